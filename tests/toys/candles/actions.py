"""A player's actions and their notation."""

from __future__ import annotations

from furyqt.rules.core.agenda import Action, State


class Take(Action, frozen=True, tag=True):
    """Light a candle of the open row."""

    value: int

    @property
    def text(self) -> str:
        """Return a token such as "row:3"."""
        return f"row:{self.value}"


class Light(Action, frozen=True, tag=True):
    """Light a candle of the hand."""

    value: int

    @property
    def text(self) -> str:
        """Return a token such as "hand:3"."""
        return f"hand:{self.value}"


class Draw(Action, frozen=True, tag=True):
    """Draw the top card of the deck."""

    @property
    def text(self) -> str:
        """Return the token "draw"."""
        return "draw"


CandleAction = Take | Light | Draw


def read(token: str) -> CandleAction:
    """Return the action of a token; ValueError for anything else."""
    word, _, value = token.partition(":")
    kind = {"row": Take, "hand": Light}.get(word)
    if kind is not None and value in ("1", "2", "3", "4", "5"):
        return kind(int(value))
    if token == "draw":
        return Draw()
    raise ValueError(f"{token!r} is not an action")


def write(before: State, action: Action, after: State) -> str:
    """Return the token of an action."""
    del before, after
    return action.text
