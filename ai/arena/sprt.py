"""Sequential probability ratio tests of two hypotheses (Wald 1945)."""

from __future__ import annotations

from math import log, log1p

import msgspec

ERROR = 0.05
"""The probability of a wrong result under either hypothesis."""
LIMIT = log((1 - ERROR) / ERROR)
"""The log-likelihood ratio that decides for H1; its opposite decides for H0."""
FEWEST = 20
"""The number of observations below which a variance is not trusted."""


def expected(elo: float) -> float:
    """Return the expected share of decided games at this difference in Elo."""
    return 1 / (1 + 10 ** (-elo / 400))


class Verdict(msgspec.Struct, frozen=True):
    """The state of a test; `accepted` is H0, H1 or nothing yet."""

    accepted: str
    ratio: float
    """The log-likelihood ratio of H1 to H0."""
    mean: float
    """The mean observation, in the unit of the bounds."""
    observations: int


class Sprt:
    """A test of H0 against H1 by one observation after another."""

    def __init__(self) -> None:
        self._count = 0
        self._sum = self._squares = 0.0
        self._won = self._lost = 0

    def add(self, value: float) -> None:
        """Add the value of one game from 0 to 1; exactly one half is a draw."""
        self._count += 1
        self._sum += value
        self._squares += value * value
        self._won += value > 0.5
        self._lost += value < 0.5

    @property
    def verdict(self) -> Verdict:
        """Return the state of the test after the observations so far."""
        ratio = self._ratio()
        accepted = "H1" if ratio >= LIMIT else "H0" if ratio <= -LIMIT else ""
        return Verdict(accepted, ratio, self._mean, self._count)

    @property
    def _mean(self) -> float:
        return self._sum / max(1, self._count)

    def _ratio(self) -> float:
        raise NotImplementedError


class ScoreSprt(Sprt):
    """The mean of the observations is `low` (H0) or `high` (H1); normal, with their sample variance."""

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
    """The chance to win a decided observation is that of `low` or of `high` Elo; draws are ignored.

    Of two games that differ only in one agent, those that end alike give no information; among the others the
    odds for the better agent depend only on the Elo difference of the two, regardless of their opponents. If
    a pair has the sides swapped, the Elo counts twice (`weight`).
    """

    def __init__(self, low: float, high: float, weight: int = 1) -> None:
        super().__init__()
        self._low, self._high = expected(weight * low), expected(weight * high)

    def _ratio(self) -> float:
        ratio = self._won * (log(self._high) - log(self._low))
        return ratio + self._lost * (log1p(-self._high) - log1p(-self._low))
