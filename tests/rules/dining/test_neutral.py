"""The neutral form of the command `dining-state`: positions, options, actions, chance and errors."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from furyqt import cli
from furyqt.commands.lines import LONGEST
from furyqt.rules.dining.neutral.actions import NeutralError, played
from furyqt.rules.dining.neutral.games import answer, opening
from furyqt.rules.dining.neutral.positions import bribe_sets, options, position, result, seat_of
from furyqt.rules.dining.state import DiningState
from tests.rules.dining.neutral_players import random_game
from tests.rules.dining.scenes import do, drawing, own, scene

ROW = [1, 2, 3, 4, 5, 6, 7, 8]
DRAWS = {
    "first": 1,
    "tourist": ROW,
    "gift": [1, 2, 3, 4, 5, 6],
    "bus": [9, 4, 1, 2, 7],
}
GAME: dict[str, Any] = {"players": 2, "switches": {"S8": False}, "draws": DRAWS, "actions": []}


def test_the_position_after_setup() -> None:
    found = answer(GAME)
    assert list(found) == ["checkpoints", "result"]
    assert found["result"] is None
    (only,) = found["checkpoints"]
    player = {"res": {}, "favor": 0, "vp": 0, "bites": 0, "track": [], "cubes": 14, "kept": 0}
    tokens = ("wood", "brick", "metal", "sheep", "blood", "holy_water", "beer", "doughnut", "garlic")
    assert only == {
        "after": 0,
        "state": {
            "round": 1,
            "clock": 0,
            "half": "sun",
            "phase": "day",
            "step": "hero",
            "first": 1,
            "active": 1,
            "row_up": ROW,
            "row_down": [],
            "tourist_deck": 22,
            "tourist_discard": 0,
            "gift_deck": 18,
            "gift_discard": 0,
            "bus": 7,
            "bus_tourists": 4,
            "tourists": ["R1.1", "R2.1", "R4.1", "R9.1"],
            "heroes": ["table", "table"],
            "stands": {str(location): [] for location in range(1, 10)},
            "supply": dict.fromkeys(tokens, 15),
            "favor_supply": 25,
            "players": [{**player, "gifts": [1, 2, 3]}, {**player, "gifts": [4, 5, 6]}],
        },
        "options": {
            "hero": [
                "R1.1", "R1.2", "R2.1", "R2.2", "R3.1", "R3.2", "R4.1", "R5.1", "R6.1", "R7.1", "R8.1",
                "R9.1",
            ],
            "cure": [],
        },
    }  # fmt: skip


def test_seats_count_from_the_first_player() -> None:
    state = opening(GAME)
    assert (state.opener, seat_of(state, 1), seat_of(state, 0)) == (1, 1, 2)
    snacks = position(opening({**GAME, "switches": {}}))
    assert [player["res"] for player in snacks["players"]] == [{}, {"beer": 1, "doughnut": 1}]
    after = answer({**GAME, "actions": [["hero", "R3.1"], ["end"]]})["checkpoints"][-1]
    assert after["state"]["heroes"] == ["R3.1", "table"]
    assert after["state"]["active"] == 2


def test_the_options_after_a_hero() -> None:
    found = answer({**GAME, "actions": [["hero", "R7.1"]]})["checkpoints"][-1]
    assert (found["after"], found["state"]["step"]) == (1, "extra")
    assert found["options"] == {
        "tourist": {},
        "bus_keep": ["beer"],
        "bus_use": {"beer": ["R1.2", "R2.2", "R3.1", "R3.2", "R5.1", "R6.1", "R8.1"]},
        "cure": [],
    }
    used = answer({**GAME, "actions": [["hero", "R1.2"]]})["checkpoints"][-1]
    assert used["options"]["tourist"] == {
        "R1.1": ["R2.2", "R3.1", "R3.2", "R5.1", "R6.1", "R7.1", "R8.1", "S4.1", "S7.1"]
    }


def test_bus_use_is_what_can_be_paid_after_the_ticket() -> None:
    state = do(scene(bus=4, resources=[{"brick": 1, "metal": 1, "beer": 1, "doughnut": 1}]), "R4.1")
    found = options(state)
    assert "S1.1" in found["bus_use"]["doughnut"]
    assert "S1.1" not in found["bus_use"]["beer"]
    late = do(scene(clock=23, bus=4, resources=[{"beer": 1}]), "R4.1")
    assert options(late)["bus_keep"] == ["beer"]
    assert options(late)["bus_use"] == {}


def test_the_options_of_a_dinner() -> None:
    state = scene(
        step="bribe", clock=24, resources=[{"sheep": 1, "blood": 1, "garlic": 1}], bites=[1], kept=[1]
    )
    assert options(state) == {"cure": ["garlic"], "attend_sets": 5, "attend_most": 6}
    assert bribe_sets(state, 0) == 5
    assert options(scene(step="bribe", clock=24)) == {"cure": [], "attend_sets": 0, "attend_most": 0}
    three = scene(step="bribe", clock=24, resources=[{"sheep": 2}], track=[(1, 4)])
    assert options(three) == {"cure": [], "attend_sets": 1, "attend_most": 3}
    state = played(state, ["attend", 1, 1, 0, 0])
    assert position(state)["step"] == "convert"
    assert options(state) == {"favor": False, "gifts": []}


def test_the_whole_set_of_bribes_is_one_action() -> None:
    state = scene(step="bribe", clock=24, resources=[{"sheep": 3, "blood": 1}], kept=[1], track=[(1,)])
    after = played(state, ["attend", 2, 1, 0, 1])
    assert (own(after), after.kept, after.track) == ({"sheep": 1}, (1, 0), (0, 0))
    assert after.agenda[-1].left == 5  # type: ignore[attr-defined]
    for wrong in ([0, 1, 0, 0], [4, 0, 0, 0], [0, 0, 1, 2], [0, 0, 0, 0], [True, 0, 1, 0], [-1, 0, 1, 0]):
        with pytest.raises(NeutralError):
            played(state, ["attend", *wrong])


def test_the_result_and_the_last_position() -> None:
    state = scene(
        3,
        step="bribe",
        clock=24,
        round=4,
        active=2,
        stands={4: [0, 1, 0], 5: [1, 1], 6: [2]},
        points=[5, 5, 9],
    )
    state = played(state, ["skip"])
    assert result(state) == {
        "vp": [6, 6, 9],
        "keys": [[6, 2, 0, 1], [6, 3, 0, 1], [9, 1, 0, 1]],
        "ranking": [[3], [2], [1]],
        "winners": [3],
        "majority": {"4": 1, "5": 2},
    }
    last = position(state)
    assert (last["round"], last["clock"], last["phase"], last["step"], last["active"]) == (
        4,
        24,
        "over",
        "-",
        0,
    )
    assert (last["bus"], last["bus_tourists"], last["half"]) == (0, 8, "moon")
    assert options(state) == {}


def test_equal_places_are_one_group() -> None:
    state = played(scene(3, step="bribe", clock=24, round=4, active=2, points=[5, 9, 5]), ["skip"])
    found = result(state)
    assert found is not None
    assert found["ranking"] == [[2], [1, 3]]


def test_unlimited_components_are_null() -> None:
    found = position(scene(options={"supply": "unlimited"}))
    assert found["supply"] is found["favor_supply"] is found["players"][0]["cubes"] is None


def card(number: int, to: str, choice: Any, **pieces: Any) -> DiningState:
    """Return the position after a Tourist's action with a card and its choice."""
    state = do(scene(tourists=["R9.1"], row_up=(number, 29), **pieces), "R9.1")
    return played(state, ["tourist", "R9.1", to, number, choice])


RICH: dict[str, Any] = {"resources": [{"wood": 1, "brick": 2, "metal": 1}], "stands": {4: [1] * 4}}
NO_BEER: dict[str, Any] = {"resources": [{}, {"beer": 15}]}


@pytest.mark.parametrize(
    ("number", "to", "choice", "pieces", "expected"),
    [
        (1, "R1.1", None, {}, {"wood": 3}),
        (2, "R1.1", None, {}, {"wood": 2}),
        (22, "R1.1", [], {}, {"wood": 2}),
        (22, "R1.1", ["beer"], {}, {"wood": 1, "beer": 1}),
        (22, "R1.1", ["beer", "metal"], {}, {"beer": 1, "metal": 1}),
        (22, "R1.1", ["beer", "beer"], {}, {"beer": 2}),
        (22, "S9.1", None, {"resources": [{"metal": 1}]}, {}),
        (23, "R1.1", "beer", {}, {"wood": 2, "beer": 1}),
        (24, "R1.1", "doughnut", NO_BEER, {"wood": 2, "doughnut": 1}),
        (24, "R1.1", None, NO_BEER, {"wood": 2, "doughnut": 1}),
        (24, "R1.1", None, {"resources": [{}, {"beer": 15, "doughnut": 15}]}, {"wood": 2}),
        (25, "R1.1", "sheep", {}, {"wood": 2, "sheep": 1}),
        (26, "R1.1", "cure", {"bites": [1]}, {"wood": 2}),
        (26, "R1.1", "blood", {"bites": [1]}, {"wood": 2, "blood": 1}),
        (26, "R1.1", "blood", {}, {"wood": 2, "blood": 1}),
        (27, "S9.1", ["metal"], {"resources": [{"metal": 1}]}, {"metal": 1}),
        (28, "S4.5", ["brick", "brick"], RICH, {"brick": 2}),
        (
            28,
            "S4.5",
            ["metal", "wood"],
            RICH,
            {"wood": 1, "metal": 1},
        ),
        (28, "R1.1", None, {}, {"wood": 2}),
        (30, "R1.1", ["metal", 0], {}, {"wood": 2, "metal": 1}),
        (30, "R1.1", ["metal", 2], {"script": drawing(gifts=(20,))}, {"wood": 2, "metal": 1}),
        (30, "R4.1", [None, 0], {"resources": [{}, {"wood": 15, "brick": 15, "metal": 15}]}, {"sheep": 2}),
    ],
)
def test_a_card_with_its_choice(
    number: int, to: str, choice: Any, pieces: dict[str, Any], expected: dict[str, int]
) -> None:
    after = card(number, to, choice, **pieces)
    assert own(after) == {**expected, "garlic": 1}
    assert after.row_down == (number,)


@pytest.mark.parametrize(
    ("number", "to", "choice", "pieces"),
    [
        (1, "R1.1", "wood", {}),
        (22, "R1.1", ["wood"], {}),
        (22, "R7.1", ["wood", "wood"], {}),
        (23, "R1.1", None, {}),
        (23, "R1.1", "gold", {}),
        (24, "R1.1", "beer", NO_BEER),
        (24, "R1.1", "sheep", {}),
        (26, "R1.1", "cure", {}),
        (26, "R1.1", None, {"bites": [1]}),
        (27, "S9.1", ["wood"], {"resources": [{"metal": 1}]}),
        (28, "S4.5", ["wood"], RICH),
        (28, "S4.5", ["wood", "wood"], RICH),
        (30, "R1.1", ["metal", 9], {}),
        (30, "R1.1", [None, 0], {}),
        (30, "R1.1", ["metal"], {}),
        (30, "R1.1", ["metal", False], {}),
        (9, "R1.1", {"a": 1}, {}),
    ],
)
def test_a_card_with_another_choice_is_illegal(
    number: int, to: str, choice: Any, pieces: dict[str, Any]
) -> None:
    with pytest.raises(NeutralError, match=f"card {number} does not have the choice"):
        card(number, to, choice, **pieces)


@pytest.mark.parametrize(
    "action",
    [
        ["hero", "R1.1"],
        ["hero", "table"],
        ["hero", "S9.1"],
        ["hero"],
        ["hero", 3],
        ["hero", ["R1.1"]],
        ["tourist", "R9.1", "R1.1", 1, None],
        ["bus", "beer", "keep"],
        ["bus", "wood", "use", "R1.1", 1, None],
        ["bus", "beer"],
        ["bus", "beer", ["keep"]],
        ["cure", "garlic"],
        ["cure", {}],
        ["favor"],
        ["gift", 1],
        ["gift", "1"],
        ["gift", 100],
        ["end"],
        ["skip"],
        ["dance"],
        [],
        [[]],
        "end",
        None,
        7,
    ],
)
def test_an_illegal_action_is_an_error_with_its_number_and_the_checkpoints_so_far(action: Any) -> None:
    first = [["hero", "R1.1"], ["end"]]
    found = answer({**GAME, "actions": [*first, ["hero", "R1.2"], ["end"], action]})
    assert list(found) == ["error", "checkpoints"]
    assert found["error"].startswith("action 5: ")
    assert [point["after"] for point in found["checkpoints"]] == [0]


def test_checkpoints_come_after_every_tenth_action_and_at_the_end() -> None:
    spaces = ("R1.1", "R2.1", "R3.1", "R4.1", "R5.1", "R6.1")
    actions = [part for space in spaces for part in (["hero", space], ["end"])]
    assert [point["after"] for point in answer({**GAME, "actions": actions})["checkpoints"]] == [0, 10, 12]
    assert [p["after"] for p in answer({**GAME, "actions": actions[:10]})["checkpoints"]] == [0, 10]


@pytest.mark.mass(8)
@pytest.mark.parametrize("seed", range(40))
def test_both_forms_of_chance_give_the_same_game(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = random_game(seed, monkeypatch)
    assert json.loads(json.dumps(game)) == game
    by_draws = answer({name: value for name, value in game.items() if name != "chance"})
    by_chance = answer({name: value for name, value in game.items() if name != "draws"})
    assert by_draws == by_chance
    assert by_draws["result"] is not None
    assert by_draws["checkpoints"][-1]["after"] == len(game["actions"])


@pytest.mark.mass(3)
@pytest.mark.parametrize("seed", range(100, 112))
def test_a_position_is_a_start(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = random_game(seed, monkeypatch)
    state, starts = opening(game), 0
    for number, action in enumerate(game["actions"]):
        found = position(state)
        if found["step"] in ("hero", "bribe") and number % 5 == 0:
            start = {
                **found,
                "last": seat_of(state, state.last),
                "tourist_deck_order": list(state.tourist_deck[::-1]),
                "gift_deck_order": list(state.gift_deck[::-1]),
                "tourist_discard": list(state.tourist_discard),
                "gift_discard": list(state.gift_discard),
            }
            rest = {
                "players": game["players"],
                "switches": game["switches"],
                "start": json.loads(json.dumps(start)),
            }
            again = opening({**rest, "actions": []})
            assert position(again) == found
            assert options(again) == options(state)
            assert again.tourist_deck == state.tourist_deck
            starts += 1
        state = played(state, action)
    assert starts > 10


def test_a_start_plays_on_with_its_decks() -> None:
    start = position(scene(clock=22, tourists=["R9.1"], row_up=(30,), row_down=(1, 2, 3, 4, 5, 6, 7)))
    order = list(range(8, 30))
    game = {
        "start": {**start, "tourist_deck_order": order, "gift_deck_order": [20, 21], "gift_discard": 16},
        "actions": [["hero", "R9.1"], ["tourist", "R9.1", "R1.1", 30, ["wood", 1]]],
    }
    last = answer(game)["checkpoints"][-1]["state"]
    assert last["row_up"] == order[:8]
    assert last["players"][0]["gifts"] == [2, 3, 20]
    assert last["gift_discard"] == 24 - 6 - 2 + 1


START: dict[str, Any] = {"players": [{}, {}], "row_up": ROW}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"players": 5}, r"players: “5” is not possible \(possible values: 2, 3, 4\)"),
        ({"players": "2"}, "players: it has to be a whole number"),
        ({"players": None}, "players is 2, 3 or 4"),
        ({"switches": {"S9": True}}, r"there is no switch 'S9' \(switches: S"),
        ({"switches": {"S1": 1}}, "switches.*: it has to be true or false, not a whole number"),
        ({"switches": []}, "switches: it has to be a table, not a list"),
        ({"draws": None, "chance": 3}, "chance: it has to be a list, not a whole number"),
        ({"draws": {"tourist": [0]}}, r"draws.tourist\[0\]: it has to be at least 1"),
        ({"draws": {"bus": [10]}}, r"draws.bus\[0\]: it has to be at most 9"),
        ({"draws": {"gift": "1"}}, "draws.gift: it has to be a list, not a text"),
        ({"draws": {"first": "x"}}, "draws.first: it has to be a whole number, not a text"),
        ({"draws": {**DRAWS, "first": -1}}, "draws.first: it has to be at least 0"),
        ({"draws": {**DRAWS, "first": 7}}, "draws.first: it has to be at most 3"),
        ({"draws": {**DRAWS, "first": 2}}, "first is a place at the table from 0 to 1"),
        ({"chance": [["first", -1]]}, r"chance\[0\]\[1\]: it has to be at least 0"),
        ({"swiches": {}}, r"there is no field “swiches” \(fields: players, switches, draws"),
        ({"draws": {"frist": 0}}, r"draws: there is no field “frist” \(fields: first, tourist, gift, bus\)"),
        ({"start": {**START, "last_turn": 1}}, r"start: there is no field “last_turn” \(fields: .*last"),
        ({"start": {**START, "players": [{}, {"gold": 1}]}}, r"start.players\[1\]: there is no field “gold”"),
        ({"start": {**START, "players": [{"res": {"gold": 1}}, {}]}}, "“gold” is not possible.*garlic"),
        ({"start": {**START, "half": "moon"}}, "start.half: it is not moon when the clock is 0"),
        ({"start": {**START, "phase": "noon"}}, "start.phase: “noon” is not possible"),
        ({"start": {**START, "phase": "dinner"}}, "start.phase: it is not dinner at the step hero"),
        ({"start": {**START, "heroes": ["R1.1", "R1.1"]}}, "R1.1 is taken twice"),
        ({"start": {**START, "tourists": ["R1.1", "R1.1"]}}, "R1.1 is taken twice"),
        (
            {"start": {**START, "players": [{"track": [1, 1]}, {}]}},
            "space 1 of the Gifts track is taken",
        ),
        ({"start": {**START, "players": [{"bites": 99}, {}]}}, "more than [0-9]+ bites"),
        ({"start": {**START, "tourist_deck": []}}, "start.tourist_deck: it has to be a whole number"),
        ({"draws": {**DRAWS, "gift": [1, 1]}}, "card 1 of the gifts cannot be drawn here"),
        ({"chance": [["dice", [1]]]}, "is not the result of a shuffle"),
        ({"chance": [["gifts", [1, 25]]]}, "the shuffle of the gifts does not have the cards"),
        ({"actions": {}}, "actions: it has to be a list, not a table"),
        ({"start": 3}, "start: it has to be a table, not a whole number"),
        ({"start": {"players": [{}, {}]}}, "start: “row_up” is missing"),
        (
            {"start": {"players": [{}, {}], "row_up": ["x"]}},
            r"start.row_up\[0\]: it has to be a whole",
        ),
        ({"start": {"players": [{}, {}], "row_up": [1, 1]}}, "are not different cards from 1 to 30"),
        (
            {"start": {**START, "heroes": ["Rome", "table"]}},
            "'Rome' does not exist",
        ),
        ({"start": {**START, "active": 4}}, "is not one of the 2 at the table"),
        ({"start": {**START, "step": "dance"}}, "not 'dance'"),
        ({"start": {**START, "step": "extra"}}, "is on a space"),
        ({"start": {**START, "round": 7}}, "out of range"),
        ({"start": {**START, "players": [{}, {}, {}]}}, "entries for 2 players"),
        (
            {"start": {**START, "players": [{"res": {"wood": 16}}, {}]}},
            "more tokens, cubes or Tourists",
        ),
        ({"start": {**START, "stands": {"1": [1, 1]}}}, "more cubes than stands"),
    ],
)
def test_a_damaged_game_is_an_error_in_one_line(change: dict[str, Any], why: str) -> None:
    import re

    found = answer({**GAME, **change})
    assert re.search(why, found["error"]), found["error"]
    assert "\n" not in found["error"]
    json.dumps(found)


def test_switches_of_the_open_readings_are_taken() -> None:
    state = opening({**GAME, "switches": {"H10": False, "S5": False}})
    assert (state.options.bites, state.options.supply, state.options.snacks) == (False, False, True)


# ------------------------------------------------------------------------------------------------ the command


def run(
    given: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> tuple[int, list[Any], str]:
    """Return the exit code, the answers and the errors of the command."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given.encode())))
    code = cli.main(["dining-state"])
    said = capsys.readouterr()
    return code, [json.loads(line) for line in said.out.splitlines()], said.err


def test_the_command_answers_each_line_and_goes_on_after_a_bad_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = json.dumps(GAME)
    flying = json.dumps({**GAME, "actions": [["fly"]]})
    bad = ["{", "[]", "null", '"x"', "[" * 100_000, "9" * 10_000, flying]
    code, answers, err = run("\n".join(["", good, *bad, good]) + "\n", monkeypatch, capsys)
    assert (code, err) == (0, "")
    assert len(answers) == len(bad) + 2
    assert answers[0] == answers[-1] == json.loads(json.dumps(answer(GAME)))
    assert all(set(found) == {"error", "checkpoints"} for found in answers[1:-1])


def test_a_line_that_is_too_long_ends_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = json.dumps(GAME) + "\n" + "x" * (LONGEST + 2) + "\n" + json.dumps(GAME) + "\n"
    code, answers, err = run(given, monkeypatch, capsys)
    assert (code, len(answers)) == (2, 1)
    assert err.startswith("furyqt dining-state: line 2 of the input is longer than")


def test_a_start_can_have_fewer_tourists_in_the_bus() -> None:
    start = position(scene(bus=4, resources=[{"beer": 1}]))
    game = {"actions": [["hero", "R4.1"]]}
    full = answer({**game, "start": start})["checkpoints"][-1]
    assert full["options"]["bus_keep"] == ["beer"]
    empty = answer({**game, "start": {**start, "bus_tourists": 0}})["checkpoints"][-1]
    assert empty["options"]["bus_keep"] == []
    assert empty["state"]["bus_tourists"] == 0


def test_a_start_can_have_fewer_cards() -> None:
    start = position(scene(tourists=["R9.1"], row_up=(30,), row_down=()))
    decks = {"tourist_deck_order": [1, 2], "gift_deck_order": [], "gift_discard_order": []}
    actions = [["hero", "R9.1"], ["tourist", "R9.1", "R1.1", 30, ["wood", 1]]]
    last = answer({"start": {**start, **decks, "tourist_discard": 0}, "actions": actions})["checkpoints"][-1]
    assert last["state"]["players"][0]["gifts"] == [1, 2, 3], "the discarded card comes back"
    assert sorted(last["state"]["row_up"]) == [1, 2, 30]


def test_a_discarded_gift_comes_back_by_the_draws_when_no_other_is_left() -> None:
    start = {**position(scene(tourists=["R9.1"], row_up=(29, 30))), "gift_deck_order": [], "gift_discard": 0}
    game = {"start": start, "actions": [["hero", "R9.1"], ["tourist", "R9.1", "R1.1", 30, ["wood", 2]]]}
    again = answer({**game, "draws": {"gift": [2]}})
    assert again["checkpoints"][-1]["state"]["players"][0]["gifts"] == [1, 2, 3]
    shuffled = answer({**game, "chance": [["gifts", [2]]]})
    assert shuffled["checkpoints"] == again["checkpoints"]
    wrong = answer({**game, "draws": {"gift": [9]}})
    assert wrong["error"] == "action 2: card 9 of the gifts cannot be drawn here"


def test_the_end_of_a_shuffle_may_be_missing() -> None:
    found = opening(
        {**GAME, "draws": {}, "chance": [["first", 0], ["bus", [9, 4, 1, 2, 7]], ["tourists", ROW]]}
    )
    assert position(found)["bus"] == 7
    assert position(found)["row_up"] == ROW
