"""The tutor: leads a person through a lesson, step by step, on a table with the real rules."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import History
from furyqt.controllers.session.session_parts import SessionParts
from furyqt.controllers.tutor.lesson_book import LessonBook
from furyqt.controllers.tutor.lesson_leader import LessonLeader, lesson_record
from furyqt.controllers.tutor.lesson_path import LessonPath
from furyqt.controllers.tutor.lesson_script import LessonScript
from furyqt.rules.core.agenda import Action, IllegalActionError
from furyqt.rules.core.lesson import READING, Ask, Lesson, LessonStep
from furyqt.rules.core.ruleset import staged


class Tutor(QObject):
    """One lesson in progress.  `session` is the table; automatic moves come at its pace."""

    stepped = Signal()
    """The step, or the actions that are possible in it, has changed."""
    refused = Signal(object)
    """A Text: the reason why the action is not allowed now."""
    finished = Signal()

    def __init__(
        self, lesson: Lesson, book: LessonBook, worker: AiWorker | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.lesson = lesson
        self._book = book
        self._path = LessonPath(lesson)
        self.is_finished = False
        scene = lesson.scene
        record = lesson_record(lesson.game, lesson.player, dict(scene.options), scene.seed)
        parts = SessionParts(History(record, [staged(lesson.game, scene)]), worker)
        self._leader = LessonLeader(parts, shows_places=lesson.shows_places)
        self.session = GameSession(parts, self._leader)
        self._script = LessonScript(parts, self._leader, self)
        self._script.finished.connect(self._settle)
        self._leader.wanted.connect(self._weigh)
        self._leader.undo_stack.wanted.connect(self._undo)
        self._resume_lesson()
        self._settle()

    @property
    def step(self) -> LessonStep:
        """The step that is shown; the automatic moves belong to the step before it."""
        return self._path.step

    @property
    def number(self) -> int:
        """The number of the step shown, from 1."""
        return self._path.number

    @property
    def count(self) -> int:
        """The number of steps."""
        return self._path.count

    @property
    def is_running(self) -> bool:
        """Whether automatic moves are being played."""
        return self._script.is_running

    @property
    def waits_for_action(self) -> bool:
        """Whether the step requires an action of the person."""
        return not self.is_running and isinstance(self.step, Ask) and not self.is_finished

    @property
    def can_next(self) -> bool:
        """Whether the person may continue after reading."""
        return not (self.is_running or self.waits_for_action or self.is_finished)

    @property
    def can_back(self) -> bool:
        """Whether there is a step to go back to."""
        return not self.is_finished and not self.is_running and self.number > 1

    def next(self) -> None:
        """Continue after reading."""
        if self.can_next:
            self._continue()

    def back(self) -> None:
        """Return to the step before, and to the position it started with."""
        if self.can_back:
            self._return_to(self._path.shown_step(self.number - 1))

    def show_me(self) -> None:
        """Do the action of the step."""
        step = self.step
        if self.waits_for_action and isinstance(step, Ask):
            self._play(step.shown([action.text for action in self.session.observation.actions]))

    def ask_again(self) -> None:
        """Prompt the person again; a partly entered action is discarded."""
        self._leader.proceed()

    def close(self) -> None:
        """Stop; the place in the lesson is kept."""
        self._script.close()

    def _weigh(self, action: Action) -> None:
        """Play the action of the step, refuse anything else with the reason."""
        step = self.step
        if isinstance(step, Ask) and self.waits_for_action and step.takes(action.text):
            self._play(action.text)
        elif isinstance(step, Ask) and self.waits_for_action:
            self.refused.emit(step.refusal)
        else:
            self.refused.emit(READING)

    def _play(self, token: str) -> None:
        self._script.add(self._path.advance())
        self._leader.perform(token)
        self._settle()

    def _continue(self) -> None:
        if self.number == self.count:
            self.is_finished = True
            self._book.finish(self.lesson.id)
            self.finished.emit()
            self.stepped.emit()
            return
        self._script.add(self._path.advance())
        self._leader.proceed()
        self._settle()

    def _settle(self) -> None:
        """Run the automatic moves, or start the step."""
        if self.is_running:
            self.stepped.emit()
            self._script.run()
            return
        self._path.enter(self.session.ply)
        self._leader.undo_stack.allow(self._path.last_ask >= 0)
        if not self.is_finished:
            tokens = tuple(action.text for action in self._leader.played)
            self._book.keep(self.lesson.id, self.number - 1, tokens)
        self.stepped.emit()

    def _undo(self) -> None:
        if not self.is_running and not self.is_finished and (index := self._path.last_ask) >= 0:
            self._return_to(index)

    def _return_to(self, index: int) -> None:
        ply = self._path.entered_at(index)
        self._path.index = index
        if ply != self.session.ply:
            self._leader.go_to(ply)
        else:
            self._leader.proceed()
        self._settle()

    def _resume_lesson(self) -> None:
        """Go to the bookmark; if its actions do not fit any more, start at the beginning."""
        mark = self._book.mark(self.lesson.id)
        try:
            for token in self._path.skip_to(self._path.shown_step(mark.step + 1), list(mark.tokens)):
                self._leader.recall(token)
        except (IllegalActionError, ValueError, IndexError):
            self._path.restart()
            self._leader.rewind()
