"""The marks of places, with the chance that the quarry is there and whether the place can be chosen."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from furyqt.views.map.items import MARK, FixedItem
from furyqt.views.map.sheet.ground import translucent
from furyqt.views.map.sheet.symbols import castle_path, cross_path, wave_path
from furyqt.views.theme import MapColors

RADII = {"large": 7.0, "small": 5.0, "castle": 9.0, "hospital": 7.5, "sea": 9.0}

_DETAILED = 0.85  # the scale from which small cities have an inner dot
DISC = 27.0  # the radius of the likeliest place's disc in pixels
HALF, FEW = 0.5, 0.15  # shares of it: a ring is double above, dotted below and dashed between them


@dataclass(frozen=True, slots=True)
class MarkLook:
    """Everything that decides how a mark is drawn; share is relative to the greatest chance, 0 to 1."""

    kind: str
    size: str
    port: bool
    scale: float
    colors: MapColors
    share: float = 0.0
    highlight: str = ""

    @property
    def radius(self) -> float:
        """The radius of the mark in pixels."""
        return RADII.get(self.kind, RADII[self.size]) * self.scale

    @property
    def reach(self) -> float:
        """The radius of the mark with its rings in pixels, which no name may cover."""
        edge = self.radius + 2.5 * self.scale * self.port
        return max(edge, self.overlay_radius, (self.radius + 6.5 * self.scale) * bool(self.highlight))

    @property
    def overlay_radius(self) -> float:
        """The radius of the disc for the chance of the quarry, in pixels; 0 for none."""
        return max(disc_radius(self.share, self.scale), self.radius + 3.0) if self.share > 0 else 0.0


class MarkItem(FixedItem):
    """A place's mark above its disc for the chance of the quarry and its highlight."""

    def __init__(self, at: QPointF, look: MarkLook) -> None:
        super().__init__(at, MARK)
        self.look: MarkLook | None = None
        self.set_look(look)

    def set_look(self, look: MarkLook) -> None:
        """Set how the mark is drawn."""
        if look == self.look:
            return
        self.look = look
        reach = max(look.radius + 12 * look.scale, look.overlay_radius) + 3
        self.set_bounds(QRectF(-reach, -reach, 2 * reach, 2 * reach))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw overlay, highlight and mark."""
        look = self.look
        if look is None:
            return
        if look.share > 0:
            paint_disc(painter, look.overlay_radius, look.share, look.scale, look.colors)
        if look.highlight:
            _paint_highlight(painter, look)
        paint_mark(painter, look)
        if look.highlight == "illegal":
            _paint_bar(painter, look)


def disc_radius(share: float, scale: float) -> float:
    """Return the radius of a disc whose area grows with a share of the greatest chance."""
    return DISC * scale * math.sqrt(share)


def paint_disc(painter: QPainter, radius: float, share: float, scale: float, colors: MapColors) -> None:
    """Draw a disc about the origin; the pattern of its ring means the same as its size."""
    ring = QPen(QColor(colors.overlay_ring), 2.0 * scale * colors.strength)
    ring.setCapStyle(Qt.PenCapStyle.FlatCap)
    if share < FEW:
        ring.setWidthF(1.5 * scale * colors.strength)
        ring.setDashPattern([1.0, 1.7])
    elif share < HALF:
        ring.setDashPattern([4.0, 1.6])
    painter.setPen(ring)
    painter.setBrush(translucent(colors.overlay, 0.2 + 0.34 * share))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    if share >= HALF:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colors.overlay_ring), 1.1 * scale))
        painter.drawEllipse(QPointF(0, 0), radius - 3.4 * scale, radius - 3.4 * scale)


def paint_mark(painter: QPainter, look: MarkLook) -> None:
    """Draw the mark alone, about the origin."""
    _MARKS.get(look.kind, _paint_city)(painter, look)


def _paint_highlight(painter: QPainter, look: MarkLook) -> None:
    colors, scale, radius = look.colors, look.scale, look.radius + 5 * look.scale
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if look.highlight == "selected":
        painter.setPen(QPen(QColor(colors.selected), 3.4 * scale * colors.strength))
        painter.drawEllipse(QPointF(0, 0), radius + scale, radius + scale)
        painter.setPen(QPen(QColor(colors.selected), 1.2 * scale))
        painter.drawEllipse(QPointF(0, 0), radius + 4.5 * scale, radius + 4.5 * scale)
    elif look.highlight == "illegal":
        painter.setPen(QPen(QColor(colors.illegal), 2.2 * scale * colors.strength))
        painter.drawEllipse(QPointF(0, 0), radius, radius)
    else:
        painter.setPen(QPen(QColor(colors.label_halo), 4.4 * scale))
        painter.drawEllipse(QPointF(0, 0), radius, radius)
        painter.setPen(QPen(QColor(colors.legal), 2.4 * scale * colors.strength))
        painter.drawEllipse(QPointF(0, 0), radius, radius)
        _paint_ticks(painter, radius, 4.5 * scale)


def _paint_bar(painter: QPainter, look: MarkLook) -> None:
    reach = 0.72 * (look.radius + 5 * look.scale)
    for ink, wide in ((look.colors.label_halo, 4.4), (look.colors.illegal, 2.4)):
        painter.setPen(QPen(QColor(ink), wide * look.scale))
        painter.drawLine(QPointF(-reach, reach), QPointF(reach, -reach))


def _paint_ticks(painter: QPainter, radius: float, length: float) -> None:
    for x, y in ((0.707, 0.707), (-0.707, 0.707), (0.707, -0.707), (-0.707, -0.707)):
        near, far = radius, radius + length
        painter.drawLine(QPointF(x * near, y * near), QPointF(x * far, y * far))


def _paint_city(painter: QPainter, look: MarkLook) -> None:
    colors, radius = look.colors, look.radius
    if look.port:
        painter.setPen(QPen(QColor(colors.port), 1.5 * look.scale))
        painter.setBrush(QColor(colors.sheet))
        painter.drawEllipse(QPointF(0, 0), radius + 2.4 * look.scale, radius + 2.4 * look.scale)
    large = look.size == "large"
    if not large and look.scale < _DETAILED:  # at a low zoom a plain dot is calmer
        painter.setPen(QPen(QColor(colors.city_edge), 1.0))
        painter.setBrush(QColor(colors.city))
        painter.drawEllipse(QPointF(0, 0), radius * 0.8, radius * 0.8)
        return
    painter.setPen(QPen(QColor(colors.city_edge), 1.2 * look.scale * colors.strength))
    painter.setBrush(QColor(colors.city if large else colors.sheet))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colors.sheet if large else colors.city))
    painter.drawEllipse(QPointF(0, 0), radius * 0.36, radius * 0.36)


def _paint_castle(painter: QPainter, look: MarkLook) -> None:
    painter.setPen(QPen(QColor(look.colors.label_halo), 2.4 * look.scale))
    painter.setBrush(QColor(look.colors.castle))
    path = castle_path(look.radius)
    path.setFillRule(Qt.FillRule.OddEvenFill)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(path)


def _paint_hospital(painter: QPainter, look: MarkLook) -> None:
    radius = look.radius
    painter.setPen(QPen(QColor(look.colors.hospital), 1.4 * look.scale))
    painter.setBrush(QColor(look.colors.sheet))
    painter.drawRoundedRect(QRectF(-radius, -radius, 2 * radius, 2 * radius), radius * 0.3, radius * 0.3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.colors.hospital))
    painter.drawPath(cross_path(radius * 0.86))


def _paint_sea(painter: QPainter, look: MarkLook) -> None:
    painter.setPen(QPen(QColor(look.colors.boat), 1.3 * look.scale))
    painter.setBrush(QColor(look.colors.sea))
    painter.drawEllipse(QPointF(0, 0), look.radius, look.radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(wave_path(look.radius))


_MARKS = {"castle": _paint_castle, "hospital": _paint_hospital, "sea": _paint_sea}
