"""Revealing and clearing hideouts (R6.13, R8.1-R8.3, R9.7, R13.3)."""

from __future__ import annotations

import pytest

from furyqt.rules.fury3.decks import NONE, ON_HIDEOUT, Deck, Encounter, Power
from furyqt.rules.fury3.events import (
    CardShown,
    DraculaRevealed,
    HideRevealed,
    LocationRevealed,
    PlaceDenied,
    TokenRemoved,
)
from furyqt.rules.fury3.steps.search import hideouts
from furyqt.rules.fury3.steps.search.hideouts import Hideout, Spaces
from furyqt.rules.fury3.steps.turn.tokens import add_host, consecrate
from furyqt.rules.fury3.tables import NOWHERE
from tests.rules.fury3.scenes import at, events_of, hideout, scene


def test_r15_11_the_current_location_is_the_newest_location_card() -> None:
    state = scene("day", trail=("feed", "hide+rats", "prague", "berlin"))
    spot = hideouts.current(state)
    assert spot is not None
    assert (spot.id, spot.place, hideouts.here(state)) == (1, at("prague"), at("prague"))
    assert hideouts.here(scene("day", trail=())) == NOWHERE


def test_r7_11_lairs_are_revealed_like_hideouts() -> None:
    state = scene("day", trail=("prague", "berlin"), lairs=("", "milan"))
    found = hideouts.find(state, at("milan"))
    assert found is not None
    assert found.id == 101
    assert hideouts.find(state, at("milan"), lairs=False) is None
    assert [hideouts.space_of(state, number) for number in (1, 0, 101, 55)] == [0, 1, 7, NONE]
    assert hideouts.by_id(state, 101) is hideouts.at_space(state, 7) is found
    assert hideouts.by_id(state, 55) is None


# ------------------------------------------------------------------------------------------------- revealing


def test_r8_1_a_location_is_turned_faceup_and_its_encounters_stay_facedown() -> None:
    state = scene("day", trail=("prague", "berlin+rats"))
    hideouts.reveal_location(state, 0)
    spot = state.trail[1]
    assert spot is not None
    assert (spot.faceup, spot.contents[0].faceup) == (True, False)
    assert events_of(state, LocationRevealed) == [LocationRevealed(0, at("berlin"))]
    assert not state.revealed
    hideouts.reveal_location(state, 0)
    assert len(events_of(state, LocationRevealed)) == 1


def test_r8_2_any_reveal_of_his_city_reveals_dracula() -> None:
    state = scene("day", trail=("feed", "prague", "berlin"))
    hideouts.reveal_location(state, 1)
    assert state.revealed
    assert events_of(state, DraculaRevealed) == [DraculaRevealed(at("prague"))]
    hideouts.reveal_location(state, 1)
    assert len(events_of(state, DraculaRevealed)) == 1


def test_r8_2_a_card_that_is_faceup_already_reveals_him_too() -> None:
    state = scene("day", trail=("prague!",))
    assert hideouts.check_place(state, at("prague"))
    assert state.revealed
    assert not events_of(state, LocationRevealed)


def test_r8_3_he_cannot_be_revealed_at_sea() -> None:
    state = scene("day", trail=("tyrrhenian_sea", "rome"))
    hideouts.reveal_location(state, 1)
    assert events_of(state, LocationRevealed) == [LocationRevealed(1, at("tyrrhenian_sea"))]
    assert not state.revealed


def test_r8_2_a_space_with_hide_shows_hide_and_not_dracula() -> None:
    state = scene("day", trail=("hide+rats", "prague"))
    hideouts.reveal_location(state, 1)
    assert events_of(state, HideRevealed) == [HideRevealed(1)]
    assert not state.revealed
    hideouts.reveal_location(state, 0)
    assert state.revealed
    assert len(events_of(state, HideRevealed)) == 1


def test_r8_2_faceup_power_cards_have_nothing_to_reveal() -> None:
    state = scene("day", trail=("feed", "prague"))
    hideouts.reveal_location(state, 1)
    hideouts.reveal_location(state, 77)
    assert not events_of(state, LocationRevealed)
    assert not events_of(state, HideRevealed)


@pytest.mark.parametrize(
    ("place", "lairs", "answer"),
    [
        ("berlin", True, True),
        ("milan", True, True),
        ("milan", False, False),
        ("rome", True, False),
        ("tyrrhenian_sea", True, True),
    ],
)
def test_r13_3_dracula_answers_truthfully(place: str, lairs: bool, answer: bool) -> None:
    state = scene("day", trail=("prague", "berlin", "tyrrhenian_sea"), lairs=("milan+rats",))
    assert hideouts.check_place(state, at(place), lairs=lairs) == answer
    assert [event.place for event in events_of(state, LocationRevealed)] == [at(place)] * answer
    assert events_of(state, PlaceDenied) == [PlaceDenied(at(place), lairs)] * (not answer)


def test_r9_7_a_holy_token_reveals_location_and_encounters() -> None:
    state = scene("day", trail=("prague", "berlin+rats+hoax!"))
    consecrate(state, at("berlin"))
    spot = state.trail[1]
    assert spot is not None
    assert spot.faceup
    assert all(placed.faceup for placed in spot.contents)
    assert events_of(state, CardShown) == [CardShown(Deck.ENCOUNTER, Encounter.RATS, ON_HIDEOUT)]


def test_r9_7_a_holy_token_reveals_dracula_in_his_city_and_nothing_in_another() -> None:
    state = scene("day", trail=("prague+rats",), lairs=("milan+hoax",))
    add_host(state, at("prague"))
    assert state.revealed
    add_host(state, at("milan"))
    assert state.lairs[0] is not None
    assert not state.lairs[0].faceup
    assert not state.lairs[0].contents[0].faceup


# -------------------------------------------------------------------------------------------------- clearing


def test_r6_13_clearing_returns_all_cards() -> None:
    state = scene("day", trail=("prague", "berlin!+rats+hoax!+rumor", "milan"))
    hideouts.clear(state, 1)
    assert [spot and spot.id for spot in state.trail[:3]] == [2, None, 0]
    assert (state.encounter_buried, state.encounter_discard) == ((Encounter.RATS,), (Encounter.HOAX,))
    assert events_of(state, TokenRemoved) == [TokenRemoved("rumor", 1)]


def test_r15_1_a_rumor_leaves_with_the_last_encounter_of_a_lair() -> None:
    state = scene("day", lairs=("milan+rumor",))
    hideouts.settle_hideout(state, 100)
    assert state.lairs[0] is None
    assert events_of(state, TokenRemoved) == [TokenRemoved("rumor", 100)]


# ------------------------------------------------------------------------------------------------------ Hide


def trail_with_hide(*texts: str) -> Spaces:
    """Return a trail whose oldest card has the number 0."""
    return tuple(hideout(n, text) if text else None for n, text in enumerate(reversed(texts)))[::-1]


@pytest.mark.parametrize(
    ("trail", "space"),
    [
        (("hide", "prague", "berlin"), 1),
        (("berlin", "hide", "prague"), 2),
        (("hide", "feed", "dark_call", "prague"), 3),
        (("hide", "", "prague"), 2),
        (("prague", "berlin"), NONE),
        (("prague", "hide"), NONE),
        (("hide", "wolf_form/prague"), 1),
    ],
)
def test_r7_1_hide_belongs_to_the_newest_location_older_than_it(trail: tuple[str, ...], space: int) -> None:
    spots = trail_with_hide(*trail)
    hide, of = hideouts.hidden_from(spots)
    assert (hide is not None) == ("hide" in trail)
    assert of == (None if space == NONE else spots[space])


def test_r7_1_a_later_card_on_its_space_is_not_its_location() -> None:
    hide, berlin = hideout(5, "hide"), hideout(1, "berlin")
    flown = Hideout(9, at("prague"), bat=True)
    misdirect = Hideout(9, power=Power.MISDIRECT)
    assert hideouts.hidden_from((hide, flown, berlin)) == (hide, None)
    assert hideouts.hidden_from((hide, misdirect, berlin)) == (hide, None)
    assert hideouts.hidden_from((misdirect, hide, berlin)) == (hide, berlin)
