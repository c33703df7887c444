"""The page that says where the program keeps its files, and that it sends none of them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from furyqt import paths
from furyqt.controllers.storage.settings import Settings
from furyqt.views.options.page import OptionsPage


def open_folder(folder: Path) -> bool:
    """Open a folder in the system's file manager; return whether that worked."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


class FilesPage(OptionsPage):
    """The folders of games, settings and logs, each with a button that opens it."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.folders = {
            "saves": paths.saves_dir(), "settings": paths.config_dir(), "logs": paths.log_dir(),
        }  # fmt: skip
        self._titles = {name: QLabel(self) for name in self.folders}
        self.buttons = {name: QPushButton(self) for name in self.folders}
        for name, folder in self.folders.items():
            self._add(name, folder)
        self._trouble = self.add_note()
        self._note = self.add_note()
        self.lines.addStretch(1)

    def _add(self, name: str, folder: Path) -> None:
        where = QLabel(str(folder), self)
        where.setWordWrap(True)
        where.setTextFormat(Qt.TextFormat.PlainText)
        where.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._titles[name].setBuddy(where)
        self.buttons[name].clicked.connect(lambda: self._open(folder))
        for widget in (self._titles[name], where):
            self.lines.addWidget(widget)
        self.lines.addWidget(self.buttons[name], 0, Qt.AlignmentFlag.AlignLeft)

    def _open(self, folder: Path) -> None:
        words = "" if open_folder(folder) else self.tr("The folder could not be opened.")
        self._trouble.setText(words)

    def title(self) -> str:
        return self.tr("Files and privacy")

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        words = {
            "saves": (self.tr("Saved games:"), self.tr("Open the saved games folder")),
            "settings": (self.tr("Settings:"), self.tr("Open the settings folder")),
            "logs": (self.tr("Logs:"), self.tr("Open the logs folder")),
        }
        for name, (title, opening) in words.items():
            self._titles[name].setText(title)
            self.buttons[name].setText(opening)
        self._note.setText(
            self.tr(
                "Everything stays on this computer: games, statistics, settings and logs. furyqt "
                "sends nothing and contacts no server. You may copy or delete the files in these "
                "folders."
            )
        )
