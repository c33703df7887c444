"""The theme of the window: set by the settings, or by the desktop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from furyqt.controllers.storage.settings import Values
from furyqt.views.pages import Pages
from furyqt.views.theme import apply_theme


class Themed(Protocol):
    """A part that follows the theme."""

    @property
    def set_theme(self) -> Callable[..., Any]:
        """Apply a Theme."""


class Appearance(QObject):
    """Applies the theme, unless it is applied already: restyling every widget takes a while."""

    def __init__(self, parent: QObject, parts: Callable[[], tuple[Themed, ...]]) -> None:
        super().__init__(parent)
        self._parts = parts
        self._applied = ("", 0.0, "")

    def apply(self, values: Values) -> None:
        """Follow the settings."""
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        wanted = values.theme or ("dark" if dark else "light"), values.text_scale, values.palette
        app = QApplication.instance()
        if wanted == self._applied or not isinstance(app, QApplication):
            return
        self._applied = wanted
        look = apply_theme(app, *wanted)
        for part in self._parts():
            if isinstance(part, Pages):
                part.set_theme(look, values.text_scale)
            else:
                part.set_theme(look)
