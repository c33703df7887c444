"""The places of sites, spaces and the tower, and the way of the arrow keys between them."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from furyqt.views.town.layout import LEAST_SITE, least_height, town_places
from furyqt.views.town.view import NO_SPOT
from furyqt.views.town.widget import ARROWS, next_spot
from tests.views.town.towns import VEHICLE, town

LINE = 16.0
WIDTHS = (1800, 850, 700, 520, 360, 180)


def size(width: float, sites: int = 9) -> QSizeF:
    """Return the least size of a town of this width."""
    return QSizeF(width, least_height(town(sites), width, LINE))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("sites", [1, 4, 9])
def test_everything_has_a_place_inside(width: int, sites: int) -> None:
    panel, whole = town(sites), QRectF(0, 0, width, size(width, sites).height())
    places = town_places(panel, whole.size(), LINE)
    assert len(places.sites) == sites
    assert set(places.spaces) == {space.number for space in panel.spaces}
    for place in places.sites:
        assert whole.contains(place.whole)
        assert place.whole.contains(place.head)
    for box in (*places.spaces.values(), places.tower, places.words, places.home):
        assert whole.adjusted(-1, -1, 1, 1).contains(box)


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_covers_anything_else(width: int) -> None:
    places = town_places(town(), size(width), LINE)
    boxes = [place.whole for place in places.sites] + [places.tower]
    for first, second in combinations(boxes, 2):
        assert not first.intersects(second)
    for one, other in combinations(places.spaces.values(), 2):
        assert not one.adjusted(1, 1, -1, -1).intersects(other.adjusted(1, 1, -1, -1))


def test_a_space_is_in_its_site() -> None:
    panel, places = town(), town_places(town(), QSizeF(900, 500), LINE)
    for site, place in zip(panel.sites, places.sites, strict=True):
        for space in site.spaces:
            assert place.whole.contains(places.spaces[space.number])


def test_spaces_grow_with_the_town_up_to_a_limit() -> None:
    heights = [
        town_places(town(), QSizeF(90 * factor, 40 * factor), LINE).spaces[40].height()
        for factor in (10, 14, 20, 40)
    ]
    assert heights[0] < heights[1] <= heights[2]
    assert heights[2] == heights[3]


def test_a_narrow_town_is_higher() -> None:
    heights = [size(width).height() for width in WIDTHS]
    assert heights == sorted(heights)
    assert heights[0] == pytest.approx(2 * LEAST_SITE.height() * LINE)


def test_without_a_site_the_vehicle_is_at_the_tower() -> None:
    places = town_places(town(has_vehicle=False), QSizeF(900, 500), LINE)
    assert places.tower.contains(places.vehicle)
    at_site = town_places(town(), QSizeF(900, 500), LINE)
    assert not at_site.tower.intersects(at_site.vehicle)


def test_a_point_belongs_to_a_space_the_vehicle_or_nothing() -> None:
    places = town_places(town(), QSizeF(900, 500), LINE)
    assert places.at(places.spaces[40].center(), VEHICLE) == 40
    assert places.at(places.vehicle.center(), VEHICLE) == VEHICLE
    assert places.at(QPointF(-5, -5), VEHICLE) is None


@pytest.mark.parametrize("width", WIDTHS[:-1])
def test_the_arrow_keys_reach_every_spot(width: int) -> None:
    places = town_places(town(), size(width), LINE)
    reached, fresh = set[int](), {10}
    while fresh:
        reached |= fresh
        steps = {next_spot(places, VEHICLE, spot, way) for spot in fresh for way in ARROWS.values()}
        fresh = steps - reached
    assert reached == {*places.spaces, VEHICLE}


def test_an_arrow_key_goes_in_its_direction() -> None:
    places = town_places(town(), QSizeF(900, 500), LINE)
    for key, (x, y) in ARROWS.items():
        for spot, box in places.spaces.items():
            there = next_spot(places, VEHICLE, spot, (x, y))
            if there in (spot, VEHICLE):
                continue
            step = places.spaces[there].center() - box.center()
            assert step.x() * x + step.y() * y > 0, Qt.Key(key)
    assert next_spot(places, VEHICLE, NO_SPOT, (1, 0)) == 10
