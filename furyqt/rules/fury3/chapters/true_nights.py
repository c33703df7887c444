"""Dracula's true way in a finished chapter, what the hunters could know of it, and his habits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from furyqt.rules.core.campaign.campaign import TrueNight
from furyqt.rules.core.campaign.nights import ends, placements, tallied
from furyqt.rules.core.events import Event, events_seen_by
from furyqt.rules.fury3.chapters.overlay import present
from furyqt.rules.fury3.decks import NONE
from furyqt.rules.fury3.events import CombatStarted, LocationRevealed
from furyqt.rules.fury3.hidden.trail_proof import conditions_of, possible_places, reachable
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.hideouts import here
from furyqt.rules.fury3.tables import (
    ATLAS,
    HUNTERS,
    NOWHERE,
    PORTS,
    REGION,
    ROADS_APART,
    SEAS,
    STEPS_APART,
)
from furyqt.rules.mechanisms.trail_sampler import Undecided

NEAR = 2
HABITS = ("sea", "port", "near", "flee", "fight", "hide")


def hidden_place(state: Fury3State) -> str:
    """Return the code of the place where Dracula is; empty before his start."""
    place = here(state)
    return "" if place == NOWHERE else ATLAS.places[place].code


def _phase(state: Fury3State) -> int:
    return state.phase


def ends_of_nights(states: Sequence[Fury3State]) -> list[int]:
    """Return the number of the last position before each phase of Dracula, and of the last of all."""
    return ends(states, _phase)


def nights(states: Sequence[Fury3State]) -> tuple[TrueNight, ...]:
    """Return Dracula's place after each phase, with the places that the hunters had to expect then."""
    found = []
    for number in placements(states, _phase, lambda state: here(state) != NOWHERE):
        state = states[number]
        found.append(TrueNight(number, state.phase, here(state), _expected(state)))
    return tuple(found)


def _expected(state: Fury3State) -> tuple[int, ...]:
    events = events_seen_by(state.told or (), HUNTERS)
    conditions = conditions_of(events, is_advanced=state.options.game == "advanced")
    link = len(conditions.links) - 1
    if link < 0:
        return ()
    try:
        return tuple(sorted(possible_places(conditions, link)))
    except Undecided:
        return tuple(reachable(conditions, link))


def habits(states: Sequence[Fury3State]) -> Mapping[str, tuple[int, int]]:
    """Return for each habit how often Dracula followed it, and how often he could have."""
    return tallied(HABITS, _all_chances([states[number] for number in ends_of_nights(states)]))


def _all_chances(nights: Sequence[Fury3State]) -> Iterator[tuple[str, bool, bool]]:
    """Yield the chances of all nights but the last, each with what happened since the night before."""
    told = 0
    for before, after in pairwise(nights):
        events = (before.told or ())[told:]
        told = len(before.told or ())
        if NOWHERE not in (here(before), here(after)):
            yield from _chances(before, after, events)


def near(states: Sequence[Fury3State]) -> tuple[bool, ...]:
    """Return for each night whether a hunter was within two roads of Dracula at its end."""
    ends = [states[number] for number in ends_of_nights(states)[:-1]]
    return tuple(
        any(0 <= ROADS_APART[state.hunters[hunter].place][here(state)] <= NEAR for hunter in present(state))
        for state in ends
        if here(state) != NOWHERE
    )


def _chances(
    before: Fury3State, after: Fury3State, events: Sequence[Event]
) -> Iterator[tuple[str, bool, bool]]:
    """Yield each habit, whether this phase was a chance for it, and whether Dracula took it."""
    place, was = here(after), here(before)
    hunters = [before.hunters[hunter].place for hunter in present(before)]
    roads = [ROADS_APART[city][was] for city in hunters]
    is_found = any(isinstance(event, LocationRevealed) for event in events)
    is_fight = any(isinstance(event, CombatStarted) and event.encounter == NONE for event in events)
    has_power = any(
        spot is not None and spot.id >= before.placed and spot.power != NONE for spot in after.trail
    )
    yield "sea", any(0 <= apart <= NEAR for apart in roads), place in SEAS
    yield "port", place not in SEAS, place in PORTS
    yield "near", True, _nearest(hunters, place) < _nearest(hunters, was)
    yield "flee", is_found and was not in SEAS, REGION[place] != REGION[was]
    yield "fight", was in hunters, is_fight
    yield "hide", True, has_power


def _nearest(hunters: Sequence[int], place: int) -> int:
    return min((STEPS_APART[hunter][place] for hunter in hunters), default=0)
