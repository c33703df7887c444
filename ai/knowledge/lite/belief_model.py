"""Dracula's choices in the simplified game: a softmax over his legal moves, for several kinds of Dracula.

The kinds are learned from games (`python -m lab.train belief lite`) and are in belief_weights.txt, one column
per kind; one more kind returns to places where he was known to be in this game, one has no preferences.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np

from ai.knowledge.lite.ways import IS_SEA, PHASES, TURNS, WALK
from ai.knowledge.weight_files import weight_rows
from ai.portable import Floats, exact_product, exp, grained, log, log1p, product
from furyqt.rules.lite.tables import CASTLE, FIGURES, NOWHERE, PLACES, rail_hops

FAR = 9
FLOOR = 0.1
"""The share of a move's probability that is spread evenly over all legal moves."""
PLACE_NAMES = (
    *("near0", "near1", "near2", "near3", "near4", "second1", "second2", "second3", "closeness"),
    *("sea", "sea_near", "castle", "exits", "safe_exits"),
)
"""The features of a place."""
NAMES = (*PLACE_NAMES, "hide", "back")
"""The same and the features of HIDE and DOUBLE_BACK."""
_EXITS = log(WALK.sum(axis=1))
_IS_CASTLE = np.arange(len(PLACES)) == CASTLE


_TURNS = np.array([[[*row] for row in table] for table in TURNS], dtype=np.float64)
"""_TURNS[phase, start, goal]: the same as TURNS."""
_HOPS = np.array([[rail_hops(round_, hunter) for hunter in FIGURES] for round_ in range(PHASES)])
"""_HOPS[phase, hunter]: the phase of each hunter's rail reach in such a round."""
_WALK = WALK.T.astype(np.float64)


@lru_cache(maxsize=64)
def place_features(hunters: tuple[int, ...], round_: int) -> Floats:
    """Return the features of each place for these hunters' places after a round; (places, PLACE_NAMES)."""
    return np.asarray(features_by_night([hunters], round_)[0])


def features_by_night(hunters: Sequence[tuple[int, ...]], first: int) -> Floats:
    """Return the features of each place after this round and the next ones: (nights, places, PLACE_NAMES).

    The sum of closeness has two more terms, of hunters who are far.
    """
    where = np.array(hunters)
    phases = _HOPS[np.arange(first + 1, first + 1 + len(where)) % PHASES]
    away = np.full((len(where), len(FIGURES) + 2, len(PLACES)), float(FAR))
    is_placed = where != NOWHERE
    away[:, : len(FIGURES)][is_placed] = _TURNS[phases[is_placed], where[is_placed]]
    closeness = (1 / (1 + away)).sum(axis=1) - (1 / (1 + FAR)) * (~is_placed).sum(axis=1)[:, None]
    away.partition(1, axis=1)
    near, second = away[:, 0], away[:, 1]
    found = np.empty((len(where), len(PLACES), len(PLACE_NAMES)))
    for days in range(5):
        found[:, :, days] = near == days
    for days in (1, 2, 3):
        found[:, :, 4 + days] = second <= days
    found[:, :, 8] = closeness
    found[:, :, 9] = IS_SEA
    found[:, :, 10] = IS_SEA & (near <= 1)
    found[:, :, 11] = _IS_CASTLE
    found[:, :, 12] = _EXITS
    found[:, :, 13] = log1p(exact_product(near >= 2, _WALK))
    return found


EVEN = 0.1
"""The assumed share of Draculas of the kind without preferences."""
REPEATING = 0.2
"""The assumed share of Draculas who walk where they walked before."""
RETURN = 1.5
"""The preference of such a Dracula for a place, for each unit of the logarithm of his visits and one."""


class Kinds(NamedTuple):
    """The parameters of the kinds of Dracula; shape (kinds,) unless another is given."""

    share: Floats
    """The prior probability of each kind."""
    floor: Floats
    """The share of a move's probability that each kind spreads evenly over all legal moves."""
    places: Floats
    """Each kind's weights of a place, shape (len(PLACE_NAMES), kinds)."""
    hide: Floats
    back: Floats
    """Each kind's preference for HIDE and for DOUBLE_BACK, as factors of the place."""
    again: Floats
    """Each kind's weight of the logarithm of his earlier visits and one."""


_ONE = np.ones(1)
PLAIN = Kinds(
    share=_ONE, floor=_ONE, places=np.zeros((len(PLACE_NAMES), 1)), hide=_ONE, back=_ONE, again=0 * _ONE
)
"""Only the kind without preferences."""


@cache
def learned() -> Kinds:
    """Return all kinds, from the file that training wrote."""
    known = weight_rows("ai.knowledge.lite", "belief_weights.txt")
    share = np.array(known["share"]) / sum(known["share"])
    theta = np.array([[*known[name], product(share, np.array(known[name])), 0.0] for name in NAMES])
    hide, back = exp(theta[len(PLACE_NAMES) :])
    return Kinds(
        share=np.array([*((1 - REPEATING - EVEN) * share), REPEATING, EVEN]),
        floor=np.array([*np.full(len(share) + 1, FLOOR), 1.0]),
        places=theta[: len(PLACE_NAMES)],
        hide=hide,
        back=back,
        again=np.array([*np.zeros(len(share)), RETURN, 0.0]),
    )


def liking(kinds: Kinds, hunters: tuple[int, ...], round_: int, been: Sequence[int] = ()) -> Floats:
    """Return each kind's preference for each place, a grained number; shape (places, kinds).

    `hunters` are their places, `been` the places where he was known to be before his trail began.
    """
    visits = np.bincount(np.array(been, dtype=np.intp), minlength=len(PLACES)).astype(np.float64)
    return np.asarray(_liked(kinds, place_features(hunters, round_)[None], visits[None])[0])


def likings(kinds: Kinds, hunters: Sequence[tuple[int, ...]], visits: Floats) -> Floats:
    """Return the preferences on each night from the first on; shape (nights, places, kinds).

    `visits` has for each night the visits to each place that were known before his trail began.
    """
    return _liked(kinds, features_by_night(hunters, 0), visits)


def _liked(kinds: Kinds, places: Floats, visits: Floats) -> Floats:
    score = product(places, kinds.places) + log1p(visits)[:, :, None] * kinds.again
    return grained(exp(score - score.max(axis=1, keepdims=True)))
