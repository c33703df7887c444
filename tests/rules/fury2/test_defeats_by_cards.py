"""Hunters who are defeated by cards: what of their turn and their hand is left (R11.5, R11.6, R11.8)."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.fury2.decks import Encounter
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import GODALMING, HEALTH, HOSPITAL, MINA, OWN_BITES, SEWARD, VAN_HELSING
from tests.rules.fury2.scenes import (
    MIDNIGHT,
    at,
    discarded,
    do,
    held,
    pending,
    scene,
    with_dice,
)


def weak(*hunters: str) -> dict[str, dict[str, Any]]:
    """Return sheets of hunters with 1 health."""
    return {hunter: {"health": 1} for hunter in hunters}


def assert_defeated(state: Fury2State, hunter: int) -> None:
    """Check the sheet of a hunter who has just been defeated."""
    sheet = state.hunters[hunter]
    assert (sheet.place, sheet.health, sheet.bites) == (HOSPITAL, HEALTH[hunter], OWN_BITES[hunter])
    assert (sheet.items, sheet.events, sheet.tiles) == ((), (), ())


@pytest.mark.parametrize("tile", ["plague", "wolves", "lightning"])
def test_r11_5_an_encounter_defeats_a_hunter(tile: str) -> None:
    hands = {"items": {"seward": ["knife", "dogs"]}, "events": {"seward": ["great_strength"]}}
    sheets = {"seward": {"health": 1, "dogs": 1}}
    state = do(scene("seward", sheets=sheets, trail=["paris", f"madrid+{tile}"], **hands), "road:MA", "pass")
    assert_defeated(state, SEWARD)
    assert sorted(discarded(state)) == ["dogs", "great_strength", "knife"]
    assert (state.vampires, state.active) == (2, VAN_HELSING)


def test_r11_5_a_tile_before_a_defeated_hunter_returns_to_the_pool() -> None:
    sheets = {"seward": {"health": 1, "tiles": ["fog"]}, "godalming": {"health": 1, "bites": 1}}
    state = scene("dracula", sheets=sheets, dracula_ally="quincey_p_morris")
    fog = state.pool.count(Encounter.FOG)
    state = do(state, "seward")
    assert_defeated(state, SEWARD)
    assert state.pool.count(Encounter.FOG) == fog + 1


def test_r11_6_a_hunter_misses_the_next_turn() -> None:
    state = do(scene("dracula", sheets=weak("seward"), dracula_ally="quincey_p_morris"), "seward", "@BR")
    state = do(state, "encounter:fog", "stay", "nothing")
    assert state.active == VAN_HELSING
    assert state.hunters[SEWARD].place == HOSPITAL


def test_r11_8_a_hunter_defeated_by_the_cure_does_not_move() -> None:
    places = {"helsing": "st_joseph_st_mary"}
    state = scene("helsing", places=places, sheets={"helsing": {"health": 2, "bites": 1}})
    state = do(with_dice(state, 1), "cure")
    assert_defeated(state, VAN_HELSING)
    assert (pending(state), state.active) == ("HunterMove", MINA)


def test_r11_5_night_visit_during_the_own_action_ends_the_turn() -> None:
    position = {"next_events": ["night_visit", "long_day"], "places": {"mina": "rome"}}
    state = do(scene("mina", sheets={"mina": {"health": 2}}, **position), "stay", "event")
    assert_defeated(state, MINA)
    assert state.vampires == 2
    assert held(state, MINA) == []


def test_r15_5_the_rest_of_a_group_stays_when_one_member_falls() -> None:
    state = scene("seward", sheets=weak("mina"), places={"mina": "lisbon"}, trail=["paris", "madrid+plague"])
    state = do(state, "mina", "yes", "road:MA")
    assert_defeated(state, MINA)
    assert (state.hunters[SEWARD].place, state.hunters[SEWARD].health) == (at("madrid"), 8)
    assert state.vampires == 2


def test_r15_5_a_group_whose_leader_falls_has_no_action_left() -> None:
    state = scene(
        "seward", sheets=weak("seward"), places={"mina": "lisbon"}, trail=["paris", "madrid+plague"]
    )
    state = do(state, "mina", "yes", "road:MA")
    assert_defeated(state, SEWARD)
    assert state.hunters[MINA].place == at("madrid")
    assert state.active == VAN_HELSING


def test_r11_2_a_bite_without_a_free_space_defeats() -> None:
    sheets = {"seward": {"bites": 1}}
    trail = ["paris", "madrid+new_vampire"]
    state = do(with_dice(scene("seward", sheets=sheets, trail=trail, time=MIDNIGHT), 1), "road:MA")
    assert_defeated(state, SEWARD)


def test_r11_1_van_helsing_survives_two_bites() -> None:
    position = {"places": {"helsing": "lisbon", "seward": "rome"}, "time": MIDNIGHT}
    for bites, survives in ((0, True), (1, True), (2, False)):
        state = scene(
            "helsing", sheets={"helsing": {"bites": bites}}, trail=["paris", "madrid+new_vampire"], **position
        )
        state = do(with_dice(state, 1), "road:MA")
        assert (state.hunters[VAN_HELSING].place == at("madrid")) is survives


def test_r12_4_a_defeated_hunter_discards_before_the_next_card_is_drawn() -> None:
    position = {"next_events": ["long_day", "night_visit"], "places": {"mina": "rome"}}
    hands = {"items": {"mina": ["knife"]}, "sheets": {"mina": {"health": 1, "shown_item": 6}}}
    state = do(scene("mina", **position, **hands), "stay", "rest")
    assert_defeated(state, MINA)
    assert "knife" in discarded(state)
    assert state.hunters[GODALMING].place == at("london")
