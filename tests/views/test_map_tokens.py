"""Figures and tokens: drawings, plates, pencil marks, lying figures, and the ring of the figure to move."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from furyqt.views import art
from furyqt.views.map.badges import PENCIL, PlateItem, PlateLook, paint_pencil
from furyqt.views.map.figures import FigureItem, FigureLook
from furyqt.views.map.scene import MapScene
from furyqt.views.map.values import MapBadge, MapPiece
from furyqt.views.map.view import MapView
from furyqt.views.theme import THEMES, theme
from tests.views.maps import HUNTERS, picture

COLORS = theme("light").map


def painted(item: FigureItem | PlateItem) -> QImage:
    """Paint an item alone on white."""
    image = QImage(120, 120, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.translate(60, 60)
    item.paint(painter, None)  # type: ignore[arg-type]
    painter.end()
    return image


def plate(kind: str, **more: object) -> QImage:
    item = PlateItem(QPointF())
    item.set_look(PlateLook(kind, "2", COLORS, 1.0, **more), QPointF(0, 0))  # type: ignore[arg-type]
    return painted(item)


def figure(**more: object) -> QImage:
    item = FigureItem(QPointF())
    item.set_offset(QPointF(0, -22))
    item.set_look(FigureLook("square", "S", "#e69f00", "#000000", COLORS, 1.0, **more))  # type: ignore[arg-type]
    return painted(item)


TOKENS = ("fog", "storm", "host", "consecrated", "rumor", "bats")


@pytest.mark.parametrize("kind", TOKENS)
def test_a_token_is_its_drawing_or_else_a_plate(
    qapp: object, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    def drawn(painter: QPainter, box: QRectF, name: str) -> bool:
        if name == f"tokens/{kind}":
            painter.fillRect(box, 0xFF123456)
        return name == f"tokens/{kind}"

    monkeypatch.setattr(art, "draw", lambda *_: False)
    bare = plate(kind)
    monkeypatch.setattr(art, "draw", drawn)
    assert plate(kind).pixelColor(60, 60).name() == "#123456"
    assert bare.pixelColor(60, 60).name() != "#123456"


def test_roadblocks_of_roads_and_railways_have_different_drawings(qapp: object) -> None:
    names = {PlateLook("roadblock", "×", COLORS, 1.0, way=way).drawing for way in ("road", "rail")}
    assert names == {"tokens/roadblock_road", "tokens/roadblock_rail"}


def test_two_equal_tokens_show_their_number(qapp: object) -> None:
    assert plate("fog", count=2) != plate("fog") == plate("fog", count=1)
    assert plate("fog", count=3) != plate("fog", count=2)


def test_plates_and_pencils_all_look_different(qapp: object) -> None:
    images = [plate(kind) for kind in ("trail", "lair", "trap", "fangs", *PENCIL)]
    assert all(a != b for a, b in itertools.combinations(images, 2))


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("kind", PENCIL)
def test_a_pencil_mark_is_visible_on_land_and_sea(qapp: object, name: str, kind: str) -> None:
    colors = theme(name).map
    for ground in (colors.land, colors.sea):
        image = QPixmap(60, 60)
        image.fill(ground)
        painter = QPainter(image)
        painter.translate(30, 30)
        paint_pencil(painter, kind, 12, colors)
        painter.end()
        shown = image.toImage()
        dots = [shown.pixelColor(x, y) for x in range(60) for y in range(60)]
        assert sum(dot.name() == colors.focus for dot in dots) > 15


def test_a_roadblock_is_on_its_way_and_parallel_to_it(view: MapView) -> None:
    scene = view.scene()
    scene.set_badges([MapBadge("vienna", "×", "roadblock", "a roadblock", "budapest", "rail")])
    (item,) = (item for item in scene.items() if isinstance(item, PlateItem))
    a, b = scene.layer.spot("vienna"), scene.layer.spot("budapest")
    assert abs(item.pos().x() - (a.x() + b.x()) / 2) < 60
    assert item.look is not None
    assert -90 <= item.look.angle <= 90
    assert scene.guide.describe("budapest") == "Budapest. a roadblock"


def test_names_do_not_cover_tokens_on_ways(view: MapView) -> None:
    scene = view.scene()
    scene.set_zoom(0.5, at_once=True)
    links = [("berlin", "prague"), ("prague", "vienna"), ("vienna", "budapest"), ("munich", "vienna")]
    scene.set_badges([MapBadge(a, "×", "roadblock", "", b, "road") for a, b in links])
    names = [box for box in scene.names.boxes.values() if box is not None]
    for token, name in itertools.product(scene.pieces.tokens.way_boxes(), names):
        assert token[2] <= name[0] or token[0] >= name[2] or token[3] <= name[1] or token[1] >= name[3]


def test_a_lying_figure_is_drawn_on_its_side(qapp: object) -> None:
    assert figure(is_lying=True) != figure()
    assert figure(signs=("bats",)) != figure()


def test_five_figures_in_one_city_hide_neither_each_other_nor_its_name(view: MapView) -> None:
    scene = view.scene()
    scene.set_badges([MapBadge("vienna", "1")])
    scene.set_pieces(HUNTERS)
    for zoom in (0.3, 0.6, 1.5):
        scene.set_zoom(zoom, at_once=True)
        spot = scene.layer.spot("vienna") * zoom
        box = scene.names.boxes["vienna"]
        assert box is not None
        for piece in HUNTERS:
            _, offset, radius = scene.pieces.standing(piece.id)
            at = spot + offset
            across = max(box[0] - at.x(), 0, at.x() - box[2])
            down = max(box[1] - at.y(), 0, at.y() - box[3])
            assert (across**2 + down**2) ** 0.5 > radius * 0.75


# Whose turn it is


def active(who: str) -> list[MapPiece]:
    return [replace(piece, is_active=piece.id == who) for piece in HUNTERS]


def test_a_ring_pulses_around_the_figure_to_move(view: MapView) -> None:
    scene, ring = view.scene(), view.scene().pieces.ring
    scene.set_pieces(HUNTERS)
    assert not ring.isVisible()
    scene.set_pieces(active("2"))
    at, offset, _ = scene.pieces.standing("2")
    assert (ring.pos(), ring.offset) == (at, offset)
    assert ring.is_pulsing
    scene.set_pieces(HUNTERS)
    assert not ring.isVisible()
    assert not ring.is_pulsing


def test_the_ring_comes_to_rest_until_another_figure_acts(view: MapView) -> None:
    scene, ring = view.scene(), view.scene().pieces.ring
    scene.set_pieces(active("2"))
    assert 0 < ring.pulse.loopCount() < 10
    ring.pulse.setCurrentTime(ring.pulse.totalDuration())
    assert not ring.is_pulsing
    scene.set_pieces(active("2"))
    assert not ring.is_pulsing, "the same figure"
    scene.set_pieces(active("1"))
    assert ring.is_pulsing


def test_the_ring_is_static_when_motion_is_reduced(view: MapView, qtbot: QtBot) -> None:
    scene, ring = view.scene(), view.scene().pieces.ring
    ring.set_moving(False)
    scene.set_pieces(active("1"))
    assert ring.isVisible()
    assert not ring.is_pulsing
    static = picture(view)
    ring.set_moving(True)
    assert ring.is_pulsing
    qtbot.waitUntil(lambda: picture(view) != static)
    ring.set_moving(False)
    assert not ring.is_pulsing
    assert picture(view) == static


def test_the_ring_waits_for_a_moving_figure(view: MapView) -> None:
    scene = view.scene()
    scene.set_pieces(active("1"))
    scene.set_pieces([replace(piece, place="prague") for piece in active("1")], animate=True)
    assert not scene.pieces.ring.isVisible()
    scene.pieces.finish()
    assert scene.pieces.ring.isVisible()


# Low zoom


def test_at_low_zoom_only_relevant_places_have_names(scene: MapScene) -> None:
    scene.set_zoom(0.12, at_once=True)
    assert scene.names.boxes["zagreb"] is None
    named = sum(box is not None for box in scene.names.boxes.values())
    assert 0 < named < len(scene.names.boxes) / 2, "how many find room depends on the font"
    scene.set_highlights({"zagreb": "legal"})
    assert scene.names.boxes["zagreb"] is not None
    scene.set_highlights({})
    scene.set_hovered("zagreb")
    assert scene.names.boxes["zagreb"] is not None
    scene.set_hovered("")
    scene.set_badges([MapBadge("zagreb", "1")])
    assert scene.names.boxes["zagreb"] is not None
    scene.set_badges([])
    assert scene.names.boxes["zagreb"] is None
    scene.set_zoom(0.3, at_once=True)
    assert scene.names.boxes["zagreb"] is not None


def test_names_become_visible_gradually(scene: MapScene) -> None:
    seen = []
    for zoom in (0.11, 0.124, 0.127, 0.3):
        scene.set_zoom(zoom, at_once=True)
        seen.append(scene.names.opacity("zagreb"))
    assert seen == sorted(set(seen))
    assert (seen[0], seen[-1]) == (0.0, 1.0)


def test_larger_text_makes_larger_figures(scene: MapScene) -> None:
    scene.set_pieces(HUNTERS[:1])
    _, _, usual = scene.pieces.standing("0")
    scene.set_text_scale(2.0)
    scene.settle()
    assert scene.pieces.standing("0")[2] > 1.3 * usual
