"""A test of the hunters' belief in a finished game, for `python -m lab.calibrate lite`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ai.knowledge.lite.belief_model import PLAIN
from ai.knowledge.lite.trail_belief import BeliefMemory
from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.lite.observation import observe
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import HUNTERS

Chances = dict[int, float]


def moments(states: Sequence[LiteState]) -> Iterator[tuple[int, int, dict[str, Chances]]]:
    """Yield the turn, the true place and each belief's chances when the hunters first act after Dracula."""
    plain, weighted, last = BeliefMemory(PLAIN), BeliefMemory(), 0
    for state in states:
        if player_to_move(state) == HUNTERS and len(state.moves) > last:
            last = len(state.moves)
            seen = observe(state, HUNTERS)
            chances = {
                "even places": _even(weighted.update(seen).places()),
                "plain trails": plain.update(seen).places(),
                "weighted trails": weighted.update(seen).places(),
            }
            if len(chances["even places"]) > 1:
                yield last, state.lairs[-1], chances


def _even(places: Chances) -> Chances:
    return dict.fromkeys(places, 1 / len(places))
