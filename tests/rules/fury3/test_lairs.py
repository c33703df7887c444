"""Lairs (R7.8-R7.12, R15.5)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from furyqt.rules.core.agenda import settle
from furyqt.rules.fury3.decks import HIDDEN, NONE, ON_HIDEOUT, Encounter
from furyqt.rules.fury3.events import CardMoved, HideoutCleared, LairMade, LocationRevealed
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search import hideouts
from furyqt.rules.fury3.steps.search.arrivals import Arrival
from furyqt.rules.fury3.tables import ENCOUNTER_HAND, HUNTERS, MINA
from tests.rules.fury3.scenes import at, do, pending, scene, tokens, told

EVERYBODY = dict.fromkeys(("godalming", "seward", "helsing", "mina"), "dublin")
FIVE = ("prague", "berlin", "leipzig", "cologne", "brussels")


def leaving(sixth: str, *, game: str = "advanced", **fields: Any) -> Fury3State:
    """Dracula's phase at the moment when that hideout has slid off the trail."""
    return scene("dracula", trail=(*FIVE, sixth), places=EVERYBODY, options={"game": game}, **fields)


def slots(state: Fury3State) -> set[str]:
    """The lairs he can make."""
    return {token.split(":")[0] for token in tokens(state) if token.startswith("#")}


def test_r7_8_a_lair_instead_of_maturing_with_one_more_encounter() -> None:
    state = leaving("paris!+saboteur!+rumor")
    assert slots(state) == {"#a"}
    state = do(state, "#a:spy")
    lair = state.lairs[0]
    assert lair is not None
    assert (lair.id, lair.place, lair.faceup, lair.rumor) == (0, at("paris"), True, True)
    assert [(placed.card, placed.faceup) for placed in lair.contents] == [
        (Encounter.SABOTEUR, True),
        (Encounter.SPY, False),
    ]
    assert told(state, LairMade) == [LairMade(0, 0)]
    moved = [event for event in told(state, CardMoved) if event.target == ON_HIDEOUT]
    assert [event.shown_to(HUNTERS).card for event in moved] == [HIDDEN]
    assert len(state.encounters) == ENCOUNTER_HAND
    assert state.leaving is None
    assert pending(state) == "CardPlacement"
    assert "@PA" not in tokens(state)


def test_r7_8_a_hideout_without_encounters_too() -> None:
    state = do(leaving("paris"), "#a:spy")
    assert state.lairs[0] is not None
    assert len(state.lairs[0].contents) == 1


@pytest.mark.parametrize("sixth", ["tyrrhenian_sea", "feed", "hide+rats", "misdirect", "dark_call"])
def test_r7_8_not_at_sea_and_not_without_a_location(sixth: str) -> None:
    state = leaving(sixth)
    assert pending(state) == "CardPlacement"
    assert state.lairs == (None, None, None)


def test_r7_8_not_in_the_first_game_nor_after_maturing_has_begun() -> None:
    assert tokens(leaving("paris+saboteur", game="base")) == ["done", "encounter:saboteur"]
    state = leaving("paris+saboteur+desecrated_soil")
    assert slots(state) == {"#a"}
    assert slots(do(state, "encounter:desecrated_soil")) == set()


def test_r7_8_it_needs_an_encounter_from_the_hand() -> None:
    assert slots(leaving("paris+saboteur", encounters=())) == set()
    assert slots(leaving("paris+saboteur", encounters=("hoax",))) == {"#a"}


def test_r7_8_the_first_free_slot() -> None:
    state = leaving("paris", lairs=("milan+rats", "", "rome+spy"))
    assert slots(state) == {"#b"}


def test_r7_9_with_all_slots_full_one_is_cleared_first() -> None:
    state = leaving("paris", lairs=("milan+rats", "genoa+wolves!", "rome+spy"))
    assert slots(state) == {"#a", "#b", "#c"}
    state = do(state, "#b:hoax")
    assert told(state, HideoutCleared) == [HideoutCleared(101)]
    assert state.encounter_discard == (Encounter.WOLVES,)
    assert [lair and lair.place for lair in state.lairs] == [at("milan"), at("paris"), at("rome")]
    assert pending(state) == "CardPlacement"


def test_r7_9_a_lair_without_encounters_is_cleared() -> None:
    state = scene("day", lairs=("paris+rats+rumor", "milan", "rome+hoax"))
    for number in (100, 101, 102):
        hideouts.settle_hideout(state, number)
    assert told(state, HideoutCleared) == [HideoutCleared(101)]
    assert [bool(lair) for lair in state.lairs] == [True, False, True]


def test_r7_10_faceup_cards_stay_faceup_there_and_back() -> None:
    state = do(leaving("munich!+saboteur!"), "#a:spy", "@NU")
    lair = state.lairs[0]
    assert lair is not None
    assert lair.faceup
    assert [placed.faceup for placed in lair.contents] == [True, False]


def test_r7_2_the_wolf_form_of_a_new_lair_is_free_again() -> None:
    state = leaving("wolf_form/paris+saboteur")
    state = do(state, "#a:spy")
    assert state.lairs[0] is not None
    assert state.lairs[0].power == NONE
    assert any(token.startswith("@wolf_form") for token in tokens(state))


def test_r7_7_the_bat_of_a_new_lair_goes_back_to_the_combat_deck() -> None:
    state = leaving("paris+saboteur")
    assert state.leaving is not None
    state.leaving = replace(state.leaving, bat=True)
    state = do(state, "#a:spy")
    assert not any(spot is not None and spot.bat for spot in (*state.trail, *state.lairs))
    state = leaving("paris+saboteur")
    assert state.leaving is not None
    state.leaving = replace(state.leaving, bat=True)
    state = do(state, "done")
    assert not any(spot is not None and spot.bat for spot in (*state.trail, state.leaving))


def test_r7_11_lairs_are_found_and_used_for_ambushes() -> None:
    state = scene("day", trail=("prague",), lairs=("", "paris+rats"), places={"mina": "paris"})
    state.push(Arrival(MINA))
    settle(state)
    assert told(state, LocationRevealed) == [LocationRevealed(101, at("paris"))]
    assert tokens(state) == ["pass", "#b:rats"]
    assert not state.revealed
    assert pending(do(state, "pass")) == "HunterAction"


def test_r7_11_encounters_of_a_lair_mature_only_by_way_of_the_trail() -> None:
    state = do(leaving("paris+saboteur", lairs=("milan+new_vampire",)), "done")
    assert state.influence == 0
    assert state.lairs[0] is not None
    assert state.lairs[0].contents
    back = scene("dracula", trail=(*FIVE, "milan+new_vampire"), places=EVERYBODY)
    assert "encounter:new_vampire" in tokens(back)


def test_r15_5_at_other_times_no_lair_is_cleared() -> None:
    state = scene("day", lairs=("paris+rats",))
    assert not [token for token in tokens(state) if token.startswith("#")]
    state = do(leaving("hide+rats", lairs=("milan+rats",)), "#a")
    assert state.lairs == (None, None, None)
