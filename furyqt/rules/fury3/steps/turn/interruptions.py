"""Cards that interrupt: finding and dropping what is still pending on the agenda."""

from __future__ import annotations

from typing import TypeVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury3.state import Fury3State

S = TypeVar("S", bound=Step)


def pending(state: Fury3State, kind: type[S]) -> S | None:
    """The step of a kind that comes next on the agenda, if there is one."""
    for step in reversed(state.agenda):
        if isinstance(step, kind):
            return step
    return None


def drop(state: Fury3State, kind: type[S]) -> S | None:
    """Take the step of a kind that comes next off the agenda; None if there is none."""
    agenda = state.agenda
    for at in range(len(agenda) - 1, -1, -1):
        step = agenda[at]
        if isinstance(step, kind):
            state.agenda = agenda[:at] + agenda[at + 1 :]
            return step
    return None
