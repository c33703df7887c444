"""The computer players of one game: moves for their seats, hints and the possible places."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QObject, Signal

from ai.agent import AgentDecision
from ai.levels import SEARCH, parse_spec
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.engine.supervisor import BY_RULE, NO_HINT, RESTARTED
from furyqt.controllers.session.history import History, seed_for
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.ruleset import asked_player
from furyqt.rules.core.text import Text, Texts

N_ = Texts("controllers")

FAILS = N_("The computer's search failed twice. Until it works again, moves follow a rule of thumb.")
HINT_SPEC = "search:master"
WARM_UP_SPEC = "search:1"
"""The search that makes the process load the game, so that the first hint is answered soon."""
QUIET_ITERATIONS = 60
"""The iterations of a search at a window that must stay unnoticed."""
QUIET_SECONDS = 0.15
"""The seconds of a search there: two windows in a row fit into the cover delay on any machine."""
_NONE = -1
"""The ticket of a request whose answer is not wanted."""


def quiet_spec(game: str, text: str) -> str:
    """Return the agent that answers within the cover delay: the same, but a search does little work."""
    spec = parse_spec(text)
    if spec.kind != SEARCH:
        return text
    if spec.level:
        whole = spec.thinking(game).iterations
        spec = msgspec.structs.replace(spec, divisor=spec.divisor * max(1, -(-whole // QUIET_ITERATIONS)))
    else:
        most = min(spec.thinking(game).iterations or QUIET_ITERATIONS, QUIET_ITERATIONS)
        spec = msgspec.structs.replace(spec, iterations=most, divisor=1)
    return msgspec.structs.replace(spec, seconds=QUIET_SECONDS).text


class AiClient(QObject):
    """Asks the worker on behalf of one game and passes on only the answers that are still wanted.

    The worker gets `observe(state, player)` and nothing else of the game.
    """

    moved = Signal(object)
    """The AgentDecision for the seat to move."""
    answered_quietly = Signal(object)
    """The AgentDecision at a window that must stay unnoticed."""
    decoy_answered = Signal()
    """A decoy request is answered."""
    hinted = Signal(object)
    """The AgentDecision that the full-strength search would take for a player."""
    hint_failed = Signal()
    """The search for a hint failed."""
    move_progressed = Signal(float)
    """The used share of the budget of the search for the seat to move."""
    hint_progressed = Signal(float, object)
    """(the used share of the hint's budget, the AgentDecision so far or None)."""
    hint_troubled = Signal(object)
    """A Text: the search for a hint was restarted or has failed."""
    placed = Signal(object)
    """The chance of each place, now and in each turn before, for the newest position asked about."""
    trouble = Signal(object)
    thinking_changed = Signal(object)
    """A Text as long as the search fails and moves follow a rule of thumb, None when it works again."""

    def __init__(self, worker: AiWorker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker, self._fails = worker, False
        self._forget()
        worker.decided.connect(self._decided)
        worker.progressed.connect(self._progressed)
        worker.placed.connect(self._placed)
        worker.trouble.connect(self._troubled)

    @property
    def is_hinting(self) -> bool:
        """Whether a hint is being calculated."""
        return self._hint != _NONE

    def ask_move(self, history: History, seat: int) -> None:
        """Ask the agent in this seat for a decision; it knows what the seat's player knows."""
        player = history.table.seats[seat].player
        self._move = self._think(history, player, history.seats[seat], history.aim_of_agent(player))

    def ask_quietly(self, history: History, seat: int) -> None:
        """Ask the agent in this seat at a window that must stay unnoticed."""
        spec, player = quiet_spec(history.record.game, history.seats[seat]), history.table.seats[seat].player
        self._quiet = self._think(history, player, spec, history.aim_of_agent(player))

    def ask_decoy(self, history: History, seat: int) -> None:
        """Give the agent in this seat as much work as at a window; only the time it takes is wanted.

        It gets the observation of the player to move, who may be the person, and answers for that player.
        """
        spec, player = quiet_spec(history.record.game, history.seats[seat]), asked_player(history.state)
        self._decoy = self._think(history, player, spec, history.aim_of_agent(player))

    def ask_hint(self, history: History, player: int) -> None:
        """Ask for the full-strength search's decision for this player, with reasons and its progress.

        No other request asks for the best action so far: it would be another player's secret.
        """
        aim = history.aim_of(player)
        self._hint = self._think(history, player, HINT_SPEC, aim, explain=True, wants_best=True)

    def warm_up(self, history: History, player: int) -> None:
        """Make the process load the game; it answers for this player, and nothing is emitted."""
        self._think(history, player, WARM_UP_SPEC, history.aim_of(player))

    def ask_places(self, history: History, player: int) -> None:
        """Ask where this player has to expect the hidden figure."""
        self._places = self._worker.places(history.record.game, history.observation(player))

    def move_now(self) -> None:
        """Make the search answer with what it has found so far; at a window it answers soon anyway."""
        if self._quiet == self._decoy == _NONE:
            self._worker.move_now()

    def cancel(self) -> None:
        """Drop all requests."""
        self._forget()
        self._worker.cancel()

    def leave(self) -> None:
        """Drop all requests and disconnect from the worker."""
        self.cancel()
        self._worker.decided.disconnect(self._decided)
        self._worker.progressed.disconnect(self._progressed)
        self._worker.placed.disconnect(self._placed)
        self._worker.trouble.disconnect(self._troubled)

    def _forget(self) -> None:
        self._move = self._quiet = self._decoy = self._hint = self._places = _NONE

    def _think(
        self,
        history: History,
        player: int,
        spec: str,
        aim: Aim | None,
        explain: bool = False,
        wants_best: bool = False,
    ) -> int:
        game, seen, seed = history.record.game, history.observation(player), seed_for(history, player)
        return self._worker.think(game, spec, seen, seed, explain, wants_best, aim)

    def _troubled(self, text: Text) -> None:
        """Pass a sentence on; that a rule of thumb decides holds longer than one."""
        if text == BY_RULE:
            self._fails = True
            self.thinking_changed.emit(FAILS)
        else:
            self.trouble.emit(text)
            if self.is_hinting and text in (RESTARTED, NO_HINT):
                self.hint_troubled.emit(text)

    def _decided(self, ticket: int, decision: AgentDecision | None) -> None:
        if self._fails and decision is not None and decision.iterations:
            self._fails = False
            self.thinking_changed.emit(None)
        if ticket == self._move:
            self._move = _NONE
            self.moved.emit(decision)
        elif ticket == self._quiet:
            self._quiet = _NONE
            self.answered_quietly.emit(decision)
        elif ticket == self._decoy:
            self._decoy = _NONE
            self.decoy_answered.emit()
        elif ticket == self._hint:
            self._hint = _NONE
            if decision is None:
                self.hint_failed.emit()
            else:
                self.hinted.emit(decision)

    def _progressed(self, ticket: int, share: float, best: AgentDecision | None) -> None:
        if ticket == self._move:
            self.move_progressed.emit(share)
        elif ticket == self._hint:
            self.hint_progressed.emit(share, best)

    def _placed(self, ticket: int, places: tuple[dict[int, float], ...]) -> None:
        if ticket == self._places:
            self._places = _NONE
            self.placed.emit(places)
