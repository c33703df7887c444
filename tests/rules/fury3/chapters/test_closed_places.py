"""No figure enters the places that a chapter closes: hunters, Dracula, trains, and the hunters' belief."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import legal_actions
from furyqt.rules.fury3.actions import Go
from furyqt.rules.fury3.chapters.chapter_stage import closed_places
from furyqt.rules.fury3.chapters.overlay import NO_CHAPTER, ChapterRules
from furyqt.rules.fury3.decks import HIDDEN
from furyqt.rules.fury3.events import CardPlaced, ChapterBegan, DraculaHurt, HunterMoved, LocationRevealed
from furyqt.rules.fury3.events.chapter import closed_names
from furyqt.rules.fury3.hidden.trail_proof import conditions_of, possible_places
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.travel.legal_placements import bat_cities, moves, wolf_moves
from furyqt.rules.fury3.steps.travel.placement import passage
from furyqt.rules.fury3.steps.travel.rail import rail_targets, road_targets, roads_within
from furyqt.rules.fury3.steps.travel.travel import sea_targets
from furyqt.rules.fury3.steps.turn.phase import DraculaStart
from furyqt.rules.fury3.steps.turn.rounds import StartCity
from furyqt.rules.fury3.tables import (
    CASTLE,
    HUNTERS,
    LAND_BACK,
    PLACES,
    REGION,
    SEA_BACK,
    SEAS,
    TOWNS,
    Region,
)
from tests.rules.fury3.scenes import at, do, scene, tokens

LANDS = [region.name.lower() for region in Region]


def closing(*words: str, **rules: Any) -> ChapterRules:
    return ChapterRules(closed=closed_places(words), **rules)


def closed(*words: str, **given: Any) -> Fury3State:
    """Return a day of a chapter that closes these places, with the first hunter where `at` says."""
    return scene(chapter=closing(*words), **given)


def names(places: tuple[int, ...] | list[int]) -> set[int]:
    return set(places)


def test_a_region_is_closed_with_all_its_places() -> None:
    assert set(closed_places(["balkans", "AS"])) == {
        *(place for place in PLACES if REGION[place] == Region.BALKANS),
        at("adriatic_sea"),
    }
    assert CASTLE in closed_places(["balkans"])


def test_r5_5_1_a_hunter_takes_no_road_to_a_closed_city() -> None:
    state = closed("MI")
    assert names(road_targets(scene(), at("genoa"))) - names(road_targets(state, at("genoa"))) == {
        at("milan")
    }


def test_r5_5_1_a_ride_does_not_pass_through_a_closed_city() -> None:
    state = closed("VE", "FL", "MI")
    near = names(roads_within(state, at("genoa"), 3))
    assert at("rome") not in near
    assert at("rome") in names(roads_within(scene(), at("genoa"), 3))


def test_r5_5_2_a_train_neither_stops_nor_passes_where_it_is_closed() -> None:
    free, state = scene(), closed("PA")
    lost = names(rail_targets(free, at("le_havre"), 3, 2)) - names(rail_targets(state, at("le_havre"), 3, 2))
    assert at("paris") in lost
    assert at("marseilles") in lost
    assert not rail_targets(state, at("le_havre"), 3, 2)


def test_r5_5_3_a_ship_sails_to_no_closed_port_or_sea() -> None:
    state = closed("EC", "AM")
    assert at("english_channel") not in sea_targets(state, at("london"))
    assert at("amsterdam") not in sea_targets(state, at("north_sea"))
    assert at("edinburgh") in sea_targets(state, at("north_sea"))


def test_r6_7_dracula_walks_to_no_closed_place() -> None:
    trail = ("vienna",)
    free, state = scene("dracula", trail=trail), closed("PR", part="dracula", trail=trail)
    gone = {move.to for move in moves(free, free.trail, free.lairs)}
    gone -= {move.to for move in moves(state, state.trail, state.lairs)}
    assert gone == {at("prague")}


@pytest.mark.parametrize(("shut", "is_reached"), [((), True), (("BD",), True), (("BD", "PR", "ZA"), False)])
def test_r7_1_wolf_form_needs_an_open_city_in_between(shut: tuple[str, ...], is_reached: bool) -> None:
    """From Vienna, Szeged is two roads away by Budapest or Zagreb."""
    state = closed(*shut, part="dracula", trail=("vienna",), options={"game": "advanced"})
    reached = {move.to for move in wolf_moves(state, state.trail, state.lairs)}
    assert (at("szeged") in reached) == is_reached
    assert not reached & set(closed_places(shut))


def test_r10_14_a_bat_flies_to_no_closed_city() -> None:
    state = closed("germania", part="dracula", trail=("vienna",))
    assert not {REGION[place] for place in bat_cities(state)} & {Region.GERMANIA}


def test_r1_9_dracula_starts_in_no_closed_city() -> None:
    state = closed("iberia", "gallia")
    starts = {action.to for action in DraculaStart().actions(state)}
    assert starts
    assert not starts & set(state.chapter.closed)


def test_r1_8_a_hunter_starts_in_no_closed_city() -> None:
    state = closed("britannia")
    assert {a.to for a in StartCity(0).actions(state)} == TOWNS - set(state.chapter.closed)
    assert {a.to for a in StartCity(0).actions(scene())} == TOWNS


def test_r9_7_closed_cities_are_not_consecrated() -> None:
    state = closed("italia", part="night", events={"helsing": ["consecrated_ground"]})
    state = do(state, "pass", "pass", "helsing>consecrated_ground")
    assert {REGION[action.to] for action in legal_actions(state)} == set(Region) - {Region.ITALIA}  # type: ignore[attr-defined]


def test_r6_3_the_sea_does_not_harm_dracula_where_a_chapter_says_so() -> None:
    for harm in (True, False):
        state = scene("dracula", trail=("london",), chapter=ChapterRules(sea_harm=harm), encounters=())
        state = do(state, "@EC")
        hurt = [event for event in state.told or () if isinstance(event, DraculaHurt)]
        assert bool(hurt) == harm
        assert state.damage == (passage(state, at("london")) if harm else 0)


def test_forbidden_trains_leave_no_ride_of_any_kind() -> None:
    given: dict[str, Any] = {
        "tickets": {"godalming": ["3/2"]},
        "events": {"godalming": ["chartered_carriage"]},
        "places": {"godalming": "paris"},
    }
    assert any(token.startswith("rail") for token in tokens(scene(**given)))
    assert "godalming>chartered_carriage" in tokens(scene(**given))
    state = scene(chapter=ChapterRules(forbid=("rail",)), **given)
    assert not any(token.startswith("rail") for token in tokens(state))
    assert "godalming>chartered_carriage" not in tokens(state)
    assert any(isinstance(action, Go) for action in legal_actions(state))


@pytest.mark.parametrize("word", ["supply", "reserve", "road", "sea"])
def test_a_forbidden_word_is_no_action(word: str) -> None:
    def has(state: Fury3State) -> bool:
        return any(found_word == word for found_word in found(state))

    def found(state: Fury3State) -> list[str]:
        return [getattr(a, "way", getattr(a, "word", "")) for a in legal_actions(state)]

    given = {"places": {"godalming": "london"}}
    assert has(scene(**given))
    assert not has(scene(chapter=ChapterRules(forbid=(word,)), **given))
    assert "pass" in tokens(scene(chapter=ChapterRules(forbid=(word,)), **given))


# ------------------------------------------------------------------------------------------ the knowledge

STARTS = [HunterMoved(hunter, "start", at("london")) for hunter in range(4)]


def possible(*events: Any) -> set[int]:
    known = conditions_of([*STARTS, *events], is_advanced=False)
    return set(possible_places(known, len(known.links) - 1))


def test_the_hunters_know_that_dracula_does_not_start_in_a_closed_city() -> None:
    shut = closed_places(["gallia", "iberia"])
    assert possible(ChapterBegan(shut), CardPlaced(0, LAND_BACK)) == TOWNS - {at("london"), *shut}


def test_the_hunters_know_that_dracula_walks_to_no_closed_place() -> None:
    told = [CardPlaced(0, LAND_BACK), LocationRevealed(0, at("vienna"))]
    assert at("prague") in possible(*told, CardPlaced(1, LAND_BACK))
    assert at("prague") not in possible(ChapterBegan((at("prague"),)), *told, CardPlaced(1, LAND_BACK))


def test_the_hunters_know_the_open_seas() -> None:
    told = [CardPlaced(0, LAND_BACK), LocationRevealed(0, at("edinburgh"))]
    told += [CardPlaced(1, SEA_BACK), CardPlaced(2, SEA_BACK)]
    assert possible(*told) == {at("english_channel"), at("north_atlantic")}
    assert possible(ChapterBegan((at("north_atlantic"),)), *told) == {at("english_channel")}


def test_a_place_that_was_open_before_the_chapter_stays_possible_for_older_cards() -> None:
    told = [CardPlaced(0, LAND_BACK), CardPlaced(1, LAND_BACK), ChapterBegan(closed_places(["balkans"]))]
    known = conditions_of([*STARTS, *told, CardPlaced(2, LAND_BACK)], is_advanced=False)
    assert at("sofia") in possible_places(known, 0)
    assert at("sofia") not in possible_places(known, 1), "a chapter begins in an open place"
    assert not possible_places(known, 1) & set(closed_places(["balkans"]))


def test_both_players_see_the_chapter_and_an_ordinary_game_has_none() -> None:
    state = closed("gallia")
    assert observe(scene(), HUNTERS).chapter == NO_CHAPTER
    for player in (0, 1):
        assert observe(state, player).chapter == state.chapter
    assert HIDDEN not in state.chapter.closed


def test_closed_regions_are_named_whole() -> None:
    shut = closed_places(["gallia", "LO", "AS"])
    assert str(ChapterBegan(shut).describe()) == "The hunt begins. Closed: Gallia, Adriatic Sea, London."
    assert str(closed_names((*closed_places(["italia"]), *SEAS))) == "Italia, all seas"
    assert str(ChapterBegan().describe()) == "The hunt begins."


def test_the_sea_is_not_a_region_that_closes_with_the_others() -> None:
    assert not set(closed_places(LANDS)) & SEAS
