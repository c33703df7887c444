"""The worth of a question to Dracula: how likely a city is on the trail, and what remains then."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ai.knowledge.fury.chances import APART, ON_TRAIL, SURE, no_argument, share_fact
from ai.knowledge.fury.way_rows import CARD, LINK, TINY
from ai.knowledge.fury.ways_belief import DrawnWays
from ai.reasons import ActionFact, percent
from furyqt.rules.core.enumeration import alternatives
from furyqt.rules.core.text import Text, Texts

N_ = Texts("fury.aims")

_ASKED = N_(
    "The chance that {place} is on Dracula's trail is {percent}%: of the {all} places where he may be now, a "
    "yes leaves about {yes}, a no {no}."
)
_LEFT = N_(
    "After a no, Dracula can only be {places}; that excludes places with a total chance of {percent}%."
)
_EXCLUDED = N_("A no excludes places with a total chance of {percent}%.")
MOST_LEFT = 4
"""The number of places that are named."""
_IN_VAIN = N_("{place} cannot be on Dracula's trail.")


_LIKELIER = N_(
    "choice {rival} asks about a city that is likelier to be on the trail ({other} instead of {own})"
)


class CityAnswer(NamedTuple):
    """The possible results of a question about a city."""

    chance: float
    """The chance that an unknown card of the trail shows the city."""
    yes: float
    """The mean number of Dracula's possible places after a yes, which shows the card."""
    no: tuple[int, ...]
    """His possible places after a no."""
    all: int
    """The number of them now."""
    excluded: float
    """The share of where he may be that a no excludes."""


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
            yes += share * len(_possible(places[shown], weights[shown]))
    mean = yes / chance if chance > TINY else 0.0
    left = _possible(places[no], weights[no])
    excluded = 1 - float(weights[np.isin(places, left)].sum())
    return CityAnswer(chance, mean, left, len(_possible(places, weights)), excluded)


def _possible(places: NDArray[np.uint8], weights: NDArray[np.float64]) -> tuple[int, ...]:
    """Return the places that are possible."""
    if not len(places):
        return ()
    return tuple(map(int, np.flatnonzero(np.bincount(places, weights=weights) > TINY)))


def on_trail(
    city: int, names: Sequence[Text], answer: CityAnswer | None, chance: float
) -> Iterator[ActionFact]:
    """Yield the worth of a question about a city; without an answer only its chance to be on the trail."""
    name = names[city]
    if chance <= 1 - SURE:
        yield no_argument(share_fact("asked", 0.0, _IN_VAIN.fill(place=name), _LIKELIER))
    elif answer is None or chance > SURE:
        yield share_fact("asked", chance, ON_TRAIL.fill(place=name, percent=percent(chance)))
    else:
        yes = max(1, round(answer.yes))
        told = _ASKED.fill(place=name, percent=percent(answer.chance), all=answer.all, yes=yes)
        yield share_fact("asked", answer.chance, told.fill(no=len(answer.no)), _LIKELIER)
        if len(answer.no) > MOST_LEFT:
            words = _EXCLUDED.fill(percent=percent(answer.excluded))
            is_told = answer.excluded >= APART and abs(answer.excluded - answer.chance) >= APART
            yield share_fact("excluded", answer.excluded, words if is_told else None)
        elif len(answer.no) < answer.all:
            yield from left_after_no(answer.no, names, answer.excluded)


def left_after_no(left: Sequence[int], names: Sequence[Text], excluded: float) -> Iterator[ActionFact]:
    """Yield where Dracula can still be after a no, if these are few places, and the share it excludes."""
    if 0 < len(left) <= MOST_LEFT:
        places = alternatives([names[place].form("in") for place in left])
        yield ActionFact("left", tuple(left), _LEFT.fill(places=places, percent=percent(excluded)))
