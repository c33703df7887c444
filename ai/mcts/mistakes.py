"""The mistakes of the weaker levels: the less an action costs, the likelier it is taken for the best.

Forced and trivial decisions are never mistaken, an action that was better than the best one in no world is
never taken, and no kind of decision is mistaken in two turns running.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp
from zlib import crc32

from ai.levels import Level
from ai.mcts.root_statistics import RootStatistics

FEW = 2
"""The fewest visits of an action that can be mistaken for the best."""
DOUBT = 2
"""The number of imagined visits with the worst value, so that an action with few visits does not tempt."""
DIGITS = 9
"""The digits of a value that count, so that the last bits of a sum never decide."""
OUT = float("inf")
"""The regret of an action that is never taken."""


def may_err(kind: str, turn: int) -> bool:
    """Return whether decisions of this kind may be mistaken in this turn: in every other turn."""
    return (crc32(kind.encode()) + turn) % 2 == 0


def regrets(statistics: RootStatistics, best: int) -> tuple[float, ...]:
    """Return what each action costs compared with the best; OUT for the dominated and those hardly tried."""
    tried = [index for index, visits in enumerate(statistics.visits) if visits]
    worst = min(map(statistics.value, tried))

    def doubted(index: int) -> float:
        return (statistics.totals[index] + DOUBT * worst) / (statistics.visits[index] + DOUBT)

    def regret(index: int) -> float:
        if index == best:
            return 0.0
        if statistics.visits[index] < FEW or index in statistics.dominated:
            return OUT
        return round(max(0.0, doubted(best) - doubted(index)), DIGITS)

    return tuple(map(regret, range(len(statistics.visits))))


def weights(losses: Sequence[float], level: Level) -> list[float]:
    """Return how likely each action is, relative to the best one; 0 if it costs more than the level's cap."""
    return [exp(-loss / level.temperature) if loss <= level.cap else 0.0 for loss in losses]


def mistaken(statistics: RootStatistics, best: int, level: Level, rng: random.Random) -> int:
    """Return the best action, or one that a player of this level takes for it."""
    if not level.temperature:
        return best
    found = regrets(statistics, best)
    ranked = sorted(range(len(found)), key=lambda index: (found[index], index != best, index))
    likely = weights([found[index] for index in ranked], level)
    return rng.choices(ranked, weights=likely)[0]


def dulled(shares: Sequence[float], losses: Sequence[float], level: Level) -> list[float]:
    """Return the shares of a mixture, half of them moved to actions that cost little."""
    if not level.temperature:
        return list(shares)
    even = weights([round(loss, DIGITS) for loss in losses], level)
    whole = sum(even)
    return [(share + weight / whole) / 2 for share, weight in zip(shares, even, strict=True)]
