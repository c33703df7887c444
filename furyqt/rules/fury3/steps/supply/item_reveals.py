"""Showing an item card to avoid the effect of another card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Position, Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.action_labels import NOTHING_SHOWN, REVEAL, Labels
from furyqt.rules.fury3.actions import PASS, Pick
from furyqt.rules.fury3.decision import HunterDecision, card_page
from furyqt.rules.fury3.decks import Deck
from furyqt.rules.fury3.piles import show_item
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.harm import hurt
from furyqt.rules.fury3.tables import HUNTERS
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_questions = Texts("fury3.questions")
N_windows = Texts("fury3.windows")


class ItemReveal(Opportunity, frozen=True):
    """A hunter may reveal an item card of some kinds; then the next step on the agenda does not happen.

    `deck` and `card` are the card from which the item card can spare the hunter.
    """

    hunter: int
    items: tuple[int, ...]
    deck: int
    card: int

    asks_holder = HUNTERS

    def choice(self, state: Fury3State) -> ItemRevealChoice:
        return ItemRevealChoice(self.hunter, self.items, self.deck, self.card)


class ItemRevealChoice(OptionalChoice, HunterDecision, frozen=True):
    """The hunter reveals an item card, or does not."""

    items: tuple[int, ...]
    deck: int
    card: int

    asks = N_questions("{card}: does {hunter} reveal an item card?")
    rules_page = "encounters_met"
    labels: ClassVar[Labels] = {Pick: REVEAL, PASS: NOTHING_SHOWN}
    prompt_windows = (PromptWindow("proof", N_windows("An item card can spare a hunter"), HUNTERS, PASS),)

    def options(self, state: Fury3State) -> Sequence[Pick]:
        sheet = state.hunters[self.hunter]
        held = () if sheet.defeated else kinds(sheet.items)
        return [Pick(Deck.ITEM, item) for item in held if item in self.items]

    def use(self, state: Fury3State, action: Pick) -> None:
        show_item(state, self.hunter, action.card)
        state.agenda = state.agenda[:-1]

    def prompt(self, position: Position) -> Text:
        return self.asks.fill(
            card=words.card_text(self.deck, self.card), hunter=words.FIGURE_NAMES[self.hunter]
        )

    def subject(self, position: Position) -> tuple[Deck, int] | None:
        return Deck(self.deck), self.card

    def page(self, position: Position) -> str:
        return card_page(Deck(self.deck), self.card)


class Blow(Step, frozen=True):
    """A hunter suffers damage, unless an ItemReveal prevented it."""

    hunter: int
    amount: int

    def run(self, state: Fury3State) -> None:
        hurt(state, self.hunter, self.amount)
