"""Dracula's trail and catacombs in the second edition, as the viewer knows them."""

from __future__ import annotations

from furyqt.rules.core.enumeration import grouped
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.decks import AGENTS, HIDDEN, NONE, Deck, Encounter, Power
from furyqt.rules.fury2.observation import Fury2Observation, PlacedTile, TrailSpot
from furyqt.rules.fury2.tables import NOWHERE, TRAIL
from furyqt.views.boards.fury2 import faces
from furyqt.views.boards.fury2.sheets import REVEALED
from furyqt.views.boards.fury2.slots import LABELS, on_slots
from furyqt.views.picture import UNKNOWN_PLACE, Badge, CardFace, TrailEntry, lying_at, marked

N_ = Texts("fury2.board")


def trail(observation: Fury2Observation) -> tuple[TrailEntry | None, ...]:
    """Return the six slots, the newest first."""
    return _entries(observation)[:TRAIL]


def catacombs(observation: Fury2Observation) -> tuple[TrailEntry | None, ...]:
    """Return the three slots of the catacombs."""
    return _entries(observation)[TRAIL:]


def _entries(observation: Fury2Observation) -> tuple[TrailEntry | None, ...]:
    spots = enumerate(on_slots(observation))
    return tuple(None if spot is None else _entry(spot, slot) for slot, spot in spots)


def _entry(spot: TrailSpot, slot: int) -> TrailEntry:
    name, note, is_known = _face(spot), _contents(spot), is_known_to_hunters(spot)
    in_catacombs = slot >= TRAIL
    letter = LABELS[slot]
    text = _CATACOMB if in_catacombs else _TRAIL
    sentence = text.fill(slot=letter, face=name, known=_KNOWN if is_known else _UNKNOWN)
    return TrailEntry(
        age=0 if in_catacombs else slot + 1,
        round=spot.id,
        move=name,
        place=max(spot.place, UNKNOWN_PLACE),
        where=None,
        face_up=is_known,
        encounter=sign(spot),
        sentence=sentence if note is None else _WITH.fill(sentence=sentence, contents=note),
        note=note,
        card=faces.place_face(spot.place),
        power=_power(spot),
        contents=tuple(_tile(tile, spot.place) for tile in spot.tiles),
        tokens=(("tokens/blood", _paid(spot)),) if spot.blood else (),
        slot=letter if in_catacombs else "",
    )


def is_known_to_hunters(spot: TrailSpot) -> bool:
    """Return whether the hunters know the card: it is face up, or a power that always lies face up."""
    return spot.faceup or (spot.place == NOWHERE and spot.power not in (NONE, Power.HIDE))


def _face(spot: TrailSpot) -> Text:
    """Return the face: a location card, a power card, or both."""
    power = Power.WOLF_FORM if spot.wolf and spot.power == NONE else spot.power
    if power == NONE:
        return words.place_text(spot.place)
    if spot.place == NOWHERE:
        return words.power_text(power)
    return _BOTH.fill(power=words.power_text(power), place=words.place_text(spot.place))


def _power(spot: TrailSpot) -> CardFace | None:
    if spot.power != NONE:
        face = faces.power_face(spot.power)
        return marked(face, REVEALED) if spot.is_hide and spot.faceup else face
    return faces.power_face(Power.WOLF_FORM) if spot.wolf else None


def _tile(tile: PlacedTile, place: int) -> CardFace:
    face = lying_at(faces.face(Deck.ENCOUNTER, tile.card), place)
    return marked(face, REVEALED if tile.faceup else None)


def _contents(spot: TrailSpot) -> Text | None:
    """Return the tiles and the paid blood on a spot."""
    hidden = sum(tile.card == HIDDEN for tile in spot.tiles)
    parts = [N_.plural("%n encounter(s)", hidden)] if hidden else []
    parts += [words.card_text(Deck.ENCOUNTER, tile.card) for tile in spot.tiles if tile.card != HIDDEN]
    if spot.blood:
        parts.append(_paid(spot))
    return words.joined(grouped(parts)) if parts else None


def _paid(spot: TrailSpot) -> Text:
    return N_.plural("%n blood paid", spot.blood)


def sign(spot: TrailSpot) -> str:
    """Return the sign of the tiles: fangs for a known agent or New Vampire, a trap for any other."""
    if not spot.tiles:
        return ""
    return "fangs" if any(tile.card in _FANGS for tile in spot.tiles) else "trap"


_FANGS = AGENTS | {Encounter.NEW_VAMPIRE}


def badges(observation: Fury2Observation) -> tuple[Badge, ...]:
    """Return a badge for each slot of the trail and the catacombs with a known place."""
    return tuple(
        Badge(
            entry.place,
            LABELS[slot],
            "lair" if slot >= TRAIL else entry.encounter or "trail",
            entry.sentence,
        )
        for slot, entry in enumerate(_entries(observation))
        if entry is not None and entry.place != UNKNOWN_PLACE
    )


_BOTH = N_("{power}, {place}")
_KNOWN = N_("known to the hunters")
_UNKNOWN = N_("hidden from the hunters")
_TRAIL = N_("Trail {slot}: {face}, {known}")
_CATACOMB = N_("Catacomb {slot}: {face}, {known}")
_WITH = N_("{sentence}; {contents}")
