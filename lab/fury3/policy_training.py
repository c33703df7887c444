"""Training of the third edition's policy weights: whole games between playout policies."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ai.knowledge.fury.believed_location import DelayedSight
from ai.knowledge.fury3.belief import VIEW
from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.fury3.policy_weights import DRACULA_FIRST, PolicyWeights, learned
from furyqt.rules.core.agenda import advance, legal_actions, player_to_move
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.setup import setup
from furyqt.rules.fury3.tables import DRACULA_HEALTH, HUNTERS, MOST_INFLUENCE
from lab.fury3.value_training import KNOWING, NOISE
from lab.game_modules import KNOWLEDGE

WEIGHTS = KNOWLEDGE / "fury3" / "policy_weights.txt"
"""The file that training writes."""
NAMES = PolicyWeights.__struct_fields__
SIDES = tuple(
    tuple(at for at in own if not NAMES[at].endswith("noise"))
    for own in (range(DRACULA_FIRST), range(DRACULA_FIRST, len(NAMES)))
)
"""The indices of the hunters' and of Dracula's weights; the noise is fixed to keep proposals varied."""
NEARLY = 0.5
"""The value of damage and influence beside winning."""


def start() -> list[float]:
    """Return the initial weights."""
    return [getattr(learned(), name) for name in NAMES]


def trial(weights: Sequence[Sequence[float]], seed: int) -> tuple[float, float]:
    """Return the value of a game to the hunters and to Dracula; only a side's own weights are used."""
    rng = Random(seed)
    state = setup(RULES.checked_options({"game": "advanced"}), seed)
    state.told = None
    policy_weights = [PolicyWeights(*found) for found in weights]
    lead = DelayedSight(VIEW, KNOWING[seed % len(KNOWING)], rng)
    guides = (
        PolicyGuide(rng, NOISE, lead, policy_weights=policy_weights[0]),
        PolicyGuide(rng, NOISE, policy_weights=policy_weights[1]),
    )
    while state.agenda:
        player = player_to_move(state)
        assert player is not None
        advance(state, guides[player].choose(state, legal_actions(state)))
    won = float(state.winner == HUNTERS)
    value = won + NEARLY * (state.damage / DRACULA_HEALTH - state.influence / MOST_INFLUENCE)
    return value, -value
