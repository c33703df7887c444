"""The hunters' belief in the second edition: possible places, weights, and earlier turns."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from ai.knowledge.fury.ways_fold import TURNS
from ai.knowledge.fury2 import belief_model
from ai.knowledge.fury2.belief import WALKS, Fury2Ways, RoundGuess, RumoredPlace
from ai.knowledge.fury2.belief_model import (
    FLOOR,
    NAMES,
    START_NAMES,
    PlaceOdds,
    beginnings,
    chances,
    features,
    learned,
)
from ai.knowledge.fury2.location_history import turn_links
from ai.knowledge.fury2.policy import Fury2Guide
from ai.knowledge.fury2.public_facts import ChoiceLog, KnownChoice, moments
from ai.knowledge.fury2.rule_bots.player import DRACULAS as DRACULA_HABITS
from ai.knowledge.fury2.rule_bots.player import HUNTERS as HUNTER_HABITS
from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.core.events import Event, events_seen_by
from furyqt.rules.fury2.decks import NONE, Power
from furyqt.rules.fury2.events import BloodChanged, CardPlaced, HunterMoved, TimePassed
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.hidden.trail_conditions import HIDE_BIT
from furyqt.rules.fury2.hidden.trail_sampler import recall
from furyqt.rules.fury2.observation import as_hunters_know, observe
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.trail.spots import reveal_location
from furyqt.rules.fury2.tables import DRACULA, HUNTERS, NOWHERE, PLACES, ROADS, SEAS
from lab.fury import belief_trial
from lab.fury2 import value_training
from lab.fury2.belief_training import examples
from lab.fury2.belief_trial import moments as moments_of
from tests.ai.fury2_positions import SERVANT, game
from tests.rules.fury2.scenes import at, do, scene


def card(number: int, power: int = NONE, way: str = "walk") -> CardPlaced:
    return CardPlaced(number, at("paris"), way, power)


# ------------------------------------------------------------------------------------------- whole games


@pytest.mark.parametrize("options", [{}, SERVANT], ids=["base", "servant"])
def test_dracula_is_always_in_a_place_that_the_belief_allows(options: dict[str, str]) -> None:
    rng, looked = random.Random(1), 0
    for seed in (11, 12):
        for state in game(seed, options):
            if player_to_move(state) == HUNTERS and state.trail and rng.random() < 0.04:
                belief = Fury2Ways(observe(state, HUNTERS))
                places = belief.places()
                assert sum(places.values()) == pytest.approx(1)
                assert state.present_place() in places
                looked += 1
    assert looked > 5


def test_the_places_of_each_turn_include_draculas_true_place() -> None:
    """At the end of each of his turns, by the knowledge at every later time."""
    rng, looked, ends = random.Random(2), 0, [NOWHERE]
    for state in game(7):
        turns = len(turn_links(state.told or ()))
        ends += [NOWHERE] * (turns + 1 - len(ends))
        ends[turns] = state.present_place()
        if turns and rng.random() < 0.04:
            rows = Fury2Ways(observe(state, HUNTERS)).whereabouts().chances
            assert len(rows) == min(TURNS, turns)
            for place, row in zip(reversed(ends), rows, strict=False):
                assert place in row
                assert sum(row.values()) == pytest.approx(1)
            looked += 1
    assert looked > 5


def test_the_turns_have_the_links_of_the_rules() -> None:
    """Each link of the rules' conditions has a choice, and the last turn ends with the last link."""
    for seed in (3, 4, 5):
        seen = observe(list(game(seed))[-1], HUNTERS)
        links = recall(seen).links
        assert len(moments(seen)) == len(links)
        assert turn_links(seen.events)[-1] == len(links) - 1


@pytest.mark.parametrize(
    ("cards", "links"),
    [
        ([], []),
        ([card(0, way="start"), card(1), card(2)], [0, 1, 2]),
        ([card(0), card(1, Power.FEED), card(2)], [0, 0, 1]),
        ([card(0), card(1, Power.DARK_CALL)], [0, 0]),
        ([card(0), card(1, Power.HIDE), card(2)], [0, 1, 2]),
        ([card(0), card(1), card(0, Power.DOUBLE_BACK, "back")], [0, 1, 2]),
        ([card(0), card(1), card(2, way="bat"), card(3)], [0, 2, 3]),
        ([card(0), card(1, way="evasion"), card(2, way="landing"), card(3)], [2, 3]),
    ],
)
def test_each_turn_has_the_last_link_of_its_end(cards: list[Event], links: list[int]) -> None:
    assert turn_links([HunterMoved(0, "road", 3), *cards]) == links


def test_a_set_up_position_has_places_for_the_current_turn_only() -> None:
    belief = Fury2Ways(observe(scene("mina", trail=("vienna",)), HUNTERS))
    assert belief.whereabouts().chances == (belief.places(),)


def test_the_likeliest_way_repeats_and_fits() -> None:
    for state in game(4):
        if state.round == 6 and player_to_move(state) == HUNTERS:
            break
    seen = observe(state, HUNTERS)
    likeliest = Fury2Ways(seen).likeliest()
    assert likeliest == Fury2Ways(seen).likeliest()
    assert observe(RULES.determinize(seen, likeliest, 1), HUNTERS) == seen


def test_dracula_needs_no_belief_about_himself_and_has_that_of_the_hunters() -> None:
    state = scene("dracula")
    belief = Fury2Ways(observe(state, DRACULA))
    assert belief.likeliest() is None
    assert belief.places() == {}
    assert belief.whereabouts() == Fury2Ways(observe(state, HUNTERS)).whereabouts()
    assert belief.believed_place(random.Random(1).random) in PLACES


def test_dracula_derives_the_hunters_view_of_his_trail() -> None:
    rng, compared = random.Random(9), 0
    for state in game(9):
        if player_to_move(state) == DRACULA and rng.random() < 0.2:
            derived, theirs = as_hunters_know(observe(state, DRACULA)), observe(state, HUNTERS)
            assert derived.trail == theirs.trail
            assert derived.catacombs == theirs.catacombs
            assert (derived.port, derived.wake) == (theirs.port, theirs.wake)
            told = events_seen_by(state.told or (), HUNTERS)
            for mine, other in zip(derived.events, told, strict=True):
                assert mine == other or not isinstance(other, CardPlaced | HunterMoved)
            compared += 1
    assert compared >= 20


# ------------------------------------------------------------------------------------------- the weights

NEAR_PRAGUE = KnownChoice("walk", (at("prague"),))


def test_every_row_is_a_choice_with_a_floor() -> None:
    for way in ("start", "walk", "wolf", "bat", "back"):
        table = chances(KnownChoice(way, (at("paris"), at("rome"))), "joined")
        assert table.min() > 0
        assert table[at("vienna")].sum() == pytest.approx(1, abs=0.02)
        assert table[at("north_sea")].sum() == pytest.approx(float(way not in ("wolf", "bat")), abs=0.02)
        assert table.shape == (len(PLACES) + 1, HIDE_BIT + 1)


def test_dracula_avoids_the_hunters_and_the_sea() -> None:
    row = chances(NEAR_PRAGUE, "joined")[at("vienna")]
    assert row[at("prague")] < row[at("zagreb")]
    options = len(ROADS[at("vienna")]) + 1
    assert row[at("prague")] > FLOOR / options / 2
    venice = chances(KnownChoice("walk", ()), "joined")[at("venice")]
    assert venice[at("adriatic_sea")] < min(venice[to] for to in ROADS[at("venice")])


def test_hide_is_likelier_far_from_the_hunters() -> None:
    far, near = (chances(KnownChoice("walk", (at(city),)), "joined") for city in ("lisbon", "vienna"))
    assert far[at("vienna"), HIDE_BIT] > near[at("vienna"), HIDE_BIT]
    assert far[at("adriatic_sea"), HIDE_BIT] < 0.01


def test_the_north_sea_option_changes_his_ways() -> None:
    joined, apart = (chances(KnownChoice("walk", ()), sea) for sea in ("joined", "apart"))
    atlantic, north = at("atlantic_ocean"), at("north_sea")
    assert joined[atlantic, north] > 0.01 > apart[atlantic, north]


def test_flattening_makes_the_rows_more_even() -> None:
    state = do(scene("dracula", trail=("vienna",), time=1, places={"godalming": "prague"}), "@ZA")
    seen = observe(state, HUNTERS)
    sharp, flat = PlaceOdds(seen).row(0, at("vienna")), PlaceOdds(seen, 0.9).row(0, at("vienna"))
    assert max(flat) / min(flat) < max(sharp) / min(sharp)
    assert Fury2Ways(seen).flattened(1.0).places().keys() == Fury2Ways(seen).places().keys()


def test_a_step_at_sea_has_its_own_weights_and_no_hide() -> None:
    options, rows = features(KnownChoice("walk", ()), at("adriatic_sea"), "joined")
    assert HIDE_BIT not in options
    step = rows[:, [NAMES.index("cross"), NAMES.index("ashore")]]
    assert [int(to in SEAS) for to in options] == step[:, 0].tolist()
    assert (step.sum(axis=1) == 1).all()
    options, rows = features(KnownChoice("walk", ()), at("vienna"), "joined")
    assert options[-1] == HIDE_BIT
    assert rows[:, NAMES.index("hide")].tolist() == [float(to == HIDE_BIT) for to in options]


def test_dracula_begins_in_a_town_far_from_the_hunters() -> None:
    begun = KnownChoice("start", (at("paris"), at("prague")))
    towns, rows = beginnings(begun)
    assert set(towns) == set(PLACES) - SEAS
    own = [NAMES.index(f"start_{name}") for name in START_NAMES]
    assert not np.delete(rows, own, axis=1).any()
    row = chances(begun, "joined")[-1]
    assert row[at("athens")] > 2 * row[at("brussels")] > 0


def test_the_facts_of_a_choice_include_the_night_and_his_blood() -> None:
    log = ChoiceLog()
    first = CardPlaced(0, at("rome"), "start")
    for event in (HunterMoved(2, "road", at("paris")), first, TimePassed(4), BloodChanged(10, 9)):
        log.learn(event)
    log.learn(CardPlaced(1, at("naples"), "stay"))
    assert log.links == [
        KnownChoice("start", (at("paris"),)),
        KnownChoice("walk", (at("paris"),), is_night=True, blood=9),
    ]
    assert not log.begins_link(card(7, Power.FEED))


# ---------------------------------------------------------------------------------------------- training


def test_a_finished_game_gives_an_example_for_each_of_his_steps() -> None:
    last = list(game(8))[-1]  # in which he had a choice at every step
    found = list(examples([last]))
    steps = [
        e for e in last.told or () if isinstance(e, CardPlaced) and e.way in ("start", "walk", "wolf", "stay")
    ]
    stays = (Power.FEED, Power.DARK_CALL)
    assert len(found) == sum(event.power not in stays for event in steps)
    assert all(rows.shape[1] == len(NAMES) and 0 <= taken < len(rows) for rows, taken in found)


def test_the_weights_explain_games_of_players_they_were_not_fitted_to() -> None:
    even = fitted = 0.0
    for seed in range(6):
        for rows, taken in examples([unseen_game(seed)]):
            score = np.exp(rows @ learned())
            even, fitted = even - np.log(1 / len(rows)), fitted - np.log(score[taken] / score.sum())
    assert fitted < 0.9 * even


def unseen_game(seed: int) -> Fury2State:
    """Return the end of a game of players of the other half, which no weights were fitted to."""
    rng, (teams, draculas) = random.Random(seed), value_training.UNSEEN
    hunters, dracula = HUNTER_HABITS[rng.choice(teams)], DRACULA_HABITS[rng.choice(draculas)]
    guide = Fury2Guide(rng, 0.05, hunters=hunters, dracula=dracula)
    state = RULES.setup(RULES.checked_options({}), seed)
    while state.agenda:
        state = play(state, guide.choose(state, legal_actions(state)))
    return state


def test_the_weights_were_fitted_to_players_of_one_half() -> None:
    """The first line of the file is the command, with the pairings of hunters and Dracula."""
    first = Path(belief_model.__file__).with_name("belief_weights.txt").read_text("utf-8").splitlines()[0]
    assert first.startswith("# python -m lab.train belief fury2 --players ")
    pairings = first.partition(" --players ")[2].partition(" --games ")[0].split()
    assert len(pairings) > 30
    for pairing in pairings:
        for spec, fitted in zip(pairing.split(","), value_training.FITTED, strict=True):
            assert spec == "greedy" or spec.startswith("search:") or spec.removeprefix("bot:") in fitted


# ------------------------------------------------------------------------------------- a believed place


def rumor(place: str) -> RumoredPlace:
    return RumoredPlace(lambda _: at(place), random.Random(1).random)


def trail(*spots: str, number: int = 1) -> object:
    state = scene("mina", trail=spots).clone()
    state.round = number
    return state


def test_the_figure_on_the_board_is_the_believed_place() -> None:
    held = rumor("rome")
    assert held.place(trail("prague")) == at("rome")
    assert held.place(trail("prague!")) == at("prague")


def test_a_believed_place_moves_one_step_per_turn() -> None:
    held, before = rumor("rome"), at("rome")
    held.place(trail("prague"))
    for number in range(2, 9):
        place = held.place(trail("prague", number=number))
        assert place in WALKS[before]
        assert place not in SEAS
        assert held.place(trail("prague", number=number)) == place
        before = place


@pytest.mark.parametrize("power", ["feed", "hide", "dark_call"])
def test_a_power_card_keeps_the_believed_place(power: str) -> None:
    held = rumor("rome")
    held.place(trail("prague"))
    assert held.place(trail(power, "prague", number=2)) == at("rome")


def test_the_other_hunters_follow_one_guess_until_the_round_ends() -> None:
    state = scene("godalming", trail=("prague",))
    guess = RoundGuess(state, lambda _: at("rome"), random.Random(1).random)
    assert guess.place(state) == at("prague")
    other = scene("mina", trail=("prague",))
    assert guess.place(other) == at("rome")
    later = other.clone()
    later.round += 1
    assert guess.place(later) == at("prague")
    assert guess.place(trail("prague!", number=other.round)) == at("prague")


def test_a_revealed_card_makes_an_earlier_turn_certain() -> None:
    asked = (s for s in game(6) if s.trail and s.trail[0].place >= 0 and player_to_move(s) == HUNTERS)
    state = max(asked, key=lambda s: sum(not spot.faceup for spot in s.trail))
    before = Fury2Ways(observe(state, HUNTERS)).whereabouts().chances
    spot = state.trail[0]
    state = state.clone()
    reveal_location(state, spot.id)
    after = Fury2Ways(observe(state, HUNTERS)).whereabouts().chances
    assert {spot.place: 1.0} in after
    assert len(after) == len(before)
    assert sum(map(len, after)) < sum(map(len, before))


def test_a_trial_compares_the_chances_of_all_beliefs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(belief_trial, "DRAWS", 20)
    found = list(moments_of(list(game(3))))
    assert len(found) >= 3
    assert [number for number, _, _ in found] == sorted({number for number, _, _ in found})
    for _, truth, beliefs in found:
        assert set(beliefs) == {"even places", "plain ways", "weighted ways", "estimate"}
        for row in beliefs.values():
            assert sum(row.values()) == pytest.approx(1)
            assert row[truth] > 0
