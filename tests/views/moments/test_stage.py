"""The stage: cards appear over the board, stay until a key, a click or their time, and fly to their goals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from furyqt.rules.core.text import Texts, in_english
from furyqt.rules.fury3.decks import Deck
from furyqt.views.access.announce import announcer
from furyqt.views.boards.fury3 import faces
from furyqt.views.cards.painter import reading_size
from furyqt.views.moments.pictures import Flight
from furyqt.views.moments.stage import GREAT_MS, LEAST_MS, MOST_MS, CardStage, reading_ms
from furyqt.views.picture import CardGoal, CardMoment, Great, GreatMoment, ShownCard
from furyqt.views.theme import THEMES, apply_theme, theme

N_ = Texts("test")

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
PILE, UNKNOWN = CardGoal(pile="encounter"), CardGoal()
GOAL = QRect(600, 5, 40, 50)
NEVER = 0.001
"""A speed at which no moment ends by itself during a test."""


class Clicked(QWidget):
    """A widget that counts clicks."""

    pressed = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.pressed.emit()


class Table(QWidget):
    """A window with a board, a field at its side, and a stage over the board."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(1000, 700)
        self.board, self.field = Clicked(self), QLineEdit(self)
        self.board.setGeometry(0, 0, 740, 700)
        self.field.setGeometry(750, 20, 240, 40)
        self.stage = CardStage(self.board, self.goal_box, in_english)
        self.seen: list[tuple[str, CardMoment | None]] = []
        self.stage.started.connect(lambda moment: self.seen.append(("started", moment)))
        self.stage.finished.connect(lambda moment: self.seen.append(("finished", moment)))
        self.stage.emptied.connect(lambda: self.seen.append(("emptied", None)))

    def goal_box(self, card: ShownCard) -> QRect | None:
        """The box on the screen of a card that goes to a pile."""
        return QRect(self.mapToGlobal(GOAL.topLeft()), GOAL.size()) if card.goal.pile else None

    @property
    def steps(self) -> list[str]:
        return [step for step, _ in self.seen]


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    found = Table()
    qtbot.addWidget(found)
    found.show()
    qtbot.waitExposed(found)
    found.stage.speed = NEVER
    return found


def moment(*cards: int, goal: CardGoal = PILE) -> CardMoment:
    shown = tuple(ShownCard(faces.face(Deck.ENCOUNTER, card), goal) for card in cards)
    return CardMoment("revealed", shown, (N_("Something is revealed."),))


def middle(table: Table) -> QPoint:
    """The middle of what is shown, in the coordinates of the stage."""
    return table.stage.rect().center()


def test_a_card_appears_large_in_the_middle_of_the_board(table: Table) -> None:
    one = moment(1)
    table.stage.show_moments([one])
    assert table.seen == [("started", one)]
    stage = table.stage
    assert stage.isVisible()
    wanted = reading_size(one.cards[0].face, theme("light"), in_english, stage.font())
    assert stage.width() >= wanted.width()
    assert stage.height() > wanted.height()
    assert abs(stage.geometry().center().x() - table.board.geometry().center().x()) <= 2
    assert table.board.geometry().contains(stage.geometry())


def test_cards_of_one_moment_stand_side_by_side_in_a_small_board(table: Table) -> None:
    table.stage.show_moments([moment(1)])
    alone = table.stage.width()
    table.stage.clear()
    table.stage.show_moments([moment(1, 2)])
    assert table.stage.width() > 1.8 * alone
    table.stage.clear()
    table.stage.show_moments([moment(*range(8))])
    assert table.board.geometry().contains(table.stage.geometry())


def test_it_goes_by_itself_and_says_each_step(table: Table, qtbot: QtBot) -> None:
    table.stage.speed = 8.0
    one, two = moment(1), moment(2, goal=UNKNOWN)
    with qtbot.waitSignal(table.stage.emptied):
        table.stage.show_moments([one, two])
    assert table.seen == [
        ("started", one), ("finished", one), ("started", two), ("finished", two), ("emptied", None),
    ]  # fmt: skip
    assert not table.stage.isVisible()


def test_cards_fly_before_the_moment_is_over(table: Table, qtbot: QtBot) -> None:
    table.stage.show_moments([moment(1)])
    table.stage.speed = 8.0
    table.stage.advance()
    assert table.stage.is_flying
    assert table.stage.motion.state() == QAbstractAnimation.State.Running
    assert table.stage.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert table.steps == ["started"]
    qtbot.waitUntil(lambda: table.steps == ["started", "finished", "emptied"])


def test_a_second_key_ends_the_flight(table: Table) -> None:
    table.stage.show_moments([moment(1)])
    table.stage.advance()
    table.stage.advance()
    assert table.steps == ["started", "finished", "emptied"]


def test_with_reduced_motion_a_card_appears_and_goes(table: Table) -> None:
    table.stage.is_still = True
    table.stage.show_moments([moment(1)])
    assert table.stage.isVisible()
    table.stage.advance()
    assert table.steps == ["started", "finished", "emptied"]
    assert table.stage.motion.state() == QAbstractAnimation.State.Stopped


def test_without_animations_there_is_no_stage(table: Table) -> None:
    table.stage.speed = 0.0
    table.stage.show_moments([moment(1)])
    assert table.steps == []
    assert not table.stage.isVisible()


def test_a_click_on_the_card_ends_the_moment_and_nothing_else(table: Table, qtbot: QtBot) -> None:
    table.stage.is_still = True
    table.stage.show_moments([moment(1)])
    with qtbot.assertNotEmitted(table.board.pressed):
        qtbot.mouseClick(table.stage, Qt.MouseButton.LeftButton, pos=middle(table))
    assert table.steps == ["started", "finished", "emptied"]


def test_a_click_elsewhere_ends_the_moment_and_does_what_it_does(table: Table, qtbot: QtBot) -> None:
    table.stage.is_still = True
    table.stage.show_moments([moment(1)])
    with qtbot.waitSignal(table.stage.emptied), qtbot.waitSignal(table.board.pressed):
        qtbot.mouseClick(table.board, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))


def test_a_key_ends_one_moment_and_does_what_it_does(table: Table, qtbot: QtBot) -> None:
    table.stage.is_still = True
    table.stage.show_moments([moment(1), moment(2)])
    with qtbot.waitSignal(table.stage.finished):
        qtbot.keyClicks(table.field, "a")
    assert table.field.text() == "a"
    assert table.steps == ["started", "finished", "started"]


def test_escape_drops_everything_and_does_nothing_else(table: Table, qtbot: QtBot) -> None:
    escaped: list[int] = []
    table.keyPressEvent = lambda event: escaped.append(event.key())  # type: ignore[method-assign]
    table.stage.show_moments([moment(1), moment(2), moment(3)])
    qtbot.keyClick(table.field, Qt.Key.Key_Escape)
    assert table.steps == ["started", "finished", "emptied"]
    assert escaped == []
    qtbot.keyClick(table.field, Qt.Key.Key_Escape)
    assert escaped == [Qt.Key.Key_Escape]


def test_a_modifier_alone_ends_nothing(table: Table, qtbot: QtBot) -> None:
    table.stage.show_moments([moment(1)])
    qtbot.keyClick(table.field, Qt.Key.Key_Shift)
    table.stage.speed = 8.0
    assert not table.stage.is_flying
    assert table.stage.moment is not None


def test_it_never_takes_the_focus(table: Table, qtbot: QtBot) -> None:
    table.activateWindow()
    table.field.setFocus()
    qtbot.waitUntil(table.field.hasFocus)
    table.stage.show_moments([moment(1)])
    qtbot.mouseClick(table.stage, Qt.MouseButton.LeftButton, pos=middle(table))
    assert table.field.hasFocus()


def test_a_hidden_board_has_no_moments(table: Table) -> None:
    table.stage.show_moments([moment(1), moment(2)])
    table.board.hide()
    assert table.steps == ["started", "finished", "emptied"]
    table.stage.show_moments([moment(3)])
    assert table.steps == ["started", "finished", "emptied"]


def test_another_size_of_the_board_lays_the_cards_out_again(table: Table) -> None:
    table.stage.show_moments([moment(1, 2)])
    table.board.resize(400, 500)
    assert table.board.geometry().contains(table.stage.geometry())


def test_words_stay_as_long_as_a_person_reads_them() -> None:
    assert reading_ms("", 1.0) == reading_ms("Night", 1.0) == LEAST_MS
    few, more = (reading_ms(" ".join(["word"] * count), 1.0) for count in (6, 15))
    assert LEAST_MS < few < more < MOST_MS
    assert reading_ms(" ".join(["word"] * 6), 2.0) == pytest.approx(few / 2, abs=1)
    assert reading_ms(" ".join(["word"] * 200), 1.0) == MOST_MS


def test_a_card_is_read_once_and_a_ticket_only_seen(table: Table) -> None:
    stage = table.stage
    stage.speed = 1.0
    times = []
    for one in (moment(1), moment(1), replace(moment(2), is_brief=True)):
        stage.show_moments([one])
        times.append(stage.stay.interval())
        stage.clear()
    assert times[0] > times[1] > times[2] == LEAST_MS


# ------------------------------------------------------------------------------------------- great moments


def great(name: Great = Great.FOUND) -> GreatMoment:
    card = faces.face(Deck.ENCOUNTER, 1)
    sentence = N_("There was nobody in the room, and yet the chair was still warm.")
    return GreatMoment(name, sentence, "portraits/dracula", card)


@pytest.mark.parametrize("name", Great)
def test_a_great_moment_fills_the_board_for_one_to_four_seconds(table: Table, name: Great) -> None:
    stage = table.stage
    stage.show_moments([great(name)])
    assert stage.geometry() == table.board.geometry()
    assert 1000 <= reading_ms(str(great(name).sentence), 1.0, GREAT_MS) <= GREAT_MS == 4000
    early = stage.grab().toImage()
    stage.rising.setCurrentTime(stage.rising.duration())
    assert stage.grab().toImage() != early
    stage.rising.stop()
    assert stage.accessibleName() == str(great(name).sentence)


def test_a_great_moment_stands_still_with_reduced_motion(table: Table, qtbot: QtBot) -> None:
    stage = table.stage
    stage.show_moments([great()])
    stage.rising.setCurrentTime(stage.rising.duration())
    end = stage.grab().toImage()
    stage.clear()
    stage.is_still = True
    stage.show_moments([great()])
    assert stage.rising.state() == QAbstractAnimation.State.Stopped
    assert stage.grab().toImage() == end, "the whole picture at once"
    qtbot.mouseClick(stage, Qt.MouseButton.LeftButton)
    assert stage.moment is None


def test_a_key_or_a_click_ends_a_great_moment_and_escape_ends_all(table: Table, qtbot: QtBot) -> None:
    stage = table.stage
    stage.show_moments([great(), moment(1), great(Great.BITE), moment(2)])
    pressed: list[object] = []
    table.board.pressed.connect(lambda: pressed.append(1))
    qtbot.mouseClick(stage, Qt.MouseButton.LeftButton)
    assert stage.moment == moment(1)
    assert pressed == []
    stage.advance()
    stage.advance()
    assert stage.moment == great(Great.BITE)
    qtbot.keyClick(table.field, Qt.Key.Key_A)
    qtbot.waitUntil(lambda: stage.moment == moment(2))
    stage.clear()
    stage.show_moments([great(), great(Great.BITE)])
    with qtbot.waitSignal(stage.skipped):
        qtbot.keyClick(table.field, Qt.Key.Key_Escape)
    assert stage.moment is None


@pytest.mark.parametrize("size", [(300, 220), (640, 480), (1800, 1300)])
@pytest.mark.parametrize("name", sorted(THEMES))
def test_the_sentence_has_its_room_in_every_theme(
    table: Table, qapp: QApplication, name: str, size: tuple[int, int]
) -> None:
    apply_theme(qapp, name)
    table.board.resize(*size)
    table.stage.show_moments([great()])
    scene = table.stage.scene
    assert scene is not None
    whole = QRectF(0, 0, *size)
    assert whole.contains(scene.sentence)
    assert whole.contains(scene.picture)
    assert scene.picture.bottom() <= scene.sentence.top()
    table.board.resize(size[0] + 40, size[1])
    assert table.stage.geometry() == table.board.geometry(), "it follows the size of the board"


def test_a_screen_reader_hears_the_words_and_the_card(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(announcer(), "add", lambda widget, words, *, is_event: heard.append(words))
    table.stage.show_moments([moment(1)])
    title = str(faces.face(Deck.ENCOUNTER, 1).title)
    assert heard
    assert heard[0].startswith("Something is revealed.")
    assert title in heard[0]


@pytest.mark.parametrize("name", sorted(THEMES))
def test_a_canceled_card_is_crossed_out_in_every_theme(table: Table, qapp: QApplication, name: str) -> None:
    apply_theme(qapp, name)
    face = faces.event_face(3)
    pictures = []
    for is_canceled in (False, True):
        table.stage.show_moments([CardMoment("canceled", (ShownCard(face, PILE, is_canceled),), ())])
        pictures.append(table.stage.grab().toImage())
        table.stage.clear()
    plain, crossed = pictures
    assert plain.size() == crossed.size()
    changed = sum(
        plain.pixel(x, y) != crossed.pixel(x, y)
        for x in range(0, plain.width(), 3)
        for y in range(0, plain.height(), 3)
    )
    assert changed > 0.05 * plain.width() * plain.height() / 9


# ---------------------------------------------------------------------------------------------------- flight

SIZES: tuple[Callable[[], tuple[QRectF, QRectF, float]], ...] = (
    lambda: (QRectF(360, 200, 230, 320), QRectF(1120, 480, 50, 48), 950.0),
    lambda: (QRectF(360, 200, 230, 320), QRectF(1120, 350, 50, 48), 950.0),
    lambda: (QRectF(810, 520, 375, 520), QRectF(2290, 760, 60, 60), 2005.0),
)


@pytest.mark.parametrize("number", range(len(SIZES)))
def test_a_card_on_its_way_to_a_hand_does_not_cover_the_questions(number: int) -> None:
    start, end, edge = SIZES[number]()
    flight = Flight(start, end, edge)
    beyond = [box for box in (flight.box(step / 200) for step in range(201)) if box.right() > edge]
    assert beyond
    assert all(box.top() >= end.top() - 4 and box.bottom() <= end.bottom() + 4 for box in beyond)


def test_a_flight_begins_at_the_card_and_ends_at_the_goal() -> None:
    start, end = QRectF(300, 200, 200, 300), QRectF(20, 600, 40, 60)
    flight = Flight(start, end, 900.0)
    assert flight.box(0.0) == start
    arrived = flight.box(1.0)
    assert (arrived.center() - end.center()).manhattanLength() < 1
    assert arrived.height() == pytest.approx(end.height())
    assert Flight(start, None, 900.0).opacity(1.0) == 0.0
    assert QPointF(flight.box(0.5).center()) != start.center()
