"""What a computer that plays beside a person means to do, before it does it."""

from __future__ import annotations

from dataclasses import dataclass

from ai.agent import AgentDecision
from furyqt.rules.core.agenda import Action

ASK, WATCH = FELLOWS = ("ask", "watch")
AGREED, OVERRULED = "agreed", "overruled"
"""The beginnings of the record's notes on an action the person agreed to, or chose instead."""


@dataclass(frozen=True)
class TeammatePlan:
    """The action a fellow has chosen among those legal; the person may choose another."""

    seat: int
    action: Action
    actions: tuple[Action, ...]
    decision: AgentDecision


def is_own_note(note: str) -> bool:
    """Whether a person had a say in an action of a computer's seat."""
    return note.startswith((AGREED, OVERRULED))
