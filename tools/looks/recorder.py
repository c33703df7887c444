"""Records every text that the window draws, with its font and its box, instead of drawing a picture."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPaintDevice, QPaintEngine, QPaintEngineState, QPaintEvent, QTextItem
from PySide6.QtWidgets import QApplication, QWidget

_METRIC = QPaintDevice.PaintDeviceMetric
_INCH = 25.4
_DOTS = 96


class Drawn(NamedTuple):
    """A text that a widget has drawn, in pixels of the widget."""

    widget: QWidget
    shown: QRect
    """The part of the widget that its parents leave visible."""
    text: str
    points: float
    """The text size, or -1 if it was given in pixels."""
    box: QRectF
    ink: QRectF
    """The part of the box that the letters cover."""
    clip: QRectF | None
    """The part of the widget to which the painter clips, if it does."""


class TextDevice(QPaintDevice):
    """A device of a size that keeps texts and forgets everything else."""

    def __init__(self, size: QSize, drawn: list[Drawn]) -> None:
        super().__init__()
        self._engine = _TextEngine(drawn)
        self._values = {
            _METRIC.PdmWidth: size.width(), _METRIC.PdmHeight: size.height(),
            _METRIC.PdmWidthMM: round(size.width() * _INCH / _DOTS),
            _METRIC.PdmHeightMM: round(size.height() * _INCH / _DOTS),
            _METRIC.PdmDpiX: _DOTS, _METRIC.PdmDpiY: _DOTS,
            _METRIC.PdmPhysicalDpiX: _DOTS, _METRIC.PdmPhysicalDpiY: _DOTS,
            _METRIC.PdmDepth: 32, _METRIC.PdmNumColors: 1 << 24,
            _METRIC.PdmDevicePixelRatio: 1, _METRIC.PdmDevicePixelRatioScaled: 1 << 16,
        }  # fmt: skip

    def paintEngine(self) -> QPaintEngine:
        """The engine that keeps the texts."""
        return self._engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        """Those of a screen of 96 dots per inch."""
        return self._values.get(metric, 1)


class _TextEngine(QPaintEngine):
    """Keeps texts with the widget that draws them: the last one that got a paint event."""

    def __init__(self, drawn: list[Drawn]) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self._drawn = drawn
        self.watch = _PaintWatch()

    def begin(self, device: QPaintDevice) -> bool:
        """Always possible."""
        del device
        return True

    def end(self) -> bool:
        """Always possible."""
        return True

    def type(self) -> QPaintEngine.Type:
        """One of our own."""
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        """The painter knows its state."""

    def drawTextItem(self, point: QPointF, item: QTextItem) -> None:
        """Keep a text."""
        widget = self.watch.widget
        if widget is None:
            return
        painter = self.painter()
        box = QRectF(point.x(), point.y() - item.ascent(), item.width(), item.ascent() + item.descent())
        place = painter.combinedTransform()
        clip = place.mapRect(painter.clipBoundingRect()) if painter.hasClipping() else None
        size = item.font().pointSizeF()
        ink = QFontMetricsF(item.font()).tightBoundingRect(item.text()).translated(point)
        self._drawn.append(
            Drawn(widget, self.watch.shown, item.text(), size * place.m22() if size > 0 else size,
                  place.mapRect(box), place.mapRect(ink), clip)
        )  # fmt: skip

    def drawPixmap(self, *given: object) -> None:
        """Forget pictures."""

    drawImage = drawTiledPixmap = drawPath = drawRects = drawLines = drawPixmap
    drawEllipse = drawPolygon = drawPoints = drawPixmap


class _PaintWatch(QObject):
    """Knows the widget that is being painted."""

    def __init__(self) -> None:
        super().__init__()
        self.widget: QWidget | None = None
        self.shown = QRect()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note the widget before its paint event."""
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            assert isinstance(event, QPaintEvent)
            self.widget, self.shown = watched, event.rect()
        return super().eventFilter(watched, event)


def texts_of(page: QWidget) -> list[Drawn]:
    """Return all texts that a window or dialog draws, without those in cached pictures."""
    drawn: list[Drawn] = []
    device = TextDevice(page.size(), drawn)
    watch, app = device.paintEngine().watch, QApplication.instance()  # type: ignore[attr-defined]
    assert app is not None
    app.installEventFilter(watch)
    try:
        page.render(device)
    finally:
        app.removeEventFilter(watch)
    return drawn
