"""Tiles, maturing and the catacombs; revealing (R7, R14, R17)."""

from __future__ import annotations

import pytest

from furyqt.rules.fury2.decks import Deck, Power
from furyqt.rules.fury2.events import CardMoved, HideRevealed, LocationRevealed, SpotSpared, TileMatured
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.trail.spots import clear_trail, is_revealed, reveal_location
from furyqt.rules.fury2.tables import ATLAS, HUNTERS
from tests.rules.fury2.scenes import at, do, events_of, faceup, pending, scene, spot_of, tiles_in, tokens

FULL = ["prague", "rome", "bari", "paris", "nantes", "madrid+new_vampire"]
"""A trail whose oldest card falls off with the next one."""


def trail(state: Fury2State) -> list[str]:
    return [ATLAS.places[spot.place].code if spot.place >= 0 else "-" for spot in state.trail]


def buried(state: Fury2State) -> list[str]:
    return [ATLAS.places[spot.place].code if spot else "" for spot in state.catacombs]


def test_r7_1_no_action_at_sea() -> None:
    state = do(scene("dracula", trail=["plymouth"], places={"godalming": "rome"}), "@EC")
    assert (pending(state), state.trail[0].tiles) == ("HunterMove", ())


def test_r7_2_he_attacks_all_hunters_in_his_place_and_lays_no_tile() -> None:
    together = {"godalming": "london", "seward": "london"}
    state = do(scene("dracula", trail=["plymouth"], places=together), "@LO")
    assert state.fight is not None
    assert state.fight.hunters == (0, 1)
    assert not state.trail[0].tiles


def test_r7_2_the_group_of_an_attack_breaks_up_afterwards() -> None:
    state = do(scene("dracula", trail=["plymouth"]), "@LO")
    assert state.group == (0,)
    while state.fight is not None:
        state = do(state, tokens(state)[-1])
    assert state.group in ((), (0,))
    assert pending(state) == "HunterMove"


def test_r7_3_r9_2_a_tile_is_laid_facedown_and_never_at_the_castle() -> None:
    state = do(scene("dracula"), "@NU")
    assert tokens(state) == [f"encounter:{name}" for name in ("bats", "fog", "hoax", "spy", "wolves")]
    state = do(state, "encounter:fog")
    assert tiles_in(state, "nuremburg") == [("fog", False)]
    moved = events_of(state, CardMoved)[0]
    assert (moved.card, moved.shown_to(HUNTERS).card) == (4, -2)
    assert pending(do(scene("dracula", trail=["klausenburg"]), "@CD")) == "HunterMove"


@pytest.mark.parametrize(("option", "first"), [("compulsory", "encounter:bats"), ("optional", "done")])
def test_r7_3_laying_is_compulsory_unless_an_option_says_otherwise(option: str, first: str) -> None:
    assert tokens(do(scene("dracula", options={"placing": option}), "@NU"))[0] == first


def test_r7_3_without_tiles_nothing_is_laid() -> None:
    assert pending(do(scene("dracula", encounters=[], pool=()), "@NU")) == "HunterMove"


def test_r7_4_one_tile_on_the_trail_two_in_the_catacombs() -> None:
    state = do(scene("dracula", trail=["prague", "berlin+rats"]), "@hide")
    assert pending(state) == "EncounterPlacement"
    full = do(scene("dracula", trail=FULL), "@NU", "catacomb")
    assert pending(full) == "CatacombTile"
    full = do(full, "encounter:spy")
    assert tiles_in(full, "madrid") == [("new_vampire", False), ("spy", False)]


def test_r7_5_a_fallen_location_returns_or_goes_to_the_catacombs() -> None:
    state = do(scene("dracula", trail=FULL), "@NU")
    assert tokens(state) == ["return", "catacomb"]
    assert buried(do(state, "return")) == ["", "", ""]
    kept = do(state, "catacomb", "done")
    assert (buried(kept), tiles_in(kept, "madrid")) == (["MA", "", ""], [("new_vampire", False)])
    assert pending(do(kept, "encounter:fog")) == "HunterMove", "it does not mature, too"


@pytest.mark.parametrize("last", ["north_sea", "feed", "hide/rome"])
def test_r7_5_neither_seas_nor_powers(last: str) -> None:
    state = do(scene("dracula", trail=["prague", "rome", "bari", "paris", "nantes", last]), "@NU")
    assert pending(state) == "EncounterPlacement"


@pytest.mark.parametrize(
    ("option", "decision"), [("allowed", "FallenCardChoice"), ("forbidden", "EncounterPlacement")]
)
def test_r7_5_castle_dracula_by_an_option(option: str, decision: str) -> None:
    cards = ["prague", "rome", "bari", "paris", "nantes", "castle_dracula"]
    state = do(scene("dracula", trail=cards, options={"castle_catacombs": option}), "@NU")
    assert pending(state) == decision
    if option == "allowed":
        state = do(state, "catacomb")
        assert pending(state) == "EncounterPlacement", "no tile for the castle"


def test_r7_5_r14_2_no_place_with_a_marker_and_none_if_the_catacombs_are_full() -> None:
    cards = ["prague", "rome", "bari", "paris", "nantes", "madrid"]
    assert pending(do(scene("dracula", trail=cards, hosts=["madrid"]), "@NU")) == "EncounterPlacement"
    full = scene("dracula", trail=cards, catacombs=["lisbon", "cadiz", "varna"])
    assert pending(do(full, "done", "@NU")) == "EncounterPlacement"


def test_r7_6_maturing_comes_before_the_new_tiles() -> None:
    state = do(scene("dracula", trail=FULL), "@NU", "return", "encounter:fog")
    assert (pending(state), len(state.encounters)) == ("MatureChoice", 4)
    assert RULES.observe(state, HUNTERS).fallen[0].card == -2
    state = do(state, "yes")
    assert [event.encounter for event in events_of(state, TileMatured)] == [16]
    assert (state.vampires, len(state.encounters)) == (2, 5)


def test_r7_6_at_sea_too() -> None:
    cards = ["plymouth", "rome", "bari", "paris", "nantes", "madrid+new_vampire"]
    state = do(scene("dracula", trail=cards, places={"godalming": "rome"}), "@EC", "return")
    assert pending(state) == "MatureChoice"


def test_r7_6_a_tile_without_an_effect_returns_unseen() -> None:
    cards = [*FULL[:5], "madrid+rats"]
    state = do(scene("dracula", trail=cards), "@NU", "return", "encounter:fog")
    assert (pending(state), state.fallen) == ("HunterMove", ())
    assert len(state.pool) + len(state.encounters) == 44
    assert not events_of(state, TileMatured)


def test_r7_7_catacombs_may_be_cleared_at_the_start_of_his_turn() -> None:
    state = scene("dracula", catacombs=["rome+rats", "bari+plague+hoax", "paris"], encounters=["fog"])
    assert (pending(state), tokens(state)) == ("ClearedSlot", ["done", "#a", "#b", "#c"])
    state = do(state, "#b")
    assert (buried(state), tokens(state)) == (["RO", "", "PA"], ["done", "#c"])
    assert len(state.pool) == 43
    assert not events_of(state, TileMatured)


def test_r7_8_r7_9_cleared_tiles_return_without_maturing_and_the_newest_cards_stay() -> None:
    state = scene(
        "dracula", trail=["prague", "rome+new_vampire", "feed", "paris+rats"], catacombs=["bari+spy"]
    )
    clear_trail(state, 2)
    assert (trail(state), buried(state)[0]) == (["PR", "RO"], "BI")
    clear_trail(state, 1)
    assert trail(state) == ["PR"]
    assert (state.vampires, len(state.pool) + len(state.encounters)) == (0, 44)


def test_r7_9_his_present_place_stays() -> None:
    state = scene("dracula", trail=["feed", "hide/rome", "rome+rats", "paris"])
    clear_trail(state, 1)
    assert trail(state) == ["-", "RO"]
    assert state.trail[0].power == Power.FEED
    assert len(events_of(state, SpotSpared)) == 1


def test_r7_10_five_tiles_or_seven_with_the_brides() -> None:
    assert len(do(scene("dracula"), "@NU", "encounter:fog").encounters) == 5
    brides = scene("dracula", dracula_ally="draculas_brides")
    assert len(do(brides, "@NU", "encounter:fog").encounters) == 7


# -------------------------------------------------------------------------------------------------- revealing


def test_r17_1_a_revealed_card_stays_faceup_until_it_returns() -> None:
    state = do(scene("dracula", trail=["prague", "rome!", "bari!"]), "@NU", "encounter:fog")
    assert faceup(state) == ["rome", "bari"]


def test_r17_2_the_figure_is_on_the_board_until_he_moves_unseen() -> None:
    state = scene("dracula", trail=["prague!"])
    assert is_revealed(state)
    assert is_revealed(RULES.observe(state, HUNTERS))
    assert not is_revealed(do(state, "@NU", "encounter:fog"))
    assert is_revealed(do(state, "@dark_call"))
    assert not is_revealed(do(state, "@hide", "encounter:fog"))


def test_r17_3_the_oldest_card_is_the_one_with_the_highest_slot() -> None:
    state = scene("godalming", next_events=["newspaper_reports"], trail=["prague", "rome", "bari!"])
    state = do(state, "stay", "event")
    assert faceup(state) == ["rome", "bari"]


def test_r17_4_hide_is_turned_up_with_the_location_below_it() -> None:
    state = scene("godalming", trail=["hide/rome", "rome", "bari"])
    assert state.present_place() == at("rome")
    reveal_location(state, spot_of(state, "rome").id)
    assert [spot.faceup for spot in state.trail] == [True, True, False]
    assert (len(events_of(state, LocationRevealed)), len(events_of(state, HideRevealed))) == (1, 1)


def test_r17_5_sensationalist_press_stops_a_reveal() -> None:
    state = scene(
        "godalming",
        next_events=["newspaper_reports"],
        trail=["prague", "rome"],
        events={"dracula": ["sensationalist_press"]},
    )
    state = do(state, "stay", "event")
    assert pending(state) == "PressChoice"
    assert not faceup(do(state, "dracula>sensationalist_press"))
    assert faceup(do(state, "pass")) == ["rome"]


def test_r14_1_wolf_form_does_not_pass_a_marker() -> None:
    open_way = scene("dracula", trail=["le_havre"], time=3)
    closed = scene("dracula", trail=["le_havre"], time=3, hosts=["paris"])
    gone = set(tokens(open_way)) - set(tokens(closed))
    assert {"@wolf_form:PA", "@PA", "@wolf_form:GE"} <= gone
    assert "@wolf_form:BO" in tokens(closed), "by way of Nantes"


def test_r14_2_r14_3_the_card_is_turned_up_and_its_tiles_go_to_the_pool() -> None:
    state = scene(
        "godalming",
        places={"godalming": "rome"},
        trail=["prague", "bari+rats"],
        next_events=["consecrated_ground"],
    )
    state = do(state, "stay", "event", "BI")
    assert (faceup(state), tiles_in(state, "bari")) == (["bari"], [])
    assert state.consecrated == at("bari")
    assert len(state.pool) + len(state.encounters) == 45


def test_r16_1_the_castle_gives_two_blood_each_time_his_movement_ends_there() -> None:
    state = do(scene("dracula", trail=["klausenburg"], blood=9), "@CD")
    assert (state.blood, state.trail[0].faceup, state.trail[0].tiles) == (11, True, ())
    stays = do(scene("dracula", trail=["castle_dracula"], blood=9), "@dark_call")
    while pending(stays) == "EncounterReturn":
        stays = do(stays, tokens(stays)[0])
    assert stays.blood == 9 - 2 + 2
    assert do(scene("dracula", trail=["klausenburg"], blood=14), "@CD").blood == 15


def test_r16_3_a_heavenly_host_may_protect_galatz() -> None:
    state = scene("godalming", places={"godalming": "galatz"}, items={"godalming": ["heavenly_host"]})
    assert "godalming>>heavenly_host" in tokens(state)
    assert do(state, "godalming>>heavenly_host").hosts == (at("galatz"),)


def test_r7_3_the_tile_stays_with_its_card() -> None:
    state = do(
        scene("dracula", trail=["prague+hoax", "berlin+rats"], encounters=["fog"]), "@NU", "encounter:fog"
    )
    assert [tile.card for spot in state.trail for tile in spot.tiles] == [4, 8, 12]
    assert Deck.ENCOUNTER in {event.deck for event in events_of(state, CardMoved)}
