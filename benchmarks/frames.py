"""Measure the frames of all animations: `python -m benchmarks.frames` (offscreen, painted in software).

Computers play a game of the third edition in the real window at the normal pace, so pieces travel, cards come
to the middle, night falls and combats are played. Two frames belong to one animation if less than a tenth
of a second is between them; the first frame after a pause is not counted.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

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


def main() -> None:
    """Watch a game for some time and print the frames."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=33)
    given = parser.parse_args()

    from furyqt.app import make_application, make_window
    from furyqt.views.dialogs.new_game import NewGame

    app, window = make_application([]), make_window()
    window.resize(WIDTH, HEIGHT)
    window.show()
    window.lifecycle.begin(NewGame("fury3", {"game": "advanced"}, given.seed, ("greedy",) * 5, "casual"))
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
        f" {late} later than {1500 * _FRAME_S:.0f} ms; {used / given.seconds:.0%} of one core"
    )


if __name__ == "__main__":
    main()
