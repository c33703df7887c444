"""Positions of the simplified game before Dracula's moves, and what the hunters of his simulations know."""

from __future__ import annotations

import random

from ai.knowledge.lite.dracula_guide import Prospect
from ai.knowledge.lite.trail_belief import BeliefMemory
from furyqt.rules.core.agenda import is_over, legal_actions, play, player_to_move
from furyqt.rules.lite import RULES
from furyqt.rules.lite.observation import as_hunters_know, observe
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import DRACULA


def nights(seed: int, plies: int = 150) -> list[LiteState]:
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


def prospect(memory: BeliefMemory, state: LiteState) -> Prospect:
    belief = memory.update(as_hunters_know(observe(state, DRACULA)))
    return Prospect(memory, belief, len(state.moves))
