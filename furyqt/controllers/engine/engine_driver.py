"""The part of the AI thread that waits for the worker process."""

from __future__ import annotations

import logging
import threading

from PySide6.QtCore import QObject, Signal, Slot

from ai.agent import AgentDecision
from furyqt.controllers.engine.engine_host import EngineHost
from furyqt.controllers.engine.supervisor import Asker, EngineRequest, Supervisor
from furyqt.rules.core.text import Text

_log = logging.getLogger(__name__)


class Shared:
    """The data of both threads, under one lock: the process and the requests that are still wanted."""

    def __init__(self, host: EngineHost) -> None:
        self.host = host
        self.lock: threading.Lock = host.lock
        self.generation = 0
        self.working_on = -1
        """The generation of the request that is worked on, or -1."""
        self.hurried = 0
        """The newest request that is to be answered with the best action so far."""
        self.hurried_at = 0.0
        """The time at which that was requested."""


class Driver(QObject):
    """Waits for the process, in the AI thread."""

    decided = Signal(int, object)
    progressed = Signal(int, float, object)
    placed = Signal(int, object)
    trouble = Signal(int, object)

    def __init__(self, shared: Shared) -> None:
        super().__init__()
        self._shared = shared
        self._supervisor = Supervisor(shared.host)

    @Slot()
    def warm_up(self) -> None:
        """Start the process before it is needed."""
        try:
            self._shared.host.running()
        except Exception:
            if not self._shared.host.is_closed:
                _log.exception("the worker process did not start")

    @Slot(object)
    def answer(self, request: EngineRequest) -> None:
        """Send a request to the process and emit its answer, unless it is not wanted any more."""
        shared = self._shared
        with shared.lock:
            if request.generation != shared.generation or shared.host.is_closed:
                return
            shared.working_on = request.generation
        try:
            found = self._supervisor.answer(request, self._asker(request))
        finally:
            with shared.lock:
                shared.working_on = -1
        if not self._is_stale(request):
            (self.decided if request.spec else self.placed).emit(request.ticket, found)

    def _asker(self, request: EngineRequest) -> Asker:
        def tell(share: float, best: AgentDecision | None) -> None:
            self.progressed.emit(request.ticket, share, best)

        def trouble(text: Text) -> None:
            self.trouble.emit(request.ticket, text)

        return Asker(lambda: self._is_stale(request), lambda: self._hurried_at(request), tell, trouble)

    def _hurried_at(self, request: EngineRequest) -> float | None:
        shared = self._shared
        return shared.hurried_at if request.spec and request.ticket <= shared.hurried else None

    def _is_stale(self, request: EngineRequest) -> bool:
        with self._shared.lock:
            return self._shared.host.is_closed or request.generation != self._shared.generation
