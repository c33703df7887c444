"""Training of a belief: plays games, fits a model of the hidden player's choices, writes its weights.

A game takes part by a module ai/knowledge/GAME/belief_training.py with NAMES (of the weights), WEIGHTS (the
file they are written to), KINDS, RIDGE and examples(states).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ai import selfplay
from ai.knowledge.parts import needed_part
from ai.train.softmax import Choices, Data, Floats, fit_kinds
from ai.wall import check_training
from furyqt.rules.core.record import loads

FLOOR = 0.1
"""The assumed share of each choice that a kind spreads evenly."""
add_arguments = selfplay.add_arguments


def run(args: argparse.Namespace) -> int:
    """Play, fit, print the gain and write the weights."""
    module = needed_part(args.game, "belief_training")
    check_training(args.game, selfplay.taking_part(args))
    games = [list(module.examples(loads(text)[1])) for _, text in selfplay.records(args)]
    share, theta = fit_kinds(games, module.KINDS, module.RIDGE, FLOOR)
    print(gained(games, share, theta, module.RIDGE))
    lines = [f"# {selfplay.command('python -m ai.train belief', args)}"]
    lines += ["share " + " ".join(f"{value:.3f}" for value in share)]
    for name, row in zip(module.NAMES, theta, strict=True):
        lines.append(" ".join((name, *(f"{value:.3f}" for value in row))))
    path = Path(str(module.__file__)).with_name(module.WEIGHTS)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


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
