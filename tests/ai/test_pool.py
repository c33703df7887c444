"""Processes and clusters that play many games at once, and how they end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from ai import pool
from ai.pool import NoClusterError, executor


def square(number: int) -> int:
    return number * number


def own_process(_: int) -> int:
    return os.getpid()


def is_interrupt_ignored(_: int) -> bool:
    return signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def test_results_come_from_other_processes_in_order() -> None:
    with executor(None, 2) as workers:
        assert list(workers.map(square, range(20))) == [n * n for n in range(20)]
        assert os.getpid() not in set(workers.map(own_process, range(4)))


def test_ctrl_c_is_left_to_the_program() -> None:
    with executor(None, 1) as workers:
        assert list(workers.map(is_interrupt_ignored, range(1))) == [True]


def test_interrupted_work_ends_the_processes() -> None:
    found: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        _interrupt(found)
    assert not _is_running(found[0])


def _interrupt(found: list[int]) -> None:
    with executor(None, 1) as workers:
        found += workers.map(own_process, range(1))
        workers.submit(time.sleep, 600)
        raise KeyboardInterrupt


def _is_running(process: int) -> bool:
    status = Path(f"/proc/{process}/stat")
    if sys.platform != "linux":
        return False
    return status.exists() and status.read_text().split()[2] != "Z"


PROGRAM = """
import os, time
from ai.pool import executor
from tests.ai.test_pool import own_process

with executor(None, 1) as workers:
    print(*workers.map(own_process, range(1)), flush=True)
    workers.submit(time.sleep, 600)
    time.sleep(600)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_processes_end_when_their_program_is_killed() -> None:
    program = subprocess.Popen((sys.executable, "-c", PROGRAM), stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    with program.stdout as out:
        worker = int(out.readline())
        assert _is_running(worker)
        program.kill()
        program.wait()
        end = time.monotonic() + 30
        while _is_running(worker) and time.monotonic() < end:
            time.sleep(0.05)
    assert not _is_running(worker)


def test_a_cluster_needs_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(pool, "import_module", missing)
    with pytest.raises(NoClusterError, match=r"pip install furyqt\[cluster\]"), executor("tcp://there:1", 1):
        pass


@pytest.mark.parametrize("wrong", [OSError("timed out"), ValueError("no such scheme")])
def test_a_cluster_that_does_not_answer_is_reported(
    wrong: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(address: str, timeout: str) -> None:
        raise wrong

    monkeypatch.setattr(pool, "import_module", lambda name: SimpleNamespace(Client=refuse))
    with pytest.raises(NoClusterError, match=f"tcp://there:1: {wrong}"), executor("tcp://there:1", 1):
        pass


def test_a_cluster_is_an_executor_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = []

    class Client:
        def __init__(self, address: str, timeout: str) -> None:
            assert (address, timeout) == ("tcp://here:1", "10s")

        def __enter__(self) -> Client:
            return self

        def __exit__(self, *raised: object) -> None:
            closed.append(True)

        def get_executor(self) -> object:
            return pool.ProcessPoolExecutor(1)

    monkeypatch.setattr(pool, "import_module", lambda name: SimpleNamespace(Client=Client))
    with executor("tcp://here:1", 1) as workers:
        assert workers.submit(square, 5).result() == 25
    assert closed == [True]
