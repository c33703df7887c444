"""The partial results of a running search, for a person who waits for it.

The search writes them between two iterations and another thread reads them. Neither waits for the other, no
random number is drawn, and so the decision does not depend on being watched.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from ai.agent import AgentDecision

FIRST = 0.05
"""The seconds of thinking before the first best action so far."""
EVERY = 0.2
"""The seconds between two of them."""


class SearchProgress:
    """The share of the budget that is used, and the best action so far if it is wanted.

    `most` is the share that the search itself may reach; reasons that are found afterwards take the rest.
    """

    def __init__(
        self, wants_best: bool, most: float = 1.0, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self.wants_best = wants_best
        self.share = 0.0
        """From 0 to 1; it never decreases."""
        self.best: AgentDecision | None = None
        self._most = most
        self._clock = clock
        self._due = clock() + FIRST

    def report(self, share: float, best: Callable[[], AgentDecision]) -> None:
        """Note the used share of the search's budget, and from time to time the best action so far."""
        self.share = max(self.share, self._most * min(1.0, share))
        if self.wants_best and (now := self._clock()) >= self._due:
            self._due = now + EVERY
            self.best = best()

    def finish(self, decision: AgentDecision) -> None:
        """Note the decision; only the reasons are missing."""
        self.share = self._most
        if self.wants_best:
            self.best = decision

    def explain(self, share: float) -> None:
        """Note the share of the work on the reasons that is done."""
        self.share = max(self.share, self._most + (1 - self._most) * share)
