"""The items that keep their size at any zoom: marks of places, names, pieces, badges and the focus."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from furyqt.views.map.ground import translucent
from furyqt.views.map.symbols import badge_path, castle_path, cross_path, piece_path, wave_path
from furyqt.views.theme import SERIF_FAMILIES, MapColors

MARK, FOCUS, NAME, BADGE, PIECE = 30, 33, 35, 40, 50
RADII = {"large": 7.0, "small": 5.0, "castle": 9.0, "hospital": 7.5, "sea": 9.0}
PIECE_RADIUS, BADGE_RADIUS = 13.0, 8.5
_HALO = tuple((1.7 * math.cos(i * math.pi / 5), 1.7 * math.sin(i * math.pi / 5)) for i in range(10))


def serif(pixels: float, bold: bool = False, italic: bool = False, spacing: float = 100.0) -> QFont:
    """The map's lettering at a size in pixels."""
    font = QFont(list(SERIF_FAMILIES))
    font.setPixelSize(max(6, round(pixels)))
    font.setBold(bold)
    font.setItalic(italic)
    if spacing != 100.0:
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, spacing)
    return font


class FixedItem(QGraphicsItem):
    """An item drawn in pixels about its point, kept as a picture until it changes."""

    def __init__(self, at: QPointF, z: float) -> None:
        super().__init__()
        self._room = QRectF()
        self.setPos(at)
        self.setZValue(z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The room the item takes about its point, in pixels."""
        return self._room

    def take_room(self, room: QRectF) -> None:
        """Note the room needed from now on and draw afresh."""
        if room != self._room:
            self.prepareGeometryChange()
            self._room = room
        self.update()


@dataclass(frozen=True, slots=True)
class MarkLook:
    """All that decides how a place's mark is drawn; share is 0 to 1 of the likeliest place's probability."""

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
    def overlay_radius(self) -> float:
        """The radius of the disc that says how likely the quarry is there, in pixels; 0 for none."""
        return self.radius + (5 + 17 * self.share**0.5) * self.scale if self.share > 0 else 0.0


class MarkItem(FixedItem):
    """A place's mark with, beneath it, how likely the quarry is there and whether one may go there."""

    def __init__(self, at: QPointF, look: MarkLook) -> None:
        super().__init__(at, MARK)
        self.look: MarkLook | None = None
        self.set_look(look)

    def set_look(self, look: MarkLook) -> None:
        """Draw the mark this way."""
        if look == self.look:
            return
        self.look = look
        reach = max(look.radius + 12 * look.scale, look.overlay_radius) + 3
        self.take_room(QRectF(-reach, -reach, 2 * reach, 2 * reach))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw overlay, highlight and mark."""
        look = self.look
        if look is None:
            return
        if look.share > 0:
            _paint_overlay(painter, look)
        if look.highlight:
            _paint_highlight(painter, look)
        paint_mark(painter, look)
        if look.highlight == "illegal":
            _paint_bar(painter, look)


def paint_mark(painter: QPainter, look: MarkLook) -> None:
    """Draw the mark alone, about the origin."""
    _MARKS.get(look.kind, _paint_city)(painter, look)


def _paint_overlay(painter: QPainter, look: MarkLook) -> None:
    radius = look.overlay_radius
    painter.setPen(QPen(QColor(look.colors.overlay_ring), (0.9 + 1.6 * look.share) * look.scale))
    painter.setBrush(translucent(look.colors.overlay_high, 0.16 + 0.5 * look.share))
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def _paint_highlight(painter: QPainter, look: MarkLook) -> None:
    colors, scale, radius = look.colors, look.scale, look.radius + 5 * look.scale
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if look.highlight == "selected":
        painter.setPen(QPen(QColor(colors.selected), 3.4 * scale))
        painter.drawEllipse(QPointF(0, 0), radius + scale, radius + scale)
        painter.setPen(QPen(QColor(colors.selected), 1.2 * scale))
        painter.drawEllipse(QPointF(0, 0), radius + 4.5 * scale, radius + 4.5 * scale)
    elif look.highlight == "illegal":
        painter.setPen(QPen(QColor(colors.illegal), 2.2 * scale))
        painter.drawEllipse(QPointF(0, 0), radius, radius)
    else:
        painter.setPen(QPen(QColor(colors.label_halo), 4.4 * scale))
        painter.drawEllipse(QPointF(0, 0), radius, radius)
        painter.setPen(QPen(QColor(colors.legal), 2.4 * scale))
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
    painter.setPen(QPen(QColor(colors.city_edge), 1.2 * look.scale))
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


class NameItem(FixedItem):
    """A place's name, in a halo of the ground's colour; a note (a percentage) may follow it."""

    def __init__(self, at: QPointF) -> None:
        super().__init__(at, NAME)
        self._key: object = None
        self._text, self._note = "", ""
        self._font, self._note_font = QFont(), QFont()
        self._ink, self._halo, self._note_ink = "", "", ""
        self._start = QPointF()
        self._note_start = QPointF()

    def set_name(
        self,
        texts: tuple[str, str],
        fonts: tuple[QFont, QFont],
        inks: tuple[str, str, str],
        box: QRectF,
        name_wide: float,
    ) -> None:
        """Set the name and its note in a box, relative to the place's point; inks are text, halo and note."""
        key = (texts, fonts[0].toString(), fonts[1].toString(), inks, box.getRect())
        if key == self._key:
            return
        self._key = key
        self._text, self._note = texts
        self._font, self._note_font = fonts
        self._ink, self._halo, self._note_ink = inks
        baseline = box.top() + box.height() * 0.79
        self._start = QPointF(box.left(), baseline)
        self._note_start = QPointF(box.left() + name_wide, baseline)
        self.take_room(box.adjusted(-4, -3, 4, 4))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw halo and letters."""
        parts = [(self._start, self._font, self._ink, self._text)]
        if self._note:
            parts.append((self._note_start, self._note_font, self._note_ink, self._note))
        for start, font, ink, text in parts:
            painter.setFont(font)
            painter.setPen(QColor(self._halo))
            # Copies set round about are a halo that costs a twentieth of a stroked outline.
            for dx, dy in _HALO:
                painter.drawText(QPointF(start.x() + dx, start.y() + dy), text)
            painter.setPen(QColor(ink))
            painter.drawText(start, text)


class FocusItem(FixedItem):
    """Two rings round the place the keyboard stands on."""

    def __init__(self) -> None:
        super().__init__(QPointF(), FOCUS)
        self._radius, self._colors = 0.0, ("", "")
        self.hide()

    def show_at(self, at: QPointF, radius: float, colors: MapColors) -> None:
        """Stand round a place's mark."""
        self.setPos(at)
        self._radius, self._colors = radius, (colors.focus, colors.piece_rim)
        self.take_room(QRectF(-radius - 4, -radius - 4, 2 * radius + 8, 2 * radius + 8))
        self.show()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the rings: a light one under a dashed dark one, seen on any ground."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._colors[1]), 4.0))
        painter.drawEllipse(QPointF(0, 0), self._radius, self._radius)
        pen = QPen(QColor(self._colors[0]), 2.4)
        pen.setDashPattern([2.2, 1.2])
        painter.setPen(pen)
        painter.drawEllipse(QPointF(0, 0), self._radius, self._radius)


class TokenItem(FixedItem):
    """A piece on a short stem, or a badge: a shape with a letter, set off from its place by some pixels."""

    def __init__(self, at: QPointF, z: float) -> None:
        super().__init__(at, z)
        self.offset = QPointF()
        self.radius = 1.0
        self._shape, self._letter, self._stem = "", "", False
        self._fill, self._ink, self._edge, self._rim, self._shadow = "", "", "", "", ""

    def set_token(
        self, shape: str, letter: str, colors: tuple[str, str, str, str, str], radius: float, stem: bool
    ) -> None:
        """Look like this; colours are fill, ink, edge, rim and shadow; badge shapes begin with "badge:"."""
        look = (shape, letter, colors, radius, stem)
        known = (self._shape, self._letter, self._colors(), self.radius, self._stem)
        if look == known:
            return
        self._shape, self._letter, self.radius, self._stem = shape, letter, radius, stem
        self._fill, self._ink, self._edge, self._rim, self._shadow = colors
        self._fit()

    def _colors(self) -> tuple[str, str, str, str, str]:
        return self._fill, self._ink, self._edge, self._rim, self._shadow

    def set_offset(self, offset: QPointF) -> None:
        """Stand so many pixels from the place's point."""
        if offset != self.offset:
            self.offset = offset
            self._fit()

    def _fit(self) -> None:
        reach = self.radius + 4
        room = QRectF(self.offset.x() - reach, self.offset.y() - reach, 2 * reach, 2 * reach + 2)
        self.take_room(room.united(QRectF(-2, -2, 4, 4)) if self._stem else room)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw stem, shadow, shape and letter."""
        if self._stem:
            painter.setPen(QPen(QColor(self._rim), 3.6))
            painter.drawLine(QPointF(0, 0), self.offset)
            painter.setPen(QPen(QColor(self._edge), 1.8))
            painter.drawLine(QPointF(0, 0), self.offset)
        painter.translate(self.offset)
        outline = self._outline()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._shadow))
        painter.drawPath(outline.translated(1.2, 2.0))
        painter.setBrush(QColor(self._fill))
        painter.setPen(QPen(QColor(self._edge), 3.4 if self._stem else 1.4))
        painter.drawPath(outline)
        if self._stem:
            painter.setPen(QPen(QColor(self._rim), 1.5))
            painter.drawPath(outline)
        self._paint_letter(painter)

    def _outline(self) -> QPainterPath:
        if self._shape.startswith("badge:"):
            return badge_path(self._shape.removeprefix("badge:"), self.radius)
        return piece_path(self._shape, self.radius)

    def _paint_letter(self, painter: QPainter) -> None:
        size = self.radius * (1.05 if len(self._letter) < 2 else 0.85)
        low = self.radius * (0.16 if self._shape == "triangle" else 0.02)
        painter.setFont(serif(size, bold=True))
        painter.setPen(QColor(self._ink))
        box = QRectF(-2 * self.radius, -self.radius + low, 4 * self.radius, 2 * self.radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._letter)
