"""Who meets whom: every pairing plays the same seeds, and comparisons are made between games of one seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from ai.arena.matches import Match, Result
from ai.arena.sprt import ScoreSprt, Sprt, WinSprt

Cell = tuple[int, int]
"""An agent of the first player against one of the second, as indices."""


class MatchPlan(msgspec.Struct, frozen=True):
    """The agents of both sides, the pairings to play for each seed, and what a sequential test compares.

    A comparison is one cell, or two that differ in an agent; `side` is the player whose win counts.
    """

    sides: tuple[tuple[str, ...], tuple[str, ...]]
    cells: tuple[Cell, ...]
    comparisons: tuple[tuple[Cell, ...], ...] = ()
    side: int = 0
    swapped: bool = False

    def matches(self, game: str, options: Mapping[str, str], seeds: Sequence[int]) -> Iterator[Match]:
        """All games, a round of every pairing after the other."""
        for seed in seeds:
            for one, other in self.cells:
                yield Match(game, dict(options), (self.sides[0][one], self.sides[1][other]), seed)

    def test(self, by: str, low: float, high: float) -> Sprt:
        """The sequential test of two bounds, in Elo (by win) or in points of the end score."""
        return WinSprt(low, high, 1 + self.swapped) if by == "win" else ScoreSprt(low, high)

    def observations(self, by: str, results: Mapping[Cell, Result]) -> list[float]:
        """What the games of one seed say of each comparison; 0.5 is a draw, or points of difference."""
        return [self._observed(by, [results[cell] for cell in cells]) for cells in self.comparisons]

    def _observed(self, by: str, games: Sequence[Result]) -> float:
        first = [float(self.side in game.winners) if by == "win" else float(game.score) for game in games]
        if len(first) == 1:
            return first[0]
        return 0.5 + (first[0] - first[1]) / 2 if by == "win" else first[0] - first[1]


def round_robin(first: Sequence[str], second: Sequence[str]) -> MatchPlan:
    """Everybody of the one side against everybody of the other; two on one side are compared."""
    cells = tuple((one, other) for one in range(len(first)) for other in range(len(second)))
    sides = (tuple(first), tuple(second))
    if len(cells) == 1:
        return MatchPlan(sides, cells, (cells,))
    if len(first) == 2 and len(second) != 2:
        return MatchPlan(sides, cells, tuple(((0, other), (1, other)) for other in range(len(second))))
    if len(second) == 2 and len(first) != 2:
        return MatchPlan(sides, cells, tuple(((one, 0), (one, 1)) for one in range(len(first))), side=1)
    return MatchPlan(sides, cells)


def duel(one: str, other: str) -> MatchPlan:
    """Two agents against each other, each on both sides with the same seeds."""
    agents = (one, other)
    return MatchPlan((agents, agents), ((0, 1), (1, 0)), (((0, 1), (1, 0)),), swapped=True)
