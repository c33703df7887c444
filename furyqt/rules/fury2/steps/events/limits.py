"""Hand limits of the hunters and Dracula (R12.3, R12.4)."""

from __future__ import annotations

from typing import Any, ClassVar

from furyqt.rules.core.text import N_, Text
from furyqt.rules.core.zones import Cards
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.action_labels import DISCARD, Labels
from furyqt.rules.fury2.actions import Pick
from furyqt.rules.fury2.decision import ActorDecision
from furyqt.rules.fury2.decks import HAND, NONE, Deck, EventCard
from furyqt.rules.fury2.piles import CARDS, discard_event, discard_item
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import (
    DRACULA_EVENT_LIMIT,
    DRACULA_FIGURE,
    EVENT_LIMIT,
    EXTRA_CARDS,
    HILDESHEIM_EVENT_LIMIT,
)
from furyqt.rules.mechanisms.hand_limits import HandCheck, HandChoice


class HandLimit(HandCheck, frozen=True):
    """A figure discards cards above its limits (R12.4)."""

    actor: int

    def excess(self, state: Fury2State) -> int:
        return excess(state, self.actor)

    def discard(self, deck: int) -> DiscardChoice:
        return DiscardChoice(self.actor, deck)


_TOO_MANY = {
    Deck.ITEM: N_("fury2.questions", "{actor} has too many items: which one is discarded?"),
    Deck.EVENT: N_("fury2.questions", "{actor} has too many events: which one is discarded?"),
}


class DiscardChoice(HandChoice, ActorDecision, frozen=True):
    """A card above the limit is discarded (R12.4)."""

    deck: int

    rules_page = "hands"
    labels: ClassVar[Labels] = {Pick: DISCARD}

    def hand(self, state: Fury2State) -> Cards:
        return CARDS.cards(state, self.deck, HAND[self.actor])

    def pick(self, card: int) -> Pick:
        return Pick(self.deck, card)

    def apply(self, state: Fury2State, action: Pick) -> None:
        if self.deck == Deck.ITEM:
            discard_item(state, self.actor, action.card)
        else:
            discard_event(state, self.actor, action.card)

    def prompt(self, position: Any) -> Text:
        return _TOO_MANY[Deck(self.deck)].fill(actor=words.FIGURE_NAMES[self.actor])


def excess(state: Fury2State, actor: int) -> int:
    """Return a deck of which a figure holds too many cards; NONE if there is none (R12.3)."""
    if actor == DRACULA_FIGURE:
        hildesheim = state.dracula_ally == EventCard.IMMANUEL_HILDESHEIM
        limit = HILDESHEIM_EVENT_LIMIT if hildesheim else DRACULA_EVENT_LIMIT
        return Deck.EVENT if len(state.events) > limit else NONE
    sheet = state.hunters[actor]
    items = len(sheet.items) - state.options.most_items
    events = len(sheet.events) - EVENT_LIMIT
    extra = EXTRA_CARDS[actor]
    if items > extra or (items > 0 and items + max(events, 0) > extra):
        return Deck.ITEM
    return Deck.EVENT if events > extra or max(items, 0) + events > extra else NONE
