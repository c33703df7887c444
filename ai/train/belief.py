"""How Dracula chooses: plays games, fits the game's model of his choices and writes its weights.

A game takes part by a module ai/knowledge/GAME/belief_lessons.py with NAMES (of the weights), WEIGHTS (the
file they go to) and lessons(states).
"""

from __future__ import annotations

import argparse
from importlib import import_module
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
    choices = [choice for _, text in selfplay.records(args) for choice in module.lessons(loads(text)[1])]
    theta = fit(choices, RIDGE)
    print(gained(choices, theta))
    lines = [f"# {selfplay.command('python -m ai.train belief', args)}"]
    lines += [f"{name} {value:.3f}" for name, value in zip(module.NAMES, theta, strict=True)]
    path = Path(str(module.__file__)).with_name(module.WEIGHTS)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


def gained(choices: Choices, theta: Any) -> str:
    """The log-loss of even choices, of the model, and of the model fitted on the other half."""
    half = len(choices) // 2
    first, second = choices[:half], choices[half:]
    crossed = (log_loss(first, fit(second, RIDGE)) + log_loss(second, fit(first, RIDGE))) / 2
    even = log_loss(choices, 0 * theta)
    return (
        f"{len(choices)} choices, log-loss even {even:.3f}, fitted {log_loss(choices, theta):.3f}, "
        f"across halves {crossed:.3f}"
    )
