"""The contracts of the game hold in the second edition's chapter: information, belief, worlds, pieces."""

from __future__ import annotations

import random

import pytest

from furyqt.rules.core.agenda import advance, is_over, legal_actions, player_to_move
from furyqt.rules.fury2.chapters.overlay import is_house
from furyqt.rules.fury2.determinize import determinize
from furyqt.rules.fury2.events import PlaceDenied
from furyqt.rules.fury2.hidden import trail_sampler
from furyqt.rules.fury2.observation import observe
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.summary import summarize
from furyqt.rules.fury2.tables import ATLAS, CITY_BACK, DRACULA, HUNTERS
from furyqt.rules.mechanisms import deals
from tests.contract.facts_fury2 import conserved
from tests.contract.twins import Census, check_twins
from tests.rules.fury2.chapters.servant_chapters import random_game, rules_of, staged, terms

DOSSIERS = ("empty", "least", "typical")


def check_knowledge(state: Fury2State) -> None:
    """Check that every card shows a place that the hunters believe possible."""
    conditions = trail_sampler.recall(observe(state, HUNTERS))
    for spot in (*state.trail, *state.catacombs):
        if spot is not None and spot.place >= 0 and spot.id in conditions.cards:
            assert conditions.cards[spot.id].may >> spot.place & 1, spot


def check_worlds(state: Fury2State, seed: int, plies: int) -> None:
    """Check that determinized worlds look the same and play on."""
    for player in (HUNTERS, DRACULA):
        seen = observe(state, player)
        world = determinize(seen, None, seed)
        assert observe(world, player) == seen
        assert world.chapter == state.chapter
        if player_to_move(state) == player:
            assert tuple(legal_actions(world)) == seen.actions
        rng = random.Random(seed)
        for _ in range(plies):
            if is_over(world):
                break
            advance(world, rng.choice(legal_actions(world)))
        assert is_over(world) or legal_actions(world)


def check_games(dossier: str, seeds: range, most: int, step: int, plies: int) -> None:
    rules, before = rules_of(terms(dossier)), deals.contradictions.copy()
    for seed in seeds:
        states = random_game(rules, seed, most)
        for one, other in zip(states[::9], states[9::9], strict=False):
            conserved(one, other)
        for state in states[::step]:
            if not is_over(state):
                check_knowledge(state)
                check_worlds(state, seed, plies)
    assert deals.contradictions == before


@pytest.mark.parametrize("dossier", DOSSIERS)
def test_truth_is_inside_the_belief_and_worlds_play_on(dossier: str) -> None:
    check_games(dossier, range(1), most=160, step=23, plies=40)


@pytest.mark.slow
@pytest.mark.parametrize("dossier", DOSSIERS)
def test_truth_is_inside_the_belief_in_many_games(dossier: str) -> None:
    check_games(dossier, range(1, 11), most=600, step=9, plies=300)


@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_told_the_same_sees_the_same(player: int) -> None:
    census = Census()
    check_twins(rules_of(terms("typical")), {}, 5, player, census, (), plies=40)
    assert census.twins >= 3, str(census)


@pytest.mark.slow
@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_told_the_same_sees_the_same_in_many_games(player: int) -> None:
    census = Census()
    for seed in range(6):
        check_twins(rules_of(), {}, 100 + seed, player, census, (), plies=200)
    assert census.twins >= 300, str(census)


def test_houses_are_drawn_in_each_of_their_cities_and_never_twice_in_one() -> None:
    seen = observe(staged(), HUNTERS)
    houses = [spot.id for spot in seen.catacombs if spot is not None]
    assert all(spot is not None and spot.place == CITY_BACK for spot in seen.catacombs)
    drawn = [dict(trail_sampler.sample(seen, random.Random(seed))) for seed in range(120)]
    found = [tuple(faces[number] for number in houses) for faces in drawn]
    assert all(len(set(places)) == len(houses) for places in found)
    assert len({place for places in found for place in places}) == 12


def test_the_belief_about_houses_learns_from_denied_and_turned_places() -> None:
    for state in random_game(rules_of(), 3, 400)[::11]:
        conditions = trail_sampler.recall(observe(state, HUNTERS))
        for spot in state.catacombs:
            if spot is not None and is_house(spot.id):
                assert conditions.cards[spot.id].may.bit_count() < 15
                assert spot.faceup <= (conditions.cards[spot.id].may == 1 << spot.place)


def test_the_situation_names_the_cities_that_may_have_a_house() -> None:
    def lines(state: Fury2State, player: int) -> list[str]:
        topics = summarize(observe(state, player)).values()
        return [str(line) for topic in topics for line in topic if "house of the Servant" in str(line)]

    state = staged()
    first = lines(state, HUNTERS)
    assert len(first) == 3
    assert "Berlin" in first[0]
    assert "Zagreb" in first[0]
    assert all("another house" in line for line in first[1:]), "the cities are named once"
    state.told = (*(state.told or ()), PlaceDenied(ATLAS.index["BR"]))
    assert not any("Berlin" in line for line in lines(state, HUNTERS))
    assert lines(state, DRACULA) == []
