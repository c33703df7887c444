"""The facts about moves of the hunters in the simplified game: as a person can check them on the map.

The first of several moves is the best. The facts about another one say what sets it apart from that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from ai.knowledge.fury.chances import LEAST_ON_TRAIL, ON_TRAIL, Ways, told_apart
from ai.knowledge.fury.coverage import Reached, certain
from ai.knowledge.fury.nearness import Nearness, nearest_hunter, reach
from ai.knowledge.lite.trail_belief import TrailBelief
from ai.reasons import percent
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.lite.actions import Go, LiteAction
from furyqt.rules.lite.observation import LiteObservation
from furyqt.rules.lite.tables import (
    BOATS,
    FIGURES,
    FULL_LIFE,
    LIFE_PER_REST,
    NOWHERE,
    PLACES,
    RAILS,
    REACH,
    ROADS,
    SEAS,
    STEPS_APART,
    TRAIL,
    rail_hops,
)
from furyqt.rules.lite.words import FIGURE_NAMES, place_text

N_ = Texts("lite.aims")

NAMES = tuple(place_text(place) for place in PLACES)
RAILWAYS = 2

_RESTS = N_("{hunter} has {life} of {full} life, and a rest gives back {healed}.")
_UNHURT = N_("{hunter} has full life.")
_RESEARCH = N_("It is the fourth rest in a row, which reveals the oldest move of the trail.")


class Facts:
    """The facts about moves in one observation of the hunters."""

    def __init__(self, observation: LiteObservation, belief: TrailBelief) -> None:
        self._seen, self._belief = observation, belief

    def about(self, moves: Sequence[LiteAction]) -> list[tuple[Text, ...]]:
        """Return the facts about each move, the most important first, each fact only once."""
        first, *others = (move.to if isinstance(move, Go) else None for move in moves)
        return told_apart(
            self._found(move, first if number else None, () if number else others)
            for number, move in enumerate(moves)
        )

    def _found(self, move: LiteAction, first: int | None, others: Sequence[int | None]) -> Iterator[Text]:
        """Yield the facts about a move beside one to `first`, or about the first beside the others."""
        figure = self._seen.figure
        if not isinstance(move, Go) or figure not in FIGURES:
            return
        here = self._seen.places[figure]
        if here == NOWHERE:
            yield from self._start(move.to)
            return
        is_journey = move.to != here
        if not is_journey:
            yield from self._rest(figure)
        reached = Reached(
            self._ways(figure, move.to),
            self._ways(figure, here),
            [self._ways(one, self._seen.places[one]) for one in FIGURES if one != figure],
            None if first is None else self._ways(figure, first),
            first is None,
            [self._ways(figure, to) for to in others if to is not None],
        )
        yield from self._nearness.facts(move.to, here, first, reached, is_journey=is_journey)
        if is_journey and move.to != first:
            yield from self._trace(move.to)

    def _ways(self, figure: int, place: int) -> Ways:
        """Return the cities that a hunter can reach in the next round from a place."""
        if place == NOWHERE:
            return {}
        return certain(set(REACH[rail_hops(self._seen.round + 1, figure)][place]) - SEAS)

    @cached_property
    def _nearness(self) -> Nearness:
        return Nearness(self._belief.whereabouts().now, STEPS_APART, NAMES)

    def _trace(self, place: int) -> Iterator[Text]:
        """Yield how likely a city is on the trail, if nothing of it is known there."""
        age = min(TRAIL, len(self._seen.moves))
        if place in SEAS or place in self._seen.lairs[-age or NOWHERE :] or age < 2:
            return
        older = (self._belief.rows[:, 1:age] == place).any(axis=1)
        chance = float(self._belief.weights[older].sum())
        if chance >= LEAST_ON_TRAIL:
            yield ON_TRAIL.fill(place=NAMES[place], percent=percent(chance))

    def _rest(self, figure: int) -> Iterator[Text]:
        """Yield what a rest gives."""
        name, life = FIGURE_NAMES[figure], self._seen.lives[figure]
        if self._seen.rests >= len(FIGURES) - 1 and len(self._seen.moves) >= TRAIL:
            yield _RESEARCH
        healed = min(LIFE_PER_REST, FULL_LIFE - life)
        yield (_RESTS if healed else _UNHURT).fill(hunter=name, life=life, full=FULL_LIFE, healed=healed)

    def _start(self, place: int) -> Iterator[Text]:
        """Yield who is near a starting place, and how far a hunter comes from it."""
        places = self._seen.places
        placed = {FIGURE_NAMES[one]: places[one] for one in FIGURES if places[one] != NOWHERE}
        yield from nearest_hunter(place, placed, STEPS_APART, NAMES)
        near = {*ROADS[place], *BOATS[place]}
        yield from reach(place, len(near), len(set(RAILS[RAILWAYS][place]) - {place}), NAMES)
