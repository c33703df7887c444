"""Windows of a game in the terminal, at which a computer's prompt must stay unnoticed.

The rule is that of `computer.covered_windows`. Wherever a step might prompt a computer about its hidden
cards, the game stops, the events before the stop are printed, and the stop takes its time whether the
computer is prompted or not.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep
from typing import Protocol

from ai.agent import AgentDecision
from ai.levels import SEARCH, parse_spec
from furyqt.controllers.computer.ai_client import quiet_spec
from furyqt.controllers.session.history import History
from furyqt.controllers.session.shown_position import ShownPosition
from furyqt.rules.core.agenda import Action, Step, legal_actions, pending_window, player_to_move
from furyqt.rules.core.ruleset import asked_player

COVER_DELAY = 0.4
"""Seconds of a stop if a computer searches; two windows in a row are over within it."""


class Stopwatch(Protocol):
    """A clock for stops of constant duration."""

    def now(self) -> float:
        """Return the seconds since some moment."""
        ...

    def wait(self, seconds: float) -> None:
        """Wait for this time."""
        ...


class RealStopwatch:
    """The clock of the machine."""

    def now(self) -> float:
        """Return the seconds since the machine was started."""
        return monotonic()

    def wait(self, seconds: float) -> None:
        """Sleep."""
        sleep(seconds)


class CoveredStops:
    """The stops of one game; `decide` answers for a player by an agent's name, `play` plays an action.

    `play` is called with the seat that decides, the action, the decision and whether the game is on the way.
    """

    def __init__(
        self,
        history: History,
        shown: ShownPosition,
        decide: Callable[[int, str], AgentDecision],
        play: Callable[[int, Action, AgentDecision, bool], None],
        watch: Stopwatch | None = None,
    ) -> None:
        self._history = history
        self._shown = shown
        self._decide = decide
        self._play = play
        self._watch = watch or RealStopwatch()

    def may_ask_computer(self, step: Step) -> bool:
        """Return whether a step may prompt a player controlled by a computer."""
        asked = step.may_ask()
        return asked >= 0 and asked not in self._history.persons

    def hide_question(self) -> None:
        """Stop before a window at which a computer is prompted."""
        if self._shown.has_arrived and self._is_asked:
            self._shown.hide_question()

    def leave(self) -> None:
        """Think, with or without a prompt, and go to the next stop, or play the computer's card."""
        history, start = self._history, self._watch.now()
        asked = self._shown.stops_ahead == 1 and self._is_asked
        seat = history.seat_to_move if asked else self._seat_that_might_be_asked()
        card = None
        if asked:
            card = self._answer()
        else:
            self._ask_decoy(seat)
        if parse_spec(history.seats[seat]).kind == SEARCH:
            self._watch.wait(max(0.0, start + COVER_DELAY - self._watch.now()))
        self._shown.go_to_next_stop()
        if card is not None:
            self._play(*card, False)

    @property
    def _is_asked(self) -> bool:
        """Return whether a computer is prompted at a window in the newest position."""
        history = self._history
        return (
            not history.is_over
            and pending_window(history.state) is not None
            and player_to_move(history.state) not in history.persons
        )

    def _answer(self) -> tuple[int, Action, AgentDecision] | None:
        """Pass the windows at which the computer passes; return the card that it plays, if it plays one."""
        history = self._history
        while self._shown.stops_ahead == 1 and self._is_asked:
            seat = history.seat_to_move
            quiet = quiet_spec(history.record.game, history.seats[seat])
            decision = self._decide(history.table.seats[seat].player, quiet)
            window = pending_window(history.state)
            action = legal_actions(history.state)[decision.index]
            assert window is not None
            if action != window.passing:
                return seat, action, decision
            self._play(seat, action, decision, True)
        return None

    def _ask_decoy(self, seat: int) -> None:
        """Make the same effort without using the result, with the observation of the player to move."""
        history = self._history
        if not history.is_over:
            quiet = quiet_spec(history.record.game, history.seats[seat])
            self._decide(asked_player(history.state), quiet)

    def _seat_that_might_be_asked(self) -> int:
        history = self._history
        return history.table.seats_of(self._shown.state.agenda[-1].may_ask())[0]
