"""Drawing event cards, and handing Dracula's cards over (R12.1, R12.2)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decks import DRAWN, NONE, EventCard
from furyqt.rules.fury2.piles import discard_drawn, draw_event, is_dracula_event, keep_event
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.limits import check_hand_limits
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
    """A figure draws an event card for Dracula; one with a cross is discarded at once (R8.6)."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        draw_for_dracula(state, self.hunter)


class SoilDraws(Step, frozen=True):
    """Event cards are drawn until Dracula has taken some of his own (Desecrated Soil).

    Without any in the deck and the discard pile the drawing ends.
    """

    wanted: int

    def run(self, state: Fury2State) -> None:
        """Draw one card; if it is played at once, it takes effect before the next draw."""
        if self.wanted and any(map(is_dracula_event, (*state.event_deck, *state.event_discard))):
            at = len(state.agenda)
            taken = draw_for_dracula(state, DRACULA_FIGURE)
            following = SoilDraws(self.wanted - taken)
            state.agenda = (*state.agenda[:at], following, *state.agenda[at:])


def draw_for_dracula(state: Fury2State, drawer: int) -> bool:
    """Draw an event card that only Dracula can take; return whether he did."""
    card = draw_event(state, drawer)
    if card == NONE:
        return False
    if is_dracula_event(card):
        receive(state, card, DRACULA_FIGURE)
        return True
    discard_drawn(state, card)
    return False


def receive(state: Fury2State, card: int, actor: int) -> None:
    """Give a drawn card to a figure: it is kept, or played at once (R12.2)."""
    if is_kept(state, card):
        keep_event(state, actor, card, DRAWN)
        check_hand_limits(state, actor)
    else:
        lay_event(state, card, actor, DRAWN)


def is_kept(state: Fury2State, card: int) -> bool:
    """Return whether an event card is a Keep card; an option can make Mystic Research one (R12.2)."""
    if card == EventCard.MYSTIC_RESEARCH:
        return state.options.mystic_research == "keep"
    return card not in EVENTS.unkept
