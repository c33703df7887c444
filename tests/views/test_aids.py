"""The deduction aids: possible places by turn, evidence, own marks, and games on paper without aids."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ai.whereabouts import Whereabouts
from furyqt.controllers.computer.ai_client import AiClient
from furyqt.controllers.computer.place_words import ESTIMATE, WAYS
from furyqt.controllers.engine import supervisor
from furyqt.controllers.language import Language
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import History
from furyqt.controllers.terminal.phrases import THEIRS
from furyqt.controllers.terminal.situation_report import SituationReport
from furyqt.controllers.terminal.solo import SoloGame
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import Observation, ruleset
from furyqt.views.boards import board
from furyqt.views.dialogs.new_game import NewGame, NewGameDialog
from furyqt.views.main_window import MainWindow
from furyqt.views.models.deduction_lists import LikelyModel, bits, when
from furyqt.views.models.rows import Index
from furyqt.views.panels.deduction.aids import AidsPanel
from furyqt.views.panels.deduction.aids_places import PlacesPage
from furyqt.views.table.deduction import MOST_AGAINST_PERSON
from tests.views.begun import shown_at

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
Start = Callable[..., GameSession]


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    """The main window, which shows the possible places."""
    window.settings.update(show_possible_places=True)
    return window


@pytest.fixture
def start(window: MainWindow, qtbot: QtBot) -> Start:
    """Return a function that shows a lite game after some of the person's decisions."""

    def started(decisions: int = 16, *, human: int = 0, aids: str = "full", seed: int = 7) -> GameSession:
        seats = tuple("human" if player == human else "random" for player in range(2))
        choice = NewGame("lite", {}, seed, seats, "casual", aids)
        return shown_at(window, qtbot, choice, fourth, lambda _, played: played == decisions)

    return started


def fourth(seen: Observation) -> Action:
    """Return the fourth legal action, counted on from the first one if there are fewer."""
    return seen.actions[3 % len(seen.actions)]


@pytest.fixture
def aids(window: MainWindow) -> AidsPanel:
    window.table.tabs.setTabVisible(window.table.tabs.indexOf(window.table.aids), True)
    window.table.tabs.setCurrentWidget(window.table.aids)
    return window.table.aids


def has_tab(window: MainWindow, panel: QWidget) -> bool:
    return window.table.tabs.isTabVisible(window.table.tabs.indexOf(panel))


def overlay(window: MainWindow) -> dict[int, float]:
    index = {place.key: place.index for place in window.lifecycle.session.table.atlas.places}  # type: ignore[union-attr]
    layer = window.table.view.table.scene.layer
    return {index[key]: chance for key, chance in layer.overlay.items()}


def marked(window: MainWindow) -> set[str]:
    highlights = window.table.view.table.scene.layer.highlights
    return {key for key, mark in highlights.items() if mark == "selected"}


@pytest.fixture
def requests(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Record the player of every request for possible places."""
    found: list[int] = []
    ask = AiClient.ask_places

    def recorded(client: AiClient, history: History, player: int) -> None:
        found.append(player)
        ask(client, history, player)

    monkeypatch.setattr(AiClient, "ask_places", recorded)
    return found


def press(qtbot: QtBot, widget: QWidget, key: Qt.Key) -> None:
    qtbot.keyClick(widget, key)  # type: ignore[no-untyped-call]


def test_the_slider_shows_the_possible_places_of_each_turn(
    window: MainWindow, qtbot: QtBot, start: Start, aids: AidsPanel
) -> None:
    session, seen = start(), []
    session.places.connect(seen.append)
    session.advice.request_possible_places()
    qtbot.waitUntil(lambda: bool(seen))
    by_turn, page = seen[-1].chances, aids.places
    assert len(by_turn) == 4
    assert page.slider.maximum() == 3
    for turn in range(4):
        assert page.when.text().startswith("Now" if not turn else str(turn))
        assert overlay(window) == pytest.approx(by_turn[turn])
        assert {row.place for row in page.model.rows} == set(by_turn[turn])
        assert page.summary.text().startswith(str(len(by_turn[turn])))
        legend = window.table.view.table.chances.lines()[0]
        assert legend == "Where Dracula may be now" if not turn else str(turn) in legend
        press(qtbot, page.slider, Qt.Key.Key_Left)
    assert page.turn == 3
    press(qtbot, page.slider, Qt.Key.Key_Right)
    assert page.turn == 2


def test_the_most_likely_place_comes_first_and_is_marked_on_the_map(
    window: MainWindow, qtbot: QtBot, start: Start, aids: AidsPanel
) -> None:
    session = start()
    model = aids.places.model
    qtbot.waitUntil(lambda: model.rowCount() > 3)
    chances = [row.chance for row in model.rows]
    assert chances == sorted(chances, reverse=True)
    aids.places.table.clicked.emit(model.index(2, 0))
    assert marked(window) == {session.table.atlas.places[model.rows[2].place].key}
    name = str(session.table.atlas.places[model.rows[2].place].name)
    assert model.index(2, 0).data() == name
    assert model.index(2, 1).data() == str(model.rows[2].ways)
    assert model.index(2, 2).data() == f"{round(100 * chances[2])}%"
    spoken = model.index(2, 1).data(int(Qt.ItemDataRole.AccessibleTextRole))
    assert spoken == f"{name}, {model.rows[2].ways}, {round(100 * chances[2])}%"


def test_without_weights_only_the_places_are_shown(
    window: MainWindow, qtbot: QtBot, start: Start, aids: AidsPanel
) -> None:
    start()
    model = aids.places.model
    qtbot.waitUntil(lambda: model.rowCount() > 3)
    assert "were equally" in aids.places.summary.text()
    window.settings.update(show_weights=False)
    assert headings(model) == ["Place", "Ways"]
    ranks = [(-row.ways, model.index(number, 0).data()) for number, row in enumerate(model.rows)]
    assert ranks == sorted(ranks)
    assert "were equally" not in aids.places.summary.text()
    assert len(set(overlay(window).values())) == 1
    assert not window.table.view.table.scene.layer.is_weighted


def test_the_switch_on_the_page_hides_and_shows_the_chances(
    window: MainWindow, qtbot: QtBot, start: Start, aids: AidsPanel
) -> None:
    start()
    qtbot.waitUntil(lambda: aids.places.model.rowCount() > 3)
    assert aids.places.weights.isChecked()
    aids.places.weights.click()
    assert not window.settings.values.show_weights
    assert headings(aids.places.model) == ["Place", "Ways"]
    aids.places.weights.click()
    assert headings(aids.places.model) == ["Place", "Ways", "Estimate"]


def headings(model: LikelyModel) -> list[str]:
    across = Qt.Orientation.Horizontal
    return [
        model.headerData(column, across, int(Qt.ItemDataRole.DisplayRole))
        for column in range(model.columnCount())
    ]


def test_the_headings_say_what_the_two_numbers_are(qtbot: QtBot) -> None:
    model = LikelyModel(Language().translate, str)
    model.set_chances({1: 0.5, 2: 0.5}, {1: 1, 2: 3}, True)
    across, tip = Qt.Orientation.Horizontal, int(Qt.ItemDataRole.ToolTipRole)
    assert [model.headerData(column, across, tip) for column in range(3)] == [None, str(WAYS), str(ESTIMATE)]
    model.set_chances({1: 0.5, 2: 0.5}, {}, True)
    assert headings(model) == ["Place", "Estimate"]


@pytest.mark.parametrize("game", ["fury3", "fury2", "lite"])
def test_the_terminal_says_the_same_numbers(
    window: MainWindow, qtbot: QtBot, aids: AidsPanel, game: str
) -> None:
    hunters = 1 if game == "lite" else 4
    choice = NewGame(game, {}, 11, ("human",) * hunters + ("random",), "casual", "full")
    session = shown_at(
        window, qtbot, choice, fourth, lambda history, _: len(history.observation(0).events) >= 30
    )
    model = aids.places.model
    found: list[Whereabouts] = []
    session.places.connect(found.append)
    session.advice.update_places()
    qtbot.waitUntil(lambda: bool(found))
    said: list[str] = []
    terminal = SoloGame(History(*session.archive.game()))
    SituationReport(terminal, Language(), said.append).places("")
    terminal.computers.close()
    shown = [[model.index(row, column).data() for column in range(3)] for row in range(model.rowCount())]
    lines = [
        f"{place}: {ways} {'way' if ways == '1' else 'ways'}, estimate {share}"
        for place, ways, share in shown
    ]
    assert len(lines) > 3
    assert said[0] == aids.places.summary.text().split(" About")[0]
    assert said[1:3] == [str(WAYS), str(ESTIMATE)]
    assert said[3:18] == lines[:15]


def test_chances_are_written_only_at_a_place_that_is_pointed_out(
    window: MainWindow, qtbot: QtBot, start: Start
) -> None:
    start()
    qtbot.waitUntil(lambda: len(overlay(window)) > 3)
    scene = window.table.view.table.scene
    layer = scene.layer
    likely = max(layer.overlay, key=lambda key: layer.overlay[key])
    assert [key for key in layer.places if scene.names.note(key)] == []
    scene.set_hovered(likely)
    assert [key for key in layer.places if scene.names.note(key)] == [likely]
    scene.set_hovered("")
    window.settings.update(show_numbers=True)
    assert {key for key in layer.places if scene.names.note(key)} == {
        key for key, chance in layer.overlay.items() if chance >= 0.02
    }


@pytest.mark.usefixtures("_process")
def test_against_a_person_vague_places_are_shown_without_chances(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor, "LATE", 60.0)  # the process starts with this question
    window.lifecycle.begin(NewGame("lite", {}, 7, ("human", "human"), "casual", "full"))
    session, play = window.lifecycle.session, window.play
    assert session is not None
    assert play is not None
    for number in range(40):
        if play.is_covered:
            qtbot.mouseClick(window.pages.handover.button, Qt.MouseButton.LeftButton)
        if play.deduction.is_hunting and len(session.observation.events) > 5:  # Dracula is in some city
            break
        session.act(session.observation.actions[4 * number])
    qtbot.waitUntil(lambda: len(overlay(window)) > MOST_AGAINST_PERSON)
    assert not window.table.view.table.scene.layer.is_weighted
    assert window.table.aids.places.weights.isChecked()
    assert "A person may start anywhere" in window.table.aids.places.summary.text(), (
        "why there is no estimate"
    )


def test_a_line_of_evidence_marks_its_places(
    window: MainWindow, qtbot: QtBot, start: Start, aids: AidsPanel
) -> None:
    session = start()
    lines = board("lite").evidence(session.observation)
    aids.turn_to("evidence")
    page = aids.evidence
    assert page.model.rows == lines
    number = next(n for n, line in enumerate(lines) if line.claim == "out")
    key = session.table.atlas.places[lines[number].places[0]].key
    page.list.entered.emit(page.model.index(number))
    assert marked(window) == {key}
    page.list.viewportEntered.emit()
    assert marked(window) == set()
    page.list.setCurrentIndex(page.model.index(number))
    assert marked(window) == {key}
    assert (
        page.model.index(number).data()
        == f"{when(lines[number].turn, lines[number].oldest)}: {lines[number].text}"
    )
    aids.turn_to("places")
    assert marked(window) == set()
    aids.turn_to("evidence")
    assert marked(window) == {key}
    window.table.tabs.setCurrentWidget(window.table.view.log)
    assert marked(window) == set()


def test_the_selected_line_stays_selected_as_the_game_continues(
    qtbot: QtBot, start: Start, aids: AidsPanel
) -> None:
    session, page = start(), aids.evidence
    aids.turn_to("evidence")
    chosen = page.model.rows[1]
    page.list.setCurrentIndex(page.model.index(1))
    for _ in range(4):
        qtbot.waitUntil(lambda: session.is_persons_turn)
        session.act(session.observation.actions[0])
    qtbot.waitUntil(lambda: session.is_persons_turn)
    now = page.model.rows[page.list.currentIndex().row()]
    assert (now.text, now.places) == (chosen.text, chosen.places)
    assert now.turn == chosen.turn + 1


def test_marks_are_kept_through_undo_and_reopening_but_not_in_a_new_game(
    window: MainWindow, qtbot: QtBot, start: Start, aids: AidsPanel
) -> None:
    session = start()
    table, places = window.table.view.table, session.table.atlas.index
    table.mark_requested.emit(places["vienna"], "here")
    table.mark_requested.emit(places["paris"], "not")
    rows = [aids.marks.model.words(row) for row in aids.marks.model.rows]
    assert rows == ["Paris: not here", "Vienna: here"]
    assert table.map.takes_marks
    session.undo_stack.undo()
    assert len(aids.marks.model.rows) == 2
    path = session.archive.autosave_path
    assert path is not None
    start(0, seed=8)
    assert aids.marks.model.rows == ()
    window.lifecycle.open(path)
    assert [row.mark for row in aids.marks.model.rows] == ["not", "here"]


def test_marks_are_erased_one_by_one_or_all(
    window: MainWindow, qtbot: QtBot, start: Start, aids: AidsPanel
) -> None:
    session = start(2)
    for key in ("vienna", "paris", "rome"):
        window.table.view.table.mark_requested.emit(session.table.atlas.index[key], "question")
    aids.turn_to("marks")
    page = aids.marks
    assert not page.erase_button.isEnabled()
    page.list.setCurrentIndex(page.model.index(0))
    assert marked(window) == {"paris"}
    press(qtbot, page.list, Qt.Key.Key_Delete)
    assert [page.model.words(row) for row in page.model.rows] == ["Rome: perhaps", "Vienna: perhaps"]
    page.list.setCurrentIndex(page.model.index(1))
    page.erase_button.click()
    assert [page.model.words(row) for row in page.model.rows] == ["Rome: perhaps"]
    page.clear_button.click()
    assert page.model.rows == ()
    assert not page.clear_button.isEnabled()


def test_each_aid_can_be_switched_off(
    window: MainWindow, qtbot: QtBot, start: Start, aids: AidsPanel
) -> None:
    start()
    qtbot.waitUntil(lambda: bool(overlay(window)))
    for setting, page in (
        ("show_possible_places", "places"),
        ("show_evidence", "evidence"),
        ("show_pencil", "marks"),
    ):
        assert aids.buttons[page].isVisible()
        window.settings.update(**{setting: False})
        assert not aids.buttons[page].isVisible()
        assert aids.page != page or page == "marks"
    assert not overlay(window)
    assert not window.table.view.table.map.takes_marks
    assert not has_tab(window, window.table.aids)
    window.settings.update(show_evidence=True)
    assert has_tab(window, window.table.aids)
    assert aids.page == "evidence"
    assert aids.evidence.model.rows


def test_a_game_on_paper_has_only_own_marks(
    window: MainWindow, qtbot: QtBot, start: Start, aids: AidsPanel, requests: list[int]
) -> None:
    session = start(aids="paper")
    session.act(fourth(session.observation))
    qtbot.waitUntil(lambda: session.is_persons_turn)
    assert session.header.tags["Aids"] == "paper"
    assert not has_tab(window, window.table.hint)
    for name in ("hint", "places"):
        assert not window.commands.actions[name].isEnabled()
    shown = [page for page, button in aids.buttons.items() if button.isVisible()]
    assert (shown, aids.page) == (["marks"], "marks")
    assert not overlay(window)
    session.advice.request_hint()
    assert not session.advice.is_hinting
    session.advice.request_possible_places()
    window.table.view.table.mark_requested.emit(session.table.atlas.index["rome"], "here")
    assert len(aids.marks.model.rows) == 1
    path = session.archive.autosave_path
    assert path is not None
    assert '[Aids "paper"]' in path.read_text() or "[Aids paper]" in path.read_text()
    window.lifecycle.clear()
    window.lifecycle.open(path)
    again = window.lifecycle.session
    assert again is not None
    assert again.header.is_on_paper
    assert requests == []
    start(1)
    assert requests
    assert has_tab(window, window.table.hint)


def test_dracula_has_no_aids(window: MainWindow, qtbot: QtBot, start: Start, requests: list[int]) -> None:
    session = start(3, human=1)
    assert not has_tab(window, window.table.aids)
    assert not window.table.view.table.map.takes_marks
    assert window.table.aids.evidence.model.rows == ()
    session.act(session.observation.actions[0])
    qtbot.waitUntil(lambda: session.is_persons_turn)
    assert requests == []
    assert not overlay(window)


def test_the_hidden_player_sees_what_the_others_know(window: MainWindow, qtbot: QtBot, start: Start) -> None:
    session, table = start(3, human=1), window.table
    command = window.commands.actions["theirs"]
    assert command.isEnabled()
    command.trigger()
    assert table.tabs.currentWidget() is table.aids
    qtbot.waitUntil(lambda: bool(overlay(window)))
    assert set(overlay(window)) == {row.place for row in table.aids.places.model.rows}
    assert table.aids.evidence.model.rows
    said: list[str] = []
    terminal = SoloGame(History(*session.archive.game()))
    SituationReport(terminal, Language(), said.append).places("")
    terminal.computers.close()
    assert said[0] == str(THEIRS)
    command.trigger()
    assert not has_tab(window, table.aids)
    assert not overlay(window)
    assert not command.isChecked()


def test_only_the_hidden_player_may_look_at_what_the_others_know(start: Start, window: MainWindow) -> None:
    start(1)
    assert not window.commands.actions["theirs"].isEnabled()


def test_the_rules_and_the_board_name_the_same_hidden_player() -> None:
    for game in game_names():
        assert ruleset(game).hider == board(game).knows_all


def test_the_lists_are_accessible(window: MainWindow, qtbot: QtBot, start: Start, aids: AidsPanel) -> None:
    start()
    qtbot.waitUntil(lambda: aids.places.model.rowCount() > 1)
    table = QAccessible.queryAccessibleInterface(aids.places.table)
    assert table.text(QAccessible.Text.Name) == "Possible places"
    assert table.role() == QAccessible.Role.Table
    assert table.childCount() >= aids.places.model.rowCount()
    slider = QAccessible.queryAccessibleInterface(aids.places.slider)
    assert slider.text(QAccessible.Text.Description) == "Now"
    aids.turn_to("evidence")
    lines = QAccessible.queryAccessibleInterface(aids.evidence.list)
    assert lines.text(QAccessible.Text.Name) == "Known facts"


def test_the_panel_is_translated(window: MainWindow, qtbot: QtBot, start: Start, aids: AidsPanel) -> None:
    session = start()
    qtbot.waitUntil(lambda: aids.places.model.rowCount() > 3)
    window.table.view.table.mark_requested.emit(session.table.atlas.index["vienna"], "here")
    window.settings.update(language="de")
    assert aids.marks.model.words(aids.marks.model.rows[0]).startswith("Wien")
    names = {place.name.render(window.language.translate) for place in session.table.atlas.places}
    assert {aids.places.model.index(row, 0).data() for row in range(4)} <= names


def test_bits_are_the_entropy_of_the_chances() -> None:
    assert bits({1: 1.0}) == 0
    assert bits({1: 0.5, 2: 0.25, 3: 0.25}) == pytest.approx(1.5)
    assert bits(dict.fromkeys(range(8), 1 / 8)) == pytest.approx(3)


@pytest.fixture
def dialog(window: MainWindow) -> Iterator[NewGameDialog]:
    found = NewGameDialog(window.settings, window.language, window)
    yield found
    found.deleteLater()


def test_the_dialog_offers_a_game_on_paper_and_remembers_it(
    window: MainWindow, dialog: NewGameDialog
) -> None:
    assert dialog.chosen().aids == "full"
    dialog.advanced.aids.choose("paper")
    dialog.accept()
    assert dialog.chosen().aids == "paper"
    assert window.settings.values.aids == "paper"


def test_the_tab_and_the_chances_are_those_of_the_game_shown(
    window: MainWindow, qtbot: QtBot, start: Start
) -> None:
    start()
    qtbot.waitUntil(lambda: bool(overlay(window)))
    assert has_tab(window, window.table.aids)
    start(0, human=1, seed=8)
    assert not has_tab(window, window.table.aids)
    assert not overlay(window)
    start(0, seed=9)
    assert has_tab(window, window.table.aids)
    assert not overlay(window), "nothing of the last game is shown before this game has chances"
    assert not marked(window)
    assert window.table.aids.places.model.rows == ()


def test_before_the_places_are_known_the_page_does_not_say_that_nothing_is_hidden(qtbot: QtBot) -> None:
    page = PlacesPage(Language().translate, str)
    qtbot.addWidget(page)
    assert page.summary.text() == "The possible places are being calculated…"
    page.show_places(Whereabouts())
    assert page.summary.text() == "Nothing is hidden yet."
    page.show_places(None)
    assert page.summary.text() == "The possible places are being calculated…"


def test_when_the_shown_tab_goes_the_log_comes_to_the_front(window: MainWindow, start: Start) -> None:
    start()
    window.table.tabs.setCurrentWidget(window.table.aids)
    start(0, human=1, seed=8)
    assert window.table.tabs.currentWidget() is window.table.view.log


def test_columns_are_measured_only_while_they_are_seen(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    page = PlacesPage(Language().translate, str)
    qtbot.addWidget(page)
    asked: list[Index] = []
    monkeypatch.setattr(page.model, "data", lambda index, role=0: asked.append(index))
    page.show_places(Whereabouts(({place: 0.01 for place in range(60)},)))
    font = page.font()
    font.setPointSizeF(2 * font.pointSizeF())
    page.setFont(font)
    QApplication.sendPostedEvents()
    assert not asked
    monkeypatch.undo()
    page.show()
    header = page.table.horizontalHeader()
    assert header.sectionSize(1) >= page.table.sizeHintForColumn(1) > 0
