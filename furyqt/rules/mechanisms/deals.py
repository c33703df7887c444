"""Dealing the cards that a player cannot see to the zones where they may be, in random order."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable

from furyqt.rules.mechanisms.deal_constraints import Deal, DealConstraints, Entry

contradictions = Counter[int]()
"""The number of contradictions between events and observation, by a deck's label; stays empty."""


def deal(constraints: DealConstraints, rng: random.Random) -> Deal:
    """Deal the unseen cards of a deck to their zones, in random order."""
    found = _by_groups(constraints, rng.random)
    if found is not None:
        return found
    dealt = _dealt(constraints, rng)
    if dealt is None:
        contradictions[constraints.label] += 1
        loose = _dealt(constraints.loosened(suited=True), rng) or _dealt(
            constraints.loosened(suited=False), rng
        )
        assert loose is not None, f"deck {constraints.label} has more unseen cards than places for them"
        dealt = loose
    _shuffle(constraints, dealt, dealt, rng.random)
    return dealt


def _by_groups(constraints: DealConstraints, random: Callable[[], float]) -> Deal | None:
    """Mix the cards that may be in the same zones and deal them there; None if later ones do not fit.

    With weights the highest drawing zones draw first, each card by its weight (Efraimidis and Spirakis).
    """
    if not constraints.is_roomy:
        return None
    dealt = {zone: cards.copy() for zone, cards in constraints.forced.items()}
    weights, drawing = constraints.weights, constraints.drawing
    for zones, cards in constraints.groups:
        mixed = cards.copy()
        mixed.sort(key=lambda card: random() ** (1 / weights[card]) if weights else random())
        spaces = [zone for zone in zones for _ in range(constraints.sizes[zone] - len(dealt[zone]))]
        if len(spaces) < len(mixed):
            return None
        if len(spaces) > len(mixed):
            spaces.sort(key=lambda _: random())
            spaces = spaces[: len(mixed)]
        if weights:
            spaces.sort(key=lambda zone: (zone in drawing, zone))
            others = sum(zone not in drawing for zone in spaces)
            mixed[:others] = sorted(mixed[:others], key=lambda card: random())
        for zone, card in zip(spaces, mixed, strict=False):
            dealt[zone].append(card)
    _shuffle(constraints, dealt, constraints.blended, random)
    return dealt


def _shuffle(
    constraints: DealConstraints, dealt: Deal, zones: Iterable[int], random: Callable[[], float]
) -> None:
    """Bring the cards of these zones into a random order, if their order matters."""
    for zone in zones:
        if zone not in constraints.unordered:
            dealt[zone].sort(key=lambda _: random())


def _dealt(constraints: DealConstraints, rng: random.Random) -> Deal | None:
    """Give every card a zone where it may be, those with the fewest zones first; None if it is impossible."""
    if min(constraints.room.values(), default=0) < 0:
        return None
    room, rand = dict(constraints.room), rng.random
    dealt: dict[int, list[Entry]] = {zone: [] for zone in room}
    for _, entry in sorted((len(entry[1]) + rand(), entry) for entry in constraints.free):
        zones, total = entry[1], 0
        for zone in zones:
            total += room[zone]
        if not total:
            if not _make_room(zones, dealt, room, rng):
                return None
            total = 1
        at = rand() * total
        for zone in zones:
            at -= room[zone]
            if at < 0:
                break
        dealt[zone].append(entry)
        room[zone] -= 1
    return {zone: constraints.forced[zone] + [card for card, _ in dealt[zone]] for zone in room}


def _make_room(
    zones: tuple[int, ...], dealt: dict[int, list[Entry]], room: dict[int, int], rng: random.Random
) -> bool:
    """Move cards along a shortest chain of zones, so that one of these zones has room (Kuhn)."""
    came: dict[int, tuple[int, Entry]] = {}
    queue = list(zones)
    reached = set(zones)
    for zone in queue:
        if room[zone]:
            room[_moved_back(zone, dealt, came, room)] += 1
            return True
        entries = list(dealt[zone])
        rng.shuffle(entries)
        for entry in entries:
            for other in entry[1]:
                if other not in reached:
                    reached.add(other)
                    came[other] = zone, entry
                    queue.append(other)
    return False


def _moved_back(
    zone: int, dealt: dict[int, list[Entry]], came: dict[int, tuple[int, Entry]], room: dict[int, int]
) -> int:
    """Fill the zone with room from the one before it, that one from the one before, and so on; return the
    first.
    """
    room[zone] -= 1
    while zone in came:
        before, entry = came[zone]
        dealt[before].remove(entry)
        dealt[zone].append(entry)
        zone = before
    return zone
