"""The map: every drawn item is at its place."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import itertools
import math
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from furyqt.views.map.layout import as_points, best_fan, fan, inside, overlap, sample
from furyqt.views.map.names.arrangement import Surroundings, place_labels
from furyqt.views.map.names.labels import Name
from furyqt.views.map.scene import MapScene
from furyqt.views.map.sheet.drawing import load_drawing
from furyqt.views.map.sheet.links import routes
from furyqt.views.map.sheet.symbols import PIECE_SHAPES, badge_path, piece_path
from furyqt.views.map.values import MapBadge, MapLegend, MapLink, MapPiece
from furyqt.views.map.view import MapView
from furyqt.views.theme import theme
from tests.views.maps import HUNTERS, LINKS, board, picture

# The sheet


def test_places_keep_their_distance() -> None:
    places = {key: spot for key, spot in load_drawing().places.items() if key != "nuremburg"}
    for (a, one), (b, other) in itertools.combinations(places.items(), 2):
        is_beside = a.startswith("hospital_") or b.startswith("hospital_")
        assert math.hypot(one.x - other.x, one.y - other.y) >= (75 if is_beside else 120), (a, b)


def test_cities_are_on_land_and_seas_in_their_own_water() -> None:
    drawing = load_drawing()
    for key, spot in drawing.places.items():
        ashore = any(tile.fill.contains(spot.point()) for tile in drawing.land["fine"])
        assert ashore == (key not in drawing.seas), key
        if key in drawing.seas:
            assert drawing.seas[key].contains(spot.point())


def test_seas_of_a_game_do_not_overlap() -> None:
    drawing = load_drawing()
    for x, y in itertools.product(range(20, int(drawing.width), 97), range(20, int(drawing.height), 97)):
        for other in ({"atlantic_ocean", "bay_of_biscay"}, {"north_atlantic", "south_atlantic"}):
            owners = [
                k for k, area in drawing.seas.items() if k not in other and area.contains(QPointF(x, y))
            ]
            assert len(owners) <= 1, owners


def test_drawing_is_small_and_stays_within_its_frame() -> None:
    drawing = load_drawing()
    assert all(drawing.rect().contains(spot.point()) for spot in drawing.places.values())
    for tile in drawing.land["medium"]:
        assert drawing.rect().adjusted(-1, -1, 1, 1).contains(tile.fill.boundingRect())


# Names, pieces, badges


def test_names_are_in_the_frame_and_apart(view: MapView) -> None:
    scene = view.scene()
    for zoom in (0.3, 0.5, 1.0, 2.0):
        scene.set_zoom(zoom, at_once=True)
        boxes = [box for box in scene.names.boxes.values() if box is not None]
        assert len(boxes) >= len(scene.layer.places) - 2
        size = load_drawing().width * zoom, load_drawing().height * zoom
        assert all(inside(box, (0, 0, *size)) for box in boxes)
        assert all(overlap(a, b) == 0 for a, b in itertools.combinations(boxes, 2))


def test_a_name_is_nearest_to_its_own_mark() -> None:
    def name(key: str, x: float, weight: int) -> Name:
        return Name(key, x, 100, 6, 20, ((60, 12),), "e", weight, roams=False)

    names = [name("west", 100, 1), name("east", 190, 2)]
    labels = place_labels(names, Surroundings(sample(()), (0, 0, 400, 200)))

    def gap(key: str, other: Name) -> float:
        label = labels[key]
        assert label is not None
        box = label.box
        return math.hypot(
            max(0, other.x - 6 - box[2], box[0] - other.x - 6),
            max(0, other.y - 6 - box[3], box[1] - other.y - 6),
        )

    for own, other in (names, names[::-1]):
        assert gap(own.key, own) < gap(own.key, other)


@pytest.mark.parametrize("count", [1, 2, 3, 5, 6, 9])
def test_fans_never_overlap(count: int) -> None:
    for direction in (0, 90, 215):
        spots = fan(count, 13, 22, direction)
        for (ax, ay), (bx, by) in itertools.combinations(spots, 2):
            assert math.hypot(ax - bx, ay - by) >= 26


def test_a_fan_avoids_what_is_beside_it() -> None:
    above = best_fan((0, 0), 1, 10, 20, as_points([]))
    assert above == [(pytest.approx(0, abs=1e-9), pytest.approx(-20))]
    (x, y), *_ = best_fan((0, 0), 1, 10, 20, as_points([(-30, -60, 30, -5, 1.0)]))
    assert y > 0 or abs(x) > 15


def test_pieces_at_one_place_do_not_overlap(view: MapView) -> None:
    scene = view.scene()
    scene.set_pieces(HUNTERS)
    for zoom in (0.25, 0.6, 2.0):
        scene.set_zoom(zoom, at_once=True)
        standing = [scene.pieces.standing(piece.id) for piece in HUNTERS]
        assert {(at.x(), at.y()) for at, _, _ in standing} == {scene.layer.spot("vienna").toTuple()}
        for (_, a, radius), (_, b, other) in itertools.combinations(standing, 2):
            gap = a - b
            assert math.hypot(gap.x(), gap.y()) >= radius + other


def test_a_skipped_journey_ends_where_the_animation_would(view: MapView, qtbot: QtBot) -> None:
    scene = view.scene()
    there = [MapPiece(p.id, "prague", p.shape, p.color_index, p.letter, p.label) for p in HUNTERS[:3]]
    after = there + HUNTERS[3:]

    def ends(animate: bool, how: Callable[[], None]) -> list[tuple[QPointF, QPointF, float]]:
        scene.set_pieces(HUNTERS)
        scene.set_pieces(after, animate=animate, speed=30.0)
        how()
        assert not scene.pieces.is_traveling
        return [scene.pieces.standing(piece.id) for piece in after]

    jumped = ends(False, lambda: None)
    assert ends(True, scene.pieces.finish) == jumped
    assert ends(True, lambda: qtbot.waitUntil(lambda: not scene.pieces.is_traveling)) == jumped


def test_a_moving_figure_is_on_its_way_while_the_model_is_at_the_end(view: MapView) -> None:
    scene = view.scene()
    scene.set_pieces(HUNTERS[:1])
    scene.set_pieces([MapPiece("0", "prague", "shield", 0, "G")], animate=True, speed=1.0)
    assert scene.pieces.is_traveling
    assert scene.pieces.pieces["0"].place == "prague"
    scene.set_pieces([])
    assert not scene.pieces.is_traveling
    assert not scene.pieces.pieces


def test_a_moving_figure_continues_while_others_move(view: MapView) -> None:
    scene = view.scene()

    def stand(first: str, second: str) -> list[MapPiece]:
        return [MapPiece("0", first, "shield", 0, "G"), MapPiece("1", second, "shield", 1, "S")]

    def animated(*places: str) -> dict[str, QPointF]:
        scene.set_pieces(stand(*places), animate=True, speed=1.0)
        return {id_: scene.pieces.standing(id_)[0] for id_ in ("0", "1")}

    scene.set_pieces(stand("vienna", "paris"))
    animated("prague", "paris")
    assert animated("prague", "brussels")["0"] != scene.layer.spot("prague")
    assert animated("berlin", "brussels")["0"] == scene.layer.spot("prague")
    scene.set_pieces(stand("berlin", "brussels"))
    assert not scene.pieces.is_traveling


def test_ways_are_drawn_once(view: MapView) -> None:
    links = [MapLink("vienna", "prague"), MapLink("vienna", "prague", "rail")]
    first, _ = routes(load_drawing(), {"vienna", "prague"}, links)
    again, _ = routes(load_drawing(), ["prague", "vienna"], links)
    assert again[links[0]] is first[links[0]]
    assert first[links[0]] != first[links[1]]


@pytest.mark.parametrize("shape", PIECE_SHAPES)
def test_pieces_differ_in_shape(shape: str) -> None:
    path = piece_path(shape, 10)
    assert path.contains(QPointF(0, 0))
    others = [piece_path(other, 10) for other in PIECE_SHAPES if other != shape]
    assert all(path != other for other in others)
    assert max(map(abs, path.boundingRect().getCoords())) <= 13


def test_badges_differ_in_shape() -> None:
    paths = [badge_path(kind, 10) for kind in ("trail", "trap", "fangs", "plain")]
    assert all(a != b for a, b in itertools.combinations(paths, 2))


def test_setting_twice_changes_nothing(view: MapView) -> None:
    scene = view.scene()

    def set_everything() -> None:
        scene.set_board(board(), LINKS)
        scene.set_pieces(HUNTERS)
        scene.set_badges(
            [MapBadge("prague", "1"), MapBadge("prague", "T", "trap"), MapBadge("berlin", "V", "fangs")]
        )
        scene.set_overlay({"paris": 0.4, "rome": 0.1, "ionian_sea": 0.004})
        scene.set_highlights(
            {"berlin": "legal", "adriatic_sea": "legal", "rome": "illegal", "prague": "selected"}
        )
        scene.guide.reason = lambda key: {"rome": "too far"}.get(key, "")
        scene.set_legend(
            MapLegend("Europe", (("road", "Road"), ("rail_yellow", "East"), ("castle", "Castle")))
        )
        scene.set_focus("berlin")

    set_everything()
    once, items = picture(view), len(scene.items())
    set_everything()
    assert picture(view) == once
    assert len(scene.items()) == items


def picture_without_history(view: MapView) -> QImage:
    """Return the picture with names that do not keep the sides that they had before."""
    view.scene().names.forget()
    view.scene().settle()
    return picture(view)


def test_updating_equals_drawing_again(view: MapView) -> None:
    scene = view.scene()
    scene.set_pieces(HUNTERS)
    scene.set_overlay({"rome": 1.0})
    scene.set_badges([MapBadge("rome", "1")])
    scene.set_pieces([MapPiece("0", "rome", "shield", 0, "G"), *HUNTERS[1:]], animate=True)
    scene.set_overlay({"bari": 0.5, "rome": 0.5})
    scene.set_badges([MapBadge("rome", "2"), MapBadge("bari", "1")])
    scene.pieces.finish()
    followed = picture_without_history(view)
    scene.set_board(board(), LINKS)
    scene.set_badges([MapBadge("rome", "2"), MapBadge("bari", "1")])
    scene.set_overlay({"bari": 0.5, "rome": 0.5})
    scene.set_pieces([MapPiece("0", "rome", "shield", 0, "G"), *HUNTERS[1:]])
    assert picture_without_history(view) == followed


def test_many_places_without_chances_have_small_discs(view: MapView) -> None:
    layer = view.scene().layer
    cities = [key for key, place in layer.places.items() if place.kind == "city"]

    def radius(overlay: list[str], *, weighted: bool) -> float:
        view.scene().set_overlay(dict.fromkeys(overlay, 1.0), weighted)
        return layer.mark_look(overlay[0]).overlay_radius

    assert radius(cities[:3], weighted=False) == radius(cities, weighted=True)
    assert radius(cities, weighted=False) < 0.5 * radius(cities, weighted=True)


def test_a_closed_part_is_dim_and_the_view_shows_the_open_one(view: MapView) -> None:
    scene, plain, whole = view.scene(), picture(view), view.zoom_level()
    closed = {place.key for place in board()} - {"rome", "bari"}
    scene.set_closed(closed)
    view.fit()
    layer = scene.layer
    assert {key for key in layer.places if layer.dimness(key) < 1} == closed
    assert view.zoom_level() > 2 * whole
    assert scene.open_rect.contains(layer.spot("rome"))
    assert not scene.open_rect.contains(layer.spot("berlin"))
    scene.set_highlights({"berlin": "illegal"})
    assert layer.dimness("berlin") == 1
    scene.set_highlights({})
    scene.set_closed(())
    view.fit()
    scene.settle()
    assert picture(view) == plain


def test_cleared_items_leave_no_pixels(view: MapView) -> None:
    scene = view.scene()
    plain = picture(view)
    scene.set_overlay({"rome": 0.2, "ionian_sea": 0.8})
    scene.set_highlights({"ionian_sea": "legal", "bari": "illegal"})
    scene.set_badges([MapBadge("rome", "1")])
    scene.set_pieces(HUNTERS)
    assert picture(view) != plain
    scene.set_overlay(None)
    scene.set_highlights({})
    scene.set_badges([])
    scene.set_pieces([])
    assert picture(view) == plain


def test_language_and_theme_change_while_running(view: MapView) -> None:
    scene = view.scene()
    before = picture(view)
    scene.set_names({"vienna": "Wien", "unknown": "?"})
    assert scene.guide.describe("vienna") == "Wien"
    named = picture(view)
    assert named != before
    scene.set_colors(theme("dark").map)
    assert picture(view) != named
    scene.set_colors(theme("light").map)
    scene.set_names({"vienna": "Vienna"})
    assert picture(view) == before


def test_larger_text_is_larger(view: MapView) -> None:
    scene = view.scene()
    scene.set_zoom(1.0, at_once=True)
    left, _, right, _ = scene.names.boxes["berlin"] or (0, 0, 0, 0)
    scene.set_text_scale(2.0)
    scene.settle()
    box = scene.names.boxes["berlin"] or (0, 0, 0, 0)
    assert box[2] - box[0] > 1.8 * (right - left)


def test_a_place_is_described_in_full(scene: MapScene) -> None:
    scene.set_pieces(HUNTERS[:2])
    scene.guide.reason = lambda key: {"vienna": "You are here"}.get(key, "")
    scene.set_overlay({"vienna": 0.12})
    assert scene.guide.describe("vienna") == "Vienna\u00a0\u00a012%. Godalming, Seward. You are here"
