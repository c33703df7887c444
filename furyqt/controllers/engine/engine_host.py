"""The worker process of a program: started when it is needed, and replaced after a failure."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Protocol

from ai.agent import AgentDecision
from ai.whereabouts import Whereabouts
from ai.worker.process import Tell
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.ruleset import Observation

_log = logging.getLogger(__name__)


class EngineLike(Protocol):
    """A worker process as its host uses it; see `ai.worker.process`."""

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        ...

    def start(self) -> None:
        """Start the process."""
        ...

    def close(self) -> None:
        """End the process, whatever it is doing; safe from any thread."""
        ...

    def think(
        self,
        game: str,
        spec: str,
        observation: Observation,
        seed: int,
        timeout: float | None = None,
        explain: bool = False,
        wants_best: bool = False,
        tell: Tell | None = None,
        aim: Aim | None = None,
    ) -> AgentDecision:
        """Wait for a decision, with reasons if they are wanted; `tell` gets the progress."""
        ...

    def places(self, game: str, observation: Observation, timeout: float | None = None) -> Whereabouts:
        """Wait for the places where the hidden figure may be, and may have been in each turn before."""
        ...

    def move_now(self) -> None:
        """Ask for the answer found so far; safe from any thread."""
        ...

    def cancel(self) -> None:
        """Stop without an answer; safe from any thread."""
        ...


EngineFactory = Callable[[], EngineLike]


class EngineHost:
    """One process at a time; any thread may use it.

    `successor` makes the processes that replace a failed one; they must be ready soon.
    """

    def __init__(self, factory: EngineFactory, successor: EngineFactory | None = None) -> None:
        self._factory, self._successor = factory, successor or factory
        self._has_failed = False
        self.lock = threading.Lock()
        self.engine: EngineLike | None = None
        """The process that was started last, or None."""
        self.is_closed = False

    def running(self) -> EngineLike:
        """Return the process, which is started if there is none; RuntimeError after the host was closed."""
        if self.engine is not None:
            return self.engine
        engine = (self._successor if self._has_failed else self._factory)()
        engine.start()  # outside the lock, which the event loop also takes
        with self.lock:
            if not self.is_closed:
                self.engine = engine
                return engine
        engine.close()
        raise RuntimeError("closed")

    def drop(self) -> None:
        """End the process because it failed."""
        self._has_failed = True
        with self.lock:
            engine, self.engine = self.engine, None
        if engine is not None:
            try:
                engine.close()
            except Exception:
                _log.exception("the worker process did not close")

    def drop_if_dead(self) -> None:
        """Forget a process that had to be killed; one that only canceled keeps running."""
        engine = self.engine
        if engine is not None and not engine.is_alive:
            self.drop()

    def close(self) -> None:
        """End the process; no other is started."""
        with self.lock:
            self.is_closed = True
            engine, self.engine = self.engine, None
        if engine is not None:
            engine.close()
