"""The softmax choice model against finite differences and known properties."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lab.train.softmax import Choices, Data, Floats, fit, fit_kinds, fit_near, log_loss

seeds = st.integers(0, 10_000)


def random_choices(seed: int, number: int = 30, features: int = 3) -> Choices:
    """Choices of two to six options each, made at random."""
    rng = np.random.default_rng(seed)
    found = []
    for _ in range(number):
        options = rng.normal(size=(int(rng.integers(2, 7)), features))
        found.append((options, int(rng.integers(len(options)))))
    return found


@given(seeds)
@settings(max_examples=30, deadline=None)
def test_the_loss_is_the_sum_over_the_choices(seed: int) -> None:
    choices, theta = random_choices(seed), np.random.default_rng(seed + 1).normal(size=3)
    one_by_one = []
    for options, taken in choices:
        score = np.exp(options @ theta)
        one_by_one.append(-np.log(score[taken] / score.sum()))
    assert log_loss(choices, theta) == pytest.approx(np.mean(one_by_one))


@given(seeds, st.floats(0.01, 0.9))
@settings(max_examples=30, deadline=None)
def test_a_floor_keeps_every_choice_possible(seed: int, floor: float) -> None:
    choices = random_choices(seed)
    likely = np.exp(Data(choices).log_likely(np.full(3, 50.0), floor))
    assert (likely >= floor / np.array([len(options) for options, _ in choices]) - 1e-12).all()


@given(seeds)
@settings(max_examples=30, deadline=None)
def test_huge_weights_do_not_overflow(seed: int) -> None:
    assert np.isfinite(Data(random_choices(seed)).log_likely(np.array([1e6, -1e6, 1e6]), 0.1)).all()


@given(seeds)
@settings(max_examples=25, deadline=None)
def test_the_gradient_is_zero_at_the_fitted_weights(seed: int) -> None:
    """The gradient is measured by finite differences of the penalized loss."""
    choices, ridge = random_choices(seed), 1.0
    theta, data, counts = fit(choices, ridge), Data(choices), np.ones(30)
    for at in range(3):
        step = np.zeros(3)
        step[at] = 1e-5
        slope = (data.loss(theta + step, counts, ridge) - data.loss(theta - step, counts, ridge)) / 2e-5
        assert slope == pytest.approx(0, abs=1e-3)


@given(seeds)
@settings(max_examples=20, deadline=None)
def test_no_other_weights_are_better(seed: int) -> None:
    choices = random_choices(seed)
    theta, data, counts = fit(choices, 0.5), Data(choices), np.ones(30)
    rng = np.random.default_rng(seed)
    best = data.loss(theta, counts, 0.5)
    assert all(data.loss(theta + rng.normal(size=3), counts, 0.5) > best for _ in range(10))


@given(seeds)
@settings(max_examples=20, deadline=None)
def test_a_larger_penalty_makes_weights_smaller(seed: int) -> None:
    choices = random_choices(seed)
    assert np.linalg.norm(fit(choices, 100.0)) <= np.linalg.norm(fit(choices, 0.1)) + 1e-6


def test_a_choice_with_the_count_0_changes_nothing() -> None:
    choices = random_choices(1)
    data, fewer = Data(choices), Data(choices[:20])
    theta = np.array([0.3, -0.2, 0.1])
    counts = np.array([1.0] * 20 + [0.0] * 10)
    assert data.step(theta, counts, 1.0) == pytest.approx(fewer.step(theta, np.ones(20), 1.0))


def test_one_kind_is_the_plain_fit() -> None:
    choices = random_choices(4, 60)
    share, theta = fit_kinds([choices[:30], choices[30:]], 1, 1.0, 0.0)
    assert share == pytest.approx([1.0])
    assert theta[:, 0] == pytest.approx(fit(choices, 1.0), abs=1e-4)


def test_the_fit_repeats() -> None:
    games = [random_choices(seed, 5) for seed in range(6)]
    first, again = fit_kinds(games, 2, 1.0, 0.1), fit_kinds(games, 2, 1.0, 0.1)
    assert np.array_equal(first[0], again[0])
    assert np.array_equal(first[1], again[1])
    assert first[0].sum() == pytest.approx(1)


@given(seeds, st.floats(0.01, 0.3))
@settings(max_examples=10, deadline=None)
def test_near_a_center_no_other_weights_are_better(seed: int, floor: float) -> None:
    choices, rng = random_choices(seed), np.random.default_rng(seed)
    center = rng.normal(size=3)

    def loss(theta: Floats) -> float:
        return len(choices) * log_loss(choices, theta, floor) + float((theta - center) @ (theta - center))

    found = fit_near(choices, center, 2.0, floor)
    assert all(loss(found) < loss(found + rng.normal(scale=0.1, size=3)) for _ in range(10))


def test_a_huge_penalty_keeps_the_center() -> None:
    center = np.array([1.0, -2.0, 0.5])
    assert fit_near(random_choices(1), center, 1e6, 0.1) == pytest.approx(center, abs=1e-3)
