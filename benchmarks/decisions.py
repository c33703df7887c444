"""The number of decisions of a person in the first days of the third edition, with and without series.

    python -m benchmarks.decisions 1 2 3

For each seed the hunters play against a random Dracula from Monday to Thursday. Windows are passed, else the
first action of the list is taken, by night (and wherever it is possible) as a series for all hunters.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.agenda import Action, pending_window
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.tables import DRACULA
from furyqt.views.boards import board

DAYS = 4


def first_sensible(session: GameSession, *, with_series: bool) -> Action:
    """Return the answer to the pending prompt."""
    observation = session.observation
    window = pending_window(observation)
    if window is not None:
        return window.passing
    first = board(RULES.name).ordered(observation)[0]
    shared = [one for one in session.series if one.actions[0] == first]
    return shared[0] if with_series and shared else first


def decisions(seed: int, *, with_series: bool) -> int:
    """Return the number of answers given before the fifth day."""
    seats = RULES.table(RULES.checked_options({})).seats
    names = tuple("random" if seat.player == DRACULA else "human" for seat in seats)
    session = GameSession.new(RULES.name, {}, seed, names)
    loop, count = QEventLoop(), 0

    def answer() -> None:
        nonlocal count
        if session.observation.time >= 2 * DAYS:
            loop.quit()
        else:
            count += 1
            session.act(first_sensible(session, with_series=with_series))

    def later(do: Callable[[], None]) -> None:
        QTimer.singleShot(0, do)

    session.asked.connect(lambda *_: later(answer))
    session.ended.connect(lambda _: loop.quit())
    loop.exec()
    session.close()
    return count


def main() -> None:
    """Print the counts of each seed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seeds", type=int, nargs="*", default=[1, 2, 3])
    app = QCoreApplication([])
    for seed in parser.parse_args().seeds:
        single, shared = (decisions(seed, with_series=wanted) for wanted in (False, True))
        print(f"seed {seed}: {single} decisions, {shared} with series", flush=True)
    del app


if __name__ == "__main__":
    main()
