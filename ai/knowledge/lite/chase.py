"""How hunters chase and Dracula flees in a simulated hunt, and what a position is worth by rule of thumb."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

from ai.knowledge import Plain
from ai.knowledge.fury.styles import USUAL, Taste
from ai.knowledge.lite.ways import PHASES, TURNS, towards
from furyqt.rules.lite.actions import GO, DoubleBack, Go, LiteAction, Teleport
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.steps.hunters import HunterMove
from furyqt.rules.lite.tables import (
    BLOOD_PER_MEETING,
    BLOOD_PER_SEA,
    CASTLE,
    FIGURES,
    FULL_LIFE,
    NOWHERE,
    PLACES,
    SEAS,
    TRAIL,
)

PER_MEETING = 11.0
"""Points of score that each meeting still needed will cost the hunters."""
PER_TURN_AWAY = (1.4, 1.0, 0.7, 0.4)
"""Points for each turn that the nearest, second, third and fourth hunter are away from Dracula."""
PER_ROUND_UNSEEN = 4.0
"""Points for each round, up to the length of the trail, since the newest move that the hunters know."""
PER_VAMPIRE = 6.0
PER_LIFE = 0.4
PER_SEA = 8.0
"""Points that the sea is worth to a Dracula who is drawn to it."""
DREAD_OF_SEA = 0.3
"""Turns of distance that Dracula would give to stay off the sea."""
FAR_ENOUGH = 4
STARTS = 4
"""How many of the best starting places are mixed."""


class HuntGuide(Plain):
    """Hunters who chase and a Dracula who flees, both knowing where the other is."""

    def __init__(self, rng: random.Random, noise: float, taste: Taste = USUAL) -> None:
        self._dread = DREAD_OF_SEA * (1.0 - 2.0 * taste.sea)
        self._random = rng.random
        self._noise = noise

    def choose(self, state: LiteState, actions: Sequence[LiteAction]) -> LiteAction:
        """A random action now and then, else chase or flee."""
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
        moves = towards((state.round + step.hunter) % PHASES, here, state.lairs[-1])
        return moves[int(self._random() * len(moves))]

    def _flee(self, state: LiteState, actions: Sequence[LiteAction]) -> LiteAction:
        """As far from the nearest hunter as a move can lead, rather not to sea."""
        lairs, phase = state.lairs, state.round + 1
        if not lairs:
            return actions[int(self._random() * len(actions))]
        tables = [TURNS[(phase + hunter) % PHASES][state.places[hunter]] for hunter in FIGURES]
        best, found = -99.0, actions[0]
        for action in actions:
            to = landing(lairs, action)
            turns = min(table[to] for table in tables)
            worth = min(turns, FAR_ENOUGH) + self._random() * 0.5
            if to in SEAS:
                worth -= self._dread if state.blood > 2 * BLOOD_PER_SEA else FAR_ENOUGH
            if worth > best:
                best, found = worth, action
        return found


@lru_cache(maxsize=4096)
def spread_starts(places: tuple[int, ...], hunter: int) -> tuple[Go, ...]:
    """The starting places from which the hunters placed so far are soonest everywhere, the best few."""
    tables = [TURNS[(1 + h) % PHASES][place] for h, place in enumerate(places) if place != NOWHERE]
    mine = TURNS[(1 + hunter) % PHASES]
    lands = [place for place in PLACES if place not in SEAS]
    near = {goal: min((table[goal] for table in tables), default=99) for goal in lands}
    cost = {start: sum(min(near[goal], mine[start][goal]) for goal in lands) for start in lands}
    return tuple(GO[start] for start in sorted(cost, key=lambda start: (cost[start], start))[:STARTS])


def landing(lairs: tuple[int, ...], action: LiteAction) -> int:
    """The place a move of Dracula leads to."""
    if isinstance(action, Go):
        return action.to
    if isinstance(action, DoubleBack):
        return lairs[-action.back]
    return CASTLE if isinstance(action, Teleport) else lairs[-1]


def expected_score(state: LiteState, taste: Taste = USUAL) -> float:
    """The score that the hunters may expect at the end: what they have less what the hunt will still cost.

    A taste shifts what matters to the Dracula who weighs a position.
    """
    if not state.agenda:
        return float(max(0, state.score))
    score = state.score - taste.damage * PER_MEETING * -(-state.blood // BLOOD_PER_MEETING)
    score -= PER_LIFE * (FULL_LIFE * len(FIGURES) - sum(state.lives))
    if state.vampires:
        score -= taste.brood * PER_VAMPIRE
    if state.lairs and NOWHERE not in state.places:
        here, moved = state.lairs[-1], len(state.moves)
        away = sorted(TURNS[(moved + hunter) % PHASES][state.places[hunter]][here] for hunter in FIGURES)
        score -= taste.distance * sum(turns * cost for turns, cost in zip(away, PER_TURN_AWAY, strict=True))
        score -= taste.sea * PER_SEA * (here in SEAS)
        score -= PER_ROUND_UNSEEN * min(TRAIL, moved - state.revealed.bit_length())
    return score
