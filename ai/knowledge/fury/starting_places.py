"""The value of a hunter's starting place: near every town, alone and together with the other hunters."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

COVER, OWN, CITY = 10.0, 3.0, 0.3
"""The value of starting near towns, together with the others and alone, and in a large city."""
ALIKE = 0.3
"""A starting place is still chosen if its value is this much less than the best."""


class StartingPlaces:
    """The starting places of a map; `near[from][to]` is 1 for the place itself, and less for each turn."""

    def __init__(
        self, near: Sequence[Sequence[float]], towns: Collection[int], large: Collection[int]
    ) -> None:
        self._near, self._towns, self._large = near, towns, large
        self.values = lru_cache(maxsize=64)(self._values)
        """The places of the other hunters -> the value of each place for one more hunter."""

    def _values(self, others: tuple[int, ...]) -> tuple[float, ...]:
        covered = [max((self._near[place][town] for place in others), default=0.0) for town in self._towns]
        found = []
        for place, row in enumerate(self._near):
            own = [row[town] for town in self._towns]
            together = sum(map(max, own, covered))
            share = (COVER * together + OWN * sum(own)) / len(self._towns)
            found.append(share + CITY * (place in self._large))
        return tuple(found)
