"""The encounter New Vampire by day and night, and Seduction."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury2.decks import Encounter
from furyqt.rules.fury2.events import DiceRolled
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, HOSPITAL, MINA, SEWARD, VAN_HELSING
from tests.rules.fury2.scenes import (
    MIDNIGHT,
    NOON,
    discarded,
    do,
    events_of,
    held,
    lost,
    pending,
    scene,
    tiles_in,
    with_dice,
)


def meet(face: int = 1, *, group: bool = False, time: int = MIDNIGHT, **more: Any) -> Fury2State:
    """Return a position after Dr. Seward, perhaps with Mina, met a New Vampire in Madrid."""
    places = {"mina": "lisbon"} if group else {}
    state = scene("seward", places=places, trail=["paris", "madrid+new_vampire"], time=time, **more)
    state = do(state, *(("mina", "yes") if group else ()))
    return do(with_dice(state, face), "road:MA")


def bites(state: Fury2State) -> list[int]:
    """Return the bites of the hunters."""
    return [sheet.bites for sheet in state.hunters]


def test_encounter_new_vampire__is_destroyed_by_day() -> None:
    state = meet(time=NOON)
    assert (tiles_in(state, "madrid"), events_of(state, DiceRolled)) == ([], [])
    assert state.active == VAN_HELSING


@pytest.mark.parametrize("face", [1, 3])
def test_encounter_new_vampire__bites_with_a_low_roll(face: int) -> None:
    state = meet(face)
    assert bites(state) == [0, 1, 0, 1]
    assert tiles_in(state, "madrid") == []


def test_encounter_new_vampire__bites_each_of_a_group() -> None:
    state = meet(1, group=True)
    assert bites(state) == [0, 1, 0, 1]
    assert state.hunters[MINA].place == HOSPITAL
    assert state.vampires == 2


@pytest.mark.parametrize(("shield", "before"), [("crucifix", ()), ("heavenly_host", ("pass",))])
def test_encounter_new_vampire__one_holy_item_protects_the_group(
    shield: str, before: tuple[str, ...]
) -> None:
    state = do(meet(2, group=True, items={"mina": [shield]}), *before)
    assert pending(state) == "ItemShowChoice"
    state = do(state, f"mina>>{shield}")
    assert bites(state) == [0, 0, 0, 1]
    assert held(state, MINA) == [shield]
    assert tiles_in(state, "madrid") == []


@pytest.mark.parametrize("face", [4, 6])
def test_encounter_new_vampire__escapes_with_a_high_roll(face: int) -> None:
    state = meet(face)
    assert bites(state) == [0, 0, 0, 1]
    assert tiles_in(state, "madrid") == [("new_vampire", True)]
    assert state.active == VAN_HELSING


@pytest.mark.parametrize("weapon", ["knife", "stake"])
def test_encounter_new_vampire__is_destroyed_with_a_knife_or_stake(weapon: str) -> None:
    state = meet(5, items={"seward": [weapon]})
    assert pending(state) == "StakeChoice"
    assert tiles_in(do(state, "pass"), "madrid") == [("new_vampire", True)]
    state = do(state, f"seward>>{weapon}")
    assert (tiles_in(state, "madrid"), discarded(state)) == ([], [weapon])


def test_encounter_new_vampire__destroyed_lets_van_helsing_act() -> None:
    places = {"helsing": "lisbon", "seward": "rome"}
    state = scene("helsing", places=places, trail=["paris", "madrid+new_vampire"], time=NOON)
    state = do(state, "road:MA")
    assert (pending(state), state.active) == ("HunterAction", VAN_HELSING)


@pytest.mark.parametrize(("option", "acts"), [("beaten", False), ("survived", True)])
def test_ability_relentless__after_an_encounter_that_is_only_survived(option: str, acts: bool) -> None:
    places = {"helsing": "lisbon", "seward": "rome"}
    trail = ["paris", "madrid+plague"]
    state = do(scene("helsing", places=places, trail=trail, options={"relentless": option}), "road:MA")
    assert (state.active == VAN_HELSING) is acts


# ------------------------------------------------------------------------------------------------- Seduction

SEDUCTION = {"events": {"dracula": ["seduction"]}}


def test_event_seduction__bites_without_a_roll() -> None:
    state = meet(6, **SEDUCTION)
    assert player_to_move(state) == DRACULA
    state = do(state, "dracula>seduction")
    assert bites(state) == [0, 1, 0, 1]
    assert events_of(state, DiceRolled) == []
    assert Encounter.NEW_VAMPIRE in state.encounters
    assert (tiles_in(state, "madrid"), pending(state)) == ([], "EncounterReturn")


def test_event_seduction__is_not_stopped_by_a_holy_item() -> None:
    state = do(meet(6, items={"seward": ["crucifix"]}, **SEDUCTION), "dracula>seduction")
    assert state.hunters[SEWARD].bites == 1


def test_event_seduction__not_by_day_and_may_be_kept() -> None:
    assert tiles_in(meet(time=NOON, **SEDUCTION), "madrid") == []
    state = do(with_dice(meet(1, **SEDUCTION), 5), "pass")
    assert tiles_in(state, "madrid") == [("new_vampire", True)]


def test_event_seduction__can_be_canceled() -> None:
    hands = {"dracula": ["seduction"], "mina": ["good_luck"]}
    state = do(meet(6, events=hands), "dracula>seduction")
    state = do(with_dice(state, 5), "mina>good_luck")
    assert (lost(state), bites(state)) == ({}, [0, 0, 0, 1])
    assert tiles_in(state, "madrid") == [("new_vampire", True)]
