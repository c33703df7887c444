"""D8 and D9: Bribes, Bites, conversions and Gift cards."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.dining.state import DiningState
from tests.rules.dining.scenes import do, drawing, legal, own, scene, supply

FIVE = {"wood": 1, "brick": 1, "metal": 1, "doughnut": 1, "holy_water": 1}
"""The cost of Gift card 1."""


def dinner(players: int = 2, **pieces: Any) -> DiningState:
    """Return the Dinner of the First Player."""
    return scene(players, **{"step": "bribe", "clock": 24, **pieces})


def test_d8_1_the_day_ends_with_all_meeples_off_the_board() -> None:
    start = scene(clock=23, heroes=["R1.1", "R2.1"], tourists=["R4.1", "R5.1"], kept=[1], bus=7)
    state = do(start, "R3.1 end")
    assert state.heroes == (-1, -1)
    assert (state.tourists, state.bus, state.bus_tourists, state.kept) == (0, -1, 7, (1, 0))


def test_d8_2_dinners_go_clockwise_from_the_first_player_one_after_the_other() -> None:
    rich = {"sheep": 3}
    state = dinner(3, first=1, active=1, resources=[rich, rich, rich])
    order = []
    for tokens in ("attend bribe:sheep bribe:sheep bribe:sheep end", "skip", "skip"):
        order.append(player_to_move(state))
        state = do(state, tokens)
    assert order == [1, 2, 0]


@pytest.mark.parametrize(
    ("pieces", "allowed"),
    [
        ({"resources": [{"sheep": 3}]}, True),
        ({"resources": [{"sheep": 2}]}, False),
        ({"resources": [{"sheep": 1, "blood": 1}]}, True),
        ({"resources": [{"blood": 1}]}, False),
        ({"kept": [1]}, True),
        ({"resources": [{"blood": 1}], "track": [(1,)]}, True),
        ({"resources": [{"sheep": 1}], "track": [(1, 2, 3)]}, False),
    ],
)
def test_d8_3_attending_needs_bribes_worth_3(pieces: dict[str, Any], allowed: bool) -> None:
    assert ("attend" in legal(dinner(**pieces))) == allowed


def test_d8_3_the_value_of_each_bribe() -> None:
    state = dinner(resources=[{"sheep": 1, "blood": 1}], kept=[1], track=[(1, 2)], favor=[9])
    state = do(state, "attend bribe:tourist bribe:blood bribe:sheep bribe:cube")
    assert do(state, "favor " * 7).points == (7, 0)
    assert legal(do(state, "favor " * 7)) == ["end"]
    assert state.track[0] == 0b10


def test_d8_4_d14_5_bribes_are_paid_one_by_one_before_the_first_conversion() -> None:
    state = do(dinner(resources=[{"sheep": 3, "blood": 1}]), "attend")
    assert legal(state) == ["bribe:blood", "bribe:sheep"]
    state = do(state, "bribe:blood")
    assert legal(state) == ["bribe:sheep"], "not enough yet"
    state = do(state, "bribe:sheep")
    assert legal(state) == ["bribe:sheep", "done"]
    state = do(state, "done")
    assert (own(state), supply(state, "blood"), supply(state, "sheep")) == ({"sheep": 2}, 15, 13)
    assert legal(state) == ["end"]


def test_d8_4_a_kind_that_would_not_leave_enough_cannot_be_paid_first() -> None:
    state = do(dinner(resources=[{"sheep": 1, "blood": 1}], track=[(1,)]), "attend")
    assert legal(state) == ["bribe:blood"]


def test_d8_5_overpaying_counts_and_gives_no_change() -> None:
    state = do(dinner(resources=[{"blood": 2}], favor=[5]), "attend bribe:blood bribe:blood")
    assert do(state, "favor favor favor favor end").favor == (1, 0)
    assert legal(do(state, "favor favor favor favor")) == ["end"]


def test_d8_5_d15_5_two_bites_and_five_bribes_are_three_conversions() -> None:
    pieces = {"resources": [{"blood": 2, "sheep": 1}], "bites": [2], "favor": [9]}
    state = do(dinner(**pieces), "attend bribe:blood bribe:blood bribe:sheep")
    assert legal(do(state, "favor favor favor")) == ["end"]
    assert "favor" in legal(do(state, "favor favor"))


def test_d8_5_switch_h10_bites_reduce_only_favor() -> None:
    pieces = {"resources": [{**FIVE, "blood": 2, "sheep": 1}], "bites": [2], "favor": [9]}
    start = dinner(options={"bites": "favor"}, gifts=[(1,), (4, 5, 6)], **pieces)
    state = do(start, "attend bribe:blood bribe:blood bribe:sheep favor favor favor")
    assert legal(state) == ["gift:1", "end"]
    after = do(state, "gift:1")
    assert after.points == (6, 0)
    assert "favor" not in legal(after)
    default = dinner(gifts=[(1,), (4, 5, 6)], **pieces)
    assert legal(do(default, "attend bribe:blood bribe:blood bribe:sheep favor favor favor")) == ["end"]


def test_d8_6_d15_4_favor_and_a_gift_are_one_conversion_each() -> None:
    start = dinner(
        resources=[{**FIVE, "blood": 1, "sheep": 1}], kept=[1], favor=[5], script=drawing(gifts=(20,))
    )
    state = do(start, "attend bribe:tourist bribe:blood bribe:sheep")
    assert {"favor", "gift:1"} <= set(legal(state))
    state = do(state, "favor favor favor favor favor gift:1")
    assert (state.points, state.favor, state.favor_supply) == ((8, 0), (0, 0), 25)
    assert legal(state) == ["end"]
    assert (state.gifts[0], state.track, state.cubes) == ((2, 3, 20), (1, 0), (13, 14))


def test_d8_6_switch_h11_a_gift_is_itself_a_bribe() -> None:
    pieces = {"resources": [{**FIVE, "sheep": 3}], "favor": [9], "gifts": [(1,), (4, 5, 6)]}
    start = dinner(options={"gift_conversion": "bribe"}, **pieces)
    state = do(start, "attend bribe:sheep bribe:sheep bribe:sheep favor favor favor")
    assert legal(state) == ["gift:1", "end"]
    assert do(state, "gift:1").points == (6, 0)
    first = do(start, "attend bribe:sheep bribe:sheep bribe:sheep gift:1 favor favor favor")
    assert legal(first) == ["end"]


def test_d8_7_conversions_are_in_any_order_and_may_stop_early() -> None:
    start = dinner(resources=[{**FIVE, "sheep": 3}], favor=[2])
    state = do(start, "attend bribe:sheep bribe:sheep bribe:sheep")
    assert do(state, "gift:1 favor").points == do(state, "favor gift:1").points == (4, 0)
    assert do(state, "end").points == (0, 0)


def test_d8_8_awards_pay_for_gifts_but_are_no_bribes() -> None:
    start = dinner(
        resources=[{**FIVE, "sheep": 4, "doughnut": 2}], track=[(1, 2, 3)], gifts=[(1, 14), (4, 5, 6)],
        script=drawing(gifts=(9, 7)),
    )  # fmt: skip
    state = do(start, "attend bribe:sheep bribe:sheep bribe:sheep done gift:1")
    assert own(state) == {"sheep": 1, "beer": 1, "doughnut": 2}
    blood = dinner(
        resources=[{**FIVE, "sheep": 3, "metal": 2, "garlic": 1}], track=[(1,)], gifts=[(1, 4), ()]
    )
    state = do(blood, "attend bribe:sheep bribe:sheep bribe:sheep done")
    assert "gift:4" not in legal(state)
    state = do(state, "gift:1")
    assert own(state)["blood"] == 1
    assert "gift:4" in legal(state), "the Blood Pack of the second space pays for it"


def test_d8_8_a_cube_placed_at_this_dinner_does_not_pay_in_it() -> None:
    start = dinner(resources=[{**FIVE, "sheep": 3}])
    state = do(start, "attend bribe:sheep bribe:sheep bribe:sheep gift:1")
    assert legal(state) == ["end"]
    assert state.track == (1, 0)


def test_d8_9_a_token_is_spent_once() -> None:
    start = dinner(resources=[{"sheep": 3, "beer": 1, "garlic": 1}], gifts=[(2,), ()])
    state = do(start, "attend bribe:sheep bribe:sheep bribe:sheep")
    assert legal(state) == ["end"]
    four = dinner(resources=[{"sheep": 4, "beer": 1, "garlic": 1}], gifts=[(2,), ()])
    assert "gift:2" in legal(do(four, "attend bribe:sheep bribe:sheep bribe:sheep done"))


def test_d8_10_who_stays_away_is_bitten_and_converts_nothing() -> None:
    state = do(dinner(resources=[{"sheep": 9}], favor=[5]), "skip")
    assert (state.bites, state.points, state.favor) == ((1, 0), (0, 0), (5, 0))
    assert player_to_move(state) == 1


def test_d8_11_at_most_three_bites() -> None:
    assert do(dinner(bites=[2]), "skip").bites == (3, 0)
    assert do(dinner(bites=[3]), "skip").bites == (3, 0)


@pytest.mark.parametrize("tokens", ["skip", "attend bribe:sheep bribe:sheep bribe:sheep end"])
def test_d8_12_unpaid_tourists_go_back_to_the_bus(tokens: str) -> None:
    start = dinner(resources=[{"sheep": 3}], kept=[2, 1])
    assert start.bus_tourists == 5
    after = do(start, tokens)
    assert (after.kept, after.bus_tourists) == ((0, 1), 7)
    assert after.bites == (int(tokens == "skip"), 0)


def test_d8_12_a_paid_tourist_goes_to_the_bus_at_once() -> None:
    state = do(dinner(kept=[2]), "attend bribe:tourist done")
    assert (state.kept, state.bus_tourists) == ((1, 0), 7)


def test_d8_13_d15_9_one_may_attend_without_conversions() -> None:
    state = do(dinner(kept=[1], bites=[3], favor=[5]), "attend bribe:tourist")
    assert legal(state) == ["end"]
    assert do(state, "end").bites == (3, 0)


def test_d8_14_switch_s6_cures_at_dinner_before_paying() -> None:
    pieces = {"resources": [{"garlic": 1, "holy_water": 1, "sheep": 3}], "bites": [2], "favor": [9]}
    state = dinner(**pieces)
    assert legal(state) == ["attend", "cure:garlic", "cure:holy_water", "skip"]
    state = do(state, "cure:garlic cure:holy_water")
    assert (state.bites, own(state)) == ((0, 0), {"sheep": 3})
    paid = do(dinner(**pieces), "attend")
    assert not [token for token in legal(paid) if token.startswith("cure")]
    assert not [token for token in legal(do(dinner(**pieces), "skip")) if token.startswith("cure")]
    day_only = dinner(options={"dinner_cure": "day"}, **pieces)
    assert legal(day_only) == ["attend", "skip"]
    assert "cure:garlic" in legal(scene(options={"dinner_cure": "day"}, **pieces))


def test_d8_15_everything_else_stays() -> None:
    start = dinner(
        resources=[{"wood": 2}],
        bites=[1, 1],
        favor=[3],
        track=[(2,)],
        active=1,
        script=drawing(bus=(0, 1, 2, 3, 4)),
    )
    state = do(start, "skip")
    assert state.round == 2
    assert (state.bites, state.favor, state.track) == ((1, 2), (3, 0), (2, 0))
    assert own(state) == {"wood": 2}
    assert state.gifts == start.gifts


# ------------------------------------------------------------------------------------------------- Gift cards


def complete(
    *gifts: int, bribes: int = 3, options: dict[str, str] | None = None, **pieces: Any
) -> DiningState:
    """Return the position after the First Player attended with Sheep and completed some Gift cards."""
    rich = dict.fromkeys(("wood", "brick", "metal", "blood", "holy_water", "beer", "doughnut", "garlic"), 9)
    given = {"resources": [{**rich, "sheep": 12}], "gifts": [gifts, ()], **pieces}
    state = do(dinner(options=options, **given), "attend" + " bribe:sheep" * bribes + " done")
    return do(state, " ".join(f"gift:{gift}" for gift in gifts))


def test_d9_1_pay_score_discard_draw_and_place_a_cube() -> None:
    start = dinner(resources=[{**FIVE, "sheep": 3}], script=drawing(gifts=(24,)))
    state = do(start, "attend bribe:sheep bribe:sheep bribe:sheep gift:1")
    assert own(state) == {}
    assert supply(state, "doughnut") == 15
    assert (state.points, state.gift_discard, state.gifts[0]) == ((3, 0), (1,), (2, 3, 24))
    assert state.track == (1, 0)
    names = [type(event).__name__ for event in state.told or ()][-3:]
    assert names == ["GiftCompleted", "GiftDrawn", "CubePlaced"]


def test_d9_2_the_replacement_can_be_completed_at_once() -> None:
    state = complete(1, script=drawing(gifts=(2,)))
    assert "gift:2" in legal(state)


def test_d9_3_d9_4_d9_7_d15_8_the_leftmost_gap_is_filled_and_awards_again() -> None:
    start = dinner(
        resources=[{**FIVE, "blood": 1, "sheep": 2, "beer": 1, "garlic": 2}], track=[(1, 2, 3)],
        gifts=[(1, 2), ()], script=drawing(gifts=(20, 21)),
    )  # fmt: skip
    state = do(start, "attend bribe:blood bribe:cube")
    assert (state.track, state.cubes) == ((0b110, 0), (12, 14))
    state = do(state, "gift:1")
    assert state.track == (0b111, 0)
    assert "beer" not in {
        event.resource for event in state.told or () if type(event).__name__ == "ResourceGained"
    }
    state = do(state, "gift:2")
    assert state.track == (0b1111, 0)
    assert own(state)["beer"] == 1, "the award of the fourth space"


def test_d9_4_the_award_is_taken_every_time() -> None:
    again = complete(1, track=[(1, 3)])
    assert own(again)["blood"] == 10
    assert own(complete(1, track=[(1, 2, 3, 4, 5)]))["sheep"] == 11
    last = own(complete(1, track=[(1, 2, 3, 4, 5, 6, 7)]))
    assert (last["garlic"], last["holy_water"]) == (10, 9)


def test_d9_5_switch_s4_awards_draw_cards_each_time() -> None:
    state = complete(1, 2, track=[(1, 2)], gifts=[(1, 2, 3), ()])
    assert len(state.gifts[0]) == 4
    again = complete(1, track=[(1, 2, 4)], gifts=[(1, 2, 3, 4), ()])
    assert len(again.gifts[0]) == 5, "taken again, so one more"
    two = complete(1, track=[(1, 2, 3, 4)], gifts=[(1, 2, 3), ()])
    assert len(two.gifts[0]) == 5


def test_d9_5_switch_s4_awards_as_hand_size() -> None:
    options = {"gift_awards": "size"}
    size_4 = complete(1, track=[(1, 2)], gifts=[(1, 2, 3), ()], options=options)
    assert len(size_4.gifts[0]) == 4
    same = complete(1, track=[(1, 2, 4)], gifts=[(1, 2, 3, 4), ()], options=options)
    assert len(same.gifts[0]) == 4
    above = complete(1, track=[(2,)], gifts=[(1, 2, 3, 4), ()], options=options)
    assert len(above.gifts[0]) == 3, "a completed card is replaced only below the hand size"
    below = complete(1, track=[(3, 5)], gifts=[(1, 2, 3), ()], options=options)
    assert len(below.gifts[0]) == 3, "a space without cards draws none"
    start = dinner(options=options, track=[(3, 5)], active=1, script=drawing(bus=(0, 1, 2, 3, 4)))
    assert [len(hand) for hand in do(start, "skip").gifts] == [6, 3], "the night refills to the hand size"


def test_d9_6_d10_4_the_night_refills_to_three() -> None:
    start = dinner(active=1, gifts=[(1,), (2, 3, 4, 5)], script=drawing(gifts=(9, 8)))
    assert do(start, "skip").gifts == ((1, 8, 9), (2, 3, 4, 5))


def test_d9_8_a_full_track_or_no_cube_still_scores() -> None:
    full = complete(1, track=[tuple(range(1, 9))])
    assert (full.points, full.track[0]) == ((3, 0), 0xFF)
    stands = {location: [0] * 5 for location in (4, 5)}
    no_cube = complete(1, stands={**stands, 6: [0] * 4})
    assert (no_cube.points, no_cube.track, no_cube.cubes[0]) == ((3, 0), (0, 0), 0)


def test_d9_9_an_empty_deck_is_shuffled_from_the_discards() -> None:
    rest = tuple(range(3, 25))
    state = complete(1, gifts=[(1,), rest], gift_discard=(2,))
    assert state.gifts[0] in ((1,), (2,)), "the discarded card and the completed one were shuffled"
    assert len(state.gift_deck) == 1


def test_d9_9_without_any_card_none_is_drawn() -> None:
    state = complete(1, gifts=[(1,), tuple(range(2, 25))])
    assert state.gifts[0] == (1,), "the completed card itself comes back"
    start = dinner(active=1, gifts=[(1,), tuple(range(2, 25))])
    assert [len(hand) for hand in do(start, "skip").gifts] == [1, 23]


GIFTS = {
    1: ("wood 1 brick 1 metal 1 holy_water 1 doughnut 1", 3),
    2: ("sheep 1 beer 1 garlic 1", 2),
    3: ("wood 1 holy_water 1 doughnut 1", 2),
    4: ("metal 1 blood 1 garlic 1", 2),
    5: ("brick 1 beer 1 doughnut 1", 2),
    6: ("sheep 1 holy_water 1 garlic 1", 2),
    7: ("blood 1 beer 1 doughnut 1", 2),
    8: ("wood 1 sheep 2 beer 1 garlic 1", 3),
    9: ("brick 1 blood 1 holy_water 1 doughnut 1 garlic 1", 3),
    10: ("metal 1 sheep 1 blood 1 beer 1 garlic 1", 3),
    11: ("metal 1 sheep 1 holy_water 1 doughnut 2", 3),
    12: ("wood 1 holy_water 1 beer 1 garlic 2", 3),
    13: ("brick 1 blood 1 holy_water 2 beer 1", 3),
    14: ("sheep 2 blood 2 doughnut 1", 3),
    15: ("metal 1 beer 2 doughnut 1 garlic 1", 3),
    16: ("wood 1 brick 1 metal 1 sheep 2 blood 1 garlic 1", 4),
    17: ("sheep 1 holy_water 2 beer 2 garlic 2", 4),
    18: ("wood 1 blood 2 beer 2 doughnut 2", 4),
    19: ("brick 1 sheep 2 holy_water 2 beer 1 doughnut 1", 4),
    20: ("metal 2 blood 1 holy_water 1 doughnut 2 garlic 1", 4),
    21: ("brick 2 sheep 2 beer 1 doughnut 1 garlic 1", 4),
    22: ("brick 1 metal 1 sheep 1 blood 1 holy_water 1 beer 1 doughnut 1 garlic 1", 5),
    23: ("wood 1 metal 1 blood 2 holy_water 2 doughnut 2", 5),
    24: ("brick 1 sheep 3 beer 2 garlic 2", 5),
}
"""The cost and VP of each Gift card."""


@pytest.mark.parametrize("gift", GIFTS)
def test_each_gift_card_costs_its_resources_and_gives_its_vp(gift: int) -> None:
    words = GIFTS[gift][0].split()
    cost = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    start = dinner(resources=[cost], kept=[1], gifts=[(gift,), ()])
    state = do(start, "attend bribe:tourist" + " done" * bool(cost.get("sheep") or cost.get("blood")))
    after = do(state, f"gift:{gift} end")
    assert (own(after), after.points[0]) == ({}, GIFTS[gift][1])
    for name in cost:
        short = {**cost, name: cost[name] - 1}
        start = dinner(resources=[short], kept=[1], gifts=[(gift,), ()])
        state = do(start, "attend bribe:tourist")
        state = do(state, "done") if "done" in legal(state) else state
        assert legal(state) == ["end"]
