"""Whole combats through the window: chosen in the hand, turned up on the stage, ended with a result."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ai.agents import make_agent
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import History, seed_for
from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.core.record import Record
from furyqt.rules.fury3.decision import DecisionKind, pending_kind
from furyqt.views.boards.fury3.combat.fight import aftermath
from furyqt.views.combat.scene import CombatScene
from furyqt.views.main_window import MainWindow
from tests.views.reading import is_reading
from tests.views.test_window import nameless
from tools import positions

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
HUNTERS, DRACULA = 0, 1
MOST = 80


def is_opening(observation: Any, *, vampire: bool = False, least: int = 1) -> bool:
    """Return whether the first card of a combat of so many hunters is chosen."""
    fight = observation.fight
    return (
        fight is not None
        and pending_kind(observation) in (DecisionKind.STRIKE, DecisionKind.COUNTER)
        and (fight.vampire is not None) == vampire
        and fight.round == 1
        and len(fight.hunters) >= least
    )


def has_just_fought(observation: Any) -> bool:
    """Return whether the end of a combat is the newest event."""
    return observation.fight is None and aftermath(observation) is not None


CASES: dict[str, Callable[[], History]] = {
    "hunters": lambda: positions.reached(positions.HUNTERS, is_opening, 2),
    "several": lambda: positions.reached(positions.HUNTERS, lambda o: is_opening(o, least=2), 2),
    "vampire": lambda: positions.reached(positions.HUNTERS, lambda o: is_opening(o, vampire=True), 2),
    "dracula": lambda: positions.reached(positions.DRACULA, is_opening, 2, DRACULA),
}


@cache
def opening(case: str) -> History:
    """The beginning of a combat, found once."""
    return CASES[case]()


def laid(window: MainWindow, qtbot: QtBot, history: History) -> GameSession:
    """Continue a game in the window, until the person must decide or it is over."""
    session = GameSession.from_record(history.record, [*history.states], worker=window.lifecycle.worker)
    window.lifecycle.start(session)
    window.show_table()
    wait(window, session, qtbot)
    return session


def wait(window: MainWindow, session: GameSession, qtbot: QtBot) -> None:
    """Wait until the person must decide or continue, or the game is over."""
    qtbot.waitUntil(lambda: session.is_persons_turn or session.is_over or is_reading(window))
    QApplication.processEvents()


def choose(window: MainWindow, session: GameSession, qtbot: QtBot) -> None:
    """Choose the first playable card by a click in the hand, else the first line of the list by its key."""
    combat = window.table.view.combat
    cards = [row for row, face in enumerate(combat.hand.faces.rows) if face.key in combat.hand.playable]
    if cards and combat.hand.isVisible():
        at = combat.hand.visualRect(combat.hand.faces.index(cards[0])).center()
        qtbot.mouseClick(combat.hand.viewport(), Qt.MouseButton.LeftButton, pos=at)
    else:
        window.table.choices.play_number(1)
    wait(window, session, qtbot)


class Ear:
    """Remembers what the stage reports."""

    def __init__(self, combat: CombatScene) -> None:
        self.turned: list[int] = []
        self.canceled: list[str] = []
        self.lost: dict[str, int] = {}
        combat.stage.cards_turned.connect(self.turned.append)
        combat.stage.card_canceled.connect(self.canceled.append)
        combat.stage.fighter_hurt.connect(self._hurt)

    def _hurt(self, who: str, loss: int) -> None:
        self.lost[who] = self.lost.get(who, 0) + loss


def fought(window: MainWindow, session: GameSession, qtbot: QtBot) -> CombatScene:
    """Play until the result of the combat is shown."""
    combat = window.table.view.combat
    for _ in range(MOST):
        if combat.is_over:
            break
        choose(window, session, qtbot)
    combat.finish()
    assert combat.is_over
    assert window.table.view.column.is_at_combat
    return combat


@pytest.mark.mass
@pytest.mark.parametrize("speed", [0.0, 8.0])
@pytest.mark.parametrize("case", CASES)
def test_a_combat_is_fought_to_its_result(window: MainWindow, qtbot: QtBot, case: str, speed: float) -> None:
    window.settings.update(animation_speed=speed)
    session = laid(window, qtbot, opening(case))
    combat = window.table.view.combat
    start = {panel.fighter.id: panel.fighter.life for panel in combat.stage.panels if panel.fighter}
    ear = Ear(combat)
    fought(window, session, qtbot)
    assert combat.fight is not None
    rounds = combat.fight.rounds
    assert ear.turned == [each.number for each in rounds], "every round is turned up once, in order"
    assert ear.canceled == [play.fighter for each in rounds for play in each.plays if play.is_canceled]
    told = {who: sum(loss for each in rounds for id_, loss in each.losses if id_ == who) for who in start}
    shown = {panel.fighter.id: panel.portrait.life for panel in combat.stage.panels if panel.fighter}
    for who, life in start.items():
        if shown[who]:  # a defeat and a destroyed vampire stop at no health
            assert life - told[who] == shown[who], who
    assert not combat.result.isHidden()
    assert nameless(combat) == []


def test_the_result_stays_while_the_others_play_until_continue(window: MainWindow, qtbot: QtBot) -> None:
    session = laid(window, qtbot, opening("dracula"))
    combat, column = fought(window, session, qtbot), window.table.view.column
    qtbot.wait(300)
    assert column.is_at_combat
    combat.result.button.setFocus()
    qtbot.keyClick(combat.result.button, Qt.Key.Key_Return)
    assert not column.is_at_combat


def test_the_person_is_asked_after_the_result(window: MainWindow, qtbot: QtBot) -> None:
    session = laid(window, qtbot, opening("hunters"))
    fought(window, session, qtbot)
    ply = session.ply
    window.table.choices.play_number(1)
    assert (session.ply, session.is_persons_turn, window.table.offers.rows) == (ply, False, ())
    window.table.view.combat.result.button.click()
    wait(window, session, qtbot)
    assert not window.table.view.column.is_at_combat
    assert window.table.offers.rows


def test_an_undo_leaves_the_result(window: MainWindow, qtbot: QtBot) -> None:
    session = laid(window, qtbot, opening("hunters"))
    combat = fought(window, session, qtbot)
    session.undo_stack.undo()
    wait(window, session, qtbot)
    assert not combat.is_over
    assert combat.result.isHidden()
    assert window.table.view.column.is_at_combat, "the combat goes on"


@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_no_side_sees_the_hidden_cards_of_the_other(window: MainWindow, qtbot: QtBot, player: int) -> None:
    session = laid(window, qtbot, opening("dracula" if player else "hunters"))
    combat = window.table.view.combat
    for _ in range(MOST):
        if combat.is_over:
            break
        fight = session.observation.fight
        if fight is not None and not fight.revealed:
            hidden = combat.stage.team if player else [combat.stage.foe]
            faint = [panel.card for panel in hidden if not panel.isHidden() and not panel.card.is_faint]
            assert all(card.shown is None or card.shown.is_back for card in faint)
        choose(window, session, qtbot)
        combat.finish()


def last_card(whole: History) -> tuple[Record, str] | None:
    """Return a won game before the hunters' last combat card, and the card, if the answer ends the game."""
    if whole.outcome is None or HUNTERS not in whole.outcome.winners:
        return None
    fights = (ply for ply in range(whole.ply) if whole.states[ply].fight is not None)
    last = max(ply for ply in fights if whole.rules.observe(whole.states[ply], HUNTERS).actions)
    record, action = whole.record.cut(last), whole.record.actions[last]
    rest, agent = History(record, [*record.positions()]), make_agent(whole.rules, "greedy")
    rest.add(action)
    while player_to_move(rest.state) == DRACULA:
        decision = agent.decide(rest.observation(DRACULA), seed_for(rest, DRACULA))
        rest.add(rest.observation(DRACULA).actions[decision.index])
    return None if rest.outcome is None else (record, action.text)


def test_the_last_combat_comes_before_the_end(window: MainWindow, qtbot: QtBot) -> None:
    """The hunters destroy Dracula: first the result of the combat, then the end of the game."""
    # 29 is the first such seed; every other one costs a second
    games = (last_card(positions.finished(positions.HUNTERS, seed)) for seed in range(29, 90))
    record, card = next(game for game in games if game is not None)
    session = laid(window, qtbot, History(record, [*record.positions()]))
    session.act(next(own for own in session.observation.actions if own.text == card))
    wait(window, session, qtbot)
    combat = window.table.view.combat
    assert not session.is_over
    assert window.epilogue.finale is None
    assert not combat.result.isHidden()
    assert combat.stage.foe.portrait.life == 0
    assert "destroyed" in combat.result.lines.text()
    combat.result.button.click()
    assert window.epilogue.finale is not None
    assert window.table.view.column.cover is window.epilogue.finale


def test_a_round_is_played_before_anything_else(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.update(animation_speed=0.1)
    session = laid(window, qtbot, opening("hunters"))
    combat = window.table.view.combat
    for _ in range(MOST):
        assert window.table.offers.rows
        window.table.choices.play_number(1)
        qtbot.waitUntil(lambda: session.is_persons_turn or combat.is_moving)
        if combat.is_moving:
            break
    assert session.pace.is_showing
    assert session.moments.is_waiting
    assert not session.is_persons_turn
    assert window.table.offers.rows == ()
    window.commands.actions["skip"].trigger()
    assert not combat.is_moving
    assert not session.pace.is_showing
    window.settings.update(animation_speed=8.0)
    wait(window, session, qtbot)
    assert not session.moments.is_waiting or combat.is_over


def test_a_game_that_was_left_just_after_a_combat_opens_at_the_map(window: MainWindow, qtbot: QtBot) -> None:
    history = positions.reached(positions.HUNTERS, has_just_fought, 2)
    laid(window, qtbot, opening("hunters"))
    assert window.table.view.column.is_at_combat
    laid(window, qtbot, history)
    assert not window.table.view.column.is_at_combat
