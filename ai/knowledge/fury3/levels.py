"""The levels of the third edition, and Dracula's styles; more than about 100 iterations gain little."""

from __future__ import annotations

from ai.knowledge.fury.styles import STYLES, WORDS
from ai.levels import Level

__all__ = ["LEVELS", "STYLES", "WORDS"]

BELIEF = 2
"""The revision of the belief: simulated hunters have it, too, and act on it."""
LEVELS = {
    "novice": Level(8, belief_flattening=1.0, temperature=0.4, cap=0.4, revision=BELIEF),
    "easy": Level(8, belief_flattening=0.9, temperature=0.14, cap=0.3, revision=BELIEF),
    "normal": Level(40, belief_flattening=0.2, temperature=0.03, cap=0.1, revision=BELIEF),
    "hard": Level(80, belief_flattening=0.1, temperature=0.008, cap=0.05, revision=BELIEF),
    "master": Level(240, revision=BELIEF),
}
