"""The column at the table's side: lists in it give way before the column itself scrolls."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QListWidget, QScrollArea, QVBoxLayout
from pytestqt.qtbot import QtBot

from furyqt.views.table.table_page import SideColumn

WORDS = "A question with so many words that they want several lines in a narrow column. " * 2


class Rows(QListWidget):
    """A list that would rather be high."""

    def sizeHint(self) -> QSize:
        return QSize(200, 600)


def area(qtbot: QtBot, height: int) -> QScrollArea:
    """A column of a text that wraps and such a list, in a window of this height."""
    column, label, rows = SideColumn(), QLabel(WORDS), Rows()
    label.setWordWrap(True)
    rows.setMinimumHeight(100)
    lines = QVBoxLayout(column)
    lines.addWidget(label)
    lines.addWidget(rows, 1)
    found = QScrollArea()
    found.setWidget(column)
    found.setWidgetResizable(True)
    qtbot.addWidget(found)
    found.resize(300, height)
    found.show()
    qtbot.waitExposed(found)
    return found


def test_a_list_gives_way_first(qtbot: QtBot) -> None:
    assert area(qtbot, 400).verticalScrollBar().maximum() == 0


def test_what_cannot_shrink_is_scrolled_to(qtbot: QtBot) -> None:
    assert area(qtbot, 120).verticalScrollBar().maximum() > 0
