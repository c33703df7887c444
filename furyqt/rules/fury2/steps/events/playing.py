"""Playing event cards and using items: from the hand to the table, their effect, the discard pile (R12)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury2.catalog import EVENTS, ITEMS
from furyqt.rules.fury2.decks import HAND, NONE
from furyqt.rules.fury2.piles import lay_on_table, table_to_discard
from furyqt.rules.fury2.state import Fury2State


class EventEffect(Step, frozen=True):
    """The event card that was played takes effect.

    `actor` is the figure that plays it; `subject` is the target of an answer, usually a hunter.
    """

    card: int
    actor: int
    subject: int = NONE

    def run(self, state: Fury2State) -> None:
        if self.card in EVENTS.cards:
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
        if self.item in ITEMS.cards:
            ITEMS[self.item].effect(state, self)


def play_event(state: Fury2State, card: int, actor: int, subject: int = NONE) -> None:
    """Play an event card from the hand."""
    lay_event(state, card, actor, HAND[actor], subject)


def lay_event(state: Fury2State, card: int, actor: int, source: int, subject: int = NONE) -> None:
    """Play an event card from its zone (`source`), for example one that was drawn and is immediate."""
    lay_on_table(state, card, source)
    state.push(EventEffect(card, actor, subject), EventDiscard(card))
