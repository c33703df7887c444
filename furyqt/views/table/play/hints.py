"""Hints of the computer at the table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from ai.agent import AgentDecision
from furyqt.controllers.chapters.sealing import OTHERWISE
from furyqt.controllers.review.reasons import Paragraph, Say, paragraphs
from furyqt.controllers.session.game_session import GameSession
from furyqt.views.access.announce import announce
from furyqt.views.models.hint import Hint, hint_of
from furyqt.views.picture import UNKNOWN_PLACE
from furyqt.views.table.table_page import TablePage


class Hints(QObject):
    """Asks for hints and shows them."""

    def __init__(self, session: GameSession, page: TablePage, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._page = session, page
        self._place = UNKNOWN_PLACE
        """The place to which the best move so far leads."""

    def ask(self) -> None:
        """Request the choice of the full-strength search."""
        if self._session.advice.can_hint:
            self._page.raise_hint()
            self._session.advice.request_hint()

    def show_state(self) -> None:
        """Show whether a hint is possible now, and whether one is calculated."""
        advice = self._session.advice
        self._page.hint.set_state(advice.can_hint, advice.is_hinting)

    def show_progress(self, share: float, decision: AgentDecision | None) -> None:
        """Show how far the search is and the best move so far; the first one is announced.

        Its place is marked once, because the person may point out other places in the meantime.
        """
        hint = None if decision is None else self._hint(decision)
        told = self._page.hint.show_progress(share, hint)
        if told:
            announce(self._page.hint, told)
            if self._page.tabs.currentWidget() is self._page.hint:
                self._page.raise_hint()  # it is taller now
        if hint is not None and (told or hint.rows[0].place != self._place):
            self._mark(hint)

    def show(self, decision: AgentDecision) -> None:
        """Show the result of the search, with reasons."""
        session, hint = self._session, self._hint(decision)
        reasons = partial(
            paragraphs, session.rules, session.table, session.observation, decision, goal=hint.goal
        )
        chapter = session.chapter
        note = None if chapter is None else chapter.hint_note(decision)
        medals = () if chapter is None else chapter.open_medals()

        def why(say: Say) -> tuple[Paragraph, ...]:
            later = tuple(say(text) for text in medals)
            told: tuple[Paragraph, ...] = ()
            if note is not None and note.is_better:
                first = (say(note.words),) if note.is_certain else (say(note.words), say(OTHERWISE))
                told = (Paragraph("", first),)
            elif note is not None:
                later = (say(note.words), *later)
            if note is None or not note.is_certain:
                told = (*told, *reasons(say))
            return (*told, Paragraph("", later)) if later else told

        announce(self._page.hint, self._page.hint.show_hint(hint, why))
        self._page.raise_hint()
        self._mark(hint)

    def _mark(self, hint: Hint) -> None:
        self._place = hint.rows[0].place
        self._page.view.table.marks.select(self._place)

    def _hint(self, decision: AgentDecision) -> Hint:
        session = self._session
        place = self._page.view.board.destination
        return hint_of(session.rules, session.observation, decision, place, session.goal)
