"""Resolve: one point for one of three effects, each once a round (R13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from furyqt.rules.core.refusal import Refusal
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import action_labels
from furyqt.rules.fury2.actions import Resolve
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.events import ResolveChanged, ResolveUsed
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.emergency import against_hurry, hurry
from furyqt.rules.fury2.steps.harm.harm import Healing
from furyqt.rules.fury2.steps.trail.revealing import NewsReading
from furyqt.rules.fury2.tables import HEALTH

N_ = Texts("fury2.unavailable")

NEWSPAPER_REPORTS, SENSE_OF_EMERGENCY, INNER_STRENGTH = range(3)
INNER_HEALTH = 4


def can_resolve(state: Any, hunter: int, effect: int) -> bool:
    """Return whether a hunter can use an effect at the start of the turn: one in a turn (R13.1)."""
    return bool(state.resolve) and against_resolve(state, hunter, effect) is None


def against_resolve(state: Any, hunter: int, effect: int) -> Text | None:
    """Return the rule by which a hunter cannot use an effect of resolve (R13.1)."""
    if not state.resolve:
        return NO_POINT
    if state.resolved >> effect & 1:
        return USED
    if state.lasts(Lasting.RESOLVED):
        return ONE_IN_A_TURN
    if effect == NEWSPAPER_REPORTS:
        return None if any(not spot.faceup for spot in state.trail) else NO_FACEDOWN
    if effect == SENSE_OF_EMERGENCY:
        return against_hurry(state, hunter)
    return None if state.hunters[hunter].health < HEALTH[hunter] else IN_HEALTH


def refused_resolves(state: Any, hunter: int) -> Iterator[Refusal]:
    """Yield the effects of resolve that are not possible; without a point they are a single refusal."""
    if not state.resolve:
        yield Refusal("resolve", N_("Use resolve"), NO_POINT)
        return
    for effect, name in enumerate(action_labels.RESOLVES):
        if (reason := against_resolve(state, hunter, effect)) is not None:
            yield Refusal(Resolve(effect), name, reason)


NO_POINT = N_("there is no point of resolve")
USED = N_("this effect was used in this round")
ONE_IN_A_TURN = N_("a point of resolve was used in this turn")
NO_FACEDOWN = N_("no card of the trail is face down")
IN_HEALTH = N_("the hunter has full health")


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
