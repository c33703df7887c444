"""The hunters' belief of the third edition: the weight of each kind of choice, and its lower bound."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.choice.features import NAMES, features
from ai.knowledge.fury3.choice.model import ChoiceKinds, ChoiceModel, learned
from ai.knowledge.fury3.choice.public_facts import (
    BAT,
    CALL,
    FEED,
    HIDE,
    START,
    WALK,
    WOLF,
    DraculaChoice,
    PublicFacts,
    choice_log,
)
from furyqt.rules.core.agenda import is_over, legal_actions, play
from furyqt.rules.core.events import Event
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.decks import NONE, Power
from furyqt.rules.fury3.events import (
    CardPlaced,
    DraculaRevealed,
    HideoutCleared,
    HideRevealed,
    HunterMoved,
    LairMade,
    LocationRevealed,
    PlaceDenied,
)
from furyqt.rules.fury3.hidden import trail_sampler
from furyqt.rules.fury3.hidden.trail_constraints import HIDE_BIT
from furyqt.rules.fury3.observation import Fury3Observation, observe
from furyqt.rules.fury3.tables import (
    CASTLE,
    CITIES,
    HUNTERS,
    NOWHERE,
    PLACES,
    ROADS,
    SEAS,
    TOWNS,
    WALKS,
    WITHIN_ROADS,
)
from lab.fury3 import belief_training
from lab.fury3.belief_training import examples
from lab.held_out import allowed_in_training
from lab.train.softmax import fit, log_loss
from tests.rules.fury3.scenes import at
from tests.rules.fury3.test_trail_sampler import hidden_trail, placed, seen

FULL = PublicFacts(hunters=(at("london"), at("rome")), powers=(FEED, CALL, WOLF, HIDE), damage=3)
VIENNA = [placed(0, "vienna"), LocationRevealed(0, at("vienna"))]


def now(observation: Fury3Observation, **fields: float) -> dict[int, float]:
    return WaysBelief(observation, **fields).places()


def rows_of(observation: Fury3Observation) -> list[np.ndarray]:
    return [learned().weights(link) for link in choice_log(observation).links]


def before_any_game(found: np.ndarray) -> np.ndarray:
    """Return chances averaged over the kinds as they are likely before a game."""
    return np.tensordot(learned().share, found, axes=1)


# ---------------------------------------------------------------------------------------- the model


@pytest.mark.parametrize("here", [at("vienna"), at("adriatic_sea"), at("galway"), CASTLE])
def test_chances_are_those_of_the_features_and_add_up(here: int) -> None:
    theta = np.random.default_rng(1).normal(size=(len(NAMES), 2))
    options, rows = features(FULL, here)
    found = ChoiceModel(ChoiceKinds(theta, 0.1, 0.2)).chances(FULL)
    for number in range(2):
        score = np.exp(rows @ theta[:, number])
        expected = dict(zip(options, 0.9 * score / score.sum() + 0.1 / len(options), strict=True))
        walk, wolf = found.walk[number], found.wolf[number]
        stay = {kind: row[number] for kind, row in found.stay.items()}
        assert walk[here].sum() + wolf[here].sum() + sum(row[here] for row in stay.values()) == pytest.approx(
            1
        )
        for (kind, to), chance in expected.items():
            stated = {WALK: walk[here, to], WOLF: wolf[here, to]}.get(kind)
            assert chance == pytest.approx(stay[kind][here] if stated is None else stated)


def test_one_more_kind_has_no_preferences_and_one_returns_to_where_he_was() -> None:
    """Vienna's neighbors are unknown to the one; the other likes Prague, where he has been."""
    model = ChoiceModel(ChoiceKinds(np.zeros((len(NAMES), 1)), 0.0, 0.0))
    assert model.share.sum() == pytest.approx(1)
    been = model.chances(PublicFacts(been=(at("prague"),))).walk[:, at("vienna")]
    plain, repeats, even = been
    assert plain == pytest.approx(even)
    assert repeats[at("prague")] > 3 * repeats[at("zagreb")] > 0
    assert set(even[ROADS[at("vienna")],].round(6)) == {round(1 / len(ROADS[at("vienna")]), 6)}


def test_every_possible_choice_has_a_weight() -> None:
    for kind in (WALK, WOLF, HIDE, BAT):
        assert learned().weights((DraculaChoice(FULL, kind), DraculaChoice(FULL, FEED))).min() > 0


def test_dracula_avoids_the_hunters() -> None:
    vienna = before_any_game(learned().chances(PublicFacts(hunters=(at("prague"),))).walk)[at("vienna")]
    assert vienna[at("prague")] < vienna[at("zagreb")]


def test_dracula_begins_far_from_the_hunters_or_anywhere() -> None:
    hunters = (at("paris"), at("prague"))
    likely = before_any_game(learned().starts(PublicFacts(hunters=hunters)))
    assert likely.sum() == pytest.approx(1)
    assert likely[at("athens")] > 2 * likely[at("brussels")] > 0
    assert {place for place in PLACES if likely[place]} == CITIES - {CASTLE, *hunters}
    table = learned().weights((DraculaChoice(PublicFacts(), START),))
    assert table[:, -1, at("athens")] == pytest.approx(learned().starts(PublicFacts())[:, at("athens")])


def test_the_file_names_the_command_that_made_it() -> None:
    text = belief_training.WEIGHTS.read_text(encoding="utf-8")
    assert text.startswith("# python -m lab.train belief fury3")
    assert "--half training" in text
    kinds = text.splitlines()[1].removeprefix("# kinds: ").split()
    assert set(kinds) - {"house"} == {
        spec.removeprefix("bot:") for spec in allowed_in_training("fury3", "dracula")
    }
    assert len(learned().share) == len(kinds) + 3, "with the repeating, the own and the even one"


# --------------------------------------------------------------------------------------- the scenes


def test_land_the_next_place_by_distance_from_the_hunters() -> None:
    start = [*VIENNA, HunterMoved(1, "road", at("prague")), PlaceDenied(at("prague")), placed(1, "zagreb")]
    found = now(seen([(1, "zagreb"), (0, "vienna!")], *start))
    assert set(found) == set(ROADS[at("vienna")]) & TOWNS - {at("prague")}
    assert found[at("zagreb")] > 1 / len(found)


def test_sea_leads_to_zones_and_adjacent_ports_only() -> None:
    crossing = [placed(0, "venice"), placed(1, "adriatic_sea")]
    observation = seen([(1, "adriatic_sea"), (0, "venice")], *crossing)
    assert set(now(observation)) <= SEAS
    assert choice_log(observation).facts().voyage == 1
    landed = now(seen([(2, "bari"), (1, "adriatic_sea"), (0, "venice")], *crossing, placed(2, "bari")))
    assert {*landed} <= {port for sea in SEAS for port in WALKS[sea]}


def test_sea_a_voyage_grows_to_two() -> None:
    events = [placed(0, "venice"), placed(1, "adriatic_sea"), placed(2, "ionian_sea"), placed(3, "black_sea")]
    trail = [(3, "black_sea"), (2, "ionian_sea"), (1, "adriatic_sea"), (0, "venice")]
    assert choice_log(seen(trail, *events)).facts().voyage == 2
    assert choice_log(seen(trail, *events, placed(4, "varna"))).facts().voyage == 0


def test_castle_is_known_at_once() -> None:
    trail = [placed(0, "klausenburg"), placed(1, "castle_dracula")]
    observation = seen([(1, "castle_dracula"), (0, "klausenburg")], *trail)
    assert now(observation) == {CASTLE: 1.0}
    assert choice_log(observation).facts().seen == CASTLE


def test_hide_keeps_him_in_place_with_a_fair_chance() -> None:
    found = now(hidden_trail())
    assert 0.01 < found[at("vienna")] < 0.6


def test_a_revealed_hide_shows_his_place() -> None:
    assert now(hidden_trail(HideRevealed(1))) == {at("vienna"): 1.0}


def test_wolf_form_reaches_two_roads_away() -> None:
    wolf = [*VIENNA, CardPlaced(1, at("munich"), Power.WOLF_FORM)]
    observation = seen([(1, "munich"), (0, "vienna!")], *wolf, game="advanced")
    assert choice_log(observation).links[-1][0].kind == WOLF
    assert set(now(observation)) <= set(WITHIN_ROADS[2][at("vienna")]) & TOWNS


def test_misdirect_says_nothing_about_his_place() -> None:
    start = [*VIENNA, CardPlaced(1, at("zagreb")), HideoutCleared(0)]
    trail = [(1, "zagreb")]
    before = seen(trail, *start, game="advanced")
    after = seen(trail, *start, CardPlaced(2, NOWHERE, Power.MISDIRECT), game="advanced")
    assert len(choice_log(after).links) == len(choice_log(before).links)
    assert choice_log(after).facts().powers == choice_log(before).facts().powers
    assert set(now(after)) <= set(now(before))


@pytest.mark.parametrize(("power", "kind"), [(Power.FEED, FEED), (Power.DARK_CALL, CALL)])
def test_power_cards_without_a_move_count_his_current_place(power: Power, kind: int) -> None:
    start = [*VIENNA, CardPlaced(1, at("zagreb"))]
    trail = [(1, "zagreb"), (0, "vienna!")]
    before = seen(trail, *start, game="advanced")
    after = seen(trail, *start, CardPlaced(2, NOWHERE, power), game="advanced")
    assert set(now(after)) == set(now(before))
    assert len(choice_log(after).links[-1]) == 2
    assert not np.allclose(rows_of(after)[-1], rows_of(before)[-1])
    assert kind in choice_log(before).facts().powers
    assert kind not in choice_log(after).facts().powers


def test_lair_a_return_continues_the_way() -> None:
    start = [
        placed(0, "vienna"),
        LairMade(0, 0),
        placed(1, "munich"),
        LocationRevealed(1, at("munich")),
        CardPlaced(0, at("vienna"), NONE, 0),
    ]
    observation = seen([(0, "vienna"), (1, "munich!")], *start, game="advanced")
    assert len(rows_of(observation)) == 3
    assert set(now(observation)) <= set(ROADS[at("munich")])


def test_bat_flies_away_from_the_hunters() -> None:
    start = [
        placed(0, "manchester"),
        LocationRevealed(0, at("manchester")),
        DraculaRevealed(at("manchester")),
        HideoutCleared(0),
        CardPlaced(1, at("liverpool"), bat=True),
    ]
    observation = seen([(1, "liverpool")], *start)
    assert choice_log(observation).links[-1][0].kind == BAT
    assert set(now(observation)) == (set(WITHIN_ROADS[2][at("manchester")]) & TOWNS) - {at("london")}


def test_revealed_cards_are_certain_and_remembered() -> None:
    start = [*VIENNA, placed(1, "zagreb"), LocationRevealed(1, at("zagreb"))]
    observation = seen([(1, "zagreb!"), (0, "vienna!")], *start)
    assert now(observation) in ({}, {at("zagreb"): 1.0})
    facts = choice_log(observation).facts()
    assert (facts.seen, facts.ago) == (at("zagreb"), 0)
    assert set(facts.closed) == {at("vienna"), at("zagreb")}


def test_a_declined_ambush_says_something_about_the_encounter_only() -> None:
    """The location is revealed before an ambush (R8.1, R8.5), so declining says nothing about places."""
    start = [*VIENNA, placed(1, "zagreb"), HunterMoved(1, "road", at("vienna"))]
    trail = [(1, "zagreb"), (0, "vienna!")]
    assert now(seen(trail, *start)) == now(seen(trail, *start, LocationRevealed(0, at("vienna"))))


# --------------------------------------------------------------------------------------- lower bounds


def test_every_possible_place_keeps_a_chance() -> None:
    events: list[Event] = [*VIENNA, *(HunterMoved(n, "road", at("prague")) for n in range(4))]
    events += [PlaceDenied(at("prague")), placed(1, "zagreb"), placed(2, "budapest")]
    observation = seen([(2, "budapest"), (1, "zagreb"), (0, "vienna!")], *events)
    assert set(now(observation)) == set(now(observation, belief_flattening=1.0))


def test_a_flattened_belief_is_more_even_and_adds_up() -> None:
    start = [*VIENNA, HunterMoved(1, "road", at("prague")), PlaceDenied(at("prague")), placed(1, "zagreb")]
    observation = seen([(1, "zagreb"), (0, "vienna!")], *start)
    sure, half, even = (
        max(now(observation, belief_flattening=belief_flattening).values())
        for belief_flattening in (0.0, 0.5, 1.0)
    )
    assert sure > half > even
    twice = WaysBelief(observation).flattened(0.5).flattened(0.5)
    assert twice.places() == WaysBelief(observation).flattened(0.75).places()


def test_learned_weights_do_not_change_plain_ways() -> None:
    observation = hidden_trail()
    before = [trail_sampler.sample(observation, random.Random(n)) for n in range(20)]
    WaysBelief(observation).places()
    assert before == [trail_sampler.sample(observation, random.Random(n)) for n in range(20)]


def test_links_follow_the_rules_and_games_give_examples() -> None:
    rng, states = random.Random(5), [RULES.setup(RULES.checked_options({"game": "advanced"}), 5)]
    while not is_over(states[-1]):
        states.append(play(states[-1], rng.choice(legal_actions(states[-1]))))
    seen_at_the_end = observe(states[-1], HUNTERS)
    assert len(choice_log(seen_at_the_end).links) == len(trail_sampler.recall(seen_at_the_end).links)
    found = list(examples(states))
    assert len(found) > 20
    theta = fit(found, 1.0)
    assert log_loss(found, theta) < log_loss(found, 0 * theta)


def test_a_closed_place_does_not_count_as_declined() -> None:
    """Vienna is closed to two of his steps, by road and as a wolf, while its card is on the trail."""
    state = RULES.setup(RULES.checked_options({"game": "advanced"}), 5).clone()

    def choices(*events: Event) -> list[int]:
        state.told = (placed(0, "vienna"), placed(1, "prague"), *events, placed(2, "berlin"))
        return [len(rows) for rows, _ in examples([state])]

    start, first, second = choices()
    assert choices(HideoutCleared(0)) == [start, first, second + 2]


def test_hide_counts_the_place_he_stays_in() -> None:
    table = learned().weights((DraculaChoice(FULL, WALK), DraculaChoice(FULL, FEED)))
    plain = learned().weights((DraculaChoice(FULL, WALK),))
    likely = learned().chances(FULL).stay[FEED]
    for here in (at("paris"), at("prague")):
        assert table[:, here, HIDE_BIT] == pytest.approx(plain[:, here, HIDE_BIT] * likely[:, here], rel=1e-5)
        for to in WALKS[here]:
            if to in PLACES:
                assert table[:, here, to] == pytest.approx(plain[:, here, to] * likely[:, to], rel=1e-5)
