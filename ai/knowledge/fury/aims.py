"""The goal of a chapter in the search: chances instead of points, and simulated games that are counted."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from ai.agent import unhurried
from ai.knowledge import Belief, Check
from ai.knowledge.evaluation_terms import Aspect, unsaid
from ai.knowledge.fury.aspects import HUNTERS
from furyqt.rules.core.agenda import State
from furyqt.rules.core.campaign.aim import DAY, HIT, Aim
from furyqt.rules.core.campaign.event_count import EventCount
from furyqt.rules.core.campaign.predicate import CounterComparison
from furyqt.rules.core.events import Event, events_seen_by
from furyqt.rules.core.observation import Observation

MEETINGS = frozenset({"revealed", "harm", "fights", "destroyed"})
"""The goals for which the hunters must come to Dracula."""
STEADY = 0.3
"""The share of the usual random actions: a chapter is played to its end, and each of them may spoil it."""
PERCENT = 100.0
"""A position's points are the chance to reach the goal in percent."""

Count = TypeVar("Count", bound=EventCount)
S = TypeVar("S", bound=State)


class AimFollower(Generic[Count, S]):
    """The chapter in one simulated game, event by event; `count` are the counters of the real position."""

    def __init__(self, aim: Aim, count: Count, state: S, player: int) -> None:
        self.aim, self.count, self.state, self._player = aim, count.copy(), state, player
        self._read = len(state.told or ())
        self._first_day = self.count.counts[DAY]
        self.end: str | None = None

    def follow(self, state: S) -> None:
        """Learn what has happened since the last time."""
        self.state = state
        told = state.told or ()
        if self._read == len(told):
            return
        for event in told[self._read :]:
            seen = event.shown_to(self._player)
            if seen is not None:
                self.learn(seen)
        self._read = len(told)
        if self.end is None:
            self.end = self.aim.end(self.count.counts)

    def learn(self, event: Event) -> None:
        """Learn from an event that the player saw."""
        self.count.learn(event)

    @property
    def awaits_seal(self) -> bool:
        """Whether the last day has begun, on which places are named."""
        return bool(self.aim.seal_places) and self.count.counts[DAY] == self.aim.days > self._first_day


class AimedValues:
    """The parts of a knowledge whose points are chances of the goal in percent."""

    horizon = 120
    reads_events = True

    def mixture(
        self,
        observation: Observation,
        belief: Belief,
        rng: random.Random,
        effort: int,
        check: Check = unhurried,
    ) -> None:
        """Return None: a combat is examined by its worth for the goal."""

    def squash(self, points: float, root: float) -> float:
        """Return the chance as a value between 0 and 1."""
        return points / PERCENT

    def chance(self, points: float, observation: Observation) -> float:
        """Return the chance to reach the goal."""
        del observation
        return points / PERCENT


END = unsaid("goal", HUNTERS)
"""The chance says it already."""


class CountedTerms(Generic[Count]):
    """The terms of a position's value in a chapter; `start` are the counters of the real position."""

    counted: ClassVar[Mapping[str, Aspect]]
    """The counters of goals and losses whose rise is a reason; any other one is part of the end."""

    def __init__(self, aim: Aim, start: Count) -> None:
        self._aim, self.start = aim, start
        self._goals, self._losses = aim.bounds
        counted = (aspect._replace(is_counted=True) for aspect in self.counted.values())
        self.aspects: Sequence[Aspect] = (*counted, END)

    def measure(self, state: State, player: int) -> list[tuple[float, float]]:
        """Return how far each counter of the chapter has come, and whether the goal is reached."""
        count = self.start.copy()
        for event in events_seen_by(state.told or (), player):
            count.learn(event)
        found = [self._measured(counter, count.counts) for counter in self.counted]
        reached = float(self._aim.end(count.counts) == "goal")
        return [*found, (reached, PERCENT * reached)]

    def _measured(self, counter: str, counts: Mapping[str, int]) -> tuple[float, float]:
        """Return a counter as far as it matters, and its share of the number that it must reach or not.

        The only counter of a goal has no points, because the chance of the goal says it already.
        """
        number = counts.get(counter, 0)
        if counter in self._goals:
            amount = min(number, self._goals[counter])
            points = PERCENT * amount / self._goals[counter]
            return float(amount), points if len(self._goals) > 1 else 0.0
        if counter in self._losses:
            return float(number), -PERCENT * number / self._losses[counter]
        return 0.0, 0.0


def expected(
    aim: Aim, counts: Mapping[str, int], left: float, rates: Mapping[str, float], hit: float = 0.0
) -> float:
    """Return the chance to reach the goal in the days that are left, if nothing has ended the chapter.

    `rates` are the usual rises of the counters in a day, and `hit` is the chance of a right final answer.
    """
    safe = 1.0
    for case in aim.feared.cases if aim.feared else ():
        safe *= 1 - _case(case, counts, left, rates, 0.0)
    return safe * max(_case(case, counts, left, rates, hit) for case in aim.wanted.cases)


def _case(
    case: Sequence[CounterComparison],
    counts: Mapping[str, int],
    left: float,
    rates: Mapping[str, float],
    hit: float,
) -> float:
    """Return the chance that all comparisons of a case come true in the days that are left."""
    found = 1.0
    for part in case:
        missing = part.range[0] - counts.get(part.name, 0)
        if missing > 0:
            found *= hit if part.name == HIT else at_least(missing, rates.get(part.name, 0.0) * left)
    return found


def at_least(number: int, mean: float) -> float:
    """Return the chance of at least so many events if this many are expected (Poisson)."""
    term = below = math.exp(-mean)
    for count in range(1, number):
        term *= mean / count
        below += term
    return max(0.0, 1 - below)
