"""A row of buttons for one of a few values, and boxes with a message."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from furyqt.views.dialogs.message_box import QUESTION, MessageBox
from furyqt.views.panels.segments import Segments


def test_only_a_person_s_choice_is_reported_and_an_unknown_value_is_the_first(qtbot: QtBot) -> None:
    row, chosen = Segments(None, ("ask", "watch")), list[object]()
    qtbot.addWidget(row)
    row.chosen.connect(chosen.append)
    row.name("Teammates", ("Ask me", "Act"))
    assert (row.value, row.text, row.is_first) == ("ask", "Ask me", True)
    row.choose("watch")
    assert (row.value, row.text, row.is_first) == ("watch", "Act", False)
    row.choose("dance")
    assert row.value == "ask"
    assert chosen == []
    row.buttons["watch"].click()
    assert chosen == ["watch"]


def test_a_value_that_is_offered_again_stays_chosen(qtbot: QtBot) -> None:
    row = Segments(None, (1, 2, 3))
    qtbot.addWidget(row)
    row.choose(3)
    row.offer((2, 3))
    assert row.value == 3
    row.offer((1, 2))
    assert row.value == 1


def test_a_message_is_plain_text_with_a_seal_and_goes_when_it_is_answered(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    box = MessageBox(QUESTION, "Delete", "<b>not bold</b>", window, QMessageBox.StandardButton.Cancel)
    assert box.textFormat() == Qt.TextFormat.PlainText
    assert not box.iconPixmap().isNull()
    box.open()
    with qtbot.waitSignal(box.destroyed):
        box.button(QMessageBox.StandardButton.Cancel).click()
