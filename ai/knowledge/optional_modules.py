"""Lookup of the parts of a game's knowledge: the modules of its package, all of them optional.

knowledge (belief, policies and evaluation), evaluation_terms (their words), levels with styles, and
rule_bots.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from furyqt.rules.core import games


class MissingModuleError(ValueError):
    """A game's knowledge has no module of that name."""


def optional_module(game: str, name: str) -> ModuleType | None:
    """Return a module of the game's knowledge package by its dotted name in it, or None.

    Knowledge that is a single module is its own part "knowledge".
    """
    return _optional_module(games.game(game).knowledge, name) if game in games.game_names() else None


@cache
def _optional_module(home: str, name: str) -> ModuleType | None:
    found = find_spec(home)
    if found is None:
        return None
    if found.submodule_search_locations is None:
        return import_module(home) if name == "knowledge" else None
    whole = home
    for word in name.split("."):
        whole = f"{whole}.{word}" if whole and find_spec(f"{whole}.{word}") else ""
    return import_module(whole) if whole else None


def required_module(game: str, name: str) -> ModuleType:
    """Return a module of the game's knowledge package; MissingModuleError if there is none."""
    found = optional_module(game, name)
    if found is None:
        raise MissingModuleError(f"{game} cannot take part: its knowledge has no module {name}")
    return found
