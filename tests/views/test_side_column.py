"""The column at the table's side: the map fills its pane, and nothing moves when a question changes."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from furyqt.controllers.session.game_session import GameSession
from furyqt.views.cards.sizes import CardSize, card_size
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.panels.actions.choice_list import row_height
from furyqt.views.table.board_splitter import shared_width
from furyqt.views.table.side_column import HeightShare, reached_height, shared_height
from furyqt.views.table.table_page import TablePage
from tools.looks.check import show_look
from tools.looks.look import Look

SIZES = [(1280, 720), (1440, 900), (1920, 1080), (2560, 1440)]
HUNTERS, DRACULA = (*4 * ("human",), "greedy"), (*4 * ("greedy",), "human")
_MOST_MARGIN = 16
"""The widest margin beside or above the map, in pixels."""
_ROUNDING = 1e-6
"""The error of a sum of positions, in pixels."""


def begin(window: MainWindow, qtbot: QtBot, game: str, seats: tuple[str, ...]) -> GameSession:
    """Start a game and wait for the first question."""
    window.lifecycle.begin(NewGame(game, {}, 7, seats, "casual"))
    session = window.lifecycle.session
    assert session is not None
    qtbot.waitUntil(lambda: session.is_persons_turn and bool(window.table.offers.rows))
    return session


def enlarge(window: MainWindow, size: tuple[int, int]) -> None:
    """Resize the window and apply the text size of that window at once."""
    window.resize(*size)
    window.appearance.apply(window.settings.values)
    settle()


def settle() -> None:
    """Wait for all layouts."""
    for _ in range(5):
        QApplication.processEvents()


def boxes(table: TablePage) -> dict[str, tuple[int, ...]]:
    """The boxes of the visible parts of the table."""
    view = table.view
    parts: dict[str, QWidget] = {
        "turn": table.turn, "actions": table.area, "sheets": view.figures, "tabs": table.tabs,
        "tools": table.area.buttons["undo"], "map": view.table, "tracks": view.tracks, "trail": view.trail,
        "piles": view.piles,
    }  # fmt: skip
    return {
        name: QRect(part.mapTo(table, QPoint()), part.size()).getRect()
        for name, part in parts.items()
        if part.isVisible()
    }


# Width


@pytest.mark.mass(2)
@pytest.mark.parametrize(("size", "seats"), [*((size, HUNTERS) for size in SIZES), (SIZES[0], DRACULA)])
def test_the_map_fills_its_pane_and_nothing_is_scrolled(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], seats: tuple[str, ...]
) -> None:
    begin(window, qtbot, "fury3", seats)
    enlarge(window, size)
    view = window.table.view.table.map
    pane = view.viewport().size()
    sheet = view.scene().sceneRect()
    across = pane.width() - sheet.width() * view.zoom_level()
    down = pane.height() - sheet.height() * view.zoom_level()
    assert -_ROUNDING <= across / 2 <= _MOST_MARGIN
    assert -_ROUNDING <= down / 2 <= _MOST_MARGIN
    assert window.table.side_area.verticalScrollBar().maximum() == 0
    assert window.table.side_area.horizontalScrollBar().maximum() == 0
    assert window.table.view.trail.list.horizontalScrollBar().maximum() == 0


def test_cards_in_hands_are_large_in_a_large_window(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot, "fury3", HUNTERS)
    enlarge(window, (1280, 720))
    hands = window.table.view.figures.hands
    plain = card_size(CardSize.CHIP, hands[0].font()).width()
    assert min(hand.card_size.width() for hand in hands) >= plain
    enlarge(window, (2560, 1440))
    assert min(hand.card_size.width() for hand in hands) >= 64


def test_a_handle_that_a_person_has_moved_keeps_its_share(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot, "fury3", HUNTERS)
    enlarge(window, (1280, 720))
    table = window.table
    own = table.sizes()[1]
    handle = table.handle(1)
    start = handle.rect().center()
    qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(handle, start - QPoint(60, 0))
    qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=start - QPoint(60, 0))
    QApplication.processEvents()
    chosen = table.sizes()[1] / sum(table.sizes())
    assert table.sizes()[1] > own + 30
    for size in ((1920, 1080), (1280, 720)):
        enlarge(window, size)
        assert table.sizes()[1] / sum(table.sizes()) == pytest.approx(chosen, abs=0.01)


@pytest.mark.parametrize(
    ("whole", "least", "of_the_map", "wanted"),
    [(1280, 330, 800, 480), (1440, 330, 1300, 418), (1280, 330, 0, 371), (1280, 330, 300, 717),
     (1280, 560, 900, 560)],
)  # fmt: skip
def test_the_column_takes_what_the_map_leaves(whole: int, least: int, of_the_map: int, wanted: int) -> None:
    assert shared_width(whole, least, of_the_map) == wanted


# Height


def test_free_height_goes_to_parts_that_can_use_it() -> None:
    parts = (HeightShare(100, 120, 1.0), HeightShare(100, 1000, 1.0), HeightShare(50, 60, 5.0))
    assert shared_height(250, parts) == [100, 100, 50]
    assert shared_height(200, parts) == [100, 100, 50]
    assert shared_height(400, parts) == [120, 220, 60]
    assert sum(shared_height(5000, parts)) == 120 + 1000 + 60


@pytest.mark.mass
@pytest.mark.parametrize(
    ("size", "seats"),
    [((1280, 720), HUNTERS), ((1280, 720), DRACULA), ((2560, 1440), HUNTERS)],
)
def test_nothing_moves_when_the_question_changes_unless_its_words_need_the_height(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], seats: tuple[str, ...]
) -> None:
    session = begin(window, qtbot, "fury3", seats)
    enlarge(window, size)
    table, dice, questions = window.table, random.Random(3), set()
    before = boxes(table)
    for _ in range(24):
        qtbot.waitUntil(lambda: session.is_over or (session.is_persons_turn and bool(table.offers.rows)))
        if session.is_over or table.view.column.is_at_combat:
            break
        settle()
        is_long = table.turn.wanted_height > before["turn"][3]
        still = before.keys() - ({"turn", "actions", "tools"} if is_long else set())
        now = boxes(table)
        assert {part: now[part] for part in still} == {part: before[part] for part in still}, (
            table.turn.title.text()
        )
        questions.add(table.turn.title.text())
        session.act(dice.choice(session.observation.actions))
    assert len(questions) >= 4


def test_a_long_question_comes_before_the_list(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot, "fury3", HUNTERS)
    enlarge(window, (1280, 720))
    table, words, sentence = window.table, window.table.turn.words, "What happened is told in one line. "
    rows, before = table.choices.rows, boxes(table)
    assert len(rows) > 6
    for count, lines, fits in ((2, 2, True), (2, 14, True), (len(rows), 7, True), (2, 60, False)):
        table.choices.set_choices(rows[:count])
        table.turn.ask("How does Mina Harker move?", sentence * lines)
        settle()
        assert (words.height() <= words.parentWidget().height()) is fits
        now = boxes(table)
        assert now["tabs"] == before["tabs"]
        seen = table.choices.list.viewport().height() / row_height(table.choices.list.font())
        assert seen >= min(count, 3) - _ROUNDING


def test_a_list_is_as_high_as_its_lines(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot, "lite", ("human", "human"))
    window.handover.uncover()
    enlarge(window, (2560, 1440))
    choices = window.table.choices
    rows = choices.rows
    choices.set_choices(rows[:3])
    settle()
    last = choices.list.visualRect(choices.filtered.index(2, 0))
    assert 0 <= choices.list.viewport().height() - last.bottom() <= 6
    choices.set_choices(rows)
    settle()
    assert choices.list.height() == choices.height()
    choices.list.setFocus()
    choices.set_choices(())
    assert choices.list.height() == 0, "no empty frame, not even until the layouts have settled"
    settle()
    assert choices.list.height() == 0


@pytest.mark.mass(2)
@pytest.mark.parametrize("seats", [HUNTERS, DRACULA])
@pytest.mark.parametrize(
    "size", [(1280, 720), (1280, 800), (1440, 900), (1280, 960), (1920, 1080), (2560, 1440)]
)
def test_no_page_moves_anything_and_each_is_high_enough_to_be_read(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], seats: tuple[str, ...]
) -> None:
    begin(window, qtbot, "fury3", seats)
    enlarge(window, size)
    table = window.table
    figures, line = table.view.figures, table.fontMetrics().height()
    is_low = table.side_area.has_sheets_page
    assert is_low is table.tabs.isTabVisible(0)
    assert is_low is (size[1] < (900 if seats == DRACULA else 800))
    first = table.side_area.sheets if is_low else table.view.log
    assert table.tabs.currentWidget() is first
    parts = ("turn", "actions", "tabs", "tools")
    before = {part: boxes(table)[part] for part in parts}
    table.hint.set_state(possible=True, waiting=True)
    for page in (table.view.log, table.hint, table.aids, first):
        table.tabs.setCurrentWidget(page)
        settle()
        assert {part: boxes(table)[part] for part in parts} == before
        assert page.height() >= (10 if is_low else 22) * line
        assert table.turn.words.height() <= table.turn.words.parentWidget().height()
        assert figures.isVisible() is (page is first)
    assert table.side_area.verticalScrollBar().maximum() == 0
    assert table.side_area.sheets.verticalScrollBar().maximum() == 0
    assert is_low or table.view.log.list.height() >= 4.5 * line


def test_the_tab_with_sheets_and_log_names_both(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot, "fury3", HUNTERS)
    tabs = window.table.tabs
    for size, titles in (((1440, 900), ["Characters and Log"]), ((1280, 720), ["Characters", "Game Log"])):
        enlarge(window, size)
        shown = [tabs.tabText(number) for number in range(tabs.count()) if tabs.isTabVisible(number)]
        assert shown == [*titles, "Hint", "Cards", "Deduction"]
    begin(window, qtbot, "dining", 2 * ("human",))
    assert tabs.tabText(1) == "Game Log"


def test_the_tabs_return_from_a_hint_to_the_page_before(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot, "fury3", HUNTERS)
    table = window.table
    for page, chooses_hint in ((table.view.log, False), (table.aids, False), (table.aids, True)):
        table.tabs.setCurrentWidget(page)
        if chooses_hint:
            table.tabs.setCurrentWidget(table.hint)
        table.raise_hint()
        table.hint.set_state(possible=False, waiting=True)
        assert table.tabs.currentWidget() is table.hint
        table.hint.set_state(possible=True, waiting=False)
        assert table.tabs.currentWidget() is (table.hint if chooses_hint else page)


def test_in_a_low_window_with_large_text_only_the_sheets_are_scrolled(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window, qtbot, "fury3", DRACULA)
    show_look(window, Look("1280x720", "light", "en", 1.5))
    settle()
    side = window.table.side_area
    assert side.has_sheets_page
    assert side.verticalScrollBar().maximum() == 0
    assert side.sheets.verticalScrollBar().maximum() > 0


def test_in_a_combat_hands_and_tabs_get_the_height_of_answers_that_it_does_not_have(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window, qtbot, "fury3", HUNTERS)
    enlarge(window, (1920, 1080))
    table, stage = window.table, window.table.view.column.stage
    before = boxes(table)
    stage.setCurrentIndex(1)
    settle()
    assert table.view.column.is_at_combat
    height, now = 3, boxes(table)
    assert now["actions"][height] < before["actions"][height]
    assert now["sheets"][height] >= before["sheets"][height]
    assert now["tabs"][height] > before["tabs"][height]
    assert table.choices.height() >= 5 * row_height(table.choices.list.font())
    stage.setCurrentIndex(0)
    settle()
    assert boxes(table) == before


def test_for_dracula_hands_and_log_get_the_height_that_his_questions_do_not_need(
    window: MainWindow, qtbot: QtBot
) -> None:
    heights = []
    for seats in (HUNTERS, DRACULA):
        begin(window, qtbot, "fury3", seats)
        enlarge(window, (1440, 900))
        table = window.table
        rows = table.choices.height() / row_height(table.choices.list.font())
        assert rows >= 9
        heights.append(table.view.figures.height() + table.view.log.height())
    assert heights[1] > heights[0]


def test_the_list_is_long_beside_larger_hands_and_tabs(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot, "fury3", HUNTERS)
    for size, rows in (((1440, 900), 9), ((1920, 1080), 9), ((2560, 1440), 10)):
        enlarge(window, size)
        choices = window.table.choices
        shown = choices.list.viewport().height() / row_height(choices.list.font())
        assert shown >= rows or choices.list.verticalScrollBar().maximum() == 0, size


@pytest.mark.mass
@pytest.mark.parametrize("size", [SIZES[0], SIZES[-1]])
def test_hands_keep_their_size_while_a_hint_is_raised_and_filled(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    begin(window, qtbot, "fury3", HUNTERS)
    enlarge(window, size)
    table, hands = window.table, window.table.view.figures.hands
    before = [(hand.card_size, hand.height()) for hand in hands]
    table.tabs.setCurrentWidget(table.hint)
    for is_waiting in (True, False):
        table.hint.set_state(possible=True, waiting=is_waiting)
        settle()
        assert [(hand.card_size, hand.height()) for hand in hands] == before
    table.tabs.setCurrentWidget(table.aids)
    settle()
    assert [(hand.card_size, hand.height()) for hand in hands] == before


@pytest.mark.mass
def test_large_words_in_a_low_window_show_the_page_to_be_read(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot, "fury3", HUNTERS)
    show_look(window, Look("1280x720", "light", "de", 2.0))
    column, tabs = window.table.side_area, window.table.tabs
    tabs.setCurrentWidget(window.table.aids)
    settle()
    at = tabs.mapTo(column.viewport(), tabs.rect().bottomLeft()).y()
    assert at <= column.viewport().height() + 8
    assert tabs.currentWidget().visibleRegion().boundingRect().height() > 5 * tabs.fontMetrics().height()


def test_each_goal_gets_its_height_after_the_one_before_it() -> None:
    goals = ((10, 10), (40, 10), (40, 90))
    assert reached_height(15, goals, (1.0, 1.0)) == [10, 10]
    assert reached_height(40, goals, (1.0, 1.0)) == [30, 10]
    assert reached_height(70, goals, (1.0, 1.0)) == [40, 30]
    assert reached_height(900, goals, (1.0, 1.0)) == [40, 90]


# Parts


def test_buttons_do_what_the_commands_do(window: MainWindow, qtbot: QtBot, begin: Any) -> None:
    session: GameSession = begin(agent="search:64000")
    buttons = window.table.area.buttons
    assert not buttons["undo"].isEnabled()
    assert buttons["undo"].text() == "Undo  Ctrl+Z"
    assert buttons["hint"].isEnabled()
    session.act(session.observation.actions[0])
    qtbot.waitUntil(lambda: session.is_persons_turn)
    buttons["undo"].click()
    assert session.ply == 0
    for _ in range(4):
        session.act(session.observation.actions[0])
    qtbot.waitUntil(lambda: buttons["cancel"].isEnabled())
    assert not buttons["resume"].isVisible()
    buttons["cancel"].click()
    assert session.computer.is_paused
    assert buttons["resume"].isVisible()
    assert not buttons["cancel"].isVisible()
    buttons["resume"].click()
    assert not session.computer.is_paused


def test_lite_sheets_have_portraits_and_whole_names(window: MainWindow, begin: Any) -> None:
    begin()
    enlarge(window, (1280, 720))
    figures = window.table.view.figures
    assert all(figure.art for figure in figures.model.rows)
    metrics = figures.list.fontMetrics()
    longest = max(metrics.horizontalAdvance(str(figures.model.index(n).data())) for n in range(4))
    assert figures.list.viewport().width() == figures.width()
    assert figures.list.viewport().width() > longest


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_side_of_a_replay_folds_its_seats_before_it_scrolls(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    enlarge(window, size)
    session = begin(window, qtbot, "fury3", ("human", "greedy", "human", "greedy", "greedy"))
    session.act(session.observation.actions[0])
    window.lifecycle.review()
    settle()
    page = window.replay
    assert page.column.height() <= page.column.visible_size().height()
    assert page.players.isVisible() == (size == (1920, 1080))
