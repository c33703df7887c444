"""The possible places of the hidden figure, as a player knows them: the ways to each, and its chance."""

from __future__ import annotations

import msgspec


class Whereabouts(msgspec.Struct, frozen=True):
    """The possible places of the hidden figure now, at the end of the turn before, and so on.

    All are given current knowledge; there are none if nothing is hidden.
    """

    chances: tuple[dict[int, float], ...] = ()
    """The chance of each place, if the figure plays in the computer's style."""
    ways: tuple[dict[int, int], ...] = ()
    """The number of ways to each place from the last certain one before it, and to the next certain one after
    it, within these turns; empty if they were not counted.
    """

    @property
    def now(self) -> dict[int, float]:
        """The chances of the current place."""
        return self.chances[0] if self.chances else {}
