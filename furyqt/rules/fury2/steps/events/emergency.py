"""Sense of Emergency, an event and an effect of resolve: a hunter pays with health to go anywhere (R4.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import AT, PlaceChoice
from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.declarations import binding_goal
from furyqt.rules.fury2.steps.harm.harm import hurt
from furyqt.rules.fury2.steps.travel.journeys import move_hunter
from furyqt.rules.fury2.steps.travel.move_steps import drop_move, may_still_move
from furyqt.rules.fury2.steps.travel.served_moves import is_served
from furyqt.rules.fury2.tables import CITIES, HOSPITAL, MOST_VAMPIRES, NOWHERE

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")

GOALS = tuple(sorted({*CITIES, HOSPITAL}))


def price(state: Any) -> int:
    """Return the health that it costs: the space left on the vampire track."""
    return int(max(0, MOST_VAMPIRES - state.vampires))


def can_hurry(state: Any, hunter: int) -> bool:
    """Return whether a hunter who moves alone can pay and live, and has declared no other move (R5.13)."""
    return (
        state.group == (hunter,)
        and state.hunters[hunter].health > price(state)
        and may_still_move(state, hunter)
        and not is_served(state)
        and bool(hurried_goals(state, hunter))
    )


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

    asks = N_questions("Where does {hunter} hurry?")
    rules_page = "card:event:sense_of_emergency"
    labels: ClassVar[Labels] = {PlaceChoice: N_buttons("Hurry {place:to}")}

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        return [AT[place] for place in hurried_goals(state, self.hunter)]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        move_hunter(state, self.hunter, "emergency", action.to)
