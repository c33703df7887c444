"""One person's game against computers, without an event loop and signals."""

from __future__ import annotations

from pathlib import Path

from ai.agent import AgentDecision
from ai.signature import signature
from furyqt.controllers.chapters.verdict import SEAL
from furyqt.controllers.engine.engine_host import EngineFactory
from furyqt.controllers.session.history import History
from furyqt.controllers.session.information_check import InformationCheck
from furyqt.controllers.session.notes import AUTO
from furyqt.controllers.session.seats import CASUAL, NO_UNDO, persons_view
from furyqt.controllers.session.series_play import SeriesPlay
from furyqt.controllers.session.shown_position import ShownPosition, Stop
from furyqt.controllers.storage.autosave import Autosave
from furyqt.controllers.storage.game_files import is_same_file, save_record
from furyqt.controllers.storage.journal import Journal
from furyqt.controllers.terminal.covered_stops import CoveredStops, Stopwatch
from furyqt.controllers.terminal.solo_computers import SoloComputers
from furyqt.rules.core.agenda import Action, legal_actions, pending_window
from furyqt.rules.core.events import Event
from furyqt.rules.core.ruleset import AnyRuleset, Observation


class SoloGame:
    """A game with one person, who takes some or all seats of one player.

    The autosave continues the journal that the game came from, if any.
    """

    def __init__(
        self,
        history: History,
        journal: Journal | None = None,
        watch: Stopwatch | None = None,
        new_engine: EngineFactory | None = None,
    ) -> None:
        self.history = history
        (self.player,) = history.persons
        self.autosave = Autosave(journal)
        self._shown = ShownPosition(history)
        self.computers = SoloComputers(history, self._shown, new_engine)
        self._stops = CoveredStops(history, self._shown, self.computers.decide, self._play, watch)
        self._stops.hide_question()
        self.series = SeriesPlay(self)
        self._events_shown = len(self.observation.events)

    @property
    def observation(self) -> Observation:
        """The person's observation of the position shown."""
        history, seen = self.history, self._shown.observation(self.player)
        return persons_view(history.rules, history.table, history.seats, seen)

    @property
    def rules(self) -> AnyRuleset:
        """The game."""
        return self.history.rules

    @property
    def is_persons_turn(self) -> bool:
        """Whether the person must decide now."""
        return not self.is_between and self.is_persons_next

    @property
    def is_persons_next(self) -> bool:
        """Whether the person must decide in the newest position."""
        return not self.history.is_over and self.history.is_persons_turn

    @property
    def is_between(self) -> bool:
        """Whether the game is at a stop where a computer might be prompted, unnoticed; see `leave_stop`."""
        return not self._shown.has_arrived

    def leave_stop(self) -> None:
        """Continue from such a stop, after the same time whether a computer is prompted or not."""
        self._stops.leave()

    @property
    def computer_to_move(self) -> int | None:
        """Return the seat whose computer must decide, or None, also at a stop."""
        seat = self.history.seat_to_move
        return None if self.is_between or seat < 0 or self.history.is_persons_turn else seat

    def heard(self) -> tuple[Event, ...]:
        """Return the person's new events since the last call."""
        events = self.commented
        new, self._events_shown = events[self._events_shown :], len(events)
        return new

    @property
    def commented(self) -> tuple[Event, ...]:
        """The person's events, in a chapter with remarks about what counts."""
        seen = self.observation
        return self.history.commented(seen.player, seen.events)

    def act(self, action: Action, note: str = "") -> None:
        """Play an action; IllegalActionError if it is not legal."""
        self._add(action, note, is_on_the_way=False)

    def pass_without_choice(self) -> bool:
        """Pass a window at which the person can only pass; return whether it was one."""
        state = self.history.state
        window, actions = pending_window(state), legal_actions(state)
        if self.history.is_over or window is None or len(actions) > 1:
            return False
        self.act(window.passing, AUTO)
        return True

    def let_computer_act(self, seat: int) -> None:
        """Play the decision of the agent in this seat; the record's note has its iterations."""
        agent, player = self.history.seats[seat], self.history.table.seats[seat].player
        decision = self.computers.decide(player, agent)
        action = self.history.observation(player).actions[decision.index]
        self._play(seat, action, decision, False)

    @property
    def last_decision(self) -> int | None:
        """Return the ply of the person's newest decision, or None."""
        return self.history.last_own_decision

    def can_undo(self) -> bool:
        """Whether the newest decision may be undone."""
        history = self.history
        if self.last_decision is None or history.undo_mode == NO_UNDO or SEAL in history.record.tags:
            return False
        return history.undo_mode == CASUAL or self._revealed_nothing()

    def undo(self) -> None:
        """Go back to the person's newest decision."""
        assert self.last_decision is not None
        self.history.go_back(self.last_decision)
        self._turned_page()

    def redo(self) -> None:
        """Redo the last undone action."""
        self.history.go_forward()
        self._turned_page()

    def save(self, path: Path) -> None:
        """Write the record in one step; OSError if that fails, or if a game is open that is saved there."""
        if not is_same_file(path, self.autosave.path):
            save_record(path, self.history)

    def _play(self, seat: int, action: Action, decision: AgentDecision, is_on_the_way: bool) -> None:
        game, agent = self.history.record.game, self.history.seats[seat]
        self._add(action, signature(game, agent, decision).text, is_on_the_way)

    def _add(self, action: Action, note: str, is_on_the_way: bool) -> None:
        way = self.history.add_with_stops(action, note, self._stops.may_ask_computer)
        stops = [Stop(state, is_covered=True) for state in way]
        if is_on_the_way:
            self._shown.travel_on(stops)
        else:
            self._shown.travel(stops)
        self._stops.hide_question()
        self.autosave.append(self.history, self.history.states[-2])

    def _turned_page(self) -> None:
        self.series.forget()
        self._shown.arrive()
        self.autosave.rewrite(self.history)
        self._events_shown = len(self.observation.events)

    def _revealed_nothing(self) -> bool:
        """Return whether the newest action was the person's and gave no new information."""
        history = self.history
        if not history.is_persons(history.ply - 1):
            return False
        earlier = history.rules.observe(history.states[-2], self.player)
        after = self._shown.observation(self.player)
        return InformationCheck(history.rules, earlier, history.record.actions[-1], after).finish()
