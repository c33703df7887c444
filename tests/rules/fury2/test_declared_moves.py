"""The places that figures can declare for their next move (R5.13)."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import MINA, NOWHERE, SEWARD, VAN_HELSING
from tests.rules.fury2.scenes import (
    DUSK,
    MIDNIGHT,
    NOON,
    SMALL_HOURS,
    at,
    do,
    pending,
    scene,
    tokens,
    with_dice,
)


def declares(place: str, **position: Any) -> Fury2State:
    """Return a position in which Mina declares her next move from a place."""
    given = {"places": {"mina": place, "helsing": "bari"}, "next_events": ["vampiric_influence"], **position}
    return do(scene("seward", **given), "stay", "event")


def hypnotized(**position: Any) -> Fury2State:
    """Return a position in which Dracula declares his next move."""
    given = {"events": {"mina": ["hypnosis"]}, "places": {"helsing": "bari"}, **position}
    return do(with_dice(scene("seward", **given), 6), "mina>hypnosis")


def test_r5_13_a_hunter_on_land_may_declare_to_stay_to_walk_to_ride_and_to_sail() -> None:
    state = declares("rome")
    assert {"RO", "FL", "NP", "BI", "TS", "MI"} <= set(tokens(state))
    assert "PA" not in tokens(state)


def test_r5_13_a_hunter_at_sea_declares_a_sea_move() -> None:
    sheets = {"mina": {"port": at("venice")}}
    assert tokens(declares("adriatic_sea", sheets=sheets)) == ["BI", "IO"]


def test_r5_13_a_hunter_on_an_island_has_only_the_sea() -> None:
    assert tokens(declares("cagliari")) == ["CG", "MS", "TS"]


def test_r5_13_the_declared_move_is_made() -> None:
    state = do(declares("rome"), "NP", "done", "stay", "nothing")
    assert (state.active, tokens(state)) == (MINA, ["road:NP"])
    assert do(state, "road:NP").hunters[MINA].declared == NOWHERE


@pytest.mark.parametrize(
    ("time", "wolf"), [(NOON, False), (DUSK, True), (MIDNIGHT, True), (SMALL_HOURS, False)]
)
def test_r5_13_dracula_declares_for_the_time_of_his_next_move(time: int, wolf: bool) -> None:
    state = hypnotized(time=time)
    assert pending(state) == "DraculaDeclaration"
    assert {"PR", "BR", "NU", "VI"} <= set(tokens(state))
    assert ("BD" in tokens(state)) is wolf


def test_r5_13_dracula_at_sea_declares_without_a_step_of_time() -> None:
    state = hypnotized(trail=["adriatic_sea", "venice"], port=at("venice"), time=DUSK)
    assert tokens(state) == ["BI", "IO"]


def test_r5_13_a_closed_city_cannot_be_declared() -> None:
    assert "VI" not in tokens(hypnotized(consecrated="vienna"))
    assert "PR" not in tokens(hypnotized(hosts=["prague"]))


def spied(declared: str, **position: Any) -> Fury2State:
    """Return Dr. Seward's turn in Madrid, where Van Helsing, who is there, too, declared a move."""
    given = {"places": {"seward": "madrid", "helsing": "madrid"}, **position}
    return scene("seward", **{"sheets": {"helsing": {"declared": at(declared)}}, **given})


def test_r5_13_a_member_who_declared_a_move_binds_the_group() -> None:
    state = do(spied("lisbon"), "helsing", "yes")
    assert tokens(state) == ["road:LS"]
    state = do(state, "road:LS")
    assert {state.hunters[hunter].declared for hunter in (SEWARD, VAN_HELSING)} == {NOWHERE}


def test_r5_13_hunters_who_declared_different_moves_form_no_group() -> None:
    sheets = {"seward": {"declared": at("saragossa")}, "helsing": {"declared": at("lisbon")}}
    assert tokens(spied("lisbon", sheets=sheets)) == ["road:SR"]
    sheets = {"seward": {"declared": at("lisbon")}, "helsing": {"declared": at("lisbon")}}
    assert "helsing" in tokens(spied("lisbon", sheets=sheets))


def test_r5_13_hunters_who_declared_different_moves_do_not_wait_for_the_same_one() -> None:
    places = {"godalming": "madrid", "seward": "madrid", "mina": "madrid"}
    sheets = {"godalming": {"declared": at("lisbon")}, "seward": {"declared": at("saragossa")}}
    state = scene("godalming", places=places, sheets=sheets)
    assert "await:mina" in tokens(state)
    assert "await:mina" not in tokens(do(state, "await:mina"))
    assert "await:mina" in tokens(do(state, "road:LS", "nothing"))


def test_r5_13_a_declared_move_that_is_impossible_does_not_keep_from_a_group() -> None:
    state = do(spied("athens"), "helsing", "yes")
    assert {"road:LS", "road:SR"} <= set(tokens(state))


def test_r5_13_a_group_rides_to_the_place_that_a_member_declared() -> None:
    state = do(spied("cologne", places={"seward": "paris", "helsing": "paris"}), "helsing", "yes")
    assert tokens(state) == ["rail"]
    assert tokens(do(with_dice(state, 4), "rail")) == ["rail:CO"]


@pytest.mark.parametrize(
    ("declared", "offered"), [("lisbon", True), ("madrid", False), ("athens", True)], ids=str
)
def test_r5_13_sense_of_emergency_is_no_way_out_of_a_declared_move(declared: str, offered: bool) -> None:
    state = scene(
        "seward",
        places={"seward": "madrid"},
        vampires=3,
        events={"seward": ["sense_of_emergency"]},
        sheets={"seward": {"declared": at(declared)}},
    )
    assert ("seward>sense_of_emergency" in tokens(state)) == offered
    if offered:
        state = do(state, "seward>sense_of_emergency")
        assert (tokens(state) == ["LS"]) == (declared == "lisbon")


def test_r5_13_a_declaration_is_over_after_the_move_that_it_is_about() -> None:
    state = scene("seward", places={"seward": "paris"}, sheets={"seward": {"declared": at("cologne")}})
    state = do(with_dice(state, 1), "rail")
    assert (state.active, state.hunters[SEWARD].declared) == (VAN_HELSING, NOWHERE)
