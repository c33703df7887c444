"""Root parallelization: all trees of a decision; results do not depend on the process that grows them."""

from __future__ import annotations

from collections.abc import Sequence

from ai.agent import Budget
from ai.mcts.helper_pool import Assignment, HelperPool
from ai.mcts.root_statistics import RootStatistics, summed
from ai.mcts.tree import SearchContext, Tree, grow
from ai.worker.wire import Order, packed


class RootParallelSearch:
    """The trees of one decision, each with its share of the iterations."""

    def __init__(
        self, context: SearchContext, seed: int, shares: tuple[int, ...], pool: HelperPool | None
    ) -> None:
        self._context = context
        self._seed = seed
        self._shares = shares
        self._pool = pool if len(shares) > 1 else None
        self.trees: list[Tree] = []
        """The trees that grew in this process; the first of all is always among them."""

    def grow(self, clock: Budget) -> RootStatistics:
        """Grow all trees and return their statistics, summed in the order of their numbers."""
        numbers = range(len(self._shares))
        assignment = self._pool.share_out(self._order()) if self._pool else Assignment()
        self._grow_here([number for number in numbers if number not in assignment.numbers], clock)
        found = dict(assignment.results(lambda: clock.is_late))
        self._grow_here(
            [n for n in assignment.numbers if n not in found], clock
        )  # the trees of helpers that died or are late
        found |= {tree.number: tree.statistics for tree in self.trees}
        return summed(found[number] for number in numbers)

    def _grow_here(self, numbers: Sequence[int], clock: Budget) -> None:
        trees = self._context.trees(self._seed, numbers)
        grow(trees, [self._shares[number] for number in numbers], clock.is_up)
        self.trees += trees

    def _order(self) -> Order:
        asked = self._context
        return Order(
            asked.rules.name,
            asked.config,
            packed(asked.observation),
            self._seed,
            tuple(range(len(self._shares))),
            self._shares,
        )
