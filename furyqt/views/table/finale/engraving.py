"""The picture of the winners: an engraving on a plate, with medallions along its lower edge."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from furyqt.views import art
from furyqt.views.theme import current_theme

_ASPECT = 2.3
"""The breadth of the plate relative to its height."""
_WINNER, _LOSER = 0.42, 0.24
"""The diameters of medallions relative to the height of the plate."""
_LEAST, _WIDEST = 9, 0.92
_FAINT = 0.55


class Engraving(QWidget):
    """Shows a drawing and the portraits of winners and losers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drawing = ""
        self.winners: tuple[str, ...] = ()
        self.losers: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_art(self, drawing: str, winners: tuple[str, ...], losers: tuple[str, ...]) -> None:
        """Show these drawings; without any the widget takes no room."""
        self.drawing = drawing if art.has(drawing) else ""
        self.winners = tuple(name for name in winners if art.has(name))
        self.losers = tuple(name for name in losers if art.has(name))
        self.setVisible(bool(self.drawing or self.winners))
        self.update()

    def minimumSizeHint(self) -> QSize:
        """A few lines of text."""
        high = self.fontMetrics().height() * _LEAST
        return QSize(round(high * 1.6), high)

    def sizeHint(self) -> QSize:
        """The smallest size; the layout gives the rest."""
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint plate, engraving and medallions."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        winner = whole.height() * _WINNER
        plate = QRectF(0, 0, min(whole.width(), whole.height() * _ASPECT), whole.height() - winner * 0.42)
        plate.moveCenter(QPointF(whole.center().x(), whole.top() + plate.height() / 2))
        self._paint_plate(painter, plate)
        self._paint_row(painter, QPointF(plate.center().x(), plate.bottom() - winner * 0.08), plate, winner)

    def _paint_plate(self, painter: QPainter, plate: QRectF) -> None:
        cards = current_theme().cards
        painter.setPen(QPen(QColor(cards.edge), 2.0))
        painter.setBrush(QColor(cards.paper))
        painter.drawRoundedRect(plate, 6, 6)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(cards.edge), 0.9))
        for inset in (5.0, 8.0):
            painter.drawRoundedRect(plate.adjusted(inset, inset, -inset, -inset), 4, 4)
        if self.drawing:
            inner = plate.adjusted(14, 10, -14, -plate.height() * 0.2)
            edge = QPainterPath()
            edge.addRoundedRect(plate.adjusted(8, 8, -8, -8), 4, 4)
            painter.save()
            painter.setClipPath(edge)
            side = min(inner.width(), inner.height() * 1.45)
            box = QRectF(0, 0, side, side)
            box.moveCenter(QPointF(plate.center().x(), plate.top() + plate.height() * 0.42))
            art.draw(painter, box, self.drawing)
            painter.restore()

    def _paint_row(self, painter: QPainter, middle: QPointF, plate: QRectF, winner: float) -> None:
        """Paint the winners side by side in the middle, and the losers small in the lower corners."""
        count = max(1, len(self.winners))
        size = min(winner, plate.width() * _WIDEST / count)
        for number, name in enumerate(self.winners):
            at = QPointF(middle.x() + (number - (count - 1) / 2) * size * 0.98, middle.y())
            self._paint_medallion(painter, at, size, name)
        small = plate.height() * _LOSER
        half = (len(self.losers) + 1) // 2
        painter.setOpacity(_FAINT)
        for number, name in enumerate(self.losers):
            side, rank = (-1, number) if number < half else (1, number - half)
            offset = plate.width() / 2 - small * (0.7 + rank * 1.05)
            top = plate.top() + small * 0.75
            self._paint_medallion(painter, QPointF(middle.x() + side * offset, top), small, name)
        painter.setOpacity(1.0)

    def _paint_medallion(self, painter: QPainter, center: QPointF, size: float, name: str) -> None:
        cards, box = current_theme().cards, QRectF(0, 0, size - 4, size - 4)
        box.moveCenter(center)
        painter.setPen(QPen(QColor(cards.edge), max(1.5, size * 0.014)))
        painter.setBrush(QColor(cards.paper))
        painter.drawEllipse(box)
        inner = box.adjusted(size * 0.04, size * 0.04, -size * 0.04, -size * 0.04)
        edge = QPainterPath()
        edge.addEllipse(inner)
        painter.save()
        painter.setClipPath(edge)
        art.draw(painter, inner, name)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(cards.edge), max(1.0, size * 0.008)))
        painter.drawEllipse(inner)
