"""Large text in a small window: the trail, tables and the map's legend are still complete."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.map.sheet.legend import LegendItem
from furyqt.views.map.values import MapLegend
from furyqt.views.models.sheet import Cell, SheetLine, SheetView
from furyqt.views.panels.painting import draw_wrapped
from furyqt.views.panels.spaces import space_height
from furyqt.views.theme import theme
from tools.looks.check import show_look
from tools.looks.look import Look
from tools.looks.recorder import texts_of

WORDS = ("An evening with Aunt Augusta", "12/31/26 11:59 PM", "won by Dracula")
ROW = SheetLine(1, tuple(Cell(words) for words in WORDS))
HEADINGS = ("Name", "Played last", "State")


@pytest.fixture(autouse=True)
def usual_font(qapp: QApplication) -> Iterator[None]:
    """The program's font, put back after each test."""
    usual = qapp.font()
    yield
    QApplication.setFont(usual)


@pytest.mark.mass
@pytest.mark.parametrize("scale", [1.4, 2.0])
def test_the_whole_trail_is_in_view(window: MainWindow, qtbot: QtBot, scale: float) -> None:
    window.lifecycle.begin(NewGame("fury3", {}, 7, (*4 * ("human",), "greedy"), "casual"))
    show_look(window, Look("1280x720", "light", "de", scale))
    trail = window.table.view.trail.list
    assert trail.model().rowCount() == 9
    last = trail.visualRect(trail.model().index(8, 0))
    assert trail.viewport().rect().contains(last)
    assert last.width() > 40


def test_the_name_in_a_narrow_space_has_a_line_of_its_own(qapp: QApplication) -> None:
    font = qapp.font()
    letters = QFontMetricsF(font).averageCharWidth()
    assert space_height(font, 10 * letters) > space_height(font, 20 * letters)


@pytest.fixture
def large_font(qapp: QApplication) -> QFont:
    """The program's font in twice its size."""
    large = QFont(qapp.font())
    large.setPointSizeF(large.pointSizeF() * 2)
    QApplication.setFont(large)
    return large


def test_a_table_with_large_text_is_not_scrolled_sideways(qtbot: QtBot, large_font: QFont) -> None:
    view = SheetView()
    qtbot.addWidget(view)
    view.resize(420, 300)
    view.set_lines(HEADINGS, [ROW])
    whole = view.whole_width()
    view.show()
    QApplication.processEvents()
    assert view.horizontalScrollBar().maximum() == 0
    assert view.font().pointSizeF() < large_font.pointSizeF()
    assert view.whole_width() == pytest.approx(whole, rel=0.05)
    view.resize(1400, 300)
    QApplication.processEvents()
    assert view.font().pointSizeF() == large_font.pointSizeF()


def test_words_that_are_wider_than_their_column_wrap_and_are_all_in_view(
    qtbot: QtBot, large_font: QFont
) -> None:
    view = SheetView()
    qtbot.addWidget(view)
    view.resize(480, 300)
    view.set_lines(HEADINGS, [ROW])
    view.show()
    QApplication.processEvents()
    name = view.visualRect(view.model().index(0, 0)).adjusted(4, 0, -4, 0)
    assert view.fontMetrics().horizontalAdvance(WORDS[0]) > name.width()
    flags = int(Qt.TextFlag.TextWordWrap)
    assert name.height() >= view.fontMetrics().boundingRect(0, 0, name.width(), 999, flags, WORDS[0]).height()
    assert name.width() >= view.fontMetrics().horizontalAdvance("evening")
    view.resize(1400, 300)
    QApplication.processEvents()
    assert not view.wordWrap()


def test_beside_a_lesson_free_spaces_of_the_trail_give_way_to_names(window: MainWindow, qtbot: QtBot) -> None:
    window.school.open("net")
    show_look(window, Look("1280x720", "light", "de", 2.0))
    trail = window.table.view.trail.list
    assert not trail.horizontalScrollBar().isVisible()
    model = window.table.view.trail.model
    wide = [trail.visualRect(model.index(number)).width() for number in range(model.rowCount())]
    taken = {wide[number] for number, entry in enumerate(model.rows) if entry is not None}
    free = {wide[number] for number, entry in enumerate(model.rows) if entry is None}
    assert len(taken) == len(free) == 1
    assert free.pop() * 2 < taken.pop()
    trail.setFocus()
    for _ in range(model.rowCount()):
        qtbot.keyClick(trail, Qt.Key.Key_Right)
    assert trail.currentIndex() == model.index(model.rowCount() - 1)
    names = [text for text in texts_of(trail) if "Unbekannte" in text.text or "Meer" in text.text]
    assert names
    assert not any("…" in text.text for text in names)


def test_the_legend_moves_below_a_strip_that_covers_its_title(qapp: QApplication) -> None:
    legend = LegendItem(1000, 70, theme("light").map)
    legend.set_legend(MapLegend("Legend", (("large", "large city"),)), theme("light").map)
    before = legend.boundingRect()
    assert not legend.give_way([QRectF(0, 0, 200, 120)])
    assert legend.give_way([QRectF(0, 0, 990, 120)])
    assert legend.boundingRect().top() > 110
    assert legend.boundingRect().size() == before.size()
    assert legend.give_way([])
    assert legend.boundingRect() == before


def test_the_legend_keeps_within_what_is_shown_and_covers_no_place(qapp: QApplication) -> None:
    legend = LegendItem(4000, 70, theme("light").map)
    legend.set_legend(MapLegend("Legend", (("large", "large city"),)), theme("light").map)
    before = legend.box
    assert not legend.keep_in(QRectF(0, 0, 4100, 2500), [before.center()])  # its own corner is always free
    shown = QRectF(500, 300, 2000, 1400)
    assert legend.keep_in(shown, [])
    assert shown.contains(legend.box)
    upper = legend.box
    assert legend.keep_in(shown, [upper.center()])
    assert shown.contains(legend.box)
    assert not legend.box.intersects(upper)
    places = [QPointF(x, y) for x in range(500, 2500, 100) for y in range(300, 1700, 100)]
    assert legend.keep_in(shown, places)
    assert not legend.isVisible()
    assert legend.keep_in(QRectF(0, 0, 4100, 2500), places)
    assert legend.isVisible()
    assert legend.box == before


def test_words_in_a_low_box_become_smaller_until_all_are_in_it(qapp: QApplication) -> None:
    shown = QImage(200, 100, QImage.Format.Format_RGB32)
    shown.fill(0xFFFFFFFF)
    painter = QPainter(shown)
    usual = painter.font()
    lines = QFontMetricsF(usual)
    box = QRectF(10, 10, lines.averageCharWidth() * 9, lines.height() * 1.7)
    draw_wrapped(painter, box, "Zona di mare ignota")
    assert painter.font() == usual
    painter.end()
    dark = [(x, y) for x in range(200) for y in range(100) if QColor(shown.pixel(x, y)).lightness() < 128]
    assert dark
    assert all(box.adjusted(-1, -1, 1, 1).contains(x, y) for x, y in dark)
