"""The boxes of a game: the published component lists, with which older records are replayed.

The file `boxes.toml` in the package of a game has a table for each published box.  The cards that a game has
today are the newest box; it gets a number of its own as soon as it differs from the last published one, and
`python -m tools.boxes` publishes it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import NamedTuple

import msgspec

from furyqt.rules.core.reading import packaged_text, read_toml
from furyqt.rules.core.ruleset import Option
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import Cards
from furyqt.rules.mechanisms.deck_setup import all_of

N_ = Texts("mechanisms.boxes")

FILE = "boxes.toml"
OPTION = "box"
"""The name of the option; it exists once there are two boxes."""
FIRST = "1"
"""The box of the records that do not name one."""

Lists = dict[str, dict[str, int]]
"""Deck -> the ids of its cards with their copies, in the order before shuffling."""


class Box(NamedTuple):
    """The cards of a box, by deck."""

    cards: tuple[Cards, ...]
    """All cards in the order before shuffling."""
    copies: tuple[tuple[int, ...], ...]
    """The number of copies of each card by its number, 0 for a card that is not in the box."""


class Boxes:
    """The boxes of a game by name: "1", "2", ...; the empty name is the newest box.

    decks: name -> the ids of all its cards, by number; newest: the number of copies of each card, by deck. It
    is called when every card is defined.
    """

    def __init__(
        self, package: str, decks: Mapping[str, Sequence[str]], newest: Callable[[], Sequence[Sequence[int]]]
    ) -> None:
        self.package = package
        self._decks, self._newest = decks, newest
        self._made: dict[str, Box] = {}

    def __getitem__(self, name: str) -> Box:
        found = self._made.get(name)
        if found is None:
            found = self._made[name] = self._box(self.lists[int(name) - 1] if name else self.newest())
        return found

    def _box(self, lists: Lists) -> Box:
        cards = tuple(
            tuple(ids.index(card) for card, count in lists[deck].items() for _ in range(count))
            for deck, ids in self._decks.items()
        )
        copies = tuple(tuple(lists[deck].get(card, 0) for card in ids) for deck, ids in self._decks.items())
        return Box(cards, copies)

    def newest(self) -> Lists:
        """Return the component lists by the catalogs."""
        return {
            deck: {ids[card]: copies[card] for card in dict.fromkeys(all_of(copies))}
            for (deck, ids), copies in zip(self._decks.items(), self._newest(), strict=True)
        }

    def published(self) -> list[Lists]:
        """Return the component lists of the published boxes, the first one first."""
        table = read_toml(packaged_text(files(self.package) / FILE))
        return msgspec.convert(table.get("box", []), list[Lists])

    @cached_property
    def lists(self) -> list[Lists]:
        """Return the component lists of all boxes, the newest one last."""
        found, newest = self.published(), self.newest()
        return found if found and _same(found[-1], newest) else [*found, newest]

    @property
    def count(self) -> int:
        """The number of boxes, and of the newest one."""
        return len(self.lists)

    def options(self) -> tuple[Option, ...]:
        """Return the option of a new game that names the box, if there are two."""
        count = self.count
        if count == 1:
            return ()
        values = {str(count): _NEWEST, **{str(n): OLDER.fill(number=n) for n in range(count - 1, 0, -1)}}
        return (Option(OPTION, _TITLE, values, unnamed=FIRST),)


def _same(one: Lists, other: Lists) -> bool:
    """Return whether two boxes have the same cards in the same order."""
    return [(deck, list(cards.items())) for deck, cards in one.items()] == [
        (deck, list(cards.items())) for deck, cards in other.items()
    ]


_TITLE: Text = N_("Cards in the game")
_NEWEST = N_("all cards")
OLDER: Text = N_("those of box {number}, for games of earlier versions")
