"""Whether an action gave its player new information, for strict undo.

The criterion: take positions that the player could not distinguish from the true one before the action, play
the action in each, and compare the player's observations afterwards. If all of them are equal to the
observation in the true position, the player has learned nothing. The positions are drawn at random, so a very
unlikely discovery may be missed; one difference, or too little time to draw them all, means "new
information".
"""

from __future__ import annotations

import time
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

from furyqt.rules.core.agenda import Action, advance
from furyqt.rules.core.ruleset import AnyRuleset, Observation

WORLDS = 400
"""With this number a discovery with a chance of one in fifty is missed once in three thousand times."""
SECONDS = 5.0
"""Seconds of processor time, so that the answer does not depend on a busy machine."""
_LOOK_MS = 20


class InformationCheck:
    """One check, answered step by step, so that it can be dropped."""

    def __init__(self, rules: AnyRuleset, before: Observation, action: Action, after: Observation) -> None:
        self._rules = rules
        self._before = before
        self._action = action
        self._after = after
        self._drawn = 0
        self._used = 0.0
        self.revealed_nothing: bool | None = None if after.to_move == before.player else False
        """None as long as the answer is open."""

    def step(self) -> None:
        """Try one more position."""
        if self.revealed_nothing is not None:
            return
        start = time.thread_time()
        alike = self._is_alike(self._drawn)
        self._used += time.thread_time() - start
        self._drawn += 1
        if not alike:
            self.revealed_nothing = False
        elif self._drawn >= WORLDS:
            self.revealed_nothing = True
        elif self._used > SECONDS:
            self.revealed_nothing = False

    def finish(self) -> bool:
        """Do all remaining steps and return the answer."""
        while self.revealed_nothing is None:
            self.step()
        return self.revealed_nothing

    def _is_alike(self, seed: int) -> bool:
        world = self._rules.determinize(self._before, None, seed)
        advance(world, self._action)
        return self._rules.observe(world, self._before.player) == self._after


class InformationWatch(QObject):
    """Works on the newest check in its own thread: one position may take seconds to draw."""

    answered = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._check: InformationCheck | None = None
        self._thread: Thread | None = None
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._look)

    @property
    def revealed_nothing(self) -> bool:
        """Whether it is certain by now that the newest action gave its player no information."""
        return self._check is not None and self._check.revealed_nothing is True

    def begin(self, check: InformationCheck) -> None:
        """Work on this check."""
        self._check = check
        self._thread = Thread(target=self._work, args=(check,), name="furyqt-information", daemon=True)
        self._thread.start()
        self._timer.start()

    def forget(self) -> None:
        """Drop the check."""
        self._check = None
        self._timer.stop()

    def _work(self, check: InformationCheck) -> None:
        """Calculate the answer, in the thread, as long as it is wanted."""
        while self._check is check and check.revealed_nothing is None:
            check.step()

    def _look(self) -> None:
        """Report an answer; a thread that failed has none."""
        if self._check is not None and self._check.revealed_nothing is None and self._is_working:
            return
        self._timer.stop()
        self.answered.emit()

    @property
    def _is_working(self) -> bool:
        return self._thread is not None and self._thread.is_alive()
