"""A trade between two hunters of the second edition, and the choice of encounters that Dracula returns."""

from __future__ import annotations

from typing import Any

from furyqt.rules.core.agenda import pending_decision
from furyqt.rules.core.text import Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.actions import Give
from furyqt.rules.fury2.decks import HIDDEN, Deck
from furyqt.rules.fury2.guidance import encounters_to_return
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import DRACULA_FIGURE, EXTRA_CARDS
from furyqt.views.boards.fury2 import faces
from furyqt.views.boards.fury2.choices import card_of
from furyqt.views.boards.fury2.figures import LETTERS
from furyqt.views.boards.fury2.sheets import PORTRAITS
from furyqt.views.picture import TradePanel, TradeSide

N_board = Texts("fury2.board")
N_unavailable = Texts("fury2.unavailable")


def trade(observation: Fury2Observation) -> TradePanel | None:
    """Return the current trade, for the player who decides it."""
    step: Any = observation.agenda[-1] if observation.agenda else None
    if not observation.actions or not hasattr(step, "partner"):
        return None
    pair = int(step.hunter), int(step.partner)
    return TradePanel((_side(observation, pair, 0), _side(observation, pair, 1)))


def returned(observation: Fury2Observation) -> TradePanel | None:
    """Return the choice of the encounters that go back to the pool, for Dracula."""
    step, count = pending_decision(observation), encounters_to_return(observation)
    if not observation.actions or not count or step is None:
        return None
    hand = tuple(faces.face(Deck.ENCOUNTER, card) for card in sorted(observation.encounters))
    kept = TradeSide(LETTERS[DRACULA_FIGURE], _KEPT, PORTRAITS[DRACULA_FIGURE], hand)
    pool = TradeSide("pool", _POOL, "backs/encounter", ())
    return TradePanel((kept, pool), step.prompt(observation), count)


def _side(observation: Fury2Observation, pair: tuple[int, int], rank: int) -> TradeSide:
    hunter = pair[rank]
    received = [card for giver, _, card in observation.gifts if giver != rank]
    kept = [card for card in observation.hunters[hunter].items if card != HIDDEN]
    for gift in received:
        if gift in kept:
            kept.remove(gift)
    allowed = observation.actions
    gifts = [Give(hunter, card) for card in dict.fromkeys(kept)]
    return TradeSide(
        id=LETTERS[hunter],
        name=words.FIGURE_NAMES[hunter],
        art=PORTRAITS[hunter],
        cards=tuple(faces.face(Deck.ITEM, card) for card in kept),
        received=tuple(faces.face(Deck.ITEM, card) for card in received if card != HIDDEN),
        closed=tuple((card_of(observation, gift), _PASSED) for gift in gifts if gift not in allowed),
        limits=(("item", observation.options.most_items + EXTRA_CARDS[hunter], _ITEMS),),
    )


_KEPT = N_board("You keep")
_POOL = N_board("Back to the pool")
_PASSED = N_unavailable("The items of a trade are given in order, and it is too late for this one.")
_ITEMS = N_board("Item cards above the limit of {limit}: {count} must be discarded.")
