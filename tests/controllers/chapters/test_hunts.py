"""Hunts of the day: attempts, results that belong to their records, and tags that claim too much."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import msgspec
import pytest

from furyqt.controllers.chapters.beginning import chapter_history
from furyqt.controllers.chapters.hunts import (
    HUNT_TAG,
    TWIST_DAYS,
    FutureDayError,
    HuntAttempt,
    HuntResult,
    Hunts,
    Streak,
    best_medals,
    hunt_chapter,
    hunt_result,
    read_attempt,
    streak,
    twist,
)
from furyqt.controllers.chapters.verdict import Medal
from furyqt.controllers.session.history import History
from furyqt.controllers.storage.autosave import Autosave
from furyqt.rules.core.campaign.terms import TermsError
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


def test_no_hunt_comes_twice_in_a_week() -> None:
    monday, seen = DAY - timedelta(days=6), set()
    for week in range(20):
        days = [monday + timedelta(days=7 * week + number) for number in range(7)]
        names = [hunt_chapter(day, "fury3") for day in days]
        assert len(set(names)) == 7
        seen.add(tuple(names))
    assert len(seen) == 20  # each week has another order


def test_three_days_of_a_week_have_a_twist_that_is_the_same_for_everyone() -> None:
    monday = DAY - timedelta(days=6)
    week = [twist(monday + timedelta(days=number), "fury3") for number in range(7)]
    assert [number for number, one in enumerate(week) if one] == list(TWIST_DAYS)
    assert {one for one in week if one} == {"no_trains", "blind", "alone"}
    assert week == [twist(monday + timedelta(days=number), "fury3") for number in range(7)]


def test_an_unknown_challenge_is_refused_on_every_day(hunts: Hunts) -> None:
    for ago in range(7):
        with pytest.raises(TermsError):
            hunts.begun_record(DAY - timedelta(days=ago), challenge="asleep")
        assert hunts.attempts(DAY - timedelta(days=ago)) == 0


def test_a_twist_takes_the_place_of_a_challenge(hunts: Hunts) -> None:
    tuesday = DAY - timedelta(days=5)
    forced = twist(tuesday, "fury3")
    other = next(one for one in ("no_trains", "blind") if one != forced)
    assert hunts.begun_record(tuesday, challenge=other).tags["Challenge"] == forced
    assert hunts.begun_record(DAY, challenge=other).tags["Challenge"] == other


def result(ago: int, medal: Medal = "bronze", challenge: str = "") -> HuntResult:
    """Return the result of a hunt of so many days ago."""
    day = (DAY - timedelta(days=ago)).isoformat()
    return HuntResult(
        date=day, chapter="hunt-01", preset="hunter", medal=medal, day=3, harm=0, influence=0,
        taken_back=0, nights="", challenge=challenge,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("days", "found"),
    [
        ((), Streak(0, 0)),
        ((0,), Streak(1, 1)),
        ((1, 2), Streak(2, 2)),  # today is still to be played
        ((2, 3, 4), Streak(0, 3)),
        ((0, 1, 3, 4, 5, 6), Streak(2, 4)),
    ],
)
def test_a_streak_is_a_run_of_days_up_to_today_or_yesterday(days: tuple[int, ...], found: Streak) -> None:
    assert streak(map(result, days), DAY) == found


def test_a_streak_may_begin_on_the_first_day_of_all() -> None:
    first = msgspec.structs.replace(result(0), date=date.min.isoformat())
    assert streak([first], DAY) == Streak(0, 1)
    assert streak([first], date.min) == Streak(1, 1)


def test_the_best_medal_of_a_challenge_counts() -> None:
    results = [
        result(1, "gold"),
        result(2, "failed", "blind"),
        result(3, "silver", "blind"),
        result(4, "failed", "alone"),
    ]
    assert best_medals(results) == {"blind": "silver", "alone": "failed"}
