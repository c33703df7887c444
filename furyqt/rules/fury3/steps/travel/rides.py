"""Rides along several roads, by Fast Horses and others, and the ride by Chartered Carriage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from furyqt.rules.core import chance
from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.actions import Go
from furyqt.rules.fury3.decision import HunterDecision, card_page
from furyqt.rules.fury3.decks import PILE, TICKETS, Deck, Item
from furyqt.rules.fury3.events import CardShown
from furyqt.rules.fury3.piles import discard_item, show_item
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.travel.rail import rail_targets, roads_within
from furyqt.rules.fury3.steps.travel.travel import relocate
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits

N_questions = Texts("fury3.questions")
N_unavailable = Texts("fury3.unavailable")

# ----------------------------------------------------------------------------------------------------- horses


class FastHorses(Step, frozen=True):
    """A hunter shows the card, and a random ticket of the pool decides how far he rides.

    Without a yellow value he rides one road only, and the card is discarded immediately, since nothing on the
    way depends on it.
    """

    hunter: int

    def run(self, state: Fury3State) -> None:
        show_item(state, self.hunter, Item.FAST_HORSES)
        roads = 0
        if state.tickets:
            ticket, state.chance = chance.choice(state.chance, state.tickets)
            state.tell(CardShown, Deck.TICKET, ticket, PILE)
            _, roads = TICKETS[ticket]
        if not roads:
            discard_item(state, self.hunter, Item.FAST_HORSES)
        state.push(RoadRide(self.hunter, roads or 1))
        if not roads:
            check_hand_limits(state, self.hunter)


class RoadRide(HunterDecision, frozen=True):
    """The hunter rides to a city at most `roads` roads away."""

    roads: int

    asks = N_questions("{card}: where does {hunter} ride?")
    rules_page = "card:item:fast_horses"
    place_rule = N_unavailable("The ride does not go that far on open roads.")

    def actions(self, state: Fury3State) -> Sequence[Go]:
        place = state.hunters[self.hunter].place
        return [Go("road", city) for city in roads_within(state, place, self.roads)]

    def apply(self, state: Fury3State, action: Go) -> None:
        relocate(state, self.hunter, action.to, "road")

    def prompt(self, position: Any) -> Text:
        """Return the prompt with the card that allows the ride."""
        card = words.card_text(*self.subject(position))
        return self.asks.fill(card=card, hunter=words.FIGURE_NAMES[self.hunter])

    def page(self, position: Any) -> str:
        return card_page(*self.subject(position))

    def subject(self, position: Any) -> tuple[Deck, int]:
        """Return the event in play, or Fast Horses, which a hunter uses only while none is in play."""
        return (Deck.EVENT, position.table[-1]) if position.table else (Deck.ITEM, Item.FAST_HORSES)


# ----------------------------------------------------------------------------------------------- the carriage

CARRIAGE_RAILWAYS = 4
"""Railways of any color."""


class CarriageRide(HunterDecision, frozen=True):
    """The hunter, whose ticket is spent, chooses the chartered carriage's city; False Tip drops this."""

    asks = N_questions("Chartered Carriage: where does it go?")
    rules_page = "card:event:chartered_carriage"
    place_rule = N_unavailable("The carriage travels along at most four open railways.")

    def actions(self, state: Fury3State) -> Sequence[Go]:
        return [Go("rail", city) for city in carriage_targets(state, self.hunter)]

    def apply(self, state: Fury3State, action: Go) -> None:
        relocate(state, self.hunter, action.to, "rail")


def carriage_targets(state: Fury3State, hunter: int) -> tuple[int, ...]:
    """Return the cities that the chartered carriage can reach."""
    return rail_targets(state, state.hunters[hunter].place, 0, CARRIAGE_RAILWAYS)
