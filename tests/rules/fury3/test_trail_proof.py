"""Proofs of Dracula's possible places, compared with all ways that a plain enumeration finds."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from furyqt.rules.core.events import Event
from furyqt.rules.fury3.events import (
    CardPlaced,
    DraculaRevealed,
    DraculaVanished,
    HunterDefeated,
    HunterMoved,
    LocationRevealed,
    PlaceDenied,
    RegionDenied,
)
from furyqt.rules.fury3.hidden import trail_proof
from furyqt.rules.fury3.hidden.trail_proof import conditions_of, possible_places, reachable, way_through
from furyqt.rules.fury3.tables import CITIES, LAND_BACK, REGION, SEA_BACK, SEAS, TOWNS, WALKS
from furyqt.rules.mechanisms.trail_sampler import Undecided
from tests.rules.fury3.scenes import at

STARTS = [HunterMoved(hunter, "start", at("london")) for hunter in range(4)]


def names(events: list[Event], link: int = -1) -> set[int]:
    """Return the places that are possible after a link, or now."""
    conditions = conditions_of(events, is_advanced=False)
    return set(possible_places(conditions, link if link >= 0 else len(conditions.links) - 1))


def test_one_card_leaves_every_city_without_a_hunter() -> None:
    assert names([*STARTS, CardPlaced(0, LAND_BACK)]) == TOWNS - {at("london")}


def test_two_roads_from_a_revealed_city() -> None:
    told = [*STARTS, CardPlaced(0, LAND_BACK), CardPlaced(1, LAND_BACK), LocationRevealed(0, at("lisbon"))]
    assert names(told) == {at("cadiz"), at("madrid"), at("santander")}


def test_r6_2_a_place_on_the_trail_is_not_entered_again() -> None:
    told = [*STARTS, CardPlaced(0, LAND_BACK), LocationRevealed(0, at("lisbon"))]
    told += [CardPlaced(1, LAND_BACK), CardPlaced(2, LAND_BACK)]
    assert at("lisbon") not in names(told)


def test_a_whole_way_excludes_more_than_each_condition_alone() -> None:
    """By sea from Galway he comes back to Galway or Dublin; Galway is still on the trail."""
    told = [*STARTS, CardPlaced(0, LAND_BACK), LocationRevealed(0, at("galway")), CardPlaced(1, SEA_BACK)]
    told += [CardPlaced(2, LAND_BACK), PlaceDenied(at("london"))]
    conditions = conditions_of(told, is_advanced=False)
    assert possible_places(conditions, 2) <= set(reachable(conditions, 2))
    assert at("galway") not in possible_places(conditions, 2)


def test_a_hunter_in_a_city_would_see_him() -> None:
    told = [*STARTS, CardPlaced(0, LAND_BACK), LocationRevealed(0, at("lisbon")), CardPlaced(1, LAND_BACK)]
    assert at("madrid") not in names([*told, HunterMoved(0, "road", at("madrid"))])
    assert at("madrid") in names([*told, HunterMoved(0, "road", at("madrid")), HunterDefeated(0)])


def test_where_he_was_before_follows_from_where_he_is() -> None:
    told = [*STARTS, CardPlaced(0, LAND_BACK), CardPlaced(1, LAND_BACK), DraculaRevealed(at("cadiz"))]
    told += [DraculaVanished()]
    assert names(told, 0) == {at("granada"), at("lisbon"), at("madrid")}


def test_no_way_at_all_is_a_proof_too() -> None:
    told = [*STARTS, CardPlaced(0, LAND_BACK), LocationRevealed(0, at("lisbon")), CardPlaced(1, LAND_BACK)]
    conditions = conditions_of(told, is_advanced=False)
    assert way_through(conditions, 1, 1 << at("vienna")) is None
    assert way_through(conditions, 1, 1 << at("madrid")) == [at("lisbon"), at("madrid")]


def test_a_search_that_is_cut_short_decides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    told = [*STARTS, CardPlaced(0, LAND_BACK), CardPlaced(1, LAND_BACK)]
    conditions = conditions_of(told, is_advanced=False)
    monkeypatch.setattr(trail_proof, "PATIENCE", 1)
    with pytest.raises(Undecided):
        way_through(conditions, 1, -1)
    monkeypatch.undo()
    assert way_through(conditions, 1, -1) is not None


def story(rng: random.Random) -> tuple[list[Event], list[int]]:
    """Return a random way of four places over the map, and the hunters' events of it."""
    way = [rng.choice(sorted(TOWNS - {at("london")}))]
    while len(way) < 4:
        way.append(rng.choice([to for to in WALKS[way[-1]] if to in TOWNS | SEAS and to not in way]))
        if way[-1] == at("london"):
            way.pop()
    told: list[Event] = list(STARTS)
    for number, place in enumerate(way):
        told.append(CardPlaced(number, SEA_BACK if place in SEAS else LAND_BACK))
        told += rng.sample(_answers(rng, number, way), rng.choice((0, 0, 1)))
    return told, way


def _answers(rng: random.Random, number: int, way: list[int]) -> list[Event]:
    """Return true answers about the way so far."""
    here, elsewhere = way[number], rng.choice([p for p in sorted(CITIES) if p not in way[: number + 1]])
    region = rng.choice([r for r in range(7) if r != REGION[here]])
    shown = rng.choice([n for n in range(number + 1) if way[n] not in SEAS] or [0])
    answers: list[Event] = [PlaceDenied(elsewhere), RegionDenied(region)]
    return [*answers, LocationRevealed(shown, way[shown])] if way[shown] not in SEAS else answers


def ways(told: list[Event]) -> Iterator[tuple[int, ...]]:
    """Yield all ways over the map that the events allow, by trying each of them."""
    backs = [event.place for event in told if isinstance(event, CardPlaced)]
    level: list[tuple[int, ...]] = [(place,) for place in TOWNS - {at("london")}]
    for back in backs[1:]:
        fits = SEAS if back == SEA_BACK else TOWNS - {at("london")}
        level = [(*way, to) for way in level for to in WALKS[way[-1]] if to in fits and to not in way]
    yield from (way for way in level if _allows(told, way))


def _allows(told: list[Event], way: tuple[int, ...]) -> bool:
    placed = 0
    for event in told:
        placed += isinstance(event, CardPlaced)
        if not _fits(event, way[:placed], way):
            return False
    return True


def _fits(event: Event, until: tuple[int, ...], way: tuple[int, ...]) -> bool:
    if isinstance(event, PlaceDenied):
        return event.place not in until
    if isinstance(event, RegionDenied):
        return REGION[until[-1]] != event.region
    return not isinstance(event, LocationRevealed) or way[event.hideout] == event.place


@pytest.mark.mass(8)
@pytest.mark.parametrize("seed", range(25))
def test_the_proved_places_are_those_of_all_ways(seed: int) -> None:
    told, way = story(random.Random(seed))
    found = list(ways(told))
    assert tuple(way) in found
    for link in range(len(way)):
        assert names(told, link) == {each[link] for each in found}
