"""Drawing cards and tickets, hand limits, and what weakened hunters keep revealed (R5.6, R5.9, R9.1, R12)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury3.state import State


class EventDraw(Step, frozen=True):
    """A hunter (0-3) or Dracula (COUNT) reads the first card of `state.drawn` (R12.1).

    An immediate one is played (DRAWN to TABLE), one that may be kept is asked for, the others go into the hand.
    The frame does not name the card: it may still be secret.
    """

    actor: int


def draw_event(state: State, actor: int, card: int, source: int) -> None:
    """Append a card that was taken from `source` (PILE, DISCARD, BURIED) to `state.drawn`; push an EventDraw."""
    raise NotImplementedError


class Tidying(Step, frozen=True):
    """An actor's hand is brought to its limits, and a weakened hunter reveals what he must (R12.5, R9.1)."""

    actor: int


def tidy(state: State, actor: int) -> None:
    """Put Tidying on the agenda, if there is anything to do for it."""
    raise NotImplementedError
