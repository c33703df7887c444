"""A hunter's turn: obstacles to acting, and the actions he may take (R5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.refusal import Refusal
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.action_labels import Labels
from furyqt.rules.fury3.actions import CHOOSE, PASS, Choose, Go, Play, Word
from furyqt.rules.fury3.decision import HunterDecision, HuntersDecision, Kind
from furyqt.rules.fury3.event_timing import EventWindow, Lasting
from furyqt.rules.fury3.events import ActionTaken, TokenRemoved
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.harm import delay, heal
from furyqt.rules.fury3.steps.search.arrivals import Search
from furyqt.rules.fury3.steps.supply.bond import PsychicBond
from furyqt.rules.fury3.steps.supply.supply import reserve, supply
from furyqt.rules.fury3.steps.supply.trade import trade
from furyqt.rules.fury3.steps.travel.horses import FastHorses
from furyqt.rules.fury3.steps.travel.travel import ForcedMove, go
from furyqt.rules.fury3.steps.turn import choices, refused_choices
from furyqt.rules.fury3.steps.turn.windows import CardWindow, play_event
from furyqt.rules.fury3.tables import FIGURES, HOSPITALS, HUNTERS, SEAS, SEWARD

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_unavailable = Texts("fury3.unavailable")


class Turns(Step, frozen=True):
    """The hunters who have not acted yet take their turns, by day or by night (R3.3, R3.5)."""

    def run(self, state: Fury3State) -> None:
        """Begin the turn of the next hunter: the first in activation order, unless they may choose."""
        hunters = state.hunters
        state.waiting = waiting = tuple([h for h in state.waiting if not hunters[h].defeated])
        if len(waiting) > 1 and state.lasts(Lasting.ANY_ORDER):
            state.push(NEXT_HUNTER)
        elif waiting:
            begin_turn(state, waiting[0])


class NextHunter(HuntersDecision, frozen=True):
    """With Speedy Telegraph the hunters choose who acts next."""

    asks = N_questions("Which hunter acts next?")
    rules_page = "order"
    place_rule = N_unavailable("No hunter who has still to act is here.")
    labels: ClassVar[Labels] = {Choose: N_buttons("{hunter} acts next")}

    def actions(self, state: Fury3State) -> Sequence[Choose]:
        return [CHOOSE[hunter] for hunter in state.waiting]

    def apply(self, state: Fury3State, action: Choose) -> None:
        begin_turn(state, action.hunter)


NEXT_HUNTER = NextHunter()


def begin_turn(state: Fury3State, hunter: int) -> None:
    """Push a hunter's turn and those of the others; by day cards may be played before it."""
    state.waiting = tuple([other for other in state.waiting if other != hunter])
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
    rules_page = "actions"
    labels: ClassVar[Labels] = choices.LABELS
    kind = Kind.HUNTER_ACTION

    def actions(self, state: Fury3State) -> Sequence[Word | Go | Play]:
        return choices.actions(state, self.hunter)

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the actions, ways and cards that are not possible."""
        yield from refused_choices.refusals(position, self.hunter)

    def place_refusal(self, position: Any, place: int) -> Text:
        """Return why no move leads to a place."""
        return refused_choices.against_place(position, self.hunter, place)

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
    """Rest: a hunter recovers 1 damage, in Dr. Seward's presence 2 (R5.10, Physician)."""
    doctor = state.hunters[SEWARD]
    with_doctor = doctor.place == state.hunters[hunter].place and not doctor.defeated
    heal(state, hunter, 2 if with_doctor else 1)


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
