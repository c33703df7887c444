"""The tutor: leads a person through a lesson, step by step, on a table with the real rules."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.lessons import Ask, Lesson, Run, Step
from furyqt.controllers.lessons.lesson import READING
from furyqt.controllers.tutor.lesson_book import LessonBook
from furyqt.controllers.tutor.lesson_session import LessonSession, lesson_record
from furyqt.rules.core.agenda import Action, IllegalActionError
from furyqt.rules.core.ruleset import staged

QUICK = 4
"""A pass that comes by itself takes this part of the time of another move."""


class Tutor(QObject):
    """One lesson in progress.  `session` is the table; what happens by itself comes at its pace."""

    stepped = Signal()
    """There is another step, or what can be done in this one is different."""
    refused = Signal(object)
    """A Text: why the action is not for now."""
    finished = Signal()

    def __init__(
        self, lesson: Lesson, book: LessonBook, worker: AiWorker | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.lesson = lesson
        self._book = book
        self._index = self._shown = 0
        """The step to come to, and the one that is shown until then."""
        self._entered: dict[int, int] = {}
        """For each step that was come to, the number of actions played before it."""
        self._script: list[str] = []
        self.is_finished = False
        scene = lesson.scene
        record = lesson_record(lesson.game, lesson.player, dict(scene.options), scene.seed)
        self.session = LessonSession(
            record, staged(lesson.game, scene), worker, shows_places=lesson.shows_places
        )
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._perform_next)
        self.session.wanted.connect(self._weigh)
        self.session.undo_wanted.connect(self._undo)
        self.session.hurried.connect(self._hurry)
        self.session.resumed.connect(self._run_on)
        self._take_up()
        self._settle()

    # Where we are

    @property
    def step(self) -> Step:
        """The step that is shown; what happens by itself belongs to the step before it."""
        return self.lesson.steps[self._shown]

    @property
    def number(self) -> int:
        """The number of the step shown, from 1."""
        return self.lesson.shown.index(self._shown) + 1

    @property
    def count(self) -> int:
        """How many steps there are."""
        return len(self.lesson.shown)

    @property
    def is_running(self) -> bool:
        """Whether something happens by itself just now."""
        return bool(self._script)

    @property
    def waits_for_action(self) -> bool:
        """Whether the person is to do something on the table."""
        return not self.is_running and isinstance(self.step, Ask) and not self.is_finished

    @property
    def can_next(self) -> bool:
        """Whether the person may go on after having read."""
        return not (self.is_running or self.waits_for_action or self.is_finished)

    @property
    def can_back(self) -> bool:
        """Whether there is a step to go back to."""
        return not self.is_finished and not self.is_running and self.number > 1

    # What the person does

    def next(self) -> None:
        """Go on after having read."""
        if self.can_next:
            self._go_on()

    def back(self) -> None:
        """Return to the step before, and to the position it began with."""
        if self.can_back:
            self._return_to(self.lesson.shown[self.number - 2])

    def show_me(self) -> None:
        """Do what the step asks for."""
        step = self.step
        if self.waits_for_action and isinstance(step, Ask):
            self._play(step.shown([action.text for action in self.session.observation.actions]))

    def close(self) -> None:
        """Stop; the place in the lesson is kept."""
        self._clock.stop()
        self._script.clear()

    # The way through the steps

    def _weigh(self, action: Action) -> None:
        """Play what the step asks for, refuse anything else with the reason."""
        step = self.step
        if isinstance(step, Ask) and self.waits_for_action and step.takes(action.text):
            self._play(action.text)
        elif isinstance(step, Ask) and self.waits_for_action:
            self.refused.emit(step.refusal)
        else:
            self.refused.emit(READING)

    def _play(self, token: str) -> None:
        self._advance()
        self.session.is_running = bool(self._script)
        self.session.perform(token)
        self._settle()

    def _go_on(self) -> None:
        if self.number == self.count:
            self.is_finished = True
            self._book.finish(self.lesson.id)
            self.finished.emit()
            self.stepped.emit()
            return
        self._advance()
        self.session.is_running = bool(self._script)
        self.session.ask_again()
        self._settle()

    def _advance(self) -> None:
        """Go to the next step; what happens before it goes into the script."""
        self._index += 1
        while isinstance(step := self.lesson.steps[self._index], Run):
            self._script += step.tokens
            self._index += 1

    def _settle(self) -> None:
        """Let happen what happens by itself, or begin the step."""
        if self._script:
            self.stepped.emit()
            self._run_on()
            return
        self._shown = self._index
        self._entered[self._index] = self.session.ply
        self.session.allow_undo(self._last_ask() >= 0)
        if not self.is_finished:
            self._keep()
        self.stepped.emit()

    def _run_on(self) -> None:
        if self._script and not self.session.is_paused:
            pace = self.session.pace
            self._clock.start(pace // QUICK if self._script[0] == "pass" else pace)

    def _hurry(self) -> None:
        while self._script and not self.session.is_paused:
            self._perform_next()

    def _perform_next(self) -> None:
        if not self._script or self.session.is_closed or self.session.is_paused:
            return
        self._clock.stop()
        token = self._script.pop(0)
        self.session.is_running = bool(self._script)
        self.session.perform(token)
        if self._script:
            self._run_on()
        else:
            self._settle()

    # Going back, and taking up

    def _last_ask(self) -> int:
        """The newest step before this one in which the person acted, or -1."""
        asked = (n for n in self.lesson.shown if n < self._index and isinstance(self.lesson.steps[n], Ask))
        return max(asked, default=-1)

    def _undo(self) -> None:
        if not self.is_running and not self.is_finished and (index := self._last_ask()) >= 0:
            self._return_to(index)

    def _return_to(self, index: int) -> None:
        ply = self._entered[index]
        self._index = index
        if ply != self.session.ply:
            self.session.go_to(ply)
        else:
            self.session.ask_again()
        self._settle()

    def _keep(self) -> None:
        tokens = tuple(action.text for action in self.session.played)
        self._book.keep(self.lesson.id, self.number - 1, tokens)

    def _take_up(self) -> None:
        """Go to the bookmark; where what was played does not fit any more, begin at the beginning."""
        mark = self._book.mark(self.lesson.id)
        target = self.lesson.shown[min(mark.step, self.count - 1)]
        try:
            self._replay(list(mark.tokens), target)
        except (IllegalActionError, ValueError, IndexError):
            self._index = 0
            self._entered.clear()
            self.session.rewind()

    def _replay(self, tokens: list[str], target: int) -> None:
        for index in range(target):
            step = self.lesson.steps[index]
            self._entered[index] = self.session.ply
            if isinstance(step, Run):
                for token in step.tokens:
                    self.session.recall(token)
            elif isinstance(step, Ask):
                self.session.recall(tokens[self.session.ply])
        self._index = target
