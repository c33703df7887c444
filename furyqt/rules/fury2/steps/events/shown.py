"""The cards that a bitten hunter keeps face up (R11.3)."""

from __future__ import annotations

from typing import ClassVar

from furyqt.rules.core.agenda import Position, Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import Cards, kinds
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.action_labels import REVEAL, Labels
from furyqt.rules.fury2.actions import CARD_IDS, Pick
from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.decks import HAND, NONE, Deck, Item
from furyqt.rules.fury2.events import CardShown
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.mechanisms.hand_limits import HandChoice

N_ = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")


class ShownCheck(Step, frozen=True):
    """A bitten hunter lays an item and an event face up; without a choice this happens by itself."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        deck = unshown(state, self.hunter)
        if deck == NONE:
            return
        cards = kinds(_showable(state, self.hunter, deck))
        if len(cards) == 1:
            show(state, self.hunter, deck, cards[0])
            state.push(self)
        else:
            state.push(ShownChoice(self.hunter, deck), self)


_SHOWN = {
    Deck.ITEM: N_("Which item does {hunter} keep faceup?"),
    Deck.EVENT: N_("Which event card does {hunter} keep faceup?"),
}


class ShownChoice(HandChoice, HunterDecision, frozen=True):
    """A bitten hunter chooses the card that stays face up."""

    deck: int

    stake = N_stakes("A bitten hunter keeps one item and one event faceup, where Dracula sees them.")
    rules_page = "bites"
    labels: ClassVar[Labels] = {Pick: REVEAL}

    def hand(self, state: Fury2State) -> Cards:
        return _showable(state, self.hunter, self.deck)

    def pick(self, card: int) -> Pick:
        return PICKS[self.deck, card]

    def apply(self, state: Fury2State, action: Pick) -> None:
        show(state, self.hunter, self.deck, action.card)

    def prompt(self, position: Position) -> Text:
        return _SHOWN[Deck(self.deck)].fill(hunter=words.FIGURE_NAMES[self.hunter])


def check_shown(state: Fury2State, hunter: int) -> None:
    """Put a ShownCheck on the agenda if a bitten hunter shows too little; a cured one covers the cards."""
    sheet = state.hunters[hunter]
    if not sheet.bites:
        if sheet.shown_item != NONE or sheet.shown_event != NONE:
            state.update_hunter(hunter, shown_item=NONE, shown_event=NONE)
    elif unshown(state, hunter) != NONE:
        state.push(ShownCheck(hunter))


def show(state: Fury2State, hunter: int, deck: int, card: int) -> None:
    """Lay a card of a bitten hunter face up; it stays so."""
    if deck == Deck.ITEM:
        state.update_hunter(hunter, shown_item=card)
    else:
        state.update_hunter(hunter, shown_event=card)
    state.tell(CardShown, deck, card, HAND[hunter])


def unshown(state: Fury2State, hunter: int) -> int:
    """Return the first deck of which a bitten hunter shows no card though he could; NONE if there is none.

    In a combat his face-up item is back in the hand (C3.1).
    """
    sheet, fight = state.hunters[hunter], state.fight
    if not sheet.bites:
        return NONE
    fights = fight is not None and hunter in fight.hunters
    if sheet.shown_item == NONE and not fights and _showable(state, hunter, Deck.ITEM):
        return Deck.ITEM
    return Deck.EVENT if sheet.shown_event == NONE and sheet.events else NONE


def _showable(state: Fury2State, hunter: int, deck: int) -> Cards:
    """Return the cards that a bitten hunter can keep face up: Dogs do not count."""
    sheet = state.hunters[hunter]
    if deck == Deck.EVENT:
        return sheet.events
    return tuple([card for card in sheet.items if card != Item.DOGS])


PICKS: dict[tuple[int, int], Pick] = {
    (deck, card): Pick(deck, card) for deck in Deck for card in range(len(CARD_IDS[deck]))
}
