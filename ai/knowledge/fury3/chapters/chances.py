"""The chance that a simulated game of a chapter of the third edition ends with its goal."""

from __future__ import annotations

from ai.knowledge.fury.aims import AimFollower, expected
from ai.knowledge.fury3.chapters.trail_memory import TrailMemory
from furyqt.rules.core.campaign.aim import DAY
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
    "influence": 0.7,
    "defeated": 0.15,
    "sails": 0.3,
    "moves": 2.0,
}
"""The average rise of each counter in a day of the measured games."""


def chance(known: AimFollower[ChapterCount, Fury3State], memory: TrailMemory) -> float:
    """Return the chance to reach the goal, given what the hunters of the simulated game know."""
    aim, state, counts = known.aim, known.state, known.count.counts
    if known.end is not None:
        return float(known.end == "goal")
    if state.winner >= 0:
        return float(state.winner == HUNTERS)
    left = max(0.0, aim.days - counts[DAY] + (0.5 if state.is_night() else 1.0))
    hit = memory.surest() if aim.seal_places and not state.revealed else 0.0
    return expected(aim, counts, left, RATES, hit)
