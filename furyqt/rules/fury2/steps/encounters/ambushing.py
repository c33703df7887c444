"""A matured Ambush: a hunter meets a tile from Dracula's hand, on no card of the trail (R7.6)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury2.decks import NONE, TABLE, Deck
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.events import CardMoved
from furyqt.rules.fury2.piles import CARDS, DRACULA_HAND
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.encounters.tile_answers import TileAnswerOffer
from furyqt.rules.fury2.steps.search.search import EncounterEffect, TileReturn
from furyqt.rules.fury2.tables import FIGURES, HOSPITAL, SEAS


def victims(state: Fury2State) -> list[int]:
    """Return the hunters who can fall into an Ambush: neither at sea nor in the hospital (R16.2)."""
    return [
        hunter
        for hunter in FIGURES
        if state.hunters[hunter].place not in SEAS and state.hunters[hunter].place != HOSPITAL
    ]


def spring(state: Fury2State, hunter: int, card: int) -> None:
    """Play a tile from Dracula's hand against one hunter."""
    CARDS.take(state, Deck.ENCOUNTER, card, DRACULA_HAND)
    state.met = card
    state.tell(CardMoved, Deck.ENCOUNTER, card, DRACULA_HAND, TABLE, True)
    state.group = (hunter,)
    state.push(TileAnswerOffer(card), EncounterEffect(card, NONE), TileReturn(card, NONE), AmbushEnd())


class AmbushEnd(Step, frozen=True):
    """The ambushed hunter is no longer the acting group."""

    def run(self, state: Fury2State) -> None:
        state.group = ()
        state.end(Lasting.TURN_OVER)
        state.end(Lasting.BEATEN)
