"""Drawing event cards, and handing Dracula's cards over (R12.1, R12.2)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury2.decks import ALLIES, DRAWN, IMMEDIATE, NONE
from furyqt.rules.fury2.piles import discard_drawn, draw_event, is_dracula_event, keep_event
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.limits import HandLimit
from furyqt.rules.fury2.steps.events.playing import lay_event
from furyqt.rules.fury2.tables import DRACULA_FIGURE


class EventDraw(Step, frozen=True):
    """A hunter draws the bottom event card; a card with a bat goes to Dracula unseen (R12.1)."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        card = draw_event(state, self.hunter)
        if card != NONE:
            receive(state, card, DRACULA_FIGURE if is_dracula_event(card) else self.hunter)


class RestDraw(Step, frozen=True):
    """A resting hunter draws an event card; one with a cross is discarded at once (R8.6)."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        card = draw_event(state, self.hunter)
        if card == NONE:
            return
        if is_dracula_event(card):
            receive(state, card, DRACULA_FIGURE)
        else:
            discard_drawn(state, card)


def receive(state: Fury2State, card: int, actor: int) -> None:
    """Give a drawn card to a figure: it is kept, or played at once (R12.2)."""
    if card in IMMEDIATE or card in ALLIES:
        lay_event(state, card, actor, DRAWN)
    else:
        keep_event(state, actor, card, DRAWN)
        state.push(HandLimit(actor))
