"""The moments of a session: what the person must have seen before the table goes on.

A moment stops the table on its way to the newest position, like a card prompt that must stay unnoticed. The
view says which of the viewer's events are moments, and when one has been seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from furyqt.controllers.computer.pace import Pace
from furyqt.controllers.session.shown_position import Stop, without_question
from furyqt.controllers.session.viewpoint import Viewpoint
from furyqt.rules.core.agenda import State, Step
from furyqt.rules.core.ruleset import Observation


class Halt(NamedTuple):
    """A moment among a player's events."""

    known: int
    """The number of the player's events up to it."""
    is_great: bool
    """Whether it also comes before the question to the person, who may look at any other one meanwhile."""
    is_read: bool = False
    """Whether it waits until the person has read it, and every other person at the same screen, too."""


FindHalts = Callable[[Observation, int], Sequence[Halt]]
"""(an observation, the number of events that were shown before) -> the moments among the others, in order."""


def no_halts(observation: Observation, since: int) -> Sequence[Halt]:
    """Return no moments."""
    del observation, since
    return ()


class Moments(QObject):
    """Finds the stops of an action, and holds the table at moments."""

    reached = Signal()
    """The table has stopped at a moment, and shows it; `go_on` continues."""
    seen = Signal()
    """The moment has been seen."""

    def __init__(self, view: Viewpoint, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view, self._pace = view, pace
        self._find: FindHalts = no_halts
        self._reached: State | None = None
        """The position of the last moment that the view knows of."""
        self._missed: dict[int, list[Stop]] = {}
        """The moments of the other persons at the same screen, by player."""

    @property
    def is_waiting(self) -> bool:
        """Whether the table waits until the moment shown has been seen."""
        shown = self._view.shown
        return shown.is_at_moment and shown.state is self._reached

    @property
    def is_read(self) -> bool:
        """Whether that moment waits until the person has read it."""
        return self._view.shown.is_read

    def find_with(self, find: FindHalts) -> None:
        """Set the function of a view that finds the moments among events."""
        self._find = find

    def reach(self) -> None:
        """Report to the view that the table has stopped at a moment."""
        self._reached = self._view.shown.state
        self.reached.emit()

    def go_on(self) -> None:
        """Continue: what the table shows has been seen."""
        if self.is_waiting and not self._view.is_closed:
            self._view.shown.pass_moment()
            self._pace.begin()
            self.seen.emit()

    def take_missed(self, player: int) -> list[Stop]:
        """Return the moments that a person has missed while another one sat in front of the screen."""
        return self._missed.pop(player, [])

    def forget_missed(self) -> None:
        """Forget them: the position is another one."""
        self._missed.clear()

    def stops(self, before: State, way: Sequence[State], may_ask: Callable[[Step], bool]) -> list[Stop]:
        """Return where the table stops on the way of the newest action.

        `before` is the position before the action, `way` has those before each of its automatic steps.
        """
        history = self._view.history
        whole = [*way, without_question(history.state)]
        viewer = self._view.viewer
        moments = self._moments(before, whole, viewer, self._is_stop)
        for player in history.persons:
            if player != viewer:
                read = self._moments(before, whole, player, lambda halt, is_last: halt.is_read)
                missed = [Stop(whole[at], is_moment=True, is_read=True) for at in sorted(read)]
                self._missed.setdefault(player, []).extend(missed)
        found = [
            Stop(
                state,
                is_moment=number in moments,
                is_read=moments.get(number, False),
                is_covered=number < len(way) and may_ask(state.agenda[-1]),
            )
            for number, state in enumerate(whole)
        ]
        return [stop for stop in found if stop.is_moment or stop.is_covered]

    def _is_stop(self, halt: Halt, is_last: bool) -> bool:
        """Return whether the table stops for the viewer: if it is small, not before the viewer's question."""
        view = self._view
        is_asked = view.history.is_persons_turn and view.player_to_move == view.viewer
        return not self._pace.is_skipping and (halt.is_great or not (is_last and is_asked))

    def _moments(
        self, before: State, whole: Sequence[State], player: int, is_wanted: Callable[[Halt, bool], bool]
    ) -> dict[int, bool]:
        """Return the numbers of the positions that show wanted moments of a player: whether they are read."""
        if self._find is no_halts:
            return {}
        after = self._view.newest_observation(player)
        counts = _counts(len(after.events), before, whole, player)
        last, found = len(whole) - 1, dict[int, bool]()
        for halt in self._find(after, counts[0]):
            number = next((number for number, count in enumerate(counts[1:]) if count >= halt.known), last)
            if is_wanted(halt, counts[number + 1] == counts[-1]):
                found[number] = found.get(number, False) or halt.is_read
        return found


def _counts(most: int, before: State, whole: Sequence[State], viewer: int) -> list[int]:
    """Return how many events the viewer knows before the action and at each position of its way."""
    told = whole[-1].told or ()
    known = len(before.told or ())
    new = [event.shown_to(viewer) is not None for event in told[known:]]
    first = most - sum(new)
    return [first, *(first + sum(new[: len(state.told or ()) - known]) for state in whole)]
