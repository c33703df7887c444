"""Training of the chance to win that the points of a search stand for, for each player of a game.

Plays games, asks a search in some positions of each player for its points, and fits a logistic curve over
`knowledge.standing` to the results. So few games do not show how often each side wins: that is taken from
more games (--known) and moves the curve, whose slope stays. The file has the offset and the slope of each
player.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from ai.agent import decision_seed
from ai.agents import make_agent
from ai.knowledge.point_scale import CHANCE_FILE, ChanceCurve, log_odds
from ai.pool import executor
from ai.tables import check_player_count, player_names
from furyqt.rules.core.observation import asked_player
from furyqt.rules.core.record import loads
from furyqt.rules.core.ruleset import ruleset
from lab import selfplay
from lab.game_modules import KNOWLEDGE
from lab.held_out import check_training
from lab.train.value import Floats, fit, log_loss

ASKED = "search:50"
"""The search whose points are fitted: that of the chart."""
PER_GAME = 10
"""The number of positions of each player that are taken from a game, evenly spaced from the first on."""
ROWS = (0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0)
"""The edges of the rows of the reliability table."""


class Sample(NamedTuple):
    """A position of a game that is over."""

    player: int
    standing: float
    """The standing by the points of the own search of the player."""
    is_first: bool
    """Whether it is the player's first decision in the game."""
    has_won: bool


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options that select the games and the executor."""
    selfplay.add_arguments(parser)
    parser.add_argument(
        "--known",
        type=int,
        nargs=2,
        required=True,
        metavar=("WON", "GAMES"),
        help="games between equals, won by the first player: the chance of the first decision",
    )


def run(args: argparse.Namespace) -> int:
    """Play, ask, fit, print how reliable the chances are, and write the file."""
    check_training(args.game, selfplay.taking_part(args))
    rules = ruleset(args.game)
    check_player_count(rules, rules.checked_options({}), 2, "chances are fitted")
    games = [text for _, text in selfplay.records(args)]
    with executor(args.scheduler, args.jobs) as pool:
        waiting = [pool.submit(samples, text) for text in games]
        found = [sample for done in waiting for sample in done.result()]
    won, known = args.known
    lines = [f"# {selfplay.command('python -m lab.train chance', args)} --known {won} {known}"]
    shares = won / known, 1 - won / known
    names = player_names(rules, rules.checked_options({}))
    for player, (name, share) in enumerate(zip(names, shares, strict=True)):
        own = [sample for sample in found if sample.player == player]
        curve = fitted(own)
        print(f"\n{name}, {len(games)} games:", *report(own, curve), sep="\n")
        curve = anchored(curve, own, share)
        lines.append(f"{name} {curve.offset:.3f} {curve.slope:.3f}")
    (KNOWLEDGE / args.game / CHANCE_FILE).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


def samples(text: str) -> list[Sample]:
    """Return the samples of a recorded game."""
    record, states = loads(text)
    rules, found = record.rules, []
    outcome = rules.outcome(states[-1])
    assert outcome is not None
    asked: dict[int, list[int]] = {}
    for position, state in enumerate(states[:-1]):
        asked.setdefault(asked_player(state), []).append(position)
    for player, positions in sorted(asked.items()):
        agent: Any = make_agent(rules, ASKED)
        has_won = rules.has_reached(outcome, player)
        for number, position in enumerate(positions[:: max(1, len(positions) // PER_GAME)]):
            seen = rules.observe(states[position], player)
            decision = agent.decide(seen, decision_seed(record.seed, position))
            standing = agent.knowledge.standing(decision.points, seen)
            found.append(Sample(player, standing, number == 0, has_won))
    return found


def fitted(found: Sequence[Sample]) -> ChanceCurve:
    """Return the curve that makes the results likeliest."""
    standings, won = columns(found)
    offset, slope = fit(np.column_stack([np.ones(len(standings)), standings]), won)
    return ChanceCurve(float(offset), float(slope))


def anchored(curve: ChanceCurve, found: Sequence[Sample], share: float) -> ChanceCurve:
    """Return the curve with another offset, so that the usual first decision has this chance."""
    usual = float(np.mean([one.standing for one in found if one.is_first]))
    return ChanceCurve(log_odds(share) - curve.slope * usual, curve.slope)


def columns(found: Sequence[Sample]) -> tuple[Floats, Floats]:
    """Return the standings, and 1 if the player has won."""
    return np.array([one.standing for one in found]), np.array([float(one.has_won) for one in found])


def report(found: Sequence[Sample], curve: ChanceCurve) -> list[str]:
    """Return the log-loss, the chance before the first decision, and the table of chances and results."""
    standings, won = columns(found)
    chances = np.array([curve.chance(standing) for standing in standings])
    first = np.array([one.is_first for one in found])
    mean = np.full(len(won), won.mean())
    lines = [
        f"log-loss {log_loss(chances, won):.3f}, of the mean {log_loss(mean, won):.3f}",
        f"first decision: stated {chances[first].mean():.2f}, came true {won[first].mean():.2f}",
        "| stated chance | positions | mean of the stated | came true |",
        "|---|---:|---:|---:|",
    ]
    for low, high in pairwise(ROWS):
        row = (low <= chances) & (chances < high if high < 1 else chances <= 1)
        if row.any():
            stated, true = chances[row].mean(), won[row].mean()
            lines.append(f"| {low:.0%} to {high:.0%} | {row.sum()} | {stated:.2f} | {true:.2f} |")
    return lines
