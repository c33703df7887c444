"""Cards that answer ambushes and searches (R5.11, R12.8, R15.14)."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury3.decks import Deck, Encounter, EventCard, Item
from furyqt.rules.fury3.events import (
    CardShown,
    HunterBitten,
)
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from tests.rules.fury3.meetings import ambush, contents, is_next, search
from tests.rules.fury3.scenes import do, events_of, pending, tokens

# ------------------------------------------------------------------------------------------------- Forewarned


def test_event_forewarned__discards_the_encounter_unresolved() -> None:
    state = ambush("rats", events={"godalming": ["forewarned"]})
    assert tokens(state) == ["pass", "godalming>forewarned"]
    state = do(state, "godalming>forewarned")
    assert (state.hunters[0].damage, contents(state)) == (0, ())
    assert state.encounter_discard == (Encounter.RATS,)
    assert state.event_discard == (EventCard.FOREWARNED,)
    assert is_next(state)


def test_event_forewarned__may_be_kept() -> None:
    state = do(ambush("rats", events={"godalming": ["forewarned"]}), "pass")
    assert (state.hunters[0].damage, len(contents(state))) == (2, 1)
    assert is_next(state)


def test_event_forewarned__helps_only_its_holder() -> None:
    state = ambush("rats", events={"seward": ["forewarned"]}, places={"seward": "prague"})
    assert state.hunters[0].damage == 2
    assert is_next(state)


def test_event_forewarned__not_against_a_vampire() -> None:
    state = ambush("reckless_vampire", events={"godalming": ["forewarned"]})
    assert pending(state) != "AmbushAnswer"


def test_event_forewarned__not_in_a_search() -> None:
    state = search("rats", events={"godalming": ["forewarned"]})
    assert state.hunters[0].damage == 2
    assert is_next(state)


# ------------------------------------------------------------------------------------------------------- Dogs


@pytest.mark.parametrize("name", ["rats", "saboteur", "spy", "wolves"])
def test_item_dogs__discarded_against_an_ambush(name: str) -> None:
    state = ambush(name, items={"godalming": ["dogs", "crucifix"]})
    assert tokens(state) == ["pass", "item:dogs"]
    state = do(state, "item:dogs")
    assert state.hunters[0].items == (Item.CRUCIFIX,)
    assert (state.hunters[0].damage, state.hunters[0].delayed, contents(state)) == (0, False, ())
    assert state.item_discard == (Item.DOGS,)
    assert is_next(state)


def test_item_dogs__may_be_kept_in_an_ambush() -> None:
    state = do(ambush("rats", items={"godalming": ["dogs"]}), "pass")
    assert (state.hunters[0].items, state.hunters[0].damage) == ((Item.DOGS,), 2)
    assert is_next(state)


@pytest.mark.parametrize("name", ["szgany_bodyguards", "bats", "unnatural_fog", "desecrated_soil"])
def test_item_dogs__cannot_be_used_against_other_encounters(name: str) -> None:
    assert pending(ambush(name, items={"godalming": ["dogs"]})) != "AmbushAnswer"


@pytest.mark.parametrize("name", ["rats", "saboteur", "spy", "wolves"])
def test_item_dogs__are_kept_when_revealed_before_a_search(name: str) -> None:
    state = search(name, items={"godalming": ["dogs"]})
    assert tokens(state) == ["done", "item:dogs"]
    state = do(state, "item:dogs")
    assert CardShown(Deck.ITEM, Item.DOGS, 3) in events_of(state, CardShown)
    assert state.hunters[0].items == (Item.DOGS,)
    assert (state.hunters[0].damage, state.hunters[0].delayed, contents(state)) == (0, False, ())
    assert state.search_aids == ()
    assert is_next(state)


def test_item_dogs__chase_several_in_one_search() -> None:
    state = do(search("rats", "wolves", items={"godalming": ["dogs"]}), "item:dogs", "#2:rats")
    assert (state.hunters[0].damage, contents(state)) == (0, ())
    assert is_next(state)


def test_item_dogs__cannot_be_used_unless_revealed_before_the_search() -> None:
    state = do(search("rats", items={"godalming": ["dogs"]}), "done")
    assert state.hunters[0].damage == 2
    assert is_next(state)


def test_item_dogs__other_encounters_are_resolved() -> None:
    state = do(search("hoax", items={"godalming": ["dogs"]}), "item:dogs")
    assert state.hunters[0].delayed
    assert is_next(state)


# ------------------------------------------------------------------------------------------------------ Stake


@pytest.mark.parametrize("name", ["new_vampire", "reckless_vampire", "aristocratic_vampire", "hoax"])
def test_item_stake__discards_a_revealed_encounter(name: str) -> None:
    state = do(search(name, items={"godalming": ["stake"]}, encounters=["rats"] * 2), "item:stake")
    assert (state.hunters[0].items, state.hunters[0].delayed, contents(state)) == ((), False, ())
    assert state.item_discard == (Item.STAKE,)
    assert len(state.encounter_discard) == 1
    assert state.fight is None
    assert is_next(state)


def test_r15_14_revealing_is_optional() -> None:
    state = do(search("hoax", items={"godalming": ["stake"]}), "done")
    assert (state.hunters[0].items, state.hunters[0].delayed) == ((Item.STAKE,), True)
    assert is_next(state)


def test_r15_14_a_stake_discards_one_encounter_only() -> None:
    state = search("hoax", "hoax", items={"godalming": ["stake"]}, encounters=[])
    state = do(state, "item:stake")
    assert (state.hunters[0].items, state.hunters[0].delayed, contents(state)) == ((), True, ())
    assert is_next(state)


def test_r15_14_if_several_match_the_hunter_chooses_one() -> None:
    state = search("aristocratic_vampire!", "hoax!", items={"godalming": ["stake"]})
    state = do(state, "item:stake", "#2:hoax")
    assert (pending(state), tokens(state)) == ("StakeChoice", ["yes", "no"])
    assert player_to_move(state) == HUNTERS
    state = do(state, "no")
    assert state.hunters[0].delayed
    assert (state.hunters[0].items, contents(state)) == ((), ())
    assert state.encounter_discard == (Encounter.HOAX, Encounter.ARISTOCRATIC_VAMPIRE)
    assert is_next(state)


def test_r15_14_a_stake_reveals_all_encounters_before_the_choice() -> None:
    state = do(search("reckless_vampire", "hoax", items={"godalming": ["stake"]}), "item:stake")
    assert all(placed.faceup for placed in contents(state))
    state = do(state, "#2:hoax")
    assert pending(state) == "StakeChoice"
    state = do(state, "no")
    assert state.encounter_discard == (Encounter.HOAX, Encounter.RECKLESS_VAMPIRE)
    assert (state.hunters[0].items, state.hunters[0].delayed, contents(state)) == ((), True, ())
    assert is_next(state)


def test_r15_14_named_now() -> None:
    state = search("aristocratic_vampire!", "hoax!", items={"godalming": ["stake"]})
    state = do(state, "item:stake", "#2:hoax", "yes")
    assert state.encounter_discard == (Encounter.HOAX,)
    assert pending(state) == "ChaseChoice"


def test_r15_14_the_last_encounter_that_matches_is_discarded_without_a_choice() -> None:
    """The vampire was met before and has returned, so it is not met again in this search."""
    state = search("aristocratic_vampire!", "hoax!", items={"godalming": ["stake"]})
    state = do(state, "item:stake", "#2:aristocratic_vampire", "no", "no")
    assert (state.hunters[0].items, state.hunters[0].delayed) == ((), False)
    assert state.encounter_discard == (Encounter.HOAX,)
    assert [placed.card for placed in contents(state)] == [Encounter.ARISTOCRATIC_VAMPIRE]
    assert is_next(state)


def test_item_stake__two_stakes_discard_two_encounters() -> None:
    state = search("aristocratic_vampire", "hoax", items={"godalming": ["stake", "stake"]})
    state = do(state, "item:stake")
    assert tokens(state) == ["done", "item:stake"]
    state = do(state, "item:stake")
    assert state.search_aids == (Item.STAKE, Item.STAKE)
    state = do(state, "#2:hoax")
    assert (state.hunters[0].items, state.hunters[0].delayed, contents(state)) == ((), False, ())
    assert sorted(state.encounter_discard) == [Encounter.ARISTOCRATIC_VAMPIRE, Encounter.HOAX]
    assert is_next(state)


def test_item_stake__a_second_one_is_not_offered_for_a_single_encounter() -> None:
    state = do(search("hoax", "rats", items={"godalming": ["stake", "stake"]}), "item:stake")
    assert pending(state) == "SearchChoice"
    state = do(state, "#2:hoax")
    assert state.hunters[0].items == (Item.STAKE,)


def test_item_stake__two_stakes_and_three_encounters_leave_a_choice() -> None:
    found = ("aristocratic_vampire", "hoax", "hoax")
    state = search(*found, items={"godalming": ["stake", "stake"]}, encounters=["rats"] * 2)
    state = do(state, "item:stake", "item:stake", "#2:hoax")
    assert (pending(state), tokens(state)) == ("StakeChoice", ["yes", "no"])
    state = do(state, "no", "#2:aristocratic_vampire")
    assert (state.hunters[0].items, state.hunters[0].delayed, contents(state)) == ((), True, ())
    assert is_next(state)


def test_item_stake__cannot_be_used_in_an_ambush() -> None:
    state = ambush("reckless_vampire", items={"godalming": ["stake"]})
    assert state.hunters[0].items == (Item.STAKE,)
    assert state.fight is not None


def test_item_stake__is_kept_if_no_encounter_matches() -> None:
    state = do(search("rats", items={"godalming": ["stake"]}), "item:stake")
    assert (state.hunters[0].items, state.hunters[0].damage) == ((Item.STAKE,), 2)
    assert is_next(state)


def test_r5_11_dogs_and_stake_can_each_be_used_once() -> None:
    state = search("hoax", items={"godalming": ["dogs", "dogs", "stake"]})
    assert tokens(state) == ["done", "item:dogs", "item:stake"]
    state = do(state, "item:dogs")
    assert tokens(state) == ["done", "item:stake"]
    assert state.search_aids == (Item.DOGS,)


# -------------------------------------------------------------------------------------------------- Seduction


def test_event_seduction__bites_and_takes_the_vampire_back() -> None:
    state = search("new_vampire", events={"dracula": ["seduction"]}, encounters=["rats", "bats"])
    assert tokens(state) == ["pass", "dracula>seduction"]
    assert player_to_move(state) == DRACULA
    state = do(state, "dracula>seduction")
    assert events_of(state, HunterBitten) == [HunterBitten(0)]
    assert state.encounters == tuple(sorted((Encounter.NEW_VAMPIRE, Encounter.RATS, Encounter.BATS)))
    assert (state.fight, contents(state), state.encounter_discard) == (None, (), ())
    assert state.event_discard == (EventCard.SEDUCTION,)
    assert is_next(state)


def test_event_seduction__may_be_kept() -> None:
    state = do(search("aristocratic_vampire", events={"dracula": ["seduction"]}), "pass")
    assert pending(state) == "ChaseChoice"
    assert state.events == (EventCard.SEDUCTION,)


def test_event_seduction__needs_a_vampire() -> None:
    assert is_next(search("hoax", events={"dracula": ["seduction"]}))


def test_event_seduction__needs_a_search() -> None:
    assert pending(ambush("reckless_vampire", events={"dracula": ["seduction"]})) != "SeductionChoice"


def test_r12_8_the_stake_comes_before_seduction() -> None:
    fields = {"events": {"dracula": ["seduction"]}, "items": {"godalming": ["stake"]}}
    state = do(search("new_vampire", **fields), "item:stake")
    assert state.encounter_discard == (Encounter.NEW_VAMPIRE,)
    assert state.events == (EventCard.SEDUCTION,)
    assert is_next(state)
