"""The levels of *Dining with Dracula*, where each doubling of the iterations up to 64 wins games."""

from __future__ import annotations

from ai.levels import Level

LEVELS = {
    "novice": Level(2, temperature=0.2, cap=0.3),
    "easy": Level(6, temperature=0.1, cap=0.2),
    "normal": Level(24, temperature=0.02, cap=0.08),
    "hard": Level(64, temperature=0.006, cap=0.04),
    "master": Level(240),
}
