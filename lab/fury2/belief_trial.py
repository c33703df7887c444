"""A test of the hunters' belief in a finished game, for `python -m lab.calibrate fury2`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ai.knowledge.fury2.belief import Fury2Ways
from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury2.observation import observe
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import HUNTERS
from lab.fury.belief_trial import Chances, beliefs


def moments(states: Sequence[Fury2State]) -> Iterator[tuple[int, int, dict[str, Chances]]]:
    """Yield the round, the true place and each belief's chances when the hunters first act after Dracula."""
    last = 0
    for state in states:
        if player_to_move(state) == HUNTERS and state.trail and state.round > last:
            last, truth = state.round, state.present_place()
            chances = beliefs(Fury2Ways(observe(state, HUNTERS)), truth)
            if len(chances["even places"]) > 1:
                yield state.round, truth, chances
