"""A table that tells nobody whether the other side was asked at a window of play.

Some steps of a game ask a player only if he holds something for the moment; that they come is public, that
they ask is not.  Wherever such a step might ask a side that computers play, the table stops: it shows the
position before the step, waits for the lull, and goes on.  If the side is asked after all, its computer
answers within that time, unnoticed; when it lets the window go by, everything that can be seen and heard is
the same as if it had not been asked.  If it is not asked, its computer gets as much to think about as if it
were, so that a slow machine takes its time in both cases.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from ai.agent import AgentDecision
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.session.clock import Clock
from furyqt.controllers.session.computer_table import ComputerTable
from furyqt.controllers.session.history import History
from furyqt.controllers.session.pace import NewClock
from furyqt.rules.core.agenda import Action, Step, legal_actions, pending_window, player_to_move


class QuietTable(ComputerTable):
    """Shows what happens stop by stop, and lets computers answer at windows unnoticed."""

    def __init__(
        self, history: History, worker: AiWorker | None, parent: QObject | None, new_clock: NewClock = Clock
    ) -> None:
        super().__init__(history, worker, parent, new_clock)
        self._told = 0
        self._recapped: dict[int, int] = {}
        """How much of what he was told each person has decided upon; a screen may have two."""
        self._is_own_action = self._is_unnoticed = False
        self._quiet_answer: AgentDecision | None = None
        self._has_lulled = self._is_feigning = False
        self._ai.feigned.connect(self._feigned)
        self._ai.answered.connect(self._answered_quietly)
        self._ai.lulled.connect(self._lull_over)

    @property
    def is_between(self) -> bool:
        """Whether the table stops where the other side might be asked."""
        return not self._history.has_arrived

    def _may_ask_computer(self, step: Step) -> bool:
        """Whether a step may ask a side that is a computer's, and a person must not notice."""
        asked, persons = step.may_ask(), self._history.persons
        return bool(persons) and asked >= 0 and asked not in persons

    @property
    def _is_quiet(self) -> bool:
        """Whether a computer is asked at a window and a person must not notice."""
        history = self._history
        if not (history.persons and pending_window(history.state)):
            return False
        return player_to_move(history.state) not in history.persons

    # Telling

    def _tell_news(self) -> None:
        """Tell what is new in the position shown; pace and lull run from now, if it could be noticed."""
        events = self.observation.events
        news, self._told = events[self._told :], len(events)
        if news or not self._is_unnoticed:
            self._ai.pace.begin()
        for event in news:
            self.happened.emit(event)
        if self._is_own_action:
            self._is_own_action = False
            self._recapped[self._viewer] = self._told

    def watch(self, player: int) -> None:
        """Look with another player's eyes, as allowed; nothing they know is news."""
        super().watch(player)
        self._count_as_told()

    def _count_as_told(self) -> None:
        """Everything is drawn afresh: nothing up to now is news."""
        self._told = len(self.observation.events)
        people = {self._viewer, *self.persons}
        self._recapped = {player: len(self._history.seen(player).events) for player in people}
        self._is_unnoticed = self._is_own_action = False
        self._ai.pace.begin()

    def _hand_screen(self, player: int) -> None:
        """Let the screen belong to this player; nothing the player knows is news."""
        if player != self._viewer:
            self._viewer = player
            self._told = len(self.observation.events)
            self.shown.emit(self.observation)

    def _tell_recap(self) -> None:
        """Sum up what the person was told since his last decision."""
        self.recap.emit(self.observation.events[self._recapped.get(self._viewer, 0) :])

    # Stopping

    def _play(self, action: Action, note: str) -> None:
        """Play an action and tell what comes of it."""
        self._write(action, note)
        if self._history.has_arrived and self._is_quiet:
            self._history.veil()
        self._make_it_think()
        self._show_stop()

    def _make_it_think(self) -> None:
        """At a stop the computer has to think in any case: about its window, or for appearance's sake."""
        self._is_feigning = False
        self._ask_if_quiet()
        history = self._history
        if not (history.has_arrived or history.is_over or self._is_quiet):
            self._is_feigning = True
            self._ai.feign(history, self._asked_seat())

    def _asked_seat(self) -> int:
        """The first seat of the side that might be asked at the present stop."""
        return self.rules.seats_of(self._history.shown.agenda[-1].may_ask())[0]

    def _ask_if_quiet(self) -> None:
        """Ask the computer at a window at once: the table may still be on its way there."""
        self._quiet_answer = None
        if self._is_quiet:
            self._ai.ask_quietly(self._history, self._history.seat_to_move)

    def _feigned(self) -> None:
        self._is_feigning = False
        if self._has_lulled:
            self._leave_stop()

    def _show_stop(self) -> None:
        """Show the position up to which nothing hangs on hidden cards, and stop there or go on."""
        self._tell_news()
        if self._history.has_arrived:
            self._is_unnoticed = False
            self._proceed()
        else:
            self.changed.emit()
            self._has_lulled = False
            self._ai.pace.lull()

    def _lull_over(self) -> None:
        self._has_lulled = True
        self._leave_stop()

    def _leave_stop(self) -> None:
        """Go on to the next stop; at the last one a computer may still think, or play a card."""
        if self._is_feigning:
            return
        if self._history.stops_ahead > 1 or not self._is_quiet:
            self._is_unnoticed = True
            self._history.go_to_next_stop()
            self._show_stop()
        elif self._quiet_answer is not None:
            self._ai.pace.hold(self._quiet_answer)

    def _answered_quietly(self, decision: AgentDecision) -> None:
        """A window that was let go by is past before anybody sees the table arrive there."""
        state = self._history.state
        window, action = pending_window(state), legal_actions(state)[decision.index]
        assert window is not None
        if action == window.passing:
            self._write(action, self._signature(self._history.seat_to_move, decision), is_on_the_way=True)
            self._ask_if_quiet()
        else:
            self._quiet_answer = decision
        if self._has_lulled:
            self._leave_stop()

    def _go_on(self) -> None:
        """Take up again what was cancelled, at a stop or at a decision."""
        if self._history.has_arrived:
            self._proceed()
        else:
            self._make_it_think()
            self._show_stop()

    def _proceed(self) -> None:
        """Turn to whoever is to move."""
        raise NotImplementedError

    def _write(self, action: Action, note: str, is_on_the_way: bool = False) -> None:
        """Play an action and keep it; the table may be on its way still."""
        raise NotImplementedError
