"""Measure a step of the text size in a game: `python -m benchmarks.text_size` (offscreen).

From the changed setting to the end of the first paint, on the clock and in processor time, and the processor
time until nothing is left to be done. A paint is half done if a visible widget has another place or size than
at the end. With `--other DIR` the window of another working tree makes each step in turn with this one, so
that other work on the machine slows both alike.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QEventLoop, QObject, QRect, QTimer
from PySide6.QtWidgets import QMainWindow, QWidget

if TYPE_CHECKING:
    from furyqt.views.main_window import MainWindow

HERE = Path(__file__).resolve().parent.parent
SEATS = {
    "lite": ("human", "greedy"),
    "fury3": (*4 * ("human",), "greedy"),
    "fury2": (*4 * ("human",), "greedy"),
    "dining": ("human", "greedy"),
}
SIZES = ("1440x900", "2560x1440")
SCALES = (1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2.0, 1.5, 1.0)
_OPENED_MS, _SETTLED_MS = 6_000, 800


def rest(milliseconds: int) -> None:
    """Run the event loop for this time."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


class PaintWatch(QObject):
    """Notes the time and the places of all visible widgets after each paint of a window."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.paints: list[tuple[float, float, dict[int, QRect]]] = []
        window.installEventFilter(self)

    def places(self) -> dict[int, QRect]:
        """Return the place of each visible widget by its identity."""
        shown = (one for one in self._window.findChildren(QWidget) if one.isVisible())
        return {id(one): one.geometry() for one in shown}

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Deliver a request to paint, and note its end."""
        if watched is not self._window or event.type() != QEvent.Type.UpdateRequest:
            return False
        QMainWindow.event(self._window, event)
        self.paints.append((time.perf_counter(), time.process_time(), self.places()))
        return True


def step(window: MainWindow, watch: PaintWatch, scale: float) -> list[float]:
    """Change the text size; return milliseconds to the first paint (both) and to rest, and half paints."""
    watch.paints.clear()
    began, used = time.perf_counter(), time.process_time()
    window.settings.update(text_scale=scale)
    rest(_SETTLED_MS)
    whole, places = time.process_time() - used, watch.places()
    clock, processor, _ = watch.paints[0]
    half = sum(found != places for _, _, found in watch.paints)
    return [1000 * (clock - began), 1000 * (processor - used), 1000 * whole, half]


def inside(game: str, size: str) -> None:
    """Open a game, and make one step for each line of the input."""
    os.environ["FURYQT_HOME"] = tempfile.mkdtemp(prefix="furyqt-text-")
    from furyqt.app import make_application, make_window, spare_pauses
    from furyqt.views.dialogs.new_game import NewGame

    app, window = make_application([]), make_window()
    spare_pauses(window)
    window.resize(*map(int, size.split("x")))
    window.show()
    window.lifecycle.begin(NewGame(game, {}, 7, SEATS[game], "casual"))
    rest(_OPENED_MS)
    watch = PaintWatch(window)
    for line in sys.stdin:
        print(json.dumps(step(window, watch, float(line))), flush=True)
    window.close()
    app.processEvents()


class Side:
    """A process with a window of one working tree."""

    def __init__(self, folder: Path, game: str, size: str) -> None:
        path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--inside", game, size], cwd=folder,
            env={**os.environ, "PYTHONPATH": path, "PYTHONSAFEPATH": "1"},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        self.steps: list[list[float]] = []

    def step(self, scale: float) -> None:
        """Change the text size of this window."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{scale}\n")
        self._process.stdin.flush()
        self.steps.append(json.loads(self._process.stdout.readline()))

    def close(self) -> None:
        """End the process."""
        self._process.communicate()

    def words(self) -> str:
        """Return the medians, the largest values and the sum of the half paints."""
        columns: Any = zip(*self.steps, strict=True)
        clock, processor, whole, half = columns
        found = (f"{statistics.median(one):.0f} / {max(one):.0f}" for one in (processor, clock, whole))
        return "first paint {} ms, on the clock {} ms, all {} ms".format(*found) + f"; half {sum(half):.0f}"


def main() -> None:
    """Measure all games and sizes, and print median and maximum of the steps."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--inside", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--games", nargs="*", choices=SEATS, default=list(SEATS))
    parser.add_argument("--sizes", nargs="*", default=list(SIZES))
    parser.add_argument("--other", type=Path, help="the folder of another working tree")
    given = parser.parse_args()
    if given.inside:
        inside(*given.inside)
        return
    folders = [HERE, *([given.other.resolve()] if given.other else [])]
    for game in given.games:
        for size in given.sizes:
            sides = [Side(folder, game, size) for folder in folders]
            for scale in SCALES:
                for side in sides:
                    side.step(scale)
            for folder, side in zip(folders, sides, strict=True):
                side.close()
                print(f"{game} {size} {folder.name}: {side.words()}", flush=True)


if __name__ == "__main__":
    main()
