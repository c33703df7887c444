"""The end of a game: the summary, the statistics, and another game."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from furyqt import paths
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.past_games import PastGame
from furyqt.controllers.storage.statistics import FILE_NAME
from furyqt.rules.core.text import Text
from furyqt.views.dialogs.statistics import StatisticsDialog
from furyqt.views.dialogs.summary import SummaryDialog
from furyqt.views.main_window import MainWindow
from furyqt.views.picture import CardFace, CardMoment, ShownCard
from furyqt.views.table.finale.finale import Finale
from tests.views.test_window import nameless

GAME = PastGame(
    key="a", date="2026-01-01T12:00:00", game="fury3", options="{}", seed=1, side="hunters",
    opponent="search:easy", winner="hunters", score=3, turns=20, actions=300, taken_back=0, aids="full",
)  # fmt: skip


def summaries(window: MainWindow) -> list[SummaryDialog]:
    return [dialog for dialog in window.findChildren(SummaryDialog) if dialog.isVisible()]


def finale(window: MainWindow) -> Finale:
    """The end in place of the map."""
    found = window.epilogue.finale
    assert isinstance(found, Finale)
    assert window.table.view.column.stage.currentWidget() is found
    return found


def summary(window: MainWindow) -> SummaryDialog:
    """Open the summary from the end."""
    finale(window).verdict.buttons["numbers"].click()
    finale(window).numbers.buttons["summary"].click()
    (dialog,) = summaries(window)
    return dialog


def test_a_finished_game_has_a_summary_and_is_counted(
    window: MainWindow, finish: Callable[..., GameSession], qtbot: QtBot
) -> None:
    assert not window.commands.actions["summary"].isEnabled()
    session = finish()
    assert not summaries(window), "first the end is shown"
    dialog = summary(window)
    assert dialog.heading.text() in ("Victory!", "Defeat.")
    assert nameless(dialog) == []
    names = [name.text() for name, _ in dialog.numbers]
    assert "Rounds" in names
    assert all(value.text() for _, value in dialog.numbers)
    face = QAccessible.queryAccessibleInterface(dialog.numbers[0][1])
    assert face.text(QAccessible.Text.Name).startswith("Rounds: ")
    qtbot.waitUntil(lambda: dialog.analysis.progress[0] > 0)
    (game,) = window.lifecycle.statistics.games()
    assert session.archive.autosave_path is not None
    assert (game.key, game.side, game.opponent) == (session.archive.autosave_path.name, "hunters", "random")
    dialog.command_buttons["truth"].click()
    assert session.viewer == 1
    assert not dialog.command_buttons["truth"].isEnabled()
    assert len(window.lifecycle.statistics.games()) == 1
    dialog.close()
    assert not dialog.analysis.is_running
    window.commands.actions["summary"].trigger()
    (again,) = summaries(window)
    again.command_buttons["replay"].click()
    assert window.pages.currentWidget() is window.replay
    assert not summaries(window)


def test_the_end_waits_for_the_cards_that_brought_it(
    window: MainWindow, finish: Callable[..., GameSession]
) -> None:
    card = CardFace("event", Text("", "Long Night"), "events/long_night")

    def show_card() -> None:
        current = window.lifecycle.session
        if current is None or not current.is_over or window.play is None:
            return
        stage = window.play.moments.stage
        stage.speed = 1.0
        stage.show_moments([CardMoment("played", (ShownCard(card),), (card.title,))])

    window.lifecycle.opened.connect(lambda session: session.redraw_needed.connect(show_card))
    session = finish()
    assert session.is_over
    assert window.play is not None
    assert window.play.moments.stage.moment is not None
    assert window.epilogue.finale is None
    window.play.moments.stage.clear()
    assert finale(window).isVisible()


def test_another_game_has_the_same_seats_and_a_new_seed(
    window: MainWindow, finish: Callable[..., GameSession], qtbot: QtBot
) -> None:
    first = finish()
    seats, seed = first.seats, first.header.seed
    dialog = summary(window)
    dialog.command_buttons["again"].click()
    session = window.lifecycle.session
    assert session is not None
    assert session is not first
    assert (session.seats, session.rules.name) == (seats, "lite")
    assert session.header.seed != seed
    assert not summaries(window)
    assert window.epilogue.finale is None


def test_a_watched_game_is_not_counted(
    window: MainWindow, finish: Callable[..., GameSession], qtbot: QtBot
) -> None:
    finish("random")
    assert not window.lifecycle.statistics.games()
    assert not summaries(window)
    assert window.commands.actions["summary"].isEnabled()


@pytest.fixture
def shown(window: MainWindow) -> StatisticsDialog:
    window.lifecycle.statistics.add(GAME)
    window.lifecycle.statistics.add(
        replace(GAME, key="b", winner="dracula", turns=30, date="2026-02-01T12:00:00")
    )
    window.commands.actions["statistics"].trigger()
    found = window.findChild(StatisticsDialog)
    assert isinstance(found, StatisticsDialog)
    return found


def column_of(dialog: StatisticsDialog, column: int) -> list[str]:
    model = dialog.games.sorted
    return [model.index(row, column).data().strip() for row in range(model.rowCount())]


def test_the_tables_can_be_sorted(shown: StatisticsDialog) -> None:
    assert shown.summary.text().startswith("1 of 2 games won")
    shown.games.sortByColumn(4, Qt.SortOrder.AscendingOrder)
    assert column_of(shown, 4) == ["20", "30"]
    shown.games.sortByColumn(4, Qt.SortOrder.DescendingOrder)
    assert column_of(shown, 4) == ["30", "20"]
    assert column_of(shown, 3) == ["Dracula", "Hunters ◆"]
    assert shown.counts.sorted.index(0, 4).data() == "50%\N{NO-BREAK SPACE}\N{NO-BREAK SPACE}", (
        "a gap before the next column"
    )


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_all_columns_fit(shown: StatisticsDialog, window: MainWindow, language: str) -> None:
    window.settings.update(language=language)
    QApplication.processEvents()
    assert shown.sizeHint().width() <= 1240
    shown.resize(shown.sizeHint())
    for view in (shown.counts, shown.games):
        shown.tabs.setCurrentWidget(view)
        QApplication.processEvents()
        assert not view.horizontalScrollBar().maximum()


def test_the_games_are_exported(
    shown: StatisticsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    shown.export.click()
    with file.with_suffix(".csv").open(newline="") as page:
        assert [row["key"] for row in csv.DictReader(page)] == ["b", "a"]
    assert "games.csv" in shown.summary.text()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "x.csv"), ""))
    shown.export.click()
    (box,) = shown.findChildren(QMessageBox)
    box.reject()


def test_clearing_needs_a_confirmation(shown: StatisticsDialog, window: MainWindow, qtbot: QtBot) -> None:
    shown.clear.click()
    (box,) = shown.findChildren(QMessageBox)
    box.reject()
    assert len(window.lifecycle.statistics.games()) == 2
    qtbot.waitUntil(lambda: not shown.findChildren(QMessageBox))
    shown.clear.click()
    (box,) = shown.findChildren(QMessageBox)
    next(b for b in box.findChildren(QPushButton) if b.text() == "Clear All").click()
    assert not window.lifecycle.statistics.games()
    assert not shown.clear.isEnabled()


def test_damaged_statistics_are_reported(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    path = paths.data_dir() / FILE_NAME
    path.write_bytes(b"no database" * 100)
    window.lifecycle.__dict__.pop("statistics", None)
    window.lifecycle.read_statistics()
    assert "moved to" in window.statusBar().currentMessage()
