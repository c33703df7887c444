"""Dracula's event cards about day and night, and Vampiric Influence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.text import Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3.action_labels import DISCARD, Labels
from furyqt.rules.fury3.actions import HUNTER_CHOICES, Choose, Pick
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decision import DraculaDecision, DraculaHunterDecision
from furyqt.rules.fury3.decks import Deck, EventCard
from furyqt.rules.fury3.event_timing import EventWindow, Lasting, When
from furyqt.rules.fury3.events import HunterChosen
from furyqt.rules.fury3.piles import (
    discard_event,
    discard_item,
    show_hand,
    shuffle_dracula_events,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.arrivals import Arrival
from furyqt.rules.fury3.steps.supply.allies import standing
from furyqt.rules.fury3.steps.travel.answers import MoveAnswer
from furyqt.rules.fury3.steps.travel.rail import road_targets
from furyqt.rules.fury3.steps.travel.travel import ForcedMove
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits
from furyqt.rules.fury3.steps.turn.windows import EventEffect
from furyqt.rules.fury3.tables import DRACULA
from furyqt.rules.mechanisms.cards import unless
from furyqt.rules.mechanisms.interruptions import drop, pending

N_cards = Texts("fury3.cards")
N_questions = Texts("fury3.questions")
N_unavailable = Texts("fury3.unavailable")


@EVENTS.card(
    EventCard.UNEARTHLY_SWIFTNESS,
    N_cards("Unearthly Swiftness"),
    N_cards("Your phase: another Dracula phase follows this one."),
    owner=DRACULA,
    copies=1,
    when=(EventWindow.DRACULA_PHASE,),
)
def unearthly_swiftness(state: Fury3State, effect: EventEffect) -> None:
    """Begin the effect, which the phase uses when it ends."""
    state.begin(Lasting.EXTRA_PHASE)


@EVENTS.card(
    EventCard.DARKNESS_RETURNS,
    N_cards("Darkness Returns"),
    N_cards(
        "End of your phase: the next hunter phase has no day. Shuffle your event cards of the discard "
        "pile into the deck."
    ),
    owner=DRACULA,
    copies=1,
    when=(EventWindow.END_OF_DRACULA_PHASE,),
)
def darkness_returns(state: Fury3State, effect: EventEffect) -> None:
    """Begin the effect; this card itself is discarded afterwards, and a second one has no further effect."""
    if not state.lasts(Lasting.NO_DAY):
        state.begin(Lasting.NO_DAY)
    shuffle_dracula_events(state)


@EVENTS.card(
    EventCard.NOCTURNAL_VISIT,
    N_cards("Nocturnal Visit"),
    N_cards("End of your phase: combats of the next dawn and day are fought as if it were night."),
    owner=DRACULA,
    copies=1,
    when=(EventWindow.END_OF_DRACULA_PHASE,),
    against=unless(
        lambda state, actor: not state.lasts(Lasting.NOCTURNAL),
        N_unavailable("Its effect is already in force."),
    ),
)
def nocturnal_visit(state: Fury3State, effect: EventEffect) -> None:
    """Begin the effect, which combats use (R10.12)."""
    state.begin(Lasting.NOCTURNAL)


# ---------------------------------------------------------------------------------------- Vampiric Influence


@EVENTS.card(
    EventCard.VAMPIRIC_INFLUENCE,
    N_cards("Vampiric Influence"),
    N_cards(
        "Immediately: a weakened hunter reveals all item and event cards; you choose one to be discarded, "
        "and move that hunter to an adjacent city."
    ),
    owner=DRACULA,
    copies=2,
    when=(When.AT_ONCE,),
)
def vampiric_influence(state: Fury3State, effect: EventEffect) -> None:
    """Choose a weakened hunter; without one nothing happens (R12.10)."""
    victims = weakened(state)
    if len(victims) == 1:
        influence(state, victims[0])
    elif victims:
        state.push(VictimChoice())


def weakened(state: Fury3State) -> list[int]:
    """Return the weakened hunters who are not defeated."""
    return [hunter for hunter in standing(state) if state.is_weakened(hunter)]


class VictimChoice(DraculaDecision, frozen=True):
    """Dracula chooses a weakened hunter."""

    asks = N_questions("Vampiric Influence: which weakened hunter?")
    rules_page = "card:event:vampiric_influence"
    place_rule = N_unavailable("No weakened hunter is here.")

    def actions(self, state: Fury3State) -> Sequence[Choose]:
        return [HUNTER_CHOICES[hunter] for hunter in weakened(state)]

    def apply(self, state: Fury3State, action: Choose) -> None:
        state.tell(HunterChosen, action.hunter)
        influence(state, action.hunter)


def influence(state: Fury3State, hunter: int) -> None:
    """Show all cards of a hunter, discard one and move the hunter; a pending arrival is canceled."""
    show_hand(state, hunter)
    arrival = pending(state, Arrival)
    if arrival is not None and arrival.hunter == hunter and road_targets(state, state.hunters[hunter].place):
        drop(state, MoveAnswer)
        drop(state, Arrival)
    state.push(ForcedMove(hunter))
    if stealable_cards(state, hunter):
        state.push(Confiscation(hunter))


def stealable_cards(state: Fury3State, hunter: int) -> list[Pick]:
    """Return the cards in a hunter's hand, by kind."""
    sheet = state.hunters[hunter]
    return [
        *(Pick(Deck.ITEM, card) for card in kinds(sheet.items)),
        *(Pick(Deck.EVENT, card) for card in kinds(sheet.events)),
    ]


class Confiscation(DraculaHunterDecision, frozen=True):
    """Dracula chooses a card that the hunter, who has shown all cards, must discard."""

    asks = N_questions("Vampiric Influence: which card does {hunter} discard?")
    rules_page = "card:event:vampiric_influence"
    labels: ClassVar[Labels] = {Pick: DISCARD}

    def actions(self, state: Fury3State) -> Sequence[Pick]:
        return stealable_cards(state, self.hunter)

    def apply(self, state: Fury3State, action: Pick) -> None:
        if action.deck == Deck.ITEM:
            discard_item(state, self.hunter, action.card)
        else:
            discard_event(state, self.hunter, action.card)
        check_hand_limits(state, self.hunter)
