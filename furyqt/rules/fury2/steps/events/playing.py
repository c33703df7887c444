"""Playing event cards and using items: the effect, the cards that cancel it, the discard (R12.2, R12.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from msgspec.structs import replace

from furyqt.rules.core.agenda import Position, Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.action_labels import NO_CARD, Labels
from furyqt.rules.fury2.actions import NO, PASS, YES, Play, Word
from furyqt.rules.fury2.catalog import EVENTS, ITEMS
from furyqt.rules.fury2.decision import TOGETHER, DraculaDecision, Fury2Decision
from furyqt.rules.fury2.decks import HAND, NONE, Deck, EventCard
from furyqt.rules.fury2.events import ConsentRefused, EventCanceled
from furyqt.rules.fury2.piles import lay_on_table, owner_of, table_to_discard
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.shown import check_shown
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE, FIGURES, HUNTERS, SERVANT_FIGURE
from furyqt.rules.mechanisms.interruptions import drop, pending
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_windows = Texts("fury2.windows")

S = TypeVar("S", bound=Step)


class EventEffect(Step, frozen=True):
    """The event card that was played takes effect, unless it was canceled.

    `actor` is the figure that plays it; `subject` is the target of an answer: a hunter, or the card that it
    cancels.
    """

    card: int
    actor: int
    subject: int = NONE

    def run(self, state: Fury2State) -> None:
        EVENTS[self.card].effect(state, self)


class EventDiscard(Step, frozen=True):
    """An event card that was played is discarded, unless its effect took it from the table (an ally)."""

    card: int

    def run(self, state: Fury2State) -> None:
        if self.card in state.table:
            table_to_discard(state, self.card)


class ItemEffect(Step, frozen=True):
    """An item that a hunter uses outside combat takes effect; the effect discards it."""

    item: int
    hunter: int

    def run(self, state: Fury2State) -> None:
        ITEMS[self.item].effect(state, self)


CANCELS_ALL = {HUNTERS: EventCard.GOOD_LUCK, DRACULA: EventCard.DEVILISH_POWER}
"""By the side that answers: the card that cancels any event card of the other side."""
CANCELS_ONE: dict[int, int] = {
    EventCard.FALSE_TIP_OFF: EventCard.CHARTERED_CARRIAGE,
    EventCard.CHARTERED_CARRIAGE: EventCard.FALSE_TIP_OFF,
}
"""By the card that was played: another card that cancels it."""


class CancelOffer(Opportunity, frozen=True):
    """The other side may cancel the event card that was just played; a cancel can itself be canceled."""

    card: int
    actor: int = NONE
    """The Servant, if the offer is for his event; NONE for the other side itself."""

    def may_ask(self) -> int:
        return 1 - owner_of(self.card)

    def is_possible(self, state: Fury2State) -> bool:
        if self.actor != NONE and pending(state, EventEffect, lambda step: step.card == self.card) is None:
            return False
        return bool(cancels(state, self.card, self.actor))

    def choice(self, state: Fury2State) -> CancelChoice:
        return CancelChoice(self.card, self.actor)


_TITLE = N_windows("The other side plays an event card")
_WINDOWS = (
    PromptWindow("cancel", _TITLE, HUNTERS, PASS),
    PromptWindow("dracula_cancel", _TITLE, DRACULA, PASS),
)
"""By player."""


class CancelChoice(OptionalChoice, Fury2Decision, frozen=True):
    """A side cancels the event card that was just played, or passes."""

    card: int
    actor: int = NONE

    asks = N_questions("Cancel {event}?")
    stake = N_stakes("The canceled card has no effect; both cards are used up.")
    rules_page = "cancel"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = _WINDOWS

    def player(self, position: Position) -> int:
        return 1 - owner_of(self.card)

    def seat(self, position: Any) -> int:
        if self.actor != NONE:
            return self.actor
        return DRACULA_FIGURE if self.player(position) == DRACULA else TOGETHER

    def options(self, state: Fury2State) -> Sequence[Play]:
        return cancels(state, self.card, self.actor)

    def use(self, state: Fury2State, action: Play) -> None:
        play_event(state, action.card, action.actor, self.card)

    def prompt(self, position: Position) -> Text:
        return self.asks.fill(event=words.card_named(Deck.EVENT, self.card))

    def prompt_window(self) -> PromptWindow:
        return _WINDOWS[1 - owner_of(self.card)]

    def subject(self, position: Position) -> tuple[Deck, int] | None:
        return Deck.EVENT, self.card


def cancels(state: Fury2State, card: int, actor: int = NONE) -> Sequence[Play]:
    """Return the plays by a side, or by the Servant, that would cancel an event that was just played."""
    side = 1 - owner_of(card)
    wanted = {CANCELS_ALL[side], CANCELS_ONE.get(card, NONE)} - {NONE}
    if actor != NONE:
        held = state.servant.event
        return [Play(held, actor)] if held in wanted else []
    if side == DRACULA:
        return [Play(held, DRACULA_FIGURE) for held in kinds(state.events) if held in wanted]
    return [
        Play(held, hunter)
        for hunter in FIGURES
        for held in kinds(state.hunters[hunter].events)
        if held in wanted
    ]


def play_event(state: Fury2State, card: int, actor: int, subject: int = NONE) -> None:
    """Play an event card from the hand; the Servant needs Dracula's consent (S6.6).

    A bitten hunter may have to lay another card face up.
    """
    if actor == SERVANT_FIGURE:
        state.push(ServantConsent(card, subject))
        return
    lay_event(state, card, actor, HAND[actor], subject)
    if actor in FIGURES:
        check_shown(state, actor)


def lay_event(state: Fury2State, card: int, actor: int, source: int, subject: int = NONE) -> None:
    """Play an event card from its zone (`source`), for example one that was drawn and is immediate."""
    lay_on_table(state, card, source)
    offers = [CancelOffer(card)]
    if state.options.has_servant and owner_of(card) == HUNTERS:
        offers.append(CancelOffer(card, SERVANT_FIGURE))
    state.push(*offers, EventEffect(card, actor, subject), EventDiscard(card))


class ServantConsent(DraculaDecision, frozen=True):
    """Dracula lets the Servant play his event, or does not (S6.6); `target` is what it would answer.

    The card fits the moment, so it is as little a secret while the decision is pending as the decision is.
    Afterwards the hunters do not know that there was one.
    """

    card: int
    target: int

    asks = N_questions("Your Servant wants to play {event}: do you agree?")
    stake = N_stakes("If you refuse, the Servant keeps the card, and the hunters do not notice.")
    rules_page = "servant_events"
    consent = YES

    def actions(self, state: Fury2State) -> Sequence[Word]:
        return (YES, NO)

    def apply(self, state: Fury2State, action: Word) -> None:
        if action == YES:
            lay_event(state, self.card, SERVANT_FIGURE, HAND[SERVANT_FIGURE], self.target)
        else:
            state.tell(ConsentRefused, self.card)

    def prompt(self, position: Any) -> Text:
        return self.asks.fill(event=words.card_named(Deck.EVENT, position.servant.event))

    def subject(self, position: Any) -> tuple[Deck, int] | None:
        return Deck.EVENT, position.servant.event


def cancel(state: Fury2State, card: int) -> None:
    """Drop the pending effect of the event card that a cancel answers; it is discarded all the same."""
    if drop(state, EventEffect, lambda step: step.card == card) is not None:
        state.tell(EventCanceled, card)


def held_by_hunters(state: Fury2State, card: int, hunters: Sequence[int] = FIGURES) -> list[Play]:
    """Return the plays of a card by the hunters who hold it."""
    return [Play(card, hunter) for hunter in hunters if card in state.hunters[hunter].events]


def held_by_dracula(state: Fury2State, card: int) -> list[Play]:
    """Return the play of a card by Dracula, if he holds it."""
    return [Play(card, DRACULA_FIGURE)] if card in state.events else []


def held_by(state: Fury2State, actor: int, card: int) -> list[Play]:
    """Return the play of a card by Dracula or the Servant, if he holds it."""
    if actor == DRACULA_FIGURE:
        return held_by_dracula(state, card)
    return [Play(card, actor)] if state.servant.event == card else []


def to_both(state: Fury2State, offer: S) -> tuple[S, ...]:
    """Return an offer with a field `actor` for Dracula, and one for the Servant if he plays (S6.6)."""
    if not state.options.has_servant:
        return (offer,)
    return (offer, replace(offer, actor=SERVANT_FIGURE))
