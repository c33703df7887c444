"""The thread that controls the worker process, so that the event loop never waits for the search.

The session gets a ticket for each request and the answer with the same ticket by a signal. `cancel` makes all
tickets so far stale: their requests are stopped, and their answers are never emitted. The process gets an
observation, never the complete position.
"""

from __future__ import annotations

import weakref
from time import monotonic

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from ai.agent import AgentDecision
from ai.whereabouts import Whereabouts
from ai.worker.process import Engine, ready_engine
from furyqt.controllers.engine.engine_driver import Driver, Shared
from furyqt.controllers.engine.engine_host import EngineFactory, EngineHost
from furyqt.controllers.engine.supervisor import EngineRequest
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import Text

MOST_STOP_REQUESTS = 18
"""A process that has ignored this number of stop requests, one every 50 milliseconds, is killed."""
WARM_UP_MS = 600
"""The milliseconds after which the process is started without a request.

By then the first page is shown, and loading the process does not slow it down.
"""
PATIENCE = 500
"""Milliseconds in which a process may end its work before it is killed."""


class AiWorker(QObject):
    """Sends requests to the worker process from its own thread.

    `close` it when it is not needed any more; otherwise it is closed when the program ends.
    """

    decided = Signal(int, object)
    """(ticket, AgentDecision, or None if the search for a hint failed)."""
    progressed = Signal(int, float, object)
    """(ticket, the used share of the search's budget, the AgentDecision so far or None)."""
    placed = Signal(int, object)
    """(ticket, Whereabouts)."""
    trouble = Signal(object)
    """A Text the person should know."""
    _asked = Signal(object)

    def __init__(self, factory: EngineFactory | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shared = Shared(EngineHost(factory or Engine, factory or ready_engine))
        self._last_ticket = 0
        self._oldest_valid = 1
        self._thread = QThread()
        self._thread.setObjectName("furyqt-ai")
        self._driver = Driver(self._shared)
        self._driver.moveToThread(self._thread)
        queued = Qt.ConnectionType.QueuedConnection
        self._warming = QTimer(self, singleShot=True, interval=WARM_UP_MS)
        self._warming.timeout.connect(self._driver.warm_up, queued)
        self._warming.start()
        self._asked.connect(self._driver.answer, queued)
        self._driver.decided.connect(self._decided, queued)
        self._driver.progressed.connect(self._progressed, queued)
        self._driver.placed.connect(self._placed, queued)
        self._driver.trouble.connect(self._troubled, queued)
        self._stop_timer = QTimer(self, interval=50)
        self._stop_timer.timeout.connect(self._stop_stale)
        self._stop_requests = 0
        self._thread.start()
        self._end = weakref.finalize(self, _end, self._shared, self._thread)

    @property
    def is_running(self) -> bool:
        """Whether its thread has not ended yet."""
        return self._thread.isRunning()

    def think(
        self,
        game: str,
        spec: str,
        observation: Observation,
        seed: int,
        explain: bool = False,
        wants_best: bool = False,
        aim: Aim | None = None,
    ) -> int:
        """Request a decision, with reasons and the best action so far if wanted, and return its ticket."""
        return self._ask(game, spec, observation, seed, explain, wants_best, aim)

    def places(self, game: str, observation: Observation) -> int:
        """Request the possible places of the hidden figure and return the ticket."""
        return self._ask(game, "", observation, 0)

    def move_now(self) -> None:
        """Make the search answer with its best action so far, even if it has not started."""
        with self._shared.lock:
            self._shared.hurried = self._last_ticket
            self._shared.hurried_at = monotonic()
            engine = self._shared.host.engine if self._shared.working_on >= 0 else None
        if engine is not None:
            engine.move_now()

    def cancel(self) -> None:
        """Drop all requests so far."""
        self._oldest_valid = self._last_ticket + 1
        with self._shared.lock:
            self._shared.generation += 1
        self._stop_stale()

    def close(self) -> None:
        """End the thread and the process; no signal is emitted any more."""
        self._warming.stop()
        self._stop_timer.stop()
        self._oldest_valid = self._last_ticket + 1
        self._end()

    def _ask(
        self, game: str, spec: str, observation: Observation, seed: int, *wishes: bool | Aim | None
    ) -> int:
        self._last_ticket += 1
        generation = self._shared.generation
        self._asked.emit(EngineRequest(self._last_ticket, generation, game, spec, observation, seed, *wishes))  # type: ignore[arg-type]
        return self._last_ticket

    def _stop_stale(self) -> None:
        """Cancel a stale request; repeatedly, as a cancel may come just before the process starts on it."""
        with self._shared.lock:
            stale = -1 < self._shared.working_on != self._shared.generation
            engine = self._shared.host.engine
        if not stale:
            self._stop_timer.stop()
            self._stop_requests = 0
            return
        self._stop_timer.start()
        self._stop_requests += 1
        if engine is not None:
            if self._stop_requests < MOST_STOP_REQUESTS:
                engine.cancel()
            else:
                engine.close()

    @Slot(int, object)
    def _decided(self, ticket: int, decision: AgentDecision | None) -> None:
        if ticket >= self._oldest_valid:
            self.decided.emit(ticket, decision)

    @Slot(int, float, object)
    def _progressed(self, ticket: int, share: float, best: AgentDecision | None) -> None:
        if ticket >= self._oldest_valid:
            self.progressed.emit(ticket, share, best)

    @Slot(int, object)
    def _placed(self, ticket: int, places: Whereabouts) -> None:
        if ticket >= self._oldest_valid:
            self.placed.emit(ticket, places)

    @Slot(int, object)
    def _troubled(self, ticket: int, text: Text) -> None:
        if ticket >= self._oldest_valid:
            self.trouble.emit(text)


def _end(shared: Shared, thread: QThread) -> None:
    """End the process and then the thread, whatever they are doing."""
    with shared.lock:
        shared.host.is_closed = True
        engine, busy = shared.host.engine, shared.working_on >= 0
    thread.quit()
    if engine is not None:
        if busy:
            engine.cancel()
        thread.wait(PATIENCE)
        engine.close()
    thread.wait()
