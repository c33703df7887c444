"""How a recorded game went: what a search expected, turn by turn, and how many places came into question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import msgspec
from PySide6.QtCore import QObject, Signal

from ai.agent import AgentDecision, decision_seed
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.seats import SEARCH
from furyqt.rules.core.ruleset import Observation, asked_player

BUDGET = f"{SEARCH}50"
"""What is thought about one turn: little enough that a whole game takes about ten seconds."""
LEAST_SWING = 0.08
MOST_SWINGS = 10
MOST_GAMES = 8
"""So many games are remembered."""


class Mark(msgspec.Struct, frozen=True):
    """A turn of the game as far as it has been looked into."""

    turn: int
    """The number of the record's line."""
    position: int
    """Where it begins: the number of actions before it."""
    chance: float | None = None
    """The chance of the viewer's side to win, from 0 to 1, as its own search sees it there."""
    places: int | None = None
    """How many places come into question for the hidden figure."""


class Swing(msgspec.Struct, frozen=True):
    """A turning point: what happened between two marks changed the expectation a good deal."""

    before: Mark
    after: Mark

    @property
    def change(self) -> float:
        """How much better the viewer's side stands afterwards, from -1 to 1."""
        return (self.after.chance or 0.0) - (self.before.chance or 0.0)


def swings(marks: Sequence[Mark], least: float = LEAST_SWING, most: int = MOST_SWINGS) -> tuple[Swing, ...]:
    """The largest changes between one estimate and the next, in the order of the game."""
    known = [mark for mark in marks if mark.chance is not None]
    found = [Swing(before, after) for before, after in pairwise(known)]
    large = sorted((swing for swing in found if abs(swing.change) >= least), key=_size, reverse=True)
    return tuple(sorted(large[:most], key=lambda swing: swing.after.position))


def _size(swing: Swing) -> float:
    return abs(swing.change)


class Findings:
    """What has been found out about the games looked into lately, so that nothing is thought about twice."""

    def __init__(self) -> None:
        self._games: dict[tuple[object, ...], tuple[int, tuple[Mark, ...]]] = {}

    def recall(self, replay: Replay, player: int) -> tuple[int, tuple[Mark, ...]] | None:
        """How many turns of this very game were looked into for this player, and all its marks; or None."""
        return self._games.get(_key(replay, player))

    def keep(self, replay: Replay, player: int, done: int, marks: tuple[Mark, ...]) -> None:
        """Remember a game, and forget the one not seen for longest if there are too many."""
        key = _key(replay, player)
        self._games.pop(key, None)
        self._games[key] = (done, marks)
        if len(self._games) > MOST_GAMES:
            del self._games[next(iter(self._games))]


def _key(replay: Replay, player: int) -> tuple[object, ...]:
    record = replay.record
    options = tuple(sorted(record.options.items()))
    return (record.game, record.seed, options, tuple(action.text for action in record.actions), player)


class Analysis(QObject):
    """Looks into one game turn by turn, with the knowledge of one allowed viewer.

    The worker is one of its own, so that a game on the table is not disturbed, and it is handed
    observations only.
    """

    updated = Signal()
    """`marks` have changed."""
    finished = Signal()

    def __init__(
        self,
        replay: Replay,
        player: int,
        new_worker: Callable[[], AiWorker] = AiWorker,
        parent: QObject | None = None,
        *,
        counts_places: bool = True,
        findings: Findings | None = None,
    ) -> None:
        """Analyze the game by what this player knows; NotOverError if the player is not an allowed viewer.

        Who is hidden himself need not count the places where he may be.
        """
        super().__init__(parent)
        replay.observation(player, 0)
        self._replay, self.player = replay, player
        self._new_worker, self._counts_places = new_worker, counts_places
        self._worker: AiWorker | None = None
        self._findings = findings or Findings()
        self._ticket = -1
        self._next, marks = self._findings.recall(replay, player) or (-1, ())
        self._marks = list(marks) or self._turns()

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The turns of the game, in order, and the end."""
        return tuple(self._marks)

    @property
    def progress(self) -> tuple[int, int]:
        """How many turns have been looked into, and of how many."""
        return (len(self._marks) if self.is_finished else max(0, self._next)), len(self._marks)

    @property
    def is_finished(self) -> bool:
        """Whether nothing is left to be looked into."""
        return self._next >= len(self._marks)

    @property
    def is_running(self) -> bool:
        """Whether it is at work."""
        return self._worker is not None

    def swings(self) -> tuple[Swing, ...]:
        """The turning points found so far."""
        return swings(self._marks)

    def start(self) -> None:
        """Begin, or go on where it was stopped."""
        if self._worker is not None or self.is_finished:
            return
        worker = self._worker = self._new_worker()
        worker.decided.connect(self._decided)
        worker.placed.connect(self._placed)
        self._next = max(0, self._next)
        self._look()

    def stop(self) -> None:
        """Let the worker go home; what is known stays."""
        worker, self._worker = self._worker, None
        self._ticket = -1
        if self._next > 0:
            self._findings.keep(self._replay, self.player, self._next, self.marks)
        if worker is not None:
            worker.decided.disconnect(self._decided)
            worker.placed.disconnect(self._placed)
            worker.close()
            worker.deleteLater()

    def _turns(self) -> list[Mark]:
        """Of each turn the first position in which the player is asked, else the first; and the end."""
        found: dict[int, Mark] = {}
        asked: set[int] = set()
        for position in range(self._replay.length):
            turn = self._replay.turn(position)
            is_asked = self._replay.asked(position) == self.player
            if turn not in found or (is_asked and turn not in asked):
                found[turn] = Mark(turn, position)
            if is_asked:
                asked.add(turn)
        marks = [found[turn] for turn in sorted(found)]
        if self._replay.outcome is not None and marks:
            marks.append(Mark(marks[-1].turn + 1, self._replay.length))
        return marks

    def _look(self) -> None:
        """Ask about the next turn, first where the hidden figure may be."""
        if self.is_finished:
            self.stop()
            self.finished.emit()
            return
        assert self._worker is not None
        if self._counts_places:
            self._ticket = self._worker.places(self._replay.rules.name, self._seen())
        else:
            self._think(self._worker)

    def _seen(self) -> Observation:
        return self._replay.observation(self.player, self._marks[self._next].position)

    def _placed(self, ticket: int, places: tuple[dict[int, float], ...]) -> None:
        if ticket != self._ticket or self._worker is None:
            return
        if places:
            self._keep(places=sum(1 for chance in places[0].values() if chance > 0))
        self._think(self._worker)

    def _think(self, worker: AiWorker) -> None:
        """Ask for the chance to win, where the player must decide."""
        seen, mark = self._seen(), self._marks[self._next]
        if seen.outcome is not None:  # that is certain
            self._keep(chance=float(self.player in seen.outcome.winners))
        if asked_player(seen) != self.player:
            self._go_on()
            return
        seed = decision_seed(self._replay.record.seed, mark.position)
        self._ticket = worker.think(self._replay.rules.name, BUDGET, seen, seed)

    def _decided(self, ticket: int, decision: AgentDecision) -> None:
        if ticket == self._ticket:
            if decision.iterations:  # an answer at random expects nothing
                self._keep(chance=decision.value)
            self._go_on()

    def _keep(self, **found: float | int) -> None:
        self._marks[self._next] = msgspec.structs.replace(self._marks[self._next], **found)

    def _go_on(self) -> None:
        self._next += 1
        self.updated.emit()
        self._look()
