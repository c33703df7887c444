"""How fast the rules of the simplified game are: `pytest benchmarks/bench_rules.py`."""

import random
from functools import cache

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from furyqt.rules.core.agenda import State, advance, is_over, legal_actions, play, player_to_move
from furyqt.rules.core.record import Record, dumps, loads
from furyqt.rules.core.ruleset import ruleset

RULES = ruleset("lite")
OPTIONS = RULES.checked_options({})
PLAYERS = [info.name for info in RULES.players]
DEPTH = 100
"""Actions before the position that is measured: Dracula's trail is full by then."""


@cache
def game(seed: int = 1) -> tuple[Record, list[State]]:
    """A whole game of random actions."""
    rng = random.Random(seed)
    record, states = Record(RULES.name, seed, OPTIONS), [RULES.setup(OPTIONS, seed)]
    while not is_over(states[-1]):
        action = rng.choice(legal_actions(states[-1]))
        record = record.added(action)
        states.append(play(states[-1], action))
    return record, states


def position(player: int) -> State:
    """A position of that game in which this player is to move."""
    return next(state for state in game()[1][DEPTH:] if player_to_move(state) == player)


def silent(state: State) -> State:
    """The position as a play-out has it: nobody is told anything."""
    copy = state.clone()
    copy.told = None
    return copy


def test_clone(benchmark: BenchmarkFixture) -> None:
    """Copying a position."""
    benchmark(position(0).clone)


@pytest.mark.parametrize("player", range(len(PLAYERS)), ids=PLAYERS)
def test_legal_actions(benchmark: BenchmarkFixture, player: int) -> None:
    """Listing what a player can do."""
    benchmark(legal_actions, silent(position(player)))


@pytest.mark.parametrize("player", range(len(PLAYERS)), ids=PLAYERS)
def test_clone_and_advance(benchmark: BenchmarkFixture, player: int) -> None:
    """One action in a copy, and all that follows from it, as in a play-out."""
    start = silent(position(player))
    action = legal_actions(start)[0]

    def step() -> None:
        advance(start.clone(), action)

    benchmark(step)


def test_play(benchmark: BenchmarkFixture) -> None:
    """One checked action with its events, as at the table."""
    start = position(0)
    benchmark(play, start, legal_actions(start)[0])


@pytest.mark.parametrize("player", range(len(PLAYERS)), ids=PLAYERS)
def test_observe(benchmark: BenchmarkFixture, player: int) -> None:
    """What a player knows."""
    benchmark(RULES.observe, position(player), player)


def test_determinize_dracula(benchmark: BenchmarkFixture) -> None:
    """A whole truth from what Dracula knows."""
    benchmark(RULES.determinize, RULES.observe(position(1), 1), None, 1)


def test_random_game(benchmark: BenchmarkFixture) -> None:
    """A whole random game in play-out form."""
    opening = silent(RULES.setup(OPTIONS, 1))

    def whole() -> int:
        rng, state, steps = random.Random(1), opening.clone(), 0
        while not is_over(state):
            actions = legal_actions(state)
            advance(state, actions[int(rng.random() * len(actions))])
            steps += 1
        return steps

    benchmark.extra_info["actions"] = benchmark(whole)


def test_write_record(benchmark: BenchmarkFixture) -> None:
    """Writing the record of a long game whose positions are known."""
    record, states = game()
    benchmark.extra_info["actions"] = len(record.actions)
    benchmark(dumps, record, states)


def test_load_record(benchmark: BenchmarkFixture) -> None:
    """Reading it again: every action is replayed and checked."""
    text = dumps(*game())
    benchmark.extra_info["actions"] = len(game()[0].actions)
    benchmark(loads, text)
