"""The actions of the window's commands, in menus; `command_table.py` has the commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from furyqt.controllers.language import LANGUAGES
from furyqt.rules.core.text import Text, Texts

Key = str | QKeySequence.StandardKey
N_ = Texts("Commands")
HELP_KEY = "F1"
THEME, LANGUAGE = N_("Theme"), N_("Language")
SYSTEM_LANGUAGE = N_("System Language")
THEMES = {
    "": N_("Use System Theme"),
    "light": N_("Light Theme"),
    "dark": N_("Dark Theme"),
    "light_contrast": N_("Light Theme, High Contrast"),
    "dark_contrast": N_("Dark Theme, High Contrast"),
}


class Named(Protocol):
    """The parts of a command that the menus show."""

    @property
    def name(self) -> str: ...

    @property
    def text(self) -> Text: ...

    @property
    def keys(self) -> tuple[Key, ...]: ...

    @property
    def is_checkable(self) -> bool: ...


Line = Named | Text | None
"""A command, the title of the themes or languages, or a line between commands."""
Menu = tuple[Text, Sequence[Line]]


class Commands(QObject):
    """The actions by name, in menus."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.actions: dict[str, QAction] = {}
        self.themes = self._group(tuple(THEMES))
        self.languages = self._group(("", *LANGUAGES))
        self._texts: list[tuple[QAction, Text]] = [
            *((self.themes[name], text) for name, text in THEMES.items()),
            (self.languages[""], SYSTEM_LANGUAGE),
        ]
        self._titles: list[tuple[QMenu, Text]] = []

    def _group(self, names: tuple[str, ...]) -> dict[str, QAction]:
        group = QActionGroup(self)
        found = {}
        for name in names:
            found[name] = QAction(LANGUAGES.get(name, ""), group)
            found[name].setCheckable(True)
        return found

    def fill(self, bar: QMenuBar, menus: Sequence[Menu]) -> None:
        """Put all commands into menus."""
        for title, lines in menus:
            menu = bar.addMenu("")
            self._titles.append((menu, title))
            for line in lines:
                if line is None:
                    menu.addSeparator()
                elif isinstance(line, Text):
                    choices = menu.addMenu("")
                    choices.addActions(list((self.themes if line == THEME else self.languages).values()))
                    self._titles.append((choices, line))
                else:
                    menu.addAction(self._make(line))
        self.retranslate()

    def _make(self, command: Named) -> QAction:
        action = self.actions[command.name] = QAction(self._window)
        action.setShortcuts([QKeySequence(key) for key in command.keys])
        action.setCheckable(command.is_checkable)
        self._window.addAction(action)
        self._texts.append((action, command.text))
        return action

    def keys(self) -> list[tuple[str, str]]:
        """Return every key with its command, menu by menu."""
        return [
            (", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()),
             action.text().replace("…", "").strip())
            for action in self.actions.values()
            if action.shortcuts()
        ]  # fmt: skip

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for action, text in self._texts:
            words = QCoreApplication.translate(text.context, text.source)
            action.setText(words)
            action.setStatusTip(words.replace("…", "").strip())
        for menu, text in self._titles:
            menu.setTitle(QCoreApplication.translate(text.context, text.source))
