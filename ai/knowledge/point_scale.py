"""Points of a game as values for the search and as chances to win."""

from __future__ import annotations

import math
from dataclasses import dataclass

STEEPEST = 600.0
"""An exponent that no exponential function refuses."""


@dataclass(frozen=True)
class PointScale:
    """How much a point matters in a game."""

    spread: float
    """Points that move the search's value by three quarters of the way to its end."""
    win_spread: float
    """Points that raise a player's chance from even to about three quarters."""

    def value(self, points: float, root: float) -> float:
        """Return points above or below those of the root as a value between 0 and 1."""
        return 0.5 + 0.5 * math.tanh((points - root) / self.spread)

    def chance(self, points: float) -> float:
        """Return the chance to win of the player whose points these are."""
        return 1 / (1 + math.exp(-max(-STEEPEST, min(STEEPEST, points / self.win_spread))))
