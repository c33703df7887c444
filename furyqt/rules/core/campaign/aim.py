"""The aim of a chapter: its goal, loss, clock and seal as one value that can be sent to a search."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

import msgspec

from furyqt.rules.core.campaign.predicate import Predicate

AimEnd = Literal["goal", "loss", "clock"]
DAY = "day"
"""The counter of the days, from 1 on."""
HIT = "sealed"
"""The counter of the places named rightly."""


class Aim(msgspec.Struct, frozen=True):
    """The goal of the player's side of a chapter, and what ends it; no observation contains it."""

    goal: str
    days: int
    """The chapter ends at the first dawn after so many days."""
    loss: str = ""
    seal_places: int = 0
    """The most places that may be named as the final answer; 0 if the chapter has no seal."""
    seal_from: int = 1
    """The first day on which they may be named."""

    @property
    def wanted(self) -> Predicate:
        """The condition of the goal."""
        return _read(self.goal)

    @property
    def feared(self) -> Predicate | None:
        """The condition of the loss, if there is one."""
        return _read(self.loss) if self.loss else None

    def end(self, counts: Mapping[str, int]) -> AimEnd | None:
        """Return what has ended the chapter: the goal first, then the loss, then the clock."""
        if self.wanted.holds(counts):
            return "goal"
        if self.feared is not None and self.feared.holds(counts):
            return "loss"
        return "clock" if counts.get(DAY, 1) > self.days else None

    @property
    def bounds(self) -> tuple[dict[str, int], dict[str, int]]:
        """The numbers at which counters reach the goal, and those at which they lose the chapter."""
        return _bounds(self.wanted), _bounds(self.feared)

    @property
    def limits(self) -> dict[str, int]:
        """The counters of the loss that must stay below a number."""
        single = [case[0] for case in self.feared.cases if len(case) == 1] if self.feared else []
        return {part.name: part.number for part in single if part.sign == ">="}


_read = cache(Predicate)


def _bounds(condition: Predicate | None) -> dict[str, int]:
    cases = condition.cases if condition is not None else ()
    return {part.name: part.range[0] for case in cases for part in case if part.range[0]}
