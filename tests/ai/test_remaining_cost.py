"""The belief of Dracula's simulated hunters is that of real ones; each feature has a learned weight."""

from __future__ import annotations

import math
import random
from pathlib import Path

import numpy as np
import pytest

from ai.knowledge.fury.styles import STYLES, USUAL
from ai.knowledge.lite.belief_base import MOST_FOLLOWED
from ai.knowledge.lite.dracula_guide import MODES, DraculaGuide, Prospect
from ai.knowledge.lite.hunter_belief import EVEN, STEPS, SURE, HunterBelief, drawn
from ai.knowledge.lite.remaining_cost import MOST_CALM, NAMES, PORTS, HunterReach, features, weights
from ai.knowledge.lite.trail_belief import BeliefMemory
from ai.knowledge.lite.ways import IS_SEA
from furyqt.rules.core.agenda import advance, is_over, legal_actions, play, player_to_move
from furyqt.rules.lite.observation import observe
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import ATLAS, CASTLE, HUNTERS, LINKED, PLACES, STEPS_APART
from lab.lite import cost_training
from lab.train import cost
from tests.ai.lite_nights import nights, prospect


@pytest.mark.mass
@pytest.mark.parametrize("seed", range(3))
def test_the_predicted_belief_after_each_move_is_the_later_one(seed: int) -> None:
    memory = BeliefMemory()
    for state in nights(seed):
        ahead = prospect(memory, state)
        for action in legal_actions(state)[::5]:
            after = play(state, action)
            if is_over(after):
                continue
            exact, later = np.zeros(len(PLACES)), BeliefMemory()
            for place, share in later.update(observe(after, HUNTERS)).places().items():
                exact[place] = share
            if later.beginning != memory.beginning:
                continue  # the later belief has forgotten more
            many = len(ahead.belief.rows) > MOST_FOLLOWED // 4  # the other memory may keep other rows
            assert abs(ahead.after(after) - exact).sum() < (0.3 if many else 1e-6)


def test_a_simulated_belief_is_a_density_and_forgets_visited_cities() -> None:
    rng = random.Random(2)
    for seed in range(4):
        memory = BeliefMemory()
        for state in nights(seed)[1::4]:
            ahead = prospect(memory, state)
            scent, world = HunterBelief(ahead.past, ahead.after), state.clone()
            advance(world, rng.choice(legal_actions(world)))
            while world.agenda and len(world.moves) < len(state.moves) + 4:
                if player_to_move(world) == HUNTERS:
                    hunter = world.agenda[-1].hunter  # type: ignore[attr-defined]
                    known = scent.follow(world, hunter)
                    assert known in (-1, world.lairs[-1])
                    visited = world.places[hunter - 1] if hunter else world.places[0]
                    assert IS_SEA[visited] or not scent.now[visited] or world.lairs[-1] == visited
                    assert 0 <= scent.now.min() <= scent.now.sum() <= 1 + 1e-9
                    assert not IS_SEA[drawn(scent.now, rng)] or IS_SEA[world.lairs[-1]]
                else:
                    scent.end_round(world)
                    after = world.clone()
                    advance(after, rng.choice(legal_actions(after)))
                    assert scent.after(after).sum() == pytest.approx(1)
                advance(world, rng.choice(legal_actions(world)))


def test_the_tables_of_ways() -> None:
    for to_sea in (0, 1):
        assert set(np.flatnonzero(EVEN[to_sea])) == set(np.flatnonzero(bool(to_sea) == IS_SEA))
        assert not STEPS[to_sea][:, CASTLE].any()
    assert SURE[CASTLE].argmax() == CASTLE
    assert STEPS_APART[CASTLE][CASTLE] == 0
    assert {place for place in PLACES if STEPS_APART[CASTLE][place] == 1} == set(LINKED[CASTLE]) - {CASTLE}
    assert ATLAS.index["GA"] not in PORTS
    assert ATLAS.index["VA"] in PORTS


def test_each_position_has_all_features() -> None:
    memory = BeliefMemory()
    for state in nights(3):
        ahead, reach = prospect(memory, state), HunterReach(state)
        for action in legal_actions(state):
            after = play(state, action)
            if not is_over(after):
                found = features(after, ahead.after(after), reach, 0)
                assert len(found) == len(NAMES)
                assert all(math.isfinite(value) for value in found)


def test_the_weights_are_learned_and_name_their_command() -> None:
    assert len(weights(USUAL)) == len(NAMES) == len(set(NAMES))
    assert weights(STYLES["bold"]) != weights(USUAL)
    assert sum(MODES) == 100


def changed(state: LiteState, **fields: object) -> LiteState:
    """Return the same position with some changed fields."""
    twin = state.clone()
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


def seen(state: LiteState, calm: int = 0) -> dict[str, float]:
    """Return the features by name if only land or sea is known of his place."""
    found = features(state, EVEN[int(IS_SEA[state.lairs[-1]])], HunterReach(state), calm)
    return dict(zip(NAMES, found, strict=True))


def test_the_castle_costs_more_if_hunters_are_near() -> None:
    state = next(night for night in nights(3) if len(night.lairs) > 3)
    home = changed(state, lairs=(*state.lairs[:-1], CASTLE))
    far = ATLAS.index["LS"]
    assert seen(changed(home, places=(far,) * 4))["castle_near3"] == 0
    klausenburg = ATLAS.index["KL"]
    near = seen(changed(home, places=(klausenburg, far, far, klausenburg)))
    assert near["castle"] == 1
    assert near["castle_near2"] == near["castle_near3"] == 2
    elsewhere = seen(changed(state, lairs=(*state.lairs[:-1], klausenburg), places=(klausenburg,) * 4))
    assert elsewhere["castle_near3"] == 0
    assert elsewhere["castle"] == 0


def test_blood_and_calm_count_at_sea() -> None:
    state = next(night for night in nights(3) if len(night.lairs) > 3)
    sea = changed(state, lairs=(*state.lairs[:-1], ATLAS.index["AO"]), blood=20)
    assert seen(sea, MOST_CALM)["sea_calm"] == 1
    assert seen(sea, 0)["sea_calm"] == 0
    assert seen(sea)["sea_blood"] == 0.5
    assert seen(changed(sea, lairs=(*state.lairs[:-1], ATLAS.index["PA"])), MOST_CALM)["sea_calm"] == 0


def test_training_continues_from_the_file(tmp_path: Path) -> None:
    path = tmp_path / cost_training.WEIGHTS.name
    notes, start = cost.kept(path, cost_training)
    assert notes == []
    assert dict(zip(NAMES, start, strict=True))["meets"] == cost_training.START["meets"]
    path.write_text("# a command\nmeets -20\n", encoding="utf-8")
    notes, again = cost.kept(path, cost_training)
    assert notes == ["# a command"]
    assert dict(zip(NAMES, again, strict=True))["meets"] == -20
    sizes = dict(zip(NAMES, cost.step_sizes(again, cost_training), strict=True))
    assert sizes["meets"] == 0.25 * 20 + 1
    assert sizes["lives"] == 0


def test_trials_repeat_and_differ_between_weights() -> None:
    usual = list(weights(USUAL))
    assert 0 < cost_training.trial(1, usual) == cost_training.trial(1, usual) < 400
    assert cost.pairs("lite", np.array(usual), np.array([[0.0] * len(usual)]), 1) == [
        (cost_training.trial(1, usual),) * 2
    ]
    assert cost_training.trial(1, [-weight for weight in usual]) != cost_training.trial(1, usual)


def simulated(ahead: Prospect, state: LiteState, seed: int) -> tuple[DraculaGuide, LiteState]:
    """Play the hunters' turns and his reply to them by the policies."""
    guide, world = DraculaGuide(ahead, random.Random(seed), 0.1, USUAL), state.clone()
    advance(world, legal_actions(world)[0])
    while world.agenda and not guide.settled(world):
        advance(world, guide.choose(world, legal_actions(world)))
    return guide, world


def test_a_shared_reply_has_the_value_of_a_separate_one() -> None:
    memory, shared = BeliefMemory(), 0
    for state in nights(5)[4::3]:
        together, alone = prospect(memory, state), prospect(memory, state)
        for seed in range(12):
            alone.replies.clear()
            guide, world = simulated(together, state, seed)
            other, same = simulated(alone, state, seed)
            assert same == world
            assert guide.points(world) == other.points(same)
        shared += len(together.replies) < 12
    assert shared, "no two games were alike"
