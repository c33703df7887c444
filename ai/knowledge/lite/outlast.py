"""What the hunt will still cost the hunters, from where Dracula is and what they believe: a linear value.

The weights are learnt from games (`python -m ai.train cost lite`) and stand in outlast_weights.txt.
"""

from __future__ import annotations

import math
from functools import cache
from importlib.resources import files
from operator import mul

import numpy as np

from ai.knowledge.lite.scent import Density
from ai.knowledge.lite.ways import AFOOT, PHASES, TURNS
from ai.styles import Taste
from furyqt.rules.lite.state import State
from furyqt.rules.lite.steps.dracula import trail_moves
from furyqt.rules.lite.steps.hunters import HunterMove
from furyqt.rules.lite.tables import (
    CASTLE,
    FIGURES,
    FULL_LIFE,
    HIDE,
    LIFE_PER_MEETING,
    PLACES,
    REACH,
    SEAS,
    TELEPORT,
    TRAIL,
    VAMPIRE_ROUNDS,
    WALKS,
)

PER_SEA = 8.0
"""Points that the sea is worth to a Dracula who is drawn to it."""
PER_CALM, MOST_CALM = 0.4, 30
"""Points that a night at sea costs more for each round without a meeting, up to so many: blood that nobody is
about to take lasts for a long game.
"""
FAR = 6
"""Turns beyond which a hunter is as good as away."""
LOW, DYING = 10, 4
"""Blood of which one meeting, or two nights at sea, leave nothing."""
SURELY, NEVER = 0.95, 1e-6
CHASED = (
    *("meets", "kills", "near1", "near1_known", "near2", "near2_known", "near3", "near3_known"),
    *("far", "far_known", "far_blood", "known", "certain", "vague", "low_meets"),
)
BODY = ("blood", "low", "dying", "lives", "weak", "blood_known")
SPOT = (
    *("sea", "dying_sea", "castle", "castle_free", "home", "home_free", "home_held", "port", "port_blood"),
    *("remote", "traps", "ways", "stuck", "hide", "back"),
)
BROOD = ("vampire", "vampire_age", "vampire_found", "brood_soon", "brood_at_sea")
NAMES = ("one", *CHASED, *BODY, *SPOT, *BROOD)
"""The features: how near the hunters are, by what they know; blood and life; the place; the vampire."""


def _sensed(phase: int, place: int) -> Density:
    """1 for each place where a hunter's next move may end."""
    density = np.zeros(len(PLACES))
    density[list(REACH[phase][place])] = 1.0
    return density


SENSED = tuple(tuple(_sensed(phase, place) for place in PLACES) for phase in range(PHASES))
"""SENSED[phase][place] of a hunter."""
HOME = AFOOT[CASTLE]
REMOTE = tuple(
    float(np.mean([[table[start][place] for start in PLACES] for table in TURNS])) for place in PLACES
)
"""How many turns a hunter needs from anywhere."""
PORTS = frozenset(place for place in PLACES if place not in SEAS and any(way in SEAS for way in WALKS[place]))


class Outlook:
    """What the hunters can do next; worked out once for all ways on from a position."""

    def __init__(self, state: State) -> None:
        moved = isinstance(state.agenda[-1], HunterMove)
        self._phases = [(state.round + (not moved) + hunter) % PHASES for hunter in FIGURES]
        self._places = state.places
        self.turns = [TURNS[phase][place] for phase, place in zip(self._phases, state.places, strict=True)]
        self.to_castle = min(table[CASTLE] for table in self.turns)
        self._vague: dict[int, tuple[Density, float]] = {}

    def within(self, hunter: int, density: Density) -> float:
        """How likely Dracula is where this hunter's next move may end."""
        return float(SENSED[self._phases[hunter]][self._places[hunter]] @ density)

    def vague(self, density: Density) -> float:
        """How little the belief tells: a quarter of its entropy, in nats; worked out once for each."""
        kept = self._vague.get(id(density))
        if kept is None:
            some = density[density > NEVER]
            kept = self._vague[id(density)] = density, -float(some @ np.log(some)) / 4
        return kept[1]


def features(state: State, density: Density, outlook: Outlook) -> list[float]:
    """The numbers of NAMES for a position after Dracula's move, as the hunters believe."""
    here = state.lairs[-1]
    seen = float(density[here])
    known = max(0.0, 1.0 + math.log(seen + 1e-9) / 5)
    return [
        1.0,
        *_chased(state, outlook, density, known, seen),
        *_body(state, known),
        *_spot(state, outlook),
        *_brood(state, outlook),
    ]


def _chased(state: State, outlook: Outlook, density: Density, known: float, seen: float) -> list[float]:
    """How near the hunters are, and how likely they look into his city."""
    here = state.lairs[-1]
    land = here not in SEAS
    near = [0, 0, 0, 0]
    meets = kills = far = 0.0
    for hunter, table in enumerate(outlook.turns):
        turns = table[here]
        far += min(turns, FAR)
        if turns > 3:
            continue
        near[turns or 1] += 1
        if turns <= 1 and land:
            look = min(1.0, seen / max(outlook.within(hunter, density), seen, NEVER))
            meets += look
            kills += look * (0 < state.lives[hunter] <= LIFE_PER_MEETING)
    far /= FAR * len(FIGURES)
    near1 = near[1] * land
    return [
        *(meets, kills, near1, near1 * known, near[2], near[2] * known, near[3], near[3] * known),
        *(far, far * known, far * state.blood / 10, known, float(seen > SURELY), outlook.vague(density)),
        meets * (state.blood <= LOW),
    ]


def _body(state: State, known: float) -> list[float]:
    """Blood and lives."""
    blood = state.blood / 10
    lives = [life or FULL_LIFE for life in state.lives]
    return [
        *(blood, float(state.blood <= LOW), float(state.blood <= DYING), sum(lives) / 36),
        *(sum(life <= LIFE_PER_MEETING for life in lives) / 4, blood * known),
    ]


def _spot(state: State, outlook: Outlook) -> list[float]:
    """The place, and the ways out of it."""
    here, recent = state.lairs[-1], state.moves[1 - TRAIL :]
    sea, home, free = here in SEAS, math.exp(-HOME[here] / 3), outlook.to_castle
    moves = trail_moves(state)
    return [
        *(float(sea), float(sea and state.blood <= DYING)),
        *(float(here == CASTLE), (here == CASTLE) * min(4, free) / 4),
        *(home, home * max(-3, min(3, free - HOME[here])) / 3, min(4, free) / 4),
        *(float(here in PORTS), (here in PORTS) * min(2.0, state.blood / 10), REMOTE[here] / 6),
        *((state.traps & state.trail_bits(here)).bit_count() / 3, min(8, len(moves)) / 8),
        float(moves[0].code == TELEPORT),
        float(HIDE not in recent),
        float(not any(HIDE < code < TELEPORT for code in recent)),
    ]


def _brood(state: State, outlook: Outlook) -> list[float]:
    """The vampire that is out, and the next one."""
    age = state.vampires.bit_length()
    found = age and min(table[state.lairs[-age]] for table in outlook.turns) <= 1
    soon = -state.round % VAMPIRE_ROUNDS
    at_sea = state.lairs[-1] in SEAS
    return [float(age > 0), age / TRAIL, float(found), float(soon <= 3), float(soon <= 1 and at_sea)]


@cache
def weights(taste: Taste, calm: int = 0) -> tuple[float, ...]:
    """The learnt weights, shifted by a taste, and by the rounds since he met a hunter."""
    text = files("ai.knowledge.lite").joinpath("outlast_weights.txt").read_text(encoding="utf-8")
    learnt = {line.split()[0]: float(line.split()[1]) for line in text.splitlines() if line[:1] != "#"}
    for names, factor in ((CHASED, taste.distance), (BODY, taste.damage), (BROOD, taste.brood)):
        learnt |= {name: learnt[name] * factor for name in names}
    learnt["sea"] += PER_SEA * taste.sea - PER_CALM * min(calm, MOST_CALM)
    return tuple(learnt[name] for name in NAMES)


def expected_cost(state: State, density: Density, outlook: Outlook, weighed: tuple[float, ...]) -> float:
    """Points that the hunters will still lose."""
    return float(sum(map(mul, weighed, features(state, density, outlook))))
