"""The hunters' journeys by road, rail and sea, and their groups (R4, R15)."""

from __future__ import annotations

import pytest

from furyqt.rules.fury2.events import DiceRolled, GroupAwaited, GroupJoined, HunterMoved
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.travel.journeys import rail_reach, road_reach
from furyqt.rules.fury2.tables import ATLAS, EAST, HOSPITAL, LINK, RAILS, SAILS, SEAS
from tests.rules.fury2.scenes import at, do, events_of, held, lost, pending, scene, tokens, with_dice

X, ZERO, ONE, TWO, THREE, MIXED = range(1, 7)
"""The numbers of the train die's faces as dice."""
TOGETHER = {"godalming": "london", "seward": "london", "mina": "london"}


def moves(state: Fury2State, way: str) -> set[str]:
    """Return the places of the moves by one way."""
    return {token.partition(":")[2] for token in tokens(state) if token.startswith(f"{way}:")}


def places(state: Fury2State) -> list[str]:
    return [ATLAS.places[sheet.place].code for sheet in state.hunters]


def test_r4_1_a_hunter_stays_or_moves_by_road_rail_or_sea() -> None:
    state = scene("godalming")
    assert {"stay", "rail"} <= set(tokens(state))
    assert moves(state, "road") == {"PL", "MN", "SW"}
    assert moves(state, "sea") == {"EC"}
    assert places(do(state, "stay"))[0] == "LO"


def test_r4_2_a_road_is_one_link_and_with_a_fast_horse_two() -> None:
    state = scene("godalming", items={"godalming": ["fast_horse"]})
    assert "LV" not in moves(state, "road")
    state = do(state, "godalming>>fast_horse")
    assert "LV" in moves(state, "road")
    assert not held(state, 0)
    state = do(state, "road:LV")
    assert places(state)[0] == "LV"
    assert pending(state) == "HunterAction"


def test_r4_3_the_train_is_declared_before_the_die_and_the_goal_chosen_after_it() -> None:
    state = do(with_dice(scene("seward", places={"seward": "madrid"}), ONE), "rail")
    assert pending(state) == "TrainRide"
    assert moves(state, "rail") == {"LS", "SN", "SR", "AL"}
    state = do(state, "rail:SR")
    assert (places(state)[1], pending(state)) == ("SR", "HunterAction")


def test_r4_3_x_ends_the_turn() -> None:
    state = do(with_dice(scene("seward", places={"seward": "madrid"}), X), "rail")
    assert (places(state)[1], state.active) == ("MA", 2)


@pytest.mark.parametrize(("option", "decision"), [("road", "MissedTrain"), ("stays", "HunterAction")])
def test_r4_3_a_missed_train_leaves_one_road_or_by_an_option_none(option: str, decision: str) -> None:
    state = scene("seward", places={"seward": "madrid"}, options={"train_zero": option})
    state = do(with_dice(state, ZERO), "rail")
    assert pending(state) == decision
    if option == "road":
        assert tokens(state)[0] == "stay"
        assert places(do(state, "road:SN"))[1] == "SN"
        assert not moves(state, "sea")


@pytest.mark.parametrize(("face", "far"), [(ONE, 1), (TWO, 2), (THREE, 3)])
def test_r4_3_the_number_is_the_most_links(face: int, far: int) -> None:
    state = do(with_dice(scene("seward", places={"seward": "madrid"}), face), "rail")
    links = ATLAS.distances("rail")[at("madrid")]
    assert moves(state, "rail") == {place.code for place in ATLAS.places if 1 <= links[place.index] <= far}


def test_r4_4_2_3_is_three_links_in_the_west_and_two_if_any_place_is_in_the_east() -> None:
    state = scene("seward", places={"seward": "madrid"})
    reach = rail_reach(state, at("madrid"), "2/3")
    links = ATLAS.distances("rail")[at("madrid")]
    assert {links[place] for place in reach} == {1, 2, 3}
    assert all(place not in EAST for place in reach if links[place] == 3)
    eastern = rail_reach(state, at("vienna"), "2/3")
    assert eastern == tuple(
        place.index for place in ATLAS.places if 1 <= ATLAS.distances("rail")[at("vienna")][place.index] <= 2
    )


def test_r4_4_a_ride_through_the_east_is_no_ride_of_three() -> None:
    state = scene("seward")
    for start in range(len(ATLAS.places)):
        two = set(rail_reach(state, start, "2"))
        for goal in set(rail_reach(state, start, "2/3")) - two:
            assert {start, goal}.isdisjoint(EAST)
            stops = {stop for stop in RAILS[goal] if stop in two and stop not in EAST}
            assert stops


def test_r4_5_who_catches_the_train_rides() -> None:
    state = do(with_dice(scene("seward", places={"seward": "madrid"}), THREE), "rail")
    assert all(token.startswith("rail:") for token in tokens(state))
    assert "rail:MA" not in tokens(state)


def test_r4_6_one_step_a_turn_and_no_way_back() -> None:
    state = do(scene("godalming"), "sea:EC")
    assert (places(state)[0], state.active) == ("EC", 1), "no action at sea"
    back = scene(
        "godalming", places={"godalming": "english_channel"}, sheets={"godalming": {"port": "london"}}
    )
    assert "stay" not in tokens(back)
    assert moves(back, "sea") == {
        ATLAS.places[place].code for place in SAILS["joined"][at("english_channel")]
    } - {"LO"}
    further = scene(
        "godalming",
        places={"godalming": "english_channel"},
        sheets={"godalming": {"port": "amsterdam", "wake": "north_sea"}},
    )
    assert "NS" not in moves(further, "sea")
    assert "LO" in moves(further, "sea")


def test_r4_6_after_another_port_the_first_one_is_free_again() -> None:
    state = scene(
        "godalming", places={"godalming": "english_channel"}, sheets={"godalming": {"port": "london"}}
    )
    state = do(state, "sea:LE")
    assert (state.hunters[0].port, state.hunters[0].wake) == (-1, -1)


def test_r4_6_excellent_weather_gives_four_sea_moves() -> None:
    state = scene("godalming", events={"godalming": ["excellent_weather"]})
    state = do(state, "godalming>excellent_weather", "sea:EC", "sea:AO", "sea:BB")
    assert pending(state) == "SailOn"
    assert state.hunters[0].wake == at("atlantic_ocean")
    state = do(state, "sea:BO")
    assert (places(state)[0], pending(state)) == ("BO", "HunterAction")


@pytest.mark.parametrize("kind", ["road", "rail"])
def test_r4_7_a_roadblock_closes_its_link_only(kind: str) -> None:
    line = LINK[kind, frozenset((at("london"), at("manchester" if kind == "rail" else "swansea")))]
    state = scene("godalming", roadblock=line)
    assert ("SW" in moves(state, "road")) == (kind == "rail")
    assert (at("manchester") in rail_reach(state, at("london"), "1")) == (kind == "road")


def test_r4_8_fog_holds_a_hunter_who_may_still_act() -> None:
    state = scene(
        "godalming", sheets={"godalming": {"tiles": ["fog"]}}, encounters=["hoax", "wolves", "bats"]
    )
    assert tokens(state)[0] == "stay"
    assert not moves(state, "road") | moves(state, "sea")
    assert not state.hunters[0].tiles
    assert pending(do(state, "stay")) == "HunterAction"


@pytest.mark.parametrize(("option", "count"), [("one", 3), ("two", 5)])
def test_r4_8_bats_let_dracula_move_the_hunter(option: str, count: int) -> None:
    state = scene(
        "godalming",
        sheets={"godalming": {"tiles": ["bats"]}},
        encounters=["hoax", "wolves", "fog"],
        options={"bats": option},
    )
    assert pending(state) == "BatsMove"
    assert len(moves(state, "road")) >= count
    assert ("stay" in tokens(state)) == (option == "two")
    state = do(state, "road:PL")
    assert (places(state)[0], pending(state)) == ("PL", "HunterAction")


def test_r4_9_sense_of_emergency_replaces_the_move_and_the_place_is_searched() -> None:
    state = scene(
        "godalming", events={"godalming": ["sense_of_emergency"]}, trail=["prague", "rome"], vampires=2
    )
    state = do(state, "godalming>sense_of_emergency")
    goals = {ATLAS.index[token] for token in tokens(state)}
    assert HOSPITAL in goals
    assert goals.isdisjoint(SEAS)
    state = do(state, "RO")
    assert lost(state) == {0: 4}
    assert state.trail[1].faceup
    assert pending(state) == "HunterAction"


def test_r4_10_markers_and_the_castle_do_not_stop_hunters() -> None:
    state = scene(
        "godalming", places={"godalming": "klausenburg"}, hosts=["galatz"], consecrated=at("szeged")
    )
    assert {"CD", "GA", "SZ"} <= moves(state, "road")
    assert places(do(state, "road:CD"))[0] == "CD"


# ----------------------------------------------------------------------------------------------------- groups


def test_r15_1_hunters_in_one_place_may_join_if_they_have_not_moved() -> None:
    state = scene("seward", places=TOGETHER)
    assert {"mina", "await:mina"} <= set(tokens(state))
    assert "godalming" not in tokens(state), "he has had his turn"
    state = do(state, "mina")
    assert pending(state) == "GroupInvitation"
    state = do(state, "yes")
    assert state.group == (1, 3)
    assert events_of(state, GroupJoined)
    assert "mina" not in tokens(state)


def test_r15_1_an_invitation_can_be_declined_once() -> None:
    state = do(scene("seward", places=TOGETHER), "mina", "no")
    assert state.group == (1,)
    assert "mina" not in tokens(state)


def test_r15_2_the_group_moves_once_and_the_others_have_no_turn() -> None:
    state = do(scene("seward", places=TOGETHER), "mina", "yes", "road:PL", "nothing")
    assert places(state)[1] == places(state)[3] == "PL"
    assert state.active == 2
    state = do(state, "stay", "nothing")
    assert state.active == 4, "Mina has moved"


def test_r15_2_a_hunter_may_wait_for_a_later_one() -> None:
    state = do(scene("godalming", places=TOGETHER), "await:mina")
    assert (state.active, events_of(state, GroupAwaited)[0].leader) == (1, 3)
    assert "godalming" not in tokens(state)
    state = do(state, "stay", "nothing", "stay", "nothing")
    assert (state.active, state.group) == (3, (3, 0))
    state = do(state, "road:PL", "nothing")
    assert places(state)[0] == places(state)[3] == "PL"


def test_r15_2_who_waited_for_somebody_who_left_has_the_next_turn() -> None:
    state = do(scene("godalming", places=TOGETHER), "await:mina")
    state.update_hunter(3, place=at("rome"))
    state = do(state, "stay", "nothing", "stay", "nothing", "stay", "nothing")
    assert (state.active, state.hunters[0].follows) == (0, -1)
    assert do(state, "stay", "nothing").active == 4


def test_r15_2_who_waited_for_somebody_who_was_defeated_has_the_next_turn() -> None:
    state = scene("godalming", places=TOGETHER, sheets={"mina": {"health": 2}}, next_events=["night_visit"])
    state = do(state, "await:mina", "stay", "event", "done", "stay", "nothing")
    assert (state.hunters[3].place, state.active, state.group) == (HOSPITAL, 0, (0,))
    assert do(state, "stay", "nothing").active == 4


def test_r15_2_who_is_awaited_does_not_join_another_group() -> None:
    places = {**TOGETHER, "seward": "london"}
    state = do(scene("godalming", places=places), "await:mina")
    assert (state.active, "mina" in tokens(state)) == (1, False)
    state = do(state, "await:mina", "stay", "nothing")
    assert (state.active, state.group) == (3, (3, 0, 1)), "but several may wait for one"


def test_r4_6_a_group_does_not_sail_where_one_member_may_not() -> None:
    places = {"seward": "mediterranean_sea", "mina": "mediterranean_sea"}
    sheets = {"seward": {"port": at("marseilles")}, "mina": {"port": at("cagliari")}}
    state = scene("seward", places=places, sheets=sheets)
    assert moves(state, "sea") == {"AL", "BA", "CG", "AO", "TS"}
    assert moves(do(state, "mina", "yes"), "sea") == {"AL", "BA", "AO", "TS"}


def test_r4_6_hunters_who_have_no_way_in_common_form_no_group_at_sea() -> None:
    places = {"seward": "black_sea", "mina": "black_sea"}
    sheets = {
        "seward": {"port": at("varna"), "wake": at("ionian_sea")},
        "mina": {"port": at("constanta"), "wake": at("ionian_sea")},
    }
    state = scene("seward", places=places, sheets=sheets)
    assert tokens(state) == ["sea:CN"]


def test_r15_3_one_train_roll_for_all_and_godalming_may_repeat_it() -> None:
    state = do(scene("godalming", places=TOGETHER), "mina", "yes")
    state = do(with_dice(state, X, ONE), "rail")
    assert pending(state) == "RollAgain"
    state = do(state, "yes", "rail:MN")
    assert places(state)[0] == places(state)[3] == "MN"
    assert places(state)[1] == "LO"


def test_r4_3_the_sentences_tell_what_the_train_die_means() -> None:
    state = do(with_dice(scene("godalming"), X), "rail")
    step = state.agenda[-1]
    assert str(step.at_stake(state)).startswith("The train die shows X.")
    told = [str(DiceRolled("train", (face - 1,)).describe()) for face in (X, ZERO, THREE)]
    assert told == [
        "The train die shows X: the turn is over.",
        "The train die shows 0: the train is missed.",
        "The train die shows 3.",
    ]
    assert str(DiceRolled("train", (X - 1,), is_open=True).describe()) == "The train die shows X."


@pytest.mark.parametrize(("hunter", "is_open"), [("godalming", True), ("seward", False)])
def test_r15_3_a_roll_that_may_be_repeated_ends_nothing_yet(hunter: str, is_open: bool) -> None:
    state = do(with_dice(scene(hunter), X), "rail")
    rolls = [event for event in state.told if isinstance(event, DiceRolled)]
    assert [roll.is_open for roll in rolls] == [is_open]


def test_ability_train_expert__the_second_roll_stands() -> None:
    state = do(with_dice(scene("godalming"), THREE, X), "rail", "yes")
    assert (places(state)[0], state.active) == ("LO", 1)
    kept = do(with_dice(scene("godalming"), ONE), "rail", "no")
    assert pending(kept) == "TrainRide"


def test_r15_4_one_action_and_one_member_who_profits() -> None:
    state = do(scene("seward", places=TOGETHER), "mina", "yes", "stay", "event")
    assert pending(state) == "Beneficiary"
    assert tokens(state) == ["seward", "mina"]
    state = do(state, "mina")
    assert pending(state) in ("SecondDraw", "ShownChoice")
    assert state.hunters[3].events


def test_r15_5_a_tile_hits_every_member() -> None:
    state = scene(
        "seward", places={**TOGETHER, "seward": "rome", "mina": "rome"}, trail=["prague", "rome+plague"]
    )
    state = do(state, "mina", "yes", "stay")
    assert lost(state) == {1: 2, 3: 2}


def test_r15_6_nobody_has_to_move_with_a_group() -> None:
    state = do(scene("seward", places=TOGETHER), "mina", "no", "road:PL", "nothing", "stay", "nothing")
    assert state.active == 3
    assert moves(state, "road") == {"PL", "MN", "SW"}


def test_r15_2_every_member_is_reported() -> None:
    state = do(scene("seward", places=TOGETHER), "mina", "yes", "road:PL")
    moved = [(event.hunter, event.way) for event in events_of(state, HunterMoved)]
    assert moved[-2:] == [(1, "road"), (3, "road")]


def test_r4_2_roads_in_reach_do_not_include_the_start() -> None:
    state = scene("godalming")
    for most in (1, 2):
        assert at("london") not in road_reach(state, at("london"), most)
