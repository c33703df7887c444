"""Heavenly Host, Consecrated Ground and Stormy Seas: places closed to Dracula (R14, R5.12)."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury2.events import PlaceDenied, PresenceDenied
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, MINA, NOWHERE, SEWARD, VAN_HELSING
from tests.rules.fury2.scenes import (
    at,
    discarded,
    do,
    events_of,
    faceup,
    held,
    pending,
    plays,
    scene,
    tiles_in,
    tokens,
    with_dice,
)

# ---------------------------------------------------------------------------------------- Consecrated Ground


def consecrated(city: str, **position: Any) -> Fury2State:
    """Return a position after Dr. Seward drew Consecrated Ground and chose a city."""
    return do(scene("seward", next_events=["consecrated_ground"], **position), "stay", "event", city)


def test_event_consecrated_ground__closes_a_city_to_dracula() -> None:
    state = consecrated("VI", trail=["prague"], places={"helsing": "rome"})
    assert state.consecrated == at("vienna")
    assert [found.place for found in events_of(state, PlaceDenied)] == [at("lisbon"), at("vienna")]
    state = scene("dracula", trail=["prague"], consecrated="vienna", places={"helsing": "rome"})
    assert "@VI" not in tokens(state)
    assert "@BR" in tokens(state)


def test_event_consecrated_ground__turns_up_the_card_and_discards_its_tiles() -> None:
    state = consecrated("VI", trail=["prague", "vienna+rats"], catacombs=["rome+fog+wolves"])
    assert faceup(state) == ["vienna"]
    assert tiles_in(state, "vienna") == []
    state = consecrated("RO", trail=["prague"], catacombs=["rome+fog+wolves"])
    assert (faceup(state), tiles_in(state, "rome")) == (["rome"], [])


def test_event_consecrated_ground__reveals_dracula_and_hide() -> None:
    state = consecrated("PR", trail=["hide/prague+rats", "prague+fog"])
    assert [spot.faceup for spot in state.trail] == [True, True]
    assert [spot.tiles for spot in state.trail] == [(), ()]


def test_r14_5_never_the_castle_galatz_or_klausenburg() -> None:
    state = do(scene("seward", next_events=["consecrated_ground"]), "stay", "event")
    assert {"CD", "GA", "KL", "JM"}.isdisjoint(tokens(state))
    assert len(tokens(state)) == 57


def test_event_consecrated_ground__moves_the_marker() -> None:
    state = consecrated("VI", consecrated="paris")
    assert state.consecrated == at("vienna")


def test_r14_4_dracula_must_leave_a_closed_city() -> None:
    state = scene("dracula", trail=["prague"], consecrated="prague", places={"helsing": "rome"})
    assert {"@hide", "@dark_call"}.isdisjoint(tokens(state))
    assert "@BR" in tokens(state)


# --------------------------------------------------------------------------------------------- Heavenly Host

HOSTED = {"items": {"seward": ["heavenly_host"]}}


def test_item_heavenly_host__puts_a_marker_on_the_city_of_the_hunter() -> None:
    state = do(scene("seward", trail=["prague", "lisbon+rats"], **HOSTED), "seward>>heavenly_host")
    assert state.hosts == (at("lisbon"),)
    assert tiles_in(state, "lisbon") == []
    assert (held(state, SEWARD), discarded(state)) == ([], ["heavenly_host"])
    assert pending(state) == "HunterMove"


def test_item_heavenly_host__may_be_used_after_the_move() -> None:
    state = do(scene("seward", trail=["prague", "madrid+rats"], **HOSTED), "road:MA", "seward>>heavenly_host")
    assert state.hosts == (at("madrid"),)
    assert pending(state) == "HunterAction"


@pytest.mark.parametrize(
    ("place", "hosts"), [("adriatic_sea", ()), ("st_joseph_st_mary", ()), ("paris", ("paris",))]
)
def test_item_heavenly_host__needs_a_city_without_one(place: str, hosts: tuple[str, ...]) -> None:
    assert plays(scene("seward", places={"seward": place}, hosts=hosts, **HOSTED)) == []


def test_item_heavenly_host__only_on_the_own_turn() -> None:
    assert plays(scene("helsing", **HOSTED)) == []


def test_r14_5_a_heavenly_host_may_lie_on_the_castle() -> None:
    position = {"places": {"seward": "castle_dracula"}, **HOSTED}
    assert do(scene("seward", **position), "seward>>heavenly_host").hosts == (at("castle_dracula"),)


@pytest.mark.parametrize(("most", "moves"), [("three", False), ("two", True)])
def test_r14_6_without_a_free_marker_one_is_moved(most: str, moves: bool) -> None:
    state = scene("seward", hosts=["paris", "rome"], options={"hosts": most}, **HOSTED)
    state = do(state, "seward>>heavenly_host")
    assert (pending(state) == "MovedHost") is moves
    if moves:
        assert do(state, "PA").hosts == tuple(sorted((at("rome"), at("lisbon"))))
    else:
        assert len(state.hosts) == 3


# ----------------------------------------------------------------------------------------------- Stormy Seas


def storm(sea: str, **position: Any) -> Fury2State:
    """Return a position after Stormy Seas in a sea zone."""
    return do(scene("seward", events={"mina": ["stormy_seas"]}, **position), "mina>stormy_seas", sea)


def test_event_stormy_seas__without_dracula_only_closes_the_zone() -> None:
    state = storm("AS", trail=["venice"])
    assert (state.storm, state.storm_time) == (at("adriatic_sea"), 2)
    assert [found.place for found in events_of(state, PresenceDenied)] == [at("adriatic_sea")]
    assert faceup(state) == []


def test_event_stormy_seas__closes_the_zone_for_two_turns_of_dracula() -> None:
    state = scene("dracula", trail=["venice"], storm="adriatic_sea", storm_time=2, places={"mina": "paris"})
    assert "@AS" not in tokens(state)
    state = do(state, "@FL", "encounter:fog")
    assert state.storm_time == 1
    state = scene("dracula", trail=["venice"], storm="adriatic_sea", storm_time=1, places={"mina": "paris"})
    assert "@AS" not in tokens(state)
    state = do(state, "@FL", "encounter:fog")
    assert (state.storm, state.storm_time) == (NOWHERE, 0)


def test_event_stormy_seas__drives_dracula_to_a_port() -> None:
    state = storm("AS", trail=["adriatic_sea", "venice"], port=at("venice"))
    assert faceup(state) == ["bari", "adriatic_sea"]
    assert (state.present_place(), state.port) == (at("bari"), NOWHERE)
    assert pending(state) == "HunterMove"


def test_event_stormy_seas__lets_dracula_choose_the_port() -> None:
    state = storm("TS", trail=["tyrrhenian_sea", "naples"], port=at("naples"))
    assert (pending(state), player_to_move(state)) == ("ForcedLanding", DRACULA)
    assert tokens(state) == ["CG", "GO", "RO"]
    assert do(state, "GO").present_place() == at("genoa")


def test_r5_12_a_tile_that_falls_off_may_mature() -> None:
    trail = ["tyrrhenian_sea", "naples", "bari", "venice", "munich", "vienna+new_vampire"]
    state = do(storm("TS", trail=trail, port=at("naples")), "RO", "return")
    assert pending(state) == "MatureChoice"
    state = do(state, "yes")
    assert (state.vampires, len(state.trail)) == (2, 1)


def test_r5_12_without_an_open_port_the_trail_is_cleared_first() -> None:
    trail = ["black_sea", "varna", "constanta+rats"]
    state = storm("BS", trail=trail, port=at("varna"), blood=12)
    assert state.blood == 10
    assert (pending(state), tokens(state)) == ("ForcedLanding", ["CN", "VR"])
    state = do(state, "CN")
    assert faceup(state) == ["constanta", "black_sea"]
    assert len(state.trail) == 2


def test_r5_12_where_every_port_is_holy_dracula_stays_at_sea() -> None:
    trail = ["black_sea", "varna"]
    state = storm("BS", trail=trail, port=at("varna"), hosts=["constanta"], consecrated="varna")
    assert state.present_place() == at("black_sea")
    assert faceup(state) == ["black_sea"]
    assert pending(state) == "HunterMove"


def test_r5_12_a_port_with_a_hunter_leads_to_a_combat() -> None:
    position = {"trail": ["adriatic_sea", "venice"], "places": {"helsing": "bari", "mina": "bari"}}
    state = storm("AS", port=at("venice"), **position)
    assert state.present_place() == at("bari")
    assert state.fight is not None
    assert state.fight.hunters == (VAN_HELSING, MINA)
    assert pending(state) == "StrikeChoice"


def test_c7_6_acting_hunters_whom_dracula_fights_in_the_port_have_no_turn_left() -> None:
    places = {"seward": "bari", "helsing": "rome"}
    state = storm("AS", trail=["adriatic_sea", "venice"], port=at("venice"), places=places)
    assert state.fight is not None
    assert state.fight.hunters == (SEWARD,)
    state = do(with_dice(do(state, "!escape"), 6, 1), "!!claws")
    assert (state.fight, state.active) == (None, VAN_HELSING)


def test_c7_6_a_prevented_combat_in_the_port_does_not_end_the_turn() -> None:
    state = scene(
        "seward",
        places={"seward": "bari", "helsing": "rome"},
        trail=["adriatic_sea", "venice"],
        port="venice",
        events={"mina": ["stormy_seas"], "seward": ["escape_route"]},
    )
    state = do(state, "mina>stormy_seas", "AS", "seward>escape_route")
    assert (state.fight, state.active, pending(state)) == (None, SEWARD, "HunterMove")
