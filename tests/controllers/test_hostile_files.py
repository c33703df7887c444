"""Files that are links, devices, gone, shared or nonsense: nothing else is touched, nothing is lost."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from furyqt import paths
from furyqt.commands.play import add_arguments, resumed
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import History, new_history
from furyqt.controllers.session.seats import taken_back
from furyqt.controllers.storage.files import clear_leftovers, write_atomically
from furyqt.controllers.storage.game_files import LibraryError, load
from furyqt.controllers.storage.journal import Journal, journal_text
from furyqt.rules.core.agenda import legal_actions
from furyqt.rules.core.record import RecordError, dumps, loads
from tests.controllers.fakes import play_on

New = Callable[..., GameSession]


def two_persons(plies: int = 6) -> History:
    history = new_history("lite", {}, 3, ("human", "human"))
    for _ in range(plies):
        history.add(legal_actions(history.state)[0])
    return history


def grown(journal: Journal, history: History, plies: int) -> None:
    for _ in range(plies):
        before = history.add(legal_actions(history.state)[0])
        journal.append(history, before)


def in_file(path: Path) -> int:
    return len(loads(path.read_bytes(), journal=True)[0].actions)


class TestWriting:
    def test_a_link_stays_and_its_file_is_written(self, tmp_path: Path) -> None:
        file, link = tmp_path / "file", tmp_path / "link"
        file.write_bytes(b"old")
        link.symlink_to(file)
        write_atomically(link, b"new")
        assert link.is_symlink()
        assert file.read_bytes() == b"new"

    @pytest.mark.skipif(os.name != "posix", reason="needs POSIX")
    def test_a_file_keeps_its_mode_and_a_new_one_follows_the_umask(self, tmp_path: Path) -> None:
        old, new = tmp_path / "old", tmp_path / "new"
        old.write_bytes(b"old")
        old.chmod(0o664)
        umask = os.umask(0o027)
        try:
            for file in (old, new):
                write_atomically(file, b"data")
        finally:
            os.umask(umask)
        assert [stat.S_IMODE(file.stat().st_mode) for file in (old, new)] == [0o664, 0o640]

    @pytest.mark.skipif(
        not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may give files away"
    )
    def test_a_file_keeps_its_owner(self, tmp_path: Path) -> None:
        file = tmp_path / "file"
        file.write_bytes(b"old")
        os.chown(file, 4321, 1234)
        write_atomically(file, b"new")
        assert (file.stat().st_uid, file.stat().st_gid) == (4321, 1234)

    @pytest.mark.skipif(os.name != "posix", reason="only POSIX can open a folder")
    def test_new_folders_survive_a_power_cut(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        synced: list[Path] = []
        monkeypatch.setattr("furyqt.paths.sync_folder", synced.append)
        write_atomically(tmp_path / "a" / "b" / "file", b"data", make_folder=True)
        assert set(synced) == {tmp_path, tmp_path / "a", tmp_path / "a" / "b"}

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs POSIX")
    def test_only_regular_files_are_replaced(self, tmp_path: Path) -> None:
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        with pytest.raises(OSError, match="not a regular file"):
            write_atomically(pipe, b"new")
        assert pipe.is_fifo()
        with pytest.raises(IsADirectoryError):
            write_atomically(tmp_path, b"new")

    def test_the_longest_possible_name_is_accepted(self, tmp_path: Path) -> None:
        file = tmp_path / ("x" * 250)
        write_atomically(file, b"new")
        assert [path.name for path in tmp_path.iterdir()] == [file.name]


LOCKING = """
import os, sys, time
from pathlib import Path
from furyqt.controllers.storage import files

def wait(source, goal):
    print(source, flush=True)
    sys.stdin.readline()
    real(source, goal)

real, os.replace = os.replace, wait
files.write_atomically(Path(sys.argv[1]), b"new")
"""
"""A program that stops in the middle of writing a file until it gets a line."""


def aged(path: Path) -> Path:
    """The file, written a minute ago."""
    path.touch()
    os.utime(path, (time.time() - 60,) * 2)
    return path


class TestLeftovers:
    @pytest.mark.parametrize(
        "name",
        [
            ".autosave-20260101-120000-ab12.furyqt.k3j_x9q0",
            ".settings.json.abcdefgh",
            f".{'x' * 40}.abcdefgh",
        ],
    )
    def test_leftovers_of_killed_programs_are_deleted_at_the_start(self, name: str) -> None:
        folders = (paths.saves_dir(), paths.config_dir(), paths.data_dir())
        left = [aged(folder / name) for folder in folders]
        clear_leftovers()
        assert [path for path in left if path.exists()] == []

    @pytest.mark.parametrize(
        "name",
        [
            "settings.json",
            ".settings.json",
            ".settings.json.backup1.old",
            "a.furyqt.abcdefgh",
            ".hidden",
            ".x.abcdefgh",
        ],
    )
    def test_other_files_stay(self, name: str) -> None:
        path = aged(paths.config_dir() / name)
        clear_leftovers()
        assert path.exists()

    def test_a_file_made_a_moment_ago_stays(self) -> None:
        path = paths.config_dir() / ".settings.json.abcdefgh"
        path.touch()
        clear_leftovers()
        assert path.exists()

    def test_missing_folders_and_links_are_no_error(self, home: Path) -> None:
        kept = aged(home.parent / "kept")
        (paths.config_dir() / ".settings.json.abcdefgh").symlink_to(kept)
        shutil.rmtree(home / "data", ignore_errors=True)
        clear_leftovers()
        assert kept.exists()

    @pytest.mark.skipif(os.name != "posix", reason="elsewhere an open file cannot be deleted anyway")
    def test_a_file_that_another_process_is_writing_stays(self) -> None:
        goal = paths.config_dir() / "settings.json"
        writing = subprocess.Popen(
            [sys.executable, "-c", LOCKING, str(goal)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert writing.stdout is not None
        temporary = aged(Path(writing.stdout.readline().strip()))
        clear_leftovers()
        assert temporary.exists()
        writing.communicate("\n", timeout=60)
        assert goal.read_bytes() == b"new"
        assert not temporary.exists()


class TestJournal:
    def test_a_removed_journal_is_written_again(self, tmp_path: Path) -> None:
        journal, history = Journal(tmp_path / "autosave-1.furyqt"), two_persons(0)
        grown(journal, history, 3)
        (tmp_path / "autosave-1.furyqt").unlink()
        grown(journal, history, 1)
        assert journal.path == tmp_path / "autosave-1.furyqt"
        assert in_file(journal.path) == 4

    @pytest.mark.parametrize("plies", [2, 0])
    def test_a_journal_that_another_program_changed_is_left_to_it(self, plies: int) -> None:
        """Programs that know nothing of locks: an editor, or an older version."""
        first, history = Journal(), two_persons(0)
        grown(first, history, 3)
        path, changed = first.path, journal_text(two_persons(7)).encode()
        assert path is not None
        path.write_bytes(changed)
        if plies:
            grown(first, history, plies)
        else:
            history.go_back(1)
            first.rewrite(history)
        assert path.read_bytes() == changed
        assert first.take_left() == path
        assert first.path not in (None, path)
        assert first.path is not None
        assert in_file(first.path) == history.ply
        first.close()

    def test_a_change_that_keeps_the_size_is_noticed(self) -> None:
        journal, history = Journal(), two_persons(0)
        grown(journal, history, 5)
        path = journal.path
        assert path is not None
        changed = path.read_bytes().replace(b'[Seed "3"]', b'[Seed "4"]')
        path.write_bytes(changed)
        grown(journal, history, 1)
        assert path.read_bytes() == changed
        assert journal.path != path
        journal.close()

    def test_deep_undo_and_redo_end_in_the_same_journal(self, new_session: New) -> None:
        session = new_session("human", "human")
        play_on(session, 60)
        path = session.archive.autosave_path
        assert path is not None
        kept = path.read_text().partition("\n\n")[2]
        for _ in range(60):
            session.undo_stack.undo()
        assert session.ply == 0
        for _ in range(60):
            session.undo_stack.redo()
        assert path.read_text().partition("\n\n")[2] == kept
        assert load(path)[0].tags["TakenBack"] == "60"


class TestRecords:
    def test_a_count_with_too_many_digits_is_ignored(self) -> None:
        assert taken_back({"TakenBack": "9" * 5000}) == 0
        assert taken_back({"TakenBack": "12"}) == 12

    def test_a_very_long_word_is_quoted_in_part(self) -> None:
        text = dumps(two_persons().record)
        much = "x" * 3_000_000
        for old, new in (("GAS....", much), ("*", "*" + much), ('"lite"', f'"{much}"'), ('"1"', f'"{much}"')):
            damaged = text.replace(old, new, 1)
            with pytest.raises(RecordError) as found:
                loads(damaged)
            assert len(str(found.value)) < 250

    def test_a_journal_cut_within_a_letter_is_read_up_to_there(self, tmp_path: Path) -> None:
        path = tmp_path / "autosave-1.furyqt"
        path.write_bytes(journal_text(two_persons()).encode() + b" {caf\xc3")
        assert len(load(path)[0].actions) == 6

    def test_the_line_of_an_unknown_seat_is_counted_as_an_editor_counts(self, tmp_path: Path) -> None:
        path = tmp_path / "x.furyqt"
        text = (
            dumps(two_persons().record)
            .replace('[Date "', '[Date "\x0b\u2028')
            .replace('[Hunters "human"]', '[Hunters "nobody"]')
        )
        path.write_text(text, newline="")
        line = text[: text.index("[Hunters")].count("\n") + 1
        with pytest.raises(LibraryError, match=f"Line {line}:"):
            load(path)

    def test_the_terminal_accepts_games_of_one_person_only(self, tmp_path: Path) -> None:
        from argparse import ArgumentParser

        path = tmp_path / "x.furyqt"
        path.write_text(dumps(two_persons().record))
        parser = ArgumentParser()
        add_arguments(parser)
        with pytest.raises(Exception, match="several persons play"):
            resumed(parser.parse_args(["--resume", str(path)]))
