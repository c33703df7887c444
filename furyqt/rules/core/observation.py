"""The knowledge of one player about a position, and the end of a game."""

from __future__ import annotations

import msgspec

from furyqt.rules.core.agenda import Action, Position, State, Step, pending_decision, player_to_move
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: the winners, the reason, and the value for each player (0 worst, 1 best).

    There are several winners if a victory is shared, and none if every player lost.
    """

    winners: tuple[int, ...]
    reason: Text
    values: tuple[float, ...]
    score: int = 0


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one player knows, and nothing else; games add their fields."""

    player: int
    to_move: int | None
    agenda: tuple[Step, ...]
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    outcome: Outcome | None

    @property
    def position(self) -> Position:
        """Return the position as the player knows it, for rules that look at a state."""
        return self


def asked_player(position: State | Observation) -> int:
    """Return the player whose decision is pending in a state or an observation, -1 after the end."""
    found = position.to_move if isinstance(position, Observation) else player_to_move(position)
    return -1 if found is None else found


def seat_to_move(position: Position) -> int:
    """Return the seat whose decision is pending in a state or an observation.

    It is -1 when the game is over, and for a decision that the player's seats make together.
    """
    decision = pending_decision(position)
    return -1 if decision is None else decision.seat(position)
