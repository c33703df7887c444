"""Games between agents: one game, and many on any executor of `concurrent.futures`' kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, as_completed
from math import sqrt
from statistics import mean, stdev

import msgspec

from ai.agent import decision_seed
from ai.agents import make_agent
from ai.signature import signature
from furyqt import __version__
from furyqt.rules.core.agenda import is_over, play, player_to_move
from furyqt.rules.core.record import Record, dumps
from furyqt.rules.core.ruleset import ruleset

NORMAL_95 = 1.959964


class Match(msgspec.Struct, frozen=True):
    """What to play: a game, its options, the players' agents in order, and a seed."""

    game: str
    options: dict[str, str]
    specs: tuple[str, ...]
    seed: int


class Result(msgspec.Struct, frozen=True):
    """How a match ended; times in seconds, times and iterations by player."""

    seed: int
    winner: int
    score: int
    actions: int
    seconds: tuple[float, ...]
    iterations: tuple[int, ...]
    record: str


def play_match(match: Match) -> Result:
    """Play one game; the same match gives the same record when its agents count iterations."""
    rules = ruleset(match.game)
    agents = [make_agent(rules, spec) for spec in match.specs]
    players = zip(rules.players, match.specs, strict=True)
    tags = {"Program": __version__, **{player.name.capitalize(): spec for player, spec in players}}
    states = [rules.setup(match.options, match.seed)]
    record = Record(match.game, match.seed, match.options, tags=tags)
    seconds, iterations = [0.0 for _ in agents], [0 for _ in agents]
    while not is_over(states[-1]):
        player = player_to_move(states[-1])
        assert player is not None
        observation = rules.observe(states[-1], player)
        decision = agents[player].decide(observation, decision_seed(match.seed, len(record.actions)))
        seconds[player] += decision.seconds
        iterations[player] += decision.iterations
        action = observation.actions[decision.index]
        record = record.added(action, signature(match.specs[player], decision).text)
        states.append(play(states[-1], action))
    outcome = rules.outcome(states[-1])
    assert outcome is not None
    return Result(
        match.seed,
        outcome.winner,
        outcome.score,
        len(record.actions),
        tuple(seconds),
        tuple(iterations),
        dumps(record, states),
    )


def play_matches(matches: Sequence[Match], executor: Executor) -> Iterator[Result]:
    """The results as they come."""
    waiting = [executor.submit(play_match, match) for match in matches]
    for done in as_completed(waiting):
        yield done.result()


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson 1927)."""
    if not games:
        return 0.0, 1.0
    z, rate = NORMAL_95, wins / games
    centre = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (centre - spread) / scale, (centre + spread) / scale


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval by the normal approximation."""
    middle = mean(values)
    spread = NORMAL_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return middle, middle - spread, middle + spread


def summary(results: Sequence[Result], specs: Mapping[str, str]) -> dict[str, object]:
    """The table of results as plain values; `specs` has the agents by the players' names, in order."""
    score = mean_interval([result.score for result in results])
    table: dict[str, object] = {
        "games": len(results),
        "score": {"mean": score[0], "low": score[1], "high": score[2]},
        "actions": mean(result.actions for result in results),
    }
    for player, (name, spec) in enumerate(specs.items()):
        wins = sum(result.winner == player for result in results)
        low, high = wilson(wins, len(results))
        seconds = sum(result.seconds[player] for result in results)
        iterations = sum(result.iterations[player] for result in results)
        table[name] = {
            "agent": spec,
            "wins": wins,
            "rate": wins / len(results),
            "low": low,
            "high": high,
            "seconds": seconds,
            "iterations_per_second": iterations / seconds if seconds else 0.0,
        }
    return table
