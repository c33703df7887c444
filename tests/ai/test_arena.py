"""Matches between agents, their table, and the order of strength."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from ai.arena import Match, Result, mean_interval, play_match, play_matches, summary, wilson
from furyqt.rules.core.record import loads
from furyqt.rules.lite import RULES

OPTIONS = RULES.checked_options({})


def match(seed: int, hunters: str = "greedy", dracula: str = "greedy") -> Match:
    return Match("lite", OPTIONS, (hunters, dracula), seed)


def test_a_match_repeats_from_its_seed_and_its_record_replays() -> None:
    first, again = play_match(match(1, "search:20")), play_match(match(1, "search:20"))
    assert first.record == again.record
    record, states = loads(first.record)
    assert record.tags["Hunters"] == "search:20"
    assert len(states) == first.actions + 1
    outcome = RULES.outcome(states[-1])
    assert outcome is not None
    assert (outcome.winners, outcome.score) == (first.winners, first.score)
    assert "search:20 20" in record.notes


def test_matches_can_be_played_on_any_executor() -> None:
    with ThreadPoolExecutor(2) as pool:
        results = list(play_matches([match(seed) for seed in range(3)], pool))
    assert sorted(result.seed for result in results) == [0, 1, 2]
    table = summary(results, {"hunters": "greedy", "dracula": "greedy"})
    assert table["games"] == 3


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0), (0, 0, 0, 1)],
)
def test_the_interval_of_a_rate_is_the_wilson_interval(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_the_interval_of_one_game_has_no_width() -> None:
    assert mean_interval([3.0]) == (3.0, 3.0, 3.0)
    middle, low, high = mean_interval([1.0, 3.0])
    assert (low + high) / 2 == pytest.approx(middle) == pytest.approx(2.0)


def test_wins_are_counted_by_player() -> None:
    won = [Result(i, (i % 2,), 10 * i, 5, (0.1, 0.2), (10, 0), "") for i in range(4)]
    table = summary(won, {"hunters": "search:10", "dracula": "random"})
    hunters, dracula = table["hunters"], table["dracula"]
    assert isinstance(hunters, dict)
    assert isinstance(dracula, dict)
    assert hunters["wins"] == dracula["wins"] == 2
    assert hunters["iterations_per_second"] == pytest.approx(100)
    assert dracula["iterations_per_second"] == 0
