"""The belief of the seekers in a simulated game: from what they would see, never from the sampled world.

The belief of the real position goes on with the simulated moves. A few rows stand for all ways up to the
root; a card that is turned up and a place where a visit turns up none take some of them away. Each card that
is placed later spreads the chances by a step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ai.portable import Floats, product

FEW = 0.02
"""A smaller chance of a card in a place is not worth a look."""
LEAST_FREE = 1e-3
"""The least chance that a place is on no card: the rows are not all that may be."""
VISIT_TURNS = 2
"""The turns in which a place that is not likely now may become so; a simulated game is hardly longer."""


class RootRows(NamedTuple):
    """The belief at the root, as rows that stand for all ways."""

    cards: tuple[int, ...]
    """The numbers of the cards on the trail that the rows know."""
    faces: NDArray[np.uint8]
    """The face of each card, shape (rows, cards); the number of places means that the figure stayed."""
    places: NDArray[np.uint8]
    """The figure's place now."""
    weights: Floats
    """The chance of each row; they add up to one."""


class NewCard(NamedTuple):
    """A card of the trail when it was placed, as the seekers see it."""

    steps: int
    """The steps that lead to it; none if the figure certainly stayed."""
    place: int
    """The place that it shows faceup, or -1."""
    at_sea: bool


class SeenTrail(NamedTuple):
    """The view that the seekers of a game have of its trail, and their assumptions about its figure."""

    is_revealed: Callable[[Any], bool]
    place: Callable[[Any], int]
    """The figure's place, which is asked only while all see it."""
    new_card: Callable[[Any], NewCard]
    spread: Floats
    """The chance of each next place, shape (places, places)."""
    sea: Floats
    """1 for each place at sea, 0 for the others."""
    stays: float
    """The chance that a card with the back of the land is one by which the figure stayed."""
    liking: Callable[[Any], Floats]
    """The weight of each place for the figure's next step, by what all see."""
    searched: frozenset[int]
    """The places where a seeker who comes there turns up a card."""


class RootBelief:
    """The parts of the belief that all simulated games of a decision share."""

    def __init__(self, rows: RootRows, seen: SeenTrail) -> None:
        self.rows, self.seen = rows, seen
        self.count = len(seen.sea)
        self.column = {card: column for column, card in enumerate(rows.cards)}
        self._without: dict[int, Floats] = {}
        self._liking: dict[tuple[int, ...], Floats] = {}

    def places(self, weights: Floats) -> Floats:
        """Return the chance of each place by the rows with these weights."""
        return np.asarray(np.bincount(self.rows.places, weights, self.count), np.float64)

    @cached_property
    def free(self) -> Floats:
        """The chance of each place that no card of the trail shows it."""
        taken = np.zeros(self.count + 1)
        for faces in self.rows.faces.T:
            taken += np.bincount(faces, weights=self.rows.weights, minlength=self.count + 1)
        return np.clip(1 - taken[: self.count], LEAST_FREE, 1)

    @cached_property
    def worth_a_look(self) -> frozenset[int]:
        """The places where a visit may tell something."""
        chance = row = self.places(self.rows.weights)
        for _ in range(VISIT_TURNS):
            row = product(row, self.seen.spread)
            chance = chance + row
        some = (self.free < 1 - FEW) | (chance > FEW)
        return frozenset(np.flatnonzero(some).tolist()) & self.seen.searched

    def without(self, place: int) -> Floats:
        """Return 1 for each row in which no card shows this place, 0 for the others."""
        found = self._without.get(place)
        if found is None:
            has = (self.rows.faces == place).any(axis=1) | (self.rows.places == place)
            found = self._without[place] = 1.0 - has
        return found

    def liking(self, state: Any, *, at_sea: bool) -> Floats:
        """Return the weight of each place for the next step if its card has this back; a new array."""
        key = at_sea, *(sheet.place for sheet in state.hunters)
        found = self._liking.get(key)
        if found is None:
            back = self.seen.sea if at_sea else 1 - self.seen.sea
            found = self._liking[key] = self.seen.liking(state) * self.free * back
        return found.copy()


class LaterCard(NamedTuple):
    """A card that was placed since the root."""

    card: int
    new: NewCard
    liking: Floats


class SimulatedBelief:
    """The chances of the figure's place in one simulated game."""

    def __init__(self, root: RootBelief, state: Any) -> None:
        self._root, self._seen = root, root.seen
        self._weights = root.rows.weights
        self._known: Floats | None = None
        """The chances before the later steps, if they do not follow from the rows any more."""
        self._later: list[LaterCard] = []
        self._trail, self._hunters = state.trail, state.hunters
        self._cards = {spot.id for spot in state.trail if spot is not None}
        self._faceup = {spot.id for spot in state.trail if spot is not None and spot.faceup}
        self._held = [sheet.place for sheet in state.hunters]
        self._row: Floats | None = None
        self._shown = -1

    def row(self, state: Any) -> Floats:
        """Return the chance of each place by what the seekers of this position know.

        The position follows from the last one that was asked about.
        """
        if self._seen.is_revealed(state):
            return self._certainly(state)
        self._shown = -1
        if state.trail is not self._trail:
            self._follow(state)
        if state.hunters is not self._hunters:
            self._look(state)
        if self._row is None:
            self._row = self._calculated()
        return self._row

    def places_of(self, spot: Any) -> Floats | None:
        """Return the weight of each place that a card of the trail shows; None if the rows do not tell."""
        row = np.zeros(self._root.count)
        if spot.faceup and spot.place >= 0:
            row[spot.place] = 1.0
        elif spot.id in self._root.column:
            faces = self._root.rows.faces[:, self._root.column[spot.id]]
            row = np.bincount(faces, self._weights, self._root.count + 1)[:-1].astype(np.float64)
        return row if row.any() else None

    def _certainly(self, state: Any) -> Floats:
        place = self._seen.place(state)
        if self._row is None or place != self._shown or state.trail is not self._trail:
            self._shown = place
            self._begin_at(place)
            self._row = self._known
            self._note(state)
        self._hunters, self._held = state.hunters, [sheet.place for sheet in state.hunters]
        assert self._row is not None
        return self._row

    def _begin_at(self, place: int, steps: int = 0) -> None:
        """Forget all but this place, some steps ago."""
        row = np.zeros(self._root.count)
        row[place] = 1.0
        for _ in range(steps):
            row = product(row, self._seen.spread)
        self._known, self._later, self._row = row, [], None

    # ------------------------------------------------------------------------------------------- the trail

    def _follow(self, state: Any) -> None:
        """Learn from the cards that are new, and from those that were turned up."""
        new = [spot for spot in state.trail if spot is not None and spot.id not in self._cards]
        for age, spot in enumerate(state.trail):
            if spot is not None and spot.faceup and spot.id in self._cards and spot.id not in self._faceup:
                self._turn(spot, age - len(new))
        for spot in reversed(new):
            card = self._seen.new_card(spot)
            if card.place >= 0:
                self._begin_at(card.place)
            elif card.steps:
                liking = self._root.liking(state, at_sea=card.at_sea)
                self._later.append(LaterCard(spot.id, card, liking))
                self._row = None
        self._note(state)

    def _note(self, state: Any) -> None:
        self._trail = state.trail
        self._cards |= {spot.id for spot in state.trail if spot is not None}
        self._faceup |= {spot.id for spot in state.trail if spot is not None and spot.faceup}

    def _turn(self, spot: Any, age: int) -> None:
        """Learn a card's face; `age` are the turns since it was placed."""
        column, later = self._root.column.get(spot.id), self._later
        if column is not None and self._known is None:
            face = spot.place if spot.place >= 0 else self._root.count
            if not self._narrow(1.0 * (self._root.rows.faces[:, column] == face)) and spot.place >= 0:
                self._begin_at(spot.place, max(0, age - len(later)))
                self._later = later
        elif spot.place >= 0:
            for number, step in enumerate(later):
                if step.card == spot.id:
                    self._begin_at(spot.place)
                    self._later = later[number + 1 :]

    # ------------------------------------------------------------------------------------------- the visits

    def _look(self, state: Any) -> None:
        """Rule out the places where a seeker came and no card was turned up."""
        held = [sheet.place for sheet in state.hunters]
        shown = [spot.place for spot in state.trail if spot is not None and spot.faceup]
        for place in held:
            if place not in self._held and place in self._root.worth_a_look and place not in shown:
                self._rule_out(place)
        self._hunters, self._held = state.hunters, held

    def _rule_out(self, place: int) -> None:
        if self._known is None and not self._later:
            self._narrow(self._root.without(place))
            return
        for step in self._later:
            step.liking[place] = 0.0
        if not self._later and self._known is not None:
            self._known = _except(self._known, place)
        if self._row is not None and self._row.item(place):
            self._row = _except(self._row, place)

    def _narrow(self, keep: Floats) -> bool:
        """Keep these rows, if there are any; return whether there are."""
        weights = self._weights * keep
        total = float(weights.sum())
        if total:
            self._weights, self._row = weights / total, None
        return total > 0

    def _calculated(self) -> Floats:
        """Return the chances after the later steps."""
        seen = self._seen
        row = self._root.places(self._weights) if self._known is None else self._known
        for step in self._later:
            spread = product(row, seen.spread)
            for _ in range(step.new.steps - 1):
                spread = product(spread, seen.spread)
            if not step.new.at_sea:
                spread += seen.stays * row
            spread *= step.liking
            total = float(spread.sum())
            row = spread / total if total else step.liking / max(LEAST_FREE, float(step.liking.sum()))
        return row


def _except(row: Floats, place: int) -> Floats:
    """Return the chances without a place; they stay what they are if nothing else is left."""
    found = row.copy()
    found[place] = 0.0
    total = float(found.sum())
    return found / total if total else row


def place_at(row: Floats, point: float) -> int:
    """Return the place at this point, from 0 to 1, of the chances laid one after another."""
    return drawn_at(row.cumsum(), point * float(row.sum()))


def drawn_at(sums: Floats, point: float) -> int:
    """Return the number whose part, up to its sum, has this point; the last one for a point at the end."""
    return min(int(np.searchsorted(sums, point, side="right")), len(sums) - 1)


def rows_of_ways(ways: Sequence[Sequence[tuple[int, int]]], ends: Sequence[int], places: int) -> RootRows:
    """Return drawn ways as rows; a way has the face of each hidden card."""
    cards = tuple(sorted({card for way in ways for card, _ in way}))
    faces = np.full((len(ways), len(cards)), places, np.uint8)
    for row, way in zip(faces, ways, strict=True):
        shown = dict(way)
        row[:] = [min(shown.get(card, places), places) for card in cards]
    return RootRows(cards, faces, np.array(ends, np.uint8), np.full(len(ways), 1 / max(1, len(ways))))
