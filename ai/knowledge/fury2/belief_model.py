"""Dracula's choice of a place, as far as the hunters can foresee it: a softmax over his ways.

The weights are set by hand for a Dracula who keeps away from hunters and rarely pays for the sea; every way
keeps a share of an even choice, so that nothing possible is excluded.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import lru_cache
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from ai.knowledge.fury2.past import STAYS
from ai.knowledge.fury2.ways import TURNS_AWAY
from furyqt.rules.core.events import Event
from furyqt.rules.fury2.decks import Power
from furyqt.rules.fury2.events import CardPlaced, HunterMoved
from furyqt.rules.fury2.hidden.trail_conditions import HIDE_BIT, shape
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import CASTLE, FIGURES, NOWHERE, PLACES, SEAS
from furyqt.rules.mechanisms.event_fold import FoldCache

Floats = NDArray[np.float64]
CAREFUL = 4.0
"""The distance in turns beyond which Dracula does not care."""
PER_TURN, SECOND = 0.45, 0.15
"""The weight of each turn to the nearest and to the second nearest hunter."""
HIT = 1.2
"""The additional penalty for a place with a hunter."""
SEA, SAILING = -1.6, -0.3
"""The weights of embarking, and of a sea zone for one who is at sea."""
CASTLE_WEIGHT = -0.5
HIDING = -0.7
"""The weight of Hide, compared with a place at the same distance."""
FLOOR = 0.15
"""The share of an even choice."""
_AWAY = np.array(TURNS_AWAY)
_IS_SEA = np.isin(np.arange(len(PLACES)), list(SEAS))


class KnownChoice(NamedTuple):
    """One of Dracula's choices, as far as the hunters know it."""

    way: str
    hunters: tuple[int, ...]
    """Their places, sorted."""


class ChoiceLog:
    """Collects the facts of each link of Dracula's way (see rules.fury2.hidden.trail_conditions)."""

    def __init__(self) -> None:
        self.links: list[KnownChoice] = []
        self._hunters = [NOWHERE for _ in FIGURES]
        self._cards: set[int] = set()

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = copy(self)
        twin.links, twin._hunters, twin._cards = [*self.links], [*self._hunters], {*self._cards}
        return twin

    def learn(self, event: Event) -> None:
        """Process one more event."""
        learner = _LEARNERS.get(type(event))
        if learner is not None:
            learner(self, event)

    def moved(self, event: HunterMoved) -> None:
        """A hunter is in another place."""
        if event.hunter in FIGURES:
            self._hunters[event.hunter] = event.place

    def placed(self, event: CardPlaced) -> None:
        """Note the choice that a card shows; one who feeds or calls stays where he is."""
        if event.power in STAYS or (event.power == Power.DOUBLE_BACK and event.spot not in self._cards):
            return
        self._cards.add(event.spot)
        places = tuple(sorted(place for place in self._hunters if place >= 0))
        self.links.append(KnownChoice("walk" if event.way == "stay" else event.way, places))


_LEARNERS: dict[type[Event], Callable[[Any, Any], None]] = {
    HunterMoved: ChoiceLog.moved,
    CardPlaced: ChoiceLog.placed,
}
_MEMORY: FoldCache[ChoiceLog] = FoldCache()


def moments(observation: Fury2Observation) -> Sequence[KnownChoice]:
    """Return the facts of each of Dracula's links."""
    return _MEMORY.recall(0, observation.events, ChoiceLog).links


@lru_cache(maxsize=8)
def _ways(north_sea: str, way: str) -> NDArray[np.bool_]:
    """Return which places a way joins; shape (places, places), and all of them if it leads anywhere."""
    joined = np.zeros((len(PLACES), len(PLACES)), dtype=bool)
    for place, mask in enumerate(shape(north_sea).ways[way]):
        joined[place] = [bool(mask >> to & 1) for to in PLACES]
    return joined


@lru_cache(maxsize=512)
def chances(moment: KnownChoice, north_sea: str) -> Floats:
    """Return the chance of each choice; shape (places + 1, places + 1): from, to, Hide last.

    The last row is for a place that is not known.
    """
    away = np.sort(_AWAY[list(moment.hunters)], axis=0) if moment.hunters else np.full((1, len(PLACES)), 9.0)
    near, second = np.minimum(away[0], CAREFUL), np.minimum(away[min(1, len(away) - 1)], CAREFUL)
    stay = PER_TURN * near + SECOND * second - HIT * (near == 0)
    score = np.tile(stay + CASTLE_WEIGHT * (np.arange(len(PLACES)) == CASTLE), (len(PLACES) + 1, 1))
    score += np.where(_IS_SEA, SEA, 0.0)
    score[:-1][_IS_SEA] += np.where(_IS_SEA, SAILING - SEA, 0.0)
    whole = np.zeros((len(PLACES) + 1, HIDE_BIT + 1))
    whole[:, : len(PLACES)] = np.exp(score)
    whole[:-1, HIDE_BIT] = np.where(_IS_SEA, 0.0, np.exp(stay + HIDING))
    whole[:-1, : len(PLACES)] *= _ways(north_sea, moment.way)
    possible = whole > 0
    total = np.maximum(whole.sum(axis=1, keepdims=True), 1e-12)
    even = possible / np.maximum(possible.sum(axis=1, keepdims=True), 1)
    found: Floats = np.maximum((1 - FLOOR) * whole / total + FLOOR * even, LEAST)
    return found


LEAST = 1e-4
"""The smallest weight: what seems impossible to the hunters may still be possible."""


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
            found = (row ** (1 - self._flattening) if self._flattening else row).tolist()
            self._rows[link, before] = found
        return found
