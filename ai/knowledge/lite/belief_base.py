"""The night from which a belief is calculated, and the places that are believed at that night.

To calculate a belief from the start would take a second for every fifteen nights without a sight of Dracula.
So the rows of a long game start at a later night: the chances of his place then are followed place by place,
without his trail. The night depends on the public facts alone, so a belief is the same whether the game was
followed or calculated at once. Forgotten places of the trail bar no move, so the truth is never excluded; a
city with three encounters (L7.4) can only be the castle, which is always known.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ai.belief import WIDTH, Rows, Weights
from ai.knowledge.lite.belief_model import Kinds, likings
from ai.knowledge.lite.place_masks import possible_places
from ai.knowledge.lite.ways import NEAR
from ai.portable import exact_product, product
from furyqt.rules.core.ruleset import NoTruthError
from furyqt.rules.lite.state import LiteOptions
from furyqt.rules.lite.tables import CASTLE, HIDE, HOSPITAL, PLACES, TELEPORT, TRAIL, UNKNOWN
from furyqt.rules.lite.trails import Night

NONE = 255
HIDES = 6
"""The column of the mask."""
MOST_FOLLOWED = 700
"""The number of rows that are kept for a night, so that an update takes few milliseconds in any game."""
NIGHT = 100
"""The number of rows that take as long as a night without rows."""
MOST_ROWS_EXPECTED = 11_000
"""The number of rows followed in all nights together above which the belief starts later."""
ROWS_KEPT = MOST_ROWS_EXPECTED // 2
"""The number of rows followed in the nights after the new start."""
_LINKS = NEAR.astype(np.float64)
_COUNTS = _LINKS.sum(axis=1)[:, None]
_EVEN_LINKS = _LINKS / _COUNTS


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
    fits, liked = possible_places(nights, options), _likings(nights, kinds)
    density = _started(fits[0], liked[0].places, kinds)
    for number in range(1, len(nights)):
        density = _followed(density, nights[number].move, liked[number], kinds) * fits[number, :, None]
        total = density.sum()
        if not total:
            raise NoTruthError(f"no trail fits what the hunters were told up to round {number}")
        density /= total
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


class _Liking(NamedTuple):
    """The preferences on one night of each kind of Dracula; shape (places, kinds)."""

    places: Weights
    staying: Weights
    """The weight of HIDE in addition to that of the place."""
    all_moves: Weights
    """The sum over all moves from a place."""


def _likings(nights: Sequence[Night], kinds: Kinds) -> list[_Liking]:
    """Return the preferences on each night; all nights are calculated at once."""
    visits = np.zeros((len(nights) + TRAIL, len(PLACES)))
    for number, night in enumerate(nights):
        if night.lair not in UNKNOWN:
            visits[number + TRAIL, night.lair] = 1.0
    likes = likings(kinds, [night.hunters for night in nights], visits.cumsum(axis=0)[: len(nights)])
    staying = (kinds.hide - 1) * likes
    return [*map(_Liking, likes, staying, np.maximum(exact_product(_LINKS, likes) + staying, 1e-12))]


def _started(fits: NDArray[np.bool_], likes: Weights, kinds: Kinds) -> Weights:
    """Return the chances of his first place, without later discoveries; shape (places, kinds)."""
    fits = fits.copy()
    fits[HOSPITAL] = False
    if not fits.any():
        raise NoTruthError("no trail fits what the hunters were told up to round 0")
    likes = np.where(fits[:, None], likes, 0.0)
    even = fits[:, None] / fits.sum()
    return np.asarray(kinds.share * (kinds.floor * even + (1 - kinds.floor) * likes / likes.sum(axis=0)))


def _followed(density: Weights, move: int, liking: _Liking, kinds: Kinds) -> Weights:
    """Return the density after one more move, before its look is known."""
    if move == TELEPORT:
        after = np.zeros_like(density)
        after[CASTLE] = density.sum(axis=0)
        return after
    scaled = (1 - kinds.floor) * density / liking.all_moves
    if move in (HIDE, HIDE + 1):
        return np.asarray(kinds.floor * density / _COUNTS + scaled * kinds.hide * liking.places)
    spread = kinds.floor * product(_EVEN_LINKS.T, density) + liking.places * product(_LINKS.T, scaled)
    return np.asarray(spread + liking.staying * scaled)
