"""The title of the window: the game, the side of the person, and the phase, for people and task bars."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from furyqt.controllers.language import Language
from furyqt.controllers.session.game_session import GameSession
from furyqt.views.menus.game_lifecycle import GameLifecycle
from furyqt.views.pages import Pages


class WindowTitle(QObject):
    """Keeps the title; everything in it is the viewer's knowledge.

    The window counts as modified while the game cannot be saved.
    """

    def __init__(
        self, window: QMainWindow, pages: Pages, lifecycle: GameLifecycle, language: Language
    ) -> None:
        super().__init__(window)
        self._window, self._pages, self._lifecycle, self._language = window, pages, lifecycle, language

    def refresh(self) -> None:
        """Follow the game, the page and the language."""
        program, subject = self.tr("Night over Europe"), self._subject()
        if subject:
            program = self.tr("{subject} – {program}").format(subject=f"{subject}[*]", program=program)
        self._window.setWindowTitle(program)

    def _subject(self) -> str:
        """Return what the page shows, or an empty text for a page without a game."""
        say, session = self._language.text, self._lifecycle.session
        replay = self._pages.replay.replay if self._pages.replay_here is not None else None
        if replay is not None:
            return self.tr("Replay of {game}").format(game=say(replay.rules.title))
        if session is None or not self._pages.is_at_table:
            return ""
        game, moment = say(session.rules.title), self._moment(session)
        if not session.persons:
            return self.tr("{game}: {moment}").format(game=game, moment=moment)
        side = say(session.table.players[session.viewer].title)
        return self.tr("{game}: {side}, {moment}").format(game=game, side=side, moment=moment)

    def _moment(self, session: GameSession) -> str:
        observation = session.observation
        if not observation.agenda:
            return self.tr("the game is over")
        return self._language.text(session.rules.moment(observation).title)

    def set_unsaved(self, is_unsaved: bool) -> None:
        """Mark the title while the game cannot be saved."""
        self._window.setWindowModified(is_unsaved)
