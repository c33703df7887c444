"""Sequential tests: play until one of two hypotheses is as good as refuted (Wald 1945)."""

from __future__ import annotations

from math import log, log1p

import msgspec

ERROR = 0.05
"""The chance to be wrong, under either hypothesis."""
LIMIT = log((1 - ERROR) / ERROR)
"""The log-likelihood ratio that decides for H1; its opposite decides for H0."""
FEWEST = 20
"""Observations before a variance is trusted."""


def expected(elo: float) -> float:
    """The share of decided games that so much Elo is worth."""
    return 1 / (1 + 10 ** (-elo / 400))


class Verdict(msgspec.Struct, frozen=True):
    """Where a test stands: `accepted` is H0, H1 or nothing yet."""

    accepted: str
    ratio: float
    """The log-likelihood ratio of H1 to H0."""
    mean: float
    """What was observed on average, in the measure of the bounds' differences."""
    observations: int


class Sprt:
    """A test of H0 against H1 that is told one observation after another."""

    def __init__(self) -> None:
        self._count = 0
        self._sum = self._squares = 0.0
        self._won = self._lost = 0

    def add(self, value: float) -> None:
        """Take one observation into account."""
        self._count += 1
        self._sum += value
        self._squares += value * value
        self._won += value > 0.5
        self._lost += value < 0.5

    @property
    def verdict(self) -> Verdict:
        """What the observations so far say."""
        ratio = self._ratio()
        accepted = "H1" if ratio >= LIMIT else "H0" if ratio <= -LIMIT else ""
        return Verdict(accepted, ratio, self._mean, self._count)

    @property
    def _mean(self) -> float:
        return self._sum / max(1, self._count)

    def _ratio(self) -> float:
        raise NotImplementedError


class ScoreSprt(Sprt):
    """The mean of the observations is `low` (H0) or `high` (H1); normal, with the variance they show."""

    def __init__(self, low: float, high: float) -> None:
        super().__init__()
        self._low, self._high = low, high

    def _ratio(self) -> float:
        count = self._count
        if count < FEWEST:
            return 0.0
        variance = max(0.0, self._squares - count * self._mean**2) / (count - 1)
        variance += 1 / count  # equal observations do not prove that there is no variance
        gap = 2 * self._mean - self._low - self._high
        return count * (self._high - self._low) * gap / (2 * variance)


class WinSprt(Sprt):
    """The chance to win a decided observation is that of `low` or of `high` Elo; a half decides nothing.

    Of two games that only differ in one agent, those that end alike tell nothing, and among the others the
    odds for the better agent depend on the Elo between the two only, whoever they play against. Where a pair
    has the sides swapped, the Elo counts twice (`weight`).
    """

    def __init__(self, low: float, high: float, weight: int = 1) -> None:
        super().__init__()
        self._low, self._high = expected(weight * low), expected(weight * high)

    def _ratio(self) -> float:
        ratio = self._won * (log(self._high) - log(self._low))
        return ratio + self._lost * (log1p(-self._high) - log1p(-self._low))
