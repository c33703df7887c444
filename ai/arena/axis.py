"""The axis of a chart: round numbers around all values."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec


class Axis(msgspec.Struct, frozen=True):
    """The round numbers of an axis, from the first to the last."""

    ticks: tuple[float, ...]

    @staticmethod
    def over(values: Sequence[float], most: int = 8) -> Axis:
        """Return an axis around all values, with about `most` steps of 1, 2 or 5 times a power of ten."""
        least, last = min(values), max(values)
        step = _round_up((last - least or 1.0) / most)
        first = math.floor(least / step)
        return Axis(tuple(step * at for at in range(first, max(first + 1, math.ceil(last / step)) + 1)))

    def share(self, value: float) -> float:
        """Return the relative place of a value, from 0 at the first to 1 at the last number."""
        return (value - self.ticks[0]) / (self.ticks[-1] - self.ticks[0])


def _round_up(step: float) -> float:
    power = 10.0 ** math.floor(math.log10(step))
    return power * next(times for times in (1, 2, 5, 10) if power * times >= step * (1 - 1e-9))
