"""A matured Ambush: a hunter meets a tile from Dracula's hand, on no card of the trail (R7.6)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury2.decks import NONE, TABLE, Deck
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.events import CardMoved
from furyqt.rules.fury2.piles import CARDS, DRACULA_HAND
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.encounters.tile_answers import TileAnswerOffer
from furyqt.rules.fury2.steps.search.enemy_meetings import EnemyMeeting, TileMeetings
from furyqt.rules.fury2.steps.search.search import EncounterEffect, TileReturn
from furyqt.rules.fury2.steps.travel.move_steps import drop_move
from furyqt.rules.fury2.tables import FIGURES, HOSPITAL, SEAS
from furyqt.rules.mechanisms.interruptions import drop_all


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
    after = AmbushEnd(hunter, state.group, tuple(what for what in _OF_A_TURN if state.lasts(what)))
    state.group = (hunter,)
    for what in _OF_A_TURN:
        state.end(what)
    state.push(TileAnswerOffer(card), EncounterEffect(card, NONE), TileReturn(card, NONE), after)


_OF_A_TURN = (Lasting.TURN_OVER, Lasting.BEATEN)


class AmbushEnd(Step, frozen=True):
    """The group that was acting before an Ambush acts again: it can come in a hunter's turn, too.

    Then a tile that ends the turn ends that of the ambushed hunter, and who is not the first of the group
    leaves it; so does a hunter who was defeated.
    """

    hunter: int
    group: tuple[int, ...]
    lasting: tuple[Lasting, ...]

    def run(self, state: Fury2State) -> None:
        is_defeated, is_over = not state.group, state.lasts(Lasting.TURN_OVER)
        is_active = state.active == self.hunter
        leaves = is_defeated or (is_over and not is_active)
        state.group = tuple(hunter for hunter in self.group if hunter != self.hunter or not leaves)
        for what in _OF_A_TURN:
            state.end(what)
        for what in self.lasting:
            state.begin(what)
        if is_active and is_over:
            drop_all(state, lambda step: isinstance(step, TileMeetings | EnemyMeeting))
            drop_move(state)
            state.begin(Lasting.TURN_OVER)
