"""Resolve: one point for one of three effects, each once a round (R13); one is Sense of Emergency (R4.9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import action_labels
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import PLACE_CHOICES, PlaceChoice, Resolve
from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.events import ResolveChanged, ResolveUsed
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.declarations import binding_goal
from furyqt.rules.fury2.steps.harm import Healing, hurt
from furyqt.rules.fury2.steps.trail.revealing import NewsReading
from furyqt.rules.fury2.steps.travel.journeys import move_hunter
from furyqt.rules.fury2.steps.travel.move_steps import drop_move, may_still_move
from furyqt.rules.fury2.steps.travel.served_moves import is_served
from furyqt.rules.fury2.tables import CITIES, HEALTH, HOSPITAL, MOST_VAMPIRES, NOWHERE

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_unavailable = Texts("fury2.unavailable")

# ---------------------------------------------------------- Sense of Emergency, which is an event, too (R4.9)

GOALS = tuple(sorted({*CITIES, HOSPITAL}))


def price(state: Any) -> int:
    """Return the health that it costs: the space left on the vampire track."""
    return int(max(0, MOST_VAMPIRES - state.vampires))


def can_hurry(state: Any, hunter: int) -> bool:
    """Return whether nothing is against a hurry."""
    return against_hurry(state, hunter) is None


def against_hurry(state: Any, hunter: int) -> Text | None:
    """Return why a hunter cannot hurry: it is for one who moves alone and can pay and live (R5.13)."""
    if state.group != (hunter,):
        return N_unavailable("it replaces the holder's own move, without companions")
    if state.hunters[hunter].health <= price(state):
        return N_unavailable("it would cost the last health")
    if not may_still_move(state, hunter) or is_served(state):
        return N_unavailable("it replaces a move, and no other card was played for it")
    return None if hurried_goals(state, hunter) else N_unavailable("a declared move is binding")


def hurried_goals(state: Any, hunter: int) -> list[int]:
    """Return the places to which a hunter can hurry; a declared move binds if it is possible (R5.13)."""
    here, bound = state.hunters[hunter].place, binding_goal(state, hunter)
    return [place for place in GOALS if place != here and bound in (NOWHERE, place)]


def hurry(state: Fury2State, hunter: int) -> None:
    """Replace the hunter's move by a journey to any place on land."""
    if state.hunters[hunter].health > price(state):
        drop_move(state)
        hurt(state, hunter, price(state))
        state.push(EmergencyGoal(hunter))


class EmergencyGoal(HunterDecision, frozen=True):
    """The hunter chooses where to go; arriving there is like entering it (R8.2)."""

    asks = N_questions("Sense of Emergency: where does {hunter} hurry?")
    rules_page = "card:event:sense_of_emergency"
    place_rule = N_unavailable("The hunter hurries to another place on land; a declared move is binding.")
    labels: ClassVar[Labels] = {PlaceChoice: N_buttons("Hurry {place:to}")}

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        return [PLACE_CHOICES[place] for place in hurried_goals(state, self.hunter)]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        move_hunter(state, self.hunter, "emergency", action.to)


# ---------------------------------------------------------------------------------------------- resolve (R13)

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
        yield Refusal("resolve", N_unavailable("Use resolve"), NO_POINT)
        return
    for effect, name in enumerate(action_labels.RESOLVES):
        if (reason := against_resolve(state, hunter, effect)) is not None:
            yield Refusal(Resolve(effect), name, reason)


NO_POINT = N_unavailable("there is no point of resolve")
USED = N_unavailable("this effect was used in this round")
ONE_IN_A_TURN = N_unavailable("a point of resolve was used in this turn")
NO_FACEDOWN = N_unavailable("no card of the trail is facedown")
IN_HEALTH = N_unavailable("the hunter has full health")


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
