"""The hideout that leaves the trail: maturing, rumors, and the spaces that a vampire clears (R6.13-R6.16,
R15.3).
"""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.fury3.catalog import MATURED
from furyqt.rules.fury3.decks import BURIED, DISCARD, HIDDEN, VAMPIRE_INFLUENCE, Encounter
from furyqt.rules.fury3.events import (
    CardMoved,
    EncounterMatured,
    HideoutCleared,
    HideoutLeft,
    HideoutSpared,
    LocationRevealed,
    TokenRemoved,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search import hideouts
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from tests.rules.fury3.scenes import at, do, events_of, pending, scene, tokens

EVERYBODY = dict.fromkeys(("godalming", "seward", "helsing", "mina"), "dublin")
FIVE = ("prague", "berlin", "leipzig", "cologne", "brussels")
ADVANCED = {"game": "advanced"}


def leaving(sixth: str, *five: str, **fields: Any) -> Fury3State:
    """Return Dracula's phase at the moment when that hideout has slid off the trail."""
    return scene("dracula", trail=(*(five or FIVE), sixth), places=EVERYBODY, **fields)


def discarded(state: Fury3State, target: int) -> list[int]:
    """Return the encounter cards that went from the hideout to this zone, as the hunters saw them."""
    moved = [event.shown_to(HUNTERS) for event in events_of(state, CardMoved)]
    return [event.card for event in moved if event.target == target]


# -------------------------------------------------------------------------------------------------- maturing


def test_r6_14_each_encounter_matures_or_not() -> None:
    state = leaving("paris+desecrated_soil+saboteur", damage=5)
    assert pending(state) == "DepartureChoice"
    assert tokens(state) == ["done", "encounter:desecrated_soil", "encounter:saboteur"]
    state = do(state, "encounter:desecrated_soil")
    assert events_of(state, EncounterMatured) == [EncounterMatured(Encounter.DESECRATED_SOIL, 0)]
    assert state.damage == 2
    assert tokens(state) == ["done", "encounter:saboteur"]
    state = do(state, "done")
    assert pending(state) == "CardPlacement"
    assert discarded(state, DISCARD) == [Encounter.DESECRATED_SOIL]
    assert discarded(state, BURIED) == [HIDDEN]
    assert state.encounter_discard == (Encounter.DESECRATED_SOIL,)
    assert state.encounter_buried == (Encounter.SABOTEUR,)
    assert events_of(state, HideoutLeft) == [HideoutLeft(0)]
    assert state.leaving is None


def test_r6_14_without_maturing_all_are_discarded_as_they_are() -> None:
    state = do(leaving("paris+desecrated_soil+saboteur!"), "done")
    assert state.encounter_discard == (Encounter.SABOTEUR,)
    assert state.encounter_buried == (Encounter.DESECRATED_SOIL,)
    assert not events_of(state, EncounterMatured)
    assert not events_of(state, LocationRevealed)


def test_r6_14_its_location_returns_to_the_deck() -> None:
    state = do(leaving("vienna+saboteur"), "done")
    assert "@VI" in tokens(state)


@pytest.mark.parametrize("card", ["rats", "bats"])
def test_r6_14_rats_and_bats_have_nothing_to_mature(card: str) -> None:
    state = leaving(f"paris+{card}", encounters=("hoax",))
    assert pending(state) == "CardPlacement"
    assert discarded(state, BURIED) == [HIDDEN]


def test_r6_14_a_hideout_without_encounters_leaves_without_a_prompt() -> None:
    assert pending(leaving("paris")) == "CardPlacement"
    assert pending(leaving("tyrrhenian_sea")) == "CardPlacement"


def test_r7_1_the_encounter_of_hide_never_matures() -> None:
    state = leaving("hide+new_vampire")
    assert pending(state) == "CardPlacement"
    assert state.influence == 0
    assert discarded(state, BURIED) == [HIDDEN]
    assert "@hide" in tokens(leaving("hide+new_vampire", options=ADVANCED))


def test_r6_14_the_encounter_of_wolf_form_matures() -> None:
    assert pending(leaving("wolf_form/paris+saboteur")) == "DepartureChoice"


# -------------------------------------------------------------------------------------------------- vampires


@pytest.mark.parametrize(
    ("card", "gain"), [("new_vampire", 3), ("reckless_vampire", 4), ("aristocratic_vampire", 4)]
)
def test_r14_2_a_vampire_adds_the_influence_on_its_card(card: str, gain: int) -> None:
    state = do(leaving(f"paris+{card}"), f"encounter:{card}")
    assert state.influence == gain == VAMPIRE_INFLUENCE[Encounter[card.upper()]]
    assert events_of(state, LocationRevealed) == [LocationRevealed(0, at("paris"))]
    assert pending(state) == "CardPlacement"
    assert state.encounter_discard == (Encounter[card.upper()],)


def test_r6_16_it_clears_the_fourth_to_sixth_spaces_after_the_slide() -> None:
    state = leaving("paris+new_vampire", "prague", "berlin", "leipzig+rats", "cologne+spy!", "brussels")
    state = do(state, "encounter:new_vampire")
    assert [spot and spot.place for spot in state.trail] == [
        *(None, at("prague"), at("berlin"), None, None, None)
    ]
    assert [event.hideout for event in events_of(state, HideoutCleared)] == [3, 2, 1]
    assert state.encounter_buried == (Encounter.RATS,)
    assert state.encounter_discard == (Encounter.SPY, Encounter.NEW_VAMPIRE)
    assert events_of(state, HideoutLeft) == [HideoutLeft(0)]


def test_r6_13_cleared_hideouts_do_not_mature_and_nothing_slides() -> None:
    state = leaving("paris", "prague", "berlin", "leipzig+new_vampire+rumor", "cologne", "brussels")
    hideouts.clear(state, 3)
    assert [spot and spot.id for spot in state.trail] == [None, 5, 4, None, 2, 1]
    assert (state.influence, state.encounter_buried) == (0, (Encounter.NEW_VAMPIRE,))
    assert events_of(state, TokenRemoved) == [TokenRemoved("rumor", 3)]
    assert state.rumors == 0
    assert "@LI" not in tokens(state)
    hideouts.clear(state, 77)
    assert len(events_of(state, HideoutCleared)) == 1


def test_r6_13_the_card_of_a_cleared_hideout_can_be_placed_again() -> None:
    state = leaving("paris", "prague", "milan", "genoa", "vienna", "munich")
    assert "@VI" not in tokens(state)
    hideouts.clear(state, 2)
    assert "@VI" in tokens(state)


def test_r7_2_power_cards_return_when_their_hideout_is_cleared() -> None:
    five = ("prague", "berlin", "hide+rats", "wolf_form/milan", "feed")
    state = leaving("paris+new_vampire", *five, options=ADVANCED)
    assert "@hide" not in tokens(do(state, "done"))
    state = do(state, "encounter:new_vampire")
    assert {"@hide", "@feed", "@wolf_form:LI"} <= set(tokens(state))


def test_r15_3_draculas_current_hideout_is_not_cleared() -> None:
    trail = ("feed", "dark_call", "hide+rats", "prague+spy", "brussels")
    state = do(leaving("paris+new_vampire", *trail), "encounter:new_vampire")
    assert [spot and spot.id for spot in state.trail] == [None, 5, 4, None, 2, None]
    assert events_of(state, HideoutSpared) == [HideoutSpared(2)]
    assert hideouts.here(state) == at("prague")
    assert not state.revealed


# -------------------------------------------------------------------------------------------------- rumors


def test_r6_15_a_rumor_adds_three_influence_once() -> None:
    state = leaving("paris+new_vampire+reckless_vampire+rumor")
    state = do(state, "encounter:reckless_vampire")
    assert state.influence == 7
    assert events_of(state, TokenRemoved) == [TokenRemoved("rumor", 0)]
    state = do(state, "encounter:new_vampire")
    assert state.influence == 10
    assert len(events_of(state, TokenRemoved)) == 1
    assert pending(state) == "CardPlacement"


def test_r14_4_a_rumor_counts_for_vampires_only() -> None:
    state = do(leaving("paris+desecrated_soil+rumor"), "encounter:desecrated_soil")
    assert state.influence == 0
    assert events_of(state, TokenRemoved) == [TokenRemoved("rumor", 0)]
    assert do(leaving("paris+new_vampire+rumor"), "done").influence == 0


def test_r2_4_a_matured_vampire_can_win() -> None:
    state = leaving("paris+new_vampire+rumor", influence=7)
    won = do(state, "encounter:new_vampire")
    assert (won.winner, won.influence, pending(won)) == (DRACULA, 13, "")
    state = do(leaving("paris+new_vampire+rumor", influence=6), "encounter:new_vampire")
    assert (state.winner, state.influence) == (-1, 12)


# ------------------------------------------------------------------------------------------------- the rest


def test_r6_14_every_other_encounter_has_a_matured_effect() -> None:
    assert set(Encounter) - {Encounter.RATS, Encounter.BATS} <= {card.number for card in MATURED}


def test_r15_11_the_card_of_draculas_place_may_slide_off_the_trail() -> None:
    state = scene("dracula", trail=("", "", "", "", "", "prague+rats"), places=EVERYBODY, options=ADVANCED)
    assert hideouts.here(state) == at("prague")
    assert {token for token in tokens(state) if len(token) == 3} == {"@BR", "@NU", "@VI"}
    assert not {"@feed", "@hide", "@dark_call"} & set(tokens(state))
    state = do(state, "@NU")
    assert state.leaving is None
    assert hideouts.here(state) == at("nuremberg")
