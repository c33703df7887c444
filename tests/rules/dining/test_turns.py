"""D4 to D6: a turn, collecting and repairing."""

from __future__ import annotations

from furyqt.rules.core.agenda import player_to_move
from tests.rules.dining.scenes import do, legal, own, scene, supply

RICH = {"wood": 9, "brick": 9, "metal": 9}


def test_d4_1_two_tourists_in_either_order() -> None:
    bus = scene(resources=[{"beer": 1}], tourists=["R4.1"], bus=4, row_up=(25, 1, 2))
    other = do(bus, "R4.1 ticket:beer to:R3.1 card:2 use:R4.1 to:R2.1 card:1 end")
    same = do(bus, "R4.1 use:R4.1 to:R2.1 card:1 ticket:beer to:R3.1 card:2 end")
    assert own(other) == own(same) == {"sheep": 2, "brick": 2, "metal": 2}
    assert other.clock == same.clock == 3
    assert player_to_move(other) == 1


def test_d4_1_bites_are_cured_before_and_between_but_not_within_an_action() -> None:
    state = scene(resources=[{"garlic": 3}], bites=[3], tourists=["R4.1"], row_up=(25, 1))
    state = do(state, "cure:garlic R4.1 cure:garlic use:R4.1")
    assert "cure:garlic" not in legal(state)
    state = do(state, "to:R2.1")
    assert legal(state) == ["card:1", "card:25"]
    assert do(state, "card:1 cure:garlic").bites == (0, 0)


def test_d4_2_d14_4_legal_placements() -> None:
    state = scene(heroes=["R4.1", "R1.1"], resources=[{"wood": 1}])
    assert legal(state) == [
        "R1.2", "R2.1", "R2.2", "R3.1", "R3.2", "R5.1", "R6.1", "R7.1", "R8.1", "R9.1", "S4.1", "S7.1",
    ]  # fmt: skip


def test_d4_3_a_tourist_is_no_obstacle_but_a_hero_is() -> None:
    state = scene(heroes=["table", "R4.1"], tourists=["R9.1", "R4.1"])
    assert "R9.1" in legal(state)
    assert "R4.1" not in legal(state)
    assert do(state, "R1.1").heroes == (0, 21)


def test_d4_4_the_hero_moves_but_another_space_of_the_location_is_fine() -> None:
    state = scene(heroes=["R1.1"])
    assert "R1.1" not in legal(state)
    assert "R1.2" in legal(state)
    stand = scene(heroes=["S9.1"], stands={9: [0]}, resources=[RICH])
    assert {"R9.1", "S9.2"} <= set(legal(stand))
    assert "S9.1" not in legal(stand)
    assert "R1.1" in legal(scene(heroes=["table"]))


def test_d4_5_the_space_left_behind_is_free_for_the_tourist() -> None:
    state = do(scene(heroes=["R1.1"], tourists=["R9.1"]), "R9.1 use:R9.1")
    assert "to:R1.1" in legal(state)


def test_d4_6_collecting_from_an_empty_supply_is_legal() -> None:
    state = scene(resources=[{}, {"wood": 14}])
    assert own(do(state, "R1.1")) == {"wood": 1}
    empty = scene(resources=[{}, {"wood": 15}])
    after = do(empty, "R1.1")
    assert (own(after), after.clock) == ({}, 1)


def test_d4_8_the_heros_gain_can_pay_at_once_but_a_card_comes_after() -> None:
    state = do(scene(tourists=["R1.1"], row_up=(30, 1)), "R1.1 use:R1.1")
    assert "to:S9.2" not in legal(state)
    assert "to:S4.1" in legal(state), "paid with the Wood just collected"
    assert "to:S9.1" not in legal(state), "Metal from the card would come too late"
    ticket = do(scene(bus=7), "R7.1")
    assert "ticket:beer" in legal(ticket)


def test_d5_1_d15_1_collecting_takes_the_printed_number() -> None:
    state = do(scene(), "R1.1")
    assert (state.clock, own(state), supply(state, "wood")) == (1, {"wood": 2}, 13)
    assert own(do(scene(), "R1.2")) == {"wood": 1}
    assert own(do(scene(), "R4.1")) == {"sheep": 2}


def test_d5_2_a_hero_uses_no_card() -> None:
    state = do(scene(), "R1.1 end")
    assert state.row_up == (1, 2, 3, 4, 5, 6, 7, 8)


def test_d5_3_the_space_can_be_used_again() -> None:
    state = do(scene(), "R1.1 end R2.1 end R3.1 end R1.1")
    assert own(state, 1) == {"brick": 2, "wood": 2}


def test_d6_1_d15_2_repairing_in_its_order() -> None:
    state = scene(resources=[{"wood": 1, "metal": 1}], stands={9: [1, 1]})
    after = do(state, "S9.3")
    assert (after.clock, own(after), after.favor) == (2, {}, (2, 0))
    assert (supply(after, "wood"), supply(after, "metal"), after.favor_supply) == (15, 15, 23)
    assert after.stands[8] == (1, 1, 0)
    assert after.cubes == (13, 12)


def test_d6_2_stands_are_repaired_from_left_to_right() -> None:
    state = scene(resources=[RICH])
    for stand in range(1, 6):
        assert [token for token in legal(state) if token.startswith("S9")] == [f"S9.{stand}"]
        state = scene(resources=[RICH], stands={9: [0] * stand})
    assert not [token for token in legal(state) if token.startswith("S9")]


def test_d6_3_the_whole_cost_has_to_be_paid() -> None:
    assert "S9.3" not in legal(scene(resources=[{"wood": 1}], stands={9: [1, 1]}))
    assert "S9.5" not in legal(scene(resources=[{"wood": 1, "brick": 1, "metal": 1}], stands={9: [1] * 4}))
    assert "S9.5" in legal(scene(resources=[{"wood": 1, "brick": 1, "metal": 2}], stands={9: [1] * 4}))


def test_d6_4_two_stands_in_one_turn_and_control_at_once() -> None:
    state = scene(resources=[RICH], stands={9: [1]}, tourists=["S9.1"])
    state = do(state, "S9.2 use:S9.1 to:S9.3 card:1 end")
    assert state.stands[8] == (1, 0, 0)
    again = do(state, "R1.1 end")
    assert "S9.4" in legal(again)


def test_d6_5_switch_s5_no_cube_no_repair() -> None:
    stands = {location: [0] * 4 for location in (4, 5, 6)}
    pieces = {"stands": {**stands, 7: [0, 0]}, "resources": [RICH], "tourists": ["R9.1"]}
    state = scene(**pieces)
    assert state.cubes[0] == 0
    assert not [token for token in legal(state) if token.startswith("S")]
    assert not [token for token in legal(do(state, "R9.1 use:R9.1")) if token.startswith("to:S")]
    unlimited = scene(options={"supply": "unlimited"}, **pieces)
    assert "S7.3" in legal(unlimited)


def test_d6_6_a_repaired_location_has_only_its_resource_space() -> None:
    state = scene(resources=[RICH], stands={4: [0, 1, 0, 1, 0]})
    assert [token for token in legal(state) if token[1] == "4"] == ["R4.1"]
