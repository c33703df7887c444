"""Hunters that Dracula can harm from afar (R11.4, R11.6)."""

from __future__ import annotations

from typing import Any

from furyqt.rules.fury2.tables import FIGURES, HOSPITAL


def is_recovering(position: Any, hunter: int) -> bool:
    """Return whether a defeated hunter is in the hospital and still misses a turn, safe from harm (R11.6)."""
    sheet = position.hunters[hunter]
    return bool(sheet.place == HOSPITAL and sheet.missing >= max(position.round, 1))


def targets(position: Any) -> list[int]:
    """Return the hunters who can be harmed."""
    return [hunter for hunter in FIGURES if not is_recovering(position, hunter)]


def bitten_targets(position: Any) -> list[int]:
    """Return the bitten hunters who can be harmed."""
    return [hunter for hunter in targets(position) if position.hunters[hunter].bites]
