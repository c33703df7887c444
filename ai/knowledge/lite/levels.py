"""The levels of the simplified hunt, and Dracula's styles.

Dracula gains by every doubling of the iterations.
"""

from __future__ import annotations

from ai.knowledge.fury.styles import STYLES, WORDS
from ai.levels import Level

__all__ = ["LEVELS", "STYLES", "WORDS"]

KNOWLEDGE = 1
"""Since 1 no weak Dracula drowns who can land, and no hunter starts at sea."""
LEVELS = {
    "novice": Level(6, belief_flattening=1.0, temperature=0.2, cap=0.3, revision=KNOWLEDGE),
    "easy": Level(16, belief_flattening=0.7, temperature=0.1, cap=0.2, revision=KNOWLEDGE),
    "normal": Level(60, belief_flattening=0.3, temperature=0.03, cap=0.1, revision=KNOWLEDGE),
    "hard": Level(240, belief_flattening=0.1, temperature=0.008, cap=0.05, revision=KNOWLEDGE),
    "master": Level(1600, trees=2, revision=KNOWLEDGE),
}
