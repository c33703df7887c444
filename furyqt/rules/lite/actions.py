"""The actions of the simplified game (L4, L6); the text form is the course's two-letter code (P5.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Action
from furyqt.rules.lite.tables import CASTLE, CODES, DOUBLE_BACKS, HIDE, NOWHERE, NUMBERS, PLACES, TELEPORT


class Go(Action, frozen=True):
    """A move to a place, or staying there: a hunter's move, or a LOCATION move of Dracula."""

    to: int

    @property
    def text(self) -> str:
        return CODES[self.to]

    @property
    def place(self) -> int:
        return self.to

    @property
    def code(self) -> int:
        return self.to

    def destination(self, lairs: Sequence[int]) -> int:
        """Return the place where the figure is after the move; `lairs` are the places of Dracula's trail."""
        return self.to


class Hide(Action, frozen=True):
    """Dracula stays in the current city (L6.5)."""

    code: ClassVar[int] = HIDE

    @property
    def text(self) -> str:
        return "HI"

    def destination(self, lairs: Sequence[int]) -> int:
        return lairs[-1]


class DoubleBack(Action, frozen=True):
    """Dracula moves to his place of `back` moves ago (L6.6)."""

    back: int

    @property
    def text(self) -> str:
        """D1 to D5."""
        return f"D{self.back}"

    @property
    def code(self) -> int:
        return HIDE + self.back

    def destination(self, lairs: Sequence[int]) -> int:
        return lairs[-self.back]


class Teleport(Action, frozen=True):
    """Dracula moves to his castle because no other move is legal (L6.7)."""

    code: ClassVar[int] = TELEPORT

    @property
    def text(self) -> str:
        return "TP"

    def destination(self, lairs: Sequence[int]) -> int:
        return CASTLE


class Forfeit(Action, frozen=True):
    """No move: the figure is disqualified, and the engine moves it from now on (L10.1, an option)."""

    @property
    def text(self) -> str:
        return "--"

    def destination(self, lairs: Sequence[int]) -> int:
        return NOWHERE


LiteAction = Go | Hide | DoubleBack | Teleport | Forfeit
TrailMove = Go | Hide | DoubleBack | Teleport

GO_ACTIONS = tuple(Go(place) for place in PLACES)
HIDE_MOVE = Hide()
DOUBLE_BACK = tuple(DoubleBack(code - HIDE) for code in DOUBLE_BACKS)
TELEPORT_MOVE = Teleport()
FORFEIT = Forfeit()
MOVES: tuple[TrailMove, ...] = (*GO_ACTIONS, HIDE_MOVE, *DOUBLE_BACK, TELEPORT_MOVE)
"""The move with each number of CODES."""
_BY_TEXT: dict[str, LiteAction] = {**{move.text: move for move in MOVES}, "--": FORFEIT}


def action(text: str) -> LiteAction:
    """Return the action with this two-letter code; ValueError if there is none."""
    if text not in _BY_TEXT:
        kind = "is hidden" if text in NUMBERS else "means nothing"
        raise ValueError(f"the move {text!r} {kind}")
    return _BY_TEXT[text]
