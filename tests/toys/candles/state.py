"""The complete state of a game of Candles."""

from __future__ import annotations

from furyqt.rules.core.agenda import State
from furyqt.rules.core.zones import Cards

HIDDEN = 0
"""A card that the observer cannot see."""


class CandleState(State, kw_only=True):
    """The value of a card is its number, 1 to 5; hands are sorted, and the top of the deck is its end."""

    round: int = 1
    die: int = 0
    deck: Cards = ()
    row: Cards = ()
    hands: tuple[Cards, ...] = ()
    lit: tuple[Cards, ...] = ()
    """The lit candles of each player."""

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each player."""
        return tuple(map(sum, self.lit))
