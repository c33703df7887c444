"""The picture behind the start page, and the plate that keeps the words readable over it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from furyqt.views.lazy_pages import lazy
from furyqt.views.panels.engraving import paint_frame
from furyqt.views.theme import MapColors, current_theme

_SETTLE_MS = 150
_ROUND = 10.0


class NightBackdrop(QWidget):
    """The night map; it is drawn after the page is shown, because reading the map takes a moment.

    The strong themes have no night, and no picture.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = QPixmap()
        self._drawn: tuple[object, ...] = ()
        self._settling = QTimer(self, singleShot=True)
        self._settling.timeout.connect(self._draw)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def has_picture(self) -> bool:
        """Whether the picture of the current theme and size is drawn."""
        return bool(self._drawn) and self._drawn == self._wanted

    @property
    def _wanted(self) -> tuple[object, ...]:
        return self.size(), self.devicePixelRatioF(), current_theme().night

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, stretched until there is one of this size."""
        painter, box, night = QPainter(self), QRectF(self.rect()), current_theme().night
        if night is not None:
            painter.fillRect(box, QColor(night.sea))
            if not self._picture.isNull():
                painter.drawPixmap(box, self._picture, QRectF(self._picture.rect()))
            if not self.has_picture:
                self._settling.start(0 if self._picture.isNull() else _SETTLE_MS)
        paint_frame(painter, box, current_theme().colors.border if night is None else night.frame)

    def hideEvent(self, event: QHideEvent) -> None:
        """Release the picture, which is large."""
        self._picture, self._drawn = QPixmap(), ()
        super().hideEvent(event)

    def _draw(self) -> None:
        night: MapColors | None = current_theme().night
        if night is None or not self.isVisible() or self.size().isEmpty():
            return
        self._picture = lazy("start.night_map", "night_map")(self.size(), self.devicePixelRatioF(), night)
        self._drawn = self._wanted
        self.update()


class Plate(QWidget):
    """A panel in the color of windows, which the theme's text contrasts with."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a plate with a double edge; without a picture behind it there is none."""
        theme = current_theme()
        if theme.night is None:
            return
        painter, box = QPainter(self), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.colors.border), 1.6))
        painter.setBrush(QColor(theme.colors.window))
        painter.drawRoundedRect(box, _ROUND, _ROUND)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.colors.border), 0.8))
        painter.drawRoundedRect(box.adjusted(5, 5, -5, -5), _ROUND - 4, _ROUND - 4)
