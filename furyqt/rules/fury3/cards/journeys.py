"""The hunters' events about moving and about the order and number of their actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3.action_labels import Labels
from furyqt.rules.fury3.actions import Go, Pick
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decision import HunterDecision
from furyqt.rules.fury3.decks import Deck, EventCard
from furyqt.rules.fury3.event_timing import EventWindow, Lasting, When
from furyqt.rules.fury3.events import HunterMoved
from furyqt.rules.fury3.piles import return_ticket
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.harm import hurt
from furyqt.rules.fury3.steps.search.arrivals import Arrival
from furyqt.rules.fury3.steps.travel.answers import MoveAnswer, TicketAnswer
from furyqt.rules.fury3.steps.travel.rail import roads_within
from furyqt.rules.fury3.steps.travel.rides import CarriageRide, RoadRide, carriage_targets
from furyqt.rules.fury3.steps.travel.travel import sea_targets
from furyqt.rules.fury3.steps.turn.windows import EventEffect
from furyqt.rules.fury3.tables import HUNTERS
from furyqt.rules.mechanisms.cards import unless

N_buttons = Texts("fury3.buttons")
N_cards = Texts("fury3.cards")
N_moments = Texts("fury3.moments")
N_questions = Texts("fury3.questions")
N_unavailable = Texts("fury3.unavailable")

# ---------------------------------------------------------------------------------------- Chartered Carriage


class CarriageTicket(HunterDecision, frozen=True):
    """The hunter chooses the ticket to spend; its values do not matter."""

    asks = N_questions("Chartered Carriage: which ticket pays for it?")
    rules_page = "card:event:chartered_carriage"
    labels: ClassVar[Labels] = {Pick: N_buttons("Spend {card}")}

    def actions(self, state: Fury3State) -> Sequence[Pick]:
        return [Pick(Deck.TICKET, ticket) for ticket in kinds(state.hunters[self.hunter].tickets)]

    def apply(self, state: Fury3State, action: Pick) -> None:
        _charter(state, self.hunter, action.card)


def _charter(state: Fury3State, hunter: int, ticket: int) -> None:
    """Spend the ticket; False Tip may cancel the carriage, and then the ticket is lost (R15.8)."""
    return_ticket(state, hunter, ticket, faceup=True)
    state.push(TicketAnswer(hunter, ticket, EventCard.CHARTERED_CARRIAGE), CarriageRide(hunter))


def against_carriage(state: Fury3State, hunter: int) -> Text | None:
    """Return why a hunter cannot charter a carriage."""
    if not state.hunters[hunter].tickets:
        return N_unavailable("{hunter} has no ticket.")
    return None if carriage_targets(state, hunter) else N_unavailable("No railway is open from here.")


@EVENTS.card(
    EventCard.CHARTERED_CARRIAGE,
    N_cards("Chartered Carriage"),
    N_cards(
        "Instead of moving by railway: spend a ticket, whatever its values, and go to a city one "
        "to four railways of any color away."
    ),
    owner=HUNTERS,
    copies=3,
    moment=N_moments("Move by railway, by day"),
    against=against_carriage,
)
def chartered_carriage(state: Fury3State, effect: EventEffect) -> None:
    """Choose a ticket, then the city."""
    tickets = kinds(state.hunters[effect.actor].tickets)
    if len(tickets) == 1:
        _charter(state, effect.actor, tickets[0])
    else:
        state.push(CarriageTicket(effect.actor))


# ----------------------------------------------------------------------------------------- Excellent Weather


class Voyage(HunterDecision, frozen=True):
    """One of the two moves by sea of Excellent Weather; `came_from` is the hunter's starting place."""

    came_from: int
    last: bool = False

    asks = N_questions("Excellent Weather: where does {hunter} sail?")
    rules_page = "card:event:excellent_weather"
    place_rule = N_unavailable("Only the next ports and sea zones without storm or fog can be reached.")

    def actions(self, state: Fury3State) -> Sequence[Go]:
        return [Go("sea", place) for place in sea_targets(state, state.hunters[self.hunter].place)]

    def apply(self, state: Fury3State, action: Go) -> None:
        """Sail; the first move does not end the movement, unless no second one is possible."""
        state.update_hunter(self.hunter, place=action.to)
        state.tell(HunterMoved, self.hunter, "sea", action.to)
        if self.last or not sea_targets(state, action.to):
            state.push(MoveAnswer(self.hunter, self.came_from, "sea"), Arrival(self.hunter))
        else:
            state.push(Voyage(self.hunter, self.came_from, last=True))


@EVENTS.card(
    EventCard.EXCELLENT_WEATHER,
    N_cards("Excellent Weather"),
    N_cards("Action by day: move by sea twice."),
    owner=HUNTERS,
    copies=2,
    when=(When.DAY_ACTION,),
    against=unless(
        lambda state, hunter: bool(sea_targets(state, state.hunters[hunter].place)),
        N_unavailable("No sea route is open from here."),
    ),
)
def excellent_weather(state: Fury3State, effect: EventEffect) -> None:
    """Sail twice."""
    state.push(Voyage(effect.actor, state.hunters[effect.actor].place))


# ------------------------------------------------------------------------------------------- lasting effects

_EMERGENCY_ROADS = 3
_EMERGENCY_DAMAGE = 2


class EmergencyMove(Step, frozen=True):
    """The ride after the damage of Sense of Emergency; a hunter who was defeated by it stays (R11.4)."""

    hunter: int

    def run(self, state: Fury3State) -> None:
        sheet = state.hunters[self.hunter]
        if not sheet.defeated and roads_within(state, sheet.place, _EMERGENCY_ROADS):
            state.push(RoadRide(self.hunter, _EMERGENCY_ROADS))


@EVENTS.card(
    EventCard.SENSE_OF_EMERGENCY,
    N_cards("Sense of Emergency"),
    N_cards("Action by day: suffer 2 damage and go to a city one to three roads away."),
    owner=HUNTERS,
    copies=2,
    when=(When.DAY_ACTION,),
    against=unless(
        lambda state, hunter: bool(roads_within(state, state.hunters[hunter].place, _EMERGENCY_ROADS)),
        N_unavailable("No road is open from here."),
    ),
)
def sense_of_emergency(state: Fury3State, effect: EventEffect) -> None:
    """Hurt the hunter first, then let him ride."""
    state.push(EmergencyMove(effect.actor))
    hurt(state, effect.actor, _EMERGENCY_DAMAGE)


# ----------------------------------------------------------------------------------------- lasting effects


@EVENTS.card(
    EventCard.LONG_NIGHT,
    N_cards("Long Night"),
    N_cards(
        "Dawn: in the coming night hunters may move by road. After each such move the bottom "
        "card of the event deck is drawn: a hunter card is discarded, a Dracula card goes to "
        "Dracula."
    ),
    owner=HUNTERS,
    copies=2,
    when=(EventWindow.DAWN,),
    against=unless(
        lambda state, hunter: not state.lasts(Lasting.NIGHT_ROADS),
        N_unavailable("Its effect is already in force."),
    ),
)
def long_night(state: Fury3State, effect: EventEffect) -> None:
    """Allow road moves by night; the event draw happens with the answers to a move (R15.16)."""
    state.begin(Lasting.NIGHT_ROADS)


@EVENTS.card(
    EventCard.SPEEDY_TELEGRAPH,
    N_cards("Speedy Telegraph"),
    N_cards("Dawn: in the coming day and night the hunters act in any order."),
    owner=HUNTERS,
    copies=2,
    when=(EventWindow.DAWN,),
    against=unless(
        lambda state, hunter: not state.lasts(Lasting.ANY_ORDER),
        N_unavailable("Its effect is already in force."),
    ),
)
def speedy_telegraph(state: Fury3State, effect: EventEffect) -> None:
    """Allow any order of activation."""
    state.begin(Lasting.ANY_ORDER)


def against_vigor(state: Fury3State, hunter: int) -> Text | None:
    """Return why Renewed Vigor cannot be played at this dawn."""
    if state.lasts(Lasting.NO_DAY):
        return N_unavailable("This hunter phase has no day.")
    return N_unavailable("Its effect is already in force.") if state.lasts(Lasting.EXTRA_ACTION) else None


@EVENTS.card(
    EventCard.RENEWED_VIGOR,
    N_cards("Renewed Vigor"),
    N_cards("Dawn: in the coming day each hunter may take a second action, other than the first."),
    owner=HUNTERS,
    copies=2,
    when=(EventWindow.DAWN,),
    against=against_vigor,
)
def renewed_vigor(state: Fury3State, effect: EventEffect) -> None:
    """Add one action by day; without a day there is no action (R12.10)."""
    state.begin(Lasting.EXTRA_ACTION)
