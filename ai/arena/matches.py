"""Games between agents: a single one, or many on an executor like those of `concurrent.futures`."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future
from itertools import islice

import msgspec

from ai.agents import make_agent
from ai.seeds import own_seed, with_own_seeds
from ai.signature import signature
from ai.tables import player_names
from furyqt import __version__
from furyqt.rules.core.agenda import is_over, play, player_to_move
from furyqt.rules.core.record import Record, dumps
from furyqt.rules.core.ruleset import ruleset

AHEAD = 1024
"""The number of matches that are submitted at a time."""


class Match(msgspec.Struct, frozen=True):
    """A game to play: its name and options, the players' agents in order, and a seed."""

    game: str
    options: dict[str, str]
    specs: tuple[str, ...]
    seed: int


class Result(msgspec.Struct, frozen=True):
    """The end of a match; times are in seconds, times and iterations are by player."""

    seed: int
    winners: tuple[int, ...]
    """More than one player if the victory is shared."""
    score: int
    actions: int
    seconds: tuple[float, ...]
    iterations: tuple[int, ...]
    record: str
    values: tuple[float, ...] = ()
    """The value of the end for each player, from 0 to 1."""

    def share(self, player: int) -> float:
        """Return 1 divided by the number of winners for each of them, and 0 for the others."""
        return 1 / len(self.winners) if player in self.winners else 0.0


def play_match(match: Match) -> Result:
    """Play one game; the same match gives the same record if its agents count iterations."""
    rules = ruleset(match.game)
    agents = [make_agent(rules, spec) for spec in match.specs]
    players = zip(player_names(rules, match.options), match.specs, strict=True)
    tags = {"Program": __version__, **{name.capitalize(): spec for name, spec in players}}
    states = [rules.setup(match.options, match.seed)]
    record = with_own_seeds(Record(match.game, match.seed, match.options, tags=tags))
    seconds, iterations, decisions = [0.0 for _ in agents], [0 for _ in agents], [0 for _ in agents]
    while not is_over(states[-1]):
        player = player_to_move(states[-1])
        assert player is not None
        observation = rules.observe(states[-1], player)
        decision = agents[player].decide(observation, own_seed(match.seed, player, decisions[player]))
        decisions[player] += 1
        seconds[player] += decision.seconds
        iterations[player] += decision.iterations
        action = observation.actions[decision.index]
        record = record.added(action, signature(match.game, match.specs[player], decision).text)
        states.append(play(states[-1], action))
    outcome = rules.outcome(states[-1])
    assert outcome is not None
    return Result(
        match.seed,
        outcome.winners,
        outcome.score,
        len(record.actions),
        tuple(seconds),
        tuple(iterations),
        dumps(record, states),
        outcome.values,
    )


def play_matches(matches: Iterable[Match], executor: Executor) -> Iterator[Result]:
    """Yield the results in the order of the matches; a limited number is submitted at a time."""
    coming = iter(matches)
    waiting: deque[Future[Result]] = deque()
    while True:
        waiting += [executor.submit(play_match, match) for match in islice(coming, AHEAD - len(waiting))]
        if not waiting:
            return
        yield waiting.popleft().result()
