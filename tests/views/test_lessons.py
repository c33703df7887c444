"""The lessons through the widgets, in three languages, by map, mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.exceptions import TimeoutError
from pytestqt.qtbot import QtBot

from furyqt.controllers.tutor.lesson_list import all_lessons
from furyqt.controllers.tutor.tutor import Tutor
from furyqt.rules.core.lesson import Ask
from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.actions import Go as Fury2Go
from furyqt.rules.fury2.actions import Placement
from furyqt.rules.fury3.actions import Go, PlaceChoice
from furyqt.rules.fury3.lessons import LESSONS
from furyqt.views.learn.lesson_play import whereabouts
from furyqt.views.main_window import MainWindow
from furyqt.views.models.choices import ChoiceRow

N_ = Texts("controllers")

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
ALL = [one.id for one in LESSONS]
FEW = 3
"""The lessons that are played by the map, and by the list, in `make test`."""
GAMES = sorted({one.game for one in all_lessons()} - {LESSONS[0].game})
OTHERS = [[one.id for one in all_lessons() if one.game == game] for game in GAMES]
"""The lessons of every other game."""
LEFT = Qt.MouseButton.LeftButton


def tutor_of(window: MainWindow) -> Tutor:
    """The tutor of the open lesson."""
    assert window.school.lesson is not None
    return window.school.lesson.tutor


def press(window: MainWindow, qtbot: QtBot, name: str) -> None:
    """Click a button of the lesson panel."""
    button = window.school.panel.buttons[name]
    assert button.isVisible()
    assert button.isEnabled(), name
    qtbot.mouseClick(button, LEFT)


def wait_for_step(window: MainWindow, qtbot: QtBot) -> Tutor:
    """Wait until the step can be read or answered."""
    tutor = tutor_of(window)
    session = tutor.session

    def ready() -> bool:
        asked = session.is_persons_turn and bool(window.table.offers.rows)
        return not tutor.is_running and (asked or not tutor.waits_for_action)

    qtbot.waitUntil(ready)
    return tutor


def by_list(window: MainWindow, qtbot: QtBot, row: ChoiceRow) -> None:
    """Double-click the line of an action."""
    choices = window.table.choices
    index = choices.filtered.index(choices.filtered.rows().index(row), 0)
    choices.list.scrollTo(index)
    at = choices.list.visualRect(index).center()
    qtbot.mouseClick(choices.list.viewport(), LEFT, pos=at)
    qtbot.mouseDClick(choices.list.viewport(), LEFT, pos=at)


def by_key(window: MainWindow, qtbot: QtBot, row: ChoiceRow) -> None:
    """Select the line of an action and press Enter."""
    choices = window.table.choices
    choices.list.setFocus()
    choices.list.setCurrentIndex(choices.filtered.index(choices.filtered.rows().index(row), 0))
    qtbot.keyClick(choices.list, Qt.Key.Key_Return)


def by_map(window: MainWindow, qtbot: QtBot, row: ChoiceRow) -> None:
    """Click the destination of an action, and the action in the menu if there are several."""
    table = window.table.view.table
    if not isinstance(row.action, Go | PlaceChoice | Fury2Go | Placement) or not table.map.isVisible():
        by_list(window, qtbot, row)
        return
    at: QPoint = table.map.viewport().mapFromGlobal(table.corner_of(row.place))
    qtbot.mouseMove(table.map.viewport(), at)
    qtbot.mouseClick(table.map.viewport(), LEFT, pos=at)
    menu = QApplication.activePopupWidget()
    if isinstance(menu, QMenu):
        others = [other for other in window.table.offers.rows if other.leads_to(row.place)]
        entry = menu.actionGeometry(menu.actions()[others.index(row)]).center()
        qtbot.mouseClick(menu, LEFT, pos=entry)


def answer(
    window: MainWindow, qtbot: QtBot, step: Ask, act: Callable[[MainWindow, QtBot, ChoiceRow], None]
) -> None:
    """Take the last action that the step accepts, and wait until it is played."""
    rows = [row for row in window.table.offers.rows if step.takes(row.action.text)]
    assert rows, step.accepts
    session, before = tutor_of(window).session, tutor_of(window).session.ply
    act(window, qtbot, rows[-1])
    with suppress(TimeoutError):
        qtbot.waitUntil(lambda: session.ply > before, timeout=1_000)
    if session.ply == before:  # the layout changed during the click on the map
        act(window, qtbot, rows[-1])
    qtbot.waitUntil(lambda: session.ply > before)


def open_lesson(window: MainWindow, qtbot: QtBot, name: str) -> Tutor:
    """Open a lesson from the list of lessons."""
    window.show_learn()
    row = next(row for row in window.school.page.rows if row.lesson.id == name)
    qtbot.mouseClick(row.button, LEFT)
    assert window.pages.currentWidget() is window.table
    return wait_for_step(window, qtbot)


@pytest.mark.mass(2)
@pytest.mark.parametrize(
    ("language", "act", "names"),
    [
        *(("en", by_map, ALL[:FEW]), ("de", by_list, ALL[-FEW:])),
        *(("de", by_list, ALL[:-FEW]), ("en", by_map, ALL[FEW:]), ("it", by_key, ALL)),
        *(("it", by_map, names) for names in OTHERS),
    ],
)
def test_all_lessons_can_be_finished(
    window: MainWindow,
    qtbot: QtBot,
    language: str,
    act: Callable[[MainWindow, QtBot, ChoiceRow], None],
    names: list[str],
) -> None:
    window.settings.update(language=language)
    open_lesson(window, qtbot, names[0])
    for name in names:
        tutor = tutor_of(window)
        assert tutor.lesson.id == name
        assert play_lesson(window, qtbot, act) == list(range(1, tutor.count + 1))
        assert window.school.book.mark(name).is_finished
        press(window, qtbot, "next")
    is_end = names[-1] in {ALL[-1], *(others[-1] for others in OTHERS)}
    assert (window.pages.currentWidget() is window.school.page) == is_end


def play_lesson(
    window: MainWindow, qtbot: QtBot, act: Callable[[MainWindow, QtBot, ChoiceRow], None]
) -> list[int]:
    """Read and answer every step of the open lesson; return the numbers of the steps."""
    tutor, panel, seen = wait_for_step(window, qtbot), window.school.panel, []
    while not tutor.is_finished:
        seen.append(tutor.number)
        assert panel.text.text()
        assert "{" not in panel.text.text()
        step = tutor.step
        if isinstance(step, Ask):
            assert not panel.buttons["next"].isEnabled()
            answer(window, qtbot, step, act)
        else:
            assert not panel.buttons["show"].isEnabled()
            press(window, qtbot, "next")
        wait_for_step(window, qtbot)
    return seen


@pytest.mark.mass
@pytest.mark.parametrize(
    ("names", "width", "height"), [*((names, 1280, 720) for names in OTHERS), (ALL, 1920, 1080)]
)
def test_everything_a_lesson_points_at_is_visible(
    window: MainWindow, qtbot: QtBot, names: list[str], width: int, height: int
) -> None:
    window.resize(width, height)
    open_lesson(window, qtbot, names[0])
    for _ in names:
        tutor = wait_for_step(window, qtbot)
        while not tutor.is_finished:
            for target in getattr(tutor.step, "points", ()):
                assert_visible(window, qtbot, target)
            press(window, qtbot, "show" if tutor.waits_for_action else "next")
            wait_for_step(window, qtbot)
        press(window, qtbot, "next")


def assert_visible(window: MainWindow, qtbot: QtBot, target: str) -> None:
    """Check that the target of a step is in the visible part of the window."""
    with suppress(TimeoutError):
        qtbot.waitUntil(lambda: not whereabouts(window.table, target).isNull())
    found = whereabouts(window.table, target)
    assert not found.isNull(), (tutor_of(window).lesson.id, tutor_of(window).number, target)
    assert QRect(window.mapToGlobal(QPoint(0, 0)), window.size()).intersects(found)


def test_another_action_is_refused_with_a_reason(window: MainWindow, qtbot: QtBot) -> None:
    tutor = open_lesson(window, qtbot, "moving")
    press(window, qtbot, "next")
    press(window, qtbot, "next")
    before = tutor.session.ply
    row = next(row for row in window.table.offers.rows if row.action.text == "supply")
    by_list(window, qtbot, row)
    assert tutor.session.ply == before
    assert window.school.panel.reason.text().startswith("For this lesson, ")
    assert window.table.turn.reason.text().startswith("For this lesson, ")


def test_a_lesson_is_resumed_at_its_step(window: MainWindow, qtbot: QtBot) -> None:
    tutor = open_lesson(window, qtbot, "moving")
    for name in ("next", "next", "show", "show"):
        press(window, qtbot, name)
    assert tutor.number == 5
    position = tutor.session.observation
    press(window, qtbot, "leave")
    assert window.pages.currentWidget() is window.school.page
    assert window.lifecycle.session is None
    assert not window.school.panel.isVisible()
    row = window.school.page.rows[0]
    assert row.state.text() == "step 5 of 10"
    assert window.school.page.next_row() is row
    again = open_lesson(window, qtbot, "moving")
    assert again.number == 5
    assert again.session.observation == position


def test_the_main_menu_leaves_a_lesson(window: MainWindow, qtbot: QtBot) -> None:
    open_lesson(window, qtbot, "moving")
    window.commands.actions["menu"].trigger()
    assert window.pages.currentWidget() is window.start
    assert window.lifecycle.session is None
    assert window.school.lesson is None
    assert not window.school.spotlight.isVisible()
    assert not window.lifecycle.can_go_on


def test_back_and_undo_go_one_step_back(window: MainWindow, qtbot: QtBot) -> None:
    tutor = open_lesson(window, qtbot, "moving")
    assert not window.school.panel.buttons["back"].isEnabled()
    for name in ("next", "next", "show"):
        press(window, qtbot, name)
    assert window.commands.actions["undo"].isEnabled()
    window.commands.actions["undo"].trigger()
    assert (tutor.number, tutor.session.ply) == (3, 0)
    assert not window.commands.actions["undo"].isEnabled()
    press(window, qtbot, "back")
    assert tutor.number == 2


def test_a_lesson_cannot_be_saved_or_replayed(window: MainWindow, qtbot: QtBot) -> None:
    open_lesson(window, qtbot, "combat")
    session = window.lifecycle.session
    assert session is not None
    assert session.is_lesson
    press(window, qtbot, "show")
    for name in ("save", "save_as", "replay_this", "hint", "redo"):
        assert not window.commands.actions[name].isEnabled(), name
    assert window.lifecycle.library.latest_unfinished() is None


def test_the_last_step_leads_to_the_next_lesson(window: MainWindow, qtbot: QtBot) -> None:
    tutor = open_lesson(window, qtbot, "moving")
    while not tutor.is_finished:
        press(window, qtbot, "show" if tutor.waits_for_action else "next")
        wait_for_step(window, qtbot)
    assert window.school.panel.buttons["next"].text() == "Next Lesson"
    press(window, qtbot, "next")
    assert tutor_of(window).lesson.id == "supplies"
    assert window.pages.currentWidget() is window.table


def test_the_end_of_a_lesson_game_offers_no_other_game_and_no_replay(
    window: MainWindow, qtbot: QtBot
) -> None:
    tutor = open_lesson(window, qtbot, "net")
    while not tutor.session.is_over:
        press(window, qtbot, "show" if tutor.waits_for_action else "next")
        wait_for_step(window, qtbot)
    assert window.table.turn.title.text().startswith("Victory!")
    for name in ("again", "replay"):
        assert not window.table.turn.buttons[name].isVisible()


def test_automatic_actions_are_watched_and_can_be_skipped(window: MainWindow, qtbot: QtBot) -> None:
    tutor = open_lesson(window, qtbot, "combat")
    for name in ("show", "show", "next", "show"):
        press(window, qtbot, name)
    tutor.session.pace.set_least(60_000)
    press(window, qtbot, "show")
    assert tutor.is_running
    panel = window.school.panel
    assert panel.reason.text() == "Watch what happens…"
    assert not any(panel.buttons[name].isEnabled() for name in ("back", "show", "next"))
    assert window.table.turn.title.text() == "Dracula is playing…"
    assert not window.table.offers.rows
    window.commands.actions["skip"].trigger()
    assert not tutor.is_running
    assert tutor.number == 6


def test_a_damaged_file_of_lessons_is_reported(window: MainWindow) -> None:
    window.school.book.notice = N_("The file was damaged.")
    window.show_learn()
    assert window.statusBar().currentMessage() == "The file was damaged."
    assert window.school.book.notice is None


def test_escape_leaves_the_lesson(window: MainWindow, qtbot: QtBot) -> None:
    open_lesson(window, qtbot, "moving")
    window.activateWindow()
    window.school.panel.buttons["next"].setFocus()
    qtbot.keyClick(window.school.panel.buttons["next"], Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.school.page


def give(window: MainWindow, qtbot: QtBot, card: int) -> None:
    """Give the card at this index of the first half to the other side."""
    strip = window.table.view.trade.halves[0].strip
    strip.setFocus()
    strip.setCurrentIndex(strip.faces.index(card))
    qtbot.keyClick(strip, Qt.Key.Key_Return)


def test_a_trade_is_planned_in_the_trade_panel(window: MainWindow, qtbot: QtBot) -> None:
    tutor = open_lesson(window, qtbot, "supplies")
    while tutor.number < 7:
        press(window, qtbot, "show" if tutor.waits_for_action else "next")
        wait_for_step(window, qtbot)
    trade, before = window.table.view.trade, tutor.session.ply
    qtbot.waitUntil(trade.isVisible)
    give(window, qtbot, 1)
    qtbot.mouseClick(trade.end, LEFT)
    qtbot.waitUntil(lambda: trade.isEnabled() and window.school.panel.reason.text() != "")
    assert tutor.session.ply == before
    qtbot.mouseClick(trade.reset, LEFT)
    give(window, qtbot, 0)
    qtbot.mouseClick(trade.end, LEFT)
    wait_for_step(window, qtbot)
    qtbot.waitUntil(lambda: tutor.number == 8)
    assert not trade.isVisible()


def test_a_lesson_is_opened_and_left_by_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.actions["learn"].trigger()
    page = window.school.page
    assert page.rows[0].button.hasFocus() or not window.isActiveWindow()
    qtbot.keyClick(page.rows[0].button, Qt.Key.Key_Return)
    assert tutor_of(window).lesson.id == "moving"
    press(window, qtbot, "leave")
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.start


def test_a_lesson_follows_a_change_of_language(window: MainWindow, qtbot: QtBot) -> None:
    tutor = open_lesson(window, qtbot, "trail")
    window.settings.update(language="de")
    assert window.school.panel.title.text()
    press(window, qtbot, "next")
    assert tutor.number == 2


def test_the_spotlight_lets_clicks_through(window: MainWindow, qtbot: QtBot) -> None:
    open_lesson(window, qtbot, "moving")
    spotlight = window.school.spotlight
    qtbot.waitUntil(spotlight.isVisible)
    assert spotlight.boxes
    assert spotlight.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert spotlight.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_lessons_for_one_side_are_under_the_name_of_their_game(window: MainWindow) -> None:
    texts = [label.text() for label in window.school.page.findChildren(QLabel)]
    assert "Dining with Dracula" in texts
    assert [text for text in texts if text.startswith("Fury of Dracula, third edition")] == [
        "Fury of Dracula, third edition: Hunters",
        "Fury of Dracula, third edition: Dracula",
    ]


def test_lessons_are_numbered_game_by_game(window: MainWindow) -> None:
    numbers = {row.lesson.id: row.number for row in window.school.page.rows}
    for names in (ALL, *OTHERS):
        assert [numbers[name] for name in names] == list(range(1, len(names) + 1))
