"""The chance that a simulated game of a chapter ends with its goal."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Protocol

from ai.knowledge.fury3.chapters.trail_memory import TrailMemory
from furyqt.rules.core.campaign.aim import DAY, HIT, Aim
from furyqt.rules.core.campaign.predicate import CounterComparison
from furyqt.rules.fury3.chapters.counters import ChapterCount
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import HUNTERS

RATES = {
    "turned": 0.6,
    "revealed": 0.45,
    "harm": 1.4,
    "slain": 0.35,
    "emptied": 0.6,
    "fights": 0.4,
    "destroyed": 0.05,
    "influence": 0.7,
    "defeated": 0.15,
    "sails": 0.3,
    "moves": 2.0,
}
"""The average rise of each counter in a day of the measured games."""


class Known(Protocol):
    """The knowledge about a simulated game."""

    end: str | None
    count: ChapterCount

    memory: TrailMemory


def chance(aim: Aim, state: Fury3State, known: Known) -> float:
    """Return the chance to reach the goal."""
    counts = known.count.counts
    if known.end is not None:
        return float(known.end == "goal")
    if state.winner >= 0:
        return float(state.winner == HUNTERS)
    left = max(0.0, aim.days - counts[DAY] + (0.5 if state.is_night() else 1.0))
    safe = 1.0
    for case in aim.feared.cases if aim.feared else ():
        safe *= 1 - _case(case, counts, left, 0.0)
    hit = known.memory.surest() if aim.seal_places and not state.revealed else 0.0
    reached = [_case(case, counts, left, hit) for case in aim.wanted.cases]
    return safe * max(reached)


def _case(case: Sequence[CounterComparison], counts: Mapping[str, int], left: float, hit: float) -> float:
    """Return the chance that all comparisons of a case come true in the days that are left."""
    found = 1.0
    for part in case:
        missing = part.range[0] - counts.get(part.name, 0)
        if missing > 0:
            found *= hit if part.name == HIT else at_least(missing, RATES.get(part.name, 0.0) * left)
    return found


def at_least(number: int, mean: float) -> float:
    """Return the chance of at least so many events if this many are expected (Poisson)."""
    term = below = math.exp(-mean)
    for count in range(1, number):
        term *= mean / count
        below += term
    return max(0.0, 1 - below)
