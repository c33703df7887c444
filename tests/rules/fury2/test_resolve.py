"""Resolve: when a point can be paid, and its three effects (R13)."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.fury2.events import ResolveChanged, ResolveUsed
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import HEALTH, HOSPITAL, MINA, SEWARD
from tests.rules.fury2.scenes import (
    NOON,
    SMALL_HOURS,
    at,
    do,
    events_of,
    faceup,
    lost,
    pending,
    scene,
    tokens,
)

OLD = ("prague", "berlin", "leipzig")


def turn(**position: Any) -> Fury2State:
    """Return the beginning of Dr. Seward's turn with a point of resolve and an old trail."""
    return scene("seward", **{"resolve": 1, "trail": OLD, **position})


def effects(state: Fury2State) -> list[str]:
    """Return the effects of resolve that can be used."""
    return [token.removeprefix("resolve:") for token in tokens(state) if token.startswith("resolve:")]


def test_r13_1_every_effect_costs_a_point() -> None:
    state = do(turn(resolve=2), "resolve:newspaper_reports")
    assert state.resolve == 1
    assert [(found.hunter, found.effect) for found in events_of(state, ResolveUsed)] == [(SEWARD, 0)]
    assert [found.resolve for found in events_of(state, ResolveChanged)] == [1]


def test_r13_1_nothing_without_a_point() -> None:
    assert effects(turn(resolve=0)) == []


def test_r13_1_only_at_the_start_of_a_turn() -> None:
    assert effects(turn()) == ["newspaper_reports", "sense_of_emergency"]
    assert effects(do(turn(), "stay")) == []


def test_r13_1_one_effect_in_a_turn() -> None:
    state = do(turn(resolve=3, sheets={"seward": {"health": 9}}), "resolve:inner_strength")
    assert (state.resolve, effects(state)) == (2, [])
    state = do(state, "stay", "nothing")
    assert (state.active, effects(state)) == (SEWARD + 1, ["newspaper_reports", "sense_of_emergency"])


def test_r15_2_a_hunter_who_used_resolve_may_wait_and_the_other_may_use_it() -> None:
    state = turn(resolve=2, places={"mina": "lisbon"}, sheets={"seward": {"health": 9}})
    state = do(state, "resolve:inner_strength", "await:mina", "stay", "nothing")
    assert (state.group, effects(state)) == ((MINA, SEWARD), ["newspaper_reports"])


def test_r13_1_each_effect_once_in_a_round_for_all_hunters() -> None:
    state = do(turn(resolve=3), "resolve:newspaper_reports", "stay", "nothing")
    assert (state.active, effects(state)) == (SEWARD + 1, ["sense_of_emergency"])


def test_r13_1_a_new_round_allows_the_effects_again() -> None:
    state = do(turn(resolve=3), "resolve:newspaper_reports", "stay", "nothing", "stay", "nothing")
    state = do(state, "stay", "nothing", "@NU", "encounter:fog")
    assert "newspaper_reports" in effects(state)


def test_r3_3_a_dawn_gives_a_point() -> None:
    state = do(scene("dracula", time=SMALL_HOURS, resolve=2, vampires=1), "@BR", "encounter:fog")
    assert (state.resolve, state.vampires) == (3, 2)


def test_r13_1_resolve_is_at_most_6() -> None:
    state = do(scene("dracula", time=SMALL_HOURS, resolve=6), "@BR", "encounter:fog")
    assert state.resolve == 6


# --------------------------------------------------------------------------------------------- the effects


def test_r13_2_inner_strength_heals_four() -> None:
    state = do(turn(sheets={"seward": {"health": 3}}), "resolve:inner_strength")
    assert state.hunters[SEWARD].health == 7
    assert pending(state) == "HunterMove"


@pytest.mark.parametrize("health", [7, 9])
def test_r13_2_inner_strength_heals_up_to_the_maximum(health: int) -> None:
    state = do(turn(sheets={"seward": {"health": health}}), "resolve:inner_strength")
    assert state.hunters[SEWARD].health == HEALTH[SEWARD]


def test_r13_2_inner_strength_needs_a_loss() -> None:
    assert "inner_strength" not in effects(turn())


def test_r13_2_newspaper_reports_spares_the_present_place() -> None:
    state = do(turn(trail=["prague", "berlin!"]), "resolve:newspaper_reports")
    assert faceup(state) == ["berlin"]


def test_r13_2_newspaper_reports_can_be_stopped_by_the_press() -> None:
    state = do(turn(events={"dracula": ["sensationalist_press"]}), "resolve:newspaper_reports")
    assert pending(state) == "PressChoice"
    assert faceup(do(state, "pass")) == ["leipzig"]
    assert faceup(do(state, "dracula>sensationalist_press")) == []


def test_r13_2_resolve_is_no_event_card_that_could_be_canceled() -> None:
    state = do(turn(events={"dracula": ["devilish_power"]}), "resolve:newspaper_reports")
    assert faceup(state) == ["leipzig"]


@pytest.mark.parametrize(("vampires", "price"), [(0, 6), (3, 3), (5, 1)])
def test_r13_2_sense_of_emergency_costs_less_on_a_high_track(vampires: int, price: int) -> None:
    state = do(turn(vampires=vampires), "resolve:sense_of_emergency", "JM")
    assert lost(state) == {SEWARD: price}
    assert state.hunters[SEWARD].place == HOSPITAL


def test_r13_2_sense_of_emergency_must_be_survived() -> None:
    assert "sense_of_emergency" not in effects(turn(sheets={"seward": {"health": 6}}))
    assert "sense_of_emergency" in effects(turn(sheets={"seward": {"health": 7}}))


def test_r4_9_sense_of_emergency_replaces_the_move_and_leads_into_the_search() -> None:
    state = do(turn(trail=["prague", "rome+plague"], vampires=4), "resolve:sense_of_emergency", "RO")
    assert lost(state) == {SEWARD: 4}
    assert state.active == SEWARD + 1


def test_r4_9_from_the_sea_it_leads_ashore() -> None:
    state = turn(places={"seward": "adriatic_sea"}, sheets={"seward": {"port": at("venice")}})
    state = do(state, "resolve:sense_of_emergency", "PA")
    assert (state.hunters[SEWARD].place, state.hunters[SEWARD].port) == (at("paris"), -1)


def test_r15_2_sense_of_emergency_is_for_a_hunter_who_moves_alone() -> None:
    state = do(turn(places={"mina": "lisbon"}), "mina", "yes")
    assert effects(state) == ["newspaper_reports"]
    assert state.group == (SEWARD, MINA)


# ------------------------------------------------------------------------------ a turn in which Dracula moves


def led(**position: Any) -> Fury2State:
    """Return the beginning of Dr. Seward's turn with Bats."""
    return turn(sheets={"seward": {"tiles": ["bats"], "health": 5}}, **position)


def test_r4_8_a_hunter_with_bats_may_use_resolve_first() -> None:
    state = led(resolve=2)
    assert (pending(state), effects(state)) == ("TurnStartChoice", ["newspaper_reports", "inner_strength"])
    state = do(state, "resolve:inner_strength")
    assert (state.hunters[SEWARD].health, state.resolve, pending(state)) == (9, 1, "BatsMove")


def test_r4_8_a_hunter_with_bats_may_play_cards_and_use_items_first() -> None:
    state = led(resolve=0, time=NOON, items={"seward": ["heavenly_host"]}, events={"mina": ["long_day"]})
    assert tokens(state) == ["pass", "mina>long_day", "seward>>heavenly_host"]
    state = do(state, "seward>>heavenly_host")
    assert (state.hosts, tokens(state)) == ((at("lisbon"),), ["pass", "mina>long_day"])
    assert pending(do(state, "pass")) == "BatsMove"


def test_r4_8_a_sense_of_emergency_does_not_free_a_hunter_from_bats() -> None:
    state = led(resolve=1, vampires=4, events={"seward": ["sense_of_emergency"]})
    assert tokens(state) == ["pass", "resolve:newspaper_reports", "resolve:inner_strength"]


def test_r2_3_a_hunter_in_a_controlled_storm_may_use_resolve_first() -> None:
    state = turn(
        places={"seward": "adriatic_sea"},
        sheets={"seward": {"port": at("venice"), "health": 5}},
        events={"dracula": ["control_storms"]},
    )
    state = do(state, "dracula>control_storms")
    assert effects(state) == ["newspaper_reports", "inner_strength"]
    state = do(state, "resolve:inner_strength", "BI")
    assert (state.hunters[SEWARD].health, state.hunters[SEWARD].place) == (9, at("bari"))
