"""What a player of the simplified game can choose (L4, L6); the text form is the course's two-letter code
(P5.1).
"""

from __future__ import annotations

from furyqt.rules.core.agenda import Action
from furyqt.rules.lite.tables import CODES, DOUBLE_BACKS, HIDE, NUMBERS, PLACES, TELEPORT


class Go(Action, frozen=True):
    """Go to a place, or stay there: a hunter's move, or a LOCATION move of Dracula."""

    to: int

    @property
    def text(self) -> str:
        """The place's code."""
        return CODES[self.to]

    @property
    def place(self) -> int:
        """The place gone to."""
        return self.to

    @property
    def code(self) -> int:
        """The number of the move in Dracula's trail."""
        return self.to


class Hide(Action, frozen=True):
    """Dracula stays in the present city (L6.5)."""

    @property
    def text(self) -> str:
        """Always HI."""
        return "HI"

    @property
    def code(self) -> int:
        """The number of the move in Dracula's trail."""
        return HIDE


class DoubleBack(Action, frozen=True):
    """Dracula goes where he was `back` moves ago (L6.6)."""

    back: int

    @property
    def text(self) -> str:
        """D1 to D5."""
        return f"D{self.back}"

    @property
    def code(self) -> int:
        """The number of the move in Dracula's trail."""
        return HIDE + self.back


class Teleport(Action, frozen=True):
    """Dracula goes to his castle because nothing else is legal (L6.7)."""

    @property
    def text(self) -> str:
        """Always TP."""
        return "TP"

    @property
    def code(self) -> int:
        """The number of the move in Dracula's trail."""
        return TELEPORT


class Forfeit(Action, frozen=True):
    """Give no move: the figure is disqualified and moved by the engine from now on (L10.1, an option)."""

    @property
    def text(self) -> str:
        """Always two dashes."""
        return "--"


LiteAction = Go | Hide | DoubleBack | Teleport | Forfeit
TrailMove = Go | Hide | DoubleBack | Teleport

GO = tuple(Go(place) for place in PLACES)
HIDE_MOVE = Hide()
DOUBLE_BACK = tuple(DoubleBack(code - HIDE) for code in DOUBLE_BACKS)
TELEPORT_MOVE = Teleport()
FORFEIT = Forfeit()
MOVES: tuple[TrailMove, ...] = (*GO, HIDE_MOVE, *DOUBLE_BACK, TELEPORT_MOVE)
"""The move with each number of CODES."""
_BY_TEXT: dict[str, LiteAction] = {**{move.text: move for move in MOVES}, "--": FORFEIT}


def action(text: str) -> LiteAction:
    """The action with this two-letter code; ValueError if there is none."""
    if text not in _BY_TEXT:
        kind = "is hidden" if text in NUMBERS else "means nothing"
        raise ValueError(f"the move {text!r} {kind}")
    return _BY_TEXT[text]
