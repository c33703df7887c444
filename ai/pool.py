"""Executors for many games at once: processes of this machine, or a Dask cluster."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import active_children, parent_process
from multiprocessing.connection import wait


class NoClusterError(ValueError):
    """No Dask cluster can be reached; the text gives the reason in one sentence."""


@contextmanager
def executor(scheduler: str | None, jobs: int) -> Iterator[Executor]:
    """Processes of this machine, or a Dask cluster behind the same interface."""
    if scheduler is None:
        yield from _processes(jobs)
        return
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise NoClusterError("--scheduler needs the extra 'cluster': pip install furyqt[cluster]") from None
    try:
        client = distributed.Client(scheduler, timeout="10s")
    except (OSError, ValueError) as wrong:
        raise NoClusterError(f"no Dask scheduler answers at {scheduler}: {wrong}") from None
    with client, client.get_executor() as pool:
        yield pool


def _processes(jobs: int) -> Iterator[Executor]:
    """Processes of this machine, which end at once when the matches are interrupted."""
    pool = ProcessPoolExecutor(jobs, initializer=_begin_work, initargs=(os.getpid(),))
    try:
        with _held_ctrl_c():
            pool.submit(os.getpid)  # starts the processes where they are forked
        yield pool
    except BaseException:
        # Not canceled: in Python 3.11 the pool cannot report that the process of a canceled future has ended.
        for process in active_children():
            process.terminate()
        pool.shutdown()
        raise
    pool.shutdown()


@contextmanager
def _held_ctrl_c() -> Iterator[None]:
    """Hold Ctrl-C back until the end of the block: Python may lose it while it forks a process."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    held: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: held.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if held:
        signal.raise_signal(signal.SIGINT)


def _begin_work(asker: int) -> None:
    """Leave Ctrl-C to the parent process, and end when the parent was killed, maybe already."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent.sentinel, asker), daemon=True).start()


def _end_with(sentinel: int, parent: int) -> None:
    """End with the parent: its sentinel reports that to spawned processes; forked ones check their parent."""
    while not wait([sentinel], timeout=1.0) and os.getppid() == parent:
        pass
    os._exit(1)
