"""Dracula's simulated hunters believe what real ones would; each feature of his value has a learnt weight."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

from ai.knowledge.lite.cost_lessons import lessons
from ai.knowledge.lite.outlast import NAMES, PORTS, Outlook, features, weights
from ai.knowledge.lite.pack import MOODS, Prospect
from ai.knowledge.lite.scent import EVEN, STEPS, SURE, Scent, drawn
from ai.knowledge.lite.trail_belief import MOST_SUPPOSED, BeliefMemory
from ai.knowledge.lite.ways import AFOOT, IS_SEA
from ai.styles import STYLES, USUAL
from ai.train.cost import fit, shaken
from furyqt.rules.core.agenda import advance, is_over, legal_actions, play, player_to_move
from furyqt.rules.lite import RULES
from furyqt.rules.lite.observation import as_hunters_know, observe
from furyqt.rules.lite.state import State
from furyqt.rules.lite.tables import ATLAS, CASTLE, DRACULA, HUNTERS, LINKED, PLACES


def nights(seed: int, plies: int = 150) -> list[State]:
    """The positions of a random game in which Dracula is to move."""
    rng = random.Random(seed)
    state, found = RULES.setup({}, seed), []
    for _ in range(plies):
        if is_over(state):
            break
        if player_to_move(state) == DRACULA:
            found.append(state)
        state = play(state, rng.choice(legal_actions(state)))
    return found


def prospect(memory: BeliefMemory, state: State) -> Prospect:
    belief = memory.update(as_hunters_know(observe(state, DRACULA)))
    return Prospect(memory, belief, len(state.moves))


@pytest.mark.parametrize("seed", range(3))
def test_after_each_move_of_his_they_believe_what_they_will(seed: int) -> None:
    memory = BeliefMemory()
    for state in nights(seed):
        ahead = prospect(memory, state)
        for action in legal_actions(state)[::5]:
            after = play(state, action)
            if is_over(after):
                continue
            exact = np.zeros(len(PLACES))
            for place, share in BeliefMemory().update(observe(after, HUNTERS)).places().items():
                exact[place] = share
            many = len(ahead.belief.rows) > MOST_SUPPOSED
            assert abs(ahead.after(after) - exact).sum() < (0.3 if many else 1e-6)


def test_a_simulated_belief_is_a_density_and_forgets_visited_cities() -> None:
    rng = random.Random(2)
    for seed in range(4):
        memory = BeliefMemory()
        for state in nights(seed)[1::4]:
            ahead = prospect(memory, state)
            scent, world = Scent(ahead.past, ahead.after), state.clone()
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
    assert AFOOT[CASTLE][CASTLE] == 0
    assert {place for place in PLACES if AFOOT[CASTLE][place] == 1} == set(LINKED[CASTLE]) - {CASTLE}
    assert ATLAS.index["GA"] not in PORTS
    assert ATLAS.index["VA"] in PORTS


def test_each_position_has_all_features() -> None:
    memory = BeliefMemory()
    for state in nights(3):
        ahead, outlook = prospect(memory, state), Outlook(state)
        for action in legal_actions(state):
            after = play(state, action)
            if not is_over(after):
                found = features(after, ahead.after(after), outlook)
                assert len(found) == len(NAMES)
                assert all(math.isfinite(value) for value in found)


def test_the_weights_are_learnt_and_say_how() -> None:
    assert len(weights(USUAL)) == len(NAMES) == len(set(NAMES))
    assert weights(STYLES["bold"]) != weights(USUAL)
    assert sum(MOODS) == 100


def test_the_value_of_a_chain_is_learnt() -> None:
    rows = [[1.0, left / 10] for left in range(10, 0, -1)]
    learnt = fit([(rows, [2.0] * 10) for _ in range(200)])
    assert learnt @ [1.0, 1.0] == pytest.approx(20, abs=2)
    assert learnt @ [1.0, 0.1] == pytest.approx(2, abs=2)


def test_lessons_repeat_and_some_try_something_else() -> None:
    usual = np.array(weights(USUAL))
    assert shaken(usual, 0) == list(usual)
    assert shaken(usual, 8) != list(usual)
    assert shaken(usual, 8) == shaken(usual, 8)
    rows, costs = lessons(1, list(usual))
    assert (rows, costs) == lessons(1, list(usual))
    assert len(rows) == len(costs) > 5
    assert 0 < sum(costs) < 400
