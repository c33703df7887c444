"""The search's knowledge of the third edition: beliefs, policies and values."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from ai.knowledge.fury.ways_fold import TURNS
from ai.knowledge.fury3.belief import BelievedLocation, TeamGuess, WaysBelief
from ai.knowledge.fury3.features import dracula_place
from ai.knowledge.fury3.knowledge import Fury3Knowledge
from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.fury3.value import WON, points
from ai.knowledge.fury3.ways import DAYS_AWAY
from ai.simple import GreedyAgent
from furyqt.rules.core.agenda import Action, GameFinished, is_over, legal_actions, play, player_to_move
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import Go, Placement
from furyqt.rules.fury3.decks import Power
from furyqt.rules.fury3.events import CardPlaced
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.search import hideouts
from furyqt.rules.fury3.tables import DRACULA, HUNTERS, PLACES, SEAS, TOWNS
from lab.fury3 import value_training
from tests.rules.fury3.scenes import at, scene


@pytest.mark.parametrize("game", ["base", "advanced"])
def test_dracula_is_always_in_a_place_that_the_belief_allows(game: str) -> None:
    rng, asked = random.Random(1), 0
    state = RULES.setup(RULES.checked_options({"game": game}), 11)
    while not is_over(state):
        if player_to_move(state) == HUNTERS and rng.random() < 0.05:
            places = Fury3Knowledge().belief(RULES.observe(state, HUNTERS)).places()
            assert sum(places.values()) == pytest.approx(1)
            assert dracula_place(state) in places
            asked += 1
        state = play(state, rng.choice(legal_actions(state)))
    assert asked > 5


@pytest.mark.parametrize("game", ["base", "advanced"])
def test_the_places_of_each_turn_include_draculas_true_place(game: str) -> None:
    """At the end of each of his turns, by the knowledge at every later time."""
    rng, state, ends = random.Random(2), RULES.setup(RULES.checked_options({"game": game}), 13), []
    told = 0
    while not is_over(state):
        news = events_seen_by((state.told or ())[told:], HUNTERS)
        told = len(state.told or ())
        ends += [
            -1
            for event in news
            if isinstance(event, CardPlaced) and event.power != Power.MISDIRECT and not event.bat
        ]
        if ends:
            ends[-1] = dracula_place(state)
        if rng.random() < 0.08:
            rows = Fury3Knowledge().belief(RULES.observe(state, HUNTERS)).whereabouts().chances
            assert len(rows) == min(TURNS, len(ends))
            for place, chances in zip(reversed(ends), rows, strict=False):
                assert place in chances
                assert sum(chances.values()) == pytest.approx(1)
        state = play(state, rng.choice(legal_actions(state)))
    assert len(ends) > TURNS


def test_later_knowledge_narrows_the_places_of_earlier_turns() -> None:
    rng, state = random.Random(3), RULES.setup(RULES.checked_options({"game": "base"}), 3)
    before = None
    while before is None or len(before) < 4:
        state = play(state, rng.choice(legal_actions(state)))
        before = Fury3Knowledge().belief(RULES.observe(state, HUNTERS)).whereabouts().chances
    spot = state.trail[3]
    assert spot is not None
    assert len(before[3]) > 1
    state = state.clone()
    hideouts.reveal_location(state, spot.id)
    after = Fury3Knowledge().belief(RULES.observe(state, HUNTERS)).whereabouts().chances
    assert after[3] == {spot.place: 1.0}
    assert len(after[2]) < len(before[2])


def test_a_set_up_position_has_places_for_the_current_turn_only() -> None:
    state = scene(trail=("vienna",))
    belief = Fury3Knowledge().belief(RULES.observe(state, HUNTERS))
    assert belief.whereabouts().chances == (belief.places(),)


def test_the_likeliest_way_repeats_and_fits() -> None:
    state = RULES.setup(RULES.checked_options({}), 4)
    rng = random.Random(4)
    for _ in range(60):
        state = play(state, rng.choice(legal_actions(state)))
    seen = RULES.observe(state, HUNTERS)
    likeliest = Fury3Knowledge().belief(seen).likeliest()
    assert likeliest == Fury3Knowledge().belief(seen).likeliest()
    assert RULES.observe(RULES.determinize(seen, likeliest, 1), HUNTERS) == seen


def test_dracula_needs_no_belief_about_himself_and_has_that_of_the_hunters() -> None:
    state = scene()
    belief = Fury3Knowledge().belief(RULES.observe(state, DRACULA))
    assert belief.likeliest() is None
    assert belief.places() == {}
    hunters = Fury3Knowledge().belief(RULES.observe(state, HUNTERS))
    assert belief.whereabouts() == hunters.whereabouts()


def test_ways_are_symmetric_and_go_everywhere() -> None:
    land = [place for place in PLACES if DAYS_AWAY[at("paris")][place] < 20]
    assert len(land) == 70
    assert all(DAYS_AWAY[a][b] == DAYS_AWAY[b][a] for a in land for b in land)
    assert DAYS_AWAY[at("paris")][at("marseilles")] == 1
    assert DAYS_AWAY[at("hospital_rome")][at("rome")] == 1


def test_points_rise_with_damage_and_fall_with_influence() -> None:
    here = points(scene(), HUNTERS)
    assert points(scene(damage=5), HUNTERS) > here > points(scene(influence=5), HUNTERS)
    assert points(scene(trail=("prague+new_vampire",)), HUNTERS) < here
    won = scene()
    with pytest.raises(GameFinished):
        won.finish(HUNTERS)
    assert points(won, HUNTERS) == WON


def test_hunters_value_the_shown_cards_of_the_trail() -> None:
    dark = scene(trail=("prague", "vienna", "munich"))
    assert dark.trail[1] is not None
    shown = dark.clone()
    shown.trail = (dark.trail[0], replace(dark.trail[1], faceup=True), *dark.trail[2:])
    assert points(shown, HUNTERS) > points(dark, HUNTERS)


@pytest.mark.parametrize("seed", range(2))
def test_a_value_is_learned_from_hunters_who_know_and_who_track(seed: int) -> None:
    found = value_training.examples(seed)
    assert found == value_training.examples(seed)
    assert {len(row) for row, _ in found} == {len(value_training.NAMES)}
    assert len({won for _, won in found}) == 1


def chosen(state: Fury3State, believed_place: str = "", kind: type = Action) -> list[object]:
    rng, found = random.Random(2), []
    actions = [action for action in legal_actions(state) if isinstance(action, kind)]
    for _ in range(40):
        belief = BelievedLocation(lambda _: at(believed_place), rng.random) if believed_place else None
        found.append(PolicyGuide(rng, 0.0, belief).choose(state, actions))
    return found


def test_hunters_who_know_his_place_go_to_dracula() -> None:
    state = scene(places={"godalming": "vienna"}, trail=("prague",))
    assert Go("road", at("prague")) in chosen(state, kind=Go)


def test_one_hunters_action_does_not_change_the_random_numbers_of_the_next() -> None:
    first = scene(places={"godalming": "vienna", "seward": "munich"}, trail=("prague",))
    second = play(first, legal_actions(first)[0])
    asked, lucky = legal_actions(second), set()
    for seed in range(20):
        follows, alone = (PolicyGuide(random.Random(seed), 1.0) for _ in range(2))
        for _ in range(seed % 3 + 1):
            follows.choose(first, legal_actions(first))
        luck = alone.choose(second, asked)
        assert follows.choose(second, asked) == luck
        lucky.add(luck)
    assert len(lucky) > 5


def test_believing_hunters_guess_the_current_place_and_know_later_ones() -> None:
    state = scene(places={"godalming": "vienna", "seward": "munich"}, trail=("prague",))
    guess = TeamGuess(state, lambda _: at("rome"), random.random)
    other = play(state, legal_actions(state)[0])
    assert (guess.place(state), guess.place(other)) == (at("prague"), at("rome"))
    found = other.clone()
    found.revealed = True
    assert guess.place(found) == at("prague")
    assert guess.place(scene("night", trail=("prague",))) == at("prague")


def test_dracula_prefers_land_and_keeps_away_from_hunters() -> None:
    places = dict.fromkeys(("godalming", "seward", "helsing", "mina"), "madrid")
    state = scene("dracula", places=places, trail=("lisbon",))
    moves = [action for action in chosen(state) if isinstance(action, Placement)]
    assert moves
    assert sum(move.to == at("madrid") for move in moves) < len(moves) / 4
    assert sum(move.to in SEAS for move in moves) < len(moves)


def test_the_seed_decides_the_policy() -> None:
    state = scene()
    assert chosen(state) == chosen(replace_told(state))


def replace_told(state: Fury3State) -> Fury3State:
    other = state.clone()
    other.told = None
    return other


def test_simulated_hunters_chase_the_place_they_believe_in() -> None:
    """Dracula is in Edinburgh, and they believe that he is in Rome."""
    state = scene(places={"godalming": "florence"}, trail=("edinburgh",))
    to_rome = Go("road", at("rome"))
    assert to_rome in chosen(state, believed_place="rome", kind=Go)
    assert to_rome not in chosen(state, kind=Go)


def test_a_believed_place_steps_as_the_backs_show_and_leaves_a_searched_city() -> None:
    state = scene(places={"godalming": "florence"}, trail=("edinburgh",))
    held = BelievedLocation(lambda _: at("genoa"), random.Random(1).random)
    assert held.place(state) == at("genoa")
    state.phase += 1
    state.trail = scene(trail=("north_sea",)).trail
    assert held.place(state) == at("tyrrhenian_sea")
    state.phase += 1
    state.trail = scene(trail=("edinburgh",)).trail
    ashore = held.place(state)
    assert ashore not in SEAS
    state.update_hunter(0, place=ashore)
    assert held.place(state) != ashore


def test_dracula_derives_the_belief_of_the_hunters() -> None:
    """His knowledge gives the same ways as theirs."""
    agent = GreedyAgent(RULES)
    state, compared = RULES.setup(RULES.checked_options({"game": "advanced"}), 4), 0
    for ply in range(150):
        player = player_to_move(state)
        assert player is not None
        seen = RULES.observe(state, player)
        if player == DRACULA and ply > 20 and ply % 3 == 0:
            mine, theirs = WaysBelief(seen), WaysBelief(RULES.observe(state, HUNTERS))
            drawn, numbers = random.Random(5), random.Random(5)
            assert [mine.believed_place(drawn.random) for _ in range(20)] == [
                theirs.believed_place(numbers.random) for _ in range(20)
            ]
            compared += 1
        state = play(state, seen.actions[agent.decide(seen, ply).index])
    assert compared > 5


def test_hunters_start_in_the_middle_and_apart() -> None:
    state, begun = RULES.setup(RULES.checked_options({"game": "advanced"}), 3), list[int]()
    for number in range(4):
        action = PolicyGuide(random.Random(number), 0.0).choose(state, legal_actions(state))
        state = play(state, action)
        begun.append(state.hunters[number].place)
    assert len(set(begun)) == 4
    usual = sum(DAYS_AWAY[place][town] for place in TOWNS for town in TOWNS) / len(TOWNS) ** 2
    assert max(sum(DAYS_AWAY[place][town] for town in TOWNS) / len(TOWNS) for place in begun) < usual
    assert sum(min(DAYS_AWAY[place][town] for place in begun) for town in TOWNS) / len(TOWNS) < 2
