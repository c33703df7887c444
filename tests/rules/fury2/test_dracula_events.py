"""Dracula's events at the start of his turn, and those that are played when drawn."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury2.decks import NONE
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import BLOCKABLE, DRACULA, GODALMING, LINK, MINA, NOWHERE, SEWARD
from tests.rules.fury2.scenes import (
    DAWN,
    DUSK,
    NOON,
    SMALL_HOURS,
    TWILIGHT,
    at,
    discarded,
    do,
    lost,
    pending,
    scene,
    tokens,
)


def turn(card: str, **position: Any) -> Fury2State:
    """Return the beginning of Dracula's turn with an event in his hand."""
    return scene("dracula", events={"dracula": [card]}, **position)


# -------------------------------------------------------------------------------------------- Devilish Power


def test_event_devilish_power__discards_the_ally_of_the_hunters() -> None:
    state = turn("devilish_power", hunter_ally="rufus_smith")
    assert (pending(state), player_to_move(state)) == ("WindowChoice", DRACULA)
    state = do(state, "dracula>devilish_power")
    assert state.hunter_ally == NONE
    assert sorted(discarded(state)) == ["devilish_power", "rufus_smith"]


def test_event_devilish_power__removes_a_heavenly_host() -> None:
    state = do(turn("devilish_power", hosts=["paris"]), "dracula>devilish_power")
    assert state.hosts == ()


def test_event_devilish_power__chooses_what_it_removes() -> None:
    state = turn("devilish_power", hosts=["paris", "rome"], hunter_ally="rufus_smith")
    state = do(state, "dracula>devilish_power")
    assert tokens(state) == ["PA", "RO", "event:rufus_smith"]
    assert do(state, "RO").hosts == (at("paris"),)
    assert do(state, "event:rufus_smith").hunter_ally == NONE


def test_event_devilish_power__leaves_consecrated_ground_alone() -> None:
    assert pending(turn("devilish_power", consecrated="paris")) == "CardPlacement"


# ------------------------------------------------------------------------------------------------- Roadblock


def test_event_roadblock__closes_a_road_or_railway_to_hunters() -> None:
    state = do(turn("roadblock"), "dracula>roadblock")
    assert len(tokens(state)) == len(BLOCKABLE)
    state = do(state, "LS-MA")
    assert state.roadblock == LINK["road", frozenset((at("madrid"), at("lisbon")))]
    assert pending(state) == "CardPlacement"


def test_r4_7_no_hunter_uses_a_closed_link() -> None:
    closed = LINK["road", frozenset((at("madrid"), at("lisbon")))]
    assert "road:MA" in tokens(scene("seward"))
    assert "road:MA" not in tokens(scene("seward", roadblock=closed))


def test_event_roadblock__moves_the_marker() -> None:
    old = LINK["road", frozenset((at("madrid"), at("lisbon")))]
    state = do(turn("roadblock", roadblock=old), "dracula>roadblock")
    assert "LS-MA" not in tokens(state)
    assert do(state, "LS=MA").roadblock != old


# ----------------------------------------------------------------------------------------- Time Runs Short


@pytest.mark.parametrize(("time", "after"), [(DAWN, DUSK), (NOON, TWILIGHT)])
def test_event_time_runs_short__moves_the_time_marker_on(time: int, after: int) -> None:
    state = do(turn("time_runs_short", time=time), "dracula>time_runs_short")
    assert state.time == after


def test_event_time_runs_short__not_in_the_small_hours() -> None:
    assert pending(turn("time_runs_short", time=SMALL_HOURS)) == "CardPlacement"


def test_r3_6_time_runs_short_works_at_sea() -> None:
    state = turn("time_runs_short", time=NOON, trail=["adriatic_sea", "venice"], port=at("venice"))
    assert do(state, "dracula>time_runs_short").time == DUSK


# -------------------------------------------------------------------------------------- Unearthly Swiftness


@pytest.mark.parametrize(("way", "tiles"), [("one_action", 1), ("two_actions", 2)])
def test_event_unearthly_swiftness__gives_two_moves(way: str, tiles: int) -> None:
    state = turn("unearthly_swiftness", options={"swiftness": way}, time=DAWN, places={"helsing": "rome"})
    state = do(state, "dracula>unearthly_swiftness", "@BR")
    if way == "two_actions":
        assert pending(state) == "EncounterPlacement"
        state = do(state, "encounter:bats")
    state = do(state, "@HA", "encounter:fog")
    assert [spot.place for spot in state.trail] == [at("hamburg"), at("berlin"), at("prague")]
    assert sum(len(spot.tiles) for spot in state.trail) == tiles
    assert (state.time, state.active) == (NOON, GODALMING)


# --------------------------------------------------------------------------------------------- when drawn


def drawn(card: str, **position: Any) -> Fury2State:
    """Return a position after Dr. Seward drew a card of Dracula."""
    return do(scene("seward", next_events=[card], **position), "stay", "event")


def test_event_evasion__leads_to_any_free_city() -> None:
    state = drawn("evasion", trail=["prague", "vienna"], consecrated="paris", hosts=["bari"])
    assert player_to_move(state) == DRACULA
    closed = {"PR", "VI", "PA", "BI", "CD", "JM", "AS", "LS", "LO", "AT"}
    assert closed.isdisjoint(tokens(state))
    state = do(state, "RO")
    assert state.present_place() == at("rome")
    assert not state.trail[0].faceup
    assert len(state.trail) == 3


def test_event_evasion__may_place_an_encounter() -> None:
    state = do(drawn("evasion", trail=["prague"]), "RO")
    assert tokens(state)[0] == "pass"
    assert do(state, "encounter:fog").trail[0].tiles != ()
    assert do(state, "pass").trail[0].tiles == ()


def test_event_evasion__ends_a_voyage() -> None:
    state = do(drawn("evasion", trail=["adriatic_sea", "venice"], port=at("venice"), sailed=1), "RO")
    assert (state.port, state.wake, state.sailed) == (NOWHERE, NOWHERE, 0)


def test_event_evasion__makes_a_card_fall_off_a_full_trail() -> None:
    trail = ["prague", "berlin", "leipzig", "hamburg", "cologne", "brussels+new_vampire"]
    state = do(drawn("evasion", trail=trail), "RO", "return", "pass", "yes")
    assert state.vampires == 2
    assert [spot.place for spot in state.trail] == [at("rome")]


def test_event_night_visit__takes_two_health_of_a_bitten_hunter() -> None:
    assert lost(drawn("night_visit")) == {MINA: 2}
    state = drawn("night_visit", sheets={"seward": {"bites": 1}})
    assert tokens(state) == ["seward", "mina"]
    assert lost(do(state, "seward")) == {SEWARD: 2}


def test_event_night_visit__spares_a_defeated_hunter() -> None:
    position = {"places": {"mina": "st_joseph_st_mary"}, "sheets": {"mina": {"missing": 5}}}
    assert lost(drawn("night_visit", **position)) == {}
