"""The turn panel: the player to move, teammates' plans, card prompts, pace and recent events."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.agenda import action_label, pending_window
from furyqt.rules.core.text import sentence
from furyqt.views.cards.reader import reader_in
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.panels.actions.button_row import ButtonRow
from furyqt.views.panels.playback.pace_bar import FAST, NORMAL, SLOW, PaceBar
from furyqt.views.panels.playback.recap import StoryLine
from furyqt.views.table.play import game_presenter
from furyqt.views.theme import apply_theme, theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
Open = Callable[..., GameSession]
MINA_ONLY = ("random", "random", "random", "human", "random")


@pytest.fixture
def begin_fury3(window: MainWindow, qtbot: QtBot) -> Open:
    """Begin a game of the third edition and wait until a person must decide."""

    def opened(*seats: str, game: str = "base") -> GameSession:
        window.lifecycle.begin(NewGame("fury3", {"game": game}, 7, seats, "casual"))
        session = window.lifecycle.session
        assert session is not None
        settle(session, qtbot)
        return session

    return opened


def settle(session: GameSession, qtbot: QtBot) -> None:
    qtbot.waitUntil(
        lambda: session.is_persons_turn or session.teammates.plan is not None or session.is_over,
    )


def test_the_header_names_player_time_and_decision(
    window: MainWindow, begin_fury3: Open, qtbot: QtBot
) -> None:
    begin_fury3(*4 * ("human",), "random")
    turn = window.table.turn
    assert turn.header.portrait.isVisible()
    assert turn.header.portrait.figure is not None
    assert str(turn.header.portrait.figure.name) == "Lord Godalming"
    assert turn.header.moment.text() == "Monday, by day"
    assert turn.title.text() == "What does Lord Godalming do by day?"
    assert turn.header.rules.isVisible()
    with qtbot.waitSignal(turn.rule_requested) as asked:
        qtbot.mouseClick(turn.header.rules, Qt.MouseButton.LeftButton)
    assert asked.args == [window.table.view.board.rule(window.lifecycle.session.observation)]
    dialog = window.command_handlers.rulebook.dialog
    assert dialog is not None
    assert dialog.isVisible()
    dialog.close()


def test_a_plan_is_shown_and_enter_accepts_it(window: MainWindow, begin_fury3: Open, qtbot: QtBot) -> None:
    session = begin_fury3(*MINA_ONLY)
    plan, turn, choices = session.teammates.plan, window.table.turn, window.table.choices
    assert plan is not None
    what = window.language.text(action_label(session.observation, plan.action))
    assert turn.title.text() == f"Lord Godalming plans: {what}"
    assert str(turn.header.portrait.figure.name) == "Lord Godalming"  # type: ignore[union-attr]
    assert turn.buttons["agree"].isVisible()
    assert turn.recap.isVisible(), "Dracula has begun"
    assert choices.filtered.rows()[choices.list.currentIndex().row()].action == plan.action
    assert {row.action for row in window.table.offers.rows} == set(plan.actions)
    assert not window.commands.actions["hint"].isEnabled()
    ply = session.ply
    choices.list.setFocus()
    qtbot.keyClick(choices.list, Qt.Key.Key_Return)
    assert session.archive.as_replay().record.actions[ply] == plan.action


def test_another_action_from_the_list_replaces_the_plan(window: MainWindow, begin_fury3: Open) -> None:
    session = begin_fury3(*MINA_ONLY)
    plan = session.teammates.plan
    assert plan is not None
    other = next(row.action for row in window.table.offers.rows if row.action != plan.action)
    ply = session.ply
    window.table.choices.chosen.emit(other)
    assert session.archive.as_replay().record.actions[ply] == other
    assert session.archive.as_replay().record.notes[ply].startswith("overruled")


def test_plans_have_buttons_and_keys(window: MainWindow, begin_fury3: Open, qtbot: QtBot) -> None:
    session = begin_fury3(*MINA_ONLY)
    actions = window.commands.actions
    assert actions["agree"].isEnabled()
    qtbot.mouseClick(window.table.turn.buttons["agree"], Qt.MouseButton.LeftButton)
    settle(session, qtbot)
    assert session.teammates.plan is not None
    actions["agree"].trigger()
    settle(session, qtbot)
    actions["trust"].trigger()
    settle(session, qtbot)
    assert session.is_persons_turn
    assert not actions["agree"].isEnabled()
    assert not window.table.turn.buttons["agree"].isVisible()


def test_a_person_who_watches_teammates_is_not_prompted(window: MainWindow, begin_fury3: Open) -> None:
    window.settings.update(teammates="watch")
    session = begin_fury3(*MINA_ONLY)
    assert session.is_persons_turn
    assert "Mina Harker" in window.table.turn.title.text()


def test_the_words_of_a_plan_follow_the_language(window: MainWindow, begin_fury3: Open, qtbot: QtBot) -> None:
    session = begin_fury3(*MINA_ONLY)
    before = window.table.turn.title.text()
    assert session.teammates.plan is not None
    window.settings.update(language="de")
    qtbot.waitUntil(lambda: window.table.turn.title.text() != before)
    window.settings.update(language="en")
    qtbot.waitUntil(lambda: window.table.turn.title.text() == before)


def test_card_prompts_can_be_skipped_for_the_phase(
    window: MainWindow, begin_fury3: Open, qtbot: QtBot
) -> None:
    session = begin_fury3(*4 * ("human",), "random")
    button, command = window.table.turn.buttons["pass"], window.commands.actions["pass_phase"]
    for number in range(400):
        if session.windows.can_pass_phase:
            break
        assert not button.isVisible()
        assert not command.isEnabled()
        session.act(session.observation.actions[(5 * number) % len(session.observation.actions)])
        settle(session, qtbot)
    assert session.windows.can_pass_phase
    assert button.isVisible()
    assert command.isEnabled()
    pending, ply = pending_window(session.observation), session.ply
    command.trigger()
    assert session.ply > ply
    settle(session, qtbot)
    assert not session.windows.can_pass_phase or pending_window(session.observation) != pending


def test_the_pace_is_set_by_buttons_and_keys(window: MainWindow, begin_fury3: Open) -> None:
    session = begin_fury3(*4 * ("human",), "random")
    pace, settings = window.table.turn.pace, window.settings
    pace.buttons[FAST].click()
    assert settings.values.animation_speed == FAST
    assert pace.buttons[FAST].isChecked()
    assert [speed for speed, button in pace.buttons.items() if not button.icon().isNull()] == [FAST]
    assert session.pace.least == game_presenter.pace(settings.values)
    window.commands.actions["slower"].trigger()
    assert settings.values.animation_speed == NORMAL
    window.commands.actions["slower"].trigger()
    window.commands.actions["slower"].trigger()
    assert settings.values.animation_speed == SLOW
    assert window.statusBar().currentMessage() == "The computer's actions are slow."
    window.commands.actions["faster"].trigger()
    assert settings.values.animation_speed == NORMAL
    assert window.statusBar().currentMessage() == "The computer's actions have the normal pace."


def test_actions_have_a_delay_also_with_reduced_motion(window: MainWindow) -> None:
    values = window.settings.values
    assert (game_presenter.pace(values), game_presenter.cover_delay(values)) == (0, 0)
    window.settings.update(animation_speed=1.0, reduced_motion=True)
    values = window.settings.values
    assert game_presenter.travel_speed(values) == 0
    assert game_presenter.pace(values) > game_presenter.cover_delay(values) == game_presenter.COVER_DELAY_MS


def test_skipping_goes_to_the_next_prompt(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.update(animation_speed=0.5, teammates="watch")
    window.lifecycle.begin(NewGame("fury3", {"game": "base"}, 7, MINA_ONLY, "casual"))
    session = window.lifecycle.session
    assert session is not None
    qtbot.waitUntil(lambda: window.commands.actions["skip_to_turn"].isEnabled())
    assert window.table.turn.pace.skip.isEnabled()
    window.commands.actions["skip_to_turn"].trigger()
    assert session.pace.is_skipping
    assert not window.table.turn.pace.skip.isEnabled()
    settle(session, qtbot)
    assert not session.pace.is_skipping
    window.settings.update(animation_speed=0.0, teammates="ask")


def test_a_spectator_skips_to_the_end_and_slows_down_again(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.update(animation_speed=0.5)
    window.lifecycle.begin(NewGame("fury3", {"game": "base"}, 7, ("greedy",) * 5, "casual"))
    session, pace = window.lifecycle.session, window.table.turn.pace
    assert session is not None
    qtbot.waitUntil(lambda: session.computer.can_skip and pace.skip.isEnabled())
    assert pace.skip.text() == "To the End"
    pace.skip.click()
    assert session.pace.is_skipping
    pace.buttons[SLOW].click()
    assert not session.pace.is_skipping
    window.commands.actions["skip_to_turn"].trigger()
    assert session.pace.is_skipping
    assert session.pace.least == session.pace.cover_delay == 0
    ply = session.ply
    qtbot.waitUntil(lambda: session.ply > ply)
    window.settings.update(animation_speed=0.0)


def test_recent_events_are_listed_below_the_prompt(
    window: MainWindow, begin_fury3: Open, qtbot: QtBot
) -> None:
    session = begin_fury3("human", *4 * ("random",))
    recap = window.table.turn.recap
    window.settings.update(teammates="watch")
    session.act(session.observation.actions[0])
    settle(session, qtbot)
    assert recap.isVisible()
    lines = [line.words for line in recap.lines]
    assert 1 <= len(lines) <= 3
    sentences = {sentence(str(event.describe())) for event in session.observation.events}
    assert set(lines) <= sentences
    session.undo_stack.undo()
    assert not recap.isVisible()
    window.settings.update(teammates="ask")


@pytest.mark.parametrize("language", ["de", "it"])
def test_the_log_stays_visible_during_a_plan(
    window: MainWindow, begin_fury3: Open, qtbot: QtBot, language: str
) -> None:
    window.resize(1280, 800)
    session, page = begin_fury3(*MINA_ONLY), window.table
    window.settings.update(language=language)
    assert session.teammates.plan is not None
    assert window.play is not None
    window.play.story.forget()
    session.recap.emit(session.observation.events)
    QApplication.processEvents()
    assert len(page.turn.recap.lines) == 2
    page.tabs.setCurrentWidget(page.view.log)
    QApplication.processEvents()
    assert not page.side_area.verticalScrollBar().maximum()
    assert page.view.log.list.viewport().height() >= 3 * page.fontMetrics().height()
    chosen = page.choices.list.visualRect(page.choices.list.currentIndex())
    assert page.choices.list.viewport().rect().contains(chosen)
    assert reader_in(page.choices.list) is None or reader_in(page.choices.list).face is None
    session.recap.emit(())
    window.settings.update(language="en")


def test_further_events_are_shown_on_request(window: MainWindow, qtbot: QtBot) -> None:
    recap, wanted = window.table.turn.recap, list[bool]()
    recap.more_wanted.connect(wanted.append)
    one, two = StoryLine("One.", 4, "Rome"), StoryLine("Two.")
    recap.show_lines((one, two), 3)
    assert recap.more.text() == "3 more"
    assert "Rome</a>" in recap.text.text()
    recap.more.click()
    recap.show_lines((one, two, two), 0, is_whole=True)
    assert recap.more.text() == "Fewer"
    recap.more.click()
    assert wanted == [True, False]
    recap.show_lines((one,), 0)
    assert not recap.more.isVisibleTo(recap)


def test_long_words_put_buttons_one_above_the_other(qtbot: QtBot) -> None:
    buttons = [QPushButton("Agree"), QPushButton("Agree to all of it until the phase is over")]
    row = ButtonRow(buttons)
    qtbot.addWidget(row)
    row.show_only(*buttons)
    row.resize(sum(button.sizeHint().width() for button in buttons) + 20, 60)
    row.show()
    row.fit()
    qtbot.waitUntil(lambda: buttons[0].y() == buttons[1].y())
    row.resize(buttons[1].sizeHint().width() + 5, 80)
    qtbot.waitUntil(lambda: buttons[0].y() < buttons[1].y())
    row.show_only(buttons[0])
    assert not buttons[1].isVisible()
    row.show_only()
    assert not row.isVisible()


def test_buttons_with_wider_frames_are_arranged_again(qtbot: QtBot) -> None:
    buttons = [QPushButton("Agree"), QPushButton("Undo")]
    row = ButtonRow(buttons)
    qtbot.addWidget(row)
    row.show_only(*buttons)
    row.resize(sum(button.sizeHint().width() for button in buttons) + 20, 80)
    row.show()
    qtbot.waitUntil(lambda: buttons[0].y() == buttons[1].y())
    for button in buttons:
        button.setStyleSheet("QPushButton { border: 3px solid; padding: 4px 30px; }")
    qtbot.waitUntil(lambda: buttons[0].y() < buttons[1].y())


def test_the_result_of_a_combat_is_not_beside_an_older_story(window: MainWindow, begin_fury3: Open) -> None:
    begin_fury3(*MINA_ONLY)
    turn = window.table.turn
    turn.recap.show_lines([StoryLine("Dracula suffers 1 damage.")], 0, is_whole=False)
    turn.look("The round is over.", "Enter: continue")
    assert turn.recap.isVisible()
    turn.look("The combat is over.", "Enter: continue", has_button=False)
    assert not turn.recap.isVisible()
    turn.recap.show_lines([StoryLine("Dracula suffers 3 damage.")], 0, is_whole=False)
    assert turn.recap.isVisible()


@pytest.mark.parametrize("name", ["light", "dark", "light_contrast"])
def test_the_tick_of_a_pressed_button_has_the_color_of_its_words(
    qtbot: QtBot, qapp: QApplication, name: str
) -> None:
    apply_theme(qapp, name)
    bar = PaceBar()
    qtbot.addWidget(bar)
    bar.set_pace(NORMAL)
    button = bar.buttons[NORMAL]
    picture = button.icon().pixmap(button.iconSize(), QIcon.Mode.Normal, QIcon.State.On).toImage()
    spots = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
    solid = {picture.pixelColor(*spot).name() for spot in spots if picture.pixelColor(*spot).alpha() == 255}
    assert solid == {QColor(theme(name).colors.on_accent).name()}


def test_the_skip_button_keeps_space_for_its_words(qtbot: QtBot) -> None:
    bar = PaceBar()
    qtbot.addWidget(bar)
    bar.show()
    for wide, is_beneath in ((600, False), (bar.minimumSizeHint().width(), True)):
        bar.resize(wide, 3 * bar.skip.sizeHint().height())
        qtbot.waitUntil(
            lambda beneath=is_beneath: (bar.skip.y() > bar.buttons[FAST].geometry().bottom()) == beneath
        )
        assert bar.skip.width() >= bar.skip.sizeHint().width()
