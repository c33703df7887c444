"""The preview of saved games, and saving under a name in the same list."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from furyqt.controllers.review.last_position import last_position
from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.record import Record, dumps
from furyqt.views.boards import board
from furyqt.views.dialogs.games import GamesDialog
from furyqt.views.dialogs.save_game import SaveDialog
from furyqt.views.main_window import MainWindow
from furyqt.views.models.sheet import Cell, SheetLine, SheetView, evenly
from furyqt.views.picture import MapPanel
from furyqt.views.saves.game_cards import NAME
from furyqt.views.saves.thumbnail import Thumbnails, shared_panel
from tests.controllers.test_analysis import a_replay

LONG = "An evening with Aunt Augusta, the vicar and all of the children, second attempt"


def seated(record: Record, hunters: str, dracula: str) -> Record:
    return replace(record, tags={**record.tags, "Hunters": hunters, "Dracula": dracula})


@pytest.fixture
def folder(window: MainWindow) -> Path:
    return window.lifecycle.library.folder


@pytest.fixture
def opened(window: MainWindow, folder: Path) -> Iterator[Callable[[], GamesDialog]]:
    def open_games() -> GamesDialog:
        window.commands.actions["open"].trigger()
        return window.findChildren(GamesDialog)[-1]

    yield open_games
    for dialog in window.findChildren(GamesDialog):
        dialog.reject()


def choose(dialog: GamesDialog, name: str) -> None:
    model = dialog.list.sorted
    row = next(row for row in range(model.rowCount()) if model.index(row, 0).data() == name)
    dialog.list.setCurrentIndex(model.index(row, 0))
    dialog.games.preview.read()


def panels(path: Path) -> list[MapPanel]:
    seen = last_position(path)
    found = [board(seen.rules.name).picture(each).panel(MapPanel) for each in seen.observations]
    return [panel for panel in found if panel is not None]


def test_a_game_of_two_persons_shows_no_secret_of_either(folder: Path) -> None:
    record = a_replay(30).record
    both, hunted, hunting = (folder / f"{name}.furyqt" for name in ("both", "hunted", "hunting"))
    both.write_text(dumps(seated(record, "human", "human")))
    hunted.write_text(dumps(seated(record, "random", "human")))
    hunting.write_text(dumps(seated(record, "human", "random")))
    (of_one,), (of_other,) = panels(hunting), panels(hunted)
    secret = set(of_other.pieces) - set(of_one.pieces)
    assert secret, "the hidden figure is on the map of its own player only"
    shown = shared_panel(panels(both))
    assert not secret & set(shown.pieces)
    assert set(shown.badges) <= set(of_one.badges) & set(of_other.badges)
    assert len(shown.pieces) == 4
    assert set(shared_panel([of_other]).pieces) == set(of_other.pieces)


def test_the_preview_shows_the_map_and_the_game_in_words(
    folder: Path, opened: Callable[[], GamesDialog]
) -> None:
    (folder / f"{LONG}.furyqt").write_text(dumps(a_replay(30).record))
    dialog = opened()
    choose(dialog, LONG)
    preview = dialog.games.preview
    colors = preview.picture.pixmap().toImage()
    found = {colors.pixelColor(x, colors.height() // 2).name() for x in range(0, colors.width(), 4)}
    assert len(found) > 12
    assert "Round" in preview.words.text()
    assert "Hunters against Computer: Random" in preview.words.text()
    shown = preview.title.text()
    assert shown != LONG
    assert shown.startswith(LONG[:6])
    assert shown.endswith(LONG[-6:])
    assert preview.title.toolTip() == preview.title.accessibleName() == LONG


def test_a_short_name_is_whole_before_there_is_a_picture(opened: Callable[[], GamesDialog]) -> None:
    dialog = opened()
    preview = dialog.games.preview
    preview.setParent(None)
    preview.resize(80, 300)
    preview.show()
    preview.show_game(None, "A short name", ())
    preview.resize(400, 300)
    assert preview.title.text() == "A short name"


@pytest.mark.parametrize("tall", [460, 560, 900])
def test_the_picture_leaves_the_words_of_the_preview_their_lines(
    folder: Path, opened: Callable[[], GamesDialog], tall: int
) -> None:
    (folder / "one.furyqt").write_text(dumps(a_replay(30).record))
    dialog = opened()
    dialog.resize(1330, tall)
    QApplication.processEvents()
    choose(dialog, "one")
    QApplication.processEvents()
    preview = dialog.games.preview
    picture, title, words = (part.geometry() for part in (preview.picture, preview.title, preview.words))
    assert preview.picture.pixmap().deviceIndependentSize().height() <= picture.height()
    assert picture.bottom() < title.top() <= title.bottom() < words.top()
    assert preview.words.heightForWidth(words.width()) <= words.height()


def test_a_damaged_game_is_explained_and_stays(folder: Path, opened: Callable[[], GamesDialog]) -> None:
    text = dumps(a_replay(30).record)
    (folder / "good.furyqt").write_text(text)
    (folder / "torn.furyqt").write_text("[Game]")
    bad = folder / "bad.furyqt"
    bad.write_text(text.replace("\n\n", "\n\nxx ", 1))
    dialog = opened()
    choose(dialog, "bad")
    assert dialog.games.preview.words.text().startswith("bad.furyqt cannot be opened. Line ")
    assert not dialog.command_buttons["open"].isEnabled()
    assert not dialog.command_buttons["watch"].isEnabled()
    assert dialog.command_buttons["delete"].isEnabled()
    choose(dialog, "torn")
    assert "Line 1" in dialog.games.preview.words.text()
    choose(dialog, "good")
    assert dialog.command_buttons["open"].isEnabled()
    assert not dialog.games.preview.is_damaged
    assert bad.exists()


def test_the_preview_follows_the_selection_by_itself(
    folder: Path, opened: Callable[[], GamesDialog], qtbot: QtBot
) -> None:
    (folder / "one.furyqt").write_text(dumps(a_replay(10).record))
    preview = opened().games.preview
    qtbot.waitUntil(lambda: not preview.picture.pixmap().isNull())
    assert preview.title.text() == "one"


def test_every_row_in_view_gets_a_picture(
    folder: Path, opened: Callable[[], GamesDialog], qtbot: QtBot
) -> None:
    for number in range(3):
        (folder / f"game {number}.furyqt").write_text(dumps(a_replay(10 * number).record))
    (folder / "torn.furyqt").write_text("[Game]")
    games = opened().games
    qtbot.waitUntil(lambda: games.pictures.is_complete)
    model = games.sheet.sheet
    images = {
        model.index(row, 0).data(): model.index(row, 0).data(Qt.ItemDataRole.DecorationRole).toImage()
        for row in range(model.rowCount())
    }
    colors = {
        name: len({image.pixel(x, y) for x in range(image.width()) for y in range(image.height())})
        for name, image in images.items()
    }
    assert all(colors[f"game {number}"] > 100 for number in range(3))
    assert colors["torn"] * 2 < min(colors[f"game {number}"] for number in range(3))
    assert len({(image.width(), image.height()) for image in images.values()}) == 1


def test_games_are_cards_sorted_by_a_choice_and_read_as_one_sentence(
    folder: Path, opened: Callable[[], GamesDialog]
) -> None:
    for number, name in enumerate(("march", "april", "may")):
        path = folder / f"{name}.furyqt"
        path.write_text(dumps(a_replay(10).record))
        os.utime(path, (1_700_000_000 + number, 1_700_000_000 + number))
    games = opened().games
    model = games.sheet.sorted

    def names() -> list[str]:
        return [model.index(row, NAME).data() for row in range(model.rowCount())]

    assert names() == ["may", "april", "march"], "the newest first"
    games.order.buttons[NAME].click()
    assert names() == ["april", "march", "may"]
    spoken = model.index(0, NAME).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("april, ")
    assert "Hunters against Computer: Random" in spoken


@pytest.mark.parametrize("height", [320, 420, 700])
def test_the_picture_of_the_preview_leaves_the_words_their_height(
    folder: Path, opened: Callable[[], GamesDialog], height: int
) -> None:
    (folder / "winter.furyqt").write_text(dumps(a_replay(30).record))
    dialog = opened()
    dialog.resize(1100, height)
    QApplication.processEvents()
    choose(dialog, "winter")
    QApplication.processEvents()
    preview = dialog.games.preview
    assert preview.picture.pixmap().height() <= preview.picture.height()
    assert preview.picture.geometry().bottom() < preview.title.geometry().top()
    assert preview.words.height() >= preview.words.heightForWidth(preview.words.width())


def test_a_picture_is_whole_at_once_in_any_size(folder: Path, window: MainWindow) -> None:
    path = folder / "winter.furyqt"
    path.write_text(dumps(a_replay(30).record))
    seen, drawn = last_position(path), Thumbnails(window.language, window)
    small, large = QSize(70, 45), QSize(300, 190)
    for size in (small, large, small):
        first = drawn.picture(seen, size).toImage()
        assert first == drawn.picture(seen, size).toImage()


@pytest.fixture
def saving(window: MainWindow, begin: Callable[..., GameSession]) -> Callable[[], SaveDialog]:
    """Play a move; return a function that opens the dialog."""
    session = begin()
    session.act(session.observation.actions[0])

    def asked() -> SaveDialog:
        window.commands.actions["save_as"].trigger()
        return window.findChildren(SaveDialog)[-1]

    return asked


def test_a_game_is_saved_under_a_name(
    window: MainWindow, folder: Path, saving: Callable[[], SaveDialog]
) -> None:
    dialog = saving()
    assert dialog.name.text().startswith("The Hunt")
    dialog.name.setText("winter")
    dialog.accept()
    assert (folder / "winter.furyqt").exists()
    assert window.lifecycle.path == folder / "winter.furyqt"
    text = (folder / "winter.furyqt").read_text()
    window.commands.actions["save"].trigger()
    assert (folder / "winter.furyqt").read_text() == text


def test_a_game_is_replaced_after_a_confirmation_only(
    folder: Path, saving: Callable[[], SaveDialog], qtbot: QtBot
) -> None:
    old = folder / "winter.furyqt"
    old.write_text("kept")
    dialog = saving()
    model = dialog.games.sheet.sorted
    row = next(row for row in range(model.rowCount()) if model.index(row, 0).data() == "winter")
    dialog.games.sheet.setCurrentIndex(model.index(row, 0))
    dialog.games.sheet.clicked.emit(model.index(row, 0))
    assert dialog.name.text() == "winter"
    dialog.accept()
    (question,) = dialog.findChildren(QMessageBox)
    question.reject()
    assert old.read_text() == "kept"
    qtbot.waitUntil(lambda: not dialog.findChildren(QMessageBox))
    dialog.accept()
    (question,) = dialog.findChildren(QMessageBox)
    next(button for button in question.findChildren(QPushButton) if button.text() == "Replace").click()
    assert old.read_text().startswith("[Game ")


def test_an_impossible_name_cannot_be_saved(folder: Path, saving: Callable[[], SaveDialog]) -> None:
    dialog = saving()
    save = dialog.buttons.button(dialog.buttons.StandardButton.Save)
    for name, is_explained in (("a/b", True), ("autosave-1", True), (" ", False)):
        dialog.name.setText(name)
        assert not save.isEnabled()
        assert (not dialog.wrong.isHidden()) is is_explained
    dialog.accept()
    assert dialog.isVisible()
    dialog.name.setText("winter")
    assert save.isEnabled()
    dialog.reject()
    assert not (folder / "winter.furyqt").exists()


@pytest.mark.parametrize(
    ("widths", "room", "most"),
    [([90, 40, 60], 200, 90), ([90, 40, 60], 160, 60), ([90, 40, 60], 60, 20), ([], 9, 0)],
)
def test_the_widest_columns_give_way_first(widths: list[int], room: int, most: int) -> None:
    assert evenly(widths, room) == most
    assert sum(min(width, most) for width in widths) <= room


def test_a_table_in_a_narrow_dialog_is_not_scrolled_sideways(qtbot: QtBot) -> None:
    sheet = SheetView()
    qtbot.addWidget(sheet)
    sheet.show()
    cells = (Cell(LONG), Cell("12", 12, is_number=True), Cell(LONG))
    headings = ("Name", "Turns", "Sides")
    sheet.set_lines(headings, [SheetLine(1, cells)])
    bar, words = sheet.horizontalScrollBar(), sheet.fontMetrics()
    for width, is_scrolled in ((900, False), (500, False), (300, False), (80, True)):
        sheet.resize(width, 200)
        qtbot.waitUntil(lambda wanted=is_scrolled: (bar.maximum() > 0) == wanted)
        for column, heading in enumerate(headings):
            assert sheet.columnWidth(column) >= words.horizontalAdvance(heading)
