"""Cards about journeys: trains, the sea, forced moves, the customs, and declared moves."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury2.events import DiceRolled, MoveDeclared
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, HOSPITAL, NOWHERE, SEWARD
from tests.rules.fury2.scenes import (
    DUSK,
    NOON,
    at,
    discarded,
    do,
    events_of,
    held,
    lost,
    pending,
    plays,
    scene,
    tokens,
    with_dice,
)

# ---------------------------------------------------------------------------------------------------- trains


def ride(**events: list[str]) -> Fury2State:
    """Return a position in which Dr. Seward in Paris has declared a ride."""
    return do(scene("seward", events=events, places={"seward": "paris"}), "rail")


def test_event_chartered_carriage__replaces_the_roll_by_the_fast_train() -> None:
    state = do(ride(mina=["chartered_carriage"]), "mina>chartered_carriage")
    assert pending(state) == "TrainRide"
    assert events_of(state, DiceRolled) == []
    assert {"rail:LE", "rail:BO"} <= set(tokens(state))
    assert discarded(do(state, "rail:BO")) == ["chartered_carriage"]


def test_event_chartered_carriage__need_not_be_played() -> None:
    state = do(with_dice(ride(mina=["chartered_carriage"]), 1), "pass")
    assert [found.faces for found in events_of(state, DiceRolled)] == [(0,)]
    assert held(state, 3) == ["chartered_carriage"]


def test_event_false_tip_off__holds_up_a_hunter() -> None:
    state = ride(dracula=["false_tip_off"])
    assert (pending(state), player_to_move(state)) == ("TipOffChoice", DRACULA)
    state = do(state, "dracula>false_tip_off")
    assert events_of(state, DiceRolled) == []
    assert (pending(state), state.active) == ("HunterMove", SEWARD + 1)
    assert state.hunters[SEWARD].place == at("paris")


def test_event_false_tip_off__can_be_answered_with_chartered_carriage() -> None:
    hands = {"dracula": ["false_tip_off"], "seward": ["chartered_carriage"]}
    state = do(ride(**hands), "pass", "dracula>false_tip_off")
    assert tokens(state) == ["pass", "seward>chartered_carriage"]
    state = do(with_dice(state, 4), "seward>chartered_carriage")
    assert pending(state) == "TrainRide"
    assert [found.faces for found in events_of(state, DiceRolled)] == [(3,)]


def test_event_false_tip_off__cancels_chartered_carriage() -> None:
    hands = {"dracula": ["false_tip_off"], "seward": ["chartered_carriage"]}
    state = do(ride(**hands), "seward>chartered_carriage")
    assert pending(state) == "CancelChoice"
    state = do(with_dice(state, 2), "dracula>false_tip_off")
    assert pending(state) == "MissedTrain"
    assert sorted(discarded(state)) == ["chartered_carriage", "false_tip_off"]


def test_r15_7_false_tip_off_holds_up_the_whole_group() -> None:
    places = {"seward": "paris", "mina": "paris"}
    state = scene("seward", events={"dracula": ["false_tip_off"]}, places=places)
    state = do(state, "mina", "yes", "rail", "dracula>false_tip_off")
    assert (state.active, state.moved) == (2, 0b1111)


# --------------------------------------------------------------------------------------------------- at sea


def test_event_excellent_weather__gives_four_sea_moves() -> None:
    hands = {"seward": ["excellent_weather"]}
    state = do(scene("seward", events=hands), "seward>excellent_weather", "sea:AO", "sea:MS", "sea:TS")
    assert pending(state) == "SailOn"
    state = do(state, "sea:RO")
    assert state.hunters[SEWARD].place == at("rome")
    assert pending(state) == "HunterAction"


def test_event_excellent_weather__may_end_after_the_second_sea_move() -> None:
    hands = {"seward": ["excellent_weather"]}
    state = do(scene("seward", events=hands), "seward>excellent_weather", "sea:AO")
    assert "done" not in tokens(state)
    state = do(state, "sea:EC", "done")
    assert state.active == SEWARD + 1


def test_event_excellent_weather__needs_a_port_or_the_sea() -> None:
    hands = {"seward": ["excellent_weather"]}
    assert plays(scene("seward", events=hands, places={"seward": "madrid"})) == []
    assert plays(do(scene("seward", events=hands), "seward>excellent_weather")) == []
    assert plays(scene("seward", events=hands, sheets={"seward": {"tiles": ("fog",)}})) == []


def test_event_excellent_weather__is_followed_by_a_voyage() -> None:
    state = do(scene("seward", events={"mina": ["excellent_weather"]}), "mina>excellent_weather")
    assert {token.partition(":")[0] for token in tokens(state)} == {"sea"}


@pytest.mark.parametrize(("most", "is_far"), [("four", True), ("three", False)])
def test_event_control_storms__drives_a_hunter_to_a_port(most: str, is_far: bool) -> None:
    position = {"places": {"seward": "tyrrhenian_sea"}, "events": {"dracula": ["control_storms"]}}
    state = scene("seward", options={"control_storms": most}, **position)
    assert (pending(state), player_to_move(state)) == ("StormAnswer", DRACULA)
    state = do(state, "dracula>control_storms")
    assert {"CA", "NP", "BA", "MR", "LS"} <= set(tokens(state))
    assert ("NA" in tokens(state)) is is_far
    state = do(state, "RO")
    assert state.hunters[SEWARD].place == at("rome")
    assert pending(state) == "HunterAction"


def test_event_control_storms__need_a_hunter_at_sea_and_can_be_kept() -> None:
    hands = {"dracula": ["control_storms"]}
    assert pending(scene("seward", events=hands)) == "HunterMove"
    state = do(scene("seward", events=hands, places={"seward": "adriatic_sea"}), "pass")
    assert pending(state) == "HunterMove"


# ------------------------------------------------------------------------------------------------- customs

SEARCHED = {"events": {"dracula": ["customs_search"]}, "items": {"seward": ["knife", "stake"]}}


def customs(place: str, move: str, **position: Any) -> Fury2State:
    """Return a position after Dr. Seward moved, with two items, and Dracula holds Customs Search."""
    return do(scene("seward", places={"seward": place}, **SEARCHED, **position), move)


@pytest.mark.parametrize(
    ("place", "move", "asked"),
    [
        ("adriatic_sea", "sea:VE", True),
        ("vienna", "road:MU", True),
        ("vienna", "road:PR", False),
        ("venice", "sea:AS", False),
        ("vienna", "stay", False),
    ],
)
def test_event_customs_search__after_landing_or_crossing_the_border(
    place: str, move: str, asked: bool
) -> None:
    state = customs(place, move, trail=["rome"])
    assert (pending(state) == "CustomsChoice") is asked


def test_event_customs_search__takes_all_items_and_ends_the_turn() -> None:
    state = do(customs("adriatic_sea", "sea:VE"), "dracula>customs_search")
    assert held(state, SEWARD) == []
    assert sorted(discarded(state)) == ["customs_search", "knife", "stake"]
    assert state.active == SEWARD + 1


def test_r9_7_customs_search_only_where_nothing_is_met() -> None:
    state = customs("adriatic_sea", "sea:VE", trail=["rome", "venice+plague"])
    assert lost(state) == {SEWARD: 2}
    assert state.active == SEWARD + 1


def test_r15_7_customs_search_hits_the_whole_group() -> None:
    places = {"seward": "adriatic_sea", "mina": "adriatic_sea"}
    items = {"seward": ["knife"], "mina": ["stake"]}
    state = scene("seward", places=places, items=items, events={"dracula": ["customs_search"]})
    state = do(state, "mina", "yes", "sea:VE", "dracula>customs_search")
    assert held(state, SEWARD) == held(state, 3) == []


# --------------------------------------------------------------------------------------- Sense of Emergency


def emergency(**position: Any) -> Fury2State:
    """Return the beginning of Dr. Seward's turn with Sense of Emergency."""
    return scene("seward", events={"seward": ["sense_of_emergency"]}, **position)


def test_event_sense_of_emergency__leads_anywhere_for_health() -> None:
    state = do(emergency(vampires=2), "seward>sense_of_emergency")
    assert lost(state) == {SEWARD: 4}
    assert {"CD", "JM", "PR"} <= set(tokens(state))
    assert len(tokens(state)) == 60
    state = do(state, "PR")
    assert (state.hunters[SEWARD].place, pending(state)) == (at("prague"), "StrikeChoice")


def test_event_sense_of_emergency__must_leave_the_hunter_alive() -> None:
    assert plays(emergency(sheets={"seward": {"health": 6}})) == []
    assert plays(emergency(sheets={"seward": {"health": 7}})) == ["seward>sense_of_emergency"]
    assert plays(emergency(vampires=3, sheets={"seward": {"health": 4}})) != []


def test_event_sense_of_emergency__only_instead_of_the_own_move() -> None:
    assert plays(scene("seward", events={"mina": ["sense_of_emergency"]})) == []
    assert plays(emergency(sheets={"seward": {"tiles": ["fog"]}})) == []
    assert plays(do(emergency(), "stay")) == []


def test_r13_2_resolve_gives_a_sense_of_emergency() -> None:
    state = do(scene("seward", resolve=1, vampires=4), "resolve:sense_of_emergency", "JM")
    assert state.hunters[SEWARD].place == HOSPITAL
    assert lost(state) == {SEWARD: 2}
    assert state.resolve == 0


# ------------------------------------------------------------------------------------------- declared moves


def influenced(goal: str, **position: Any) -> Fury2State:
    """Return Dr. Seward's next turn, after he declared a move because of Vampiric Influence."""
    sheets = {"seward": {"declared": at(goal)}}
    return scene("seward", places={"seward": "paris"}, sheets=sheets, **position)


def test_r5_13_a_declared_move_binds() -> None:
    assert tokens(influenced("brussels")) == ["road:BU"]
    assert tokens(influenced("paris")) == ["stay"]


def test_r5_13_a_declared_ride_binds_to_the_train() -> None:
    state = influenced("bordeaux")
    assert tokens(state) == ["rail"]
    state = do(with_dice(state, 4), "rail")
    assert tokens(state) == ["rail:BO"]
    assert do(state, "rail:BO").hunters[SEWARD].declared == NOWHERE


def test_r5_13_a_declared_move_that_became_impossible_does_not_bind() -> None:
    assert "stay" in tokens(influenced("rome"))


def test_event_vampiric_influence__shows_the_cards_and_declares() -> None:
    hands = {"seward": ["long_day"]}
    position = {"next_events": ["vampiric_influence"], "places": {"mina": "rome"}, "time": NOON}
    state = do(scene("seward", events=hands, **position), "stay", "event")
    assert pending(state) == "HunterDeclaration"
    assert {"RO", "NP", "BI", "FL", "TS"} <= set(tokens(state))
    state = do(state, "NP")
    assert state.hunters[3].declared == at("naples")
    assert [(found.actor, found.place) for found in events_of(state, MoveDeclared)] == [(3, at("naples"))]


def test_event_vampiric_influence__chooses_among_the_bitten() -> None:
    sheets = {"godalming": {"bites": 1}}
    state = do(scene("seward", next_events=["vampiric_influence"], sheets=sheets), "stay", "event")
    assert (player_to_move(state), tokens(state)) == (DRACULA, ["godalming", "mina"])
    assert pending(do(state, "godalming")) == "HunterDeclaration"


def hypnosis(face: int, **position: Any) -> Fury2State:
    """Return a position after Hypnosis with a roll."""
    state = scene("seward", events={"mina": ["hypnosis"]}, **position)
    return do(with_dice(state, face), "mina>hypnosis")


@pytest.mark.parametrize("face", [1, 2])
def test_event_hypnosis__fails_with_a_low_roll(face: int) -> None:
    state = hypnosis(face)
    assert not state.trail[0].faceup
    assert pending(state) == "HunterMove"


@pytest.mark.parametrize("face", [3, 6])
def test_event_hypnosis__reveals_dracula_and_his_vampires(face: int) -> None:
    trail = ["prague", "vienna+new_vampire", "budapest+fog"]
    state = hypnosis(face, trail=trail, catacombs=["rome+new_vampire+fog"], time=DUSK)
    assert [spot.faceup for spot in state.trail] == [True, False, False]
    assert [tile.faceup for spot in state.trail for tile in spot.tiles] == [True, False]
    assert state.catacombs[0] is not None
    assert [tile.faceup for tile in state.catacombs[0].tiles] == [True, False]
    assert (pending(state), player_to_move(state)) == ("DraculaDeclaration", DRACULA)
    assert "PR" in tokens(state)


def test_event_hypnosis__binds_the_next_move_of_dracula() -> None:
    state = do(hypnosis(6, time=NOON), "BR")
    state = do(state, "stay", "nothing", "stay", "nothing", "stay", "nothing")
    assert tokens(state) == ["@BR"]
    state = do(state, "@BR")
    assert state.declared == NOWHERE


def test_event_hypnosis__a_declared_stay_leaves_the_staying_powers() -> None:
    state = do(hypnosis(6, time=NOON), "PR")
    state = do(state, "stay", "nothing", "stay", "nothing", "stay", "nothing")
    assert tokens(state) == ["@dark_call", "@hide"]


def test_event_hypnosis__can_be_kept_from_revealing_by_the_press() -> None:
    hands = {"mina": ["hypnosis"], "dracula": ["sensationalist_press"]}
    state = do(with_dice(scene("seward", events=hands), 5), "mina>hypnosis", "dracula>sensationalist_press")
    assert not state.trail[0].faceup
    assert pending(state) == "DraculaDeclaration"
