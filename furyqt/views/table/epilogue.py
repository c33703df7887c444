"""The end of a game: it is added to the statistics and summed up."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.review.analysis import Findings
from furyqt.controllers.session.game_session import GameSession
from furyqt.views.dialogs.statistics import StatisticsDialog
from furyqt.views.dialogs.summary import SummaryDialog
from furyqt.views.menus.game_lifecycle import GameLifecycle
from furyqt.views.theme import Theme, theme


class Epilogue(QObject):
    """Handles the end of every game that a person plays; lessons and watched games do not count."""

    uncovering = Signal()
    """The truth about the finished game is wanted."""

    def __init__(
        self, lifecycle: GameLifecycle, language: Language, findings: Findings, frame: QWidget
    ) -> None:
        """`findings` are the results of game analyses."""
        super().__init__(frame)
        self._findings = findings
        self._lifecycle, self._language, self._frame = lifecycle, language, frame
        self._theme = theme("light")
        self._summary: SummaryDialog | None = None
        lifecycle.opened.connect(self._opened)
        lifecycle.closing.connect(self.put_away)

    @property
    def has_summary(self) -> bool:
        """Return True if there is a finished game."""
        session = self._lifecycle.session
        return session is not None and session.is_over and not session.is_lesson

    def _opened(self, session: GameSession) -> None:
        if not session.is_lesson:
            session.ended.connect(lambda: self._ended(session))
            session.shown.connect(self._shown)

    def _ended(self, session: GameSession) -> None:
        if session.persons:
            self._lifecycle.keep_result(datetime.now().isoformat(timespec="seconds"))
            self.show_summary()

    def _shown(self) -> None:
        """Hide the summary after an undo, because the game continues; update it for another point of view."""
        session = self._lifecycle.session
        if self._summary is None or session is None:
            return
        if session.is_over:
            self._summary.show_observation(session.observation)
        else:
            self.put_away()

    def show_summary(self) -> None:
        """Show the summary of the finished game."""
        session = self._lifecycle.session
        if session is None or not self.has_summary:
            return
        if self._summary is None:
            self._summary = SummaryDialog(
                session.archive.as_replay(), session.observation, session.persons, self._language,
                self._theme, self._frame, self._findings,
            )  # fmt: skip
            self._summary.command_requested.connect(self._do)
            self._summary.finished.connect(self.put_away)
        self._summary.show()
        self._summary.activateWindow()

    def put_away(self) -> None:
        """Close the summary."""
        dialog, self._summary = self._summary, None
        if dialog is not None:
            dialog.close()
            dialog.deleteLater()

    def _do(self, name: str) -> None:
        """Carry out a button of the summary."""
        if name == "truth":
            self.uncovering.emit()
        elif name == "replay":
            self.put_away()
            self._lifecycle.review()
        elif name == "again":
            self._lifecycle.begin_another()
        elif name == "statistics":
            self.show_statistics()

    def show_statistics(self) -> None:
        """Show the results of past games."""
        dialog = StatisticsDialog(self._lifecycle.statistics, self._language, self._frame)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def set_theme(self, theme: Theme) -> None:
        """Apply the theme."""
        self._theme = theme
        if self._summary is not None:
            self._summary.set_theme(theme)
