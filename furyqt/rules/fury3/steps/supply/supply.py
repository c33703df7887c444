"""Drawing items, event cards and tickets (R5.6, R5.9, R12.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury3 import piles, words
from furyqt.rules.fury3.action_labels import Labels
from furyqt.rules.fury3.actions import NO, YES, Word
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decision import ActorDecision, DecisionKind, HuntersDecision, card_page, side_of
from furyqt.rules.fury3.decks import DRAWN, NONE, PILE, Deck
from furyqt.rules.fury3.events import CardMoved
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits
from furyqt.rules.fury3.steps.turn.windows import lay_event
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, FIGURES, GODALMING, HOSPITALS, HUNTERS, LARGE

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_windows = Texts("fury3.windows")

# ------------------------------------------------------------------------------------------- supply, tickets


def supply(state: Fury3State, hunter: int) -> None:
    """Perform a supply action: draw an item card in a large city or a hospital, then an event card (R5.6)."""
    place = state.hunters[hunter].place
    if place not in HOSPITALS:
        state.push(EVENT_SUPPLIES[hunter])
    if place in LARGE or place in HOSPITALS:
        for _ in range(2 if hunter == GODALMING else 1):
            piles.draw_item(state, hunter)
        check_hand_limits(state, hunter)


class EventSupply(Step, frozen=True):
    """By day the top, by night the bottom event card; a Dracula card does not help the hunter (R5.6)."""

    hunter: int

    def run(self, state: Fury3State) -> None:
        night = state.is_night()
        card = piles.take_event(state, bottom=night)
        if card == NONE:
            return
        if not piles.is_dracula_event(card):
            draw_event(state, self.hunter, card, PILE)
        elif night:
            draw_event(state, DRACULA_FIGURE, card, PILE)
        else:
            piles.bury_event(state, card)


EVENT_SUPPLIES = tuple(EventSupply(hunter) for hunter in FIGURES)


def reserve(state: Fury3State, hunter: int) -> None:
    """Take a random ticket; Lord Godalming may take two and then keeps two (R5.9, R15.17)."""
    piles.draw_ticket(state, hunter)
    if hunter == GODALMING and state.tickets:
        state.push(SECOND_TICKET)
    else:
        check_hand_limits(state, hunter)


class SecondTicket(HuntersDecision, frozen=True):
    """Lord Godalming may take a second ticket after he has looked at the first."""

    figure = GODALMING
    asks = N_questions("Does Lord Godalming take a second ticket?")
    stake = N_stakes(
        "Only Lord Godalming can take two tickets in one action. A hunter keeps two tickets at most: of "
        "three, one is returned afterwards."
    )
    rules_page = "reserve"
    kind = DecisionKind.SECOND_TICKET

    def actions(self, state: Fury3State) -> Sequence[Word]:
        return NO_YES

    def apply(self, state: Fury3State, action: Word) -> None:
        if action == YES:
            piles.draw_ticket(state, GODALMING)
        check_hand_limits(state, GODALMING)


NO_YES = (NO, YES)
SECOND_TICKET = SecondTicket()

# ----------------------------------------------------------------------------------------------- event cards


KEEP, PLAY_NOW = Word("keep"), Word("play")
KEEP_ONLY = (KEEP,)
KEEP_OR_PLAY = (KEEP, PLAY_NOW)
_TITLE = N_windows("An event card was drawn that can be played at once")
_WINDOWS = (
    PromptWindow("drawn_event", _TITLE, HUNTERS, KEEP),
    PromptWindow("dracula_drawn_event", _TITLE, DRACULA, KEEP),
)
"""By player."""


class EventDraw(Step, frozen=True):
    """A hunter (0-3) or Dracula (DRACULA_FIGURE) reads the first card of `state.drawn` (R12.1).

    An immediate one is played (DRAWN to TABLE), for one that may be kept he is prompted, the others go into
    the hand. The step does not name the card: it may still be secret.
    """

    actor: int

    def run(self, state: Fury3State) -> None:
        card = state.drawn[0]
        if card in EVENTS.at_once:
            play_drawn(state, self.actor)
        elif card in EVENTS.at_once_or_kept:
            state.push(DrawnChoice(self.actor))
        else:
            keep_drawn(state, self.actor)

    def may_ask(self) -> int:
        return side_of(self.actor)


class DrawnChoice(ActorDecision, frozen=True):
    """An event card with two windows was drawn: it is kept, or played immediately (R12.1)."""

    asks = N_questions("{event} was drawn: play it now?")
    stake = N_stakes(
        "If it is played now, the card is used up. In the hand it waits for its other moment and counts "
        "toward the limit."
    )
    rules_page = "immediate"
    labels: ClassVar[Labels] = {
        KEEP: N_buttons("Keep in hand"),
        PLAY_NOW: N_buttons("Play now"),
    }
    prompt_windows = _WINDOWS

    def actions(self, state: Fury3State) -> Sequence[Word]:
        return KEEP_OR_PLAY if state.drawn[:1] and state.drawn[0] in EVENTS.at_once_or_kept else KEEP_ONLY

    def apply(self, state: Fury3State, action: Word) -> None:
        if action == PLAY_NOW:
            play_drawn(state, self.actor)
        else:
            keep_drawn(state, self.actor)

    def prompt(self, position: Any) -> Text:
        return self.asks.fill(event=words.card_text(Deck.EVENT, position.drawn[0]))

    def at_stake(self, position: Any) -> Text | None:
        card = position.drawn[0] if position.drawn else NONE
        why = EVENTS[card].against_at_once(position, self.actor) if card >= 0 else None
        return self.stake if why is None else _NO_EFFECT.fill(why=why)

    def prompt_window(self) -> PromptWindow:
        return _WINDOWS[side_of(self.actor)]

    def subject(self, position: Any) -> tuple[Deck, int] | None:
        return (Deck.EVENT, position.drawn[0]) if position.drawn else None

    def page(self, position: Any) -> str:
        return (card_page(Deck.EVENT, position.drawn[0]) if position.drawn else "") or self.rules_page


_NO_EFFECT = N_stakes("{why} If the card is played now, it is used up and nothing happens.")


def draw_event(state: Fury3State, actor: int, card: int, source: int) -> None:
    """Add a card taken from `source` (PILE, DISCARD, BURIED) to `state.drawn`, and push an EventDraw."""
    state.drawn += (card,)
    state.tell(CardMoved, Deck.EVENT, card, source, DRAWN, False, actor)
    state.push(EVENT_DRAWS[actor])


def keep_drawn(state: Fury3State, actor: int) -> None:
    """Put the first drawn card into the hand, which is brought to its limit immediately (R12.5)."""
    card, *rest = state.drawn
    state.drawn = tuple(rest)
    piles.keep_event(state, actor, card, DRAWN)
    check_hand_limits(state, actor)


def play_drawn(state: Fury3State, actor: int) -> None:
    """Play the first drawn card; it needs no room in the hand (R12.6)."""
    card, *rest = state.drawn
    state.drawn = tuple(rest)
    lay_event(state, card, actor, DRAWN)


EVENT_DRAWS = tuple(EventDraw(actor) for actor in (*FIGURES, DRACULA_FIGURE))
