"""Games of the second edition through the widgets: as the hunters, as Dracula and as the Servant alone.

Their last rounds are always played; `make soak` plays whole games in each language, from dialog to replay.
"""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import new_history
from furyqt.rules.core.agenda import State, legal_actions
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import seat_to_move
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import (
    CITY_BACK,
    DRACULA,
    DRACULA_FIGURE,
    GODALMING,
    HUNTERS,
    MOST_VAMPIRES,
    SEA_BACK,
    SERVANT_FIGURE,
    SMALL_HOURS,
)
from furyqt.views.dialogs.new_game import NewGameDialog
from furyqt.views.dialogs.seats import ONE
from furyqt.views.main_window import MainWindow
from tests.views.reading import read_on
from tests.views.test_play_fury3 import VERDICTS, assert_clear, by_key, by_list, by_map

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
WHO = ("hunters", "dracula", "servant")
LANGUAGES = ("en", "de", "it")
PERSONS = {"hunters": range(4), "dracula": [DRACULA_FIGURE], "servant": [SERVANT_FIGURE]}
SEED = {"hunters": 5, "dracula": 11, "servant": 3}
MOST_DECISIONS = 1500


def begin_in_the_dialog(window: MainWindow, qtbot: QtBot, who: str) -> GameSession:
    """Click New Game, choose game, options and side, and start."""
    qtbot.mouseClick(window.start.buttons["new"], Qt.MouseButton.LeftButton)
    dialog = window.findChild(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    dialog.game.buttons["fury2"].click()
    for value in ("dracula_twice", *(["servant"] if who == "servant" else [])):
        field = next(field for field in dialog.variants.fields if value in field.buttons)
        field.choose(value)
    if who == "servant":
        dialog.side.buttons[ONE].click()
        dialog.side.figures.buttons[SERVANT_FIGURE].click()
    else:
        dialog.side.buttons[WHO.index(who)].click()
    dialog.advanced.seeds.line.setText(str(SEED[who]))
    qtbot.mouseClick(dialog.buttons.button(dialog.buttons.StandardButton.Ok), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.lifecycle.session is not None)
    session = window.lifecycle.session
    assert session is not None
    read_on(window, session)
    assert session.observation.options.handicap == "dracula_twice"
    return session


def near_its_end(who: str) -> tuple[Record, list[State]]:
    """Return a random game before the dawn at which Dracula wins, with a person in these seats."""
    seats = tuple(
        "human" if seat in PERSONS[who] else "random" for seat in range(6 if who == "servant" else 5)
    )
    variant = "servant" if who == "servant" else "base"
    for seed in range(20):
        history = new_history("fury2", {"variant": variant}, seed, seats)
        chance = random.Random(seed)
        while not history.is_over:
            state = history.state
            assert isinstance(state, Fury2State)
            if (
                state.vampires >= MOST_VAMPIRES - 1
                and state.time == SMALL_HOURS
                and state.active == GODALMING
            ):
                return history.record, history.states
            history.add(chance.choice(legal_actions(state)))
    raise LookupError("no such position")


def by_card(window: MainWindow, qtbot: QtBot, number: int) -> None:
    """Click a card of the hand in a combat, else the line."""
    hand = window.table.view.combat.hand
    rows = [row for row, face in enumerate(hand.faces.rows) if face.key in hand.playable]
    if not rows or not hand.isVisible():
        by_list(window, qtbot, number)
        return
    at = hand.visualRect(hand.faces.index(rows[number % len(rows)])).center()
    qtbot.mouseClick(hand.viewport(), Qt.MouseButton.LeftButton, pos=at)


def play_on(window: MainWindow, qtbot: QtBot, session: GameSession, who: str) -> int:
    """Choose in one of the four ways until the game is over; return the number of decisions."""
    chance = random.Random(who)
    for asked in range(MOST_DECISIONS):
        qtbot.waitUntil(
            lambda: session.is_over or (session.is_persons_turn and bool(window.table.offers.rows)),
        )
        if session.is_over:
            return asked
        assert_clear(window)
        if who == "servant":
            assert seat_to_move(session.observation) == SERVANT_FIGURE
            hidden = [spot.place for spot in session.observation.trail[1:] if not spot.faceup]
            assert set(hidden) <= {CITY_BACK, SEA_BACK}
        before, number = session.ply, chance.randrange(len(window.table.offers.rows))
        chance.choice((by_key, by_list, by_map, by_card))(window, qtbot, number)
        qtbot.waitUntil(lambda before=before: session.ply > before or session.is_over)
    pytest.fail("the game did not end")


def check_end(window: MainWindow, qtbot: QtBot, session: GameSession, who: str) -> None:
    """Look at the end of a game and at its replay, which shows the truth."""
    assert session.outcome is not None
    player = HUNTERS if who == "hunters" else DRACULA
    verdict = window.language.text(VERDICTS[player in session.outcome.winners])
    assert window.table.turn.title.text().startswith(verdict)
    assert not window.table.choices.isVisible()
    replay: QPushButton = window.table.turn.buttons["replay"]
    qtbot.mouseClick(replay, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.replay
    shown = window.replay.replay
    assert shown is not None
    assert shown.allowed_viewers == (HUNTERS, DRACULA)
    shown.set_player(DRACULA)
    shown.set_position(shown.length * 2 // 3)
    assert {spot.place for spot in shown.observation().trail} - {CITY_BACK, SEA_BACK}
    assert window.replay.view.log.model.rows


@pytest.mark.parametrize("who", WHO)
def test_the_dialog_starts_a_game_that_asks_the_persons_seat(
    window: MainWindow, qtbot: QtBot, who: str
) -> None:
    session = begin_in_the_dialog(window, qtbot, who)
    qtbot.waitUntil(lambda: session.is_persons_turn and bool(window.table.offers.rows))
    assert seat_to_move(session.observation) in PERSONS[who]
    assert_clear(window)


@pytest.mark.parametrize(("who", "language"), list(zip(WHO, LANGUAGES, strict=True)))
def test_the_last_rounds_of_a_game_through_the_widgets(
    window: MainWindow, qtbot: QtBot, who: str, language: str
) -> None:
    window.settings.update(language=language, show_possible_places=False)
    record, states = near_its_end(who)
    session = GameSession.from_record(record, states, worker=window.lifecycle.worker)
    window.lifecycle.start(session)
    window.show_table()
    assert play_on(window, qtbot, session, who) >= 1
    check_end(window, qtbot, session, who)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", WHO)
def test_a_whole_game_through_the_widgets(window: MainWindow, qtbot: QtBot, who: str, language: str) -> None:
    window.settings.update(language=language, show_possible_places=False)
    session = begin_in_the_dialog(window, qtbot, who)
    assert play_on(window, qtbot, session, who) >= 20
    check_end(window, qtbot, session, who)
