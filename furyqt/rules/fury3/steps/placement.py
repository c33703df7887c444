"""What Dracula may place on the first space of the trail, and what it costs and brings him (R6, R7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from furyqt.rules.core.agenda import Decision
from furyqt.rules.core.text import Text
from furyqt.rules.fury3 import questions
from furyqt.rules.fury3.actions import PASS, Do, Prowl, Space
from furyqt.rules.fury3.catalogue import POWERS
from furyqt.rules.fury3.events import CardPlaced, DraculaRevealed, DraculaVanished
from furyqt.rules.fury3.state import Hideout, State
from furyqt.rules.fury3.steps import hideouts
from furyqt.rules.fury3.steps.hideouts import Spaces
from furyqt.rules.fury3.steps.lurking import LURKING
from furyqt.rules.fury3.steps.tokens import is_holy
from furyqt.rules.fury3.tables import (
    CASTLE,
    CITIES,
    DRACULA,
    LAIRS,
    MOST_DESPAIR,
    NONE,
    NOWHERE,
    PLACES,
    ROADS,
    SEAS,
    TOWNS,
    TRAIL,
    WALKS,
    WITHIN_ROADS,
    Event,
    Power,
)

BY_FOOT = tuple(Prowl(place) for place in PLACES)
BY_WOLF = tuple(Prowl(place, Power.WOLF_FORM) for place in PLACES)
TO_LAIR = tuple(Prowl(space=TRAIL + slot) for slot in range(LAIRS))
MISDIRECTIONS = tuple(Prowl(power=Power.MISDIRECT, space=space) for space in range(TRAIL))
FEED, DARK_CALL, HIDE = (Prowl(power=power) for power in (Power.FEED, Power.DARK_CALL, Power.HIDE))
CLEARINGS = tuple(Space(TRAIL + slot) for slot in range(LAIRS))

EMBARKING, CROSSING, CROSSING_WITH_RUFUS = 2, 1, 2
"""Damage for moving from a port into a sea zone, and from one sea zone to the next (R6.3)."""
CASTLE_REST = 5
"""Damage that Dracula recovers when he places Castle Dracula (R4.6)."""
STRANDED = 5
"""Damage for having no legal placement (R6.8)."""
FURY = 3
"""Influence for each placement of The Fury of Dracula (R2.4)."""

# -------------------------------------------------------------------------------------------- what is legal


def placements(state: State, trail: Spaces, lairs: Spaces) -> list[Prowl]:
    """All legal placements in canonical order, while these cards lie on trail and lairs (R6.2, R6.6).

    The trail is the one after the slide: R15.2 asks before it.
    """
    found = [*moves(state, trail, lairs)]
    if state.options.game != "advanced":
        return found
    used = {spot.power for spot in trail if spot is not None}
    found += (card for card in stays(state, trail) if card.power not in used)
    if Power.WOLF_FORM not in used:
        found += wolf_moves(state, trail, lairs)
    if Power.MISDIRECT not in used:
        found += misdirections(state, trail, lairs, free=bool(found))
    return found


def moves(state: State, trail: Spaces, lairs: Spaces) -> Iterator[Prowl]:
    """By road or sea to a place whose card is in the location deck or a lair (R6.2, R6.6, R6.7)."""
    here = hideouts.here(state)
    if here == NOWHERE:
        return
    taken = {spot.place for spot in trail if spot is not None}
    slots = {spot.place: slot for slot, spot in enumerate(lairs) if spot is not None}
    for place in WALKS[here]:
        if place not in taken and not is_holy(state, place):
            yield TO_LAIR[slots[place]] if place in slots else BY_FOOT[place]


def stays(state: State, trail: Spaces) -> Iterator[Prowl]:
    """Feed, Dark Call and Hide instead of a move (R7.1, R7.6); holy ground forces a move (R6.7)."""
    spot = hideouts.current(state)
    if spot is None or spot not in trail or is_holy(state, spot.place):
        return
    if not state.revealed or state.options.shown_powers == "allowed":
        yield FEED
        yield DARK_CALL
    if not state.revealed and spot.place not in SEAS:
        yield HIDE


def wolf_moves(state: State, trail: Spaces, lairs: Spaces) -> Iterator[Prowl]:
    """Wolf Form: one or two roads, to a city whose card is in the location deck (R7.1).

    The city in between may hold hunters, but it must not be holy either (R6.7).
    """
    here = hideouts.here(state)
    if here not in CITIES:
        return
    taken = {spot.place for spot in (*trail, *lairs) if spot is not None}
    for place in WITHIN_ROADS[2][here]:
        if place not in taken and not is_holy(state, place) and _leads(state, here, place):
            yield BY_WOLF[place]


def _leads(state: State, here: int, place: int) -> bool:
    """Whether the place is one road away, or two with an open city in between."""
    return place in ROADS[here] or any(
        place in ROADS[between] and not is_holy(state, between) for between in ROADS[here]
    )


def misdirections(state: State, trail: Spaces, lairs: Spaces, *, free: bool) -> Iterator[Prowl]:
    """Misdirect on a space of the trail, if a placement is possible afterwards (R7.1, R7.4).

    `free` says that one is possible anyhow; else the card of the cleared hideout must allow it.
    """
    current = hideouts.current(state)
    _, hidden = hideouts.hidden_from(trail)
    for space, spot in enumerate(trail):
        if spot is None or spot.place in (NOWHERE, CASTLE) or spot.power != NONE:
            continue
        if spot in (current, hidden):
            continue
        rest = (*trail[:space], None, *trail[space + 1 :])
        if free or any(moves(state, rest, lairs)) or any(wolf_moves_left(state, rest, lairs)):
            yield MISDIRECTIONS[space]


def wolf_moves_left(state: State, trail: Spaces, lairs: Spaces) -> Iterator[Prowl]:
    """Wolf Form, unless it lies on the trail."""
    if not any(spot is not None and spot.power == Power.WOLF_FORM for spot in trail):
        yield from wolf_moves(state, trail, lairs)


def can_place(state: State, trail: Spaces, lairs: Spaces) -> bool:
    """Whether Dracula has a legal placement (R6.8)."""
    return any(True for _ in moves(state, trail, lairs)) or bool(placements(state, trail, lairs))


# ---------------------------------------------------------------------------------------------- the decision


class Placement(Decision, frozen=True):
    """Dracula places a card on the first space, which is empty; he may clear lairs before (R6.1, R15.5)."""

    def player(self, state: State) -> int:
        """Dracula."""
        return DRACULA

    def actions(self, state: State) -> Sequence[Prowl | Space | Do]:
        """Moves, power cards, lairs to clear; passing only where there is no placement after all."""
        clearings = [CLEARINGS[slot] for slot, lair in enumerate(state.lairs) if lair is not None]
        return (*(placements(state, state.trail, state.lairs) or (PASS,)), *clearings)

    def apply(self, state: State, action: Prowl | Space | Do) -> None:
        """Place the card, and an encounter on it."""
        if isinstance(action, Space):
            state.push(PLACEMENT)
            clear_lair(state, action.space - TRAIL)
        elif isinstance(action, Do):
            state.leaving = None
            state.hurt_dracula(STRANDED)
        elif action.power == Power.MISDIRECT:
            state.push(PLACEMENT)
            misdirect(state, action.space)
        else:
            state.push(LURKING)
            prowl(state, action)

    def prompt(self, position: State) -> Text:
        """The question."""
        return questions.PLACEMENT


PLACEMENT = Placement()


def clear_lair(state: State, slot: int) -> None:
    """Dracula clears a lair (R7.9)."""
    lair = state.lairs[slot]
    if lair is not None:
        hideouts.clear(state, lair.id)


def misdirect(state: State, space: int) -> None:
    """Clear a hideout and lay Misdirect in its stead (R7.1)."""
    spot = state.trail[space]
    if spot is not None:
        hideouts.clear(state, spot.id)
    card = Hideout(hideouts.new_id(state), power=Power.MISDIRECT)
    hideouts.put_on(state, space, card)
    state.tell(CardPlaced, card.id, NOWHERE, Power.MISDIRECT)
    POWERS[Power.MISDIRECT].effect(state, None)


def prowl(state: State, action: Prowl) -> None:
    """Lay the card or cards on the first space, with all that follows from it at once."""
    came_from = hideouts.here(state)
    state.leaving = None
    if action.space != NONE:
        slot = action.space - TRAIL
        spot = state.lairs[slot]
        assert spot is not None
        hideouts.put_on(state, action.space, None)
        settle_on(state, 0, spot, lair=slot)
    else:
        settle_on(state, 0, Hideout(hideouts.new_id(state), action.to, power=action.power))
    if action.power != NONE:
        POWERS[action.power].effect(state, None)
    if state.winner != NONE:
        return
    place = NOWHERE if state.trail[0] is None else state.trail[0].place
    if place in SEAS:
        state.hurt_dracula(passage(state, came_from))
    if place == CASTLE:
        state.heal_dracula(CASTLE_REST)
    if place in CITIES or action.power == Power.HIDE:
        fury(state)


def settle_on(state: State, space: int, spot: Hideout, lair: int = NONE) -> None:
    """Lay a hideout on a space: faceup, or in a hunter's city, it reveals Dracula (R6.5, R15.12)."""
    place = spot.place
    seen = place in CITIES and (spot.faceup or hideouts.has_hunter(state, place))
    if seen:
        spot = replace(spot, faceup=True)
    hideouts.put_on(state, space, spot)
    state.tell(CardPlaced, spot.id, place, spot.power, lair, spot.bat, spot.faceup)
    if seen:
        state.revealed = True
        state.tell(DraculaRevealed, place)
    elif state.revealed and place != NOWHERE:
        state.revealed = False
        state.tell(DraculaVanished)


def passage(state: State, came_from: int) -> int:
    """The damage for moving into a sea zone (R6.3); Rufus Smith makes the crossing harder."""
    if came_from not in SEAS:
        return EMBARKING
    return CROSSING_WITH_RUFUS if state.hunter_ally == Event.RUFUS_SMITH else CROSSING


def fury(state: State) -> None:
    """The Fury of Dracula: with all despair tokens placed, a city or Hide brings influence (R2.4)."""
    if state.despair == MOST_DESPAIR:
        state.add_influence(FURY)


# ------------------------------------------------------------------------------------------------ the bat


def bat_cities(state: State) -> list[int]:
    """Where Escape as Bat may lead: one or two roads away, no hunter, its card in the deck (R10.14)."""
    here = hideouts.here(state)
    taken = {spot.place for spot in (*state.trail, *state.lairs) if spot is not None}
    return [
        place
        for place in (WITHIN_ROADS[2][here] if here in CITIES else ())
        if place not in taken
        and not hideouts.has_hunter(state, place)
        and not is_holy(state, place)
        and _leads(state, here, place)
    ]


def fly(state: State, place: int) -> None:
    """Clear Dracula's hideout; a new one takes its space, with Escape as Bat faceup on it (R10.14)."""
    old = hideouts.current(state)
    assert old is not None
    space = hideouts.space_of(state, old.id)
    hideouts.clear(state, old.id)
    settle_on(state, space, Hideout(hideouts.new_id(state), place, bat=True))
    if place == CASTLE:
        state.heal_dracula(CASTLE_REST)
    if state.options.bat_flight == "triggers":
        fury(state)


STARTS = tuple(sorted(TOWNS))
"""Where Dracula may start, but for the hunters' cities (R1.9)."""
