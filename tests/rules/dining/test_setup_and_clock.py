"""D1 to D3: terms, setup and the clock."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import is_over, legal_actions, play, player_to_move
from furyqt.rules.dining import RULES
from furyqt.rules.dining.spaces import LOCATIONS, NOWHERE, SPACES, TABLE, is_stand, spaces_in
from furyqt.rules.dining.steps.tourists import TouristSteps
from tests.contract.games import played
from tests.rules.dining.scenes import do, drawing, kinds, legal, opening, own, scene

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@PLAYERS
def test_d1_1_d13_1_four_rounds_for_two_to_four_players(players: int) -> None:
    game = played(RULES, RULES.checked_options({"players": str(players)}), 3)
    assert {state.round for state in game.states} == {1, 2, 3, 4}
    assert len(game.table.players) == len(game.states[-1].points) == players
    hours = [state.clock for state in game.states]
    assert max(hours) == 24


@PLAYERS
def test_d1_2_d2_4_d2_5_components(players: int) -> None:
    state = opening(players)
    assert state.supply == (15,) * 9
    assert (state.favor_supply, state.cubes) == (25, (14,) * players)
    assert state.resources == ((0,) * 9,) * players
    assert state.heroes == (TABLE,) * players
    assert state.points == state.bites == state.favor == (0,) * players


def test_d1_3_spaces_and_stands_of_the_locations() -> None:
    tables = opening().tables
    assert [len(yields) for yields in tables.yields] == [2, 2, 2, 1, 1, 1, 1, 1, 1]
    assert tables.stand_counts == (1, 1, 1, 5, 5, 5, 5, 5, 5)
    assert tables.products == tuple(LOCATIONS)
    assert sum(map(len, tables.yields)) == 12
    assert sum(tables.stand_counts) == 33
    assert [space for space in SPACES if is_stand(space)] == [s for s in SPACES if s % 7 >= 2]


def test_d1_4_the_open_stand_is_the_leftmost_one_without_a_cube() -> None:
    state = scene(resources=[{"wood": 9, "brick": 9, "metal": 9}], stands={4: [0, 1], 9: [1]})
    stands = {token for token in legal(state) if token.startswith("S")}
    assert {"S4.3", "S9.2", "S5.1"} <= stands
    assert not stands & {"S4.1", "S4.2", "S4.4", "S9.1", "S9.3"}


def test_d1_5_the_rightmost_cube_controls_a_location() -> None:
    state = scene(stands={4: [0, 1, 0]}, last=1, clock=23, script=drawing(bus=(3, 4, 5, 6, 7)))
    after = do(state, "R1.1 end skip skip")
    assert own(after, 0) == {"wood": 2, "sheep": 1}


def test_d1_6_a_tourist_on_a_repaired_stand_is_at_the_location() -> None:
    state = do(scene(stands={9: [1]}, tourists=["S9.1"]), "R9.1")
    assert "use:S9.1" in legal(state)


@PLAYERS
def test_d1_7_d2_8_seat_1_is_the_first_player_and_seats_are_clockwise(players: int) -> None:
    openers = {opening(players, seed).opener for seed in range(40)}
    assert openers == set(range(players))
    state = opening(players, 5)
    assert state.first == state.opener == player_to_move(state)
    assert kinds(state)[0] == "FirstPlayerChosen"
    state = do(state, "R1.1 end")
    assert player_to_move(state) == (state.opener + 1) % players


def test_d2_1_the_clock_begins_at_0() -> None:
    assert opening().clock == 0


def test_d2_2_eight_tourist_cards_are_face_up() -> None:
    state = opening()
    assert (len(state.row_up), state.row_down, len(state.tourist_deck)) == (8, (), 22)


@PLAYERS
def test_d2_3_three_open_gift_cards_each(players: int) -> None:
    state = opening(players)
    assert [len(hand) for hand in state.gifts] == [3] * players
    assert len(state.gift_deck) == 24 - 3 * players
    assert all(RULES.observe(state, player).gifts == state.gifts for player in range(players))
    owners = [event.player for event in state.told or () if type(event).__name__ == "GiftDrawn"]
    assert owners == [(state.first + seat) % players for seat in range(players) for _ in range(3)]


def test_d2_6_d2_7_the_first_bus_run_places_four_tourists_and_pays_nobody() -> None:
    state = opening()
    spaces = spaces_in(state.tourists)
    assert len(spaces) == state.bus_tourists == 4
    assert all(space % 7 == 0 for space in spaces), "the left resource space"
    assert state.bus not in {space // 7 for space in spaces} | {NOWHERE}
    assert "ResourceGained" not in kinds(state)


@pytest.mark.parametrize(
    ("players", "snacks"),
    [
        (2, [{}, {"beer": 1, "doughnut": 1}]),
        (3, [{}, {"beer": 1}, {"beer": 1, "doughnut": 1}]),
        (4, [{}, {"beer": 1}, *[{"beer": 1, "doughnut": 1, "sheep": 1}] * 2]),
    ],
)
def test_d2_9_d13_2_switch_s8_welcome_snacks_by_seat(players: int, snacks: list[dict[str, int]]) -> None:
    state = opening(players, 7, snacks="on")
    seats = [(state.first + seat) % players for seat in range(players)]
    assert [own(state, player) for player in seats] == snacks
    assert state.supply[6] == 15 - sum(snack.get("beer", 0) for snack in snacks)
    strict = opening(players, 7)
    assert [own(strict, player) for player in seats] == [{}] * players


def test_d3_1_collecting_costs_1_hour_repairing_2_and_the_rest_nothing() -> None:
    start = scene(
        resources=[{"metal": 3, "beer": 1, "garlic": 1}], bites=[1], bus=9, tourists=["R9.1"], row_up=(25, 1)
    )
    state = do(start, "cure:garlic R9.1")
    assert state.clock == 1
    state = do(state, "use:R9.1 to:S9.1")
    assert state.clock == 3
    assert do(state, "card:25 ticket:beer keep").clock == 3
    assert do(start, "S9.1").clock == 2


def test_d3_2_an_action_may_end_at_24_but_not_later() -> None:
    state = scene(clock=22, resources=[{"metal": 1}])
    assert "S9.1" in legal(state)
    assert do(state, "S9.1").clock == 24
    assert "S9.1" not in legal(scene(clock=23, resources=[{"metal": 1}]))


def test_d3_3_d15_6_at_23_only_collecting_and_at_24_nothing_that_costs_time() -> None:
    rich = {"wood": 5, "brick": 5, "metal": 5, "beer": 1}
    state = scene(clock=23, resources=[rich, rich], tourists=["R9.1"], bus=9)
    assert not [token for token in legal(state) if token.startswith("S")]
    state = do(state, "R9.1")
    assert legal(state) == ["ticket:beer", "end"]
    assert legal(do(state, "ticket:beer")) == ["keep"]


def test_d3_4_turns_go_clockwise_until_24() -> None:
    state = scene(3, clock=21, active=1, first=1)
    movers = []
    for token in ("R1.1", "R2.1", "R3.1"):
        movers.append(player_to_move(state))
        state = do(state, f"{token} end")
    assert movers == [1, 2, 0]
    assert legal(state) == ["skip"], "the Day is over, although player 1 had no second turn"
    assert player_to_move(state) == 1


def test_d3_5_switch_s7_free_steps_at_24() -> None:
    pieces = {"clock": 23, "resources": [{"beer": 1, "garlic": 1}], "bites": [1], "bus": 4, "row_up": (1, 2)}
    state = do(scene(**pieces), "R4.1")
    assert legal(state) == ["ticket:beer", "cure:garlic", "end"]
    state = do(state, "ticket:beer keep cure:garlic end")
    assert (state.kept, state.bites) == ((1, 0), (0, 0))
    ended = do(scene(options={"midnight": "ends"}, **pieces), "R4.1")
    assert legal(ended) == ["cure:garlic", "skip"], "the Day ends at once, and the Dinner begins"


def test_d3_5_switch_s7_the_action_that_reaches_24_is_completed_with_its_card_and_a_new_row() -> None:
    pieces = {"clock": 22, "tourists": ["R9.1"], "row_up": (1,), "row_down": (2, 3, 4, 5, 6, 7, 8)}
    state = do(scene(options={"midnight": "ends"}, **pieces), "R9.1 use:R9.1 to:R1.1 card:1")
    assert own(state) == {"wood": 3, "garlic": 1}
    assert len(state.row_up) == 8
    assert not set(state.row_up) & {1, 2, 3, 4, 5, 6, 7, 8}
    assert legal(state) == ["skip"]


@pytest.mark.parametrize(("clock", "wood"), [(9, 3), (10, 2)])
def test_d3_6_the_half_of_the_day_is_read_after_paying(clock: int, wood: int) -> None:
    state = scene(clock=clock, tourists=["R9.1"], row_up=(17, 1))
    state = do(state, "R9.1 use:R9.1 to:R1.1 card:17")
    assert (state.clock, own(state)["wood"]) == (clock + 2, wood)


@pytest.mark.parametrize("clock", [11, 10])
def test_d3_6_night_falls_when_the_clock_first_reads_12_or_more(clock: int) -> None:
    state = do(scene(clock=clock, resources=[{"metal": 1}]), "S9.1")
    assert kinds(state).count("NightFell") == 1
    assert "NightFell" not in kinds(do(scene(clock=12), "R1.1"))


@PLAYERS
def test_d3_7_d3_8_d4_7_the_clock_only_moves_forward_and_reaches_24(players: int) -> None:
    game = played(RULES, RULES.checked_options({"players": str(players)}), players)
    for before, _, after in game.moves():
        assert after.clock >= before.clock or after.round == before.round + 1
        if after.round > before.round:
            assert before.clock == 24
        step = after.agenda[-1] if after.agenda else None
        if type(step).__name__ == "HeroTurn":
            assert after.clock < 24
            assert sum(token.startswith("R") for token in legal(after)) >= 8


def test_d3_9_a_turn_cannot_be_passed() -> None:
    state = scene()
    assert all(token[0] == "R" for token in legal(state))


def test_d3_9_the_day_ends_if_nobody_can_act() -> None:
    from furyqt.rules.dining.box import packed_box

    box = packed_box("[clock]\nhours = 5\nsun_hours = 2\ncollect_cost = 2\n")
    state = opening(box=box)
    for _ in range(2):
        state = play(state, legal_actions(state)[0])
        assert isinstance(state.agenda[-1], TouristSteps)
        state = do(state, "end")
    assert state.clock == 4
    assert not is_over(state)
    assert legal(state) == ["skip"]
