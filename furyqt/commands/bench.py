"""`furyqt bench`: measure rules, search and startup on this machine."""

from __future__ import annotations

import argparse
import json
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable

from ai.agents import make_agent
from furyqt.commands.speech import say
from furyqt.rules.core.agenda import State, advance, is_over, legal_actions, play, player_to_move
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import AnyRuleset, ruleset
from furyqt.rules.core.text import Texts

N_ = Texts("commands")

SECONDS = 1.0
"""Seconds spent on each measurement."""
OPENING = 12
"""Actions before the positions in which clone and search are measured."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help=say(N_("a game's name; all of them without it")))
    parser.add_argument("--json", action="store_true", help=say(N_("print the figures as JSON")))


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    games = [ruleset(name) for name in ([args.game] if args.game else game_names())]
    figures = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "start_up_seconds": start_up(),
        "games": {rules.name: measured(rules) for rules in games},
    }
    print(json.dumps(figures, indent=2) if args.json else text(figures))
    return 0


def measured(rules: AnyRuleset) -> dict[str, float]:
    """Measure one game."""
    games, steps, seconds = random_games(rules)
    state = opening(rules)
    rate, per_clone = 0.0, repeated(state.clone)
    for player in range(len(rules.default_table.players)):
        while player_to_move(state) != player:
            state = play(state, legal_actions(state)[0])
        decision = make_agent(rules, f"search:{SECONDS}s").decide(rules.observe(state, player), 1)
        rate += decision.iterations / decision.seconds / len(rules.default_table.players)
    return {
        "steps_per_second": steps / seconds,
        "random_games_per_second": games / seconds,
        "clone_microseconds": per_clone * 1e6,
        "search_iterations_per_second": rate,
    }


def random_games(rules: AnyRuleset) -> tuple[int, int, float]:
    """Play whole random games as playouts; return their number, their actions and the time in seconds."""
    rng = random.Random(1)
    games = steps = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        state = rules.setup(rules.checked_options({}), games)
        state.told = None
        while not is_over(state):
            actions = legal_actions(state)
            advance(state, actions[int(rng.random() * len(actions))])
            steps += 1
        games += 1
    return games, steps, time.perf_counter() - start


def opening(rules: AnyRuleset) -> State:
    """Return a position after a few random actions."""
    rng = random.Random(2)
    state = rules.setup(rules.checked_options({}), 0)
    for _ in range(OPENING):
        state = play(state, rng.choice(legal_actions(state)))
    return state


def repeated(function: Callable[[], object]) -> float:
    """Return the seconds of one call, averaged over many."""
    calls = 100_000
    start = time.perf_counter()
    for _ in range(calls):
        function()
    return (time.perf_counter() - start) / calls


def start_up() -> float:
    """Return the seconds from process start to the output of `furyqt games`, the best of three."""
    command = [sys.executable, "-m", "furyqt", "games"]
    times = []
    for _ in range(3):
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return min(times)


def text(figures: dict[str, object]) -> str:
    """Format the figures for reading."""
    lines = [
        f"Python {figures['python']} on {figures['machine']}; start-up {figures['start_up_seconds']:.2f} s"
    ]
    games = figures["games"]
    assert isinstance(games, dict)
    for name, row in games.items():
        lines += [
            f"{name}",
            f"  steps            {row['steps_per_second']:>12,.0f} /s",
            f"  random games     {row['random_games_per_second']:>12,.1f} /s",
            f"  clone            {row['clone_microseconds']:>12.3f} microseconds",
            f"  search           {row['search_iterations_per_second']:>12,.0f} iterations/s",
        ]
    return "\n".join(lines)
