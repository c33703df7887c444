"""The strips over the map, and the names that keep out of their places."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, QSizeF, QTimer

from furyqt.views.map.chances import ChancesPanel
from furyqt.views.map.nightfall import Nightfall
from furyqt.views.map.scene import MapScene
from furyqt.views.map.view import MapView


def part_of_sheet(box: QRect, view: QSize, sheet: QRectF) -> QRectF:
    """Return the part of a sheet under a box of a view that shows the whole sheet."""
    zoom = min(view.width() / sheet.width(), view.height() / sheet.height())
    corner = sheet.center() - QPointF(view.width(), view.height()) / (2 * zoom)
    return QRectF(corner + QPointF(box.topLeft()) / zoom, QSizeF(box.size()) / zoom)


class MapStrips(QObject):
    """Tells the scene what the legend of the chances and the band of the night cover."""

    def __init__(self, scene: MapScene, view: MapView, chances: ChancesPanel, night: Nightfall) -> None:
        super().__init__(view)
        self._scene, self._view, self._strips = scene, view, (chances, night.band)
        self._naming = QTimer(self, singleShot=True, interval=0)
        self._naming.timeout.connect(lambda: scene.settle())
        chances.placed.connect(self._measure)
        night.changed.connect(self._measure)

    def _measure(self) -> None:
        room = self._view.size()
        shown = [strip.geometry() for strip in self._strips if not strip.isHidden() and not room.isEmpty()]
        covered = [part_of_sheet(box, room, self._scene.sceneRect()) for box in shown]
        if covered != self._scene.covered:
            self._scene.covered = covered
            self._naming.start()
