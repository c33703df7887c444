"""The pieces, the marks and the railways as painted with the current settings."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from furyqt.controllers.storage.settings import Settings
from furyqt.views.map.sheet.links import strokes
from furyqt.views.panels.painting import paint_piece
from furyqt.views.theme import THEMES, MapColors, theme

_DARK = 128


class Swatches(QWidget):
    """A strip of land with a piece of every color and both railways."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        settings.changed.connect(self._changed)

    def _changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of one row of pieces and one of railways."""
        line = self.fontMetrics().height()
        return QSize(14 * line, round(4.2 * line))

    def _colors(self) -> MapColors:
        values = self._settings.values
        is_dark = self.palette().color(QPalette.ColorRole.Window).lightness() < _DARK
        name = values.theme or ("dark" if is_dark else "light")
        return theme(name if name in THEMES else "light", values.palette).map

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        colors, line = self._colors(), float(self.fontMetrics().height())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(colors.land))
        for number in range(len(colors.pieces)):
            center = QPointF((1.4 + 2.1 * number) * line, 1.5 * line)
            paint_piece(painter, center, 0.8 * line, ("disc", number, str(number + 1)), colors)
        end = 2.8 * line
        for number, role in enumerate(("rail_white", "rail_yellow")):
            self._paint_way(painter, role, colors, QPointF(0.6 * line, end + number * 0.8 * line))
        self._paint_marks(painter, colors, line)

    def _paint_way(self, painter: QPainter, role: str, colors: MapColors, start: QPointF) -> None:
        for stroke in strokes(role, colors):
            painter.setPen(stroke.pen(1.0, 1.0))
            painter.drawLine(start, start + QPointF(7.0 * self.fontMetrics().height(), 0))

    def _paint_marks(self, painter: QPainter, colors: MapColors, line: float) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for number, ink in enumerate((colors.legal, colors.illegal, colors.overlay_ring)):
            center = QPointF((9.0 + 1.7 * number) * line, 3.2 * line)
            painter.setPen(QPen(QColor(ink), 2.4 * colors.strength))
            painter.drawEllipse(center, 0.55 * line, 0.55 * line)
            if number == 1:
                half = QPointF(0.4 * line, -0.4 * line)
                painter.drawLine(center - half, center + half)
