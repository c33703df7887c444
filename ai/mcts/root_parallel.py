"""Root parallelization: all trees of a decision; results do not depend on the process that grows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ai.agent import Budget
from ai.mcts.helper_pool import Assignment, HelperPool
from ai.mcts.root_statistics import RootStatistics, summed
from ai.mcts.tree import SearchContext, Tree, grow
from ai.worker.wire import Order, packed

Report = Callable[[float], None]


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

    @property
    def statistics(self) -> RootStatistics:
        """The summed statistics of the trees in this process, as far as they have grown."""
        return summed(tree.statistics for tree in self.trees)

    def grow(self, clock: Budget, report: Report = lambda share: None) -> RootStatistics:
        """Grow all trees and return their statistics, summed in the order of their numbers.

        `report` is called after each iteration with the used share of the budget.
        """
        numbers = range(len(self._shares))
        assignment = self._pool.share_out(self._order()) if self._pool else Assignment()
        self._grow_here([number for number in numbers if number not in assignment.numbers], clock, report)
        found = dict(assignment.results(lambda: clock.is_late))
        self._grow_here(
            [n for n in assignment.numbers if n not in found], clock, report
        )  # the trees of helpers that died or are late
        found |= {tree.number: tree.statistics for tree in self.trees}
        return summed(found[number] for number in numbers)

    def grow_ahead(self, clock: Budget) -> None:
        """Grow all trees in this process; `grow` continues them."""
        self._grow_here(range(len(self._shares)), clock)

    def _grow_here(self, numbers: Sequence[int], clock: Budget, report: Report = lambda share: None) -> None:
        begun = {tree.number for tree in self.trees}
        new = [number for number in numbers if number not in begun]
        if new:
            self.trees += self._context.trees(self._seed, new)
        trees = [tree for tree in self.trees if tree.number in numbers]
        shares = [self._shares[tree.number] for tree in trees]

        def is_up(done: int) -> bool:
            if done:
                report(clock.share(done, sum(shares)))
            return clock.is_up(done)

        grow(trees, shares, is_up)

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
