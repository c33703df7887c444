"""Measure the frames of all animations: `python -m benchmarks.frames` (offscreen, painted in software).

Computers play a game of the third edition in the real window at the normal pace, so pieces travel, cards come
to the middle, night falls and combats are played. Two frames belong to one animation if less than a tenth
of a second is between them; the first frame after a pause is not counted. `--great` measures the stagings of
the great moments instead, each one several times over the board.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from furyqt.views.main_window import MainWindow

WIDTH, HEIGHT = 2560, 1440
_PAUSE_S = 0.1
_FRAME_S = 1 / 60


class FrameClock(QObject):
    """Notes the time of each repaint of a window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.times: list[float] = []
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count the requests to paint."""
        if event.type() == QEvent.Type.UpdateRequest:
            self.times.append(time.perf_counter())
        return super().eventFilter(watched, event)

    def gaps(self) -> list[float]:
        """Return the seconds between two frames of one animation."""
        pairs = zip(self.times, self.times[1:], strict=False)
        return [after - before for before, after in pairs if after - before < _PAUSE_S]


def _stage_all(window: MainWindow) -> None:
    """Show all great moments over the board, again and again."""
    from furyqt.views.boards.fury3.faces import place_face
    from furyqt.views.boards.story import sentence_of
    from furyqt.views.picture import Great, GreatMoment

    assert window.play is not None
    stage = window.play.moments.stage
    sentence = sentence_of("moments/hunt", "nightfall.hunters", 0)
    every = [GreatMoment(name, sentence, "portraits/dracula", place_face(1)) for name in Great]
    stage.emptied.connect(lambda: QTimer.singleShot(0, stage, lambda: stage.show_moments(every)))
    stage.speed = 1.0
    stage.show_moments(every)


def main() -> None:
    """Watch a game for some time and print the frames."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=33)
    parser.add_argument("--great", action="store_true", help="the great moments instead of a game")
    given = parser.parse_args()

    from furyqt.app import make_application, make_window
    from furyqt.views.dialogs.new_game import NewGame

    app, window = make_application([]), make_window()
    window.resize(WIDTH, HEIGHT)
    window.show()
    seats = ("human" if given.great else "greedy",) * 4 + ("greedy",)
    window.lifecycle.begin(NewGame("fury3", {"game": "advanced"}, given.seed, seats, "casual"))
    if given.great:
        app.processEvents()
        _stage_all(window)
    clock = FrameClock(window)
    QTimer.singleShot(round(1000 * given.seconds), app.quit)
    started = time.process_time()
    app.exec()
    used = time.process_time() - started
    gaps = sorted(clock.gaps())
    late = sum(gap > 1.5 * _FRAME_S for gap in gaps)
    print(
        f"{len(gaps)} frames: median {1000 * statistics.median(gaps):.1f} ms,"
        f" 95% {1000 * gaps[round(0.95 * (len(gaps) - 1))]:.1f} ms, most {1000 * gaps[-1]:.1f} ms;"
        f" {late} later than {1500 * _FRAME_S:.0f} ms; {used / given.seconds:.0%} of one core,"
        f" {1000 * used / len(gaps):.1f} ms for each frame"
    )


if __name__ == "__main__":
    main()
