"""Showing an item card to be spared what a card would do otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import Decision, Step
from furyqt.rules.core.text import Text
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3 import prompts, words
from furyqt.rules.fury3.actions import PASS, Pick, Word
from furyqt.rules.fury3.decks import Deck
from furyqt.rules.fury3.piles import show_item
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.harm import hurt
from furyqt.rules.fury3.tables import HUNTERS


class Proof(Step, frozen=True):
    """A hunter may reveal an item card of some kinds; then the next step on the agenda does not "
    "happen."""

    hunter: int
    items: tuple[int, ...]

    def run(self, state: Fury3State) -> None:
        """Ask the hunter if he holds one; a defeated hunter reveals nothing."""
        sheet = state.hunters[self.hunter]
        if not sheet.defeated and any(item in self.items for item in sheet.items):
            state.push(ProofChoice(self.hunter, self.items))


class ProofChoice(Decision, frozen=True):
    """The hunter reveals an item card, or does not."""

    hunter: int
    items: tuple[int, ...]

    def player(self, state: Fury3State) -> int:
        """The hunters."""
        return HUNTERS

    def actions(self, state: Fury3State) -> Sequence[Word | Pick]:
        """Passing, then the cards that count."""
        held = kinds(state.hunters[self.hunter].items)
        return (PASS, *(Pick(Deck.ITEM, item) for item in held if item in self.items))

    def apply(self, state: Fury3State, action: Word | Pick) -> None:
        """Show the card and drop what is next."""
        if isinstance(action, Pick):
            show_item(state, self.hunter, action.card)
            state.agenda = state.agenda[:-1]

    def prompt(self, position: Fury3State) -> Text:
        """The question."""
        return prompts.PROOF.fill(hunter=words.FIGURE_NAMES[self.hunter])


class Blow(Step, frozen=True):
    """A hunter suffers damage, unless a Proof spared him."""

    hunter: int
    amount: int

    def run(self, state: Fury3State) -> None:
        """Hurt him."""
        hurt(state, self.hunter, self.amount)
