"""Helper processes: each grows some of the trees of a decision."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from math import isfinite
from time import monotonic

from msgspec.structs import replace

from ai.mcts.root_statistics import RootStatistics
from ai.worker.process import COMMAND, Engine
from ai.worker.wire import Order

HELPER = "helper"
"""The argument of a helper process."""
PATIENCE = 0.15
"""The seconds that helpers have to return their results when time is up."""
LAG = 2.5
"""The seconds that helpers may take in addition to the time of this process, for their start."""
POLL_SECONDS = 0.01
"""The seconds between two checks whether time is up."""


def spare_cores() -> int:
    """Return the number of helpers: one core is for the window, one for the main process."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(0, cores - 2)


class HelperPool:
    """A number of helpers, each started when it is first needed; a dead one is started again."""

    def __init__(self, helpers: int) -> None:
        self._helpers = [_Helper() for _ in range(helpers)]

    def share_out(self, order: Order) -> Assignment:
        """Distribute trees over the helpers in turn, the first tree to none; a busy helper gets none."""
        idle = [helper for helper in self._helpers if helper.is_idle()]
        assignment = Assignment()
        for place, helper in enumerate(idle, 1):
            numbers = order.numbers[place :: len(idle) + 1]
            if numbers:
                theirs = replace(order, numbers=numbers, shares=order.shares[place :: len(idle) + 1])
                assignment.add(helper, theirs, helper.begin(theirs))
        return assignment

    def pids(self) -> list[int]:
        """The process numbers of the helpers; 0 for a helper that was not started yet."""
        return [helper.pid for helper in self._helpers]

    def close(self) -> None:
        """End all helpers."""
        for helper in self._helpers:
            helper.close()


class Assignment:
    """The trees of one decision that helpers grow."""

    def __init__(self) -> None:
        self._work: dict[Future[tuple[RootStatistics, ...]], tuple[_Helper, Order]] = {}
        self._began = monotonic()

    def add(self, helper: _Helper, order: Order, work: Future[tuple[RootStatistics, ...]]) -> None:
        """Assign these trees to this helper."""
        self._work[work] = helper, order

    @property
    def numbers(self) -> list[int]:
        """The numbers of the assigned trees, in order."""
        return sorted(number for _, order in self._work.values() for number in order.numbers)

    def results(self, is_up: Callable[[], bool]) -> Iterator[tuple[int, RootStatistics]]:
        """Return the results, tree by tree.

        When time is up helpers return their results so far. A helper that died or gave a wrong answer returns
        nothing, and one that takes more than twice the time of this process is ended.
        """
        waiting, late = set(self._work), monotonic() + (monotonic() - self._began) + LAG
        while waiting and not is_up() and monotonic() < late:
            waiting = wait(waiting, POLL_SECONDS).not_done
        is_late = monotonic() >= late
        for work in waiting:
            helper = self._work[work][0]
            helper.stop() if is_late else helper.hurry()
        wait(waiting, PATIENCE)
        for work, (_, order) in self._work.items():
            if work.done() and not work.exception() and _fits(work.result(), order):
                yield from zip(order.numbers, work.result(), strict=True)


def _fits(found: tuple[RootStatistics, ...], order: Order) -> bool:
    """Return whether these can be the statistics of the ordered trees."""
    return len(found) == len(order.numbers) and all(
        len(tree.trees) == 1
        and 0 < tree.iterations <= share
        and len(tree.visits) == len(tree.totals) == len(tree.points)
        and all(map(isfinite, (*tree.totals, *tree.points)))
        for tree, share in zip(found, order.shares, strict=True)
    )


class _Helper:
    """A process, and the thread that waits for it."""

    def __init__(self) -> None:
        self._engine = Engine((*COMMAND, HELPER))
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="furyqt-helper")
        self._work: Future[tuple[RootStatistics, ...]] | None = None

    @property
    def pid(self) -> int:
        """The number of the process, or 0."""
        return self._engine.pid

    def is_idle(self) -> bool:
        """Return whether the helper is free; one whose work is not needed any more is stopped again."""
        if self._work is None or self._work.done():
            return True
        self.hurry()
        return False

    def begin(self, order: Order) -> Future[tuple[RootStatistics, ...]]:
        """Start growing these trees."""
        self._work = self._thread.submit(self._grow, order)
        return self._work

    def _grow(self, order: Order) -> tuple[RootStatistics, ...]:
        if not self._engine.is_alive:
            self._engine.start()
        return self._engine.grow(order)

    def hurry(self) -> None:
        """Make the helper return its results so far."""
        self._engine.move_now()

    def stop(self) -> None:
        """End the process because it hangs; the next work starts another."""
        self._engine.close()

    def close(self) -> None:
        """End the process."""
        self._engine.close()
        self._thread.shutdown()
