"""The items that keep their size at any zoom: common code, names, and the keyboard's mark."""

import functools
import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from furyqt.views.theme import MapColors
from furyqt.views.themes.typefaces import serif_font

# z of the layers above the ground and the links
MARK, FOCUS, NAME, BADGE, PIECE = 30, 33, 35, 40, 50
_HALO = tuple((1.7 * math.cos(i * math.pi / 5), 1.7 * math.sin(i * math.pi / 5)) for i in range(10))


@functools.cache
def serif(pixels: float, bold: bool = False, italic: bool = False, spacing: float = 100.0) -> QFont:
    """Return the map's font at a size in pixels; it is shared, so do not change it."""
    font = serif_font()
    font.setPixelSize(max(6, round(pixels)))
    font.setBold(bold)
    font.setItalic(italic)
    if spacing != 100.0:
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, spacing)
    return font


@functools.lru_cache(maxsize=4096)
def text_width(font: QFont, words: str) -> float:
    """Return the width of words in a font, in pixels."""
    return QFontMetricsF(font).horizontalAdvance(words)


class FixedItem(QGraphicsItem):
    """An item drawn in pixels about its point, cached as a picture until it changes."""

    def __init__(self, at: QPointF, z: float) -> None:
        super().__init__()
        self._room = QRectF()
        self.setPos(at)
        self.setZValue(z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The box of the item about its point, in pixels."""
        return self._room

    def set_bounds(self, room: QRectF) -> None:
        """Set the box of the item and redraw it."""
        if room != self._room:
            self.sweep()
            self.prepareGeometryChange()
            self._room = room
        self.update()

    def move_to(self, at: QPointF) -> None:
        """Move to this point of the sheet."""
        if at != self.pos():
            self.sweep()
            self.setPos(at)

    def sweep(self) -> None:
        """Repaint the ground at the item's current position with the next painting.

        The scene reports the old position of an item to its views only later. If something else is painted
        before that, Qt forgets the position, and a trace would stay on the screen.
        """
        if (scene := self.scene()) is not None and not self._room.isEmpty():
            for view in scene.views():
                at = QPointF(view.mapFromScene(self.pos()))
                view.viewport().update(self._room.translated(at).toAlignedRect().adjusted(-3, -3, 3, 3))


class NameItem(FixedItem):
    """A place's name, in a halo of the ground's color; a note (a percentage) may follow it."""

    def __init__(self, at: QPointF) -> None:
        super().__init__(at, NAME)
        self._key: object = None
        self._text, self._note = "", ""
        self._font, self._note_font = QFont(), QFont()
        self._ink, self._halo, self._note_ink = "", "", ""
        self._start = QPointF()
        self._note_start = QPointF()
        self._line: QLineF | None = None

    def set_name(
        self,
        texts: tuple[str, str],
        fonts: tuple[QFont, QFont],
        inks: tuple[str, str, str],
        box: QRectF,
        name_wide: float,
    ) -> None:
        """Set the name and its note in a box, relative to the place's point; inks are text, halo and note."""
        key = (texts, fonts, inks, box.getRect())
        if key == self._key:
            return
        self._key = key
        self._text, self._note = texts
        self._font, self._note_font = fonts
        self._ink, self._halo, self._note_ink = inks
        baseline = box.top() + box.height() * 0.79
        self._start = QPointF(box.left(), baseline)
        self._note_start = QPointF(box.left() + name_wide, baseline)
        self.set_bounds(box.adjusted(-4, -3, 4, 4))

    def set_line(self, line: QLineF | None) -> None:
        """Draw a line to the mark, relative to the place's point; None for a name beside it."""
        if line != self._line:
            self._line = line
            self.update()
        if line is not None:
            ends = QRectF(line.p1(), line.p2()).normalized().adjusted(-3, -3, 3, 3)
            self.set_bounds(self.boundingRect().united(ends))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the line, the halo and the letters."""
        if self._line is not None:
            for ink, wide in ((self._halo, 3.0), (self._ink, 1.0)):
                painter.setPen(QPen(QColor(ink), wide))
                painter.drawLine(self._line)
        parts = [(self._start, self._font, self._ink, self._text)]
        if self._note:
            parts.append((self._note_start, self._note_font, self._note_ink, self._note))
        for start, font, ink, text in parts:
            painter.setFont(font)
            painter.setPen(QColor(self._halo))
            # Copies around the text form a halo that costs a twentieth of a stroked outline.
            for dx, dy in _HALO:
                painter.drawText(QPointF(start.x() + dx, start.y() + dy), text)
            painter.setPen(QColor(ink))
            painter.drawText(start, text)


class FocusItem(FixedItem):
    """Two rings around the place with the keyboard focus."""

    def __init__(self) -> None:
        super().__init__(QPointF(), FOCUS)
        self._radius, self._strength, self._colors = 0.0, 1.0, ("", "")
        self.hide()

    def show_at(self, at: QPointF, radius: float, colors: MapColors) -> None:
        """Show the rings around a place's mark."""
        self.move_to(at)
        self._radius, self._strength, self._colors = radius, colors.strength, (colors.focus, colors.piece_rim)
        self.set_bounds(QRectF(-radius - 4, -radius - 4, 2 * radius + 8, 2 * radius + 8))
        self.show()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw a light ring under a dashed dark one, visible on any ground."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._colors[1]), 4.0 * self._strength))
        painter.drawEllipse(QPointF(0, 0), self._radius, self._radius)
        pen = QPen(QColor(self._colors[0]), 2.4 * self._strength)
        pen.setDashPattern([2.2, 1.2])
        painter.setPen(pen)
        painter.drawEllipse(QPointF(0, 0), self._radius, self._radius)
