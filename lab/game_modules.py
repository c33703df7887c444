"""Lookup of the modules by which a game takes part in training and calibration: lab/GAME/NAME.py."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from ai.knowledge.optional_modules import MissingModuleError
from furyqt.rules.core import games

KNOWLEDGE = Path(__file__).resolve().parents[1] / "ai" / "knowledge"
"""The folder of the fitted weights, which the installed program reads."""


def game_module(game: str, name: str) -> ModuleType:
    """Return a module of the lab's folder for a game; MissingModuleError if there is none."""
    found = optional_module(game, name)
    if found is None:
        raise MissingModuleError(f"{game} cannot take part: there is no module lab/{game}/{name}.py")
    return found


def optional_module(game: str, name: str) -> ModuleType | None:
    """Return a module of the lab's folder for a game, or None if there is none."""
    home = f"lab.{game}" if game in games.game_names() else ""
    if not home or find_spec(home) is None or find_spec(f"{home}.{name}") is None:
        return None
    return import_module(f"{home}.{name}")
