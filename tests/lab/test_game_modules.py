"""The modules by which games take part in training and calibration."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai.knowledge.optional_modules import MissingModuleError
from lab import dining, fury2, fury3, lite
from lab.game_modules import game_module

GAMES = {"dining": dining, "fury2": fury2, "fury3": fury3, "lite": lite}


def trained() -> list[tuple[str, str]]:
    """The training modules of each game."""
    folders = {name: Path(str(package.__file__)).parent for name, package in GAMES.items()}
    return [(name, path.stem) for name, folder in folders.items() for path in folder.glob("*_training.py")]


@pytest.mark.parametrize(("game", "name"), trained())
def test_a_training_module_writes_the_files_that_the_program_reads(game: str, name: str) -> None:
    found = game_module(game, name).WEIGHTS
    assert all(path.is_file() for path in (found.values() if isinstance(found, dict) else [found]))


def test_every_game_has_training_modules() -> None:
    assert {game for game, _ in trained()} == set(GAMES)


@pytest.mark.parametrize("game", ["lite", "nosuch", "../lite", "train", "fury"])
def test_a_missing_part_is_an_error(game: str) -> None:
    with pytest.raises(MissingModuleError, match=f"{game} cannot take part: .* lab/{game}/policy"):
        game_module(game, "policy")
