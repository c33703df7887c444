"""The levels of the simplified hunt, where Dracula gains by every iteration."""

from __future__ import annotations

from ai.levels import Level

LEVELS = {
    "novice": Level(5, belief_flattening=1.0, temperature=0.15, cap=0.3),
    "easy": Level(16, belief_flattening=0.8, temperature=0.08, cap=0.2),
    "normal": Level(60, belief_flattening=0.4, temperature=0.02, cap=0.1),
    "hard": Level(240, belief_flattening=0.2, temperature=0.008, cap=0.05),
    "master": Level(1000),
}
