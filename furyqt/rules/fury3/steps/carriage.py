"""The ride that Chartered Carriage pays for."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import Decision
from furyqt.rules.core.text import Text
from furyqt.rules.fury3 import questions
from furyqt.rules.fury3.actions import Go
from furyqt.rules.fury3.state import State
from furyqt.rules.fury3.steps.travel import rail_targets, relocate
from furyqt.rules.fury3.tables import HUNTERS

CARRIAGE_RAILWAYS = 4
"""Railways of any colour."""


class CarriageRide(Decision, frozen=True):
    """The hunter, whose ticket is spent, chooses where the chartered carriage goes; False Tip drops this."""

    hunter: int

    def player(self, state: State) -> int:
        """The hunters."""
        return HUNTERS

    def actions(self, state: State) -> Sequence[Go]:
        """The cities one to four railways away."""
        return [Go("rail", city) for city in carriage_targets(state, self.hunter)]

    def apply(self, state: State, action: Go) -> None:
        """Go there."""
        relocate(state, self.hunter, action.to, "rail")

    def prompt(self, position: State) -> Text:
        """The question."""
        return questions.CARRIAGE_CITY


def carriage_targets(state: State, hunter: int) -> tuple[int, ...]:
    """Where the chartered carriage could bring a hunter."""
    return rail_targets(state, state.hunters[hunter].place, 0, CARRIAGE_RAILWAYS)
