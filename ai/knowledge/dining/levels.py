"""The levels of *Dining with Dracula*, where already 64 iterations beat the rule of thumb."""

from __future__ import annotations

from ai.levels import Level

LEVELS = {
    "novice": Level(3, temperature=0.2, cap=0.3),
    "easy": Level(8, temperature=0.06, cap=0.15),
    "normal": Level(24, temperature=0.015, cap=0.05),
    "hard": Level(64, temperature=0.005, cap=0.02),
    "master": Level(200),
}
