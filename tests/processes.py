"""Starts, signals and inspects programs in tests."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any


def started(command: list[str], **options: Any) -> subprocess.Popen[Any]:
    """Start a program that receives Ctrl-C, even if the tests run in the background of a script."""
    if os.name == "posix":
        options["preexec_fn"] = _hear_ctrl_c
    return subprocess.Popen(command, **options)


def _hear_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def children(pid: int) -> list[int]:
    """Return the child processes of a process."""
    tasks = Path(f"/proc/{pid}/task")
    if tasks.is_dir():
        return [int(child) for task in tasks.glob("*/children") for child in task.read_text().split()]
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return [int(child) for child in found.stdout.split()]


def wait_for_children(process: subprocess.Popen[Any], number: int, seconds: float = 60.0) -> list[int]:
    """Wait until the program has this many child processes; AssertionError if it never does."""
    end = time.monotonic() + seconds
    while len(found := children(process.pid)) < number:
        assert process.poll() is None, "the program ended"
        assert time.monotonic() < end, "the program starts no process"
        time.sleep(0.02)
    return found
