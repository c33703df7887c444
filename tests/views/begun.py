"""Games that have already been played for a while when a window shows them first.

Playing through the window takes 40 ms for each action, so tests do it where they are about that.
"""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from ai.agents import make_agent
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import History, new_history, seed_for
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.ruleset import Observation
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow


def shown_at(
    window: MainWindow,
    qtbot: QtBot,
    choice: NewGame,
    decide: Callable[[Observation], Action],
    enough: Callable[[History, int], bool],
) -> GameSession:
    """Play a game until a person must decide and it is enough, then show it.

    `decide` decides for the persons. `enough` also receives the number of their decisions.
    """
    history = new_history(choice.game, choice.options, choice.seed, choice.seats, choice.undo, choice.aids)
    decisions = 0
    while not (history.is_persons_turn and enough(history, decisions)):
        seat = history.seat_to_move
        player = history.table.seats[seat].player
        seen = history.observation(player)
        if history.is_persons_turn:
            decisions += 1
            history.add(decide(seen))
        else:
            agent = make_agent(history.rules, choice.seats[seat])
            history.add(seen.actions[agent.decide(seen, seed_for(history, player)).index])
    session = GameSession.of(history, window.lifecycle.worker)
    window.lifecycle.start(session)
    qtbot.waitUntil(lambda: session.is_persons_turn and bool(window.table.offers.rows))
    return session
