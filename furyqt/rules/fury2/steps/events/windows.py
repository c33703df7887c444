"""Windows in which a side may play its kept event cards (R12.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.action_labels import NO_CARD, Labels
from furyqt.rules.fury2.actions import PASS, Play, Use
from furyqt.rules.fury2.catalog import EVENTS, ITEMS
from furyqt.rules.fury2.decision import Fury2Decision, HunterDecision
from furyqt.rules.fury2.event_timing import EventWindow, Lasting
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.playing import ItemEffect, play_event
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE, FIGURES, HUNTERS, NOWHERE, SEAS
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_questions = Texts("fury2.questions")
N_windows = Texts("fury2.windows")


class CardWindow(Step, frozen=True):
    """Dracula may play event cards in this window, as many as he likes.

    Without a card for the window he is not prompted, so a pass is private.
    """

    window: EventWindow
    side: int

    asks_holder = DRACULA

    def run(self, state: Fury2State) -> None:
        if playable(state, self.window, DRACULA_FIGURE, state.events):
            state.push(WindowChoice(self.window, self.side))


class WindowChoice(OptionalChoice, Fury2Decision, frozen=True):
    """Dracula plays an event card, or passes."""

    window: EventWindow
    side: int

    decider: ClassVar[int] = DRACULA
    asks = N_questions("Start of Dracula's turn: play an event card?")
    rules_page = "windows"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (PromptWindow("dracula_turn", N_windows("Start of Dracula's turn"), DRACULA, PASS),)

    def options(self, state: Fury2State) -> Sequence[Play]:
        return playable(state, self.window, DRACULA_FIGURE, state.events)

    def use(self, state: Fury2State, action: Play) -> None:
        state.push(CardWindow(self.window, self.side))
        play_event(state, action.card, action.actor)

    def seat(self, position: Any) -> int:
        return DRACULA_FIGURE


class HuntersWindow(Opportunity, frozen=True):
    """The hunters may play cards and use items outside the two decisions of a turn.

    It opens when they have come to another place, and at the end of a turn without an action.
    """

    hunter: int
    start: int = NOWHERE
    """The place where the turn began; NOWHERE at the end of the turn."""

    asks_holder = HUNTERS

    def is_possible(self, state: Fury2State) -> bool:
        if not state.group:
            return False
        if self.start == NOWHERE:
            return state.lasts(Lasting.TURN_OVER)
        return state.hunters[state.group[0]].place != self.start and not state.lasts(Lasting.TURN_OVER)

    def choice(self, state: Fury2State) -> HuntersWindowChoice:
        return HuntersWindowChoice(self.hunter, self.start)


class HuntersWindowChoice(OptionalChoice, HunterDecision, frozen=True):
    """The hunters play a card or use an item, or go on."""

    start: int

    asks = N_questions("{hunter}: play a card before the search?")
    rules_page = "windows"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (
        PromptWindow("arrival", N_windows("After a hunter's move"), HUNTERS, PASS),
        PromptWindow("turn_end", N_windows("End of a turn without an action"), HUNTERS, PASS),
    )

    def options(self, state: Fury2State) -> Sequence[Play | Use]:
        return hunters_cards(state, EventWindow.HUNTER_ACTION)

    def use(self, state: Fury2State, action: Play | Use) -> None:
        state.push(HuntersWindow(self.hunter, self.start))
        if isinstance(action, Play):
            play_event(state, action.card, action.actor)
        else:
            state.push(ItemEffect(action.item, action.hunter))

    def prompt(self, position: Any) -> Text:
        at_sea = position.hunters[self.hunter].place in SEAS
        text = _TURN_END if self.start == NOWHERE or at_sea else self.asks
        return text.fill(hunter=words.FIGURE_NAMES[self.hunter])

    def prompt_window(self) -> PromptWindow:
        return self.prompt_windows[self.start == NOWHERE]


_TURN_END = N_questions("{hunter}: play a card at the end of the turn?")


def playable(state: Any, window: EventWindow, actor: int, held: Sequence[int]) -> list[Play]:
    """Return the event cards that a figure can play in a window."""
    wanted = EVENTS.at[window]
    if not held or wanted.isdisjoint(held):
        return []
    cards = (card for card in kinds(tuple(held)) if card in wanted)
    return [Play(card, actor) for card in cards if EVENTS[card].playable(state, actor)]


def event_plays(state: Any, window: EventWindow, hunter: int) -> list[Play]:
    """Return the event cards that a hunter can play in a window."""
    return playable(state, window, hunter, state.hunters[hunter].events)


def item_uses(state: Any, window: EventWindow, hunter: int) -> list[Use]:
    """Return the items that a hunter can use in a window."""
    wanted, held = ITEMS.at[window], state.hunters[hunter].items
    if not held or wanted.isdisjoint(held):
        return []
    cards = (card for card in kinds(held) if card in wanted)
    return [Use(card, hunter) for card in cards if ITEMS[card].playable(state, hunter)]


def hunters_cards(state: Fury2State, window: EventWindow) -> list[Play | Use]:
    """Return the events of all hunters, and the items of the acting group, that they can use in a window."""
    found: list[Play | Use] = []
    for hunter in FIGURES:
        found += event_plays(state, window, hunter)
    for hunter in state.group:
        found += item_uses(state, window, hunter)
    return found
