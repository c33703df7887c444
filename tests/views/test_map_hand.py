"""Input on the map: wheel, drag, click and keys, and the words of the screen reader."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from furyqt.views.map.gestures import Click, Gesture, Pan, Pinch
from furyqt.views.map.scene import MapScene
from furyqt.views.map.view import MapView
from tests.views.maps import position, wheel

# Zooming and panning


@pytest.mark.parametrize("at", [QPointF(640, 400), QPointF(300, 250), QPointF(900, 520)])
def test_the_wheel_zooms_to_the_pointer(view: MapView, at: QPointF) -> None:
    view.zoom_to(0.8, QPointF(640, 400))
    for notches in (3, 1, -2, 4, -1):
        before = view.mapToScene(at.toPoint())
        wheel(view, at, notches)
        gap = (view.mapToScene(at.toPoint()) - before) * view.zoom_level()
        assert abs(gap.x()) <= 1.5
        assert abs(gap.y()) <= 1.5


def test_zoom_is_limited(view: MapView) -> None:
    fitted = view.zoom_level()
    wheel(view, QPointF(640, 400), 40)
    nearest = view.zoom_level()
    wheel(view, QPointF(640, 400), 2)
    assert view.zoom_level() == nearest
    wheel(view, QPointF(640, 400), -80)
    assert view.zoom_level() == pytest.approx(fitted)


def test_dragging_pans_and_chooses_nothing(view: MapView, qtbot: QtBot) -> None:
    view.zoom_to(1.0, QPointF(640, 400))
    view.center_on("vienna")
    before = view.center_point()
    start = position(view, "vienna")
    with qtbot.assertNotEmitted(view.place_activated):
        qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
        qtbot.mouseMove(view.viewport(), start + QPoint(60, 30))
        qtbot.mouseMove(view.viewport(), start + QPoint(100, 40))
        qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start + QPoint(100, 40))
    moved = before - view.center_point()
    assert moved.toTuple() == pytest.approx((100, 40), abs=1.5)


def test_escape_undoes_a_pan(view: MapView, qtbot: QtBot) -> None:
    view.zoom_to(1.0, QPointF(640, 400))
    before = view.center_point()
    qtbot.mousePress(view.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(500, 300))
    qtbot.mouseMove(view.viewport(), QPoint(700, 350))
    assert view.center_point() != before
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert (view.center_point() - before).manhattanLength() <= 2
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(700, 350))


def test_a_pinch_zooms_and_can_be_canceled(view: MapView) -> None:
    zoom = view.zoom_level()
    point = view.mapToScene(QPoint(500, 300))
    pinch = Pinch(view)
    pinch.start(QPointF(500, 300))
    pinch.stretch(2.0, QPointF(500, 300))
    assert view.zoom_level() == pytest.approx(2 * zoom)
    assert ((view.mapToScene(QPoint(500, 300)) - point) * zoom).manhattanLength() <= 3
    pinch.cancel()
    assert view.zoom_level() == pytest.approx(zoom)


def test_a_canceled_click_chooses_nothing(view: MapView, qtbot: QtBot) -> None:
    click = Click(view)
    at = QPointF(position(view, "vienna"))
    click.start(at)
    assert click.move(at + QPointF(1, 1)) is click
    assert isinstance(click.move(at + QPointF(50, 1)), Pan)
    with qtbot.assertNotEmitted(view.place_activated):
        click.cancel()


def test_canceled_gestures_change_nothing(view: MapView) -> None:
    gesture = Gesture(view)
    assert gesture.move(QPointF()) is gesture
    gesture.finish(QPointF())
    before = view.center_point()
    gesture.cancel()
    assert (view.center_point() - before).manhattanLength() <= 4


@pytest.mark.parametrize("key", ["vienna", "castle_dracula", "black_sea", "st_joseph_st_mary"])
def test_a_click_activates(view: MapView, qtbot: QtBot, key: str) -> None:
    with qtbot.waitSignal(view.place_activated) as chosen:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=position(view, key))
    assert chosen.args == [key]
    assert view.focused_place() == key


def test_a_click_anywhere_in_a_sea_activates_it(view: MapView, qtbot: QtBot) -> None:
    far = view.scene().layer.spot("north_sea") + QPointF(120, -90)
    with qtbot.waitSignal(view.place_activated) as chosen:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(far))
    assert chosen.args == ["north_sea"]


def test_a_click_on_bare_land_activates_nothing(view: MapView, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(view.place_activated):
        qtbot.mouseClick(
            view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(QPointF(3300, 400))
        )


def test_hovering_emits_the_place(view: MapView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.place_hovered) as hovered:
        qtbot.mouseMove(view.viewport(), position(view, "rome"))
    assert hovered.args == ["rome"]
    with qtbot.waitSignal(view.place_hovered) as hovered:
        QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert hovered.args == [""]


def test_arrow_keys_travel_along_links(view: MapView, qtbot: QtBot) -> None:
    view.focus_place("berlin")
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.focused_place() == "prague"
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert view.focused_place() == "nuremburg"
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.focused_place() == "munich"
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert view.focused_place() == "vienna"
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert view.focused_place() == "berlin"


def test_arrow_keys_reach_places_without_links(view: MapView, qtbot: QtBot) -> None:
    view.focus_place("lisbon")
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert view.focused_place() not in ("", "lisbon")


def test_every_place_can_be_reached_by_arrow_keys(scene: MapScene) -> None:
    reached, edge = {"vienna"}, ["vienna"]
    while edge:
        here = edge.pop()
        for direction in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            there = scene.guide.travel(here, direction)
            if there and there not in reached:
                reached.add(there)
                edge.append(there)
    assert reached == scene.layer.places.keys()


def test_a_click_and_the_focus_show_no_keyboard_mark(view: MapView, qtbot: QtBot) -> None:
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=position(view, "berlin"))
    view.setFocus(Qt.FocusReason.MouseFocusReason)
    assert (view.focused_place(), view.scene().marked_place) == ("berlin", ""), "keys start from there"
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.scene().marked_place not in ("", "berlin")


def test_the_first_arrow_key_finds_a_place(view: MapView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.place_focused):
        qtbot.keyClick(view, Qt.Key.Key_Right)
    assert view.focused_place()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keys_activate(view: MapView, qtbot: QtBot, key: Qt.Key) -> None:
    view.focus_place("berlin")
    with qtbot.waitSignal(view.place_activated) as chosen:
        qtbot.keyClick(view, key)
    assert chosen.args == ["berlin"]
    qtbot.keyClick(view, Qt.Key.Key_Down)
    with qtbot.waitSignal(view.place_activated) as chosen:
        qtbot.keyClick(view, key)
    assert chosen.args == ["prague"]


def test_keys_zoom_and_fit(view: MapView, qtbot: QtBot) -> None:
    fitted = view.zoom_level()
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert view.zoom_level() > fitted
    qtbot.keyClick(view, Qt.Key.Key_Minus)
    assert view.zoom_level() == pytest.approx(fitted)
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    qtbot.keyClick(view, Qt.Key.Key_0)
    assert view.zoom_level() == pytest.approx(fitted)


def seen(view: MapView) -> QRectF:
    """The part of the sheet's plane in the view."""
    room = QRectF(view.viewport().rect())
    return QRectF(view.exact(room.topLeft()), view.exact(room.bottomRight()))


def beyond(view: MapView) -> float:
    """By how many pixels the view shows more beyond the sheet than the whole sheet in the middle would."""
    sheet, part = view.scene().sceneRect(), seen(view)
    across = max(0.0, part.width() - sheet.width()) / 2
    down = max(0.0, part.height() - sheet.height()) / 2
    gaps = (
        sheet.left() - part.left() - across,
        part.right() - sheet.right() - across,
        sheet.top() - part.top() - down,
        part.bottom() - sheet.bottom() - down,
    )
    return max(gaps) * view.zoom_level()


PAGE_KEYS = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End)


@pytest.mark.parametrize("key", PAGE_KEYS)
@pytest.mark.parametrize("zoom", [0.0, 0.5, 1.5, 3.0])
def test_page_keys_never_leave_the_sheet(view: MapView, qtbot: QtBot, key: Qt.Key, zoom: float) -> None:
    if zoom:
        view.zoom_to(zoom, QPointF(640, 400))
    for _ in range(8):
        qtbot.keyClick(view, key)
        assert beyond(view) <= 2


def test_page_keys_move_a_near_map_and_leave_a_whole_one(view: MapView, qtbot: QtBot) -> None:
    whole = view.center_point()
    for key in PAGE_KEYS:
        qtbot.keyClick(view, key)
        assert view.center_point() == whole
    view.zoom_to(2.0, QPointF(640, 400))
    moves = []
    for key in PAGE_KEYS:
        view.center_on("vienna")
        before = view.center_point()
        qtbot.keyClick(view, key)
        moved = view.center_point() - before
        moves.append((round(moved.x()) > 0) - (round(moved.x()) < 0) or (moved.y() > 0) - (moved.y() < 0))
    assert moves == [-1, 1, -1, 1]


@pytest.mark.parametrize("at", [QPointF(5, 5), QPointF(1200, 20), QPointF(640, 700)])
def test_the_wheel_never_leaves_the_sheet(view: MapView, at: QPointF) -> None:
    fitted = view.zoom_level()
    for notches in (6, -2, -3, 4, -1, -40):
        wheel(view, at, notches)
        assert beyond(view) <= 2
    assert view.zoom_level() == pytest.approx(fitted)


def test_the_focused_place_stays_visible(view: MapView) -> None:
    view.zoom_to(2.0, QPointF(640, 400))
    view.center_on("lisbon")
    view.focus_place("vienna")
    assert view.viewport().rect().contains(position(view, "vienna"))


def test_resizing_keeps_the_whole_map_or_the_middle(view: MapView, qtbot: QtBot) -> None:
    view.resize(900, 700)
    sheet = view.scene().sceneRect().width()
    # The style may add a frame around the view.
    qtbot.waitUntil(lambda: view.zoom_level() == pytest.approx(view.viewport().width() / sheet))
    assert view.viewport().width() < 901
    view.zoom_to(1.5, QPointF(450, 350))
    view.center_on("vienna")
    view.resize(1000, 600)
    spot = view.scene().layer.spot("vienna")
    qtbot.waitUntil(lambda: view.viewport().height() <= 600)
    qtbot.waitUntil(lambda: (view.center_point() - spot).manhattanLength() <= 3)
    assert view.zoom_level() == pytest.approx(1.5)


def test_a_screen_reader_hears_the_focused_place(view: MapView) -> None:
    assert view.accessibleName()
    assert view.accessibleDescription()
    view.scene().guide.reason = lambda key: {"rome": "No road leads there"}.get(key, "")
    view.focus_place("rome")
    assert view.accessibleDescription() == "Rome. No road leads there"
