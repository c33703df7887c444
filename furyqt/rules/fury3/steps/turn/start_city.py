"""The hunters' choice of their starting cities (R1.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.action_labels import START, Labels
from furyqt.rules.fury3.actions import AT, PlaceChoice
from furyqt.rules.fury3.decision import HunterDecision
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.travel.travel import relocate
from furyqt.rules.fury3.tables import TOWNS

N_ = Texts("fury3.questions")
N_unavailable = Texts("fury3.unavailable")


class StartCity(HunterDecision, frozen=True):
    """A hunter chooses his starting city: not at sea and not Castle Dracula (R1.8)."""

    asks = N_("In which city does {hunter} start?")
    rules_page = "setup"
    place_rule = N_unavailable("A hunter starts in a city, not at sea, in a hospital or in Castle Dracula.")
    labels: ClassVar[Labels] = {PlaceChoice: START}

    def actions(self, state: Fury3State) -> Sequence[PlaceChoice]:
        closed = state.chapter.closed
        return [city for city in START_CITIES if city.to not in closed] if closed else START_CITIES

    def apply(self, state: Fury3State, action: PlaceChoice) -> None:
        relocate(state, self.hunter, action.to, "start")


START_CITIES = tuple(AT[city] for city in sorted(TOWNS))
