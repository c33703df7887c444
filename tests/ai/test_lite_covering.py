"""The simplified game's hunters who cover a belief, in Dracula's simulated games and in their own."""

from __future__ import annotations

import random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from ai.belief import WIDTH
from ai.knowledge.fury.styles import USUAL
from ai.knowledge.lite.chase import ChaseGuide
from ai.knowledge.lite.covering import AWAY, HERE, covering_move
from ai.knowledge.lite.dracula_guide import DraculaGuide
from ai.knowledge.lite.hunter_belief import Density
from ai.knowledge.lite.team_guide import TeamBelief, TeamGuide
from ai.knowledge.lite.trail_belief import BeliefMemory, TrailBelief
from ai.knowledge.lite.ways import PHASES, TURNS
from furyqt.rules.core.agenda import advance, legal_actions
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.steps.hunters import HunterMove
from furyqt.rules.lite.tables import FIGURES, NUMBERS, PLACES, REACH
from tests.ai.lite_nights import nights, prospect
from tests.scenes.lite import scene

ROUND = "VI MU NU"
"""A trail of three moves that the hunters do not know."""


def hidden(hunters: str = "GW GW GW GW") -> LiteState:
    return scene("G", trail=ROUND, hunters=hunters)


def density(**chances: float) -> Density:
    found = np.zeros(len(PLACES))
    for code, chance in chances.items():
        found[NUMBERS[code]] = chance
    return found


def value_by_hand(state: LiteState, hunter: int, believed: Density, to: int) -> float:
    """Return the value of a hunter's destination, place by place."""
    others = [other for other in FIGURES if other != hunter]
    turns = {other: TURNS[(state.round + (other < hunter) + other) % PHASES] for other in others}
    left = {
        place: believed[place]
        for place in PLACES
        if all(turns[other][state.places[other]][place] > 1 for other in others)
    }
    if sum(left.values()) < 1e-6:
        left = dict(enumerate(believed))
    after = TURNS[(state.round + 1 + hunter) % PHASES][to]
    reached = sum(chance for place, chance in left.items() if after[place] <= 1)
    return float(reached + HERE * believed[to] - AWAY * sum(believed[p] * after[p] for p in PLACES))


@given(
    st.lists(st.sampled_from(PLACES), min_size=1, max_size=12, unique=True),
    st.lists(st.sampled_from(PLACES), min_size=4, max_size=4),
    st.sampled_from(FIGURES),
    st.integers(0, 3),
)
@settings(max_examples=120, deadline=None)
def test_a_covering_move_has_the_highest_value(
    spots: list[int], hunters: list[int], hunter: int, later: int
) -> None:
    state = hidden()
    state.places, state.round = tuple(hunters), state.round + later
    believed = np.zeros(len(PLACES))
    believed[spots] = 1 / len(spots)
    move = covering_move(state, hunter, believed)
    ways = REACH[(state.round + hunter) % PHASES][state.places[hunter]]
    assert move.to in ways
    best = max(value_by_hand(state, hunter, believed, to) for to in ways)
    assert abs(value_by_hand(state, hunter, believed, move.to) - best) < 1e-9


def test_two_hunters_cover_two_places() -> None:
    state = hidden("MI GW GW GW")
    state.places = (NUMBERS["MI"], NUMBERS["MA"], NUMBERS["GW"], NUMBERS["GW"])
    believed = density(GO=0.4, VE=0.4, CA=0.2)
    moves = {hunter: covering_move(state, hunter, believed).to for hunter in (0, 1)}
    after = [TURNS[(state.round + 1 + hunter) % PHASES][to] for hunter, to in moves.items()]
    assert min(after[0][NUMBERS["VE"]], after[0][NUMBERS["GO"]]) <= 1
    assert after[1][NUMBERS["CA"]] <= 1


# --------------------------------------------------------------- the hunters' own simulated games


BELIEVED = {"NU": 0.5, "ST": 0.3, "MA": 0.2}


def team(state: LiteState) -> TeamBelief:
    """Return a belief in three places."""
    rows = np.zeros((len(BELIEVED), WIDTH), dtype=np.uint8)
    rows[:, 0] = [NUMBERS[code] for code in BELIEVED]
    return TeamBelief(TrailBelief(rows, np.array(list(BELIEVED.values())), state.moves), len(state.moves))


def test_hunters_who_do_not_know_his_place_all_act_alike_in_the_first_round() -> None:
    state = hidden("PA MI ST VE")
    other = state.clone()
    other.lairs = (*state.lairs[:-1], NUMBERS["MA"])
    known = team(state)
    for seed in range(20):
        moves = [
            TeamGuide(random.Random(seed), 0.0, known).choose(world, legal_actions(world))
            for world in (state, other)
        ]
        assert moves[0] == moves[1] == known.covering(state, 0)


def test_they_know_his_place_when_it_was_shown() -> None:
    state = scene("G", trail=ROUND, known="0", hunters="MU PA PA PA")
    moves = {
        TeamGuide(random.Random(n), 0.0, team(state)).choose(state, legal_actions(state)) for n in range(9)
    }
    assert {move.text for move in moves} == {"NU"}


def test_they_chase_him_after_his_next_move() -> None:
    state = hidden()
    known, world = team(state), state.clone()
    guide = TeamGuide(random.Random(3), 0.0, known)
    while isinstance(world.agenda[-1], HunterMove):
        assert known.is_open(world)
        advance(world, guide.choose(world, legal_actions(world)))
    advance(world, guide.choose(world, legal_actions(world)))
    assert not known.is_open(world)
    chase = {ChaseGuide(random.Random(n), 0.0).choose(world, legal_actions(world)) for n in range(20)}
    assert guide.choose(world, legal_actions(world)) in chase


def test_the_city_of_a_hunter_who_did_not_find_him_is_not_covered() -> None:
    state = hidden("GW NU GW GW")
    assert team(state).covering(state, 1) == covering_move(state, 1, density(ST=0.3, MA=0.2))
    elsewhere = hidden("GW PA GW GW")
    assert team(elsewhere).covering(elsewhere, 1) == covering_move(elsewhere, 1, density(**BELIEVED))


def test_both_ways_are_proposed_and_greedy_hunters_chase() -> None:
    state = hidden("PA MI ST VE")
    known, actions = team(state), legal_actions(state)
    proposed = {TeamGuide(random.Random(n), 0.0, known).proposed(state, actions) for n in range(60)}
    chase = {ChaseGuide(random.Random(n), 0.0).choose(state, actions) for n in range(60)}
    assert proposed == chase | {known.covering(state, 0)}
    decided = {TeamGuide(random.Random(n), 0.0, known).decided(state, actions) for n in range(60)}
    assert decided == chase


# ------------------------------------------------------------------- Dracula's simulated games


def test_remembered_covering_moves_are_the_calculated_ones() -> None:
    remembered = 0
    for state in nights(5)[4::3]:
        ahead = prospect(BeliefMemory(), state)
        for seed in range(12):
            world, guide = state.clone(), DraculaGuide(ahead, random.Random(seed), 0.0, USUAL)
            advance(world, legal_actions(world)[0])
            while world.agenda and not guide.settled(world):
                advance(world, guide.choose(world, legal_actions(world)))
        for (now, hunter, places, believed), move in ahead.covering.items():
            world = state.clone()
            world.round, world.places = now, places
            assert move == covering_move(world, hunter, np.frombuffer(believed))
            remembered += 1
    assert remembered > 20
