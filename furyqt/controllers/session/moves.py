"""Moves of a session: played once, kept in the autosave, and checked for new information."""

from __future__ import annotations

from ai.agent import AgentDecision
from ai.signature import signature
from furyqt.controllers.session.archive import GameArchive
from furyqt.controllers.session.history import History
from furyqt.controllers.session.moments import Moments
from furyqt.controllers.session.shown_position import Stop
from furyqt.controllers.session.undo_stack import UndoStack
from furyqt.controllers.session.viewpoint import Viewpoint
from furyqt.rules.core.agenda import Action, Step


def signed(history: History, seat: int, decision: AgentDecision) -> str:
    """The record's note on a computer's decision: who decided, and how long it thought."""
    return signature(history.record.game, history.seats[seat], decision).text


class MoveWriter:
    """Adds moves to the history with all consequences; nothing is shown yet."""

    def __init__(
        self, view: Viewpoint, moments: Moments, archive: GameArchive, undo_stack: UndoStack
    ) -> None:
        self._view, self._moments, self._archive, self._undo_stack = view, moments, archive, undo_stack

    def write(self, action: Action, note: str) -> list[Stop]:
        """Play an action; returns where the table stops on the way."""
        history = self._view.history
        before, earlier = history.state, history.observation(self._view.viewer)
        way = history.add_with_stops(action, note, lambda step: True)
        self._archive.append()
        self._undo_stack.check_newest(earlier)
        return self._moments.stops(before, way, self.might_prompt_computer)

    def might_prompt_computer(self, step: Step) -> bool:
        """Return whether a step may prompt a computer's side, which a person must not notice."""
        prompted, persons = step.may_ask(), self._view.history.persons
        return bool(persons) and prompted >= 0 and prompted not in persons
