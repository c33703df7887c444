"""Resolve: one point for one of three effects, each once a round (R13)."""

from __future__ import annotations

from typing import Any

from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.events import ResolveChanged, ResolveUsed
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.emergency import can_hurry, hurry
from furyqt.rules.fury2.steps.harm.harm import Healing
from furyqt.rules.fury2.steps.trail.revealing import NewsReading
from furyqt.rules.fury2.tables import HEALTH

NEWSPAPER_REPORTS, SENSE_OF_EMERGENCY, INNER_STRENGTH = range(3)
INNER_HEALTH = 4


def can_resolve(state: Any, hunter: int, effect: int) -> bool:
    """Return whether a hunter can use an effect at the start of the turn: one in a turn (R13.1)."""
    if not state.resolve or state.resolved >> effect & 1 or state.lasts(Lasting.RESOLVED):
        return False
    if effect == NEWSPAPER_REPORTS:
        return any(not spot.faceup for spot in state.trail)
    if effect == SENSE_OF_EMERGENCY:
        return can_hurry(state, hunter)
    return bool(state.hunters[hunter].health < HEALTH[hunter])


def use_resolve(state: Fury2State, hunter: int, effect: int) -> None:
    """Pay a point of resolve for an effect (R13.1, R13.2)."""
    state.resolve -= 1
    state.resolved |= 1 << effect
    state.begin(Lasting.RESOLVED)
    state.tell(ResolveUsed, hunter, effect)
    state.tell(ResolveChanged, state.resolve + 1, state.resolve)
    if effect == NEWSPAPER_REPORTS:
        state.push(NewsReading())
    elif effect == SENSE_OF_EMERGENCY:
        hurry(state, hunter)
    else:
        state.push(Healing(hunter, INNER_HEALTH))
