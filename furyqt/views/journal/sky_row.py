"""The clock of a chapter: a drawn sun and moon for each of its days."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from furyqt.views.live import LiveWidget
from furyqt.views.theme import current_theme

_STEP = 0.8
"""The width of a sun or moon in heights of the row."""
_GAP = 0.25
"""The distance of two days in heights of the row."""
_RAYS = 8
_FAINT = 0.34
"""The opacity of the days that are over."""
_LEAST = 9.0
"""The smallest width of a sun in pixels."""


class SkyRow(LiveWidget, QWidget):
    """Past days are outlines, the present one has a ring, the rest are full."""

    def __init__(self, parent: QWidget | None = None, *, is_on_paper: bool = False) -> None:
        """On the paper of cards it has their ink, elsewhere the color of words."""
        super().__init__(parent)
        self._is_on_paper = is_on_paper
        self._day, self._days, self._is_night = 0, 0, False
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def show_days(self, day: int, days: int, is_night: bool = False) -> None:
        """Show the day, from 1, or 0 before the first one; its morning or its night is the present."""
        if (day, days, is_night) != (self._day, self._days, self._is_night):
            self._day, self._days, self._is_night = day, days, is_night
            self.retranslate()

    def retranslate(self) -> None:
        """Show the days, and set the same in words for screen readers."""
        words = self.tr("Day {day} of {days}") if self._day else self.tr("Days: {days}")
        words = words.format(day=self._day, days=self._days)
        if self._day and self._is_night:
            words = self.tr("{day}, night").format(day=words)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """One line of text high."""
        high = QFontMetricsF(self.font()).height() * 1.15
        return QSize(round(high * (2 * _STEP + _GAP) * max(1, self._days)), round(high))

    def minimumSizeHint(self) -> QSize:
        """The smallest suns."""
        least = _LEAST / _STEP * (2 * _STEP + _GAP) * max(1, self._days)
        return QSize(min(self.sizeHint().width(), round(least)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a sun and a moon for each day."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = (2 * _STEP + _GAP) * max(1, self._days)
        side = min(self.height(), self.width() / whole)
        words = self.palette().color(self.foregroundRole())
        ink = QColor(current_theme().cards.ink) if self._is_on_paper else words
        ring = self.palette().color(QPalette.ColorRole.Highlight)
        for number in range(2 * self._days):
            left = (number * _STEP + number // 2 * _GAP) * side
            box = QRectF(left, (self.height() - side * _STEP) / 2, side * _STEP, side * _STEP)
            now = 2 * self._day - 2 + self._is_night
            paint_half(painter, box, ink, ring, number, now if self._day else -1)
        painter.end()


def paint_half(painter: QPainter, box: QRectF, ink: QColor, ring: QColor, number: int, now: int) -> None:
    """Paint the half of a day with this number, even by day: it is over, the present one, or to come."""
    painter.save()
    center, radius = box.center(), box.width() * 0.25
    if number == now:
        painter.setPen(QPen(ring, max(1.5, radius * 0.28)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(center, radius * 1.85, radius * 1.85)
    color = QColor(ink)
    color.setAlphaF(_FAINT if number < now else 1.0)
    painter.setPen(QPen(color, max(1.0, radius * 0.2)))
    painter.setBrush(Qt.BrushStyle.NoBrush if number < now else color)
    if number % 2:
        painter.drawPath(_moon(center, radius * 1.25))
    else:
        painter.drawEllipse(center, radius * 0.85, radius * 0.85)
        for ray in range(_RAYS):
            turn = QPointF(cos(2 * pi * ray / _RAYS), sin(2 * pi * ray / _RAYS))
            painter.drawLine(center + turn * radius * 1.15, center + turn * radius * 1.5)
    painter.restore()


def _moon(center: QPointF, radius: float) -> QPainterPath:
    disc, bite = QPainterPath(), QPainterPath()
    disc.addEllipse(center, radius, radius)
    bite.addEllipse(center + QPointF(radius * 0.55, -radius * 0.2), radius * 0.85, radius * 0.85)
    return disc.subtracted(bite)
