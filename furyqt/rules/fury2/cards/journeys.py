"""The hunters' events for their journeys."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decks import NONE, EventCard
from furyqt.rules.fury2.event_timing import EventWindow, Lasting
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.playing import EventEffect, cancel
from furyqt.rules.fury2.steps.events.resolve import against_hurry, hurry
from furyqt.rules.fury2.steps.travel.answers import CarriageOffer, TipOffOffer
from furyqt.rules.fury2.steps.travel.rail import TrainDeparture, TrainRoll
from furyqt.rules.fury2.steps.travel.served_moves import may_serve
from furyqt.rules.fury2.tables import HUNTERS, TRAIN_FACES
from furyqt.rules.mechanisms.cards import unless
from furyqt.rules.mechanisms.interruptions import drop, drop_all

N_ = Texts("fury2.cards")
N_unavailable = Texts("fury2.unavailable")

FAST_TRAIN = TRAIN_FACES.index("2/3")


@EVENTS.card(
    EventCard.CHARTERED_CARRIAGE,
    N_("Chartered Carriage"),
    N_(
        "When a hunter is about to take a train: do not roll, the train counts as 2/3. Or cancel a False "
        "Tip-off."
    ),
    owner=HUNTERS,
    copies=3,
)
def chartered_carriage(state: Fury2State, effect: EventEffect) -> None:
    """Cancel the card that this one answers, or replace the roll of the train die."""
    if effect.subject != NONE:
        cancel(state, effect.subject)
        return
    waiting = drop(state, TrainRoll)
    if waiting is not None:
        drop_all(state, lambda step: isinstance(step, CarriageOffer | TipOffOffer))
        state.push(TrainDeparture(waiting.hunter, FAST_TRAIN))


@EVENTS.card(
    EventCard.EXCELLENT_WEATHER,
    N_("Excellent Weather"),
    N_("When a hunter is about to move by sea: that hunter may make up to four sea moves in this turn."),
    owner=HUNTERS,
    copies=2,
    when=(EventWindow.HUNTER_MOVE,),
    against=unless(
        lambda state, hunter: may_serve(state, Lasting.EXCELLENT_WEATHER),
        N_unavailable("no voyage of several steps can follow now"),
    ),
)
def excellent_weather(state: Fury2State, effect: EventEffect) -> None:
    """Give the moving hunter four sea moves; embarking and landing count (R4.6)."""
    state.begin(Lasting.EXCELLENT_WEATHER)


@EVENTS.card(
    EventCard.SENSE_OF_EMERGENCY,
    N_("Sense of Emergency"),
    N_(
        "Instead of your move: lose 6 health less the vampire track, but not your last health, and go to any "
        "place on land."
    ),
    owner=HUNTERS,
    copies=2,
    when=(EventWindow.HUNTER_MOVE,),
    against=against_hurry,
)
def sense_of_emergency(state: Fury2State, effect: EventEffect) -> None:
    """Pay with health and go anywhere."""
    hurry(state, effect.actor)
