"""The places where Dracula may be on many nights at once, and the trails that fit what the hunters saw."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ai.knowledge.lite.ways import IS_SEA, NEAR
from ai.portable import product
from furyqt.rules.lite.state import LiteOptions
from furyqt.rules.lite.tables import (
    CASTLE,
    HIDE,
    NOWHERE,
    PLACES,
    SEAS,
    TELEPORT,
    TRAIL,
    UNKNOWN,
    UNKNOWN_SEA,
)
from furyqt.rules.lite.trails import Night

Marks = NDArray[np.bool_]
"""Shape (nights, places)."""
STAYING = 0.25
"""The weight of staying relative to each move to another place when rows are estimated."""
_STEPS = (NEAR & ~np.eye(len(PLACES), dtype=bool)) + STAYING * np.eye(len(PLACES))
_LINKS = NEAR.astype(np.float64)
_EVEN_LINKS = _LINKS / _LINKS.sum(axis=1, keepdims=True)


def look_mask(night: Night, options: LiteOptions) -> NDArray[np.bool_]:
    """Return for each place whether a move there looks like the actual one (L8.1, L8.4), then and now."""
    return _look_mask(night.lair, night.hunters, options.sea_meeting == "revealed").copy()


@lru_cache(maxsize=1024)
def _look_mask(lair: int, hunters: tuple[int, ...], shown_at_sea: bool) -> NDArray[np.bool_]:
    if lair not in UNKNOWN:
        return np.asarray(np.arange(len(PLACES)) == lair)
    fits = IS_SEA.copy() if lair == UNKNOWN_SEA else ~IS_SEA
    fits[CASTLE] = False
    for place in hunters:
        if place != NOWHERE and (place not in SEAS or shown_at_sea):
            fits[place] = False
    return fits


def possible_places(nights: Sequence[Night], options: LiteOptions) -> Marks:
    """Return Dracula's possible places on each night, by its look and later visits (L8.3)."""
    seen, visited = _masks(nights, options)
    return seen & ~visited[-1]


def expected_rows(nights: Sequence[Night], options: LiteOptions) -> float:
    """Estimate the number of trails that fit the last six nights, without moves barred by the trail."""
    return rows_by_night(nights, options, len(nights) - 1)[0]


def rows_by_night(nights: Sequence[Night], options: LiteOptions, first: int) -> list[float]:
    """Return the expected rows after each night from this one on, if the later ones were not known yet.

    Each night is calculated by itself, so that the numbers do not depend on how many are wanted.
    """
    base = max(0, first - TRAIL + 1)
    seen, visited = _masks(nights[base:], options)
    codes = np.array([night.move for night in nights[base:]])
    is_back = (codes > HIDE) & (codes < TELEPORT)
    now = np.arange(first, len(nights))
    walks = np.ones((len(now), len(PLACES)))
    for age in range(TRAIL - 1, -1, -1):
        late = np.flatnonzero(now >= age)
        at = now[late] - age - base
        moves = (codes[at] != HIDE) & (now[late] > age) & (age < TRAIL - 1)
        for those, ways in ((moves & ~is_back[at], _STEPS), (moves & is_back[at], _EVEN_LINKS)):
            walks[late[those]] = product(walks[late[those]], ways)
        walks[late] *= seen[at] & ~visited[age][at]
    return [float(number) for number in walks.sum(axis=1)]


def _masks(nights: Sequence[Night], options: LiteOptions) -> tuple[Marks, list[Marks]]:
    """Return the places that look like each night's move, and those that are excluded by visits.

    The second has a table for each number of further nights up to a whole trail.
    """
    shown_at_sea = options.sea_meeting == "revealed"
    seen = np.array([_look_mask(night.lair, night.hunters, shown_at_sea) for night in nights])
    visits = np.zeros((len(nights) + TRAIL, len(PLACES)), dtype=bool)
    for number, night in enumerate(nights):
        visits[number, list(night.visits)] = True
    is_unknown = np.array([night.lair in UNKNOWN for night in nights])[:, None]
    found = [visits[: len(nights)]]
    for further in range(1, TRAIL):
        found.append(found[-1] | visits[further : len(nights) + further])
    return seen, [excluded & is_unknown for excluded in found]
