"""Saved games: listing, opening, renaming, and messages about damaged files."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from furyqt import paths
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.game_files import LibraryError, load
from furyqt.controllers.storage.library import Library
from tests.controllers.fakes import play_on

New = Callable[..., GameSession]


@pytest.fixture
def saved(new_session: New) -> Path:
    """A game of nine actions in a file of the library, without its autosave."""
    session = new_session("human", "search:20")
    play_on(session, 8)
    path = Library().folder / "evening.furyqt"
    session.archive.save(path)
    assert session.archive.autosave_path is not None
    session.archive.autosave_path.unlink()
    session.close()
    return path


def test_a_saved_game_is_listed_without_replaying_it(saved: Path) -> None:
    (game,) = Library().games()
    assert (game.name, game.game, game.result, game.turns) == ("evening", "lite", "", 2)
    assert (game.tags["Hunters"], game.tags["Dracula"]) == ("human", "search:20")
    assert len(game.date) == 10
    assert not game.is_autosave
    assert not game.is_damaged


def test_save_and_open_round_trip(saved: Path, worker: AiWorker) -> None:
    text = saved.read_text()
    session = Library().open(saved, worker)
    assert isinstance(session, GameSession)
    assert session.ply == 10
    again = saved.with_name("again.furyqt")
    session.archive.save(again)
    assert again.read_text() == text
    play_on(session, 1)
    assert saved.read_text() == text, "a saved game is left as it is"
    assert session.archive.autosave_path != saved
    session.close()


def test_a_finished_game_opens_as_a_replay(new_session: New) -> None:
    session = new_session()
    play_on(session, 4000)
    (game,) = Library().games()
    assert game.result in ("hunters", "dracula")
    assert game.is_autosave
    replay = Library().open(game.path)
    assert isinstance(replay, Replay)
    assert replay.length == session.ply


def test_the_newest_is_listed_first(saved: Path) -> None:
    other = saved.with_name("older.furyqt")
    other.write_bytes(saved.read_bytes())
    os.utime(other, (1, 1))
    assert [game.name for game in Library().games()] == ["evening", "older"]


DAMAGE: list[tuple[str, Callable[[bytes], bytes], int]] = [
    ("foreign", lambda data: b'[Event "a game of chess"]\n\n1. e4 e5\n', 1),
    ("edited", lambda data: re.sub(rb"\n\nG..", b"\n\nGXX", data), 13),
    ("binary", lambda data: data[:40] + b"\xff\xfe\0" + data[40:], 4),
    ("empty", lambda data: b"", 1),
    ("older", lambda data: data.replace(b'[Ruleset "1"]', b'[Ruleset "0"]'), 2),
    ("unknown seat", lambda data: data.replace(b'"search:20"', b'"search:all"'), 8),
]


@pytest.mark.parametrize(("name", "damaged", "line"), DAMAGE, ids=[name for name, *_ in DAMAGE])
def test_damaged_files_are_refused_with_the_line(
    saved: Path, name: str, damaged: Callable[[bytes], bytes], line: int
) -> None:
    path = saved.with_name("bad.furyqt")
    path.write_bytes(damaged(saved.read_bytes()))
    with pytest.raises(LibraryError) as found:
        load(path)
    text = str(found.value.text)
    assert text.startswith(f"bad.furyqt cannot be opened. Line {line}: "), text
    assert len(Library().games()) == 2, "it is listed all the same"


def test_a_huge_file_is_refused(saved: Path) -> None:
    saved.write_bytes(saved.read_bytes() + b" " * 5_000_000)
    with pytest.raises(LibraryError, match=r"evening\.furyqt: File too large"):
        load(saved)
    assert len(Library().games()) == 1, "it is listed all the same"


def test_a_missing_file_is_an_error() -> None:
    with pytest.raises(LibraryError, match=r"gone\.furyqt: No such file"):
        load(paths.saves_dir() / "gone.furyqt")


def test_headers_that_cannot_be_read_are_marked(saved: Path) -> None:
    saved.write_bytes(b"\0\1\2")
    (game,) = Library().games()
    assert game.is_damaged
    assert Library().latest_unfinished() is None


def test_a_game_can_be_renamed(saved: Path) -> None:
    goal = Library().rename(saved, " the long night ")
    assert goal.name == "the long night.furyqt"
    assert [game.name for game in Library().games()] == ["the long night"]


@pytest.mark.parametrize("name", ["", " ", "a/b", "..", ".hidden", "autosave-1"])
def test_invalid_names_are_refused(saved: Path, name: str) -> None:
    with pytest.raises(LibraryError):
        Library().rename(saved, name)
    assert saved.exists()


def test_renaming_does_not_overwrite_a_game(saved: Path) -> None:
    other = saved.with_name("other.furyqt")
    other.write_text("kept")
    with pytest.raises(LibraryError):
        Library().rename(saved, "other")
    assert other.read_text() == "kept"


def test_a_renamed_autosave_is_a_saved_game(new_session: New) -> None:
    session = new_session("human", "search:20")
    play_on(session, 4)
    path, ply = session.archive.autosave_path, session.ply
    session.close()
    assert path is not None
    goal = Library().rename(path, "evening")
    assert not path.exists()
    assert len(load(goal)[0].actions) == ply


def test_a_game_can_be_deleted(saved: Path) -> None:
    Library().delete(saved)
    assert not Library().games()
    with pytest.raises(LibraryError):
        Library().delete(saved)
