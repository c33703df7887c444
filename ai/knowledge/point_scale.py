"""Conversions of a game's points to values for the search and to chances to win."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Generic, NamedTuple, TypeVar

from ai.knowledge.weight_files import weight_rows
from furyqt.rules.core.observation import Observation

CHANCE_FILE = "chance_weights.txt"
"""The curve of each player, in the order of the game's players."""
STEEPEST = 600.0
"""An exponent that does not overflow."""
SURE = 1e-9
"""The smallest share, so that log odds are finite."""
O = TypeVar("O", bound=Observation)  # noqa: E741


@dataclass(frozen=True)
class PointScale:
    """A curve over points for the values of the search."""

    spread: float
    """The points that move the search's value by three quarters of the way to its end."""

    def value(self, points: float, root: float) -> float:
        """Return points above or below those of the root as a value between 0 and 1."""
        return 0.5 + 0.5 * math.tanh((points - root) / self.spread)


class ChanceCurve(NamedTuple):
    """A logistic curve from how well a player stands to the chance to win."""

    offset: float
    slope: float

    def chance(self, standing: float) -> float:
        """Return the chance for a standing."""
        odds = self.offset + self.slope * standing
        return 1 / (1 + math.exp(-max(-STEEPEST, min(STEEPEST, odds))))


class FittedChances(ABC, Generic[O]):
    """The part of a knowledge whose chances are fitted to games: `python -m lab.train chance GAME`."""

    package: ClassVar[str]
    """The package with the file of the curves."""

    @abstractmethod
    def standing(self, points: float, observation: O) -> float:
        """Return how well the observing player stands for these points: without bounds at both ends."""

    def chance(self, points: float, observation: O) -> float:
        """Return the observing player's chance to win, or to reach the game's target, for these points."""
        return curves(self.package)[observation.player].chance(self.standing(points, observation))


@cache
def curves(package: str) -> tuple[ChanceCurve, ...]:
    """Return the curve of each player of a game."""
    return tuple(ChanceCurve(*row) for row in weight_rows(package, CHANCE_FILE).values())


def log_odds(share: float) -> float:
    """Return the log odds of a share from 0 to 1, which stay finite at both ends."""
    share = max(SURE, min(1 - SURE, share))
    return math.log(share / (1 - share))
