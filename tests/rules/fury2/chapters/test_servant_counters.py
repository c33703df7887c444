"""The counters and moments of the second edition's chapter, from the events that the hunters saw."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.events import Event, events_seen_by
from furyqt.rules.fury2.chapters.counters import COUNTERS, MOMENTS, counts, facts, moments
from furyqt.rules.fury2.decks import HAND, NONE, ON_SPOT, PILE, TABLE, Deck, Encounter, EventCard, Power
from furyqt.rules.fury2.events import (
    BloodChanged,
    CardMoved,
    CardPlaced,
    ChapterBegan,
    ChapterDay,
    CombatStarted,
    GameEnded,
    HideRevealed,
    HunterBitten,
    HunterDefeated,
    HunterMoved,
    LocationRevealed,
    ServantDefeated,
    ServantLives,
    TileMatured,
    VampiresChanged,
)
from furyqt.rules.fury2.tables import DRACULA, HUNTERS, SERVANT_FIGURE
from furyqt.rules.fury2.tactics.fight import Enemy
from tests.rules.fury2.scenes import at

HOUSE = 901
BEFORE = (HunterMoved(SERVANT_FIGURE, "start", at("zurich")), HunterMoved(1, "start", at("munich")))


def counted(*events: Event) -> dict[str, int]:
    """Return the counters above zero, as the hunters see these events after the beginning."""
    found = counts(events_seen_by((*BEFORE, ChapterBegan(), *events), HUNTERS))
    return {name: number for name, number in found.items() if number and name != "day"}


def placed(number: int, place: str = "", power: int = NONE, faceup: bool = False) -> CardPlaced:
    return CardPlaced(number, at(place) if place else -1, "walk", power, False, faceup)


def tile(spot: int) -> CardMoved:
    return CardMoved(Deck.ENCOUNTER, Encounter.HOAX, ON_SPOT + spot, PILE, True)


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ((), {}),
        ((LocationRevealed(3, at("prague")), LocationRevealed(3, at("prague"))), {"turned": 1}),
        ((LocationRevealed(HOUSE, at("prague")),), {}),
        ((tile(HOUSE), tile(HOUSE)), {"emptied": 1}),
        ((tile(HOUSE), tile(HOUSE + 1)), {"emptied": 2}),
        ((tile(5),), {}),
        ((ServantLives(3, 2), ServantLives(2, 3), ServantLives(3, 2)), {"struck": 2}),
        ((ServantLives(3, 0), ServantDefeated(), ServantLives(0, 3)), {"struck": 3, "felled": 1}),
        ((CombatStarted(2, Enemy.SERVANT),), {"met": 1}),
        ((CombatStarted(2, Enemy.DRACULA),), {"fights": 1}),
        ((CombatStarted(2, Enemy.AGENT, Encounter.ASSASSIN),), {}),
        ((BloodChanged(15, 12), BloodChanged(12, 13), BloodChanged(13, 10)), {"harm": 6}),
        ((TileMatured(Encounter.NEW_VAMPIRE), TileMatured(Encounter.AMBUSH)), {"matured": 1}),
        ((HunterBitten(1), HunterDefeated(1)), {"bitten": 1, "defeated": 1}),
        ((VampiresChanged(0, 3), VampiresChanged(3, 2)), {"vampires": 2}),
        ((HunterMoved(1, "road", at("prague")), HunterMoved(1, "stay", at("prague"))), {"moves": 1}),
        ((HunterMoved(1, "rail", at("vienna")),), {"moves": 1, "rides": 1}),
        ((HunterMoved(SERVANT_FIGURE, "rail", at("vienna")),), {}),
        ((placed(1, "english_channel"),), {"sails": 1}),
        ((placed(1, "castle_dracula", faceup=True),), {"castle": 1, "revealed": 1}),
        ((GameEnded(HUNTERS),), {"destroyed": 1}),
        ((GameEnded(DRACULA),), {}),
    ],
)
def test_an_event_raises_its_counters(events: tuple[Event, ...], expected: dict[str, int]) -> None:
    assert counted(*events) == expected


def test_nothing_counts_before_the_beginning_except_the_vampire_track() -> None:
    events = (*BEFORE, ServantLives(3, 2), HunterBitten(1), VampiresChanged(0, 1))
    found = counts(events)
    assert {name for name, number in found.items() if number} == {"day", "vampires"}
    assert set(found) == set(COUNTERS)


@pytest.mark.parametrize(
    ("events", "times"),
    [
        ((placed(1, "prague"), LocationRevealed(1, at("prague"))), 1),
        ((placed(1, "prague"), placed(2, "vienna"), LocationRevealed(1, at("prague"))), 0),
        ((placed(1, "prague", faceup=True),), 1),
        ((placed(1, "prague", faceup=True), placed(2, power=Power.FEED)), 1),
        ((placed(1, "prague", faceup=True), placed(2, "vienna"), LocationRevealed(2, at("vienna"))), 2),
        ((placed(1, "prague", faceup=True), placed(2, "vienna", faceup=True)), 1),
        ((placed(1, "prague", faceup=True), placed(2, power=Power.HIDE), HideRevealed(2, at("prague"))), 2),
        ((placed(1, "prague"), placed(2, power=Power.FEED), LocationRevealed(1, at("prague"))), 1),
    ],
)
def test_dracula_is_revealed_when_his_place_becomes_known(events: tuple[Event, ...], times: int) -> None:
    assert counted(*events).get("revealed", 0) == times


def test_a_day_is_reported_from_the_second_on() -> None:
    assert counts((ChapterBegan(),))["day"] == 1
    assert counts((ChapterBegan(), ChapterDay(2), ChapterDay(3)))["day"] == 3


def found(kind: str, *events: Event) -> list[dict[str, str | int]]:
    """Return the moments of a kind in words."""
    told = events_seen_by((*BEFORE, ChapterBegan(), *events), HUNTERS)
    return [{name: _word(value) for name, value in moment.items()} for moment in moments(told, kind)]


def _word(value: Any) -> str | int:
    return value if isinstance(value, int) else str(value)


def test_a_house_is_emptied_where_its_card_was_turned() -> None:
    went = HunterMoved(1, "road", at("prague"))
    events = (ChapterDay(4), went, LocationRevealed(HOUSE, at("prague")), tile(HOUSE))
    assert found("emptied", *events) == [{"day": 4, "hunter": "Dr. Seward", "place": "Prague"}]


def test_the_servant_is_struck_where_he_stands() -> None:
    events = (CombatStarted(2, Enemy.SERVANT), ServantLives(3, 0), ServantDefeated())
    for kind in ("struck", "felled"):
        assert found(kind, *events) == [{"day": 1, "hunter": "Dr. Seward", "place": "Zurich"}]
    assert found("met", *events)[0]["place"] == "Munich"


@pytest.mark.parametrize("kind", MOMENTS)
def test_a_kind_of_moment_may_be_empty(kind: str) -> None:
    assert found(kind) == []


def test_the_last_line_knows_place_hunter_and_card() -> None:
    card = CardMoved(Deck.EVENT, EventCard.GOOD_LUCK, HAND[1], TABLE, True)
    told = (*BEFORE, ChapterBegan(), HunterMoved(1, "road", at("prague")), card)
    words = {name: _word(value) for name, value in facts(told).items()}
    assert words == {"day": 1, "hunter": "Dr. Seward", "place": "Prague", "card": "Good Luck"}
    assert "place" not in facts((ChapterBegan(),))
