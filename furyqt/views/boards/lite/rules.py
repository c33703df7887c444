"""Which page of the rules reference explains a question of the simplified game."""

from __future__ import annotations

from furyqt.rules.lite.observation import LiteObservation

THE_END = "score"
"""When nothing is asked any more."""
PAGES = {"HunterMove": "hunter_turn", "DraculaMove": "dracula_turn"}
"""The page of each kind of decision."""


def rule(observation: LiteObservation) -> str:
    """The page for the pending question; in round 0 everybody is placed."""
    if not observation.agenda:
        return THE_END
    if observation.round == 0:
        return "start"
    return PAGES.get(type(observation.agenda[-1]).__name__, THE_END)
