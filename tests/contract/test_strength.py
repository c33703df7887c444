"""Contract 14: search beats greedy beats random, over seeded games against one opponent."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import accumulate
from statistics import mean

import pytest

from ai.arena import Match, play_matches
from furyqt.rules.core.record import loads
from furyqt.rules.core.ruleset import ruleset
from tests.contract.facts import facts
from tests.contract.games import GAMES

LADDER = ("random", "greedy", "search:100")
OPPONENT = "greedy"
ERROR = 0.1
"""The probability that the sequential test accepts an agent that is not better."""
STAKE = 0.95
MOST_PAIRS = 24
CHUNK = 2
"""The pairs of games that are played at a time."""


def values(name: str, player: int, spec: str, seeds: Iterable[int], pool: Executor) -> list[float]:
    """Return the values of an agent's games for its player, from 0 to 1; the other players are OPPONENT."""
    rules = ruleset(name)
    specs = tuple(spec if other == player else OPPONENT for other in range(len(rules.default_table.players)))
    matches = [Match(name, rules.checked_options({}), specs, seed) for seed in seeds]
    ends = [loads(result.record)[1][-1] for result in play_matches(matches, pool)]
    return [rules.outcome(end).values[player] for end in ends]


def wealth(differences: Iterable[float]) -> Iterator[float]:
    """Yield the wealth of a bettor who bets part of it on each difference, from -1 to 1, being above 0.

    If their mean is at most 0, the probability that the wealth ever reaches 1 / ERROR is at most ERROR
    (Ville), however many games are played and whenever the test stops.
    """
    return accumulate(differences, lambda held, won: held * (1 + STAKE * won), initial=1.0)


def is_better(name: str, player: int, spec: str, other: str) -> bool:
    """Return whether pairs of games from the same seeds prove it, with as many pairs as that takes."""
    found: list[float] = []
    with ProcessPoolExecutor(2) as pool:
        while len(found) < MOST_PAIRS:
            seeds = range(len(found), len(found) + CHUNK)
            pairs = [values(name, player, agent, seeds, pool) for agent in (spec, other)]
            found += [mine - theirs for mine, theirs in zip(*pairs, strict=True)]
            if max(wealth(found)) >= 1 / ERROR:
                return True
    return False


@pytest.mark.parametrize("name", GAMES)
def test_14_search_beats_random(name: str) -> None:
    for player, info in enumerate(ruleset(name).default_table.players):
        assert is_better(name, player, facts(name).quick_search, "random"), info.name


def test_14_no_agent_beats_itself_nor_a_better_one() -> None:
    assert not is_better("lite", 1, "random", "random")
    assert not is_better("lite", 1, "random", "greedy")
    assert max(wealth([0.0] * 99)) == 1.0
    assert max(wealth([1.0] * 3 + [-1.0])) < 1 / ERROR < max(wealth([1.0] * 4))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_14_search_beats_greedy_beats_random(
    name: str, record_property: Callable[[str, object], None]
) -> None:
    for player, info in enumerate(ruleset(name).default_table.players):
        with ProcessPoolExecutor(2) as pool:
            means = [mean(values(name, player, spec, range(16), pool)) for spec in LADDER]
        record_property(info.name, str(dict(zip(LADDER, means, strict=True))))
        print(f"{name}, {info.name}:", ", ".join(f"{s} {v:.3f}" for s, v in zip(LADDER, means, strict=True)))
        assert means == sorted(set(means)), info.name
