"""A search's decision at a position of a recorded game, with reasons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from ai.agent import AgentDecision
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.seats import SEARCH
from furyqt.rules.core.ruleset import Observation

SPEC = f"{SEARCH}1600"
"""A search that makes no mistakes, with as many iterations as a person likes to wait for."""


class Inquiry(QObject):
    """Requests one position at a time, with the knowledge of the player who decided there.

    Only an allowed viewer's knowledge is used, so that nothing is revealed of the other side before the end.
    """

    answered = Signal(object, object)
    """The player's Observation there, as a person may see it, and the AgentDecision with its reasons."""
    progressed = Signal(object, float, object)
    """The same Observation, the used share of the budget, and the AgentDecision so far or None."""
    failed = Signal()
    """There is no answer."""

    def __init__(
        self, replay: Replay, new_worker: Callable[[], AiWorker] = AiWorker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._replay, self._new_worker = replay, new_worker
        self._worker: AiWorker | None = None
        self._ticket = -1
        self._seen: Observation | None = None
        self._is_partial = False

    @property
    def is_possible(self) -> bool:
        """Whether an allowed viewer decides here, and has a choice."""
        player = self._replay.asked(self._replay.position)
        return player in self._replay.allowed_viewers and len(self._replay.observation(player).actions) > 1

    @property
    def is_waiting(self) -> bool:
        """Whether an answer is pending."""
        return self._ticket >= 0

    def ask(self) -> None:
        """Request the position that is shown."""
        if not self.is_possible:
            return
        replay = self._replay
        player = replay.asked(replay.position)
        known, seed = replay.knowledge(player), replay.seed(player, replay.position)
        self._seen = replay.narrowed(known)
        self._is_partial = self._seen is not known
        if self._worker is None:
            self._worker = self._new_worker()
            self._worker.decided.connect(self._decided)
            self._worker.progressed.connect(self._progressed)
        self._ticket = self._worker.think(
            replay.rules.name, SPEC, known, seed, explain=True, wants_best=True, aim=replay.aim(player)
        )

    def forget(self) -> None:
        """Drop the request: another position is shown."""
        if self.is_waiting and self._worker is not None:
            self._worker.cancel()
        self._ticket = -1

    def stop(self) -> None:
        """Release the worker."""
        self._ticket = -1
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.decided.disconnect(self._decided)
            worker.progressed.disconnect(self._progressed)
            worker.close()
            worker.deleteLater()

    def _progressed(self, ticket: int, share: float, best: AgentDecision | None) -> None:
        if ticket == self._ticket:
            self.progressed.emit(self._seen, share, best)

    def _decided(self, ticket: int, decision: AgentDecision | None) -> None:
        if ticket != self._ticket:
            return
        self._ticket = -1
        if decision is None:
            self.failed.emit()
        else:
            self.answered.emit(self._seen, decision.without_plans() if self._is_partial else decision)
