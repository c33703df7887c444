"""Hints in a replay: what the computer would have done with the knowledge of the player who decided."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from ai.agent import AgentDecision
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.review.inquiry import Inquiry
from furyqt.controllers.review.reasons import paragraphs
from furyqt.controllers.review.replay import Replay
from furyqt.rules.core.ruleset import Observation
from furyqt.views.access.announce import announce
from furyqt.views.models.hint import Hint, hint_of
from furyqt.views.panels.actions.hint import HintPanel
from furyqt.views.table.observation_view import ObservationView


class ReplayHints(QObject):
    """Asks about the position of a replay and shows the answer."""

    def __init__(
        self, replay: Replay, new_worker: Callable[[], AiWorker], panel: HintPanel, view: ObservationView
    ) -> None:
        super().__init__(panel)
        self._replay, self._panel, self._view = replay, panel, view
        self.inquiry = Inquiry(replay, new_worker, self)
        self.inquiry.answered.connect(self._answered)
        self.inquiry.failed.connect(self._cancel)
        self.inquiry.progressed.connect(self._progressed)
        panel.hint_requested.connect(self._ask)
        panel.cancelled.connect(self._cancel)

    def forget(self) -> None:
        """Clear the hint because the position has changed."""
        self.inquiry.forget()
        self._panel.clear()
        self._panel.set_state(self.inquiry.is_possible, False)

    def leave(self) -> None:
        """Release the worker and the panel."""
        self._panel.hint_requested.disconnect(self._ask)
        self._panel.cancelled.disconnect(self._cancel)
        self.inquiry.stop()
        self._panel.clear()
        self._panel.set_state(False, False)
        self.deleteLater()

    def _ask(self) -> None:
        self.inquiry.ask()
        self._panel.set_state(False, self.inquiry.is_waiting)

    def _cancel(self) -> None:
        """Stop the search; its choice so far stays."""
        self.inquiry.forget()
        self._panel.set_state(self.inquiry.is_possible, False)

    def _progressed(self, seen: Observation, share: float, decision: AgentDecision | None) -> None:
        """Show how far the search is and its choice so far; the first one is announced."""
        told = self._panel.show_progress(share, None if decision is None else self._hint(seen, decision))
        if told:
            announce(self._panel, told)

    def _answered(self, seen: Observation, decision: AgentDecision) -> None:
        """Show the computer's choice, and the reasons."""
        replay = self._replay
        why = partial(paragraphs, replay.rules, replay.table, seen, decision)
        announce(self._panel, self._panel.show_hint(self._hint(seen, decision), why))
        self._panel.set_state(True, False)

    def _hint(self, seen: Observation, decision: AgentDecision) -> Hint:
        return hint_of(self._replay.rules, seen, decision, self._view.board.destination)
