"""The contracts of the game hold in every chapter: information, belief, determinization, pieces."""

from __future__ import annotations

import random

import pytest

from ai.agents import make_agent
from furyqt.rules.core.agenda import State, advance, is_over, legal_actions, play, player_to_move
from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.dossier import Dossier
from furyqt.rules.core.ruleset import Ruleset
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.decks import Deck
from furyqt.rules.fury3.determinize import determinize
from furyqt.rules.fury3.hidden import trail_sampler
from furyqt.rules.fury3.hidden.deal_constraints import recall, seen_deck, shape_of
from furyqt.rules.fury3.hidden.trail_proof import conditions_of, possible_places
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search.hideouts import here
from furyqt.rules.fury3.tables import DRACULA, HUNTERS, NOWHERE
from furyqt.rules.mechanisms import deals
from furyqt.rules.mechanisms.deal_constraints import agrees
from tests.contract.facts_fury3 import conserved
from tests.contract.twins import Census, check_twins
from tests.rules.fury3.chapters.chapters import FILES, NUMBERS, chapter, packaged, rules_of, terms

DOSSIERS = ("empty", "least", "typical")
SEA_TRIP = 2
"""The chapter that begins with a voyage."""


def random_game(rules: Ruleset, seed: int, most: int) -> list[Fury3State]:
    """Return the positions of a random game."""
    rng, states = random.Random(seed), [rules.setup({}, seed)]
    while not is_over(states[-1]) and len(states) <= most:
        states.append(play(states[-1], rng.choice(legal_actions(states[-1]))))
    return states  # type: ignore[return-value]


def check_knowledge(state: Fury3State) -> None:
    """Check that the truth agrees with what the hunters and Dracula can know."""
    observation = observe(state, HUNTERS)
    conditions = trail_sampler.recall(observation)
    for spot in (*state.trail, *state.lairs):
        if spot is not None and spot.place >= 0 and spot.id in conditions.cards:
            assert conditions.cards[spot.id].may >> spot.place & 1, spot
    if conditions.links and here(state) != NOWHERE:
        after = len(conditions.links) - 1
        possible = trail_sampler.Fury3TrailSampler(observation, unseen=False, since=-1).after[after]
        assert possible >> here(state) & 1
    for player in (HUNTERS, DRACULA):
        seen = observe(state, player)
        for deck in Deck:
            assert agrees(seen_deck(seen, deck), shape_of(seen, deck), recall(seen).decks[deck]), deck


def check_worlds(state: Fury3State, seed: int, plies: int) -> None:
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


def check_chapter(found: CampaignChapter, dossier: Dossier | str, games: int, step: int, plies: int) -> None:
    rules, before = rules_of(found, terms(dossier)), deals.contradictions.copy()
    for seed in range(games):
        states = random_game(rules, seed, 160)
        for one, other in zip(states[::9], states[9::9], strict=False):
            conserved(one, other)
        for state in states[::step]:
            if not is_over(state):
                check_knowledge(state)
                check_worlds(state, seed, plies)
    assert deals.contradictions == before


@pytest.mark.parametrize("number", NUMBERS)
def test_truth_is_inside_the_belief_and_worlds_play_on(number: int) -> None:
    check_chapter(chapter(number), DOSSIERS[number % len(DOSSIERS)], games=1, step=23, plies=40)


@pytest.mark.parametrize(("number", "found"), [(4, "lading"), (6, "guide"), (7, "guide"), (12, "register")])
def test_a_found_paper_changes_nothing_of_what_is_known(number: int, found: str) -> None:
    check_chapter(chapter(number), Dossier(marks=(found,)), games=1, step=23, plies=40)


@pytest.mark.slow
@pytest.mark.parametrize("dossier", DOSSIERS)
@pytest.mark.parametrize("file", FILES)
def test_truth_is_inside_the_belief_in_many_games(file: str, dossier: str) -> None:
    check_chapter(packaged(file), dossier, games=6, step=9, plies=400)


@pytest.mark.parametrize("number", NUMBERS)
def test_told_the_same_sees_the_same(number: int) -> None:
    rules = rules_of(number, terms(DOSSIERS[number % len(DOSSIERS)]))
    for player in (HUNTERS, DRACULA):
        census = Census()
        check_twins(rules, {}, number, player, census, (), plies=40)
        assert census.twins >= 3, (player, str(census))


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES)
def test_told_the_same_sees_the_same_in_many_games(file: str) -> None:
    for player in (HUNTERS, DRACULA):
        census = Census()
        for seed in range(6):
            check_twins(rules_of(packaged(file)), {}, 100 + seed, player, census, (), plies=200)
        assert census.twins >= 500, (player, str(census))


@pytest.mark.parametrize("number", NUMBERS)
def test_nobody_is_ever_in_a_closed_place(number: int) -> None:
    rules = rules_of(number)
    for state in random_game(rules, 5, 200):
        closed = state.chapter.closed
        assert here(state) not in closed or state.phase <= len(chapter(number).stage.prelude)
        assert not {sheet.place for sheet in state.hunters} & set(closed)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_same_seed_stages_the_same_position(number: int) -> None:
    rules = rules_of(number)
    first, again, other = (rules.setup({}, seed) for seed in (3, 3, 4))
    assert first == again != other


def test_the_belief_of_a_voyage_has_the_true_sea_among_the_proved_ones() -> None:
    seas = set()
    for seed in range(6):
        state: State = rules_of(SEA_TRIP).setup({}, seed)
        assert isinstance(state, Fury3State)
        conditions = conditions_of(observe(state, HUNTERS).events, is_advanced=False)
        possible = possible_places(conditions, len(conditions.links) - 1)
        assert here(state) in possible
        seas.add(here(state))
    assert len(seas) > 1


def played_by_greedy(number: int, seed: int, most: int) -> int:
    """Return the number of decisions that greedy players made before the chapter's clock ended."""
    rules = rules_of(number, terms("typical"))
    players = [make_agent(RULES, "greedy") for _ in (HUNTERS, DRACULA)]
    state, days, count = rules.setup({}, seed), chapter(number).judge.days, 0
    assert isinstance(state, Fury3State)
    while count < most and not is_over(state) and state.chapter.day(state.time) <= days:
        player = player_to_move(state)
        assert player is not None
        seen = observe(state, player)
        state = play(state, seen.actions[players[player].decide(seen, count).index])
        count += 1
    return count


@pytest.mark.parametrize("number", NUMBERS)
def test_greedy_players_play_every_chapter(number: int) -> None:
    assert played_by_greedy(number, 2, 24) == 24


@pytest.mark.slow
@pytest.mark.parametrize("number", NUMBERS)
def test_greedy_players_play_every_chapter_to_its_clock(number: int) -> None:
    assert all(played_by_greedy(number, seed, 4000) < 4000 for seed in range(6))
