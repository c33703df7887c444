"""The levels of the second edition, and Dracula's styles; more than about 100 iterations gain little."""

from __future__ import annotations

from ai.knowledge.fury.styles import STYLES, WORDS
from ai.levels import Level

__all__ = ["LEVELS", "STYLES", "WORDS"]

KNOWLEDGE = 4
"""Since 1 Hide does not go with Wolf Form unless the option allows it, since 2 simulated hunters fight by the
table of results, and Fast Horse and Excellent Weather are kept, since 3 an unhurt Dracula does not feed and
no unhurt hunter rests, since 4 worlds are drawn from all ways.
"""
LEVELS = {
    "novice": Level(8, belief_flattening=1.0, temperature=0.15, cap=0.3, revision=KNOWLEDGE),
    "easy": Level(16, belief_flattening=0.7, temperature=0.1, cap=0.2, revision=KNOWLEDGE),
    "normal": Level(40, belief_flattening=0.2, temperature=0.03, cap=0.1, revision=KNOWLEDGE),
    "hard": Level(80, belief_flattening=0.1, temperature=0.008, cap=0.05, revision=KNOWLEDGE),
    "master": Level(240, revision=KNOWLEDGE),
}
