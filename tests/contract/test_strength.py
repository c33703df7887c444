"""Contract 14: search beats greedy beats random, over seeded games against one opponent.

The quick test compares a few games of a search with more of the random player, which are cheaper, and adds
games until a permutation test is convinced (`is_better`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from statistics import mean

import pytest

from ai.arena import Match, play_matches
from furyqt.rules.core.ruleset import ruleset
from tests.contract.facts import facts
from tests.contract.games import GAMES

LADDER = ("random", "greedy", "search:100")
OPPONENT = "greedy"
ERROR = 0.1
"""The probability that an agent is accepted although its games are like those of the random player."""
LOOKS = 6
FEW, MANY = 3, 6
"""The games of the search and of the random player at the first look; every later look doubles them."""
SHUFFLES = 10_000
LONG = ("fury2", "fury3", "lite")
"""The games that take too long for `make test`; `make soak` plays all."""


def values(name: str, player: int, games: Iterable[tuple[str, int]], pool: Executor) -> list[float]:
    """Return the values for a player, from 0 to 1, of games given by the player's agent and the seed.

    The other players are OPPONENT.
    """
    rules = ruleset(name)
    options, players = (
        rules.checked_options(facts(name).quick_options),
        range(len(rules.default_table.players)),
    )
    matches = [
        Match(name, options, tuple(spec if other == player else OPPONENT for other in players), seed)
        for spec, seed in games
    ]
    return [result.values[player] for result in play_matches(matches, pool)]


def coincidence(mine: Sequence[float], theirs: Sequence[float]) -> float:
    """Return the probability that a random split of all values gives `mine` at least this sum."""
    rng, everything, least = random.Random(0), [*mine, *theirs], sum(mine) - 1e-9
    splits = (rng.sample(everything, len(mine)) for _ in range(SHUFFLES))
    return (1 + sum(sum(split) >= least for split in splits)) / (1 + SHUFFLES)


def is_better(name: str, player: int, spec: str, pool: Executor) -> bool:
    """Return whether an agent plays better than the random player, after as few games as show it.

    Each look has twice as many games as the last one and half of its allowed error. So the probability that
    an agent that plays at random is accepted is at most ERROR. A false alarm, a better agent that is not
    accepted after the last look, is rare: in 10,000 tests resampled from 468 games with other seeds there was
    none, and no test needed more than four looks.
    """
    mine: list[float] = []
    theirs: list[float] = []
    for look in range(LOOKS):
        new_mine = [(spec, seed) for seed in range(len(mine), FEW << look)]
        new_theirs = [("random", 1_000_000 + seed) for seed in range(len(theirs), MANY << look)]
        found = values(name, player, new_mine + new_theirs, pool)
        mine += found[: len(new_mine)]
        theirs += found[len(new_mine) :]
        if coincidence(mine, theirs) <= ERROR / (2 << look):
            return True
    return False


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow if name in LONG else ()) for name in GAMES]
)
def test_14_search_beats_random(name: str) -> None:
    with ProcessPoolExecutor(2) as pool:
        for player, info in enumerate(ruleset(name).default_table.players):
            assert is_better(name, player, facts(name).quick_search, pool), info.name


def test_14_the_random_player_is_not_better_than_itself() -> None:
    with ProcessPoolExecutor(2) as pool:
        assert not is_better("candles", 0, "random", pool)


def test_14_a_coincidence_is_as_likely_as_splits_are_counted() -> None:
    """Three values out of nine can be drawn in 84 ways, and four out of six in 15."""
    assert coincidence([0.9] * 3, [0.1] * 6) == pytest.approx(1 / 84, rel=0.2)
    assert coincidence([0.3, 0.4, 0.5, 0.6], [0.1, 0.35]) == pytest.approx(2 / 15, rel=0.2)
    assert coincidence([0.1] * 3, [0.9] * 6) == 1
    assert coincidence([0.5] * 3, [0.5] * 6) == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_14_search_beats_greedy_beats_random(
    name: str, record_property: Callable[[str, object], None]
) -> None:
    for player, info in enumerate(ruleset(name).default_table.players):
        with ProcessPoolExecutor(2) as pool:
            means = [
                mean(values(name, player, [(spec, seed) for seed in range(16)], pool)) for spec in LADDER
            ]
        record_property(info.name, str(dict(zip(LADDER, means, strict=True))))
        print(f"{name}, {info.name}:", ", ".join(f"{s} {v:.3f}" for s, v in zip(LADDER, means, strict=True)))
        assert means == sorted(set(means)), info.name
