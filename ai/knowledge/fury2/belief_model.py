"""Dracula's choice of a place, as far as the hunters can foresee it: a softmax over his ways.

The weights are learned from games (`python -m lab.train belief fury2`) and are in belief_weights.txt.
Every way keeps a share of an even choice, so that nothing possible is excluded.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from ai.knowledge import weight_files
from ai.knowledge.fury2.public_facts import KnownChoice, moments
from ai.knowledge.fury2.ways import TURNS_AWAY
from ai.portable import Floats, exact_product, exp, log1p, power, product
from furyqt.rules.fury2.hidden.trail_conditions import HIDE_BIT, shape
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import CASTLE, LARGE, MOST_BLOOD, PLACES, ROADS, SEAS

FLOOR, START_FLOOR = 0.15, 0.3
"""The share of an even choice, and that of the first place, which players choose very differently."""
LEAST = 1e-4
"""The smallest weight: what seems impossible to the hunters may still be possible."""
NEARNESS = ("near0", "near1", "near2", "near3", "second0", "second1", "second2", "closeness")
PLACE_NAMES = (
    *NEARNESS,
    *("night_near0", "night_near1", "sea", "sea_weak", "castle", "large", "exits", "safe_exits"),
)
"""The features of a place."""
STEP_NAMES = ("cross", "ashore")
"""The features of a step from sea to sea, and of one from sea to land."""
HIDE_NAMES = ("hide", "hide_danger", "hide_night", "hide_weak")
"""The features of the place where Dracula hides, in addition to those of the place."""
START_NAMES = (*NEARNESS, "castle", "large")
"""The features of the first place, with separate weights."""
NAMES = (*PLACE_NAMES, *STEP_NAMES, *HIDE_NAMES, *(f"start_{name}" for name in START_NAMES))
_WIDTH, _START_AT = len(PLACE_NAMES), len(NAMES) - len(START_NAMES)
_STEP_AT, _HIDE_AT = _WIDTH, _WIDTH + len(STEP_NAMES)
_START = [PLACE_NAMES.index(name) for name in START_NAMES]
_COUNT = len(PLACES)
_AWAY = np.array(TURNS_AWAY)
_IS_SEA = np.isin(np.arange(_COUNT), list(SEAS))
_JOINS = np.array([np.isin(np.arange(_COUNT), list(ROADS[place])) for place in PLACES]).astype(np.float64)
_HERE = np.arange(_COUNT)


@lru_cache(maxsize=512)
def place_features(moment: KnownChoice) -> Floats:
    """Return the features of every place; shape (places, PLACE_NAMES)."""
    away = np.sort(_AWAY[list(moment.hunters)], axis=0) if moment.hunters else np.full((1, _COUNT), 9.0)
    near, second = away[0], away[min(1, len(away) - 1)]
    on, by = near == 0, (near > 0) & (near <= 1)
    weak = 1.0 - moment.blood / MOST_BLOOD
    return np.column_stack(
        (
            *(on, by, (near > 1) & (near <= 2), (near > 2) & (near <= 3)),
            *(second == 0, (second > 0) & (second <= 1), (second > 1) & (second <= 2)),
            (1 / (1 + away)).sum(axis=0),
            *(on & moment.is_night, by & moment.is_night),
            *(_IS_SEA, _IS_SEA * weak, _HERE == CASTLE, np.isin(_HERE, list(LARGE))),
            log1p(_JOINS.sum(axis=1)),
            log1p(exact_product(_JOINS, near > 1)),
        )
    ).astype(np.float64)


def hide_features(moment: KnownChoice) -> Floats:
    """Return what hiding adds to the features of each place; shape (places, HIDE_NAMES)."""
    found = place_features(moment)
    danger = found[:, 0] + found[:, 1]
    weak = 1.0 - moment.blood / MOST_BLOOD
    ones = np.ones(_COUNT)
    return np.column_stack((ones, danger, ones * moment.is_night, ones * weak))


@lru_cache(maxsize=8)
def ways_of(north_sea: str, way: str) -> NDArray[np.bool_]:
    """Return which places a way joins; shape (places, places)."""
    joined = np.zeros((_COUNT, _COUNT), dtype=bool)
    for place, mask in enumerate(shape(north_sea).ways[way]):
        joined[place] = [bool(mask >> to & 1) for to in PLACES]
    return joined


def features(moment: KnownChoice, here: int, north_sea: str) -> tuple[list[int], Floats]:
    """Return what a card may show if Dracula is in this place, and the features of each; shape (n, NAMES)."""
    options = [int(to) for to in np.flatnonzero(ways_of(north_sea, moment.way)[here])]
    rows = np.zeros((len(options) + (not _IS_SEA[here]), len(NAMES)))
    rows[: len(options), :_WIDTH] = place_features(moment)[options]
    if _IS_SEA[here]:
        rows[:, _STEP_AT:_HIDE_AT] = [(_IS_SEA[to], not _IS_SEA[to]) for to in options]
        return options, rows
    rows[-1, :_WIDTH] = place_features(moment)[here]
    rows[-1, _HIDE_AT:_START_AT] = hide_features(moment)[here]
    return [*options, HIDE_BIT], rows


def beginnings(moment: KnownChoice) -> tuple[list[int], Floats]:
    """Return Dracula's starting places, and the features of each; shape (n, NAMES)."""
    towns = [int(place) for place in np.flatnonzero(~_IS_SEA)]
    rows = np.zeros((len(towns), len(NAMES)))
    rows[:, _START_AT:] = place_features(moment)[np.ix_(towns, _START)]
    return towns, rows


@cache
def learned() -> Floats:
    """Return the weights, from the file that training wrote."""
    known = weight_files.weights("ai.knowledge.fury2", "belief_weights.txt")
    return np.array([known[name] for name in NAMES])


@lru_cache(maxsize=512)
def chances(moment: KnownChoice, north_sea: str) -> Floats:
    """Return the chance of each choice; shape (places + 1, places + 1): from, to, Hide last.

    The last row is for a place that is not known, as before the first one.
    """
    theta, found = learned(), place_features(moment)
    if moment.way == "start":
        score, floor = product(found[:, _START], theta[_START_AT:]), START_FLOOR
    else:
        score, floor = product(found, theta[:_WIDTH]), FLOOR
    whole = np.zeros((_COUNT + 1, HIDE_BIT + 1))
    whole[:, :_COUNT] = exp(score - score.max())
    if moment.way != "start":
        step = np.where(_IS_SEA, theta[_STEP_AT], theta[_STEP_AT + 1])
        whole[:-1, :_COUNT] *= np.where(_IS_SEA[:, None], exp(step), 1.0)
        hiding = exp(score - score.max() + product(hide_features(moment), theta[_HIDE_AT:_START_AT]))
        whole[:-1, HIDE_BIT] = np.where(_IS_SEA, 0.0, hiding)
    whole[:-1, :_COUNT] *= ways_of(north_sea, moment.way)
    possible = whole > 0
    total = np.maximum(whole.sum(axis=1, keepdims=True), 1e-12)
    even = possible / np.maximum(possible.sum(axis=1, keepdims=True), 1)
    return np.asarray(np.maximum((1 - floor) * whole / total + floor * even, LEAST))


class PlaceOdds:
    """The weights of the links of Dracula's way; `belief_flattening` flattens them (0 to 1)."""

    def __init__(self, observation: Fury2Observation, belief_flattening: float = 0.0) -> None:
        self._moments = moments(observation)
        self._sea = observation.options.north_sea
        self._flattening = belief_flattening
        self._rows: dict[tuple[int, int], Sequence[float]] = {}

    def row(self, link: int, before: int) -> Sequence[float]:
        """Return the weight of each thing that a link may show, given Dracula's place before."""
        found = self._rows.get((link, before))
        if found is None:
            row = chances(self._moments[link], self._sea)[before]
            found = (power(row, 1 - self._flattening) if self._flattening else row).tolist()
            self._rows[link, before] = found
        return found
