"""One game at the table: it holds the truth and shows each player only what that player knows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.clock import Clock
from furyqt.controllers.session.history import History, new_history
from furyqt.controllers.session.information_check import InformationCheck, InformationWatch
from furyqt.controllers.session.pace import NewClock
from furyqt.controllers.session.seats import CASUAL, FULL, STRICT
from furyqt.controllers.session.teammates import TeammateTable
from furyqt.controllers.session.window_policy import AUTO, WindowPolicy
from furyqt.controllers.storage.autosave import Autosave
from furyqt.controllers.storage.files import write_atomically
from furyqt.controllers.storage.past_games import PastGame, past_game
from furyqt.rules.core.agenda import Action, Decision, IllegalActionError, State, pending_window
from furyqt.rules.core.record import Record, dumps
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import Text


class GameSession(TeammateTable):
    """A game being played.

    After an action the signals come in this order: `happened` for each event the viewer is told, `shown` only
    if the viewer changed, `thinking` if another computer thinks now or none (-1), `changed`, and last `recap`
    with `asked` or `proposed`, or `ended`, if it is so; when they come, `observation` is already the new one.
    On the way to it the table may stop (`is_between`): then `happened` and `changed` come for each stop.
    After a start, undo, redo or change of viewer everything is drawn afresh: `shown` comes in place of
    `happened`.  The session starts by itself when control returns to the event loop, so connect first;
    `start` does it at once.
    """

    def __init__(
        self,
        history: History,
        worker: AiWorker | None = None,
        journal: Path | None = None,
        parent: QObject | None = None,
        *,
        new_clock: NewClock = Clock,
    ) -> None:
        super().__init__(history, worker, parent, new_clock)
        self._is_closed = False
        self._windows = WindowPolicy()
        self._autosave = Autosave(journal, self)
        self._autosave.trouble_changed.connect(self.saving_changed)
        self._news = InformationWatch(self)
        self._news.answered.connect(self.changed)
        self._starting = QTimer(self, interval=0, singleShot=True)
        self._starting.timeout.connect(self.start)
        self._starting.start()

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

        UnknownGameError, OptionError, UnknownAgentError or ValueError for what nobody knows.  Without a
        worker the session makes one of its own and ends it in `close`.
        """
        return cls(new_history(game, options, seed, seats, undo, aids), worker, new_clock=new_clock)

    @classmethod
    def from_record(
        cls,
        record: Record,
        states: list[State],
        *,
        worker: AiWorker | None = None,
        journal: Path | None = None,
    ) -> GameSession:
        """Go on with a recorded game; `journal` is the autosave it came from, which then goes on too."""
        return cls(History(record, list(states)), worker, journal)

    @property
    def saving_trouble(self) -> Text | None:
        """Why the game is not being saved, or None; see `saving_changed`."""
        return self._autosave.trouble

    @property
    def autosave_path(self) -> Path | None:
        """The autosave's file, once there is one."""
        return self._autosave.path

    @property
    def can_undo(self) -> bool:
        """Whether the viewer's last decision may be taken back; in strict manner this may turn true a moment
        after an action (see `changed`).
        """
        if self._history.last_own_decision is None:
            return False
        return self.manner == CASUAL or self._news.told_nothing

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be done again."""
        return self._history.can_go_forward

    def start(self) -> None:
        """Show the position and let whoever is to move begin; later calls do nothing."""
        self._starting.stop()
        if not (self._is_started or self._is_closed):
            self._is_started = True
            self._draw_afresh()

    def close(self) -> None:
        """Stop thinking and let go of the worker; the autosave stays."""
        if self._is_closed:
            return
        self._is_closed = True
        self._starting.stop()
        self._autosave.retry()
        self._news.forget()
        self._ai.leave()
        if self._own_worker is not None:
            self._own_worker.close()

    def act(self, action: Action) -> None:
        """Play the viewer's action; IllegalActionError if it is not legal or nobody was asked."""
        if self._is_closed or not self.is_persons_turn:
            raise IllegalActionError(f"{action.text}: it is not this player's turn")
        if action not in self.observation.actions:
            raise IllegalActionError(action.text)
        self._decide(action, "")

    @property
    def can_pass_phase(self) -> bool:
        """Whether the person is asked at a window, and so may let it go by for this phase."""
        return self.is_persons_turn and pending_window(self.observation) is not None

    def pass_phase(self) -> None:
        """Let the pending window go by, and again whenever it comes in this phase, until there is something
        new to play; IllegalActionError if no window is pending.
        """
        window = pending_window(self.observation) if self.can_pass_phase else None
        if window is None:
            raise IllegalActionError("no window is pending")
        self._windows.skip_phase(self.rules, self.observation)
        self._decide(window.passing, "")

    def set_passed_windows(self, names: Iterable[str]) -> None:
        """Let the windows with these names go by without a question; see `Ruleset.windows`."""
        self._windows.set_passed(names)

    def _decide(self, action: Action, note: str) -> None:
        """Play what a person has decided."""
        self._is_started = True
        self._starting.stop()
        self._ai.cancel()
        self._is_own_action = True
        self._play(action, note)

    def undo(self) -> None:
        """Go back to the person's last own decision, if that is allowed."""
        ply = self._history.last_own_decision
        if ply is not None and self.can_undo:
            self._ai.cancel()
            self._history.go_back(ply)
            self._autosave.rewrite(self._history)
            self._draw_afresh()

    def redo(self) -> None:
        """Do again what was undone last."""
        if self.can_redo:
            self._ai.cancel()
            self._history.go_forward()
            self._autosave.rewrite(self._history)
            self._draw_afresh()

    def save(self, path: Path) -> None:
        """Write the record to a file in one step; OSError if that fails."""
        write_atomically(path, dumps(self._history.record, self._history.states).encode())

    def as_replay(self) -> Replay:
        """The game so far, to be looked at."""
        return Replay(self._history.record, self._history.states)

    def result(self, when: str) -> PastGame:
        """The finished game as the statistics keep it; ValueError if it goes on."""
        path = self.autosave_path
        return past_game(self._history, path.name if path is not None else when, when)

    def _write(self, action: Action, note: str, is_on_the_way: bool = False) -> None:
        earlier = self._history.observation(self._viewer)
        before = self._history.add(action, note, self._may_ask_computer, is_on_the_way=is_on_the_way)
        self._autosave.append(self._history, before)
        self._ask_whether_news(earlier)

    def _draw_afresh(self) -> None:
        self._drop_plan()
        self._windows.forget_phase()
        if self._is_quiet:
            self._history.veil()
        else:
            self._choose_viewer()
            self._look_back()
        self._count_as_told()
        self.shown.emit(self.observation)
        self._go_on()

    def _choose_viewer(self) -> None:
        """With several persons at one screen, it belongs to the one who must decide."""
        history = self._history
        if history.is_persons_turn:
            self._viewer = self.rules.seats[history.seat_to_move].player

    def _proceed(self) -> None:
        """Turn to whoever is to move."""
        history = self._history
        if (passing := self._passing()) is not None:
            self._play(passing, AUTO)
            return
        if history.is_persons_turn:
            self._hand_screen(self.rules.seats[history.seat_to_move].player)
        computer = -1 if history.is_persons_turn else history.seat_to_move
        if computer < 0:
            self._set_skipping(False)
        self._let_think(computer)
        self.changed.emit()
        if history.outcome is not None:
            self.ended.emit(history.outcome)
        elif computer < 0:
            question = self.observation.agenda[-1]
            assert isinstance(question, Decision)
            self._tell_recap()
            self.asked.emit(question.prompt(self.observation), self.observation.actions)

    def _passing(self) -> Action | None:
        """The action that lets a window go by at which the person does not want to be asked."""
        history = self._history
        if not history.is_persons_turn:
            return None
        player = self.rules.seats[history.seat_to_move].player
        return self._windows.passing(self.rules, history.observation(player))

    def _look_back(self) -> None:
        """Ask about the newest action again, after undo and redo."""
        self._news.forget()
        history = self._history
        if history.ply:
            earlier = self.rules.observe(history.states[-2], self._viewer)
            self._ask_whether_news(earlier)

    def _ask_whether_news(self, earlier: Observation) -> None:
        """Strict undo needs to know whether an own action told its player anything."""
        self._news.forget()
        history = self._history
        if self.manner == STRICT and earlier.to_move == self._viewer and history.is_own(history.ply - 1):
            action, after = history.record.actions[-1], history.observation(self._viewer)
            self._news.begin(InformationCheck(self.rules, earlier, action, after))
