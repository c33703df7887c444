"""Measure panning and zooming of the map: `QT_QPA_PLATFORM=offscreen pytest benchmarks/bench_map.py`.

The goal is less than 8 ms per frame of panning at 2560x1440, painted in software.
"""

import itertools
import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from furyqt.views.map.scene import MapScene
from furyqt.views.map.sheet.drawing import load_drawing
from furyqt.views.map.values import MapBadge, MapLink, MapPiece, MapPlace
from furyqt.views.map.view import MapView

WIDTH, HEIGHT = 2560, 1440
_SEAS = {"atlantic_ocean", "bay_of_biscay", "english_channel", "irish_sea", "north_sea", "mediterranean_sea"}
_SEAS |= {"tyrrhenian_sea", "adriatic_sea", "ionian_sea", "black_sea"}
_ABSENT = {"north_atlantic", "south_atlantic", "nuremburg"}
_FRAME = {"fit": 0.0, "near": 0.9, "nearest": 2.5}


def full_board() -> tuple[list[MapPlace], list[MapLink]]:
    """Seventy places, each with roads and railways to the nearest four, and all sea lanes."""
    spots = {key: spot for key, spot in load_drawing().places.items() if key not in _ABSENT}
    places = [MapPlace(key, key.title(), "sea" if key in _SEAS else "city", "large") for key in spots]
    lanes = {pair for pair in map(frozenset, load_drawing().lanes) if pair <= spots.keys()}
    links = [MapLink(*sorted(pair), "boat") for pair in sorted(lanes, key=sorted)]
    dry = sorted(spots.keys() - _SEAS)
    pairs = set()
    for key in dry:
        near = sorted(dry, key=lambda other: (spots[other].point() - spots[key].point()).manhattanLength())
        pairs |= {tuple(sorted((key, other))) for other in near[1:5]}
    for rank, (a, b) in enumerate(sorted(pairs)):
        links.append(MapLink(a, b, "road"))
        links += [MapLink(a, b, "rail")] * (rank % 3 == 0)
    return places, links


@pytest.fixture
def view(qapp: QApplication) -> MapView:
    """A view in the middle of a game."""
    scene = MapScene()
    scene.set_board(*full_board())
    scene.set_pieces([MapPiece(str(i), "vienna", "circle", i, "X", "X") for i in range(5)])
    scene.set_badges([MapBadge(place, "1") for place in ("vienna", "rome", "paris", "berlin", "black_sea")])
    scene.set_overlay(
        {key: 0.1 for key in ("paris", "berlin", "venice", "bay_of_biscay", "prague", "munich")}
    )
    found = MapView(scene)
    scene.setParent(found)
    found.resize(WIDTH, HEIGHT)
    found.show()
    qapp.processEvents()
    found.fit()
    return found


@pytest.mark.parametrize("zoom", _FRAME.values(), ids=_FRAME.keys())
@pytest.mark.parametrize("step", [6, 24], ids=["slow", "fast"])
def test_pan(benchmark: BenchmarkFixture, view: MapView, qapp: QApplication, zoom: float, step: int) -> None:
    """Pan by one frame."""
    if zoom:
        view.zoom_to(zoom, QPointF(WIDTH / 2, HEIGHT / 2))
        view.center_on("munich")
    view.scene().settle()
    qapp.processEvents()
    moves = itertools.cycle([(step, step)] * 12 + [(-step, -step)] * 12)

    def frame() -> None:
        view.scroll_by(*next(moves))
        qapp.processEvents()

    benchmark(frame)


def test_zoom(benchmark: BenchmarkFixture, view: MapView, qapp: QApplication) -> None:
    """Turn the wheel by one notch: the cached sheet is scaled."""
    notches = itertools.cycle([1.2] * 6 + [1 / 1.2] * 6)

    def frame() -> None:
        view.zoom_to(view.zoom_level() * next(notches), QPointF(900, 700))
        qapp.processEvents()

    benchmark(frame)


def test_zoom_and_settle(benchmark: BenchmarkFixture, view: MapView, qapp: QApplication) -> None:
    """Turn the wheel by one notch, place the names and repaint the sheet."""
    notches = itertools.cycle([1.2] * 6 + [1 / 1.2] * 6)

    def frame() -> None:
        view.zoom_to(view.zoom_level() * next(notches), QPointF(900, 700))
        view.scene().settle()
        qapp.processEvents()

    benchmark(frame)


def test_repaint(benchmark: BenchmarkFixture, view: MapView, qapp: QApplication) -> None:
    """Repaint the whole view, as after the window was hidden."""

    def frame() -> None:
        view.viewport().update()
        qapp.processEvents()

    benchmark(frame)


def test_settle(benchmark: BenchmarkFixture, view: MapView) -> None:
    """Place all names and pieces."""
    benchmark(view.scene().settle)
