"""Creates the rules window when it is first needed, and opens it at the relevant page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from furyqt.controllers.language import Language
from furyqt.views.reference.dialog import ReferenceDialog


class Rulebook(QObject):
    """The rules window of a frame; `game` returns the game, `here` the anchor for the current prompt."""

    def __init__(
        self, game: Callable[[], str], here: Callable[[], str], language: Language, frame: QWidget
    ) -> None:
        super().__init__(frame)
        self._game, self._here, self._language, self._frame = game, here, language, frame
        self.dialog: ReferenceDialog | None = None

    def open(self, anchor: str = "") -> None:
        """Open the rules at a page; without one, at the page of the current prompt."""
        dialog = self.dialog
        if dialog is None:
            dialog = self.dialog = ReferenceDialog(self._game(), self._language, self._frame)
        dialog.set_game(self._game())
        dialog.open_at(anchor or self._here())

    def put_away(self) -> None:
        """Close the rules, because the open page may reveal something to the next person."""
        if self.dialog is not None:
            self.dialog.close()
