"""The course of a game: the record, the positions, and the undone actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date

from msgspec import structs

from ai.seeds import recorded_seed, with_own_seeds
from furyqt import __version__
from furyqt.controllers.chapters.conditions import summary_rows
from furyqt.controllers.chapters.course import course_of
from furyqt.controllers.chapters.remarks import commented, uncommented
from furyqt.controllers.chapters.verdict import SEAL, ChapterVerdict
from furyqt.controllers.session.notes import AUTO, is_own_note
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
    undo_mode,
)
from furyqt.rules.core.agenda import Action, State, Step, is_over, play, play_with_stops
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.campaign.tags import AIM, AIM_OF_CHAPTER
from furyqt.rules.core.events import Event
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import Observation, Outcome, ruleset
from furyqt.rules.core.text import Text


class History:
    """The complete positions of one game, from its opening to now.

    States are immutable, so going back means dropping the newer ones.
    """

    def __init__(self, record: Record, states: list[State]) -> None:
        self.record = record if record.actions else with_own_seeds(record)
        self.states = states
        self.rules = record.rules
        self.table = record.table
        self.seats = seats_of(record)
        self.persons = persons(self.table, self.seats)
        self.course = course_of(record)
        """The judge of a campaign chapter, whose verdict ends the game; None in an ordinary game."""
        self._ahead: list[tuple[Record, list[State]]] = []
        self._seen: dict[int, Observation] = {}

    @property
    def state(self) -> State:
        """The newest position."""
        return self.states[-1]

    @property
    def ply(self) -> int:
        """The number of actions played."""
        return len(self.record.actions)

    @property
    def seat_to_move(self) -> int:
        """The seat that must decide, or -1 when the game is over."""
        return -1 if self.is_over else deciding_seat(self.table, self.seats, self.state)

    @property
    def is_persons_turn(self) -> bool:
        """Whether a person must decide now."""
        return self.is_persons(self.ply)

    @property
    def is_over(self) -> bool:
        """Whether the game, or its chapter, has ended."""
        return is_over(self.state) or _verdict(self) is not None

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game, or None; a chapter's is its verdict."""
        found = _verdict(self)
        if found is None or self.course is None:
            return self.rules.outcome(self.state)
        counts = self.course.counts(self.state, self.record.tags.get(SEAL, ""))
        outcome = found.outcome(self.course.game, len(self.table.players), counts)
        own = self.rules.outcome(self.state)
        return outcome if own is None else structs.replace(outcome, reason=own.reason)

    def aim_of(self, player: int) -> Aim | None:
        """Return what a player plays for in a chapter; None for the other side, which does not know it."""
        return None if self.course is None else self.course.aim_of(player)

    def remaining(self, player: int, ply: int) -> Text | None:
        """Return the goal of a player's search after so many actions, unless it is the victory.

        In a chapter that is what the goal lacks, if this player knows it.
        """
        if self.course is not None:
            return self.course.remaining(self.states[ply], player)
        target = self.rules.target
        return None if target is None else target.words(player)

    def commented(self, player: int, told: Sequence[Event]) -> tuple[Event, ...]:
        """Return a player's events, in a chapter with remarks about what counts for that player's goal."""
        if self.course is None or self.aim_of(player) is None:
            return uncommented(player, told)
        return commented(self.course.game, told)

    def summary_rows(self) -> tuple[tuple[Text, Text], ...]:
        """Return what the judge of a finished chapter has counted, each number with its name."""
        if self.course is None or not self.is_over:
            return ()
        game = self.course.game
        return summary_rows(game, self.observation(game.campaign.player).events)

    def aim_of_agent(self, player: int) -> Aim | None:
        """Return the aim of a computer that plays for this player; in older records it had none."""
        return self.aim_of(player) if self.record.tags.get(AIM) == AIM_OF_CHAPTER else None

    @property
    def undo_mode(self) -> str:
        """The undo mode: casual or strict."""
        return undo_mode(self.record.tags)

    @property
    def can_go_forward(self) -> bool:
        """Whether an undone action can be redone."""
        return bool(self._ahead)

    def observation(self, player: int) -> Observation:
        """Return a player's observation of the newest position."""
        if player not in self._seen:
            seen = self.rules.observe(self.state, player)
            if _verdict(self) is not None:  # the chapter ends before the game: nothing is pending anymore
                seen = structs.replace(seen, agenda=(), actions=(), to_move=None, outcome=self.outcome)
            self._seen[player] = seen
        return self._seen[player]

    def add(self, action: Action, note: str = "") -> State:
        """Play an action and return the position before it; IllegalActionError if it is not legal."""
        before = self.state
        self._append(action, note, play(before, action))
        return before

    def add_with_stops(self, action: Action, note: str, wanted: Callable[[Step], bool]) -> list[State]:
        """Play an action and return the positions on its way that come before a wanted step.

        IllegalActionError if it is not legal.
        """
        after, stops = play_with_stops(self.state, action, wanted)
        self._append(action, note, after)
        return stops

    def _append(self, action: Action, note: str, after: State) -> None:
        self.record = self.record.added(action, note)
        self.states.append(after)
        self._ahead.clear()
        self.forget_seen()

    def seat_at(self, ply: int) -> int:
        """Return the seat that decides in the position of this ply, or -1 when the game is over."""
        return deciding_seat(self.table, self.seats, self.states[ply])

    def is_persons(self, ply: int) -> bool:
        """Return whether the decision of this ply is a person's."""
        if ply == self.ply and self.is_over:
            return False
        seat = self.seat_at(ply)
        return seat >= 0 and self.seats[seat] == HUMAN

    @property
    def person_seats(self) -> tuple[int, ...]:
        """The seats that persons have."""
        return tuple(seat for seat, name in enumerate(self.seats) if name == HUMAN)

    @property
    def last_own_decision(self) -> int | None:
        """Return the ply of the newest decision that a person really made."""
        if not self.persons:
            return None
        return next((ply for ply in range(self.ply - 1, -1, -1) if self.is_own(ply)), None)

    def is_own(self, ply: int) -> bool:
        """Return whether a person really made the decision of this ply, or influenced a computer's."""
        note = self.record.notes[ply]
        return is_own_note(note) or (note != AUTO and self.is_persons(ply))

    def go_back(self, ply: int) -> None:
        """Return to the position before the action of this ply; the record of a casual game is marked."""
        self._ahead.append((self.record, self.states[ply + 1 :]))
        record = self.record.cut(ply)
        if self.undo_mode == CASUAL:
            count = str(taken_back(record.tags) + 1)
            record = replace(record, tags={**record.tags, "TakenBack": count})
        self.record = record
        del self.states[ply + 1 :]
        self.forget_seen()

    def restart_at(self, ply: int) -> None:
        """Return to the position before the action of this ply, as if nothing had followed."""
        self.record = self.record.cut(ply)
        self._ahead.clear()
        del self.states[ply + 1 :]
        self.forget_seen()

    def go_forward(self) -> None:
        """Redo the last undone action; the mark of an undo stays."""
        undone, states = self._ahead.pop()
        self.record = replace(undone, tags=self.record.tags)
        self.states += states
        self.forget_seen()

    def forget_seen(self) -> None:
        """Note that the newest position, or its verdict, is another one."""
        self._seen.clear()
        if self.course is not None:
            self.record = self.course.stamped(self.record, self.state)


def seed_for(history: History, player: int, ply: int | None = None) -> int:
    """Return the seed of a player's decision in the newest position, or in that of a ply."""
    return recorded_seed(history.record, history.states, history.ply if ply is None else ply, player)


def _verdict(history: History) -> ChapterVerdict | None:
    """Return the verdict that ends a chapter in the newest position."""
    if history.course is None:
        return None
    return history.course.verdict(history.state, history.record.tags.get(SEAL, ""))


def new_history(
    game: str,
    options: Mapping[str, str],
    seed: int,
    seats: tuple[str, ...],
    undo: str = CASUAL,
    aids: str = FULL,
) -> History:
    """Start a new game.

    UnknownGameError, OptionError, UnknownAgentError or ValueError for an invalid argument.
    """
    rules = ruleset(game)
    modes = {"Undo": undo_mode({"Undo": undo}), "Aids": aids_of({"Aids": aids})}
    checked = rules.checked_options(options)
    own = seat_tags(rules.table(checked), seats)
    tags = {"Date": date.today().isoformat(), "Program": __version__, **own, **modes}
    record = Record(game, seed, checked, tags=tags)
    return History(record, [rules.setup(checked, seed)])
