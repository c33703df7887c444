"""The values that a chart shows."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from furyqt.controllers.review.analysis import Mark


@dataclass(frozen=True, slots=True)
class ChartTurn:
    """A turn of the chart: its mark, its name, and whether it is a turning point (1 good, -1 bad, 0 none)."""

    mark: Mark
    name: str
    turning: int = 0
    is_end: bool = False


def place_of(turns: Sequence[ChartTurn], position: int) -> float:
    """Return the fractional turn of a position; 0 is the first turn and 1 the second."""
    starts = [turn.mark.position for turn in turns]
    if len(starts) < 2:
        return 0.0
    before = max(0, min(bisect_right(starts, position) - 1, len(starts) - 2))
    width = max(1, starts[before + 1] - starts[before])
    return before + min(1.0, max(0.0, (position - starts[before]) / width))


def turn_at(turns: Sequence[ChartTurn], position: int) -> int:
    """Return the number of the turn of a position, or -1 without turns."""
    starts = [turn.mark.position for turn in turns]
    return max(0, bisect_right(starts, position) - 1) if starts else -1


def most_places(turns: Sequence[ChartTurn]) -> int:
    """Return the largest number of places, at least 10: the top of their scale."""
    return max((turn.mark.places or 0 for turn in turns), default=0) // 10 * 10 + 10
