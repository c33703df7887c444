"""Dracula's true way in a finished chapter, what the hunters could know of it, and his habits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from furyqt.rules.core.campaign.campaign import TrueNight
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


def ends_of_nights(states: Sequence[Fury3State]) -> list[int]:
    """Return the number of the last position before each phase of Dracula, and of the last of all."""
    return [
        number
        for number, state in enumerate(states)
        if number + 1 == len(states) or states[number + 1].phase > state.phase
    ]


def nights(states: Sequence[Fury3State]) -> tuple[TrueNight, ...]:
    """Return Dracula's place after each phase, with the places that the hunters had to expect then."""
    found = []
    for number in _after_phases(states):
        state = states[number]
        place = here(state)
        if place != NOWHERE:
            found.append(TrueNight(number, state.phase, place, _expected(state)))
    return tuple(found)


def _after_phases(states: Sequence[Fury3State]) -> list[int]:
    """Return the number of the first position after each of Dracula's placements; his start is the first."""
    found: list[int] = []
    placed, phase = 0, NONE
    for number, state in enumerate(states):
        if state.placed > placed and here(state) != NOWHERE:
            if state.phase == phase:  # a second card in the same phase
                found.pop()
            found.append(number)
            placed, phase = state.placed, state.phase
    return found


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
    found = dict.fromkeys(HABITS, (0, 0))
    ends = ends_of_nights(states)
    told = 0
    for earlier, later in pairwise(ends):
        before, after = states[earlier], states[later]
        events = (before.told or ())[told:]
        told = len(before.told or ())
        if here(before) == NOWHERE or here(after) == NOWHERE:
            continue
        for name, (is_chance, is_taken) in _chances(before, after, events).items():
            count, total = found[name]
            found[name] = count + (is_chance and is_taken), total + is_chance
    return found


def near(states: Sequence[Fury3State]) -> tuple[bool, ...]:
    """Return for each night whether a hunter was within two roads of Dracula at its end."""
    ends = [states[number] for number in ends_of_nights(states)[:-1]]
    return tuple(
        any(0 <= ROADS_APART[state.hunters[hunter].place][here(state)] <= NEAR for hunter in present(state))
        for state in ends
        if here(state) != NOWHERE
    )


def _chances(before: Fury3State, after: Fury3State, events: Sequence[Event]) -> dict[str, tuple[bool, bool]]:
    """Return for each habit whether this phase was a chance for it, and whether Dracula took it."""
    place, was = here(after), here(before)
    hunters = [before.hunters[hunter].place for hunter in present(before)]
    roads = [ROADS_APART[city][was] for city in hunters]
    is_found = any(isinstance(event, LocationRevealed) for event in events)
    is_fight = any(isinstance(event, CombatStarted) and event.encounter == NONE for event in events)
    has_power = any(
        spot is not None and spot.id >= before.placed and spot.power != NONE for spot in after.trail
    )
    return {
        "sea": (any(0 <= apart <= NEAR for apart in roads), place in SEAS),
        "port": (place not in SEAS, place in PORTS),
        "near": (True, _nearest(hunters, place) < _nearest(hunters, was)),
        "flee": (is_found and was not in SEAS, REGION[place] != REGION[was]),
        "fight": (was in hunters, is_fight),
        "hide": (True, has_power),
    }


def _nearest(hunters: Sequence[int], place: int) -> int:
    return min((STEPS_APART[hunter][place] for hunter in hunters), default=0)
