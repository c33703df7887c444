"""Round robins of three players and more: seatings, ratings, shared victories, comparisons, tables."""

from __future__ import annotations

import random
from itertools import combinations, product
from math import exp
from typing import Any

import pytest

from ai.arena.chart import chart
from ai.arena.matches import Result, play_match
from ai.arena.measure import summary
from ai.arena.plan import MOST_CELLS, Cell, Match, MatchPlan, duel, meetings, round_robin
from ai.arena.ratings import ELO, fit
from ai.arena.standings import standings
from ai.tables import PlayersError, check_player_count, is_always_open, player_names, possible_player_names
from furyqt.commands import tables
from furyqt.rules.core.ruleset import ruleset

NAMES = ("red", "green", "blue")


def result(won: tuple[int, ...], players: int = 3) -> Result:
    values = tuple(1 / len(won) if player in won else 0.0 for player in range(players))
    return Result(0, won, 10 * len(won), 40, (1.0,) * players, (50,) * players, "", values)


@pytest.mark.parametrize(
    "sizes", [(1, 1, 1), (4, 4, 4), (5, 5, 5, 5), (9, 2, 7), (6, 6, 6, 6, 6, 6), (30, 1, 30)]
)
def test_every_agent_of_a_seat_meets_every_agent_of_every_other_seat(sizes: tuple[int, ...]) -> None:
    cells = meetings(sizes)
    assert len(set(cells)) == len(cells)
    for one, other in combinations(range(len(sizes)), 2):
        met = {(cell[one], cell[other]) for cell in cells}
        assert met == set(product(range(sizes[one]), range(sizes[other])))


def test_large_round_robins_are_thinned_out_and_small_ones_are_complete() -> None:
    assert len(meetings((5, 5, 5))) == 125 <= MOST_CELLS
    largest = max(6 * 6, 30)
    assert largest <= len(meetings((6,) * 6)) <= 3 * largest  # instead of 46,656
    assert len(meetings((20, 20))) == 400  # two players always meet all


def test_two_agents_of_one_player_are_compared_against_the_same_seatings() -> None:
    plan = round_robin(["x"], ["a", "b"], ["p", "q", "r"])
    assert plan.seats == (1,)
    assert len(plan.comparisons) == 3
    for first, second in plan.comparisons:
        assert (first[1], second[1]) == (0, 1)
        assert (first[0], first[2]) == (second[0], second[2])
    assert set(plan.cells) == {cell for pair in plan.comparisons for cell in pair}
    assert not round_robin(["a", "b"], ["a", "b"], ["a", "b"]).comparisons


def test_a_duel_seats_two_agents_alternately_and_swaps_them() -> None:
    plan = duel("a", "b", players=3)
    assert [plan.specs(cell) for cell in plan.cells] == [("a", "b", "a"), ("b", "a", "b")]
    assert plan.seats == (0, 2)
    (one, other) = plan.cells
    cases: list[tuple[tuple[int, ...], tuple[int, ...], float]] = [
        ((0,), (1,), 1.0),  # a wins both games
        ((0,), (2,), 0.5),  # the seats win both games
        ((1,), (0,), 0.0),
        ((0, 1), (1,), 0.75),  # one victory is shared
        ((0, 1), (0, 1), 0.5),
    ]
    for first, second, expected in cases:
        assert plan.observations("win", {one: result(first), other: result(second)}) == [expected]


def test_a_shared_victory_counts_in_equal_parts() -> None:
    game = result((0, 2))
    assert [game.share(player) for player in range(3)] == [0.5, 0.0, 0.5]
    assert [result(()).share(player) for player in range(3)] == [0.0, 0.0, 0.0]


def drawn(rng: random.Random, strengths: list[float]) -> tuple[int, ...]:
    odds = [exp(strength / ELO) for strength in strengths]
    return (rng.choices(range(len(odds)), weights=odds)[0],)


def test_known_ratings_of_three_players_are_found_again() -> None:
    seats, agents = (100.0, 0.0, -100.0), ((-60.0, 60.0), (0.0,), (-120.0, 0.0, 120.0))
    rng, games = random.Random(1), []
    for cell in product(range(2), range(1), range(3)):
        strengths = [seat + own[agent] for seat, own, agent in zip(seats, agents, cell, strict=True)]
        games += [(cell, drawn(rng, strengths)) for _ in range(2500)]
    ratings = fit((2, 1, 3), games)
    for found, true in zip(ratings.agents, agents, strict=True):
        assert [rating.elo for rating in found] == pytest.approx(true, abs=15)
    assert [ahead.elo for ahead in ratings.advantages] == pytest.approx([150, 0, -150], abs=15)
    assert all(ahead.low < ahead.elo < ahead.high for ahead in ratings.advantages)


def test_shared_victories_bring_ratings_together() -> None:
    cell = (0, 0, 0)
    alone = fit((1, 1, 1), [(cell, (0,))] * 30)
    shared = fit((1, 1, 1), [(cell, (0, 1))] * 30)
    everybody = fit((1, 1, 1), [(cell, (0, 1, 2))] * 30)
    nobody = fit((1, 1, 1), [(cell, ())] * 30)
    assert alone.advantages[0].elo > shared.advantages[0].elo > 100
    assert shared.advantages[0].elo == pytest.approx(shared.advantages[1].elo, abs=1e-6)
    assert [ahead.elo for ahead in everybody.advantages] == pytest.approx([0, 0, 0], abs=1e-6)
    assert nobody == everybody


def test_a_single_player_has_a_rating_of_zero() -> None:
    ratings = fit((2,), [((0,), (0,)), ((1,), (0,))])
    assert [rating.elo for rating in ratings.agents[0]] == pytest.approx([0, 0])
    assert ratings.advantages[0].elo == pytest.approx(0)


def played() -> tuple[MatchPlan, list[tuple[Cell, Result]]]:
    """Red's second agent always wins, except that it shares with blue's second."""
    plan = round_robin(["a", "b"], ["c"], ["d", "e", "f"])
    won: dict[Cell, tuple[int, ...]] = {
        cell: ((0, 2) if cell[2] == 1 else (0,)) if cell[0] else (1,) for cell in plan.cells
    }
    return plan, [(cell, result(won[cell])) for cell in plan.cells for _ in range(4)]


def test_standings_rank_each_players_agents_and_name_the_worst_opponent() -> None:
    plan, games = played()
    table = standings(NAMES, plan, games)
    assert list(table["sides"]) == [*NAMES]
    red, blue = table["sides"]["red"], table["sides"]["blue"]
    assert [(row["agent"], row["wins"], row["shared"], row["games"]) for row in red] == [
        ("b", 12, 4, 12),
        ("a", 0, 0, 12),
    ]
    assert red[0]["worst"] == {"blue": "e", "value": 0.5}
    assert blue[0]["agent"] == "e"
    assert table["pairings"][4]["victories"] == {"red": 2.0, "green": 0.0, "blue": 2.0}
    assert set(table["advantages"]) == set(NAMES)


def test_the_tables_have_a_line_for_each_player() -> None:
    plan, games = played()
    found = standings(NAMES, plan, games) | {"games": len(games)}
    lines = list(tables.field(found))
    assert [line.split(":")[0] for line in lines[-3:]] == [*NAMES]
    assert "24 games" in lines
    single: dict[str, Any] = summary([each for _, each in games], dict(zip(NAMES, "bce", strict=True)))
    shown = list(tables.match(single))
    assert len(shown) == 5
    assert [line.split()[:2] for line in shown[1:4]] == [["red", "b"], ["green", "c"], ["blue", "e"]]
    assert single["red"]["shared"] == 4


def test_the_chart_shows_all_agents_of_all_players() -> None:
    plan, games = played()
    svg = chart("trio", standings(NAMES, plan, games)["sides"], "win")
    assert svg.count("<circle") == 6
    assert all(f">{name}<" in svg for name in NAMES)


def test_the_players_of_a_table_are_named_by_the_game() -> None:
    rules = ruleset("lite")
    assert player_names(rules, rules.checked_options({})) == ("hunters", "dracula")
    assert possible_player_names(rules) == ("hunters", "dracula")
    assert not is_always_open(rules)
    check_player_count(rules, {}, 2, "checked")
    with pytest.raises(PlayersError, match="for 3 players, but lite has 2: hunters, dracula"):
        check_player_count(rules, {}, 3, "checked")


def test_the_winners_are_those_of_the_outcome() -> None:
    match = play_match(Match("lite", ruleset("lite").checked_options({}), ("random", "random"), 2))
    assert match.winners in ((0,), (1,))
    assert match.share(match.winners[0]) == 1.0
