"""The hunters' events that reveal cards of the trail and the catacombs."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import Position
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.actions import PLACE_CHOICES, PlaceChoice
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.decks import EventCard
from furyqt.rules.fury2.event_timing import EventWindow, When
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.playing import EventEffect
from furyqt.rules.fury2.steps.trail.revealing import (
    NamedPlace,
    NewsReading,
    SlotReveal,
    facedown_seas,
    reveal_by_effect,
)
from furyqt.rules.fury2.tables import CITIES, HUNTERS, ROADS, STARTS
from furyqt.rules.fury2.words import FIGURE_NAMES
from furyqt.rules.mechanisms.cards import unless

N_cards = Texts("fury2.cards")
N_unavailable = Texts("fury2.unavailable")
N_questions = Texts("fury2.questions")

SCOUTED = 2
"""Cities that Hired Scouts name."""


@EVENTS.card(
    EventCard.NEWSPAPER_REPORTS,
    N_cards("Newspaper Reports"),
    N_cards(
        "Immediately: Dracula reveals the oldest facedown location of the trail, unless it is the place "
        "where he is."
    ),
    owner=HUNTERS,
    copies=5,
    when=(When.AT_ONCE,),
)
def newspaper_reports(state: Fury2State, effect: EventEffect) -> None:
    """Reveal the oldest facedown location."""
    state.push(NewsReading())


@EVENTS.card(
    EventCard.HIRED_SCOUTS,
    N_cards("Hired Scouts"),
    N_cards(
        "Immediately: name two cities. Those in Dracula's trail or catacombs are revealed together with "
        "their encounters."
    ),
    owner=HUNTERS,
    copies=3,
    when=(When.AT_ONCE,),
)
def hired_scouts(state: Fury2State, effect: EventEffect) -> None:
    """Name both cities before Dracula answers."""
    state.push(ScoutedCity(effect.actor))


class ScoutedCity(HunterDecision, frozen=True):
    """The hunter names one city after another."""

    named: tuple[int, ...] = ()

    asks = N_questions("{hunter} plays Hired Scouts: which city do they search first?")
    asks_again = N_questions("{hunter} plays Hired Scouts: which city do they search second?")
    rules_page = "card:event:hired_scouts"
    place_rule = N_unavailable("The scouts search cities, and each only once.")

    def prompt(self, position: Position) -> Text:
        """Return the question for the first or the second city."""
        asks = self.asks_again if self.named else self.asks
        return asks.fill(hunter=FIGURE_NAMES[self.hunter])

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        return [PLACE_CHOICES[city] for city in STARTS if city not in self.named]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        named = (*self.named, action.to)
        if len(named) < SCOUTED:
            state.push(ScoutedCity(self.hunter, named))
        else:
            state.push(*(NamedPlace(city, tiles=True) for city in named))


@EVENTS.card(
    EventCard.TELEGRAPH_AHEAD,
    N_cards("Telegraph Ahead"),
    N_cards(
        "Immediately: all cities one road from you that are in Dracula's trail or catacombs are revealed."
    ),
    owner=HUNTERS,
    copies=2,
    when=(When.AT_ONCE,),
)
def telegraph_ahead(state: Fury2State, effect: EventEffect) -> None:
    """Reveal the location cards only, not their tiles."""
    near = ROADS[state.hunters[effect.actor].place]
    state.push(*(NamedPlace(city) for city in near if city in CITIES))


@EVENTS.card(
    EventCard.MONEY_TRAIL,
    N_cards("Money Trail"),
    N_cards("On a hunter's turn: all sea zones in the trail are revealed."),
    owner=HUNTERS,
    copies=1,
    when=(EventWindow.HUNTER_MOVE, EventWindow.HUNTER_ACTION),
    against=unless(
        lambda state, hunter: bool(facedown_seas(state)), N_unavailable("no sea zone of the trail is hidden")
    ),
)
def money_trail(state: Fury2State, effect: EventEffect) -> None:
    """Reveal one sea card after another, the newest first."""
    for spot in reversed(facedown_seas(state)):
        reveal_by_effect(state, spot, SlotReveal(spot.id))
