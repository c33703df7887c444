"""The features of Dracula's options, as far as they are public, by which the kinds of Dracula differ."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ai.knowledge.fury3.choice.public_facts import (
    CALL,
    FEED,
    HIDE,
    LONG_AGO,
    LONG_VOYAGE,
    START,
    WALK,
    WOLF,
    PublicFacts,
)
from ai.knowledge.fury3.ways import DAYS_AWAY, FAR
from ai.portable import Floats, exact_product, log1p
from furyqt.rules.fury3.tables import (
    CASTLE,
    CITIES,
    DRACULA_HEALTH,
    LARGE,
    MOST_DESPAIR,
    PLACES,
    PORTS,
    REGION,
    SEAS,
    STEPS_APART,
    WALKS,
    WITHIN_ROADS,
    Region,
)

Mask = NDArray[np.bool_]

REGION_NAMES = tuple(region.name.lower() for region in Region)
PLACE_NAMES = (
    *("near0", "near1", "near2", "near3", "second0", "second1", "second2", "within1", "closeness"),
    *("sea", "sea_weak", "sea_near", "sea_despair", "castle", "castle_weak", "castle_away_weak", "large"),
    *("exits", "safe_exits", "seen_close", "near_weak", "port", "been", "been_close"),
    *REGION_NAMES,
)
"""The features of a place."""
CROSS_NAMES = ("cross", "cross_again")
"""The features of a step from sea to sea, and of another one after two."""
STATE_NAMES = ("usual", "danger", "weak", "revealed", "despair", "sea")
"""The features of the place where Dracula uses a power card."""
CARDS = {WOLF: "wolf", HIDE: "hide", FEED: "feed", CALL: "call"}
START_NAMES = (
    *("near0", "near1", "near2", "near3", "second0", "second1", "second2"),
    *("castle", "large", "port", "exits", *REGION_NAMES),
)
"""The features of the first place, among PLACE_NAMES, with separate weights."""
NAMES = (
    *PLACE_NAMES,
    *CROSS_NAMES,
    *(f"{card}_{name}" for card in CARDS.values() for name in STATE_NAMES),
    *(f"start_{name}" for name in START_NAMES),
)
"""The weights of a choice."""
WIDTH = len(PLACE_NAMES)
START_AT = len(NAMES) - len(START_NAMES)
START_COLUMNS = [PLACE_NAMES.index(name) for name in START_NAMES]
CARD_AT = {kind: WIDTH + len(CROSS_NAMES) + n * len(STATE_NAMES) for n, kind in enumerate(CARDS)}
_COUNT = len(PLACES)
CLOSE_STEPS = 4
"""The steps from a place where he was beyond which it no longer attracts."""


def _mask(rows: object, *, of: int = _COUNT) -> Mask:
    found = np.zeros((of, _COUNT), dtype=bool)
    for n, row in enumerate(rows):  # type: ignore[arg-type, var-annotated]
        found[n, list(row)] = True
    return found


_DAYS = np.array(DAYS_AWAY, dtype=np.float64)
_STEPS = np.array(STEPS_APART, dtype=np.float64)
_BESIDE = np.where(_STEPS < 0, 0.0, np.maximum(0.0, CLOSE_STEPS - _STEPS) / CLOSE_STEPS)
"""From 1 for the place itself to 0 for places far from it."""
WALK_MASK, WOLF_MASK = _mask(WALKS), _mask(WITHIN_ROADS[2])
SEA, CITY, _LARGE, _PORT = (
    _mask([places], of=1)[0].astype(np.float64) for places in (SEAS, CITIES, LARGE, PORTS)
)
_IN_REGION = np.array([[float(REGION[place] == region) for region in Region] for place in PLACES])
_IS_CASTLE = _mask([[CASTLE]], of=1)[0].astype(np.float64)
_CASTLE_AWAY = np.minimum(_DAYS[:, CASTLE], 8.0) / 8.0
_CLOSE = np.maximum(0.0, 4.0 - _DAYS) / 4.0
_EXITS = log1p(WALK_MASK.sum(axis=1))
_LAND_WALK = (WALK_MASK * (1 - SEA)).astype(np.float64)


class ChoiceContext(NamedTuple):
    """The features of every place for one set of facts, and Dracula's options in each."""

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
def ground(facts: PublicFacts) -> ChoiceContext:
    """Return what does not depend on where Dracula is; the last 64 results are remembered."""
    weak = facts.damage / DRACULA_HEALTH
    away = np.sort(_DAYS[list(facts.hunters)], axis=0) if facts.hunters else np.full((1, _COUNT), FAR)
    near, second = away[0], away[min(1, len(away) - 1)]
    danger = (near <= 1).astype(np.float64)
    desperate = float(facts.despair >= MOST_DESPAIR)
    is_open = np.ones(_COUNT, dtype=bool)
    is_open[list(facts.closed)] = False
    been, nothing = list(facts.been), np.zeros(_COUNT)
    seen = (
        _CLOSE[facts.seen] * (1 - facts.ago / LONG_AGO)
        if facts.seen >= 0 and facts.ago < LONG_AGO
        else nothing
    )
    was = nothing.copy()
    was[been] = 1.0
    places = np.column_stack(
        (
            *(near == days for days in range(4)),
            *(second == days for days in range(3)),
            (away <= 1).sum(axis=0),
            (1 / (1 + away)).sum(axis=0),
            SEA,
            SEA * weak,
            SEA * danger,
            SEA * desperate,
            _IS_CASTLE,
            _IS_CASTLE * weak,
            _CASTLE_AWAY * weak,
            _LARGE,
            _EXITS,
            log1p(exact_product(_LAND_WALK, (near >= 2) & is_open)),
            seen,
            danger * weak,
            _PORT,
            was,
            _BESIDE[been].mean(axis=0) if been else nothing,
            _IN_REGION,
        )
    ).astype(np.float64)
    state = np.column_stack(
        (
            np.ones(_COUNT),
            danger,
            np.full(_COUNT, weak),
            np.full(_COUNT, float(facts.is_revealed)),
            np.full(_COUNT, desperate),
            SEA,
        )
    )
    return ChoiceContext(
        places,
        np.array((1.0, float(facts.voyage >= LONG_VOYAGE))),
        state,
        WALK_MASK & is_open,
        (WOLF_MASK & is_open) if WOLF in facts.powers else np.zeros_like(WOLF_MASK),
        {
            kind: (CITY > 0 if kind == HIDE else np.ones(_COUNT, dtype=bool)) & (kind in facts.powers)
            for kind in (HIDE, FEED, CALL)
        },
    )


def features(facts: PublicFacts, here: int) -> tuple[list[tuple[int, int]], Floats]:
    """Return Dracula's options in this place as (kind, place), and the features of each; shape (n, NAMES)."""
    seen = ground(facts)
    options = [(WALK, int(to)) for to in np.flatnonzero(seen.walk[here])]
    options += [(WOLF, int(to)) for to in np.flatnonzero(seen.wolf[here])]
    options += [(kind, here) for kind, can in seen.stay.items() if can[here]]
    rows = np.zeros((len(options), len(NAMES)))
    for row, (kind, to) in zip(rows, options, strict=True):
        row[:WIDTH] = seen.places[to]
        if kind == WALK and here in SEAS and to in SEAS:
            row[WIDTH : WIDTH + len(CROSS_NAMES)] = seen.cross
        elif kind in CARD_AT:
            row[CARD_AT[kind] : CARD_AT[kind] + len(STATE_NAMES)] = seen.state[here]
    return options, rows


def beginnings(facts: PublicFacts) -> tuple[list[tuple[int, int]], Floats]:
    """Return Dracula's starting places as (START, place), and the features of each; shape (n, NAMES)."""
    cities = sorted(CITIES - {CASTLE} - set(facts.hunters))
    rows = np.zeros((len(cities), len(NAMES)))
    rows[:, START_AT:] = ground(facts).places[np.ix_(cities, START_COLUMNS)]
    return [(START, city) for city in cities], rows
