"""A table at which computers sit: they think, give hints and watch the possible places."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ai.agent import AgentDecision
from ai.signature import signature
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.session.ai_client import AiClient
from furyqt.controllers.session.clock import Clock
from furyqt.controllers.session.history import History
from furyqt.controllers.session.pace import NewClock
from furyqt.controllers.session.table_session import NotOverError, TableSession


class ComputerTable(TableSession):
    """Asks the worker, and hands its moves to `_computer_moved`; without a worker it has one of its own."""

    def __init__(
        self, history: History, worker: AiWorker | None, parent: QObject | None, new_clock: NewClock = Clock
    ) -> None:
        super().__init__(history, parent)
        used_worker = worker or AiWorker()
        self._own_worker = None if worker else used_worker
        self._is_started = self._is_paused = self._wants_places = False
        self._least = self._lull = 0
        self._is_skipping = False
        self._ai = AiClient(used_worker, self, new_clock)
        self._ai.moved.connect(self._computer_moved)
        self._ai.hinted.connect(self._hint_found)
        self._ai.placed.connect(self.places)
        self._ai.trouble.connect(self.trouble)

    @property
    def is_paused(self) -> bool:
        """Whether the computer's thinking was cancelled and waits for `resume_thinking`."""
        return self._is_paused

    @property
    def is_hinting(self) -> bool:
        """Whether a hint is being worked on."""
        return self._ai.is_hinting

    @property
    def can_hint(self) -> bool:
        """Whether a hint may be asked for."""
        return self.is_persons_turn and not self.is_hinting and not self.is_on_paper

    def move_now(self) -> None:
        """Let the computer, or the hint, answer with what it has found so far."""
        self._ai.move_now()

    @property
    def is_skipping(self) -> bool:
        """Whether the computer acts without a wait until the person is asked again, or the game ends."""
        return self._is_skipping

    @property
    def can_skip(self) -> bool:
        """Whether a computer acts before the person is asked again or the game ends, and is not skipped."""
        return self._thinking >= 0 and not self._is_skipping

    def set_pace(self, milliseconds: int) -> None:
        """Let each of the computer's actions wait so long at least after the last one that was seen."""
        self._least = milliseconds
        self._ai.pace.set_least(0 if self._is_skipping else milliseconds)

    def set_lull(self, milliseconds: int) -> None:
        """Wait so long wherever the other side might be asked something, whether it is or not.

        Where nobody plays nothing can be given away, and who skips skips this wait, too.
        """
        self._lull = milliseconds
        self._ai.pace.set_lull(0 if self._is_skipping and not self.persons else milliseconds)

    def skip_wait(self) -> None:
        """Let an answer that waits for its time come at once."""
        self._ai.pace.release()

    def skip_to_decision(self) -> None:
        """Let the computer act without a wait until the person is asked again, or the game ends."""
        self._set_skipping(True)

    def stop_skipping(self) -> None:
        """Let the computer keep the pace again."""
        self._set_skipping(False)

    def _set_skipping(self, skipping: bool) -> None:
        if skipping != self._is_skipping:
            self._is_skipping = skipping
            self.changed.emit()
            self.set_pace(self._least)
            self.set_lull(self._lull)

    def cancel_thinking(self) -> None:
        """Stop the computer or the hint without an answer; `resume_thinking`, or undo, goes on."""
        self._is_paused = self._thinking >= 0 or not self._history.has_arrived
        self._ai.cancel()
        self._watch_places()
        self._set_thinking(-1)
        self.changed.emit()

    def resume_thinking(self) -> None:
        """Let the computer think again after `cancel_thinking`."""
        if self._is_paused:
            self._is_paused = False
            self._go_on()

    def request_hint(self) -> None:
        """Ask the full-strength search what it would do for the viewer; the answer is `hinted`."""
        if self.can_hint:
            self._ai.ask_hint(self._history, self._viewer)
            self.changed.emit()

    def request_possible_places(self, wanted: bool = True) -> None:
        """Tell by `places`, now and after every action, where the hidden figure may be, or stop telling."""
        self._wants_places = wanted and not self.is_on_paper
        if self._is_started:
            self._watch_places()

    def watch(self, player: int) -> None:
        """Look with another player's eyes: for spectators, and for everybody after the end; NotOverError
        otherwise.
        """
        if self.persons and not self.is_over:
            raise NotOverError("a player sees with his own eyes only until the game is over")
        self._viewer = player
        self.shown.emit(self.observation)
        self._watch_places()

    def _let_think(self, seat: int) -> None:
        """The computer in this seat thinks now, or none does (-1)."""
        self._is_paused = False
        self._watch_places()
        if seat >= 0:
            self._ai.ask_move(self._history, seat)
        self._set_thinking(seat)

    def _watch_places(self) -> None:
        if self._wants_places and self._history.has_arrived:
            self._ai.ask_places(self._history, self._viewer)

    def _set_thinking(self, seat: int) -> None:
        if seat != self._thinking:
            self._thinking = seat
            self.thinking.emit(seat)

    def _hint_found(self, decision: AgentDecision) -> None:
        self.hinted.emit(decision)
        self.changed.emit()

    def _signature(self, seat: int, decision: AgentDecision) -> str:
        """Who decided, and how long it thought."""
        return signature(self.seats[seat], decision).text

    def _computer_moved(self, decision: AgentDecision) -> None:
        """Play the answer."""
        raise NotImplementedError

    def _go_on(self) -> None:
        """Take up again what was cancelled."""
        raise NotImplementedError
