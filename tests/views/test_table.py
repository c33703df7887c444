"""The table: choosing, refusing, undo, hints, and a picture that depends only on the observation."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.controllers.review.worth import TOO_FEW
from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text
from furyqt.rules.lite.tables import ATLAS
from furyqt.views.boards import board
from furyqt.views.main_window import MainWindow
from furyqt.views.table.observation_view import ObservationView
from furyqt.views.table.table_page import TablePage
from tests.views.pictures import Shown

LITE = ruleset("lite")
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def drawn(view: ObservationView) -> dict[str, Any]:
    """Return everything a player can see of the position."""
    scene = view.table.scene
    return {
        "pieces": dict(scene.pieces.pieces),
        "badges": scene.pieces.tokens.badges,
        "trail": view.trail.model.rows,
        "figures": view.figures.model.rows,
        "tracks": [widget.accessibleName() for widget in view.tracks.widgets],
        "log": [(row.event, row.place, row.rank) for row in view.log.model.rows],
    }


@pytest.mark.parametrize("viewer", [0, 1])
def test_updating_through_a_game_equals_drawing_the_end(qtbot: QtBot, viewer: int) -> None:
    language, chance = Language(), random.Random(viewer)
    updated = TablePage(language)
    qtbot.addWidget(updated)
    updated.view.set_game(LITE, LITE.default_table)
    state = LITE.setup(LITE.checked_options({}), 11)
    updated.view.show(LITE.observe(state, viewer))
    for ply in range(107):
        if player_to_move(state) is None:
            break
        state = play(state, chance.choice(legal_actions(state)))
        observation = LITE.observe(state, viewer)
        updated.view.show(observation, speed=2.0)
        if ply % 53 == 52:
            fresh = TablePage(language)
            qtbot.addWidget(fresh)
            fresh.view.set_game(LITE, LITE.default_table)
            fresh.view.show(observation)
            assert drawn(updated.view) == drawn(fresh.view)


@pytest.mark.mass
@pytest.mark.parametrize("seed", range(3))
def test_the_picture_is_a_pure_function_of_the_observation(seed: int) -> None:
    here, chance = board("lite"), random.Random(seed)
    state = LITE.setup(LITE.checked_options({}), seed)
    while player_to_move(state) is not None:
        for viewer in (0, 1):
            observation = LITE.observe(state, viewer)
            picture = Shown(here.picture(observation))
            assert picture == Shown(here.picture(observation))
            assert len(picture.trail) == min(6, len(state.moves))
        state = play(state, chance.choice(legal_actions(state)))


def test_hunters_never_see_a_hidden_dracula() -> None:
    here, chance = board("lite"), random.Random(4)
    state = LITE.setup(LITE.checked_options({}), 4)
    for _ in range(200):
        state = play(state, chance.choice(legal_actions(state)))
        seen = Shown(here.picture(LITE.observe(state, 0)))
        truth = Shown(here.picture(LITE.observe(state, 1)))
        known = {entry.age for entry in truth.trail if entry.face_up}
        assert {entry.age for entry in seen.trail if entry.place >= 0} == known
        assert {entry.age for entry in seen.trail if entry.face_up} == known
        assert any(piece.id == "D" for piece in seen.pieces) == (1 in known)


def test_a_place_that_cannot_be_reached_says_why(window: MainWindow, qtbot: QtBot, begin: Any) -> None:
    session: GameSession = begin()
    for _ in range(4):
        session.act(session.observation.actions[0])
    qtbot.waitUntil(lambda: session.is_persons_turn and len(window.table.offers.rows) < 71)
    reached = {row.place for row in window.table.offers.rows}
    far = next(place.index for place in ATLAS.places if place.index not in reached)
    before = session.ply
    window.table.view.table.map.activate_place(ATLAS.places[far].key)
    assert "It is too far to" in window.table.turn.reason.text()
    assert session.ply == before
    assert "It is too far to " in window.table.view.table.describe(far)
    assert window.table.view.table.scene.layer.highlights[ATLAS.places[far].key] == "illegal"


def test_why_a_place_is_closed_is_found_when_it_is_pointed_out(
    window: MainWindow, qtbot: QtBot, begin: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def reason(here: object, observation: object, place: int) -> Text:
        asked.append(place)
        return Text("test", "It is closed.")

    monkeypatch.setattr(type(board("lite")), "reason", reason)
    session: GameSession = begin()
    for _ in range(4):
        session.act(session.observation.actions[0])
    qtbot.waitUntil(lambda: session.is_persons_turn and len(window.table.offers.rows) < 71)
    reached = {row.place for row in window.table.offers.rows}
    far = next(place.index for place in ATLAS.places if place.index not in reached)
    assert asked == []
    assert window.table.view.table.describe(far).endswith("It is closed.")
    assert set(asked) == {far}


def test_several_actions_to_one_place_open_a_menu(window: MainWindow, qtbot: QtBot, begin: Any) -> None:
    session: GameSession = begin(human=1)
    start = next(a for a in session.observation.actions if a.text == "MU")
    session.act(start)
    qtbot.waitUntil(lambda: session.is_persons_turn and len(window.table.offers.rows) > 1)
    rows = [row for row in window.table.offers.rows if ATLAS.places[row.place].key == "munich"]
    assert [row.action.text for row in rows] == ["HI", "D1"]
    window.table.view.table.map.activate_place("munich")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [entry.text() for entry in menu.actions()] == ["&1  Hide in Munich", "&2  Double Back 1 (Munich)"]
    qtbot.keyClick(menu, "2")
    assert session.ply >= 6


def test_list_and_map_highlight_the_same_place(window: MainWindow, begin: Any) -> None:
    begin()
    table, choices = window.table.view.table, window.table.choices
    choices.list.setCurrentIndex(choices.filtered.index(3, 0))
    place = choices.filtered.rows()[3].place
    assert table.scene.layer.highlights[ATLAS.places[place].key] == "selected"
    table.place_hovered.emit(40)
    assert choices.filtered.rows()[choices.list.currentIndex().row()].place == 40


def test_typing_finds_a_move_without_accents(window: MainWindow, qtbot: QtBot, begin: Any) -> None:
    session: GameSession = begin()
    choices = window.table.choices
    choices.list.setFocus()
    qtbot.keyClicks(choices.list, "z")
    assert choices.field.text() == "z"
    choices.field.setText("ZÜR")
    assert [row.action.text for row in choices.filtered.rows()] == ["ZU"]
    qtbot.keyClick(choices.field, Qt.Key.Key_Return)
    assert session.observation.places[0] == ATLAS.index["ZU"]


def test_undo_and_redo_through_the_menu(window: MainWindow, qtbot: QtBot, begin: Any) -> None:
    session: GameSession = begin()
    actions = window.commands.actions
    assert not actions["undo"].isEnabled()
    window.table.choices.play_number(2)
    qtbot.waitUntil(lambda: actions["undo"].isEnabled())
    after = drawn(window.table.view)
    actions["undo"].trigger()
    assert session.ply == 0
    assert not window.table.view.log.model.rows
    assert actions["redo"].isEnabled()
    actions["redo"].trigger()
    assert drawn(window.table.view) == after
    assert session.header.taken_back == 1


def test_the_description_of_a_place_follows_the_game(window: MainWindow, begin: Any) -> None:
    session: GameSession = begin()
    table = window.table.view.table
    action = session.observation.actions[5]
    place = window.table.offers.rows[5].place
    table.place_hovered.emit(place)
    before = window.statusBar().currentMessage()
    assert "Start in" in before
    for _ in range(4):
        session.act(action)
    assert window.statusBar().currentMessage() == "", "the description was about the last question"
    table.place_hovered.emit(place)
    assert window.statusBar().currentMessage() not in ("", before)


def test_a_hint_names_a_legal_action_that_can_be_played(window: MainWindow, qtbot: QtBot, begin: Any) -> None:
    session: GameSession = begin()
    window.commands.actions["hint"].trigger()
    assert "best move" in window.table.hint.best.text()
    assert window.commands.actions["now"].isEnabled()
    window.commands.actions["now"].trigger()
    qtbot.waitUntil(lambda: not session.advice.is_hinting)
    best = window.table.hint.model.rows[0]
    assert best.action in session.observation.actions
    words = window.table.hint.estimate.text()
    assert "(score above 290): " in words or words == str(TOO_FEW), "the search may have been cut short"
    qtbot.mouseClick(window.table.hint.play_button, Qt.MouseButton.LeftButton)
    assert session.observation.places[0] == best.place
    assert window.focusWidget() is window.table.choices.list, "the button with the focus is hidden"


def test_possible_places_can_be_hidden_and_shown(window: MainWindow, qtbot: QtBot, begin: Any) -> None:
    window.settings.update(show_possible_places=True)
    session: GameSession = begin()
    for _ in range(4):
        session.act(session.observation.actions[5])
    layer = window.table.view.table.scene.layer
    qtbot.waitUntil(lambda: bool(session.observation.lairs) and bool(layer.overlay))
    assert sum(layer.overlay.values()) == pytest.approx(1.0, abs=0.01)
    window.commands.actions["places"].trigger()
    assert not window.settings.values.show_possible_places
    assert not layer.overlay
    window.commands.actions["places"].trigger()
    qtbot.waitUntil(lambda: bool(layer.overlay))


def test_the_computer_can_be_stopped_and_resumed(window: MainWindow, qtbot: QtBot, begin: Any) -> None:
    session: GameSession = begin(human=-1, agent="search:64000")
    actions = window.commands.actions
    qtbot.waitUntil(lambda: actions["cancel"].isEnabled())
    actions["cancel"].trigger()
    assert session.computer.is_paused
    assert actions["resume"].isEnabled()
    assert "paused" in window.table.turn.title.text()
    actions["resume"].trigger()
    qtbot.waitUntil(lambda: session.computer.player >= 0)
    ply = session.ply
    actions["now"].trigger()
    qtbot.waitUntil(lambda: session.ply > ply)


def test_stopping_the_computer_offers_undo(window: MainWindow, qtbot: QtBot, begin: Any) -> None:
    session: GameSession = begin(agent="search:64000")
    for _ in range(4):
        session.act(session.observation.actions[0])
    qtbot.waitUntil(lambda: session.computer.player == 1)
    QApplication.processEvents()
    qtbot.mouseClick(window.table.turn.buttons["cancel"], Qt.MouseButton.LeftButton)
    assert session.computer.is_paused
    QApplication.processEvents()
    qtbot.mouseClick(window.table.turn.buttons["undo"], Qt.MouseButton.LeftButton)
    assert session.ply == 3
    assert session.is_persons_turn
    assert "Mina Harker" in window.table.turn.title.text()


def test_arrow_keys_select_a_place_and_enter_moves_there(
    window: MainWindow, qtbot: QtBot, begin: Any
) -> None:
    session: GameSession = begin()
    view = window.table.view.table.map
    view.setFocus()
    view.focus_place("vienna")
    qtbot.keyClick(view, Qt.Key.Key_Left)
    reached = view.focused_place()
    assert reached != "vienna"
    assert window.table.view.table.scene.layer.highlights[reached] == "selected"
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert session.observation.places[0] == ATLAS.index[reached]


def test_choosing_in_a_list_shows_the_place_on_the_map(window: MainWindow, begin: Any) -> None:
    session: GameSession = begin()
    session.act(session.observation.actions[12])
    table = window.table.view.table
    figures, log = window.table.view.figures, window.table.view.log
    figures.list.setCurrentIndex(figures.model.index(0))
    assert table.map.focused_place() == ATLAS.places[session.observation.places[0]].key
    table.map.focus_place("lisbon")
    log.list.setCurrentIndex(log.model.index(0, 0))
    assert table.map.focused_place() == ATLAS.places[session.observation.places[0]].key


def test_hidden_information_is_shown_after_the_end(window: MainWindow, qtbot: QtBot, begin: Any) -> None:
    session: GameSession = begin(human=-1, agent="greedy")
    qtbot.waitUntil(lambda: session.is_over)
    assert window.commands.actions["truth"].isEnabled()
    hidden = [entry for entry in window.table.view.trail.model.rows if entry and entry.place < 0]
    window.commands.actions["truth"].trigger()
    rows = window.table.view.trail.model.rows
    assert all(entry.place >= 0 for entry in rows if entry)
    assert len(hidden) <= len(rows)
    assert not window.commands.actions["truth"].isEnabled()
    window.commands.actions["replay_this"].trigger()
    viewers = window.replay.transport.viewers
    assert [button.text() for button in viewers.buttons.values()] == ["Hunters", "Dracula"]
    viewers.buttons[1].click()
    window.replay.transport.to_end()
    last = window.replay.view.trail.model.rows
    assert [entry.place for entry in last if entry] == [entry.place for entry in rows if entry]
