"""Event cards that answer actions of the other side: ambushes, searches, moves, tickets and events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.action_labels import SEND, Labels
from furyqt.rules.fury3.actions import PLACE_CHOICES, PlaceChoice, Word
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decision import DecisionKind, DraculaHunterDecision, HunterDecision
from furyqt.rules.fury3.decks import TICKETS, EventCard
from furyqt.rules.fury3.events import EventCanceled
from furyqt.rules.fury3.piles import discard_item, take_encounter_back
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.harm import bite, delay, hurt
from furyqt.rules.fury3.steps.search.arrivals import Arrival
from furyqt.rules.fury3.steps.search.encounters import EncounterDiscard, EncounterEffect, discard_unresolved
from furyqt.rules.fury3.steps.travel.answers import MoveAnswer, TicketAnswer
from furyqt.rules.fury3.steps.travel.rail import rail_targets
from furyqt.rules.fury3.steps.travel.rides import CarriageRide
from furyqt.rules.fury3.steps.travel.travel import ForcedMove, RailRide, relocate
from furyqt.rules.fury3.steps.turn.windows import EventEffect
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from furyqt.rules.mechanisms.interruptions import drop

N_buttons = Texts("fury3.buttons")
N_cards = Texts("fury3.cards")
N_moments = Texts("fury3.moments")
N_questions = Texts("fury3.questions")
N_unavailable = Texts("fury3.unavailable")

CUSTOMS_DAMAGE = 3


@EVENTS.card(
    EventCard.FOREWARNED,
    N_cards("Forewarned"),
    N_cards("When an encounter other than a vampire ambushes you: discard it without effect."),
    owner=HUNTERS,
    copies=2,
    moment=N_moments("When an encounter ambushes"),
    worth=1.0,
)
def forewarned(state: Fury3State, effect: EventEffect) -> None:
    """Do not resolve the encounter; the step after this one discards it."""
    discard_unresolved(state)


@EVENTS.card(
    EventCard.SEDUCTION,
    N_cards("Seduction"),
    N_cards(
        "When a hunter's search finds a vampire: the hunter is bitten instead of meeting it, and "
        "the encounter returns to your hand."
    ),
    owner=DRACULA,
    copies=1,
    moment=N_moments("When a search finds a vampire"),
)
def seduction(state: Fury3State, effect: EventEffect) -> None:
    """Drop the vampire's effect and its discard."""
    met = drop(state, EncounterEffect)
    if met is not None:
        drop(state, EncounterDiscard)
        take_encounter_back(state, met.placed.card)
        bite(state, met.hunter)


@EVENTS.card(
    EventCard.SENSATIONALIST_PRESS,
    N_cards("Sensationalist Press"),
    N_cards(
        "When a hunter plays Local Rumors, Hired Scouts, Newspaper Reports or Evil Presence: cancel that "
        "card."
    ),
    owner=DRACULA,
    copies=1,
    moment=N_moments("When a hunter plays such a card"),
)
def sensationalist_press(state: Fury3State, effect: EventEffect) -> None:
    """Do nothing more: the card was canceled when this one was played."""


# ----------------------------------------------------------------------------------------- answers to a move


@EVENTS.card(
    EventCard.WILD_HORSES,
    N_cards("Wild Horses"),
    N_cards(
        "After a hunter's move by road, before anything is revealed: move that hunter to an adjacent "
        "city; only what is there is revealed."
    ),
    owner=DRACULA,
    copies=2,
    moment=N_moments("After a hunter's move by road"),
)
def wild_horses(state: Fury3State, effect: EventEffect) -> None:
    """Move the hunter to another city than the end of the road."""
    drop(state, MoveAnswer)
    drop(state, Arrival)
    state.push(ForcedMove(effect.subject))


@EVENTS.card(
    EventCard.CUSTOMS_SEARCH,
    N_cards("Customs Search"),
    N_cards(
        "After a hunter's move from one region to another: that hunter is delayed and either discards all "
        "item cards or suffers 3 damage."
    ),
    owner=DRACULA,
    copies=1,
    moment=N_moments("After a hunter's move to another region"),
)
def customs_search(state: Fury3State, effect: EventEffect) -> None:
    """Offer the choice; a hunter without an item card has no choice."""
    hunter = effect.subject
    delay(state, hunter)
    if state.hunters[hunter].items:
        state.push(CustomsChoice(hunter))
    else:
        hurt(state, hunter, CUSTOMS_DAMAGE)


DISCARD_ITEMS, SUFFER = Word("discard_items"), Word("suffer")


class CustomsChoice(HunterDecision, frozen=True):
    """The hunter discards all item cards, or suffers damage."""

    asks = N_questions("Customs Search: does {hunter} discard all items, or suffer 3 damage?")
    rules_page = "card:event:customs_search"
    labels: ClassVar[Labels] = {
        DISCARD_ITEMS: N_buttons("Discard all items"),
        SUFFER: N_buttons("Suffer 3 damage"),
    }

    def actions(self, state: Fury3State) -> Sequence[Word]:
        return (DISCARD_ITEMS, SUFFER)

    def apply(self, state: Fury3State, action: Word) -> None:
        if action == SUFFER:
            hurt(state, self.hunter, CUSTOMS_DAMAGE)
            return
        for card in state.hunters[self.hunter].items:
            discard_item(state, self.hunter, card)


# ---------------------------------------------------------------------------------------- answers to a ticket


@EVENTS.card(
    EventCard.FALSE_TIP,
    N_cards("False Tip"),
    N_cards(
        "When a hunter spends a ticket: cancel Chartered Carriage, or choose where the hunter goes within "
        "the limits of the ticket."
    ),
    owner=DRACULA,
    copies=2,
    moment=N_moments("When a hunter spends a ticket"),
)
def false_tip(state: Fury3State, effect: EventEffect) -> None:
    """Cancel the carriage and the ticket (R15.8), or lead the ride to another city (R15.18)."""
    drop(state, TicketAnswer)
    if drop(state, CarriageRide) is not None:
        state.tell(EventCanceled, EventCard.CHARTERED_CARRIAGE)
        return
    ride = drop(state, RailRide)
    if ride is not None:
        state.push(MisguidedRide(ride.hunter, ride.ticket))


class MisguidedRide(DraculaHunterDecision, frozen=True):
    """Dracula chooses the city of a hunter's ride, within the limits of the spent ticket (R15.18)."""

    ticket: int

    asks = N_questions("False Tip: where does {hunter} go?")
    rules_page = "card:event:false_tip"
    place_rule = N_unavailable("The hunter's ticket does not lead there.")
    labels: ClassVar[Labels] = {PlaceChoice: SEND}
    kind = DecisionKind.FALSE_TIP

    def actions(self, state: Fury3State) -> Sequence[PlaceChoice]:
        place = state.hunters[self.hunter].place
        return [PLACE_CHOICES[city] for city in rail_targets(state, place, *TICKETS[self.ticket])]

    def apply(self, state: Fury3State, action: PlaceChoice) -> None:
        relocate(state, self.hunter, action.to, "rail")
