"""The card of an action is shown large beside the action."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from furyqt.rules.core.text import Texts, in_english
from furyqt.rules.fury3.actions import Word
from furyqt.views.cards.reader import CardReader, reader_of
from furyqt.views.models.choices import ChoiceRow
from furyqt.views.panels.actions.choices import ChoicesPanel
from tests.views.cards.faces import LAMP, ROPE

N_ = Texts("test")

ROWS = (
    ChoiceRow(Word("rest"), N_("Wait"), 3),
    ChoiceRow(Word("rest"), N_("Play the lamp"), -1, card=LAMP),
    ChoiceRow(Word("rest"), N_("Play the rope"), 7, card=ROPE),
)


@pytest.fixture
def panel(qtbot: QtBot) -> ChoicesPanel:
    """Three actions, two of them about cards."""
    found = ChoicesPanel(in_english)
    qtbot.addWidget(found)
    found.resize(900, 600)
    found.show()
    qtbot.waitExposed(found)
    found.activateWindow()
    found.set_choices(ROWS)
    found.list.setFocus()
    return found


def reader(panel: ChoicesPanel) -> CardReader:
    return reader_of(panel)


def test_the_current_action_shows_its_card(panel: ChoicesPanel, qtbot: QtBot) -> None:
    panel.list.setCurrentIndex(panel.filtered.index(1, 0))
    qtbot.waitUntil(lambda: reader(panel).face == LAMP)
    panel.list.setCurrentIndex(panel.filtered.index(2, 0))
    assert reader(panel).face == ROPE
    panel.list.setCurrentIndex(panel.filtered.index(0, 0))
    assert reader(panel).face is None


def test_space_shows_the_card_at_once_and_closes_it(panel: ChoicesPanel) -> None:
    panel.list.setCurrentIndex(panel.filtered.index(1, 0))
    QTest.keyClick(panel.list, Qt.Key.Key_Space)
    assert reader(panel).face == LAMP
    QTest.keyClick(panel.list, Qt.Key.Key_Space)
    assert reader(panel).face is None


def test_escape_closes_the_card(panel: ChoicesPanel) -> None:
    panel.list.setCurrentIndex(panel.filtered.index(1, 0))
    QTest.keyClick(panel.list, Qt.Key.Key_Space)
    QTest.keyClick(panel.list, Qt.Key.Key_Escape)
    assert reader(panel).face is None


def test_a_selection_on_the_map_shows_no_card(panel: ChoicesPanel) -> None:
    panel.select_place(7)
    assert panel.list.currentIndex().row() == 2
    assert not reader(panel).is_waiting
    assert reader(panel).face is None


def test_new_choices_close_the_card(panel: ChoicesPanel, qtbot: QtBot) -> None:
    panel.list.setCurrentIndex(panel.filtered.index(1, 0))
    qtbot.waitUntil(lambda: reader(panel).face == LAMP)
    panel.set_choices(ROWS[:1])
    assert reader(panel).face is None
