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
from ai.knowledge.lite.chase import landing
from ai.knowledge.lite.hunter_belief import NEARBY, Density
from ai.knowledge.lite.ways import AFOOT, PHASES, TURNS
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
_SHARES_OF_FAR = tuple(min(FAR, turns) / FAR for turns in range(256))
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
HOME = AFOOT[CASTLE]
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
    return [
        1.0,
        *_chased(state, reach, told, known, seen),
        *_sought(state, reach, told, seen),
        *_body(state, known),
        *_spot(state, reach),
        *_ways_on(state, reach),
        *_calm(state, reach, calm / MOST_CALM),
        *_vampire_terms(state, reach),
    ]


def _chased(state: LiteState, reach: HunterReach, told: Told, known: float, seen: float) -> tuple[float, ...]:
    """Return the hunters' distances, and the probability that they visit his city."""
    here = state.lairs[-1]
    land = here not in SEAS
    near = [0, 0, 0, 0]
    meets = kills = far = 0.0
    for hunter, table in enumerate(reach.turns):
        turns = table[here]
        far += turns if turns < FAR else FAR
        if turns > 3:
            continue
        near[turns or 1] += 1
        if turns <= 1 and land:
            look = min(1.0, seen / max(told.within[hunter], seen, NEVER))
            meets += look
            kills += look * (0 < state.lives[hunter] <= LIFE_PER_MEETING)
    far /= FAR * len(FIGURES)
    _, near1, near2, near3 = near
    near1 *= land
    return (
        *(meets, kills, near1, near1 * known, near2, near2 * known, near3, near3 * known),
        *(far, far * known, far * state.blood / 10, known, float(seen > SURELY), told.summary.vague),
        meets * (state.blood <= LOW),
    )


def _sought(state: LiteState, reach: HunterReach, told: Told, seen: float) -> tuple[float, ...]:
    """Return the turns of each hunter, and their belief about this place and the surrounding ones."""
    here = state.lairs[-1]
    in_reach = float(reach.least[here] <= 1)
    return (
        *[_SHARES_OF_FAR[turns] for turns in sorted([table[here] for table in reach.turns])],
        *(seen, told.anywhere, told.summary.around[here], in_reach, in_reach * seen),
        min(TRAIL, len(state.moves) - state.revealed.bit_length()) / TRAIL,
    )


def _body(state: LiteState, known: float) -> tuple[float, ...]:
    """Return blood and lives."""
    blood = state.blood / 10
    lives, weak = 0, 0
    for life in state.lives:
        life = life or FULL_LIFE
        lives += life
        weak += life <= LIFE_PER_MEETING
    return (
        *(blood, float(state.blood <= LOW), float(state.blood <= DYING), lives / 36),
        *(weak / 4, blood * known),
    )


def _spot(state: LiteState, reach: HunterReach) -> tuple[float, ...]:
    """Return the features of the place and its distance from the castle."""
    here, recent = state.lairs[-1], state.moves[1 - TRAIL :]
    sea, castle, home, port = SITES[here]
    free, away, blood = reach.least[CASTLE], HOME[here], state.blood
    few = free if free < 4 else 4
    traps = (state.traps & state.trail_bits(here)).bit_count() / 3 if state.traps else 0.0
    return (
        *(sea, float(sea and blood <= DYING)),
        *(castle, castle * few / 4),
        *(home, home * max(-3, min(3, free - away)) / 3, few / 4, away / 10),
        *(port, port * min(2.0, blood / 10), REMOTE[here] / 6),
        *(traps, float(HIDE not in recent), float(DOUBLED.isdisjoint(recent))),
    )


class Site(NamedTuple):
    """The features of a place that never change."""

    sea: float
    castle: float
    home: float
    """Falls from 1 in the castle with the distance from it."""
    port: float


SITES = tuple(
    Site(float(place in SEAS), float(place == CASTLE), math.exp(-HOME[place] / 3), float(place in PORTS))
    for place in PLACES
)


def _ways_on(state: LiteState, reach: HunterReach) -> tuple[float, ...]:
    """Return the features of his next moves, and of the hunters' distances from their destinations."""
    moves, only_home, goals, at_sea = _left(state.moves[1 - TRAIL :], state.lairs[1 - TRAIL :], state.options)
    least = reach.least
    most = whole = safe2 = safe3 = 0
    for goal in goals:
        away = least[goal]
        if away > LONG:
            away = LONG
        if away > most:
            most = away
        whole += away
        safe2 += away >= 2
        safe3 += away >= 3
    return (
        *(min(8, moves) / 8, only_home, len(goals) / 8, most / LONG, whole / len(goals) / LONG),
        *(safe2 / LONG, safe3 / LONG, at_sea / 3),
    )


@lru_cache(maxsize=4096)
def _left(
    recent: tuple[int, ...], lairs: tuple[int, ...], options: LiteOptions
) -> tuple[int, float, frozenset[int], int]:
    """Return the number of moves of this trail, 1 if they lead home only, their destinations, and the number
    of seas among these.
    """
    moves = trail_moves(LiteState(options=options, moves=recent, lairs=lairs))
    goals = frozenset(landing(lairs, move) for move in moves)
    return len(moves), float(moves[0].code == TELEPORT), goals, len(goals & SEAS)


def _calm(state: LiteState, reach: HunterReach, calm: float) -> list[float]:
    """Return the value of sea and castle to a Dracula who is not found."""
    here = state.lairs[-1]
    at_sea, at_home = float(here in SEAS), float(here == CASTLE)
    near = [at_home * hunters for hunters in reach.around_home]
    return [at_sea * calm, at_sea * state.blood / START_BLOOD, at_home * calm, *near]


def _vampire_terms(state: LiteState, reach: HunterReach) -> list[float]:
    """Return the placed vampire and the next one."""
    age = state.vampires.bit_length()
    found = age and reach.least[state.lairs[-age]] <= 1
    soon = -state.round % VAMPIRE_ROUNDS
    at_sea = state.lairs[-1] in SEAS
    return [float(age > 0), age / TRAIL, float(found), float(soon <= 3), float(soon <= 1 and at_sea)]


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
        to = landing(lairs, move)
        after = blood - BLOOD_PER_SEA * (to in SEAS) + BLOOD_IN_CASTLE * (to == CASTLE)
        now = (*recent, move.code)[1 - TRAIL :], (*lairs, to)[1 - TRAIL :]
        if _survives(*now, after, options, left - 1):
            return True
    return False
