"""The game so far and the way back: the record, the positions, and what was undone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date

from furyqt import __version__
from furyqt.controllers.session.seats import (
    CASUAL,
    FULL,
    HUMAN,
    aids_of,
    deciding_seat,
    persons,
    seat_tags,
    seats_of,
    taken_back,
    undo_manner,
)
from furyqt.controllers.session.teammate_plan import is_own_note
from furyqt.controllers.session.window_policy import AUTO
from furyqt.rules.core.agenda import Action, State, Step, is_over, play, stops
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import Observation, Outcome, ruleset


class History:
    """The truth of one game, from its opening position to now.  States are immutable, so going back is
    dropping the newer ones.
    """

    def __init__(self, record: Record, states: list[State]) -> None:
        self.record = record
        self.states = states
        self.rules = record.rules
        self.table = record.table
        self.seats = seats_of(record)
        self.persons = persons(self.rules, self.seats)
        self._ahead: list[tuple[Record, list[State]]] = []
        self._seen: dict[int, Observation] = {}
        self._stops: list[State] = []

    @property
    def state(self) -> State:
        """The position now."""
        return self.states[-1]

    @property
    def shown(self) -> State:
        """The position the table shows: on the way of the newest action to `state`, and at its end that."""
        return self._stops[0] if self._stops else self.state

    @property
    def has_arrived(self) -> bool:
        """Whether the position shown is the newest."""
        return not self._stops

    @property
    def stops_ahead(self) -> int:
        """How often the table stops on the way to the newest position, counting the present stop."""
        return len(self._stops)

    def go_to_next_stop(self) -> None:
        """Show the next position on the way."""
        del self._stops[:1]
        self._seen.clear()

    def veil(self) -> None:
        """Show the position without the question that is pending."""
        hidden = self.state.clone()
        hidden.agenda = hidden.agenda[:-1]
        self._stops = [hidden]
        self._seen.clear()

    @property
    def ply(self) -> int:
        """The number of actions played."""
        return len(self.record.actions)

    @property
    def seat_to_move(self) -> int:
        """The seat that must decide, or -1 when the game is over."""
        return deciding_seat(self.rules, self.seats, self.state)

    @property
    def is_persons_turn(self) -> bool:
        """Whether a person must decide now."""
        return self.is_persons(self.ply)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return is_over(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.rules.outcome(self.state)

    @property
    def manner(self) -> str:
        """How decisions may be taken back: casual or strict."""
        return undo_manner(self.record.tags)

    @property
    def can_go_forward(self) -> bool:
        """Whether something undone can be done again."""
        return bool(self._ahead)

    def observation(self, player: int) -> Observation:
        """What a player knows in the newest position."""
        if self.has_arrived:
            return self.seen(player)
        return self.rules.observe(self.state, player)

    def seen(self, player: int) -> Observation:
        """What a player knows in the position shown."""
        if player not in self._seen:
            self._seen[player] = self.rules.observe(self.shown, player)
        return self._seen[player]

    def add(
        self,
        action: Action,
        note: str = "",
        stop: Callable[[Step], bool] | None = None,
        *,
        is_on_the_way: bool = False,
    ) -> State:
        """Play an action and return the position before it; IllegalActionError if it is not legal.

        The table then stops before each step wanted by `stop`, after the stops that lie ahead already if it
        is on the way.
        """
        before = self.state
        after = play(before, action)
        ahead = self._stops if is_on_the_way else []
        self._stops = ahead if stop is None else ahead + stops(before, action, stop)
        self.record = self.record.added(action, note)
        self.states.append(after)
        self._ahead.clear()
        self._seen.clear()
        return before

    def is_persons(self, ply: int) -> bool:
        """Whether the decision of this ply is a person's."""
        seat = deciding_seat(self.rules, self.seats, self.states[ply])
        return seat >= 0 and self.seats[seat] == HUMAN

    @property
    def last_own_decision(self) -> int | None:
        """The ply of the newest decision a person has really made."""
        if not self.persons:
            return None
        return next((ply for ply in range(self.ply - 1, -1, -1) if self.is_own(ply)), None)

    def is_own(self, ply: int) -> bool:
        """Whether a person really took the decision of this ply, or had a say in a computer's."""
        note = self.record.notes[ply]
        return is_own_note(note) or (note != AUTO and self.is_persons(ply))

    def go_back(self, ply: int) -> None:
        """Return to the position before the action of this ply; a casual game's record is marked."""
        self._ahead.append((self.record, self.states[ply + 1 :]))
        record = self.record.cut(ply)
        if self.manner == CASUAL:
            count = str(taken_back(record.tags) + 1)
            record = replace(record, tags={**record.tags, "TakenBack": count})
        self.record = record
        del self.states[ply + 1 :]
        self._stops.clear()
        self._seen.clear()

    def go_forward(self) -> None:
        """Do again what was undone last; the mark of having gone back stays."""
        undone, states = self._ahead.pop()
        self.record = replace(undone, tags=self.record.tags)
        self.states += states
        self._stops.clear()
        self._seen.clear()


def new_history(
    game: str,
    options: Mapping[str, str],
    seed: int,
    seats: tuple[str, ...],
    undo: str = CASUAL,
    aids: str = FULL,
) -> History:
    """A game about to begin.

    UnknownGameError, OptionError, UnknownAgentError or ValueError for what the game does not know.
    """
    rules = ruleset(game)
    manners = {"Undo": undo_manner({"Undo": undo}), "Aids": aids_of({"Aids": aids})}
    tags = {"Date": date.today().isoformat(), "Program": __version__, **seat_tags(rules, seats), **manners}
    checked = rules.checked_options(options)
    record = Record(game, seed, checked, tags=tags)
    return History(record, [rules.setup(checked, seed)])
