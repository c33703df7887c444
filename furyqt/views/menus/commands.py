"""Every command of the window: its words, its key, its menu."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from furyqt.controllers.language import LANGUAGES

_Key = QKeySequence.StandardKey
KEYS: dict[str, tuple[str | QKeySequence.StandardKey, ...]] = {
    "new": (_Key.New,), "open": (_Key.Open,), "save": (_Key.Save,), "save_as": ("Ctrl+Shift+S",),
    "replay_this": ("Ctrl+R",), "summary": ("Ctrl+I",), "menu": ("Ctrl+M",), "quit": ("Ctrl+Q",),
    "journal": ("Ctrl+J",),
    "undo": (_Key.Undo,), "redo": ("Ctrl+Shift+Z", "Ctrl+Y"), "hint": ("Ctrl+H", "F2"),
    "pass_phase": ("F7",), "agree": ("F9",), "trust": ("Shift+F9",), "now": ("Ctrl+Return",),
    "cancel": ("Ctrl+.",), "resume": ("Ctrl+G",), "truth": ("Ctrl+T",),
    "skip_to_turn": ("Shift+F8",), "slower": ("Ctrl+F7",), "faster": ("Ctrl+F8",),
    "places": ("Ctrl+P",), "story": ("F3",), "turn": ("F4",), "skip": ("F8",),
    "zoom_in": (_Key.ZoomIn,), "zoom_out": (_Key.ZoomOut,),
    "fit": ("Ctrl+0",), "next_pane": ("F6",), "last_pane": ("Shift+F6",), "full": ("F11",),
    "sound": ("Ctrl+Shift+M",),
    "settings": ("Ctrl+,",), "help": ("F1",), "keys": ("Ctrl+F1",),
}  # fmt: skip
MENUS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("game", ("new", "continue", "open", "", "save", "save_as", "", "journal", "puzzles", "", "replay_this",
              "replay", "summary", "statistics", "", "menu", "quit")),
    ("move", ("undo", "redo", "", "hint", "", "pass_phase", "agree", "trust", "", "now", "cancel", "resume",
              "skip_to_turn", "slower", "faster", "", "truth")),
    ("view", ("places", "story", "turn", "skip", "", "zoom_in", "zoom_out", "fit", "", "next_pane",
              "last_pane", "", "full", "sound", "*theme", "*language", "", "settings")),
    ("help", ("learn", "help", "keys", "", "about")),
)  # fmt: skip
CHECKABLE = ("places", "full", "sound")
THEMES = ("", "light", "dark", "light_contrast", "dark_contrast")


class Commands(QObject):
    """The actions by name, in menus; handlers connect to their `triggered`."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.actions: dict[str, QAction] = {}
        self.menus: dict[str, QMenu] = {}
        self.themes = self._group(THEMES)
        self.languages = self._group(("", *LANGUAGES))

    def _group(self, names: tuple[str, ...]) -> dict[str, QAction]:
        group = QActionGroup(self)
        found = {}
        for name in names:
            found[name] = QAction(group)
            found[name].setCheckable(True)
        return found

    def fill(self, bar: QMenuBar) -> None:
        """Put all commands into menus."""
        for title, names in MENUS:
            menu = self.menus[title] = bar.addMenu("")
            for name in names:
                if name.startswith("*"):
                    self._add_choices(menu, name[1:])
                elif name:
                    menu.addAction(self._make(name))
                else:
                    menu.addSeparator()
        self.retranslate()

    def _add_choices(self, menu: QMenu, name: str) -> None:
        self.menus[name] = menu.addMenu("")
        self.menus[name].addActions(list((self.themes if name == "theme" else self.languages).values()))

    def _make(self, name: str) -> QAction:
        action = self.actions[name] = QAction(self._window)
        action.setShortcuts([QKeySequence(key) for key in KEYS.get(name, ())])
        action.setCheckable(name in CHECKABLE)
        self._window.addAction(action)
        return action

    def enable(self, name: str, can: bool) -> None:
        """Set whether a command is possible now."""
        self.actions[name].setEnabled(can)

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
        for name, text in (self._game_words() | self._table_words() | self._view_words()).items():
            self.actions[name].setText(text)
            self.actions[name].setStatusTip(text.replace("…", "").strip())
        titles = {
            "game": self.tr("&Game"), "move": self.tr("&Move"), "view": self.tr("&View"),
            "help": self.tr("&Help"), "theme": self.tr("Theme"), "language": self.tr("Language"),
        }  # fmt: skip
        for name, text in titles.items():
            self.menus[name].setTitle(text)
        themes = (
            self.tr("Use system theme"), self.tr("Light theme"), self.tr("Dark theme"),
            self.tr("Light theme, high contrast"), self.tr("Dark theme, high contrast"),
        )  # fmt: skip
        for action, text in zip(self.themes.values(), themes, strict=True):
            action.setText(text)
        names = (self.tr("System language"), *LANGUAGES.values())
        for action, text in zip(self.languages.values(), names, strict=True):
            action.setText(text)

    def _game_words(self) -> dict[str, str]:
        return {
            "new": self.tr("New Game…"),
            "continue": self.tr("Continue Game"),
            "open": self.tr("Open…"),
            "journal": self.tr("Journal"),
            "puzzles": self.tr("Puzzles"),
            "save": self.tr("Save"),
            "save_as": self.tr("Save As…"),
            "replay_this": self.tr("Watch This Game Again"),
            "replay": self.tr("Watch a Replay…"),
            "summary": self.tr("Game Summary"),
            "statistics": self.tr("Statistics…"),
            "menu": self.tr("Main Menu"),
            "quit": self.tr("Quit"),
        }

    def _table_words(self) -> dict[str, str]:
        return {
            "undo": self.tr("Undo"),
            "redo": self.tr("Redo"),
            "hint": self.tr("Show Hint"),
            "pass_phase": self.tr("Pass for This Phase"),
            "agree": self.tr("Agree to the Plan"),
            "trust": self.tr("Agree to All Plans This Phase"),
            "now": self.tr("Move now"),
            "cancel": self.tr("Pause Computer"),
            "resume": self.tr("Resume Computer"),
            "skip_to_turn": self.tr("Skip Ahead"),
            "slower": self.tr("Slower Pace"),
            "faster": self.tr("Faster Pace"),
            "truth": self.tr("Uncover the Truth"),
        }

    def _view_words(self) -> dict[str, str]:
        return {
            "places": self.tr("Possible locations"),
            "story": self.tr("Last Turn Again"),
            "turn": self.tr("Map or Combat"),
            "skip": self.tr("Finish Animations"),
            "zoom_in": self.tr("Zoom In"),
            "zoom_out": self.tr("Zoom Out"),
            "fit": self.tr("Fit Map"),
            "next_pane": self.tr("Next Pane"),
            "last_pane": self.tr("Previous Pane"),
            "full": self.tr("Full Screen"),
            "sound": self.tr("Sound"),
            "settings": self.tr("Settings…"),
            "learn": self.tr("Learn to Play"),
            "help": self.tr("How to Play"),
            "keys": self.tr("Keyboard shortcuts"),
            "about": self.tr("About furyqt"),
        }
