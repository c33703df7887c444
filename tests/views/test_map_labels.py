"""Names on the map: each at its own place, none covered, and those of the legal places always shown."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import numpy
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text
from furyqt.rules.fury3.tables import ATLAS, CITIES, WALKS
from furyqt.rules.lite import RULES as LITE
from furyqt.views.boards import board
from furyqt.views.map.figures import FigureItem, FigureLook
from furyqt.views.map.layout import Box, Points, overlap, sample
from furyqt.views.map.names.arrangement import Surroundings, give_way, labels_among, place_labels
from furyqt.views.map.names.labels import Label, Name, apart, distances, label_box
from furyqt.views.map.values import MapBadge, MapPiece
from furyqt.views.picture import MapPanel
from furyqt.views.table.map_table import MapTable
from furyqt.views.theme import apply_theme, theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
PANES = [
    ((944, 525), 1.0), ((691, 440), 1.4), ((560, 375), 2.0),
    ((1104, 705), 1.0), ((967, 649), 1.4), ((798, 555), 2.0),
    ((1501, 852), 1.25), ((1337, 784), 1.75), ((1091, 666), 2.5),
    ((2004, 1153), 1.65), ((1786, 1062), 2.31), ((1457, 911), 3.3),
]  # fmt: skip
"""The map in windows of 1280x720, 1440x900, 1920x1080 and 2560x1440, each with text at 100, 140 and 200%."""
HUNTED = ("sofia", "vienna", "paris", "liverpool", "venice")
"""Places from which a figure moves: their neighbors are legal."""
CORNERS = [ATLAS.index[key] for key in HUNTED]
_CLEARLY = 1.6
"""Another mark is at least so many times as far from a name beside its own mark."""
_LARGE = 2.0
"""The text size from which the search for space is slow."""
_SPARE = 4.0
"""A name that could stay has this much space around it, in pixels: its distance from its mark may change."""
_BESIDE = 0.35
"""A name at the end of a line keeps this distance from other marks, in heights of the name."""
_NEAR = 5.0
"""The longest line of a name, in heights of the name."""
CROWDED_OUT = PANES[2]
"""The smallest window with the largest text, where names among pieces may be left out."""
NARROW = Name("own", 100, 100, 8, 12, ((50, 14), (40, 11)), "e", 1, roams=False)


@pytest.fixture(params=["en", "de", "it"])
def table(qapp: QApplication, qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[MapTable]:
    """The map of the third edition in a language, in the smallest window, styled as in the program."""
    apply_theme(qapp, "light")
    language = Language()
    language.set(request.param)
    found = MapTable(language.translate)
    qtbot.addWidget(found)
    found.show()
    found.set_atlas(ATLAS)
    found.show_panel(MapPanel(legend=legend_of_the_game()))
    fit(found, *PANES[0])
    assert not found.scene.legend.box.isEmpty()
    yield found
    language.set("en")


def legend_of_the_game() -> tuple[tuple[str, Text], ...]:
    """The legend of the third edition."""
    rules = ruleset("fury3")
    opening = rules.observe(rules.setup(rules.checked_options({}), 1), 0)
    panel = board("fury3").picture(opening).panel(MapPanel)
    return () if panel is None else panel.legend


def fit(table: MapTable, pane: tuple[int, int], text: float) -> None:
    """Show the whole map in a pane, with a text size."""
    table.resize(*pane)
    table.scene.set_text_scale(text)
    table.map.fit()


def rings(table: MapTable) -> Points:
    """The boxes of all marks with their rings, in pixels."""
    layer = table.scene.layer
    found = []
    for key in layer.places:
        spot, reach = layer.spot(key) * layer.zoom, layer.mark_reach(key)
        found.append((spot.x() - reach, spot.y() - reach, spot.x() + reach, spot.y() + reach))
    return numpy.array(found)


def scaled(box: QRectF, zoom: float) -> Box:
    """Return a part of the sheet in pixels."""
    return box.left() * zoom, box.top() * zoom, box.right() * zoom, box.bottom() * zoom


def faults(table: MapTable, legal: set[str]) -> list[str]:
    """The faults of the names that are shown."""
    layer, marks = table.scene.layer, rings(table)
    labels = {key: label for key, label in table.scene.names.labels.items() if label is not None}
    found = [f"{key} is legal and has no name" for key in legal if key not in labels]
    box = scaled(table.scene.legend.box, layer.zoom)
    found += [f"{key} covers the legend" for key, label in labels.items() if overlap(label.box, box) > 0]
    for (a, first), (b, second) in itertools.combinations(labels.items(), 2):
        if overlap(apart(first.box), second.box) > 0:
            found.append(f"{a} covers {b}, or they read as one name")
    for key, label in labels.items():
        gaps = dict(zip(layer.places, distances(marks, label.box).tolist(), strict=True))
        found += [f"{key} touches the mark of {other}" for other, gap in gaps.items() if gap == 0]
        if not label.has_line and layer.places[key].kind != "sea":
            found += [
                f"{key} is about as near to {other}"
                for other, gap in gaps.items()
                if other != key and gap < _CLEARLY * gaps[key] - 1.0
            ]
    return found


def beside_others(table: MapTable) -> list[str]:
    """The names at the ends of lines that are nearer to another mark than to their own, and beside it."""
    layer, marks = table.scene.layer, rings(table)
    found = []
    for key, label in table.scene.names.labels.items():
        if label is None or not label.has_line or layer.places[key].kind == "sea":
            continue
        gaps = dict(zip(layer.places, distances(marks, label.box).tolist(), strict=True))
        near = min(gaps[key] - 0.5, _BESIDE * (label.box[3] - label.box[1]))
        found += [f"{key} is beside {other}" for other, gap in gaps.items() if other != key and gap < near]
    return found


def far_away(table: MapTable) -> list[str]:
    """The names at the ends of long lines."""
    layer, found = table.scene.layer, []
    marks = dict(zip(layer.places, rings(table), strict=True))
    for key, label in table.scene.names.labels.items():
        if label is not None and label.has_line:
            gap = float(distances(marks[key].reshape(1, 4), label.box)[0])
            found += [key] if gap > _NEAR * (label.box[3] - label.box[1]) + 1.0 else []
    return found


IN_ONE_LANGUAGE = pytest.mark.parametrize(
    "table",
    [pytest.param("en", marks=pytest.mark.slow), "de", pytest.param("it", marks=pytest.mark.slow)],
    indirect=True,
)
"""A test whose other languages are in `make soak`."""


@pytest.mark.mass
@IN_ONE_LANGUAGE
def test_every_name_is_at_its_own_place_and_covers_nothing(table: MapTable) -> None:
    for pane, text in PANES:
        fit(table, pane, text)
        for corner in CORNERS if text < _LARGE else CORNERS[:1]:
            legal = set(WALKS[corner])
            table.offer(frozenset(legal), lambda _: "")
            table.show_chances({place: 0.04 for place in sorted(CITIES)[::3]} | {corner: 0.3})
            assert faults(table, {ATLAS.places[place].key for place in legal}) == [], (pane, text)


@pytest.mark.mass
def test_legal_places_in_the_middle_of_many_discs_have_names(table: MapTable) -> None:
    start = ATLAS.index["nuremberg"]
    near = {end for middle in WALKS[start] for end in WALKS[middle]} | set(WALKS[start])
    legal = set(WALKS[start])
    for pane, text in PANES[:3]:
        fit(table, pane, text)
        put(table, ["nuremberg", "nuremberg", "prague", "budapest"], ["nuremberg", "munich"])
        table.offer(frozenset(legal), lambda _: "")
        table.show_chances(dict.fromkeys(sorted(near), 0.08))
        needed = set() if (pane, text) == CROWDED_OUT else {ATLAS.places[place].key for place in legal}
        assert faults(table, needed) + far_away(table) == [], (pane, text)


def test_every_place_has_its_name_in_the_smallest_window(table: MapTable) -> None:
    assert [key for key, label in table.scene.names.labels.items() if label is None] == []


@pytest.mark.mass
def test_every_city_has_its_name_at_every_text_size(table: MapTable) -> None:
    for pane, text in PANES:
        fit(table, pane, text)
        table.scene.settle()
        layer = table.scene.layer
        cities = {key for key, place in layer.places.items() if place.kind in ("city", "castle")}
        assert {key for key in cities if table.scene.names.labels[key] is None} == set(), (pane, text)


def test_names_in_a_small_map_are_rather_all_smaller_than_some_missing(table: MapTable) -> None:
    """The largest size is smaller than in a large map, and the same for most names."""
    used = []
    for pane, text in (PANES[0], PANES[2]):
        fit(table, pane, text)
        table.scene.settle()
        used.append(min(label.size for label in table.scene.names.labels.values() if label))
    assert used[0] == 0
    assert used[1] > 0


def test_the_names_of_lite_are_at_their_own_places(table: MapTable) -> None:
    table.set_atlas(LITE.default_table.atlas)
    table.map.fit()
    assert faults(table, set(table.scene.layer.places)) == []


def test_no_closed_place_is_seen_through_the_legend(table: MapTable) -> None:
    """The open part is the Balkans: the legend moves over closed places."""
    layer, east = table.scene.layer, ("athens", "sofia", "bucharest", "klausenburg", "zagreb")
    table.close_places(frozenset(range(len(ATLAS.places))) - {ATLAS.index[key] for key in east})
    table.scene.settle()
    box = table.scene.legend.box
    behind = {key for key in layer.places if box.contains(layer.spot(key))}
    assert behind
    assert {layer.dimness(key) for key in behind} == {0.0}
    assert all(layer.dimness(key) > 0 for key in layer.places.keys() - behind)
    table.close_places(frozenset())
    table.scene.settle()
    assert {layer.dimness(key) for key in layer.places} == {1.0}


# Sides


def set_map(table: MapTable, game: str) -> list[str]:
    """Show the usual map of a game, and return its places."""
    atlas = ruleset(game).default_table.atlas
    assert atlas is not None
    table.set_atlas(atlas)
    return [place.key for place in atlas.places]


def updates(table: MapTable, places: list[str]) -> Iterator[None]:
    """Change the chances, the legal places and the zoom, step by step."""
    for first, is_told in ((0, False), (1, False), (1, True), (2, True), (2, False)):
        table.show_chances(dict.fromkeys(range(first, len(places), 3), 0.08), numbers=is_told)
        yield
    table.show_chances(None)
    yield
    for key in HUNTED[:3]:
        table.offer(
            frozenset(places.index(other) for other in table.scene.guide.neighbors[key]), lambda _: ""
        )
        yield
    fitting = table.scene.layer.zoom
    for factor in (1.1, 1.25, 1.4, 1.2, 1.0):
        table.scene.set_zoom(fitting * factor, at_once=True)
        yield


def needless_moves(table: MapTable, before: Mapping[str, Label | None], zoom: float) -> list[str]:
    """Return the names that have left a side of their mark where they would still be legal."""
    layer, now, marks = table.scene.layer, table.scene.names.labels, rings(table)
    legend, found = scaled(table.scene.legend.box, layer.zoom), []
    for index, key in enumerate(layer.places):
        old, new = before[key], now[key]
        if old is None or new is None or old.has_line or (new.way, new.has_line) == (old.way, False):
            continue
        shift = layer.spot(key) * (layer.zoom - zoom)
        growth = [new.box[i + 2] - new.box[i] - old.box[i + 2] + old.box[i] for i in (0, 1)]
        if max(growth) > 0:
            continue  # the name was smaller there
        corner = old.box[0] + shift.x() - _SPARE, old.box[1] + shift.y() - _SPARE
        box = (*corner, old.box[2] + shift.x() + _SPARE, old.box[3] + shift.y() + _SPARE)
        others = [label.box for other, label in now.items() if label and other != key]
        gaps = distances(marks, box)
        near = gaps < _CLEARLY * gaps[index] + 1.0
        is_own = layer.places[key].kind == "sea" or numpy.flatnonzero(near).tolist() == [index]
        if is_own and gaps.min() > 0 and not any(overlap(box, other) for other in (*others, legend)):
            found.append(key)
    return found


@pytest.mark.mass
@IN_ONE_LANGUAGE
@pytest.mark.parametrize("game", ["fury3", "fury2", "lite"])
@pytest.mark.parametrize(("pane", "text"), PANES)
def test_a_name_keeps_its_side_unless_it_must_move(
    table: MapTable, pane: tuple[int, int], text: float, game: str
) -> None:
    places = set_map(table, game)
    fit(table, pane, text)
    kept, zoom = dict(table.scene.names.labels), table.scene.layer.zoom
    for _ in updates(table, places):
        assert needless_moves(table, kept, zoom) == []
        assert faults(table, set()) + beside_others(table) == []
        kept, zoom = dict(table.scene.names.labels), table.scene.layer.zoom


# Pieces


FIGURES = (("shield", "G"), ("square", "S"), ("hexagon", "H"), ("circle", "M"), ("bat", "D"))
CROWDS = (
    (["vienna"] * 5, ["vienna", "prague"]),
    (["zurich", "milan", "geneva", "strasbourg", "munich"], ["zurich", "milan", "nuremberg"]),
    (["venice", "venice", "milan", "florence", "genoa"], ["venice", "genoa"]),
    (["zagreb", "szeged", "budapest", "belgrade", "sarajevo"], ["zagreb", "budapest"]),
    (["zurich", "zurich", "zurich", "munich", "munich"], []),
    (["brussels", "amsterdam", "cologne", "paris", "le_havre"], ["brussels", "paris", "cologne"]),
    (["london", "paris", "swansea", "swansea", "paris"], ["paris", "london", "brussels", "liverpool"]),
)
"""Places of five figures, and places with a space of the trail, where names are crowded."""
IN_THE_EAST = (
    (["sarajevo", "valona", "zagreb", "szeged", "szeged"], ["zagreb", "szeged"]),
    (["szeged", "szeged", "szeged", "belgrade", "szeged"], ["zagreb", "venice"]),
    (["sarajevo", "valona", "zagreb", "belgrade", "sarajevo"], ["szeged", "sarajevo"]),
)
"""Hunters on the way to the castle, as in the first chapter of the campaign."""


def put(table: MapTable, places: Sequence[str], trail: Sequence[str]) -> None:
    """Put five figures on the map: one active, one lying, one with bats."""
    pieces = [
        MapPiece(str(i), place, *(FIGURES[i][0], i, FIGURES[i][1]), is_active=i == 0, is_lying=i == 1,
                 signs=("bats",) * (i == 2))
        for i, place in enumerate(places)
    ]  # fmt: skip
    table.scene.set_position(pieces, [MapBadge(place, str(i + 1)) for i, place in enumerate(trail)])


@pytest.mark.mass
def test_no_piece_covers_a_name_and_all_occupied_places_are_named(table: MapTable) -> None:
    for pane, text in PANES:
        fit(table, pane, text)
        for places, trail in CROWDS:
            put(table, places, trail)
            boxes, labels = table.scene.pieces.boxes(), table.scene.names.boxes
            assert len(boxes) == len(places) + len(trail) + 2, "figures, tokens, bats and the ring"
            covered = {
                key for box in boxes for key, name in labels.items() if name and overlap(box, name) > 0
            }
            assert covered == set(), (pane, text, places)
            needed = set() if (pane, text) == CROWDED_OUT else set(places)
            assert faults(table, needed) + far_away(table) == [], (pane, text)


@pytest.mark.parametrize("table", ["en"], indirect=True)
def test_a_name_is_left_out_rather_than_far_from_its_place(table: MapTable) -> None:
    """London was in Brittany: it could be shown only at the end of a long line."""
    put(table, *CROWDS[-1])
    assert far_away(table) == []


def test_names_return_when_the_pieces_have_left(table: MapTable) -> None:
    before = dict(table.scene.names.labels)
    put(table, *CROWDS[1])
    assert table.scene.names.labels != before
    table.scene.set_position([], [])
    assert table.scene.names.labels == before


@pytest.mark.parametrize("look", [{}, {"is_lying": True}, {"signs": ("bats", "bats")}], ids=str)
@pytest.mark.parametrize("shape", [shape for shape, _ in FIGURES])
def test_a_figure_is_drawn_within_its_boxes(
    qapp: object, shape: str, look: dict[str, bool | tuple[str, ...]]
) -> None:
    item = FigureItem(QPointF())
    item.set_look(FigureLook(shape, "S", "#e69f00", "#000000", theme("light").map, 1.0, **look))  # type: ignore[arg-type]
    image = QImage(120, 120, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.translate(60, 60)
    item.paint(painter, None)  # type: ignore[arg-type]
    for box in item.boxes():
        painter.fillRect(box.adjusted(-2, -2, 2, 2), 0xFFFFFFFF)  # the line and the shadow
    painter.end()
    dots = [(x - 60, y - 60) for x in range(120) for y in range(120) if image.pixel(x, y) != 0xFFFFFFFF]
    assert dots == []


def test_a_name_on_a_line_is_rather_small_and_near_than_large_and_far() -> None:
    name = Name("own", 100, 100, 8, 12, ((60, 20), (30, 10)), "e", 1, roams=False, is_needed=True)
    walls = [(0, 100, 200, 200), (0, 0, 60, 100), (140, 0, 200, 100), (85, 88, 115, 100)]
    free = place_labels([name], Surroundings(sample(()), (0, -200, 200, 200), walls[:3]))["own"]
    assert free is not None
    assert not free.has_line
    pieces = [(60, 40, 140, 64), (60, 78, 140, 100)]
    crowded = give_way(
        [name], {"own": free}, Surroundings(sample(()), (0, -200, 200, 200), walls[:3], pieces)
    )
    label = crowded["own"]
    assert label is not None
    assert label.has_line
    assert label.size == 1
    assert 64 <= label.box[1] <= label.box[3] <= 78


def test_only_covered_names_move() -> None:
    left, right = (replace(NARROW, key=key, x=x) for key, x in (("left", 60), ("right", 180)))
    around_both = Surroundings(sample(()), (0, 0, 300, 300))
    usual = place_labels([left, right], around_both)
    box = usual["left"]
    assert box is not None
    moved = give_way([left, right], usual, replace(around_both, pieces=[box.box]))
    assert moved["right"] == usual["right"]
    assert moved["left"] not in (None, usual["left"])


# The search for space


def test_maps_share_what_they_found_among_the_same_lines_in_the_same_frame() -> None:
    frame = (0, 0, 300, 300)
    road, other = sample([[(0.0, 0.0), (200.0, 0.0)]]), sample([[(0.0, 0.0), (0.0, 200.0)]])
    known = labels_among(road, frame)
    place_labels([NARROW], Surroundings(road, frame), known)
    assert known
    assert labels_among(road.copy(), frame) is known
    assert labels_among(other, frame) is not known
    assert labels_among(road, (0, 0, 300, 200)) is not known


def test_a_name_is_smaller_where_it_is_crowded() -> None:
    free = place_labels([NARROW], Surroundings(sample(()), (0, 0, 300, 300)))["own"]
    walls = [(0, 0, 156, 85), (0, 115, 156, 300), (0, 85, 85, 115)]
    tight = place_labels([NARROW], Surroundings(sample(()), (0, 0, 156, 300), walls))["own"]
    assert free == Label(label_box(NARROW, "e", 15), 0, gap=15)
    assert tight is not None
    assert tight.size == 1


def around(name: Name) -> list[tuple[float, float, float, float]]:
    """Boxes that leave no space beside a name's mark, with a gap to the north."""
    return [
        (0, 112, 200, 200), (0, 60, 88, 112), (112, 60, 200, 112),
        (0, 82, 97, 112), (103, 82, 200, 112),
    ]  # fmt: skip


def test_only_a_needed_name_is_set_at_the_end_of_a_line() -> None:
    frame = (0, 0, 200, 200)
    needed = replace(NARROW, is_needed=True)
    assert place_labels([NARROW], Surroundings(sample(()), frame, around(NARROW)))["own"] is None
    label = place_labels([needed], Surroundings(sample(()), frame, around(needed)))["own"]
    assert label is not None
    assert label.has_line
    assert all(overlap(label.box, box) == 0 for box in around(needed))


def test_needed_names_go_first_only_if_they_find_no_space_otherwise() -> None:
    def name(key: str, x: float, weight: int, *, is_needed: bool) -> Name:
        return Name(key, x, 100, 8, 12, ((60, 14),), "e", weight, roams=False, is_needed=is_needed)

    heavy, light = name("heavy", 60, 5, is_needed=False), name("light", 175, 1, is_needed=True)
    room = Surroundings(sample(()), (0, 0, 190, 200), [(0, 0, 190, 90), (0, 110, 190, 200)])
    both = place_labels([heavy, light], room)
    assert both["light"] is not None
    assert both["heavy"] is None
    alone = place_labels([heavy, name("light", 175, 1, is_needed=False)], room)
    assert alone["heavy"] is not None
