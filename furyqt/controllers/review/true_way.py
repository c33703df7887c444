"""The true way of the hidden figure in a finished game, and what the others believed turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from ai.whereabouts import Whereabouts
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.review.analysis import Mark, turns_of
from furyqt.controllers.review.replay import Replay
from furyqt.rules.core.ruleset import Observation


class TrueWay(QObject):
    """The turns of a finished game as the hidden figure's player and a seeker saw them.

    The beliefs are computed by a worker that gets only the observations of the seeker.
    """

    believed = Signal(int)
    """The beliefs of a turn, by its number, are known."""

    def __init__(
        self,
        replay: Replay,
        hidden: int,
        seeker: int,
        new_worker: Callable[[], AiWorker] = AiWorker,
        parent: QObject | None = None,
    ) -> None:
        """Follow this hidden player; NotOverError if the game is not over."""
        super().__init__(parent)
        replay.observation(hidden, 0)
        self._replay, self._hidden, self._seeker = replay, hidden, seeker
        self._new_worker = new_worker
        self._worker: AiWorker | None = None
        self._ticket, self._pending, self._wanted = -1, -1, 0
        self._beliefs: dict[int, Mapping[int, float]] = {}
        self.turns: tuple[Mark, ...] = tuple(turns_of(replay, seeker))
        """The turns in order, and the end."""

    def truth(self, number: int) -> Observation:
        """Return what the hidden player knew in a turn."""
        return self._replay.observation(self._hidden, self.turns[number].position)

    def belief(self, number: int) -> Mapping[int, float] | None:
        """Return the chance of each place in the seeker's eyes; None while it is not known."""
        return self._beliefs.get(number)

    @property
    def is_running(self) -> bool:
        """Return True while beliefs are computed."""
        return self._worker is not None

    def start(self, first: int = 0) -> None:
        """Compute the missing beliefs, those from a turn on first."""
        self._wanted = first
        if self._worker is None and self._next() >= 0:
            self._worker = self._new_worker()
            self._worker.placed.connect(self._placed)
            self._ask()

    def stop(self) -> None:
        """Release the worker; the beliefs stay."""
        worker, self._worker = self._worker, None
        self._ticket = self._pending = -1
        if worker is not None:
            worker.placed.disconnect(self._placed)
            worker.close()
            worker.deleteLater()

    def _next(self) -> int:
        """Return the first turn without beliefs, beginning with the wanted one; -1 if there is none."""
        count = len(self.turns)
        order = (*range(self._wanted, count), *range(self._wanted))
        return next((number for number in order if number not in self._beliefs), -1)

    def _ask(self) -> None:
        self._pending = self._next()
        if self._pending < 0:
            self.stop()
            return
        assert self._worker is not None
        seen = self._replay.observation(self._seeker, self.turns[self._pending].position)
        self._ticket = self._worker.places(self._replay.rules.name, seen)

    def _placed(self, ticket: int, places: Whereabouts) -> None:
        if ticket != self._ticket or self._worker is None:
            return
        number = self._pending
        self._beliefs[number] = {place: chance for place, chance in places.now.items() if chance > 0}
        self.believed.emit(number)
        if self._worker is not None:  # a listener may have stopped it
            self._ask()
