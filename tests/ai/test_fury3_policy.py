"""The third edition's policy in general: whole games, noise, random numbers, and combat cards."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from ai.knowledge.fury3.combat.card_frequencies import counter_weights, strike_weights
from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.fury3.policy_weights import DRACULA_FIRST, PolicyWeights, learned
from furyqt.rules.core.agenda import advance, is_over, legal_actions, player_to_move
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.steps.combat.combat_round import CounterChoice, StrikeChoice
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import DRACULA, FIGURES, HUNTERS
from tests.ai.fury3_positions import Asked, chosen, positions
from tests.rules.fury3.duels import battle
from tests.rules.fury3.scenes import scene


@pytest.fixture(scope="module")
def games() -> dict[type, list[Asked]]:
    return positions()


def test_every_choice_is_legal_and_the_seed_decides_it(games: dict[type, list[Asked]]) -> None:
    assert len(games) > 50
    for kind, row in games.items():
        for state, actions in row[:6]:
            one = chosen((state, actions), 3)
            assert all(action in actions for action in one), kind
            assert one == chosen((state, actions), 3)


def test_with_full_noise_all_actions_are_equally_likely(games: dict[type, list[Asked]]) -> None:
    state, actions = max(games[HunterAction], key=lambda asked: len(asked[1]))
    drawn = [PolicyGuide(random.Random(n), 1.0).choose(state, actions) for n in range(60 * len(actions))]
    assert all(20 < drawn.count(action) < 120 for action in actions)


def test_a_single_action_takes_no_random_number() -> None:
    """Otherwise a forced move would change all later random choices."""
    state = scene(places={"godalming": "vienna"}, trail=("prague",))
    actions = legal_actions(state)
    for seed in range(5):
        forced, free = (PolicyGuide(random.Random(seed), 0.5) for _ in range(2))
        assert forced.choose(state, actions[:1]) == actions[0]
        assert forced.choose(state, actions) == free.choose(state, actions)


def test_the_weights_are_learned_and_split_between_the_sides() -> None:
    names = PolicyWeights.__struct_fields__
    assert names[DRACULA_FIRST] == "distance"
    assert "hunters_noise" in names[:DRACULA_FIRST]
    assert "dracula_noise" in names[DRACULA_FIRST:]
    assert learned() != PolicyWeights()


@pytest.mark.parametrize("variant", ["base", "advanced"])
@pytest.mark.parametrize("noise", [0.0, 0.3])
def test_a_guide_plays_whole_games_with_legal_actions(variant: str, noise: float) -> None:
    state = RULES.setup(RULES.checked_options({"game": variant}), 5)
    state.told = None
    guide, length, seen = PolicyGuide(random.Random(3), noise), 0, set()
    while not is_over(state):
        actions = legal_actions(state)
        chosen = guide.choose(state, actions)
        assert chosen in actions
        assert guide.proposed(state, actions) in actions
        seen.add(player_to_move(state))
        advance(state, chosen)
        length += 1
        assert length < 5000
    assert seen == {0, 1}
    assert RULES.outcome(state) is not None


@pytest.mark.parametrize("side", [HUNTERS, DRACULA])
def test_combat_cards_are_drawn_with_the_frequencies_of_the_table(side: int) -> None:
    state = battle("godalming", items={"godalming": ("knife", "crucifix")})
    if side == DRACULA:
        advance(state, legal_actions(state)[0])
    assert player_to_move(state) == side
    assert isinstance(state.agenda[-1], CounterChoice if side == DRACULA else StrikeChoice)
    actions: Sequence[Any] = legal_actions(state)
    weights = counter_weights(state) if side == DRACULA else strike_weights(state, FIGURES[0])
    whole = sum(weights[action.card] for action in actions)
    drawn = chosen((state, actions), 1500)
    for action in actions:
        assert drawn.count(action) / 1500 == pytest.approx(weights[action.card] / whole, abs=0.05)
