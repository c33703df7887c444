"""Openings with chosen cards: the rules deal everything else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from furyqt.rules.core.stage import SceneError
from furyqt.rules.fury2.actions import CARD_IDS
from furyqt.rules.fury2.decks import Deck
from furyqt.rules.fury2.setup import begin, shuffled_table
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.mechanisms.deck_setup import numbers

Names = Sequence[str]


@dataclass(frozen=True, kw_only=True)
class OpeningPieces:
    """The pieces of an opening; cards by their names."""

    next_events: Names = ()
    """The event cards that are drawn first."""
    next_items: Names = ()
    encounters: Names = field(default_factory=tuple)
    """Dracula's first encounter hand; drawn at random if it is empty."""


def opening(pieces: OpeningPieces, options: Mapping[str, str], seed: int) -> Fury2State:
    """Build the opening of a game: the hunters choose their starts."""
    state = shuffled_table(options, seed)
    state.event_deck = _with_ends(Deck.EVENT, state.event_deck, pieces.next_events)
    state.item_deck = _with_ends(Deck.ITEM, state.item_deck[::-1], pieces.next_items)[::-1]
    begin(state, numbers(CARD_IDS[Deck.ENCOUNTER], pieces.encounters))
    return state


def _with_ends(deck: Deck, cards: tuple[int, ...], first: Names) -> tuple[int, ...]:
    """Return a deck that begins with some of its cards."""
    left = list(cards)
    for card in (chosen := numbers(CARD_IDS[deck], first)):
        if card not in left:
            raise SceneError(f"there are only {cards.count(card)} copies of {CARD_IDS[deck][card]}")
        left.remove(card)
    return (*chosen, *left)
