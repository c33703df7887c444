"""Boxes of earth: lairs that Dracula neither enters nor clears, and what the hunters know of them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from furyqt.rules.core.agenda import legal_actions
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.fury3.catalog import ENCOUNTERS
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX, ChapterRules, box_places
from furyqt.rules.fury3.decks import HIDDEN, NONE, ON_HIDEOUT, Encounter
from furyqt.rules.fury3.events import (
    BoxLaid,
    CardMoved,
    CardPlaced,
    HideoutCleared,
    HunterMoved,
    LocationRevealed,
    PlaceDenied,
)
from furyqt.rules.fury3.hidden import trail_sampler
from furyqt.rules.fury3.hidden.trail_proof import conditions_of, possible_places
from furyqt.rules.fury3.observation import Fury3Observation, observe
from furyqt.rules.fury3.state import Fury3State, Hideout, PlacedEncounter
from furyqt.rules.fury3.steps.search.hideouts import clear, find
from furyqt.rules.fury3.steps.search.maturing import lair_choices
from furyqt.rules.fury3.steps.travel.legal_placements import boxes, can_place, moves
from furyqt.rules.fury3.steps.turn.phase import DraculaStart
from furyqt.rules.fury3.tables import DRACULA, HUNTERS, LAND_BACK
from tests.rules.fury3.chapters.chapters import EVERYBODY, events, small, staged, terms
from tests.rules.fury3.scenes import at, do, pending, scene, tokens

BOXES = """
[[stage.boxes]]
count = 2
among = ["PR", "BR", "MU", "NU"]
holds = ["hoax", "rats"]
"""
AMONG = {at(code) for code in ("PR", "BR", "MU", "NU")}
ADVANCED = {"game": "advanced"}


def box(place: str, *cards: Encounter, slot: int = 0, faceup: bool = False) -> Hideout:
    contents = tuple(PlacedEncounter(card) for card in cards)
    return Hideout(FIRST_BOX + slot, at(place), faceup, contents=contents)


def with_box(part: str = "day", place: str = "prague", *cards: Encounter, **given: Any) -> Fury3State:
    """Return a position with a box, in a hunter's or Dracula's turn."""
    state = scene(part, **given)
    state.lairs = (box(place, *(cards or (Encounter.HOAX,))), *state.lairs[1:])  # type: ignore[assignment]
    for card in cards or (Encounter.HOAX,):
        deck = list(state.encounter_deck)
        deck.remove(card)
        state.encounter_deck = tuple(deck)
    return state


# ------------------------------------------------------------------------------------------------ laying them


def test_boxes_lie_in_different_cities_of_those_that_are_told() -> None:
    found = set()
    for seed in range(12):
        state = staged(small(EVERYBODY, BOXES), seed)
        laid = [lair for lair in state.lairs if lair]
        assert [lair.id for lair in laid] == [FIRST_BOX, FIRST_BOX + 1]
        assert len({lair.place for lair in laid}) == 2
        assert {lair.place for lair in laid} <= AMONG
        assert sorted(p.card for lair in laid for p in lair.contents) == [Encounter.HOAX, Encounter.RATS]
        found.add((laid[0].place, laid[0].contents[0].card))
    assert len(found) > 4


def test_a_boxs_card_is_never_in_draculas_hand_beside_it() -> None:
    for seed in range(20):
        state = staged(small(EVERYBODY, BOXES), seed)
        cards = [*state.encounters, *state.encounter_deck]
        assert cards.count(Encounter.HOAX) == cards.count(Encounter.RATS) == 1


def test_the_hunters_learn_where_boxes_may_be_and_dracula_where_they_are() -> None:
    state = staged(small(EVERYBODY, BOXES))
    laid = events(state, BoxLaid)
    assert [event.place for event in laid] == [lair.place for lair in state.lairs if lair]
    seen = [event for event in events_seen_by(state.told or (), HUNTERS) if isinstance(event, BoxLaid)]
    assert [event.place for event in seen] == [LAND_BACK] * 2
    assert all(set(event.among) == AMONG for event in seen)
    put = [event for event in events_seen_by(state.told or (), HUNTERS) if is_put(event)]
    assert [event.card for event in put] == [HIDDEN] * 2  # type: ignore[attr-defined]
    said = "A box of earth is in one of these cities: Berlin, Munich, Nuremberg, Prague."
    assert str(seen[0].describe()) == said
    assert str(laid[0].describe()).startswith("There is a box of earth in ")
    assert str(put[0].describe()) == "Dracula puts an encounter card into the box."
    hunters = observe(state, HUNTERS)
    assert [lair.place for lair in hunters.lairs if lair] == [LAND_BACK] * 2
    assert [lair for lair in observe(state, DRACULA).lairs if lair] == [lair for lair in state.lairs if lair]


def is_put(event: object) -> bool:
    return isinstance(event, CardMoved) and event.target >= ON_HIDEOUT + FIRST_BOX


@pytest.mark.parametrize(("emptied", "count"), [(0, 3), (1, 3), (2, 2), (3, 2), (4, 1), (5, 1), (6, 0)])
def test_the_dossiers_boxes_leave_fewer_in_the_last_chapter(emptied: int, count: int) -> None:
    dossier = replace(terms().dossier, boxes=emptied)
    assert len([lair for lair in staged(12, 1, terms(dossier)).lairs if lair]) == count


# ----------------------------------------------------------------------------------------- Dracula and boxes


def test_dracula_does_not_start_where_a_box_is() -> None:
    state = with_box()
    assert at("prague") not in {action.to for action in DraculaStart().actions(state)}


def test_r6_6_dracula_does_not_return_to_a_box_but_to_a_lair() -> None:
    state = with_box("dracula", trail=("vienna",), options=ADVANCED, lairs=("", "budapest"))
    state.lairs = (state.lairs[0], replace(state.lairs[1], place=at("budapest")), None)  # type: ignore[arg-type]
    found = {(move.to, move.space) for move in moves(state, state.trail, state.lairs)}
    assert not [move for move in found if move[0] == at("prague") or move[1] == 6]
    assert (NONE, 7) in found


def test_r7_9_dracula_cannot_clear_a_box() -> None:
    state = with_box("dracula", trail=("vienna",), options=ADVANCED)
    assert pending(state) == "CardPlacement"
    assert "lairA" not in tokens(state)
    assert not [token for token in tokens(state) if token.startswith("lair")]
    assert boxes(state.lairs)[0] == state.lairs[0]


def test_r15_5_a_box_is_not_cleared_to_make_room() -> None:
    """From Galway he could go to Dublin only."""
    state = with_box("dracula", "dublin", trail=("galway",), storms=())
    assert not can_place(state, (*state.trail[:1], hideout_at("north_atlantic")), boxes(state.lairs))
    assert can_place(state, (*state.trail[:1], hideout_at("north_atlantic")), (None, None, None))


def hideout_at(place: str) -> Hideout:
    return Hideout(50, at(place))


def test_r7_9_a_new_lair_does_not_replace_a_box() -> None:
    state = with_box("dracula", trail=("vienna",), options=ADVANCED)
    state.lairs = (state.lairs[0], hideout_at("rome"), hideout_at("milan"))
    state.leaving = Hideout(40, at("lisbon"))
    assert {choice.space for choice in lair_choices(state)} == {7, 8}
    state.lairs = (state.lairs[0], box("paris", slot=1), box("nantes", slot=2))
    assert not lair_choices(state)


# ----------------------------------------------------------------------------------------- hunters and boxes


def test_r8_1_a_hunter_who_arrives_finds_the_box_and_dracula_may_ambush_from_it() -> None:
    state = with_box("day", "prague", Encounter.RATS, places={"godalming": "vienna"}, trail=())
    state = do(state, "road:PR")
    assert events(state, LocationRevealed) == [LocationRevealed(FIRST_BOX, at("prague"))]
    assert pending(state) == "AmbushChoice"
    assert any("rats" in token for token in tokens(state))


def test_r7_9_a_search_that_leaves_nothing_empties_the_box() -> None:
    state = with_box("day", "prague", Encounter.HOAX, places={"godalming": "prague"}, trail=())
    state.lairs = (replace(state.lairs[0], faceup=True), None, None)  # type: ignore[arg-type]
    state = do(state, "search")
    assert events(state, HideoutCleared) == [HideoutCleared(FIRST_BOX)]
    assert state.lairs[0] is None


def soil(**given: Any) -> Fury3State:
    state = with_box(
        "day", "prague", Encounter.DESECRATED_SOIL, places={"godalming": "prague"}, trail=(), **given
    )
    state.lairs = (replace(state.lairs[0], faceup=True), None, None)  # type: ignore[arg-type]
    return do(state, "search", "done")


def test_desecrated_soil_stays_in_its_box_unless_a_heavenly_host_is_shown() -> None:
    without = soil()
    assert without.lairs[0] is not None
    assert [placed.card for placed in without.lairs[0].contents] == [Encounter.DESECRATED_SOIL]
    shown = soil(items={"godalming": ["heavenly_host"]})
    assert pending(shown) == "ItemRevealChoice"
    shown = do(shown, next(token for token in tokens(shown) if "heavenly_host" in token))
    assert shown.lairs[0] is None


# ----------------------------------------------------------------------------------------------- the belief

LAID = [BoxLaid(FIRST_BOX + n, n, LAND_BACK, tuple(sorted(AMONG))) for n in range(2)]
STARTS = [HunterMoved(hunter, "start", at("london")) for hunter in range(4)]


def seen(*told: Any, trail: tuple[Hideout, ...] = ()) -> Fury3Observation:
    """Return the hunters' observation with two boxes after these events."""
    state = scene(trail=(), places=dict.fromkeys(("godalming", "seward", "helsing", "mina"), "london"))
    state.trail = (*trail, *(None,) * (6 - len(trail)))
    state.lairs = (box("prague", Encounter.HOAX), box("berlin", Encounter.RATS, slot=1), None)
    state.told = (*STARTS, *LAID, *told)
    return observe(state, HUNTERS)


def drawn(observation: Fury3Observation, draws: int = 200) -> set[tuple[tuple[int, int], ...]]:
    rng = random.Random(1)
    return {tuple(sorted(trail_sampler.sample(observation, rng))) for _ in range(draws)}


def test_boxes_are_drawn_in_different_cities_even_before_dracula_starts() -> None:
    found = {tuple(place for _, place in faces) for faces in drawn(seen())}
    assert found == {(one, other) for one in AMONG for other in AMONG if one != other}


def test_a_denied_city_holds_no_box() -> None:
    found = {place for faces in drawn(seen(PlaceDenied(at("prague")))) for _, place in faces}
    assert found == AMONG - {at("prague")}


def test_a_box_and_a_hideout_are_never_in_the_same_city() -> None:
    told = [CardPlaced(0, LAND_BACK), LocationRevealed(0, at("vienna")), CardPlaced(1, LAND_BACK)]
    trail = (Hideout(1, at("munich")), Hideout(0, at("vienna"), True))
    for faces in drawn(seen(*told, trail=trail)):
        assert len({place for _, place in faces}) == len(faces) == 3


def test_a_known_hideout_excludes_its_city_for_boxes() -> None:
    told = [CardPlaced(0, LAND_BACK), LocationRevealed(0, at("munich"))]
    found = {
        place for faces in drawn(seen(*told, trail=(Hideout(0, at("munich"), True),))) for _, place in faces
    }
    assert found == AMONG - {at("munich")}


def test_boxes_that_fill_all_their_cities_leave_none_to_dracula() -> None:
    """The proof has to lay the boxes, too: no single condition excludes the cities."""
    cities = tuple(sorted((at("prague"), at("munich"))))
    laid = [BoxLaid(FIRST_BOX + n, n, LAND_BACK, cities) for n in range(2)]
    told = [*STARTS, CardPlaced(0, LAND_BACK), LocationRevealed(0, at("vienna")), CardPlaced(1, LAND_BACK)]
    free = conditions_of(told, is_advanced=False)
    known = conditions_of([*laid, *told], is_advanced=False)
    assert possible_places(free, 1) - possible_places(known, 1) == set(cities)


def test_an_emptied_box_gives_its_city_back_to_dracula() -> None:
    laid = [BoxLaid(FIRST_BOX, 0, LAND_BACK, (at("prague"),))]
    told = [*STARTS, CardPlaced(0, LAND_BACK), LocationRevealed(0, at("vienna"))]
    before = conditions_of([*laid, *told, CardPlaced(1, LAND_BACK)], is_advanced=False)
    after = conditions_of(
        [*laid, *told, HideoutCleared(FIRST_BOX), CardPlaced(1, LAND_BACK)], is_advanced=False
    )
    assert at("prague") not in possible_places(before, 1)
    assert at("prague") in possible_places(after, 1)


def test_the_deck_of_a_position_with_boxes_is_complete() -> None:
    state = staged(small(EVERYBODY, BOXES))
    held = [placed.card for lair in state.lairs if lair for placed in lair.contents]
    assert len(held) + len(state.encounters) + len(state.encounter_deck) == sum(ENCOUNTERS.copies)
    assert legal_actions(state)


# ------------------------------------------------------------------------------------------ where to look for


def expecting(*places: str, faceup: bool = False) -> Fury3State:
    """Return a position with a box in Prague, which may be in these cities; Lord Godalming is in Vienna."""
    state = with_box("day", "prague", places={"godalming": "vienna"}, trail=("paris",))
    state.lairs = (box("prague", Encounter.HOAX, faceup=faceup), None, None)
    state.chapter = ChapterRules(candidates=tuple(sorted(map(at, places))))
    return state


def test_a_box_is_expected_in_the_cities_that_were_told_and_not_denied() -> None:
    state = expecting("prague", "budapest", "berlin")
    assert set(box_places(observe(state, HUNTERS))) == {at("prague"), at("budapest"), at("berlin")}
    assert box_places(observe(state, HUNTERS)) == box_places(observe(state, DRACULA))
    assert set(box_places(do(state, "road:BD"))) == {at("prague"), at("berlin")}


def test_no_box_is_expected_when_all_are_found() -> None:
    assert box_places(do(expecting("prague", "budapest"), "road:PR")) == ()
    assert box_places(expecting("prague", "budapest", faceup=True)) == ()


def test_a_second_box_is_expected_beside_the_one_that_was_found() -> None:
    state = expecting("prague", "budapest", "berlin", faceup=True)
    state.lairs = (state.lairs[0], box("berlin", Encounter.RATS, slot=1), None)
    assert set(box_places(state)) == {at("budapest"), at("berlin")}


def test_an_emptied_box_is_expected_nowhere() -> None:
    state = expecting("prague", "berlin", faceup=True)
    clear(state, FIRST_BOX)
    assert state.chapter.candidates == (at("berlin"),)
    assert not find(state, at("prague"))
