"""Hand limits of the hunters and Dracula (R12.3, R12.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Position
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.action_labels import DISCARD, Labels
from furyqt.rules.fury2.actions import Pick, Play, Use
from furyqt.rules.fury2.decision import ActorDecision
from furyqt.rules.fury2.decks import HAND, NONE, Deck, EventCard, Item
from furyqt.rules.fury2.event_timing import EventWindow
from furyqt.rules.fury2.piles import CARDS, discard_event, discard_item
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.playing import ItemEffect, play_event
from furyqt.rules.fury2.steps.events.shown import PICKS, check_shown
from furyqt.rules.fury2.steps.events.windows import event_plays, item_uses
from furyqt.rules.fury2.steps.servant.held_event import GiftOffer
from furyqt.rules.fury2.tables import (
    DRACULA_EVENT_LIMIT,
    DRACULA_FIGURE,
    EVENT_LIMIT,
    EXTRA_CARDS,
    FIGURES,
    HILDESHEIM_EVENT_LIMIT,
)
from furyqt.rules.mechanisms.hand_limits import HandCheck

N_ = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")

EITHER = len(Deck)
"""Items or events: Dr. Seward holds one card too many in all (R12.3)."""


class HandLimit(HandCheck, frozen=True):
    """A figure discards cards above its limits; then a bitten hunter lays cards face up (R12.4, R11.3)."""

    actor: int

    def excess(self, state: Fury2State) -> int:
        return excess(state, self.actor)

    def discard(self, deck: int) -> DiscardChoice:
        return DiscardChoice(self.actor, deck)

    def finish(self, state: Fury2State) -> None:
        if self.actor in FIGURES:
            check_shown(state, self.actor)


_TOO_MANY = {
    Deck.ITEM: N_("{actor} has too many items: which one is discarded?"),
    Deck.EVENT: N_("{actor} has too many events: which one is discarded?"),
    EITHER: N_("{actor} has too many cards: which one is discarded?"),
}


class DiscardChoice(ActorDecision, frozen=True):
    """A card above the limit is discarded, or played if its text allows it now (R12.4)."""

    deck: int

    stake = N_stakes(
        "The limits of hands: three items and three events, for Dr. Seward one card more; for Dracula "
        "four events. A card may be played first if its text allows it now."
    )
    rules_page = "hands"
    labels: ClassVar[Labels] = {Pick: DISCARD}

    def actions(self, state: Fury2State) -> Sequence[Pick | Play | Use]:
        decks = (Deck.ITEM, Deck.EVENT) if self.deck == EITHER else (Deck(self.deck),)
        found: list[Pick | Play | Use] = []
        for deck in decks:
            held = CARDS.cards(state, deck, HAND[self.actor])
            found += [PICKS[deck, card] for card in kinds(held)]
        for deck in decks:
            found += legal_plays(state, self.actor, deck)
        return found

    def apply(self, state: Fury2State, action: Pick | Play | Use) -> None:
        if isinstance(action, Play):
            play_event(state, action.card, action.actor)
        elif isinstance(action, Use):
            state.push(ItemEffect(action.item, action.hunter))
        elif action.deck == Deck.ITEM:
            discard_item(state, self.actor, action.card)
        else:
            discard_event(state, self.actor, action.card)

    def prompt(self, position: Position) -> Text:
        return _TOO_MANY[self.deck].fill(actor=words.FIGURE_NAMES[self.actor])


_STAYING = frozenset({Item.DOGS, Item.FAST_HORSE})
"""Items that do not leave the hand at any time of a turn, so that using them helps nobody over a limit."""


def legal_plays(state: Fury2State, actor: int, deck: int) -> list[Play | Use]:
    """Return the plays that an actor with too many cards of a deck can make first (R12.4).

    Only hunters have any, in a hunter's turn: Dracula's cards belong to the start of his turn, or answer
    something.
    """
    if actor not in FIGURES or state.active not in FIGURES:
        return []
    if deck == Deck.EVENT:
        return [*event_plays(state, EventWindow.HUNTER_ACTION, actor)]
    uses = item_uses(state, EventWindow.HUNTER_ACTION, actor)
    return [use for use in uses if use.item not in _STAYING]


def check_hand_limits(state: Fury2State, actor: int) -> None:
    """Bring an actor's hand to its limits, and let a bitten hunter lay cards face up."""
    if excess(state, actor) != NONE:
        state.push(HandLimit(actor))
        if actor == DRACULA_FIGURE:
            state.push(GiftOffer())
    elif actor in FIGURES:
        check_shown(state, actor)


def excess(state: Fury2State, actor: int) -> int:
    """Return the deck of which an actor holds too many, EITHER for both together; NONE if there is none."""
    if actor not in FIGURES:
        more = state.dracula_ally == EventCard.IMMANUEL_HILDESHEIM
        limit = HILDESHEIM_EVENT_LIMIT if more else DRACULA_EVENT_LIMIT
        return Deck.EVENT if len(state.events) > limit else NONE
    sheet = state.hunters[actor]
    items = len(sheet.items) - state.options.most_items
    events = len(sheet.events) - EVENT_LIMIT
    spare = EXTRA_CARDS[actor]
    if items > spare:
        return Deck.ITEM
    if events > spare:
        return Deck.EVENT
    return EITHER if max(items, 0) + max(events, 0) > spare else NONE
