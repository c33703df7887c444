"""The log: equal events in a row are one line, and names of cards are links for mouse and keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, in_english
from furyqt.rules.fury2.decks import HAND, HIDDEN, PILE, Deck
from furyqt.rules.fury2.events import CardMoved, CombatRolled, DiceRolled, PlaceDenied, TimePassed
from furyqt.rules.fury2.tables import DRACULA_FIGURE
from furyqt.rules.fury3.decks import Combat, Encounter, Item
from furyqt.rules.fury3.events.combat import CombatRevealed, CombatStarted
from furyqt.views.boards import board
from furyqt.views.cards.reader import reader_of
from furyqt.views.models.log import LogModel, LogRow, condensed
from furyqt.views.panels.playback.log import LogPanel
from furyqt.views.panels.playback.log_delegate import spans
from furyqt.views.picture import CardFace

FURY2, FURY3 = board("fury2"), board("fury3")
DRAWN = CardMoved(Deck.ENCOUNTER, HIDDEN, PILE, HAND[DRACULA_FIGURE])
TIME = TimePassed(3)


def lines(*events: Event) -> list[str]:
    """Return the lines of the log after these events."""
    model = LogModel()
    model.set_rows(condensed([LogRow(event, -1, "") for event in events], FURY2.is_summed_up))
    return [str(model.index(number, 0).data()).removeprefix("· ") for number in range(model.rowCount())]


def test_equal_events_in_a_row_are_one_line_with_their_number() -> None:
    assert lines(TIME, *[DRAWN] * 10, TIME) == [
        "Time of day: Twilight.",
        "Dracula draws an encounter tile (10 times).",
        "Time of day: Twilight.",
    ]


def test_the_newest_line_stays_in_view_when_a_part_above_takes_height(qtbot: QtBot) -> None:
    panel, part = LogPanel(in_english), QWidget()
    qtbot.addWidget(panel)
    panel.put_above(part)
    part.setFixedHeight(10)
    panel.resize(300, 400)
    panel.show()
    panel.set_rows([LogRow(TimePassed(number % 6), -1, "") for number in range(40)])
    QApplication.processEvents()
    bar, before = panel.list.verticalScrollBar(), panel.list.height()
    assert bar.value() == bar.maximum() > 0
    part.setFixedHeight(200)
    qtbot.waitUntil(lambda: panel.list.height() < before)
    qtbot.waitUntil(lambda: bar.value() == bar.maximum(), timeout=5000)


def test_a_line_counts_further_events() -> None:
    model = LogModel()
    for number in (1, 2):
        model.set_rows(condensed([LogRow(DRAWN, -1, "")] * number, FURY2.is_summed_up))
    assert model.rowCount() == 1
    assert "(2 times)" in str(model.index(0, 0).data())


def test_different_cards_are_different_lines() -> None:
    cards = [CardMoved(Deck.ENCOUNTER, card, PILE, HAND[DRACULA_FIGURE]) for card in (0, 1)]
    assert len(lines(*cards)) == 2


def test_c4_3_the_totals_of_a_round_stand_for_its_rolls() -> None:
    rolls = [DiceRolled("hunters", (3,)), DiceRolled("dracula", (5,))]
    assert lines(*rolls, CombatRolled((3, 5), (0, 0))) == ["Totals of the round: hunters 3, enemy 5."]


def test_r8_2_that_no_card_is_in_a_place_is_said_once() -> None:
    assert len(lines(PlaceDenied(3), PlaceDenied(3), PlaceDenied(4))) == 2
    assert "times" not in " ".join(lines(PlaceDenied(3), PlaceDenied(3)))


def test_other_rolls_stay() -> None:
    assert lines(DiceRolled("hunter", (5,)), TIME)[0] == "The hunter rolls 5."
    assert lines(DiceRolled("new_vampire", (6,)), TIME)[0].startswith("The New Vampire rolls 6: ")
    assert len(lines(DiceRolled("dracula", (4,)))) == 1


REVEALED = CombatRevealed((Item.RIFLE, -1, Item.KNIFE, -1), Combat.FANGS, 0)


def row(event: object) -> LogRow:
    return LogRow(event, -1, "", FURY3.event_cards(event))  # type: ignore[arg-type]


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[LogPanel]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 700)
    found = LogPanel(in_english, window)
    found.setGeometry(20, 20, 280, 400)
    found.set_rows([row(CombatStarted(1)), row(REVEALED), row(CombatStarted(1, Encounter.NEW_VAMPIRE))])
    window.show()
    yield found
    window.close()


def titles(faces: tuple[CardFace, ...]) -> list[str]:
    return [str(face.title) for face in faces]


def test_an_event_names_its_cards_in_order() -> None:
    assert titles(FURY3.event_cards(REVEALED)) == ["Fangs", "Rifle", "Knife"]
    assert titles(FURY3.event_cards(CombatStarted(1, Encounter.NEW_VAMPIRE))) == ["New Vampire"]
    assert FURY3.event_cards(CombatStarted(1)) == ()


def test_the_parts_of_a_sentence_that_name_cards_do_not_overlap() -> None:
    wolves, great = (CardFace("event", Text("", title)) for title in ("Wolf", "Great Wolf"))
    found = spans("A Great Wolf and a Wolf.", (wolves, great), in_english)
    assert [(start, length) for start, length, _ in found] == [(2, 10), (19, 4)]
    assert [face for _, _, face in found] == [great, wolves]


def link_point(panel: LogPanel, line: int, card: str) -> QPoint:
    """Return a point of the view on the name of a card in this line."""
    view = panel.list
    index = view.model().index(line, 0)
    option = QStyleOptionViewItem()
    option.initFrom(view)
    option.font = view.font()
    option.rect = view.visualRect(index)
    box = option.rect
    for y in range(box.top(), box.bottom(), 4):
        for x in range(box.left(), box.right(), 3):
            face = view.itemDelegate().card_at(QPointF(x, y), option, index)
            if face is not None and str(face.title) == card:
                return QPoint(x + 3, y)
    raise AssertionError(f"{card} is no link in line {line}")


@pytest.mark.parametrize("card", ["Fangs", "Rifle", "Knife"])
def test_a_click_on_a_name_opens_the_card_and_a_second_one_closes_it(
    panel: LogPanel, qtbot: QtBot, card: str
) -> None:
    point = link_point(panel, 1, card)
    reader = reader_of(panel)
    qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert reader.face is not None
    assert str(reader.face.title) == card
    qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert reader.face is None


def test_a_click_beside_the_names_only_points_at_the_place(panel: LogPanel, qtbot: QtBot) -> None:
    box = panel.list.visualRect(panel.list.model().index(0, 0))
    qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert reader_of(panel).face is None
    assert panel.list.currentIndex().row() == 0


def test_space_reads_the_cards_of_a_line_in_turn(panel: LogPanel, qtbot: QtBot) -> None:
    view, reader = panel.list, reader_of(panel)
    view.setFocus()
    view.setCurrentIndex(view.model().index(1, 0))
    shown = []
    for _ in range(4):
        qtbot.keyClick(view, Qt.Key.Key_Space)  # type: ignore[no-untyped-call]
        shown.append("" if reader.face is None else str(reader.face.title))
    assert shown == ["Fangs", "Rifle", "Knife", ""]
    qtbot.keyClick(view, Qt.Key.Key_Space)  # type: ignore[no-untyped-call]
    assert reader.face is not None
    qtbot.keyClick(view, Qt.Key.Key_Down)  # type: ignore[no-untyped-call]
    assert reader.face is None


def test_a_screen_reader_learns_which_cards_a_line_names(panel: LogPanel) -> None:
    described = Qt.ItemDataRole.AccessibleDescriptionRole
    model = panel.list.model()
    assert model.index(1, 0).data(described) == "Space reads: Fangs, Rifle, Knife"
    assert model.index(0, 0).data(described) is None


def test_a_line_with_links_is_as_high_as_its_words(panel: LogPanel) -> None:
    view = panel.list
    panel.resize(200, panel.height())
    QApplication.processEvents()
    boxes = [view.visualRect(view.model().index(line, 0)) for line in range(3)]
    assert all(isinstance(box, QRect) and box.height() > 10 for box in boxes)
    assert boxes[1].height() > boxes[0].height()


def test_lines_are_measured_in_their_column(panel: LogPanel) -> None:
    header, delegate = panel.list.header(), panel.list.itemDelegate()
    header.setStretchLastSection(False)
    option = QStyleOptionViewItem()
    option.initFrom(panel.list)
    measured: list[int] = []
    panel.list.widened.connect(lambda: measured.append(panel.list.columnWidth(0)))
    heights = []
    for wide in (270, 90):
        panel.list.setColumnWidth(0, wide)
        heights.append(delegate.sizeHint(option, panel.model.index(1, 0)).height())
    assert heights[0] < heights[1]
    assert measured == [270, 90], "a new width of the column measures the lines again"
