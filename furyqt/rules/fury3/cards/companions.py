"""The hunters' three allies, and the event that brings one of them back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Position
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import Cards, kinds
from furyqt.rules.fury3.action_labels import KEEP_ALLY, Labels
from furyqt.rules.fury3.actions import Pick, Word
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decision import ActorDecision, HuntersDecision, card_page
from furyqt.rules.fury3.decks import Deck, EventCard
from furyqt.rules.fury3.event_timing import EventWindow, When
from furyqt.rules.fury3.piles import discard_to_table
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.scouting import Scouting
from furyqt.rules.fury3.steps.turn.windows import EventEffect, keep_as_ally
from furyqt.rules.fury3.tables import HUNTERS
from furyqt.rules.mechanisms.cards import unless

N_buttons = Texts("fury3.buttons")
N_cards = Texts("fury3.cards")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")

SCOUT, _ALLY = Word("scout"), Word("ally")


class AllyChoice(HuntersDecision, frozen=True):
    """A drawn ally scouts a city once, or stays in play."""

    card: int
    actor: int

    asks = N_questions("{event}: scout a city, or keep as ally?")
    stake = N_stakes("Each side has one ally: a new one replaces the old. Scouting uses the card up.")
    rules_page = "allies"
    labels: ClassVar[Labels] = {SCOUT: N_buttons("Scout a city"), _ALLY: KEEP_ALLY}

    def actions(self, state: Fury3State) -> Sequence[Word]:
        return (SCOUT, _ALLY)

    def apply(self, state: Fury3State, action: Word) -> None:
        if action == SCOUT:
            state.push(Scouting(1))
        else:
            keep_as_ally(state, self.card, self.actor)

    def prompt(self, position: Position) -> Text:
        return self.asks.fill(event=EVENTS[self.card].name)

    def seat(self, position: Position) -> int:
        return self.actor

    def subject(self, position: Position) -> tuple[Deck, int] | None:
        return Deck.EVENT, self.card

    def page(self, position: Position) -> str:
        return card_page(Deck.EVENT, self.card) or self.rules_page


class ReturnChoice(ActorDecision, frozen=True):
    """The hunters choose the ally who comes back from the discard pile."""

    asks = N_questions("Surprising Return: which ally returns?")
    rules_page = "card:event:surprising_return"
    labels: ClassVar[Labels] = {Pick: N_buttons("Bring {card} back")}
    cards_in_hand = False

    def actions(self, state: Fury3State) -> Sequence[Pick]:
        return [Pick(Deck.EVENT, card) for card in _discarded(state)]

    def apply(self, state: Fury3State, action: Pick) -> None:
        _call_back(state, action.card, self.actor)


def _discarded(state: Fury3State) -> Cards:
    return kinds(tuple(card for card in state.event_discard if card in EVENTS.allies[HUNTERS]))


def _call_back(state: Fury3State, card: int, actor: int) -> None:
    discard_to_table(state, card)
    keep_as_ally(state, card, actor)


@EVENTS.card(
    EventCard.RUFUS_SMITH,
    N_cards("Rufus Smith"),
    N_cards(
        "Immediately: name a city; Dracula reveals its location card if it is in a hideout or lair. Or keep "
        "as ally: Dracula suffers 2 damage instead of 1 whenever he moves from one sea zone to another."
    ),
    owner=HUNTERS,
    copies=1,
    when=(When.AT_ONCE,),
    is_ally=True,
)
def rufus_smith(state: Fury3State, effect: EventEffect) -> None:
    """Scout, or keep the ally."""
    state.push(AllyChoice(effect.card, effect.actor))


@EVENTS.card(
    EventCard.JONATHAN_HARKER,
    N_cards("Jonathan Harker"),
    N_cards(
        "Immediately: name a city; Dracula reveals its location card if it is in a hideout or lair. Or keep "
        "as ally: the location card of each hideout that slides onto space 6 is revealed."
    ),
    owner=HUNTERS,
    copies=1,
    when=(When.AT_ONCE,),
    is_ally=True,
)
def jonathan_harker(state: Fury3State, effect: EventEffect) -> None:
    """Scout, or keep the ally."""
    state.push(AllyChoice(effect.card, effect.actor))


@EVENTS.card(
    EventCard.SISTER_AGATHA,
    N_cards("Sister Agatha"),
    N_cards(
        "Immediately: name a city; Dracula reveals its location card if it is in a hideout or lair. Or keep "
        "as ally: Dracula suffers 2 damage after he resolves Escape as Bat, Escape as Mist or Fangs."
    ),
    owner=HUNTERS,
    copies=1,
    when=(When.AT_ONCE,),
    is_ally=True,
)
def sister_agatha(state: Fury3State, effect: EventEffect) -> None:
    """Scout, or keep the ally."""
    state.push(AllyChoice(effect.card, effect.actor))


@EVENTS.card(
    EventCard.SURPRISING_RETURN,
    N_cards("Surprising Return"),
    N_cards("Dawn or dusk: put a hunters' ally from the event discard pile into play."),
    owner=HUNTERS,
    copies=2,
    when=(EventWindow.DAWN, EventWindow.DUSK),
    against=unless(
        lambda state, hunter: not EVENTS.allies[HUNTERS].isdisjoint(state.event_discard),
        N_unavailable("There is no hunters' ally in the discard pile."),
    ),
)
def surprising_return(state: Fury3State, effect: EventEffect) -> None:
    """Return an ally, who replaces the one in play (R12.4)."""
    allies = _discarded(state)
    if len(allies) == 1:
        _call_back(state, allies[0], effect.actor)
    elif allies:
        state.push(ReturnChoice(effect.actor))
