"""Several cards of a hand are chosen as one set, then played as single decisions of the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.rules.core.agenda import Action, play
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.observation import observe
from furyqt.rules.fury2.tables import DRACULA
from furyqt.views.table.table_page import TablePage
from tests.rules.fury2.scenes import do, pending, scene

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
HAND = ["bats", "fog", "plague", "rats", "spy"]


class ReturnTable:
    """A page on which Dracula has called, and whose choices are played at once."""

    def __init__(self, page: TablePage) -> None:
        self.page, self.played = page, list[str]()
        self.state = do(scene("dracula", trail=["castle_dracula"], blood=9, encounters=HAND), "@dark_call")
        page.offers.chosen.connect(self.play)
        self.offer()

    def offer(self) -> None:
        seen = observe(self.state, DRACULA)
        self.page.view.show(seen)
        self.page.offers.offer(seen if seen.actions else None)

    def play(self, action: Action) -> None:
        self.played.append(action.text)
        self.state = play(self.state, action)
        self.offer()


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[ReturnTable]:
    page = TablePage(Language())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.view.set_game(RULES, RULES.default_table)
    yield ReturnTable(page)
    page.offers.offer(None)


def test_power_dark_call__ten_encounters_go_back_by_one_choice(qtbot: QtBot, table: ReturnTable) -> None:
    panel = table.page.view.trade
    assert (panel.isVisible(), panel.title.text()[:9]) == (True, "Which 10 ")
    hand, pool = (half.strip for half in panel.halves)
    kept = [face.key for face in hand.faces.rows[:5]]
    for left in range(10, 0, -1):
        assert (panel.end.isEnabled(), panel.end.text().startswith(f"Choose {left} more")) == (False, True)
        hand.setCurrentIndex(hand.faces.index(5))
        qtbot.keyClick(hand, Qt.Key.Key_Return)
    assert table.played == [], "nothing is final before it is confirmed"
    gone = sorted(face.key for face in pool.faces.rows)
    qtbot.keyClick(hand, Qt.Key.Key_Return)
    assert [face.key for face in hand.faces.rows] == kept, "no more than ten can be chosen"
    assert panel.reason.text()
    qtbot.mouseClick(panel.end, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(table.played) == 10)
    assert sorted(table.played) == gone, "a record has the same ten decisions as ever"
    assert pending(table.state) != "EncounterReturn"
    assert not panel.isVisible()


def test_a_chosen_encounter_can_be_taken_back(qtbot: QtBot, table: ReturnTable) -> None:
    panel = table.page.view.trade
    hand, pool = (half.strip for half in panel.halves)
    whole = [face.key for face in hand.faces.rows]
    hand.setCurrentIndex(hand.faces.index(0))
    qtbot.keyClick(hand, Qt.Key.Key_Return)
    assert len(pool.faces.rows) == 1
    pool.setCurrentIndex(pool.faces.index(0))
    qtbot.keyClick(pool, Qt.Key.Key_Return)
    assert [face.key for face in hand.faces.rows] == whole
    assert not panel.reset.isEnabled()


def test_choosing_in_the_list_returns_one_and_keeps_the_rest_of_the_plan(
    qtbot: QtBot, table: ReturnTable
) -> None:
    panel = table.page.view.trade
    hand = panel.halves[0].strip
    hand.setCurrentIndex(hand.faces.index(0))
    qtbot.keyClick(hand, Qt.Key.Key_Return)
    last = table.page.offers.rows[-1].action
    table.page.choices.chosen.emit(last)
    assert table.played == [last.text]
    assert panel.title.text().startswith("Which 9 ")
    assert panel.gifts is not None
    assert panel.gifts.missing == 8
