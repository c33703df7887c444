"""The computer's part in one game: it moves for its seats, gives hints and watches the possible places."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QObject, Signal

from ai.agent import AgentDecision, decision_seed
from ai.levels import SEARCH, parse_spec
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.session.clock import Clock
from furyqt.controllers.session.history import History
from furyqt.controllers.session.pace import NewClock, Pace
from furyqt.rules.core.ruleset import asked_player

HINT_SPEC = "search:master"
QUIET_ITERATIONS = 60
"""At a window nobody may notice, a search does no more than this."""
QUIET_SECONDS = 0.15
"""Nor does it think longer: two windows in a row are over within a lull, however slow the machine is."""


def quiet_spec(text: str) -> str:
    """The agent that answers within a lull: the same, but a search does little work in little time."""
    spec = parse_spec(text)
    if spec.kind != SEARCH:
        return text
    if spec.level:
        whole = spec.thinking.iterations
        spec = msgspec.structs.replace(spec, divisor=spec.divisor * max(1, -(-whole // QUIET_ITERATIONS)))
    else:
        most = min(spec.thinking.iterations or QUIET_ITERATIONS, QUIET_ITERATIONS)
        spec = msgspec.structs.replace(spec, iterations=most, divisor=1)
    return msgspec.structs.replace(spec, seconds=QUIET_SECONDS).text


class AiClient(QObject):
    """Asks the worker on behalf of one game and hands on only the answers still wanted.

    What leaves this place towards the worker is `observe(state, player)`, nothing else of the game.
    """

    moved = Signal(object)
    """The Decision for the seat to move, when its time has come."""
    answered = Signal(object)
    """The Decision at a window, at once: nobody has noticed the question."""
    feigned = Signal()
    """A question that was asked for nothing but the time it takes is answered."""
    lulled = Signal()
    """The lull is over."""
    hinted = Signal(object)
    """The Decision the full-strength search would take for the player asked for."""
    placed = Signal(object)
    """The chance of each place, now and in each turn before, for the newest position asked about."""
    trouble = Signal(object)

    def __init__(self, worker: AiWorker, parent: QObject | None = None, new_clock: NewClock = Clock) -> None:
        super().__init__(parent)
        self._worker = worker
        self._move_ticket = self._hint_ticket = self._places_ticket = self._quiet_ticket = -1
        self._feigned_ticket = -1
        self.pace = Pace(self, new_clock)
        self.pace.released.connect(self.moved)
        self.pace.lulled.connect(self.lulled)
        worker.decided.connect(self._decided)
        worker.placed.connect(self._placed)
        worker.trouble.connect(self.trouble)

    @property
    def is_hinting(self) -> bool:
        """Whether a hint is being worked on."""
        return self._hint_ticket >= 0

    def ask_move(self, history: History, seat: int) -> None:
        """Ask the agent in this seat for a decision; it knows what the seat's player knows."""
        self._move_ticket = self._think(history, history.rules.seats[seat].player, history.seats[seat])

    def ask_quietly(self, history: History, seat: int) -> None:
        """Ask the agent in this seat at a window nobody may notice."""
        spec = quiet_spec(history.seats[seat])
        self._quiet_ticket = self._think(history, history.rules.seats[seat].player, spec)

    def feign(self, history: History, seat: int) -> None:
        """Ask as much work of the agent in this seat as at a window; only the time it takes is wanted.

        It is asked what the player to move would do, who may be the person: it is told what he knows.
        """
        spec, player = quiet_spec(history.seats[seat]), asked_player(history.state)
        self._feigned_ticket = self._think(history, player, spec)

    def ask_hint(self, history: History, player: int) -> None:
        """Ask what the full-strength search would do for this player, and why."""
        self._hint_ticket = self._think(history, player, HINT_SPEC, explain=True)

    def ask_places(self, history: History, player: int) -> None:
        """Ask where this player has to expect the hidden figure."""
        self._places_ticket = self._worker.places(history.record.game, history.observation(player))

    def move_now(self) -> None:
        """Let the search answer with what it has found so far; at a window it answers soon anyway."""
        self.pace.release()
        if self._quiet_ticket < 0 and self._feigned_ticket < 0:
            self._worker.move_now()

    def cancel(self) -> None:
        """Want none of the answers any more."""
        self.pace.forget()
        self._move_ticket = self._hint_ticket = self._places_ticket = self._quiet_ticket = -1
        self._feigned_ticket = -1
        self._worker.cancel()

    def leave(self) -> None:
        """Cancel, and listen to the worker no more."""
        self.cancel()
        self._worker.decided.disconnect(self._decided)
        self._worker.placed.disconnect(self._placed)
        self._worker.trouble.disconnect(self.trouble)

    def _think(self, history: History, player: int, spec: str, explain: bool = False) -> int:
        record = history.record
        seed = decision_seed(record.seed, history.ply)
        return self._worker.think(record.game, spec, history.observation(player), seed, explain)

    def _decided(self, ticket: int, decision: AgentDecision) -> None:
        if ticket == self._move_ticket:
            self._move_ticket = -1
            self.pace.hold(decision)
        elif ticket == self._quiet_ticket:
            self._quiet_ticket = -1
            self.answered.emit(decision)
        elif ticket == self._feigned_ticket:
            self._feigned_ticket = -1
            self.feigned.emit()
        elif ticket == self._hint_ticket:
            self._hint_ticket = -1
            self.hinted.emit(decision)

    def _placed(self, ticket: int, places: tuple[dict[int, float], ...]) -> None:
        if ticket == self._places_ticket:
            self._places_ticket = -1
            self.placed.emit(places)
