"""Hand limits, and what weakened hunters keep revealed (R9.1, R12.5, R15.7)."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import Decision, Step
from furyqt.rules.core.text import Text
from furyqt.rules.core.zones import Cards, kinds
from furyqt.rules.fury3 import piles, prompts, words
from furyqt.rules.fury3.actions import Pick
from furyqt.rules.fury3.decks import COPIES, HAND, NONE, Deck
from furyqt.rules.fury3.events import CardShown
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import (
    DRACULA_EVENT_LIMIT,
    DRACULA_FIGURE,
    EVENT_LIMIT,
    FIGURES,
    HUNTERS,
    ITEM_LIMIT,
    TICKET_LIMIT,
)


class HandLimitCheck(Step, frozen=True):
    """An actor's hand is brought to its limits, and a weakened hunter reveals what he must (R12.5, R9.1)."""

    actor: int

    def run(self, state: Fury3State) -> None:
        """Ask for one card after another; what leaves no choice is revealed unasked."""
        deck = _excess(state, self.actor)
        if deck != NONE:
            state.push(DiscardChoice(self.actor, deck), self)
            return
        deck = _unshown(state, self.actor)
        if deck == NONE:
            return
        cards = kinds(hand(state, self.actor, deck))
        if len(cards) == 1:
            show(state, self.actor, deck, cards[0])
            state.push(self)
        else:
            state.push(ShownChoice(self.actor, deck), self)


class DiscardChoice(Decision, frozen=True):
    """Above a limit a card is discarded, or a ticket returned (R12.5, R5.9)."""

    actor: int
    deck: int

    def player(self, state: Fury3State) -> int:
        """Whose hand it is."""
        return state.side(self.actor)

    def actions(self, state: Fury3State) -> Sequence[Pick]:
        """Each kind of card in the hand."""
        return [PICKS[self.deck, card] for card in kinds(hand(state, self.actor, self.deck))]

    def apply(self, state: Fury3State, action: Pick) -> None:
        """Faceup to the discard pile; a ticket facedown to the pool."""
        if self.deck == Deck.ITEM:
            piles.discard_item(state, self.actor, action.card)
        elif self.deck == Deck.EVENT:
            piles.discard_event(state, self.actor, action.card)
        else:
            piles.return_ticket(state, self.actor, action.card, faceup=False)

    def prompt(self, position: Fury3State) -> Text:
        """The question to the hand's owner."""
        return prompts.DISCARD[Deck(self.deck)].fill(actor=words.FIGURE_NAMES[self.actor])


class ShownChoice(Decision, frozen=True):
    """A weakened hunter chooses the card that he keeps revealed (R9.1, R15.7)."""

    hunter: int
    deck: int

    def player(self, state: Fury3State) -> int:
        """The hunters."""
        return HUNTERS

    def actions(self, state: Fury3State) -> Sequence[Pick]:
        """Each kind of card in the hand."""
        return [PICKS[self.deck, card] for card in kinds(hand(state, self.hunter, self.deck))]

    def apply(self, state: Fury3State, action: Pick) -> None:
        """Show it."""
        show(state, self.hunter, self.deck, action.card)

    def prompt(self, position: Fury3State) -> Text:
        """The question to the hunters."""
        return prompts.SHOWN[Deck(self.deck)].fill(hunter=words.FIGURE_NAMES[self.hunter])


def tidy(state: Fury3State, actor: int) -> None:
    """Put Tidying on the agenda, if there is anything to do for it."""
    if actor != DRACULA_FIGURE and not state.is_weakened(actor):
        sheet = state.hunters[actor]
        if sheet.shown_item != NONE or sheet.shown_event != NONE:
            state.change(actor, shown_item=NONE, shown_event=NONE)
    if _excess(state, actor) != NONE or _unshown(state, actor) != NONE:
        state.push(TIDYINGS[actor])


def hand(state: Fury3State, actor: int, deck: int) -> Cards:
    """An actor's cards of a deck, or his tickets."""
    if actor == DRACULA_FIGURE:
        return state.events
    sheet = state.hunters[actor]
    return (sheet.items, sheet.events, (), sheet.tickets)[deck]


def show(state: Fury3State, hunter: int, deck: int, card: int) -> None:
    """A weakened hunter reveals a card and keeps it revealed."""
    if deck == Deck.ITEM:
        state.change(hunter, shown_item=card)
    else:
        state.change(hunter, shown_event=card)
    state.tell(CardShown, deck, card, HAND[hunter])


def _excess(state: Fury3State, actor: int) -> int:
    """The first deck of which an actor holds too many; NONE if there is none."""
    if actor == DRACULA_FIGURE:
        return Deck.EVENT if len(state.events) > DRACULA_EVENT_LIMIT else NONE
    sheet = state.hunters[actor]
    if len(sheet.items) > ITEM_LIMIT[actor]:
        return Deck.ITEM
    if len(sheet.events) > EVENT_LIMIT[actor]:
        return Deck.EVENT
    return Deck.TICKET if len(sheet.tickets) > TICKET_LIMIT else NONE


def _unshown(state: Fury3State, actor: int) -> int:
    """The first deck of which a weakened hunter reveals no card though he has some; NONE if there is none.

    During a combat the revealed item is back in the hand; a defeated hunter is out of the game (R11.4).
    """
    if actor == DRACULA_FIGURE or not state.is_weakened(actor) or state.hunters[actor].defeated:
        return NONE
    sheet, fight = state.hunters[actor], state.fight
    if sheet.items and sheet.shown_item == NONE and not (fight and actor in fight.hunters):
        return Deck.ITEM
    return Deck.EVENT if sheet.events and sheet.shown_event == NONE else NONE


TIDYINGS = tuple(HandLimitCheck(actor) for actor in (*FIGURES, DRACULA_FIGURE))
PICKS: dict[tuple[int, int], Pick] = {
    (deck, card): Pick(deck, card)
    for deck in (Deck.ITEM, Deck.EVENT, Deck.TICKET)
    for card in range(len(COPIES[deck]))
}
