"""Windows in which a side may play its kept event cards (R12.8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.agenda import Position, Step
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
N_stakes = Texts("fury2.stakes")
N_unavailable = Texts("fury2.unavailable")
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
    stake = N_stakes(
        "A card that is played is used up, unless it is an ally. If you pass, you keep your cards."
    )
    rules_page = "windows"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (PromptWindow("dracula_turn", N_windows("Start of Dracula's turn"), DRACULA, PASS),)

    def options(self, state: Fury2State) -> Sequence[Play]:
        return playable(state, self.window, DRACULA_FIGURE, state.events)

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield Dracula's cards that cannot be played now."""
        yield from refused_events(position, self.window, DRACULA_FIGURE, position.events)

    def use(self, state: Fury2State, action: Play) -> None:
        state.push(CardWindow(self.window, self.side))
        play_event(state, action.card, action.actor)

    def seat(self, position: Position) -> int:
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
    stake = N_stakes("A card that is played is used up. If you pass, the hunters keep their cards.")
    rules_page = "windows"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (
        PromptWindow("arrival", N_windows("After a hunter's move"), HUNTERS, PASS),
        PromptWindow("turn_end", N_windows("End of a turn without an action"), HUNTERS, PASS),
    )

    def options(self, state: Fury2State) -> Sequence[Play | Use]:
        return hunters_cards(state, EventWindow.HUNTER_ACTION)

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the hunters' cards that cannot be used now."""
        yield from refused_cards(position, EventWindow.HUNTER_ACTION)

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


def refused_events(state: Any, window: EventWindow, actor: int, held: Sequence[int]) -> Iterator[Refusal]:
    """Yield the event cards in a hand that cannot be played in a window."""
    for card in kinds(tuple(held)):
        if card < 0:
            continue
        if card not in EVENTS.at[window]:
            reason: Text | None = OTHER_MOMENT.fill(text=EVENTS[card].text)
        else:
            reason = EVENTS[card].against(state, actor)
        if reason is not None:
            yield Refusal(Play(card, actor), EVENTS[card].name, reason)


def refused_items(state: Any, window: EventWindow, hunter: int) -> Iterator[Refusal]:
    """Yield the items of a hunter that cannot be used in a window."""
    for card in kinds(state.hunters[hunter].items):
        if card not in ITEMS.at[window]:
            reason: Text | None = OTHER_MOMENT.fill(text=ITEMS[card].text)
        else:
            reason = ITEMS[card].against(state, hunter)
        if reason is not None:
            yield Refusal(Use(card, hunter), ITEMS[card].name, reason)


def refused_cards(state: Fury2State, window: EventWindow) -> Iterator[Refusal]:
    """Yield the hunters' events, and the items of the acting group, that cannot be used in a window."""
    for hunter in FIGURES:
        for refusal in refused_events(state, window, hunter, state.hunters[hunter].events):
            yield _with_holder(refusal, hunter)
    for hunter in state.group:
        for refusal in refused_items(state, window, hunter):
            yield _with_holder(refusal, hunter) if len(state.group) > 1 else refusal


def _with_holder(refusal: Refusal, hunter: int) -> Refusal:
    return replace(refusal, name=OF.fill(card=refusal.name, hunter=words.FIGURE_NAMES[hunter]))


OTHER_MOMENT = N_unavailable("It is for another moment: {text}")
OF = N_unavailable("{card} ({hunter})")


def playable(state: Any, window: EventWindow, actor: int, held: Sequence[int]) -> list[Play]:
    """Return the event cards that a figure can play in a window."""
    wanted = EVENTS.at[window]
    if not held or wanted.isdisjoint(held):
        return []
    cards = (card for card in kinds(tuple(held)) if card in wanted)
    return [Play(card, actor) for card in cards if EVENTS[card].against(state, actor) is None]


def event_plays(state: Any, window: EventWindow, hunter: int) -> list[Play]:
    """Return the event cards that a hunter can play in a window."""
    return playable(state, window, hunter, state.hunters[hunter].events)


def item_uses(state: Any, window: EventWindow, hunter: int) -> list[Use]:
    """Return the items that a hunter can use in a window."""
    wanted, held = ITEMS.at[window], state.hunters[hunter].items
    if not held or wanted.isdisjoint(held):
        return []
    cards = (card for card in kinds(held) if card in wanted)
    return [Use(card, hunter) for card in cards if ITEMS[card].against(state, hunter) is None]


def hunters_cards(state: Fury2State, window: EventWindow) -> list[Play | Use]:
    """Return the events of all hunters, and the items of the acting group, that they can use in a window."""
    found: list[Play | Use] = []
    wanted = EVENTS.at[window]
    for hunter in FIGURES:
        if not wanted.isdisjoint(held := state.hunters[hunter].events):
            found += playable(state, window, hunter, held)
    for hunter in state.group:
        found += item_uses(state, window, hunter)
    return found
