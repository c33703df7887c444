"""The six allies: coming into play, their effects, and leaving (R12.2, R12.9)."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury2.decks import NONE, EventCard
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, HUNTERS, SEWARD
from tests.rules.fury2.scenes import at, discarded, do, event, faceup, lost, pending, scene, tokens

TRAIL = ("prague", "berlin", "leipzig", "hamburg", "cologne", "brussels")
HUNTER_ALLIES = ("jonathan_harker", "rufus_smith", "sister_agatha")
DRACULA_ALLIES = ("draculas_brides", "immanuel_hildesheim", "quincey_p_morris")
SIX_TILES = ("hoax", "wolves", "bats", "spy", "fog", "plague", "thief")


def drawn(card: str, **position: Any) -> Fury2State:
    """Return a position after Dr. Seward drew an event card in Lisbon."""
    return do(scene("seward", next_events=[card], **position), "stay", "event")


@pytest.mark.parametrize("card", HUNTER_ALLIES)
def test_r12_2_an_ally_of_the_hunters_comes_into_play_at_once(card: str) -> None:
    state = drawn(card)
    assert (state.hunter_ally, state.table, discarded(state)) == (event(card), (), [])


@pytest.mark.parametrize("card", DRACULA_ALLIES)
def test_r12_2_an_ally_of_dracula_comes_into_play_at_once(card: str) -> None:
    state = drawn(card)
    assert (state.dracula_ally, state.events, discarded(state)) == (event(card), (), [])


@pytest.mark.parametrize(
    ("choice", "kept", "gone"),
    [("yes", "rufus_smith", "sister_agatha"), ("no", "sister_agatha", "rufus_smith")],
)
def test_r12_2_a_second_ally_replaces_the_first_or_is_discarded(choice: str, kept: str, gone: str) -> None:
    state = drawn("rufus_smith", hunter_ally="sister_agatha")
    assert (pending(state), player_to_move(state)) == ("AllyChoice", HUNTERS)
    state = do(state, choice)
    assert (state.hunter_ally, discarded(state)) == (event(kept), [gone])


def test_r12_2_dracula_chooses_between_his_own_allies() -> None:
    state = drawn("quincey_p_morris", dracula_ally="draculas_brides")
    assert player_to_move(state) == DRACULA
    assert do(state, "no").dracula_ally == EventCard.DRACULAS_BRIDES


# -------------------------------------------------------------------------------------------- the hunters'


def test_ally_jonathan_harker__sees_the_sixth_card_at_once() -> None:
    assert faceup(drawn("jonathan_harker", trail=TRAIL)) == ["brussels"]
    assert faceup(drawn("jonathan_harker", trail=TRAIL[:5])) == []


def test_ally_jonathan_harker__sees_each_card_that_comes_to_the_sixth_slot() -> None:
    state = scene("dracula", trail=TRAIL, hunter_ally="jonathan_harker")
    state = do(state, "@NU", "return")
    assert faceup(state) == ["cologne"]


def test_ally_jonathan_harker__sees_hide() -> None:
    trail = ["rome", "florence", "venice", "munich", "hide/prague"]
    state = do(scene("dracula", trail=trail, hunter_ally="jonathan_harker"), "@NP")
    assert [spot.faceup for spot in state.trail] == [False, False, False, False, False, True]


def test_ally_jonathan_harker__can_be_stopped_once_by_the_press() -> None:
    events = {"dracula": ["sensationalist_press"]}
    state = do(scene("dracula", trail=TRAIL, hunter_ally="jonathan_harker", events=events), "@NU", "return")
    assert pending(state) == "PressChoice"
    assert faceup(do(state, "dracula>sensationalist_press")) == []


@pytest.mark.parametrize(("ally", "blood"), [(None, 15), ("rufus_smith", 14)])
def test_ally_rufus_smith__makes_every_sea_move_cost_blood(ally: str | None, blood: int) -> None:
    fields = {"hunter_ally": ally} if ally else {}
    trail = ["adriatic_sea", "venice"]
    state = scene("dracula", trail=trail, port=at("venice"), sailed=0, blood=15, **fields)
    assert do(state, "@IO").blood == blood


def test_ally_sister_agatha__costs_two_blood_for_an_escape() -> None:
    places = {"seward": "prague"}
    position = {"places": places, "trail": ["prague"], "hunter_ally": "sister_agatha", "blood": 10}
    state = do(scene("seward", **position), "stay", "!punch", "!!escape_man")
    assert state.blood == 8


# ------------------------------------------------------------------------------------------------- Dracula's


def test_ally_draculas_brides__let_him_hold_seven_encounters() -> None:
    state = do(scene("dracula", dracula_ally="draculas_brides", trail=["vienna"]), "@PR", "encounter:bats")
    assert len(state.encounters) == 7
    state = do(scene("dracula", trail=["vienna"]), "@PR", "encounter:bats")
    assert len(state.encounters) == 5


def test_ally_draculas_brides__who_leave_cut_the_hand_back() -> None:
    position = {"dracula_ally": "draculas_brides", "encounters": SIX_TILES}
    state = do(scene("seward", events={"seward": ["good_luck"]}, **position), "seward>good_luck")
    assert state.dracula_ally == NONE
    assert pending(state) == "EncounterReturn"
    state = do(state, "encounter:plague", "encounter:thief")
    assert len(state.encounters) == 5
    assert pending(state) == "HunterMove"


def test_ally_immanuel_hildesheim__lets_him_hold_six_events() -> None:
    hand = ["trap", "rage", "seduction", "roadblock", "wild_horses"]
    state = drawn("customs_search", dracula_ally="immanuel_hildesheim", events={"dracula": hand})
    assert len(state.events) == 6
    assert pending(drawn("customs_search", events={"dracula": hand[:4]})) == "DiscardChoice"


def test_ally_immanuel_hildesheim__who_leaves_cuts_the_hand_back() -> None:
    hand = ["trap", "rage", "seduction", "roadblock", "wild_horses"]
    events = {"dracula": hand, "seward": ["good_luck"]}
    state = scene("seward", dracula_ally="immanuel_hildesheim", events=events)
    state = do(state, "seward>good_luck")
    assert pending(state) == "DiscardChoice"
    assert len(do(state, "event:trap").events) == 4


def quincey(**position: Any) -> Fury2State:
    """Return the beginning of Dracula's turn with Quincey P. Morris."""
    return scene("dracula", dracula_ally="quincey_p_morris", **position)


def test_ally_quincey_p_morris__attacks_a_hunter_each_turn() -> None:
    state = quincey()
    assert tokens(state) == ["godalming", "seward", "helsing", "mina"]
    state = do(state, "seward")
    assert lost(state) == {SEWARD: 1}
    assert pending(state) == "CardPlacement"


@pytest.mark.parametrize("shield", ["crucifix", "heavenly_host"])
def test_ally_quincey_p_morris__is_stopped_by_a_holy_item(shield: str) -> None:
    state = do(quincey(items={"seward": [shield], "mina": [shield]}), "seward")
    assert tokens(state) == ["pass", f"seward>>{shield}"]
    assert lost(do(state, f"seward>>{shield}")) == {}
    assert lost(do(state, "pass")) == {SEWARD: 1}


def test_r11_6_quincey_spares_a_defeated_hunter() -> None:
    state = quincey(places={"mina": "st_joseph_st_mary"}, sheets={"mina": {"missing": 5}})
    assert tokens(state) == ["godalming", "seward", "helsing"]
