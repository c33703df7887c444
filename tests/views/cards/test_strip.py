"""Cards in a row: mouse, keyboard, screen reader, layout, and dragging."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QDrag
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from furyqt.views.cards.reader import DELAY_MS, CardReader, reader_in, reader_of, stop_reading
from furyqt.views.cards.sizes import CardSize
from furyqt.views.cards.strip import CardStrip
from furyqt.views.models.faces import MIME_TYPE
from tests.views.cards.faces import BACK, HAND, LAMP, ROPE, TOLD


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """A window as large as a small screen."""
    found = QWidget()
    qtbot.addWidget(found)
    QVBoxLayout(found)
    found.resize(1000, 700)
    found.show()
    qtbot.waitExposed(found)
    found.activateWindow()
    return found


@pytest.fixture
def strip(parent: QWidget, qtbot: QtBot) -> CardStrip:
    """A hand of five cards with the keyboard focus."""
    return shown_strip(parent, CardStrip(parent=parent), qtbot)


def leave(strip: CardStrip) -> None:
    """Move the pointer out of the strip."""
    QApplication.sendEvent(strip.viewport(), QEvent(QEvent.Type.Leave))


def shown_strip(parent: QWidget, strip: CardStrip, qtbot: QtBot) -> CardStrip:
    """Add a strip with five cards to the window and give it the keyboard focus."""
    layout = parent.layout()
    assert layout is not None
    layout.addWidget(strip)
    strip.set_faces(HAND)
    qtbot.waitUntil(lambda: not strip.visualRect(strip.faces.index(len(HAND) - 1)).isEmpty())
    strip.setFocus()
    return strip


def spot(strip: CardStrip, row: int) -> QPoint:
    return strip.visualRect(strip.faces.index(row)).topLeft() + QPoint(8, 30)


def the_reader(widget: QWidget) -> CardReader:
    found = reader_in(widget)
    assert found is not None
    return found


# ------------------------------------------------------------------------------------------- mouse and keys


def test_a_click_chooses(strip: CardStrip, qtbot: QtBot) -> None:
    with qtbot.waitSignal(strip.chosen) as chosen:
        QTest.mouseClick(strip.viewport(), Qt.MouseButton.LeftButton, pos=spot(strip, 1))
    assert chosen.args == [ROPE.key]


def test_arrows_home_end_and_enter(strip: CardStrip, qtbot: QtBot) -> None:
    pointed: list[object] = []
    strip.pointed.connect(pointed.append)
    for key in (Qt.Key.Key_End, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(strip, key)
    assert pointed == [BACK, HAND[3], LAMP, ROPE, TOLD]
    with qtbot.waitSignal(strip.chosen) as chosen:
        QTest.keyClick(strip, Qt.Key.Key_Return)
    assert chosen.args == [TOLD.key]


def test_the_mouse_points_and_leaves(strip: CardStrip, qtbot: QtBot) -> None:
    pointed: list[object] = []
    strip.pointed.connect(pointed.append)
    QTest.mouseMove(strip.viewport(), spot(strip, 0))
    QTest.mouseMove(strip.viewport(), spot(strip, 2))
    assert pointed[-1] == TOLD
    leave(strip)
    assert pointed[-1] is None


def test_arrow_keys_beyond_the_edge_emit_passed(strip: CardStrip, qtbot: QtBot) -> None:
    passed: list[int] = []
    strip.passed.connect(passed.append)
    QTest.keyClick(strip, Qt.Key.Key_Down)
    QTest.keyClick(strip, Qt.Key.Key_Up)
    assert passed == [1, -1]


def test_a_card_is_selected_by_its_key(strip: CardStrip) -> None:
    strip.select(ROPE.key)
    assert strip.currentIndex().row() == 1
    strip.select("item:nothing")
    assert not strip.selectedIndexes()


# ---------------------------------------------------------------------------------------------------- layout


@pytest.mark.parametrize("size", [CardSize.CHIP, CardSize.SMALL])
def test_cards_overlap_rather_than_scroll(parent: QWidget, size: CardSize, qtbot: QtBot) -> None:
    strip = shown_strip(parent, CardStrip(parent=parent, size=size), qtbot)
    strip.setFixedWidth(strip.sizeHint().width() + 2)
    qtbot.waitUntil(lambda: not strip.is_overlapping)
    strip.setFixedWidth(strip.sizeHint().width() // 2)
    qtbot.waitUntil(lambda: strip.is_overlapping)
    lefts = [strip.visualRect(strip.faces.index(row)).left() for row in range(len(HAND))]
    assert lefts == sorted(set(lefts))
    assert strip.whole(strip.faces.index(len(HAND) - 1)).right() <= strip.viewport().width()
    assert not strip.horizontalScrollBar().isVisible()
    assert strip.horizontalScrollBar().maximum() == 0


def test_a_grid_takes_the_rows_it_needs(parent: QWidget, qtbot: QtBot) -> None:
    strip = shown_strip(parent, CardStrip(parent=parent, wraps=True), qtbot)
    one = strip.heightForWidth(4000)
    assert strip.heightForWidth(strip.whole(strip.faces.index(0)).width() * 2 + 2) > 2.5 * one
    parent.resize(QSize(260, 700))

    def last_card_is_in_a_lower_row() -> None:
        last = strip.visualRect(strip.faces.index(len(HAND) - 1))
        assert last.bottom() <= strip.viewport().height()
        assert last.top() > strip.visualRect(strip.faces.index(0)).bottom()

    qtbot.waitUntil(last_card_is_in_a_lower_row)


def test_playable_cards_look_different(strip: CardStrip) -> None:
    before = strip.grab().toImage()
    strip.set_playable({ROPE.key})
    after = strip.grab().toImage()
    assert before != after
    here, there = (strip.whole(strip.faces.index(row)) for row in (1, 2))
    assert before.copy(here) != after.copy(here)
    assert before.copy(there) == after.copy(there)


# -------------------------------------------------------------------------------- reader and screen reader


def test_a_screen_reader_reads_marks_and_text(strip: CardStrip) -> None:
    assert strip.accessibleName() == "Row of cards"
    strip.setAccessibleName("Hand")
    strip.retranslate()
    spoken = QAccessible.queryAccessibleInterface(strip)
    assert spoken.text(QAccessible.Text.Name) == "Hand"
    child = spoken.child(2)
    assert child.text(QAccessible.Text.Name) == "Telegram, revealed, 2 damage"
    assert "Gives light." in spoken.child(0).text(QAccessible.Text.Description)


def test_a_card_is_dragged_by_its_key(strip: CardStrip) -> None:
    model = strip.faces
    assert model.flags(model.index(1)) & Qt.ItemFlag.ItemIsDragEnabled
    assert not model.flags(model.index(4)) & Qt.ItemFlag.ItemIsDragEnabled
    data = model.mimeData([model.index(1)])
    assert data.formats() == [MIME_TYPE]
    assert bytes(data.data(MIME_TYPE).data()).decode() == ROPE.key


def test_dragging_shows_the_card(strip: CardStrip, monkeypatch: pytest.MonkeyPatch) -> None:
    dragged: list[QDrag] = []
    monkeypatch.setattr(QDrag, "exec", lambda drag, *_: dragged.append(drag))
    strip.setDragEnabled(True)
    strip.select(ROPE.key)
    strip.startDrag(Qt.DropAction.MoveAction)
    assert dragged[0].mimeData().hasFormat(MIME_TYPE)
    assert not dragged[0].pixmap().isNull()
    strip.setCurrentIndex(strip.faces.index(4))
    strip.startDrag(Qt.DropAction.MoveAction)
    assert len(dragged) == 1


def test_a_removed_card_is_no_longer_shown_large(strip: CardStrip) -> None:
    QTest.keyClick(strip, Qt.Key.Key_Space)
    strip.set_faces((*HAND, ROPE))
    assert the_reader(strip).face == LAMP
    strip.set_faces((ROPE, TOLD))
    assert the_reader(strip).face is None


def test_space_shows_a_card_large_and_the_reader_follows_the_keyboard(strip: CardStrip, qtbot: QtBot) -> None:
    QTest.keyClick(strip, Qt.Key.Key_Space)
    reader = the_reader(strip)
    assert reader.face == LAMP
    assert reader.rule == LAMP.rule
    assert "Gives light." in reader.accessibleName()
    QTest.keyClick(strip, Qt.Key.Key_Right)
    assert reader.face == ROPE
    QTest.keyClick(strip, Qt.Key.Key_Space)
    assert reader.face is None
    assert reader.rule == ""
    QTest.keyClick(strip, Qt.Key.Key_Right)
    assert reader.face is None


@pytest.mark.parametrize("way", ["escape", "focus", "window", "choose"])
def test_the_large_card_is_closed(strip: CardStrip, parent: QWidget, way: str) -> None:
    QTest.keyClick(strip, Qt.Key.Key_Space)
    reader = the_reader(strip)
    assert reader.isVisible()
    if way == "escape":
        QTest.keyClick(strip, Qt.Key.Key_Escape)
    elif way == "focus":
        strip.clearFocus()
    elif way == "window":
        parent.resize(900, 600)
    else:
        QTest.keyClick(strip, Qt.Key.Key_Return)
    assert not reader.isVisible()


def test_hovering_shows_the_large_card_after_a_delay(strip: CardStrip, qtbot: QtBot) -> None:
    QTest.mouseMove(strip.viewport(), spot(strip, 0))
    strip.entered.emit(strip.faces.index(0))
    reader = the_reader(strip)
    assert not reader.isVisible()
    qtbot.waitUntil(reader.isVisible, timeout=20 * DELAY_MS)
    assert reader.face == LAMP
    strip.entered.emit(strip.faces.index(2))
    assert reader.face == TOLD
    leave(strip)
    assert not reader.isVisible()


def test_a_short_hover_shows_nothing(strip: CardStrip) -> None:
    strip.entered.emit(strip.faces.index(0))
    assert the_reader(strip).is_waiting
    leave(strip)
    assert not the_reader(strip).is_waiting
    assert not the_reader(strip).isVisible()


def test_the_large_card_takes_neither_mouse_nor_focus(strip: CardStrip) -> None:
    QTest.keyClick(strip, Qt.Key.Key_Space)
    reader = the_reader(strip)
    assert strip.hasFocus()
    assert reader.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert reader.focusPolicy() == Qt.FocusPolicy.NoFocus


@pytest.mark.parametrize("at", [(0, 0), (950, 0), (0, 650), (950, 650), (450, 300)])
def test_the_large_card_is_beside_the_card_and_inside_the_window(
    parent: QWidget, at: tuple[int, int]
) -> None:
    near = QRect(parent.mapToGlobal(QPoint(*at)), QSize(50, 50))
    reader = reader_of(parent)
    reader.show_card(LAMP, near)
    assert parent.rect().contains(reader.geometry())
    assert not reader.geometry().intersects(QRect(QPoint(*at), QSize(50, 50)))


def test_the_large_card_is_smaller_in_a_small_window(parent: QWidget) -> None:
    reader = reader_of(parent)
    reader.show_card(LAMP, QRect(parent.mapToGlobal(QPoint(5, 5)), QSize(40, 40)))
    large = reader.size()
    parent.resize(330, 300)
    reader.show_card(LAMP, QRect(parent.mapToGlobal(QPoint(5, 5)), QSize(40, 40)))
    assert reader.height() < large.height()
    assert parent.rect().contains(reader.geometry())


def test_a_window_has_one_reader(parent: QWidget, strip: CardStrip) -> None:
    assert reader_of(parent) is reader_of(strip) is reader_in(strip)
    assert not stop_reading(strip)
