"""A position in the neutral form as the beginning of a game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from furyqt.rules.dining.stage import DiningPieces
from furyqt.rules.dining.state import Script
from furyqt.rules.dining.table_rows import Resource

Number = Annotated[int, Meta(ge=0, le=999)]
Seat = Annotated[int, Meta(ge=1, le=4)]
Numbers = tuple[Number, ...]


class StartPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pieces of one seat."""

    res: dict[Resource, Number] = {}
    favor: Number = 0
    vp: Number = 0
    bites: Number = 0
    gifts: Numbers = ()
    track: Numbers = ()
    cubes: Number | None = None
    kept: Number = 0


class StartPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position; cards that it does not mention are in the decks, or with an order of a deck discarded.

    With a discard pile and an order of its deck the other cards are not part of the game.
    """

    players: Annotated[tuple[StartPlayer, ...], Meta(min_length=2, max_length=4)]
    row_up: Numbers
    row_down: Numbers = ()
    round: Number = 1
    clock: Number = 0
    step: str = "hero"
    first: Seat = 1
    active: Annotated[int, Meta(ge=0, le=4)] = 1
    last: Seat | None = None
    """The seat with the last turn; without it the one before the First Player."""
    bus: Annotated[int, Meta(ge=0, le=9)] = 0
    bus_tourists: Number | None = None
    tourists: tuple[str, ...] = ()
    heroes: tuple[str, ...] = ()
    stands: dict[Annotated[int, Meta(ge=1, le=9)], tuple[Seat, ...]] = {}
    supply: dict[Resource, Number] | None = None
    favor_supply: Number | None = None
    tourist_deck_order: Numbers | None = None
    gift_deck_order: Numbers | None = None
    tourist_discard: Numbers | Number | None = None
    gift_discard: Numbers | Number | None = None
    tourist_discard_order: Numbers | None = None
    gift_discard_order: Numbers | None = None
    left: Number = 0
    """The conversions left at the step "convert"."""
    used: bool = False
    fetched: bool = False
    half: Literal["sun", "moon"] | None = None
    """It follows from the clock."""
    phase: Literal["day", "dinner", "over"] | None = None
    """It follows from the step."""
    tourist_deck: Number | None = None
    """The size of the deck follows from the other cards."""
    gift_deck: Number | None = None


def pieces(start: StartPosition, script: Script) -> DiningPieces:
    """Return the pieces of a position."""
    own = start.players
    cubes = [player.cubes for player in own if player.cubes is not None]
    return DiningPieces(
        step=start.step,
        active=max(start.active - 1, 0),
        first=start.first - 1,
        last=None if start.last is None else start.last - 1,
        round=start.round,
        clock=start.clock,
        bus=start.bus,
        bus_tourists=start.bus_tourists,
        tourists=start.tourists,
        heroes=start.heroes or ["table"] * len(own),
        stands={location: [seat - 1 for seat in seats] for location, seats in start.stands.items()},
        row_up=start.row_up,
        row_down=start.row_down,
        tourist_deck=start.tourist_deck_order,
        tourist_discard=_pile(start.tourist_discard_order, start.tourist_discard),
        gift_deck=start.gift_deck_order,
        gift_discard=_pile(start.gift_discard_order, start.gift_discard),
        resources=[{str(name): count for name, count in player.res.items()} for player in own],
        favor=[player.favor for player in own],
        points=[player.vp for player in own],
        bites=[player.bites for player in own],
        kept=[player.kept for player in own],
        gifts=[player.gifts for player in own],
        track=[player.track for player in own],
        supply=None if start.supply is None else {str(name): n for name, n in start.supply.items()},
        favor_supply=start.favor_supply,
        cubes=cubes if len(cubes) == len(own) else None,
        conversions=start.left,
        used=start.used,
        fetched=start.fetched,
        script=script,
    )


def _pile(order: Numbers | None, pile: Numbers | int | None) -> Numbers | None:
    """Return the cards of a discard pile; a number above 0 stands for all cards that lie nowhere else."""
    if order is not None:
        return order
    if isinstance(pile, int):
        return None if pile else ()
    return pile
