"""The turns of a game: persons decide, computers think, and windows pass, from one decision to the next."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ai.agent import AgentDecision
from furyqt.controllers.chapters.chapter_status import ChapterStatus
from furyqt.controllers.computer.covered_windows import CoveredWindows
from furyqt.controllers.computer.teammate_plan import TeammatePlan
from furyqt.controllers.computer.teammates import Teammates
from furyqt.controllers.session.archive import GameArchive
from furyqt.controllers.session.moves import MoveWriter, signed
from furyqt.controllers.session.notes import AUTO
from furyqt.controllers.session.series_play import SeriesPlay
from furyqt.controllers.session.session_parts import SessionParts
from furyqt.controllers.session.undo_stack import UndoStack
from furyqt.controllers.session.window_policy import WindowPolicy
from furyqt.controllers.storage.journal import Journal
from furyqt.rules.core.agenda import Action, Decision, IllegalActionError, legal_actions
from furyqt.rules.core.series import Series


class TurnLeader(QObject):
    """Leads a game that is played by persons and computers."""

    asked = Signal(object, object)
    """(the prompt as a Text, the legal actions as a tuple): a person must decide."""
    ended = Signal(object)
    """The Outcome."""
    is_lesson = False

    def __init__(self, parts: SessionParts, journal: Journal | None = None) -> None:
        super().__init__()
        view = self._view = parts.view
        self._pace, self._computer, self._announcements = parts.pace, parts.computer, parts.announcements
        self.archive = GameArchive(view.history, journal, self)
        self.undo_stack = UndoStack(view, self.archive, self)
        self.windows = WindowPolicy(view, self)
        self.series = SeriesPlay(view)
        self.teammates = Teammates(view, self)
        course = view.history.course
        self.chapter = None if course is None else ChapterStatus(view, course, self)
        self._moments = parts.moments
        self._moves = MoveWriter(view, parts.moments, self.archive, self.undo_stack)
        self._covered = CoveredWindows(parts, self._moves, self)
        self._connect()

    def _connect(self) -> None:
        self.undo_stack.leaving.connect(self._computer.drop_answers)
        self.undo_stack.moved.connect(self.draw_all)
        self.windows.passed.connect(self._decide)
        self.teammates.settled.connect(self._decide)
        self._covered.arrived.connect(self._proceed)
        self._computer.resumed.connect(self._go_on)
        self._pace.released.connect(self._computer_moved)
        if self.chapter is not None:
            self.chapter.sealing.connect(self._computer.drop_answers)
            self.chapter.sealed.connect(self._seal)

    def close(self) -> None:
        """Close the autosave and stop checking for information."""
        self.archive.close()
        self.undo_stack.forget()

    def act(self, action: Action) -> None:
        """Play the viewer's action; IllegalActionError if it is not legal or nobody was prompted."""
        view = self._view
        if view.is_closed or not view.is_persons_turn:
            raise IllegalActionError(f"{action.text}: it is not this player's turn")
        if action not in view.observation.actions + self.series.offered:
            raise IllegalActionError(action.text)
        self._decide(self.series.begin(action) if isinstance(action, Series) else action)

    def _seal(self) -> None:
        """Keep the final answer, and show the end."""
        self.archive.rewrite()
        self.draw_all()

    def draw_all(self) -> None:
        """Show the whole position and continue with the next decision."""
        self.teammates.drop()
        self.windows.forget_phase()
        self.series.forget()
        self._moments.forget_missed()
        self._covered.hide_pending()
        if self._view.shown.has_arrived:
            self._choose_viewer()
            self.undo_stack.look_back()
        self._announcements.draw_all()
        self._go_on()

    def _choose_viewer(self) -> None:
        """Give a screen that several persons share to the one who must decide."""
        if self._view.history.is_persons_turn:
            self._view.viewer = self._view.player_to_move

    def _decide(self, action: Action, note: str = "") -> None:
        """Play a person's decision."""
        self._view.is_started = True
        self._computer.drop_answers()
        self._announcements.expect_own_action()
        self._play(action, note)

    def _play(self, action: Action, note: str) -> None:
        """Play an action and show its consequences."""
        self._view.shown.travel(self._moves.write(action, note))
        self._covered.hide_pending()
        self._covered.advance()

    def _computer_moved(self, decision: AgentDecision) -> None:
        """Play the computer's decision, or show it as a plan."""
        history = self._view.history
        seat, actions = history.seat_to_move, legal_actions(history.state)
        if not self._covered.is_pending and self.teammates.wants_say(seat, len(actions)):
            self._propose(TeammatePlan(seat, actions[decision.index], tuple(actions), decision))
        else:
            self._play(actions[decision.index], signed(history, seat, decision))

    def _propose(self, plan: TeammatePlan) -> None:
        self.teammates.plan = plan
        self._pace.stop_skipping()
        self._computer.show_seat(-1)
        if not self._hand_screen(self._view.player_to_move):  # of two persons, to the plan's side
            self._show_plan(plan)

    def _show_plan(self, plan: TeammatePlan) -> None:
        self._view.redraw_needed.emit()
        self._announcements.sum_up()
        self.teammates.proposed.emit(plan)

    def _go_on(self) -> None:
        """Continue at a stop or at a decision."""
        if self._view.shown.has_arrived:
            self._proceed()
        else:
            self._covered.advance()

    def _proceed(self) -> None:
        """Continue with the next decision, or with the plan that waits."""
        if self.teammates.plan is not None:
            self._show_plan(self.teammates.plan)
            return
        answer = self.teammates.consent() or self.windows.passing()
        if answer is not None:
            self._play(answer, AUTO)
            return
        if (action := self.series.next()) is not None:
            self._decide(action)
            return
        history = self._view.history
        if history.is_persons_turn and self._hand_screen(self._view.player_to_move):
            return
        computer = -1 if history.is_persons_turn else history.seat_to_move
        if computer < 0:
            self._pace.stop_skipping()
        self._computer.begin(computer)
        self._view.redraw_needed.emit()
        if history.outcome is not None:
            self._announcements.sum_up()
            self.ended.emit(history.outcome)
        elif computer < 0:
            self._ask()

    def _hand_screen(self, player: int) -> bool:
        """Give the screen to this player; return whether there is something to be seen first."""
        missed = self._moments.take_missed(player) if player != self._view.viewer else []
        self._view.shown.travel(missed)
        self._announcements.hand_screen(player)
        if missed:
            self._covered.advance()
        return bool(missed)

    def _ask(self) -> None:
        observation = self._view.observation
        question = observation.agenda[-1]
        assert isinstance(question, Decision)
        self._announcements.sum_up()
        self.asked.emit(question.prompt(observation), observation.actions)
