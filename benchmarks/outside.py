"""Measure the window from outside: start, event to paint, memory. `python -m benchmarks.outside` needs Xvfb.

A second process sends keys and watches the pixels of the X server, so the result does not depend on what the
program reports: the time runs from the sent key to the changed pixel. The program is the real one, in a game
of the third edition, and the search runs at full strength in its own process, as for a hint.
`pip install furyqt[bench]` installs python-xlib.

The watcher sleeps until the X server reports a change in its area (the DAMAGE extension), and then compares
the picture once, so it takes no time from the processes it watches.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import select
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WIDTH, HEIGHT = 2560, 1440
LIMIT_S = 60.0
Box = tuple[int, int, int, int]
"""Left, top, width and height."""
_BAND = 6
"""The height in pixels of the strips that are compared."""


@contextlib.contextmanager
def server(number: int) -> Iterator[str]:
    """Start a separate X server and yield the name of its display."""
    name = f":{number}"
    screen = f"{WIDTH}x{HEIGHT}x24"
    command = ["Xvfb", name, "-screen", "0", screen, "-nolisten", "tcp"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield name
    finally:
        process.terminate()
        process.wait()


@contextlib.contextmanager
def program(display: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Start a Python process on that display, with an empty home folder."""
    with tempfile.TemporaryDirectory(prefix="furyqt-outside-") as home:
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "FURYQT_HOME": home}
        process = subprocess.Popen(
            [sys.executable, *arguments], cwd=ROOT, env=environment, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


class Eye:
    """Reads the screen and presses keys."""

    def __init__(self, display: str) -> None:
        from Xlib import XK, X
        from Xlib.display import Display
        from Xlib.ext import damage, xtest

        self._x, self._keys, self._test = X, XK, xtest
        for _ in range(200):
            with contextlib.suppress(Exception):
                self._display = Display(display)
                break
            time.sleep(0.05)
        self._root = self._display.screen().root
        self._display.damage_query_version()
        self._root.damage_create(damage.DamageReportRawRectangles)

    def pixels(self, x: int, y: int, width: int, height: int) -> bytes:
        """Return the pixels of a rectangle."""
        image = self._root.get_image(x, y, width, height, self._x.ZPixmap, 0xFFFFFFFF)
        return bytes(image.data)

    def press(self, name: str) -> None:
        """Press and release a key."""
        code = self._display.keysym_to_keycode(self._keys.string_to_keysym(name))
        for kind in (self._x.KeyPress, self._x.KeyRelease):
            self._test.fake_input(self._display, kind, code)
        self._display.sync()

    def click(self, x: int, y: int) -> None:
        """Click with the left button; a bare server gives the keyboard to a window that is clicked."""
        self._test.fake_input(self._display, self._x.MotionNotify, x=x, y=y)
        for kind in (self._x.ButtonPress, self._x.ButtonRelease):
            self._test.fake_input(self._display, kind, 1)
        self._display.sync()

    def wait_for_change(self, box: Box, before: bytes, limit: float) -> float:
        """Return the time at which a changed rectangle was reported; infinity if there is none."""
        end = time.perf_counter() + limit
        while (left := end - time.perf_counter()) > 0:
            if self._is_drawn(box, left):
                told = time.perf_counter()
                if self.pixels(*box) != before:
                    return told
        return float("inf")

    def _is_drawn(self, box: Box, limit: float) -> bool:
        """Wait for the next report; return whether any of it is in a rectangle."""
        if not self._display.pending_events():
            select.select([self._display], [], [], limit)
        news = [self._display.next_event() for _ in range(self._display.pending_events())]
        return any(_meet(box, one.area) for one in news if hasattr(one, "area"))


def _meet(box: Box, area: Any) -> bool:
    """Return whether a report overlaps a rectangle."""
    across = box[0] < area.x + area.width and area.x < box[0] + box[2]
    return bool(across and box[1] < area.y + area.height and area.y < box[1] + box[3])


def start_up(display: str, eye: Eye) -> tuple[float, float]:
    """Measure the seconds from process start to the first painted window, and to the first answered key."""
    middle = (WIDTH // 4, HEIGHT // 4, WIDTH // 4, 3)
    before = eye.pixels(*middle)
    begun = time.perf_counter()
    with program(display, "-m", "furyqt"):
        painted = eye.wait_for_change(middle, before, LIMIT_S)
        buttons = WIDTH // 8, HEIGHT // 8, WIDTH // 2, HEIGHT // 2  # the window of the first start is here
        seen = eye.pixels(*buttons)
        while time.perf_counter() < begun + LIMIT_S:
            eye.click(WIDTH // 3, 60)
            eye.press("Tab")
            if eye.wait_for_change(buttons, seen, 0.1) < float("inf"):
                break
        return painted - begun, time.perf_counter() - begun


def event_to_paint(display: str, eye: Eye, presses: int, thinking: bool) -> list[float]:
    """Measure the milliseconds from each key press to the resulting change on the screen."""
    with program(display, "-m", "benchmarks.outside", "--inside", "think" if thinking else "rest") as process:
        assert process.stdout is not None
        box = json.loads(process.stdout.readline())
        strip = (box["x"], box["y"], box["width"], _BAND * max(1, box["height"] // _BAND))
        eye.click(box["x"] + 4, box["y"] + 4)
        time.sleep(1.0)
        delays = []
        for number in range(presses):
            before = eye.pixels(*strip)
            begun = time.perf_counter()
            eye.press("Down" if number % 2 == 0 else "Up")
            delays.append(1000 * (eye.wait_for_change(strip, before, 2.0) - begun))
            time.sleep(0.013 + 0.011 * (number % 5))
        return delays


def memory_after_a_game(display: str) -> dict[str, float]:
    """Measure the megabytes of the window process and the thinking process after a whole game."""
    with program(display, "-m", "benchmarks.outside", "--inside", "game") as process:
        assert process.stdout is not None
        found: dict[str, float] = json.loads(process.stdout.readline())
        return found


def report(title: str, delays: list[float]) -> None:
    """Print one line of the table."""
    ordered = sorted(delays)
    rank = min(len(ordered) - 1, round(0.99 * len(ordered)))
    late = sum(delay > 16 for delay in ordered)
    print(
        f"{title}: median {statistics.median(ordered):.1f} ms, 99% {ordered[rank]:.1f} ms,"
        f" most {ordered[-1]:.1f} ms; {late} of {len(ordered)} above 16 ms",
        flush=True,
    )


# ---------------------------------------------------------------------------------- inside the window


def inside(task: str) -> None:
    """Run in the watched process: open a game, then think or play, and print the areas to watch."""
    from PySide6.QtCore import QPoint, QTimer

    from furyqt.app import make_application, make_window, spare_pauses
    from furyqt.views.dialogs.new_game import NewGame

    app, window = make_application([]), make_window()
    spare_pauses(window)
    window.setGeometry(0, 0, WIDTH, HEIGHT)
    window.show()
    who = ("human",) * 4 + ("greedy",) if task != "game" else ("greedy",) * 5
    window.lifecycle.begin(NewGame("fury3", {"game": "advanced"}, 33, who, "casual"))
    session = window.lifecycle.session
    assert session is not None
    if task == "game":
        window.settings.update(animation_speed=0.0)
        session.ended.connect(lambda _: QTimer.singleShot(1500, lambda: _tell(_memory(), app)))
    else:
        keep = QTimer(window, interval=40)
        if task == "think":
            keep.timeout.connect(session.advice.request_hint)
            keep.start()

        def say() -> None:
            view = window.table.choices.list
            view.setFocus()
            view.setCurrentIndex(view.model().index(0, 0))
            corner = view.viewport().mapToGlobal(QPoint(0, 0))
            row = view.visualRect(view.model().index(0, 0))
            _tell({"x": corner.x(), "y": corner.y(), "width": row.width() // 2, "height": 4 * row.height()})

        QTimer.singleShot(4000, say)
    app.exec()


def _tell(found: dict[str, Any], app: Any = None) -> None:
    print(json.dumps(found), flush=True)
    if app is not None:
        app.quit()


def _memory() -> dict[str, float]:
    """Return the resident megabytes of this process and of its children, as counted by the kernel."""

    def resident(process: str) -> float:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
        return next(float(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))

    own = str(os.getpid())
    children = Path(f"/proc/{own}/task/{own}/children").read_text().split()
    return {"window": resident(own), "search": sum(resident(child) for child in children)}


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--inside", choices=("think", "rest", "game"), help=argparse.SUPPRESS)
    parser.add_argument("--presses", type=int, default=500)
    parser.add_argument("--starts", type=int, default=7)
    parser.add_argument("--display", type=int, default=91)
    given = parser.parse_args()
    if given.inside:
        inside(given.inside)
        return
    with server(given.display) as display:
        eye = Eye(display)
        starts = [start_up(display, eye) for _ in range(given.starts)]
        print(
            f"first window painted: median {statistics.median(a for a, _ in starts):.2f} s of {given.starts}"
        )
        print(f"first key answered: median {statistics.median(b for _, b in starts):.2f} s", flush=True)
        report("key to dot, search at rest", event_to_paint(display, eye, given.presses, thinking=False))
        report("key to dot, search thinking", event_to_paint(display, eye, given.presses, thinking=True))
        held = memory_after_a_game(display)
        print(f"memory after a whole game: window {held['window']:.0f} MB, search {held['search']:.0f} MB")


if __name__ == "__main__":
    main()
