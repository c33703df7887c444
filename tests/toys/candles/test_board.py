"""Candles in the window: a game of another package, without a map, played to its end by its widgets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.games import VARIABLE
from furyqt.views.boards import board
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.reference import has_book
from tests.toys.candles.board import BOARD

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv(VARIABLE, "tests.toys.candles")
    settings = Settings()
    settings.update(animation_speed=0.0, language="en", theme="light", game="candles")
    found = MainWindow(settings, Language())
    found.show()
    qtbot.waitExposed(found)
    yield found
    settings.update(game="lite")
    found.close()
    found.deleteLater()


def begin(window: MainWindow, qtbot: QtBot, players: int) -> GameSession:
    """A person is the last player, against random players."""
    seats = (*("random",) * (players - 1), "human")
    window.lifecycle.begin(NewGame("candles", {"players": str(players)}, 5, seats, "casual"))
    session = window.lifecycle.session
    assert session is not None
    offers = window.table.offers
    qtbot.waitUntil(lambda: session.is_persons_turn and bool(offers.rows))
    return session


@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_is_played_with_the_widgets(window: MainWindow, qtbot: QtBot, players: int) -> None:
    session, table = begin(window, qtbot, players), window.table
    clicks = 0
    while not session.is_over:
        qtbot.waitUntil(lambda: session.is_over or (session.is_persons_turn and bool(table.offers.rows)))
        if session.is_over:
            break
        before = session.ply
        row, hand = table.offers.rows[0], table.view.players.areas[players - 1].hand
        # the row on the table may have a card like the one in the hand
        strips = (hand,) if row.action.text.startswith("hand") else (table.view.rows.strips[0], hand)
        strip = next((one for one in strips if row.card is not None and row.card in one.faces.rows), None)
        if strip is None:
            table.choices.play_number(1)
        else:
            number = strip.faces.rows.index(row.card)
            qtbot.mouseClick(
                strip.viewport(),
                Qt.MouseButton.LeftButton,
                pos=strip.visualRect(strip.faces.index(number)).center(),
            )
            clicks += 1
        qtbot.waitUntil(lambda before=before: session.ply > before or session.is_over)
    assert clicks >= 3
    assert session.outcome is not None
    assert len(session.outcome.values) == players
    scores = session.observation.points  # type: ignore[attr-defined]
    assert [area.area is not None for area in table.view.players.areas] == [True] * players
    assert len(scores) == players


def test_following_equals_drawing(window: MainWindow, qtbot: QtBot) -> None:
    session = begin(window, qtbot, 3)
    for _ in range(4):
        assert window.table.view.picture == BOARD.picture(session.observation)
        session.act(session.observation.actions[0])
        qtbot.waitUntil(lambda: session.is_over or session.is_persons_turn)


def test_hands_of_others_are_backs(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot, 2)
    areas = window.table.view.players.areas
    assert all(face.is_back for face in areas[0].hand.faces.rows)
    assert areas[1].hand.faces.rows
    assert not any(face.is_back for face in areas[1].hand.faces.rows)


def test_what_is_about_a_map_or_a_book_is_disabled(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot, 2)
    assert board("candles") is BOARD
    assert not has_book("candles")
    assert not window.table.view.table.isVisible()
    for name in ("zoom_in", "zoom_out", "fit", "places", "help", "truth"):
        assert not window.commands.actions[name].isEnabled(), name
    assert window.commands.actions["undo"].isEnabled() == window.lifecycle.session.undo_stack.can_undo  # type: ignore[union-attr]
