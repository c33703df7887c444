"""Two persons at one screen: the table is covered until the person to move sits in front of it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from furyqt.views.dialogs.faces import player_faces
from furyqt.views.menus.window_parts import WindowParts


class Handover(QObject):
    """Covers and uncovers the table."""

    covered = Signal()
    """The table has just been covered: nothing of it may stay in other places of the window."""

    def __init__(self, window: WindowParts, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window

    def cover(self) -> None:
        """Show nothing but whose turn it is."""
        window, pages = self._window, self._window.pages
        session = window.lifecycle.session
        if session is not None:
            viewer, say = session.viewer, window.language.translate
            faces = player_faces(session.rules.name, session.table, viewer, say)
            pages.handover.ask_for(session.table.players[viewer].title, faces)
        pages.setCurrentWidget(pages.handover)
        pages.handover.welcome()
        self.covered.emit()

    def cover_table(self) -> None:
        """Cover the table if it is in front; a person who looks at another page is not interrupted."""
        if self._window.pages.is_at_table:
            self.cover()

    def uncover(self) -> None:
        """Show the table: the right person sits in front of the screen."""
        if self._window.play is not None:
            self._window.play.uncover()
            self._window.show_table()
        else:
            self._window.show_start()
