"""The contract tests hold for the game, although menus do not list it before it has a board."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import furyqt.rules
from furyqt.rules.core import games
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import ruleset
from tests.contract import (
    test_counted,
    test_decisions,
    test_knowledge,
    test_many_games,
    test_notation,
    test_occasions,
    test_pieces,
    test_playing,
    test_words,
)

NAME = "fury2"
OPEN: set[str] = set()
"""Contracts that do not apply to the game."""
MODULES = (
    test_counted,
    test_decisions,
    test_knowledge,
    test_many_games,
    test_notation,
    test_occasions,
    test_pieces,
    test_playing,
    test_words,
)


def contracts() -> Iterator[Any]:
    """Yield the contracts that take the name of a game, with their marks and other parameters."""
    for module in MODULES:
        for name, contract in inspect.getmembers(module, inspect.isfunction):
            taken = set(inspect.signature(contract).parameters)
            if (
                name in OPEN
                or not name.startswith("test_")
                or not {"name"} <= taken <= {"name", "language", "record_property"}
            ):
                continue
            marks = [mark for mark in getattr(contract, "pytestmark", []) if mark.name == "slow"]
            for language in ("de", "it") if "language" in taken else ("",):
                yield pytest.param(contract, language, marks=marks, id=f"{name}{language and '-' + language}")


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Add the game to those that can be played, as if its package defined RULES."""
    listed = SimpleNamespace(loader=SimpleNamespace(get_source=lambda package: "RULES = 1\n"))
    own = f"furyqt.rules.{NAME}"
    monkeypatch.setattr(games, "find_spec", lambda package: listed if package == own else find_spec(package))
    monkeypatch.setattr(furyqt.rules, "__path__", [*furyqt.rules.__path__, str(tmp_path)])


@pytest.mark.parametrize(("contract", "language"), [*contracts()])
def test_the_contract_holds(
    contract: Callable[..., None], language: str, record_property: Callable[[str, object], None]
) -> None:
    given = {"name": NAME, "language": language, "record_property": record_property}
    contract(**{name: given[name] for name in inspect.signature(contract).parameters})


@pytest.mark.parametrize("opening", range(4))
def test_12_counted_games_match(opening: int) -> None:
    test_counted.test_12_counted_games_match(NAME, test_counted.openings(NAME)[opening])


def test_the_contracts_are_found() -> None:
    names = {parameter.id for parameter in contracts()}
    assert len(names) > 35
    assert {
        "test_10_pieces_are_conserved",
        "test_7_told_is_known",
        "test_1_advance_is_play_in_place",
    } <= names


def test_the_game_is_playable_but_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ruleset(NAME).name == NAME
    monkeypatch.undo()
    assert NAME not in game_names()
