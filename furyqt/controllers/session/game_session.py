"""One game in progress: it has the complete position and shows each player only that player's knowledge."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QTimer, Signal

from furyqt.controllers.computer.clock import Clock
from furyqt.controllers.computer.pace import NewClock
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.session.history import History, new_history
from furyqt.controllers.session.leader import Leader
from furyqt.controllers.session.seats import CASUAL, FULL
from furyqt.controllers.session.session_parts import SessionParts
from furyqt.controllers.session.turn_leader import TurnLeader
from furyqt.controllers.session.viewpoint import NotOverError
from furyqt.controllers.storage.journal import Journal
from furyqt.rules.core.agenda import Action, State
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import AnyRuleset, Observation, Outcome
from furyqt.rules.core.series import Series
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import Text


class GameSession(QObject):
    """A game in progress, composed of parts with one job each.

    `header`: options, seed, tags.  `archive`: autosave and files.  `undo_stack`: undo and redo.  `windows`:
    prompts that pass without asking.  `teammates`: plans of computers beside a person.  `computer`: whose
    computer thinks.  `pace`: how long its actions wait.  `moments`: what must have been seen before the table
    goes on.  `advice`: hints and possible places.

    After an action the signals come in this order: `happened` for each event the viewer learns of, `shown`
    only if the viewer changed, `thinking` if another computer thinks now or none (-1), `redraw_needed`, and
    last `recap` with `asked`, `proposed` or `ended`, if it is so; when they come, `observation` is already
    the new one.  On the way to it the table may stop (`is_between`): then `happened` and `redraw_needed` come
    for each stop.  After a start, undo, redo or change of viewer everything is drawn again: `shown` comes in
    place of `happened`.  The session starts automatically when control returns to the event loop, so connect
    first; `start` does it at once.
    """

    shown = Signal(object)
    """The viewer's Observation: draw everything."""
    happened = Signal(object)
    """One Event that the viewer learns of."""
    asked = Signal(object, object)
    """(the prompt as a Text, the legal actions as a tuple): a person must decide."""
    thinking = Signal(int)
    """The seat whose computer thinks now, or -1."""
    ended = Signal(object)
    """The Outcome."""
    redraw_needed = Signal()
    """The position shown, or what can be done in it, may be different: draw both again."""
    hinted = Signal(object)
    """The AgentDecision of the full-strength search for the viewer."""
    places = Signal(object)
    """A tuple of dicts from place to chance: where the viewer has to expect the hidden figure now, and where
    it may have been at the end of each turn before."""
    proposed = Signal(object)
    """A TeammatePlan that waits for the person to agree, or to choose another action."""
    recap = Signal(object)
    """The Events since the viewer's last decision, a tuple; comes before `asked` and `proposed`."""
    trouble = Signal(object)
    """A Text: a problem the person should know."""
    saving_changed = Signal(object)
    """A Text as long as the game cannot be saved, None when it is saved again."""
    thinking_changed = Signal(object)
    """A Text as long as the computer's search fails, None when it works again."""

    def __init__(self, parts: SessionParts, leader: Leader) -> None:
        super().__init__()
        self._view, self._parts, self._leader = parts.view, parts, leader
        self._announcements = parts.announcements
        parts.setParent(self)
        leader.setParent(self)
        self.is_lesson = leader.is_lesson
        self.header, self.archive = parts.view.header, leader.archive
        self.undo_stack, self.windows, self.teammates = leader.undo_stack, leader.windows, leader.teammates
        self.computer, self.pace, self.advice = parts.computer, parts.pace, parts.advice
        self.moments = parts.moments
        self.chapter = leader.chapter
        """The campaign chapter that is played, or None."""
        self._forward()
        self._starting = QTimer(self, interval=0, singleShot=True)
        self._starting.timeout.connect(self.start)
        self._starting.start()

    def _forward(self) -> None:
        """Emit as its own what the parts emit."""
        for own, part in (
            (self.shown, self._announcements.shown),
            (self.happened, self._announcements.happened),
            (self.recap, self._announcements.recap),
            (self.asked, self._leader.asked),
            (self.ended, self._leader.ended),
            (self.proposed, self.teammates.proposed),
            (self.thinking, self.computer.thinking),
            (self.hinted, self.advice.hinted),
            (self.places, self.advice.places),
            (self.redraw_needed, self._view.redraw_needed),
            (self.trouble, self._parts.ai.trouble),
            (self.trouble, self.archive.moved),
            (self.saving_changed, self.archive.saving_changed),
            (self.thinking_changed, self._parts.ai.thinking_changed),
        ):
            part.connect(own)

    @classmethod
    def of(
        cls,
        history: History,
        worker: AiWorker | None = None,
        journal: Journal | None = None,
        *,
        new_clock: NewClock = Clock,
    ) -> GameSession:
        """The game with this history, led by its players.

        Without a worker the session creates one and ends it in `close`.  `journal` is the autosave that the
        game came from, which is then continued.
        """
        parts = SessionParts(history, worker, new_clock=new_clock)
        return cls(parts, TurnLeader(parts, journal))

    @classmethod
    def new(
        cls,
        game: str,
        options: Mapping[str, str],
        seed: int,
        seats: tuple[str, ...],
        undo: str = CASUAL,
        aids: str = FULL,
        *,
        worker: AiWorker | None = None,
        new_clock: NewClock = Clock,
    ) -> GameSession:
        """A new game; seats[seat] is "human" or an agent such as "search:normal", "greedy" or "random".

        UnknownGameError, OptionError, UnknownAgentError or ValueError for what is not known.
        """
        return cls.of(new_history(game, options, seed, seats, undo, aids), worker, new_clock=new_clock)

    @classmethod
    def from_record(
        cls,
        record: Record,
        states: list[State],
        *,
        worker: AiWorker | None = None,
        journal: Journal | None = None,
    ) -> GameSession:
        """A recorded game, to be continued."""
        return cls.of(History(record, list(states)), worker, journal)

    @property
    def rules(self) -> AnyRuleset:
        """The game."""
        return self._view.rules

    @property
    def table(self) -> Table:
        """The players, seats, windows and map of this game."""
        return self._view.table

    @property
    def seats(self) -> tuple[str, ...]:
        """Human or an agent's name for each seat."""
        return self._view.history.seats

    @property
    def persons(self) -> tuple[int, ...]:
        """The players who have at least one seat of a person."""
        return self._view.history.persons

    @property
    def viewer(self) -> int:
        """The player whose knowledge is shown."""
        return self._view.viewer

    @property
    def observation(self) -> Observation:
        """The viewer's observation."""
        return self._view.observation

    @property
    def ply(self) -> int:
        """The number of actions played."""
        return self._view.history.ply

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game, or None."""
        return self._view.outcome

    @property
    def is_over(self) -> bool:
        """Whether the game has ended in the displayed position."""
        return self._view.is_over

    @property
    def is_persons_turn(self) -> bool:
        """Whether the viewer, a person, must decide now."""
        return self._view.is_persons_turn

    @property
    def goal(self) -> Text | None:
        """The goal of the viewer's search, unless it is the victory."""
        return self._view.history.remaining(self.viewer, self.ply)

    @property
    def series(self) -> tuple[Series, ...]:
        """The choices of the viewer for several decisions in a row; `act` takes them, too."""
        return self._leader.series.offered

    @property
    def is_between(self) -> bool:
        """Whether the table stops at a moment, or because the other side might be prompted."""
        return not self._view.shown.has_arrived

    def start(self) -> None:
        """Show the position and start the turn; later calls do nothing."""
        view = self._view
        if not (view.is_started or view.is_closed):
            view.is_started = True
            self._leader.draw_all()

    def close(self) -> None:
        """Stop thinking and release the worker; the autosave stays."""
        if not self._view.is_closed:
            self._view.is_closed = True
            self._starting.stop()
            self._leader.close()
            self._parts.close()

    def act(self, action: Action) -> None:
        """Take the viewer's action or series; IllegalActionError if it is not legal now."""
        self._leader.act(action)

    def watch(self, player: int) -> None:
        """Show another player's knowledge, to spectators and after the end; otherwise NotOverError."""
        if self.persons and not self.is_over:
            raise NotOverError("a player sees only their own knowledge until the game is over")
        self._view.viewer = player
        self._announcements.draw_all()
        self.advice.update_places()
