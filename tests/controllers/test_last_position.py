"""The last position of a saved game, as the people at the screen may see it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from furyqt.controllers.review.last_position import last_position
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.game_files import LibraryError
from furyqt.controllers.storage.library import Library
from tests.controllers.fakes import play_on

New = Callable[..., GameSession]


def kept(session: GameSession, decisions: int) -> Path:
    play_on(session, decisions)
    path = Library().folder / "evening.furyqt"
    session.archive.save(path)
    return path


@pytest.mark.parametrize(
    ("seats", "viewers"),
    [
        (("human", "random"), [0]),
        (("random", "human"), [1]),
        (("human", "human"), [0, 1]),
    ],
)
def test_the_viewers_are_the_persons(new_session: New, seats: tuple[str, ...], viewers: list[int]) -> None:
    seen = last_position(kept(new_session(*seats), 6))
    assert [observation.player for observation in seen.observations] == viewers
    assert str(seen.moment)


def test_the_first_player_is_the_viewer_of_a_game_without_persons(new_session: New) -> None:
    session = new_session("random", "human")
    path = kept(session, 4)
    text = path.read_text()
    assert '"human"' in text
    path.write_text(text.replace('"human"', '"random"'))
    assert [observation.player for observation in last_position(path).observations] == [0]


def test_one_person_is_enough_after_the_end(new_session: New) -> None:
    seen = last_position(kept(new_session("human", "human"), 4000))
    assert [observation.player for observation in seen.observations] == [0]
    assert seen.observations[0].outcome is not None


def test_a_damaged_file_is_explained(new_session: New) -> None:
    path = kept(new_session("human", "random"), 6)
    path.write_bytes(path.read_bytes()[:-12] + b"x *\n")
    with pytest.raises(LibraryError, match=r"cannot be opened\. Line"):
        last_position(path)
    assert path.exists()


def test_a_name_gives_a_file_of_the_library() -> None:
    library = Library()
    assert library.file_for(" the long night ") == library.folder / "the long night.furyqt"
    assert library.file_for("night.furyqt") == library.folder / "night.furyqt"
    with pytest.raises(LibraryError):
        library.file_for("autosave-1")


def test_a_free_name_is_valid_and_new() -> None:
    library = Library()
    assert library.free_name("A/B: 2026") == "A-B- 2026"
    library.file_for("night").write_text("kept")
    assert library.free_name("night") == "night 2"
    library.file_for("night 2").write_text("kept")
    assert library.free_name("night") == "night 3"
    assert library.file_for(library.free_name(" . ")).name == "1.furyqt"
