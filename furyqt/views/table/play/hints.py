"""Hints of the computer at the table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from ai.agent import AgentDecision
from furyqt.controllers.review.reasons import paragraphs
from furyqt.controllers.session.game_session import GameSession
from furyqt.views.access.announce import announce
from furyqt.views.models.hint import hint_rows
from furyqt.views.table.table_page import TablePage


class Hints(QObject):
    """Asks for hints and shows them."""

    def __init__(self, session: GameSession, page: TablePage, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._page = session, page

    def ask(self) -> None:
        """Request the choice of the full-strength search."""
        if self._session.advice.can_hint:
            self._page.raise_hint()
            self._session.advice.request_hint()

    def show(self, decision: AgentDecision) -> None:
        """Show the result of the search, with reasons."""
        observation, rules = self._session.observation, self._session.rules
        rows = hint_rows(rules, observation, decision, self._page.view.board.destination)
        end = rules.estimate(decision.points, observation.player)
        why = partial(paragraphs, rules, self._session.table, observation, decision)
        announce(self._page.hint, self._page.hint.show_hint(rows, decision.value, end, why))
        self._page.raise_hint()
        self._page.view.table.marks.select(rows[0].place)
