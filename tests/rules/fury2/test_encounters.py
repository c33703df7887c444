"""The encounters as hunters meet them, alone and in groups (R9, R15.5)."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury2.decks import Deck, Encounter, EventCard
from furyqt.rules.fury2.events import CardMoved, CardShown
from furyqt.rules.fury2.state import Enemy, Fury2State
from furyqt.rules.fury2.tables import DRACULA, MINA, SEWARD, VAN_HELSING
from tests.rules.fury2.scenes import (
    at,
    discarded,
    do,
    events_of,
    held,
    lost,
    pending,
    scene,
    tiles_in,
    tokens,
    with_dice,
)

EAST, WEST = ("prague", "vienna", "road:PR"), ("madrid", "lisbon", "road:MA")


def meet(
    *tiles: str,
    where: tuple[str, str, str] = WEST,
    group: bool = False,
    faces: tuple[int, ...] = (),
    **more: Any,
) -> Fury2State:
    """Return a position after Dr. Seward, perhaps with Mina, entered a city with tiles."""
    city, start, move = where
    places = {"seward": start, "mina": start if group else "athens", "helsing": "rome"}
    trail = ["paris", "+".join((city, *tiles))]
    state = scene("seward", places=places, trail=trail, **more)
    state = do(state, *(("mina", "yes") if group else ()))
    return do(with_dice(state, *faces), move)


def pool(state: Fury2State, tile: str) -> int:
    """Return how many tiles of a kind are in the pool."""
    return state.pool.count(Encounter[tile.upper()])


def test_r8_3_an_encounter_ends_the_turn_and_returns_to_the_pool() -> None:
    state = meet("plague")
    assert (lost(state), state.active) == ({SEWARD: 2}, VAN_HELSING)
    assert tiles_in(state, "madrid") == []
    assert pool(state, "plague") == 1
    moved = [found for found in events_of(state, CardMoved) if found.deck == Deck.ENCOUNTER]
    assert [found.card for found in moved] == [Encounter.PLAGUE]


def test_r8_3_dracula_chooses_the_order_of_two_tiles() -> None:
    trail, places = ["paris"], {"seward": "rome", "helsing": "paris"}
    state = scene("seward", catacombs=["naples+plague+hoax"], trail=trail, places=places)
    state = do(state, "road:NP")
    assert (player_to_move(state), tokens(state)) == (DRACULA, ["#a:hoax", "#a:plague"])
    state = do(state, "#a:plague")
    assert lost(state) == {SEWARD: 2}
    assert state.catacombs[0] is not None
    assert state.catacombs[0].tiles == ()


# ------------------------------------------------------------------------------------------------ the tiles


def test_encounter_ambush__brings_dracula_a_tile() -> None:
    state = meet("ambush")
    assert (pending(state), len(state.encounters)) == ("EncounterReturn", 6)
    assert len(do(state, "encounter:bats").encounters) == 5


@pytest.mark.parametrize("tile", ["assassin", "minion_with_knife"])
def test_encounter_assassin__and_minions_are_fought(tile: str) -> None:
    state = meet(tile)
    assert state.fight is not None
    assert (state.fight.enemy, state.fight.tile) == (Enemy.AGENT, Encounter[tile.upper()])


@pytest.mark.parametrize(
    ("tile", "weapons"),
    [
        ("minion_with_knife", {"!!agent_knife"}),
        ("minion_with_knife_and_pistol", {"!!agent_knife", "!!agent_pistol"}),
        ("minion_with_knife_and_rifle", {"!!agent_knife", "!!agent_rifle"}),
        ("assassin", {"!!agent_knife", "!!agent_pistol", "!!agent_rifle"}),
    ],
)
def test_encounter_minion_with_knife__and_others_have_their_weapons(tile: str, weapons: set[str]) -> None:
    state = do(meet(tile), "!punch")
    assert set(tokens(state)) - {"!!agent_punch", "!!agent_dodge"} == weapons


def test_encounter_minion_with_knife_and_pistol__fights_the_whole_group() -> None:
    state = meet("minion_with_knife_and_pistol", group=True)
    assert state.fight is not None
    assert state.fight.hunters == (SEWARD, MINA)


def test_encounter_minion_with_knife_and_rifle__stays_if_it_is_not_killed() -> None:
    state = meet("minion_with_knife_and_rifle", events={"seward": ["escape_route"]})
    state = do(state, "seward>escape_route")
    assert tiles_in(state, "madrid") == [("minion_with_knife_and_rifle", True)]
    assert state.active == VAN_HELSING


@pytest.mark.parametrize(("tile", "where"), [("bats", WEST), ("fog", EAST)])
def test_encounter_bats__and_fog_end_the_turn_and_follow_the_hunter(
    tile: str, where: tuple[str, str, str]
) -> None:
    state = meet(tile, where=where)
    assert state.hunters[SEWARD].tiles == (Encounter[tile.upper()],)
    assert tiles_in(state, where[0]) == []
    assert state.active == VAN_HELSING


def test_r9_4_after_bats_nothing_else_in_the_place_is_met() -> None:
    state = scene("seward", catacombs=["naples+bats+plague"], trail=["paris"], places={"seward": "rome"})
    state = do(state, "road:NP", "#a:bats")
    assert lost(state) == {}
    assert state.catacombs[0] is not None
    assert [tile.card for tile in state.catacombs[0].tiles] == [Encounter.PLAGUE]


@pytest.mark.parametrize(("reach", "far"), [("one", False), ("two", True)])
def test_encounter_bats__let_dracula_move_the_hunter(reach: str, far: bool) -> None:
    sheets = {"seward": {"tiles": ["bats"]}}
    state = scene("seward", sheets=sheets, options={"bats": reach})
    assert (player_to_move(state), pending(state)) == (DRACULA, "BatsMove")
    assert ("stay" in tokens(state), "road:SR" in tokens(state)) == (far, far)
    state = do(state, "road:MA")
    assert state.hunters[SEWARD].place == at("madrid")
    assert (state.hunters[SEWARD].tiles, pending(state)) == ((), "HunterAction")


def test_encounter_fog__bars_the_next_move_but_not_the_action() -> None:
    state = scene("seward", sheets={"seward": {"tiles": ["fog"]}})
    assert tokens(state) == ["stay"]
    state = do(state, "stay")
    assert (state.hunters[SEWARD].tiles, pending(state)) == ((), "HunterAction")


def test_encounter_desecrated_soil__gives_dracula_his_event() -> None:
    assert meet("desecrated_soil", next_events=["trap"]).events == (EventCard.TRAP,)
    state = meet("desecrated_soil", next_events=["long_day"])
    assert (discarded(state), held(state, SEWARD)) == (["long_day"], [])


def test_encounter_hoax__takes_all_events_in_the_west() -> None:
    state = meet("hoax", events={"seward": ["forewarned", "great_strength", "excellent_weather"]})
    assert held(do(state, "pass"), SEWARD) == []


def test_encounter_hoax__takes_one_event_in_the_east() -> None:
    state = meet("hoax", where=EAST, events={"seward": ["great_strength", "excellent_weather"]})
    assert tokens(state) == ["event:excellent_weather", "event:great_strength"]
    assert held(do(state, "event:great_strength"), SEWARD) == ["excellent_weather"]


def test_encounter_hoax__takes_from_each_of_a_group() -> None:
    hands = {"seward": ["great_strength"], "mina": ["escape_route"]}
    state = meet("hoax", where=EAST, group=True, events=hands)
    assert held(state, SEWARD) == held(state, MINA) == []


@pytest.mark.parametrize(("shield", "before"), [("crucifix", ()), ("heavenly_host", ("pass",))])
def test_encounter_lightning__is_stopped_by_a_holy_item(shield: str, before: tuple[str, ...]) -> None:
    state = do(meet("lightning", items={"seward": ["knife", shield]}), *before)
    assert tokens(state) == ["pass", f"seward>>{shield}"]
    assert lost(do(state, f"seward>>{shield}")) == {}
    state = do(state, "pass")
    assert (lost(state), pending(state)) == ({SEWARD: 2}, "CardLossChoice")
    assert held(do(state, "item:knife"), SEWARD) == [shield]


def test_encounter_lightning__strikes_each_of_a_group() -> None:
    state = meet("lightning", group=True, items={"seward": ["crucifix"], "mina": ["knife"]})
    state = do(state, "seward>>crucifix")
    assert (lost(state), held(state, MINA)) == ({MINA: 2}, [])
    assert held(state, SEWARD) == ["crucifix"]


def test_encounter_peasants__exchange_one_item_in_the_west() -> None:
    state = meet("peasants", items={"seward": ["knife", "stake"]}, next_items=["rifle"])
    assert tokens(state) == ["item:knife", "item:stake"]
    assert held(do(state, "item:knife"), SEWARD) == ["rifle", "stake"]


def test_encounter_peasants__exchange_all_items_in_the_east() -> None:
    items = {"seward": ["knife", "stake"]}
    state = meet("peasants", where=EAST, items=items, next_items=["rifle", "pistol"])
    assert held(state, SEWARD) == ["pistol", "rifle"]
    assert sorted(discarded(state)) == ["knife", "stake"]


def test_encounter_plague__hits_each_of_a_group() -> None:
    assert lost(meet("plague", group=True)) == {SEWARD: 2, MINA: 2}


def test_encounter_rats__take_one_health_for_each_high_die() -> None:
    assert lost(meet("rats", faces=(4, 3, 6, 1))) == {SEWARD: 2}
    assert lost(meet("rats", faces=(1, 2, 3, 3))) == {}


def test_encounter_rats__spare_an_owner_of_faceup_dogs() -> None:
    dogs = {"items": {"seward": ["dogs"]}, "sheets": {"seward": {"dogs": 1}}}
    assert lost(meet("rats", group=True, faces=(6, 6, 6, 6), **dogs)) == {MINA: 4}


def test_encounter_rats__do_not_spare_dogs_in_the_hand() -> None:
    state = meet("rats", faces=(6, 6, 6, 6), items={"seward": ["dogs"]})
    assert pending(state) == "HuntersWindowChoice"
    assert lost(do(state, "pass")) == {SEWARD: 4}
    assert lost(do(state, "seward>>dogs")) == {}


def test_encounter_saboteur__takes_a_card_of_any_sort() -> None:
    hands = {"items": {"seward": ["knife"]}, "events": {"seward": ["great_strength"]}}
    state = meet("saboteur", **hands)
    assert tokens(state) == ["item:knife", "event:great_strength"]
    assert held(do(state, "event:great_strength"), SEWARD) == ["knife"]


def test_encounter_saboteur__ends_the_search() -> None:
    state = scene("seward", catacombs=["naples+saboteur+plague"], trail=["paris"], places={"seward": "rome"})
    assert lost(do(state, "road:NP", "#a:saboteur")) == {}


def test_encounter_saboteur__fears_dogs() -> None:
    dogs = {"items": {"seward": ["dogs", "knife"]}, "sheets": {"seward": {"dogs": 1}}}
    places = {"seward": "rome"}
    state = scene("seward", catacombs=["naples+saboteur+plague"], trail=["paris"], places=places, **dogs)
    state = do(state, "road:NP", "#a:saboteur")
    assert held(state, SEWARD) == ["dogs", "knife"]
    assert lost(state) == {SEWARD: 2}


def test_encounter_spy__sees_all_cards_and_the_next_move() -> None:
    hands = {"items": {"seward": ["knife"]}, "events": {"seward": ["great_strength"]}}
    state = meet("spy", **hands)
    assert len(events_of(state, CardShown)) == 3
    assert pending(state) == "HunterDeclaration"
    assert "MA" in tokens(state)
    assert do(state, "LS").hunters[SEWARD].declared == at("lisbon")


@pytest.mark.parametrize(("option", "declares"), [("no", True), ("dogs", False)])
def test_encounter_spy__is_stopped_by_dogs_only_by_option(option: str, declares: bool) -> None:
    dogs = {"items": {"seward": ["dogs"]}, "sheets": {"seward": {"dogs": 1}}}
    state = meet("spy", options={"spy": option}, **dogs)
    assert (pending(state) == "HunterDeclaration") is declares


def test_encounter_thief__takes_a_random_card_of_the_sort_that_dracula_names() -> None:
    hands = {"items": {"seward": ["knife", "stake"]}, "events": {"seward": ["great_strength"]}}
    state = meet("thief", **hands)
    assert (player_to_move(state), tokens(state)) == (DRACULA, ["item", "event"])
    assert len(do(state, "item").hunters[SEWARD].items) == 1
    assert held(do(state, "event"), SEWARD) == ["knife", "stake"]


def test_encounter_thief__takes_the_only_sort_without_a_choice_and_fears_dogs() -> None:
    assert held(meet("thief", items={"seward": ["knife"]}), SEWARD) == []
    dogs = {"items": {"seward": ["dogs"]}, "sheets": {"seward": {"dogs": 1}}}
    assert held(meet("thief", **dogs), SEWARD) == ["dogs"]


@pytest.mark.parametrize(
    ("items", "shown", "loss"),
    [
        ([], [], 2),
        (["pistol"], ["seward>>pistol"], 1),
        (["rifle"], ["seward>>rifle"], 1),
        (["pistol", "rifle"], ["seward>>pistol", "seward>>rifle"], 0),
        (["pistol", "rifle"], ["pass", "seward>>rifle"], 1),
    ],
)
def test_encounter_wolves__fear_pistol_and_rifle(items: list[str], shown: list[str], loss: int) -> None:
    state = do(meet("wolves", items={"seward": items}), *shown)
    assert lost(state) == ({SEWARD: loss} if loss else {})
    assert held(state, SEWARD) == items


def test_encounter_wolves__a_weapon_of_one_member_helps_the_group() -> None:
    state = do(meet("wolves", group=True, items={"mina": ["pistol"]}), "mina>>pistol")
    assert lost(state) == {SEWARD: 1, MINA: 1}
