"""The database of past games: kept, counted, exported, and replaced when it is damaged."""

from __future__ import annotations

import csv
import dataclasses
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ai.agents import make_agent
from furyqt.controllers.session.history import History, new_history
from furyqt.controllers.storage.past_games import PastGame, past_game
from furyqt.controllers.storage.statistics import FILE_NAME, VERSION, Statistics
from furyqt.rules.core.agenda import player_to_move

GAME = PastGame(
    key="a", date="2026-01-01", game="fury3", options="{}", seed=1, side="hunters", opponent="search:easy",
    winner="hunters", score=3, turns=20, actions=300, taken_back=0, aids="full",
)  # fmt: skip
FOREIGN = f"CREATE TABLE games ({', '.join(PastGame.__struct_fields__)})"
"""The right columns, but the same game could be in it twice."""


@pytest.fixture
def base(tmp_path: Path) -> Statistics:
    return Statistics(tmp_path / FILE_NAME)


def finished(seats: tuple[str, ...]) -> History:
    """Return a random finished game of lite."""
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


def test_a_game_finished_again_replaces_its_row(base: Statistics) -> None:
    base.add(GAME)
    base.add(replace(GAME, winner="dracula"))
    assert [game.winner for game in base.games()] == ["dracula"]


def test_chapters_are_counted_by_themselves(base: Statistics) -> None:
    for key, options in (("a", "{}"), ("b", '{"chapter":"shadow-01"}'), ("c", '{"chapter":"shadow-01"}')):
        base.add(replace(GAME, key=key, options=options))
    base.add(replace(GAME, key="d", options="not JSON"))
    assert [(count.chapter, count.played) for count in base.counts()] == [("", 2), ("shadow-01", 2)]


@pytest.mark.parametrize("chapter", ["5", "1.5", "true", "[1]", "null", '{"a": 1}'])
def test_a_chapter_that_is_no_name_counts_as_none(base: Statistics, chapter: str) -> None:
    base.add(replace(GAME, options=f'{{"chapter": {chapter}}}'))
    assert [count.chapter for count in base.report().counts] == [""]


def test_games_are_counted_by_side_and_opponent(base: Statistics) -> None:
    base.add(GAME)
    base.add(replace(GAME, key="b", winner="dracula", turns=30))
    base.add(replace(GAME, key="c", side="dracula"))
    base.add(replace(GAME, key="d", side=""))
    counts = [(t.side, t.played, t.won, t.turns, t.best) for t in base.counts()]
    assert counts == [("dracula", 1, 0, 20.0, -1), ("hunters", 2, 1, 25.0, 3)]


def test_a_shared_victory_counts_as_won_for_each_winner(base: Statistics) -> None:
    shared = replace(GAME, game="dining", side="red", winner="red+blue", score=31)
    base.add(shared)
    base.add(replace(shared, key="b", side="blue"))
    base.add(replace(shared, key="c", side="green"))
    assert [(t.side, t.won, t.best) for t in base.counts()] == [
        ("blue", 1, 31),
        ("green", 0, -1),
        ("red", 1, 31),
    ]


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
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.execute("ALTER TABLE games ADD COLUMN more TEXT")
    assert Statistics(tmp_path / FILE_NAME).notice is not None
    assert (tmp_path / f"{FILE_NAME}.broken").exists()


def test_a_table_of_a_newer_version_is_left_to_it(tmp_path: Path, base: Statistics) -> None:
    base.add(GAME)
    path = tmp_path / FILE_NAME
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE games ADD COLUMN more TEXT NOT NULL DEFAULT ''")
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    later = Statistics(path)
    later.add(replace(GAME, key="later"))
    assert str(later.problem) == "the file is from a newer version of the program"
    assert (later.games(), path.read_bytes()) == ([], before)
    assert not list(tmp_path.glob("*.broken"))
    with closing(sqlite3.connect(path)) as connection:  # as the newer version might read it
        connection.execute("ALTER TABLE games DROP COLUMN more")
    assert [game.key for game in Statistics(path).games()] == ["later", GAME.key]


@pytest.mark.parametrize("table", ["CREATE TABLE notes (x)", FOREIGN])
def test_the_database_of_another_program_is_set_aside(tmp_path: Path, table: str) -> None:
    path = tmp_path / FILE_NAME
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(table)
    base = Statistics(path)
    assert base.notice is not None
    base.add(GAME)
    assert base.games() == [GAME]
    with closing(sqlite3.connect(f"{path}.broken")) as connection:
        assert [sql for (sql,) in connection.execute("SELECT sql FROM sqlite_master")] == [table]


WRITE_FORMAT, SCHEMA_FORMAT = 18, 47
"""Places in the header of a database."""


@pytest.mark.parametrize("place", [WRITE_FORMAT, SCHEMA_FORMAT, "games", "CREATE", "NULL, PRIMARY"])
def test_a_wrong_byte_in_header_or_schema_is_damage(
    tmp_path: Path, base: Statistics, place: int | str
) -> None:
    base.add(GAME)
    path = tmp_path / FILE_NAME
    data = bytearray(path.read_bytes())
    data[place if isinstance(place, int) else data.index(place.encode()) + 1] = 0xFF
    path.write_bytes(data)
    again = Statistics(path)
    assert "moved to" in str(again.notice)
    assert (tmp_path / f"{FILE_NAME}.broken").read_bytes() == data
    again.add(GAME)
    assert (again.games(), again.trouble) == ([GAME], None)
    assert Statistics(path).notice is None


def test_a_table_that_refuses_results_is_set_aside(tmp_path: Path, base: Statistics) -> None:
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        (made,) = connection.execute("SELECT sql FROM sqlite_master WHERE type = 'table'").fetchone()
        connection.execute("DROP TABLE games")
        connection.execute(made.replace("NOT NULL,", "NOT NULL CHECK (date < ''),", 2))
    base.add(GAME)
    assert (base.games(), base.trouble) == ([GAME], None)
    assert "moved to" in str(base.notice)


def test_damage_found_later_is_reported_and_the_file_set_aside(tmp_path: Path, base: Statistics) -> None:
    base.add(GAME)
    (tmp_path / FILE_NAME).write_bytes(b"no database at all" * 99)
    base.add(replace(GAME, key="b"))
    assert [game.key for game in base.games()] == ["b"]
    assert "moved to" in str(base.notice)
    assert base.trouble is None


def test_a_folder_in_place_of_the_file_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("")
    base = Statistics(tmp_path / "x" / FILE_NAME)
    assert base.notice is not None
    base.add(GAME)
    assert base.games() == []


# A file that is healthy, but cannot be read or written


@contextmanager
def locked(path: Path) -> Iterator[sqlite3.Connection]:
    """Lock the file exclusively, as another program does while it writes."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield other
        other.execute("COMMIT")


def connecting(monkeypatch: pytest.MonkeyPatch, change: Callable[[sqlite3.Connection], object]) -> None:
    """Change every new connection."""
    connect = sqlite3.connect

    def changed(*given: Any, **named: Any) -> sqlite3.Connection:
        found: sqlite3.Connection = connect(*given, **named)
        change(found)
        return found

    monkeypatch.setattr("furyqt.controllers.storage.statistics.sqlite3.connect", changed)


def make_read_only(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA query_only = 1")


def make_full(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA max_page_count = 1")


LONG = replace(GAME, key="b", date="2026-01-02", options="x" * 50_000)
"""A game that does not fit into the pages the file has."""


@pytest.mark.parametrize(
    ("change", "why"),
    [(make_read_only, "the file is write-protected"), (make_full, "No space left on device")],
)
def test_a_file_that_cannot_be_written_stays_and_the_result_waits(
    tmp_path: Path, base: Statistics, monkeypatch: pytest.MonkeyPatch,
    change: Callable[[sqlite3.Connection], object], why: str,
) -> None:  # fmt: skip
    base.add(GAME)
    with monkeypatch.context() as patched:
        connecting(patched, change)
        again = Statistics(tmp_path / FILE_NAME)
        assert again.notice is None
        again.add(LONG)
        assert again.games() == [GAME]
        assert str(again.trouble) == (
            f"Results that are not in the statistics yet: 1 ({why}). They will be added later."
        )
    assert not list(tmp_path.glob("*.broken"))
    again.write_pending()
    assert again.trouble is None
    assert again.games() == [LONG, GAME]
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_a_locked_file_is_not_damaged_and_other_programs_can_commit(tmp_path: Path, base: Statistics) -> None:
    base.add(GAME)
    with locked(tmp_path / FILE_NAME) as other:
        other.execute("UPDATE games SET score = 9")
        again = Statistics(tmp_path / FILE_NAME)
        again.add(LONG)
        assert again.games() == []
        assert str(again.problem) == "another program is using the file"
        assert "another program is using the file" in str(again.trouble)
    assert [path.name for path in tmp_path.glob("*.broken")] == []
    assert [game.score for game in Statistics(tmp_path / FILE_NAME).games()] == [3, 9]


def test_a_waiting_result_is_written_at_the_next_start(tmp_path: Path, base: Statistics) -> None:
    with locked(tmp_path / FILE_NAME):
        base.add(GAME)
        base.add(replace(GAME, winner="dracula"))
    again = Statistics(tmp_path / FILE_NAME)
    assert [game.winner for game in again.games()] == ["dracula"]
    assert again.trouble is None
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_results_of_two_programs_can_wait(tmp_path: Path, base: Statistics) -> None:
    other = Statistics(tmp_path / FILE_NAME)
    with locked(tmp_path / FILE_NAME):
        base.add(GAME)
        other.add(LONG)
    assert {game.key for game in Statistics(tmp_path / FILE_NAME).games()} == {"a", "b"}


def test_a_result_without_a_file_is_reported_and_written_later(
    tmp_path: Path, base: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with locked(tmp_path / FILE_NAME):
        with monkeypatch.context() as patched:
            patched.setattr("furyqt.controllers.storage.pending_results.write_atomically", full)
            base.add(GAME)
            assert "Closing the program now would lose them" in str(base.trouble)
        base.write_pending()
        assert "They will be added later" in str(base.trouble)
        assert len(list(tmp_path.glob("*.json"))) == 1


@pytest.mark.parametrize("data", [b"", b"{", b"[1]", b"\xff" * 99, b"[" * 100_000, b'{"key": "a"}'])
def test_a_damaged_file_of_a_waiting_result_is_set_aside(tmp_path: Path, data: bytes) -> None:
    (tmp_path / f"{FILE_NAME}.0123456789abcdef.json").write_bytes(data)
    base = Statistics(tmp_path / FILE_NAME)
    base.add(GAME)
    assert base.games() == [GAME]
    assert str(base.notice).endswith(f"moved to {FILE_NAME}.0123456789abcdef.json.broken.")
    assert Statistics(tmp_path / FILE_NAME).notice is None


def test_the_version_is_written_only_if_it_differs(tmp_path: Path, base: Statistics) -> None:
    base.add(GAME)
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # others may read now, but not write
        again = Statistics(tmp_path / FILE_NAME)
        assert (again.problem, again.notice) == (None, None)
        assert again.games() == [GAME]
        other.execute("ROLLBACK")
        assert other.execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_a_removed_folder_is_created_again(tmp_path: Path) -> None:
    base = Statistics(tmp_path / "data" / FILE_NAME)
    shutil.rmtree(tmp_path / "data")
    base.add(GAME)
    assert base.games() == [GAME]


def test_reading_ends_after_a_time_limit(
    tmp_path: Path, base: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    base.add(GAME)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        (row,) = connection.execute("SELECT * FROM games")
        names = [column for _, column, *_ in connection.execute("PRAGMA table_info(games)")]
        rows = [
            [number if name == "key" else value for name, value in zip(names, row, strict=True)]
            for number in range(299)
        ]
        connection.executemany(f"INSERT INTO games VALUES ({', '.join('?' * len(names))})", rows)
    assert len(base.games()) == 300
    monkeypatch.setattr("furyqt.controllers.storage.statistics.LONGEST_S", -1.0)
    assert base.report().games == []
    assert str(base.problem) == "the file takes too long to read or write"


@pytest.mark.parametrize(
    "change",
    ["score = 'abc'", "score = 9e999", "turns = x'00ff'", "date = x'00ff'", "seed = 1.5", "winner = x''"],
)
def test_wrong_values_are_skipped_and_counted(tmp_path: Path, base: Statistics, change: str) -> None:
    base.add(GAME)
    base.add(replace(GAME, key="b"))
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        connection.execute(f"UPDATE games SET {change} WHERE key = 'a'")
    report = base.report()
    assert [game.key for game in report.games] == ["b"]
    assert [count.played for count in report.counts] == [1]
    assert report.unreadable == 1
    assert base.problem is None
    base.export(tmp_path / "games.csv")
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 2


@pytest.mark.parametrize("score", [-(2**63), 2**63 - 1])
def test_the_largest_numbers_of_the_database_are_read(tmp_path: Path, base: Statistics, score: int) -> None:
    base.add(GAME)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        connection.execute("UPDATE games SET score = ?", (score,))
    assert [game.score for game in base.report().games] == [score]


def test_undecodable_text_is_shown_with_question_marks(tmp_path: Path, base: Statistics) -> None:
    base.add(GAME)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        connection.execute("UPDATE games SET opponent = CAST(x'41ff' AS TEXT)")
    assert [game.opponent for game in base.games()] == ["A\ufffd"]


def test_a_seed_that_is_too_large_is_not_stored(base: Statistics) -> None:
    history = finished(("human", "greedy"))
    history.record = dataclasses.replace(history.record, seed=10**30)
    row = past_game(history, "k\udcff", "2026-05-06")
    base.add(row)
    assert [(game.seed, game.key) for game in base.games()] == [(0, "k?")]


# What a game becomes


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
    assert row.winner == history.table.names(history.outcome.winners)
    assert row.turns > 0


def test_an_unfinished_game_has_no_row() -> None:
    with pytest.raises(ValueError, match="not over"):
        past_game(new_history("lite", {}, 3, ("human", "greedy")), "k", "2026-05-06")
