"""Names on the map: each at its own place, none covered, and those of the legal places always shown."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy
import pytest
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.rules.fury3.tables import ATLAS, CITIES, WALKS
from furyqt.rules.lite import RULES as LITE
from furyqt.views.map.layout import Points, overlap, sample
from furyqt.views.map.names.labels import Label, Name, distances, label_box, place_labels
from furyqt.views.picture import MapPanel
from furyqt.views.table.map_table import MapTable
from furyqt.views.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
PANES = [
    ((944, 525), 1.0), ((807, 455), 1.4), ((709, 375), 2.0),
    ((1104, 705), 1.0), ((967, 649), 1.4), ((798, 555), 2.0),
    ((1501, 852), 1.25), ((1337, 784), 1.75), ((1091, 666), 2.5),
    ((2004, 1153), 1.65), ((1786, 1062), 2.31), ((1457, 911), 3.3),
]  # fmt: skip
"""The map in windows of 1280x720, 1440x900, 1920x1080 and 2560x1440, each with text at 100, 140 and 200%."""
HUNTED = ("sofia", "vienna", "paris", "liverpool", "venice")
"""Places from which a figure moves: their neighbors are legal."""
CORNERS = [ATLAS.index[key] for key in HUNTED]
NARROW = Name("own", 100, 100, 8, 12, ((50, 14), (40, 11)), "e", 1, roams=False)


@pytest.fixture
def new_table(qtbot: QtBot) -> Iterator[Callable[[str, tuple[int, int], float], MapTable]]:
    """A function that shows the map of the third edition in a language, a size and a text size."""

    language = Language()

    def make(tongue: str, pane: tuple[int, int], text: float) -> MapTable:
        language.set(tongue)
        found = MapTable(language.translate)
        qtbot.addWidget(found)
        found.resize(*pane)
        found.show()
        found.set_atlas(ATLAS)
        found.set_theme(theme("light"), text)
        found.show_panel(MapPanel())
        found.map.fit()
        return found

    yield make
    language.set("en")


def rings(table: MapTable) -> dict[str, Points]:
    """The boxes of all marks with their rings, in pixels."""
    layer = table.scene.layer
    found = {}
    for key in layer.places:
        spot, reach = layer.spot(key) * layer.zoom, layer.mark_reach(key)
        found[key] = numpy.array([(spot.x() - reach, spot.y() - reach, spot.x() + reach, spot.y() + reach)])
    return found


def faults(table: MapTable, legal: set[str]) -> list[str]:
    """The faults of the names that are shown."""
    layer, marks = table.scene.layer, rings(table)
    labels = {key: label for key, label in layer.names.labels.items() if label is not None}
    found = [f"{key} is legal and has no name" for key in legal if key not in labels]
    for (a, first), (b, second) in itertools.combinations(labels.items(), 2):
        if overlap(first.box, second.box) > 0:
            found.append(f"{a} covers {b}")
    for key, label in labels.items():
        gaps = {other: float(distances(ring, label.box)[0]) for other, ring in marks.items()}
        found += [f"{key} touches the mark of {other}" for other, gap in gaps.items() if gap == 0]
        if not label.has_line and layer.places[key].kind != "sea":
            found += [
                f"{key} is nearer to {other}"
                for other, gap in gaps.items()
                if other != key and gap < gaps[key] - 0.5
            ]
    return found


@pytest.mark.parametrize("tongue", ["en", "de", "it"])
@pytest.mark.parametrize(("pane", "text"), PANES)
def test_every_name_is_at_its_own_place_and_covers_nothing(
    new_table: Callable[[str, tuple[int, int], float], MapTable],
    tongue: str,
    pane: tuple[int, int],
    text: float,
) -> None:
    table = new_table(tongue, pane, text)
    for corner in CORNERS:
        legal = set(WALKS[corner])
        table.offer(frozenset(legal), {})
        table.show_chances({place: 0.04 for place in sorted(CITIES)[::3]} | {corner: 0.3})
        assert faults(table, {ATLAS.places[place].key for place in legal}) == []


@pytest.mark.parametrize("tongue", ["en", "de", "it"])
def test_every_place_has_its_name_in_the_smallest_window(
    new_table: Callable[[str, tuple[int, int], float], MapTable], tongue: str
) -> None:
    table = new_table(tongue, *PANES[0])
    assert [key for key, label in table.scene.layer.names.labels.items() if label is None] == []


@pytest.mark.parametrize("tongue", ["en", "de", "it"])
def test_the_names_of_lite_are_at_their_own_places(
    new_table: Callable[[str, tuple[int, int], float], MapTable], tongue: str
) -> None:
    table = new_table(tongue, *PANES[0])
    table.set_atlas(LITE.default_table.atlas)
    table.map.fit()
    assert faults(table, set(table.scene.layer.places)) == []


# The search for space


def test_a_name_is_smaller_where_it_is_crowded() -> None:
    free = place_labels([NARROW], sample(()), (0, 0, 300, 300))["own"]
    tight = place_labels(
        [NARROW], sample(()), (0, 0, 156, 300), [(0, 0, 156, 85), (0, 115, 156, 300), (0, 85, 85, 115)]
    )["own"]
    assert free == Label(label_box(NARROW, "e", 15), 0)
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
    assert place_labels([NARROW], sample(()), frame, around(NARROW))["own"] is None
    label = place_labels([needed], sample(()), frame, around(needed))["own"]
    assert label is not None
    assert label.has_line
    assert all(overlap(label.box, box) == 0 for box in around(needed))


def test_needed_names_go_first_only_if_they_find_no_space_otherwise() -> None:
    def name(key: str, x: float, weight: int, *, is_needed: bool) -> Name:
        return Name(key, x, 100, 8, 12, ((60, 14),), "e", weight, roams=False, is_needed=is_needed)

    heavy, light = name("heavy", 60, 5, is_needed=False), name("light", 175, 1, is_needed=True)
    frame, walls = (0, 0, 190, 200), [(0, 0, 190, 90), (0, 110, 190, 200)]
    both = place_labels([heavy, light], sample(()), frame, walls)
    assert both["light"] is not None
    assert both["heavy"] is None
    alone = place_labels([heavy, name("light", 175, 1, is_needed=False)], sample(()), frame, walls)
    assert alone["heavy"] is not None
