"""A label of one line whose text shrinks until it is complete."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QWidget


class FittedLabel(QLabel):
    """Shows its text in the first of its fonts in which it fits; its height is that of the first font."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fonts: tuple[QFont, ...] = (self.font(),)

    def set_fonts(self, fonts: Sequence[QFont]) -> None:
        """Set the fonts, the largest first."""
        self._fonts = tuple(fonts)
        self.updateGeometry()
        self._fit()

    def setText(self, text: str) -> None:
        """Show a text."""
        if text != self.text():
            super().setText(text)
            self._fit()

    def _fit(self) -> None:
        room, text = self.contentsRect().width(), self.text()
        fits = (font for font in self._fonts if QFontMetrics(font).horizontalAdvance(text) <= room)
        is_laid_out = self.isVisible()
        self.setFont(next(fits, self._fonts[-1]) if is_laid_out else self._fonts[0])

    def sizeHint(self) -> QSize:
        """The size of the text in the first font."""
        lines = QFontMetrics(self._fonts[0])
        return QSize(lines.horizontalAdvance(self.text()), lines.height())

    def minimumSizeHint(self) -> QSize:
        """Any width, and the height of the first font."""
        return QSize(1, QFontMetrics(self._fonts[0]).height())

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the text to the width that the label has now."""
        super().showEvent(event)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the text to the new width."""
        super().resizeEvent(event)
        self._fit()
