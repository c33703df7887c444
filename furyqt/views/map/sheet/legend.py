"""The cartouche in the empty corner of the sheet: a title and the meaning of the signs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from furyqt.views.map.items import serif
from furyqt.views.map.marks import MarkLook, paint_mark
from furyqt.views.map.sheet.ground import PEAKS
from furyqt.views.map.sheet.links import Stroke, strokes
from furyqt.views.map.values import MapLegend
from furyqt.views.theme import MapColors

TITLE, TEXT, ROW, SAMPLE, PAD = 74.0, 44.0, 62.0, 150.0, 44.0  # units of the sheet
_MARK_SCALE = 2.7
_LARGEST_TEXT = 1.35
"""The largest factor by which the words grow in their rows."""
_LEAST_PIXELS = 11.5
"""The height of the words on the screen, beside text of the usual size."""
_GAP = 24.0
"""The space below a strip that covers the title."""
_ABOVE = 50.0
"""Above the ways, which another corner may have."""
_EDGE, _AROUND = 70.0, 40.0
"""The distances to the edge of the shown part and to its places."""
_MARKS = {
    "large": ("city", "large", False), "small": ("city", "small", False), "port": ("city", "small", True),
    "castle": ("castle", "small", False), "hospital": ("hospital", "small", False),
    "sea": ("sea", "small", False),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Row:
    kind: str
    text: str
    y: float


class LegendItem(QGraphicsItem):
    """The cartouche, drawn on the sheet and growing with it."""

    def __init__(self, right: float, top: float, colors: MapColors) -> None:
        super().__init__()
        self._right, self._top, self._colors = right, top, colors
        self._legend = MapLegend("", ())
        self._home = QPointF(right, top)
        self._is_shut_out = False
        """Whether the shown part of the sheet has no room for it."""
        self._size, self._lower = 1.0, 0.0
        self._room = QRectF()
        self.setZValue(PEAKS + 0.5)
        self.hide()

    def set_legend(self, legend: MapLegend, colors: MapColors) -> None:
        """Set the text and the colors; an empty legend is not shown."""
        if (legend, colors) == (self._legend, self._colors):
            return
        self._legend, self._colors = legend, colors
        self.prepareGeometryChange()
        self._room = self._fitting(legend)
        self._show()
        self.update()

    def _show(self) -> None:
        self.setVisible(bool(self._legend.entries or self._legend.title) and not self._is_shut_out)

    def keep_in(self, shown: QRectF, places: Sequence[QPointF]) -> bool:
        """Move into a corner of the shown part of the sheet without places; return whether it has moved.

        It stays in its own corner if that is shown, and is hidden if no corner is free.
        """
        before = self._right, self._top, self._is_shut_out
        inner, size = shown.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE), self._room.size()
        right, bottom = inner.left() + size.width(), inner.bottom() - size.height()
        corners = (
            QPointF(inner.right(), inner.top()),
            QPointF(inner.right(), bottom),
            QPointF(right, inner.top()),
            QPointF(right, bottom),
        )
        home = QRectF(self._home.x() - size.width(), self._home.y(), size.width(), size.height())
        free = [self._home] if shown.contains(home) else [
            corner for corner in corners if inner.adjusted(-1, -1, 1, 1).contains(_below(corner, size))
            and not any(_below(corner, size).adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND).contains(one)
                        for one in places)
        ]  # fmt: skip
        self._is_shut_out = not free
        if free:
            self._right, self._top = free[0].x(), free[0].y()
            self.setZValue(PEAKS + 0.5 if free[0] == self._home else _ABOVE)
        if (self._right, self._top, self._is_shut_out) == before:
            return False
        self.prepareGeometryChange()
        self._room = self._fitting(self._legend)
        self._show()
        self.update()
        return True

    @property
    def box(self) -> QRectF:
        """The cartouche on the map, which no name may cover; empty if it is not shown."""
        return QRectF(self._room) if self.isVisible() else QRectF()

    def set_text_size(self, zoom: float, text_scale: float) -> bool:
        """Keep the words readable at this zoom and text size; return whether their size has changed."""
        wanted = _LEAST_PIXELS * text_scale / (TEXT * max(zoom, 0.01))
        size = round(min(_LARGEST_TEXT, max(1.0, wanted)), 2)
        if size == self._size:
            return False
        self._size = size
        self.prepareGeometryChange()
        self._room = self._fitting(self._legend)
        self.update()
        return True

    def give_way(self, covered: Sequence[QRectF]) -> bool:
        """Move below the strips that cover its title; return whether it has moved."""
        room = self._room.translated(0, -self._lower)
        title = QRectF(room.left(), room.top(), room.width(), PAD + TITLE * 1.5)
        lowest = max((box.bottom() for box in covered if box.intersects(title)), default=room.top() - _GAP)
        lower = lowest + _GAP - room.top()
        if lower == self._lower:
            return False
        self.prepareGeometryChange()
        self._room, self._lower = room.translated(0, lower), lower
        self.update()
        return True

    def _fitting(self, legend: MapLegend) -> QRectF:
        text, title = QFontMetricsF(self._font()), QFontMetricsF(serif(TITLE, spacing=116))
        rows = [text.horizontalAdvance(words) + SAMPLE + 36 for _, words in legend.entries]
        wide = max([*rows, title.horizontalAdvance(legend.title)], default=0.0) + 2 * PAD
        high = 2 * PAD + TITLE * 1.5 * bool(legend.title) + ROW * len(legend.entries)
        return QRectF(self._right - wide, self._top + self._lower, wide, high)

    def _font(self) -> QFont:
        return serif(TEXT * self._size)

    def boundingRect(self) -> QRectF:
        """The cartouche with its frame."""
        return self._room.adjusted(-6, -6, 6, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw frame, title and rows."""
        colors, room = self._colors, self._room
        painter.setBrush(QColor(colors.sheet))
        painter.setPen(QPen(QColor(colors.frame), 5.0))
        painter.drawRect(room)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colors.frame), 1.6))
        painter.drawRect(room.adjusted(12, 12, -12, -12))
        painter.setPen(QColor(colors.label))
        top = room.top() + PAD
        if self._legend.title:
            painter.setFont(serif(TITLE, spacing=116))
            box = QRectF(room.left(), top - 8, room.width(), TITLE * 1.3)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._legend.title)
            top += TITLE * 1.5
        for index, (kind, text) in enumerate(self._legend.entries):
            self._paint_row(painter, _Row(kind, text, top + (index + 0.5) * ROW))

    def _paint_row(self, painter: QPainter, row: _Row) -> None:
        left = self._room.left() + PAD
        painter.setFont(self._font())
        painter.setPen(QColor(self._colors.label))
        words = QRectF(left + SAMPLE + 36, row.y - ROW / 2, self._room.width(), ROW)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, row.text)
        painter.save()
        painter.translate(left, row.y)
        _sample(row.kind, self._colors)(painter)
        painter.restore()


def _below(corner: QPointF, size: QSizeF) -> QRectF:
    """Return the box with this top right corner."""
    return QRectF(corner - QPointF(size.width(), 0), size)


def _sample(kind: str, colors: MapColors) -> Callable[[QPainter], None]:
    """Return a function that draws a sign between the origin and SAMPLE."""
    if kind in _MARKS:
        mark, size, port = _MARKS[kind]
        look = MarkLook(mark, size, port, _MARK_SCALE, colors)
        return lambda painter: _at_middle(painter, look)
    return lambda painter: _paint_lines(painter, strokes(kind, colors))


def _at_middle(painter: QPainter, look: MarkLook) -> None:
    painter.translate(SAMPLE / 2, 0)
    paint_mark(painter, look)


def _paint_lines(painter: QPainter, found: list[Stroke]) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke in found:
        painter.setPen(stroke.pen(zoom=0.36, scale=1.0))
        painter.drawLine(QPointF(0, 0), QPointF(SAMPLE, 0))
