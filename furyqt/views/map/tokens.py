"""Pieces and badges as items: a shape with a letter beside its place."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from furyqt.views.map.items import FixedItem, serif
from furyqt.views.map.symbols import badge_path, piece_path

PIECE_RADIUS, BADGE_RADIUS = 13.0, 8.5


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
        reach = 1.32 * self.radius + 4  # a bat's wings stand out
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
