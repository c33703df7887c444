"""A recorded game as one player saw it, step by step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from furyqt.controllers.chapters.story import Beat
from furyqt.controllers.review.known_actions import known_plies
from furyqt.controllers.session.history import History, seed_for
from furyqt.controllers.session.seats import persons_view
from furyqt.controllers.session.viewpoint import NotOverError
from furyqt.rules.core.agenda import State
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.events import Event
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import AnyRuleset, Observation, Outcome, asked_player
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import Text


class Replay(QObject):
    """A record and a position in it, from 0 (the opening) to `length` (the end).

    Before the end of the game only the person's own player is an allowed viewer: of two persons the one who
    must decide, for spectators the first player. Afterwards all players are, which reveals hidden
    information.
    """

    shown = Signal(object)
    """The Observation at the new position: draw everything."""
    happened = Signal(object)
    """One Event of the action just passed: comes before `stepped`, and only for one step forward."""
    stepped = Signal(int)
    """The new position, after `shown` or, for one step forward, after `happened`."""

    def __init__(self, record: Record, states: list[State], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = History(record, list(states))
        humans = self._history.persons
        if len(humans) > 1 and not self._history.is_over:
            humans = (asked_player(self._history.state),)
        everybody = tuple(range(len(self._history.table.players)))
        self.allowed_viewers = everybody if self._history.is_over else humans or (0,)
        """The players whose knowledge may be shown."""
        self._player = (humans or (0,))[0]
        viewer = None if self._history.is_over else self._player
        self._plies = (*known_plies(record, self._history.states, viewer), self._history.ply)
        """The number of actions before each position: a prompt that the viewer did not notice has none."""
        self._position = 0

    @property
    def record(self) -> Record:
        """The record of the game with all hidden information, for saving only."""
        return self._history.record

    @property
    def table(self) -> Table:
        """The players, seats, windows and map of the game."""
        return self._history.table

    @property
    def rules(self) -> AnyRuleset:
        """The rules of the game."""
        return self._history.rules

    @property
    def seats(self) -> tuple[str, ...]:
        """Human or an agent's name for each seat."""
        return self._history.seats

    @property
    def length(self) -> int:
        """The number of actions that the viewer knows of; after the end of the game, of all actions."""
        return len(self._plies) - 1

    @property
    def position(self) -> int:
        """The number of actions played so far."""
        return self._position

    @property
    def beats(self) -> tuple[Beat, ...]:
        """The words that a chapter's writer had added up to the position, for a viewer of that side."""
        course = self._history.course
        if course is None or self._player != course.game.campaign.player:
            return ()
        return course.beats(self._history.states[self._plies[self._position]])

    @property
    def player(self) -> int:
        """The player whose knowledge is shown."""
        return self._player

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game, or None."""
        return self._history.outcome

    def observation(self, player: int | None = None, position: int | None = None) -> Observation:
        """Return a player's observation at a position (default: viewer, here); NotOverError for a secret.

        Before the end it is as the persons in the player's seats may see it.
        """
        return self.narrowed(self.knowledge(player, position))

    def knowledge(self, player: int | None = None, position: int | None = None) -> Observation:
        """Return everything that a player knows at a position: for a search, not for a screen."""
        viewer = self._player if player is None else player
        if viewer not in self.allowed_viewers:
            raise NotOverError("the truth is uncovered after the end only")
        place = self._position if position is None else position
        if place == self.length and self._history.is_over:  # a chapter's end is in no state
            return self._history.observation(viewer)
        return self._history.rules.observe(self._history.states[self._plies[place]], viewer)

    def narrowed(self, seen: Observation) -> Observation:
        """Return an observation as it may be shown now; the same value if nothing is hidden."""
        history = self._history
        if history.is_over:
            return seen
        return persons_view(history.rules, history.table, history.seats, seen)

    def turn(self, position: int) -> int:
        """Return the number of the turn of the action after a position: its line of the record."""
        return self._history.rules.line(self._history.states[self._plies[position]])

    def asked(self, position: int) -> int:
        """Return the player who decides at a position, or -1 at the end."""
        return asked_player(self._history.states[self._plies[position]])

    def seed(self, player: int, position: int) -> int:
        """Return the seed of a player's decision at a position."""
        return seed_for(self._history, player, self._plies[position])

    def aim(self, player: int) -> Aim | None:
        """Return what a player plays for if the game is a chapter."""
        return self._history.aim_of(player)

    def remaining(self, player: int, position: int) -> Text | None:
        """Return what the goal of the chapter lacks at a position, if this player's search knows it."""
        return self._history.remaining(player, self._plies[position])

    def commented(self, player: int, told: Sequence[Event]) -> tuple[Event, ...]:
        """Return a player's events, in a chapter with remarks about what counts for that player's goal."""
        return self._history.commented(player, told)

    def summary_rows(self) -> tuple[tuple[Text, Text], ...]:
        """Return what the judge of a finished chapter has counted, each number with its name."""
        return self._history.summary_rows()

    def set_position(self, position: int) -> None:
        """Go to a position, or to the nearest there is; one step forward emits events."""
        before, after = self._position, max(0, min(position, self.length))
        if after == before:
            return
        self._position = after
        if after == before + 1:
            for event in self._told(before):
                self.happened.emit(event)
        else:
            self.shown.emit(self.observation())
        self.stepped.emit(after)

    def set_player(self, player: int) -> None:
        """Show another player's knowledge; NotOverError if the player is not an allowed viewer."""
        if player not in self.allowed_viewers:
            raise NotOverError("the truth is uncovered after the end only")
        self._player = player
        self.shown.emit(self.observation())

    def start(self) -> None:
        """Show the first position."""
        self.shown.emit(self.observation())
        self.stepped.emit(self._position)

    def _told(self, before: int) -> tuple[Event, ...]:
        earlier = self.observation(position=before)
        return self.observation().events[len(earlier.events) :]
