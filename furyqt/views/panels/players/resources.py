"""The resources of a player in a row: a sign or a name for each, and the number."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from furyqt.rules.core.text import Translate
from furyqt.views import art
from furyqt.views.live import LiveWidget
from furyqt.views.panels.painting import draw_fitting, larger
from furyqt.views.picture import Resource
from furyqt.views.theme import current_theme

_GAP = 14.0


class ResourceRow(LiveWidget, QWidget):
    """Painted side by side; the accessible name says all of them."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.counters: tuple[Resource, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_counters(self, counters: tuple[Resource, ...]) -> None:
        """Show these resources."""
        self.counters = counters
        self.setVisible(bool(counters))
        self.retranslate()

    def _words(self) -> list[str]:
        """Each resource with its number, in words."""
        say = self._translate
        return [
            self.tr("{name}: {value}").format(name=one.name.render(say), value=one.value)
            for one in self.counters
        ]

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        words = self._words()
        self.setAccessibleName(", ".join(words))
        meanings = [
            "" if one.meaning is None else one.meaning.render(self._translate) for one in self.counters
        ]
        lines = (f"{name}. {more}" if more else name for name, more in zip(words, meanings, strict=True))
        self.setToolTip("\n".join(lines))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(100, round(QFontMetricsF(self.font()).height() * 1.5))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw sign and number, or the words, of each resource."""
        painter, left = QPainter(self), 0.0
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(current_theme().colors.text))
        height = float(self.height())
        for one, words in zip(self.counters, self._words(), strict=True):
            shown = str(one.value) if one.art else words
            painter.setFont(larger(self.font(), 1.0, bold=bool(one.art)))
            width = QFontMetricsF(painter.font()).horizontalAdvance(shown) + 2
            if one.art:
                art.draw(painter, QRectF(left, 0, height, height), one.art)
                left += height + 4
            draw_fitting(painter, QRectF(left, 0, min(width, self.width() - left), height), shown)
            left += width + _GAP
