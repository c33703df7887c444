"""The belief about Dracula's trail has exactly the trails that fit the hunters' knowledge."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest

from ai.belief import capped, merged
from ai.knowledge.lite import belief_base
from ai.knowledge.lite.knowledge import LiteKnowledge
from ai.knowledge.lite.trail_belief import BeliefMemory
from furyqt.rules.core.agenda import is_over, legal_actions, play
from furyqt.rules.core.ruleset import NoTruthError
from furyqt.rules.lite import RULES
from furyqt.rules.lite.actions import FORFEIT
from furyqt.rules.lite.observation import as_hunters_know, observe
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import DRACULA, HUNTERS, PLACES, TRAIL
from furyqt.rules.lite.trails import Trail, consistent_trails


def positions(seed: int, plies: int, options: dict[str, str] | None = None) -> list[LiteState]:
    """A random game's positions."""
    rng = random.Random(seed)
    states = [RULES.setup(RULES.checked_options(options or {}), seed)]
    while len(states) < plies and not is_over(states[-1]):
        actions = [action for action in legal_actions(states[-1]) if action != FORFEIT]
        states.append(play(states[-1], rng.choice(actions)))
    return states


def all_trails(memory: BeliefMemory, state: LiteState) -> set[Trail]:
    belief = memory.update(observe(state, HUNTERS))
    found = [belief.trail(row) for row in range(len(belief.rows))]
    assert len(set(found)) == len(found)
    return set(found)


@pytest.fixture
def whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep all rows of all nights."""
    monkeypatch.setattr(belief_base, "MOST_FOLLOWED", 200_000)
    monkeypatch.setattr(belief_base, "MOST_ROWS_EXPECTED", 2_000_000)


@pytest.mark.mass(2)
@pytest.mark.usefixtures("whole")
@pytest.mark.parametrize("seed", range(6))
def test_the_belief_has_exactly_the_consistent_trails(seed: int) -> None:
    rng = random.Random(seed)
    options = {option.name: rng.choice(list(option.values)) for option in RULES.options} if seed % 2 else {}
    memory = BeliefMemory()
    for state in positions(seed, 70, options)[5::4]:
        assert all_trails(memory, state) == consistent_trails(observe(state, HUNTERS))


@pytest.mark.mass(4)
@pytest.mark.usefixtures("whole")
@pytest.mark.parametrize("seed", range(20, 40))
def test_the_truth_is_never_lost(seed: int) -> None:
    memory = BeliefMemory()
    for state in positions(seed, 200)[4::3]:
        if len(state.moves) == 0:
            continue
        belief = memory.update(observe(state, HUNTERS))
        assert state.lairs[-1] in belief.places()
        truth = Trail(state.moves[-TRAIL:], state.lairs[-TRAIL:])
        assert any(belief.trail(row) == truth for row in np.flatnonzero(belief.rows[:, 0] == state.lairs[-1]))


def test_a_remembered_belief_equals_a_new_one() -> None:
    memory = BeliefMemory()
    for state in positions(3, 120)[::7]:
        kept, fresh = memory.update(observe(state, HUNTERS)), BeliefMemory().update(observe(state, HUNTERS))
        assert np.array_equal(kept.rows, fresh.rows)
        assert np.allclose(kept.weights, fresh.weights)


def test_the_weights_are_probabilities_and_every_possible_place_has_one() -> None:
    for state in positions(5, 100)[9::9]:
        belief = BeliefMemory().update(observe(state, HUNTERS))
        assert belief.weights.min() > 0
        assert sum(belief.places().values()) == pytest.approx(1)
        assert set(belief.places()) == {
            trail.lairs[-1] for trail in consistent_trails(observe(state, HUNTERS))
        }


def test_the_places_of_each_turn_are_those_of_the_consistent_trails() -> None:
    for state in positions(7, 100)[9::13]:
        rows = BeliefMemory().update(observe(state, HUNTERS)).whereabouts().chances
        trails = consistent_trails(observe(state, HUNTERS))
        assert len(rows) == min(TRAIL, len(state.moves))
        for age, chances in enumerate(rows):
            assert sum(chances.values()) == pytest.approx(1)
            assert set(chances) == {trail.lairs[-1 - age] for trail in trails}


def test_dracula_derives_the_hunters_belief_from_his_knowledge() -> None:
    for state in positions(6, 100)[4::10]:
        from_dracula = LiteKnowledge().belief(observe(state, DRACULA)).places()
        assert from_dracula == LiteKnowledge().belief(observe(state, HUNTERS)).places()
        known = as_hunters_know(observe(state, DRACULA))
        own = observe(state, HUNTERS)
        assert msgspec.structs.replace(known, actions=own.actions) == own


def test_drawn_trails_follow_the_weights() -> None:
    state = positions(8, 40)[-1]
    belief = BeliefMemory().update(observe(state, HUNTERS))
    rng = random.Random(1)
    drawn = [belief.sample(rng).lairs[-1] for _ in range(4000)]
    for place, probability in belief.places().items():
        assert drawn.count(place) / len(drawn) == pytest.approx(probability, abs=0.04)
    assert belief.likeliest().lairs[-1] == max(belief.places(), key=lambda p: (belief.places()[p], -p))


@pytest.mark.parametrize("most", [20, 80])
def test_however_few_rows_are_kept_the_true_place_has_a_weight(
    most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(belief_base, "MOST_FOLLOWED", most)
    sizes = []
    for seed in range(40, 46):
        memory = BeliefMemory()
        for state in positions(seed, 90)[5::3]:
            belief = memory.update(observe(state, HUNTERS))
            assert belief.places()[state.lairs[-1]] > 0
            sizes.append(len(belief.rows))
            with_trail = belief.sample(random.Random(seed))
            assert len(with_trail.lairs) == len(state.moves[-TRAIL:])
    assert sum(size > most + len(PLACES) for size in sizes) < len(sizes) / 10


@pytest.mark.parametrize("seed", [3, 8])
def test_thinned_beliefs_are_close_to_whole_ones(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    observations = [observe(state, HUNTERS) for state in positions(seed, 150)[9::7]]
    thinned = BeliefMemory()
    few = [thinned.update(seen) for seen in observations]
    monkeypatch.setattr(belief_base, "MOST_FOLLOWED", 200_000)
    everything = BeliefMemory()
    apart, saved = [], 0
    for seen, belief in zip(observations, few, strict=True):
        exact = everything.update(seen)
        saved += len(exact.rows) - len(belief.rows)
        places, true = belief.places(), exact.places()
        apart.append(sum(abs(places.get(place, 0.0) - true.get(place, 0.0)) for place in PLACES) / 2)
    assert saved > 500
    assert sum(apart) / len(apart) < 0.05


def test_rows_that_were_left_out_are_calculated_again_when_only_they_fit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(belief_base, "MOST_FOLLOWED", 1)
    exact = 0
    for seed in range(50, 56):
        memory = BeliefMemory()
        for state in positions(seed, 120)[5::3]:
            belief = memory.update(observe(state, HUNTERS))
            assert belief.weights.sum() == pytest.approx(1)
            exact += len(belief.rows) > 1 + len(PLACES)
    assert exact


def test_a_contradiction_is_an_error() -> None:
    state = next(s for s in positions(9, 60) if len(s.moves) >= 3 and s.revealed == 0)
    seen = observe(state, HUNTERS)
    impossible = msgspec.structs.replace(seen, events=tuple(e for e in seen.events if "Trap" not in repr(e)))
    with pytest.raises(NoTruthError):
        BeliefMemory().update(impossible)


def test_equal_rows_are_merged_and_their_weights_added() -> None:
    rows = np.array([[1] * 8, [2] * 8, [1] * 8], dtype=np.uint8)
    found, weights = merged(rows, np.array([1.0, 2.0, 1.0]))
    assert sorted(map(tuple, found.tolist())) == [(1,) * 8, (2,) * 8]
    assert weights.tolist() == [0.5, 0.5]


def test_a_cap_keeps_every_stratum_and_its_weight() -> None:
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 255, (5000, 8), dtype=np.uint8)
    rows[:, 0] = rng.integers(0, 40, 5000)
    weights = rng.random(5000)
    weights /= weights.sum()
    kept, after = capped(rows, weights, rows[:, 0], most=400)
    assert 390 <= len(kept) <= 440
    assert np.allclose(
        np.bincount(rows[:, 0], weights, minlength=40), np.bincount(kept[:, 0], after, minlength=40)
    )
