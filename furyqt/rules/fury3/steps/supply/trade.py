"""The trade action: two hunters exchange cards and tickets (R5.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Position
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.action_labels import Labels
from furyqt.rules.fury3.actions import DONE, HUNTER_CHOICES, Choose, Give, Word
from furyqt.rules.fury3.decision import DecisionKind, HunterDecision
from furyqt.rules.fury3.decks import Deck
from furyqt.rules.fury3.piles import give
from furyqt.rules.fury3.state import Fury3State, Hunter
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits, hand
from furyqt.rules.fury3.tables import CITIES, VAN_HELSING

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")

LEADER = Word("leader")
GOODS = (Deck.ITEM, Deck.TICKET)


def partners(state: Fury3State, hunter: int, *, leader: bool = False) -> list[int]:
    """Return the hunters that a hunter can trade with: in his city, with the Leader in any city."""
    sheets = state.hunters
    mine = sheets[hunter]
    if leader:
        others = [h for h, sheet in enumerate(sheets) if sheet.place in CITIES and h != hunter]
    else:
        place = mine.place
        others = [h for h, sheet in enumerate(sheets) if sheet.place == place and h != hunter]
    if not others:
        return others
    has_goods = _has_goods(mine, leader=leader)
    return [
        other
        for other in others
        if not sheets[other].defeated and (has_goods or _has_goods(sheets[other], leader=leader))
    ]


def _has_goods(sheet: Hunter, *, leader: bool) -> bool:
    """Return whether a hunter has anything that can be given."""
    return bool(sheet.events if leader else sheet.items or sheet.tickets)


def can_trade(state: Fury3State, hunter: int) -> bool:
    """Return whether a hunter has a partner for a trade."""
    return bool(partners(state, hunter) or (hunter == VAN_HELSING and partners(state, hunter, leader=True)))


def trade(state: Fury3State, hunter: int, *, leader: bool = False) -> None:
    """Begin a trade; a single partner is chosen automatically."""
    others = partners(state, hunter, leader=leader)
    led = hunter == VAN_HELSING and not leader and partners(state, hunter, leader=True)
    if led and not others:
        trade(state, hunter, leader=True)
    elif led or len(others) > 1:
        state.push(TradePartner(hunter, leader))
    else:
        state.push(TradeGift(hunter, others[0], leader))


class TradePartner(HunterDecision, frozen=True):
    """A hunter chooses a partner; Van Helsing may choose to trade event cards instead (Leader)."""

    leader: bool = False

    asks = N_questions("Who does {hunter} trade with?")
    stake = N_stakes("The trade is the action of this hunter only; the partner's is not used.")
    rules_page = "trade"
    place_rule = N_unavailable("No other hunter here has or gets anything in a trade.")
    labels: ClassVar[Labels] = {
        Choose: N_buttons("Trade with {hunter}"),
        LEADER: N_buttons("Trade event cards instead (Leader)"),
    }

    def actions(self, state: Fury3State) -> Sequence[Choose | Word]:
        found: list[Choose | Word] = [
            HUNTER_CHOICES[h] for h in partners(state, self.hunter, leader=self.leader)
        ]
        if self.hunter == VAN_HELSING and not self.leader and partners(state, self.hunter, leader=True):
            found.append(LEADER)
        return found

    def apply(self, state: Fury3State, action: Choose | Word) -> None:
        if isinstance(action, Choose):
            state.push(TradeGift(self.hunter, action.hunter, self.leader))
        else:
            trade(state, self.hunter, leader=True)


class TradeGift(HunterDecision, frozen=True):
    """One card or ticket after another is given, in order: first the hunter's own, then the other's.

    The gifts are in `state.gifts`: Dracula sees only that they trade.
    """

    partner: int
    leader: bool = False

    asks = N_questions("What changes hands between {hunter} and {partner}?")
    stake = N_stakes("Dracula does not see what changes hands. Afterwards the limits of both hands apply.")
    rules_page = "trade"
    labels: ClassVar[Labels] = {DONE: N_buttons("End the trade")}
    kind = DecisionKind.TRADE

    def actions(self, state: Fury3State) -> Sequence[Word | Give]:
        return (DONE, *self.gifts(state))

    def gifts(self, state: Fury3State) -> list[Give]:
        """Return the gifts that are still possible: nothing twice, nothing back."""
        given = state.gifts
        last = given[-1] if given else (0, 0, 0)
        decks = (Deck.EVENT,) if self.leader else GOODS
        return [
            Give(giver, deck, card)
            for rank, giver in enumerate((self.hunter, self.partner))
            for deck in decks
            for cards in [hand(state, giver, deck)]
            for card in kinds(cards)
            if (rank, deck, card) >= last and cards.count(card) > given.count((1 - rank, deck, card))
        ]

    def apply(self, state: Fury3State, action: Word | Give) -> None:
        """Hand it over and continue, or bring both hands to their limits."""
        if isinstance(action, Give):
            taker = self.partner if action.giver == self.hunter else self.hunter
            give(state, action.deck, action.giver, taker, action.card)
            state.gifts += ((int(action.giver != self.hunter), action.deck, action.card),)
            if self.gifts(state):
                state.push(self)
                return
        state.gifts = ()
        check_hand_limits(state, self.partner)
        check_hand_limits(state, self.hunter)

    def prompt(self, position: Position) -> Text:
        names = words.FIGURE_NAMES
        return self.asks.fill(hunter=names[self.hunter], partner=names[self.partner])
