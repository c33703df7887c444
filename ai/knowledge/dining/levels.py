"""The levels of *Dining with Dracula*, where each doubling of the iterations loses less.

Below about 100 iterations the search follows the rules of thumb too often, which attend Dinners for nothing.
"""

from __future__ import annotations

from ai.levels import Level

KNOWLEDGE = 3
"""Since 1 no Tourist takes less than is to be had in the same place, since 2 simulated games of two
players end after a few turns, since 3 no Hero takes less either.
"""
LEVELS = {
    "novice": Level(4, temperature=0.2, cap=0.3, revision=KNOWLEDGE),
    "easy": Level(16, temperature=0.1, cap=0.2, revision=KNOWLEDGE),
    "normal": Level(100, temperature=0.02, cap=0.08, revision=KNOWLEDGE),
    "hard": Level(240, temperature=0.006, cap=0.04, revision=KNOWLEDGE),
    "master": Level(800, revision=KNOWLEDGE),
}
