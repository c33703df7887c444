"""Candles as the only game: no page or dialog names a figure of another game, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

import furyqt.rules
from furyqt.controllers.language import LANGUAGES, Language
from furyqt.controllers.storage.past_games import PastGame
from furyqt.controllers.storage.settings import Settings
from furyqt.controllers.storage.statistics import Statistics
from furyqt.rules.core.games import VARIABLE, game_names
from furyqt.rules.core.text import in_english
from furyqt.views.dialogs.games import GamesDialog
from furyqt.views.dialogs.help import AboutDialog
from furyqt.views.dialogs.new_game import NewGameDialog
from furyqt.views.dialogs.settings import SettingsDialog
from furyqt.views.dialogs.statistics import StatisticsDialog
from furyqt.views.main_window import MainWindow
from furyqt.views.models.deduction_lists import legend
from furyqt.views.options.aids import AidsPage
from tests.toys.candles.test_board import begin

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
FIGURES = re.compile("dracula|hunter|vampir|jäger|cacciator|count |conte ", re.IGNORECASE)
SAYING = ("text", "title", "toolTip", "statusTip", "accessibleName", "accessibleDescription", "windowTitle")


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The window of a program without the games of Dracula."""
    monkeypatch.setenv(VARIABLE, "tests.toys.candles")
    monkeypatch.setattr(furyqt.rules, "__path__", [])
    settings = Settings()
    settings.update(animation_speed=0.0, language="en", theme="light", game="candles")
    found = MainWindow(settings, Language())
    found.resize(1280, 800)
    found.show()
    qtbot.waitExposed(found)
    yield found
    settings.update(language="en")
    qtbot.wait(1)  # the widgets change their language while the game is known
    found.close()
    found.deleteLater()


def words_of(root: QWidget) -> list[str]:
    """Everything that the widgets below this one say or could say, shown or hidden."""
    found = []
    for widget in (root, *root.findChildren(QWidget), *root.findChildren(QAction)):
        for name in SAYING:
            said = getattr(widget, name, None)
            found += [str(said())] if callable(said) and not isinstance(widget, QTabWidget) else []
        if isinstance(widget, QComboBox):
            found += [widget.itemText(number) for number in range(widget.count())]
        if isinstance(widget, QTabWidget):
            found += [widget.tabText(number) for number in range(widget.count())]
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            found += cells(widget.model())
    return found


def cells(model: QAbstractItemModel) -> list[str]:
    top = QModelIndex()
    rows, columns = (
        model.rowCount(top),
        1 if isinstance(model, QAbstractListModel) else model.columnCount(top),
    )
    places = (model.index(row, column, top) for row in range(rows) for column in range(columns))
    return [str(place.data() or "") for place in places]


def figures_in(root: QWidget) -> list[str]:
    return [words for words in words_of(root) if FIGURES.search(words)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_game_is_named(window: MainWindow, qtbot: QtBot, language: str) -> None:
    assert game_names() == ["candles"]
    window.settings.update(language=language)
    begin(window, qtbot, 3)
    say = window.settings, window.language
    dialogs = (
        NewGameDialog(*say),
        SettingsDialog(*say),
        AboutDialog(),
        StatisticsDialog(Statistics(), say[1]),
    )
    for dialog in dialogs:
        qtbot.addWidget(dialog)
        assert len(words_of(dialog)) > 10
        assert figures_in(dialog) == []
    assert figures_in(window) == []
    window.show_start()
    assert figures_in(window) == []
    aids = {"en": "the hidden figure", "de": "die verborgene Figur", "it": "il personaggio nascosto"}
    assert aids[language] in window.table.aids.buttons["places"].toolTip()
    words = legend(window.table.view.hidden_figure, 3, is_theirs=False).render(in_english)
    assert FIGURES.search(str(words)) is None


def test_settings_leave_out_what_no_game_has(window: MainWindow, qtbot: QtBot) -> None:
    dialog = SettingsDialog(window.settings, window.language)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.fields["style"].isVisibleTo(dialog.fields["style"].parentWidget())
    assert not dialog.fields["teammates"].isVisibleTo(dialog.fields["teammates"].parentWidget())
    assert dialog.fields["level"].isVisibleTo(dialog.fields["level"].parentWidget())
    dialog.turn_to(AidsPage)
    assert "hidden figure" in " ".join(words_of(dialog))


def test_the_start_page_names_the_third_player(window: MainWindow, qtbot: QtBot) -> None:
    session = begin(window, qtbot, 3)
    session.act(session.observation.actions[0])
    window.show_start()
    assert any("Candles, your side: Green" in words for words in words_of(window.start))


def test_saved_games_name_the_third_player(window: MainWindow, qtbot: QtBot) -> None:
    session = begin(window, qtbot, 3)
    session.archive.save(window.lifecycle.library.folder / "three.furyqt")
    dialog = GamesDialog(window.lifecycle.library, window.language)
    qtbot.addWidget(dialog)
    assert "Green against Computer: Random" in cells(dialog.list.sorted)


def test_statistics_name_the_third_player(window: MainWindow, qtbot: QtBot) -> None:
    statistics = Statistics()
    statistics.add(
        PastGame(
            key="a", date="2026-01-01", game="candles", options="{}", seed=1, side="green", opponent="random",
            winner="green+blue", score=0, turns=6, actions=18, taken_back=0, aids="full",
        )
    )  # fmt: skip
    dialog = StatisticsDialog(statistics, window.language)
    qtbot.addWidget(dialog)
    assert {"Green", "Green, Blue ◆"} <= set(cells(dialog.games.sorted))
