"""The game of a lesson: a session that the tutor leads by the real rules; it is not kept anywhere."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from furyqt.controllers.chapters.chapter_status import ChapterStatus
from furyqt.controllers.computer.teammates import Teammates
from furyqt.controllers.session.archive import GameArchive
from furyqt.controllers.session.seats import CASUAL, HUMAN, seat_tags
from furyqt.controllers.session.series_play import SeriesPlay
from furyqt.controllers.session.session_parts import SessionParts
from furyqt.controllers.session.viewpoint import Viewpoint
from furyqt.controllers.session.window_policy import WindowPolicy
from furyqt.rules.core.agenda import Action, Decision, IllegalActionError, legal_actions
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import ruleset

_SCRIPTED = "random"
"""The agent in the other side's seats; it is never asked, because the lesson has all of its actions."""


class LessonUndo(QObject):
    """Undo in a lesson goes back to the person's last step; there is no redo."""

    wanted = Signal()
    can_redo = False

    def __init__(self, view: Viewpoint, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._is_allowed = False

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to go back to."""
        return self._is_allowed and not (self._view.is_closed or self._view.is_scripted)

    def allow(self, allowed: bool) -> None:
        """Set whether there is a step to go back to."""
        if allowed != self._is_allowed:
            self._is_allowed = allowed
            self._view.redraw_needed.emit()

    def undo(self) -> None:
        """Ask the tutor to go back a step."""
        if self.can_undo:
            self.wanted.emit()

    def redo(self) -> None:
        """Do nothing: undone actions are not kept."""


class LessonLeader(QObject):
    """Leads a game as the tutor requests.

    The person's actions go to the tutor, who plays or refuses them.
    """

    asked = Signal(object, object)
    """(the prompt as a Text, the legal actions as a tuple): a person must decide."""
    ended = Signal(object)
    """The Outcome."""
    wanted = Signal(object)
    """The person's Action, a legal one."""
    is_lesson = True
    chapter: ChapterStatus | None = None

    def __init__(self, parts: SessionParts, *, shows_places: bool = False) -> None:
        super().__init__()
        view = self._view = parts.view
        self._parts = parts
        self.archive = GameArchive(view.history, parent=self, can_save=False)
        self.undo_stack = LessonUndo(view, self)
        self.windows = WindowPolicy(view, self, can_pass=False)
        self.series = SeriesPlay(view, can_play=False)
        self.teammates = Teammates(view, self)
        parts.advice.gives_hints = False
        parts.advice.knows_places &= shows_places
        parts.computer.resumed.connect(self.proceed)

    @property
    def played(self) -> tuple[Action, ...]:
        """The actions of the lesson so far."""
        return self._view.history.record.actions

    def close(self) -> None:
        """Do nothing: there is no pending work."""

    def act(self, action: Action) -> None:
        """Hand the person's action to the tutor; IllegalActionError if it is not legal or not expected."""
        view = self._view
        if view.is_closed or not view.is_persons_turn or action not in view.observation.actions:
            raise IllegalActionError(action.text)
        self.wanted.emit(action)

    def set_scripted(self, scripted: bool) -> None:
        """Set whether moves, the person's own included, come automatically."""
        self._view.is_scripted = scripted

    def perform(self, token: str) -> None:
        """Play an action of either side; IllegalActionError if it is not legal."""
        view = self._view
        view.is_started = True
        known = len(view.observation.events)
        self.recall(token)
        for event in view.observation.events[known:]:
            self._parts.announcements.happened.emit(event)
        self.proceed()

    def recall(self, token: str) -> None:
        """Play an action of the last visit, before anything is shown; IllegalActionError if it is illegal."""
        history = self._view.history
        legal = {action.text: action for action in legal_actions(history.state)}
        if token not in legal:
            raise IllegalActionError(token)
        history.add(legal[token])

    def rewind(self) -> None:
        """Go back to the start, before anything is shown."""
        self._view.history.restart_at(0)

    def go_to(self, ply: int) -> None:
        """Return to the position after this number of actions."""
        self._parts.computer.drop_answers()
        self._view.history.restart_at(ply)
        self.draw_all()

    def draw_all(self) -> None:
        """Show the whole position and continue with the next decision."""
        self._parts.announcements.draw_all()
        self.proceed()

    def proceed(self) -> None:
        """Continue with the next decision; no computer thinks, but the seat of an automatic move is shown."""
        view, computer = self._view, self._parts.computer
        computer.is_paused = False
        self._parts.advice.update_places()
        if view.is_persons_turn:
            self._parts.pace.stop_skipping()
        is_idle = view.history.is_over or view.is_persons_turn
        computer.show_seat(-1 if is_idle else view.history.seat_to_move)
        view.redraw_needed.emit()
        if view.history.outcome is not None:
            self.ended.emit(view.history.outcome)
        elif view.is_persons_turn:
            question = view.observation.agenda[-1]
            assert isinstance(question, Decision)
            self.asked.emit(question.prompt(view.observation), view.observation.actions)


def lesson_record(game: str, player: str, options: dict[str, str], seed: int) -> Record:
    """Return the header of a lesson's game: a person takes all seats of one player."""
    rules = ruleset(game)
    checked = rules.checked_options(options)
    table = rules.table(checked)
    own = table.player(player)
    seats = tuple(HUMAN if seat.player == own else _SCRIPTED for seat in table.seats)
    return Record(game, seed, checked, tags={**seat_tags(table, seats), "Undo": CASUAL})
