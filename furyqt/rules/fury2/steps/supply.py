"""The action of a hunter after a search that found nothing: rest, supplies or trade (R8.5-R8.10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.agenda import Action, Position, Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import DONE, HUNTER_CHOICES, Choose, Give, Play, Use, Word
from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.decks import Deck
from furyqt.rules.fury2.event_timing import EventWindow, Lasting
from furyqt.rules.fury2.events import ActionTaken
from furyqt.rules.fury2.piles import draw_item, give_item
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.draws import EventDraw, RestDraw
from furyqt.rules.fury2.steps.events.limits import HandLimit
from furyqt.rules.fury2.steps.events.playing import ItemEffect, play_event
from furyqt.rules.fury2.steps.events.windows import hunters_cards, refused_cards
from furyqt.rules.fury2.steps.harm import Healing
from furyqt.rules.fury2.steps.search.search import Search
from furyqt.rules.fury2.tables import CASTLE, FIGURES, HEALTH, HOSPITAL, LARGE, SEAS, SEWARD, VAN_HELSING

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_unavailable = Texts("fury2.unavailable")

# ------------------------------------------------------------------------------------------------------ trade


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
    stake = N_stakes("The trade is the action of this hunter only; the partner's is not used.")
    rules_page = "trade"
    place_rule = N_unavailable("No other hunter to trade items with is here.")
    labels: ClassVar[Labels] = {
        Choose: N_buttons("Trade with {hunter}"),
        DONE: N_buttons("End the trade"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word | Choose]:
        others = [other for other in partners(state, self.hunter) if other not in self.before]
        ending = (DONE,) if self.before else ()
        return [*ending, *(HUNTER_CHOICES[other] for other in others)]

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
    stake = N_stakes("Dracula sees only that they trade. Afterwards the limits of both hands apply.")
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

    def prompt(self, position: Position) -> Text:
        names = words.FIGURE_NAMES
        return self.asks.fill(hunter=names[self.hunter], partner=names[self.partner])


# ---------------------------------------------------------------------------------------------------- actions

REST, EVENT, ITEM, TRADE, NOTHING = map(Word, ("rest", "event", "item", "trade", "nothing"))
REST_HEALTH = 2


class ActionPhase(Step, frozen=True):
    """The acting hunters search their place, then take an action; nothing at sea (R8.1)."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        if state.group and not state.lasts(Lasting.TURN_OVER):
            place = state.hunters[state.group[0]].place
            if place not in SEAS:
                state.push(Search(place), ActionOffer(self.hunter))


class ActionOffer(Step, frozen=True):
    """After the search the hunters may act, if their turn is not over (R8.5)."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        if not state.group or state.lasts(Lasting.TURN_OVER):
            return
        choice = HunterAction(state.group[0])
        if len(choice.actions(state)) > 1:
            state.push(choice)


class HunterAction(HunterDecision, frozen=True):
    """A hunter rests, takes supplies, trades, or does nothing (R8.5)."""

    asks = N_questions("What does {hunter} do?")
    stake = N_stakes(
        "The action ends the turn. A rest gives 2 health, but draws event cards, and Dracula gets his; "
        "supplies give cards."
    )
    rules_page = "actions"
    labels: ClassVar[Labels] = {
        REST: N_buttons("Rest"),
        EVENT: N_buttons("Draw an event"),
        ITEM: N_buttons("Draw an item"),
        TRADE: N_buttons("Trade"),
        NOTHING: N_buttons("Do nothing"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word | Play | Use]:
        place = state.hunters[self.hunter].place
        cards = hunters_cards(state, EventWindow.HUNTER_ACTION)
        if place == CASTLE:
            return (NOTHING, *cards)
        items = [word for word in (ITEM, TRADE) if against_action(state, self.hunter, word) is None]
        return [NOTHING, REST, EVENT, *items, *cards]

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the actions and cards that are not possible."""
        for word in (REST, EVENT, ITEM, TRADE):
            if (reason := against_action(position, self.hunter, word)) is not None:
                yield Refusal(word, self.labels[word], reason)
        yield from refused_cards(position, EventWindow.HUNTER_ACTION)

    def label(self, position: Any, action: Action) -> Text:
        """Return the label; a rest that heals nobody says so."""
        if action == REST and all(_is_healthy(position, hunter) for hunter in position.group):
            return IDLE_REST
        return super().label(position, action)

    def apply(self, state: Fury2State, action: Word | Play | Use) -> None:
        if isinstance(action, Play):
            state.push(ActionOffer(self.hunter))
            play_event(state, action.card, action.actor)
        elif isinstance(action, Use):
            state.push(ItemEffect(action.item, action.hunter), ActionOffer(self.hunter))
        elif action == NOTHING:
            state.tell(ActionTaken, self.hunter, "nothing")
        elif action == TRADE:
            state.tell(ActionTaken, self.hunter, "trade")
            trade(state, self.hunter)
        else:
            profit(state, self.hunter, action)


def _is_healthy(position: Any, hunter: int) -> bool:
    return bool(position.hunters[hunter].health == HEALTH[hunter])


IDLE_REST = N_buttons("Rest (full health: heals nothing)")


def against_action(state: Fury2State, hunter: int, word: Word) -> Text | None:
    """Return the rule by which a hunter cannot take an action in this place (R8.5)."""
    place = state.hunters[hunter].place
    if place == CASTLE:
        return NOT_IN_CASTLE
    if word == ITEM and place not in LARGE and place != HOSPITAL and state.options.small_city != "either":
        return SMALL_CITY
    if word == TRADE and not can_trade(state, hunter):
        return NO_PARTNER
    return None


NOT_IN_CASTLE = N_unavailable("not in Castle Dracula")
SMALL_CITY = N_unavailable("a small city has only events")
NO_PARTNER = N_unavailable("no hunter is here to trade items with")


def profit(state: Fury2State, hunter: int, action: Word) -> None:
    """Carry out rest or supplies for one member of the group (R15.4)."""
    if len(state.group) > 1:
        state.push(Beneficiary(hunter, action.word))
    else:
        carry_out(state, hunter, action.word)


class Beneficiary(HunterDecision, frozen=True):
    """The group chooses the one member who profits from its action (R15.4).

    After a tile that Van Helsing has beaten the action is his own (R20.4).
    """

    action: str

    asks = N_questions("Who profits from the action?")
    stake = N_stakes("A group has one action, and only this hunter gains by it.")
    rules_page = "groups"
    place_rule = N_unavailable("Only a hunter of the acting group can profit.")
    labels: ClassVar[Labels] = {Choose: N_buttons("{hunter} profits")}

    def actions(self, state: Fury2State) -> Sequence[Choose]:
        if state.lasts(Lasting.BEATEN):
            return [HUNTER_CHOICES[VAN_HELSING]]
        return [HUNTER_CHOICES[hunter] for hunter in state.group]

    def outdated(self, state: Fury2State) -> Sequence[Choose]:
        return [HUNTER_CHOICES[hunter] for hunter in state.group]

    def apply(self, state: Fury2State, action: Choose) -> None:
        carry_out(state, action.hunter, self.action)

    def prompt(self, position: Position) -> Any:
        return self.asks


def carry_out(state: Fury2State, hunter: int, action: str) -> None:
    """Rest or take supplies (R8.6-R8.8)."""
    state.tell(ActionTaken, hunter, "rest" if action == REST.word else "supply")
    if action == REST.word:
        draws = draws_at_rest(state, hunter)
        state.push(*(RestDraw(hunter) for _ in range(draws)), Healing(hunter, REST_HEALTH))
    elif action == EVENT.word:
        state.push(EventDraw(hunter), MoreSupplies(hunter, ITEM.word))
    else:
        state.push(ItemDraw(hunter), MoreSupplies(hunter, EVENT.word))


def draws_at_rest(position: Any, hunter: int) -> int:
    """Return the event cards that a rest costs: two, in Dr. Seward's presence one (R8.6)."""
    return 1 if position.hunters[SEWARD].place == position.hunters[hunter].place else 2


class ItemDraw(Step, frozen=True):
    """A hunter draws an item."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        draw_item(state, self.hunter)
        state.push(HandLimit(self.hunter))


class MoreSupplies(Step, frozen=True):
    """In a large city a hunter may draw an item as well as an event (R8.7)."""

    hunter: int
    other: str

    def run(self, state: Fury2State) -> None:
        if state.hunters[self.hunter].place in LARGE and not state.lasts(Lasting.TURN_OVER):
            state.push(SecondDraw(self.hunter, self.other))


class SecondDraw(HunterDecision, frozen=True):
    """A hunter in a large city draws the other kind of card, too, or not (R8.7)."""

    other: str

    asks = N_questions("Does {hunter} draw another card?")
    stake = N_stakes(
        "In a large city supplies give an event, an item or both; an event with a bat goes to Dracula."
    )
    rules_page = "supplies"
    labels: ClassVar[Labels] = {
        DONE: N_buttons("Draw nothing else"),
        EVENT: N_buttons("Draw an event"),
        ITEM: N_buttons("Draw an item"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word]:
        return (DONE, EVENT if self.other == EVENT.word else ITEM)

    def apply(self, state: Fury2State, action: Word) -> None:
        if action == EVENT:
            state.push(EventDraw(self.hunter))
        elif action == ITEM:
            state.push(ItemDraw(self.hunter))
