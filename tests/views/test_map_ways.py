"""Ways on the map: they can be pointed at and chosen, and a journey along them can be shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from furyqt.views.map.scene import MapScene
from furyqt.views.map.sheet.links import strokes
from furyqt.views.map.values import MapLink
from furyqt.views.map.view import MapView
from furyqt.views.map.ways import NONE
from furyqt.views.theme import THEMES, theme
from tests.views.maps import LINKS, board, picture, position

ROAD, RAIL = LINKS.index(MapLink("berlin", "prague")), LINKS.index(MapLink("berlin", "prague", "rail"))
LANE = LINKS.index(MapLink("adriatic_sea", "bari", "boat"))


def middle(view: MapView, way: int) -> QPoint:
    """Return the middle of a way on the screen."""
    return view.mapFromScene(view.scene().ways.path(way).pointAtPercent(0.5))


def test_only_offered_ways_can_be_chosen(view: MapView, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(view.way_activated):
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, ROAD))
    view.scene().ways.offer({ROAD: "Block the road"})
    with qtbot.waitSignal(view.way_activated) as chosen, qtbot.assertNotEmitted(view.place_activated):
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, ROAD))
    assert chosen.args == [ROAD]


def test_a_road_and_a_railway_between_the_same_cities_are_distinguished(view: MapView) -> None:
    view.scene().ways.offer({ROAD: "road", RAIL: "rail"})
    for way in (ROAD, RAIL):
        assert (
            view.way_under(view.mapFromScene(view.scene().ways.path(way).pointAtPercent(0.45)).toPointF())
            == way
        )


def test_a_city_has_priority_over_ways_beside_it(view: MapView, qtbot: QtBot) -> None:
    view.scene().ways.offer({ROAD: "road", RAIL: "rail"})
    with qtbot.waitSignal(view.place_activated) as chosen:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=position(view, "berlin"))
    assert chosen.args == ["berlin"]


def test_a_lane_has_priority_over_the_sea_it_crosses(view: MapView) -> None:
    view.scene().ways.offer({LANE: "sail"})
    at = view.mapFromScene(view.scene().ways.path(LANE).pointAtPercent(0.6)).toPointF()
    assert view.place_under(at) in ("adriatic_sea", "")
    assert view.way_under(at) == LANE


def test_dragging_from_a_way_chooses_nothing(view: MapView, qtbot: QtBot) -> None:
    view.scene().ways.offer({ROAD: "road"})
    start = middle(view, ROAD)
    with qtbot.assertNotEmitted(view.way_activated):
        qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
        qtbot.mouseMove(view.viewport(), start + QPoint(60, 30))
        qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start + QPoint(60, 30))


def test_the_way_under_the_pointer_is_highlighted_and_described(
    view: MapView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, words, _owner: said.append(words))
    view.scene().ways.offer({ROAD: "Block the road"})
    before = picture(view)
    qtbot.mouseMove(view.viewport(), QPoint(3, 3))
    with qtbot.waitSignal(view.way_hovered) as hovered:
        qtbot.mouseMove(view.viewport(), middle(view, ROAD))
    assert hovered.args == [ROAD]
    assert picture(view) != before
    at = middle(view, ROAD)
    QApplication.sendEvent(
        view.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at))
    )
    assert said == ["Block the road"]
    with qtbot.waitSignal(view.way_hovered) as hovered:
        QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert hovered.args == [NONE]
    assert picture(view) == before


def test_a_journey_is_drawn_with_its_words_and_erased_completely(view: MapView) -> None:
    ways = view.scene().ways
    before = picture(view)
    ways.show_plan([ROAD], "", "")
    line = picture(view)
    ways.show_plan([ROAD], "By road to Prague", "prague")
    words = picture(view)
    assert before != line != words != before
    ways.show_plan([], "", "")
    assert picture(view) == before


@pytest.mark.parametrize("place", ["prague", "bari"])
def test_the_words_of_a_journey_stay_on_the_map(view: MapView, place: str) -> None:
    view.fit()
    ways = view.scene().ways
    ways.show_plan((), "Take the long way round by the railways of the east (ticket 3/2)", place)
    at = view.mapFromScene(view.scene().layer.spot(place)).x()
    sheet = view.mapFromScene(view.scene().sceneRect()).boundingRect()
    assert sheet.left() - 6 <= at + ways.words_box.left()
    assert at + ways.words_box.right() <= sheet.right() + 6
    ways.show_plan((), "\n".join(20 * ["W"]), place)
    assert abs(ways.words_box.center().x()) < 2, "short words are in the middle"


def test_another_board_clears_the_ways(scene: MapScene) -> None:
    scene.ways.offer({ROAD: "road"})
    scene.ways.show_plan([ROAD], "road", "prague")
    scene.ways.set_hovered(ROAD)
    scene.set_board([], [])
    assert (scene.ways.offered, scene.ways.preview, scene.ways.hovered) == ({}, (), NONE)


def gray(view: MapView) -> QImage:
    return picture(view).convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize("name", THEMES)
def test_ways_differ_in_pattern_and_not_only_in_color(name: str) -> None:
    patterns = {}
    for role in ("road", "boat", "rail_white", "rail_yellow"):
        patterns[role] = tuple((stroke.pixels, stroke.dashes) for stroke in strokes(role, theme(name).map))
    assert len(set(patterns.values())) == 4


@pytest.mark.parametrize("zoom", [0.17, 0.3, 1.5])
def test_railways_differ_without_colors(view: MapView, zoom: float) -> None:
    scene = view.scene()
    shown = []
    for style in ("white", "yellow"):
        scene.set_board([], [])
        places = [place for place in board() if place.key in ("berlin", "prague")]
        scene.set_board(places, [MapLink("berlin", "prague", "rail", style)])
        scene.set_zoom(zoom, at_once=True)
        shown.append(gray(view))
    assert shown[0] != shown[1]


def test_no_item_covers_the_words_of_a_journey(view: MapView, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, words, _owner: said.append(words))
    at = position(view, "prague")
    for label in ("", "By road to Prague"):
        view.scene().ways.show_plan([ROAD], label, "prague")
        help_event = QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at))
        QApplication.sendEvent(view.viewport(), help_event)
    assert said[0]
    assert not said[1]
