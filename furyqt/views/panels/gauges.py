"""The numbers that decide the game, large, each with its name and a bar."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from furyqt.rules.core.text import Translate
from furyqt.views.panels.painting import larger, serif
from furyqt.views.picture import Gauge
from furyqt.views.theme import Theme, theme

_SIZES = (0.82, 0.76, 0.7)
"""The sizes of a name, as multiples of the usual one: the first that fits."""
_CENTER = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


def fitting(font: QFont, words: str, width: float) -> QFont:
    """The largest small face in which words fit a width, or the smallest."""
    fonts = [larger(font, size) for size in _SIZES]
    return next((face for face in fonts if QFontMetricsF(face).horizontalAdvance(words) <= width), fonts[-1])


class GaugeWidget(QWidget):
    """One number with its name and, where it is a measure, a bar."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate, self.look = translate, theme("light")
        self._gauge: Gauge | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_gauge(self, gauge: Gauge) -> None:
        """Show this number."""
        self._gauge = gauge
        name = gauge.name.render(self._translate)
        if gauge.full:
            words = self.tr("{name}: {value} of {full}").format(name=name, value=gauge.value, full=gauge.full)
        elif gauge.face is not None:
            words = self.tr("{name}: {value}").format(name=name, value=gauge.face.render(self._translate))
        else:
            words = self.tr("{name}: {value}").format(name=name, value=gauge.value)
        self.setAccessibleName(words)
        self.setToolTip(f"{words}\n{gauge.meaning.render(self._translate)}")
        self.update()

    def sizeHint(self) -> QSize:
        """Room for number, name and bar."""
        line = QFontMetricsF(self.font()).height()
        return QSize(round(line * 3.4), round(line * 2.5 + 9))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw them, the number first."""
        gauge = self._gauge
        if gauge is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line, colors = QFontMetricsF(self.font()).height(), self.look.colors
        box = QRectF(self.rect()).adjusted(2, 0, -2, 0)
        painter.setPen(QColor(colors.text))
        painter.setFont(serif(self.font(), 1.5, bold=True))
        face = str(gauge.value) if gauge.face is None else gauge.face.render(self._translate)
        painter.drawText(QRectF(box.left(), 0, box.width(), line * 1.6), _CENTER, face)
        words = gauge.name.render(self._translate)
        small = fitting(self.font(), words, box.width())
        name = QFontMetricsF(small).elidedText(words, Qt.TextElideMode.ElideRight, box.width())
        painter.setFont(small)
        painter.setPen(QColor(colors.faint))
        painter.drawText(QRectF(box.left(), line * 1.6, box.width(), line * 0.9), _CENTER, name)
        if gauge.full:
            self._paint_bar(painter, QRectF(box.left() + 6, line * 2.5 + 2, box.width() - 12, 5), gauge)

    def _paint_bar(self, painter: QPainter, box: QRectF, gauge: Gauge) -> None:
        painter.setPen(QColor(self.look.colors.border))
        painter.setBrush(QColor(self.look.colors.base))
        painter.drawRect(box)
        filled = min(1.0, gauge.value / gauge.full) * box.width()
        painter.fillRect(QRectF(box.left(), box.top(), filled, box.height()), QColor(self.look.colors.accent))


class GaugesPanel(QWidget):
    """All numbers side by side."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self._shown: tuple[Gauge, ...] = ()
        self._look = theme("light")
        self.widgets: list[GaugeWidget] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)

    def set_gauges(self, gauges: tuple[Gauge, ...]) -> None:
        """Show these numbers."""
        self._shown = gauges
        while len(self.widgets) < len(gauges):
            widget = GaugeWidget(self._translate, self)
            widget.look = self._look
            self.widgets.append(widget)
            self._row.addWidget(widget, 1)
        for number, widget in enumerate(self.widgets):
            widget.setVisible(number < len(gauges))
            if number < len(gauges):
                widget.show_gauge(gauges[number])

    def set_theme(self, look: Theme) -> None:
        """Wear this look."""
        self._look = look
        for widget in self.widgets:
            widget.look = look
            widget.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.set_gauges(self._shown)
        super().changeEvent(event)
