"""Hunts of the day: attempts, results that belong to their records, and tags that claim too much."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from furyqt.controllers.chapters.beginning import chapter_history
from furyqt.controllers.chapters.hunts import (
    HUNT_TAG,
    FutureDayError,
    HuntAttempt,
    Hunts,
    hunt_result,
    read_attempt,
)
from furyqt.controllers.session.history import History
from furyqt.controllers.storage.autosave import Autosave
from tests.controllers.chapters.chapter_games import play

DAY = date(2026, 11, 22)


@pytest.fixture
def hunts(home: object) -> Hunts:
    return other_program()


def other_program() -> Hunts:
    found = Hunts()
    found.today = lambda: DAY
    return found


def begun(hunts: Hunts) -> History:
    return chapter_history(hunts.begun_record(DAY))


def close(hunts: Hunts, history: History) -> None:
    play(history)
    assert hunts.close(history.record, history.states) is not None


def test_a_second_beginning_is_a_second_attempt_in_every_program(hunts: Hunts) -> None:
    first, second = begun(hunts), begun(other_program())
    assert (first.record.tags[HUNT_TAG], second.record.tags[HUNT_TAG]) == ("2026-11-22", "2026-11-22 2")
    assert hunts.attempts(DAY) == 2
    assert hunts.attempts(DAY - timedelta(days=1)) == 0
    assert "attempt 3" in str(hunts.again(DAY))


def test_the_result_of_the_earliest_attempt_counts(hunts: Hunts) -> None:
    first, second, third = (begun(hunts) for _ in range(3))
    found = []
    for history in (third, second, third, first, second):
        close(hunts, history)
        found += [one.attempt for one in other_program().results]
    assert found == [3, 2, 2, 1, 1]


def test_a_day_to_come_is_not_played(hunts: Hunts) -> None:
    with pytest.raises(FutureDayError, match="2026-11-23 is still to come"):
        hunts.begin(DAY + timedelta(days=1))
    assert hunts.attempts(DAY + timedelta(days=1)) == 0


def test_a_hunt_that_ended_when_its_program_was_killed_is_collected(hunts: Hunts) -> None:
    history = begun(hunts)
    Autosave(None).rewrite(play(history))
    assert hunts.results == ()
    late = other_program()
    late.collect()
    assert [(one.date, one.attempt) for one in hunts.results] == [(DAY.isoformat(), 1)]


@pytest.mark.parametrize(
    "tag",
    ["", "yesterday", "2026-13-01", "2026-11-23", "2026-11-22 0", "2026-11-22 x", "2026-11-22 " + "9" * 99],
)
def test_a_tag_that_is_no_attempt_or_is_of_another_day_gives_no_result(hunts: Hunts, tag: str) -> None:
    history = play(begun(hunts))
    record = replace(history.record, tags={**history.record.tags, HUNT_TAG: tag})
    assert hunt_result(record, history.states) is None
    assert hunts.close(record, history.states) is None
    assert hunts.results == ()


@pytest.mark.parametrize("attempt", [HuntAttempt(DAY, 1), HuntAttempt(DAY, 12)])
def test_an_attempt_is_read_from_its_tag(attempt: HuntAttempt) -> None:
    assert read_attempt(attempt.tag) == attempt


def test_two_programs_keep_the_results_of_two_days(hunts: Hunts) -> None:
    other = other_program()
    yesterday = DAY - timedelta(days=1)
    assert hunts.results == other.results == ()
    close(hunts, begun(hunts))
    close(other, chapter_history(other.begun_record(yesterday)))
    assert [one.date for one in hunts.results] == [DAY.isoformat(), yesterday.isoformat()]
