"""The features of a player at the beginning of a turn, and their change with the time of the game.

The expected end score is linear in the products of features and times. The weights are learned for each
number of players (`python -m lab.train score dining`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from furyqt.rules.core.zones import Cards
from furyqt.rules.dining.box import tables_of
from furyqt.rules.dining.options import DiningOptions
from furyqt.rules.dining.scoring import majorities
from furyqt.rules.dining.spaces import NOWHERE
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.table_rows import RESOURCES
from furyqt.rules.dining.tables import BLOOD, SHEEP

BUILDING = tuple(map(RESOURCES.index, ("wood", "brick", "metal")))
SNACKS = tuple(map(RESOURCES.index, ("beer", "doughnut")))
WARDS = tuple(map(RESOURCES.index, ("holy_water", "garlic")))
FEW = 2
"""Of one resource, this many tokens count as few; others count as many."""
MOST_BRIBES = 8
"""Bribes of a greater value than this are not counted."""
LOW_CUBES = 4
NAMES = (
    "one", "to_move", "second_to_move", "gift_points", "gift_count", "favor_used", "favor_left",
    "bribes_left", "bribes_missing", "best_progress", "other_progress", "few_building", "kinds_building",
    "many_building", "few_snacks", "few_wards", "few_bribes", "many_others", "bites", "control",
    "majorities", "cubes_on_track", "awards", "few_cubes", "gifts_in_hand", "kept", "stand_ready",
    "stand_near",
)  # fmt: skip
"""The names of the features."""
TIMES = ("last", "last_hours", "before", "before_hours", "before_rounds")
"""The last Day, its remaining hours as a share, and the same for the Days before it with the number of rounds
that follow.
"""
Row = tuple[float, ...]


def times(state: DiningState) -> Row:
    """Return the values of TIMES; on the last Day those of the Days before it are 0, and the reverse."""
    tables = state.tables
    further = tables.components.rounds - state.round
    left = (tables.clock.hours - state.clock) / tables.clock.hours
    return (1.0, left, 0.0, 0.0, 0.0) if not further else (0.0, 0.0, 1.0, left, (further - 1) / 2)


Standing = tuple[str, int, int, int, Cards, int, Cards, Cards, int, int, int, int]
"""The box, the turns until this player's, the controlled locations and the majorities; the repaired stands of
each location, or nothing without a cube for one; the cubes, the tokens, the Gift cards, Favor, Bites, kept
Tourists and the Gifts track.
"""


class RepairedStands(NamedTuple):
    """The stands, and all that decides who has the majority at them."""

    box: str
    options: DiningOptions
    stands: tuple[Cards, ...]


def features(state: DiningState) -> list[Row]:
    """Return the features of each player, in the order of NAMES."""
    return [row_of(standing) for standing in standings(state)]


def standings(state: DiningState) -> list[Standing]:
    """Return all of a position on which the features of each player depend."""
    players = state.players
    mover = state.agenda[-1].diner if state.agenda else 0  # type: ignore[attr-defined]  # a HeroTurn
    box, limited = state.box, state.options.supply
    controlled, leads = _holders(RepairedStands(box, state.options, state.stands))
    repaired = tuple(map(len, state.stands))
    return [
        (
            box,
            (player - mover) % players,
            controlled.count(player),
            leads.count(player),
            repaired if cubes or not limited else (),
            cubes,
            own,
            hand,
            favor,
            bites,
            kept,
            track,
        )
        for player, (cubes, own, hand, favor, bites, kept, track) in enumerate(
            zip(
                state.cubes,
                state.resources,
                state.gifts,
                state.favor,
                state.bites,
                state.kept,
                state.track,
                strict=True,
            )
        )
    ]


def row_of(standing: Standing) -> Row:
    """Return the features of a player."""
    box, turn, controlled, leads, repaired, cubes, own, hand, favor, bites, kept, track = standing
    reach = _stands_in_reach(box, repaired, own) if repaired else NO_STAND
    return (
        1.0,
        1.0 if not turn else 0.0,
        1.0 if turn == 1 else 0.0,
        *_dinner_features(box, own, hand, favor, bites, kept, track.bit_count())[0],
        float(bites),
        float(controlled),
        float(leads),
        *_track(box, track),
        float(max(0, LOW_CUBES - cubes)),
        float(len(hand)),
        float(kept),
        reach[0],
        reach[1],
    )


@lru_cache(maxsize=2_000)
def _holders(board: RepairedStands) -> tuple[Cards, Cards]:
    """Return the player who controls each location with a stand, and the one with each majority."""
    return tuple(owners[-1] for owners in board.stands if owners), tuple(majorities(board).values())


def dinner_features(state: DiningState, player: int) -> tuple[Row, Cards]:
    """Return what could be converted now and what would be left, and the tokens that would be left."""
    return _dinner_features(
        state.box,
        state.resources[player],
        state.gifts[player],
        state.favor[player],
        state.bites[player],
        state.kept[player],
        state.track[player].bit_count(),
    )


@lru_cache(maxsize=20_000)
def _dinner_features(
    box: str, tokens: Cards, hand: Cards, all_favor: int, bites: int, kept: int, cubes: int
) -> tuple[Row, Cards]:
    """Return the features of all that a player brings to a Dinner; `cubes` are those on the Gifts track."""
    tables = tables_of(box)
    own = list(tokens)
    bribe, values = tables.bribe, (tables.bribe.blood, tables.bribe.sheep)
    payable = min(cubes, bribe.gift_cubes_per_dinner) * bribe.gift_cube
    held = kept * bribe.tourist + own[BLOOD] * values[0] + own[SHEEP] * values[1] + payable
    missing = max(0, bribe.minimum - held)
    room = held - bites if not missing else 0
    points = count = 0
    open_gifts = []
    for card in sorted(hand, key=lambda card: -tables.gift(card).points):
        gift = tables.gift(card)
        size = lack = used = 0
        for resource, amount in gift.cost:
            size += amount
            if own[resource] < amount:
                lack += amount - own[resource]
            if resource == BLOOD:
                used += amount * values[0]
            elif resource == SHEEP:
                used += amount * values[1]
        if not lack and room > used:
            for resource, amount in gift.cost:
                own[resource] -= amount
            room -= used + 1
            points += gift.points
            count += 1
        else:
            open_gifts.append(gift.points * ((size - lack) / size) ** 2)
    open_gifts.sort(reverse=True)
    favor = min(max(0, room), all_favor)
    found = (
        float(points),
        float(count),
        float(favor),
        float(all_favor - favor),
        float(min(MOST_BRIBES, max(0, room - favor))),
        float(missing),
        open_gifts[0] if open_gifts else 0.0,
        sum(open_gifts[1:3]),
        *_tokens(own),
    )
    return found, tuple(own)


NO_STAND = (0.0, 0.0, NOWHERE)


def stands_in_reach(state: DiningState, player: int) -> tuple[float, float, int]:
    """Return the Favor of the best open stand that can be paid, what one more token would add to it, and the
    location of that stand, or NOWHERE.
    """
    if state.options.supply and not state.cubes[player]:
        return NO_STAND
    return _stands_in_reach(state.box, tuple(map(len, state.stands)), state.resources[player])


@lru_cache(maxsize=20_000)
def _stands_in_reach(box: str, repaired: Cards, own: Cards) -> tuple[float, float, int]:
    tables = tables_of(box)
    ready, near, where = 0, 0, NOWHERE
    for location, stand in enumerate(repaired):
        if stand >= tables.stand_counts[location]:
            continue
        favor = tables.stand_favor[location][stand]
        if favor <= ready:
            continue
        lack = 0
        for resource, amount in tables.stand_costs[location][stand]:
            if own[resource] < amount:
                lack += amount - own[resource]
        if not lack:
            ready, where = favor, location
        elif lack == 1 and favor > near:
            near = favor
    return float(ready), float(max(0, near - ready)), where


def _tokens(own: list[int]) -> Row:
    """Return the tokens that a Dinner would leave, by their use."""
    few = [min(FEW, count) for count in own]
    return (
        float(sum(few[one] for one in BUILDING)),
        float(sum(few[one] > 0 for one in BUILDING)),
        float(sum(own[one] - few[one] for one in BUILDING)),
        float(sum(few[one] for one in SNACKS)),
        float(sum(few[one] for one in WARDS)),
        float(few[BLOOD] + few[SHEEP]),
        float(sum(own[one] - few[one] for one in (*SNACKS, *WARDS))),
    )


@lru_cache(maxsize=1_000)
def _track(box: str, track: int) -> Row:
    """Return the cubes on a Gifts track and what the next one brings."""
    awards = tables_of(box).awards
    slot = (~track & (track + 1)).bit_length() - 1
    resources, cards = awards[slot] if slot < len(awards) else ((), 0)
    return float(track.bit_count()), float(sum(amount for _, amount in resources) + cards)
