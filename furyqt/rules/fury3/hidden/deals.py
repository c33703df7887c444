"""Dealing the cards that a player cannot see to the zones where they may be, in random order."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable

from furyqt.rules.fury3.decks import HAND, Deck
from furyqt.rules.fury3.hidden.deal_constraints import Deal, Entry, Puzzle, puzzles
from furyqt.rules.fury3.observation import Fury3Observation

misfits = Counter[int]()
"""How often a deck's told events and its observation could not be reconciled, by deck; stays empty."""


def deal(observation: Fury3Observation, deck: int, rng: random.Random) -> Deal:
    """The unseen cards of a deck dealt to their zones, in random order."""
    puzzle = puzzles(observation)[deck]
    found = _by_groups(puzzle, rng.random)
    if found is not None:
        return found
    dealt = _dealt(puzzle, rng)
    if dealt is None:
        misfits[deck] += 1
        loose = _dealt(puzzle.loosened(sides=True), rng) or _dealt(puzzle.loosened(sides=False), rng)
        assert loose is not None, f"more {Deck(deck).name.lower()} cards are missing than lie anywhere"
        dealt = loose
    _shuffle(dealt, dealt, rng.random)
    return dealt


def _by_groups(puzzle: Puzzle, random: Callable[[], float]) -> Deal | None:
    """Cards that may be in the same zones are mixed and laid there; None if later ones find no room."""
    if not puzzle.is_roomy:
        return None
    dealt = {zone: cards.copy() for zone, cards in puzzle.forced.items()}
    for zones, cards in puzzle.groups:
        mixed = cards.copy()
        mixed.sort(key=lambda _: random())
        spaces = [zone for zone in zones for _ in range(puzzle.sizes[zone] - len(dealt[zone]))]
        if len(spaces) < len(mixed):
            return None
        if len(spaces) > len(mixed):
            spaces.sort(key=lambda _: random())
        for zone, card in zip(spaces, mixed, strict=False):
            dealt[zone].append(card)
    _shuffle(dealt, puzzle.blended, random)
    return dealt


def _shuffle(dealt: Deal, zones: Iterable[int], random: Callable[[], float]) -> None:
    """Bring the cards of these zones into a random order; in hands the order does not matter."""
    for zone in zones:
        if zone not in HAND:
            dealt[zone].sort(key=lambda _: random())


def _dealt(puzzle: Puzzle, rng: random.Random) -> Deal | None:
    """Every card gets a zone where it may be, those with the fewest zones first; None if there is no way."""
    if min(puzzle.room.values(), default=0) < 0:
        return None
    room, rand = dict(puzzle.room), rng.random
    dealt: dict[int, list[Entry]] = {zone: [] for zone in room}
    for _, entry in sorted((len(entry[1]) + rand(), entry) for entry in puzzle.free):
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
    return {zone: puzzle.forced[zone] + [card for card, _ in dealt[zone]] for zone in room}


def _make_room(
    zones: tuple[int, ...], dealt: dict[int, list[Entry]], room: dict[int, int], rng: random.Random
) -> bool:
    """Move cards on along a shortest chain of zones, so that one of these zones has room (Kuhn)."""
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
    """Fill the zone with room from the one before it, that one from the one before, and so on; the first."""
    room[zone] -= 1
    while zone in came:
        before, entry = came[zone]
        dealt[before].remove(entry)
        dealt[zone].append(entry)
        zone = before
    return zone
