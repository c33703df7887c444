"""Resolve: one point for one of three effects, each once a round (R13)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury2.events import ResolveChanged, ResolveUsed
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.harm.harm import Healing
from furyqt.rules.fury2.tables import HEALTH

NEWSPAPER_REPORTS, SENSE_OF_EMERGENCY, INNER_STRENGTH = range(3)
INNER_HEALTH = 4


def can_resolve(state: Fury2State, hunter: int, effect: int) -> bool:
    """Return whether a hunter can use an effect now (R13.1)."""
    if not state.resolve or state.resolved >> effect & 1:
        return False
    return effect == INNER_STRENGTH and state.hunters[hunter].health < HEALTH[hunter]


def use_resolve(state: Fury2State, hunter: int, effect: int) -> None:
    """Pay a point of resolve for an effect (R13.1)."""
    state.resolve -= 1
    state.resolved |= 1 << effect
    state.tell(ResolveUsed, hunter, effect)
    state.tell(ResolveChanged, state.resolve)
    state.push(*resolve_effect(hunter, effect))


def resolve_effect(hunter: int, effect: int) -> tuple[Step, ...]:
    """Return the steps of an effect of resolve (R13.2)."""
    assert effect == INNER_STRENGTH
    return (Healing(hunter, INNER_HEALTH),)
