"""The campaign in the window: the line of goals at the table, the seal, and the end of a chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.session.game_session import GameSession
from furyqt.views.lazy_pages import lazy
from furyqt.views.menus.game_lifecycle import GameLifecycle
from furyqt.views.pages import Pages
from furyqt.views.picture import MapPanel

if TYPE_CHECKING:  # imported when first needed: see lazy_pages.py
    from furyqt.views.journal.seal_dialog import SealDialog


class JournalController(QObject):
    """Follows the chapter of the session in progress; other games have none."""

    def __init__(self, lifecycle: GameLifecycle, pages: Pages, language: Language, frame: QWidget) -> None:
        super().__init__(frame)
        self._lifecycle, self._pages, self._language, self._frame = lifecycle, pages, language, frame
        self.seal: SealDialog | None = None
        """The dialog of the final answer, while it is open."""
        lifecycle.opened.connect(self._opened)
        lifecycle.closing.connect(self._closing)
        pages.table_created.connect(lambda page: page.goals.seal_wanted.connect(self.ask_seal))

    def _opened(self, session: GameSession) -> None:
        if session.chapter is None:
            return
        table, chapter = self._pages.table, session.chapter
        goals = table.goals
        goals.follow(chapter)
        table.view.beats = lambda: chapter.beats if session.observation.player == chapter.player else ()
        chapter.beat.connect(table.note.show_beat)
        session.redraw_needed.connect(lambda: table.note.keep_only(chapter.beats))
        session.redraw_needed.connect(goals.refresh)
        session.shown.connect(goals.refresh)

    def _closing(self) -> None:
        if self.seal is not None:
            self.seal.reject()
        session = self._lifecycle.session
        if session is not None and session.chapter is not None:
            self._pages.table.goals.follow(None)
            self._pages.table.note.put_aside()
            self._pages.table.view.beats = tuple
            self._write(session)

    # The end

    def _write(self, session: GameSession) -> str:
        """Write a chapter with a verdict into the book of its campaign; return its id, or an empty text."""
        if session.chapter is None or session.chapter.verdict is None:
            return ""
        return self._pages.journal.close_chapter(session)

    def close_chapter(self) -> str:
        """Close the chapter of the session if it has ended; from then on nothing of it can be undone.

        Returns the id of the chapter, or an empty text if there is none or it was played for practice.
        """
        session = self._lifecycle.session
        name = "" if session is None else self._write(session)
        if name:
            self._lifecycle.clear()
        return name

    def show_afterword(self) -> None:
        """Show the afterword of the finished session, or the book if its game was not for a campaign."""
        name, page = self.close_chapter(), self._pages.journal
        page.welcome()
        self._pages.setCurrentWidget(page)
        if name:
            page.show_afterword(name)

    # The seal

    def ask_seal(self) -> None:
        """Open the dialog in which places are named."""
        session = self._lifecycle.session
        status = None if session is None else session.chapter
        atlas = None if session is None else session.table.atlas
        if session is None or status is None or atlas is None or not status.can_seal:
            return
        panel = self._pages.table.view.picture.panel(MapPanel) or MapPanel()
        make = lazy("journal.seal_dialog", "SealDialog")
        closed = frozenset(status.game.campaign.closed(status.game.chapter))
        dialog: SealDialog = make(self._language, atlas, panel, status.seal_places, closed, self._frame)
        dialog.accepted.connect(lambda: status.seal(tuple(sorted(dialog.marked))))
        dialog.finished.connect(self._forget_seal)
        self.seal = dialog
        dialog.resize(self._frame.size() * 0.86)
        dialog.open()

    def _forget_seal(self) -> None:
        dialog, self.seal = self.seal, None
        if dialog is not None:
            dialog.deleteLater()
