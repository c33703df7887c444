"""The value of Dining with Dracula: features, expected scores, chances, and the look-ahead over one turn."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ai.knowledge.dining.features import NAMES, TIMES, dinner_features, features, stands_in_reach, times
from ai.knowledge.dining.look_ahead import CLEAR, UNSEEN, LookAhead, RootPlan, without_chance
from ai.knowledge.dining.policy import FEW, NOTHING_SEEN, DiningGuide, best_at_turn_end, outlook
from ai.knowledge.dining.resource_values import USUAL
from ai.knowledge.dining.rules_of_thumb import best_scored, scores_of
from ai.knowledge.dining.value import (
    SCALE,
    chances,
    expected_scores,
    factors_at,
    points,
    points_of_chance,
    shares,
    spread_of,
    spreads,
    weight_table,
)
from furyqt.rules.core.agenda import advance, legal_actions, play, player_to_move
from furyqt.rules.dining import RULES
from furyqt.rules.dining.spaces import NOWHERE
from furyqt.rules.dining.state import DiningState
from tests.rules.dining.scenes import opening, scene

NONE = ((), ())


def feature(name: str, player: int = 0, **pieces: Any) -> float:
    """Return a feature in a position with these pieces and no Gift cards, unless they name some."""
    return features(scene(**{"gifts": NONE, **pieces}))[player][NAMES.index(name)]


@pytest.mark.parametrize(
    ("name", "pieces", "amount"),
    [
        ("to_move", {}, 1),
        ("second_to_move", {}, 0),
        ("favor_used", {"favor": [5], "resources": [{"sheep": 3}]}, 3),
        ("favor_left", {"favor": [5], "resources": [{"sheep": 3}]}, 2),
        ("favor_used", {"favor": [5], "resources": [{"sheep": 2}]}, 0),
        ("bribes_missing", {"favor": [5], "resources": [{"sheep": 2}]}, 1),
        ("bribes_left", {"favor": [1], "resources": [{"blood": 2}]}, 3),
        ("favor_used", {"favor": [5], "resources": [{"blood": 2}], "bites": [1]}, 3),
        ("favor_used", {"favor": [5], "resources": [{"sheep": 2}], "track": [(1,)]}, 3),
        (
            "gift_points",
            {
                "gifts": [(3,), ()],
                "kept": [1],
                "resources": [{"wood": 1, "holy_water": 1, "doughnut": 1}],
            },
            2,
        ),
        ("gift_points", {"gifts": [(3,), ()], "resources": [{"wood": 1, "holy_water": 1, "doughnut": 1}]}, 0),
        ("best_progress", {"gifts": [(3,), ()], "resources": [{"wood": 1, "holy_water": 1}]}, 2 * 4 / 9),
        ("few_building", {"resources": [{"wood": 3, "metal": 1}]}, 3),
        ("kinds_building", {"resources": [{"wood": 3, "metal": 1}]}, 2),
        ("many_building", {"resources": [{"wood": 3, "metal": 1}]}, 1),
        ("few_snacks", {"resources": [{"beer": 3, "doughnut": 1}]}, 3),
        ("many_others", {"resources": [{"beer": 3, "garlic": 4}]}, 3),
        ("few_wards", {"resources": [{"holy_water": 1, "garlic": 1}]}, 2),
        ("few_bribes", {"resources": [{"sheep": 3}]}, 2),
        ("bites", {"bites": [2]}, 2),
        ("control", {"stands": {5: [1, 0], 6: [0, 1]}}, 1),
        ("majorities", {"stands": {5: [1, 0, 0], 6: [0], 7: [0, 0]}}, 2),
        ("cubes_on_track", {"track": [(1, 3)]}, 2),
        ("awards", {"track": [(1, 3)]}, 1),
        ("awards", {"track": [(1, 2, 3)]}, 2),
        ("few_cubes", {"cubes": [1, 9]}, 3),
        ("gifts_in_hand", {"gifts": [(1, 2), ()]}, 2),
        ("kept", {"kept": [2]}, 2),
        ("stand_ready", {"resources": [{"wood": 1, "metal": 1}], "stands": {9: [0, 1]}}, 2),
        ("stand_near", {"resources": [{"wood": 1}], "stands": {9: [0, 1]}}, 1),
        ("stand_ready", {"resources": [{"wood": 1}], "cubes": [0, 9]}, 0),
    ],
)
def test_a_feature_counts_what_it_is_named_after(name: str, pieces: dict[str, Any], amount: float) -> None:
    assert feature(name, **pieces) == pytest.approx(amount)


def test_the_features_of_another_player_are_those_of_that_player() -> None:
    assert feature("second_to_move", player=1) == 1
    assert feature("bites", player=1, bites=[0, 3]) == 3
    assert feature("favor_left", player=1, favor=[4, 2]) == 2


def test_the_location_of_the_best_stand_is_named() -> None:
    state = scene(gifts=NONE, resources=[{"wood": 1, "metal": 1}], stands={9: [0, 1]})
    assert stands_in_reach(state, 0)[2] == 8
    assert stands_in_reach(state, 1)[2] == NOWHERE


def test_tokens_of_a_gift_that_can_be_completed_are_not_counted_twice() -> None:
    pieces = {"gifts": [(3,), ()], "kept": [1], "resources": [{"wood": 2, "holy_water": 1, "doughnut": 1}]}
    left = dinner_features(scene(**pieces), 0)[1]
    assert left == (1, *(0,) * 8)


def test_times_tell_the_last_day_from_the_others() -> None:
    assert times(scene(round=4, clock=6)) == (1, 0.75, 0, 0, 0)
    assert times(scene(round=3, clock=12)) == (0, 0, 1, 0.5, 0)
    assert times(scene(round=1)) == (0, 0, 1, 1, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_weights_for_every_number_of_players(players: int) -> None:
    assert [len(row) for row in weight_table(players)] == [len(TIMES)] * len(NAMES)
    assert len(spreads(players)) == len(TIMES)
    for clock in (0, 12, 23):
        for number in (1, 2, 3, 4):
            assert 0.5 < spread_of(scene(players, round=number, clock=clock)) < 12


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "better",
    [
        {"points": [4]},
        {"kept": [1], "favor": [4], "resources": [{"sheep": 2}]},
        {"resources": [{"beer": 1, "wood": 1, "brick": 1, "metal": 1, "doughnut": 1, "sheep": 2}]},
    ],
)
def test_who_has_more_is_expected_to_win(players: int, better: dict[str, Any]) -> None:
    for number in (2, 3, 4):
        hands = ((),) * players
        state = scene(players, round=number, clock=8, gifts=hands, **better)
        even = scene(players, round=number, clock=8, gifts=hands)
        assert chances(state)[0] > chances(even)[0]
        assert sum(chances(state)) == pytest.approx(1)


def test_bites_cost_chances() -> None:
    bitten = [chances(scene(gifts=NONE, favor=[4, 4], kept=[2, 2], bites=[n, 0]))[0] for n in (0, 3)]
    assert bitten[0] > bitten[1]


def test_the_expected_score_is_linear_in_the_features() -> None:
    state = scene(gifts=NONE, points=[7, 3], favor=[2, 0], clock=5)
    weights = factors_at(2, times(state))
    row = features(state)[0]
    expected = 7 + sum(weight * amount for weight, amount in zip(weights, row, strict=True))
    assert expected_scores(state)[0] == pytest.approx(expected)


def test_points_are_log_odds() -> None:
    assert points_of_chance(0.5) == 0
    assert points_of_chance(0.2) == pytest.approx(-points_of_chance(0.8))
    assert 0 < points_of_chance(0.8) < points_of_chance(1.0) < 10 * SCALE
    state = scene(gifts=NONE, points=[5, 1])
    assert points(state, 0) == pytest.approx(-points(state, 1))


def test_shares_rise_by_the_same_factor_with_every_spread() -> None:
    low, middle, high = shares([0.0, 2.0, 4.0], 2.0)
    assert middle / low == pytest.approx(high / middle)
    assert low + middle + high == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_is_worth_its_result_and_a_little_the_lead(players: int) -> None:
    state = opening(players)
    state.told = None
    guide = DiningGuide(random.Random(2), 0.2)
    while state.agenda:
        advance(state, guide.choose(state, legal_actions(state)))
    result = RULES.outcome(state)
    assert result is not None
    found = chances(state)
    assert sum(found) == pytest.approx(1)
    assert [round(one) for one in found] == [round(one) for one in result.values]


def test_values_tell_the_winner_before_the_end() -> None:
    """In games between a good and a poor player the good one is ahead in the value after two rounds."""
    right = 0
    for seed in range(8):
        state = opening(seed=seed)
        state.told = None
        seats = [
            DiningGuide(random.Random(seed), noise) for noise in ((0.0, 0.6) if seed % 2 else (0.6, 0.0))
        ]
        while state.round < 3:
            player = player_to_move(state)
            assert player is not None
            advance(state, seats[player].choose(state, legal_actions(state)))
        right += chances(state)[1 - seed % 2] > 0.5
    assert right >= 7


# The look-ahead


def test_the_look_ahead_values_every_action_and_takes_the_best() -> None:
    state = opening(seed=3)
    actions = legal_actions(state)
    values = LookAhead().values(state, actions)
    assert len(values) == len(actions)
    assert LookAhead().best(state, actions) == actions[values.index(max(values))]


def test_the_look_ahead_sees_what_a_tourist_can_do_in_the_same_turn() -> None:
    plain = scene(gifts=NONE)
    busy = scene(gifts=NONE, tourists=["R9.1"])
    actions = legal_actions(plain)
    at = [one.text for one in actions].index("R9.1")
    gain = LookAhead().values(busy, actions)[at] - LookAhead().values(plain, actions)[at]
    assert gain > 0


def test_the_look_ahead_does_not_change_the_position() -> None:
    state = opening(seed=5)
    before = state.clone()
    LookAhead().best(state, legal_actions(state))
    assert state == before


def test_the_look_ahead_knows_no_order_of_the_decks() -> None:
    """A card that draws, and a row with its last card, would show what comes next."""
    state = scene(row_up=(30,), row_down=tuple(range(1, 8)), tourists=["R1.1", "R2.1"])
    for token in ("R1.2", "use:R1.1"):
        state = play(state, next(one for one in legal_actions(state) if one.text == token))
    other = shuffled(state)
    assert other != state
    actions = legal_actions(state)
    assert LookAhead().values(state, actions) == LookAhead().values(other, actions)
    assert without_chance(state) == without_chance(other)


def shuffled(state: DiningState) -> DiningState:
    """Return a position that looks the same: only the decks and the stream of chance differ."""
    found = state.clone()
    found.tourist_deck, found.gift_deck = state.tourist_deck[::-1], state.gift_deck[::-1]
    found.chance = state.chance ^ 0xFFFF
    return found


def test_values_at_the_root_are_calculated_once_for_all_its_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    plain = LookAhead.values

    def counted(self: LookAhead, state: DiningState, actions: Any) -> list[float]:
        asked.append(state)
        return plain(self, state, actions)

    monkeypatch.setattr(LookAhead, "values", counted)
    plan, state = RootPlan(), opening(seed=3)
    first = plan.values(state, legal_actions(state))
    assert plan.values(shuffled(state), legal_actions(state)) == first
    assert len(asked) == 1
    later = play(state, legal_actions(state)[0])
    plan.values(later, legal_actions(later))
    assert len(asked) == 2


def test_the_plan_knows_the_best_way_on_after_every_first_action() -> None:
    """If its lines are followed, a turn ends with the value that the first action was given."""
    state = without_chance(scene(gifts=NONE, bus=9, tourists=["R9.1", "R1.1"], resources=[{"beer": 1}]))
    plan, actions = RootPlan(), legal_actions(state)
    values, followed = plan.values(state, actions), 0
    policy = DiningGuide(random.Random(1), 0.0)
    unseen = min(values)
    assert values.count(unseen) > 3
    for action, value in zip(actions, values, strict=True):
        if value == unseen:
            continue
        after = play(state, action)
        while after.turn == state.turn:
            line = plan.line(after)
            followed += line is not None
            after = play(after, line or policy.choose(after, legal_actions(after)))
        assert points(after, 0) == pytest.approx(value)
    assert followed > 1


def test_what_the_policy_finds_much_worse_is_not_looked_at() -> None:
    """Its value is below that of all others, so it is neither chosen nor proposed often."""
    state = scene(gifts=NONE, resources=[{"garlic": 6}])
    actions = legal_actions(state)
    scores = DiningGuide(random.Random(1), 0.0).scores(state, actions)
    values = LookAhead().values(state, actions)
    seen = [value for score, value in zip(scores, values, strict=True) if score >= max(scores) - CLEAR]
    unseen = [value for score, value in zip(scores, values, strict=True) if score < max(scores) - CLEAR]
    assert set(unseen) == {min(seen) - UNSEEN}


def test_the_plan_says_nothing_about_other_turns() -> None:
    plan, state = RootPlan(), opening(seed=3)
    plan.values(state, legal_actions(state))
    other = opening(seed=4)
    assert plan.line(other) is None
    assert outlook(other) != outlook(state) == outlook(shuffled(state))


# The policy with a check of the end of the turn


def test_a_glance_takes_the_policys_action_where_nothing_is_close() -> None:
    """A Tourist who can act for the player is far better than any other space."""
    state = scene(gifts=NONE, tourists=["R9.1"])
    assert best_at_turn_end(state, legal_actions(state), USUAL)[0].text == "R9.1"


def test_a_glance_prefers_what_the_policy_finds_second_best_if_the_turn_ends_better() -> None:
    other = 0
    for seed in range(20):
        state = opening(3, seed)
        actions = legal_actions(state)
        scores = scores_of(state, actions, USUAL)
        chosen, _ = best_at_turn_end(state, actions, USUAL)
        rank = sum(score > scores[actions.index(chosen)] for score in scores)
        assert rank < FEW
        other += rank > 0
    assert other > 0


def test_a_glance_leaves_small_decisions_to_the_policy_and_changes_nothing() -> None:
    state = scene(step="convert", conversions=1, favor=[2], gifts=NONE, clock=24)
    before = state.clone()
    actions = legal_actions(state)
    found, _ = best_at_turn_end(state, actions, USUAL)
    assert found == best_scored(scores_of(state, actions, USUAL), actions)
    assert state == before


def test_what_a_glance_saw_on_its_way_changes_no_later_glance() -> None:
    later = 0
    for seed in range(8):
        state, seen = opening(2, seed), NOTHING_SEEN
        for _ in range(40):
            actions = legal_actions(state)
            plain, _ = best_at_turn_end(state, actions, USUAL)
            later += bool(seen.next) and seen.next == outlook(state)
            chosen, seen = best_at_turn_end(state, actions, USUAL, seen)
            assert chosen == plain
            state = play(state, chosen)
    assert later > 20


def test_a_guide_glances_only_if_it_is_told_to() -> None:
    differ = 0
    for seed in range(10):
        state = opening(2, seed)
        actions = legal_actions(state)
        plain, checking = (DiningGuide(random.Random(1), 0.0, checks_turn_end=one) for one in (False, True))
        assert checking.choose(state, actions) == best_at_turn_end(state, actions, USUAL)[0]
        differ += plain.choose(state, actions) != checking.choose(state, actions)
    assert differ > 0


def test_players_who_check_the_end_of_the_turn_beat_those_who_do_not() -> None:
    """One of two players checks the end of the turn: the lead of 16 games is about 2 VP in each."""
    lead = 0
    for seed in range(16):
        state = opening(2, seed // 2)
        state.told = None
        seats = [DiningGuide(random.Random(seed), 0.0, checks_turn_end=seed % 2 == seat) for seat in range(2)]
        while state.agenda:
            player = player_to_move(state)
            assert player is not None
            advance(state, seats[player].choose(state, legal_actions(state)))
        lead += state.points[seed % 2] - state.points[1 - seed % 2]
    assert lead > 0
