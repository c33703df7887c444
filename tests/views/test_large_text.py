"""Large text in a small window: the trail, tables and the map's legend are still complete."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.map.sheet.legend import LegendItem
from furyqt.views.map.values import MapLegend
from furyqt.views.models.sheet import Cell, SheetLine, SheetView
from furyqt.views.panels.spaces import space_height
from furyqt.views.theme import theme
from tools.looks.check import show_look
from tools.looks.look import Look

WORDS = ("An evening with Aunt Augusta", "12/31/26 11:59 PM", "won by Dracula")
ROW = SheetLine(1, tuple(Cell(words) for words in WORDS))
HEADINGS = ("Name", "Played last", "State")


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
def large_font(qapp: QApplication) -> Iterator[QFont]:
    """The program's font in twice its size."""
    usual = qapp.font()
    large = QFont(usual)
    large.setPointSizeF(usual.pointSizeF() * 2)
    QApplication.setFont(large)
    yield large
    QApplication.setFont(usual)


def test_a_table_with_large_text_is_not_scrolled_sideways(qtbot: QtBot, large_font: QFont) -> None:
    view = SheetView()
    qtbot.addWidget(view)
    view.resize(420, 300)
    view.set_lines(HEADINGS, [ROW])
    view.show()
    QApplication.processEvents()
    assert view.horizontalScrollBar().maximum() == 0
    assert view.font().pointSizeF() < large_font.pointSizeF()
    view.resize(1400, 300)
    QApplication.processEvents()
    assert view.font().pointSizeF() == large_font.pointSizeF()


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
