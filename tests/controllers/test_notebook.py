"""Pencil marks are kept for each game, and a damaged file does not stop a game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from furyqt.controllers.storage.notebook import MOST_GAMES, Notebook
from furyqt.rules.core.text import Text


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "notebook.json"


def told(book: Notebook) -> list[Text]:
    found: list[Text] = []
    book.trouble.connect(found.append)
    return found


def test_marks_are_restored_with_their_game(path: Path) -> None:
    book = Notebook(path)
    book.begin("one")
    book.mark("vienna", "here")
    book.mark("paris", "not")
    book.begin("two")
    assert book.marks == {}
    book.mark("rome", "question")
    book.begin("one")
    assert book.marks == {"vienna": "here", "paris": "not"}
    again = Notebook(path)
    again.begin("two")
    assert again.marks == {"rome": "question"}


def test_marks_are_announced_erased_and_cleared(path: Path) -> None:
    book, seen = Notebook(path), []
    book.changed.connect(lambda marks: seen.append(dict(marks)))
    book.begin("one")
    book.mark("vienna", "here")
    book.mark("vienna", "here")
    book.mark("vienna", "not")
    book.mark("vienna", "")
    book.mark("vienna", "")
    book.mark("paris", "here")
    book.clear()
    book.clear()
    assert seen == [{}, {"vienna": "here"}, {"vienna": "not"}, {}, {"paris": "here"}, {}]
    with pytest.raises(ValueError, match="perhaps"):
        book.mark("vienna", "perhaps")


def test_a_new_game_keeps_its_marks_when_it_is_named(path: Path) -> None:
    book = Notebook(path)
    book.begin("")
    book.mark("vienna", "here")
    assert not path.exists()
    book.name_game("")
    book.name_game("one")
    other = Notebook(path)
    other.begin("one")
    assert other.marks == {"vienna": "here"}


def test_two_windows_keep_each_others_marks(path: Path) -> None:
    one, two = Notebook(path), Notebook(path)
    one.begin("one")
    two.begin("two")
    one.mark("vienna", "here")
    two.mark("paris", "not")
    one.mark("rome", "not")
    assert set(msgspec.json.decode(path.read_bytes())["games"]) == {"one", "two"}


def test_old_games_are_forgotten(path: Path) -> None:
    book = Notebook(path)
    for number in range(MOST_GAMES + 3):
        book.begin(f"game {number}")
        book.mark("vienna", "here")
    kept = list(msgspec.json.decode(path.read_bytes())["games"])
    assert (len(kept), kept[-1]) == (MOST_GAMES, f"game {MOST_GAMES + 2}")


@pytest.mark.parametrize("data", [b"{", b"\xff\xfe", b'{"games": {"one": {"vienna": 1}}}', b"[]"])
def test_a_damaged_file_is_set_aside(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    book = Notebook(path)
    said = told(book)
    book.begin("one")
    assert book.marks == {}
    assert "moved to" in str(said[0])
    assert path.with_name("notebook.json.broken").read_bytes() == data
    book.mark("vienna", "here")
    assert len(said) == 1
    assert path.exists()


def test_a_file_that_cannot_be_written_is_reported_once(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    book = Notebook(tmp_path / "file" / "notebook.json")
    said = told(book)
    book.begin("one")
    book.mark("vienna", "here")
    book.mark("paris", "here")
    assert [str(text).partition(":")[0] for text in said] == [
        "Your pencil marks could not be read",
        "Your pencil marks are not being saved",
    ]
    assert set(book.marks) == {"vienna", "paris"}
