"""Widgets that follow the language, the text size and the theme."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    _Base = QWidget
else:  # these are first bases of widgets of every kind, so they are none themselves
    _Base = object


def wear(widget: QWidget, sheet: str) -> None:
    """Set a widget's style sheet if it is another one, because Qt styles all of its parts again."""
    if widget.styleSheet() != sheet:
        widget.setStyleSheet(sheet)


class ThemedWidget(_Base):
    """Follows another theme or text size with what is not drawn again anyway, such as a style sheet.

    Everything that draws asks `current_theme` whenever it draws.
    """

    restyle: Callable[[], None]
    """The method of the widget that follows the current theme; `apply_theme` calls it."""


class TranslatedWidget(_Base):
    """Sets its words again in another language; its words do not depend on the font."""

    retranslate: Callable[[], None]
    """The method of the widget that sets all texts in the current language."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class LiveWidget(TranslatedWidget):
    """Sets its words again in another language and with another font, to which they are fitted."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.retranslate()
