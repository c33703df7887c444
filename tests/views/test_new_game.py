"""Asking for a new game: every game brings its own options."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.controllers.settings import Settings
from furyqt.rules.core.ruleset import Option, PlayerInfo, ruleset
from furyqt.rules.core.text import Text
from furyqt.views.dialogs import new_game

LITE = ruleset("lite")
OTHER = replace(
    LITE,
    name="other",
    title=Text("", "Another game"),
    summary=Text("", "Of which nothing is known."),
    players=(PlayerInfo("hunters", Text("", "Chasers")), PlayerInfo("dracula", Text("", "Chased"))),
    options=(
        Option("depth", Text("", "Depth"), {"low": Text("", "low"), "high": Text("", "high")}),
        Option("size", Text("", "Size"), {"small": Text("", "small"), "big": Text("", "big")}, is_open=True),
    ),
)


def test_another_game_has_other_options_and_names(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    games = {"lite": LITE, "other": OTHER}
    monkeypatch.setattr(new_game, "game_names", lambda: list(games))
    monkeypatch.setattr(new_game, "ruleset", games.__getitem__)
    dialog = new_game.NewGameDialog(Settings(), Language())
    lite_options = dialog.chosen().options
    assert lite_options == LITE.checked_options({})
    dialog.game.setCurrentIndex(1)
    assert dialog.chosen().options == {"depth": "low", "size": "small"}
    assert "Chased" in dialog.side.buttons[1].text()
    dialog.variants.fields[0].setCurrentIndex(1)
    assert dialog.chosen().options == {"depth": "high", "size": "small"}
    dialog.game.setCurrentIndex(0)
    assert dialog.chosen().options == lite_options
    assert "Dracula" in dialog.side.buttons[1].text()
    with qtbot.waitSignal(dialog.destroyed):
        dialog.deleteLater()


def test_what_matters_most_in_the_rules_is_asked_openly(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = {"lite": LITE, "other": OTHER}
    monkeypatch.setattr(new_game, "game_names", lambda: list(games))
    monkeypatch.setattr(new_game, "ruleset", games.__getitem__)
    dialog = new_game.NewGameDialog(Settings(), Language())
    dialog.show()
    assert not dialog.variants.open_fields()
    for _ in range(2):
        dialog.game.setCurrentIndex(1)
        (size,) = dialog.variants.open_fields()
        qtbot.waitUntil(size.isVisible)
        assert not dialog.variants.fields[0].isVisible()
        assert dialog.game.nextInFocusChain() is size
        size.setCurrentIndex(1)
        assert dialog.chosen().options == {"depth": "low", "size": "big"}
        dialog.game.setCurrentIndex(0)
        assert dialog.chosen().options == LITE.checked_options({})
    with qtbot.waitSignal(dialog.destroyed):
        dialog.deleteLater()
