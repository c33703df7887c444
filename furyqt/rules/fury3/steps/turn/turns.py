"""A hunter's turn: obstacles to acting, the actions, and the rules that forbid others (R5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.action_labels import Labels
from furyqt.rules.fury3.actions import HUNTER_CHOICES, PASS, Choose, Go, Play, Word
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decision import DecisionKind, HunterDecision, HuntersDecision
from furyqt.rules.fury3.decks import NONE, Deck, EventCard, Item
from furyqt.rules.fury3.event_timing import EventWindow, Lasting, When
from furyqt.rules.fury3.events import ActionTaken, TokenRemoved
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.harm import delay, heal
from furyqt.rules.fury3.steps.search.arrivals import Search
from furyqt.rules.fury3.steps.supply.bond import PsychicBond, has_company
from furyqt.rules.fury3.steps.supply.supply import reserve, supply
from furyqt.rules.fury3.steps.supply.trade import trade
from furyqt.rules.fury3.steps.travel.legal_placements import AT_SEA
from furyqt.rules.fury3.steps.travel.rail import how_far, ticket_for
from furyqt.rules.fury3.steps.travel.rides import FastHorses
from furyqt.rules.fury3.steps.travel.travel import (
    NO_TRAINS,
    ForcedMove,
    against_rail,
    against_road,
    against_sea,
    go,
)
from furyqt.rules.fury3.steps.turn import choices
from furyqt.rules.fury3.steps.turn.choices import BOND, HORSES, LABELS, RESERVE, REST, SEARCH, SUPPLY, TRADE
from furyqt.rules.fury3.steps.turn.windows import CardWindow, against_event, play_event
from furyqt.rules.fury3.tables import (
    CITIES,
    DOOR,
    FIGURES,
    HOSPITALS,
    HUNTERS,
    MINA,
    ROADS,
    SAILS,
    SEAS,
    SEWARD,
)
from furyqt.rules.fury3.words import FIGURE_NAMES, card_text, place_text

N_board = Texts("fury3.board")
N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_reach = Texts("fury3.reach")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")

# ------------------------------------------------------------------------ choices that a hunter does not have

MOVE = N_unavailable("Move")
WAYS = {
    "road": N_unavailable("Move by road"),
    "sea": N_unavailable("Move by sea"),
    "rail": N_unavailable("Move by railway"),
}


def refusals(state: Fury3State, hunter: int) -> Iterator[Refusal]:
    """Yield everything that a hunter cannot do, with the names of the hunter and the place in the reasons."""
    place = state.hunters[hunter].place
    for what, name, reason in _refused(state, hunter):
        filled = reason.complete(hunter=FIGURE_NAMES[hunter], place=place_text(place))
        if place in HOSPITALS:
            filled = filled.fill(door=place_text(DOOR[place]))
        yield Refusal(what, name, filled)


def _refused(state: Fury3State, hunter: int) -> Iterator[tuple[Word | Play | str, Text, Text]]:
    offered = choices.actions(state, hunter)
    yield from _moves(state, hunter, {action.way for action in offered if isinstance(action, Go)})
    for word in (SUPPLY, RESERVE, REST, SEARCH, TRADE, BOND, HORSES):
        if word not in offered and _exists(state, hunter, word):
            yield word, LABELS[word], _against_word(state, hunter, word)
    for card in dict.fromkeys(sorted(state.hunters[hunter].events)):
        if Play(card, hunter) not in offered:
            yield Play(card, hunter), EVENTS[card].name, _against_card(state, hunter, card)


# ------------------------------------------------------------------------------------------------------ moves


def _moves(state: Fury3State, hunter: int, ways: set[str]) -> Iterator[tuple[str, Text, Text]]:
    """Yield the closed ways; if none is possible for the same reason, they are a single entry."""
    sheet = state.hunters[hunter]
    against = (
        choices.against_door(state, sheet.place)
        if sheet.place in HOSPITALS
        else choices.against_moving(state, state.is_night())
    )
    if against is not None:
        yield "move", MOVE, against
    if against is not None or sheet.place in HOSPITALS:
        return
    for way, name in WAYS.items():
        if way not in ways:
            yield way, name, _against_way(state, hunter, way)


def _against_way(state: Fury3State, hunter: int, way: str) -> Text:
    sheet = state.hunters[hunter]
    if state.is_night() and (way != "road" or sheet.place in SEAS):
        return ROADS_ONLY
    if sheet.place in SEAS and way != "sea":
        return AT_SEA
    rules = {
        "road": lambda: against_road(state, sheet.place),
        "sea": lambda: against_sea(state, sheet.place),
        "rail": lambda: against_rail(state, sheet),
    }
    return rules[way]() or NO_WAY


ROADS_ONLY = N_unavailable("In a Long Night hunters move by road only.")
NO_WAY = N_unavailable("This way is forbidden here.")
NOT_PLAYED = N_unavailable("This challenge is played without this action.")

# ------------------------------------------------------------------------------------ actions and event cards


def _exists(state: Fury3State, hunter: int, word: Word) -> bool:
    """Return whether a hunter has an action at all: two belong to a hunter and to a card."""
    if word == BOND:
        return hunter == MINA
    return word != HORSES or Item.FAST_HORSES in state.hunters[hunter].items


def _against_word(state: Fury3State, hunter: int, word: Word) -> Text:
    sheet = state.hunters[hunter]
    if word.word in state.chapter.forbid:
        return NOT_PLAYED
    if (reason := _away(sheet.place)) is not None and (word != SUPPLY or sheet.place in SEAS):
        return reason
    rules = {
        SUPPLY: lambda: choices.against_supply(state, sheet.place),
        RESERVE: lambda: choices.against_reserve(state, sheet.place),
        REST: lambda: choices.against_rest(state, sheet),
        SEARCH: lambda: choices.against_search(state, sheet.place),
        TRADE: lambda: choices.against_trade(state, hunter),
        BOND: lambda: choices.against_bond(state, hunter),
        HORSES: lambda: choices.against_horses(state, sheet.place),
    }
    found = rules[word]()
    if found is choices.NO_GOODS and not has_company(state, hunter):
        return choices.ALONE
    assert found is not None, word
    return found


def _away(place: int) -> Text | None:
    """Return why a hunter cannot act at sea or in a hospital (R5.4, R11.7)."""
    if place in SEAS:
        return AT_SEA
    return N_unavailable("Not in a hospital.") if place in HOSPITALS else None


def _against_card(state: Fury3State, hunter: int, card: int) -> Text:
    """Return why a hunter cannot play an event card as an action (R5.8)."""
    night, place = state.is_night(), state.hunters[hunter].place
    carriage = EventCard.CHARTERED_CARRIAGE
    wanted = EVENTS.at[When.NIGHT_ACTION] if night else EVENTS.at[When.DAY_ACTION] | {carriage}
    if card == EventCard.GOOD_LUCK and not night:
        luck = EVENTS[card].against(state, hunter)
        return luck or N_unavailable("It is played between the turns of the hunters.")
    if card in wanted and (place in HOSPITALS or (place in SEAS and card != EventCard.EXCELLENT_WEATHER)):
        reason = _away(place)
        assert reason is not None
        return reason
    kind = choices.MOVE if card == carriage else choices.SPECIAL
    if card in wanted and kind in state.done:
        return choices.DONE
    found = against_event(state, wanted, card, hunter)
    assert found is not None, card
    return found


# ----------------------------------------------------------------------------------------------------- places


def against_place(state: Fury3State, hunter: int, place: int) -> Text:
    """Return the first rule by which no move leads a hunter to a place."""
    return _against_place(state, hunter, place).fill(place=place_text(place), hunter=FIGURE_NAMES[hunter])


def _against_place(state: Fury3State, hunter: int, place: int) -> Text:
    if (reason := _closed(state, place)) is not None:
        return reason
    sheet = state.hunters[hunter]
    against = (
        choices.against_door(state, sheet.place)
        if sheet.place in HOSPITALS
        else choices.against_moving(state, state.is_night())
    )
    if against is not None:
        return against.fill(door=place_text(DOOR.get(sheet.place, place)))
    if place == sheet.place:
        return N_unavailable("{hunter} is already there.")
    if place in HOSPITALS:
        return N_unavailable("Only a defeated hunter is brought to a hospital.")
    if state.chapter.forbid and (forbidden := _forbidden(state, sheet.place, place)) is not None:
        return forbidden
    if place in ROADS[sheet.place]:
        return N_unavailable("Fog or a roadblock closes the road {place:to}.")
    if place in SAILS[sheet.place]:
        if state.is_night():
            return ROADS_ONLY
        return N_unavailable("Fog or a storm closes the sea route {place:to}.")
    return _too_far(state, hunter, place)


def _closed(state: Fury3State, place: int) -> Text | None:
    """Return the chapter or the token that closes a place to hunters."""
    if place in state.chapter.closed:
        return N_board("{place} is closed.")
    if place in state.fog:
        return N_board("There is fog {place:in}.")
    return N_board("A storm blocks the way {place:to}.") if place in state.storms else None


def _forbidden(state: Fury3State, here: int, place: int) -> Text | None:
    """Return the reason if the chapter forbids the way to a place."""
    forbid = state.chapter.forbid
    if "rail" in forbid and place not in (*ROADS[here], *SAILS[here]):
        return NO_TRAINS
    is_forbidden = ("road" in forbid and place in ROADS[here]) or ("sea" in forbid and place in SAILS[here])
    return NO_WAY if is_forbidden else None


def _too_far(state: Fury3State, hunter: int, place: int) -> Text:
    """Return how far a place is, and the ticket that reaches it."""
    sheet = state.hunters[hunter]
    far = how_far(hunter, sheet.place, place).fill(place=place_text(place))
    ticket = NONE
    if sheet.place in CITIES and not state.is_night():
        ticket = ticket_for(state, sheet.place, place)
    if ticket == NONE:
        return far
    text = IN_REACH if sheet.tickets else NO_TICKET
    return text.fill(far=far, ticket=card_text(Deck.TICKET, ticket))


IN_REACH = N_reach("{far} In reach with {ticket}.")
NO_TICKET = N_reach("{far} In reach with {ticket}, but {hunter} has no ticket.")

# ------------------------------------------------------------------------------------------------------ turns


class Turns(Step, frozen=True):
    """The hunters who have not acted yet take their turns, by day or by night (R3.3, R3.5)."""

    def run(self, state: Fury3State) -> None:
        """Begin the turn of the next hunter: the first in activation order, unless they may choose."""
        hunters = state.hunters
        waiting = tuple([h for h in state.waiting if not hunters[h].defeated])
        if len(waiting) > 1 and state.lasts(Lasting.ANY_ORDER):
            state.waiting = waiting
            state.push(NEXT_HUNTER)
        elif waiting:
            begin_turn(state, waiting[0], waiting[1:])
        else:
            state.waiting = ()


class NextHunter(HuntersDecision, frozen=True):
    """With Speedy Telegraph the hunters choose who acts next."""

    asks = N_questions("Which hunter acts next?")
    stake = N_stakes("Speedy Telegraph lets you choose the order; every hunter still acts once.")
    rules_page = "order"
    place_rule = N_unavailable("No hunter who has still to act is here.")
    labels: ClassVar[Labels] = {Choose: N_buttons("{hunter} acts next")}

    def actions(self, state: Fury3State) -> Sequence[Choose]:
        return [HUNTER_CHOICES[hunter] for hunter in state.waiting]

    def apply(self, state: Fury3State, action: Choose) -> None:
        hunter = action.hunter
        begin_turn(state, hunter, tuple([other for other in state.waiting if other != hunter]))


NEXT_HUNTER = NextHunter()


def begin_turn(state: Fury3State, hunter: int, later: tuple[int, ...]) -> None:
    """Push a hunter's turn and those of the later hunters; by day cards may be played before it."""
    state.waiting = later
    state.done = ()
    if state.is_night():
        state.push(*NIGHT_TURNS[hunter])
    elif state.lasts(Lasting.EXTRA_ACTION):
        state.push(*LONG_TURNS[hunter])
    else:
        state.push(*DAY_TURNS[hunter])


class Turn(Step, frozen=True):
    """A hunter acts, unless delay or bats take his action (R5.2, R5.3)."""

    hunter: int

    def run(self, state: Fury3State) -> None:
        hunter = self.hunter
        sheet = state.hunters[hunter]
        if sheet.defeated or state.done == _PASSED:
            return
        if sheet.delayed:
            stand_up(state, hunter)
        elif sheet.bats:
            follow_bats(state, hunter)
        elif choices.has_choice(state, hunter):
            state.push(HunterAction(hunter))
        else:
            take_pass(state, hunter)


_NIGHT_ACTION = N_questions("What does {hunter} do by night?")


class HunterAction(HunterDecision, frozen=True):
    """A hunter performs one action, or passes (R5.1)."""

    asks = N_questions("What does {hunter} do by day?")
    stake = N_stakes("A hunter has one action by day and one by night; by night hunters do not move.")
    rules_page = "actions"
    labels: ClassVar[Labels] = choices.LABELS
    kind = DecisionKind.HUNTER_ACTION

    def actions(self, state: Fury3State) -> Sequence[Word | Go | Play]:
        return choices.actions(state, self.hunter)

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the actions, ways and cards that are not possible."""
        yield from refusals(position, self.hunter)

    def place_refusal(self, position: Any, place: int) -> Text:
        """Return why no move leads to a place."""
        return against_place(position, self.hunter, place)

    def apply(self, state: Fury3State, action: Word | Go | Play) -> None:
        state.done += (choices.kind_of(action),)
        if isinstance(action, Go):
            go(state, self.hunter, action)
        elif isinstance(action, Play):
            play_event(state, action.card, self.hunter)
        else:
            perform(state, self.hunter, action.word)

    def prompt(self, position: Any) -> Text:
        text = _NIGHT_ACTION if position.time & 1 else self.asks
        return text.fill(hunter=words.FIGURE_NAMES[self.hunter])

    def page(self, position: Any) -> str:
        """Return the page for the place: the sea and the hospital have rules of their own."""
        place = position.hunters[self.hunter].place
        return "sea_hunters" if place in SEAS else "hospital" if place in HOSPITALS else self.rules_page


def perform(state: Fury3State, hunter: int, word: str) -> None:
    """Perform an action that needs only a word."""
    if word in words.TAKEN:
        state.tell(ActionTaken, hunter, word)
    if word == "supply":
        supply(state, hunter)
    elif word == "reserve":
        reserve(state, hunter)
    elif word == "rest":
        rest(state, hunter)
    elif word == "search":
        state.push(Search(hunter))
    elif word == "trade":
        trade(state, hunter)
    elif word == "bond":
        state.push(PsychicBond(hunter))
    elif word == "horses":
        state.push(FastHorses(hunter))


def rest(state: Fury3State, hunter: int) -> None:
    """Rest: a hunter recovers damage (R5.10)."""
    heal(state, hunter, healed_by_rest(state, hunter))


def healed_by_rest(position: Any, hunter: int) -> int:
    """Return the damage that a rest heals: 1, in Dr. Seward's presence 2 (R5.10, Physician)."""
    doctor = position.hunters[SEWARD]
    return 2 if doctor.place == position.hunters[hunter].place and not doctor.defeated else 1


def stand_up(state: Fury3State, hunter: int) -> None:
    """Stand up: a delayed hunter's only action (R5.2)."""
    state.done += ("stand",)
    state.update_hunter(hunter, delayed=False)
    state.tell(ActionTaken, hunter, "stand")


def follow_bats(state: Fury3State, hunter: int) -> None:
    """Replace a hunter's action by his bats: Dracula moves him, and he is delayed (R9.3)."""
    state.done += ("bats",)
    state.update_hunter(hunter, bats=state.hunters[hunter].bats - 1)
    state.tell(ActionTaken, hunter, "bats")
    state.tell(TokenRemoved, "bats", hunter)
    state.push(ForcedMove(hunter), BatsDelay(hunter))


class BatsDelay(Step, frozen=True):
    """After the bats a hunter is delayed in any place (R9.3, R15.10)."""

    hunter: int

    def run(self, state: Fury3State) -> None:
        delay(state, self.hunter)


def take_pass(state: Fury3State, hunter: int) -> None:
    """Pass automatically for a hunter who can do nothing."""
    state.done += _PASSED
    state.tell(ActionTaken, hunter, PASS.word)


_PASSED = (PASS.word,)
_DAY_WINDOW = CardWindow(EventWindow.DAY, HUNTERS)
NIGHT_TURNS = tuple((Turn(hunter), Turns()) for hunter in FIGURES)
DAY_TURNS = tuple((_DAY_WINDOW, Turn(hunter), Turns()) for hunter in FIGURES)
LONG_TURNS = tuple((*[_DAY_WINDOW, Turn(hunter)] * 2, Turns()) for hunter in FIGURES)
"""Renewed Vigor: two actions, but passing only once."""
