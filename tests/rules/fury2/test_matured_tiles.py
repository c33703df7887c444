"""Tiles that mature: Ambush, Desecrated Soil and New Vampire (R7.6)."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.fury2.decks import NONE, Encounter, EventCard
from furyqt.rules.fury2.state import Enemy, Fury2State
from furyqt.rules.fury2.tables import GODALMING, SEWARD, VAN_HELSING
from tests.rules.fury2.scenes import (
    DAWN,
    MIDNIGHT,
    SMALL_HOURS,
    at,
    discarded,
    do,
    lost,
    pending,
    scene,
    tokens,
    with_dice,
)

TRAIL = ("prague", "berlin", "leipzig", "hamburg", "cologne")
HAND = ("hoax", "plague", "bats", "spy", "fog")


def matured(tile: str, **position: Any) -> Fury2State:
    """Return a position in which a tile has just matured in Dracula's turn."""
    position = {"time": DAWN, "places": {"helsing": "rome"}, "encounters": HAND, **position}
    state = scene("dracula", trail=[*TRAIL, f"brussels+{tile}"], **position)
    return do(state, "@NU", "return", "encounter:fog", "yes")


def trail(state: Fury2State) -> list[int]:
    """Return the places of the trail."""
    return [spot.place for spot in state.trail]


def test_matured_new_vampire__gives_two_vampire_points_and_clears_the_trail() -> None:
    state = matured("new_vampire")
    assert state.vampires == 2
    assert trail(state) == [at("nuremburg")]
    assert Encounter.NEW_VAMPIRE in state.pool


def test_matured_new_vampire__need_not_mature() -> None:
    state = scene("dracula", trail=[*TRAIL, "brussels+new_vampire"], time=DAWN, places={"helsing": "rome"})
    state = do(state, "@NU", "return", "encounter:fog", "pass")
    assert (state.vampires, len(state.trail)) == (0, 6)


def test_matured_new_vampire__wins_the_game_at_six() -> None:
    assert matured("new_vampire", vampires=4).winner == 1


@pytest.mark.parametrize(
    ("way", "taken", "gone"),
    [
        ("two_found", [EventCard.RAGE, EventCard.TRAP], ["escape_route", "long_day"]),
        ("two_drawn", [EventCard.TRAP], ["long_day"]),
    ],
)
def test_matured_desecrated_soil__draws_for_dracula(way: str, taken: list[int], gone: list[str]) -> None:
    cards = ["long_day", "trap", "escape_route", "rage", "seduction"]
    state = matured("desecrated_soil", next_events=cards, options={"desecrated_soil": way})
    assert list(state.events) == taken
    assert sorted(discarded(state)) == gone
    assert trail(state) == [at("nuremburg"), at("prague"), at("berlin")]


def test_matured_desecrated_soil__stops_when_dracula_has_no_card_left() -> None:
    soil = [*TRAIL, "brussels+desecrated_soil"]
    state = scene("dracula", trail=soil, time=DAWN, places={"helsing": "rome"}).clone()
    state.event_deck = (EventCard.LONG_DAY, EventCard.LONG_DAY, EventCard.TRAP)
    state = do(state, "@NU", "return", "encounter:fog", "yes")
    assert state.events == (EventCard.TRAP,)
    assert set(state.event_deck + state.event_discard) == {EventCard.LONG_DAY}


def test_r9_2_a_tile_that_is_being_met_does_not_mature_when_evasion_pushes_its_card_off_the_trail() -> None:
    state = scene(
        "seward",
        places={"seward": "vienna"},
        trail=["paris", "nantes", "milan", "genoa", "florence", "prague+desecrated_soil"],
        next_events=["evasion", "trap", "rage"],
        encounters=["rats", "rats", "bats", "bats", "bats"],
    )
    before = state.pool
    state = do(state, "road:PR", "MA", "return", "pass")
    assert (state.active, state.fallen, state.events) == (VAN_HELSING, (), ())
    assert sorted(state.pool) == sorted((*before, Encounter.DESECRATED_SOIL))
    assert trail(state)[-1] == at("florence")


# --------------------------------------------------------------------------------------------------- Ambush


def test_matured_ambush__plays_a_tile_on_a_hunter_and_clears_the_trail() -> None:
    state = matured("ambush")
    assert tokens(state) == ["godalming", "seward", "helsing", "mina"]
    state = do(state, "seward")
    assert "encounter:plague" in tokens(state)
    state = do(state, "encounter:plague")
    assert lost(state) == {SEWARD: 2}
    assert trail(state) == [at("nuremburg"), at("prague"), at("berlin")]
    assert (state.met, state.group, state.lasting) == (NONE, (GODALMING,), ())


def test_matured_ambush__may_leave_the_trail_by_option() -> None:
    state = do(matured("ambush", options={"ambush": "keeps"}), "seward", "encounter:plague")
    assert len(state.trail) == 6


def test_r16_2_not_on_hunters_at_sea_or_in_the_hospital() -> None:
    places = {"seward": "adriatic_sea", "mina": "st_joseph_st_mary", "helsing": "rome"}
    assert tokens(matured("ambush", places=places)) == ["godalming", "helsing"]


def test_matured_ambush__can_be_answered_with_forewarned() -> None:
    state = do(matured("ambush", events={"seward": ["forewarned"]}), "seward", "encounter:plague")
    state = do(state, "seward>forewarned")
    assert lost(state) == {}
    assert state.pool.count(Encounter.PLAGUE) + state.encounters.count(Encounter.PLAGUE) == 1


def test_matured_ambush__bats_follow_the_hunter() -> None:
    state = do(matured("ambush"), "seward", "encounter:bats")
    assert state.hunters[SEWARD].tiles == (Encounter.BATS,)
    assert (state.met, state.lasting) == (NONE, ())
    assert (pending(state), state.active) == ("HunterMove", GODALMING)


def test_matured_ambush__an_agent_fights_in_the_turn_of_dracula() -> None:
    hand = ("assassin", "plague", "bats", "spy", "fog")
    state = do(matured("ambush", encounters=hand), "godalming", "encounter:assassin")
    assert state.fight is not None
    assert (state.fight.enemy, state.fight.hunters, state.fight.spot) == (Enemy.AGENT, (GODALMING,), NONE)


def test_matured_ambush__an_escaped_vampire_returns_to_the_pool() -> None:
    hand = ("new_vampire", "plague", "bats", "spy", "fog")
    state = do(matured("ambush", encounters=hand, time=MIDNIGHT), "seward")
    state = do(with_dice(state, 6), "encounter:new_vampire")
    assert Encounter.NEW_VAMPIRE in (*state.pool, *state.encounters)
    assert state.met == NONE
    assert state.time == SMALL_HOURS


def test_matured_ambush__without_a_tile_only_clears_the_trail() -> None:
    position = {"time": DAWN, "places": {"helsing": "rome"}, "encounters": ["fog"]}
    state = scene("dracula", trail=[*TRAIL, "brussels+ambush"], **position)
    state = do(state, "@NU", "return", "encounter:fog", "yes")
    assert (pending(state), len(state.trail)) == ("HunterMove", 3)
