"""The simplified game's policies in the positions of a random game, and its evaluation."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from ai.agents import make_agent
from ai.knowledge.evaluation_terms import evaluation_terms
from ai.knowledge.fury.styles import STYLES, USUAL, Taste, taste_of
from ai.knowledge.lite import chase
from ai.knowledge.lite.chase import ChaseGuide, expected_score, spread_starts
from ai.knowledge.lite.knowledge import LiteKnowledge, rounds_unmet
from ai.knowledge.lite.ways import PHASES, TURNS, toward
from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.lite import RULES
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import (
    DRACULA,
    FIGURES,
    HUNTERS,
    NOWHERE,
    PAR,
    PLACES,
    SEAS,
)

LANDS = [place for place in PLACES if place not in SEAS]


def positions(seed: int, number: int = 60) -> list[LiteState]:
    """The positions of a random game."""
    rng, states = random.Random(seed), [RULES.setup(RULES.checked_options({}), seed)]
    while len(states) < number and states[-1].agenda:
        states.append(play(states[-1], rng.choice(legal_actions(states[-1]))))
    return states


STATES = positions(4, 80)


# Policies


def test_without_noise_hunters_take_a_best_move_to_him() -> None:
    checked = 0
    for state in STATES:
        if player_to_move(state) != HUNTERS or not state.lairs:
            continue
        hunter = state.agenda[-1].hunter  # type: ignore[attr-defined]
        here = state.places[hunter]
        if here == NOWHERE:
            continue
        chosen = ChaseGuide(random.Random(1), 0.0).choose(state, legal_actions(state))  # type: ignore[arg-type]
        assert chosen in toward((state.round + hunter) % PHASES, here, state.lairs[-1])
        assert chosen in legal_actions(state)
        checked += 1
    assert checked > 20


def test_with_noise_every_action_is_chosen_sometimes() -> None:
    state = next(state for state in STATES if player_to_move(state) == DRACULA and state.lairs)
    guide, actions = ChaseGuide(random.Random(1), 1.0), legal_actions(state)
    assert {guide.choose(state, actions) for _ in range(60 * len(actions))} == set(actions)  # type: ignore[arg-type]


def test_dracula_flees_as_far_as_a_move_can_lead() -> None:
    checked = 0
    for state in STATES:
        if player_to_move(state) != DRACULA or not state.lairs:
            continue
        actions = legal_actions(state)
        chosen = ChaseGuide(random.Random(2), 0.0).choose(state, actions)  # type: ignore[arg-type]

        def nearest(to: int, state: LiteState = state) -> int:
            phase = state.round + 1
            return min(TURNS[(phase + hunter) % PHASES][state.places[hunter]][to] for hunter in FIGURES)

        on_land = [to for action in actions if (to := action.destination(state.lairs)) not in SEAS]  # type: ignore[attr-defined]
        best = max((min(nearest(to), chase.FAR_ENOUGH) for to in on_land), default=0)
        assert min(nearest(chosen.destination(state.lairs)), chase.FAR_ENOUGH) >= best - 1
        checked += 1
    assert checked > 8


def test_the_seafarer_goes_to_sea_at_least_as_often_as_others() -> None:
    at_sea = {"": 0, "seafarer": 0}
    for style in at_sea:
        guide = ChaseGuide(random.Random(3), 0.0, taste_of(style))
        for state in STATES:
            if player_to_move(state) == DRACULA and state.lairs and state.blood > 6:
                at_sea[style] += guide.choose(state, legal_actions(state)).destination(state.lairs) in SEAS  # type: ignore[arg-type]
    assert at_sea["seafarer"] >= at_sea[""]


def test_a_weak_dracula_does_not_drown_where_he_can_land() -> None:
    """A novice with two blood left sailed from the Atlantic to the Bay of Biscay, past three ports."""
    known, checked = LiteKnowledge(), 0
    for before in (s for seed in range(8) for s in positions(seed, 120)):
        if player_to_move(before) != DRACULA or not before.lairs:
            continue
        state = before.clone()
        for blood in (3, 2):
            state.blood = blood
            seen = RULES.observe(state, DRACULA)
            alive = [move for move in seen.actions if play(state, move).blood > 0]
            expected = alive if blood == 2 and alive else [*seen.actions]
            assert [*known.worth_trying(seen)] == expected
            checked += 0 < len(alive) < len(seen.actions)
    assert checked


def test_no_hunter_starts_at_sea_and_all_may_sail_later() -> None:
    """Lord Godalming of the level hard started in the Black Sea."""
    for state in STATES:
        if player_to_move(state) == HUNTERS:
            seen = RULES.observe(state, HUNTERS)
            examined = LiteKnowledge().worth_trying(seen)
            started = state.round > 0
            assert [*examined] == [a for a in seen.actions if started or a.place not in SEAS]


def test_hunters_start_apart() -> None:
    places = [NOWHERE] * len(FIGURES)
    for hunter in FIGURES:
        starts = spread_starts(tuple(places), hunter)
        assert len(starts) == chase.STARTS
        assert all(move.to in LANDS for move in starts)
        assert starts[0].to not in places
        places[hunter] = starts[0].to
    assert min(TURNS[1][a][b] for a in places for b in places if a != b) >= 2


# Evaluation


def test_both_sides_see_opposite_points() -> None:
    known = LiteKnowledge()
    for state in STATES[::5]:
        hunters, dracula = (known.points(state, player) for player in (HUNTERS, DRACULA))
        assert hunters == -dracula == expected_score(state)


def test_squashing_keeps_the_order_and_centers_on_the_root() -> None:
    known = LiteKnowledge()
    values = [known.squash(points, 10.0) for points in (-1e4, -5.0, 9.0, 10.0, 11.0, 30.0, 1e4)]
    assert values == sorted(values)
    assert values[3] == 0.5
    assert 0.0 <= values[0] < 1e-6
    assert 1 - 1e-6 < values[-1] <= 1.0


def test_the_chance_is_that_of_the_score_to_beat() -> None:
    """A search errs by a share of what the rest of the game costs, so at the end its score counts."""
    known, state = LiteKnowledge(), RULES.setup(RULES.checked_options({}), 1)
    for player, sign in ((HUNTERS, 1), (DRACULA, -1)):
        for score, is_beaten in ((PAR + 40, True), (PAR - 40, False)):
            state.score = score
            seen = RULES.observe(state, player)
            chance = known.chance(sign * (score - 1), seen)
            assert (chance > 0.9) if is_beaten == (player == HUNTERS) else (chance < 0.1)
            later = [known.chance(sign * points, seen) for points in (score - 90, score - 40, score - 5)]
            assert later == sorted(later, reverse=chance < 0.1)


@pytest.mark.parametrize(
    ("change", "sign"),
    [
        ({"blood": -10}, 1),
        ({"vampires": 1}, -1),
        ({"score": -10}, -1),
    ],
)
def test_the_expected_score_changes_in_the_right_direction(change: dict[str, int], sign: int) -> None:
    state = next(s for s in STATES if s.lairs and NOWHERE not in s.places and not s.vampires)
    other = state.clone()
    for field, by in change.items():
        setattr(other, field, getattr(state, field) + by)
    assert (expected_score(other) - expected_score(state)) * sign > 0


@pytest.mark.parametrize("style", STYLES)
def test_each_style_changes_some_weight(style: str) -> None:
    taste = taste_of(style)
    assert isinstance(taste, Taste)
    assert taste != USUAL == taste_of("")
    assert any(
        expected_score(state, taste) != expected_score(state) for state in positions(9, 120) if state.agenda
    )


def test_rounds_are_counted_from_the_last_meeting() -> None:
    calm = [rounds_unmet(RULES.observe(state, HUNTERS)) for state in STATES]
    assert calm[0] == 0
    assert all(later <= before + 1 for before, later in pairwise(calm))
    assert max(calm) > 3


def test_terms_have_equal_amounts_and_opposite_points_for_the_sides() -> None:
    says = evaluation_terms(RULES)
    for state in STATES[::7]:
        ours, theirs = (says.measure(state, player) for player in (HUNTERS, DRACULA))
        assert [amount for amount, _ in ours] == [amount for amount, _ in theirs]
        assert [points for _, points in ours] == pytest.approx([-points for _, points in theirs])


def test_a_belief_is_updated_from_what_the_hunters_know_for_both_sides() -> None:
    known = LiteKnowledge()
    for state in STATES[20::12]:
        ours = known.belief(RULES.observe(state, HUNTERS)).places()
        his = LiteKnowledge().belief(RULES.observe(state, DRACULA)).places()
        assert ours == pytest.approx(his)
        if state.lairs:
            assert ours[state.lairs[-1]] > 0


def test_dracula_searches_where_a_fault_leads_to_a_random_move() -> None:
    """The same simulated position is weighed once, but the move that replaces a fault is drawn each time."""
    options = RULES.checked_options({"location_rule": "place", "sea_meeting": "revealed", "faults": "course"})
    state, rng = RULES.setup(options, 0), random.Random(0)
    for _ in range(34):
        actions = [action for action in legal_actions(state) if action.text != "--"]
        state = play(state, rng.choice(actions or legal_actions(state)))
    assert player_to_move(state) == DRACULA
    decision = make_agent(RULES, "search:200").decide(RULES.observe(state, DRACULA), 34)
    assert decision.iterations == 200
