"""Two programs with one home: neither writes over the other's game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from furyqt import paths
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.game_files import LibraryError, OpenElsewhereError, load, open_game
from furyqt.controllers.storage.journal import is_autosave
from furyqt.controllers.storage.library import Library
from furyqt.controllers.storage.locks import claim
from furyqt.rules.core.text import Text
from tests.controllers.fakes import play_on

New = Callable[..., GameSession]


def actions_in(path: Path) -> int:
    return len(load(path)[0].actions)


@pytest.fixture
def autosave(new_session: New) -> Path:
    """The file of a game of two persons that was left after six actions."""
    session = new_session("human", "human")
    play_on(session, 6)
    session.close()
    assert session.archive.autosave_path is not None
    return session.archive.autosave_path


@contextmanager
def opened_elsewhere(path: Path) -> Iterator[None]:
    """Hold the lock of a file, as another program does that has its game open."""
    lock = claim(path)
    assert lock is not None
    with lock:
        yield


class TestAnOpenGame:
    def test_is_not_resumed_but_watched_or_copied(self, autosave: Path, worker: AiWorker) -> None:
        before = autosave.read_bytes()
        with opened_elsewhere(autosave):
            with pytest.raises(OpenElsewhereError, match=r"autosave-.* is open in another program\."):
                Library().open(autosave, worker)
            assert Library().replay(autosave).length == 6
            copy = Library().open(autosave, worker, as_copy=True)
            assert isinstance(copy, GameSession)
            play_on(copy, 1)
            copy.close()
        assert autosave.read_bytes() == before
        assert copy.archive.autosave_path not in (None, autosave)
        assert copy.archive.autosave_path is not None
        assert actions_in(copy.archive.autosave_path) == 7
        session = Library().open(autosave, worker)
        assert session.archive.autosave_path == autosave, "it is free again"
        session.close()

    def test_is_locked_from_its_first_action_until_it_is_closed(self, new_session: New) -> None:
        session = new_session("human", "human")
        play_on(session, 1)
        path = session.archive.autosave_path
        assert path is not None
        with pytest.raises(OpenElsewhereError):
            open_game(path)
        session.close()
        assert open_game(path).journal is not None

    def test_is_replayed_when_it_is_over(self, new_session: New) -> None:
        session = new_session()
        play_on(session, 4000)
        assert session.archive.autosave_path is not None
        with opened_elsewhere(session.archive.autosave_path.with_suffix(".none")):
            assert isinstance(Library().open(session.archive.autosave_path), Replay)

    def test_is_neither_deleted_nor_renamed_nor_replaced(self, autosave: Path, new_session: New) -> None:
        before, other = autosave.read_bytes(), new_session("human", "human")
        play_on(other, 2)
        with opened_elsewhere(autosave):
            for do in (lambda: Library().delete(autosave), lambda: Library().rename(autosave, "evening")):
                with pytest.raises(LibraryError, match="is open in another program"):
                    do()
            with pytest.raises(OSError, match=os.strerror(16)):
                other.archive.save(autosave)
        assert autosave.read_bytes() == before
        Library().rename(autosave, "evening")
        assert not autosave.exists()

    def test_that_is_saved_over_its_own_autosave_goes_on_there(self, new_session: New) -> None:
        session = new_session("human", "human")
        play_on(session, 2)
        path = session.archive.autosave_path
        assert path is not None
        session.archive.save(path)
        play_on(session, 1)
        assert session.archive.autosave_path == path
        assert actions_in(path) == 3

    def test_whose_folder_was_removed_goes_on(self, new_session: New) -> None:
        session = new_session("human", "human")
        play_on(session, 2)
        path = session.archive.autosave_path
        assert path is not None
        shutil.rmtree(paths.data_dir())
        with opened_elsewhere(path):  # its lock was removed, too
            play_on(session, 1)
        assert session.archive.autosave_path not in (None, path)
        assert session.archive.autosave_path is not None
        assert actions_in(session.archive.autosave_path) == 3
        shutil.rmtree(paths.data_dir())
        kept = session.archive.autosave_path
        play_on(session, 1)
        assert session.archive.autosave_path == kept
        with pytest.raises(OpenElsewhereError):
            open_game(kept)

    def test_that_a_foreign_program_changed_goes_on_in_a_new_file_and_says_so(self, new_session: New) -> None:
        session = new_session("human", "human")
        said: list[str] = []
        session.trouble.connect(lambda text: said.append(str(text)))
        play_on(session, 2)
        path = session.archive.autosave_path
        assert path is not None
        path.write_text("precious")
        play_on(session, 1)
        assert path.read_text() == "precious"
        new = session.archive.autosave_path
        assert new is not None
        assert said == [
            f"{path.name} was changed by another program; this game is now being saved in {new.name}."
        ]
        assert actions_in(new) == 3


class TestUnderAnyName:
    @pytest.mark.parametrize(
        "name", ["evening.furyqt", "autosave-1 (copy).txt", "evening", "abend.furyqt.bak"]
    )
    def test_a_copied_autosave_is_listed_resumed_renamed_and_deleted(
        self, autosave: Path, worker: AiWorker, name: str
    ) -> None:
        copy = autosave.with_name(name)
        autosave.rename(copy)
        (game,) = Library().games()
        assert (game.path, game.turns, game.has_end, game.is_autosave) == (copy, 2, False, False)
        assert Library().latest_unfinished() == game
        before = copy.read_bytes()
        session = Library().open(copy, worker)
        assert isinstance(session, GameSession)
        play_on(session, 1)
        session.close()
        assert copy.read_bytes() == before, "only the program's own files grow"
        assert session.archive.autosave_path is not None
        assert is_autosave(session.archive.autosave_path)
        goal = Library().rename(copy, "renamed")
        assert goal.read_bytes() == before + b"\n*\n"
        Library().delete(goal)

    def test_an_autosave_in_another_folder_stays_as_it_is(
        self, autosave: Path, tmp_path: Path, worker: AiWorker
    ) -> None:
        copy = tmp_path / autosave.name
        shutil.copy(autosave, copy)
        before = copy.read_bytes()
        session = Library().resume(copy, worker)
        play_on(session, 1)
        session.close()
        assert copy.read_bytes() == before

    def test_the_end_of_a_saved_game_may_be_missing(self, autosave: Path) -> None:
        said: list[Text] = []
        whole = autosave.with_name("evening.furyqt")
        data = Library().rename(autosave, "evening").read_bytes()
        for cut in (b"*\n", b"\n*\n", b".. \n*\n"):
            said.clear()
            whole.write_bytes(data.removesuffix(cut))
            record, _ = load(whole, said.append)
            assert len(record.actions) == (5 if cut.startswith(b".") else 6)
            assert [str(text) for text in said] == [
                "The end of evening.furyqt is missing; the game is opened at its last whole move."
            ]
        said.clear()
        whole.write_bytes(data.removesuffix(b"\n"))
        load(whole, said.append)
        assert said == [], "only the line end is missing"

    def test_zeros_after_a_power_cut_are_left_out(self, autosave: Path, worker: AiWorker) -> None:
        before = autosave.read_bytes()
        autosave.write_bytes(before + b"GM" + bytes(500))
        session = Library().resume(autosave, worker)
        assert session.ply == 6
        play_on(session, 1)
        session.close()
        assert autosave.read_bytes().startswith(before)
        assert actions_in(autosave) == 7

    def test_a_byte_order_mark_is_accepted(self, autosave: Path) -> None:
        autosave.write_bytes(b"\xef\xbb\xbf" + autosave.read_bytes().replace(b"\n", b"\r\n"))
        assert actions_in(autosave) == 6
        assert Library().latest_unfinished() is not None


class TestUnreadable:
    def test_the_newest_is_named_and_the_next_one_is_found(self, autosave: Path) -> None:
        said: list[Text] = []
        newest = autosave.with_name("autosave-29991231-235959-abcd.furyqt")
        newest.mkdir()
        os.utime(autosave, (1, 1))
        found = Library().latest_unfinished(said.append)
        assert found is not None
        assert found.path == autosave
        assert [str(text) for text in said] == [f"{newest.name}: Is a directory"]
        autosave.unlink()
        assert Library().latest_unfinished(said.append) is None
        assert len(said) == 2

    def test_an_older_one_is_not_named(self, autosave: Path) -> None:
        said: list[Text] = []
        older = autosave.with_name("autosave-19991231-235959-abcd.furyqt")
        older.write_text("torn")
        os.utime(older, (1, 1))
        assert Library().latest_unfinished(said.append) is not None
        assert said == []

    @pytest.mark.skipif(os.name != "posix", reason="links of POSIX")
    def test_a_link_to_itself_hides_no_game(self, autosave: Path) -> None:
        link = autosave.with_name("loop.furyqt")
        link.symlink_to(link)
        assert [game.path for game in Library().unfinished()] == [autosave]
        game, unreadable = Library().games()
        assert (game.path, game.trouble) == (autosave, None)
        assert unreadable.path == link
        assert str(unreadable.trouble).startswith("loop.furyqt: ")

    @pytest.mark.skipif(os.name != "posix", reason="modes of POSIX")
    def test_a_forbidden_file_or_folder_is_named(self) -> None:
        done = subprocess.run([sys.executable, "-c", FORBIDDEN], capture_output=True, text=True, check=True)
        assert done.stdout.splitlines() == [
            "autosave-1.furyqt: Permission denied",
            "None",
            "saves: Permission denied",
            "None",
        ]


FORBIDDEN = """
import os, tempfile
from pathlib import Path
from furyqt.controllers.storage.library import Library

if os.geteuid() == 0:  # modes do not bind root
    os.setgid(65534)
    os.setuid(65534)
with tempfile.TemporaryDirectory() as home:
    os.environ["FURYQT_HOME"] = home
    library = Library()
    file = library.folder / "autosave-1.furyqt"
    for path in (file, library.folder):
        file.touch()
        path.chmod(0)
        print(library.latest_unfinished(print))
        path.chmod(0o700)
"""
