"""The worth of a question to Dracula: how likely a city is on the trail, and what remains then."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ai.knowledge.fury.chances import ON_TRAIL, SURE
from ai.knowledge.fury.way_rows import CARD, LINK, TINY
from ai.knowledge.fury.ways_belief import DrawnWays
from ai.reasons import percent
from furyqt.rules.core.text import Text, Texts

N_ = Texts("fury.aims")

_ASKED = N_(
    "The chance that {place} is on Dracula's trail is {percent}%: of the {all} places where he may be now, a "
    "yes leaves about {yes}, a no {no}."
)
_IN_VAIN = N_("{place} cannot be on Dracula's trail.")


class CityAnswer(NamedTuple):
    """The possible results of a question about a city."""

    chance: float
    """The chance that an unknown card of the trail shows the city."""
    yes: float
    """The mean number of Dracula's possible places after a yes, which shows the card."""
    no: int
    """The number of them after a no."""
    all: int
    """The number of them now."""


def answered(belief: DrawnWays, trail: Collection[int], city: int) -> CityAnswer | None:
    """Return what the question brings if these cards are on the trail; None if the ways are not all known."""
    rows = belief.all_ways()
    if rows is None or not len(rows.rows):
        return None
    last = rows.newest
    if last < 0:
        return None
    weights, places = rows.totals, rows.column((LINK, last))
    weights /= weights.sum()
    no, chance, yes = np.ones(len(weights), dtype=bool), 0.0, 0.0
    for card in trail:
        if (CARD, card) in rows.columns:
            shown = rows.column((CARD, card)) == city
            share, no = float(weights[shown].sum()), no & ~shown
            chance += share
            yes += share * _possible(places[shown], weights[shown])
    mean = yes / chance if chance > TINY else 0.0
    return CityAnswer(chance, mean, _possible(places[no], weights[no]), _possible(places, weights))


def _possible(places: NDArray[np.uint8], weights: NDArray[np.float64]) -> int:
    """Return the number of places that are possible."""
    return int((np.bincount(places, weights=weights) > TINY).sum()) if len(places) else 0


def on_trail(name: Text, answer: CityAnswer | None, chance: float) -> Iterator[Text]:
    """Yield the worth of a question about a city; without an answer only its chance to be on the trail."""
    if chance <= 1 - SURE:
        yield _IN_VAIN.fill(place=name)
    elif answer is None or chance > SURE:
        yield ON_TRAIL.fill(place=name, percent=percent(chance))
    else:
        yes = max(1, round(answer.yes))
        told = _ASKED.fill(place=name, percent=percent(answer.chance))
        yield told.fill(all=answer.all, yes=yes, no=answer.no)
