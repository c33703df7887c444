"""A test per Tourist Ability card, by its number, for both sides of its limits."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import pending_decision
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.tourists import TouristSteps
from tests.rules.dining.scenes import do, drawing, legal, own, scene

GARLIC = {"garlic": 1}
"""The resource that the Hero collects before the Tourist acts."""


def used(card: int, space: str, choice: str = "", **pieces: Any) -> DiningState:
    """Return the position after a Tourist acts on a space with a card; the next ordinary step is pending."""
    rest = next(other for other in range(30, 0, -1) if other != card)
    heroes = pieces.pop("heroes", ["table"])
    tourists = ["R9.1", *pieces.pop("tourists", [])]
    start = scene(heroes=heroes, tourists=tourists, row_up=(card, rest), **pieces)
    state = do(start, f"R9.1 use:R9.1 to:{space} card:{card} {choice}")
    assert isinstance(pending_decision(state), TouristSteps)
    assert state.row_down == (card,)
    assert legal(state)[-1] == "end"
    return state


def gained(state: DiningState) -> dict[str, int]:
    """Return what the player has without the Hero's Garlic."""
    found = own(state)
    found["garlic"] -= 1
    return {name: count for name, count in found.items() if count}


def test_tourist_1__one_more_wood_only() -> None:
    assert gained(used(1, "R1.1")) == {"wood": 3}
    assert gained(used(1, "R2.1")) == {"brick": 2}
    assert gained(used(1, "S9.1", resources=[{"metal": 1}])) == {}


def test_tourist_2__one_more_brick_only() -> None:
    assert gained(used(2, "R2.1")) == {"brick": 3}
    assert gained(used(2, "R1.1")) == {"wood": 2}


def test_tourist_3__one_more_metal_only() -> None:
    assert gained(used(3, "R3.2")) == {"metal": 2}
    assert gained(used(3, "R4.1")) == {"sheep": 2}


def test_tourist_4__one_more_sheep_only() -> None:
    assert gained(used(4, "R4.1")) == {"sheep": 3}
    assert gained(used(4, "R5.1")) == {"blood": 1}


def test_tourist_5__one_more_blood_only() -> None:
    assert gained(used(5, "R5.1")) == {"blood": 2}
    assert gained(used(5, "R4.1")) == {"sheep": 2}


def test_tourist_6__two_more_holy_water_only() -> None:
    assert gained(used(6, "R6.1")) == {"holy_water": 3}
    assert gained(used(6, "R7.1")) == {"beer": 1}


def test_tourist_7__one_more_beer_only() -> None:
    assert gained(used(7, "R7.1")) == {"beer": 2}
    assert gained(used(7, "R8.1")) == {"doughnut": 1}


def test_tourist_8__one_more_doughnut_only() -> None:
    assert gained(used(8, "R8.1")) == {"doughnut": 2}
    assert gained(used(8, "R7.1")) == {"beer": 1}


def test_tourist_9__two_more_garlic_only() -> None:
    start = scene(tourists=["R1.1"], row_up=(9, 30))
    assert own(do(start, "R1.2 use:R1.1 to:R9.1 card:9")) == {"wood": 1, "garlic": 3}
    assert own(do(start, "R1.2 use:R1.1 to:R6.1 card:9")) == {"wood": 1, "holy_water": 1}


@pytest.mark.parametrize("space", ["R1.1", "R6.1"])
def test_tourist_10__one_more_of_anything(space: str) -> None:
    plain, more = gained(used(1, space)), gained(used(10, space))
    base = 2 if space == "R1.1" else 1
    assert sum(more.values()) == base + 1
    assert set(more) == set(plain)
    assert gained(used(10, "S9.1", resources=[{"metal": 1}])) == {}


def test_tourist_11__one_more_of_anything() -> None:
    assert gained(used(11, "R4.1")) == {"sheep": 3}
    assert gained(used(11, "S9.1", resources=[{"metal": 1}])) == {}


def test_tourist_12__two_more_on_a_space_printed_with_1() -> None:
    assert gained(used(12, "R1.2")) == {"wood": 3}
    assert gained(used(12, "R7.1")) == {"beer": 3}
    assert gained(used(12, "R1.1")) == {"wood": 2}


def test_tourist_13__two_more_building_material() -> None:
    assert gained(used(13, "R1.1")) == {"wood": 4}
    assert gained(used(13, "R2.2")) == {"brick": 3}
    assert gained(used(13, "R3.1")) == {"metal": 4}
    assert gained(used(13, "R4.1")) == {"sheep": 2}


def test_tourist_14__two_more_snacks() -> None:
    assert gained(used(14, "R7.1")) == {"beer": 3}
    assert gained(used(14, "R8.1")) == {"doughnut": 3}
    assert gained(used(14, "R6.1")) == {"holy_water": 1}


def test_tourist_15__one_more_ward_and_a_bite_returned() -> None:
    state = used(15, "R6.1", bites=[2])
    assert (gained(state), state.bites) == ({"holy_water": 2}, (1, 0))
    assert gained(used(15, "R6.1")) == {"holy_water": 2}
    elsewhere = used(15, "R5.1", bites=[2])
    assert (gained(elsewhere), elsewhere.bites) == ({"blood": 1}, (2, 0))
    at_dinner_only = used(15, "R6.1", bites=[1], options={"dinner_cure": "day"})
    assert at_dinner_only.bites == (0, 0)


def test_tourist_16__one_more_sheep_or_blood() -> None:
    assert gained(used(16, "R4.1")) == {"sheep": 3}
    assert gained(used(16, "R5.1")) == {"blood": 2}
    assert gained(used(16, "R1.1")) == {"wood": 2}


@pytest.mark.parametrize(("clock", "wood"), [(9, 3), (10, 2)])
def test_tourist_17__one_more_while_it_is_sun(clock: int, wood: int) -> None:
    assert gained(used(17, "R1.1", clock=clock)) == {"wood": wood}


@pytest.mark.parametrize(("clock", "wood"), [(9, 2), (10, 3)])
def test_tourist_18__one_more_while_it_is_moon(clock: int, wood: int) -> None:
    assert gained(used(18, "R1.1", clock=clock)) == {"wood": wood}


def test_tourist_19__one_more_per_rival_hero_at_most_2() -> None:
    def wood(*rivals: str) -> int:
        return gained(used(19, "R1.1", players=4, heroes=["table", *rivals]))["wood"]

    assert wood("table", "table", "R2.1") == 2
    assert wood("R1.2", "table", "R2.1") == 3
    stands = {"stands": {4: [1, 2, 3]}, "players": 4}
    state = used(19, "R4.1", heroes=["table", "S4.1", "S4.2", "S4.3"], **stands)
    assert gained(state) == {"sheep": 4}


def test_tourist_19__the_own_hero_does_not_count() -> None:
    bus = scene(bus=1, resources=[{"beer": 1}], row_up=(19, 30))
    assert own(do(bus, "R1.2 ticket:beer to:R1.1 card:19")) == {"wood": 3}


@pytest.mark.parametrize(("others", "sheep"), [([], 2), (["S4.1"], 3), (["S4.1", "S4.2", "S4.3"], 4)])
def test_tourist_20__one_more_per_other_tourist_at_most_2(others: list[str], sheep: int) -> None:
    state = used(20, "R4.1", tourists=others, stands={4: [1, 1, 1]}, bus=4)
    assert gained(state) == {"sheep": sheep}


@pytest.mark.parametrize(("stands", "sheep"), [([], 2), ([0, 1], 3), ([0, 0, 0, 1], 4)])
def test_tourist_21__one_more_per_own_stand_at_most_2(stands: list[int], sheep: int) -> None:
    assert gained(used(21, "R4.1", stands={4: stands})) == {"sheep": sheep}


def test_tourist_22__up_to_two_collected_tokens_are_swapped() -> None:
    assert gained(used(22, "R1.1", "done")) == {"wood": 2}
    assert gained(used(22, "R1.1", "take:beer done")) == {"wood": 1, "beer": 1}
    assert gained(used(22, "R1.1", "take:beer take:beer")) == {"beer": 2}
    assert gained(used(22, "R7.1", "take:brick")) == {"brick": 1}


def test_tourist_22__other_kinds_that_the_supply_has_and_only_what_was_taken() -> None:
    start = scene(
        tourists=["R9.1"], row_up=(22, 30), resources=[{}, {"beer": 14, "wood": 14, "metal": 15}], bus=0
    )
    state = do(start, "R9.1 use:R9.1 to:R1.1 card:22")
    assert own(state) == {"wood": 1, **GARLIC}
    assert legal(state) == [
        "take:brick", "take:sheep", "take:blood", "take:holy_water", "take:beer", "take:doughnut",
        "take:garlic", "done",
    ]  # fmt: skip
    assert legal(do(state, "take:beer")) == ["end"], "one token was taken, so one is swapped"
    nothing = scene(tourists=["R9.1"], row_up=(22, 30), resources=[{}, {"wood": 15}])
    assert legal(do(nothing, "R9.1 use:R9.1 to:R1.1 card:22")) == ["end"]
    repaired = used(22, "S9.1", resources=[{"metal": 1}])
    assert gained(repaired) == {}


def test_tourist_23__one_resource_of_any_kind_after_any_action() -> None:
    assert gained(used(23, "R1.1", "take:holy_water")) == {"wood": 2, "holy_water": 1}
    assert gained(used(23, "S9.1", "take:sheep", resources=[{"metal": 1}])) == {"sheep": 1}


def test_tourist_24__a_beer_or_a_doughnut() -> None:
    assert gained(used(24, "R1.1", "take:beer")) == {"wood": 2, "beer": 1}
    assert gained(used(24, "S9.1", "take:doughnut", resources=[{"metal": 1}])) == {"doughnut": 1}
    empty = [{}, {"beer": 15, "doughnut": 15}]
    assert gained(used(24, "R1.1", resources=empty)) == {"wood": 2}


def test_tourist_25__a_sheep() -> None:
    assert gained(used(25, "R4.1")) == {"sheep": 3}
    assert gained(used(25, "S9.1", resources=[{"metal": 1}])) == {"sheep": 1}
    assert gained(used(25, "R1.1", resources=[{}, {"sheep": 15}])) == {"wood": 2}


def test_tourist_26__a_bite_returned_or_a_blood_pack() -> None:
    healed = used(26, "R1.1", "heal", bites=[1])
    assert (gained(healed), healed.bites) == ({"wood": 2}, (0, 0))
    taken = used(26, "R1.1", "take:blood", bites=[1])
    assert (gained(taken), taken.bites) == ({"wood": 2, "blood": 1}, (1, 0))
    assert gained(used(26, "R1.1")) == {"wood": 2, "blood": 1}
    without_blood = used(26, "R1.1", bites=[1], resources=[{}, {"blood": 15}])
    assert without_blood.bites == (0, 0)
    without_both = used(26, "R1.1", resources=[{}, {"blood": 15}])
    assert gained(without_both) == {"wood": 2}


THREE = {"wood": 1, "brick": 1, "metal": 1}


def test_tourist_27__one_paid_resource_comes_back() -> None:
    assert gained(used(27, "S9.1", resources=[{"metal": 1}])) == {"metal": 1}
    assert gained(used(27, "S4.4", "take:brick", resources=[THREE], stands={4: [1] * 3})) == {"brick": 1}
    assert gained(used(27, "R1.1")) == {"wood": 2}


def test_tourist_28__two_paid_resources_come_back() -> None:
    assert gained(used(28, "S9.1", resources=[{"metal": 1}])) == {"metal": 1}
    both = used(28, "S9.3", resources=[{"wood": 1, "metal": 1}], stands={9: [1, 1]})
    assert gained(both) == {"wood": 1, "metal": 1}
    some = {"resources": [{"wood": 1, "brick": 2, "metal": 1}], "stands": {4: [1] * 4}}
    assert gained(used(28, "S4.5", "take:brick take:brick", **some)) == {"brick": 2}
    assert gained(used(28, "S4.5", "take:wood take:metal", **some)) == {"wood": 1, "metal": 1}
    start = scene(tourists=["R9.1"], row_up=(28, 30), **some)
    state = do(start, "R9.1 use:R9.1 to:S4.5 card:28")
    assert legal(state) == ["take:wood", "take:brick"], "two have to come back, in the order of the resources"
    assert gained(used(28, "R1.1")) == {"wood": 2}


def test_tourist_29__one_more_favor() -> None:
    assert used(29, "S9.1", resources=[{"metal": 1}]).favor == (2, 0)
    assert used(29, "R1.1").favor == (0, 0)
    assert used(29, "S9.1", resources=[{"metal": 1}], favor_supply=1).favor == (1, 0)


def test_tourist_30__building_material_and_perhaps_another_gift() -> None:
    kept = used(30, "R4.1", "take:metal done")
    assert (gained(kept), kept.gifts[0]) == ({"sheep": 2, "metal": 1}, (1, 2, 3))
    script = drawing(gifts=(20,))
    swapped = used(30, "S9.1", "take:wood discard:2", resources=[{"metal": 1}], script=script)
    assert (gained(swapped), swapped.gifts[0], swapped.gift_discard) == ({"wood": 1}, (1, 3, 20), (2,))
    start = scene(tourists=["R9.1"], row_up=(30, 29))
    assert legal(do(start, "R9.1 use:R9.1 to:R4.1 card:30")) == ["take:wood", "take:brick", "take:metal"]
    none = [{}, {"wood": 15, "brick": 15, "metal": 15}]
    assert used(30, "R4.1", "discard:1", resources=none).gift_discard == (1,)


def test_tourist_30__the_discarded_gift_can_come_back_from_a_new_deck() -> None:
    hands = [tuple(range(1, 13)), tuple(range(13, 25))]
    state = used(30, "R4.1", "take:wood discard:5", gifts=hands)
    assert state.gifts[0] == tuple(range(1, 13))
    assert state.gift_discard == state.gift_deck == ()
