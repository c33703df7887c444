"""The game of a lesson: played by the rules, kept nowhere, moved on by the tutor as well as by the person."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import History
from furyqt.controllers.session.seats import CASUAL, HUMAN, seat_tags
from furyqt.controllers.storage.autosave import Autosave
from furyqt.rules.core.agenda import Action, Decision, IllegalActionError, State
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import ruleset

_SCRIPTED = "random"
"""The name of whoever takes the other side's seats; nobody asks him, for the lesson says what he does."""


class Unsaved(Autosave):
    """An autosave that keeps nothing."""

    def append(self, history: History, before: State) -> None:
        """Keep nothing."""

    def rewrite(self, history: History) -> None:
        """Keep nothing."""


class LessonSession(GameSession):
    """A game that begins in the middle.  What the person wants goes to the tutor, who plays it or refuses."""

    wanted = Signal(object)
    """The person's Action, a legal one."""
    undo_wanted = Signal()
    hurried = Signal()
    """Nothing is to be waited for."""
    resumed = Signal()

    def __init__(
        self,
        record: Record,
        state: State,
        worker: AiWorker | None = None,
        parent: QObject | None = None,
        *,
        shows_places: bool = False,
    ) -> None:
        super().__init__(History(record, [state]), worker, None, parent)
        self._shows_places = shows_places
        self._autosave = Unsaved(None, self)
        self.pace = 0
        """The milliseconds between two moves that come by themselves."""
        self.is_running = False
        """Whether the moves come by themselves, the person's own, too."""
        self._may_undo = False

    @property
    def is_lesson(self) -> bool:
        """It is one: nothing of it is kept or counted."""
        return True

    @property
    def is_persons_turn(self) -> bool:
        """Whether the person must decide now."""
        return not self.is_running and super().is_persons_turn

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to go back to."""
        return self._may_undo and not (self._is_closed or self.is_running)

    @property
    def can_redo(self) -> bool:
        """In a lesson one goes on by doing it again."""
        return False

    @property
    def can_hint(self) -> bool:
        """In a lesson the tutor shows what to do."""
        return False

    @property
    def played(self) -> tuple[Action, ...]:
        """The actions of the lesson so far."""
        return self._history.record.actions

    @property
    def is_closed(self) -> bool:
        """Whether the table has been cleared."""
        return self._is_closed

    @property
    def can_pass_phase(self) -> bool:
        """In a lesson every window is asked about."""
        return False

    def act(self, action: Action) -> None:
        """Hand the person's wish to the tutor; IllegalActionError if it is not legal or nobody was asked."""
        if self._is_closed or not self.is_persons_turn or action not in self.observation.actions:
            raise IllegalActionError(action.text)
        self.wanted.emit(action)

    def perform(self, token: str) -> None:
        """Play an action of either side; IllegalActionError if it is not legal."""
        self._is_started = True
        self._starting.stop()
        known = len(self.observation.events)
        self._history.add(self.rules.read(token))
        for event in self.observation.events[known:]:
            self.happened.emit(event)
        self._proceed()

    def recall(self, token: str) -> None:
        """Play an action that was played the last time, before anything is shown."""
        self._history.add(self.rules.read(token))

    def rewind(self) -> None:
        """Go back to the beginning, before anything is shown."""
        history = self._history
        self._history = History(history.record.cut(0), history.states[:1])

    def go_to(self, ply: int) -> None:
        """Return to the position after so many actions."""
        history = self._history
        self._ai.cancel()
        self._history = History(history.record.cut(ply), history.states[: ply + 1])
        self._draw_afresh()

    def allow_undo(self, allowed: bool) -> None:
        """Say whether there is a step to go back to."""
        if allowed != self._may_undo:
            self._may_undo = allowed
            self.changed.emit()

    def ask_again(self) -> None:
        """Turn to whoever is to move, after `is_running` has changed."""
        self._proceed()

    def undo(self) -> None:
        """Ask the tutor to go back a step."""
        if self.can_undo:
            self.undo_wanted.emit()

    def redo(self) -> None:
        """There is nothing to do again."""

    def save(self, path: Path) -> None:
        """A lesson is no game of its own: it begins in the middle, and no file could be opened again."""

    def set_pace(self, milliseconds: int) -> None:
        """Let so much time pass between two moves that come by themselves."""
        self.pace = milliseconds

    def request_possible_places(self, wanted: bool = True) -> None:
        """Tell them in a lesson that is about them."""
        super().request_possible_places(wanted and self._shows_places)

    def move_now(self) -> None:
        """Wait no longer."""
        self.hurried.emit()

    def skip_wait(self) -> None:
        """Wait no longer."""
        self.hurried.emit()

    def skip_to_decision(self) -> None:
        """Wait no longer."""
        self.hurried.emit()

    def cancel_thinking(self) -> None:
        """Let nothing more come by itself until `resume_thinking`."""
        self._is_paused = self.is_running
        self._set_thinking(-1)
        self.changed.emit()

    def resume_thinking(self) -> None:
        """Go on after `cancel_thinking`."""
        if self._is_paused:
            self._proceed()
            self.resumed.emit()

    def _draw_afresh(self) -> None:
        """Show the position and turn to whoever is to move."""
        self.shown.emit(self.observation)
        self._proceed()

    def _go_on(self) -> None:
        """Nothing waits here."""
        self._proceed()

    def _proceed(self) -> None:
        """Turn to whoever is to move; nobody thinks, but the seat whose move comes by itself is told."""
        history = self._history
        self._is_paused = False
        self._watch_places()
        self._set_thinking(-1 if history.is_over or self.is_persons_turn else history.seat_to_move)
        self.changed.emit()
        if history.outcome is not None:
            self.ended.emit(history.outcome)
        elif self.is_persons_turn:
            question = self.observation.agenda[-1]
            assert isinstance(question, Decision)
            self.asked.emit(question.prompt(self.observation), self.observation.actions)


def lesson_record(game: str, player: str, options: dict[str, str], seed: int) -> Record:
    """The header of a lesson's game: a person takes all seats of one player."""
    rules = ruleset(game)
    own = rules.player(player)
    seats = tuple(HUMAN if seat.player == own else _SCRIPTED for seat in rules.seats)
    tags = {**seat_tags(rules, seats), "Undo": CASUAL}
    return Record(game, seed, rules.checked_options(options), tags=tags)
