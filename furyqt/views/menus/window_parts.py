"""The parts of the window that the commands need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.storage.settings import Settings
from furyqt.views.menus.commands import Commands
from furyqt.views.menus.game_lifecycle import GameLifecycle
from furyqt.views.menus.messages import Messages
from furyqt.views.pages import Pages

if TYPE_CHECKING:  # these are fetched when they are wanted: see lazy_pages.py
    from furyqt.views.table.epilogue import Epilogue
    from furyqt.views.table.play.game_presenter import GamePresenter
    from furyqt.views.table.replay_page import ReplayPage
    from furyqt.views.table.table_page import TablePage


class WindowParts(Protocol):
    """The parts of the window that commands work on."""

    settings: Settings
    language: Language
    lifecycle: GameLifecycle
    commands: Commands
    messages: Messages
    play: GamePresenter | None
    pages: Pages
    epilogue: Epilogue

    @property
    def table(self) -> TablePage:
        """The page of the game in progress."""

    @property
    def replay(self) -> ReplayPage:
        """The page of a replay."""

    def show_start(self) -> None:
        """Go to the first page."""

    def show_learn(self) -> None:
        """Go to the list of lessons."""

    def show_journal(self) -> None:
        """Go to the page of campaigns."""

    def show_puzzles(self) -> None:
        """Go to the page of puzzles."""

    def show_table(self) -> None:
        """Go to the table."""

    def panes(self) -> tuple[QWidget, ...]:
        """The panes of the current page."""
