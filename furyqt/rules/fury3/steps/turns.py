"""A hunter's turn: what keeps him from acting, and the actions he may take (R5)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step


class Turns(Step, frozen=True):
    """The hunters who have not acted yet take their turns, by day or by night (R3.3, R3.5)."""
