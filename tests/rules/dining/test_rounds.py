"""D10 to D14: the next round, the end of the game, limits and knowledge."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import is_over, player_to_move
from furyqt.rules.core.record import Record, dumps, loads
from furyqt.rules.core.text import Text
from furyqt.rules.dining import RULES
from furyqt.rules.dining.observation import MASK, outcome
from furyqt.rules.dining.options import OPTIONS, SWITCHED_ON, SWITCHES, DiningOptions
from furyqt.rules.dining.scoring import majorities, ranking, ranking_keys
from furyqt.rules.dining.spaces import spaces_in
from furyqt.rules.dining.state import DiningState
from tests.contract.facts_dining import conserved
from tests.contract.games import played
from tests.rules.dining.scenes import do, drawing, kinds, legal, opening, own, scene, supply


def last_dinner(players: int = 2, **pieces: Any) -> DiningState:
    """Return the last Dinner of a round."""
    return scene(players, **{"step": "bribe", "clock": 24, "active": players - 1, "first": 0, **pieces})


def test_d10_1_after_four_rounds_the_game_ends() -> None:
    assert do(last_dinner(round=3), "skip").round == 4
    ended = do(last_dinner(round=4), "skip")
    assert is_over(ended)
    assert (ended.round, ended.clock, ended.first) == (4, 24, 0)


@pytest.mark.parametrize(("last", "first"), [(0, 1), (1, 2), (2, 0)])
def test_d10_2_the_left_neighbor_of_the_last_turn_is_first(last: int, first: int) -> None:
    state = do(last_dinner(3, last=last), "skip")
    assert (state.first, player_to_move(state)) == (first, first)
    day = scene(3, clock=22, active=last, first=0)
    day = do(day, "R1.1 end R2.1 end skip skip skip")
    assert day.first == (first + 1) % 3


def test_d10_2_the_last_turn_is_that_of_the_last_placed_hero() -> None:
    day = scene(clock=22, active=1, first=0, tourists=["R9.1"])
    assert do(day, "R9.1 use:R9.1 to:R1.1 card:1 end skip skip").first == 0


def test_d10_3_the_clock_is_set_to_0() -> None:
    assert do(last_dinner(), "skip").clock == 0


def test_d10_4_the_refill_goes_from_the_new_first_player_each_up_to_three() -> None:
    start = last_dinner(gifts=[(1,), (2, 3)], last=0, script=drawing(gifts=(20, 21, 22)))
    assert do(start, "skip").gifts == ((1, 21, 22), (2, 3, 20))


def test_d10_5_all_tourist_cards_are_shuffled_and_eight_dealt() -> None:
    start = last_dinner(row_up=(1, 2), row_down=(3, 4, 5, 6, 7, 8), tourist_discard=tuple(range(9, 20)))
    state = do(start, "skip")
    assert (len(state.row_up), state.row_down, state.tourist_discard) == (8, (), ())
    assert len(state.tourist_deck) == 22


def test_d10_5_the_bus_runs_to_five_different_locations() -> None:
    state = do(last_dinner(script=drawing(bus=(8, 0, 3, 5, 7))), "skip")
    assert spaces_in(state.tourists) == [0, 21, 35, 56]
    assert (state.bus, state.bus_tourists) == (7, 4)
    assert {opening(seed=seed).bus for seed in range(60)} == set(range(9))


def test_d10_6_switch_s1_every_stop_pays_its_controller() -> None:
    pieces = {"stands": {9: [0], 4: [0, 1], 5: [1]}, "script": drawing(bus=(8, 3, 0, 1, 4))}
    state = do(last_dinner(**pieces), "skip")
    assert (own(state, 0), own(state, 1)) == ({"garlic": 1}, {"sheep": 1, "blood": 1})
    other = do(last_dinner(options={"fifth_stop": "nothing"}, **pieces), "skip")
    assert (own(other, 0), own(other, 1)) == ({"garlic": 1}, {"sheep": 1})


def test_d10_6_an_empty_supply_pays_nothing() -> None:
    pieces = {"stands": {9: [0]}, "script": drawing(bus=(8, 3, 0, 1, 4)), "resources": [{}, {"garlic": 15}]}
    state = do(last_dinner(**pieces), "skip")
    assert own(state, 0) == {}
    assert own(do(last_dinner(options={"supply": "unlimited"}, **pieces), "skip"), 0) == {"garlic": 1}


def test_d10_7_the_draws_need_no_decision() -> None:
    assert player_to_move(do(last_dinner(), "skip")) == 0


# ---------------------------------------------------------------------------------------- the end of the game


def ended(stands: dict[int, list[int]], players: int = 2, **pieces: Any) -> DiningState:
    """Return a finished game."""
    state = do(last_dinner(players, round=4, stands=stands, **pieces), "skip")
    assert is_over(state)
    return state


def test_d11_1_majorities_are_scored_after_the_last_dinner() -> None:
    state = ended({4: [0, 0], 5: [1, 1, 0]}, points=[3, 3])
    assert state.points == (4, 4)
    assert kinds(state)[-3:] == ["MajorityScored", "MajorityScored", "GameEnded"]


@pytest.mark.parametrize(
    ("stands", "majority", "control"),
    [([0, 1, 0], 0, 0), ([0, 1], None, 1), ([0], None, 0), ([0, 0, 1, 1, 2], None, 2), ([0, 1, 2, 2], 2, 2)],
)
def test_d11_2_d15_10_most_cubes_without_a_tie(stands: list[int], majority: int | None, control: int) -> None:
    state = ended({4: stands}, players=3)
    assert majorities(state).get(3) == majority
    assert state.stands[3][-1] == control
    assert [keys[3] for keys in ranking_keys(state)] == [int(player == control) for player in range(3)]


def test_d11_2_switch_s3_more_than_half() -> None:
    stands = {4: [0, 0, 1, 2], 5: [0, 0, 1]}
    assert majorities(ended(stands, players=3)) == {3: 0, 4: 0}
    assert majorities(ended(stands, players=3, options={"majority": "half"})) == {4: 0}


def test_d11_3_switch_h12_two_repaired_stands_or_two_spaces() -> None:
    stands = {1: [0], 4: [0], 5: [1, 1]}
    assert majorities(ended(stands)) == {4: 1}
    assert majorities(ended(stands, options={"majority_minimum": "spaces"})) == {3: 0, 4: 1}


def result(state: DiningState) -> tuple[tuple[int, ...], str]:
    found = outcome(state)
    assert found is not None
    assert isinstance(found.reason, Text)
    return found.winners, str(found.reason)


def test_d11_4_most_vp_win() -> None:
    assert result(ended({}, points=[5, 9])) == ((1,), "Blue has the most Victory Points: 9.")


def test_d11_5_ties_by_stands_then_by_the_track_then_shared() -> None:
    stands = ended({4: [0, 1], 5: [1, 0], 6: [1]}, points=[5, 5])
    assert result(stands) == ((1,), "Blue wins the tie at 5 VP by repaired stands.")
    track = ended({4: [0, 1], 5: [1, 0]}, points=[5, 5], track=[(2, 3), (1,)])
    assert result(track) == ((0,), "Red wins the tie at 5 VP by cubes on the Gifts track.")
    shared = ended({4: [0, 1], 5: [1, 0]}, points=[5, 5, 1], players=3)
    assert result(shared) == ((0, 1), "Shared victory with 5 VP: Red and Blue.")
    assert outcome(shared).values == (0.5, 0.5, 0.0)  # type: ignore[union-attr]
    assert ranking(shared) == [[0, 1], [2]]


def test_d11_6_switch_s2_the_third_tiebreaker() -> None:
    stands = {4: [1, 0], 5: [1, 0], 6: [0, 0, 1, 1], 7: [], 8: [0, 1]}
    controlled = ended(stands, points=[5, 5], players=2)
    assert [keys[3] for keys in ranking_keys(controlled)] == [2, 2]
    one = {4: [1, 0], 5: [1, 0], 6: [0, 0, 1, 1]}
    assert result(ended(one, points=[5, 5])) == ((0,), "Red wins the tie at 5 VP by controlled locations.")
    busiest = ended(one, points=[5, 5], options={"tie_break": "busiest"})
    assert result(busiest)[0] == (1,)
    several = {4: [1, 0], 5: [1, 0], 6: [0, 1], 7: [1], 8: [0]}
    assert [keys[3] for keys in ranking_keys(ended(several, options={"tie_break": "busiest"}))] == [2, 1]


def test_d11_7_vp_have_no_limit() -> None:
    state = scene(step="convert", clock=24, points=[70], favor=[1], conversions=1, resources=[{}])
    assert do(state, "favor").points == (71, 0)


# ----------------------------------------------------------------------------------------------------- limits


def test_d12_1_switch_s5_limits_of_the_box() -> None:
    rest = [{}, {"wood": 15}]
    assert own(do(scene(resources=rest), "R1.1")) == {}
    unlimited = scene(resources=rest, options={"supply": "unlimited"})
    after = do(unlimited, "R1.1 end R2.1 end R1.2")
    assert own(after) == {"wood": 3}
    assert after.supply == unlimited.supply
    favor = scene(resources=[{"metal": 1}], favor_supply=0, options={"supply": "unlimited"})
    assert do(favor, "S9.1").favor == (1, 0)


def test_d12_1_paid_tokens_can_be_taken_again_in_the_turn() -> None:
    start = scene(resources=[{"wood": 1}, {"wood": 14}], tourists=["R7.1"], stands={7: []})
    state = do(start, "S7.1 use:R7.1 to:R1.1 card:2")
    assert own(state) == {"wood": 1}


def test_d12_2_d15_7_a_short_supply_gives_what_is_left() -> None:
    start = scene(
        resources=[{"brick": 1, "metal": 1, "beer": 1}, {"wood": 14}], favor=[12, 12], favor_supply=1
    )
    assert do(start, "S1.1").favor == (13, 12)
    assert do(start, "S1.1").favor_supply == 0
    assert own(do(start, "R1.1"))["wood"] == 1


def test_d12_3_bus_stops_concern_different_resources() -> None:
    stands = {location: [0] for location in range(1, 10)}
    state = do(last_dinner(stands=stands, script=drawing(bus=(0, 1, 2, 3, 4))), "skip")
    assert own(state) == {"wood": 1, "brick": 1, "metal": 1, "sheep": 1, "blood": 1}


SWITCHED = [
    {},
    {option.name: list(option.values)[-1] for option in OPTIONS[1:]},
    *({option.name: list(option.values)[-1]} for option in OPTIONS[1:-1]),
]
"""Options: the defaults, every other reading together, and each alone."""


@pytest.mark.parametrize("number", range(200))
def test_d12_4_invariants_in_random_games(number: int) -> None:
    check_game(number)


@pytest.mark.slow
def test_d12_4_invariants_in_ten_thousand_random_games() -> None:
    for number in range(10_000):
        check_game(number)


def check_game(number: int) -> None:
    """Check a random game with a number of players and switches that follow from its number."""
    options = {"players": str(2 + number % 3), **SWITCHED[number % len(SWITCHED)]}
    game = played(RULES, RULES.checked_options(options), number)
    for before, _, after in game.moves():
        conserved(before, after)
    assert is_over(game.states[-1])
    assert len(game.actions) < RULES.longest // 4


# ----------------------------------------------------------------------------------------- knowledge and undo


def test_d14_1_only_the_order_of_the_decks_is_hidden() -> None:
    assert MASK.forgotten(DiningState, {}) == {"script"}
    state = opening(4)
    for player in range(4):
        seen = RULES.observe(state, player)
        assert set(seen.tourist_deck) == set(seen.gift_deck) == {-2}
        assert seen.gifts == state.gifts
    assert RULES.table(RULES.checked_options({"players": "4"})).is_open


def test_d14_2_a_game_repeats_from_seed_and_actions() -> None:
    game = played(RULES, RULES.checked_options({"players": "3"}), 9)
    again = RULES.setup(game.options, 9)
    for action in game.actions:
        again = do(again, action.text)
    assert again == game.states[-1]


@pytest.mark.parametrize("number", range(len(SWITCHED)))
def test_d14_2_records_round_trip(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    from furyqt.rules.core import record

    monkeypatch.setattr(record, "ruleset", lambda name: RULES)
    options = RULES.checked_options({"players": str(2 + number % 3), **SWITCHED[number]})
    game = played(RULES, options, number)
    text = dumps(Record("dining", number, options, game.actions, ("",) * len(game.actions)))
    loaded, states = loads(text)
    assert (loaded.actions, tuple(states)) == (game.actions, game.states)


def test_d14_3_a_turn_is_undone_step_by_step_up_to_a_reveal() -> None:
    start = scene(tourists=["R9.1"], row_up=(30, 29))
    states = [start]
    for token in ["R9.1", "use:R9.1", "to:R1.1", "card:30", "take:wood", "discard:1"]:
        states.append(do(states[-1], token))
    told = [len(state.told or ()) for state in states]
    assert told == sorted(told)
    reveals = [number for number, state in enumerate(states) if {"GiftDrawn", "RowDealt"} & set(kinds(state))]
    assert reveals == [len(states) - 1], "nothing is revealed before the Gift card"
    assert all(before.gift_deck == start.gift_deck for before in states[:-1])


def test_d14_5_lists_are_short() -> None:
    for players in ("2", "4"):
        game = played(RULES, RULES.checked_options({"players": players}), 1)
        assert max(len(legal(state)) for state in game.states) <= 12 + 9 + 3


def test_d15_3_the_example_with_senor_medeira() -> None:
    state = do(scene(clock=22, tourists=["R9.1"], resources=[{"metal": 9, "wood": 2}]), "R9.1")
    assert (state.clock, own(state)["garlic"]) == (23, 1)
    state = do(state, "use:R9.1")
    assert not [token for token in legal(state) if token.startswith("to:S")]
    state = do(state, "to:R1.1 card:1")
    assert (state.clock, own(state)["wood"], state.row_down) == (24, 5, (1,))
    assert supply(state, "wood") == 10
    assert legal(do(state, "end")) == ["skip"]


def test_switches_are_options_with_two_values() -> None:
    by_name = {option.name: option for option in OPTIONS}
    assert list(SWITCHES) == [f"S{n}" for n in range(1, 9)] + ["H10", "H11", "H12"]
    assert set(SWITCHES.values()) == set(DiningOptions.__struct_fields__)
    for name in SWITCHES.values():
        assert len(by_name[name].values) == 2
        for value in by_name[name].values:
            assert getattr(opening(**{name: value}).options, name) == (value == SWITCHED_ON[name])


def test_the_default_of_every_switch_is_its_reading_of_d16_and_there_are_no_snacks() -> None:
    assert opening().options == DiningOptions()
    assert [name for name in SWITCHES.values() if not getattr(DiningOptions(), name)] == ["snacks"]
