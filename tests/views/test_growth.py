"""Text and cards grow with the window and with the text size, at once and everywhere."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QDialog, QLabel
from pytestqt.qtbot import QtBot

from furyqt.rules.core.text import Text, in_english
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.menus.appearance import growth
from furyqt.views.panels.trail import TrailWidget
from furyqt.views.picture import TrailEntry, TrailPanel
from furyqt.views.reference.dialog import ReferenceDialog
from furyqt.views.table.board_splitter import side_width
from furyqt.views.table.table_page import TablePage


@pytest.mark.parametrize(
    ("size", "factor"),
    [((1280, 720), 1.0), ((1440, 900), 1.0), ((2560, 1440), 1.65), ((2560, 900), 1.0), ((7680, 4320), 2.0)],
)
def test_growth_follows_the_smaller_side_of_the_window(size: tuple[int, int], factor: float) -> None:
    assert growth(QSize(*size)) == pytest.approx(factor)


@pytest.fixture
def table(window: MainWindow, qtbot: QtBot) -> TablePage:
    """A game of the third edition."""
    window.lifecycle.begin(NewGame("fury3", {}, 7, ("human",) * 5, "casual"))
    qtbot.waitUntil(lambda: window.table.choices.list.model().rowCount() > 0)
    return window.table


def fonts(table: TablePage) -> dict[int, float]:
    """The text size of every label of the table."""
    return {id(label): label.font().pointSizeF() for label in table.findChildren(QLabel)}


def test_all_text_grows_with_the_window_and_shrinks_again(
    table: TablePage, window: MainWindow, qapp: QApplication, qtbot: QtBot
) -> None:
    before, plain, width = fonts(table), QFont(qapp.font()).pointSizeF(), side_width(table)
    window.resize(2560, 1440)
    qtbot.waitUntil(lambda: qapp.font().pointSizeF() == pytest.approx(plain * 1.65))
    grown = fonts(table)
    assert {label: size / before[label] for label, size in grown.items()} == pytest.approx(
        dict.fromkeys(before, 1.65), rel=0.05
    )
    assert side_width(table) == pytest.approx(width * 1.65, rel=0.1)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: qapp.font().pointSizeF() == pytest.approx(plain))
    assert fonts(table) == before
    assert side_width(table) == width


def test_cards_of_the_trail_grow_with_the_table_up_to_a_limit(table: TablePage) -> None:
    trail = table.view.trail
    heights = [trail.usual_height(room) for room in (400, 700, 800, 5000, 6000)]
    assert heights[0] == trail.least_height()
    assert heights[0] < heights[1] < heights[2] < heights[3] == heights[4]


def test_a_trail_in_words_keeps_its_height(table: TablePage, window: MainWindow, qtbot: QtBot) -> None:
    window.lifecycle.begin(NewGame("lite", {}, 7, ("human",) * 2, "casual"))
    trail = table.view.trail
    qtbot.waitUntil(lambda: trail.usual_height(6000) == trail.least_height())


def test_a_new_text_size_is_applied_at_once_to_every_label(
    table: TablePage, window: MainWindow, qapp: QApplication
) -> None:
    before = fonts(table)
    window.settings.update(text_scale=1.4)
    assert {label: size / before[label] for label, size in fonts(table).items()} == pytest.approx(
        dict.fromkeys(before, 1.4), rel=0.05
    )


def test_a_text_size_beyond_the_slider_counts_as_its_largest(window: MainWindow, qapp: QApplication) -> None:
    plain = qapp.font().pointSizeF()
    window.settings.update(text_scale=3.0)
    assert qapp.font().pointSizeF() == pytest.approx(2 * plain)


def test_hidden_pages_need_no_more_room_than_before_after_text_shrinks(
    table: TablePage, window: MainWindow
) -> None:
    marks = table.aids.marks
    before = marks.minimumSizeHint().width()
    window.settings.update(text_scale=2.0)
    assert marks.minimumSizeHint().width() > before
    window.settings.update(text_scale=1.0)
    assert marks.minimumSizeHint().width() == before


def test_sheets_follow_a_theme_that_is_chosen_in_a_running_game(
    table: TablePage, window: MainWindow, qapp: QApplication
) -> None:
    figures = table.view.figures.list
    figures.grab()
    window.settings.update(theme="dark")
    ground = figures.palette().base().color()
    picture = figures.grab().toImage()
    lit = [
        picture.pixelColor(x, y).lightnessF()
        for x in range(picture.width() // 3, picture.width())
        for y in range(picture.height() // 4)
    ]
    assert ground.lightnessF() < 0.3
    assert max(lit) > 0.6


# Dialogs


@pytest.mark.parametrize("command", ["new", "open", "help", "statistics", "settings", "keys", "about"])
def test_an_open_dialog_follows_text_size_and_language(
    window: MainWindow, qapp: QApplication, command: str
) -> None:
    def opened() -> QDialog:
        window.commands.actions[command].trigger()
        qapp.processEvents()
        return next(dialog for dialog in window.findChildren(QDialog) if dialog.isVisible())

    window.resize(1430, 860)
    first = opened()
    plain = first.size()
    window.settings.update(text_scale=1.4, language="de")
    qapp.processEvents()
    grown = first.size()
    first.reject()
    second = opened()
    assert second.size().toTuple() == pytest.approx(grown.toTuple(), rel=0.05)
    room = 0.95 * window.width()
    assert grown.width() > min(1.2 * plain.width(), room), "it grows as far as the window has room"
    window.settings.update(text_scale=1.0, language="en")
    qapp.processEvents()
    assert second.size().toTuple() == pytest.approx(plain.toTuple(), rel=0.05)
    second.reject()


def test_rules_whose_size_a_person_has_chosen_only_grow(window: MainWindow, qapp: QApplication) -> None:
    window.commands.actions["help"].trigger()
    rules = window.findChildren(ReferenceDialog)[-1]
    window.resize(1430, 860)
    rules.resize(1200, 400)
    window.settings.update(text_scale=1.4)
    qapp.processEvents()
    grown = rules.size()
    assert grown.width() >= 1200
    assert grown.height() > 400
    window.settings.update(text_scale=1.0)
    qapp.processEvents()
    assert rules.width() >= 1200


# The smallest window


def test_a_large_window_with_large_text_becomes_as_small_as_a_small_screen_at_once(
    table: TablePage, window: MainWindow, qapp: QApplication
) -> None:
    window.resize(2560, 1440)
    window.settings.update(text_scale=2.0, language="de")
    qapp.processEvents()
    window.resize(1280, 720)
    assert window.size() == QSize(1280, 720)


def test_a_small_window_cannot_become_smaller_than_its_parts(
    table: TablePage, window: MainWindow, qapp: QApplication
) -> None:
    window.settings.update(text_scale=1.4)
    qapp.processEvents()
    least = window.minimumSizeHint()
    assert least.width() < 1280
    window.resize(300, 200)
    assert window.width() >= least.width()


def test_no_button_above_the_actions_is_cut_off(window: MainWindow, qtbot: QtBot) -> None:
    window.lifecycle.begin(NewGame("fury3", {}, 7, (*4 * ("human",), "random"), "casual"))
    qtbot.waitUntil(lambda: window.table.choices.list.model().rowCount() > 0)
    window.resize(1280, 720)
    buttons = window.table.area.buttons.values()

    def are_whole() -> bool:
        shown = [button for button in buttons if button.isVisible()]
        return len(shown) == 3 and all(button.width() >= button.sizeHint().width() for button in shown)

    looks = ((1.4, "light_contrast", "it"), (1.0, "dark", "de"), (1.4, "dark_contrast", "it"))
    for text, name, code in looks:
        window.settings.update(text_scale=text, theme=name, language=code)
        qtbot.waitUntil(are_whole)


@pytest.mark.parametrize("taken", [(1, 2, 3), (0, 2, 4)])
def test_spaces_never_overlap_when_others_are_empty(qtbot: QtBot, taken: tuple[int, ...]) -> None:
    trail = TrailWidget(in_english)
    qtbot.addWidget(trail)
    trail.resize(560, 160)
    trail.show()
    entry = TrailEntry(1, 1, Text("t", "Manchester"), 0, None, True, "", Text("t", "-"))
    for shown in ((0, 1, 2), taken):
        spaces = tuple(entry if number in shown else None for number in range(6))
        trail.show_panel(TrailPanel(spaces, 6, (None, None, None), has_cards=True))
    boxes = [trail.list.visualRect(trail.model.index(number)) for number in range(9)]
    assert all(before.right() < after.left() for before, after in pairwise(boxes))
    assert boxes[taken[0]].width() > boxes[5].width()
