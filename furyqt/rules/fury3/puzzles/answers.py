"""The answers of trail puzzles, and why a place is part of them or not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from furyqt.rules.core.puzzle import ALL, DENY, MUST, WHEN, Puzzle, UnsolvableError
from furyqt.rules.fury3.events import PlaceDenied
from furyqt.rules.fury3.hidden.trail_constraints import Fury3TrailConditions
from furyqt.rules.fury3.hidden.trail_proof import possible_places, possible_ways, turn_links
from furyqt.rules.fury3.hidden.trail_sampler import facedown, recall
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import TOWNS
from furyqt.rules.mechanisms.event_fold import IdentityCache
from furyqt.rules.mechanisms.trail_constraints import NEVER, bits
from furyqt.rules.mechanisms.trail_sampler import Undecided

FEWEST, MOST = 2, 6
"""The number of places to mark in a puzzle of the kind ALL."""
MOST_TURNS_AGO = 5
"""The most turns that a puzzle of the kind WHEN goes back: the trail has six spaces."""


@dataclass(frozen=True)
class KnownWay:
    """The hunters' knowledge of Dracula's way, with the places where he can be now."""

    conditions: Fury3TrailConditions
    turns: tuple[int, ...]
    """For each of his turns the last link up to its end."""
    ways: tuple[Sequence[int], ...]
    """For each place where he can be now a way to it."""

    @property
    def now(self) -> frozenset[int]:
        """The places where he can be now."""
        return frozenset(way[self.here] for way in self.ways)

    @property
    def here(self) -> int:
        """The number of the newest link."""
        return len(self.conditions.links) - 1


def _knowledge(observation: Fury3Observation) -> KnownWay:
    conditions = recall(observation)
    if not conditions.links or conditions.revealed:
        raise UnsolvableError("Dracula is not hidden")
    if any(spot.id not in conditions.cards for spot in facedown(observation)):
        raise UnsolvableError("the position was set up: no event tells of some cards")
    try:
        ways = possible_ways(conditions, len(conditions.links) - 1)
    except Undecided:
        raise UnsolvableError("the search for ways takes too long") from None
    return KnownWay(conditions, tuple(turn_links(observation.events)), tuple(ways))


knowledge: IdentityCache[KnownWay] = IdentityCache(_knowledge)
"""observation -> what the hunters know; UnsolvableError if nothing can be proved."""


def answer(observation: Fury3Observation, puzzle: Puzzle) -> frozenset[int]:
    """Return the places to mark; UnsolvableError if the position has no answer of this kind."""
    known = knowledge(observation)
    if puzzle.kind == DENY:
        return frozenset({_best_denial(known)})
    found = known.now if puzzle.kind in (ALL, MUST) else _places_then(known, puzzle.turns_ago)
    least, most = (FEWEST, MOST) if puzzle.kind == ALL else (1, 1)
    if not least <= len(found) <= most:
        raise UnsolvableError(f"{len(found)} places are possible")
    return found


def link_of(known: KnownWay, puzzle: Puzzle) -> int:
    """Return the link after which Dracula was where the puzzle asks."""
    return known.turns[-1 - puzzle.turns_ago] if puzzle.kind == WHEN else known.here


def _places_then(known: KnownWay, turns_ago: int) -> frozenset[int]:
    if not 1 <= turns_ago <= min(MOST_TURNS_AGO, len(known.turns) - 1):
        raise UnsolvableError(f"{turns_ago} turns ago is not on the trail")
    link = known.turns[-1 - turns_ago]
    if link < 0 or known.conditions.cards[known.conditions.links[link].card].may.bit_count() == 1:
        raise UnsolvableError("the card of that turn is known")
    try:
        return possible_places(known.conditions, link)
    except Undecided:
        raise UnsolvableError("the search for ways takes too long") from None


def places_left(known: KnownWay, city: int) -> frozenset[int]:
    """Return the places where Dracula can be if he has no hideout in a city."""
    denied = known.conditions.copy()
    denied.learn(PlaceDenied(city))
    return possible_places(denied, known.here, [way for way in known.ways if city not in way])


def _denials(known: KnownWay) -> dict[int, int]:
    """Return for each city where Dracula may have a hideout the number of places left if it is denied.

    Cities through which he may have come are among them. A city in which he certainly has a hideout is not:
    he cannot deny it.
    """
    cards = known.conditions.cards.values()
    cities = TOWNS & frozenset(bits(reduce(or_, (card.may for card in cards if card.died == NEVER), 0)))
    try:
        left = {city: len(places_left(known, city)) for city in sorted(cities | known.now & TOWNS)}
    except Undecided:
        raise UnsolvableError("the search for ways takes too long") from None
    return {city: count for city, count in left.items() if count}


denials: IdentityCache[dict[int, int]] = IdentityCache(_denials)
"""what the hunters know -> the number of places left for each city that may be denied"""


def _best_denial(known: KnownWay) -> int:
    if len(known.now) <= FEWEST:
        raise UnsolvableError(f"{len(known.now)} places are possible")
    left = denials(known)
    best = [city for city, count in left.items() if count == min(left.values())]
    if len(left) < FEWEST or len(best) != 1:
        raise UnsolvableError("no single city is best")
    return best[0]
