"""Conversions of a game's points to values for the search and to chances to win."""

from __future__ import annotations

import math
from dataclasses import dataclass

STEEPEST = 600.0
"""An exponent that does not overflow."""


@dataclass(frozen=True)
class PointScale:
    """Two logistic curves over points: one for the values of the search, one for chances to win."""

    spread: float
    """The points that move the search's value by three quarters of the way to its end."""
    win_spread: float
    """The points that raise a player's chance from 50% to about 75%."""

    def value(self, points: float, root: float) -> float:
        """Return points above or below those of the root as a value between 0 and 1."""
        return 0.5 + 0.5 * math.tanh((points - root) / self.spread)

    def chance(self, points: float) -> float:
        """Return the chance to win of the player with these points."""
        return 1 / (1 + math.exp(-max(-STEEPEST, min(STEEPEST, points / self.win_spread))))
