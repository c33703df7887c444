"""Contract 14: search beats greedy beats random, over seeded games against one opponent."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from statistics import mean

import pytest

from ai.arena import Match, play_matches
from furyqt.rules.core.record import loads
from furyqt.rules.core.ruleset import ruleset
from tests.contract.games import GAMES

LADDER = ("random", "greedy", "search:100")
OPPONENT = "greedy"
QUICK = {"fury3": "search:15"}
"""What plays in `make test`, where a game has many decisions."""


def worth(name: str, player: int, spec: str, games: int) -> float:
    """What an agent's games are worth to its player on average, from 0 to 1; the others play OPPONENT."""
    rules = ruleset(name)
    specs = tuple(spec if other == player else OPPONENT for other in range(len(rules.players)))
    matches = [Match(name, rules.checked_options({}), specs, seed) for seed in range(games)]
    with ProcessPoolExecutor(2) as pool:
        ends = [loads(result.record)[1][-1] for result in play_matches(matches, pool)]
    return mean(rules.outcome(end).values[player] for end in ends)


@pytest.mark.parametrize("name", GAMES)
def test_14_search_beats_random(name: str) -> None:
    for player, info in enumerate(ruleset(name).players):
        assert (
            worth(name, player, QUICK.get(name, "search:60"), 4) > worth(name, player, "random", 4) + 0.02
        ), info.name


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_14_search_beats_greedy_beats_random(
    name: str, record_property: Callable[[str, object], None]
) -> None:
    for player, info in enumerate(ruleset(name).players):
        values = [worth(name, player, spec, 16) for spec in LADDER]
        record_property(info.name, str(dict(zip(LADDER, values, strict=True))))
        print(f"{name}, {info.name}:", ", ".join(f"{s} {v:.3f}" for s, v in zip(LADDER, values, strict=True)))
        assert values == sorted(set(values)), info.name
