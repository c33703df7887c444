"""Training of a belief: plays games, fits a model of the hidden player's choices, writes its weights.

A game takes part by a module lab/GAME/belief_training.py with NAMES (of the weights), WEIGHTS (the
file they are written to), RIDGE and examples(states); with KINDS that number of kinds is fitted, with
HIDDEN_PLAYER a kind for each of that player's agents (rows, gain, FLOORS, JUDGED).
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from types import ModuleType
from typing import NamedTuple

import numpy as np

from ai.levels import SEARCH
from ai.tables import player_names
from furyqt.rules.core.agenda import State
from furyqt.rules.core.record import loads
from lab import selfplay
from lab.game_modules import game_module
from lab.held_out import check_training
from lab.train.softmax import Choices, Data, Floats, fit, fit_kinds

FLOOR = 0.1
"""The assumed share of each choice that a kind spreads evenly."""
Games = Sequence[tuple[Sequence[str], str]]
"""The agents' names and the record of each game."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options that select the games."""
    selfplay.add_arguments(parser)
    parser.add_argument(
        "--kept", type=Path, nargs="+", default=[], metavar="FOLDER", help="learn from these records, too"
    )


def run(args: argparse.Namespace) -> int:
    """Play, fit, print the gain and write the weights."""
    module = game_module(args.game, "belief_training")
    check_training(args.game, selfplay.taking_part(args))
    kept = kept_games(args)
    lines = [f"# {selfplay.command('python -m lab.train belief', args)}"]
    if kept:
        lines[0] += " --kept " + " ".join(map(str, args.kept))
    if hasattr(module, "HIDDEN_PLAYER"):
        found = by_player(module, [*((match.specs, text) for match, text in selfplay.records(args)), *kept])
        lines.append("# kinds: " + " ".join(found.names))
    else:
        found = by_mixture(module, [text for _, text in (*selfplay.records(args), *kept)])
    lines += [" ".join((name, *(f"{value:.3f}" for value in row))) for name, row in found.rows.items()]
    path = module.WEIGHTS
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


def kept_games(args: argparse.Namespace) -> Games:
    """Return the records of the folders; HeldOutError if a player who only tests takes part in one."""
    found = []
    for text in selfplay.kept_before(args.kept):
        record = loads(text)[0]
        specs = selfplay.agents_in(record)
        check_training(args.game, zip(player_names(record.rules, record.options), specs, strict=True))
        found.append((specs, text))
    return found


class KindsFound(NamedTuple):
    """The rows of a weights file, and the names of the kinds if each has one."""

    rows: dict[str, Sequence[float]]
    names: Sequence[str] = ()


def by_mixture(module: ModuleType, texts: Sequence[str]) -> KindsFound:
    """Fit a number of kinds, without knowing who played."""
    games = [list(module.examples(loads(text)[1])) for text in texts]
    share, theta = fit_kinds(games, module.KINDS, module.RIDGE, FLOOR)
    print(gained(games, share, theta, module.RIDGE))
    return KindsFound({"share": share.tolist(), **dict(zip(module.NAMES, theta.tolist(), strict=True))})


def by_player(module: ModuleType, games: Games) -> KindsFound:
    """Fit a kind for each player, and the floors by leaving out one player after the other."""
    choices: dict[str, list[Choices]] = defaultdict(list)
    judged: dict[str, list[Sequence[State]]] = defaultdict(list)
    for number, (specs, text) in enumerate(games):
        name, states = named(specs[module.HIDDEN_PLAYER]), loads(text)[1]
        choices[name].append(list(module.examples(states)))
        if number % module.JUDGED == 0:
            judged[name].append(states)
    thetas = {
        name: fit([choice for game in of for choice in game], module.RIDGE) for name, of in choices.items()
    }
    gains = {
        floors: [
            module.gain(of, [theta for other, theta in thetas.items() if other != name], floors)
            for name, of in judged.items()
        ]
        for floors in module.FLOORS
    }
    for floors, row in gains.items():
        left_out = ", ".join(f"{name} {gain:.3f}" for name, gain in zip(judged, row, strict=True))
        print(f"floors {floors}: better than even by {mean(row):.3f} ({left_out})")
    best = max(gains, key=lambda floors: mean(gains[floors]))
    return KindsFound(module.rows(thetas, best), list(thetas))


def named(spec: str) -> str:
    """Return the name of a kind: named players are one each, and all others are of the house."""
    group, _, name = spec.partition(":")
    return name.partition("/")[0] if name and group != SEARCH else "house"


def gained(games: Sequence[Choices], share: Floats, theta: Floats, ridge: float) -> str:
    """Return the log-loss of equal chances, of the model, and of models fitted on every other game."""
    first, second = games[::2], games[1::2]
    crossed = [
        *losses(first, *fit_kinds(second, len(share), ridge, FLOOR)),
        *losses(second, *fit_kinds(first, len(share), ridge, FLOOR)),
    ]
    number = sum(len(game) for game in games)
    even, fitted = losses(games, share, 0 * theta), losses(games, share, theta)
    return (
        f"{number} choices, log-loss even {sum(even) / number:.3f}, fitted {sum(fitted) / number:.3f}, "
        f"across halves {sum(crossed) / number:.3f}"
    )


def losses(games: Sequence[Choices], share: Floats, theta: Floats) -> list[float]:
    """Return minus the log-probability of each game, whose player may be of any kind."""
    found = []
    for game in games:
        data = Data(game)
        kinds = [data.log_likely(theta[:, kind], FLOOR).sum() for kind in range(len(share))]
        found.append(-float(np.logaddexp.reduce(np.log(share) + kinds)))
    return found
