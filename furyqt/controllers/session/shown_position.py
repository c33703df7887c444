"""The position that the table shows: a stop on the way of the newest action, or the newest position."""

from __future__ import annotations

from furyqt.controllers.session.history import History
from furyqt.rules.core.agenda import State
from furyqt.rules.core.ruleset import Observation


class ShownPosition:
    """The stops on the way of the newest action to the newest position, and the observations there."""

    def __init__(self, history: History) -> None:
        self._history = history
        self._stops: list[State] = []
        self._seen: dict[int, Observation] = {}

    @property
    def state(self) -> State:
        """The position shown."""
        return self._stops[0] if self._stops else self._history.state

    @property
    def has_arrived(self) -> bool:
        """Whether the position shown is the newest."""
        return not self._stops

    @property
    def stops_ahead(self) -> int:
        """The number of stops on the way to the newest position, including the current one."""
        return len(self._stops)

    def observation(self, player: int) -> Observation:
        """Return a player's observation of the position shown."""
        if self.has_arrived:
            return self._history.observation(player)
        if player not in self._seen:
            self._seen[player] = self._history.rules.observe(self.state, player)
        return self._seen[player]

    def travel(self, stops: list[State]) -> None:
        """Show these stops before the newest position."""
        self._replace(stops)

    def travel_on(self, stops: list[State]) -> None:
        """Append these stops to those on the way."""
        self._replace(self._stops + stops)

    def go_to_next_stop(self) -> None:
        """Show the next position on the way."""
        self._replace(self._stops[1:])

    def hide_question(self) -> None:
        """Show the newest position without its pending decision."""
        hidden = self._history.state.clone()
        hidden.agenda = hidden.agenda[:-1]
        self._replace([hidden])

    def arrive(self) -> None:
        """Show the newest position."""
        self._replace([])

    def _replace(self, stops: list[State]) -> None:
        self._stops = stops
        self._seen.clear()
