"""The ornament of the start page: medallions with portraits above a line with a bat."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from furyqt.views import art
from furyqt.views.panels.engraving import paint_rule
from furyqt.views.theme import current_theme

_ROW = ("godalming", "seward", "dracula", "helsing", "mina")
_MIDDLE = 2
_SMALL = 0.72
"""The size of the outer medallions; the middle one is 1."""
_OVERLAP = 0.06
_SIDE = 24
"""The margin beside the row."""
_BREADTH = 1 + 4 * _SMALL
"""The width of all five side by side, in large medallions."""


class Medallions(QWidget):
    """Five portraits, the emblem of the program, and a line below them; for decoration only."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._is_low = False

    def set_low(self, is_low: bool) -> None:
        """Set whether the buttons need more of the window's height."""
        self._is_low = is_low
        self.updateGeometry()

    @property
    def _large(self) -> float:
        """The diameter of the large medallion, limited by the height of the window."""
        letters = self.fontMetrics().height()
        window = self.window().height()
        high = max(letters * 3.2, window * (0.13 if self._is_low else 0.17))
        parent = self.parentWidget()
        wide = self.width() if parent is None else parent.contentsRect().width() - 2 * _SIDE
        return float(min(letters * 9, high, max(1, wide) / _BREADTH))

    def sizeHint(self) -> QSize:
        """Return a size wide enough for all five, with the line below."""
        large = self._large
        return QSize(round(large * _BREADTH), round(large + self.fontMetrics().height() * 1.8))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the outer medallions first, so that the middle one is in front."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        large = self._large
        gap = large * (1 - _OVERLAP)
        for number in (0, 4, 1, 3, _MIDDLE):
            size = large if number == _MIDDLE else large * _SMALL
            steps = number - _MIDDLE
            shift = 0.0 if not steps else (gap * (0.5 + _SMALL / 2) + gap * _SMALL * (abs(steps) - 1))
            center = QPointF(self.width() / 2 + (shift if steps > 0 else -shift), large / 2)
            self._medallion(painter, center, size, f"portraits/{_ROW[number]}")
        line = self.fontMetrics().height()
        paint_rule(painter, QRectF(0, large + line * 0.2, self.width(), line * 1.5))

    def _medallion(self, painter: QPainter, center: QPointF, size: float, name: str) -> None:
        cards, box = current_theme().cards, QRectF(0, 0, size - 2, size - 2)
        box.moveCenter(center)
        painter.setPen(QPen(QColor(current_theme().colors.border), 1.4))
        painter.setBrush(QColor(cards.paper))
        painter.drawEllipse(box)
        inner = box.adjusted(size * 0.045, size * 0.045, -size * 0.045, -size * 0.045)
        edge = QPainterPath()
        edge.addEllipse(inner)
        painter.save()
        painter.setClipPath(edge)
        art.draw(painter, inner.adjusted(-1, -1, 1, 1), name)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(cards.edge), max(1.0, size * 0.012)))
        painter.drawEllipse(inner)
