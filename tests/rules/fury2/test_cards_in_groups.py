"""Scenes of groups and of several cards at once (R9, R12, R15)."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury2.decks import Deck, Encounter, EventCard, Item
from furyqt.rules.fury2.events import CardShown
from furyqt.rules.fury2.observation import observe
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, GODALMING, HOSPITAL, HUNTERS, MINA, SEWARD, VAN_HELSING
from tests.rules.fury2.scenes import (
    MIDNIGHT,
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
    tiles_in,
    tokens,
    with_dice,
)


def pair(tile: str, **position: Any) -> Fury2State:
    """Return a position after Dr. Seward and Mina, as a group, entered Madrid with a tile."""
    state = scene("seward", places={"mina": "lisbon"}, trail=["paris", f"madrid+{tile}"], **position)
    return do(state, "mina", "yes", "road:MA")


@pytest.mark.parametrize("tile", ["bats", "fog"])
def test_r15_5_bats_and_fog_lie_before_the_hunter_whose_turn_it_is(tile: str) -> None:
    state = pair(tile)
    assert state.hunters[SEWARD].tiles == (Encounter[tile.upper()],)
    assert state.hunters[MINA].tiles == ()
    assert (state.active, state.moved >> MINA & 1) == (VAN_HELSING, 1)


def next_turns(tile: str, **position: Any) -> Fury2State:
    """Return the beginning of Dr. Seward's next turn, after the group met Bats or Fog in Madrid."""
    state = do(pair(tile, **position), "stay", "nothing", "@NA", "encounter:hoax", "stay", "nothing")
    assert state.active == SEWARD
    return state


def test_r15_5_fog_holds_each_member_in_the_next_turn() -> None:
    state = next_turns("fog")
    assert (pending(state), "road:LS" in tokens(state)) == ("HunterMove", False)
    assert "mina" not in tokens(state), "Mina does not move, so she joins nobody"
    state = do(state, "stay", "nothing", "stay", "nothing")
    assert (state.active, tokens(state)[0], "road:LS" in tokens(state)) == (MINA, "stay", False)
    assert state.hunters[MINA].hindered == ()


def test_r15_5_bats_lead_each_member_astray_in_the_next_turn() -> None:
    state = next_turns("bats")
    assert (pending(state), player_to_move(state)) == ("BatsMove", DRACULA)
    state = do(state, "road:LS", "nothing", "stay", "nothing")
    assert (state.active, pending(state)) == (MINA, "BatsMove")
    assert do(state, "road:SR").hunters[MINA].place == at("saragossa")


def test_r15_5_the_one_tile_returns_to_the_pool_once() -> None:
    state = next_turns("fog")
    assert state.pool.count(Encounter.FOG) == 4 - state.encounters.count(Encounter.FOG)
    after = do(state, "stay", "nothing", "stay", "nothing", "stay", "nothing")
    assert (after.active, after.pool) == (4, state.pool)


def test_r11_5_a_defeated_member_is_free_of_the_fog() -> None:
    state = pair("fog", sheets={"mina": {"health": 2}}, next_events=["night_visit"])
    state = do(state, "stay", "event", "done")
    assert (state.hunters[MINA].place, state.hunters[MINA].hindered) == (HOSPITAL, ())


def test_r15_5_peasants_exchange_items_of_each_member() -> None:
    items = {"seward": ["knife"], "mina": ["stake"]}
    state = pair("peasants", items=items, next_items=["rifle", "pistol"])
    assert {*held(state, SEWARD), *held(state, MINA)} == {"rifle", "pistol"}


def test_r15_5_a_thief_steals_from_each_member() -> None:
    state = pair("thief", items={"seward": ["knife"], "mina": ["stake"]})
    assert held(state, SEWARD) == held(state, MINA) == []


def test_r15_5_a_spy_lets_each_member_declare_a_move() -> None:
    state = pair("spy", items={"mina": ["stake"]})
    state = do(state, "MA", "LS")
    assert [state.hunters[hunter].declared for hunter in (SEWARD, MINA)] == [at("madrid"), at("lisbon")]


def test_r15_5_a_saboteur_takes_a_card_of_each_member_without_dogs() -> None:
    sheets = {"seward": {"dogs": 1}}
    state = pair("saboteur", items={"seward": ["dogs"], "mina": ["stake"]}, sheets=sheets)
    assert (held(state, SEWARD), held(state, MINA)) == (["dogs"], [])
    assert state.active == VAN_HELSING


def test_r9_1_forewarned_of_one_member_spares_all() -> None:
    state = do(pair("plague", events={"mina": ["forewarned"]}), "mina>forewarned")
    assert lost(state) == {}


def test_r9_1_a_canceled_forewarned_spares_nobody() -> None:
    hands = {"mina": ["forewarned"], "dracula": ["devilish_power"]}
    state = do(pair("plague", events=hands), "mina>forewarned", "dracula>devilish_power")
    assert lost(state) == {SEWARD: 2, MINA: 2}


def test_r9_1_secret_weapon_and_forewarned_may_both_be_played() -> None:
    position = {"items": {"seward": ["knife"]}, "item_discard": ["rifle"]}
    state = pair("wolves", events={"seward": ["secret_weapon"], "mina": ["forewarned"]}, **position)
    state = do(state, "seward>secret_weapon", "item:knife", "item:rifle")
    assert tokens(state) == ["pass", "mina>forewarned"]
    assert lost(do(state, "mina>forewarned")) == {}
    assert lost(do(state, "pass", "seward>>rifle")) == {SEWARD: 1, MINA: 1}


def test_r12_7_two_hunters_may_hold_good_luck() -> None:
    hands = {"godalming": ["good_luck"], "mina": ["good_luck"]}
    state = scene("seward", next_events=["vampiric_influence"], events=hands, places={"mina": "rome"})
    state = do(state, "stay", "event")
    assert tokens(state) == ["pass", "godalming>good_luck", "mina>good_luck"]
    state = do(state, "godalming>good_luck")
    assert (held(state, GODALMING), held(state, MINA)) == ([], ["good_luck"])


def test_r12_8_nobody_is_asked_who_holds_nothing_for_the_moment() -> None:
    hands = {"seward": ["advance_planning"], "dracula": ["trap", "relentless_minion"]}
    state = do(scene("seward", events=hands, trail=["paris", "madrid+plague"]), "road:MA")
    assert (lost(state), state.active) == ({SEWARD: 2}, VAN_HELSING)


@pytest.mark.parametrize(
    ("hands", "moves"),
    [
        ({"dracula": ["customs_search"]}, ("sea:VE",)),
        ({"dracula": ["seduction"]}, ()),
        ({"seward": ["chartered_carriage"]}, ("sea:VE",)),
    ],
)
def test_r19_3_a_hand_without_a_fitting_card_looks_like_an_empty_one(
    hands: dict[str, list[str]], moves: tuple[str, ...]
) -> None:
    places = {"seward": "ionian_sea"} if not moves else {"seward": "adriatic_sea"}
    with_card = scene("seward", places=places, events=hands, trail=["paris"])
    without = scene("seward", places=places, trail=["paris"])
    assert pending(with_card) == pending(without) == "HunterMove"
    assert [token for token in tokens(with_card) if ">" not in token] == tokens(without)


def test_r19_3_dracula_sees_shown_cards_only() -> None:
    position = {"items": {"mina": ["knife", "stake"]}, "places": {"mina": "rome"}}
    state = scene("mina", sheets={"mina": {"shown_item": Item.KNIFE}}, **position)
    seen = observe(state, DRACULA).hunters[MINA]
    assert seen.shown_item == Item.KNIFE
    assert sum(card == Item.STAKE for card in seen.items) == 0
    assert observe(state, HUNTERS).hunters[MINA].items == (Item.KNIFE, Item.STAKE)


def test_r19_3_the_spy_shows_the_cards_to_both_players() -> None:
    state = pair("spy", items={"mina": ["stake"]}, events={"seward": ["great_strength"]})
    shown = [found.card for found in events_of(state, CardShown) if found.deck != Deck.ENCOUNTER]
    assert shown == [EventCard.GREAT_STRENGTH, Item.STAKE]
    assert player_to_move(state) == HUNTERS


def test_r7_5_a_tile_met_in_the_catacombs_leaves_the_card_there() -> None:
    places = {"seward": "rome"}
    state = do(scene("seward", catacombs=["naples+plague"], trail=["paris"], places=places), "road:NP")
    assert tiles_in(state, "naples") == []
    assert state.catacombs[0] is not None
    assert state.catacombs[0].faceup


def test_r9_5_a_tile_comes_before_the_combat_with_dracula() -> None:
    state = do(scene("seward", trail=["madrid+plague"], time=NOON), "road:MA")
    assert lost(state) == {SEWARD: 2}
    assert pending(state) == "StrikeChoice"


@pytest.mark.parametrize(("tile", "time"), [("bats", NOON), ("saboteur", NOON), ("new_vampire", MIDNIGHT)])
def test_r9_5_a_tile_that_ends_the_turn_prevents_the_combat(tile: str, time: int) -> None:
    state = with_dice(scene("seward", trail=[f"madrid+{tile}"], time=time), 6)
    state = do(state, "road:MA")
    assert (state.fight, state.active) == (None, VAN_HELSING)
    assert state.trail[0].faceup


def test_r17_4_hide_is_turned_up_with_its_place_and_both_tiles_are_met() -> None:
    state = do(scene("seward", trail=["hide/madrid+plague", "madrid+thief"], time=NOON), "road:MA")
    assert player_to_move(state) == DRACULA
    state = do(state, "#2:thief")
    assert lost(state) == {SEWARD: 2}
    assert pending(state) == "StrikeChoice"


def test_ability_haunted__mina_is_always_a_target_and_never_cured() -> None:
    hands = {"seward": ["holy_water"]}
    state = scene("seward", items=hands, places={"mina": "lisbon"})
    assert plays(state) == []
    state = do(scene("seward", next_events=["night_visit"]), "stay", "event")
    assert lost(state) == {MINA: 2}


def test_r5_13_a_declared_move_ends_with_the_next_move_of_any_kind() -> None:
    sheets = {"seward": {"declared": at("brussels"), "tiles": ["bats"]}}
    state = do(scene("seward", sheets=sheets, places={"seward": "paris"}), "road:GE")
    assert state.hunters[SEWARD].declared == -1
    assert discarded(state) == []
