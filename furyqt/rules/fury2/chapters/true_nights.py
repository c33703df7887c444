"""Dracula's true way in a finished chapter, what the hunters could know of it, and his habits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from furyqt.rules.core.campaign.campaign import TrueNight
from furyqt.rules.core.campaign.nights import ends, placements, tallied
from furyqt.rules.fury2.decks import NONE
from furyqt.rules.fury2.events import CombatStarted
from furyqt.rules.fury2.hidden.trail_sampler import Fury2TrailSampler
from furyqt.rules.fury2.observation import observe
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import ATLAS, FIGURES, HUNTERS, NOWHERE, PORTS, ROADS_APART, SEAS
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.rules.mechanisms.trail_constraints import bits

NEAR = 2
FAR = 99
HABITS = ("sea", "port", "near", "fight", "hide")


def hidden_place(state: Fury2State) -> str:
    """Return the code of the place where Dracula is; empty before his start."""
    place = state.present_place()
    return "" if place == NOWHERE else ATLAS.places[place].code


def _round(state: Fury2State) -> int:
    return state.round


def ends_of_rounds(states: Sequence[Fury2State]) -> list[int]:
    """Return the number of the last position before each turn of Dracula, and of the last of all."""
    return ends(states, _round)


def nights(states: Sequence[Fury2State]) -> tuple[TrueNight, ...]:
    """Return Dracula's place after each of his moves, with the places that the hunters had to expect then.

    His start counts as a move; of two moves in one round the second is shown.
    """
    found = []
    for number in placements(states, _round, lambda state: state.present_place() != NOWHERE):
        state = states[number]
        found.append(TrueNight(number, state.round, state.present_place(), expected(state)))
    return tuple(found)


def expected(state: Fury2State) -> tuple[int, ...]:
    """Return the places where the hunters have to expect Dracula."""
    observation = observe(state, HUNTERS)
    sampler = Fury2TrailSampler(observation, unseen=False, since=0)
    return tuple(bits(sampler.after[-1])) if sampler.after else ()


def habits(states: Sequence[Fury2State]) -> Mapping[str, tuple[int, int]]:
    """Return for each habit how often Dracula followed it, and how often he could have."""
    rounds = pairwise([states[number] for number in ends_of_rounds(states)])
    return tallied(
        HABITS,
        (
            chance
            for before, after in rounds
            if NOWHERE not in (before.present_place(), after.present_place())
            for chance in _chances(before, after)
        ),
    )


def near(states: Sequence[Fury2State]) -> tuple[bool, ...]:
    """Return for each round whether a hunter was within two roads of Dracula at its end."""
    ends = [states[number] for number in ends_of_rounds(states)[:-1]]
    return tuple(
        _nearest(state, state.present_place()) <= NEAR for state in ends if state.present_place() != NOWHERE
    )


def _chances(before: Fury2State, after: Fury2State) -> Iterator[tuple[str, bool, bool]]:
    """Yield each habit, whether this round was a chance for it, and whether Dracula took it."""
    place, was = after.present_place(), before.present_place()
    events = (after.told or ())[len(before.told or ()) :]
    fights = [event for event in events if isinstance(event, CombatStarted) and event.enemy == Enemy.DRACULA]
    newest = after.trail[0] if after.trail else None
    yield "sea", _nearest(before, was) <= NEAR, place in SEAS
    yield "port", place not in SEAS, place in PORTS
    yield "near", True, _nearest(before, place) < _nearest(before, was)
    yield "fight", any(sheet.place == was for sheet in before.hunters), bool(fights)
    yield "hide", was not in SEAS, newest is not None and (newest.power != NONE or newest.wolf)


def _nearest(state: Fury2State, place: int) -> int:
    """Return the number of roads between a place and the nearest hunter."""
    roads = (ROADS_APART[state.hunters[hunter].place][place] for hunter in FIGURES)
    return min((apart for apart in roads if apart >= 0), default=FAR)
