"""Dracula's legal placements on the first space: locations, lairs and power cards (R6.2, R6.6, R6.7, R7)."""

from __future__ import annotations

from collections.abc import Iterator

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.actions import POWER_IDS, Placement
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX
from furyqt.rules.fury3.decks import NONE, Power
from furyqt.rules.fury3.state import Fury3State, Hideout
from furyqt.rules.fury3.steps.search import hideouts
from furyqt.rules.fury3.steps.search.hideouts import Spaces
from furyqt.rules.fury3.steps.travel.rail import how_far
from furyqt.rules.fury3.steps.turn.tokens import has_bars, is_barred
from furyqt.rules.fury3.tables import (
    CASTLE,
    CITIES,
    DRACULA_FIGURE,
    HOSPITALS,
    LAIRS,
    NOWHERE,
    PLACES,
    ROADS,
    SEAS,
    TRAIL,
    WALKS,
    WITHIN_ROADS,
)
from furyqt.rules.fury3.words import place_text, power_text

N_board = Texts("fury3.board")
N_unavailable = Texts("fury3.unavailable")

BY_FOOT = tuple(Placement(place) for place in PLACES)
BY_WOLF = tuple(Placement(place, Power.WOLF_FORM) for place in PLACES)
TO_LAIR = tuple(Placement(space=TRAIL + slot) for slot in range(LAIRS))
MISDIRECTIONS = tuple(Placement(power=Power.MISDIRECT, space=space) for space in range(TRAIL))
FEED, DARK_CALL, HIDE = (Placement(power=power) for power in (Power.FEED, Power.DARK_CALL, Power.HIDE))
STAYS = ((Power.FEED, FEED), (Power.DARK_CALL, DARK_CALL), (Power.HIDE, HIDE))
"""The powers without a move, in the canonical order."""


def placements(state: Fury3State, trail: Spaces, lairs: Spaces) -> list[Placement]:
    """Return all legal placements in canonical order, with these cards on trail and lairs.

    The trail is the one after the slide; R15.2 tests it before the slide.
    """
    found = [*moves(state, trail, lairs)]
    if state.options.game == "advanced":
        found += stays(state, trail)
        found += wolf_moves(state, trail, lairs)
        found += misdirections(state, trail, lairs, free=bool(found))
    return found


def can_place(state: Fury3State, trail: Spaces, lairs: Spaces) -> bool:
    """Return whether Dracula has a legal placement (R6.8)."""
    return any(moves(state, trail, lairs)) or bool(placements(state, trail, lairs))


def can_place_after_clearing(state: Fury3State, trail: Spaces) -> bool:
    """Return whether Dracula has a legal placement if he clears lairs first, as in his own phase (R15.5)."""
    return can_place(state, trail, boxes(state.lairs))


def moves(state: Fury3State, trail: Spaces, lairs: Spaces) -> Iterator[Placement]:
    """Return moves by road or sea to a place with its card in the deck or a lair (R6.2, R6.6, R6.7)."""
    here = hideouts.here(state)
    if here == NOWHERE:
        return
    taken = {spot.place for spot in trail if spot is not None}
    slots = {spot.place: slot for slot, spot in enumerate(lairs) if spot is not None}
    if slots:
        taken.update(box.place for box in boxes(lairs) if box is not None)
    is_open = not has_bars(state)
    for place in WALKS[here]:
        if place not in taken and (is_open or not is_barred(state, place)):
            yield TO_LAIR[slots[place]] if place in slots else BY_FOOT[place]


def boxes(lairs: Spaces) -> Spaces:
    """Return the lairs that are boxes of a chapter, which Dracula can neither enter nor clear."""
    return tuple(lair if lair is not None and lair.id >= FIRST_BOX else None for lair in lairs)


def stays(state: Fury3State, trail: Spaces) -> Iterator[Placement]:
    """Return Feed, Dark Call and Hide instead of a move (R7.1, R7.6); holy ground forces a move (R6.7)."""
    spot = hideouts.current(state)
    if against_staying(state, trail, spot) is None:
        yield from (stay for power, stay in STAYS if against_stay(state, trail, spot, power) is None)


def against_staying(state: Fury3State, trail: Spaces, spot: Hideout | None) -> Text | None:
    """Return the rule by which Dracula must move from the hideout of his place."""
    if spot is not None and is_barred(state, spot.place):
        return HOLY
    return JUST_LEFT if spot is None or spot not in trail else None


def against_stay(state: Fury3State, trail: Spaces, spot: Hideout | None, power: Power) -> Text | None:
    """Return the rule against one of the powers without a move."""
    if _is_on_trail(trail, power):
        return ON_TRAIL
    if power == Power.HIDE and spot is not None and spot.place in SEAS:
        return AT_SEA
    may_show = power != Power.HIDE and state.options.shown_powers == "allowed"
    return REVEALED if state.revealed and not may_show else None


def wolf_moves(state: Fury3State, trail: Spaces, lairs: Spaces) -> Iterator[Placement]:
    """Return Wolf Form moves: one or two roads, to a city whose card is in the location deck (R7.1)."""
    if not _is_on_trail(trail, Power.WOLF_FORM):
        taken = {spot.place for spot in (*trail, *lairs) if spot is not None}
        yield from (BY_WOLF[place] for place in within_two_roads(state) if place not in taken)


def refused_powers(state: Fury3State) -> Iterator[Refusal]:
    """Yield the power cards without a placement, in the advanced game (R6.7, R7.1, R7.6)."""
    if state.options.game != "advanced":
        return
    used = {placement.power for placement in placements(state, state.trail, state.lairs)}
    for power in Power:
        if power not in used:
            yield Refusal(f"power:{POWER_IDS[power]}", power_text(power), _against_power(state, power))


def _against_power(state: Fury3State, power: Power) -> Text:
    trail, spot = state.trail, hideouts.current(state)
    if _is_on_trail(trail, power):
        return ON_TRAIL
    if power == Power.MISDIRECT:
        return NOTHING_TO_CLEAR
    if power == Power.WOLF_FORM:
        return AT_SEA if hideouts.here(state) in SEAS else NO_CITY
    found = against_staying(state, trail, spot) or against_stay(state, trail, spot, power)
    assert found is not None, power
    return found


def against_place(state: Fury3State, place: int) -> Text:
    """Return the first rule by which no placement leads Dracula to a place (R6.2, R6.6, R6.7)."""
    here = hideouts.here(state)
    if place in state.chapter.closed:
        reason = N_board("{place} is closed.")
    elif place in HOSPITALS:
        reason = N_board("Dracula can never enter a hospital.")
    elif is_barred(state, place):
        reason = N_board("{place} is protected.")
    elif place == here:
        reason = N_unavailable("Dracula is already there.")
    elif any(spot is not None and spot.place == place for spot in state.trail):
        reason = N_unavailable("The {place} card is on the trail.")
    elif any(spot is not None and spot.place == place for spot in state.lairs):
        reason = N_unavailable("Dracula has a lair {place:in}.")
    else:
        reason = how_far(DRACULA_FIGURE, here, place)
    return reason.fill(place=place_text(place))


ON_TRAIL = N_unavailable("The card is on the trail.")
NOTHING_TO_CLEAR = N_unavailable("No hideout of the trail can be cleared for it.")
AT_SEA = N_unavailable("Not at sea.")
NO_CITY = N_unavailable("No city within two roads is free.")
HOLY = N_unavailable("Dracula must leave holy ground.")
JUST_LEFT = N_unavailable("The card of Dracula's place has just left the trail.")
REVEALED = N_unavailable("Not while Dracula is revealed.")


def misdirections(state: Fury3State, trail: Spaces, lairs: Spaces, *, free: bool) -> Iterator[Placement]:
    """Return Misdirect for each space of the trail, if a placement is possible afterwards (R7.1, R7.4).

    `free` means that one is possible in any case; else the card of the cleared hideout must allow it.
    """
    if _is_on_trail(trail, Power.MISDIRECT):
        return
    current = hideouts.current(state)
    _, hidden = hideouts.hidden_from(trail)
    for space, spot in enumerate(trail):
        if spot is None or spot.power != NONE or spot.place == CASTLE or spot in (current, hidden):
            continue
        rest = (*trail[:space], None, *trail[space + 1 :])
        if free or any(moves(state, rest, lairs)) or any(wolf_moves(state, rest, lairs)):
            yield MISDIRECTIONS[space]


def bat_cities(state: Fury3State) -> list[int]:
    """Return the cities of Escape as Bat: one or two roads away, no hunter, its card in the deck (R10.14)."""
    taken = {spot.place for spot in (*state.trail, *state.lairs) if spot is not None}
    return [
        place
        for place in within_two_roads(state)
        if place not in taken and not hideouts.has_hunter(state, place)
    ]


def within_two_roads(state: Fury3State) -> Iterator[int]:
    """Return the cities one or two roads away that Dracula can enter.

    The city in between may have hunters, but must not be holy either (R6.7).
    """
    here = hideouts.here(state)
    if here not in CITIES:
        return
    if not has_bars(state):
        yield from WITHIN_ROADS[2][here]
        return
    for place in WITHIN_ROADS[2][here]:
        if not is_barred(state, place) and _is_within_wolf_form(state, here, place):
            yield place


def _is_within_wolf_form(state: Fury3State, here: int, place: int) -> bool:
    """Return whether the place is one road away, or two with an open city in between."""
    return place in ROADS[here] or any(
        place in ROADS[between] and not is_barred(state, between) for between in ROADS[here]
    )


def _is_on_trail(trail: Spaces, power: int) -> bool:
    """Return whether a power card is on the trail (R7.2)."""
    return any(spot is not None and spot.power == power for spot in trail)
