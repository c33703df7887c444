"""The opening of the second edition's chapter: cards, houses, tracks, and the dossier in this game."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from furyqt.rules.core.agenda import legal_actions, play
from furyqt.rules.core.campaign.dossier import Dossier
from furyqt.rules.fury2.actions import Go, Word
from furyqt.rules.fury2.chapters.chapter_stage import CARRIED
from furyqt.rules.fury2.chapters.overlay import NO_CHAPTER, is_house
from furyqt.rules.fury2.chapters.stage_check import HELD_EVENTS
from furyqt.rules.fury2.decks import Deck, Encounter, EventCard, Power
from furyqt.rules.fury2.events import ChapterBegan, ChapterDay, HouseLaid
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.state import Fury2State, PlacedTile, TrailSpot
from furyqt.rules.fury2.steps.trail.catacombs import CatacombClearing, ClearedSlot
from furyqt.rules.fury2.steps.travel.hunter_moves import HunterMove
from furyqt.rules.fury2.steps.travel.placements import legal_placements
from furyqt.rules.fury2.steps.turn import DraculaStart
from furyqt.rules.fury2.tables import ATLAS, FIGURES, HEALTH, SERVANT_FIGURE
from tests.rules.fury2.chapters.servant_chapters import (
    campaign,
    changed,
    names,
    packaged,
    random_game,
    rules_of,
    staged,
)
from tests.rules.fury2.chapters.servant_chapters import terms as under
from tests.rules.fury2.scenes import at, scene


def items(state: Fury2State) -> list[list[str]]:
    return [names(Deck.ITEM, sheet.items) for sheet in state.hunters]


def events(state: Fury2State) -> list[list[str]]:
    return [names(Deck.EVENT, sheet.events) for sheet in state.hunters]


def test_figures_cards_and_time_are_those_of_the_file() -> None:
    state = staged()
    assert [ATLAS.places[sheet.place].code for sheet in state.hunters] == ["BU", "NU", "VI", "ST"]
    assert items(state) == [["stake"], ["knife"], ["crucifix"], ["pistol"]]
    assert state.is_night()
    assert (state.vampires, state.blood) == (0, 15)
    assert isinstance(state.agenda[-1], DraculaStart)
    assert {ATLAS.places[staged(seed).servant.place].code for seed in range(12)} == {"FR", "ZA", "ZU"}


def test_houses_lie_in_the_catacombs_with_their_tiles() -> None:
    seen = set()
    for seed in range(30):
        state = staged(seed)
        houses = [spot for spot in state.catacombs if spot is not None]
        assert len(houses) == 3
        assert all(is_house(spot.id) and not spot.faceup for spot in houses)
        tiles = sorted(tile.card for spot in houses for tile in spot.tiles)
        assert tiles == [Encounter.HOAX, Encounter.NEW_VAMPIRE, Encounter.NEW_VAMPIRE]
        laid = [event for event in state.told or () if isinstance(event, HouseLaid)]
        assert [event.place for event in laid] == [spot.place for spot in houses]
        assert all(spot.place in laid[0].among for spot in houses)
        seen.update(spot.place for spot in houses)
    assert len(seen) == 12


def test_dracula_starts_in_no_house() -> None:
    state = staged()
    starts = {action.to for action in legal_actions(state)}  # type: ignore[attr-defined]
    houses = {spot.place for spot in state.catacombs if spot is not None}
    assert not starts & houses
    assert houses <= {action.to for action in legal_actions(random_start())}  # type: ignore[attr-defined]


def random_start() -> Fury2State:
    """Return an ordinary game at Dracula's start, with the hunters far from the houses."""
    state = RULES.setup(RULES.checked_options({}), 1)
    while not isinstance(state.agenda[-1], DraculaStart):
        far = [one for one in legal_actions(state) if one.place in (at("LS"), at("GW"))]
        state = play(state, far[0])
    assert isinstance(state, Fury2State)
    return state


def test_the_days_of_a_chapter_are_rounds() -> None:
    states = random_game(rules_of(), 2, 300)
    days = [event.day for event in states[-1].told or () if isinstance(event, ChapterDay)]
    assert days == list(range(2, states[-1].round + 2))
    assert len(days) > 2


def test_an_ordinary_game_has_no_days_and_no_chapter() -> None:
    states = random_game(RULES_OF_SERVANT, 2, 200)
    assert states[-1].chapter == NO_CHAPTER
    assert not [event for event in states[-1].told or () if isinstance(event, ChapterDay | ChapterBegan)]


RULES_OF_SERVANT: Any = RULES


# ------------------------------------------------------------------------------------------------- the guards


def with_house(place: str, **fields: Any) -> Fury2State:
    """Return the beginning of Dracula's turn in Munich, with a house and an own card in the catacombs."""
    state = scene("dracula", trail=("munich", "zurich"), catacombs=("milan",), started=False, **fields)
    house = TrailSpot(900, at(place), tiles=(PlacedTile(Encounter.HOAX),))
    state.catacombs = (state.catacombs[0], house, None)
    return state


def test_dracula_does_not_return_to_a_house() -> None:
    placements = legal_placements(with_house("nuremburg"))
    back = {placement.to for placement in placements if placement.power == Power.DOUBLE_BACK}
    assert at("milan") in back
    assert at("nuremburg") not in {placement.to for placement in placements}


def test_dracula_cannot_clear_a_house() -> None:
    state = with_house("nuremburg")
    assert [getattr(action, "slot", None) for action in ClearedSlot().actions(state)] == [None, 6]
    state.catacombs = (None, state.catacombs[1], None)
    before = state.agenda
    CatacombClearing().run(state)
    assert state.agenda == before


def test_a_challenge_forbids_trains() -> None:
    for challenge, has_train in (("", True), ("no_trains", False)):
        state = staged(under=under(challenge=challenge))
        while not isinstance(state.agenda[-1], HunterMove):
            state = play(state, legal_actions(state)[0])  # type: ignore[assignment]
        actions = legal_actions(state)
        assert (Word("rail") in actions) is has_train
        assert [action for action in actions if isinstance(action, Go)]


@pytest.mark.parametrize("way", ["road", "sea", "rail"])
def test_a_forbidden_way_is_not_offered(way: str) -> None:
    state = scene("godalming", places={"godalming": "hamburg"})
    ways = {getattr(action, "way", getattr(action, "word", "")) for action in legal_actions(state)}
    assert way in ways
    state.chapter = replace(state.chapter, forbid=(way,))
    ways = {getattr(action, "way", getattr(action, "word", "")) for action in legal_actions(state)}
    assert way not in ways


# ------------------------------------------------------------------------------------------------ the dossier


def test_wounds_are_lost_health_and_are_healed_for_resolve() -> None:
    dossier = Dossier(wounds=(0, 1, 2, 2), resolve=1)
    state = staged(under=under(dossier, bought=("heal:helsing",)))
    assert [HEALTH[h] - state.hunters[h].health for h in FIGURES] == [0, 1, 1, 2]


@pytest.mark.parametrize(("bitten", "bites"), [("seward", [0, 1, 0, 1]), ("mina", [0, 0, 0, 1])])
def test_a_bite_fills_a_free_space(bitten: str, bites: list[int]) -> None:
    state = staged(under=under(Dossier(bite=bitten)))
    assert [sheet.bites for sheet in state.hunters] == bites


def test_carried_cards_have_the_names_of_this_game() -> None:
    dossier = Dossier(
        items=("holy_bullets", "garlic_wreath", "holy_circle"), events=("good_luck", "long_night")
    )
    state = staged(under=under(dossier))
    assert items(state) == [["sacred_bullets", "stake"], ["holy_water", "knife"], ["crucifix"], ["pistol"]]
    assert events(state) == [["good_luck"], [], [], []]


@pytest.mark.parametrize(
    ("bought", "unused"),
    [
        (("heal:seward", "dogs:mina"), ()),
        (("heal:seward", "heal:seward"), (("heal", "seward"),)),
        (("heal:mina",), (("heal", "mina"),)),
    ],
)
def test_healing_without_a_wound_changes_nothing(
    bought: tuple[str, ...], unused: tuple[tuple[str, str], ...]
) -> None:
    terms = under(Dossier(wounds=(0, 1, 0, 0), resolve=2), bought=bought)
    assert campaign().wasted(packaged(), terms, campaign().terms()) == unused


def test_purchases_and_help_are_dealt() -> None:
    bought = ("ticket:seward", "dogs:mina", "catch_up", "ally:sister_agatha")
    state = staged(under=under(Dossier(resolve=2, allies=("sister_agatha",)), bought=bought))
    assert items(state)[1] == ["fast_horse", "knife"]
    assert items(state)[3] == ["dogs", "pistol"]
    assert events(state)[0] == [CARRIED.catch_up]
    assert state.hunter_ally == EventCard.SISTER_AGATHA


@pytest.mark.parametrize(
    ("dossier", "vampires"),
    [
        (Dossier(debt=1, taint=2), 0),
        (Dossier(debt=2), 1),
        (Dossier(taint=3), 1),
        (Dossier(debt=3, taint=3), 1),
    ],
)
def test_heavy_debt_or_taint_raises_the_vampire_track_once(dossier: Dossier, vampires: int) -> None:
    assert staged(under=under(dossier)).vampires == vampires


def test_taint_gives_mina_hypnosis_and_dracula_his_influence_first() -> None:
    one, two = (staged(under=under(Dossier(taint=taint))) for taint in (1, 2))
    assert events(one)[3] == events(two)[3] == ["hypnosis"]
    assert two.event_deck[0] == EventCard.VAMPIRIC_INFLUENCE


def test_a_stage_can_wound_and_bite_and_stack() -> None:
    found = changed(
        "heavy_debt = 2",
        'heavy_debt = 0\nwounds = { dracula = 3, mina = 7 }\nbites = ["helsing"]\nvampires = 2\n'
        'encounters = ["rats", "rats"]\nnext_events = ["evasion"]\nally = "rufus_smith"\n'
        'events = { seward = ["forewarned"] }',
    )
    state = staged(of=found)
    assert (state.blood, state.vampires, state.hunters[3].health, state.hunters[2].bites) == (12, 2, 1, 1)
    assert state.encounters.count(Encounter.RATS) == 2
    assert state.event_deck[0] == EventCard.EVASION
    assert state.hunter_ally == EventCard.RUFUS_SMITH
    assert events(state)[1] == ["forewarned"]


def test_every_name_of_a_dossier_is_a_card_that_a_hunter_can_hold() -> None:
    assert set(CARRIED.events.values()) | {CARRIED.catch_up} <= set(HELD_EVENTS)
    assert len(set(CARRIED.items.values())) == len(CARRIED.items)
    for theirs, ours in CARRIED.items.items():
        assert CARRIED.item_back(ours) == theirs
    assert CARRIED.event_back("local_rumors") == ""


def test_the_same_seed_stages_the_same_position() -> None:
    first, again, other = (staged(seed) for seed in (3, 3, 4))
    assert first == again != other
    assert first.servant.place == again.servant.place
    assert packaged().stage.servant
    assert len(first.hunters) + 1 == SERVANT_FIGURE
