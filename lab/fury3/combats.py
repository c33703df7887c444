"""Combats from games of the third edition: positions in which the first cards are chosen.

The rule of thumb plays both sides. These hunters know where Dracula is, so they meet him often.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from ai.knowledge.fury3.policy import PolicyGuide
from furyqt.rules.core.agenda import is_over, legal_actions, play
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.setup import setup
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.combat_effects import fight_of
from furyqt.rules.fury3.steps.combat.combat_round import StrikeChoice

NOISE = 0.1
GAME = RULES.checked_options({"game": "advanced"})


def combats(seed: int, *, told: bool = False, options: Mapping[str, str] = GAME) -> Iterator[Fury3State]:
    """Yield the first choice of every combat, game after game from this seed on.

    With `told` the positions keep all events, as an observation needs them.
    """
    while True:
        state = setup(options, seed)
        if not told:
            state.told = None
        yield from (found for found in _rounds(state, random.Random(seed)) if fight_of(found).round == 1)
        seed += 1


def rounds(state: Fury3State, rng: random.Random, noise: float) -> Iterator[Fury3State]:
    """Yield the starts of the rounds of a running combat, played by the rule of thumb."""
    guide = PolicyGuide(rng, noise)
    while state.fight is not None and state.agenda:
        if begins_round(state):
            yield state
        state = play(state, guide.choose(state, legal_actions(state)))


def begins_round(state: Fury3State) -> bool:
    """Return whether the first card of a round is to be chosen."""
    if state.fight is None or not state.agenda:
        return False
    step = state.agenda[-1]
    return isinstance(step, StrikeChoice) and step.hunter == state.fight.hunters[0]


def _rounds(state: Fury3State, rng: random.Random) -> Iterator[Fury3State]:
    """Yield the starts of all rounds of all combats of a game."""
    guide = PolicyGuide(rng, NOISE)
    while not is_over(state):
        if begins_round(state):
            yield state
        state = play(state, guide.choose(state, legal_actions(state)))
