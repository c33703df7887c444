"""How the drives of the third edition are tried: whole games of the play-out policies."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.fury3.policy_weights import DRACULA_FIRST, PolicyWeights, learnt
from ai.knowledge.fury3.value_training import KNOWING, NOISE, OldNews
from furyqt.rules.core.agenda import advance, legal_actions, player_to_move
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.setup import setup
from furyqt.rules.fury3.tables import DRACULA_HEALTH, HUNTERS, MOST_INFLUENCE

FILE = Path(__file__).with_name("policy_weights.txt")
NAMES = PolicyWeights.__struct_fields__
SIDES = tuple(
    tuple(at for at in own if not NAMES[at].endswith("noise"))
    for own in (range(DRACULA_FIRST), range(DRACULA_FIRST, len(NAMES)))
)
"""Which weights belong to the hunters and which to Dracula; noise stays: a search needs varied proposals."""
NEARLY = 0.5
"""What damage and influence count beside winning."""


def start() -> list[float]:
    """The weights to begin with."""
    return [getattr(learnt(), name) for name in NAMES]


def trial(weights: Sequence[Sequence[float]], seed: int) -> tuple[float, float]:
    """The worth of a game to the hunters and to Dracula; only its own part of a side's weights counts."""
    rng = Random(seed)
    state = setup(RULES.checked_options({"game": "advanced"}), seed)
    state.told = None
    drives = [PolicyWeights(*found) for found in weights]
    lead = OldNews(KNOWING[seed % len(KNOWING)], rng)
    guides = (PolicyGuide(rng, NOISE, lead, drives=drives[0]), PolicyGuide(rng, NOISE, drives=drives[1]))
    while state.agenda:
        player = player_to_move(state)
        assert player is not None
        advance(state, guides[player].choose(state, legal_actions(state)))
    won = float(state.winner == HUNTERS)
    worth = won + NEARLY * (state.damage / DRACULA_HEALTH - state.influence / MOST_INFLUENCE)
    return worth, -worth
