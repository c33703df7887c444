"""Processes that help one that thinks: each grows some of the trees of a decision."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from time import monotonic

from msgspec.structs import replace

from ai.mcts.root_statistics import RootStatistics
from ai.worker.process import COMMAND, Engine
from ai.worker.wire import Order

HELPER = "helper"
"""The argument of a process that helps."""
PATIENCE = 0.15
"""Seconds that helpers have to hand in what they have found when time is up."""
GLANCE = 0.01
"""Seconds between two looks whether time is up."""


def spare_cores() -> int:
    """How many processes may help one that thinks: one core is the window's, one the thinker's own."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(0, cores - 2)


class HelperPool:
    """So many helpers, each started when it is first wanted; whoever has died is started again."""

    def __init__(self, helpers: int) -> None:
        self._helpers = [_Helper() for _ in range(helpers)]

    def share_out(self, order: Order) -> Assignment:
        """Give trees to helpers by turns, the first to nobody; one that is still busy gets none."""
        idle = [helper for helper in self._helpers if helper.is_idle()]
        assignment = Assignment()
        for place, helper in enumerate(idle, 1):
            numbers = order.numbers[place :: len(idle) + 1]
            if numbers:
                theirs = replace(order, numbers=numbers, shares=order.shares[place :: len(idle) + 1])
                assignment.add(helper, numbers, helper.begin(theirs))
        return assignment

    def pids(self) -> list[int]:
        """The numbers of the helpers' processes; 0 for a helper that was not started yet."""
        return [helper.pid for helper in self._helpers]

    def close(self) -> None:
        """End all helpers."""
        for helper in self._helpers:
            helper.close()


class Assignment:
    """The trees of one decision that helpers grow."""

    def __init__(self) -> None:
        self._work: dict[Future[tuple[RootStatistics, ...]], tuple[_Helper, tuple[int, ...]]] = {}

    def add(
        self, helper: _Helper, numbers: tuple[int, ...], work: Future[tuple[RootStatistics, ...]]
    ) -> None:
        """This helper grows these trees."""
        self._work[work] = helper, numbers

    @property
    def numbers(self) -> list[int]:
        """The trees that are given away, in order."""
        return sorted(number for _, numbers in self._work.values() for number in numbers)

    def harvest(self, is_up: Callable[[], bool]) -> Iterator[tuple[int, RootStatistics]]:
        """What was found, tree by tree.

        When time is up helpers hand in what they have; whoever died or does not answer hands in nothing.
        """
        waiting = set(self._work)
        while waiting and not is_up():
            waiting = wait(waiting, GLANCE).not_done
        end = monotonic() + PATIENCE
        for work in waiting:
            self._work[work][0].hurry()
        wait(waiting, max(0.0, end - monotonic()))
        for work, (_, numbers) in self._work.items():
            if work.done() and not work.exception():
                yield from zip(numbers, work.result(), strict=True)


class _Helper:
    """One process, and the thread that waits for it."""

    def __init__(self) -> None:
        self._engine = Engine((*COMMAND, HELPER))
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="furyqt-helper")
        self._work: Future[tuple[RootStatistics, ...]] | None = None

    @property
    def pid(self) -> int:
        """The number of its process, or 0."""
        return self._engine.pid

    def is_idle(self) -> bool:
        """Whether it is free; one that works at what nobody waits for is told again to stop."""
        if self._work is None or self._work.done():
            return True
        self.hurry()
        return False

    def begin(self, order: Order) -> Future[tuple[RootStatistics, ...]]:
        """Let it grow these trees."""
        self._work = self._thread.submit(self._grow, order)
        return self._work

    def _grow(self, order: Order) -> tuple[RootStatistics, ...]:
        if not self._engine.is_alive:
            self._engine.start()
        return self._engine.grow(order)

    def hurry(self) -> None:
        """Let it hand in what it has."""
        self._engine.move_now()

    def close(self) -> None:
        """End the process."""
        self._engine.close()
        self._thread.shutdown()
