"""Allies: entering play, leaving it, and what changes then (R12.2, R12.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.agenda import Position
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import without_card
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import NO, YES, Word
from furyqt.rules.fury2.decision import ActorDecision, card_page, side_of
from furyqt.rules.fury2.decks import DISCARD, NONE, TABLE, Deck
from furyqt.rules.fury2.events import AllyKept, CardMoved
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.limits import check_hand_limits
from furyqt.rules.fury2.steps.trail.encounter_hand import EncounterLimit
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")


class AllyChoice(ActorDecision, frozen=True):
    """A side that has an ally takes the new one instead, or discards it (R12.2)."""

    card: int

    asks = N_questions("Exchange {old} for {new}?")
    stake = N_stakes("Each side has one ally: the other card is discarded.")
    rules_page = "allies"
    labels: ClassVar[Labels] = {
        YES: N_buttons("Take the new ally"),
        NO: N_buttons("Keep the old ally"),
    }
    cards_in_hand = False

    def actions(self, state: Fury2State) -> Sequence[Word]:
        return (YES, NO)

    def apply(self, state: Fury2State, action: Word) -> None:
        if action == YES:
            install_ally(state, self.card, self.actor)

    def prompt(self, position: Any) -> Text:
        old = ally_of(position, side_of(self.actor))
        new = words.card_named(Deck.EVENT, self.card)
        return self.asks.fill(old=words.card_named(Deck.EVENT, old), new=new)

    def subject(self, position: Position) -> tuple[Deck, int] | None:
        return Deck.EVENT, self.card

    def page(self, position: Position) -> str:
        return card_page(Deck.EVENT, self.card)


def ally_of(position: Any, side: int) -> int:
    """Return the ally of a side, or NONE."""
    ally: int = position.dracula_ally if side == DRACULA else position.hunter_ally
    return ally


def propose_ally(state: Fury2State, card: int, actor: int) -> None:
    """Bring an ally from the table into play; a side that has one already may choose."""
    if ally_of(state, side_of(actor)) == NONE:
        install_ally(state, card, actor)
    else:
        state.push(AllyChoice(actor, card))


def install_ally(state: Fury2State, card: int, actor: int) -> None:
    """Make a card on the table its side's ally; the old one is discarded (R12.2)."""
    side = side_of(actor)
    old = ally_of(state, side)
    state.table = without_card(state.table, card)
    _set_ally(state, side, card)
    state.tell(AllyKept, card)
    if old != NONE:
        _discard(state, side, old)


def dismiss_ally(state: Fury2State, side: int) -> None:
    """Discard the ally of a side, if it has one."""
    card = ally_of(state, side)
    if card != NONE:
        _set_ally(state, side, NONE)
        _discard(state, side, card)


def _set_ally(state: Fury2State, side: int, card: int) -> None:
    if side == DRACULA:
        state.dracula_ally = card
    else:
        state.hunter_ally = card


def _discard(state: Fury2State, side: int, card: int) -> None:
    """Discard an ally that is not in play any more; Dracula's hands obey their limits at once (R12.9)."""
    state.event_discard += (card,)
    state.tell(CardMoved, Deck.EVENT, card, TABLE, DISCARD)
    if side == DRACULA:
        state.push(EncounterLimit())
        check_hand_limits(state, DRACULA_FIGURE)
