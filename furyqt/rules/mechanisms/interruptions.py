"""Cards that interrupt: finding and dropping pending steps on the agenda."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from furyqt.rules.core.agenda import State, Step

S = TypeVar("S", bound=Step)


def pending(state: State, kind: type[S], wanted: Callable[[S], bool] | None = None) -> S | None:
    """Return the step of a kind that comes next on the agenda, None if there is none.

    With `wanted` only steps for which it is true count.
    """
    for step in reversed(state.agenda):
        if isinstance(step, kind) and (wanted is None or wanted(step)):
            return step
    return None


def drop(state: State, kind: type[S], wanted: Callable[[S], bool] | None = None) -> S | None:
    """Remove the step of a kind that comes next from the agenda and return it, None if there is none."""
    found = pending(state, kind, wanted)
    if found is not None:
        agenda = state.agenda
        at = len(agenda) - 1 - next(n for n, step in enumerate(reversed(agenda)) if step is found)
        state.agenda = agenda[:at] + agenda[at + 1 :]
    return found


def drop_all(state: State, unwanted: Callable[[Step], bool]) -> None:
    """Remove all steps from the agenda for which this is true."""
    state.agenda = tuple(step for step in state.agenda if not unwanted(step))
