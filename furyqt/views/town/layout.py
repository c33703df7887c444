"""The places of everything in the town, for a size of the widget and of the text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF

from furyqt.views.picture import TownPanel, TownSite, TownSpace

LEAST_SITE = QSizeF(10.6, 9.6)
"""The least size of a site in lines of text."""
_GAP, _PAD = 0.35, 0.3
_WORK, _BUILDING, _HEAD = 2.1, 2.75, 1.35
"""The heights of the rows of a site in lines."""
_BROADEST = 3.6
_TOWER_SHARE = 0.42
_LARGEST = 1.6
"""The largest size of spaces relative to the text."""
_FLAT_TOWER = 4.6


@dataclass(frozen=True, slots=True)
class SitePlace:
    """The boxes of a site."""

    whole: QRectF
    head: QRectF
    picture: QRectF
    vehicle: QRectF


@dataclass(frozen=True, slots=True)
class TownPlaces:
    """The boxes of a town; spaces and the vehicle are found by their numbers."""

    line: float
    sites: tuple[SitePlace, ...] = ()
    spaces: dict[int, QRectF] = field(default_factory=dict)
    vehicle: QRectF = field(default_factory=QRectF)
    tower: QRectF = field(default_factory=QRectF)
    dial: QRectF = field(default_factory=QRectF)
    words: QRectF = field(default_factory=QRectF)
    home: QRectF = field(default_factory=QRectF)

    def at(self, point: QPointF, vehicle: int) -> int | None:
        """Return the number of the space or vehicle at a point."""
        if self.vehicle.contains(point):
            return vehicle
        return next((number for number, box in self.spaces.items() if box.contains(point)), None)


@dataclass(frozen=True, slots=True)
class _Grid:
    """The columns of the sites, and the place of the tower: in the row, beside or above the sites."""

    columns: int
    rows: int
    tower: str

    def least(self, line: float) -> QSizeF:
        """Return the least size of a town in this grid."""
        width = self.columns * LEAST_SITE.width() + (LEAST_SITE.width() if self.tower == "beside" else 0)
        height = self.rows * LEAST_SITE.height() + (_FLAT_TOWER if self.tower == "above" else 0)
        return QSizeF(width * line, height * line)


def _grids(count: int) -> Iterator[_Grid]:
    """Yield the possible grids, the broadest first."""
    broad = ceil((count + 1) / 2)
    yield _Grid(broad, 2, "row")
    for columns in range(max(1, broad - 2), 0, -1):
        if columns == 3:
            yield _Grid(3, ceil(count / 3), "beside")
        yield _Grid(columns, ceil(count / columns), "above")


def _chosen(count: int, width: float, line: float) -> _Grid:
    """Return the broadest grid for a width."""
    found = list(_grids(count))
    return next((grid for grid in found if grid.least(line).width() <= width), found[-1])


def least_height(panel: TownPanel, width: float, line: float) -> float:
    """Return the height that a town needs in this width."""
    return _chosen(len(panel.sites), width, line).least(line).height()


def town_places(panel: TownPanel, size: QSizeF, line: float) -> TownPlaces:
    """Return the boxes of a town in a widget of this size."""
    grid = _chosen(len(panel.sites), size.width(), line)
    boxes, tower = _cells(grid, len(panel.sites), size, line)
    sites = tuple(_site(box, line) for box in boxes)
    spaces: dict[int, QRectF] = {}
    vehicle = QRectF()
    for site, place in zip(panel.sites, sites, strict=True):
        spaces |= dict(_spaces(site, place, line))
        if site.has_vehicle:
            vehicle = place.vehicle
    dial, words, home, bay = _tower(tower, line)
    if vehicle.isNull() and panel.vehicle is not None:
        vehicle = bay
    return TownPlaces(line, sites, spaces, vehicle, tower, dial, words, home)


def _cells(grid: _Grid, count: int, size: QSizeF, line: float) -> tuple[list[QRectF], QRectF]:
    """Return the boxes of the sites and of the tower."""
    gap, area = _GAP * line, QRectF(0, 0, size.width(), size.height())
    tower = QRectF()
    if grid.tower == "above":
        tower = QRectF(0, 0, area.width(), _FLAT_TOWER * line)
        area.setTop(tower.bottom())
    elif grid.tower == "beside":
        tower = QRectF(area.right() - area.width() / 4, 0, area.width() / 4, area.height())
        area.setRight(tower.left())
    width, height = area.width() / grid.columns, area.height() / grid.rows
    cells = [
        QRectF(area.left() + column * width, area.top() + row * height, width, height)
        for row in range(grid.rows)
        for column in range(grid.columns)
    ]
    if grid.tower == "row":
        tower = cells.pop(grid.columns // 2)
    half = gap / 2
    inside = [cell.adjusted(half, half, -half, -half) for cell in (*cells[:count], tower)]
    return inside[:-1], inside[-1]


def _site(box: QRectF, line: float) -> SitePlace:
    pad, unit = _PAD * line, _unit(box, line)
    inner = box.adjusted(pad, pad * 0.6, -pad, -pad)
    head = QRectF(inner.left(), inner.top(), inner.width(), _HEAD * line)
    below = inner.bottom() - (_WORK + _BUILDING) * unit - pad
    picture = QRectF(inner.left(), head.bottom(), inner.width(), max(0.0, below - head.bottom()))
    side = min(3.4 * unit, picture.height() + 0.6 * unit)
    vehicle = QRectF(inner.right() - side * 1.35, picture.bottom() - side * 0.9, side * 1.35, side)
    return SitePlace(box, head, picture, vehicle)


def _unit(box: QRectF, line: float) -> float:
    """Return the unit of the spaces of a site: they grow with the site, up to a limit."""
    growth = min(box.width() / LEAST_SITE.width(), box.height() / LEAST_SITE.height()) / line
    return line * min(_LARGEST, max(1.0, growth))


def _spaces(site: TownSite, place: SitePlace, line: float) -> Iterator[tuple[int, QRectF]]:
    """Yield the boxes of a site's spaces: the places of work above, the buildings below."""
    line, whole = _unit(place.whole, line), place.picture
    row = QRectF(whole.left(), whole.bottom(), whole.width(), _WORK * line)
    work = [space for space in site.spaces if not space.is_building]
    yield from _row(work, row, min(row.width(), 5.6 * line * max(1, len(work))), line)
    top = row.bottom() + _PAD * line
    row = QRectF(row.left(), top, row.width(), _BUILDING * line)
    buildings = [space for space in site.spaces if space.is_building]
    yield from _row(buildings, row, min(row.width(), _BROADEST * line * max(1, len(buildings))), line)


def _row(spaces: list[TownSpace], row: QRectF, width: float, line: float) -> Iterator[tuple[int, QRectF]]:
    if spaces:
        step, gap = width / len(spaces), 0.08 * line
        left = row.center().x() - width / 2
        for number, space in enumerate(spaces):
            yield (
                space.number,
                QRectF(left + number * step + gap, row.top(), step - 2 * gap, row.height()),
            )


_BAY = 3.6, 2.6
"""The size of the space of the vehicle in lines."""


def _tower(box: QRectF, line: float) -> tuple[QRectF, QRectF, QRectF, QRectF]:
    """Return the boxes of the tower with its dial, of the words, of the home and of the vehicle there."""
    pad = _PAD * line
    inner = box.adjusted(pad, pad, -pad, -pad)
    is_tall = inner.height() > inner.width() * 0.8
    if is_tall:
        words = QRectF(inner.left(), inner.top(), inner.width(), 2.5 * line)
        home = QRectF(inner.left(), inner.bottom() - 2.6 * line, inner.width(), 2.6 * line)
        dial = QRectF(inner.left(), words.bottom(), inner.width(), home.top() - words.bottom())
    else:
        share = min(inner.width() * _TOWER_SHARE, inner.height() * 1.2)
        dial = QRectF(inner.left(), inner.top(), share, inner.height())
        half = (inner.right() - _BAY[0] * line - dial.right() - 3 * pad) / 2
        words = QRectF(dial.right() + pad, inner.top(), half, min(3.0 * line, inner.height()))
        home = QRectF(words.right() + pad, inner.top(), half, min(3.0 * line, inner.height()))
    bay = QRectF(0, 0, _BAY[0] * line, _BAY[1] * line)
    bay.moveBottomRight(home.bottomRight() if is_tall else QPointF(inner.right(), home.bottom()))
    return dial, words, home, bay
