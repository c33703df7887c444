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
from tests.rules.fury3.scenes import at, do, events_of, pending, scene, tokens

EVERYBODY = dict.fromkeys(("godalming", "seward", "helsing", "mina"), "dublin")
FIVE = ("prague", "berlin", "leipzig", "cologne", "brussels")


def leaving(sixth: str, *, game: str = "advanced", **fields: Any) -> Fury3State:
    """Return Dracula's phase at the moment when that hideout has slid off the trail."""
    return scene("dracula", trail=(*FIVE, sixth), places=EVERYBODY, options={"game": game}, **fields)


def lair_spaces(state: Fury3State) -> set[str]:
    """Return the lairs that Dracula can make."""
    return {token.split(":")[0] for token in tokens(state) if token.startswith("#")}


def test_r7_8_a_hideout_becomes_a_lair_instead_of_maturing_and_takes_an_encounter() -> None:
    state = leaving("paris!+saboteur!+rumor")
    assert lair_spaces(state) == {"#a"}
    state = do(state, "#a:spy")
    lair = state.lairs[0]
    assert lair is not None
    assert (lair.id, lair.place, lair.faceup, lair.rumor) == (0, at("paris"), True, True)
    assert [(placed.card, placed.faceup) for placed in lair.contents] == [
        (Encounter.SABOTEUR, True),
        (Encounter.SPY, False),
    ]
    assert events_of(state, LairMade) == [LairMade(0, 0)]
    moved = [event for event in events_of(state, CardMoved) if event.target == ON_HIDEOUT]
    assert [event.shown_to(HUNTERS).card for event in moved] == [HIDDEN]
    assert len(state.encounters) == ENCOUNTER_HAND
    assert state.leaving is None
    assert pending(state) == "CardPlacement"
    assert "@PA" not in tokens(state)


def test_r7_8_a_hideout_without_encounters_can_become_a_lair() -> None:
    state = do(leaving("paris"), "#a:spy")
    assert state.lairs[0] is not None
    assert len(state.lairs[0].contents) == 1


@pytest.mark.parametrize("sixth", ["tyrrhenian_sea", "feed", "hide+rats", "misdirect", "dark_call"])
def test_r7_8_no_lair_at_sea_or_without_a_location(sixth: str) -> None:
    state = leaving(sixth)
    assert pending(state) == "CardPlacement"
    assert state.lairs == (None, None, None)


def test_r7_8_no_lair_in_the_first_game_or_after_maturing_has_started() -> None:
    assert tokens(leaving("paris+saboteur", game="base")) == ["done", "encounter:saboteur"]
    state = leaving("paris+saboteur+desecrated_soil")
    assert lair_spaces(state) == {"#a"}
    assert lair_spaces(do(state, "encounter:desecrated_soil")) == set()


def test_r7_8_a_lair_needs_an_encounter_from_the_hand() -> None:
    assert lair_spaces(leaving("paris+saboteur", encounters=())) == set()
    assert lair_spaces(leaving("paris+saboteur", encounters=("hoax",))) == {"#a"}


def test_r7_8_a_lair_takes_the_first_free_space() -> None:
    state = leaving("paris", lairs=("milan+rats", "", "rome+spy"))
    assert lair_spaces(state) == {"#b"}


def test_r7_9_with_all_spaces_full_one_lair_is_cleared_first() -> None:
    state = leaving("paris", lairs=("milan+rats", "genoa+wolves!", "rome+spy"))
    assert lair_spaces(state) == {"#a", "#b", "#c"}
    state = do(state, "#b:hoax")
    assert events_of(state, HideoutCleared) == [HideoutCleared(101)]
    assert state.encounter_discard == (Encounter.WOLVES,)
    assert [lair and lair.place for lair in state.lairs] == [at("milan"), at("paris"), at("rome")]
    assert pending(state) == "CardPlacement"


def test_r7_9_a_lair_without_encounters_is_cleared() -> None:
    state = scene("day", lairs=("paris+rats+rumor", "milan", "rome+hoax"))
    for number in (100, 101, 102):
        hideouts.settle_hideout(state, number)
    assert events_of(state, HideoutCleared) == [HideoutCleared(101)]
    assert [bool(lair) for lair in state.lairs] == [True, False, True]


def test_r7_10_faceup_cards_stay_faceup_in_both_directions() -> None:
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


def test_r7_11_lairs_are_revealed_and_used_for_ambushes() -> None:
    state = scene("day", trail=("prague",), lairs=("", "paris+rats"), places={"mina": "paris"})
    state.push(Arrival(MINA))
    settle(state)
    assert events_of(state, LocationRevealed) == [LocationRevealed(101, at("paris"))]
    assert tokens(state) == ["pass", "#b:rats"]
    assert not state.revealed
    assert pending(do(state, "pass")) == "HunterAction"


def test_r7_11_encounters_of_a_lair_mature_only_from_the_trail() -> None:
    state = do(leaving("paris+saboteur", lairs=("milan+new_vampire",)), "done")
    assert state.influence == 0
    assert state.lairs[0] is not None
    assert state.lairs[0].contents
    back = scene("dracula", trail=(*FIVE, "milan+new_vampire"), places=EVERYBODY)
    assert "encounter:new_vampire" in tokens(back)


def test_r15_5_no_lair_is_cleared_at_other_times() -> None:
    state = scene("day", lairs=("paris+rats",))
    assert not [token for token in tokens(state) if token.startswith("#")]
    state = do(leaving("hide+rats", lairs=("milan+rats",)), "#a")
    assert state.lairs == (None, None, None)
