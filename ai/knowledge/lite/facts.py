"""The facts about moves of the hunters in the simplified game: as a person can check them on the map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from ai.knowledge.fury.chances import LEAST, LEAST_ON_TRAIL, ON_TRAIL, Ways, share_fact
from ai.knowledge.fury.coverage import Reached, certain
from ai.knowledge.fury.nearness import LEAST_NEAR, Nearness, reach
from ai.knowledge.fury.teamwork import spread
from ai.knowledge.lite.trail_belief import TrailBelief
from ai.reasons import CERTAIN, ActionFact, percent
from furyqt.rules.core.text import Texts
from furyqt.rules.lite.actions import Go, LiteAction
from furyqt.rules.lite.observation import LiteObservation
from furyqt.rules.lite.tables import (
    BLOOD_PER_MEETING,
    BOATS,
    DEATH_COST,
    FIGURES,
    FULL_LIFE,
    LIFE_PER_MEETING,
    LIFE_PER_REST,
    LIFE_PER_TRAP,
    MATURED_COST,
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
CITIES = frozenset(range(len(PLACES))) - frozenset(SEAS)
RAILWAYS = 2

_RESTS = N_("{hunter} has {life} of {full} life, and a rest gives back {healed}.")
_UNHURT = N_("{hunter} has full life.")
_TWO_TURNS = N_(
    "From there, Dracula's current place is within reach in two turns with a chance of {percent}%."
)
_TWO_TURNS_HERE = N_(
    "From here, Dracula's current place is within reach in two turns with a chance of {percent}%."
)
_MEETING = N_("If Dracula is there, the meeting costs him {lost} of his {blood} blood.")
_DANGER = N_(
    "{hunter} has only {life} life: a meeting costs {meeting} and a trap {trap}, and a death {points} points."
)
_VAMPIRE = N_(
    "The immature vampire is {place:in} with a chance of {percent}%; if no hunter destroys it, it costs"
    " {points} points."
)
_VAMPIRE_THERE = N_("The immature vampire is {place:in}; if no hunter destroys it, it costs {points} points.")
_RESEARCH = N_("It is the fourth rest in a row, which reveals the oldest move of the trail.")


class Facts:
    """The facts about moves in one observation of the hunters."""

    def __init__(self, observation: LiteObservation, belief: TrailBelief) -> None:
        self._seen, self._belief = observation, belief

    def found(self, move: LiteAction) -> Iterator[ActionFact]:
        """Yield the facts about a move, the most important first."""
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
        )
        yield from self._later(figure, move.to, reached, is_journey=is_journey)
        near = self._nearness.facts(move.to, reached, is_journey=is_journey)
        yield from (fact for fact in near if fact.about != "in two")
        others = [at for one in FIGURES if one != figure and (at := self._seen.places[one]) != NOWHERE]
        yield from self._nearness.closer(move.to, here, others)
        yield from self._vampire(move.to)
        if is_journey:
            yield from self._meeting(figure, move.to)
            yield from self._trace(move.to)

    def _ways(self, figure: int, place: int) -> Ways:
        """Return the cities that a hunter can reach in the next round from a place."""
        if place == NOWHERE:
            return {}
        return certain(set(REACH[rail_hops(self._seen.round + 1, figure)][place]) - SEAS)

    def _later(self, figure: int, place: int, reached: Reached, *, is_journey: bool) -> Iterator[ActionFact]:
        """Yield the share that a hunter reaches in two turns, if the next one reaches little."""
        coverage = self._nearness.coverage
        if coverage.share(reached.after) >= LEAST_NEAR:
            return
        now, then = (REACH[rail_hops(self._seen.round + turn, figure)] for turn in (1, 2))
        share = coverage.share(certain({there for one in now[place] for there in then[one]} - SEAS))
        if share >= LEAST_NEAR:
            told = _TWO_TURNS if is_journey else _TWO_TURNS_HERE
            yield share_fact("two turns", share, told.fill(percent=percent(share)))

    @cached_property
    def _nearness(self) -> Nearness:
        return Nearness(self._belief.whereabouts().now, STEPS_APART, NAMES)

    def _meeting(self, figure: int, place: int) -> Iterator[ActionFact]:
        """Yield what a meeting costs Dracula, or what it can cost a weak hunter."""
        if place in SEAS or self._belief.whereabouts().now.get(place, 0.0) < LEAST:
            return
        life = self._seen.lives[figure]
        if life > LIFE_PER_MEETING + LIFE_PER_TRAP:
            told = _MEETING.fill(lost=min(BLOOD_PER_MEETING, self._seen.blood), blood=self._seen.blood)
            yield ActionFact("meeting", True, told)
            return
        told = _DANGER.fill(hunter=FIGURE_NAMES[figure], life=life, points=DEATH_COST)
        told = told.fill(meeting=LIFE_PER_MEETING, trap=LIFE_PER_TRAP)
        yield ActionFact("meeting", False, told, -1.0)

    def _vampire(self, place: int) -> Iterator[ActionFact]:
        """Yield how likely the immature vampire is in a city, and what it will cost."""
        age = self._seen.vampires.bit_length() - 1
        if age < 0 or place in SEAS:
            return
        chance = float(self._belief.weights[self._belief.rows[:, age] == place].sum())
        if chance >= LEAST:
            told = _VAMPIRE_THERE if chance > CERTAIN else _VAMPIRE.fill(percent=percent(chance))
            yield share_fact("vampire", chance, told.fill(place=NAMES[place], points=MATURED_COST))

    def _trace(self, place: int) -> Iterator[ActionFact]:
        """Yield how likely a city is on the trail, if nothing of it is known there."""
        age = min(TRAIL, len(self._seen.moves))
        if place in SEAS or place in self._seen.lairs[-age or NOWHERE :] or age < 2:
            return
        older = (self._belief.rows[:, 1:age] == place).any(axis=1)
        chance = float(self._belief.weights[older].sum())
        if chance >= LEAST_ON_TRAIL:
            yield share_fact("trail", chance, ON_TRAIL.fill(place=NAMES[place], percent=percent(chance)))

    def _rest(self, figure: int) -> Iterator[ActionFact]:
        """Yield what a rest gives."""
        name, life = FIGURE_NAMES[figure], self._seen.lives[figure]
        if self._seen.rests >= len(FIGURES) - 1 and len(self._seen.moves) >= TRAIL:
            yield ActionFact("research", True, _RESEARCH)
        healed = min(LIFE_PER_REST, FULL_LIFE - life)
        words = _RESTS.fill(hunter=name, life=life, full=FULL_LIFE, healed=healed)
        yield ActionFact(
            "rest", healed, words if healed else _UNHURT.fill(hunter=name), float(healed) or -1.0
        )

    def _start(self, place: int) -> Iterator[ActionFact]:
        """Yield how far a hunter comes from a starting place."""
        placed = [there for there in self._seen.places if there != NOWHERE]
        yield spread(place, NAMES[place], placed, CITIES, STEPS_APART)
        near = {*ROADS[place], *BOATS[place]}
        yield from reach(place, len(near), len(set(RAILS[RAILWAYS][place]) - {place}), NAMES)
