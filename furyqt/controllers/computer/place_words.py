"""The words for the hidden figure's possible places: the number of ways to each, and the estimate."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts

N_ = Texts("places")
N_aids = Texts("aids")

WAYS = N_("Ways: how many courses since the last known place lead there and fit all facts; anyone can count.")
ESTIMATE = N_("Estimate: how likely the place is if the computer's style of play decides between these ways.")


def percentage(chance: float) -> str:
    """Return a chance as a whole percentage without its sign; a smaller one is "<1"."""
    return str(round(100 * chance)) if chance >= 0.01 else "<1"


def possible(places: int, ways: int) -> Text:
    """Return the number of possible places, and of the ways to them if they were counted."""
    found = N_.plural("%n place(s) possible", places)
    if not ways:
        return N_("{places}.").fill(places=found)
    return N_("{places}, {ways}.").fill(places=found, ways=N_.plural("%n way(s)", ways))


def when(turn: int, oldest: int = -1) -> Text:
    """Return "now", a number of turns ago, or a range from one turn to an older one."""
    if oldest > turn:
        span = _SPAN.fill(first=turn, last=oldest)
        return span if turn else N_aids.plural("Now and %n turn(s) before", oldest)
    return N_aids.plural("%n turn(s) ago", turn) if turn else _NOW


_NOW = N_aids("Now")
_SPAN = N_aids("{first} to {last} turns ago")
