"""The time limits after which a process counts as stopped, hung or too late."""

from __future__ import annotations

from time import monotonic

from ai.worker.connection import Connection

STARTUP = 4.0
"""Seconds until the first message of a new process."""
SILENCE = 2.0
"""Seconds without a message after which a working process counts as stopped."""
STALL = 4.5
"""Seconds in which a search must take a step; loading a game and its belief takes about one second."""
HURRY = 0.75
"""Seconds in which a process must answer after it was asked to hurry."""
FIRST_HURRY = 3.0
"""The age of a process until which its first answer may be late, if it reports progress."""
LAST_CALL = 0.9
"""Seconds before the limit of a request at which the process is hurried."""
MOST_STARVED = 60.0
"""The most seconds in which a process may wait for a core that do not count for one request."""
LONGEST_LOOK = 0.3
"""The longest time counted between two checks: this program may have been stopped itself."""


class Watchdog:
    """Watches one process while it works on one request; call `look` several times per second.

    It counts the time in which the process could work: neither this program nor the machine may be to blame.
    """

    def __init__(self, connection: Connection, limit: float | None) -> None:
        self._connection = connection
        self._limit = limit
        self._looked, self._starved = monotonic(), connection.starved
        self._spare = MOST_STARVED
        self._messages, self._steps = connection.messages, connection.steps
        self._waited = self._silent = self._stalled = self._hurried = 0.0
        self._was_hurried = False

    def look(self, is_hurried: bool) -> str:
        """Return what is wrong with the process, or an empty text."""
        passed = self._passed()
        self._waited += passed
        self._silent = self._silent + passed if self._connection.messages == self._messages else 0.0
        self._stalled = self._stalled + passed if self._connection.steps == self._steps else 0.0
        self._hurried += passed if self._was_hurried else 0.0
        self._was_hurried = is_hurried
        self._messages, self._steps = self._connection.messages, self._connection.steps
        if self._limit is not None and self._waited > self._limit:
            return f"no answer within {self._limit:g} seconds"
        if self._silent > (SILENCE if self._messages else STARTUP):
            return "the thinking process does not report any more"
        return "the search does not get on" if self._stalled > STALL else ""

    def _passed(self) -> float:
        """Return the seconds that count since the last call."""
        now, starved = monotonic(), self._connection.starved
        passed = min(now - self._looked, LONGEST_LOOK)
        excused = max(0.0, min(passed, starved - self._starved, self._spare))
        self._looked, self._starved, self._spare = now, starved, self._spare - excused
        return passed - excused

    @property
    def is_last_call(self) -> bool:
        """Return whether the limit is so near that the process should be hurried."""
        return self._limit is not None and self._waited > self._limit - LAST_CALL

    @property
    def is_too_late(self) -> bool:
        """Return whether the process was asked to hurry and had the time to answer."""
        is_new = self._messages and not self._connection.has_answered
        return self._hurried > HURRY and not (
            is_new and monotonic() - self._connection.started_at < FIRST_HURRY
        )
