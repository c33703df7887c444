"""Dracula's trail and the lairs of the third edition, with the cards and tokens on their spaces."""

from __future__ import annotations

from furyqt.rules.core.enumeration import grouped
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.actions import SPACES
from furyqt.rules.fury3.decks import HIDDEN, NONE, VAMPIRES, Combat, Deck, Power
from furyqt.rules.fury3.observation import Fury3Observation, Hideout, PlacedEncounter
from furyqt.rules.fury3.tables import CASTLE, DRACULA, NOWHERE, TRAIL
from furyqt.views.boards.fury3 import faces
from furyqt.views.boards.fury3.sheets import REVEALED
from furyqt.views.picture import UNKNOWN_PLACE, Badge, CardFace, TrailEntry, lying_at, marked

N_board = Texts("fury3.board")
N_faces = Texts("fury3.faces")

RUMOR = N_board("rumor")


def location(spot: Hideout) -> CardFace | None:
    """Return the location card or its back; None if a power card is there instead."""
    return faces.place_face(spot.place)


def power(observation: Fury3Observation, spot: Hideout) -> CardFace | None:
    """Return the power card on or in place of a location card, if the viewer knows it."""
    if spot.power == NONE:
        return None
    face = faces.power_face(spot.power)
    is_open = spot.power == Power.HIDE and spot.faceup and observation.player == DRACULA
    return marked(face, REVEALED if is_open else None)


def contents(spot: Hideout) -> tuple[CardFace, ...]:
    """Return the encounter cards of a hideout, faces or backs."""
    return tuple(_encounter_face(placed, spot.place) for placed in spot.contents)


def _encounter_face(placed: PlacedEncounter, place: int) -> CardFace:
    """Return an encounter with the hunters' effects on it or their knowledge of it."""
    face = lying_at(faces.face(Deck.ENCOUNTER, placed.card), place)
    hurt = damage(placed.damage) if placed.damage and placed.card in VAMPIRES else None
    return marked(face, REVEALED if placed.faceup else None, hurt)


def damage(amount: int) -> Text:
    """Return the damage of a vampire."""
    return N_faces.plural("%n damage", amount)


def tokens(spot: Hideout) -> tuple[tuple[str, Text], ...]:
    """Return the tokens of a hideout: a rumor, and the card Escape as Bat."""
    found = []
    if spot.rumor:
        found.append(("tokens/rumor", RUMOR))
    if spot.bat:
        found.append(("icons/bat", words.combat_text(Combat.ESCAPE_AS_BAT)))
    return tuple(found)


def lair(observation: Fury3Observation, slot: int) -> TrailEntry | None:
    """Return a lair as an entry of its own, None for an empty slot."""
    spot = observation.lairs[slot]
    if spot is None:
        return None
    place, letter = words.place_text(spot.place), SPACES[TRAIL + slot].upper()
    is_known = spot.faceup or spot.place == CASTLE
    inside = contents(spot)
    sentence = _LAIR_WITH if inside else _LAIR
    return TrailEntry(
        age=0,
        round=spot.id,
        move=place,
        place=max(spot.place, UNKNOWN_PLACE),
        where=None,
        face_up=is_known,
        encounter=sign(spot),
        sentence=sentence.fill(
            slot=letter, place=place, contents=words.joined(grouped(face.title for face in inside))
        ),
        note=words.joined(grouped(face.title for face in inside)) if inside else None,
        card=location(spot),
        contents=inside,
        tokens=tokens(spot),
        slot=letter,
    )


_LAIR = N_board("Lair {slot} {place:in}")
_LAIR_WITH = N_board("Lair {slot} {place:in}; {contents}")


def sign(spot: Hideout) -> str:
    """Return the sign of the encounters: a vampire's, if one is known, or a trap's for any other card."""
    if not spot.contents:
        return ""
    return "fangs" if any(placed.card in VAMPIRES for placed in spot.contents) else "trap"


def leaving(observation: Fury3Observation) -> tuple[CardFace, ...]:
    """Return the cards of the hideout that has just left the trail, until it is settled."""
    spot = observation.leaving
    if spot is None:
        return ()
    own = location(spot) if spot.place != NOWHERE else power(observation, spot)
    first = () if own is None else (marked(own, _LEAVES),)
    return (*first, *(marked(face, _LEAVES) for face in contents(spot)))


_LEAVES = N_faces("leaves the trail")


SLOTS = ("A", "B", "C")
"""The names of the three lairs."""


def trail(observation: Fury3Observation) -> tuple[TrailEntry | None, ...]:
    """Return the six spaces, the first space first."""
    return tuple(_entry(observation, space) for space in range(len(observation.trail)))


def _entry(observation: Fury3Observation, space: int) -> TrailEntry | None:
    hideout = observation.trail[space]
    if hideout is None:
        return None
    face, note = _face(hideout.place, hideout.power), _contents(hideout)
    is_known = _is_known(observation, space)
    sentence = _SENTENCE if note is None else _SENTENCE_WITH
    return TrailEntry(
        age=space + 1,
        round=hideout.id,
        move=face,
        place=max(hideout.place, UNKNOWN_PLACE),
        where=None,
        face_up=is_known,
        encounter=sign(hideout),
        sentence=sentence.fill(
            number=space + 1, face=face, known=_KNOWN if is_known else _UNKNOWN, contents=note or ""
        ),
        note=note,
        card=location(hideout),
        power=power(observation, hideout),
        contents=contents(hideout),
        tokens=tokens(hideout),
    )


def _face(place: int, power: int) -> Text:
    """Return the face: a location card, a power card, or both."""
    if power == NONE:
        return words.place_text(place)
    if place == NOWHERE:
        return words.power_text(power)
    return _BOTH.fill(power=words.power_text(power), place=words.place_text(place))


def _is_known(observation: Fury3Observation, space: int) -> bool:
    """Return whether the hunters know the whole face: it is faceup, or its back shows it."""
    hideout = observation.trail[space]
    if hideout is None or hideout.faceup or hideout.place == CASTLE:
        return True
    return hideout.place == NOWHERE and hideout.power not in (NONE, Power.HIDE)


def _contents(hideout: Hideout) -> Text | None:
    """Return the encounters and tokens of a hideout."""
    hidden = sum(placed.card == HIDDEN for placed in hideout.contents)
    parts = [N_board.plural("%n encounter(s)", hidden)] if hidden else []
    parts += [
        _encounter_words(placed.card, placed.damage) for placed in hideout.contents if placed.card != HIDDEN
    ]
    if hideout.rumor:
        parts.append(RUMOR)
    if hideout.bat:
        parts.append(words.combat_text(Combat.ESCAPE_AS_BAT))
    return words.joined(grouped(parts)) if parts else None


def _encounter_words(card: int, damage: int) -> Text:
    name = words.card_text(Deck.ENCOUNTER, card)
    return _HURT.fill(name=name, damage=damage) if damage else name


def badges(observation: Fury3Observation, entries: tuple[TrailEntry | None, ...]) -> tuple[Badge, ...]:
    """Return a badge for each space and lair with a known place."""
    found = [
        Badge(entry.place, str(entry.age), entry.encounter or "trail", entry.sentence)
        for entry in entries
        if entry is not None and entry.place != UNKNOWN_PLACE
    ]
    found += [
        Badge(
            lair.place, SLOTS[slot], "lair", _LAIR.fill(slot=SLOTS[slot], place=words.place_text(lair.place))
        )
        for slot, lair in enumerate(observation.lairs)
        if lair is not None and lair.place >= 0
    ]
    found += [
        Badge(hideout.place, "!", "rumor", _RUMOR)
        for hideout in (*observation.trail, *observation.lairs)
        if hideout is not None and hideout.rumor and hideout.place >= 0
    ]
    return tuple(found)


_RUMOR = N_board("a rumor token")
_BOTH = N_board("{power}, {place}")
_HURT = N_board("{name} ({damage} damage)")
_KNOWN = N_board("known to the hunters")
_UNKNOWN = N_board("hidden from the hunters")
_SENTENCE = N_board("Trail {number}: {face}, {known}.")
_SENTENCE_WITH = N_board("Trail {number}: {face}, {known}; {contents}.")
