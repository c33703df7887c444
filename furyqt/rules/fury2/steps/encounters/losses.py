"""Cards that encounters take from a hunter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core import chance
from furyqt.rules.core.agenda import Position, Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.action_labels import DISCARD, Labels
from furyqt.rules.fury2.actions import Pick, Word
from furyqt.rules.fury2.decision import DraculaHunterDecision, HunterDecision, card_page
from furyqt.rules.fury2.decks import HAND, Deck
from furyqt.rules.fury2.piles import CARDS, discard_event, discard_item, draw_item
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.limits import check_hand_limits
from furyqt.rules.fury2.steps.events.shown import PICKS

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")

ITEMS_ONLY, EVENTS_ONLY, ANY_CARD = (Deck.ITEM,), (Deck.EVENT,), (Deck.ITEM, Deck.EVENT)


class CardLoss(Step, frozen=True):
    """An encounter makes a hunter discard one card of some decks, and may give an item in its place."""

    hunter: int
    encounter: int
    decks: tuple[int, ...]
    replaced: bool = False

    def run(self, state: Fury2State) -> None:
        """Discard the only kind of card without a prompt."""
        picks = _picks(state, self.hunter, self.decks)
        if len(picks) == 1:
            lose(state, self.hunter, picks[0].deck, picks[0].card)
            replace_item(state, self.hunter, 1 if self.replaced else 0)
        elif picks:
            state.push(CardLossChoice(self.hunter, self.encounter, self.decks, self.replaced))


class CardLossChoice(HunterDecision, frozen=True):
    """The hunter chooses the card that is lost."""

    encounter: int
    decks: tuple[int, ...]
    replaced: bool = False

    asks = N_questions("{encounter}: which card does {hunter} discard?")
    rules_page = "encounters"
    labels: ClassVar[Labels] = {Pick: DISCARD}

    def actions(self, state: Fury2State) -> Sequence[Pick]:
        return _picks(state, self.hunter, self.decks)

    def apply(self, state: Fury2State, action: Pick) -> None:
        lose(state, self.hunter, action.deck, action.card)
        replace_item(state, self.hunter, 1 if self.replaced else 0)

    def prompt(self, position: Position) -> Text:
        name = words.card_text(Deck.ENCOUNTER, self.encounter)
        return self.asks.fill(encounter=name, hunter=words.FIGURE_NAMES[self.hunter])

    def subject(self, position: Position) -> tuple[Deck, int] | None:
        return Deck.ENCOUNTER, self.encounter

    def page(self, position: Position) -> str:
        return card_page(Deck.ENCOUNTER, self.encounter)


def _picks(state: Fury2State, hunter: int, decks: Sequence[int]) -> list[Pick]:
    return [PICKS[deck, card] for deck in decks for card in kinds(CARDS.cards(state, deck, HAND[hunter]))]


def lose(state: Fury2State, hunter: int, deck: int, card: int) -> None:
    """Discard a card; a bitten hunter may have to lay another one face up."""
    if deck == Deck.ITEM:
        discard_item(state, hunter, card)
    else:
        discard_event(state, hunter, card)
    check_hand_limits(state, hunter)


def replace_item(state: Fury2State, hunter: int, count: int) -> None:
    """Draw items in place of those that were lost."""
    for _ in range(count):
        draw_item(state, hunter)
    if count:
        check_hand_limits(state, hunter)


class Theft(Step, frozen=True):
    """Dracula names items or events, and the hunter loses one such card at random."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        sheet = state.hunters[self.hunter]
        if sheet.items and sheet.events:
            state.push(TheftChoice(self.hunter))
        elif sheet.items or sheet.events:
            steal(state, self.hunter, Deck.ITEM if sheet.items else Deck.EVENT)


TAKE_ITEM, TAKE_EVENT = Word("item"), Word("event")


class TheftChoice(DraculaHunterDecision, frozen=True):
    """Dracula names items or events: the sizes of both hands are public."""

    asks = N_questions("What does the Thief take from {hunter}?")
    rules_page = "card:encounter:thief"
    labels: ClassVar[Labels] = {
        TAKE_ITEM: N_buttons("An item"),
        TAKE_EVENT: N_buttons("An event card"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word]:
        return (TAKE_ITEM, TAKE_EVENT)

    def apply(self, state: Fury2State, action: Word) -> None:
        steal(state, self.hunter, Deck.ITEM if action == TAKE_ITEM else Deck.EVENT)

    def prompt(self, position: Position) -> Text:
        return self.asks.fill(hunter=words.FIGURE_NAMES[self.hunter])


def steal(state: Fury2State, hunter: int, deck: int) -> None:
    """Discard a random card of a hunter."""
    held = CARDS.cards(state, deck, HAND[hunter])
    card, state.chance = chance.choice(state.chance, held)
    lose(state, hunter, deck, card)
