"""Dining with Dracula in the terminal: a whole game, why a choice is closed, and the situation in words."""

from __future__ import annotations

import argparse
import io
import re
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from furyqt.commands import play
from furyqt.commands.speech import add_language, choose_language
from furyqt.controllers.language import Language
from furyqt.rules.dining.box import packed_box

SHORT = packed_box("[components]\nrounds = 1\n")


def played(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lines: Iterator[str],
    language: str = "en",
) -> str:
    """Return the output of a short game between a person and a random player."""

    class Typed(io.StringIO):
        def readline(self, size: int | None = -1) -> str:
            line = next(lines, None)
            return "" if line is None else f"{line}\n"

    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    add_language(parser)
    monkeypatch.setattr(sys, "stdin", Typed())
    arguments = f"dining --as red --level random --seed 3 --language {language}"
    arguments += f" --options box={SHORT} players=2"
    choose_language(arguments.split())
    assert play.run(parser.parse_args(arguments.split())) == 0
    application = QCoreApplication.instance()
    assert application is not None
    for used in application.findChildren(Language):
        used.set("en")  # reset the language for the next test
    choose_language([])
    return capsys.readouterr().out


def always(line: str) -> Iterator[str]:
    while True:
        yield line


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        ("en", "Where do you place your Hero?", "The last Dinner is over."),
        ("de", "Wohin setzt du deinen Helden?", "Das letzte Dinner ist vorbei."),
        ("it", "Dove piazzi il tuo eroe?", "L’ultima cena è finita."),
    ],
)
def test_a_whole_game_is_played(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    first: str,
    last: str,
) -> None:
    said = played(monkeypatch, capsys, always("1"), language)
    assert first in said
    assert last in said


def test_the_situation_and_reasons_in_words(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(["look", "why Garlic Stand, stand 1", "why s9.1", "why 1", "why nowhere at all", "quit"])
    said = played(monkeypatch, capsys, lines)
    for words in (
        "Round 1, clock",
        "Faceup card:",
        "Garlic Stand, stand 1 [S9.1]: You still need 1 Metal.",
        "Garlic Stand: 1 Garlic",
        "The clock goes to",
    ):
        assert words in said


def test_help_has_no_commands_for_a_map_or_a_hidden_figure(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = played(monkeypatch, capsys, iter(["?", "near", "places", "quit"]))
    assert "near:" not in said
    assert "places:" not in said
    assert "One part of the situation: clock, players, town, row, gifts, supply." in said
    assert "This game has no map." in said
    assert "No figure is hidden in this game." in said


def test_the_end_names_the_winner_and_the_ranking_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = played(monkeypatch, capsys, always("1"))
    _, _, ending = said.partition("The last Dinner is over.")
    reasons = "(Red|Blue) (has the most Victory Points|wins the tie)|Shared victory with"
    assert re.search(reasons, ending)
    assert ending.count("Round 1, clock 24 of 24.") == 1
    assert "1. " in ending
    assert "knew:" not in ending
