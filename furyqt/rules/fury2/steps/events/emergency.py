"""Sense of Emergency, an event and an effect of resolve: a hunter pays with health to go anywhere (R4.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.text import Text, Texts
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
N_unavailable = Texts("fury2.unavailable")

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

    asks = N_questions("Where does {hunter} hurry?")
    rules_page = "card:event:sense_of_emergency"
    place_rule = N_unavailable("The hunter hurries to another place on land; a declared move is binding.")
    labels: ClassVar[Labels] = {PlaceChoice: N_buttons("Hurry {place:to}")}

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        return [AT[place] for place in hurried_goals(state, self.hunter)]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        move_hunter(state, self.hunter, "emergency", action.to)
