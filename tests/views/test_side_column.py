"""The side column of the table: its lists shrink before the column itself scrolls."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QListWidget, QScrollArea, QVBoxLayout
from pytestqt.qtbot import QtBot

from furyqt.views.table.table_page import SideColumn

WORDS = "A question with so many words that they want several lines in a narrow column. " * 2


class Rows(QListWidget):
    """A list that prefers to be high."""

    def sizeHint(self) -> QSize:
        return QSize(200, 600)


def area(qtbot: QtBot, height: int) -> QScrollArea:
    """Return a column with a wrapping text and a list, in a window of this height."""
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


def test_a_list_shrinks_first(qtbot: QtBot) -> None:
    assert area(qtbot, 400).verticalScrollBar().maximum() == 0


def test_the_column_scrolls_if_nothing_can_shrink(qtbot: QtBot) -> None:
    assert area(qtbot, 120).verticalScrollBar().maximum() > 0
