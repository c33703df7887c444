"""The simplified game's distances and policies: hunters chase, and Dracula flees."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ai.knowledge.lite.chase import (
    PER_LIFE,
    PER_MEETING,
    PER_ROUND_UNSEEN,
    PER_TURN_AWAY,
    PER_VAMPIRE,
    STARTS,
    ChaseGuide,
    expected_score,
    spread_starts,
)
from ai.knowledge.lite.ways import IS_SEA, NEAR, PHASES, TURNS, WALK, toward
from furyqt.rules.core.agenda import legal_actions, play
from furyqt.rules.lite import RULES
from furyqt.rules.lite.actions import GO_ACTIONS, action
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import (
    CASTLE,
    FIGURES,
    HOSPITAL,
    LINKED,
    NOWHERE,
    NUMBERS,
    PLACES,
    REACH,
    SEAS,
    STEPS_APART,
    WALKS,
)
from tests.scenes.lite import legal, scene

places = st.sampled_from(PLACES)
phases = st.integers(0, PHASES - 1)


# ------------------------------------------------------------------------------- distances


def turns_by_hand(phase: int, start: int, goal: int) -> int:
    """Search breadth first, with the rail reach of each turn."""
    reached, number = {start}, 0
    while goal not in reached:
        reached = {to for place in reached for to in REACH[(phase + number) % PHASES][place]}
        number += 1
    return number


@given(phases, places, places)
@settings(max_examples=150, deadline=None)
def test_turns_are_the_fewest_until_a_hunter_arrives(phase: int, start: int, goal: int) -> None:
    assert TURNS[phase][start][goal] == turns_by_hand(phase, start, goal)


@given(phases, places, places)
@settings(max_examples=150, deadline=None)
def test_each_best_move_brings_a_hunter_a_turn_nearer(phase: int, start: int, goal: int) -> None:
    moves = toward(phase, start, goal)
    assert moves
    assert toward(phase, start, goal) is moves
    for move in moves:
        assert move.to in REACH[phase][start]
        if start != goal:
            assert TURNS[(phase + 1) % PHASES][move.to][goal] == TURNS[phase][start][goal] - 1
    best = {move.to for move in moves}
    for to in set(REACH[phase][start]) - best:
        assert TURNS[(phase + 1) % PHASES][to][goal] > TURNS[(phase + 1) % PHASES][moves[0].to][goal]


def test_the_tables_of_links_are_the_map() -> None:
    for place in PLACES:
        assert {to for to in PLACES if WALK[place, to]} == set(WALKS[place])
        assert {to for to in PLACES if NEAR[place, to]} == set(LINKED[place])
        assert bool(IS_SEA[place]) == (place in SEAS)


@given(places, places, places)
@settings(max_examples=100, deadline=None)
def test_links_afoot_are_a_distance(one: int, other: int, third: int) -> None:
    assert STEPS_APART[one][other] == STEPS_APART[other][one]
    assert (STEPS_APART[one][other] == 0) == (one == other)
    assert STEPS_APART[one][third] <= STEPS_APART[one][other] + STEPS_APART[other][third]
    assert (STEPS_APART[one][other] == 1) == (other in LINKED[one] and one != other)
    assert one == other or any(STEPS_APART[to][other] == STEPS_APART[one][other] - 1 for to in LINKED[one])


# -------------------------------------------------------------------------------- the chase


def chosen(state: LiteState, number: int = 20, noise: float = 0.0) -> set[str]:
    actions = legal_actions(state)
    return {ChaseGuide(random.Random(n), noise).choose(state, actions).text for n in range(number)}


def test_a_hunter_next_to_dracula_goes_to_him() -> None:
    state = scene("G", trail="PA", hunters="ST GW GW GW")
    assert chosen(state) == {"PA"}


def test_a_hunter_far_away_takes_one_of_the_best_ways() -> None:
    state = scene("G", trail="VI", hunters="LO GW GW GW")
    best = {move.text for move in toward(state.round % PHASES, NUMBERS["LO"], NUMBERS["VI"])}
    assert chosen(state, 40) == best < legal(state)


def test_noise_makes_any_move_possible() -> None:
    state = scene("G", trail="PA", hunters="ST GW GW GW")
    assert chosen(state, 400, noise=1.0) == legal(state)


def test_dracula_leaves_the_neighborhood_of_the_hunters() -> None:
    state = scene("D", trail="MU", hunters="VI VI VI VI")
    for code in chosen(state):
        after = play(state, action(code))
        assert (
            min(TURNS[(state.round + 1 + h) % PHASES][NUMBERS["VI"]][after.lairs[-1]] for h in FIGURES) >= 1
        )
        assert code != "VI"


def test_dracula_with_little_blood_does_not_go_to_sea() -> None:
    state = scene("D", trail="NA", hunters="PA PA PA PA", blood=3)
    assert any(NUMBERS[code] in SEAS for code in legal(state) if NUMBERS[code] < len(PLACES))
    assert not any(play(state, action(code)).lairs[-1] in SEAS for code in chosen(state, 60))


# ----------------------------------------------------------------------------- the beginning


def test_starts_are_a_few_cities_and_the_best_is_central() -> None:
    starts = spread_starts((NOWHERE,) * 4, 0)
    assert len(set(starts)) == STARTS
    assert not {start.to for start in starts} & SEAS

    def cost(place: int) -> int:
        return sum(TURNS[1][place][goal] for goal in PLACES if goal not in SEAS)

    costs = [cost(start.to) for start in starts]
    assert costs == sorted(costs)
    assert costs[0] == min(cost(place) for place in PLACES if place not in SEAS)


def test_a_second_hunter_starts_far_from_the_first() -> None:
    first = NUMBERS["MA"]
    for start in spread_starts((first, NOWHERE, NOWHERE, NOWHERE), 1):
        assert TURNS[1][first][start.to] > 2


def test_the_guide_places_hunters_at_spread_starts() -> None:
    state = RULES.setup({}, 1)
    found = {ChaseGuide(random.Random(n), 0.0).choose(state, legal_actions(state)) for n in range(60)}
    assert found == set(spread_starts(state.places, 0))


# ------------------------------------------------------------------------- the destination of a move


@pytest.mark.parametrize(
    ("code", "place"), [("ST", "ST"), ("HI", "PA"), ("D1", "PA"), ("D2", "BU"), ("D3", "CO")]
)
def test_a_move_leads_to_its_place(code: str, place: str) -> None:
    lairs = tuple(NUMBERS[name] for name in ("CO", "BU", "PA"))
    assert action(code).destination(lairs) == NUMBERS[place]


def test_a_teleport_leads_to_the_castle() -> None:
    assert action("TP").destination((NUMBERS["PA"],)) == CASTLE


def test_destination_agrees_with_the_rules_in_every_position() -> None:
    rng = random.Random(4)
    state, seen = RULES.setup({}, 4), 0
    for _ in range(200):
        actions = legal_actions(state)
        if state.lairs and state.agenda and len(play(state, actions[0]).lairs) > len(state.lairs):
            for choice in actions:
                after = play(state, choice)
                assert choice.destination(state.lairs) == after.lairs[-1]
                seen += 1
        state = play(state, rng.choice(actions))
        if not state.agenda:
            break
    assert seen > 100


# -------------------------------------------------------------------------- the expected score


def score(**fields: object) -> float:
    """The expected score of a position in Paris with the hunters in Galway."""
    return expected_score(scene(**({"trail": "PA", "known": "0"} | fields)))  # type: ignore[arg-type]


def test_each_meeting_still_needed_costs_its_points() -> None:
    assert score(blood=30) - score(blood=40) == pytest.approx(PER_MEETING)
    assert score(blood=31) == score(blood=40)
    assert score(blood=1) - score(blood=40) == pytest.approx(3 * PER_MEETING)


def test_life_a_vampire_and_the_score_count() -> None:
    assert score(lives=(9, 9, 9, 5)) - score() == pytest.approx(-4 * PER_LIFE)
    assert score(trail="PA:V") - score(trail="PA") == pytest.approx(-PER_VAMPIRE)
    assert score(trail="PA:T") == score(trail="PA")
    assert score(score=200) - score(score=300) == pytest.approx(-100)


def test_the_nearest_hunter_counts_most() -> None:
    """With one hunter in Strasbourg instead of Galway; the order of the four does not matter."""
    phase = 1
    found = []
    for hunter in FIGURES:
        state = scene(trail="PA", known="0")
        state.settle_hunter(hunter, NUMBERS["ST"])
        away = sorted(TURNS[(phase + h) % PHASES][state.places[h]][NUMBERS["PA"]] for h in FIGURES)
        cost = sum(turns * price for turns, price in zip(away, PER_TURN_AWAY, strict=True))
        found.append(expected_score(state) + cost)
    assert found == pytest.approx([found[0]] * 4)
    assert list(PER_TURN_AWAY) == sorted(PER_TURN_AWAY, reverse=True)


@pytest.mark.parametrize("unseen", range(7))
def test_each_round_without_a_sight_costs_its_points(unseen: int) -> None:
    """Rounds count from the newest known move, up to the length of the trail."""
    moves = "MA SR CA LS GR AL MA"
    state = scene(trail=moves, known=str(6 - unseen))
    fresh = scene(trail=moves, known="6")
    assert expected_score(fresh) - expected_score(state) == pytest.approx(PER_ROUND_UNSEEN * min(6, unseen))


def test_a_finished_game_is_worth_its_score_and_at_least_zero() -> None:
    state = scene(trail="PA")
    for left, worth in ((120, 120.0), (-4, 0.0)):
        state.score = left
        state.agenda = ()
        assert expected_score(state) == worth


def test_the_first_hunter_may_start_anywhere_but_not_in_the_hospital_by_choice() -> None:
    assert GO_ACTIONS[HOSPITAL] not in spread_starts((NOWHERE,) * 4, 0)
