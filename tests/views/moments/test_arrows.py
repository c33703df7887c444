"""The ways of pieces on the map: lines with arrowheads that follow the theme."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QGraphicsPathItem
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.rules.fury3.tables import ATLAS
from furyqt.views.moments.arrows import ArrowHead
from furyqt.views.picture import PieceWay
from furyqt.views.table.map_table import MapTable
from furyqt.views.theme import THEMES, apply_theme, theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
WAY = PieceWay("G", 0, tuple(ATLAS.index[key] for key in ("paris", "brussels", "cologne")))
FAR = PieceWay("S", 1, tuple(ATLAS.index[key] for key in ("lisbon", "athens")))


@pytest.fixture
def table(qtbot: QtBot) -> MapTable:
    found = MapTable(Language().translate)
    qtbot.addWidget(found)
    found.resize(1000, 640)
    found.show()
    qtbot.waitExposed(found)
    found.set_atlas(ATLAS)
    return found


def picture(table: MapTable) -> QImage:
    return table.map.viewport().grab().toImage()


def drawn(table: MapTable) -> tuple[int, int]:
    """The numbers of arrowheads and of lines that are visible."""
    items = [item for item in table.scene.items() if item.isVisible()]
    heads = sum(isinstance(item, ArrowHead) for item in items)
    return heads, sum(isinstance(item, QGraphicsPathItem) for item in items)


def test_each_step_has_an_arrowhead_and_each_way_a_line_with_a_rim(table: MapTable) -> None:
    before = picture(table)
    lines = drawn(table)[1]
    table.arrows.show([WAY, FAR])
    assert drawn(table) == (3, lines + 4)
    assert picture(table) != before
    table.arrows.clear()
    assert drawn(table) == (0, lines)
    assert picture(table) == before


def test_the_arrowhead_points_to_the_end(table: MapTable) -> None:
    table.arrows.show([FAR])
    (head,) = (item for item in table.scene.items() if isinstance(item, ArrowHead))
    start, end = (table.scene.layer.spot(key) for key in ("lisbon", "athens"))
    assert head.toward.x() * (end - start).x() + head.toward.y() * (end - start).y() > 0
    assert start.x() < head.pos().x() < end.x()


@pytest.mark.parametrize("name", sorted(THEMES))
def test_a_line_has_the_color_of_its_piece_in_every_theme(
    table: MapTable, qapp: QApplication, name: str
) -> None:
    table.arrows.show([FAR])
    apply_theme(qapp, name)
    pens = {
        item.pen().color().name()
        for item in table.scene.items()
        if isinstance(item, QGraphicsPathItem) and item.isVisible()
    }
    colors = theme(name).map
    assert {QColor(colors.pieces[1]).name(), QColor(colors.piece_rim).name()} <= pens


def test_a_click_on_a_line_is_a_click_on_the_map(table: MapTable) -> None:
    at = table.map.mapFromScene(table.scene.ways.between("paris", "brussels").pointAtPercent(0.5))
    before = table.map.place_under(at.toPointF())
    table.arrows.show([WAY])
    assert table.map.place_under(at.toPointF()) == before


def test_another_game_has_no_ways_of_the_last(table: MapTable) -> None:
    table.arrows.show([WAY])
    table.set_atlas(None)
    assert table.arrows.ways == ()
    table.arrows.show([WAY])
    assert table.arrows.ways == (), "there is no map"
