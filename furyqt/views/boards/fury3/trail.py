"""Dracula's trail and lairs in the third edition, as the viewer knows them."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.decks import HIDDEN, NONE, Combat, Deck, Power
from furyqt.rules.fury3.observation import Fury3Observation, Hideout
from furyqt.rules.fury3.tables import CASTLE, NOWHERE
from furyqt.views.boards.fury3 import spots
from furyqt.views.picture import UNKNOWN_PLACE, Badge, TrailEntry

N_ = Texts("fury3.board")

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
        encounter=spots.sign(hideout),
        sentence=sentence.fill(
            number=space + 1, face=face, known=_KNOWN if is_known else _UNKNOWN, contents=note or ""
        ),
        note=note,
        card=spots.location(hideout),
        power=spots.power(observation, hideout),
        contents=spots.contents(hideout),
        tokens=spots.tokens(hideout),
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
    parts = [N_.plural("%n encounter(s)", hidden)] if hidden else []
    parts += [
        _encounter_face(placed.card, placed.damage) for placed in hideout.contents if placed.card != HIDDEN
    ]
    if hideout.rumor:
        parts.append(spots.RUMOR)
    if hideout.bat:
        parts.append(words.combat_text(Combat.ESCAPE_AS_BAT))
    return words.joined(parts) if parts else None


def _encounter_face(card: int, damage: int) -> Text:
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


_RUMOR = N_("a rumor token")
_BOTH = N_("{power}, {place}")
_HURT = N_("{name} ({damage} damage)")
_LAIR = N_("Lair {slot} {place:in}")
_KNOWN = N_("known to the hunters")
_UNKNOWN = N_("hidden from the hunters")
_SENTENCE = N_("Trail {number}: {face}, {known}.")
_SENTENCE_WITH = N_("Trail {number}: {face}, {known}; {contents}.")
