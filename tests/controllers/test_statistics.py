"""The database of past games: kept, counted, written out, and begun anew when it is damaged."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from msgspec.structs import replace

from ai.agents import make_agent
from furyqt.controllers.history import History, new_history
from furyqt.controllers.past_games import PastGame, past_game
from furyqt.controllers.statistics import FILE_NAME, Statistics
from furyqt.rules.core.agenda import player_to_move

GAME = PastGame(
    key="a", date="2026-01-01", game="fury3", options="{}", seed=1, side="hunters", opponent="search:easy",
    winner="hunters", score=3, turns=20, actions=300, taken_back=0, aids="full",
)  # fmt: skip


@pytest.fixture
def base(tmp_path: Path) -> Statistics:
    return Statistics(tmp_path / FILE_NAME)


def finished(seats: tuple[str, ...]) -> History:
    """A game of the simplified rules, played to its end by chance."""
    history = new_history("lite", {}, 3, seats)
    agent = make_agent(history.rules, "random")
    while not history.is_over:
        observation = history.observation(player_to_move(history.state) or 0)
        history.add(observation.actions[agent.decide(observation, history.ply).index])
    return history


def test_games_are_kept_the_newest_first(base: Statistics, tmp_path: Path) -> None:
    base.add(GAME)
    base.add(replace(GAME, key="b", date="2026-01-02"))
    again = Statistics(tmp_path / FILE_NAME)
    assert [game.key for game in again.games()] == ["b", "a"]
    assert again.games()[1] == GAME


def test_a_game_finished_again_takes_the_place_of_the_old_row(base: Statistics) -> None:
    base.add(GAME)
    base.add(replace(GAME, winner="dracula"))
    assert [game.winner for game in base.games()] == ["dracula"]


def test_games_are_counted_by_side_and_opponent(base: Statistics) -> None:
    base.add(GAME)
    base.add(replace(GAME, key="b", winner="dracula", turns=30))
    base.add(replace(GAME, key="c", side="dracula"))
    base.add(replace(GAME, key="d", side=""))
    tallies = [(t.side, t.played, t.won, t.turns, t.best) for t in base.tallies()]
    assert tallies == [("dracula", 1, 0, 20.0, -1), ("hunters", 2, 1, 25.0, 3)]


def test_the_table_can_be_read_by_other_programs(base: Statistics, tmp_path: Path) -> None:
    base.add(replace(GAME, opponent='a "quoted", name'))
    base.export(tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        (row,) = csv.DictReader(file)
    assert row["opponent"] == 'a "quoted", name'
    assert row["score"] == "3"


@pytest.mark.parametrize("damage", [b"no database at all" * 99, b"SQLite format 3\0" + b"\xff" * 4000])
def test_a_damaged_file_is_set_aside(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / FILE_NAME
    path.write_bytes(damage)
    base = Statistics(path)
    assert base.notice is not None
    assert FILE_NAME in str(base.notice)
    assert (tmp_path / f"{FILE_NAME}.broken").read_bytes() == damage
    base.add(GAME)
    assert base.games() == [GAME]


def test_a_table_of_another_shape_is_set_aside(tmp_path: Path, base: Statistics) -> None:
    with base._open() as connection:
        connection.execute("ALTER TABLE games ADD COLUMN more TEXT")
    assert Statistics(tmp_path / FILE_NAME).notice is not None


def test_a_folder_in_its_place_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("")
    base = Statistics(tmp_path / "x" / FILE_NAME)
    assert base.notice is not None
    base.add(GAME)
    assert base.games() == []


@pytest.mark.parametrize(
    ("seats", "side", "opponent"),
    [
        (("human", "search:20"), "hunters", "search:20"),
        (("greedy", "human"), "dracula", "greedy"),
        (("greedy", "random"), "", "greedy random"),
        (("human", "human"), "", ""),
    ],
)
def test_a_finished_game_becomes_a_row(seats: tuple[str, ...], side: str, opponent: str) -> None:
    history = finished(seats)
    row = past_game(history, "k", "2026-05-06")
    assert (row.side, row.opponent, row.actions) == (side, opponent, history.ply)
    assert history.outcome is not None
    assert row.winner == history.rules.players[history.outcome.winner].name
    assert row.turns > 0


def test_an_unfinished_game_is_none() -> None:
    with pytest.raises(ValueError, match="not over"):
        past_game(new_history("lite", {}, 3, ("human", "greedy")), "k", "2026-05-06")
