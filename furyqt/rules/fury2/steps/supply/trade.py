"""Trade: hunters in one place exchange items (R8.9, R8.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import CHOOSE, DONE, Choose, Give, Word
from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.decks import Deck
from furyqt.rules.fury2.piles import give_item
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.limits import HandLimit
from furyqt.rules.fury2.tables import FIGURES

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_unavailable = Texts("fury2.unavailable")


def partners(state: Fury2State, hunter: int) -> list[int]:
    """Return the hunters in the same place who can exchange items with a hunter."""
    mine = state.hunters[hunter]
    others = [h for h in FIGURES if h != hunter and state.hunters[h].place == mine.place]
    return [other for other in others if mine.items or state.hunters[other].items]


def can_trade(state: Fury2State, hunter: int) -> bool:
    """Return whether a hunter has a partner for a trade."""
    return bool(partners(state, hunter))


def trade(state: Fury2State, hunter: int) -> None:
    """Begin a trade; a single partner is chosen automatically."""
    others = partners(state, hunter)
    if len(others) == 1:
        state.push(TradeGift(hunter, others[0]))
    elif others:
        state.push(TradePartner(hunter))


class TradePartner(HunterDecision, frozen=True):
    """A hunter chooses a partner for a trade, one after another (R8.9)."""

    before: tuple[int, ...] = ()
    """The partners of this action so far."""

    asks = N_questions("Who does {hunter} trade with?")
    rules_page = "trade"
    place_rule = N_unavailable("No other hunter to trade items with is here.")
    labels: ClassVar[Labels] = {
        Choose: N_buttons("Trade with {hunter}"),
        DONE: N_buttons("End the trade"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word | Choose]:
        others = [other for other in partners(state, self.hunter) if other not in self.before]
        ending = (DONE,) if self.before else ()
        return [*ending, *(CHOOSE[other] for other in others)]

    def apply(self, state: Fury2State, action: Word | Choose) -> None:
        if isinstance(action, Choose):
            state.push(TradeGift(self.hunter, action.hunter, self.before))
        else:
            end_trade(state, (self.hunter, *self.before))


def end_trade(state: Fury2State, hunters: Sequence[int]) -> None:
    """Bring the hands of all who traded to their limits."""
    state.push(*(HandLimit(hunter) for hunter in hunters))


class TradeGift(HunterDecision, frozen=True):
    """One item after another is given, in order: first the hunter's own, then the other's.

    The gifts are in `state.gifts`: Dracula sees only that they trade.
    """

    partner: int
    before: tuple[int, ...] = ()
    """The partners before this one."""

    asks = N_questions("What changes hands between {hunter} and {partner}?")
    rules_page = "trade"
    labels: ClassVar[Labels] = {DONE: N_buttons("End the trade")}

    def actions(self, state: Fury2State) -> Sequence[Word | Give]:
        return (DONE, *self.gifts(state))

    def gifts(self, state: Fury2State) -> list[Give]:
        """Return the gifts that are still possible: nothing twice, nothing back."""
        given = state.gifts
        last = given[-1] if given else (0, 0, 0)
        return [
            Give(giver, card)
            for rank, giver in enumerate((self.hunter, self.partner))
            for cards in [state.hunters[giver].items]
            for card in kinds(cards)
            if (rank, Deck.ITEM, card) >= last
            and cards.count(card) > given.count((1 - rank, Deck.ITEM, card))
        ]

    def apply(self, state: Fury2State, action: Word | Give) -> None:
        """Hand it over and continue, with this partner or with another one."""
        if isinstance(action, Give):
            taker = self.partner if action.giver == self.hunter else self.hunter
            give_item(state, action.giver, taker, action.item)
            state.gifts += ((int(action.giver != self.hunter), Deck.ITEM, action.item),)
            if self.gifts(state):
                state.push(self)
                return
        state.gifts = ()
        following = TradePartner(self.hunter, (*self.before, self.partner))
        if len(following.actions(state)) > 1:
            state.push(following)
        else:
            end_trade(state, (self.hunter, *following.before))

    def prompt(self, position: Any) -> Text:
        names = words.FIGURE_NAMES
        return self.asks.fill(hunter=names[self.hunter], partner=names[self.partner])
