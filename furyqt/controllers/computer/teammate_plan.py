"""The plan of a computer that plays beside a person."""

from __future__ import annotations

from dataclasses import dataclass

from ai.agent import AgentDecision
from furyqt.rules.core.agenda import Action

ASK, WATCH = TEAMMATE_MODES = ("ask", "watch")


@dataclass(frozen=True)
class TeammatePlan:
    """The action that a teammate chose among the legal ones; the person may choose another."""

    seat: int
    action: Action
    actions: tuple[Action, ...]
    decision: AgentDecision
