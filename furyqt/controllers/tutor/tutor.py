"""The tutor: leads a person through a lesson, step by step, on a table with the real rules."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import History
from furyqt.controllers.session.session_parts import SessionParts
from furyqt.controllers.tutor.lesson_book import LessonBook
from furyqt.controllers.tutor.lesson_leader import LessonLeader, lesson_record
from furyqt.rules.core.agenda import Action, IllegalActionError
from furyqt.rules.core.lesson import READING, Ask, Lesson, LessonStep, Run
from furyqt.rules.core.ruleset import staged

QUICK = 4
"""The wait before an automatic pass is divided by this."""


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


class LessonPath:
    """The step that is shown, and the one after the automatic moves."""

    def __init__(self, lesson: Lesson) -> None:
        self._steps, self._shown_steps = lesson.steps, lesson.shown
        self.index = self._shown = 0
        """The next step, and the one that is shown until then."""
        self._entered: dict[int, int] = {}
        """For each step that was entered, the number of actions played before it."""

    @property
    def step(self) -> LessonStep:
        """The step that is shown."""
        return self._steps[self._shown]

    @property
    def number(self) -> int:
        """The number of the step shown, from 1."""
        return self._shown_steps.index(self._shown) + 1

    @property
    def count(self) -> int:
        """The number of steps with a text."""
        return len(self._shown_steps)

    @property
    def last_ask(self) -> int:
        """The newest step before this one in which the person acted, or -1."""
        asks = (n for n in self._shown_steps if n < self.index and isinstance(self._steps[n], Ask))
        return max(asks, default=-1)

    def shown_step(self, number: int) -> int:
        """The index of the step with this number, or of the last one."""
        return self._shown_steps[min(number, self.count) - 1]

    def entered_at(self, index: int) -> int:
        """The number of actions played before a step that was entered."""
        return self._entered[index]

    def advance(self) -> list[str]:
        """Go to the next step; return the automatic moves before it."""
        moves: list[str] = []
        self.index += 1
        while isinstance(step := self._steps[self.index], Run):
            moves += step.tokens
            self.index += 1
        return moves

    def enter(self, ply: int) -> None:
        """Show the next step, after this number of actions."""
        self._shown = self.index
        self._entered[self.index] = ply

    def skip_to(self, target: int, played: list[str]) -> list[str]:
        """Go to a step by the actions played before it; return them, IndexError if there are too few."""
        tokens: list[str] = []
        for index in range(target):
            step = self._steps[index]
            self._entered[index] = len(tokens)
            if isinstance(step, Run):
                tokens += step.tokens
            elif isinstance(step, Ask):
                tokens.append(played[len(tokens)])
        self.index = target
        return tokens

    def restart(self) -> None:
        """Return to the first step."""
        self.index = 0
        self._entered.clear()


class LessonScript(QObject):
    """Plays the moves at the session's pace; a person may hurry, cancel and resume them."""

    finished = Signal()
    """The last move has been played."""

    def __init__(self, parts: SessionParts, leader: LessonLeader, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts, self._leader = parts, leader
        self._moves: list[str] = []
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._perform_next)
        parts.pace.hurried.connect(self._hurry)
        parts.computer.resumed.connect(self.run)

    @property
    def is_running(self) -> bool:
        """Whether automatic moves are being played."""
        return bool(self._moves)

    def add(self, moves: list[str]) -> None:
        """Play these moves as soon as `run` is called."""
        self._moves += moves
        self._leader.set_scripted(self.is_running)

    def run(self) -> None:
        """Wait for the next move, unless the script was canceled."""
        if self._moves and not self._parts.computer.is_paused:
            pace = self._parts.pace.least
            self._clock.start(pace // QUICK if self._moves[0] == "pass" else pace)

    def close(self) -> None:
        """Drop the moves."""
        self._clock.stop()
        self._moves.clear()

    def _hurry(self) -> None:
        while self._moves and not self._parts.computer.is_paused:
            self._perform_next()

    def _perform_next(self) -> None:
        if not self._moves or self._parts.view.is_closed or self._parts.computer.is_paused:
            return
        self._clock.stop()
        token = self._moves.pop(0)
        self._leader.set_scripted(self.is_running)
        self._leader.perform(token)
        if self._moves:
            self.run()
        else:
            self.finished.emit()
