"""The trails that fit the hunters' knowledge: an exact answer, computed directly from the rules.

`chronicle` orders the public facts by Dracula's turns; `consistent_trails` keeps every trail that agrees with
them. The fast form for play works on the same chronicle (`ai.knowledge.lite`); a test compares it with this
one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from furyqt.rules.lite.events import (
    DraculaMoved,
    HunterDied,
    HunterMoved,
    TrapLaid,
    TrapsSprung,
    VampireDestroyed,
    VampirePlaced,
)
from furyqt.rules.lite.observation import LiteObservation
from furyqt.rules.lite.state import LiteOptions, LiteState, bits_at
from furyqt.rules.lite.steps.dracula import trail_moves
from furyqt.rules.lite.tables import (
    CASTLE,
    FIGURES,
    HIDE,
    HOSPITAL,
    MOST_ENCOUNTERS,
    NOWHERE,
    SEAS,
    TRAIL,
    TRAIL_BITS,
    UNKNOWN,
    UNKNOWN_SEA,
)


class Trail(msgspec.Struct, frozen=True, order=True):
    """Dracula's last moves, at most six, oldest first, and the places they led to."""

    moves: tuple[int, ...] = ()
    lairs: tuple[int, ...] = ()


class Night(msgspec.Struct, frozen=True):
    """The public facts of one turn of Dracula, and of the hunters' turns that follow it."""

    move: int
    """His move as the hunters know it now, a number of CODES."""
    lair: int
    """The place of the move as they know it now."""
    hunters: tuple[int, ...]
    """The places of the hunters."""
    alive: int
    """The moves of the trail (bit 0 the newest, this turn's) with a living encounter before he placed one."""
    placed: bool = False
    """Whether he placed a trap or a vampire."""
    visits: frozenset[int] = frozenset()
    """Cities that hunters entered or stayed in afterwards."""


def chronicle(observation: LiteObservation) -> list[Night]:
    """Return the public facts, one entry for each of Dracula's turns."""
    nights: list[tuple[int, int, tuple[int, ...], int]] = []
    placed: list[bool] = []
    visits: list[frozenset[int]] = []
    hunters = [NOWHERE for _ in FIGURES]
    traps = vampires = 0
    for event in observation.events:
        if isinstance(event, HunterMoved):
            hunters[event.hunter] = event.place
            if nights and event.place not in SEAS:
                visits[-1] |= {event.place}
        elif isinstance(event, HunterDied):
            hunters[event.hunter] = HOSPITAL
        elif isinstance(event, TrapsSprung):
            lairs = observation.lairs[: len(nights)]
            traps = _without(traps, lairs, hunters[event.hunter], event.count)
        elif isinstance(event, VampireDestroyed):
            vampires = 0  # At most one lives at a time (L7.6).
        elif isinstance(event, DraculaMoved):
            traps, vampires = (traps << 1) & TRAIL_BITS, (vampires << 1) & TRAIL_BITS
            move, lair = observation.moves[event.round], observation.lairs[event.round]
            nights.append((move, lair, tuple(hunters), traps | vampires))
            placed.append(False)
            visits.append(frozenset())
        elif isinstance(event, TrapLaid | VampirePlaced):
            placed[-1] = True
            traps |= isinstance(event, TrapLaid)
            vampires |= isinstance(event, VampirePlaced)
    rows = zip(nights, placed, visits, strict=True)
    return [Night(*facts, is_placed, visited) for facts, is_placed, visited in rows]


def _without(traps: int, lairs: tuple[int, ...], place: int, count: int) -> int:
    """Return the living traps without the oldest of a place, which the hunters know by then (L5.2, L5.3)."""
    for age in range(min(TRAIL, len(lairs)) - 1, -1, -1):
        if count and traps >> age & 1 and lairs[-1 - age] == place:
            traps ^= 1 << age
            count -= 1
    return traps


def consistent_trails(observation: LiteObservation) -> frozenset[Trail]:
    """Return every trail that agrees with the hunters' knowledge."""
    return _fitting(tuple(chronicle(observation)), observation.options)


@lru_cache(maxsize=32)
def _fitting(nights: tuple[Night, ...], options: LiteOptions) -> frozenset[Trail]:
    """The trails are cached, because the next turn's continue them as long as no earlier move is revealed."""
    if not nights:
        return frozenset((Trail(),))
    visited = _visited(nights)
    return frozenset(
        after
        for trail in _fitting(nights[:-1], options)
        for after in _moved(trail, nights, options)
        if not any(after.lairs[-1 - age] in visits for age, visits in visited)
    )


def _moved(trail: Trail, nights: Sequence[Night], options: LiteOptions) -> Iterator[Trail]:
    """Return the trail after each move that the last night's facts allow."""
    night = nights[-1]
    before = LiteState(options=options, moves=trail.moves, lairs=trail.lairs)
    for move in trail_moves(before):
        lair = move.destination(trail.lairs)
        if _shows(night, move.code, lair, options):
            moves, lairs = (*trail.moves, move.code), (*trail.lairs, lair)
            if _oldest_fits(moves, lairs, nights, options):
                yield Trail(moves[-TRAIL:], lairs[-TRAIL:])


def _shows(night: Night, code: int, lair: int, options: LiteOptions) -> bool:
    """Return whether a move would have looked to the hunters as it did, then and since."""
    if night.move in UNKNOWN:
        if code > HIDE or (night.move == UNKNOWN_SEA) != (lair in SEAS):
            return False
    elif night.move != code:
        return False
    if night.lair not in UNKNOWN:
        return lair == night.lair
    seen = lair in night.hunters and (lair not in SEAS or options.sea_meeting == "revealed")
    return lair != CASTLE and not seen and (lair in SEAS) == (night.lair == UNKNOWN_SEA)


def _oldest_fits(
    moves: tuple[int, ...], lairs: tuple[int, ...], nights: Sequence[Night], options: LiteOptions
) -> bool:
    """Return whether the oldest move fits: a sixth HIDE is shown (L8.6); encounters are placed if there is
    room (L7.4).
    """
    sixth = -TRAIL - (options.hide_shown == "later")
    if len(moves) >= -sixth and moves[sixth] == HIDE and nights[sixth].move in UNKNOWN:
        return False
    lair, night = lairs[-1], nights[-1]
    if lair in SEAS:
        return not night.placed
    living = (night.alive & bits_at(lairs[-TRAIL:], lair)).bit_count() if night.alive else 0
    return night.placed == (living < MOST_ENCOUNTERS or options.encounter_limit != "three")


def _visited(nights: Sequence[Night]) -> list[tuple[int, frozenset[int]]]:
    """Return for each still unknown move of the trail, by its age, the cities in which a hunter's visit after
    the last night would have revealed it (L8.3).
    """
    visits = nights[-1].visits
    ages = range(min(TRAIL, len(nights)))
    return [(age, visits) for age in ages if visits and nights[-1 - age].lair in UNKNOWN]
