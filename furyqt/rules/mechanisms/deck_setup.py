"""Decks before the game: all their cards, cards by their names, and chosen cards at their ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from furyqt.rules.core.zones import Cards, without_cards


def all_of(copies: Sequence[int]) -> Cards:
    """Return all cards of a deck, in order, by the number of copies of each."""
    return tuple(card for card, count in enumerate(copies) for _ in range(count))


def numbers(ids: Sequence[str], names: Iterable[str]) -> Cards:
    """Return the numbers of cards by their names; ValueError for an unknown name."""
    return tuple(ids.index(name) for name in names)


def stacked(pile: Cards, top: Cards, bottom: Cards = ()) -> Cards:
    """Return a pile with some of its cards at its ends, in the order a player meets them there."""
    return (*bottom, *without_cards(pile, (*top, *bottom)), *top[::-1])
