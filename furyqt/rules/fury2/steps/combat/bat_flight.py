"""Dracula flies off as a bat (C8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import AT, PASS, PlaceChoice, Word
from furyqt.rules.fury2.decision import DraculaDecision
from furyqt.rules.fury2.decks import Tactic
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.trail.spots import used_places
from furyqt.rules.fury2.steps.travel.dracula_moves import fly_to
from furyqt.rules.fury2.steps.travel.placements import roads_within
from furyqt.rules.fury2.tables import HOSPITAL

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_unavailable = Texts("fury2.unavailable")

FLIGHT_ROADS = 2


class BatFlight(Step, frozen=True):
    """Dracula flies to a city up to two roads away, if there is one; after Fangs he may stay (C8.1, C8.4)."""

    tactic: int

    def run(self, state: Fury2State) -> None:
        if flights(state):
            state.push(FlightChoice(may_stay=self.tactic == Tactic.FANGS))


def flights(state: Fury2State) -> list[int]:
    """Return the cities that Dracula can fly to: without hunters, not closed, not on trail or catacombs."""
    barred = used_places(state) | {HOSPITAL} | {sheet.place for sheet in state.hunters}
    start = state.present_place()
    return [place for place in roads_within(state, start, FLIGHT_ROADS) if place not in barred]


class FlightChoice(DraculaDecision, frozen=True):
    """Dracula chooses his new city."""

    may_stay: bool

    asks = N_questions("Where does Dracula fly as a bat?")
    rules_page = "bat_flight"
    place_rule = N_unavailable(
        "The bat flies a few roads, to a city without a hunter whose card is in Dracula's hand."
    )
    labels: ClassVar[Labels] = {
        PlaceChoice: N_buttons("Fly {place:to}"),
        PASS: N_buttons("Stay here"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word | PlaceChoice]:
        found = [AT[place] for place in flights(state)]
        return [PASS, *found] if self.may_stay else found

    def apply(self, state: Fury2State, action: Any) -> None:
        if isinstance(action, PlaceChoice):
            fly_to(state, action.to)
