"""The agenda: a stack of small frozen steps that says what the game waits for.

A step is automatic (`run`) or a decision (`player`, `actions`, `apply`).  `push(A(), B())` does A first.  A
state holds immutable values only, so a shallow copy is a deep copy: undo is keeping the old state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, ClassVar, Self, TypeVar

import msgspec

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text

S = TypeVar("S", bound="State")


class IllegalActionError(ValueError):
    """The action is not among the legal ones of the position."""


class GameFinished(Exception):  # noqa: N818  not an error: it ends the step that won the game
    """Raised by the step that ends the game, so that the rest of that step does not happen.

    `advance`, `settle` and `stops` catch it; the agenda must be empty by then.
    """


class Action(msgspec.Struct, frozen=True, tag=True):
    """One choice of one player."""

    @property
    def text(self) -> str:
        """The action as one token of the game's notation."""
        raise NotImplementedError

    @property
    def place(self) -> int:
        """The index of the place on the map that the action names, or -1."""
        return -1


class Step(msgspec.Struct, frozen=True, tag=True):
    """One entry of the agenda."""

    automatic: ClassVar[bool] = True

    def run(self, state: Any) -> None:
        """What an automatic step does."""
        raise NotImplementedError


class Decision(Step, frozen=True):
    """A step that waits for a player."""

    automatic: ClassVar[bool] = False

    def player(self, state: Any) -> int:
        """Whose decision this is."""
        raise NotImplementedError

    def actions(self, state: Any) -> Sequence[Action]:
        """The legal actions, in the canonical order; never empty."""
        raise NotImplementedError

    def apply(self, state: Any, action: Any) -> None:
        """What the chosen action does."""
        raise NotImplementedError

    def prompt(self, position: Any) -> Text:
        """What the player is asked, as one sentence; `position` is a state or an observation."""
        raise NotImplementedError


class State(msgspec.Struct, kw_only=True):
    """The whole truth of a position; games add their fields.

    `told` is everything that has happened so far, or None in a play-out where nobody listens.
    """

    agenda: tuple[Step, ...] = ()
    chance: int = 0
    told: tuple[Event, ...] | None = ()

    def clone(self) -> Self:
        """The only copier: every field is immutable, so the copy shares them."""
        return copy(self)

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda; the first of them is done first."""
        self.agenda += steps[::-1]

    def tell(self, kind: type[Event], *values: Any) -> None:
        """Report an event, unless nobody listens."""
        if self.told is not None:
            self.told += (kind(*values),)


def is_over(state: State) -> bool:
    """Whether nothing is left to do."""
    return not state.agenda


def player_to_move(state: State) -> int | None:
    """The player whose decision is pending, or None: when the game is over, or on the way to a decision."""
    if not state.agenda or (step := state.agenda[-1]).automatic:
        return None
    return step.player(state)  # type: ignore[attr-defined, no-any-return]


def legal_actions(state: State) -> Sequence[Action]:
    """The legal actions of the pending decision; empty when the game is over or on the way to one."""
    if not state.agenda or (step := state.agenda[-1]).automatic:
        return ()
    return step.actions(state)  # type: ignore[attr-defined, no-any-return]


def play(state: S, action: Action) -> S:
    """The position after a legal action; the old one is left alone.

    Raises IllegalActionError if the action is not legal here.
    """
    if action not in legal_actions(state):
        raise IllegalActionError(action.text)
    after = state.clone()
    advance(after, action)
    return after


def advance(state: State, action: Action) -> None:
    """Play an action known to be legal in place: the form that play-outs use."""
    agenda = state.agenda
    state.agenda = agenda[:-1]
    try:
        agenda[-1].apply(state, action)  # type: ignore[attr-defined]  # settle() leaves a decision on top
    except GameFinished:
        return
    settle(state)


def stops(before: S, action: Action, wanted: Callable[[Step], bool]) -> list[S]:
    """The positions on the way from a legal action to the next decision, each before a wanted step."""
    state = before.clone()
    state.agenda = before.agenda[:-1]
    found: list[S] = []
    try:
        before.agenda[-1].apply(state, action)  # type: ignore[attr-defined]  # see advance
        while state.agenda and (step := state.agenda[-1]).automatic:
            if wanted(step):
                found.append(state.clone())
            state.agenda = state.agenda[:-1]
            step.run(state)
    except GameFinished:
        return found
    return found


def settle(state: State) -> None:
    """Run automatic steps until a decision is pending or the game is over."""
    agenda = state.agenda
    try:
        while agenda and (step := agenda[-1]).automatic:
            state.agenda = agenda[:-1]
            step.run(state)
            agenda = state.agenda
    except GameFinished:
        return
