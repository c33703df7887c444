"""The points that the hunters will still lose, by Dracula's place and their belief: a linear value.

The weights are learned from games (`python -m lab.train cost lite`) and are in remaining_cost_weights.txt.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache
from operator import mul
from typing import NamedTuple

import numpy as np

from ai.knowledge import weight_files
from ai.knowledge.fury.styles import Taste
from ai.knowledge.lite.hunter_belief import NEARBY, Density
from ai.knowledge.lite.ways import PHASES, TURNS
from ai.portable import log, product
from furyqt.rules.lite.state import LiteOptions, LiteState
from furyqt.rules.lite.steps.dracula import DOUBLED, trail_moves
from furyqt.rules.lite.steps.hunters import HunterMove
from furyqt.rules.lite.tables import (
    BLOOD_IN_CASTLE,
    BLOOD_PER_SEA,
    CASTLE,
    FIGURES,
    FULL_LIFE,
    HIDE,
    LIFE_PER_MEETING,
    PLACES,
    REACH,
    SEAS,
    START_BLOOD,
    STEPS_APART,
    TELEPORT,
    TRAIL,
    VAMPIRE_ROUNDS,
    WALKS,
)

PER_SEA = 8.0
"""The value of the sea in points to a Dracula who is drawn to it."""
MOST_CALM = 30
"""The number of rounds without a meeting above which more of them give no information."""
FAR = 6
"""The distance in turns beyond which further turns do not matter."""
LOW, DYING = 10, 4
"""Blood that one meeting, or two nights at sea, use up."""
SURELY, NEVER = 0.95, 1e-6
BLED_OUT = 5.0
"""The points that the hunters still lose at most if every way on costs him his last blood."""
WAY_AHEAD = 4
"""The moves after which he counts as having survived."""
LONG = 5
"""The distance in turns beyond which a way on is as safe as possible."""
CHASED = (
    *("meets", "kills", "near1", "near1_known", "near2", "near2_known", "near3", "near3_known"),
    *("far", "far_known", "far_blood", "known", "certain", "vague", "low_meets"),
    *("first", "second", "third", "fourth", "seen", "covered", "around", "in_reach", "in_reach_seen"),
    "unseen",
)
BODY = ("blood", "low", "dying", "lives", "weak", "blood_known")
SPOT = (
    *("sea", "dying_sea", "castle", "castle_free", "home", "home_free", "home_held", "home_links"),
    *("port", "port_blood", "remote", "traps", "hide", "back"),
    *("ways", "stuck", "goals", "safest", "safety", "safe2", "safe3", "sea_ways"),
    *("sea_calm", "sea_blood", "castle_calm", "castle_near2", "castle_near3"),
)
VAMPIRE_TERMS = ("vampire", "vampire_age", "vampire_found", "vampire_soon", "vampire_at_sea")
NAMES = ("one", *CHASED, *BODY, *SPOT, *VAMPIRE_TERMS)
"""The features: the hunters' distances by their knowledge; blood and life; the place; the vampire."""


def _reachable(phase: int, place: int) -> Density:
    """Return 1 for each place where a hunter's next move may end."""
    density = np.zeros(len(PLACES))
    density[list(REACH[phase][place])] = 1.0
    return density


REACHABLE = tuple(tuple(_reachable(phase, place) for place in PLACES) for phase in range(PHASES))
"""REACHABLE[phase][place]: 1 where the next move of a hunter in this place may end."""
_TURNS = tuple(tuple(np.frombuffer(row, dtype=np.uint8) for row in table) for table in TURNS)
"""_TURNS[phase][start][goal]: the same as TURNS."""
HOME = STEPS_APART[CASTLE]
REMOTE = tuple(
    float(np.mean([[table[start][place] for start in PLACES] for table in TURNS])) for place in PLACES
)
"""The mean number of turns that a hunter needs from anywhere."""
PORTS = frozenset(place for place in PLACES if place not in SEAS and any(way in SEAS for way in WALKS[place]))


class Summary(NamedTuple):
    """The quantities that follow from a belief alone."""

    density: Density
    vague: float
    """A quarter of the belief's entropy, in nats."""
    around: list[float]
    """For each place the probability that Dracula is there or beside it."""


class Summaries:
    """The summaries of beliefs, each calculated once for all positions of a decision."""

    def __init__(self) -> None:
        self._kept: dict[int, Summary] = {}

    def of(self, density: Density) -> Summary:
        """Return the summary of a belief, which is kept by its identity."""
        kept = self._kept.get(id(density))
        if kept is None:
            some = density[density > NEVER]
            vague = -float(product(some, log(some))) / 4
            kept = self._kept[id(density)] = Summary(density, vague, product(NEARBY, density).tolist())
        return kept


class HunterReach:
    """The hunters' options on their next turns; calculated once for all ways on from a position."""

    def __init__(self, state: LiteState, summaries: Summaries | None = None) -> None:
        moved = isinstance(state.agenda[-1], HunterMove)
        phases = [(state.round + (not moved) + hunter) % PHASES for hunter in FIGURES]
        pieces = list(zip(phases, state.places, strict=True))
        self.turns = [TURNS[phase][place] for phase, place in pieces]
        one, two, three, four = [_TURNS[phase][place] for phase, place in pieces]
        least = np.minimum(np.minimum(one, two), np.minimum(three, four))
        self.least = least.tobytes()
        """For each place the turns of the hunter who is there first."""
        self.safety = np.minimum(least, LONG).tobytes().ljust(256)
        """The same, at most LONG, as a table that translates places."""
        home = [table[CASTLE] for table in self.turns]
        self.around_home = [sum([turns <= most for turns in home]) for most in (2, 3)]
        """The hunters within two and within three turns of the castle."""
        self._reachable = np.empty((len(FIGURES) + 1, len(PLACES)))
        for hunter, (phase, place) in enumerate(pieces):
            self._reachable[hunter] = REACHABLE[phase][place]
        self._reachable[-1] = least <= 1
        """For each hunter 1 where the next move may end, and the same for any hunter."""
        self._summaries = summaries or Summaries()
        self._told: dict[int, Told] = {}

    def told(self, density: Density) -> Told:
        """Return what follows from a belief and the places of the hunters, once for each belief."""
        kept = self._told.get(id(density))
        if kept is None:
            *within, anywhere = product(self._reachable, density).tolist()
            kept = self._told[id(density)] = Told(within, anywhere, self._summaries.of(density))
        return kept


class Told(NamedTuple):
    """The conclusions of the hunters from their belief."""

    within: list[float]
    """For each hunter the probability that Dracula is where the next move may end."""
    anywhere: float
    """The probability that he is where any hunter's next move may end."""
    summary: Summary


def features(state: LiteState, density: Density, reach: HunterReach, calm: int) -> list[float]:
    """Return the numbers of NAMES for a position after Dracula's move, given the hunters' belief.

    `calm` is the number of rounds since he last met a hunter, at most MOST_CALM.
    """
    here = state.lairs[-1]
    told, seen = reach.told(density), float(density[here])
    known = max(0.0, 1.0 + math.log(seen + 1e-9) / 5)
    one, two, three, four = reach.turns
    distances = _distances((one[here], two[here], three[here], four[here]))
    trail = _trail(state.moves[1 - TRAIL :], state.lairs[1 - TRAIL :], state.options)
    return [
        1.0,
        *_chased(state, distances, told, known, seen),
        *_sought(state, distances, told, seen),
        *_body(state, known),
        *_spot(state, reach, trail),
        *_ways_on(trail, reach),
        *_calm(state, reach, calm / MOST_CALM),
        *_vampire_terms(state, reach),
    ]


class Distances(NamedTuple):
    """The features of a place that follow from the turns of the four hunters to it."""

    near: tuple[int, int, int]
    """The hunters within one turn, and those who need two and three."""
    far: float
    """The mean of the turns as a share of FAR."""
    shares: tuple[float, ...]
    """The turns as shares of FAR, the nearest hunter's first."""
    beside: tuple[int, ...]
    """The hunters within one turn."""


@cache
def _distances(turns: tuple[int, ...]) -> Distances:
    capped = [min(FAR, needed) for needed in turns]
    return Distances(
        (sum(needed <= 1 for needed in turns), turns.count(2), turns.count(3)),
        sum(capped) / (FAR * len(FIGURES)),
        tuple(needed / FAR for needed in sorted(capped)),
        tuple(hunter for hunter in FIGURES if turns[hunter] <= 1),
    )


def _chased(
    state: LiteState, distances: Distances, told: Told, known: float, seen: float
) -> tuple[float, ...]:
    """Return the hunters' distances, and the probability that they visit his city."""
    land = state.lairs[-1] not in SEAS
    meets = kills = 0.0
    if land:
        for hunter in distances.beside:
            look = min(1.0, seen / max(told.within[hunter], seen, NEVER))
            meets += look
            kills += look * (0 < state.lives[hunter] <= LIFE_PER_MEETING)
    (near1, near2, near3), far = distances.near, distances.far
    near1 *= land
    return (
        meets, kills, near1, near1 * known, near2, near2 * known, near3, near3 * known,
        far, far * known, far * state.blood / 10, known, seen > SURELY, told.summary.vague,
        meets * (state.blood <= LOW),
    )  # fmt: skip


def _sought(state: LiteState, distances: Distances, told: Told, seen: float) -> tuple[float, ...]:
    """Return the turns of each hunter, and their belief about this place and the surrounding ones."""
    in_reach = len(distances.beside) > 0
    unseen = len(state.moves) - state.revealed.bit_length()
    return (
        *distances.shares,
        *(seen, told.anywhere, told.summary.around[state.lairs[-1]], in_reach, in_reach * seen),
        (unseen if unseen < TRAIL else TRAIL) / TRAIL,
    )


def _body(state: LiteState, known: float) -> tuple[float, ...]:
    """Return blood and lives."""
    blood = state.blood / 10
    lives, weak = _lives(state.lives)
    return blood, state.blood <= LOW, state.blood <= DYING, lives, weak, blood * known


@cache
def _lives(lives: tuple[int, ...]) -> tuple[float, float]:
    """Return the share of all lives that is left, and the share of hunters that a meeting kills."""
    left = [life or FULL_LIFE for life in lives]
    return sum(left) / 36, sum(life <= LIFE_PER_MEETING for life in left) / 4


def _spot(state: LiteState, reach: HunterReach, trail: TrailFeatures) -> tuple[float, ...]:
    """Return the features of the place and its distance from the castle."""
    here, blood = state.lairs[-1], state.blood
    sea, port, home = SITES[here]
    traps = (state.traps & state.trail_bits(here)).bit_count() / 3 if state.traps else 0.0
    return (
        *(sea, sea and blood <= DYING),
        *home[min(reach.least[CASTLE], LATEST_HOME)],
        *(port, port * min(2.0, blood / 10), REMOTE[here] / 6),
        *(traps, trail.may_hide, trail.may_double),
    )


class Site(NamedTuple):
    """The features of a place that never change."""

    sea: bool
    port: bool
    home: tuple[tuple[float, ...], ...]
    """The features of its distance from the castle, by the turns of the first hunter to the castle."""


def _home(place: int, free: int) -> tuple[float, ...]:
    """Return the features from "castle" to "home_links"."""
    away, castle, home = HOME[place], float(place == CASTLE), math.exp(-HOME[place] / 3)
    few = min(4, free)
    return castle, castle * few / 4, home, home * max(-3, min(3, free - away)) / 3, few / 4, away / 10


LATEST_HOME = max(HOME) + 3
"""A hunter who needs even more turns to the castle changes no feature."""
SITES = tuple(
    Site(place in SEAS, place in PORTS, tuple(_home(place, free) for free in range(LATEST_HOME + 1)))
    for place in PLACES
)


class TrailFeatures(NamedTuple):
    """The features of Dracula's next moves that follow from his trail."""

    moves: float
    only_home: bool
    goals: bytes
    """The destinations of the moves."""
    share: float
    """The number of destinations."""
    seas: float
    may_hide: bool
    may_double: bool


def _ways_on(trail: TrailFeatures, reach: HunterReach) -> tuple[float, ...]:
    """Return the features of his next moves, and of the hunters' distances from their destinations."""
    away = trail.goals.translate(reach.safety)
    safe2 = len(away) - away.count(0) - away.count(1)
    safe3 = safe2 - away.count(2)
    return (
        *(trail.moves, trail.only_home, trail.share, max(away) / LONG, sum(away) / len(away) / LONG),
        *(safe2 / LONG, safe3 / LONG, trail.seas),
    )


@lru_cache(maxsize=4096)
def _trail(recent: tuple[int, ...], lairs: tuple[int, ...], options: LiteOptions) -> TrailFeatures:
    moves = trail_moves(LiteState(options=options, moves=recent, lairs=lairs))
    goals = {move.destination(lairs) for move in moves}
    return TrailFeatures(
        min(8, len(moves)) / 8,
        moves[0].code == TELEPORT,
        bytes(goals),
        len(goals) / 8,
        len(goals & SEAS) / 3,
        HIDE not in recent,
        DOUBLED.isdisjoint(recent),
    )


def _calm(state: LiteState, reach: HunterReach, calm: float) -> tuple[float, ...]:
    """Return the value of sea and castle to a Dracula who is not found."""
    here = state.lairs[-1]
    if here in SEAS:
        return calm, state.blood / START_BLOOD, 0.0, 0.0, 0.0
    return (0.0, 0.0, calm, *reach.around_home) if here == CASTLE else NOT_CALM


NOT_CALM = (0.0, 0.0, 0.0, 0.0, 0.0)


def _vampire_terms(state: LiteState, reach: HunterReach) -> tuple[float, ...]:
    """Return the placed vampire and the next one."""
    age = state.vampires.bit_length()
    found = age > 0 and reach.least[state.lairs[-age]] <= 1
    soon = -state.round % VAMPIRE_ROUNDS
    return age > 0, age / TRAIL, found, soon <= 3, soon <= 1 and state.lairs[-1] in SEAS


@cache
def weights(taste: Taste) -> tuple[float, ...]:
    """Return points per feature in the order of NAMES; a taste multiplies some of them."""
    learned = weight_files.weights("ai.knowledge.lite", "remaining_cost_weights.txt")
    for names, factor in ((CHASED, taste.distance), (BODY, taste.damage), (VAMPIRE_TERMS, taste.vampires)):
        learned |= {name: learned[name] * factor for name in names}
    learned["sea"] += PER_SEA * taste.sea
    return tuple(learned[name] for name in NAMES)


def expected_cost(
    state: LiteState, density: Density, reach: HunterReach, calm: int, weighed: tuple[float, ...]
) -> float:
    """Return the points that the hunters will still lose."""
    cost = float(sum(map(mul, weighed, features(state, density, reach, calm))))
    if state.blood <= DYING and not survives(state):
        return min(cost, BLED_OUT)
    return cost


def survives(state: LiteState) -> bool:
    """Return whether some moves lead on without costing his last blood at sea, if no hunter meets him."""
    return _survives(
        state.moves[1 - TRAIL :], state.lairs[1 - TRAIL :], state.blood, state.options, WAY_AHEAD
    )


@lru_cache(maxsize=4096)
def _survives(
    recent: tuple[int, ...], lairs: tuple[int, ...], blood: int, options: LiteOptions, left: int
) -> bool:
    if blood <= 0 or not left:
        return blood > 0
    for move in trail_moves(LiteState(options=options, moves=recent, lairs=lairs)):
        to = move.destination(lairs)
        after = blood - BLOOD_PER_SEA * (to in SEAS) + BLOOD_IN_CASTLE * (to == CASTLE)
        now = (*recent, move.code)[1 - TRAIL :], (*lairs, to)[1 - TRAIL :]
        if _survives(*now, after, options, left - 1):
            return True
    return False
