"""Tokens (R9.3-R9.8) and their removal (R3.2.4, R3.4, R14.1, R14.5, R15.4)."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import settle
from furyqt.rules.fury3.decks import Encounter
from furyqt.rules.fury3.events import (
    CardShown,
    DraculaRevealed,
    HideRevealed,
    LocationRevealed,
    PlaceDenied,
    TokenPlaced,
    TokenRemoved,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.turn.tokens import (
    HostRemoval,
    add_bats,
    add_fog,
    add_host,
    add_roadblock,
    add_storm,
    consecrate,
    free_lines,
    free_seas,
    is_barred,
)
from furyqt.rules.fury3.tables import BLOCKABLE, ROAD_LINK, SEAS
from tests.rules.fury3.scenes import at, do, events_of, pending, scene, tokens

SOME_SEAS = tuple(sorted(SEAS))


def line(a: str, b: str) -> int:
    """Return the number of the road between two cities."""
    return ROAD_LINK[frozenset((at(a), at(b)))]


def dawn(state: Fury3State) -> Fury3State:
    """Return the state after the hosts have passed another dawn."""
    state.push(HostRemoval())
    settle(state)
    return state


# -------------------------------------------------------------------------------------------- the end of dusk


def test_r14_5_every_city_with_fog_loses_one_token() -> None:
    state = scene("dusk", fog=tuple(sorted((at("paris"), at("paris"), at("rome")))))
    assert state.fog == (at("paris"),)
    assert {event.where for event in events_of(state, TokenRemoved)} == {at("paris"), at("rome")}
    assert pending(state) == "HunterAction"


def test_r3_4_dracula_chooses_the_roadblock_and_the_storm() -> None:
    blocks = tuple(sorted((line("paris", "nantes"), line("vienna", "prague"))))
    state = scene("dusk", roadblocks=blocks, storms=SOME_SEAS[:2])
    assert pending(state) == "RoadblockRemoval"
    assert state.agenda[-1].player(state) == 1  # type: ignore[attr-defined]
    state = do(state, tokens(state)[1])
    assert state.roadblocks == blocks[:1]
    assert pending(state) == "StormRemoval"
    state = do(state, tokens(state)[0])
    assert state.storms == SOME_SEAS[1:2]
    assert pending(state) == "HunterAction"


def test_r3_4_single_tokens_leave_without_a_prompt() -> None:
    state = scene("dusk", roadblocks=(line("paris", "nantes"),), storms=SOME_SEAS[:1])
    assert (state.roadblocks, state.storms) == ((), ())
    assert pending(state) == "HunterAction"


def test_r3_4_nothing_leaves_an_empty_board() -> None:
    assert not events_of(scene("dusk"), TokenRemoved)


def test_r3_4_tokens_do_not_leave_at_dawn() -> None:
    state = scene("dawn", fog=(at("paris"),), storms=SOME_SEAS[:1], roadblocks=(line("paris", "nantes"),))
    assert (state.fog, state.storms) == ((at("paris"),), SOME_SEAS[:1])
    assert state.roadblocks == (line("paris", "nantes"),)


# --------------------------------------------------------------------------------------------- heavenly hosts


def test_r3_2_4_r15_4_a_host_leaves_at_the_second_dawn() -> None:
    state = scene("day")
    add_host(state, at("paris"))
    dawn(state)
    assert is_barred(state, at("paris"))
    add_host(state, at("rome"))
    dawn(state)
    assert not is_barred(state, at("paris"))
    assert is_barred(state, at("rome"))
    assert events_of(state, TokenRemoved) == [TokenRemoved("host", at("paris"))]


def test_r15_4_hosts_stay_one_whole_round() -> None:
    state = scene("dawn", hosts=((at("paris"), 0), (at("rome"), 1)))
    assert state.hosts == ((at("paris"), 1),)


def test_r14_1_hosts_leave_at_dawn_and_not_at_dusk() -> None:
    assert scene("dusk", hosts=((at("paris"), 1),)).hosts == ((at("paris"), 1),)
    assert scene("dawn", hosts=((at("paris"), 1),)).hosts == ()


# ---------------------------------------------------------------------------------------------------- placing


def test_r9_8_no_fifth_fog() -> None:
    state = scene()
    for _ in range(5):
        add_fog(state, at("paris"))
    assert state.fog == (at("paris"),) * 4
    assert len(events_of(state, TokenPlaced)) == 4


def test_r9_8_no_fourth_host() -> None:
    state = scene()
    for city in ("paris", "rome", "madrid", "milan"):
        add_host(state, at(city))
    assert [city for city, _ in state.hosts] == [at("paris"), at("rome"), at("madrid")]
    assert not is_barred(state, at("milan"))


def test_r9_8_no_third_bats() -> None:
    state = scene()
    for hunter in (0, 0, 1):
        add_bats(state, hunter)
    assert [sheet.bats for sheet in state.hunters] == [2, 0, 0, 0]


def test_r9_5_a_line_has_one_roadblock_and_there_are_eight() -> None:
    state = scene()
    for number in (BLOCKABLE[0], *BLOCKABLE[:9]):
        add_roadblock(state, number)
    assert state.roadblocks == BLOCKABLE[:8]
    assert not free_lines(state)


def test_r9_5_roadblocks_are_placed_on_free_lines_only() -> None:
    state = scene(roadblocks=BLOCKABLE[:7])
    assert list(free_lines(state)) == list(BLOCKABLE[7:])


def test_r9_6_a_sea_zone_has_one_storm_and_there_are_six() -> None:
    state = scene()
    for sea in (SOME_SEAS[0], *SOME_SEAS):
        add_storm(state, sea)
    assert state.storms == SOME_SEAS[:6]
    assert not free_seas(state)


def test_r9_6_storms_are_placed_on_free_seas_only() -> None:
    state = scene(storms=SOME_SEAS[:5])
    assert list(free_seas(state)) == list(SOME_SEAS[5:])


# ----------------------------------------------------------------------------------------------- what they do


def test_r9_3_bats_move_the_hunter_instead_of_an_action() -> None:
    state = scene(places={"godalming": "vienna"})
    add_bats(state, 0)
    state = do(state, "pass") if pending(state) == "HunterAction" else state
    state = do(state, *["pass"] * 3)
    assert pending(state) == "ForcedChoice"
    state = do(state, "PR")
    assert (state.hunters[0].place, state.hunters[0].delayed, state.hunters[0].bats) == (
        at("prague"),
        True,
        0,
    )


def test_r9_4_fog_prevents_entering_leaving_and_searching() -> None:
    state = scene(places={"godalming": "vienna"}, fog=(at("prague"),), trail=("rome", "vienna!+rats"))
    assert "road:PR" not in tokens(state)
    assert {"road:MU", "search"} <= set(tokens(state))
    state = scene(places={"godalming": "vienna"}, fog=(at("vienna"),), trail=("rome", "vienna!+rats"))
    assert not [token for token in tokens(state) if token.startswith("road:") or token == "search"]


def test_r9_4_fog_prevents_being_moved() -> None:
    state = scene(places={"godalming": "vienna"}, fog=(at("vienna"),), sheets={"godalming": {"bats": 1}})
    assert (state.hunters[0].place, state.hunters[0].delayed) == (at("vienna"), True)


def test_r9_5_a_roadblock_closes_its_road_only() -> None:
    state = scene(places={"godalming": "vienna"}, roadblocks=(line("vienna", "prague"),))
    assert "road:PR" not in tokens(state)
    assert "road:MU" in tokens(state)


def test_r9_6_a_storm_keeps_hunters_out() -> None:
    assert "sea:EC" in tokens(scene())
    assert "sea:EC" not in tokens(scene(storms=(at("EC"),)))


@pytest.mark.parametrize("place", [consecrate, add_host])
def test_r9_7_a_holy_token_reveals_location_and_encounters(place: object) -> None:
    state = scene(trail=("rome", "prague+rats+hoax"))
    place(state, at("prague"))  # type: ignore[operator]
    assert events_of(state, LocationRevealed) == [LocationRevealed(0, at("prague"))]
    assert [event.card for event in events_of(state, CardShown)] == [Encounter.RATS, Encounter.HOAX]
    spot = state.trail[1]
    assert spot is not None
    assert spot.faceup
    assert all(placed.faceup for placed in spot.contents)
    assert is_barred(state, at("prague"))
    assert not events_of(state, DraculaRevealed)


def test_r9_7_a_holy_token_reveals_dracula_and_hide() -> None:
    state = scene(trail=("hide+rats", "prague+hoax"))
    consecrate(state, at("prague"))
    assert events_of(state, DraculaRevealed) == [DraculaRevealed(at("prague"))]
    assert events_of(state, HideRevealed) == [HideRevealed(1)]
    assert {event.card for event in events_of(state, CardShown)} == {Encounter.RATS, Encounter.HOAX}


def test_r9_7_in_another_city_dracula_answers_for_the_trail_only() -> None:
    state = scene(trail=("rome",), lairs=("prague+rats",))
    consecrate(state, at("prague"))
    assert events_of(state, PlaceDenied) == [PlaceDenied(at("prague"), False)]
    assert not events_of(state, CardShown)
    assert is_barred(state, at("prague"))
    assert not is_barred(state, at("rome"))


def test_r9_7_the_one_consecrated_ground_moves() -> None:
    state = scene(consecrated=at("paris"))
    consecrate(state, at("milan"))
    assert state.consecrated == at("milan")
    assert events_of(state, TokenRemoved) == [TokenRemoved("consecrated", at("paris"))]


def test_r9_7_dracula_cannot_enter() -> None:
    state = scene("dracula", trail=("vienna",), consecrated=at("prague"), hosts=((at("munich"), 0),))
    assert "@ZA" in tokens(state)
    assert not {"@PR", "@MU"} & set(tokens(state))
