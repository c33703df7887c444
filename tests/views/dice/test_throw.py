"""The motion of a thrown die."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from furyqt.views.dice.throw import ThrownDie
from furyqt.views.picture import Die

SIDES = tuple(f"dice/white_{face}" for face in range(1, 7))
DIE = Die(4, art=SIDES[3], sides=SIDES)


def thrown(die: Die = DIE, number: int = 0) -> ThrownDie:
    return ThrownDie(die, QPointF(0, 100), QPointF(200, 100), 40, number)


def test_it_starts_in_the_hand_and_lies_still_at_its_end() -> None:
    die = thrown()
    assert (die.center(0.0), die.center(1.0)) == (QPointF(0, 100), QPointF(200, 100))
    assert (die.height(1.0), die.angle(1.0)) == (0.0, 0.0)
    assert abs(die.angle(0.0)) >= 360


def test_it_bounces_lower_and_lower() -> None:
    heights = [thrown().height(share) for share in (0.25, 0.65, 0.9)]
    assert heights == sorted(heights, reverse=True)
    assert heights[-1] > 0
    assert [round(thrown().height(share)) for share in (0.5, 0.8)] == [0, 0]


@pytest.mark.parametrize("die", [DIE, Die(4)], ids=["drawn", "pips"])
def test_on_its_way_other_sides_are_seen_and_at_the_end_its_own(die: Die) -> None:
    seen = [thrown(die).seen(share / 20) for share in range(21)]
    assert seen[-1] == die
    assert len({(one.art, one.value) for one in seen}) >= 4
    assert {one.value for one in seen} <= set(range(1, 7))


def test_two_dice_of_a_throw_do_not_move_alike() -> None:
    first, second = thrown(), thrown(number=1)
    assert first.angle(0.3) == -second.angle(0.3)
    assert first.seen(0.3) != second.seen(0.3)
