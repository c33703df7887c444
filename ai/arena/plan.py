"""Match plans: every seating plays the same seeds, and games of the same seed are compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from math import prod

import msgspec

from ai.arena.matches import Match, Result
from ai.arena.sprt import ScoreSprt, Sprt, WinSprt

Cell = tuple[int, ...]
"""A seating: for each player the index of an agent among that player's."""
MOST_CELLS = 128
"""Above this number of seatings, a round robin of three players or more keeps only enough for all pairs."""
Pair = tuple[int, int, int, int]
"""Two players with an agent each that are to meet: (player, agent, later player, agent)."""


class MatchPlan(msgspec.Struct, frozen=True):
    """Each player's agents, the seatings to play for each seed, and the comparisons of a sequential test.

    A comparison is one cell, or two that differ in an agent. `seats` are the players whose victories count:
    in the first cell the tested agent has them, in the second the other agent.
    """

    agents: tuple[tuple[str, ...], ...]
    cells: tuple[Cell, ...]
    comparisons: tuple[tuple[Cell, ...], ...] = ()
    seats: tuple[int, ...] = (0,)
    swapped: bool = False

    def specs(self, cell: Cell) -> tuple[str, ...]:
        """Return the agents of a seating, player by player."""
        return tuple(specs[agent] for specs, agent in zip(self.agents, cell, strict=True))

    def matches(self, game: str, options: Mapping[str, str], seeds: Sequence[int]) -> Iterator[Match]:
        """Yield all games, one round of all seatings after the other."""
        for seed in seeds:
            for cell in self.cells:
                yield Match(game, dict(options), self.specs(cell), seed)

    def test(self, by: str, low: float, high: float) -> Sprt:
        """Return the sequential test of two bounds, in Elo (by win) or in points of the end score."""
        return WinSprt(low, high, 1 + self.swapped) if by == "win" else ScoreSprt(low, high)

    def observations(self, by: str, results: Mapping[Cell, Result]) -> list[float]:
        """Return each comparison's result in the games of one seed: 0.5 is a draw, or a point difference."""
        return [self._observed(by, [results[cell] for cell in cells]) for cells in self.comparisons]

    def _observed(self, by: str, games: Sequence[Result]) -> float:
        found = [sum(map(game.share, self.seats)) if by == "win" else float(game.score) for game in games]
        if len(found) == 1:
            return found[0]
        return 0.5 + (found[0] - found[1]) / 2 if by == "win" else found[0] - found[1]


def round_robin(*agents: Sequence[str]) -> MatchPlan:
    """Every agent meets all agents of the other players; two agents of one player are compared."""
    sizes = [len(specs) for specs in agents]
    lists = tuple(map(tuple, agents))
    compared = [player for player, size in enumerate(sizes) if size == 2]
    if len(compared) == 1:
        return _comparison(lists, compared[0])
    cells = meetings(sizes)
    return MatchPlan(lists, cells, (cells,) if len(cells) == 1 else ())


def _comparison(agents: tuple[tuple[str, ...], ...], player: int) -> MatchPlan:
    """Compare two agents of one player against the same seatings of the others."""
    others = meetings([len(specs) for other, specs in enumerate(agents) if other != player])
    pairs = tuple(
        ((*rest[:player], 0, *rest[player:]), (*rest[:player], 1, *rest[player:])) for rest in others
    )
    cells = tuple(sorted(cell for pair in pairs for cell in pair))
    return MatchPlan(agents, cells, pairs, seats=(player,))


def duel(one: str, other: str, players: int = 2) -> MatchPlan:
    """Two agents in alternate seats, with all seats swapped in a second game of the same seed."""
    first = tuple(player % 2 for player in range(players))
    second = tuple(1 - agent for agent in first)
    seats = tuple(range(0, players, 2))
    return MatchPlan(((one, other),) * players, (first, second), ((first, second),), seats, swapped=True)


def meetings(sizes: Sequence[int]) -> tuple[Cell, ...]:
    """Return seatings in which all agents of different players meet.

    These are all seatings if they are few, or if there are only two players.
    """
    if len(sizes) <= 2 or prod(sizes) <= MOST_CELLS:
        return tuple(product(*map(range, sizes)))
    missing = {
        (one, first, other, second)
        for one, other in combinations(range(len(sizes)), 2)
        for first in range(sizes[one])
        for second in range(sizes[other])
    }
    cells = []
    while missing:
        cell = _seating(sizes, missing)
        missing -= set(_pairs(cell))
        cells.append(cell)
    return tuple(sorted(cells))


def _seating(sizes: Sequence[int], missing: set[Pair]) -> Cell:
    """Return a seating with the first missing pair, and as many others as a greedy choice finds."""
    one, first, other, second = min(missing)
    seated = {one: first, other: second}
    for player, size in enumerate(sizes):
        if player not in seated:
            seated[player] = max(
                range(size), key=lambda agent: (_gain(seated, player, agent, missing), -agent)
            )
    return tuple(seated[player] for player in range(len(sizes)))


def _gain(seated: Mapping[int, int], player: int, agent: int, missing: set[Pair]) -> int:
    """Return the number of missing pairs of an agent with those already seated."""
    return sum(
        ((player, agent, other, seat) if player < other else (other, seat, player, agent)) in missing
        for other, seat in seated.items()
    )


def _pairs(cell: Cell) -> Iterator[Pair]:
    for (one, first), (other, second) in combinations(enumerate(cell), 2):
        yield one, first, other, second
