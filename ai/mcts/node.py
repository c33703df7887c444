"""The nodes of a search tree."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import pairwise

DIGITS = 9
"""The digits in which values are compared."""


class Node:
    """The searching player's possible knowledge after a sequence of edges."""

    __slots__ = ("asked", "children", "proposals", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """The sum of its values for the searching player."""
        self.asked = 0
        self.proposals: dict[Hashable, int] = {}
        """The number of times that the policy proposed each edge."""
        self.children: dict[Hashable, Node] = {}

    def propose(self, edge: Hashable) -> None:
        """Count a proposal of the policy."""
        self.asked += 1
        self.proposals[edge] = self.proposals.get(edge, 0) + 1


class RootAction(Node):
    """A node below the root that keeps its value in each world, so that actions compare world by world."""

    __slots__ = ("points", "sums")

    def __init__(self) -> None:
        super().__init__()
        self.points = 0.0
        self.sums: list[float] = []
        """The sum of its values after each visit: the n-th was made in the n-th world."""

    def mean(self, lead: RootAction, control_coefficient: float) -> float:
        """Estimate the mean over all worlds of the most tried action, with that action as control variate."""
        return self.total / self.visits + control_coefficient * (
            lead.total / lead.visits - lead.sums[self.visits - 1] / self.visits
        )

    def is_dominated_by(self, lead: RootAction) -> bool:
        """Return whether this was worse than the lead in some common world, and better in none."""
        pairs = zip(self._values(), lead._values(), strict=False)
        leads = [round(theirs - own, DIGITS) for own, theirs in pairs]
        return max(leads) > 0 and min(leads) >= 0

    def _values(self) -> Iterator[float]:
        """Return the value in each world visited so far: the differences of the running sums."""
        return (after - before for before, after in pairwise([0.0, *self.sums]))
