"""A whole base game of the third edition through the widgets, from the start page to result and replay."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.agenda import pending_decision
from furyqt.rules.core.text import Text, Texts
from furyqt.views.dialogs.new_game import NewGameDialog
from furyqt.views.main_window import MainWindow
from furyqt.views.models.choices import SHORTCUTS, ChoiceRow
from furyqt.views.picture import UNKNOWN_PLACE
from tests.views.reading import read_on

N_ = Texts("TablePage")

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
HUNTERS, DRACULA = range(2)
MOST_DECISIONS = 1500
VERDICTS = {True: N_("Victory!"), False: N_("Defeat.")}


def begin_in_the_dialog(window: MainWindow, qtbot: QtBot, side: int) -> GameSession:
    """Click New Game, choose the game and the side, and start with the other values unchanged."""
    qtbot.mouseClick(window.start.buttons["new"], Qt.MouseButton.LeftButton)
    dialog = window.findChild(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    dialog.game.buttons["fury3"].click()
    dialog.choose_side(side)
    dialog.advanced.seeds.line.setText("7")
    qtbot.mouseClick(dialog.buttons.button(dialog.buttons.StandardButton.Ok), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.lifecycle.session is not None)
    session = window.lifecycle.session
    assert session is not None
    read_on(window, session)
    assert session.rules.name == "fury3"
    assert window.table.turn.notes.text().splitlines()[0] == window.language.text(stake_of(session))
    assert session.observation.options.game == "base"
    return session


def stake_of(session: GameSession) -> Text:
    """Return what is at stake in the question asked."""
    question = pending_decision(session.observation)
    assert question is not None
    stake = question.at_stake(session.observation)
    assert stake is not None
    return stake


def line_of(window: MainWindow, number: int) -> QModelIndex:
    """Return the line of an action; a folded heading is opened first."""
    return window.table.choices.index_of(window.table.offers.rows[number].action)


def by_key(window: MainWindow, qtbot: QtBot, number: int) -> None:
    """Press the number key of a line, or select a line without a number and press Enter."""
    choices, index = window.table.choices, line_of(window, number)
    choices.list.setFocus()
    if index.row() < SHORTCUTS:
        choices.play_number(index.row() + 1)
        return
    choices.list.setCurrentIndex(index)
    qtbot.keyClick(choices.list, Qt.Key.Key_Return)


def by_list(window: MainWindow, qtbot: QtBot, number: int) -> None:
    """Click a line, and then double-click it as some people do."""
    view, index = window.table.choices.list, line_of(window, number)
    view.scrollTo(index)
    at = view.visualRect(index).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def by_map(window: MainWindow, qtbot: QtBot, number: int) -> None:
    """Click the place on the map and, if several actions lead there, the right one in the menu."""
    row: ChoiceRow = window.table.offers.rows[number]
    if row.place == UNKNOWN_PLACE:
        by_list(window, qtbot, number)
        return
    table = window.table.view.table
    at: QPoint = table.map.mapFromScene(table.scene.layer.spot(table.key_of(row.place)))
    qtbot.mouseMove(table.map.viewport(), at)
    qtbot.mouseClick(table.map.viewport(), Qt.MouseButton.LeftButton, pos=at)
    menu = QApplication.activePopupWidget()
    if isinstance(menu, QMenu):
        entries = [other for other in window.table.offers.rows if other.leads_to(row.place)]
        entry = menu.actionGeometry(menu.actions()[entries.index(row)]).center()
        qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=entry)


def assert_clear(window: MainWindow) -> None:
    """Check that there is a prompt and that no two actions have the same words."""
    lines = [window.table.choices.model.words(row) for row in window.table.offers.rows]
    assert len(set(lines)) == len(lines), lines
    assert window.table.turn.title.text()
    assert not any("{" in line for line in (*lines, window.table.turn.title.text()))


def play_on(window: MainWindow, qtbot: QtBot, session: GameSession, chance: random.Random) -> int:
    """Choose in one of the four ways until the game is over; return the number of decisions."""
    for asked in range(MOST_DECISIONS):
        qtbot.waitUntil(
            lambda: session.is_over or (session.is_persons_turn and bool(window.table.offers.rows)),
        )
        if session.is_over:
            return asked
        assert_clear(window)
        before, number = session.ply, chance.randrange(len(window.table.offers.rows))
        chance.choice((by_key, by_list, by_map))(window, qtbot, number)
        qtbot.waitUntil(lambda before=before: session.ply > before or session.is_over)
    pytest.fail("the game did not end")


@pytest.mark.slow
@pytest.mark.parametrize(("language", "side"), [("en", HUNTERS), ("de", DRACULA), ("it", HUNTERS)])
def test_a_whole_game_through_the_widgets(window: MainWindow, qtbot: QtBot, language: str, side: int) -> None:
    window.settings.update(language=language, show_possible_places=False)
    session = begin_in_the_dialog(window, qtbot, side)
    assert play_on(window, qtbot, session, random.Random(side)) > 50
    assert session.outcome is not None
    verdict = window.language.text(VERDICTS[side in session.outcome.winners])
    assert window.table.turn.title.text().startswith(verdict)
    assert not window.table.choices.isVisible()
    assert window.table.view.log.model.rows
    qtbot.mouseClick(window.table.turn.buttons["replay"], Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.replay
    window.replay.transport.to_end()
    assert window.replay.view.log.model.rows
