"""Mixtures of cards in rounds that both sides choose at once, without any game."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai.knowledge import Mixture
from ai.knowledge.fury.simultaneous import PayoffTable, by_card, countering, engaging, spread, striking
from ai.matrix_game import solve
from furyqt.rules.core.text import Text


def name(card: int) -> Text:
    return Text("", f"card {card}")


def table(payoffs: list[list[float]]) -> PayoffTable:
    """Return a round of one hunter against replies to this hunter."""
    rows, columns = len(payoffs), len(payoffs[0])
    replies = tuple((card, 0) for card in range(columns))
    return PayoffTable((tuple(range(rows)),), replies, payoffs, [1 / rows] * rows, [1 / columns] * columns)


PENNIES = [[1.0, -1.0], [-1.0, 1.0]]
numbers = st.floats(-10, 10).map(lambda number: round(number, 3))
matrices = st.integers(2, 4).flatmap(
    lambda width: st.lists(st.lists(numbers, min_size=width, max_size=width), min_size=2, max_size=5)
)


@given(matrices)
def test_one_world_is_solved_exactly_for_both_sides(payoffs: list[list[float]]) -> None:
    found = solve(payoffs)
    ours = striking([table(payoffs)], 0, 0.0, name)
    theirs = countering([table(payoffs)], 0.0, name)
    assert min(np.array(ours.shares) @ np.array(payoffs)) == pytest.approx(found.value, abs=1e-5)
    assert max(np.array(payoffs) @ np.array(theirs.shares)) == pytest.approx(found.value, abs=1e-5)
    assert sum(share for _, share in ours.replies) == pytest.approx(1.0)
    assert sum(share for _, share in theirs.replies) == pytest.approx(1.0)


def test_careless_opponents_are_exploited() -> None:
    """The opponent is assumed to choose both columns equally often, if careless."""
    payoffs = [[3.0, -1.0], [-1.0, 1.0]]
    assert striking([table(payoffs)], 0, 0.0, name).shares == pytest.approx((1 / 3, 2 / 3))
    assert striking([table(payoffs)], 0, 1.0, name).shares == pytest.approx((1.0, 0.0))


def test_worlds_are_answered_one_by_one() -> None:
    """In each world the opponent knows the world, so mixing stays the only safe choice."""
    worlds = [table(PENNIES), table([row[::-1] for row in PENNIES])]
    assert striking(worlds, 0, 0.0, name).shares == pytest.approx((0.5, 0.5))
    known = [table([[1.0, 2.0], [0.0, 0.0]]), table([[2.0, 1.0], [0.0, 0.0]])]
    assert striking(known, 0, 0.0, name).shares == pytest.approx((1.0, 0.0))
    assert sorted(dict(striking(known, 0, 0.0, name).replies).values()) == pytest.approx([0.5, 0.5])


def test_hunters_of_a_group_have_blocks_of_their_own() -> None:
    payoffs = [[0.0], [1.0], [5.0], [2.0]]
    group = PayoffTable(((0, 1), (2, 3)), ((0, 0),), payoffs, [0.5] * 4, [1.0])
    first, second = (striking([group], place, 0.0, name) for place in (0, 1))
    assert first.shares == pytest.approx((0.0, 1.0))
    assert second.shares == pytest.approx((1.0, 0.0))
    assert first.points == pytest.approx((5.0, 6.0)), "with the best of the other hunter"


@given(st.lists(st.floats(0.01, 1), min_size=1, max_size=6), st.data())
def test_a_spread_mixture_keeps_its_sum_and_prefers_what_pays(
    weights: list[float], data: st.DataObject
) -> None:
    points = tuple(data.draw(st.floats(-20, 20)) for _ in weights)
    whole = sum(weights)
    mixed = spread(Mixture(tuple(weight / whole for weight in weights), points))
    assert sum(mixed.shares) == pytest.approx(1.0)
    pure = spread(Mixture((0.0,) * len(points), points)).shares
    assert pure[points.index(max(points))] == max(pure)


def test_the_shares_of_a_card_are_summed_over_its_targets() -> None:
    replies = ((4, 0), (4, 1), (7, 0))
    mixed = by_card([7, 4], replies, Mixture((0.1, 0.3, 0.6), (1.0, 3.0, 2.0)))
    assert mixed.shares == pytest.approx((0.6, 0.4))
    assert mixed.points == (2.0, 3.0)


def test_a_target_is_drawn_by_its_share_or_is_the_best_if_the_card_was_not_expected() -> None:
    assert engaging([0.1, 0.3], [0.0, 0.0]).shares == pytest.approx((0.25, 0.75))
    assert engaging([0.0, 0.0], [2.0, 1.0]).shares == (1.0, 0.0)
