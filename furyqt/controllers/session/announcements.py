"""New events for the viewer: each event once, and a summary before the viewer's next decision."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from furyqt.controllers.computer.pace import Pace
from furyqt.controllers.session.viewpoint import Viewpoint
from furyqt.rules.core.agenda import pending_window
from furyqt.rules.core.events import events_seen_by


class Announcements(QObject):
    """Counts the events that the viewer has been shown."""

    shown = Signal(object)
    """The viewer's Observation: draw everything."""
    happened = Signal(object)
    """One Event that the viewer learns of."""
    recap = Signal(object)
    """The Events that the viewer learned of since the viewer's last decision outside a window, a tuple."""

    def __init__(self, view: Viewpoint, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view, self._pace = view, pace
        self._count = 0
        """The number of the viewer's events that were announced."""
        self._decided: dict[int, int] = {}
        """For each person, the number of events known at the last own decision; two may share a screen."""
        self._is_own_action = self._is_answer = False
        self.is_unnoticed = False
        """Whether the table has gone on from a stop without new events, which cannot be noticed."""

    def expect_own_action(self) -> None:
        """Count the events of the next action as known: the viewer has just decided it.

        An answer at a window is part of what the others do, so that the summary goes on.
        """
        self._is_own_action = True
        self._is_answer = pending_window(self._view.observation) is not None

    def announce(self) -> None:
        """Announce the new events in the position shown; both waits run from now if a change is visible."""
        events = self._view.observation.events
        new, self._count = events[self._count :], len(events)
        if new or not self.is_unnoticed:
            self._pace.begin()
        for event in new:
            self.happened.emit(event)
        if self._is_own_action:
            self._is_own_action = self._view.shown.is_at_moment
            if not self._is_answer:
                self._decided[self._view.viewer] = self._count

    def draw_all(self) -> None:
        """Show the whole position and count all events as known; the summary begins at the last decision."""
        view = self._view
        self._count = len(view.observation.events)
        people = {view.viewer, *view.history.persons}
        self._decided = {player: self._known_at_last_decision(player) for player in people}
        self.is_unnoticed = self._is_own_action = False
        self._pace.begin()
        self.shown.emit(view.observation)

    def _known_at_last_decision(self, player: int) -> int:
        """Return how many events a person knew after the last own decision outside a window.

        A spectator, and a person who has decided nothing yet, know all events.
        """
        history = self._view.history
        for ply in range(history.ply - 1, -1, -1):
            state = history.states[ply]
            if (
                history.is_own(ply)
                and history.table.seats[history.seat_at(ply)].player == player
                and pending_window(state) is None
            ):
                return len(events_seen_by(history.states[ply + 1].told or (), player))
        return len(self._view.shown.observation(player).events)

    def hand_screen(self, player: int) -> None:
        """Make this player the viewer and count all events that the player knows as known."""
        view = self._view
        if player != view.viewer:
            view.viewer = player
            self._count = len(view.observation.events)
            self.shown.emit(view.observation)

    def sum_up(self) -> None:
        """Summarize the events since the viewer's last decision."""
        view = self._view
        self.recap.emit(view.observation.events[self._decided.get(view.viewer, 0) :])
