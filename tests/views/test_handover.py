"""Two people at one screen: the table is covered between their turns, and neither sees the other's cards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot

from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import ruleset
from furyqt.views import art
from furyqt.views.boards import board
from furyqt.views.cards.reader import reader_of
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.table.handover_page import HandoverPage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
PLIES = 60


def begin_two(
    window: MainWindow, game: str = "fury3", seats: tuple[str, ...] = ("human",) * 5
) -> GameSession:
    window.settings.update(show_possible_places=False)
    window.lifecycle.begin(NewGame(game, {}, 3, seats, "casual"))
    session = window.lifecycle.session
    assert session is not None
    return session


def is_covered(window: MainWindow) -> bool:
    return isinstance(window.pages.currentWidget(), HandoverPage)


def uncover(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until the table is covered, and uncover it."""
    qtbot.waitUntil(lambda: is_covered(window))
    qtbot.mouseClick(window.pages.handover.button, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.table


def play_to_the_other(window: MainWindow, qtbot: QtBot, session: GameSession) -> int:
    """Take first actions until the other player is the viewer; return the viewer before."""
    before = session.viewer
    for _ in range(PLIES):
        qtbot.waitUntil(lambda: session.is_persons_turn and bool(window.table.offers.rows))
        if session.viewer != before:
            return before
        assert not is_covered(window)
        session.act(session.observation.actions[0])
    pytest.fail("the other player had no turn")


def test_the_table_is_covered_between_the_turns_of_two_people(window: MainWindow, qtbot: QtBot) -> None:
    session = begin_two(window)
    uncover(window, qtbot)
    for _ in range(4):
        play_to_the_other(window, qtbot, session)
        assert is_covered(window)
        assert not window.table.isVisible()
        title = window.language.text(session.table.players[session.viewer].title)
        assert title in window.pages.handover.words.text()
        assert window.pages.handover.button.hasFocus()
        qtbot.keyClick(window.pages.handover.button, Qt.Key.Key_Return)
        assert window.pages.currentWidget() is window.table
        assert window.table.choices.list.hasFocus()


def test_commands_are_disabled_while_the_table_is_covered(window: MainWindow, qtbot: QtBot) -> None:
    session = begin_two(window)
    uncover(window, qtbot)
    play_to_the_other(window, qtbot, session)
    before = session.ply
    for name in ("undo", "redo", "hint", "pass_phase", "replay_this", "summary", "truth", "places", "fit"):
        assert not window.commands.actions[name].isEnabled(), name
    qtbot.keyClick(window, Qt.Key.Key_1)
    assert session.ply == before


def test_continuing_from_the_start_page_leads_to_the_covered_table(window: MainWindow, qtbot: QtBot) -> None:
    session = begin_two(window)
    uncover(window, qtbot)
    play_to_the_other(window, qtbot, session)
    window.commands.actions["menu"].trigger()
    assert window.pages.currentWidget() is window.start
    window.commands.actions["continue"].trigger()
    assert is_covered(window)


def test_undoing_the_other_players_decision_covers_the_table(window: MainWindow, qtbot: QtBot) -> None:
    session = begin_two(window)
    uncover(window, qtbot)
    before = play_to_the_other(window, qtbot, session)
    uncover(window, qtbot)
    window.commands.actions["undo"].trigger()
    assert session.viewer == before
    assert is_covered(window)


def test_covering_the_table_closes_the_card_reader(window: MainWindow, qtbot: QtBot) -> None:
    session = begin_two(window)
    uncover(window, qtbot)
    for _ in range(6):  # until a player has a card
        play_to_the_other(window, qtbot, session)
        uncover(window, qtbot)
        faces = [face for strip in window.table.view.figures.hands for face in strip.faces.rows]
        if faces:
            break
    reader = reader_of(window)
    reader.toggle(faces[0], QRect(0, 0, 50, 80))
    assert reader.face is not None
    play_to_the_other(window, qtbot, session)
    assert is_covered(window)
    assert reader.face is None


def test_covering_the_table_closes_the_rulebook(window: MainWindow, qtbot: QtBot) -> None:
    session = begin_two(window)
    uncover(window, qtbot)
    window.command_handlers.rulebook.open("card:event:long_night")
    dialog = window.command_handlers.rulebook.dialog
    assert dialog is not None
    assert dialog.isVisible()
    play_to_the_other(window, qtbot, session)
    assert not dialog.isVisible()


def test_the_table_is_never_covered_for_one_person(window: MainWindow, qtbot: QtBot) -> None:
    session = begin_two(window, "lite", ("human", "random"))
    for _ in range(6):
        qtbot.waitUntil(
            lambda: session.is_over or (session.is_persons_turn and bool(window.table.offers.rows))
        )
        if not session.is_over:
            session.act(session.observation.actions[0])
    assert window.findChild(HandoverPage) is None


def test_the_handover_page_follows_language_and_text_size(window: MainWindow, qtbot: QtBot) -> None:
    begin_two(window, "lite", ("human", "human"))
    qtbot.waitUntil(lambda: is_covered(window))
    window.settings.update(language="de")
    session = window.lifecycle.session
    assert session is not None
    title = window.language.text(session.table.players[session.viewer].title)
    assert title != "Hunters"
    qtbot.waitUntil(lambda: title in window.pages.handover.words.text())
    size = window.pages.handover.words.font().pointSizeF()
    window.settings.update(text_scale=1.6)
    assert window.pages.handover.words.font().pointSizeF() == pytest.approx(1.6 * size, rel=0.02)
    window.settings.update(text_scale=1.0)


def test_teammates_plans_are_shown_to_their_own_side_only(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.update(teammates="ask")
    session = begin_two(window, seats=("human", "random", "random", "random", "human"))
    seen = []
    session.proposed.connect(
        lambda plan: seen.append((session.viewer, session.table.seats[plan.seat].player))
    )
    for _ in range(PLIES):
        qtbot.waitUntil(lambda: session.teammates.plan is not None or session.is_persons_turn)
        if session.teammates.plan is not None:
            assert session.viewer == 0
            session.teammates.agree()
        else:
            session.act(session.observation.actions[0])
        if len(seen) > 8:
            break
    assert seen
    assert all(viewer == player for viewer, player in seen)


def known_events(session: GameSession, player: int) -> int:
    """The number of events that a player knows now, also one who is not the viewer."""
    *_, state = session.archive.as_replay().record.positions()
    return len(session.rules.observe(state, player).events)


def test_the_recap_has_the_events_since_the_players_last_decision(window: MainWindow, qtbot: QtBot) -> None:
    session = begin_two(window)
    recaps: list[tuple[int, tuple[object, ...]]] = []
    session.recap.connect(lambda events: recaps.append((session.viewer, events)))
    uncover(window, qtbot)
    decided = {player: known_events(session, player) for player in session.persons}
    changes = 0
    for _ in range(PLIES):
        viewer = session.viewer
        session.act(session.observation.actions[0])
        qtbot.waitUntil(lambda: session.is_persons_turn)
        if session.viewer != viewer:
            changes += 1
            assert recaps[-1] == (session.viewer, session.observation.events[decided[session.viewer] :])
        decided[viewer] = known_events(session, viewer)
        if changes > 4:
            return
    pytest.fail("the two players did not take turns")


def test_a_game_of_two_people_is_replayed_with_the_knowledge_of_the_one_to_decide(
    window: MainWindow, qtbot: QtBot
) -> None:
    session = begin_two(window)
    uncover(window, qtbot)
    for _ in range(2):
        assert session.archive.as_replay().allowed_viewers == (session.viewer,)
        play_to_the_other(window, qtbot, session)
        uncover(window, qtbot)


def test_selection_and_zoom_are_reset_between_two_people(window: MainWindow, qtbot: QtBot) -> None:
    session, view = begin_two(window), window.table.view
    uncover(window, qtbot)
    for _ in range(4):
        play_to_the_other(window, qtbot, session)
        assert view.table.map.focused_place() == ""
        assert "selected" not in view.table.scene.layer.highlights.values()
        assert not view.trail.list.selectedIndexes()
        assert not view.figures.list.selectedIndexes()
        assert window.statusBar().currentMessage() == ""
        uncover(window, qtbot)
        home = view.table.map.zoom_level()
        view.table.map.zoom_in()
        view.point_at(5)
        view.table.marks.point_out((3, 4))
        view.trail.list.setCurrentIndex(view.trail.list.model().index(0, 0))
        view.table.place_hovered.emit(5)
        assert window.statusBar().currentMessage()
    play_to_the_other(window, qtbot, session)
    assert view.table.map.zoom_level() == pytest.approx(home)
    assert not view.table.marks.pointed


def test_the_page_has_a_picture_and_the_faces_of_the_player_to_move(window: MainWindow, qtbot: QtBot) -> None:
    session = begin_two(window)
    page = window.pages.handover
    qtbot.waitUntil(lambda: is_covered(window))
    assert (page.art.drawing, len(page.art.winners)) == ("moments/nightfall", 1)
    uncover(window, qtbot)
    play_to_the_other(window, qtbot, session)
    assert (page.art.drawing, len(page.art.winners)) == ("moments/dawn", 4)


@pytest.mark.parametrize("game", game_names())
def test_every_player_of_every_game_has_a_picture(game: str) -> None:
    players = range(len(ruleset(game).default_table.players))
    assert all(art.has(board(game).covers[player]) for player in players)
