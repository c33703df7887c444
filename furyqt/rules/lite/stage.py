"""Positions set up from a description, in the codes of the notation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from furyqt.rules.core.agenda import settle
from furyqt.rules.core.stage import Scene
from furyqt.rules.lite.actions import action
from furyqt.rules.lite.observation import resolved
from furyqt.rules.lite.state import LiteOptions, LiteState
from furyqt.rules.lite.steps.turns import Turn
from furyqt.rules.lite.tables import FIGURES, FULL_LIFE, LETTERS, NOWHERE, NUMBERS, START_BLOOD, START_SCORE

PADDING = ("MA", "GR", "CA", "LS", "SN", "SR", "AL")
"""Dracula's moves before a scene's trail begins: a walk in a remote part of Spain."""


@dataclass(frozen=True, kw_only=True)
class LitePieces:
    """The pieces of a position of the simplified game."""

    turn: str = "G"
    """The figure to move: G, S, H, M or D."""
    trail: str = ""
    """Dracula's last moves, the oldest first, each with `:T` or `:V` for a living trap or vampire."""
    hunters: str = "GW GW GW GW"
    """Four codes, -- for a hunter not placed; hunters that a scene does not mention are in Galway, far from
    all.
    """
    round: int | None = None
    """Dracula's turns so far; before the trail he moved around in Spain."""
    lives: Sequence[int] = tuple(FULL_LIFE for _ in FIGURES)
    blood: int = START_BLOOD
    score: int = START_SCORE
    rests: int = 0
    known: str = ""
    """The moves of the trail that the hunters know, by their position in it ("0 3")."""


def stage(scene: Scene) -> LiteState:
    """Build the position of a scene; ValueError if it does not fit the rules.

    Its moves are codes of two letters.
    """
    pieces = scene.pieces_as(LitePieces)
    written = [entry.partition(":")[::2] for entry in pieces.trail.split()]
    before = [PADDING[i % len(PADDING)] for i in range((pieces.round or len(written)) - len(written))]
    moves = tuple(NUMBERS[code] for code in (*before, *(code for code, _ in written)))
    marks = [mark for _, mark in reversed(written)]
    state = LiteState(
        options=LiteOptions(**scene.options),
        round=len(moves),
        places=tuple(NOWHERE if code == "--" else NUMBERS[code] for code in pieces.hunters.split()),  # type: ignore[arg-type]
        lives=tuple(pieces.lives),  # type: ignore[arg-type]
        blood=pieces.blood,
        score=pieces.score,
        moves=moves,
        lairs=resolved(moves),
        traps=sum(1 << age for age, mark in enumerate(marks) if mark == "T"),
        vampires=sum(1 << age for age, mark in enumerate(marks) if mark == "V"),
        revealed=sum(1 << (len(before) + int(index)) for index in pieces.known.split()),
        rests=pieces.rests,
        agenda=(Turn(LETTERS.index(pieces.turn)),),
    )
    settle(state)
    return scene.played(state, action)
