"""The final scoring that counts up, in words, and at once by a click or a key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.rules.core.text import Texts
from furyqt.views.picture import ScoreColumn, ScoreLine, ScoreSheet
from furyqt.views.table.finale.score_table import ScoreTable
from furyqt.views.theme import THEMES, apply_theme

N_ = Texts("test")

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
SHEET = ScoreSheet(
    N_("Scoring"),
    (
        ScoreColumn(N_("ann"), 0, "icons/heart", is_winner=True),
        ScoreColumn(N_("bob"), 1, "icons/spade"),
    ),
    (
        ScoreLine(N_("fish"), (10, 4)),
        ScoreLine(N_("nails"), (2, 6)),
        ScoreLine(N_("total"), (12, 10), is_total=True),
        ScoreLine(N_("boats"), (1, 1), is_note=True),
    ),
)
SLOW = 0.01


@pytest.fixture
def table(qtbot: QtBot) -> ScoreTable:
    found = ScoreTable(Language())
    qtbot.addWidget(found)
    found.resize(700, 300)
    return found


def test_without_a_sheet_it_takes_no_room(table: ScoreTable) -> None:
    table.show_sheet(None)
    assert table.isHidden()
    assert table.sizeHint().isEmpty()
    assert table.words == ""


def test_without_motion_everything_is_there_at_once(table: ScoreTable) -> None:
    table.show_sheet(SHEET)
    assert table.is_complete
    assert [table.shown_values(number) for number in range(4)] == [line.values for line in SHEET.lines]
    assert table.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_the_lines_are_counted_one_after_the_other(table: ScoreTable) -> None:
    table.show_sheet(SHEET, SLOW)
    table.show()
    assert not table.is_complete
    duration = table.motion.duration()
    table.motion.setCurrentTime(duration // 8)
    assert table.shown_values(0) == (5, 2)
    assert table.shown_values(1) is None
    table.motion.setCurrentTime(duration // 2)
    assert table.shown_values(1) == (2, 6)
    assert table.shown_values(2) is None


@pytest.mark.parametrize("by_key", [True, False])
def test_a_click_or_a_key_shows_the_result(table: ScoreTable, qtbot: QtBot, by_key: bool) -> None:
    table.show_sheet(SHEET, SLOW)
    table.show()
    qtbot.waitExposed(table)
    before = table.grab().toImage()
    if by_key:
        qtbot.keyClick(table, Qt.Key.Key_Tab)
        assert not table.is_complete
        qtbot.keyClick(table, Qt.Key.Key_Space)
    else:
        qtbot.mouseClick(table, Qt.MouseButton.LeftButton)
    assert table.is_complete
    assert table.shown_values(3) == (1, 1)
    assert table.grab().toImage() != before


def test_a_screen_reader_hears_the_whole_table(table: ScoreTable) -> None:
    table.show_sheet(SHEET, SLOW)
    assert table.accessibleName() == (
        "Scoring: Fish: Ann 10, Bob 4; Nails: Ann 2, Bob 6; Total: Ann 12, Bob 10; Boats: Ann 1, Bob 1."
    )


@pytest.mark.parametrize("name", THEMES)
def test_it_is_painted_in_every_theme(table: ScoreTable, qapp: QApplication, name: str) -> None:
    apply_theme(qapp, name)
    table.show_sheet(SHEET)
    colors = {table.grab().toImage().pixelColor(x, 150).name() for x in range(0, 700, 3)}
    assert len(colors) > 2
