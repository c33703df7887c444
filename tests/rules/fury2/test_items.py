"""Items outside combat, and the items that only answer something."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.fury2.catalog import ITEMS
from furyqt.rules.fury2.decks import Item
from furyqt.rules.fury2.events import ActionTaken, CardShown
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import ATLAS, ROADS, SEWARD, VAN_HELSING
from tests.rules.fury2.scenes import (
    MIDNIGHT,
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


def turn(*items: str, **position: Any) -> Fury2State:
    """Return the beginning of Dr. Seward's turn with items."""
    return scene("seward", items={"seward": items}, **position)


# ------------------------------------------------------------------------------------------------------ Dogs


def test_item_dogs__are_laid_face_up() -> None:
    state = do(turn("dogs", "dogs"), "seward>>dogs")
    assert (state.hunters[SEWARD].dogs, held(state, SEWARD)) == (1, ["dogs", "dogs"])
    assert [found.card for found in events_of(state, CardShown)] == [Item.DOGS]
    assert [found.action for found in events_of(state, ActionTaken)] == ["dogs"]
    assert plays(do(state, "seward>>dogs")) == []


# ------------------------------------------------------------------------------------------------ Fast Horse


def test_item_fast_horse__gives_two_roads() -> None:
    state = turn("fast_horse")
    assert "road:BC" not in tokens(state)
    state = do(state, "seward>>fast_horse")
    assert {"road:SR", "road:AL"} <= set(tokens(state))
    state = do(state, "road:SR")
    assert (state.hunters[SEWARD].place, discarded(state)) == (at("saragossa"), ["fast_horse"])


def test_item_fast_horse__is_followed_by_a_ride_of_two_roads() -> None:
    state = do(turn("fast_horse"), "seward>>fast_horse")
    assert {token.partition(":")[0] for token in tokens(state)} == {"road"}
    assert not {f"road:{ATLAS.places[place].code}" for place in ROADS[at("lisbon")]} & set(tokens(state))


def test_item_fast_horse__is_not_offered_without_such_a_ride() -> None:
    assert plays(turn("fast_horse", sheets={"seward": {"tiles": ("fog",)}})) == []
    declared = turn("fast_horse", sheets={"seward": {"declared": at("lisbon")}})
    assert plays(declared) == []


def test_item_fast_horse__cannot_be_followed_by_sense_of_emergency() -> None:
    state = turn("fast_horse", resolve=1, vampires=5)
    assert "resolve:sense_of_emergency" in tokens(state)
    assert "resolve:sense_of_emergency" not in tokens(do(state, "seward>>fast_horse"))


def test_item_fast_horse__does_not_search_the_place_between() -> None:
    state = do(turn("fast_horse", trail=["prague", "madrid+plague"]), "seward>>fast_horse", "road:SR")
    assert (lost(state), tiles_in(state, "madrid")) == ({}, [("plague", False)])


def test_item_fast_horse__carries_the_whole_group() -> None:
    state = turn("fast_horse", places={"mina": "lisbon"})
    state = do(state, "mina", "yes", "seward>>fast_horse", "road:SR")
    assert state.hunters[3].place == at("saragossa")


def test_item_fast_horse__is_of_no_use_at_sea_or_twice() -> None:
    assert plays(turn("fast_horse", places={"seward": "adriatic_sea"})) == []
    assert plays(do(turn("fast_horse", "fast_horse"), "seward>>fast_horse")) == []


# ------------------------------------------------------------------------------------------------ Holy Water

SICK = {"seward": {"bites": 1}}


@pytest.mark.parametrize(
    ("face", "bites", "health"), [(1, 1, {SEWARD: 2}), (2, 1, {}), (4, 1, {}), (5, 0, {}), (6, 0, {})]
)
def test_item_holy_water__may_cure_a_bite(face: int, bites: int, health: dict[int, int]) -> None:
    state = do(with_dice(turn("holy_water", sheets=SICK), face), "seward>>holy_water")
    assert (state.hunters[SEWARD].bites, lost(state)) == (bites, health)
    assert discarded(state) == ["holy_water"]
    assert pending(state) == "HunterMove"


def test_item_holy_water__treats_another_hunter_in_the_place() -> None:
    sheets = {**SICK, "helsing": {"bites": 1}}
    state = do(turn("holy_water", sheets=sheets, places={"helsing": "lisbon"}), "seward>>holy_water")
    assert tokens(state) == ["seward", "helsing"]
    state = do(with_dice(state, 6), "helsing")
    assert [state.hunters[hunter].bites for hunter in (SEWARD, VAN_HELSING)] == [1, 0]


def test_item_holy_water__is_of_no_use_for_the_bite_of_mina() -> None:
    assert plays(turn("holy_water", places={"mina": "lisbon"})) == []
    assert plays(turn("holy_water", sheets={"helsing": {"bites": 1}})) == []


# ---------------------------------------------------------------------------------------------- Local Rumors


def test_item_local_rumors__turn_up_a_tile() -> None:
    state = turn("local_rumors", trail=["prague", "berlin+rats"], catacombs=["rome+fog+wolves"])
    state = do(state, "seward>>local_rumors")
    assert tokens(state) == ["#2", "#a"]
    assert tiles_in(do(state, "#2"), "berlin") == [("rats", True)]
    state = do(state, "#a")
    assert tiles_in(state, "rome") == [("fog", True), ("wolves", False)]
    assert not state.trail[1].faceup
    assert discarded(state) == ["local_rumors"]


def test_item_local_rumors__without_a_choice() -> None:
    state = do(turn("local_rumors", trail=["prague", "berlin+rats"]), "seward>>local_rumors")
    assert (tiles_in(state, "berlin"), pending(state)) == ([("rats", True)], "HunterMove")


def test_item_local_rumors__need_a_facedown_tile() -> None:
    assert plays(turn("local_rumors", trail=["prague", "berlin+rats!"])) == []


# --------------------------------------------------------------------------------------------- only answers

ANSWERS = ("crucifix", "garlic", "knife", "pistol", "rifle", "sacred_bullets", "stake")


@pytest.mark.parametrize("name", ANSWERS)
def test_item_crucifix__and_other_answers_are_not_used_alone(name: str) -> None:
    assert plays(turn(name)) == []
    card = ITEMS[Item[name.upper()]]
    state = turn(name)
    card.effect(state, None)
    assert held(state, SEWARD) == [name]


def test_item_garlic__bars_escapes_at_the_start_of_a_combat() -> None:
    state = do(turn("garlic", places={"seward": "prague"}, time=MIDNIGHT), "stay", "seward>>garlic")
    assert state.fight is not None
    assert (state.fight.no_escape, discarded(state)) == (3, ["garlic"])


@pytest.mark.parametrize(
    ("name", "test"),
    [("knife", "!knife"), ("pistol", "!pistol"), ("rifle", "!rifle"), ("stake", "!stake")],
)
def test_item_knife__and_other_weapons_are_combat_cards(name: str, test: str) -> None:
    state = do(turn(name, places={"seward": "prague"}), "stay")
    assert test in tokens(state)


def test_item_pistol__is_shown_to_wolves() -> None:
    state = do(turn("pistol", trail=["paris", "madrid+wolves"]), "road:MA", "seward>>pistol")
    assert (lost(state), held(state, SEWARD)) == ({SEWARD: 1}, ["pistol"])


def test_item_rifle__is_shown_to_wolves() -> None:
    state = do(turn("rifle", trail=["paris", "madrid+wolves"]), "road:MA", "seward>>rifle")
    assert (lost(state), held(state, SEWARD)) == ({SEWARD: 1}, ["rifle"])


def test_item_stake__destroys_a_vampire_that_escapes() -> None:
    state = turn("stake", trail=["paris", "madrid+new_vampire"], time=MIDNIGHT)
    state = do(with_dice(state, 6), "road:MA", "seward>>stake")
    assert (tiles_in(state, "madrid"), discarded(state)) == ([], ["stake"])


def test_item_sacred_bullets__are_a_combat_card_against_agents_too() -> None:
    state = do(turn("sacred_bullets", trail=["paris", "madrid+assassin"]), "road:MA")
    assert "!sacred_bullets" in tokens(state)
