"""The numbers of the board and the cards in the form that the steps use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from furyqt.rules.core.reading import packaged_text
from furyqt.rules.core.text import Text
from furyqt.rules.core.zones import Cards
from furyqt.rules.dining.actions import PLACES, SENDS, PlaceHero, Send
from furyqt.rules.dining.spaces import LOCATIONS, SLOTS, resource_space
from furyqt.rules.dining.table_rows import (
    RESOURCES,
    Resource,
    Rows,
    TokenRow,
    TouristRow,
    checked,
    merged,
    parsed,
)
from furyqt.rules.mechanisms.boxes import Boxes

FILES = ("board.toml", "tourists.toml", "gifts.toml", "player_board.toml")
SHEEP, BLOOD = RESOURCES.index("sheep"), RESOURCES.index("blood")

Amounts = tuple[tuple[int, int], ...]
"""Pairs of a resource and a number of tokens."""


class TouristAbility(msgspec.Struct, frozen=True):
    """The effect of a Tourist Ability card, and when it works."""

    number: int
    name: str
    text: Text
    trigger: str
    locations: frozenset[int]
    """The locations at which it works."""
    base_yield: int
    """The printed number that the space needs, or 0."""
    half: str
    kind: str
    amount: int
    options: Cards
    per: str
    most: int
    bites: int
    swaps: bool


class Gift(msgspec.Struct, frozen=True):
    """A Gift card."""

    number: int
    name: str
    cost: Amounts
    points: int


class DiningTables:
    """All tables of a game. The rows of single numbers are taken over as they are."""

    def __init__(self, rows: Rows) -> None:
        self.components, self.clock, self.bus = rows.components, rows.clock, rows.bus
        self.bribe, self.bites, self.scoring = rows.bribe, rows.bites, rows.scoring
        by_id: dict[str, TokenRow] = {row.id: row for row in rows.resource}
        self.tokens = tuple(by_id[name].tokens for name in RESOURCES)
        locations = sorted(rows.location, key=lambda row: row.number)
        self.place_names = tuple(row.name for row in locations)
        self.products = tuple(RESOURCES.index(row.resource) for row in locations)
        """The resource of each location."""
        self.yields = tuple(row.yields for row in locations)
        self.stand_costs = tuple(tuple(amounts(stand.cost) for stand in row.stands) for row in locations)
        self.stand_favor = tuple(tuple(stand.favor for stand in row.stands) for row in locations)
        self.stand_counts = tuple(map(len, self.stand_costs))
        self.resource_spaces = tuple(
            resource_space(location, slot)
            for location in LOCATIONS
            for slot in range(len(self.yields[location]))
        )
        self.resource_mask = sum(1 << space for space in self.resource_spaces)
        self.tickets = tuple(RESOURCES.index(name) for name in rows.bus.ticket)
        self.bribe_values = (rows.bribe.tourist, rows.bribe.blood, rows.bribe.sheep, rows.bribe.gift_cube)
        """The value of each kind of Bribe, in the order of BRIBES."""
        self.cures = tuple(RESOURCES.index(name) for name in rows.bites.cure)
        self.snacks = {(row.players, row.seat): amounts(row.resources) for row in rows.snack}
        groups = tuple(by_id[RESOURCES[product]].group for product in self.products)
        self.abilities = (None, *(_ability(row, self.products, groups) for row in by_number(rows)))
        gifts = sorted(rows.gift, key=lambda row: row.id)
        self.gifts = (
            None,
            *(Gift(row.id, row.name, amounts(row.cost), row.vp) for row in gifts),
        )
        track = sorted(rows.track, key=lambda row: row.slot)
        self.awards = tuple((amounts(row.resources), row.cards) for row in track)
        """The resources and the number of Gift cards for a cube on each space of the Gifts track."""
        self._collects: dict[int, tuple[PlaceHero, ...]] = {}
        self._targets: dict[int, tuple[Send, ...]] = {}

    def ability(self, card: int) -> TouristAbility:
        """Return a Tourist Ability card."""
        found = self.abilities[card]
        assert found is not None
        return found

    def gift(self, card: int) -> Gift:
        """Return a Gift card."""
        found = self.gifts[card]
        assert found is not None
        return found

    def printed_yield(self, space: int) -> int:
        """Return the number printed on a resource space."""
        return self.yields[space // SLOTS][space % SLOTS]

    def collects(self, barred: int) -> tuple[PlaceHero, ...]:
        """Return the placements of a Hero on every resource space that is not barred, a mask."""
        barred &= self.resource_mask
        found = self._collects.get(barred)
        if found is None:
            free = (space for space in self.resource_spaces if not barred >> space & 1)
            found = self._collects[barred] = tuple(PLACES[space] for space in free)
        return found

    def targets(self, barred: int) -> tuple[Send, ...]:
        """Return the same for a Tourist."""
        barred &= self.resource_mask
        found = self._targets.get(barred)
        if found is None:
            free = (space for space in self.resource_spaces if not barred >> space & 1)
            found = self._targets[barred] = tuple(SENDS[space] for space in free)
        return found


def amounts(given: Mapping[Resource, int]) -> Amounts:
    """Return named amounts as pairs in the order of the resources."""
    return tuple(sorted((RESOURCES.index(name), count) for name, count in given.items()))


def by_number(rows: Rows) -> list[TouristRow]:
    """Return the Tourist cards in the order of their numbers."""
    return sorted(rows.tourist, key=lambda row: row.id)


def _ability(row: TouristRow, products: Cards, groups: tuple[str, ...]) -> TouristAbility:
    condition, effect = row.condition, row.effect
    options = RESOURCES if effect.options == "all" else effect.options
    return TouristAbility(
        number=row.id,
        name=row.name,
        text=Text("dining.tourists", row.text),
        trigger=row.trigger,
        locations=frozenset(
            location
            for location in LOCATIONS
            if (not condition.resource or RESOURCES[products[location]] in condition.resource)
            and (not condition.group or groups[location] in condition.group)
        ),
        base_yield=condition.base_yield,
        half=condition.half,
        kind=effect.kind,
        amount=effect.amount,
        options=tuple(sorted(RESOURCES.index(name) for name in options)),
        per=effect.per,
        most=effect.max,
        bites=effect.bites or effect.cure_bites,
        swaps=bool(effect.swap),
    )


@cache
def standard_rows() -> dict[str, object]:
    """Return the tables of this package as plain values."""
    folder = files("furyqt.rules.dining") / "data"
    found: dict[str, object] = {}
    for name in FILES:
        found |= parsed(packaged_text(folder / name))
    return found


def _numbers(deck: str) -> tuple[str, ...]:
    rows: Any = standard_rows()[deck]
    return tuple(str(row["id"]) for row in rows)


DECKS = {deck: _numbers(deck) for deck in ("tourist", "gift")}
BOXES = Boxes("furyqt.rules.dining", DECKS, lambda: [(1,) * len(cards) for cards in DECKS.values()])
"""The Tourist Ability cards and the Gift cards of each box, by their numbers."""


def box_rows(number: int) -> dict[str, object]:
    """Return the standard tables with the cards of a box only."""
    found, lists = standard_rows(), BOXES.lists[number - 1]
    decks: Any = {deck: found[deck] for deck in DECKS}
    cards = {deck: [row for row in rows if str(row["id"]) in lists[deck]] for deck, rows in decks.items()}
    return found | cards


def tables_with(own: Mapping[str, object], number: int) -> DiningTables:
    """Return the standard tables of a box with an owner's rows; TableError if they do not fit together."""
    return DiningTables(checked(merged(box_rows(number), own)))
