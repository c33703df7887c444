"""Measure the idle window: `python -m benchmarks.rest` (offscreen).

In each game a person is asked and does nothing: the processor time of the window as a share of one core,
which other work on the machine hardly changes.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["FURYQT_HOME"] = tempfile.mkdtemp(prefix="furyqt-rest-")

from PySide6.QtCore import QEventLoop, QTimer

from furyqt.app import make_application, make_window
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow

WIDTH, HEIGHT = 1440, 900
SEATS = {
    "lite": ("human", "greedy"),
    "fury3": (*4 * ("human",), "greedy"),
    "fury2": (*4 * ("human",), "greedy"),
    "dining": ("human", "greedy"),
}
_SETTLE_MS = 15_000


def wait(done: Callable[[], bool], seconds: float) -> None:
    """Run the event loop until a condition holds; AssertionError after this time."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "this takes too long"
        rest(20)


def rest(milliseconds: int) -> None:
    """Allow the event loop to sleep; QTest.qWait would wake it a hundred times in a second."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def idle_share(window: MainWindow, game: str, seconds: float) -> float:
    """Return the share of a core that the window needs while a person thinks."""
    window.lifecycle.begin(NewGame(game, {}, 7, SEATS[game], "casual"))
    session = window.lifecycle.session
    assert session is not None
    wait(lambda: session.is_persons_turn, 60)
    rest(_SETTLE_MS)  # moments, warm-up and stories have ended
    began, used = time.monotonic(), time.process_time()
    rest(round(1000 * seconds))
    return (time.process_time() - used) / (time.monotonic() - began)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=20.0, help="of waiting in each game")
    parser.add_argument("--games", nargs="*", choices=SEATS, default=list(SEATS))
    given = parser.parse_args()
    app, window = make_application([]), make_window()
    window.resize(WIDTH, HEIGHT)
    window.show()
    for game in given.games:
        print(f"{game}: {idle_share(window, game, given.seconds):.2%} of a core", flush=True)
    window.close()
    app.processEvents()


if __name__ == "__main__":
    main()
