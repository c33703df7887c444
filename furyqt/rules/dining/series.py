"""Several Favor tokens converted by one choice."""

from __future__ import annotations

from furyqt.rules.core.agenda import pending_decision
from furyqt.rules.core.series import Series
from furyqt.rules.core.text import Texts
from furyqt.rules.dining.actions import CONVERT_FAVOR
from furyqt.rules.dining.observation import DiningObservation
from furyqt.rules.dining.steps.conversions import Conversion

N_ = Texts("dining.guidance")

_CONVERT = N_("Convert {count} Favor into {count} VP")


def series(observation: DiningObservation, seats: frozenset[int]) -> tuple[Series, ...]:
    """Return the conversions of two and more Favor tokens that are possible now."""
    del seats
    decision = pending_decision(observation)
    if not isinstance(decision, Conversion) or CONVERT_FAVOR not in observation.actions:
        return ()
    most = min(observation.favor[decision.diner], decision.left, decision.favor_left)
    return tuple(Series(_CONVERT.fill(count=count), (CONVERT_FAVOR,) * count) for count in range(2, most + 1))
