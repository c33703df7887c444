"""Dracula's choice of a place: a softmax over his options, as far as they are public.

The weights are learned from games (`python -m ai.train belief fury3`) and are in belief_weights.txt.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ai.knowledge import weight_files
from ai.knowledge.fury3.belief_sight import (
    BAT,
    CALL,
    FEED,
    HIDE,
    LONG_AGO,
    LONG_VOYAGE,
    START,
    WALK,
    WOLF,
    DraculaChoice,
    Sight,
)
from ai.knowledge.fury3.ways import DAYS_AWAY, FAR
from furyqt.rules.fury3.hidden.trail_constraints import HIDE_BIT
from furyqt.rules.fury3.tables import (
    CASTLE,
    CITIES,
    DRACULA_HEALTH,
    LARGE,
    MOST_DESPAIR,
    PLACES,
    SEAS,
    WALKS,
    WITHIN_ROADS,
)

Floats = NDArray[np.float64]
Mask = NDArray[np.bool_]

FLOOR = 0.05
"""The share of each choice that is spread evenly over all of Dracula's options."""
START_FLOOR = 0.2
"""The same for the first place, which people may choose differently from the agents of our games."""
LEAST = 1e-4
"""The smallest weight: what seems impossible to the hunters may still be possible."""

PLACE_NAMES = (
    *("near0", "near1", "near2", "near3", "second0", "second1", "second2", "within1", "closeness"),
    *("sea", "sea_weak", "sea_near", "sea_despair", "castle", "castle_weak", "castle_away_weak", "large"),
    *("exits", "safe_exits", "seen_close", "near_weak"),
)
"""The features of a place."""
CROSS_NAMES = ("cross", "cross_again")
"""The features of a step from sea to sea, and of another one after two."""
STATE_NAMES = ("usual", "danger", "weak", "revealed", "despair", "sea")
"""The features of the place where Dracula uses a power card."""
CARDS = {WOLF: "wolf", HIDE: "hide", FEED: "feed", CALL: "call"}
START_NAMES = ("near0", "near1", "near2", "near3", "second0", "second1", "second2", "castle", "large")
"""The features of the first place, among PLACE_NAMES, with separate weights."""
NAMES = (
    *PLACE_NAMES,
    *CROSS_NAMES,
    *(f"{card}_{name}" for card in CARDS.values() for name in STATE_NAMES),
    *(f"start_{name}" for name in START_NAMES),
)
"""The weights of a choice."""
_START_AT = len(NAMES) - len(START_NAMES)
_START = [PLACE_NAMES.index(name) for name in START_NAMES]
_CARD_AT = {kind: len(PLACE_NAMES) + len(CROSS_NAMES) + n * len(STATE_NAMES) for n, kind in enumerate(CARDS)}

_COUNT = len(PLACES)


def _mask(rows: object, *, of: int = _COUNT) -> Mask:
    found = np.zeros((of, _COUNT), dtype=bool)
    for n, row in enumerate(rows):  # type: ignore[arg-type, var-annotated]
        found[n, list(row)] = True
    return found


_DAYS = np.array(DAYS_AWAY, dtype=np.float64)
_WALK, _WOLF = _mask(WALKS), _mask(WITHIN_ROADS[2])
_SEA, _CITY, _LARGE = (_mask([places], of=1)[0].astype(np.float64) for places in (SEAS, CITIES, LARGE))
_IS_CASTLE = _mask([[CASTLE]], of=1)[0].astype(np.float64)
_CASTLE_AWAY = np.minimum(_DAYS[:, CASTLE], 8.0) / 8.0
_CLOSE = np.maximum(0.0, 4.0 - _DAYS) / 4.0
_EXITS = np.log1p(_WALK.sum(axis=1))
_LAND_WALK = (_WALK * (1 - _SEA)).astype(np.float64)


class ChoiceContext(NamedTuple):
    """The features of every place for one sight, and Dracula's options in each."""

    places: Floats
    """Shape (places, len(PLACE_NAMES))."""
    cross: Floats
    """Shape (len(CROSS_NAMES),): those of a step from sea to sea."""
    state: Floats
    """Shape (places, len(STATE_NAMES))."""
    walk: Mask
    """Shape (places, places): from, to."""
    wolf: Mask
    stay: dict[int, Mask]
    """For each card by which he stays, the places where he can use it."""


@lru_cache(maxsize=64)
def ground(sight: Sight) -> ChoiceContext:
    """Return the features for the public facts."""
    weak = sight.damage / DRACULA_HEALTH
    away = np.sort(_DAYS[list(sight.hunters)], axis=0) if sight.hunters else np.full((1, _COUNT), FAR)
    near, second = away[0], away[min(1, len(away) - 1)]
    danger = (near <= 1).astype(np.float64)
    desperate = float(sight.despair >= MOST_DESPAIR)
    is_open = np.ones(_COUNT, dtype=bool)
    is_open[list(sight.closed)] = False
    seen = (
        _CLOSE[sight.seen] * (1 - sight.ago / LONG_AGO)
        if sight.seen >= 0 and sight.ago < LONG_AGO
        else np.zeros(_COUNT)
    )
    places = np.column_stack(
        (
            *(near == days for days in range(4)),
            *(second == days for days in range(3)),
            (away <= 1).sum(axis=0),
            (1 / (1 + away)).sum(axis=0),
            _SEA,
            _SEA * weak,
            _SEA * danger,
            _SEA * desperate,
            _IS_CASTLE,
            _IS_CASTLE * weak,
            _CASTLE_AWAY * weak,
            _LARGE,
            _EXITS,
            np.log1p(_LAND_WALK @ ((near >= 2) & is_open)),
            seen,
            danger * weak,
        )
    ).astype(np.float64)
    state = np.column_stack(
        (
            np.ones(_COUNT),
            danger,
            np.full(_COUNT, weak),
            np.full(_COUNT, float(sight.is_revealed)),
            np.full(_COUNT, desperate),
            _SEA,
        )
    )
    return ChoiceContext(
        places,
        np.array((1.0, float(sight.voyage >= LONG_VOYAGE))),
        state,
        _WALK & is_open,
        (_WOLF & is_open) if WOLF in sight.powers else np.zeros_like(_WOLF),
        {
            kind: (_CITY > 0 if kind == HIDE else np.ones(_COUNT, dtype=bool)) & (kind in sight.powers)
            for kind in (HIDE, FEED, CALL)
        },
    )


def features(sight: Sight, here: int) -> tuple[list[tuple[int, int]], Floats]:
    """Return Dracula's options in this place as (kind, place), and the features of each; shape (n, NAMES)."""
    seen = ground(sight)
    options = [(WALK, int(to)) for to in np.flatnonzero(seen.walk[here])]
    options += [(WOLF, int(to)) for to in np.flatnonzero(seen.wolf[here])]
    options += [(kind, here) for kind, can in seen.stay.items() if can[here]]
    rows = np.zeros((len(options), len(NAMES)))
    width = len(PLACE_NAMES)
    for row, (kind, to) in zip(rows, options, strict=True):
        row[:width] = seen.places[to]
        if kind == WALK and here in SEAS and to in SEAS:
            row[width : width + len(CROSS_NAMES)] = seen.cross
        elif kind in _CARD_AT:
            row[_CARD_AT[kind] : _CARD_AT[kind] + len(STATE_NAMES)] = seen.state[here]
    return options, rows


def beginnings(sight: Sight) -> tuple[list[tuple[int, int]], Floats]:
    """Return Dracula's starting places as (START, place), and the features of each; shape (n, NAMES)."""
    cities = sorted(CITIES)
    rows = np.zeros((len(cities), len(NAMES)))
    rows[:, _START_AT:] = ground(sight).places[np.ix_(cities, _START)]
    return [(START, city) for city in cities], rows


# ---------------------------------------------------------------------------------------- learned weights


@cache
def learned() -> Floats:
    """Return the weights of a choice, from the file that training wrote."""
    known = weight_files.weights("ai.knowledge.fury3", "belief_weights.txt")
    return np.array([known[name] for name in NAMES])


class Chances(NamedTuple):
    """The probability of each of Dracula's options in each place, for one sight."""

    walk: Floats
    """Shape (places, places): from, to."""
    wolf: Floats
    stay: dict[int, Floats]
    """Shape (places,) for each card by which he stays."""


@lru_cache(maxsize=64)
def chances(sight: Sight) -> Chances:
    """Return the model's probabilities, with the floor."""
    seen, theta = ground(sight), learned()
    width = len(PLACE_NAMES)
    base = seen.places @ theta[:width]
    crossing = float(seen.cross @ theta[width : width + len(CROSS_NAMES)])
    top = base.max()
    liking = np.exp(base - top)

    def card(kind: int) -> Floats:
        at = _CARD_AT[kind]
        return np.asarray(np.exp(seen.state @ theta[at : at + len(STATE_NAMES)]))

    walk = seen.walk * liking * np.exp(crossing * np.outer(_SEA, _SEA))
    wolf = seen.wolf * liking * card(WOLF)[:, None]
    stay = {kind: can * liking * card(kind) for kind, can in seen.stay.items()}
    total = walk.sum(axis=1) + wolf.sum(axis=1) + sum(stay.values())
    count = seen.walk.sum(axis=1) + seen.wolf.sum(axis=1) + sum(seen.stay.values())
    scale = (1 - FLOOR) / np.maximum(total, 1e-12)
    even = FLOOR / np.maximum(count, 1)
    return Chances(
        scale[:, None] * walk + even[:, None] * seen.walk,
        scale[:, None] * wolf + even[:, None] * seen.wolf,
        {kind: scale * stay[kind] + even * can for kind, can in seen.stay.items()},
    )


@lru_cache(maxsize=16)
def starts(sight: Sight) -> Floats:
    """Return the probability of each starting place, with its floor; shape (places,)."""
    options, rows = beginnings(sight)
    score = rows @ learned()
    liking = np.exp(score - score.max())
    likely = (1 - START_FLOOR) * liking / liking.sum() + START_FLOOR / len(options)
    found = np.zeros(_COUNT)
    found[[place for _, place in options]] = likely
    return found


@lru_cache(maxsize=128)
def weights(link: tuple[DraculaChoice, ...]) -> Floats:
    """Return the weights of one link for the trail sampler: rows by Dracula's place, columns by its signs.

    The columns are the things that a link may show. The last row is for the first link of all, or of those
    that matter, before which he was nowhere.
    """
    first, *stays = link
    table = np.full((_COUNT + 1, HIDE_BIT + 1), LEAST)
    table[:_COUNT] = np.maximum(LEAST, _step(first))
    table[_COUNT] = 1.0
    if first.kind == START:
        table[_COUNT, :_COUNT] = np.maximum(LEAST, starts(first.sight))
    for choice in stays:
        likely = np.maximum(LEAST, chances(choice.sight).stay[choice.kind])
        table[:, :_COUNT] *= likely
        table[:_COUNT, HIDE_BIT] *= likely
    return table


def _step(choice: DraculaChoice) -> Floats:
    """Shape (places, places and Hide): the probability of each step that looks like this choice."""
    if choice.kind == BAT:
        places = ground(choice.sight).places
        liking = _WOLF * np.exp(places @ learned()[: len(PLACE_NAMES)])
        step = liking / np.maximum(liking.sum(axis=1, keepdims=True), 1e-12)
        return np.column_stack((step, np.zeros(_COUNT)))
    found = chances(choice.sight)
    if choice.kind == WOLF:
        return np.column_stack((found.wolf, np.zeros(_COUNT)))
    return np.column_stack((found.walk, found.stay[HIDE]))
