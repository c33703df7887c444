"""Dracula's allies at the start of his phase (R3.9)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step


class AllyTurn(Step, frozen=True):
    """What Dracula's ally does at the start of the Dracula phase."""
