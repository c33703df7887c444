"""Drawing cards and tickets, hand limits, and what weakened hunters keep revealed (R5.6, R5.9, R9.1, R12)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury3.state import State


class EventDraw(Step, frozen=True):
    """A hunter (0-3) or Dracula (COUNT) draws the event card that was taken: immediate ones are played (R12.1)."""

    actor: int
    card: int


class Tidying(Step, frozen=True):
    """An actor's hand is brought to its limits, and a weakened hunter reveals what he must (R12.5, R9.1)."""

    actor: int


def tidy(state: State, actor: int) -> None:
    """Put Tidying on the agenda, if there is anything to do for it."""
    raise NotImplementedError
