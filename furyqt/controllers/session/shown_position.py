"""The position that the table shows: a stop on the way of the newest action, or the newest position."""

from __future__ import annotations

from typing import NamedTuple

from furyqt.controllers.session.history import History
from furyqt.rules.core.agenda import State, pending_decision
from furyqt.rules.core.ruleset import Observation


class Stop(NamedTuple):
    """A position on the way to the newest one, at which the table stops."""

    state: State
    is_moment: bool = False
    """Whether what has just happened must have been seen before the table goes on."""
    is_read: bool = False
    """Whether that takes as long as the person wants."""
    is_covered: bool = False
    """Whether the other side might be prompted here, which must stay unnoticed."""


def without_question(state: State) -> State:
    """Return a position without its pending decision."""
    if pending_decision(state) is None:
        return state
    hidden = state.clone()
    hidden.agenda = hidden.agenda[:-1]
    return hidden


class ShownPosition:
    """The stops on the way of the newest action to the newest position, and the observations there.

    Everything that the table shows, says and plays follows this position. Whatever is beyond it has been
    decided, is in the record, and waits until the table arrives there.
    """

    def __init__(self, history: History) -> None:
        self._history = history
        self._stops: list[Stop] = []
        self._seen: dict[int, Observation] = {}

    @property
    def state(self) -> State:
        """The position shown."""
        return self._stops[0].state if self._stops else self._history.state

    @property
    def has_arrived(self) -> bool:
        """Whether the position shown is the newest."""
        return not self._stops

    @property
    def is_at_moment(self) -> bool:
        """Whether the table waits until the person has seen what has just happened."""
        return bool(self._stops) and self._stops[0].is_moment

    @property
    def is_read(self) -> bool:
        """Whether that takes as long as the person wants."""
        return self.is_at_moment and self._stops[0].is_read

    @property
    def is_covered(self) -> bool:
        """Whether the other side might be prompted at the current stop."""
        return bool(self._stops) and self._stops[0].is_covered

    @property
    def stops_ahead(self) -> int:
        """The number of stops on the way to the newest position, including the current one."""
        return len(self._stops)

    @property
    def covered_ahead(self) -> State | None:
        """The next position, from the current one on, at which the other side might be prompted."""
        return next((stop.state for stop in self._stops if stop.is_covered), None)

    def observation(self, player: int) -> Observation:
        """Return a player's observation of the position shown."""
        if self.has_arrived:
            return self._history.observation(player)
        if player not in self._seen:
            self._seen[player] = self._history.rules.observe(self.state, player)
        return self._seen[player]

    def travel(self, stops: list[Stop]) -> None:
        """Show these stops before the newest position."""
        self._replace(stops)

    def travel_on(self, stops: list[Stop]) -> None:
        """Append these stops to those on the way."""
        self._replace(self._stops + stops)

    def pass_moment(self) -> None:
        """Note that the moment at the current stop has been seen."""
        if self.is_at_moment:
            self._stops[0] = self._stops[0]._replace(is_moment=False)

    def go_to_next_stop(self) -> None:
        """Show the next position on the way."""
        self._replace(self._stops[1:])

    def hide_question(self) -> None:
        """Show the newest position without its pending decision."""
        self._replace([Stop(without_question(self._history.state), is_covered=True)])

    def arrive(self) -> None:
        """Show the newest position."""
        self._replace([])

    def _replace(self, stops: list[Stop]) -> None:
        self._stops = stops
        self._seen.clear()
