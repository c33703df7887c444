"""A test of the hunters' belief in a finished game, for `python -m lab.calibrate fury3`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.features import dracula_place
from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import HUNTERS
from lab.fury.belief_trial import Chances, beliefs


def moments(states: Sequence[Fury3State]) -> Iterator[tuple[int, int, dict[str, Chances]]]:
    """Yield the turn, the true place and each belief's chances when the hunters first act after Dracula."""
    last = 0
    for state in states:
        if player_to_move(state) == HUNTERS and state.phase > last:
            last, truth = state.phase, dracula_place(state)
            chances = beliefs(WaysBelief(observe(state, HUNTERS)), truth)
            if len(chances["even places"]) > 1:
                yield state.phase, truth, chances
