"""The plan for a Dinner of Dining with Dracula, compared with every way to play the Dinner by the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ai.knowledge.dining.dinner_plan import NO_DINNER, best_plan, payable_sets
from ai.knowledge.dining.dinner_play import dine
from ai.knowledge.dining.policy import DiningGuide
from ai.knowledge.dining.resource_values import USUAL
from furyqt.rules.core.agenda import advance, legal_actions, play, player_to_move
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.conversions import Conversion
from furyqt.rules.dining.steps.dinner import BribeChoice, DinnerChoice
from tests.rules.dining.scenes import do, legal, opening, scene

NONE = ((), ())


def dining(**pieces: Any) -> DiningState:
    """Return a Dinner of the last round, where nothing is kept for later."""
    return scene(**{"step": "bribe", "round": 4, "clock": 24, "gifts": NONE, **pieces})


def best_by_rules(state: DiningState, player: int) -> int:
    """Return the most VP that a player can score at this Dinner."""
    if player_to_move(state) != player:
        return state.points[player]
    return max(best_by_rules(play(state, action), player) for action in legal_actions(state))


def planned(state: DiningState, player: int) -> int:
    """Return the VP that the policy scores at this Dinner."""
    guide = DiningGuide(random.Random(1), 0.0)
    while player_to_move(state) == player:
        state = play(state, guide.choose(state, legal_actions(state)))
    return state.points[player]


@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ({"favor": [5], "resources": [{"sheep": 4}]}, 4),
        ({"favor": [2], "resources": [{"sheep": 4}]}, 2),
        ({"favor": [9], "resources": [{"blood": 2}], "kept": [1]}, 7),
        ({"favor": [5], "resources": [{"sheep": 2}]}, 0),
        ({"favor": [5], "resources": [{"sheep": 5}], "bites": [2]}, 3),
        ({"favor": [5], "kept": [1], "bites": [3]}, 0),
        ({"favor": [5], "kept": [1], "bites": [2], "resources": [{"garlic": 2}]}, 3),
        ({"favor": [0], "kept": [1], "gifts": [(3,), ()],
          "resources": [{"wood": 1, "holy_water": 1, "doughnut": 1}]}, 2),
        ({"favor": [4], "gifts": [(2,), ()], "resources": [{"sheep": 4, "beer": 1, "garlic": 1}]}, 4),
        ({"favor": [1], "kept": [1], "gifts": [(2, 6), ()],
          "resources": [{"sheep": 1, "beer": 1, "garlic": 1, "holy_water": 1}]}, 3),
        ({"favor": [3], "resources": [{"sheep": 2}], "track": [(1, 2)]}, 3),
    ],
)  # fmt: skip
def test_d8_the_policy_finds_the_best_last_dinner(pieces: dict[str, Any], points: int) -> None:
    state = dining(**pieces)
    assert best_by_rules(state, 0) == points
    assert planned(state, 0) == points


def test_d8_the_policy_is_near_the_best_in_random_dinners() -> None:
    rng, lost, most = random.Random(7), 0, 0
    for seed in range(40):
        names = ("sheep", "blood", "beer", "doughnut", "garlic", "holy_water", "wood", "metal")
        state = dining(
            gifts=[tuple(sorted(rng.sample(range(1, 16), 3))), ()],
            resources=[{name: rng.randrange(3) for name in names}],
            favor=[rng.randrange(4)],
            kept=[rng.randrange(2)],
            bites=[rng.randrange(2)],
            gift_deck=(),
            gift_discard=(),
            seed=seed,
        )
        best = best_by_rules(state, 0)
        most += best
        lost += best - planned(state, 0)
    assert most > 50
    assert lost <= 0.04 * most


def test_d8_3_without_enough_bribes_there_is_no_dinner() -> None:
    assert best_plan(dining(favor=[3], resources=[{"sheep": 2}]), 0) == NO_DINNER
    assert best_plan(dining(favor=[3], resources=[{"sheep": 3}]), 0).favor == 3


def test_d8_10_bribes_that_buy_nothing_are_kept_for_the_next_dinner() -> None:
    state = scene(step="bribe", round=1, clock=24, gifts=NONE, resources=[{"sheep": 3}])
    plan = best_plan(state, 0)
    assert (plan.gifts, plan.favor, plan.worth < 0) == ((), 0, True)


def test_d8_10_a_bite_is_worse_than_bribes_for_one_conversion() -> None:
    state = scene(step="bribe", round=1, clock=24, gifts=NONE, favor=[1], resources=[{"sheep": 3}])
    guide = DiningGuide(random.Random(1), 0.0)
    assert guide.choose(state, legal_actions(state)).text == "attend"


def test_d8_8_what_a_gift_needs_is_not_paid_as_a_bribe() -> None:
    state = dining(gifts=[(2,), ()], resources=[{"sheep": 4, "beer": 1, "garlic": 1}])
    assert best_plan(state, 0).spared == (0, 1)
    after = do(state, "attend bribe:sheep bribe:sheep bribe:sheep")
    assert legal(after)[-1] == "done" or "gift:2" in legal(after)
    assert planned(state, 0) == 2


def test_d8_4_the_plan_goes_on_after_some_bribes_are_paid() -> None:
    state = dining(favor=[6], kept=[1], resources=[{"sheep": 2}])
    before = best_plan(state, 0)
    after = do(state, "attend bribe:tourist")
    assert best_plan(after, 0, 3) == before
    assert before.bribes == 5


@pytest.mark.parametrize("bites", ["all", "favor"])
def test_h10_bites_reduce_what_the_option_says(bites: str) -> None:
    state = dining(
        options={"bites": bites},
        bites=[3],
        kept=[1],
        gifts=[(3,), ()],
        resources=[{"wood": 1, "holy_water": 1, "doughnut": 1}],
    )
    assert best_plan(state, 0).gifts == ((3,) if bites == "favor" else ())


def test_h11_a_gift_that_is_a_bribe_pays_for_itself() -> None:
    state = dining(
        options={"gift_conversion": "bribe"},
        resources=[{"sheep": 2, "wood": 1, "holy_water": 1, "doughnut": 1}],
        gifts=[(3,), ()],
        favor=[9],
    )
    assert best_plan(state, 0).gifts == (3,)
    assert best_plan(state, 0).favor == 3


def test_sets_of_gifts_are_those_that_can_be_paid_together() -> None:
    state = dining(
        gifts=[(2, 3, 6), ()],
        resources=[{"sheep": 1, "beer": 1, "garlic": 1, "holy_water": 1, "wood": 1, "doughnut": 1}],
    )
    found = list(payable_sets(state.tables, state.resources[0], state.gifts[0]))
    assert found == [(), (2,), (3,), (6,), (2, 3)]


def test_whole_games_never_leave_a_payable_dinner_unused() -> None:
    """A player who could convert something in the last round attends."""
    seen = 0
    for seed in range(4):
        state = opening(players=3, seed=seed)
        guide = DiningGuide(random.Random(seed), 0.1)
        while state.agenda:
            actions = legal_actions(state)
            step = state.agenda[-1]
            if isinstance(step, DinnerChoice) and state.round == 4 and best_plan(state, step.diner).worth > 0:
                seen += 1
                calm = DiningGuide(random.Random(1), 0.0).choose(state, actions).text
                assert calm == "attend" or calm.startswith("cure")
            state = play(state, guide.choose(state, actions))
    assert seen > 6


def test_a_dinner_in_one_go_is_the_one_of_the_policy() -> None:
    """Compare whole positions at the beginning of the next Day, also at the awards of the Gifts track."""
    dinners = 0
    for seed in range(12):
        for options in ({}, {"gift_conversion": "bribe", "bites": "favor"}, {"supply": "unlimited"}):
            state = opening(players=2 + seed % 3, seed=seed, **options)
            guide, state.told = DiningGuide(random.Random(1), 0.0), None
            while state.agenda and state.round < 4:
                step, actions = state.agenda[-1], legal_actions(state)
                if isinstance(step, BribeChoice | Conversion):
                    in_one_go, dinners = state.clone(), dinners + 1
                    dine(in_one_go, USUAL)
                    while isinstance(state.agenda[-1], BribeChoice | Conversion):
                        advance(state, guide.choose(state, legal_actions(state)))
                    assert in_one_go == state
                else:
                    advance(state, guide.choose(state, actions))
    assert dinners > 60
