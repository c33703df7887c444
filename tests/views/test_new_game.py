"""The dialog for a new game: every game has its own options."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from ai.knowledge.fury.styles import STYLES
from furyqt.controllers.language import Language
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.ruleset import Option, ruleset
from furyqt.rules.core.table import PlayerInfo, Table
from furyqt.rules.core.text import Text, in_english
from furyqt.views.dialogs import new_game
from furyqt.views.options.computer import ComputerPage
from furyqt.views.panels.segments import Segments
from furyqt.views.start.levels import seat_text, style_choices, style_label

LITE = ruleset("lite")
CHASE = PlayerInfo("hunters", Text("", "Chasers")), PlayerInfo("dracula", Text("", "Chased"))
JUDGE = PlayerInfo("judge", Text("", "The judge"))
OTHER = replace(
    LITE,
    name="other",
    title=Text("", "Another game"),
    summary=Text("", "Of which nothing is known."),
    table=lambda options: Table(players=CHASE if options.get("size") != "big" else (*CHASE, JUDGE)),
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
    dialog.game.buttons["other"].click()
    assert dialog.chosen().options == {"depth": "low", "size": "small"}
    assert "Chased" in dialog.side.buttons[1].text()
    assert len(dialog.chosen().seats) == 2
    size = dialog.variants.shape_fields()[0]
    size.buttons["big"].click()
    assert "The judge" in dialog.side.buttons[2].text()
    assert not dialog.side.buttons[2].isHidden()
    dialog.side.buttons[2].click()
    assert [seat == "human" for seat in dialog.chosen().seats] == [False, False, True]
    size.buttons["small"].click()
    assert dialog.side.buttons[2].isHidden()
    assert len(dialog.chosen().seats) == 2
    dialog.variants.fields[0].buttons["high"].click()
    assert dialog.chosen().options == {"depth": "high", "size": "small"}
    dialog.game.buttons["lite"].click()
    assert dialog.chosen().options == lite_options
    assert "Dracula" in dialog.side.buttons[1].text()
    with qtbot.waitSignal(dialog.destroyed):
        dialog.deleteLater()


def test_only_options_that_change_the_table_are_in_view(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = {"lite": LITE, "other": OTHER}
    monkeypatch.setattr(new_game, "game_names", lambda: list(games))
    monkeypatch.setattr(new_game, "ruleset", games.__getitem__)
    dialog = new_game.NewGameDialog(Settings(), Language())
    dialog.show()
    assert not dialog.variants.shape_fields()
    for _ in range(2):
        dialog.game.buttons["other"].click()
        (size,) = dialog.variants.shape_fields()
        qtbot.waitUntil(size.isVisible)
        assert not dialog.variants.fields[0].isVisible()
        assert dialog.game.in_order()[-1].nextInFocusChain() is size.focusProxy()
        size.buttons["big"].click()
        assert dialog.chosen().options == {"depth": "low", "size": "big"}
        dialog.game.buttons["lite"].click()
        assert dialog.chosen().options == LITE.checked_options({})
    with qtbot.waitSignal(dialog.destroyed):
        dialog.deleteLater()


@pytest.fixture
def settings() -> Settings:
    return Settings()


def test_time_limit_and_style_are_part_of_the_seats(qtbot: QtBot, settings: Settings) -> None:
    settings.update(game="fury3", level="hard", seats={})
    dialog = new_game.NewGameDialog(settings, Language())
    dialog.choose_side(0)
    assert dialog.chosen().seats == (*4 * ("human",), "search:hard")
    dialog.advanced.limit.slider.setValue(2)
    dialog.advanced.taste.buttons["bold"].click()
    assert dialog.chosen().seats == (*4 * ("human",), "search:hard@2s+bold")
    dialog.choose_side(1)
    assert dialog.chosen().seats == (*4 * ("search:hard@2s",), "human")
    dialog.choose_side(0)
    dialog.accept()
    assert settings.values.thinking_seconds == 2
    assert settings.values.style == "bold"
    assert settings.values.seats["fury3"] == (*4 * ("human",), "search:hard")
    again = new_game.NewGameDialog(settings, Language())
    assert again.chosen().seats == (*4 * ("human",), "search:hard@2s+bold")
    for one in (dialog, again):
        with qtbot.waitSignal(one.destroyed):
            one.deleteLater()


def test_limit_and_style_are_offered_for_a_search_only(qtbot: QtBot, settings: Settings) -> None:
    settings.update(game="fury3", level="normal", seats={})
    dialog = new_game.NewGameDialog(settings, Language())
    dialog.show()
    dialog.area.fold.click()

    def offered() -> tuple[bool, bool]:
        return dialog.advanced.limit.isVisible(), dialog.advanced.taste.isVisible()

    dialog.choose_side(0)
    assert offered() == (True, True)
    dialog.choose_side(1)
    assert offered() == (True, False)
    for field in dialog.grid.fields[:4]:
        field.buttons["greedy"].click()
    assert offered() == (False, False)
    dialog.advanced.limit.slider.setValue(3)
    assert dialog.chosen().seats == (*4 * ("greedy",), "human")
    with qtbot.waitSignal(dialog.destroyed):
        dialog.deleteLater()


def test_the_settings_offer_the_same_levels_and_styles(qtbot: QtBot, settings: Settings) -> None:
    settings.update(level="normal", seats={"lite": ["human", "search:normal"]})
    page = ComputerPage(settings, Language())
    page.retranslate()
    page.read(settings.values)
    level = page.fields["level"]
    assert isinstance(level, Segments)
    assert level.value == "normal"
    level.buttons["master"].click()
    assert settings.values.seats == {"lite": ("human", "search:master")}
    page.limit.slider.setValue(1)
    assert settings.values.thinking_seconds == 1
    with qtbot.waitSignal(page.destroyed):
        page.deleteLater()


def test_every_style_has_a_name_and_a_setting() -> None:
    choices = style_choices(["lite", "fury3"])
    assert list(choices) == ["", *STYLES]
    assert all(str(words) != style for style, words in choices.items())
    settings = Settings()
    for style in choices:
        settings.update(style=style)
        assert Settings().values.style == style


def test_the_label_of_styles_names_the_one_player_who_has_them() -> None:
    tables = [ruleset(game).default_table for game in ("lite", "fury3")]
    sly = PlayerInfo("sly", Text("", "Sly"), has_styles=True)
    assert style_label(tables, in_english) == "Dracula's style:"
    assert style_label([*tables, Table(players=(sly,))], in_english) == "Style:"
    assert style_label([Table(players=(JUDGE,))], in_english) == "Style:"


def test_a_game_without_styles_keeps_the_style_of_other_games(
    monkeypatch: pytest.MonkeyPatch, settings: Settings, qtbot: QtBot
) -> None:
    settings.update(style="bold", game="lite")
    dialog = new_game.NewGameDialog(settings, Language())
    qtbot.addWidget(dialog)
    assert dialog.advanced.taste.value == "bold"
    monkeypatch.setattr("furyqt.views.start.levels.styles_of", lambda game: ())
    dialog.game.buttons["lite"].click()
    assert list(dialog.advanced.taste.buttons) == [""]
    dialog.accept()
    assert settings.values.style == "bold"


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        ("human", "You"),
        ("search:normal", "Computer: Normal"),
        ("search:hard@2s+bold", "Computer: Hard, at most 2 s per move, bold"),
        ("greedy", "Computer: Greedy"),
        ("search:0.5s", "Computer (search:0.5s)"),
        ("renfield", "Computer (renfield)"),
    ],
)
def test_a_seat_is_described(seat: str, words: str) -> None:
    assert str(seat_text(seat)) == words
