"""The true way and the habits of Dracula, from the positions of a played chapter."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from furyqt.rules.core.agenda import is_over, legal_actions, play
from furyqt.rules.core.campaign.terms import ChapterTerms
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.chapters.campaign import CAMPAIGN
from furyqt.rules.fury3.chapters.true_nights import HABITS, ends_of_nights, habits, hidden_place, nights
from furyqt.rules.fury3.decks import Power
from furyqt.rules.fury3.events import CombatStarted, LocationRevealed
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.hideouts import here
from furyqt.rules.fury3.tables import ATLAS, NOWHERE
from tests.rules.fury3.scenes import at, hideout, scene


def played(chapter: str, seed: int, most: int = 400) -> list[Fury3State]:
    """Play a chapter at random, beyond its end if need be."""
    rng = random.Random(seed)
    found = CAMPAIGN.chapter(chapter)
    terms = ChapterTerms(dossier=CAMPAIGN.terms().dossier("typical"), preset="hunter")
    state = CAMPAIGN.opening(found, terms, CAMPAIGN.terms(), RULES.checked_options(found.options), seed)
    assert isinstance(state, Fury3State)
    states = [state]
    while not is_over(states[-1]) and len(states) < most:
        states.append(play(states[-1], rng.choice(legal_actions(states[-1]))))
    return states


@pytest.mark.parametrize(("chapter", "seed"), [("shadow-01", 1), ("shadow-04", 2), ("shadow-09", 3)])
def test_the_truth_is_within_what_had_to_be_expected(chapter: str, seed: int) -> None:
    states = played(chapter, seed)
    found = nights(states)
    assert len(found) > 3
    for night in found:
        assert night.place == here(states[night.position])
        assert night.place in night.expected
        assert night.turn == states[night.position].phase
    assert [night.position for night in found] == sorted({night.position for night in found})


def test_a_night_ends_before_each_phase_and_at_the_end() -> None:
    states = played("shadow-01", 4)
    ends = ends_of_nights(states)
    assert ends[-1] == len(states) - 1
    assert [states[number].phase for number in ends] == list(range(states[-1].phase + 1))


def test_the_hidden_place_is_a_code() -> None:
    states = played("shadow-01", 4, 20)
    assert hidden_place(states[0]) == ""
    assert hidden_place(states[-1]) == ATLAS.places[here(states[-1])].code


def pair(was: str, now: str, hunters: tuple[str, ...], power: int = -1) -> list[Fury3State]:
    """Two ends of nights, between which Dracula moved; the hunters wait in these places."""
    before = scene("night", trail=(was,), told=())
    for hunter, place in enumerate(hunters):
        before.update_hunter(hunter, place=at(place))
    after = before.clone()
    after.phase += 1
    spot = replace(hideout(before.placed, now), power=power)
    after.trail = (spot, *before.trail[:-1])
    after.placed += 1
    return [before, after]


FAR = ("AT", "AT", "AT", "AT")


@pytest.mark.parametrize(
    ("name", "was", "now", "hunters", "expected"),
    [
        ("sea", "LO", "EC", ("PL", "AT", "AT", "AT"), (1, 1)),
        ("sea", "LO", "MN", ("PL", "AT", "AT", "AT"), (0, 1)),
        ("sea", "LO", "EC", FAR, (0, 0)),
        ("port", "LO", "PL", FAR, (1, 1)),
        ("port", "PA", "ST", FAR, (0, 1)),
        ("port", "LO", "EC", FAR, (0, 0)),
        ("near", "PA", "ST", ("MU", "MU", "MU", "MU"), (1, 1)),
        ("near", "ST", "PA", ("MU", "MU", "MU", "MU"), (0, 1)),
        ("flee", "PA", "ST", FAR, (0, 0)),
        ("fight", "PA", "ST", ("PA", "AT", "AT", "AT"), (0, 1)),
        ("fight", "PA", "ST", FAR, (0, 0)),
        ("hide", "PA", "ST", FAR, (0, 1)),
    ],
)
def test_a_habit_counts_its_chances(
    name: str, was: str, now: str, hunters: tuple[str, ...], expected: tuple[int, int]
) -> None:
    assert habits(pair(was, now, hunters))[name] == expected


def test_habits_count_what_happened_in_the_night() -> None:
    states = pair("PA", "CO", ("PA", "AT", "AT", "AT"), Power.FEED)
    states[0].told = (LocationRevealed(3, at("PA")), CombatStarted(1))
    found = habits(states)
    assert (found["flee"], found["fight"], found["hide"]) == ((1, 1), (1, 1), (1, 1))


def test_a_game_without_a_night_has_no_habits() -> None:
    state = scene("night", trail=("PA",))
    assert habits([state]) == dict.fromkeys(HABITS, (0, 0))
    assert here(state) != NOWHERE
