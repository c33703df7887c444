"""The decision by which a hunter moves, as other cards see it on the agenda."""

from __future__ import annotations

from typing import Any

from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.mechanisms.interruptions import drop, pending


class MoveDecision(HunterDecision, frozen=True):
    """A hunter decides about the movement phase."""

    is_held: bool = False
    """Whether he cannot move (Fog)."""


def may_still_move(position: Any, hunter: int) -> bool:
    """Return whether a hunter's own movement decision is pending and free."""
    found = pending(position, MoveDecision)
    return found is not None and found.hunter == hunter and not found.is_held


def drop_move(state: Fury2State) -> None:
    """Drop the movement decision that a card replaces."""
    drop(state, MoveDecision)
