"""The game in progress: start, resume, open, save and watch it."""

from __future__ import annotations

import logging
import secrets
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.seats import aids_of
from furyqt.controllers.storage.game_files import LibraryError, OpenElsewhereError, Tell, is_same_file
from furyqt.controllers.storage.journal import is_autosave
from furyqt.controllers.storage.library import Library
from furyqt.controllers.storage.past_games import PastGame
from furyqt.controllers.storage.result_keeper import ResultKeeper
from furyqt.controllers.storage.statistics import Statistics
from furyqt.rules.core.file_errors import reason
from furyqt.rules.core.text import Text, Texts
from furyqt.views.dialogs.game_choice import NewGame

N_ = Texts("saving")

_log = logging.getLogger(__name__)


class GameLifecycle(QObject):
    """Owns the current game and the worker that thinks for it."""

    opened = Signal(object)
    """A GameSession that has not started yet."""
    closing = Signal()
    """The session is about to be closed."""
    replay_opened = Signal(object)
    """A Replay."""
    problem_reported = Signal(object)
    """A Text: why something could not be done."""
    notified = Signal(object)
    """A Text: what was done."""
    open_elsewhere = Signal(object, object)
    """(Path, Text): another program has the game in this file open."""
    returned = Signal()
    """The game that is to be opened is the one in progress."""

    def __init__(self, parent: QObject | None = None, worker: AiWorker | None = None) -> None:
        super().__init__(parent)
        self.library = Library()
        self.worker = worker or AiWorker(parent=self)
        self.results = ResultKeeper(self)
        self.results.notified.connect(self.notified)
        self.session: GameSession | None = None
        self.path: Path | None = None
        """The file in which the player saved the game last."""

    @property
    def is_playing(self) -> bool:
        """Whether there is a game that has not ended."""
        return self.session is not None and not self.session.is_over

    @property
    def can_go_on(self) -> bool:
        """Whether there is a game to resume, in progress or in the autosave, or one that cannot be read."""
        unreadable: list[Text] = []
        return self.is_playing or bool(self.library.latest_unfinished(unreadable.append) or unreadable)

    def begin(self, choice: NewGame) -> None:
        """Start a new game."""
        session = GameSession.new(
            choice.game,
            choice.options,
            choice.seed,
            choice.seats,
            choice.undo,
            choice.aids,
            worker=self.worker,
        )
        self._put(session, None)

    def resume(self) -> None:
        """Resume the newest unfinished game that can be read, and name a newer one that cannot."""
        unreadable: list[Text] = []
        games = self.library.unfinished(unreadable.append)
        is_open = any(self._open(game.path, unreadable.append) for game in games)
        for text in unreadable[:1]:
            (self.notified if is_open else self.problem_reported).emit(text)

    def open(self, path: Path, *, as_copy: bool = False) -> None:
        """Resume the game in a file, in a copy if wanted, or replay it if it is over."""
        self._open(path, self.problem_reported.emit, as_copy=as_copy)

    def _open(self, path: Path, report: Tell, *, as_copy: bool = False) -> bool:
        """Open a file as `open` does; return False after a report that it cannot be read."""
        present = None if self.session is None else self.session.archive.autosave_path
        if self.is_playing and is_same_file(path, present):
            self.returned.emit()
            return True
        notices: list[Text] = []
        try:
            found = self.library.open(path, self.worker, notices.append, as_copy=as_copy)
        except OpenElsewhereError as wrong:
            self.open_elsewhere.emit(path, wrong.text)
            return True
        except LibraryError as wrong:
            report(wrong.text)
            return False
        if isinstance(found, Replay):
            self.replay_opened.emit(found)
        else:
            self._put(found, None if is_autosave(path) else path)
        for text in notices:
            self.notified.emit(text)
        return True

    def open_replay(self, path: Path) -> None:
        """Replay the game in a file from its beginning."""
        notices: list[Text] = []
        try:
            self.replay_opened.emit(self.library.replay(path, notices.append))
        except LibraryError as wrong:
            self.problem_reported.emit(wrong.text)
        for text in notices:
            self.notified.emit(text)

    @property
    def statistics(self) -> Statistics:
        """The results of past games; a problem with the file is reported once."""
        return self.results.statistics

    def read_statistics(self) -> None:
        """Read the statistics, so that problems with them are reported at startup."""
        _ = self.statistics

    def keep_result(self, when: str) -> PastGame | None:
        """Add the finished game to the statistics, and return it."""
        if self.session is None or not self.session.is_over:
            return None
        played = self.session.archive.result(when)
        self.results.keep(played)
        return played

    def begin_another(self) -> None:
        """Start a game with the same settings and a new seed."""
        session = self.session
        if session is not None:
            aids = aids_of(session.header.tags)
            seed = secrets.randbelow(10**6)
            self.begin(
                NewGame(
                    session.rules.name,
                    dict(session.header.options),
                    seed,
                    session.seats,
                    session.header.undo_mode,
                    aids,
                )
            )

    def review(self) -> None:
        """Look at the current game from its beginning."""
        if self.session is not None and self.session.archive.autosave_path is not None:
            self.open_replay(self.session.archive.autosave_path)

    def save(self, path: Path) -> bool:
        """Write the game to a file; return whether that worked."""
        if self.session is None:
            return False
        try:
            self.session.archive.save(path)
        except OSError as wrong:
            _log.warning("the game was not saved: %s", wrong)
            text = N_("The game could not be saved: {why}").fill(why=reason(wrong))
            self.problem_reported.emit(text)
            return False
        self.path = path
        self.notified.emit(N_("Game saved as {file}.").fill(file=path.name))
        return True

    def save_copy(self, path: Path) -> bool:
        """Write the current game to a file without a message; returns whether there was one."""
        session = self.session
        if session is None or session.ply == 0 or session.is_lesson:
            return False
        session.archive.save(path)
        return True

    def start(self, session: GameSession) -> None:
        """Start a session that was made elsewhere, such as that of a lesson."""
        self._put(session, None)

    def _put(self, session: GameSession, path: Path | None) -> None:
        self.clear()
        session.setParent(self)
        self.session, self.path = session, path
        self.opened.emit(session)

    def clear(self) -> None:
        """Close the game; its autosave stays."""
        if self.session is not None:
            self.closing.emit()
            self.session.close()
            if self.session.archive.trouble is not None:
                self.problem_reported.emit(self.session.archive.trouble)
                self.session.saving_changed.emit(None)
            self.session.deleteLater()
            self.session = None

    def close(self) -> None:
        """Close the game and release the worker."""
        self.clear()
        self.results.retry()
        self.worker.close()
