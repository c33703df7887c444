"""Hands and piles of cards as tuples of card numbers; a hand is sorted, a pile has its top at the end."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

Cards = tuple[int, ...]
"""Card numbers; equal numbers are copies of one card."""
NONE = -1
"""No card, no place, no piece."""
HIDDEN = -2
"""A card that the observer cannot see; it sorts before every card."""


def with_card(hand: Cards, card: int) -> Cards:
    """Return a hand with one more card."""
    if not hand:
        return (card,)
    cards = list(hand)
    insort(cards, card)
    return tuple(cards)


def without_card(cards: Cards, card: int) -> Cards:
    """A hand or pile with one copy less; ValueError if there is none."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def without_cards(cards: Cards, gone: Iterable[int]) -> Cards:
    """A hand or pile without one copy of each of these; ValueError if one is missing."""
    for card in gone:
        cards = without_card(cards, card)
    return cards


def kinds(cards: Cards) -> Cards:
    """The different cards among these, ascending."""
    return tuple(sorted(set(cards))) if len(cards) > 1 else cards
