"""Day and night on the map: the colors change, and the old picture fades; a band says it in high contrast."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QEvent, QObject, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from furyqt.views.live import wear
from furyqt.views.map.scene import MapScene
from furyqt.views.map.view import MapView
from furyqt.views.panels.painting import serif
from furyqt.views.signs import SignLabel
from furyqt.views.theme import current_theme

FADE_MS = 1000
_SIZES = (1.2, 1.0, 0.85, 0.7, 0.6)
"""The sizes of the band's words: the largest that is low enough is used."""
_MOST = 0.055
"""The largest height of the words as a share of the map."""
_INDENT = 12


class Fade(QWidget):
    """A picture over a widget that becomes transparent; clicks go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._below = parent
        self._picture, self._opacity = QPixmap(), 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.motion = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self.motion.setEasingCurve(QEasingCurve.Type.InOutSine)
        self.motion.valueChanged.connect(self._set_opacity)
        self.motion.finished.connect(self.hide)
        self.hide()

    def begin(self, picture: QPixmap, milliseconds: int) -> None:
        """Show the picture, and let it fade."""
        self._picture = picture
        self.setGeometry(self._below.rect())
        self.show()
        self.raise_()
        self.motion.setDuration(milliseconds)
        self.motion.start()

    def stop(self) -> None:
        """End the fading at once."""
        self.motion.stop()
        self.hide()

    def _set_opacity(self, opacity: float) -> None:
        self._opacity = opacity
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(0, 0, self._picture)


class Nightfall(QObject):
    """Shows day or night in the colors of the current theme."""

    changed = Signal()
    """The band has appeared, disappeared or changed its size."""

    def __init__(self, scene: MapScene, view: MapView) -> None:
        super().__init__(view)
        self._scene, self._view = scene, view
        self.is_night = False
        self.is_still = False
        """True with reduced motion: the colors change at once."""
        self.fade = Fade(view.viewport())
        self.band = SignLabel(view)
        self.band.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.band.setIndent(_INDENT)
        self.band.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.band.hide()
        view.installEventFilter(self)
        self.retranslate()

    def restyle(self) -> None:
        """Follow the current theme at once."""
        self.fade.stop()
        self._dress()

    def set_night(self, is_night: bool, speed: float) -> None:
        """Change to day or night: in a second at speed 1, at once at speed 0."""
        if is_night == self.is_night:
            return
        self.is_night = is_night
        is_seen = self._view.isVisible() and self._has_night and speed > 0 and not self.is_still
        before = self._view.viewport().grab() if is_seen else QPixmap()
        self._dress()
        if is_seen:
            self.fade.begin(before, round(FADE_MS / speed))

    @property
    def is_changing(self) -> bool:
        """Return True while the old picture is still fading."""
        return self.fade.motion.state() == QAbstractAnimation.State.Running

    @property
    def _has_night(self) -> bool:
        return current_theme().night is not None

    def _dress(self) -> None:
        theme = current_theme()
        night = theme.night if self.is_night else None
        self._scene.set_colors(theme.map if night is None else night)
        wear(self.band, f"background: {theme.colors.text}; color: {theme.colors.window};")
        self.band.setVisible(self.is_night and not self._has_night)
        self._fit_band()

    def retranslate(self) -> None:
        """Write the band in the current language and text size."""
        self.band.show_words(self.tr("Night"), "night")
        self.band.setAccessibleName(self.tr("Night"))
        self._fit_band()

    def _fit_band(self) -> None:
        """Keep the band so low that it covers only the sea above the northern towns."""
        font, most = self._view.font(), self._view.height() * _MOST
        sizes = (size for size in _SIZES if QFontMetrics(serif(font, size, bold=True)).height() <= most)
        face = serif(font, next(sizes, _SIZES[-1]), bold=True)
        self.band.setFont(face)
        self.band.setGeometry(0, 0, self._view.width(), round(QFontMetrics(face).height() * 1.15))
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the view, the language and the text size."""
        if event.type() == QEvent.Type.Resize:
            self.fade.stop()
            self._fit_band()
        elif event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
        return super().eventFilter(watched, event)
