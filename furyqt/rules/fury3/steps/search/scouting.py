"""Naming cities; Dracula must answer for them (R13.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.action_labels import Labels
from furyqt.rules.fury3.actions import PLACE_CHOICES, PlaceChoice
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decision import HuntersDecision, card_page
from furyqt.rules.fury3.decks import Deck
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.hideouts import check_place
from furyqt.rules.fury3.tables import CITIES
from furyqt.rules.fury3.words import joined, place_text

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")

_CITIES = tuple(PLACE_CHOICES[city] for city in sorted(CITIES))


class Scouting(HuntersDecision, frozen=True):
    """The hunters name `number` cities, then Dracula reveals those that are in his hideouts or lairs."""

    number: int
    named: tuple[int, ...] = ()

    asks = N_questions("{event}: which city must Dracula answer for?")
    stake = N_stakes("Each city that you name is revealed if it is among his hideouts. He must answer truly.")
    rules_page = "card:event:hired_scouts"
    place_rule = N_unavailable("The scouts ask about cities, and about each only once.")
    labels: ClassVar[Labels] = {PlaceChoice: N_buttons("Ask about {place}")}

    def actions(self, state: Fury3State) -> Sequence[PlaceChoice]:
        """Return all cities but those named before and those that a chapter has closed."""
        barred = {*self.named, *state.chapter.closed}
        return [city for city in _CITIES if city.to not in barred] if barred else _CITIES

    def apply(self, state: Fury3State, action: PlaceChoice) -> None:
        """Name another city; Dracula answers only when all are named."""
        named = (*self.named, action.to)
        if len(named) < self.number:
            state.push(Scouting(self.number, named))
            return
        for city in named:
            check_place(state, city, lairs=state.options.reach != "trail")

    def prompt(self, position: Any) -> Text:
        """Return the prompt with the event that asks, which is in play, and the cities that are named."""
        event = EVENTS[position.table[-1]].name
        if self.named:
            return _NEXT.fill(event=event, place=joined([place_text(city) for city in self.named]))
        return self.asks.fill(event=event) if self.number == 1 else _FIRST.fill(event=event)

    def page(self, position: Any) -> str:
        return (card_page(Deck.EVENT, position.table[-1]) if position.table else "") or self.rules_page


_FIRST = N_questions("{event}: which city must Dracula answer for first?")
_NEXT = N_questions("{event}: which city must Dracula answer for besides {place}?")
