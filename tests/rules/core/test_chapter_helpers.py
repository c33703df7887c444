"""Parts of chapters that all games share: missing numbers, wounds, cards dealt in turn, nights and habits."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from furyqt.rules.core.campaign.dossier import carried_wounds, share_out
from furyqt.rules.core.campaign.nights import ends, placements, tallied
from furyqt.rules.core.campaign.predicate import Predicate


class Night(NamedTuple):
    """A position: the turn, the cards placed, and whether the hidden figure is on the map."""

    turn: int
    placed: int
    is_there: bool = True


NIGHTS = (Night(0, 0), Night(0, 1, is_there=False), Night(1, 1), Night(1, 2), Night(1, 3), Night(2, 3))


@pytest.mark.parametrize(
    ("source", "counts", "asked", "is_possible"),
    [
        ("harm>=5", {"harm": 2}, [("harm", 3)], False),
        ("harm>5", {}, [("harm", 6)], False),
        ("harm>=5", {"harm": 5}, [], True),
        ("bitten==0", {"bitten": 2}, [], True),
        ("turned>=1 or harm>=5", {}, [("turned", 1)], True),
        ("harm>=5 or turned>=1", {}, [("harm", 5), ("turned", 1)], True),
        ("turned>=1 and harm>=5", {}, [("turned", 1), ("harm", 5)], False),
        ("harm>=5 and turned>=1", {}, [("harm", 5)], False),
    ],
)
def test_a_condition_may_come_true_if_a_counter_can_gain_what_is_missing(
    source: str, counts: dict[str, int], asked: list[tuple[str, int]], is_possible: bool
) -> None:
    """Here only `turned` can still rise."""
    found: list[tuple[str, int]] = []

    def can_gain(name: str, missing: int) -> bool:
        found.append((name, missing))
        return name == "turned"

    assert Predicate(source).may_hold(counts, can_gain) is is_possible
    assert found == asked


def test_damage_leaves_up_to_two_wounds() -> None:
    assert [carried_wounds(damage) for damage in (0, 3, 4, 6, 7, 12)] == [0, 0, 1, 1, 2, 2]


def test_cards_go_round_and_pass_over_full_hands() -> None:
    hands: dict[int, list[str]] = {3: [], 5: [], 7: []}
    limits = {3: 1, 5: 3, 7: 1}

    def give(figure: int, card: str) -> bool:
        if len(hands[figure]) == limits[figure]:
            return False
        hands[figure].append(card)
        return True

    share_out("abcdefg", (3, 5, 7), give)
    assert hands == {3: ["a"], 5: ["b", "d", "e"], 7: ["c"]}


def test_a_turn_ends_before_the_next_and_a_second_card_replaces_the_first() -> None:
    turns = [night.turn for night in NIGHTS]
    assert [turns[number] for number in ends(NIGHTS, lambda night: night.turn)] == [0, 1, 2]
    assert ends(NIGHTS, lambda night: night.turn) == [1, 4, 5]
    assert placements(NIGHTS, lambda night: night.turn, lambda night: night.is_there) == [4]
    assert placements(NIGHTS[:3], lambda night: night.turn, lambda night: night.is_there) == [2]


def test_habits_count_chances_and_those_that_were_taken() -> None:
    chances = [("sea", True, True), ("sea", True, False), ("sea", False, True), ("hide", False, False)]
    assert tallied(("sea", "hide", "port"), chances) == {"sea": (1, 2), "hide": (0, 0), "port": (0, 0)}
