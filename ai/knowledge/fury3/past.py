"""Where Dracula may have been at the end of each of his last turns, by all that is known now."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from furyqt.rules.core.events import Event
from furyqt.rules.fury3.decks import Power
from furyqt.rules.fury3.events import CardPlaced
from furyqt.rules.fury3.observation import Observation
from furyqt.rules.fury3.paths import Chain

TURNS = 7
"""Turns that are looked back on: the present one and as many as the trail has spaces."""
WAYS, LEAST_WAYS = 1000, 200
"""Ways drawn to say how likely each place is; at least so many where they are hard to find."""
EFFORT = 20_000
"""Cards tried after which no more ways are drawn: about a tenth of a second."""


def turn_links(events: Iterable[Event]) -> list[int]:
    """For each turn of Dracula the number of the last link of his way up to its end (see rules.fury3.traces).

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


def places_by_turn(observation: Observation) -> tuple[dict[int, float], ...]:
    """The chance of each place now, a turn ago, and so on; empty if the events tell of no way."""
    turns = turn_links(observation.events)[-TURNS:]
    if not turns or turns[0] < 0:
        return ()
    chain, ways = _drawn(observation, turns[0])
    if not ways or chain.loose:
        return ()
    return tuple(_shares(way[link - chain.first] for way in ways) for link in reversed(turns))


def _drawn(observation: Observation, since: int) -> tuple[Chain, list[list[int]]]:
    """Ways since that link.  A hunter who has just arrived may stand in Dracula's city unknowingly."""
    for unseen in (True, False):
        chain, rng = Chain(observation, unseen=unseen, since=since), random.Random(0)
        if chain.draw_way(rng) is not None:
            break
    ways: list[list[int]] = []
    while len(ways) < WAYS and (chain.tried < EFFORT or len(ways) < LEAST_WAYS):
        if (way := chain.draw_way(rng)) is None:
            break
        ways.append(way)
    return chain, ways


def _shares(places: Iterable[int]) -> dict[int, float]:
    found = Counter(places)
    whole = found.total()
    return {place: count / whole for place, count in found.most_common()}
