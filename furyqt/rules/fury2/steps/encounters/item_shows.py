"""Items that hunters show or discard to escape the effect of another card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Position, Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import PASS, Use
from furyqt.rules.fury2.decision import HuntersDecision, card_page
from furyqt.rules.fury2.decks import NONE, Deck, Item
from furyqt.rules.fury2.piles import discard_item, show_item
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.limits import check_hand_limits
from furyqt.rules.fury2.tables import FIGURES, HUNTERS
from furyqt.rules.mechanisms.interruptions import pending
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_windows = Texts("fury2.windows")

STAKES = (Item.KNIFE, Item.STAKE)
"""Items that destroy a New Vampire that escapes."""


class ItemShow(Opportunity, frozen=True):
    """One of some hunters may show an item against a card or tile; then the next step does not happen."""

    hunters: tuple[int, ...]
    items: tuple[int, ...]
    deck: int
    card: int

    asks_holder = HUNTERS

    def choice(self, state: Fury2State) -> ItemShowChoice:
        return ItemShowChoice(self.hunters, self.items, self.deck, self.card)


class ItemShowChoice(OptionalChoice, HuntersDecision, frozen=True):
    """A hunter shows an item, which is kept, or none does."""

    hunters: tuple[int, ...]
    items: tuple[int, ...]
    deck: int
    card: int

    asks = N_questions("{card}: show an item for protection?")
    stake = N_stakes("An item that is shown stays with its hunter. If none is shown, the effect happens.")
    rules_page = "shown_items"
    labels: ClassVar[Labels] = {
        Use: N_buttons("Show {item} ({hunter})"),
        PASS: N_buttons("Show nothing"),
    }
    prompt_windows = (PromptWindow("show_item", N_windows("An item can protect a hunter"), HUNTERS, PASS),)

    def options(self, state: Fury2State) -> Sequence[Use]:
        return holders(state, self.hunters, self.items)

    def use(self, state: Fury2State, action: Use) -> None:
        show_item(state, action.hunter, action.item)
        state.agenda = state.agenda[:-1]

    def prompt(self, position: Position) -> Text:
        return self.asks.fill(card=words.card_named(self.deck, self.card))

    def subject(self, position: Position) -> tuple[Deck, int] | None:
        return Deck(self.deck), self.card

    def page(self, position: Position) -> str:
        return card_page(Deck(self.deck), self.card)


class StakeOffer(Opportunity, frozen=True):
    """One of some hunters may discard a Knife or a Stake against a New Vampire that escapes."""

    hunters: tuple[int, ...]

    asks_holder = HUNTERS

    def choice(self, state: Fury2State) -> StakeChoice:
        return StakeChoice(self.hunters)


class VampireEscape(Step, frozen=True):
    """A New Vampire that was met escapes, unless a StakeOffer prevents it: see `cards.new_vampire`."""

    spot: int

    def escape(self, state: Fury2State) -> None:
        """Carry out the escape."""
        raise NotImplementedError

    def destroy(self, state: Fury2State) -> None:
        """Destroy the vampire."""
        raise NotImplementedError

    def run(self, state: Fury2State) -> None:
        self.escape(state)


class StakeChoice(OptionalChoice, HuntersDecision, frozen=True):
    """A hunter discards a Knife or a Stake, or lets the vampire escape."""

    hunters: tuple[int, ...]

    asks = N_questions("The New Vampire escapes: discard a Knife or a Stake to destroy it?")
    stake = N_stakes(
        "The discarded card destroys the vampire. If it escapes, it stays in play faceup and can still "
        "mature."
    )
    rules_page = "card:encounter:new_vampire"
    labels: ClassVar[Labels] = {
        Use: N_buttons("Discard {item} ({hunter})"),
        PASS: N_buttons("Allow it to escape"),
    }
    prompt_windows = (PromptWindow("stake", N_windows("A New Vampire escapes"), HUNTERS, PASS),)

    def options(self, state: Fury2State) -> Sequence[Use]:
        """Offer nothing if the vampire of an Ambush returns to the pool anyway, and no turn goes on."""
        escape = pending(state, VampireEscape)
        is_gone = escape is not None and escape.spot == NONE and state.active not in FIGURES
        return () if is_gone else self.outdated(state)

    def outdated(self, state: Fury2State) -> Sequence[Use]:
        return holders(state, self.hunters, STAKES)

    def use(self, state: Fury2State, action: Use) -> None:
        escape = state.agenda[-1]
        assert isinstance(escape, VampireEscape)
        state.agenda = state.agenda[:-1]
        discard_item(state, action.hunter, action.item)
        check_hand_limits(state, action.hunter)
        escape.destroy(state)


def holders(state: Fury2State, hunters: Sequence[int], items: Sequence[int]) -> list[Use]:
    """Return the items of some kinds that some hunters hold."""
    return [Use(item, hunter) for hunter in hunters for item in items if item in state.hunters[hunter].items]
