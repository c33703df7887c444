"""The picture of the whole town without marks; it is painted once for each position, size and look."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from furyqt.views.picture import TownPanel
from furyqt.views.town.ink import TownInk
from furyqt.views.town.layout import TownPlaces
from furyqt.views.town.sites import paint_site, paint_vehicle
from furyqt.views.town.tower import paint_tower


def town_picture(panel: TownPanel, places: TownPlaces, size: QSizeF, ratio: float, ink: TownInk) -> QPixmap:
    """Return the painted town for a screen with this pixel ratio."""
    picture = QPixmap((size * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_town(painter, panel, places, size, ink)
    painter.end()
    return picture


def paint_town(painter: QPainter, panel: TownPanel, places: TownPlaces, size: QSizeF, ink: TownInk) -> None:
    """Paint ground, tower, sites and vehicle."""
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(ink.map.sea))
    paint_tower(painter, panel, places, ink)
    for site, place in zip(panel.sites, places.sites, strict=True):
        paint_site(painter, site, place, places, ink)
    if panel.vehicle is not None:
        paint_vehicle(painter, places.vehicle, panel.vehicle, ink)
