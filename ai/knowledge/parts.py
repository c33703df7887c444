"""Where a game's knowledge is found: the modules of its package, each of which a game may leave out.

knowledge (belief, policies and evaluation), evaluation_terms (their words), styles, rule_bots, and for
learning and measuring belief_trial, belief_training, value_training, policy_training and cost_training.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


class NoPartError(ValueError):
    """A game's knowledge has no module of that name."""


def package(game: str) -> str:
    """The dotted name of the game's knowledge package, or an empty text."""
    name = f"ai.knowledge.{game}"
    found = find_spec(name) if game.isidentifier() else None
    return name if found is not None and found.submodule_search_locations is not None else ""


@cache
def part(game: str, name: str) -> ModuleType | None:
    """A module of the game's knowledge package by its dotted name in it, or None."""
    whole = package(game)
    for word in name.split("."):
        whole = f"{whole}.{word}" if whole and find_spec(f"{whole}.{word}") else ""
    return import_module(whole) if whole else None


def needed_part(game: str, name: str) -> ModuleType:
    """A module of the game's knowledge package; NoPartError if there is none."""
    found = part(game, name)
    if found is None:
        raise NoPartError(f"{game} cannot take part: its knowledge has no module {name}")
    return found
