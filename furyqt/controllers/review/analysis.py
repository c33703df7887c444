"""The analysis of a recorded game: a search's expectation and the number of possible places, turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import msgspec
from PySide6.QtCore import QObject, Signal

from ai.agent import AgentDecision
from ai.whereabouts import Whereabouts
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.seats import SEARCH
from furyqt.rules.core.ruleset import Observation, asked_player

BUDGET = f"{SEARCH}50"
"""The search per turn; it is small enough that a whole game takes about ten seconds."""
LEAST_SWING = 0.05
"""In the game of docs/opponent.md this finds seven turning points for one side and four for the other."""
LEAST_GOAL_SWING = 0.1
"""In a chapter every simulated game reaches the goal or not, so the estimate varies more by itself."""
MOST_SWINGS = 10
MOST_GAMES = 8
"""The number of games that are remembered."""


class Mark(msgspec.Struct, frozen=True):
    """The findings about a turn of the game."""

    turn: int
    """The number of the turn's line in the record."""
    position: int
    """The number of actions before the turn."""
    chance: float | None = None
    """The chance of the viewer's side to win, from 0 to 1, in its own search."""
    places: int | None = None
    """The number of possible places of the hidden figure."""


class Swing(msgspec.Struct, frozen=True):
    """A turning point: the expectation changed considerably between two marks."""

    before: Mark
    after: Mark

    @property
    def change(self) -> float:
        """The improvement for the viewer's side, from -1 to 1."""
        return (self.after.chance or 0.0) - (self.before.chance or 0.0)


def swings(marks: Sequence[Mark], least: float = LEAST_SWING, most: int = MOST_SWINGS) -> tuple[Swing, ...]:
    """Return the largest changes between one estimate and the next, in the order of the game."""
    known = [mark for mark in marks if mark.chance is not None]
    found = [Swing(before, after) for before, after in pairwise(known)]
    large = sorted((swing for swing in found if abs(swing.change) >= least), key=_size, reverse=True)
    return tuple(sorted(large[:most], key=lambda swing: swing.after.position))


def _size(swing: Swing) -> float:
    return abs(swing.change)


def turns_of(replay: Replay, player: int) -> list[Mark]:
    """Return each turn's first position in which the player decides, else its first; and the end."""
    found: dict[int, Mark] = {}
    asked: set[int] = set()
    for position in range(replay.length):
        turn = replay.turn(position)
        is_asked = replay.asked(position) == player
        if turn not in found or (is_asked and turn not in asked):
            found[turn] = Mark(turn, position)
        if is_asked:
            asked.add(turn)
    marks = [found[turn] for turn in sorted(found)]
    if replay.outcome is not None and marks:
        marks.append(Mark(marks[-1].turn + 1, replay.length))
    return marks


class Findings:
    """The findings about recently analyzed games, so that no position is searched twice."""

    def __init__(self) -> None:
        self._games: dict[tuple[object, ...], tuple[int, tuple[Mark, ...]]] = {}

    def recall(self, replay: Replay, player: int) -> tuple[int, tuple[Mark, ...]] | None:
        """Return the number of turns analyzed for this game and player, and all its marks; or None."""
        return self._games.get(_key(replay, player))

    def keep(self, replay: Replay, player: int, done: int, marks: tuple[Mark, ...]) -> None:
        """Remember a game, and forget the least recently used one if there are too many."""
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
    """Analyzes a game turn by turn, with the knowledge of one allowed viewer.

    It has its own worker, so that a game in progress is not disturbed, and sends it only observations.
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
        """Analyze the game by this player's knowledge; NotOverError if that may not be viewed.

        For the hidden figure's player the possible places are not counted.
        """
        super().__init__(parent)
        replay.observation(player, 0)
        self._replay, self.player = replay, player
        self._new_worker, self._counts_places = new_worker, counts_places
        self._worker: AiWorker | None = None
        self._findings = findings or Findings()
        self._ticket = -1
        self._next, marks = self._findings.recall(replay, player) or (-1, ())
        self._marks = list(marks) or turns_of(replay, player)

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The turns of the game, in order, and the end."""
        return tuple(self._marks)

    @property
    def progress(self) -> tuple[int, int]:
        """The number of turns analyzed, and of all turns."""
        return (len(self._marks) if self.is_finished else max(0, self._next)), len(self._marks)

    @property
    def is_finished(self) -> bool:
        """Whether all turns are analyzed."""
        return self._next >= len(self._marks)

    @property
    def is_running(self) -> bool:
        """Whether the analysis is running."""
        return self._worker is not None

    def swings(self) -> tuple[Swing, ...]:
        """The turning points found so far."""
        has_goal = self._replay.aim(self.player) is not None
        return swings(self._marks, LEAST_GOAL_SWING if has_goal else LEAST_SWING)

    def start(self) -> None:
        """Begin, or continue after a stop."""
        if self._worker is not None or self.is_finished:
            return
        worker = self._worker = self._new_worker()
        worker.decided.connect(self._decided)
        worker.placed.connect(self._placed)
        self._next = max(0, self._next)
        self._look()

    def stop(self) -> None:
        """Release the worker; the findings stay."""
        worker, self._worker = self._worker, None
        self._ticket = -1
        if self._next > 0:
            self._findings.keep(self._replay, self.player, self._next, self.marks)
        if worker is not None:
            worker.decided.disconnect(self._decided)
            worker.placed.disconnect(self._placed)
            worker.close()
            worker.deleteLater()

    def _look(self) -> None:
        """Request the next turn, first the possible places of the hidden figure."""
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
        return self._replay.knowledge(self.player, self._marks[self._next].position)

    def _placed(self, ticket: int, places: Whereabouts) -> None:
        if ticket != self._ticket or self._worker is None:
            return
        if places.chances:
            self._keep(places=sum(1 for chance in places.now.values() if chance > 0))
        self._think(self._worker)

    def _think(self, worker: AiWorker) -> None:
        """Request the chance to win, if the player must decide."""
        seen, mark = self._seen(), self._marks[self._next]
        if seen.outcome is not None:  # the result is certain
            self._keep(chance=float(self._replay.rules.has_reached(seen.outcome, self.player)))
        if asked_player(seen) != self.player:
            self._go_on()
            return
        seed = self._replay.seed(self.player, mark.position)
        aim = self._replay.aim(self.player)
        self._ticket = worker.think(self._replay.rules.name, BUDGET, seen, seed, aim=aim)

    def _decided(self, ticket: int, decision: AgentDecision) -> None:
        if ticket == self._ticket:
            if decision.iterations:  # a random answer has no expectation
                self._keep(chance=decision.value)
            self._go_on()

    def _keep(self, **found: float | int) -> None:
        self._marks[self._next] = msgspec.structs.replace(self._marks[self._next], **found)

    def _go_on(self) -> None:
        self._next += 1
        self.updated.emit()
        self._look()
