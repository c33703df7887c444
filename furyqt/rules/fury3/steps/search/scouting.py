"""Naming cities, for which Dracula must answer (R13.3)."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import Decision
from furyqt.rules.core.text import Text
from furyqt.rules.fury3 import prompts
from furyqt.rules.fury3.actions import AT, PlaceChoice
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.hideouts import check_place
from furyqt.rules.fury3.tables import CITIES, HUNTERS

_CITIES = tuple(AT[city] for city in sorted(CITIES))


class Scouting(Decision, frozen=True):
    """The hunters name so many cities, then Dracula reveals those that are in his hideouts or lairs."""

    number: int
    named: tuple[int, ...] = ()

    def player(self, state: Fury3State) -> int:
        """The hunters."""
        return HUNTERS

    def actions(self, state: Fury3State) -> Sequence[PlaceChoice]:
        """Every city that is not named yet."""
        return [city for city in _CITIES if city.to not in self.named] if self.named else _CITIES

    def apply(self, state: Fury3State, action: PlaceChoice) -> None:
        """Name another, or have all of them answered: none is before all are named."""
        named = (*self.named, action.to)
        if len(named) < self.number:
            state.push(Scouting(self.number, named))
            return
        for city in named:
            check_place(state, city, lairs=state.options.reach != "trail")

    def prompt(self, position: Fury3State) -> Text:
        """The question."""
        return prompts.SCOUTED_CITY
