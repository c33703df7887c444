"""One choice for all hunters who do the same in a day or a night."""

from __future__ import annotations

from furyqt.rules.core.agenda import pending_decision
from furyqt.rules.core.series import Series
from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.actions import PASS
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.steps.turn import choices
from furyqt.rules.fury3.steps.turn.choices import LABELS, RESERVE, REST, SEARCH, SUPPLY
from furyqt.rules.fury3.steps.turn.turns import HunterAction

N_ = Texts("fury3.buttons")

_ALL = N_("{action}: all {count} hunters who can")
_SHARED = (SUPPLY, RESERVE, REST, SEARCH, PASS)
"""The actions that hunters often perform together."""


def series(observation: Fury3Observation, seats: frozenset[int]) -> tuple[Series, ...]:
    """Return the actions of the hunter to act that others of these seats can perform after him."""
    decision = pending_decision(observation)
    if not isinstance(decision, HunterAction) or observation.done:
        return ()
    others = [hunter for hunter in observation.waiting if hunter in seats and _acts(observation, hunter)]
    able = [choices.actions(observation.position, hunter) for hunter in others]
    found: list[Series] = []
    for word in _SHARED:
        count = 1 + sum(word in actions for actions in able)
        if count > 1 and word in observation.actions:
            title = _ALL.fill(action=LABELS[word], count=count)
            found.append(Series(title, (word,) * count))
    return tuple(found)


def _acts(observation: Fury3Observation, hunter: int) -> bool:
    """Return whether a hunter will choose an action: neither delay nor bats take it."""
    sheet = observation.hunters[hunter]
    return not (sheet.defeated or sheet.delayed or sheet.bats)
