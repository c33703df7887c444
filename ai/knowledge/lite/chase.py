"""Simulated hunters who chase, a simulated Dracula who flees, and a simple evaluation of positions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

from ai.knowledge import Plain
from ai.knowledge.fury.styles import USUAL, Taste
from ai.knowledge.lite.ways import PHASES, TURNS, toward
from furyqt.rules.lite.actions import GO_ACTIONS, Go, LiteAction
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.steps.hunters import HunterMove
from furyqt.rules.lite.tables import (
    BLOOD_PER_MEETING,
    BLOOD_PER_SEA,
    FIGURES,
    FULL_LIFE,
    NOWHERE,
    PLACES,
    SEAS,
    TRAIL,
)

PER_MEETING = 11.0
"""The points of score that each meeting still needed will cost the hunters."""
PER_TURN_AWAY = (1.4, 1.0, 0.7, 0.4)
"""The points per turn of distance between Dracula and the nearest, second, third and fourth hunter."""
PER_ROUND_UNSEEN = 4.0
"""The points per round since the newest move that the hunters know, up to the length of the trail."""
PER_VAMPIRE = 6.0
PER_LIFE = 0.4
PER_SEA = 8.0
"""The value of the sea in points to a Dracula who is drawn to it."""
SEA_PENALTY = 0.3
"""The turns of distance that Dracula would give up to stay off the sea."""
FAR_ENOUGH = 4
STARTS = 4
"""The number of best starting places that are mixed."""


class ChaseGuide(Plain[LiteState, LiteAction]):
    """Hunters who chase and a Dracula who flees, both knowing each other's places."""

    def __init__(self, rng: random.Random, noise: float, taste: Taste = USUAL) -> None:
        self._sea_penalty = SEA_PENALTY * (1.0 - 2.0 * taste.sea)
        self._random = rng.random
        self._noise = noise

    def choose(self, state: LiteState, actions: Sequence[LiteAction]) -> LiteAction:
        """Chase or flee, or sometimes act at random."""
        step = state.agenda[-1]
        if self._random() < self._noise:
            return actions[int(self._random() * len(actions))]
        if not isinstance(step, HunterMove):
            return self._flee(state, actions)
        here = state.places[step.hunter]
        if here == NOWHERE:
            starts = spread_starts(state.places, step.hunter)
            return starts[int(self._random() * len(starts))]
        if not state.lairs:
            return actions[int(self._random() * len(actions))]
        moves = toward((state.round + step.hunter) % PHASES, here, state.lairs[-1])
        return moves[int(self._random() * len(moves))]

    def _flee(self, state: LiteState, actions: Sequence[LiteAction]) -> LiteAction:
        """Move as far from the nearest hunter as possible, preferably not to sea."""
        lairs, phase = state.lairs, state.round + 1
        if not lairs:
            return actions[int(self._random() * len(actions))]
        one, two, three, four = [TURNS[(phase + hunter) % PHASES][state.places[hunter]] for hunter in FIGURES]
        best, found = -99.0, actions[0]
        for action in actions:
            to = action.destination(lairs)
            value = min(one[to], two[to], three[to], four[to], FAR_ENOUGH) + self._random() * 0.5
            if to in SEAS:
                value -= self._sea_penalty if state.blood > 2 * BLOOD_PER_SEA else FAR_ENOUGH
            if value > best:
                best, found = value, action
        return found


@lru_cache(maxsize=4096)
def spread_starts(places: tuple[int, ...], hunter: int) -> tuple[Go, ...]:
    """Return the few starting places with which the hunters cover the map fastest."""
    tables = [TURNS[(1 + h) % PHASES][place] for h, place in enumerate(places) if place != NOWHERE]
    mine = TURNS[(1 + hunter) % PHASES]
    lands = [place for place in PLACES if place not in SEAS]
    near = {goal: min((table[goal] for table in tables), default=99) for goal in lands}
    cost = {start: sum(min(near[goal], mine[start][goal]) for goal in lands) for start in lands}
    return tuple(GO_ACTIONS[start] for start in sorted(cost, key=lambda start: (cost[start], start))[:STARTS])


def expected_score(state: LiteState, taste: Taste = USUAL) -> float:
    """Return the hunters' expected score at the end: the score less the cost of the remaining game.

    A taste changes Dracula's weights.
    """
    if not state.agenda:
        return float(max(0, state.score))
    score = state.score - taste.damage * PER_MEETING * -(-state.blood // BLOOD_PER_MEETING)
    score -= PER_LIFE * (FULL_LIFE * len(FIGURES) - sum(state.lives))
    if state.vampires:
        score -= taste.vampires * PER_VAMPIRE
    if state.lairs and NOWHERE not in state.places:
        here, moved = state.lairs[-1], len(state.moves)
        away = sorted(TURNS[(moved + hunter) % PHASES][state.places[hunter]][here] for hunter in FIGURES)
        score -= taste.distance * sum(turns * cost for turns, cost in zip(away, PER_TURN_AWAY, strict=True))
        score -= taste.sea * PER_SEA * (here in SEAS)
        score -= PER_ROUND_UNSEEN * min(TRAIL, moved - state.revealed.bit_length())
    return score
