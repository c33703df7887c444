"""The final scoring of a game as a table: a column for each player, a line for each source of points."""

from __future__ import annotations

from dataclasses import dataclass

from furyqt.rules.core.text import Text


@dataclass(frozen=True, slots=True)
class ScoreColumn:
    """A player."""

    name: Text
    color: int
    letter: str
    is_winner: bool = False


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A source of points with the points of each player, or a number that decides ties."""

    name: Text
    values: tuple[int, ...]
    is_total: bool = False
    """Whether it is the sum of the lines above."""
    is_note: bool = False
    """Whether it is no part of the sum."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The table."""

    name: Text
    columns: tuple[ScoreColumn, ...]
    lines: tuple[ScoreLine, ...]
