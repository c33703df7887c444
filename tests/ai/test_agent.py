"""Budgets of time and iterations, seeds of decisions, and small statistics of the root."""

from __future__ import annotations

import random

import pytest

from ai.agent import Budget, HurriedError, by_chance, unhurried
from ai.mcts.node import Node, RootAction
from ai.mcts.root_statistics import RootStatistics, are_even, even_shares, summed, tree_seed
from tests.ai.trios import Pick


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time that budgets read; tests set it."""
    now = [100.0]
    monkeypatch.setattr("time.perf_counter", lambda: now[0])
    return now


def test_a_budget_of_iterations_ends_after_that_number(clock: list[float]) -> None:
    budget = Budget(5, 0.0, None)
    clock[0] += 1e6
    assert [budget.is_up(done) for done in (0, 4, 5, 6)] == [False, False, True, True]
    assert not budget.may_be_late
    assert not budget.is_late


def test_a_budget_of_time_allows_one_iteration_at_least(clock: list[float]) -> None:
    budget = Budget(0, 2.0, None)
    assert budget.may_be_late
    clock[0] += 1.9
    assert not budget.is_up(1000)
    clock[0] += 0.2
    assert budget.is_up(1)
    assert not budget.is_up(0)
    assert budget.seconds == pytest.approx(2.1)


def test_a_budget_checks_for_a_stop_each_time() -> None:
    wishes = iter([False, False, True])
    budget = Budget(0, 0.0, lambda: next(wishes))
    assert [budget.is_up(done) for done in (1, 2, 3)] == [False, False, True]


def test_a_check_raises_only_when_it_is_late(clock: list[float]) -> None:
    budget = Budget(0, 1.0, None)
    budget.check()
    unhurried()
    clock[0] += 1.0
    with pytest.raises(HurriedError):
        budget.check()


@pytest.mark.parametrize("actions", [1, 2, 7])
def test_a_random_decision_can_be_each_action(actions: int) -> None:
    drawn = {by_chance(actions, seed).index for seed in range(200)}
    assert drawn == set(range(actions))
    assert by_chance(actions, 3) == by_chance(actions, 3)


@pytest.mark.parametrize(
    ("iterations", "trees"), [(0, 1), (1, 1), (10, 3), (1600, 2), (7, 4), (7, 7), (1, 4), (2, 4)]
)
def test_shares_are_those_of_trees_that_take_turns(iterations: int, trees: int) -> None:
    shares = even_shares(iterations, trees)
    assert (len(shares), sum(shares)) == (trees, iterations)
    assert max(shares) - min(shares) <= 1
    assert list(shares) == sorted(shares, reverse=True)
    assert are_even(shares)
    assert not are_even((shares[0] + 2, *shares[1:-1], shares[-1])) or trees == 1


def test_each_tree_has_its_own_seed_and_the_first_that_of_the_decision() -> None:
    assert tree_seed(5, 0) == 5
    seeds = {tree_seed(seed, number) for seed in range(20) for number in range(1, 20)}
    assert len(seeds) == 20 * 19


def test_statistics_of_trees_add_up() -> None:
    one = RootStatistics((3, 0), (1.5, 0.0), (6.0, 0.0), (3,))
    other = RootStatistics((1, 4), (1.0, 1.0), (2.0, -4.0), (5,))
    both = summed([one, other])
    assert both == RootStatistics((4, 4), (2.5, 1.0), (8.0, -4.0), (3, 5))
    assert both.iterations == 8
    assert both.value(0) == 0.625
    assert both.mean_points(1) == -1.0
    assert one.mean_points(1) == 2.0  # not tried: as all


def test_a_node_counts_proposals_by_edge() -> None:
    node = Node()
    for letter in "aba":
        node.propose(Pick(letter))
    assert node.asked == 3
    assert node.proposals == {Pick("a"): 2, Pick("b"): 1}


def filled(values: list[float]) -> RootAction:
    action = RootAction()
    for value in values:
        action.visits += 1
        action.total += value
        action.sums.append(action.total)
    return action


def test_an_action_is_compared_in_the_worlds_that_it_met() -> None:
    """An action that met only the first, easy world is corrected by the leader's result in that world."""
    lead, other = filled([0.9, 0.5, 0.4, 0.2]), filled([0.8])
    assert other.mean(lead, 0.0) == pytest.approx(0.8)
    assert other.mean(lead, 1.0) == pytest.approx(0.8 + 0.5 - 0.9)
    assert other.mean(lead, 0.5) == pytest.approx(0.6)
    assert lead.mean(lead, 1.0) == pytest.approx(0.5)


def test_the_correction_makes_estimates_less_noisy() -> None:
    """Worlds that are good or bad for all actions do not hide their difference."""
    rng, plain, corrected = random.Random(1), [], []
    for _ in range(400):
        worlds = [rng.gauss(0.5, 0.2) for _ in range(40)]
        lead = filled(worlds)
        other = filled([value - 0.05 for value in worlds[:5]])
        plain.append(other.mean(lead, 0.0) - lead.mean(lead, 0.0))
        corrected.append(other.mean(lead, 1.0) - lead.mean(lead, 1.0))
    assert all(difference == pytest.approx(-0.05) for difference in corrected)
    assert max(plain) - min(plain) > 0.2
