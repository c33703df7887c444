"""Contracts 9, 10 and 11: in many random games none gets stuck, loses a piece or repeats an event."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from statistics import median

import pytest

from furyqt.rules.core.agenda import advance, is_over, legal_actions
from furyqt.rules.core.events import Event
from furyqt.rules.core.games import game
from furyqt.rules.core.ruleset import ruleset
from tests.contract.facts import facts
from tests.contract.games import GAMES, variants

MANY = 10_000
CHECKED = 7
"""Every seventh position of a quick game is counted piece by piece, and the last one."""

Report = tuple[int, tuple[int, ...], str, frozenset[str]]
"""A game's length in actions, its winners, the reason, and the kinds of its events."""


def random_game(name: str, seed: int, *, often: int = CHECKED) -> Report:
    """Play a random game under one of the variants and sometimes count the pieces."""
    rules, conserved = ruleset(name), facts(name).conserved
    options = variants(rules)[seed % len(variants(rules))]
    rng, state, length = random.Random(seed), rules.setup(options, seed), 0
    before = state.clone()
    while not is_over(state):
        actions = legal_actions(state)
        assert actions, state.agenda[-1]
        advance(state, actions[int(rng.random() * len(actions))])
        length += 1
        assert length <= rules.longest
        if length % often == 0:
            conserved(before, state)
            before = state.clone()
    conserved(before, state)
    outcome = rules.outcome(state)
    assert outcome is not None
    return length, outcome.winners, str(outcome.reason), frozenset(type(e).__name__ for e in state.told or ())


@pytest.mark.parametrize("name", GAMES)
def test_9_random_games_end_and_tell_of_every_kind_of_event(name: str) -> None:
    """Under each variant, and then until everything has happened."""
    module = import_module(f"{game(name).rules}.events")
    kinds = {kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)}
    untold = {kind.__name__ for kind in kinds if not kind.__subclasses__()} - facts(name).rare
    losers = set(range(len(ruleset(name).default_table.players)))
    for seed in range(facts(name).random_games):
        if seed >= len(variants(ruleset(name))) and not untold | losers:
            break
        _, winners, _, told = random_game(name, seed)
        untold -= told
        losers -= set(winners)
    assert untold == set()
    assert losers == set()


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_9_ten_thousand_random_games(name: str, record_property: Callable[[str, object], None]) -> None:
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        reports = list(pool.map(random_game, [name] * MANY, range(MANY), chunksize=50))
    lengths = sorted(length for length, *_ in reports)
    reasons = Counter(reason for _, _, reason, _ in reports)
    tenths = [lengths[len(lengths) * tenth // 10] for tenth in range(1, 10)]
    said = (
        f"{name}: {dict(reasons)}; length median {median(lengths):.0f}, tenths {tenths}, most {lengths[-1]}"
    )
    print(said)
    record_property("random games", said)
