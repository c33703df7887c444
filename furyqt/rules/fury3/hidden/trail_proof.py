"""The exact set of places where Dracula can be, now and some turns ago: a whole way confirms each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy

from furyqt.rules.core.events import Event
from furyqt.rules.fury3.decks import Power
from furyqt.rules.fury3.events import CardPlaced
from furyqt.rules.fury3.hidden.trail_constraints import CITY_MASK, SHAPE, Fury3TrailConditions, awake_places
from furyqt.rules.fury3.tables import PLACES
from furyqt.rules.mechanisms.trail_constraints import bits, mask_of
from furyqt.rules.mechanisms.trail_sampler import TrailSampler

# ------------------------------------------------------------------------------ his turns as parts of his way


def turn_links(events: Iterable[Event]) -> list[int]:
    """Return for each of Dracula's turns the number of the last link of his way up to its end.

    A turn begins with the card that he places in his phase; a flight as a bat belongs to the turn it is in.
    """
    last: list[int] = []
    link = -1
    for event in events:
        if isinstance(event, CardPlaced) and event.power != Power.MISDIRECT:
            link += event.power not in (Power.FEED, Power.DARK_CALL)
            if event.bat and last:
                last[-1] = link
            else:
                last.append(link)
    return last


# ----------------------------------------------------------------------------------------------------- proofs

PATIENCE = 20_000
"""The number of cards tried in the search for one way; no known position needs a tenth of it."""
_EVEN = (1.0,) * (len(PLACES) + 1)


def conditions_of(events: Iterable[Event], *, is_advanced: bool) -> Fury3TrailConditions:
    """Return what the hunters know of Dracula's way after these events."""
    found = Fury3TrailConditions(is_advanced)
    for event in events:
        found.learn(event)
    return found


def way_through(conditions: Fury3TrailConditions, link: int, places: int) -> list[int] | None:
    """Return Dracula's place after each link of a way that is in one of these places after that link.

    `places` is a bit mask. Dracula is unseen now: not in a city with a hunter, unless he is revealed. None
    means that it is proved that there is no such way. Raises Undecided if the search is too long.
    """
    links = [copy(each) for each in conditions.links]
    links[link].here &= places
    unseen = 0 if conditions.revealed else mask_of(awake_places(conditions)) & CITY_MASK
    on_way = {each.card for each in links}
    boxes = [number for number in conditions.cards if number not in on_way]
    sampler = TrailSampler(
        SHAPE,
        links,
        conditions.cards,
        [number for number in conditions.cards if number in on_way],
        beside=boxes,
        even=_EVEN,
        not_now=unseen,
        since=-1,
    )
    if not all(sampler.after):
        return None
    return sampler.find_way(PATIENCE)


def possible_places(
    conditions: Fury3TrailConditions, link: int, ways: Iterable[Sequence[int]] = ()
) -> frozenset[int]:
    """Return the places where Dracula may have been after this link, each confirmed by a way.

    `ways` are known to fit the conditions; they save the search for their places. Raises Undecided if a
    search is too long.
    """
    return frozenset(way[link] for way in possible_ways(conditions, link, ways))


def possible_ways(
    conditions: Fury3TrailConditions, link: int, ways: Iterable[Sequence[int]] = ()
) -> list[Sequence[int]]:
    """Return for each place where Dracula may have been after this link a way that confirms it."""
    found = list(ways)
    left = SHAPE.anywhere & ~mask_of(way[link] for way in found)
    while left and (way := way_through(conditions, link, left)) is not None:
        found.append(way)
        left &= ~(1 << way[link])
    return found


def reachable(conditions: Fury3TrailConditions, link: int) -> list[int]:
    """Return the places that agree with each condition alone, which are at least the possible ones."""
    sampler = TrailSampler(SHAPE, conditions.links, conditions.cards, [], even=_EVEN, since=-1)
    return list(bits(sampler.after[link]))
