"""The journal: after every action, across undo, and after the process was killed."""

from __future__ import annotations

import errno
import io
import os
import shutil
import signal
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from furyqt import paths
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import new_history
from furyqt.controllers.storage.journal import Journal
from furyqt.controllers.storage.library import Library
from furyqt.rules.core.agenda import legal_actions
from furyqt.rules.core.record import loads
from tests.controllers.fakes import play_on, settled, wait_until
from tests.processes import wait_for_children

New = Callable[..., GameSession]

PLAYER = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from furyqt.controllers.session.game_session import GameSession

application = QCoreApplication([])
session = GameSession.new("lite", {}, 11, ("human", "search:20"))
turn = 0

def act(prompt, actions):
    global turn
    turn += 1
    chosen = actions[turn % len(actions)]
    QTimer.singleShot(0, lambda: (session.act(chosen), print(session.ply, flush=True)))

session.asked.connect(act)
application.exec()
"""


def test_a_killed_game_can_be_resumed(home: Path, worker: AiWorker) -> None:
    process = subprocess.Popen([sys.executable, "-c", PLAYER], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    played = 0
    while played < 43:
        line = process.stdout.readline()
        assert line, "the player stopped by itself"
        played = int(line)
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    found = Library().latest_unfinished()
    assert found is not None
    session = Library().resume(found.path, worker)
    assert session.ply >= 43
    assert session.seats == ("human", "search:20")
    settled(session)
    kept = session.ply
    play_on(session, 5)
    assert session.ply in (kept + 6, kept + 7)
    assert session.archive.autosave_path == found.path
    record, states = loads(found.path.read_bytes(), journal=True)
    assert len(record.actions) == session.ply
    assert session.rules.observe(states[-1], 0) == session.observation
    session.close()


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")
def test_the_thinking_process_dies_with_its_program(home: Path) -> None:
    code = PLAYER.replace("search:20", "search:600s")
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    while process.stdout.readline().strip() != "4":
        pass
    pids = wait_for_children(process, 1)
    process.kill()
    process.wait()
    process.stdout.close()
    deadline = time.monotonic() + 10
    while any(_runs(pid) for pid in pids):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_game_without_actions_leaves_no_file(new_session: New) -> None:
    session = new_session()
    settled(session)
    assert session.archive.autosave_path is None
    assert not list(paths.saves_dir().iterdir())


def test_a_torn_token_is_dropped_and_written_again(new_session: New, worker: AiWorker) -> None:
    session = new_session()
    play_on(session, 7)
    path = session.archive.autosave_path
    assert path is not None
    session.close()
    whole = path.read_text()
    path.write_text(whole + "GM")
    again = Library().resume(path, worker)
    assert again.ply == session.ply
    play_on(again, 1)
    record, _ = loads(path.read_bytes(), journal=True)
    assert len(record.actions) == again.ply
    assert path.read_text().startswith(whole)
    again.close()


def test_a_finished_game_is_a_whole_record(new_session: New) -> None:
    session = new_session()
    play_on(session, 4000)
    assert session.archive.autosave_path is not None
    record, _ = loads(session.archive.autosave_path.read_bytes())
    assert len(record.actions) == session.ply
    assert Library().latest_unfinished() is None


def full(*_: object, **__: object) -> None:
    """Fail as a write to a full disk does."""
    raise OSError(errno.ENOSPC, "No space left on device")


def saved(session: GameSession) -> int:
    """The number of actions in the autosave."""
    assert session.archive.autosave_path is not None
    return len(loads(session.archive.autosave_path.read_bytes(), journal=True)[0].actions)


def test_a_failed_autosave_is_reported_once_and_repeated(
    new_session: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session()
    said: list[str] = []
    session.saving_changed.connect(lambda text: said.append(str(text)))
    settled(session)

    with monkeypatch.context() as patched:
        patched.setattr("furyqt.controllers.storage.journal.write_atomically", full)
        play_on(session, 3)
        assert said == ["The game is not being saved automatically: No space left on device"]
        assert str(session.archive.trouble) == said[0]
    play_on(session, 3)
    assert said[1:] == ["None"]
    assert session.archive.trouble is None
    assert session.archive.autosave_path is not None
    record, _ = loads(session.archive.autosave_path.read_bytes(), journal=True)
    assert len(record.actions) == session.ply


def test_a_removed_folder_is_created_again(new_session: New) -> None:
    session = new_session()
    play_on(session, 3)
    shutil.rmtree(paths.data_dir())
    play_on(session, 1)
    assert session.archive.trouble is None
    assert saved(session) == session.ply


def test_saving_is_tried_again_without_an_action(new_session: New, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("furyqt.controllers.storage.autosave.RETRY_MS", 10)
    session = new_session()
    with monkeypatch.context() as patched:
        patched.setattr("furyqt.controllers.storage.journal.write_atomically", full)
        play_on(session, 1)
        assert session.archive.trouble is not None
    wait_until(lambda: session.archive.trouble is None)
    assert saved(session) == session.ply


def test_closing_the_game_tries_to_save_a_last_time(
    new_session: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session()
    with monkeypatch.context() as patched:
        patched.setattr("furyqt.controllers.storage.journal.write_atomically", full)
        play_on(session, 1)
    session.close()
    assert saved(session) == session.ply


@pytest.mark.skipif(os.name != "posix", reason="only POSIX can open a folder")
def test_every_action_and_the_new_name_survive_a_power_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[tuple[bool, int]] = []
    paths.saves_dir()

    def sync(handle: int) -> None:
        found = os.fstat(handle)
        synced.append((stat.S_ISDIR(found.st_mode), 0 if stat.S_ISDIR(found.st_mode) else found.st_size))

    monkeypatch.setattr("os.fsync", sync)
    journal, history = Journal(), new_history("fury3", {}, 3, 5 * ("human",))
    for ply in range(40):
        before = history.add(legal_actions(history.state)[0])
        journal.append(history, before)
        journal.wait()
        assert journal.path is not None
        whole = (False, journal.path.stat().st_size)
        assert synced == ([whole, (True, 0)] if ply == 0 else [whole])
        synced.clear()
    journal.close()


def test_a_slow_disk_does_not_hold_up_the_game(new_session: New, monkeypatch: pytest.MonkeyPatch) -> None:
    session, free = new_session("human", "human"), threading.Event()
    paths.saves_dir()
    monkeypatch.setattr("os.fsync", lambda _: free.wait(60))
    play_on(session, 9)
    assert saved(session) == session.ply, "what was written survives the end of the process"
    assert session.archive.trouble is None
    free.set()
    session.close()
    assert saved(session) == session.ply


def test_a_disk_that_fails_later_is_reported_and_everything_is_written_again(
    new_session: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("furyqt.controllers.storage.autosave.RETRY_MS", 10)
    session = new_session("human", "human")
    said: list[str] = []
    session.saving_changed.connect(lambda text: said.append(str(text)))
    play_on(session, 2)
    path = session.archive.autosave_path
    assert path is not None
    before = path.stat().st_ino
    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", broken)
        play_on(session, 1)
        wait_until(lambda: said)
        assert said[0] == "The game is not being saved automatically: Input/output error"
    wait_until(lambda: session.archive.trouble is None)
    assert said[-1] == "None"
    assert path.stat().st_ino != before, "what the disk has of the old file is unknown"
    assert saved(session) == session.ply


def broken(*_: object) -> None:
    """Fail as a damaged disk does."""
    raise OSError(errno.EIO, os.strerror(errno.EIO))


def test_a_half_written_action_is_completed(new_session: New, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session("human", "human")
    play_on(session, 3)
    path = session.archive.autosave_path
    assert path is not None
    whole = path.read_bytes()
    play_on(session, 1)
    path.write_bytes(whole)
    session.close()
    again = Library().resume(path)
    with monkeypatch.context() as patched:
        patched.setattr("pathlib.Path.open", half_open)
        play_on(again, 1)
        assert again.archive.trouble is not None
    assert path.read_bytes() != whole
    play_on(again, 1)
    assert again.archive.trouble is None
    assert again.archive.autosave_path == path
    assert saved(again) == again.ply == session.ply + 1
    again.close()


def half_open(path: Path, mode: str) -> io.FileIO:
    """Open a file of which only one more byte finds room on the disk."""
    assert mode == "ab"
    return HalfFile(path, "ab")


class HalfFile(io.FileIO):
    """A file that takes one byte."""

    def write(self, data: Any) -> int:
        super().write(bytes(data[:1]))
        full()
        return 1
