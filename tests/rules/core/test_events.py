"""The lines of a log: equal events in a row are one line."""

from furyqt.rules.core.events import log_lines
from furyqt.rules.lite.events import HunterMoved, TrapsSprung


def test_equal_events_in_a_row_are_one_line() -> None:
    trap, move = TrapsSprung(0, 1), HunterMoved(0, 0, stays=True)
    lines = list(log_lines([trap, trap, trap, move, trap], str))
    assert lines == [
        "A trap hurts Lord Godalming (3 times).",
        str(move.describe()),
        "A trap hurts Lord Godalming.",
    ]
