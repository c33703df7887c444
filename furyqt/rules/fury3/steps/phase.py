"""The Dracula phase and its steps in order (R3.6, R6)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step


class DraculaPhase(Step, frozen=True):
    """Allies, movement step, encounter step, end of the phase."""


class DraculaStart(Step, frozen=True):
    """After the hunters are placed Dracula chooses his starting city (R1.9)."""
