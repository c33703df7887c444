"""The parts that every session has, with any leader."""

from __future__ import annotations

from PySide6.QtCore import QObject

from furyqt.controllers.computer.advice import Advice
from furyqt.controllers.computer.ai_client import AiClient
from furyqt.controllers.computer.clock import Clock
from furyqt.controllers.computer.computer_turn import ComputerTurn
from furyqt.controllers.computer.pace import NewClock, Pace
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.session.announcements import Announcements
from furyqt.controllers.session.history import History
from furyqt.controllers.session.moments import Moments
from furyqt.controllers.session.viewpoint import Viewpoint


class SessionParts(QObject):
    """One object of each part, connected with each other; without a worker there is one for this session."""

    def __init__(
        self, history: History, worker: AiWorker | None = None, *, new_clock: NewClock = Clock
    ) -> None:
        super().__init__()
        used_worker = worker or AiWorker()
        self._own_worker = None if worker else used_worker
        self.view = Viewpoint(history, self)
        self.ai = AiClient(used_worker, self)
        self.pace = Pace(bool(history.persons), new_clock, self)
        self.advice = Advice(self.view, self.ai, self)
        self.computer = ComputerTurn(self.view, self.ai, self.pace, self.advice, self)
        self.announcements = Announcements(self.view, self.pace, self)
        self.moments = Moments(self.view, self.pace, self)
        self.pace.skipping_changed.connect(self.view.redraw_needed)

    def close(self) -> None:
        """Stop thinking and release the worker."""
        self.pace.forget()
        self.ai.leave()
        if self._own_worker is not None:
            self._own_worker.close()
