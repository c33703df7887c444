"""Locks between programs."""

from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path

import pytest

from furyqt.controllers.storage.locks import locked

HOLDER = """
import sys, time
from pathlib import Path
from furyqt.controllers.storage.locks import locked
with locked(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(600)
"""


def test_another_program_waits_and_a_killed_one_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "store.json"
    program = subprocess.Popen([sys.executable, "-c", HOLDER, path], stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout is not None
        assert program.stdout.readline() == "held\n"
        link = tmp_path / "link.json"
        link.symlink_to(path)
        for name in (path, link):
            with pytest.raises(OSError, match=str(errno.EBUSY)) as found, locked(name, 0.05):
                pass
            assert found.value.errno == errno.EBUSY
    finally:
        program.kill()
        program.communicate()
    with locked(path, 5):
        pass
