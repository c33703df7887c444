"""Every line of evidence in the second edition is true and uses only the hunters' knowledge."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest
from msgspec.structs import replace

from furyqt.rules.core.events import Event
from furyqt.rules.fury2 import events
from furyqt.rules.fury2.decks import Power
from furyqt.rules.fury2.events import CardPlaced
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import CITY_BACK, DRACULA, HUNTERS, NOWHERE, ROADS, SEA_BACK
from furyqt.views.boards.fury2 import BOARD
from furyqt.views.picture import Evidence
from tests.rules.fury2.scenes import at
from tests.views.boards.fury2_games import BASE, SERVANT, game, seen

GAMES = [(BASE, 4), (BASE, 8), (BASE, 21), (SERVANT, 2)]
AGAIN = ("bat", "evasion", "landing")
"""The ways of Dracula besides the move of his turn."""
PRAGUE, VIENNA, LISBON, VENICE = map(at, ("prague", "vienna", "lisbon", "venice"))


class TruePath:
    """Dracula's true places: all of each turn, and the last one of each turn."""

    def __init__(self) -> None:
        self.all: list[set[int]] = []
        self.ends: list[int] = []

    def follow(self, state: Fury2State) -> None:
        """Note where Dracula is."""
        placed = [event for event in state.told or () if isinstance(event, CardPlaced)]
        turns = sum(event.way not in AGAIN for event in placed)
        if turns > len(self.all):
            self.all.append(set())
            self.ends.append(NOWHERE)
        if turns:
            self.ends[-1] = state.present_place()
            self.all[-1].add(self.ends[-1])
        assert len(self.all) == turns

    def agrees(self, line: Evidence) -> bool:
        """Return whether a line is true."""
        if line.claim == "in":
            return bool(self.all[-1 - line.turn] & set(line.places))
        return line.claim != "out" or self.ends[-1 - line.turn] not in line.places


@pytest.mark.parametrize(("options", "seed"), GAMES)
def test_every_line_of_a_whole_game_is_true(options: Mapping[str, str], seed: int) -> None:
    path, most = TruePath(), 0
    for number, state in enumerate(game(options, seed)):
        path.follow(state)
        if number % 12:
            continue
        lines = BOARD.evidence(seen(state, HUNTERS))
        most = max(most, len(lines))
        for line in lines:
            assert path.agrees(line), (str(line.text), line, path.all, path.ends)
            assert bool(line.places) >= bool(line.claim)
            assert line.turn >= 0
    assert most > 20


def test_dracula_reads_the_evidence_of_the_hunters() -> None:
    state = game(BASE, 4)[200]
    assert BOARD.evidence(seen(state, DRACULA)) == BOARD.evidence(seen(state, HUNTERS)) != ()


def lines(*told: Event) -> list[Evidence]:
    """Return the evidence of some events as the hunters see them, the oldest first."""
    observation = seen(game(BASE, 4)[0], HUNTERS)
    return list(reversed(BOARD.evidence(replace(observation, events=told))))


def said(found: Iterable[Evidence]) -> list[str]:
    """Return the sentences."""
    return [str(line.text) for line in found]


def test_a_card_laid_face_up_says_where_he_is() -> None:
    (line,) = lines(CardPlaced(0, PRAGUE, "walk", faceup=True))
    assert (str(line.text), line.places, line.claim, line.turn) == (
        "Dracula was in Prague.", (PRAGUE,), "in", 0,
    )  # fmt: skip


@pytest.mark.parametrize(("event", "start", "text", "reached"), [
    (CardPlaced(1, CITY_BACK, "walk"), PRAGUE, "He went to a city, or stayed with Hide.",
     {PRAGUE, *ROADS[PRAGUE]}),
    (CardPlaced(1, CITY_BACK, "wolf", wolf=True), PRAGUE, "As a wolf he ran up to two roads.",
     {PRAGUE, *(far for near in ROADS[PRAGUE] for far in (near, *ROADS[near]))}),
    (CardPlaced(1, CITY_BACK, "bat"), PRAGUE, "He flew up to two roads as a bat.",
     {far for near in ROADS[PRAGUE] for far in (near, *ROADS[near])} - {PRAGUE}),
    (CardPlaced(1, SEA_BACK, "walk"), LISBON, "He went to sea, or sailed on.", {at("atlantic_ocean")}),
    (CardPlaced(1, CITY_BACK, "back", Power.DOUBLE_BACK), PRAGUE,
     "He played Double Back and returned to a place of his trail or his catacombs.", set(ROADS[PRAGUE])),
    (CardPlaced(1, CITY_BACK, "evasion"), PRAGUE, "He evaded to a city anywhere.", set()),
])  # fmt: skip
def test_a_facedown_card_leaves_the_places_in_reach(
    event: CardPlaced, start: int, text: str, reached: set[int]
) -> None:
    line = lines(CardPlaced(0, start, "walk", faceup=True), event)[-1]
    assert str(line.text) == text
    assert set(line.places) == reached
    assert line.claim == ("in" if reached else "")


def test_a_facedown_card_after_an_unknown_place_claims_nothing() -> None:
    found = lines(CardPlaced(0, CITY_BACK, "walk"), CardPlaced(1, CITY_BACK, "walk"))
    assert [(line.places, line.claim) for line in found] == [((), ""), ((), "")]


@pytest.mark.parametrize("power", [Power.FEED, Power.DARK_CALL])
def test_a_power_card_instead_of_a_move_leaves_him_where_he_is(power: Power) -> None:
    stay = CardPlaced(1, NOWHERE, "stay", power, faceup=True)
    assert lines(CardPlaced(0, PRAGUE, "walk", faceup=True), stay)[-1].places == (PRAGUE,)
    unknown = lines(CardPlaced(0, CITY_BACK, "walk"), stay, events.LocationRevealed(0, PRAGUE), stay)
    assert [line.places for line in unknown][1:] == [(), (PRAGUE,), (PRAGUE,)]


def test_a_revealed_card_counts_for_the_turn_in_which_it_was_laid() -> None:
    found = lines(
        CardPlaced(0, CITY_BACK, "walk"),
        CardPlaced(1, CITY_BACK, "walk"),
        events.LocationRevealed(0, PRAGUE),
        CardPlaced(2, CITY_BACK, "walk"),
    )
    assert [(line.turn, line.places) for line in found] == [(2, ()), (1, ()), (2, (PRAGUE,)), (0, ())]


def test_hide_shows_that_he_did_not_move() -> None:
    found = lines(CardPlaced(0, CITY_BACK, "walk"), CardPlaced(1, CITY_BACK, "walk"),
                  events.HideRevealed(1, VIENNA), CardPlaced(2, CITY_BACK, "walk"))  # fmt: skip
    assert said(found)[2] == "He used Hide and did not move."
    assert (found[2].turn, found[2].places) == (1, (VIENNA,))
    assert set(found[3].places) == {VIENNA, *ROADS[VIENNA]}


def test_an_older_card_of_the_same_turn_is_not_where_he_is_after_an_evasion() -> None:
    found = lines(
        CardPlaced(0, CITY_BACK, "walk"),
        CardPlaced(1, CITY_BACK, "evasion"),
        events.LocationRevealed(0, PRAGUE),
        CardPlaced(2, CITY_BACK, "walk"),
    )
    assert (found[2].turn, found[2].places) == (1, (PRAGUE,))
    assert found[3].places == ()


def test_a_place_where_he_was_not_is_no_longer_excluded_after_a_second_move() -> None:
    start = CardPlaced(0, PRAGUE, "walk", faceup=True)
    denied, absent = events.PlaceDenied(VIENNA), events.PresenceDenied(at("adriatic_sea"))
    assert [line.claim for line in lines(start, denied, absent)] == ["in", "out", "out"]
    assert [line.claim for line in lines(start, denied, absent, CardPlaced(1, CITY_BACK, "bat"))] == [
        *("in", "", "", "in")
    ]


def test_a_spared_card_shows_that_he_has_stayed() -> None:
    found = lines(
        CardPlaced(0, CITY_BACK, "walk"),
        events.LocationRevealed(0, PRAGUE),
        CardPlaced(1, CITY_BACK, "walk"),
        events.SpotSpared(0),
    )
    assert said(found)[-1] == "A card stayed on his trail, because he was still there."
    assert (found[-1].places, found[-1].claim) == ((PRAGUE,), "in")


def test_blood_and_a_declared_move_are_told_without_a_claim() -> None:
    found = lines(CardPlaced(0, CITY_BACK, "walk"), events.BloodLaid(0), events.MoveDenied(),
                  events.MoveDeclared(4, VENICE), events.MoveDeclared(1, LISBON))  # fmt: skip
    assert said(found)[1:] == [
        "He paid blood for the sea.",
        "He showed that he had no legal move.",
        "He declared that his next move leads to Venice.",
    ]
    assert not any(line.claim for line in found)
