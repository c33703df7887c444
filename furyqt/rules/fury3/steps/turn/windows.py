"""Playing event cards: their windows, effects and discards (R12)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.agenda import Position, Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.core.zones import Cards, kinds, without_card
from furyqt.rules.fury3.action_labels import NO_CARD, Labels
from furyqt.rules.fury3.actions import PASS, Play
from furyqt.rules.fury3.catalog import EVENTS, other_moment
from furyqt.rules.fury3.decision import TOGETHER, DecisionKind, DraculaDecision, Fury3Decision
from furyqt.rules.fury3.decks import DRAWN, HAND, NONE, TABLE, Deck, EventCard
from furyqt.rules.fury3.event_timing import EventWindow
from furyqt.rules.fury3.events import AllyKept, CardMoved, EventCanceled
from furyqt.rules.fury3.piles import lose_event, table_to_discard
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, HUNTERS
from furyqt.rules.fury3.words import FIGURE_NAMES
from furyqt.rules.mechanisms.interruptions import drop_all
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")
N_windows = Texts("fury3.windows")

PRESS_CANCELS = frozenset(
    {EventCard.LOCAL_RUMORS, EventCard.HIRED_SCOUTS, EventCard.NEWSPAPER_REPORTS, EventCard.EVIL_PRESENCE}
)


_WINDOWS = {
    (EventWindow.DAWN, HUNTERS): PromptWindow("dawn", N_windows("Dawn"), HUNTERS, PASS),
    (EventWindow.DAY, HUNTERS): PromptWindow(
        "day", N_windows("By day, before and after a hunter's turn"), HUNTERS, PASS
    ),
    (EventWindow.DUSK, HUNTERS): PromptWindow("dusk", N_windows("Dusk"), HUNTERS, PASS),
    (EventWindow.COMBAT_START, HUNTERS): PromptWindow(
        "combat_start", N_windows("Start of a combat"), HUNTERS, PASS
    ),
    (EventWindow.DRACULA_PHASE, DRACULA): PromptWindow(
        "dracula_phase", N_windows("During Dracula's phase"), DRACULA, PASS
    ),
    (EventWindow.END_OF_DRACULA_PHASE, DRACULA): PromptWindow(
        "end_of_dracula_phase", N_windows("End of Dracula's phase"), DRACULA, PASS
    ),
}
"""The windows for which a side has cards: Dracula has none for dawn and dusk."""
_PROMPTS = {
    EventWindow.DAWN: N_questions("Dawn: play an event card?"),
    EventWindow.DUSK: N_questions("Dusk: play an event card?"),
    EventWindow.DAY: N_questions("Day: play an event card?"),
    EventWindow.DRACULA_PHASE: N_questions("Dracula's phase: play an event card?"),
    EventWindow.END_OF_DRACULA_PHASE: N_questions("End of Dracula's phase: play an event card?"),
    EventWindow.COMBAT_START: N_questions("Start of the combat: play an event card?"),
}
_PAGES = {EventWindow.DAWN: "dawn", EventWindow.DUSK: "dusk", EventWindow.COMBAT_START: "combat"}


class CardWindow(Step, frozen=True):
    """One side may play event cards in this window, as many as it likes (R12.1, R12.8).

    A side without a card for the window is not prompted, so a pass is private.
    """

    window: EventWindow
    side: int

    def run(self, state: Fury3State) -> None:
        if playable(state, self.window, self.side):
            state.push(WindowChoice(self.window, self.side))

    def may_ask(self) -> int:
        """Return the side, if any of its cards can be played at this moment."""
        return self.side if (self.window, self.side) in _WINDOWS else -1


NEW_EVENT_WINDOW = CardWindow(EventWindow.DRACULA_PHASE, DRACULA)
"""The window after Dracula drew an event card in his phase: he may play it before he moves.

It opens after every such draw, not only if the card belongs here: the agenda is public, the card is not.
"""


class WindowChoice(OptionalChoice, Fury3Decision, frozen=True):
    """The side plays an event card, or passes."""

    window: EventWindow
    side: int

    stake = N_stakes(
        "A card that is played is used up, unless its text says otherwise. If you pass, you keep your cards."
    )
    rules_page = "windows"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = tuple(_WINDOWS.values())
    kind = DecisionKind.EVENT_WINDOW

    def player(self, position: Position) -> int:
        return self.side

    def options(self, state: Fury3State) -> Sequence[Play]:
        return playable(state, self.window, self.side)

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the side's cards that cannot be played in this window; of several hunters with the holder."""
        wanted = EVENTS.at[self.window]
        if self.side == DRACULA:
            yield from refused_events(position, wanted, position.events, DRACULA_FIGURE)
            return
        for hunter, sheet in enumerate(position.hunters):
            for refusal in refused_events(position, wanted, sheet.events, hunter):
                yield replace(refusal, name=OF.fill(card=refusal.name, hunter=FIGURE_NAMES[hunter]))

    def use(self, state: Fury3State, action: Play) -> None:
        state.push(CardWindow(self.window, self.side))
        play_event(state, action.card, action.actor, self.window)

    def prompt(self, position: Position) -> Text:
        return _PROMPTS[self.window]

    def seat(self, position: Position) -> int:
        return DRACULA_FIGURE if self.side == DRACULA else TOGETHER

    def page(self, position: Position) -> str:
        return _PAGES.get(self.window, self.rules_page)

    def prompt_window(self) -> PromptWindow:
        return _WINDOWS[self.window, self.side]


def playable(state: Fury3State, window: EventWindow, side: int) -> Sequence[Play]:
    """Return the event cards a side can play in a window."""
    wanted = EVENTS.at[window]
    if side != HUNTERS:
        return _held(state, wanted, state.events, DRACULA_FIGURE)
    found: list[Play] = []
    for hunter, sheet in enumerate(state.hunters):
        events = sheet.events
        if events and not sheet.defeated and not wanted.isdisjoint(events):
            found += _held(state, wanted, events, hunter)
    return found


def _held(state: Fury3State, wanted: frozenset[int], cards: Cards, actor: int) -> Sequence[Play]:
    """Return an actor's event cards that are wanted and that he can play."""
    if wanted.isdisjoint(cards):
        return ()
    held = (card for card in kinds(cards) if card in wanted)
    return [Play(card, actor) for card in held if EVENTS[card].against(state, actor) is None]


def refused_events(state: Fury3State, wanted: Collection[int], cards: Cards, actor: int) -> Iterator[Refusal]:
    """Yield an actor's event cards that are not wanted, or that he cannot play."""
    for card in kinds(cards):
        if (reason := against_event(state, wanted, card, actor)) is not None:
            yield Refusal(Play(card, actor), EVENTS[card].name, reason)


def against_event(state: Fury3State, wanted: Collection[int], card: int, actor: int) -> Text | None:
    """Return why an actor cannot play an event card now."""
    if card not in wanted:
        return other_moment(card)
    if actor == DRACULA_FIGURE:
        return EVENTS[card].against(state, actor)
    reason = DEFEATED if state.hunters[actor].defeated else EVENTS[card].against(state, actor)
    return None if reason is None else reason.complete(hunter=FIGURE_NAMES[actor])


OF = N_unavailable("{card} ({hunter})")
DEFEATED = N_unavailable("{hunter} is defeated.")


def dracula_holds(state: Fury3State, card: int) -> Sequence[Play]:
    """Return the event card that Dracula can answer with, if he holds it."""
    return (Play(card, DRACULA_FIGURE),) if card in state.events else ()


class EventEffect(Step, frozen=True):
    """The event card that was played takes effect.

    `actor` is the hunter, or DRACULA_FIGURE; `window` is the EventWindow, or NONE for an action, an immediate
    card and an answer; `subject` is the target of an answer, usually a hunter.
    """

    card: int
    actor: int
    window: int = NONE
    subject: int = NONE

    def run(self, state: Fury3State) -> None:
        EVENTS[self.card].effect(state, self)


class EventDiscard(Step, frozen=True):
    """An event card that was played is discarded, unless its effect took it from the table (an ally, Wax
    Cylinders)."""

    card: int

    def run(self, state: Fury3State) -> None:
        if self.card in state.table:
            table_to_discard(state, self.card)


class Cancellation(Opportunity, frozen=True):
    """Dracula may cancel an event card of the hunters with Sensationalist Press."""

    card: int

    asks_holder = DRACULA

    def is_possible(self, state: Fury3State) -> bool:
        return EventCard.SENSATIONALIST_PRESS in state.events

    def choice(self, state: Fury3State) -> CancelChoice:
        return CancelChoice(self.card)


class CancelChoice(OptionalChoice, DraculaDecision, frozen=True):
    """Dracula plays Sensationalist Press against the card, or passes."""

    card: int

    asks = N_questions("Cancel {event} with Sensationalist Press?")
    rules_page = "card:event:sensationalist_press"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (
        PromptWindow("cancel_event", N_windows("The hunters play an event card"), DRACULA, PASS),
    )

    def options(self, state: Fury3State) -> Sequence[Play]:
        return dracula_holds(state, EventCard.SENSATIONALIST_PRESS)

    def use(self, state: Fury3State, action: Play) -> None:
        """Cancel the card: the effect that is next on the agenda is dropped."""
        cancel(state, self.card)
        play_event(state, action.card, DRACULA_FIGURE)

    def prompt(self, position: Position) -> Text:
        return self.asks.fill(event=EVENTS[self.card].name)

    def subject(self, position: Position) -> tuple[Deck, int] | None:
        return Deck.EVENT, self.card


def play_event(state: Fury3State, card: int, actor: int, window: int = NONE, subject: int = NONE) -> None:
    """Play an event card from the hand: onto the table, then its effect, then the discard pile."""
    lose_event(state, actor, card)
    check_hand_limits(state, actor)  # Afterwards a weakened hunter reveals another card (R15.7).
    lay_event(state, card, actor, HAND[actor], window, subject)


def lay_event(
    state: Fury3State, card: int, actor: int, source: int, window: int = NONE, subject: int = NONE
) -> None:
    """Play an event card that was already taken from its zone (`source`), drawn and immediate for example."""
    state.table += (card,)
    state.tell(CardMoved, Deck.EVENT, card, source, TABLE, False, actor if source == DRAWN else NONE)
    steps: tuple[Step, ...] = (EventEffect(card, actor, window, subject), EventDiscard(card))
    if card in PRESS_CANCELS:
        steps = (Cancellation(card), *steps)
    state.push(*steps)


def cancel(state: Fury3State, card: int) -> None:
    """Drop the pending effect of an event card; it is discarded all the same."""
    drop_all(state, lambda step: isinstance(step, EventEffect) and step.card == card)
    state.tell(EventCanceled, card)


def keep_as_ally(state: Fury3State, card: int, actor: int) -> None:
    """Make a card on the table its side's ally; the old one is discarded (R12.4)."""
    old = state.dracula_ally if actor == DRACULA_FIGURE else state.hunter_ally
    state.table = without_card(state.table, card)
    if actor == DRACULA_FIGURE:
        state.dracula_ally = card
    else:
        state.hunter_ally = card
    state.tell(AllyKept, card)
    if old != NONE:
        discard_ally(state, old)


def discard_ally(state: Fury3State, card: int) -> None:
    """Discard an ally that lost its slot."""
    state.table += (card,)
    table_to_discard(state, card)
