"""Everything that a new game needs, as a value."""

from __future__ import annotations

from dataclasses import dataclass

from furyqt.controllers.session.seats import FULL


@dataclass(frozen=True, slots=True)
class NewGame:
    """The choices for a new game."""

    game: str
    options: dict[str, str]
    seed: int
    seats: tuple[str, ...]
    undo: str
    aids: str = FULL
    """Full, or paper: a game without hints and deduction aids."""
