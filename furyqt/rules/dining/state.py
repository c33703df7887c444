"""The complete state of a game."""

from __future__ import annotations

import msgspec

from furyqt.rules.core.agenda import State
from furyqt.rules.core.zones import Cards
from furyqt.rules.dining.box import STANDARD, tables_of
from furyqt.rules.dining.options import DiningOptions
from furyqt.rules.dining.spaces import LOCATIONS, NOWHERE
from furyqt.rules.dining.tables import DiningTables


class Script(msgspec.Struct, frozen=True):
    """Cards and shuffles that are fixed in advance, by the name of the deck; chance decides the others.

    A drawn card is taken from its deck wherever it is, so it fits any order of the deck.
    """

    draws: tuple[tuple[str, Cards], ...] = ()
    """The next cards of a deck, the first one first."""
    shuffles: tuple[tuple[str, Cards], ...] = ()
    """The results of the next shuffles, each with its top card first; cards may be missing at its end."""


FREE = Script()


class DiningState(State, kw_only=True):
    """A position. Tuples of players are in the order of the table; piles have their top at the end."""

    options: DiningOptions = DiningOptions()
    box: str = STANDARD
    script: Script = FREE
    opener: int = 0
    """The First Player of round 1, whose seat is number 1 (D1.7)."""
    round: int = 1
    clock: int = 0
    first: int = 0
    """The player with the First Player marker."""
    last: int = 0
    """The player who took the last turn (D10.2)."""
    turn: int = 0
    """The number of turns and Dinners so far."""
    bus: int = NOWHERE
    bus_tourists: int = 0
    tourists: int = 0
    """The spaces with a Tourist as a mask."""
    heroes: tuple[int, ...] = ()
    """The space of each Hero, or TABLE."""
    stands: tuple[Cards, ...] = ((),) * len(LOCATIONS)
    """The players who repaired the stands of each location, from left to right."""
    row_up: Cards = ()
    row_down: Cards = ()
    tourist_deck: Cards = ()
    tourist_discard: Cards = ()
    gift_deck: Cards = ()
    gift_discard: Cards = ()
    supply: Cards = ()
    """The tokens of each resource in the supply; it does not change if components are unlimited."""
    favor_supply: int = 0
    resources: tuple[Cards, ...] = ()
    """The tokens of each resource of each player."""
    favor: Cards = ()
    points: Cards = ()
    bites: Cards = ()
    kept: Cards = ()
    """The Tourists on each player board."""
    cubes: Cards = ()
    """The cubes in stock of each player, without the one on the VP track."""
    gifts: tuple[Cards, ...] = ()
    track: Cards = ()
    """The cubes on each Gifts track as a mask."""

    @property
    def tables(self) -> DiningTables:
        """Return the numbers of the board and the cards."""
        return tables_of(self.box)

    @property
    def players(self) -> int:
        """Return the number of players."""
        return len(self.heroes)


def with_item(items: tuple[int, ...], at: int, item: int) -> tuple[int, ...]:
    """Return a tuple with one item replaced."""
    return (*items[:at], item, *items[at + 1 :])


def with_row(rows: tuple[Cards, ...], at: int, row: Cards) -> tuple[Cards, ...]:
    """Return a tuple of tuples with one replaced."""
    return (*rows[:at], row, *rows[at + 1 :])
