"""The belief of the hunters of a simulated game in Dracula's cards, from the events that they see there.

The belief of the real position goes on with the simulated moves: it spreads by one way with each new card,
and a place that a hunter visits or that is denied is ruled out. It never asks where he is in this world.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ai.knowledge.fury3.ways import days_away
from ai.portable import Floats, product
from furyqt.rules.core.events import Event
from furyqt.rules.fury3.decks import NONE
from furyqt.rules.fury3.events import (
    CardPlaced,
    DraculaRevealed,
    HideoutCleared,
    HunterMoved,
    LocationRevealed,
    PlaceDenied,
    TrailSlid,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import CITIES, LAND_BACK, PLACES, SEA_BACK, SEAS, TRAIL, WALKS

LEAST = 1e-3
"""A smaller chance that a card shows a city is not worth a journey."""
_AT_SEA = np.array([float(place in SEAS) for place in PLACES])
_ON_LAND = 1 - _AT_SEA
AWAY = np.array([0.1, 1.0, 3.0, 9.0, 27.0])
"""The weight of a place by the days from the nearest hunter, up to four."""


_NOTHING: Floats = np.zeros(len(PLACES))
_EMPTY = (NONE, _NOTHING)
"""A space without an unknown card."""


@lru_cache(maxsize=16)
def _days(closed: tuple[int, ...]) -> NDArray[np.intp]:
    """Return the days between places, up to the most that matter."""
    return np.array(days_away(closed), dtype=np.intp).clip(max=len(AWAY) - 1)


@lru_cache(maxsize=16)
def _steps(closed: tuple[int, ...]) -> Floats:
    """Return the chance of each next place, for each place before."""
    found = np.zeros((len(PLACES), len(PLACES)))
    for place in PLACES:
        open_ = [to for to in WALKS[place] if to not in closed]
        for to in open_:
            found[place, to] = 1 / len(open_)
    return found


def row_of(places: Mapping[int, float]) -> Floats:
    """Return the chances as a row with a number for each place."""
    row = np.zeros(len(PLACES))
    for place, chance in places.items():
        row[place] = chance
    return row


class TrailMemory:
    """The chances of his place now, and of what the unknown cards of the trail show."""

    def __init__(self, now: Floats, cards: Sequence[tuple[int, Floats]], closed: tuple[int, ...]) -> None:
        """Take the chances of his place, and for each space of the trail the card's number and chances.

        The chances of a space without an unknown card are zeros.
        """
        self._now = now
        self._cards = [*cards, *[_EMPTY] * (TRAIL - len(cards))]
        self._steps = _steps(closed)

    def learn(self, event: Event, state: Fury3State) -> None:
        """Learn from an event that the hunters saw."""
        if isinstance(event, CardPlaced):
            self._place(event, state)
        elif isinstance(event, TrailSlid):
            self._cards = [_EMPTY, *self._cards[: TRAIL - 1]]
        elif isinstance(event, HunterMoved | PlaceDenied):
            self._rule_out(event.place)
        elif isinstance(event, LocationRevealed):
            self._turn(event)
        elif isinstance(event, HideoutCleared):
            self._forget(event.hideout)
        elif isinstance(event, DraculaRevealed):
            self._now = row_of({event.place: 1.0})

    def cards(self, known: frozenset[int]) -> dict[int, float]:
        """Return for each city but the known ones the chance that an unknown card shows it."""
        found = self._shown()
        return {
            place: float(found[place])
            for place in np.flatnonzero(found > LEAST).tolist()
            if place in CITIES and place not in known
        }

    def surest(self, most: int = 1) -> float:
        """Return the chance that he is in one of his likeliest places, so many of them."""
        return float(self._now.max() if most == 1 else np.sort(self._now)[-most:].sum())

    def _shown(self) -> Floats:
        """Return for each place the chance that an unknown card of the trail shows it."""
        return np.asarray(sum((row for _, row in self._cards), _NOTHING))

    def _place(self, event: CardPlaced, state: Fury3State) -> None:
        new = _NOTHING
        if event.place >= 0:
            self._now = row_of({event.place: 1.0})
            new = _NOTHING if event.faceup else self._now
        elif event.place in (LAND_BACK, SEA_BACK):
            back = _AT_SEA if event.place == SEA_BACK else _ON_LAND
            self._now = new = _normal(product(self._now, self._steps) * back * self._likely(state))
        self._cards[self._age(event.hideout) or 0] = (event.hideout, new)

    def _likely(self, state: Fury3State) -> Floats:
        """Return how likely he goes to each place: away from the hunters, to no place of his trail."""
        near = np.min([_days(state.chapter.closed)[sheet.place] for sheet in state.hunters], axis=0)
        seen = [spot.place for spot in state.trail if spot is not None and spot.faceup and spot.place >= 0]
        free = np.clip(1 - self._shown(), LEAST, 1)
        free[seen] = LEAST
        return np.asarray(AWAY[near] * free)

    def _rule_out(self, place: int) -> None:
        """A card of this place would have been turned."""
        self._cards = [
            (number, _normal(_without(row, place)) if row[place] else row) for number, row in self._cards
        ]
        if self._now[place]:
            self._now = _normal(_without(self._now, place))

    def _age(self, hideout: int) -> int | None:
        """Return the number of the space that a card is on; None if it is not on the trail."""
        return next((age for age, (number, _) in enumerate(self._cards) if number == hideout), None)

    def _forget(self, hideout: int) -> None:
        """A card has left the trail."""
        age = self._age(hideout)
        if age is not None:
            self._cards[age] = _EMPTY

    def _turn(self, event: LocationRevealed) -> None:
        """A card is known now, and those after it begin there."""
        found = self._age(event.hideout)
        if found is None:
            return
        row = row_of({event.place: 1.0})
        self._cards[found] = (event.hideout, _NOTHING)
        for age in range(found - 1, -1, -1):
            number, old = self._cards[age]
            spread = product(row, self._steps)
            both = spread * old
            row = _normal(both if both.any() else spread)
            if old.any():
                self._cards[age] = (number, row)
        self._now = row


def _without(row: Floats, place: int) -> Floats:
    found = row.copy()
    found[place] = 0.0
    return found


def _normal(row: Floats) -> Floats:
    """Return the chances with a sum of 1; nothing stays nothing."""
    total = float(row.sum())
    return row / total if total else row
