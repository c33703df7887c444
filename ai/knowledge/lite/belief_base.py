"""The night from which a belief is calculated, and the places that are believed at that night.

To calculate a belief from the start would take a second for every fifteen nights without a sight of Dracula.
So the rows of a long game start at a later night: the chances of his place then are followed place by place,
without his trail. The night depends on the public facts alone, so a belief is the same whether the game was
followed or calculated at once. Forgotten places of the trail bar no move, so the truth is never excluded; a
city with three encounters (L7.4) can only be the castle, which is always known.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ai.belief import WIDTH, Rows, Weights
from ai.knowledge.lite.belief_model import Kinds, liking
from ai.knowledge.lite.ways import IS_SEA, NEAR
from furyqt.rules.core.ruleset import NoTruthError
from furyqt.rules.lite.state import LiteOptions
from furyqt.rules.lite.tables import (
    CASTLE,
    HIDE,
    HOSPITAL,
    NOWHERE,
    PLACES,
    SEAS,
    TELEPORT,
    TRAIL,
    UNKNOWN,
    UNKNOWN_SEA,
)
from furyqt.rules.lite.trails import Night

NONE = 255
HIDES = 6
"""The column of the mask."""
MOST_FOLLOWED = 700
"""The number of rows that are kept for a night, so that an update takes few milliseconds in any game."""
NIGHT = 100
"""The number of rows that take as long as a night without rows."""
MOST_ROWS_EXPECTED = 16_000
"""The number of rows followed in all nights together above which the belief starts later."""
ROWS_KEPT = MOST_ROWS_EXPECTED // 2
"""The number of rows followed in the nights after the new start."""
STAYING = 0.25
"""The weight of staying relative to each move to another place when rows are estimated."""
_STEPS = (NEAR & ~np.eye(len(PLACES), dtype=bool)) + STAYING * np.eye(len(PLACES))
_LINKS = NEAR.astype(np.float64)
_EVEN_LINKS = _LINKS / _LINKS.sum(axis=1, keepdims=True)


def looks(night: Night, options: LiteOptions) -> NDArray[np.bool_]:
    """Return for each place whether a move there looks like the actual one (L8.1, L8.4), then and now."""
    return _looks(night.lair, night.hunters, options.sea_meeting == "revealed").copy()


@lru_cache(maxsize=1024)
def _looks(lair: int, hunters: tuple[int, ...], shown_at_sea: bool) -> NDArray[np.bool_]:
    if lair not in UNKNOWN:
        return np.asarray(np.arange(len(PLACES)) == lair)
    fits = IS_SEA.copy() if lair == UNKNOWN_SEA else ~IS_SEA
    fits[CASTLE] = False
    for place in hunters:
        if place != NOWHERE and (place not in SEAS or shown_at_sea):
            fits[place] = False
    return fits


def expected_rows(nights: Sequence[Night], options: LiteOptions) -> float:
    """Estimate the number of trails that fit the last six nights, without moves barred by the trail."""
    walks = np.ones(len(PLACES))
    for number in range(max(0, len(nights) - TRAIL), len(nights)):
        code = nights[number].move
        if number > max(0, len(nights) - TRAIL) and code != HIDE:
            walks = walks @ (_EVEN_LINKS if HIDE < code < TELEPORT else _STEPS)
        walks = walks * _possible(nights, number, options)
    return float(walks.sum())


def rows_followed(expected: float) -> float:
    """Return the rows that take as long as a night for which this number is expected."""
    return NIGHT + min(expected, MOST_FOLLOWED)


def first_night(rows: Sequence[float]) -> int:
    """Return the first night of the rows, by the number of rows followed per night; 0 in most games.

    At least the nights of one trail follow it.
    """
    first, total = 0, 0.0
    for now, expected in enumerate(rows):
        total += expected
        if total > MOST_ROWS_EXPECTED:
            while total > ROWS_KEPT and first < now - TRAIL:
                total -= rows[first]
                first += 1
    return first


def believed(nights: Sequence[Night], options: LiteOptions, kinds: Kinds) -> tuple[Rows, Weights]:
    """Return a row for each possible place of Dracula after the last of these nights.

    A row has his earlier places only as far as they are known; the truth is always among the rows.
    """
    density = _started(nights, options, kinds)
    for number in range(1, len(nights)):
        density = _followed(density, nights, number, kinds)
        density = density * _possible(nights, number, options)[:, None]
        if not density.any():
            raise NoTruthError(f"no trail fits what the hunters were told up to round {number}")
        density = density / density.sum()
    places = np.flatnonzero(density.any(axis=1))
    rows = np.full((len(places), WIDTH), NONE, dtype=np.uint8)
    rows[:, HIDES:] = 0
    for age, night in enumerate(nights[: -TRAIL - 1 : -1]):
        rows[:, age] = NONE if night.lair in UNKNOWN else night.lair
        rows[:, HIDES] |= (night.move == HIDE) << age
    rows[:, 0] = places
    return rows, density[places]


def been_before(nights: Sequence[Night], number: int) -> list[int]:
    """Return the known places before the trail of this night, each as often as he was there."""
    return [night.lair for night in nights[: max(0, number - TRAIL + 1)] if night.lair not in UNKNOWN]


def _possible(nights: Sequence[Night], number: int, options: LiteOptions) -> NDArray[np.bool_]:
    """Return Dracula's possible places on a night, by its look and later visits (L8.3)."""
    night = nights[number]
    fits = looks(night, options)
    if night.lair in UNKNOWN:
        for later in nights[number : number + TRAIL]:
            fits[list(later.visits)] = False
    return fits


def _started(nights: Sequence[Night], options: LiteOptions, kinds: Kinds) -> Weights:
    """Return the chances of his first place, without later discoveries; shape (places, kinds)."""
    fits = _possible(nights, 0, options)
    fits[HOSPITAL] = False
    if not fits.any():
        raise NoTruthError("no trail fits what the hunters were told up to round 0")
    likes = np.where(fits[:, None], liking(kinds, nights[0].hunters, 0), 0.0)
    even = fits[:, None] / fits.sum()
    return np.asarray(kinds.share * (kinds.floor * even + (1 - kinds.floor) * likes / likes.sum(axis=0)))


def _followed(density: Weights, nights: Sequence[Night], number: int, kinds: Kinds) -> Weights:
    """Return the density after one more move, before its look is known."""
    night = nights[number]
    if night.move == TELEPORT:
        after = np.zeros_like(density)
        after[CASTLE] = density.sum(axis=0)
        return after
    likes = liking(kinds, night.hunters, number, been_before(nights, number))
    staying = (kinds.hide - 1) * likes
    scaled = (1 - kinds.floor) * density / np.maximum(_LINKS @ likes + staying, 1e-12)
    stays = kinds.floor * density / _LINKS.sum(axis=1)[:, None] + scaled * kinds.hide * likes
    if night.move in (HIDE, HIDE + 1):
        return np.asarray(stays)
    spread = kinds.floor * (_EVEN_LINKS.T @ density) + likes * (_LINKS.T @ scaled) + staying * scaled
    return np.asarray(spread)
