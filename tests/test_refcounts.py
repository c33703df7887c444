"""Void Qt calls must not lose references: PySide6 6.12.0 does on Python 3.11, and the interpreter aborts.

The calls run in a separate process, so that an abort is a failure with a message and not the end of the
tests.
"""

from __future__ import annotations

import subprocess
import sys

CALLS = 10_000
SLACK = 200  # temporary references of the interpreter itself

PROGRAM = f"""
import gc, sys
from PySide6.QtCore import QObject, QTimer, Signal

class Bell(QObject):
    rung = Signal(object)

class Clapper:
    pass

bell, timer, clapper = Bell(), QTimer(), Clapper()
bell.rung.connect(lambda _: None)

def ring():
    bell.setObjectName("bell")
    bell.setProperty("clapper", clapper)
    bell.rung.emit(clapper)
    timer.setInterval(5)
    timer.stop()
    bell.blockSignals(False)

ring()
gc.collect()
before = sys.getrefcount(None), sys.getrefcount(clapper)
for _ in range({CALLS}):
    ring()
gc.collect()
after = sys.getrefcount(None), sys.getrefcount(clapper)
print(after[0] - before[0], after[1] - before[1])
"""


def test_ten_thousand_void_calls_keep_every_reference() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    none, clapper = map(int, done.stdout.split())
    assert abs(none) < SLACK, (
        f"None changed by {none} references (on Python 3.12 and later it is immortal: 0)"
    )
    assert clapper == 0, f"an object handed to Qt changed by {clapper} references"
