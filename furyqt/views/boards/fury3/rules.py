"""Which page of the rules reference explains a question of the third edition."""

from __future__ import annotations

from furyqt.rules.core.agenda import pending_decision
from furyqt.rules.fury3.observation import Fury3Observation

THE_END = "goal"
"""When nothing is asked any more."""


def rule(observation: Fury3Observation) -> str:
    """Return the page for the pending decision."""
    decision = pending_decision(observation)
    return decision.page(observation) if decision else THE_END
