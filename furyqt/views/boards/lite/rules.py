"""Which page of the rules reference explains a question of the simplified game."""

from __future__ import annotations

from furyqt.rules.core.agenda import pending_decision
from furyqt.rules.lite.observation import LiteObservation

THE_END = "score"
"""When nothing is asked any more."""


def rule(observation: LiteObservation) -> str:
    """Return the page for the pending decision."""
    decision = pending_decision(observation)
    return decision.page(observation) if decision else THE_END
