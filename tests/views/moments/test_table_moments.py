"""Moments and the story of a turn at the table: whole turns with widgets, and what the person can do."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.text import sentence
from furyqt.rules.fury3.state import Fury3State
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.moments.goals import goal_box
from furyqt.views.moments.stage import CardStage
from furyqt.views.picture import CardGoal, CardMoment, Great, GreatMoment, Moment, ShownCard
from furyqt.views.table.play.game_presenter import GamePresenter
from tests.controllers.timeline import Table, table
from tests.rules.fury3.scenes import scene
from tests.views.reading import read_on

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
HUNTERS = (*4 * ("human",), "random")
ALONE = ("random", "random", "random", "human", "random")
ROUND = ("road:MI", *7 * ("pass",))
Begin = Callable[..., GameSession]
Lay = Callable[..., Table]


@pytest.fixture
def begin_thirds(window: MainWindow, qtbot: QtBot) -> Begin:
    """Begin a game of the third edition, with fast animations and no plans of teammates."""

    def begun(*seats: str, seed: int = 3, game: str = "fury3") -> GameSession:
        window.settings.update(animation_speed=8.0, teammates="watch", show_possible_places=False)
        options = {"game": "advanced"} if game == "fury3" else {}
        window.lifecycle.begin(NewGame(game, options, seed, seats, "casual"))
        session = window.lifecycle.session
        assert session is not None
        session.pace.set_least(0)
        session.pace.set_cover_delay(0)
        read_on(window, session)
        qtbot.waitUntil(lambda: session.is_persons_turn)
        return session

    return begun


@pytest.fixture
def lay(window: MainWindow) -> Lay:
    """Lay a position on the table, in which time passes only when the test says so."""

    def laid(state: Fury3State, *seats: str, speed: float = 0.01) -> Table:
        window.settings.update(animation_speed=speed, teammates="watch", show_possible_places=False)
        one = table(state, *(seats or (*4 * ("human",), "search:400")))
        window.lifecycle.start(one.session)
        one.session.pace.set_least(850)
        one.session.pace.set_cover_delay(400)
        one.session.start()
        one.settle()
        return one

    return laid


def presenter(window: MainWindow) -> GamePresenter:
    assert window.play is not None
    return window.play


def stage_of(window: MainWindow) -> CardStage:
    return presenter(window).moments.stage


def box_in(window: MainWindow, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def play_on(
    session: GameSession, qtbot: QtBot, plies: int, is_enough: Callable[[], bool] = lambda: False
) -> None:
    """Take random actions whenever the person is asked, until there are enough."""
    chance = random.Random(5)
    for _ in range(plies):
        if is_enough():
            break
        qtbot.waitUntil(lambda: session.is_persons_turn or session.is_over)
        if session.is_over:
            return
        session.act(chance.choice(session.observation.actions))
    qtbot.waitUntil(lambda: session.is_persons_turn or session.is_over)


def test_whole_turns_with_cards_over_the_board(window: MainWindow, begin_thirds: Begin, qtbot: QtBot) -> None:
    session = begin_thirds(*HUNTERS)
    stage, shown, gone, covers = stage_of(window), list[Moment](), list[Moment](), list[QRect]()
    stage.started.connect(shown.append)
    stage.finished.connect(gone.append)

    def look() -> None:
        board = box_in(window, window.table.view.column)
        assert board.contains(stage.geometry())
        if stage.geometry().intersects(box_in(window, window.table.choices)):
            covers.append(stage.geometry())

    stage.started.connect(lambda _: look())

    def is_varied() -> bool:
        kinds = {moment.kind for moment in shown if isinstance(moment, CardMoment)}
        greats = {moment.name for moment in shown if isinstance(moment, GreatMoment)}
        return kinds >= {"drawn", "played"} and Great.NIGHTFALL in greats

    play_on(session, qtbot, 40, is_varied)
    qtbot.waitUntil(lambda: stage.moment is None)
    assert is_varied()
    assert gone == shown
    assert covers == []
    cards = [moment for moment in shown if isinstance(moment, CardMoment)]
    assert not any(moment.drawer == "D" for moment in cards), "the computer draws for itself"


def test_only_a_persons_own_draws_are_shown(window: MainWindow, begin_thirds: Begin, qtbot: QtBot) -> None:
    session = begin_thirds(*ALONE)
    shown: list[Moment] = []
    stage = stage_of(window)
    stage.started.connect(shown.append)
    stage.started.connect(stage.advance)

    def drawers() -> set[str]:
        return {moment.drawer for moment in shown if isinstance(moment, CardMoment)}

    play_on(session, qtbot, 12, lambda: "M" in drawers())
    assert drawers() <= {"", "M"}
    assert "M" in drawers()


def test_two_persons_each_see_their_own_cards(window: MainWindow, begin_thirds: Begin, qtbot: QtBot) -> None:
    session = begin_thirds(*5 * ("human",))
    seen: list[tuple[int, str]] = []
    stage_of(window).started.connect(lambda moment: seen.append((session.viewer, str(moment))))
    chance = random.Random(2)
    for _ in range(40):
        qtbot.waitUntil(lambda: session.is_persons_turn)
        if window.pages.currentWidget() is not window.table:
            qtbot.mouseClick(window.pages.handover.button, Qt.MouseButton.LeftButton)
        session.act(chance.choice(session.observation.actions))
        if {viewer for viewer, _ in seen} == {0, 1}:
            break
    assert {viewer for viewer, _ in seen} == {0, 1}


def played(window: MainWindow, lay: Lay, speed: float = 0.01) -> Table:
    """Dracula has just played Wild Horses after the hunters' turns, and the computer is to move."""
    state = scene(
        "day", places={"godalming": "genoa"}, events={"godalming": ["hypnosis"]}, trail=["prague", "vienna"]
    )
    one = lay(state, speed=speed)
    for token in ROUND[:-1]:
        one.act(token)
        if isinstance(stage_of(window).moment, GreatMoment):  # the first night falls
            presenter(window).moments.finish()
            one.settle()
    return one


def test_a_computer_waits_until_the_card_is_gone(window: MainWindow, lay: Lay) -> None:
    one = played(window, lay)
    session, stage = one.session, stage_of(window)
    one.line.now += 3_000
    session.act(next(a for a in session.observation.actions if a.text == ROUND[-1]))
    stage.show_moments([CardMoment("drawn", (ShownCard(some_card(window)),), ())])
    ply = session.ply
    one.line.run(lambda: session.is_persons_turn)
    assert session.pace.is_showing
    assert session.ply == ply
    stage.clear()
    one.line.run(lambda: session.is_persons_turn)
    assert session.ply > ply


def some_card(window: MainWindow) -> object:
    """A card that lies on the table."""
    return next(face for face in window.table.view.piles.strip.faces.rows)


def test_a_person_who_must_decide_is_not_held_up(window: MainWindow, lay: Lay, qtbot: QtBot) -> None:
    one = lay(scene("day", top=["hypnosis"], trail=["prague"]))
    one.act("pass")
    one.act("supply")
    session, stage = one.session, stage_of(window)
    assert stage.moment is not None
    assert stage.moment.kind == "drawn"
    assert session.is_persons_turn
    ply = session.ply
    window.table.choices.list.setFocus()
    window.table.choices.play_number(1)
    assert session.ply > ply
    assert stage.moment is None or stage.moment.drawer != "S", "the old cards are gone"


def test_a_played_card_flies_to_its_pile_and_a_drawn_one_to_the_hand(window: MainWindow, lay: Lay) -> None:
    one = lay(scene("day", top=["rufus_smith"], trail=["prague", "vienna"]))
    one.act("pass")
    one.act("supply")
    view = window.table.view
    moment = stage_of(window).moment
    assert moment is not None
    boxes = [goal_box(view, card) for card in moment.cards]
    hand = view.figures.hands[1]
    whole = QRect(hand.mapToGlobal(QPoint()), hand.size())
    line = view.figures.list
    sheets = QRect(line.mapToGlobal(QPoint()), line.size())
    assert all(box is not None and (whole.intersects(box) or sheets.intersects(box)) for box in boxes)
    pile = goal_box(view, ShownCard(moment.cards[0].face, CardGoal(pile="event")))
    strip = view.piles.strip
    assert pile is not None
    assert QRect(strip.mapToGlobal(QPoint()), strip.size()).intersects(pile)
    space = goal_box(view, ShownCard(moment.cards[0].face, CardGoal(space=1)))
    assert space is not None
    trail = view.trail.list
    assert QRect(trail.mapToGlobal(QPoint()), trail.size()).contains(space.center())
    assert goal_box(view, ShownCard(moment.cards[0].face)) is None


def test_without_animations_the_cards_are_only_in_the_story(window: MainWindow, lay: Lay) -> None:
    one = lay(scene("day", top=["evil_presence"], trail=["prague"]), speed=0.0)
    one.act("pass")
    one.act("supply")
    assert stage_of(window).moment is None
    assert not one.session.pace.is_showing


def test_finishing_animations_and_undoing_clear_the_stage(window: MainWindow, lay: Lay) -> None:
    one = lay(scene("day", top=["rufus_smith"], trail=["prague"]))
    one.act("pass")
    one.act("supply")
    stage = stage_of(window)
    assert stage.moment is not None
    for _ in range(2):  # it was drawn, and then it is played
        window.commands.actions["skip"].trigger()
        assert stage.moment is None
        one.settle()
    window.commands.actions["story"].trigger()
    one.session.undo_stack.undo()
    one.act("supply")
    assert stage.moment is not None
    one.session.undo_stack.undo()
    assert stage.moment is None


def test_a_game_that_is_left_leaves_no_stage(window: MainWindow, lay: Lay, qtbot: QtBot) -> None:
    one = lay(scene("day", top=["rufus_smith"], trail=["prague"]))
    one.act("pass")
    one.act("supply")
    stage = stage_of(window)
    ply = one.session.ply
    window.lifecycle.clear()
    qtbot.waitUntil(lambda: not isValid(stage))
    assert one.session.ply == ply
    assert window.table.view.table.arrows.ways == ()


# ----------------------------------------------------------------------------------------------------- story


def lines(window: MainWindow) -> list[str]:
    recap = window.table.turn.recap
    return [line.words for line in recap.lines] if recap.isVisibleTo(window.table.turn) else []


def test_the_story_of_a_turn_is_kept_until_the_next(
    window: MainWindow, begin_thirds: Begin, qtbot: QtBot
) -> None:
    session = begin_thirds(*4 * ("random",), "human")
    window.settings.update(passed_windows={"fury3": tuple(w.name for w in session.table.windows)})
    session.pace.set_least(0)
    session.pace.set_cover_delay(0)
    stage_of(window).started.connect(stage_of(window).clear)
    for _ in range(20):
        play_on(session, qtbot, 1)
        if len(lines(window)) == 3:
            break
    arrows = window.table.view.table.arrows
    qtbot.waitUntil(lambda: len(lines(window)) == 3)
    before, ways = lines(window), arrows.ways
    spoken = {sentence(str(event.describe())) for event in session.observation.events}
    assert set(before) <= spoken
    told = len(session.observation.events)
    session.act(session.observation.actions[0])
    assert len(session.observation.events) >= told
    if session.is_persons_turn:
        assert lines(window) == before
        assert arrows.ways == ways
    play_on(session, qtbot, 6)
    assert lines(window) != before


def test_what_hunters_do_is_drawn_as_arrows(window: MainWindow, begin_thirds: Begin, qtbot: QtBot) -> None:
    session = begin_thirds(*4 * ("random",), "human")
    arrows = window.table.view.table.arrows
    stage_of(window).started.connect(stage_of(window).clear)
    drawn = []
    session.asked.connect(lambda *_: drawn.append(arrows.ways))
    play_on(session, qtbot, 15, lambda: any(drawn))
    ways = [way for found in drawn for way in found]
    assert ways
    assert all(way.piece in "GSHM" for way in ways)


def test_one_key_shows_the_story_again(
    window: MainWindow, lay: Lay, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(
        "furyqt.views.table.play.turn_story.announce_now", lambda widget, words: heard.append(words)
    )
    state = scene("dracula", trail=["prague", "vienna"], places={"godalming": "genoa"})
    lay(state)
    recap = lines(window)
    assert recap
    stage_of(window).clear()
    qtbot.keyClick(window, Qt.Key.Key_F3)
    assert window.statusBar().currentMessage() == recap[0], "step by step on the map"
    window.settings.update(reduced_motion=True)
    qtbot.keyClick(window, Qt.Key.Key_F3)
    assert heard == [" ".join(recap)]
    assert window.statusBar().currentMessage() == " ".join(recap), "without a card to show, too"


def test_the_key_of_the_story_answers_before_anything_has_happened(
    window: MainWindow, lay: Lay, qtbot: QtBot
) -> None:
    lay(scene("day", trail=["prague"]))
    assert window.play is not None
    window.play.story.forget()
    qtbot.keyClick(window, Qt.Key.Key_F3)
    assert window.statusBar().currentMessage() == "Nothing has happened since your last turn."


def test_undo_and_another_language_change_the_story(window: MainWindow, lay: Lay) -> None:
    one = lay(scene("dracula", trail=["prague", "vienna"]))
    english = lines(window)
    assert english
    window.settings.update(language="de")
    QApplication.processEvents()
    german = lines(window)
    assert len(german) == len(english)
    assert not set(german) & set(english)
    window.settings.update(language="en")
    QApplication.processEvents()
    one.session.undo_stack.undo()
    assert lines(window) in (english, [])
    one.session.shown.emit(one.session.observation)
    assert lines(window) == []
