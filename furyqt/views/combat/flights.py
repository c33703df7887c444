"""Damage on its way from a card to the hearts of the fighter it hurts."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from furyqt.views.numbers import signed
from furyqt.views.panels.painting import heart_path, serif
from furyqt.views.theme import current_theme

_ARC = 0.18
"""The height of the arc relative to its length."""


@dataclass(frozen=True)
class HeartFlight:
    """A change of health that flies from a point to another."""

    start: QPointF
    end: QPointF
    change: int
    """Negative for damage."""

    def at(self, share: float) -> QPointF:
        """Return the point on the arc."""
        way = self.end - self.start
        length = (way.x() ** 2 + way.y() ** 2) ** 0.5
        rise = -4 * share * (1 - share) * length * _ARC
        return self.start + way * share + QPointF(0, rise)


class Flights(QWidget):
    """A transparent sheet above the stage; it is hidden while nothing flies."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.flights: tuple[HeartFlight, ...] = ()
        self._share = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def move_all(self, flights: tuple[HeartFlight, ...], share: float) -> None:
        """Show all flights at this share of their way; at the end they are gone."""
        self.flights, self._share = flights, share
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.setVisible(bool(flights) and share < 1.0)
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a heart with the number for each flight."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = serif(self.font(), 1.5, bold=True)
        size = QFontMetricsF(font).height() * 1.9
        for flight in self.flights:
            painter.save()
            painter.translate(flight.at(self._share) - QPointF(size / 2, size / 2))
            is_harm = flight.change < 0
            cards = current_theme().cards
            painter.setBrush(QColor(cards.dark_event if is_harm else cards.encounter))
            painter.setPen(QPen(QColor(cards.band_ink), 2.5))
            painter.drawPath(heart_path(size))
            painter.setFont(font)
            painter.setPen(QColor(cards.band_ink))
            box = QRectF(0, 0, size, size * 0.94)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, signed(flight.change))
            painter.restore()
