"""Hand limits, and the cards that weakened hunters keep revealed (R9.1, R12.5, R15.7)."""

from __future__ import annotations

from typing import Any, ClassVar

from furyqt.rules.core.agenda import Action, Position
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import Cards, kinds
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.action_labels import DISCARD, REVEAL, Labels
from furyqt.rules.fury3.actions import CARD_IDS, Pick
from furyqt.rules.fury3.decision import ActorDecision, HunterDecision
from furyqt.rules.fury3.decks import DISCARD as DISCARD_PILE
from furyqt.rules.fury3.decks import HAND, NONE, PILE, Deck
from furyqt.rules.fury3.events import CardShown
from furyqt.rules.fury3.piles import CARDS
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import (
    DRACULA_EVENT_LIMIT,
    DRACULA_FIGURE,
    EVENT_LIMIT,
    FIGURES,
    ITEM_LIMIT,
    TICKET_LIMIT,
)
from furyqt.rules.mechanisms.hand_limits import HandCheck, HandChoice

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")


class HandLimitCheck(HandCheck, frozen=True):
    """An actor's hand is brought to its limits, and a weakened hunter reveals his cards (R12.5, R9.1)."""

    actor: int

    def excess(self, state: Fury3State) -> int:
        return _excess(state, self.actor)

    def discard(self, deck: int) -> DiscardChoice:
        return DiscardChoice(self.actor, deck)

    def finish(self, state: Fury3State) -> None:
        """Reveal one card after another; without a choice it is revealed automatically."""
        deck = _unshown(state, self.actor)
        if deck == NONE:
            return
        cards = kinds(hand(state, self.actor, deck))
        if len(cards) == 1:
            show(state, self.actor, deck, cards[0])
            state.push(self)
        else:
            state.push(ShownChoice(self.actor, deck), self)


_TOO_MANY = {
    Deck.ITEM: N_questions("{actor} has too many item cards: which one is discarded?"),
    Deck.EVENT: N_questions("{actor} has too many event cards: which one is discarded?"),
    Deck.TICKET: N_questions("{actor} has too many tickets: which one is returned?"),
}
_RETURN = N_buttons("Return {card}")


class DiscardChoice(HandChoice, ActorDecision, frozen=True):
    """A card above the limit is discarded, or a ticket returned (R12.5, R5.9)."""

    deck: int

    stake = N_stakes(
        "The limits of hands: three items and three events, for Dr. Seward four of each; two tickets; "
        "for Dracula four events."
    )
    rules_page = "hands"
    labels: ClassVar[Labels] = {Pick: DISCARD}

    def hand(self, state: Fury3State) -> Cards:
        return hand(state, self.actor, self.deck)

    def pick(self, card: int) -> Pick:
        return PICKS[self.deck, card]

    def apply(self, state: Fury3State, action: Pick) -> None:
        target = PILE if self.deck == Deck.TICKET else DISCARD_PILE
        CARDS.move(state, self.deck, action.card, HAND[self.actor], target)

    def prompt(self, position: Position) -> Text:
        return _TOO_MANY[Deck(self.deck)].fill(actor=words.FIGURE_NAMES[self.actor])

    def label(self, position: Any, action: Action) -> Text:
        if isinstance(action, Pick) and action.deck == Deck.TICKET:
            return _RETURN.fill(card=words.card_text(action.deck, action.card))
        return super().label(position, action)


_SHOWN = {
    Deck.ITEM: N_questions("Which item card does {hunter} keep revealed?"),
    Deck.EVENT: N_questions("Which event card does {hunter} keep revealed?"),
}


class ShownChoice(HandChoice, HunterDecision, frozen=True):
    """A weakened hunter chooses the card that he keeps revealed (R9.1, R15.7)."""

    deck: int

    stake = N_stakes("A weakened hunter keeps one item and one event faceup, where Dracula sees them.")
    rules_page = "weakened"
    labels: ClassVar[Labels] = {Pick: REVEAL}

    def hand(self, state: Fury3State) -> Cards:
        return hand(state, self.hunter, self.deck)

    def pick(self, card: int) -> Pick:
        return PICKS[self.deck, card]

    def apply(self, state: Fury3State, action: Pick) -> None:
        show(state, self.hunter, self.deck, action.card)

    def prompt(self, position: Position) -> Text:
        return _SHOWN[Deck(self.deck)].fill(hunter=words.FIGURE_NAMES[self.hunter])


def check_hand_limits(state: Fury3State, actor: int) -> None:
    """Put a HandLimitCheck on the agenda, if it has anything to do."""
    if actor != DRACULA_FIGURE and not state.is_weakened(actor):
        sheet = state.hunters[actor]
        if sheet.shown_item != NONE or sheet.shown_event != NONE:
            state.update_hunter(actor, shown_item=NONE, shown_event=NONE)
    if _excess(state, actor) != NONE or _unshown(state, actor) != NONE:
        state.push(HAND_LIMIT_CHECKS[actor])


def hand(state: Fury3State, actor: int, deck: int) -> Cards:
    """Return an actor's cards of a deck, or his tickets."""
    return CARDS.cards(state, deck, HAND[actor])


def show(state: Fury3State, hunter: int, deck: int, card: int) -> None:
    """Reveal a card of a weakened hunter, who keeps it revealed."""
    if deck == Deck.ITEM:
        state.update_hunter(hunter, shown_item=card)
    else:
        state.update_hunter(hunter, shown_event=card)
    state.tell(CardShown, deck, card, HAND[hunter])


def _excess(state: Fury3State, actor: int) -> int:
    """Return the first deck of which an actor holds too many; NONE if there is none."""
    if actor == DRACULA_FIGURE:
        return Deck.EVENT if len(state.events) > DRACULA_EVENT_LIMIT else NONE
    sheet = state.hunters[actor]
    if len(sheet.items) > ITEM_LIMIT[actor]:
        return Deck.ITEM
    if len(sheet.events) > EVENT_LIMIT[actor]:
        return Deck.EVENT
    return Deck.TICKET if len(sheet.tickets) > TICKET_LIMIT else NONE


def _unshown(state: Fury3State, actor: int) -> int:
    """Return the first deck of which a weakened hunter reveals no card though he has some; NONE if there is
    none.

    During a combat the revealed item is back in the hand; a defeated hunter is out of the game (R11.4).
    """
    if actor == DRACULA_FIGURE or not state.is_weakened(actor) or state.hunters[actor].defeated:
        return NONE
    sheet, fight = state.hunters[actor], state.fight
    if sheet.items and sheet.shown_item == NONE and not (fight and actor in fight.hunters):
        return Deck.ITEM
    return Deck.EVENT if sheet.events and sheet.shown_event == NONE else NONE


HAND_LIMIT_CHECKS = tuple(HandLimitCheck(actor) for actor in (*FIGURES, DRACULA_FIGURE))
PICKS: dict[tuple[int, int], Pick] = {
    (deck, card): Pick(deck, card)
    for deck in (Deck.ITEM, Deck.EVENT, Deck.TICKET)
    for card in range(len(CARD_IDS[deck]))
}
