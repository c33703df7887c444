"""The displayed view of a session: its player, and the values that reveal no secret."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from furyqt.controllers.session.header import GameHeader
from furyqt.controllers.session.history import History
from furyqt.controllers.session.seats import persons_view
from furyqt.controllers.session.shown_position import ShownPosition
from furyqt.rules.core.ruleset import AnyRuleset, Observation, Outcome
from furyqt.rules.core.table import Table


class NotOverError(ValueError):
    """Hidden information is revealed only after the end of the game."""


class Viewpoint(QObject):
    """The viewer of a session and the position shown.

    The viewer is the person's own player, of two persons the one who must decide, for a spectator the first.
    """

    redraw_needed = Signal()
    """The position shown, or what can be done in it, may be different."""

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.history = history
        self.shown = ShownPosition(history)
        self.header = GameHeader(history)
        self.viewer = history.persons[0] if history.persons else 0
        self.is_started = self.is_closed = False
        self.is_scripted = False
        """Whether moves, the person's own included, come automatically."""

    @property
    def rules(self) -> AnyRuleset:
        """The game."""
        return self.history.rules

    @property
    def table(self) -> Table:
        """The players, seats, windows and map of this game."""
        return self.history.table

    @property
    def observation(self) -> Observation:
        """The viewer's observation, as the viewer's persons may see it."""
        history, seen = self.history, self.shown.observation(self.viewer)
        return persons_view(history.rules, history.table, history.seats, seen)

    def newest_observation(self, player: int) -> Observation:
        """Return a player's observation of the newest position, as the player's persons may see it."""
        history = self.history
        return persons_view(history.rules, history.table, history.seats, history.observation(player))

    @property
    def is_partial(self) -> bool:
        """Whether the viewer's persons see less than their player knows."""
        return self.observation is not self.shown.observation(self.viewer)

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game, or None; available as soon as the end is shown."""
        return self.history.outcome if self.shown.has_arrived else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended in the displayed position."""
        return self.shown.has_arrived and self.history.is_over

    @property
    def is_persons_next(self) -> bool:
        """Whether the viewer, a person, must decide in the newest position."""
        return self.history.is_persons_turn and self.player_to_move == self.viewer

    @property
    def is_persons_turn(self) -> bool:
        """Whether the viewer, a person, must decide now."""
        if self.is_scripted or not (self.shown.has_arrived and self.history.is_persons_turn):
            return False
        return self.player_to_move == self.viewer

    @property
    def player_to_move(self) -> int:
        """The player of the seat that must decide in the newest position; the game is not over."""
        return self.table.seats[self.history.seat_to_move].player
