"""Statistics of results: known ratings are recovered, and sequential tests keep their error rate."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from xml.etree import ElementTree

import pytest

from ai.arena.chart import Axis, chart
from ai.arena.matches import Result
from ai.arena.plan import Cell, duel, round_robin
from ai.arena.ratings import Game, fit
from ai.arena.sprt import LIMIT, ScoreSprt, Sprt, WinSprt, expected
from ai.arena.standings import standings

HUNTERS, DRACULAS, AHEAD = (-150, -50, 0, 200), (-100, 0, 100), 120
NAMES = ("hunters", "dracula")


def synthetic(rng: random.Random, rounds: int) -> list[Game]:
    """Games whose winners are drawn by known ratings."""
    return [
        ((one, other), (int(rng.random() >= expected(AHEAD + hunters - dracula)),))
        for _ in range(rounds)
        for one, hunters in enumerate(HUNTERS)
        for other, dracula in enumerate(DRACULAS)
    ]


def test_known_ratings_are_found_again_and_the_intervals_hold() -> None:
    rng = random.Random(1)
    inside = []
    for _ in range(40):
        ratings = fit((4, 3), synthetic(rng, 60))
        found = [*ratings.agents[0], *ratings.agents[1], ratings.advantages[0]]
        inside += [
            rating.low <= true <= rating.high
            for rating, true in zip(found, [*HUNTERS, *DRACULAS, AHEAD], strict=True)
        ]
    assert 0.9 < sum(inside) / len(inside) < 0.99
    many = fit((4, 3), synthetic(rng, 3000))
    assert [rating.elo for rating in many.agents[0]] == pytest.approx(HUNTERS, abs=15)
    assert [rating.elo for rating in many.agents[1]] == pytest.approx(DRACULAS, abs=15)
    assert many.advantages[0].elo == pytest.approx(AHEAD, abs=15)


def test_an_agent_that_always_wins_has_a_finite_rating_with_a_wide_interval() -> None:
    ratings = fit((2, 1), [((0, 0), (0,)), ((1, 0), (1,))] * 20)
    best, worst = ratings.agents[0]
    assert best.elo == pytest.approx(-worst.elo)
    assert 300 < best.elo < 2000
    assert best.high - best.low > 300
    assert fit((1, 1), [((0, 0), (0,))] * 1000).advantages[0].low > 0


def result_rates(make: Callable[[], Sprt], draw: Callable[[], float], runs: int = 300) -> dict[str, float]:
    """Return the frequency of each result of a test."""
    ends: dict[str, float] = {}
    for _ in range(runs):
        test = make()
        while not test.verdict.accepted:
            test.add(draw())
        accepted = test.verdict.accepted
        ends[accepted] = ends.get(accepted, 0) + 1 / runs
    return ends


def won(rng: random.Random, elo: float) -> float:
    return float(rng.random() < expected(elo))


def test_a_test_of_wins_keeps_its_error_rate() -> None:
    rng = random.Random(2)
    for elo, right in ((0, "H0"), (80, "H1")):
        ends = result_rates(partial(WinSprt, 0, 80), partial(won, rng, elo))
        assert ends[right] > 0.92


def test_draws_between_decided_pairs_change_nothing() -> None:
    plain, drawn = WinSprt(0, 80), WinSprt(0, 80)
    for value in (1.0, 1.0, 0.0):
        plain.add(value)
        drawn.add(value)
        drawn.add(0.5)
    assert plain.verdict.ratio == pytest.approx(drawn.verdict.ratio)


def test_a_test_of_scores_keeps_its_error_rate_in_both_directions() -> None:
    rng = random.Random(3)
    for high, middle, right in ((6, 0, "H0"), (6, 6, "H1"), (-6, 0, "H0"), (-6, -6, "H1")):
        ends = result_rates(partial(ScoreSprt, 0, high), partial(rng.gauss, middle, 25))
        assert ends[right] > 0.9


def test_scores_decide_nothing_before_their_variance_is_known() -> None:
    test = ScoreSprt(0, 5)
    for _ in range(19):
        test.add(300.0)
    assert not test.verdict.accepted
    test.add(300.0)
    assert test.verdict.ratio > LIMIT


def paired(strength: float, side: float, rng: random.Random) -> float:
    """Return a pair of games with the sides swapped, for an Elo difference on each side."""
    plan = duel("a", "b")
    wins = (rng.random() < expected(side + strength), rng.random() < expected(side - strength))
    results = {cell: result(0 if won else 1) for cell, won in zip(plan.cells, wins, strict=True)}
    return plan.observations("win", results)[0]


def result(winner: int, score: int = 100, seed: int = 0) -> Result:
    value = score / 366 if winner == 0 else 0.0
    return Result(seed, (winner,), score, 50, (1.0, 2.0), (100, 0), "", (value, 1 - value))


@pytest.mark.parametrize("side", [0.0, 250.0])
def test_swapped_pairs_measure_elo_even_if_the_sides_are_uneven(side: float) -> None:
    rng = random.Random(4)
    for elo, right in ((0, "H0"), (60, "H1")):
        ends = result_rates(
            partial(duel("a", "b").test, "win", 0, 60), partial(paired, elo, side, rng), runs=150
        )
        assert ends[right] > 0.9


def test_every_pairing_plays_the_same_seeds() -> None:
    plan = round_robin(["a", "b"], ["x", "y", "z"])
    matches = list(plan.matches("lite", {}, range(5, 7)))
    assert len(matches) == 12
    assert {match.specs for match in matches if match.seed == 5} == {
        match.specs for match in matches if match.seed == 6
    }
    assert len(plan.comparisons) == 3
    assert not round_robin(["a", "b"], ["x", "y"]).comparisons


def test_a_comparison_on_draculas_side_counts_his_wins() -> None:
    plan = round_robin(["a"], ["x", "y"])
    games: dict[Cell, Result] = {(0, 0): result(1, -2), (0, 1): result(0, 90)}
    assert plan.observations("win", games) == [1.0]
    assert plan.observations("score", games) == [-92.0]
    single = round_robin(["a"], ["x"])
    assert single.observations("score", {(0, 0): result(0, 90)}) == [90.0]


def test_standings_have_the_best_first_and_their_worst_opponent() -> None:
    plan = round_robin(["good", "bad"], ["x", "y"])
    scores = {(0, 0): 300, (0, 1): 340, (1, 0): 200, (1, 1): 0}
    played = [(cell, result(int(score == 0), score)) for cell, score in scores.items() for _ in range(5)]
    table = standings(NAMES, plan, played)
    hunters, dracula = table["sides"]["hunters"], table["sides"]["dracula"]
    assert [row["agent"] for row in hunters] == ["good", "bad"]
    assert [row["agent"] for row in dracula] == ["y", "x"]
    assert hunters[0]["worst"]["dracula"] == "x"
    assert hunters[0]["score"]["mean"] == 320
    assert hunters[0]["iterations_per_second"] == 100
    assert [row["wins"] for row in table["pairings"]] == [5, 5, 5, 0]
    partial = standings(NAMES, plan, played[:5])
    assert len(partial["pairings"]) == 1
    assert len(partial["sides"]["hunters"]) == 1


@pytest.mark.parametrize("by", ["win", "score"])
def test_the_chart_is_valid_and_readable_in_light_and_dark(by: str) -> None:
    plan = round_robin(["search:5+bold", "<&>"], ["x"])
    played = [(cell, result(0, 300 - 10 * cell[0])) for cell in plan.cells for _ in range(3)]
    svg = ElementTree.fromstring(chart("lite", standings(NAMES, plan, played)["sides"], by))
    space = "{http://www.w3.org/2000/svg}"
    assert svg.tag == f"{space}svg"
    assert len(svg.findall(f"{space}circle")) == 3
    words = [text.text for text in svg.findall(f"{space}text")]
    assert {"hunters", "dracula", "<&>", "search:5+bold"} <= set(words)
    style = svg.find(f"{space}style")
    assert style is not None
    assert "prefers-color-scheme: dark" in (style.text or "")
    width = float(svg.get("width", "0"))
    assert all(0 <= float(dot.get("cx", "-1")) <= width for dot in svg.findall(f"{space}circle"))


@pytest.mark.parametrize(
    ("values", "ticks"),
    [([0.0, 7.0], (0, 1, 2, 3, 4, 5, 6, 7)), ([300.0, 340.0], (300, 305, 310, 315, 320, 325, 330, 335, 340))],
)
def test_an_axis_has_round_numbers(values: list[float], ticks: tuple[float, ...]) -> None:
    axis = Axis.over(values)
    assert axis.ticks == ticks
    assert (axis.share(values[0]), axis.share(values[-1])) == (0, 1)


def test_an_axis_of_one_value_has_a_width() -> None:
    assert 0 <= Axis.over([5.0]).share(5.0) <= 1
