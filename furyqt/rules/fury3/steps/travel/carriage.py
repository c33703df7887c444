"""The ride by Chartered Carriage."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.actions import Go
from furyqt.rules.fury3.decision import HunterDecision
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.travel.travel import rail_targets, relocate

N_ = Texts("fury3.questions")
N_unavailable = Texts("fury3.unavailable")

CARRIAGE_RAILWAYS = 4
"""Railways of any color."""


class CarriageRide(HunterDecision, frozen=True):
    """The hunter, whose ticket is spent, chooses the chartered carriage's city; False Tip drops this."""

    asks = N_("Where does the carriage go?")
    rules_page = "card:event:chartered_carriage"
    place_rule = N_unavailable("The carriage goes at most four open railways far.")

    def actions(self, state: Fury3State) -> Sequence[Go]:
        return [Go("rail", city) for city in carriage_targets(state, self.hunter)]

    def apply(self, state: Fury3State, action: Go) -> None:
        relocate(state, self.hunter, action.to, "rail")


def carriage_targets(state: Fury3State, hunter: int) -> tuple[int, ...]:
    """Return the cities that the chartered carriage can reach."""
    return rail_targets(state, state.hunters[hunter].place, 0, CARRIAGE_RAILWAYS)
