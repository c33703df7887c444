"""The end of a game: it is added to the statistics, shown in place of the map, and summed up."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.review.analysis import Findings
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.past_games import PastGame, earlier_scores
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text, Texts
from furyqt.views.boards import board
from furyqt.views.boards.board import NOBODY
from furyqt.views.lazy_pages import lazy
from furyqt.views.menus.game_lifecycle import GameLifecycle
from furyqt.views.pages import Pages

if TYPE_CHECKING:  # imported when first needed: see lazy_pages.py
    from furyqt.views.dialogs.summary import SummaryDialog
    from furyqt.views.moments.stage import CardStage
    from furyqt.views.table.board_column import BoardColumn
    from furyqt.views.table.finale.finale import Finale

N_ = Texts("finale")

_BEST = N_("Your best score")
_FIRST = N_("{score}, your first game")
_NEW = N_("{score}, better than {before} until now")
_OLD = N_("{before}")


def best_words(score: int, before: Sequence[int], *, wants_low: bool) -> Text:
    """Return the best of the scores so far, and whether it is new."""
    if not before:
        return _FIRST.fill(score=score)
    best = min(before) if wants_low else max(before)
    is_new = score < best if wants_low else score > best
    return (_NEW if is_new else _OLD).fill(score=score, before=best)


class Epilogue(QObject):
    """Handles the end of every game but lessons; only games that a person plays are counted."""

    uncovering = Signal()
    """The truth about the finished game is wanted."""
    journal_wanted = Signal()
    """The afterword of the finished chapter is wanted."""

    def __init__(
        self,
        lifecycle: GameLifecycle,
        pages: Pages,
        settings: Settings,
        language: Language,
        findings: Findings,
        frame: QWidget,
    ) -> None:
        """`findings` are the results of game analyses."""
        super().__init__(frame)
        self._findings, self._pages, self._settings = findings, pages, settings
        self._lifecycle, self._language, self._frame = lifecycle, language, frame
        self._summary: SummaryDialog | None = None
        self._result: PastGame | None = None
        """The game that has just ended, as it was added to the statistics."""
        self.stage: CardStage | None = None
        """The stage of the cards of this game."""
        self.finale: Finale | None = None
        """The end in place of the map, while it is shown."""
        lifecycle.opened.connect(self._opened)
        lifecycle.closing.connect(self.close)

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
        self._result = None
        if session.persons:
            self._result = self._lifecycle.keep_result(datetime.now().isoformat(timespec="seconds"))
        counts = self._speed > 0 and board(session.rules.name).score_sheet(session.observation) is not None
        self._pages.table.turn.title.setVisible(not counts)  # the count tells the result
        if self.stage is not None and self.stage.moment is not None:
            self.stage.emptied.connect(self.conclude, Qt.ConnectionType.SingleShotConnection)
        else:
            self.conclude()

    @property
    def _speed(self) -> float:
        values = self._settings.values
        return 0.0 if values.reduced_motion else values.animation_speed

    @property
    def _column(self) -> BoardColumn:
        return self._pages.table.view.column

    def _shown(self) -> None:
        """Remove everything after an undo, because the game continues; follow another point of view."""
        session = self._lifecycle.session
        if session is None:
            return
        if not session.is_over:
            self.close()
        elif self._summary is not None:
            self._summary.show_observation(session.observation)

    # In place of the map

    def conclude(self) -> None:
        """Show the end of the game in place of the map."""
        session = self._lifecycle.session
        if session is None or not self.has_summary or self.finale is not None:
            return
        page = self.finale = lazy("table.finale.finale", "Finale")(self._language, self._frame)
        page.speed = self._speed
        page.open(
            session.archive.as_replay(),
            session.persons,
            has_journal=session.chapter is not None,
            more=self._own_best(),
        )
        page.wanted.connect(self._do)
        score, title = page.verdict.score, self._pages.table.turn.title
        title.setVisible(score.is_complete)
        score.counted.connect(title.show)
        self._column.put_cover(page)
        page.pane().setFocus()

    def _own_best(self) -> tuple[tuple[Text, Text], ...]:
        """Return the person's best score as a row, if the score says how well was played."""
        played = self._result
        if played is None or not played.side:
            return ()
        here, players = board(played.game), ruleset(played.game).default_table.players
        if not here.has_score:
            return ()
        wants_low = here.low_scorer != NOBODY and players[here.low_scorer].name == played.side
        before = earlier_scores(self._lifecycle.statistics.games(), played)
        return ((_BEST, best_words(played.score, before, wants_low=wants_low)),)

    def _leave_finale(self) -> None:
        """Show the map again."""
        page, self.finale = self.finale, None
        if page is not None:
            page.verdict.score.finish()
            self._column.take_cover()
            page.close_finale()
            page.deleteLater()

    def close(self) -> None:
        """Remove the end of the game and the summary."""
        self._leave_finale()
        self._pages.table.turn.title.show()
        self.put_away()

    # The summary

    def show_summary(self) -> None:
        """Show the summary of the finished game."""
        session = self._lifecycle.session
        if session is None or not self.has_summary:
            return
        if self._summary is None:
            self._summary = lazy("dialogs.summary", "SummaryDialog")(
                session.archive.as_replay(), session.observation, session.persons, self._language,
                self._frame, self._findings,
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
        """Carry out a button of the end or of the summary."""
        if name == "summary":
            self.show_summary()
        elif name == "map":
            self._leave_finale()
        elif name == "truth":
            self._leave_finale()
            self.uncovering.emit()
        elif name == "replay":
            self.put_away()
            self._lifecycle.review()
        elif name == "again":
            self._lifecycle.begin_another()
        elif name == "journal":
            self._leave_finale()
            self.journal_wanted.emit()
        elif name == "statistics":
            self.show_statistics()

    def show_statistics(self) -> None:
        """Show the results of past games."""
        make = lazy("dialogs.statistics", "StatisticsDialog")
        dialog: QDialog = make(self._lifecycle.statistics, self._language, self._frame)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
