"""The page of the appearance: the theme and the colors of pieces and marks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from furyqt.controllers.storage.settings import Settings
from furyqt.views.map.sheet.links import strokes
from furyqt.views.options.page import OptionsPage
from furyqt.views.panels.painting import paint_piece
from furyqt.views.theme import PALETTES, THEMES, MapColors, theme

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


class LookPage(OptionsPage):
    """Theme and palette, with a sample of the palette's pieces."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._theme = self.add_choice("theme", ("", *THEMES))
        self._palette = self.add_choice("palette", PALETTES)
        self._sample = Swatches(settings, self)
        self.form.addRow(self._sample)
        self._note = self.add_note()
        self.lines.addStretch(1)

    def title(self) -> str:
        return self.tr("Appearance")

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.set_label_text("theme", self.tr("Theme:"))
        self.say_choices(
            self._theme,
            (
                self.tr("Use System Theme"), self.tr("Light Theme"), self.tr("Dark Theme"),
                self.tr("Light Theme, High Contrast"), self.tr("Dark Theme, High Contrast"),
            ),
        )  # fmt: skip
        self.set_label_text("palette", self.tr("Piece colors:"))
        self.say_choices(
            self._palette,
            (
                self.tr("Standard"), self.tr("For red-green color blindness"),
                self.tr("For tritan (blue-yellow) color blindness"),
                self.tr("Also distinct in shades of gray"),
            ),
        )  # fmt: skip
        self._sample.setAccessibleName(self.tr("Sample pieces"))
        self._note.setText(
            self.tr(
                "These colors apply to pieces, to places you can or cannot go to, to possible "
                "places and to railways. Letters, shapes and patterns always show the same "
                "information."
            )
        )
