"""Declared moves: Hypnosis, Vampiric Influence and the Spy make a figure say where it goes next (R5.13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import PLACE_CHOICES, PlaceChoice
from furyqt.rules.fury2.decision import DraculaDecision, HunterDecision
from furyqt.rules.fury2.events import MoveDeclared
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.travel.journeys import LONGEST_RIDE, rail_reach, road_reach, sea_reach
from furyqt.rules.fury2.steps.travel.placements import destination, legal_placements
from furyqt.rules.fury2.tables import DRACULA_FIGURE, NOWHERE, SEAS, TIMES

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_unavailable = Texts("fury2.unavailable")

DECLARE = N_buttons("Declare {place}")


class DraculaDeclares(Step, frozen=True):
    """Dracula declares his next move, if he will have a legal one."""

    def run(self, state: Fury2State) -> None:
        if dracula_goals(state):
            state.push(DraculaDeclaration())


class DraculaDeclaration(DraculaDecision, frozen=True):
    """Dracula says in which place he will be after his next move."""

    asks = N_questions("Which place does Dracula declare for his next move?")
    stake = N_stakes("A declared move is binding, unless it has become impossible by then.")
    rules_page = "declared_moves"
    place_rule = N_unavailable("Dracula's next move cannot lead there.")
    labels: ClassVar[Labels] = {PlaceChoice: DECLARE}

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        return [PLACE_CHOICES[place] for place in dracula_goals(state)]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        state.declared = action.to
        state.tell(MoveDeclared, DRACULA_FIGURE, action.to)


def dracula_goals(state: Fury2State) -> list[int]:
    """Return the places in which Dracula can be after his next move, at the time it will be then."""
    later = state.clone()
    later.declared = NOWHERE
    if state.present_place() not in SEAS:
        later.time = (state.time + 1) % len(TIMES)
    return sorted({destination(state, placement) for placement in legal_placements(later)})


class HunterDeclares(Step, frozen=True):
    """A hunter declares the next move."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        if hunter_goals(state, self.hunter):
            state.push(HunterDeclaration(self.hunter))


class HunterDeclaration(HunterDecision, frozen=True):
    """A hunter says in which place the next move will end; staying is a move, too."""

    asks = N_questions("Which place does {hunter} declare for the next move?")
    stake = N_stakes("A declared move is binding, unless it has become impossible by then.")
    rules_page = "declared_moves"
    place_rule = N_unavailable("The hunter's next move cannot lead there.")
    labels: ClassVar[Labels] = {PlaceChoice: DECLARE}

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        return [PLACE_CHOICES[place] for place in hunter_goals(state, self.hunter)]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        state.update_hunter(self.hunter, declared=action.to)
        state.tell(MoveDeclared, self.hunter, action.to)


def hunter_goals(state: Fury2State, hunter: int) -> list[int]:
    """Return the places that a hunter can reach with one move."""
    place = state.hunters[hunter].place
    goals = {*road_reach(state, place, 1), *sea_reach(state, hunter)}
    if place not in SEAS:
        goals |= {place, *rail_reach(state, place, LONGEST_RIDE)}
    return sorted(goals)


def binding_goal(state: Fury2State, hunter: int) -> int:
    """Return the place that a hunter declared, NOWHERE without one that is still possible (R5.13)."""
    declared = state.hunters[hunter].declared
    return declared if declared != NOWHERE and declared in hunter_goals(state, hunter) else NOWHERE
