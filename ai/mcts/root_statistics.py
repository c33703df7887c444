"""The parameters of a tree and the statistics of its root: small values that can be sent."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

import msgspec

from furyqt.rules.core.campaign.aim import Aim

UNLIMITED = 1 << 50
"""More iterations than any search does."""


class SearchConfig(msgspec.Struct, frozen=True):
    """The parameters of a tree."""

    exploration: float
    noise: float
    """The share of random actions in playouts."""
    belief_flattening: float = 0.0
    style: str = ""
    aim: Aim | None = None
    """The aim of the chapter, if the searching player has one."""


class RootStatistics(msgspec.Struct, frozen=True):
    """The statistics of each action at the root, by its index among the observation's actions."""

    visits: tuple[int, ...]
    totals: tuple[float, ...]
    """Sums of values from 0 to 1."""
    points: tuple[float, ...]
    """Sums of the results in points of the game."""
    trees: tuple[int, ...]
    """The iterations of each tree, in order of their numbers."""
    dominated: frozenset[int] = frozenset()
    """The actions that were worse than the most tried one in some world and better in none."""

    @property
    def iterations(self) -> int:
        """The iterations of all trees together, also those in other processes."""
        return sum(self.trees)

    def value(self, index: int) -> float:
        """Return the mean value of an action that was tried."""
        return self.totals[index] / self.visits[index]

    def mean_points(self, index: int) -> float:
        """Return the mean points of an action, or of all actions if it was not tried."""
        if not self.visits[index]:
            return sum(self.points) / sum(self.visits)
        return self.points[index] / self.visits[index]


def summed(statistics: Iterable[RootStatistics]) -> RootStatistics:
    """Add up the statistics of trees; the given order determines the rounding of the sums."""
    parts = list(statistics)
    return RootStatistics(
        tuple(map(sum, zip(*(part.visits for part in parts), strict=True))),
        tuple(map(sum, zip(*(part.totals for part in parts), strict=True))),
        tuple(map(sum, zip(*(part.points for part in parts), strict=True))),
        tuple(count for part in parts for count in part.trees),
        frozenset.intersection(*(part.dominated for part in parts)),
    )


def even_shares(iterations: int, trees: int) -> tuple[int, ...]:
    """Return the iterations of each tree when they take turns, the first tree first."""
    return tuple((iterations + trees - 1 - number) // trees for number in range(trees))


def are_even(shares: Sequence[int]) -> bool:
    """Return whether trees that took turns did these."""
    return tuple(shares) == even_shares(sum(shares), len(shares))


def tree_seed(seed: int, number: int) -> int:
    """Return the seed of a tree of a decision; the first tree has the decision's own."""
    if not number:
        return seed
    return int.from_bytes(hashlib.blake2b(f"{seed}/{number}".encode(), digest_size=8).digest(), "big")
