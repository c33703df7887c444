"""The time limits of a worker process, by a clock that the test sets."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from ai.worker import watchdog
from ai.worker.watchdog import FIRST_HURRY, HURRY, LONGEST_LOOK, SILENCE, STALL, STARTUP, Watchdog

LOOK = 0.25
"""Seconds between two looks."""


class Watched:
    """A process whose behavior the test sets, and the time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, limit: float | None = None) -> None:
        self.now = 1000.0
        monkeypatch.setattr(watchdog, "monotonic", lambda: self.now)
        self.process: Any = SimpleNamespace(
            messages=0, steps=0, has_answered=False, started_at=self.now, starved=0.0
        )
        self.watch = Watchdog(self.process, limit)

    def run(
        self, seconds: float, *, reports: bool = False, steps: bool = False, hurried: bool = False
    ) -> tuple[float, str]:
        """Look until something is wrong or the time is over; return the seconds and the fault."""
        start = self.now
        while self.now < start + seconds:
            self.now += LOOK
            self.process.messages += reports
            self.process.steps += steps
            if wrong := self.watch.look(hurried):
                return self.now - start, wrong
        return self.now - start, ""


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    return Watched(monkeypatch)


def test_a_process_that_reports_progress_has_no_limit(watched: Watched) -> None:
    assert watched.run(5000, reports=True, steps=True)[1] == ""


def test_a_new_process_may_be_silent_while_it_starts(watched: Watched) -> None:
    assert watched.run(STARTUP)[1] == ""
    seconds, wrong = watched.run(10)
    assert seconds <= 2 * LOOK
    assert "does not report" in wrong


def test_silence_after_a_report_is_noticed(watched: Watched) -> None:
    watched.run(1, reports=True, steps=True)
    seconds, wrong = watched.run(100)
    assert "does not report" in wrong
    assert SILENCE < seconds <= SILENCE + 2 * LOOK


def test_a_report_in_time_ends_the_silence(watched: Watched) -> None:
    watched.run(1, reports=True, steps=True)
    for _ in range(20):
        assert watched.run(SILENCE - LOOK)[1] == ""
        assert watched.run(LOOK, reports=True, steps=True)[1] == ""


def test_a_search_that_reports_without_a_step_hangs(watched: Watched) -> None:
    watched.run(1, reports=True, steps=True)
    seconds, wrong = watched.run(100, reports=True)
    assert "does not get on" in wrong
    assert STALL < seconds <= STALL + 2 * LOOK


def test_rare_steps_are_enough(watched: Watched) -> None:
    for _ in range(5):
        assert watched.run(STALL - LOOK, reports=True)[1] == ""
        assert watched.run(LOOK, reports=True, steps=True)[1] == ""


def test_the_limit_of_a_request_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds, wrong = Watched(monkeypatch, 60).run(100, reports=True, steps=True)
    assert wrong == "no answer within 60 seconds"
    assert 60 < seconds <= 60 + 2 * LOOK


def test_time_in_which_this_program_was_stopped_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched(monkeypatch, 60)
    watched.run(1, reports=True, steps=True)
    for _ in range(5):
        watched.now += 10_000
        assert watched.watch.look(is_hurried=True) == ""
    assert 5 * LONGEST_LOOK < SILENCE


def test_only_a_process_that_was_asked_to_hurry_is_late(watched: Watched) -> None:
    watched.process.has_answered = True
    watched.run(10, reports=True, steps=True)
    assert not watched.watch.is_too_late
    watched.run(HURRY, reports=True, steps=True, hurried=True)
    assert not watched.watch.is_too_late
    watched.run(2 * LOOK, reports=True, steps=True, hurried=True)
    assert watched.watch.is_too_late


def test_a_new_process_that_reports_has_longer_for_its_first_answer(watched: Watched) -> None:
    watched.run(FIRST_HURRY - 2 * LOOK, reports=True, steps=True, hurried=True)
    assert not watched.watch.is_too_late
    watched.run(3 * LOOK, reports=True, steps=True, hurried=True)
    assert watched.watch.is_too_late


def test_a_new_process_that_never_reported_has_no_extra_time(watched: Watched) -> None:
    watched.run(HURRY + 2 * LOOK, hurried=True)
    assert watched.watch.is_too_late


def test_the_promised_bounds() -> None:
    """A stopped process is noticed within 5 s, and a request to hurry is answered within 1 s."""
    assert SILENCE < 5
    assert HURRY < 1
