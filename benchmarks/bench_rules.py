"""Measure the rules of every game: `pytest benchmarks/bench_rules.py`."""

import random
from functools import cache

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from furyqt.rules.core.agenda import State, advance, is_over, legal_actions, play, player_to_move
from furyqt.rules.core.games import game_names
from furyqt.rules.core.record import Record, dumps, loads
from furyqt.rules.core.ruleset import Ruleset, ruleset

BOTH = [(name, player) for name in game_names() for player in range(len(ruleset(name).default_table.players))]
EACH_PLAYER = pytest.mark.parametrize(
    ("name", "player"),
    BOTH,
    ids=[f"{name}-{ruleset(name).default_table.players[player].name}" for name, player in BOTH],
)
EACH_GAME = pytest.mark.parametrize("name", game_names())
DEPTH = 100
"""Actions before the measured position; by then Dracula's trail is full."""


def opened(name: str, seed: int = 1) -> tuple[Ruleset, dict[str, str], State]:
    """A game with its default options, and its opening position."""
    rules = ruleset(name)
    options = rules.checked_options({})
    return rules, options, rules.setup(options, seed)


@cache
def game(name: str, seed: int = 1) -> tuple[Record, list[State]]:
    """A whole game of random actions."""
    rng = random.Random(seed)
    rules, options, opening = opened(name, seed)
    record, states = Record(rules.name, seed, options), [opening]
    while not is_over(states[-1]):
        action = rng.choice(legal_actions(states[-1]))
        record = record.added(action)
        states.append(play(states[-1], action))
    return record, states


def position(name: str, player: int) -> State:
    """A position of that game with this player to move."""
    return next(state for state in game(name)[1][DEPTH:] if player_to_move(state) == player)


def silent(state: State) -> State:
    """The position in the form of a playout, without events."""
    copy = state.clone()
    copy.told = None
    return copy


@EACH_GAME
def test_clone(benchmark: BenchmarkFixture, name: str) -> None:
    """Copy a position."""
    benchmark(position(name, 0).clone)


@EACH_PLAYER
def test_legal_actions(benchmark: BenchmarkFixture, name: str, player: int) -> None:
    """List the legal actions."""
    benchmark(legal_actions, silent(position(name, player)))


@EACH_PLAYER
def test_clone_and_advance(benchmark: BenchmarkFixture, name: str, player: int) -> None:
    """Advance a copy by one action, as in a playout."""
    start = silent(position(name, player))
    action = legal_actions(start)[0]

    def step() -> None:
        advance(start.clone(), action)

    benchmark(step)


@EACH_GAME
def test_play(benchmark: BenchmarkFixture, name: str) -> None:
    """Play one checked action with its events."""
    start = position(name, 0)
    benchmark(play, start, legal_actions(start)[0])


@EACH_PLAYER
def test_observe(benchmark: BenchmarkFixture, name: str, player: int) -> None:
    """Observe a position."""
    benchmark(ruleset(name).observe, position(name, player), player)


@EACH_PLAYER
def test_determinize(benchmark: BenchmarkFixture, name: str, player: int) -> None:
    """Determinize an observation that was used before."""
    rules, seen = ruleset(name), ruleset(name).observe(position(name, player), player)
    rules.determinize(seen, None, 0)
    benchmark(rules.determinize, seen, None, 1)


@EACH_GAME
def test_random_game(benchmark: BenchmarkFixture, name: str) -> None:
    """Play a whole random game as a playout."""
    opening = silent(opened(name)[2])

    def whole() -> int:
        rng, state, steps = random.Random(1), opening.clone(), 0
        while not is_over(state):
            actions = legal_actions(state)
            advance(state, actions[int(rng.random() * len(actions))])
            steps += 1
        return steps

    benchmark.extra_info["actions"] = benchmark(whole)


@EACH_GAME
def test_write_record(benchmark: BenchmarkFixture, name: str) -> None:
    """Write the record of a long game whose positions are known."""
    record, states = game(name)
    benchmark.extra_info["actions"] = len(record.actions)
    benchmark(dumps, record, states)


@EACH_GAME
def test_load_record(benchmark: BenchmarkFixture, name: str) -> None:
    """Read the record again, replaying and checking every action."""
    text = dumps(*game(name))
    benchmark.extra_info["actions"] = len(game(name)[0].actions)
    benchmark(loads, text)
