"""The levels of the second edition."""

from __future__ import annotations

from ai.levels import Level

LEVELS = {
    "novice": Level(4, belief_flattening=1.0, temperature=0.15, cap=0.3),
    "easy": Level(10, belief_flattening=0.8, temperature=0.08, cap=0.2),
    "normal": Level(30, belief_flattening=0.4, temperature=0.02, cap=0.08),
    "hard": Level(80, belief_flattening=0.15, temperature=0.008, cap=0.04),
    "master": Level(240),
}
