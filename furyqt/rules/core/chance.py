"""Dice and shuffles from one 64-bit integer in the state.

Every function takes the integer and returns the next one with its result, so that a game repeats exactly from
its seed and a copied state draws what the original would have drawn (splitmix64; Steele, Lea, Flood 2014).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


def seeded(seed: int) -> int:
    """Return the first value of a stream for any integer seed."""
    return seed & _MASK


def below(chance: int, n: int) -> tuple[int, int]:
    """Return a number in `range(n)` and the next value of the stream; n >= 1."""
    chance = (chance + 0x9E3779B97F4A7C15) & _MASK
    z = chance
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) * n) >> 64, chance


def choice(chance: int, options: Sequence[T]) -> tuple[T, int]:
    """Return one of the options and the next value of the stream."""
    index, chance = below(chance, len(options))
    return options[index], chance


def shuffled(chance: int, cards: Sequence[T]) -> tuple[tuple[T, ...], int]:
    """Return the cards in a random order and the next value of the stream (Fisher and Yates)."""
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        other, chance = below(chance, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck), chance
