"""A hunter ends a move: reveals on Dracula's trail, ambushes, and searches (R5.11, R8)."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import settle
from furyqt.rules.fury3.decks import ON_HIDEOUT, Deck, Encounter
from furyqt.rules.fury3.events import (
    Ambushed,
    CardShown,
    DraculaRevealed,
    EncounterMatured,
    HideoutCleared,
    HideRevealed,
    HunterHurt,
    HunterMoved,
    LocationRevealed,
    PlaceDenied,
    Searched,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.arrivals import Arrival, Search
from furyqt.rules.fury3.tables import MINA, SEWARD
from tests.rules.fury3.scenes import at, do, events_of, pending, scene, tokens


def coming(place: str, *trail: str, hunter: int = MINA, **fields: Any) -> Fury3State:
    """Return a position in which a hunter (Mina) has just come to a place by day."""
    state = scene("day", trail=trail, **fields)
    state.update_hunter(hunter, place=at(place))
    state.push(Arrival(hunter))
    settle(state)
    return state


def searching(place: str, *trail: str, **fields: Any) -> Fury3State:
    """Return a position in which Mina searches her place by day."""
    state = scene("day", trail=trail, places={"mina": place}, **fields)
    state.push(Search(MINA))
    settle(state)
    return state


# -------------------------------------------------------------------------------------------------- finding


def test_r8_1_a_city_of_the_trail_is_revealed() -> None:
    state = coming("berlin", "prague", "berlin")
    assert events_of(state, LocationRevealed) == [LocationRevealed(0, at("berlin"))]
    assert not state.revealed
    assert pending(state) == "HunterAction"


def test_r8_1_another_city_is_denied() -> None:
    state = coming("rome", "prague", "berlin+rats")
    assert events_of(state, PlaceDenied) == [PlaceDenied(at("rome"), True)]
    assert pending(state) == "HunterAction"


@pytest.mark.parametrize("place", ["tyrrhenian_sea", "hospital_rome"])
def test_r8_1_nothing_is_revealed_at_sea_or_in_a_hospital(place: str) -> None:
    state = coming(place, "tyrrhenian_sea", "rome")
    assert not events_of(state, LocationRevealed)
    assert not events_of(state, PlaceDenied)


def test_r8_2_in_his_city_dracula_is_revealed() -> None:
    state = coming("prague", "feed", "prague", "berlin")
    assert state.revealed
    assert events_of(state, DraculaRevealed) == [DraculaRevealed(at("prague"))]


def test_r8_6_first_the_move_then_the_location_then_the_figure_then_the_ambush() -> None:
    state = scene("day", trail=("prague+rats",), places={"godalming": "berlin"})
    state = do(state, "road:PR", "#1:rats")
    kinds = [HunterMoved, LocationRevealed, DraculaRevealed, Ambushed, HunterHurt]
    order = [type(event) for event in state.told or () if type(event) in kinds]
    assert order == kinds
    assert pending(state) == "HunterAction"


# -------------------------------------------------------------------------------------------------- ambushes


def test_r8_5_dracula_may_ambush_or_keep_his_encounters() -> None:
    state = coming("berlin", "prague", "berlin+rats")
    assert tokens(state) == ["pass", "#2:rats"]
    kept = do(state, "pass")
    assert pending(kept) == "HunterAction"
    assert kept.trail[1] is not None
    assert [placed.faceup for placed in kept.trail[1].contents] == [False]
    assert not events_of(kept, CardShown)
    used = do(state, "#2:rats")
    assert events_of(used, CardShown) == [CardShown(Deck.ENCOUNTER, Encounter.RATS, ON_HIDEOUT)]
    assert events_of(used, Ambushed) == [Ambushed(MINA, Encounter.RATS, 0)]
    assert used.hunters[MINA].damage == 2


def test_r8_5_each_encounter_ambushes_once_in_draculas_order() -> None:
    state = coming("berlin", "prague", "berlin+rats+saboteur")
    assert tokens(state) == ["pass", "#2:rats", "#2:saboteur"]
    state = do(state, "#2:saboteur")
    assert tokens(state) == ["pass", "#2:rats"]
    state = do(state, "#2:rats")
    assert pending(state) == "HunterAction"
    assert state.trail[1] is not None
    assert all(placed.faceup for placed in state.trail[1].contents)
    assert len(state.trail[1].contents) == 2


def test_r8_5_two_copies_are_two_encounters() -> None:
    state = coming("berlin", "prague", "berlin+rats+rats")
    state = do(state, "#2:rats")
    assert tokens(state) == ["pass", "#2:rats"]
    state = do(state, "#2:rats")
    assert pending(state) == "HunterAction"
    assert state.hunters[MINA].damage == 4


def test_r8_5_only_encounters_that_can_ambush_are_offered() -> None:
    assert pending(coming("berlin", "prague", "berlin+hoax+aristocratic_vampire", encounters=())) == (
        "HunterAction"
    )
    state = coming("berlin", "prague", "berlin+hoax+bats", encounters=())
    assert tokens(state) == ["pass", "#2:bats"]


def test_r8_5_only_the_hunter_who_moved() -> None:
    state = coming("berlin", "prague", "berlin+rats", places={"seward": "berlin"})
    state = do(state, "#2:rats")
    assert (state.hunters[MINA].damage, state.hunters[SEWARD].damage) == (2, 0)
    assert pending(state) == "HunterAction"


def test_r8_5_the_encounter_of_hide_ambushes_when_its_location_is_entered() -> None:
    state = coming("prague", "hide+rats", "prague+spy")
    assert events_of(state, HideRevealed) == [HideRevealed(1)]
    assert tokens(state) == ["pass", "#2:spy", "#1:rats"]
    state = do(state, "#1:rats")
    assert tokens(state) == ["pass", "#2:spy"]
    assert state.hunters[MINA].damage == 2


def test_r8_5_not_a_hunter_who_was_defeated_by_the_first() -> None:
    state = coming("berlin", "prague", "berlin+rats+saboteur", sheets={"mina": {"damage": 7}})
    state = do(state, "#2:rats")
    assert state.hunters[MINA].defeated
    assert pending(state) == "HunterAction"
    defeated = coming("berlin", "prague", "berlin", sheets={"mina": {"defeated": True}})
    assert not events_of(defeated, LocationRevealed)


def test_r8_5_encounters_also_ambush_in_draculas_own_city() -> None:
    state = coming("prague", "prague+rats")
    assert state.revealed
    assert tokens(state) == ["pass", "#1:rats"]


def test_r8_10_a_faceup_encounter_can_ambush_again() -> None:
    state = do(coming("berlin", "prague", "berlin+rats"), "#2:rats")
    assert pending(state) == "HunterAction"
    state.update_hunter(SEWARD, place=at("berlin"))
    state.push(Arrival(SEWARD))
    settle(state)
    assert tokens(state) == ["pass", "#2:rats"]
    shown = len(events_of(state, CardShown))
    state = do(state, "#2:rats")
    assert len(events_of(state, CardShown)) == shown
    assert len(events_of(state, Ambushed)) == 2
    assert state.hunters[SEWARD].damage == 2
    assert pending(state) == "HunterAction"


def test_r8_10_a_faceup_copy_goes_before_a_facedown_one() -> None:
    state = do(coming("berlin", "prague", "berlin+rats+rats!"), "#2:rats")
    assert not events_of(state, CardShown)
    assert tokens(state) == ["pass", "#2:rats"]
    state = do(state, "#2:rats")
    assert events_of(state, CardShown)
    assert pending(state) == "HunterAction"


def test_r7_9_a_lair_that_loses_its_last_encounter_is_cleared() -> None:
    state = do(coming("milan", "prague", lairs=("milan+bats",), encounters=()), "#a:bats")
    assert events_of(state, HideoutCleared) == [HideoutCleared(100)]
    assert state.lairs[0] is None
    assert pending(state) == "HunterAction"


def test_r8_9_a_moved_hunter_meets_hideouts_and_ambushes_too() -> None:
    bats = {"mina": {"bats": 1}}
    state = scene("day", trail=("prague", "valona+rats"), sheets=bats)
    state = do(state, "pass", "pass", "pass")
    while pending(state) not in ("AmbushChoice", ""):
        state = do(state, next(token for token in tokens(state) if token not in ("pass", "done")))
    assert events_of(state, LocationRevealed) == [LocationRevealed(0, at("valona"))]
    assert tokens(state) == ["pass", "#2:rats"]


# -------------------------------------------------------------------------------------------------- searches


def test_r5_11_a_search_resolves_all_encounters_one_at_a_time_in_draculas_order() -> None:
    state = searching("berlin", "prague", "berlin!+rats+saboteur+hoax", encounters=())
    assert events_of(state, Searched) == [Searched(MINA, at("berlin"))]
    assert pending(state) == "SearchChoice"
    assert tokens(state) == ["#2:hoax", "#2:rats", "#2:saboteur"]
    state = do(state, "#2:rats")
    assert tokens(state) == ["#2:hoax", "#2:saboteur"]
    state = do(state, "#2:hoax")
    assert pending(state) == "HunterAction"
    assert state.hunters[MINA].damage == 2
    assert state.hunters[MINA].delayed
    assert not events_of(state, EncounterMatured)
    assert state.trail[1] is not None
    assert [placed.card for placed in state.trail[1].contents] == [Encounter.RATS, Encounter.SABOTEUR]


def test_r5_11_a_single_encounter_is_resolved_without_a_prompt() -> None:
    state = searching("berlin", "prague", "berlin!+hoax", encounters=())
    assert pending(state) == "HunterAction"
    assert state.hunters[MINA].delayed
    assert state.encounter_discard == (Encounter.HOAX,)


def test_r5_11_equal_encounters_are_resolved_without_a_prompt() -> None:
    state = searching("berlin", "prague", "berlin!+rats+rats!")
    assert pending(state) == "HunterAction"
    assert state.hunters[MINA].damage == 4


def test_r15_6_a_search_resolves_the_encounters_of_hide_too() -> None:
    state = searching("prague", "hide!+rats", "prague!+hoax", revealed=True, encounters=())
    assert tokens(state) == ["#2:hoax", "#1:rats"]
    state = do(state, "#1:rats")
    assert state.hunters[MINA].damage == 2
    assert state.hunters[MINA].delayed
    assert pending(state) == "HunterAction"


def test_r15_6_a_search_skips_the_encounters_of_hide_in_another_city() -> None:
    state = searching("berlin", "hide+rats", "prague", "berlin!+hoax", encounters=())
    assert state.hunters[MINA].damage == 0
    assert not events_of(state, HideRevealed)


def test_r5_11_the_search_ends_when_the_hunter_is_defeated() -> None:
    state = searching("berlin", "prague", "berlin!+rats+saboteur", sheets={"mina": {"damage": 7}})
    state = do(state, "#2:rats")
    assert state.hunters[MINA].defeated
    assert pending(state) == "HunterAction"
    assert state.trail[1] is not None
    assert Encounter.SABOTEUR in [placed.card for placed in state.trail[1].contents]


def test_r15_1_after_a_search_an_empty_hideout_loses_its_rumor() -> None:
    state = searching("berlin", "prague", "berlin!+hoax+rumor", encounters=())
    assert state.trail[1] is not None
    assert (state.trail[1].contents, state.trail[1].rumor) == ((), False)
