"""Dracula's events that answer what the hunters do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.action_labels import SEND, Labels
from furyqt.rules.fury2.actions import PLACE_CHOICES, PlaceChoice
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decision import DraculaHunterDecision
from furyqt.rules.fury2.decks import NONE, ON_SPOT, TABLE, EventCard
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.piles import discard_item, tile_to_hand
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.playing import EventEffect, cancel
from furyqt.rules.fury2.steps.harm import Bite
from furyqt.rules.fury2.steps.search.search import EncounterEffect, TileReturn
from furyqt.rules.fury2.steps.servant.servant_moves import drive_servant
from furyqt.rules.fury2.steps.trail.encounter_hand import EncounterLimit
from furyqt.rules.fury2.steps.trail.revealing import EffectReveal
from furyqt.rules.fury2.steps.trail.spots import take_tile
from furyqt.rules.fury2.steps.travel.hunter_moves import MovePhase
from furyqt.rules.fury2.steps.travel.journeys import drift, move_group
from furyqt.rules.fury2.steps.travel.rail import TrainRoll
from furyqt.rules.fury2.steps.travel.turn_start import TurnStart
from furyqt.rules.fury2.tables import DRACULA, SERVANT_FIGURE
from furyqt.rules.mechanisms.interruptions import drop

N_cards = Texts("fury2.cards")
N_questions = Texts("fury2.questions")
N_unavailable = Texts("fury2.unavailable")

# -------------------------------------------------------------------------------------------- Control Storms


@EVENTS.card(
    EventCard.CONTROL_STORMS,
    N_cards("Control Storms"),
    N_cards(
        "When a hunter at sea is about to move: you move the hunter and the hunter's group to a port within "
        "four sea moves."
    ),
    owner=DRACULA,
    copies=1,
    is_given=False,
)
def control_storms(state: Fury2State, effect: EventEffect) -> None:
    """Replace the movement of the hunter and the group, or of the Servant, by one of Dracula's choice."""
    if effect.subject == SERVANT_FIGURE:
        drive_servant(state)
        return
    waiting = drop(state, MovePhase)
    if waiting is not None:
        state.push(TurnStart(waiting.hunter), StormDrift(waiting.hunter))


class StormDrift(DraculaHunterDecision, frozen=True):
    """Dracula chooses the port to which the storm drives the hunter."""

    asks = N_questions("Control Storms: in which port does {hunter} land?")
    rules_page = "card:event:control_storms"
    place_rule = N_unavailable("The storm drives to the ports within its reach only.")
    labels: ClassVar[Labels] = {PlaceChoice: SEND}

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        return [PLACE_CHOICES[port] for port in drift(state, state.hunters[self.hunter].place)]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        move_group(state, "forced", action.to)


# -------------------------------------------------------------------------------------------- Customs Search


@EVENTS.card(
    EventCard.CUSTOMS_SEARCH,
    N_cards("Customs Search"),
    N_cards(
        "When a hunter lands, or crosses the border between west and east on land, and meets no encounter "
        "there: the hunter and the hunter's group discard all items, and the turn ends."
    ),
    owner=DRACULA,
    copies=1,
)
def customs_search(state: Fury2State, effect: EventEffect) -> None:
    """Take all items of the group and end the turn (R15.7)."""
    for hunter in state.group:
        for item in state.hunters[hunter].items:
            discard_item(state, hunter, item)
    state.begin(Lasting.TURN_OVER)


# --------------------------------------------------------------------------------------------- False Tip-off


@EVENTS.card(
    EventCard.FALSE_TIP_OFF,
    N_cards("False Tip-off"),
    N_cards(
        "When a hunter is about to take a train: the hunter is held up, and the turn ends. Or cancel a "
        "Chartered Carriage."
    ),
    owner=DRACULA,
    copies=2,
)
def false_tip_off(state: Fury2State, effect: EventEffect) -> None:
    """Cancel Chartered Carriage, after which the hunter may still roll, or hold the hunter up."""
    if effect.subject != NONE:
        cancel(state, effect.subject)
    elif drop(state, TrainRoll) is not None:
        state.begin(Lasting.TURN_OVER)


# ------------------------------------------------------------------------------------------------- Seduction


@EVENTS.card(
    EventCard.SEDUCTION,
    N_cards("Seduction"),
    N_cards(
        "When a New Vampire is met at night: every hunter who meets it is bitten, and the tile returns to "
        "your encounter hand."
    ),
    owner=DRACULA,
    copies=1,
)
def seduction(state: Fury2State, effect: EventEffect) -> None:
    """Drop the roll for the New Vampire and the return of its tile to the pool."""
    met = drop(state, EncounterEffect)
    if met is None:
        return
    drop(state, TileReturn)
    if met.spot == NONE:
        state.met = NONE
        tile_to_hand(state, met.card, TABLE)
    else:
        take_tile(state, met.spot, met.card)
        tile_to_hand(state, met.card, ON_SPOT + met.spot)
    state.push(*(Bite(hunter) for hunter in state.group), EncounterLimit())


# -------------------------------------------------------------------------------------- Sensationalist Press


@EVENTS.card(
    EventCard.SENSATIONALIST_PRESS,
    N_cards("Sensationalist Press"),
    N_cards("When an effect is about to reveal a location of the trail: it is not revealed."),
    owner=DRACULA,
    copies=1,
)
def sensationalist_press(state: Fury2State, effect: EventEffect) -> None:
    """Drop the reveal that comes next."""
    drop(state, EffectReveal)
