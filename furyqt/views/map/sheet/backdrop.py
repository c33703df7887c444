"""The sheet as a picture: painted once, then only shifted, so that moving pieces and panning stay fast."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion, QTransform
from PySide6.QtWidgets import QGraphicsScene

MARGIN = 80  # pixels painted beyond each edge of the view, so that panning paints in few large strips

_AHEAD = MARGIN * 3 // 2  # the share of the margin that is in the direction of panning


@dataclass(frozen=True, slots=True)
class BackdropWindow:
    """The visible part: pixels per unit, and the view's pixels counted from the sheet's origin."""

    zoom: float
    rect: QRect


class Backdrop:
    """A picture of the sheet somewhat larger than the view; stretched during a zoom, crisp afterwards."""

    def __init__(self, sheet: QGraphicsScene) -> None:
        self._sheet = sheet
        self._picture, self._zoom, self._ratio = QPixmap(), 0.0, 1.0
        self._room = QRect()
        """The picture's pixels counted from the sheet's origin."""
        self._stale = QRegion()
        self._far, self._far_rect = QPixmap(), QRectF()
        """The whole sheet in its last state, in units."""
        self.is_patched = False
        """True if parts of the picture were painted at different times; dashes restart in each."""

    def forget(self) -> None:
        """Repaint all of it at the next use."""
        self._picture = QPixmap()

    def forget_far(self) -> None:
        """Drop the picture of the whole sheet, too, because its colors have changed."""
        self._far = QPixmap()
        self.forget()

    def forget_part(self, area: QRectF) -> None:
        """Repaint a part of the sheet (in units) at the next use."""
        if not self._picture.isNull():
            zoomed = QTransform.fromScale(self._zoom, self._zoom).mapRect(area)
            self._stale += zoomed.toAlignedRect().adjusted(-3, -3, 3, 3) & self._room

    def is_of_other_zoom(self, window: BackdropWindow) -> bool:
        """Return True if there is a picture, but for another zoom than the window's."""
        return not self._picture.isNull() and self._zoom != window.zoom

    def paint(self, painter: QPainter, window: BackdropWindow, ratio: float) -> None:
        """Draw the sheet, crisp."""
        self._prepare(window, ratio)
        painter.drawPixmap(self._room.topLeft() - window.rect.topLeft(), self._picture)

    def paint_stretched(self, painter: QPainter, window: BackdropWindow) -> None:
        """Draw the picture of another zoom over the whole sheet at a low zoom."""
        view = QRect(QPoint(0, 0), window.rect.size())
        if self._picture.isNull():
            painter.fillRect(view, self._sheet.backgroundBrush())
            return
        near = _scaled(QRectF(self._room), window.zoom / self._zoom).translated(-window.rect.topLeft())
        outside = QRegion(view) - QRegion(near.toRect())
        if not outside.isEmpty():
            painter.setClipRegion(outside)
            painter.fillRect(view, self._sheet.backgroundBrush())
            far = _scaled(self._far_rect, window.zoom).translated(-window.rect.topLeft())
            painter.drawPixmap(far, self._far, QRectF(self._far.rect()))
            painter.setClipping(False)
        painter.drawPixmap(near, self._picture, QRectF(self._picture.rect()))

    def _prepare(self, window: BackdropWindow, ratio: float) -> None:
        """Extend the picture so that it covers the window."""
        size = window.rect.size() + QSize(2 * MARGIN, 2 * MARGIN)
        is_usable = not self._picture.isNull() and self._zoom == window.zoom and self._ratio == ratio
        if not is_usable or size != self._room.size():
            self._begin(window, size, ratio)
        elif not self._room.contains(window.rect):
            self._shift(window.rect)
        if not self._stale.isEmpty():
            for part in cast("Iterable[QRect]", self._stale):
                self._paint_part(part)
            self._stale = QRegion()

    def _begin(self, window: BackdropWindow, size: QSize, ratio: float) -> None:
        if self._picture.size() != size * ratio:
            self._picture = QPixmap(size * ratio)
            self._picture.setDevicePixelRatio(ratio)
        self._zoom, self._ratio, self.is_patched = window.zoom, ratio, False
        self._room = QRect(window.rect.topLeft() - QPoint(MARGIN, MARGIN), size)
        self._stale = QRegion()
        self._paint_part(self._room)
        whole = _scaled(self._sheet.sceneRect(), window.zoom)
        if QRectF(self._room).contains(whole):
            self._far = self._picture.scaled(self._picture.size() / 2)
            self._far_rect = _scaled(QRectF(self._room), 1 / window.zoom)

    def _shift(self, wanted: QRect) -> None:
        """Shift the picture so that the view has space again in the direction of its movement."""
        moved = QPoint(
            _step(wanted.left() - self._room.left(), self._room.right() - wanted.right()),
            _step(wanted.top() - self._room.top(), self._room.bottom() - wanted.bottom()),
        )
        old = self._room
        self._room = old.translated(moved)
        kept = old & self._room
        across, down = moved.x() * self._ratio, moved.y() * self._ratio
        if kept.isEmpty() or not (across.is_integer() and down.is_integer()):
            self._room = wanted.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
            kept = QRect()
        else:
            self._picture.scroll(-int(across), -int(down), self._picture.rect())
        self.is_patched = not kept.isEmpty()
        self._stale = (self._stale & QRegion(self._room)) + (QRegion(self._room) - QRegion(kept))

    def _paint_part(self, part: QRect) -> None:
        painter = QPainter(self._picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        target = QRectF(part.translated(-self._room.topLeft()))
        source = _scaled(QRectF(part), 1 / self._zoom)
        self._sheet.render(painter, target, source, Qt.AspectRatioMode.IgnoreAspectRatio)
        painter.end()


def _step(before: int, after: int) -> int:
    """Return the shift along one axis, by the space left before and after the view (negative: none)."""
    if before < 0:
        return before - _AHEAD
    return _AHEAD - after if after < 0 else 0


def _scaled(rect: QRectF, factor: float) -> QRectF:
    return QTransform.fromScale(factor, factor).mapRect(rect)
