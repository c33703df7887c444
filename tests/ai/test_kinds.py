"""Which kind of Dracula this one is: the weights of the kinds follow what a game shows."""

from __future__ import annotations

import numpy as np
import pytest

from ai.knowledge.fury3.belief import Odds, WaysBelief, kind_shares
from ai.knowledge.fury3.choice.features import NAMES
from ai.knowledge.fury3.choice.kinds import followed, mean_table, posterior, shares_of
from ai.knowledge.fury3.choice.model import TRUST, ChoiceKinds, ChoiceModel, learned
from ai.knowledge.fury3.choice.public_facts import PublicFacts, choice_log
from furyqt.rules.core.agenda import advance, legal_actions
from furyqt.rules.core.events import Event
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.events import HunterMoved, LocationRevealed
from furyqt.rules.fury3.hidden import trail_sampler
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import PLACES, ROADS, TOWNS
from lab.fury3.belief_training import FLOORS, gain, rows
from tests.rules.fury3.scenes import at
from tests.rules.fury3.test_trail_sampler import placed, seen


def column(**weights: float) -> np.ndarray:
    """The weights of a kind; all others are zero."""
    return np.array([weights.get(name, 0.0) for name in NAMES])


SHY, BOLD = column(near0=-6.0, near1=-4.0), column(near0=4.0, near1=3.0)
MODEL = ChoiceModel(ChoiceKinds(np.stack([SHY, BOLD], axis=1), 0.1, 0.3))


def game(*towns: str, hunter: str = "prague") -> Fury3Observation:
    """A game in which Dracula was seen in each of these towns, with a hunter beside them."""
    events: list[Event] = []
    for number, town in enumerate(towns):
        events += [placed(number, town), LocationRevealed(number, at(town))]
        if not number:
            events.append(HunterMoved(0, "road", at(hunter)))
    events.append(placed(len(towns), "zagreb"))
    trail = [(len(towns), "zagreb"), *((n, f"{town}!") for n, town in reversed([*enumerate(towns)]))]
    return seen(trail, *events)


def shares(observation: Fury3Observation) -> np.ndarray:
    return shares_of(MODEL, trail_sampler.chain(observation), choice_log(observation).links)


def test_a_dracula_beside_the_hunters_is_soon_known_as_one_who_stays_near() -> None:
    near = shares(game("munich", "nuremberg", "leipzig"))
    far = shares(game("munich", "venice", "florence"))
    assert [near.sum(), far.sum()] == pytest.approx([1, 1])
    assert near[1] > 2 * near[0]
    assert near[1] / near[0] > 2 * far[1] / far[0]


def test_evidence_is_trusted_in_part_only() -> None:
    evidence = np.array([0.0, 3.0, 0.0, 0.0])
    found = posterior(MODEL, evidence)
    assert found[1] / found[0] == pytest.approx(np.exp(3.0 * TRUST))
    assert 0 < TRUST < 1


def test_the_filter_finds_the_places_that_the_sampler_finds() -> None:
    observation = game("munich", "venice")
    chain = trail_sampler.chain(observation)
    found = followed(learned(), chain, choice_log(observation).links)
    assert found.places.sum(axis=1) == pytest.approx(1)
    possible = {place for place in PLACES if found.places[0, place] > 0}
    assert possible == set(WaysBelief(observation, belief_flattening=1.0).places())
    assert possible <= set(ROADS[at("venice")]) & TOWNS


def test_a_sampled_belief_agrees_with_the_filter() -> None:
    observation = game("munich", "venice")
    mixed = (
        kind_shares(observation)
        @ followed(learned(), trail_sampler.chain(observation), choice_log(observation).links).places
    )
    for place, chance in WaysBelief(observation).places().items():
        assert chance == pytest.approx(0.9 * mixed[place] + 0.1 / (mixed > 0).sum(), abs=0.06)


def test_the_weights_of_a_link_are_averaged_over_the_kinds() -> None:
    observation = game("munich", "venice")
    link = choice_log(observation).links[-1]
    whole = mean_table(MODEL, link, np.array([0.25, 0.75, 0.0, 0.0]))
    tables = MODEL.weights(link)
    assert whole == pytest.approx(0.25 * tables[0] + 0.75 * tables[1], rel=1e-4)
    assert Odds(observation).row(len(choice_log(observation).links) - 1, at("venice")) == pytest.approx(
        mean_table(learned(), link, kind_shares(observation))[at("venice")].tolist()
    )


def test_without_a_hidden_card_no_kind_is_likelier_than_before() -> None:
    known = seen([(0, "vienna!")], placed(0, "vienna"), LocationRevealed(0, at("vienna")))
    assert kind_shares(known) == pytest.approx(learned().share)


def test_training_judges_floors_by_players_that_were_left_out() -> None:
    state = RULES.setup(RULES.checked_options({"game": "advanced"}), 3)
    states = []
    while state.phase < 4:
        states.append(state.clone())
        advance(state, legal_actions(state)[0])
    found = {floors: gain([states], [SHY, BOLD], floors) for floors in FLOORS[:2]}
    assert all(np.isfinite(value) for value in found.values())
    lines = rows({"shy": SHY, "bold": BOLD}, FLOORS[0])
    assert list(lines) == ["floor", "start_floor", *NAMES]
    assert lines["near0"][0] == pytest.approx(0.7 * -6.0 + 0.3 * -1.0)


def test_the_houses_own_dracula_is_a_kind_as_he_is() -> None:
    """He keeps away from hunters more surely than any kind that is drawn to the mean of all."""
    step = learned().chances(PublicFacts(hunters=(at("prague"),))).walk[:, at("vienna")]
    house, others = step[-2], step[:-2]
    assert house[at("prague")] < others[:, at("prague")].min()
    assert house.sum() == pytest.approx(others[0].sum())
    assert learned().starts(PublicFacts(hunters=(at("prague"),)))[-2].min() >= 0


def test_a_model_without_the_house_has_its_kinds_the_one_who_repeats_and_the_even_one() -> None:
    assert len(MODEL.share) == 4
    assert len(learned().share) == 12
    assert [MODEL.share.sum(), learned().share.sum()] == pytest.approx([1, 1])
