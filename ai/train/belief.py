"""How Dracula chooses: plays games, fits the game's model of his choices and writes its weights.

A game takes part by a module ai/knowledge/GAME/belief_lessons.py with NAMES (of the weights), WEIGHTS (the
file they go to) and lessons(states).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any

from ai import selfplay
from ai.train.softmax import Choices, fit, log_loss
from furyqt.rules.core.record import loads

RIDGE = 2.0
"""The penalty on the squares of the weights."""
add_arguments = selfplay.add_arguments


def run(args: argparse.Namespace) -> int:
    """Play, fit, print what was gained and write the weights."""
    module = import_module(f"ai.knowledge.{args.game}.belief_lessons")
    games = [list(module.lessons(loads(text)[1])) for _, text in selfplay.records(args)]
    theta = fit(list(chain(*games)), RIDGE)
    print(gained(games, theta))
    lines = [f"# {selfplay.command('python -m ai.train belief', args)}"]
    lines += [f"{name} {value:.3f}" for name, value in zip(module.NAMES, theta, strict=True)]
    path = Path(str(module.__file__)).with_name(module.WEIGHTS)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


def gained(games: Sequence[Choices], theta: Any) -> str:
    """The log-loss of even choices, of the model, and of models that were fitted on every other game."""
    every, first, second = (list(chain(*found)) for found in (games, games[::2], games[1::2]))
    crossed = log_loss(first, fit(second, RIDGE)) * len(first) + log_loss(second, fit(first, RIDGE)) * len(
        second
    )
    return (
        f"{len(every)} choices, log-loss even {log_loss(every, 0 * theta):.3f}, fitted "
        f"{log_loss(every, theta):.3f}, across halves {crossed / len(every):.3f}"
    )
