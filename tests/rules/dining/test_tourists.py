"""D7: Tourists at a location, from the Bus, and their ability cards in general."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import player_to_move
from tests.rules.dining.scenes import do, drawing, kinds, legal, own, scene

RICH = {"wood": 9, "brick": 9, "metal": 9, "beer": 3}


def test_d7_1_one_tourist_of_the_heros_location_per_turn() -> None:
    state = do(scene(tourists=["R9.1", "S9.1", "R4.1"], stands={9: [1]}), "R9.1")
    assert legal(state) == ["use:R9.1", "use:S9.1", "end"]
    after = do(state, "use:R9.1 to:R1.1 card:1")
    assert legal(after) == ["end"]


def test_d7_1_a_tourist_elsewhere_cannot_be_used() -> None:
    assert legal(do(scene(tourists=["R8.1"]), "R9.1")) == ["end"]


def test_d7_2_the_tourist_acts_for_the_player_on_any_unoccupied_space() -> None:
    start = scene(3, heroes=["table", "R1.1", "R2.2"], tourists=["R9.1", "R4.1"], resources=[RICH])
    state = do(start, "R9.1 use:R9.1")
    spaces = {token for token in legal(state) if token.startswith("to:R")}
    assert spaces == {f"to:R{space}" for space in ("1.2", "2.1", "3.1", "3.2", "5.1", "6.1", "7.1", "8.1")}
    after = do(state, "to:S9.1 card:1")
    assert after.stands[8] == (0,)
    assert after.favor == (1, 0, 0)
    assert after.clock == 3


def test_d7_3_the_tourist_changes_space() -> None:
    state = do(scene(tourists=["R9.1"]), "R9.1 use:R9.1")
    assert "to:R9.1" not in legal(state)
    other = do(scene(tourists=["R1.1"]), "R1.2 use:R1.1")
    assert "to:R1.1" not in legal(other), "even without a Hero there"


def test_d7_4_optional_and_only_with_hours_and_a_target() -> None:
    state = do(scene(clock=22, tourists=["R9.1"], resources=[RICH]), "R9.1")
    assert legal(state) == ["use:R9.1", "end"]
    assert not [token for token in legal(do(state, "use:R9.1")) if token.startswith("to:S")]
    assert player_to_move(do(state, "end")) == 1
    late = do(scene(clock=23, tourists=["R9.1"], resources=[RICH]), "R9.1")
    assert legal(late) == ["end"]


def test_d7_5_the_tourist_stays_and_works_again_the_same_day() -> None:
    state = do(scene(tourists=["R9.1"]), "R9.1 use:R9.1 to:R1.1 card:2 end")
    state = do(state, "R1.2 use:R1.1 to:R4.1 card:3 end")
    state = do(state, "R4.1 use:R4.1 to:R5.1 card:4 end")
    assert own(state, 0) == {"garlic": 1, "wood": 2, "sheep": 2, "blood": 1}
    assert own(state, 1) == {"wood": 1, "sheep": 2}


@pytest.mark.parametrize("ticket", ["beer", "doughnut"])
def test_d7_6_a_ticket_fetches_one_tourist_per_turn(ticket: str) -> None:
    state = do(scene(bus=4, resources=[{ticket: 2}]), "R4.1")
    assert legal(state) == [f"ticket:{ticket}", "end"]
    after = do(state, f"ticket:{ticket} keep")
    assert (own(after)[ticket], after.kept, after.bus_tourists, after.clock) == (1, (1, 0), 7, 1)
    assert legal(after) == ["end"]


def test_d7_6_the_bus_has_to_be_there_with_a_tourist() -> None:
    rich = [{"beer": 1, "doughnut": 1}]
    assert legal(do(scene(bus=5, resources=rich), "R4.1")) == ["end"]
    full = ["R1.1", "R1.2", "R2.1", "R2.2", "R3.1", "R3.2", "R5.1", "R6.1"]
    assert legal(do(scene(bus=4, resources=rich, tourists=full), "R4.1")) == ["end"]
    assert legal(do(scene(bus=4), "R4.1")) == ["end"]
    repaired = scene(bus=4, resources=[{"beer": 1, "wood": 1}])
    assert "ticket:beer" in legal(do(repaired, "S4.1")), "whatever the Hero did there"


def test_d7_7_the_use_is_offered_for_what_is_left_after_paying() -> None:
    state = do(scene(bus=4, resources=[{"brick": 1, "metal": 1, "beer": 1}]), "R4.1 ticket:beer")
    assert "to:S1.1" not in legal(state), "it costs the Beer that was just paid"
    assert {"to:R1.1", "to:S9.1", "keep"} <= set(legal(state))
    late = do(scene(clock=23, bus=4, resources=[{"beer": 1}]), "R4.1 ticket:beer")
    assert legal(late) == ["keep"]


def test_d7_8_a_tourist_from_the_bus_is_not_used_again_in_the_turn() -> None:
    state = do(scene(bus=1, resources=[{"beer": 1}], tourists=["S1.1"], stands={1: [1]}), "R1.1")
    state = do(state, "ticket:beer to:R1.2 card:2")
    assert legal(state) == ["use:S1.1", "end"]
    alone = do(scene(bus=1, resources=[{"beer": 1}]), "R1.1 ticket:beer to:R1.2 card:2")
    assert legal(alone) == ["end"]
    assert legal(do(alone, "end R2.1 end R3.1 end R1.1")) == ["use:R1.2", "end"], "in the next turn it is"


def test_d7_8_the_tourist_of_the_location_does_not_act_twice() -> None:
    state = do(scene(tourists=["R1.1"]), "R1.2 use:R1.1 to:R2.1 card:1")
    assert legal(state) == ["end"]


def test_d7_9_several_tourists_can_be_kept() -> None:
    state = scene(bus=4, resources=[{"beer": 1}], kept=[2])
    assert do(state, "R4.1 ticket:beer keep").kept == (3, 0)


def test_d7_10_the_bus_does_not_move_during_the_day() -> None:
    state = scene(bus=4, resources=[{"beer": 1}])
    assert do(state, "R4.1 ticket:beer to:R1.1 card:2 end R2.1 end").bus == 3


def test_d7_11_d7_12_a_card_is_used_after_the_action_and_turned_over() -> None:
    state = do(scene(tourists=["R9.1"]), "R9.1 use:R9.1 to:R1.1")
    assert own(state) == {"garlic": 1, "wood": 2}
    assert legal(state) == [f"card:{card}" for card in range(1, 9)]
    after = do(state, "card:1")
    assert (after.row_up, after.row_down) == ((2, 3, 4, 5, 6, 7, 8), (1,))
    assert own(after) == {"garlic": 1, "wood": 3}


def test_d7_13_a_card_without_effect_may_be_used() -> None:
    state = do(scene(tourists=["R9.1"]), "R9.1 use:R9.1 to:R1.1 card:2")
    assert own(state) == {"garlic": 1, "wood": 2}
    assert state.row_down == (2,)


def test_d7_14_extra_resources_are_those_of_the_tourists_location() -> None:
    state = do(scene(tourists=["R9.1"], row_up=(10, 1)), "R9.1 use:R9.1 to:R4.1 card:10")
    assert own(state) == {"garlic": 1, "sheep": 3}


def test_d7_15_everything_happens_up_to_the_supply() -> None:
    others = [{}, {"garlic": 13}]
    state = do(scene(tourists=["R1.1"], row_up=(9, 1), resources=others), "R1.2 use:R1.1 to:R9.1 card:9")
    assert own(state) == {"wood": 1, "garlic": 2}


def test_d7_15_an_option_without_effect_cannot_be_chosen() -> None:
    beerless = scene(tourists=["R9.1"], row_up=(23, 24), resources=[{}, {"beer": 15}])
    state = do(beerless, "R9.1 use:R9.1 to:R1.1")
    assert own(do(state, "card:24")) == {"garlic": 1, "wood": 2, "doughnut": 1}
    assert "take:beer" not in legal(do(state, "card:23"))


def test_d7_16_the_last_card_brings_a_new_row_at_once() -> None:
    start = scene(
        tourists=["R9.1", "R8.1"], bus=9, resources=[{"beer": 1}], row_up=(1,),
        row_down=(2, 3, 4, 5, 6, 7, 8), script=drawing(tourists=(11, 12, 13, 14, 15, 16, 17, 18)),
    )  # fmt: skip
    state = do(start, "R9.1 use:R9.1 to:R1.1 card:1")
    assert (state.row_up, state.row_down) == ((11, 12, 13, 14, 15, 16, 17, 18), ())
    assert state.tourist_discard == (1, 2, 3, 4, 5, 6, 7, 8)
    second = do(state, "ticket:beer to:R1.2")
    assert "card:11" in legal(second), "the second Tourist of the turn sees the new row"


def test_d7_16_also_at_24_hours() -> None:
    start = scene(clock=22, tourists=["R9.1"], row_up=(1,), row_down=(2, 3, 4, 5, 6, 7, 8))
    state = do(start, "R9.1 use:R9.1 to:R1.1 card:1")
    assert (state.clock, len(state.row_up)) == (24, 8)
    assert legal(state) == ["end"]


def test_d7_17_the_discards_become_the_deck_when_a_card_is_needed() -> None:
    discard = tuple(range(9, 25))
    start = scene(tourists=["R9.1"], row_up=(1,), row_down=(2, 3, 4, 5, 6, 7, 8), tourist_discard=discard)
    assert len(start.tourist_deck) == 6
    state = do(start, "R9.1 use:R9.1 to:R1.1 card:1")
    assert set(range(25, 31)) <= set(state.row_up)
    assert len(state.row_up) == 8
    assert len(state.tourist_deck) == 22
    assert state.tourist_discard == ()
    assert kinds(state).count("DeckShuffled") == 1
    exact = scene(
        tourists=["R9.1"], row_up=(1,), row_down=(2, 3, 4, 5, 6, 7, 8), tourist_discard=tuple(range(9, 23))
    )
    state = do(exact, "R9.1 use:R9.1 to:R1.1 card:1")
    assert (len(state.tourist_deck), len(state.tourist_discard)) == (0, 22), "shuffled only when needed"


def test_d7_18_cards_count_at_the_new_location_without_the_tourist() -> None:
    start = scene(tourists=["R9.1", "R1.1"], bus=1, row_up=(20, 1))
    assert own(do(start, "R9.1 use:R9.1 to:R1.2 card:20")) == {"garlic": 1, "wood": 2}
