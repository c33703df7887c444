"""The agenda: a stack of small frozen steps, the things that the game still has to do.

A step is automatic (`run`) or a decision, which knows who decides, its prompt, the labels of its actions and
their effects. `push(A(), B())` does A first. A state contains immutable values only, so a shallow copy is a
deep copy: undo keeps the old state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from typing import Any, ClassVar, Protocol, Self, TypeVar

import msgspec

from furyqt.rules.core.action import Action as Action
from furyqt.rules.core.action import Refusal
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text
from furyqt.rules.core.windows import PromptWindow

S = TypeVar("S", bound="State")
K = TypeVar("K")


class Position(Protocol):
    """A state, or an observation, which is one player's knowledge of it."""

    @property
    def agenda(self) -> tuple[Step, ...]:
        """The steps that are left to do; the last one is next."""
        ...


class IllegalActionError(ValueError):
    """The action is not among the legal ones of the position."""


class GameFinished(Exception):  # noqa: N818  not an error: it ends the step that won the game
    """Raised by the step that ends the game, so that the rest of that step does not happen.

    `advance`, `settle` and `stops` catch it; the agenda must be empty by then.
    """


class Step(msgspec.Struct, frozen=True, tag=True):
    """One entry of the agenda."""

    automatic: ClassVar[bool] = True
    asks_holder: ClassVar[int] = -1
    """The player who is prompted at this automatic step only if they hold something for it, or -1."""

    def run(self, state: Any) -> None:
        """Carry out an automatic step."""
        raise NotImplementedError

    def may_ask(self) -> int:
        """Return `asks_holder`, or calculate it from the step's fields.

        Every player knows that the step comes; whether it prompts the player is hidden.
        """
        return self.asks_holder


class Decision(Step, frozen=True):
    """A step that waits for a player.

    The class values describe it; a class overrides the method of the same paragraph if a value depends on
    the step's fields or on the position, which is a state or an observation.
    """

    automatic: ClassVar[bool] = False
    decider: ClassVar[int]
    """The player who decides."""
    asks: ClassVar[Text]
    """The prompt, as one sentence."""
    stake: ClassVar[Text | None] = None
    """The cost of the answers and their consequences; None if a card says it."""
    rules_page: ClassVar[str]
    """The page of the rules reference that explains the decision."""
    place_rule: ClassVar[Text | None] = None
    """The condition of the places of its actions, as a sentence; None if it is not about places."""
    prompt_windows: ClassVar[tuple[PromptWindow, ...]] = ()
    """The card windows that this decision can be."""
    consent: ClassVar[Action | None] = None
    """The answer that lets a teammate's last action happen; a player who agreed to it is not asked again."""

    def player(self, position: Position) -> int:
        """Return the player who decides."""
        return self.decider

    def seat(self, position: Position) -> int:
        """Return the seat that decides, or -1 if the player's seats decide together."""
        return self.player(position)

    def actions(self, state: Any) -> Sequence[Action]:
        """Return the legal actions in the canonical order; never empty."""
        raise NotImplementedError

    def refusals(self, position: Position) -> Iterator[Refusal]:
        """Yield the usual possibilities that are not among the actions, each with the rule that forbids it.

        The position is the knowledge of the player who decides. The conditions are those of `actions`: a
        function that returns None or the Text of its reason serves both.
        """
        yield from ()

    def place_refusal(self, position: Position, place: int) -> Text | None:
        """Return the rule by which no action leads to this place; None if the decision is not about places.

        It is asked only for a place without an action.
        """
        return self.place_rule

    def outdated(self, state: Any) -> Sequence[Action]:
        """Return actions that only earlier versions offered; a record may have them."""
        return ()

    def apply(self, state: Any, action: Any) -> None:
        """Carry out the chosen action."""
        raise NotImplementedError

    def prompt(self, position: Position) -> Text:
        """Return the prompt with its braces filled."""
        return self.asks

    def in_a_row(self, position: Position) -> int:
        """Return the number of these decisions that follow one another; a person may make them as one choice.

        Their order has no effect.
        """
        return 1

    def at_stake(self, position: Position) -> Text | None:
        """Return what is at stake; None only in a game whose actions say all of it."""
        return self.stake

    def page(self, position: Position) -> str:
        """Return the page of the rules reference."""
        return self.rules_page

    def prompt_window(self) -> PromptWindow | None:
        """Return the card window that this is, or None."""
        return self.prompt_windows[0] if self.prompt_windows else None

    def label(self, position: Position, action: Any) -> Text:
        """Return the label of an action on its button."""
        raise NotImplementedError


def kinds_of(kind: type[K], package: str) -> Iterator[type[K]]:
    """Yield the classes of a package that derive from a class; their order depends only on the imports."""
    for found in kind.__subclasses__():
        if found.__module__.startswith(f"{package}."):
            yield found
        yield from kinds_of(found, package)


class State(msgspec.Struct, kw_only=True):
    """The complete truth of a position; games add their fields.

    `told` is everything that has happened so far, or None in a playout, where no one reads the events.
    """

    agenda: tuple[Step, ...] = ()
    chance: int = 0
    told: tuple[Event, ...] | None = ()

    def clone(self) -> Self:
        """Return a copy. Every field is immutable, so the copy shares them; nothing else copies a state."""
        return copy(self)

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda; the first of them runs first."""
        self.agenda += steps[::-1]

    def tell(self, kind: type[Event], *values: Any) -> None:
        """Report an event, unless no one reads the events."""
        if self.told is not None:
            self.told += (kind(*values),)


def is_over(state: State) -> bool:
    """Whether nothing is left to do."""
    return not state.agenda


def player_to_move(state: State) -> int | None:
    """Return the player whose decision is pending, or None after the end and between two decisions."""
    if not state.agenda or (step := state.agenda[-1]).automatic:
        return None
    return step.player(state)  # type: ignore[attr-defined, no-any-return]


def pending_decision(position: Position) -> Decision | None:
    """Return the decision that a state or an observation waits for, or None."""
    step = position.agenda[-1] if position.agenda else None
    return step if isinstance(step, Decision) else None


def pending_window(position: Position) -> PromptWindow | None:
    """Return the card window that a state or an observation waits at, or None."""
    decision = pending_decision(position)
    return decision.prompt_window() if decision else None


def action_label(position: Position, action: Action) -> Text:
    """Return the label of an action of the pending decision on its button."""
    return position.agenda[-1].label(position, action)  # type: ignore[attr-defined, no-any-return]


def legal_actions(state: State) -> Sequence[Action]:
    """Return the legal actions of the pending decision; empty when the game is over, and between two
    decisions.
    """
    if not state.agenda or (step := state.agenda[-1]).automatic:
        return ()
    return step.actions(state)  # type: ignore[attr-defined, no-any-return]


def play(state: S, action: Action) -> S:
    """Return the position after a legal action; the old one does not change.

    Raises IllegalActionError if the action is not legal here.
    """
    if action not in legal_actions(state):
        raise IllegalActionError(action.text)
    return _after(state, action)


def replay(state: S, action: Action) -> S:
    """Return the position after an action of a record, as `play`; an earlier version may have offered it."""
    decision = pending_decision(state)
    if decision is None or action not in (*decision.actions(state), *decision.outdated(state)):
        raise IllegalActionError(action.text)
    return _after(state, action)


def _after(state: S, action: Action) -> S:
    after = state.clone()
    advance(after, action)
    return after


def advance(state: State, action: Action) -> None:
    """Play an action known to be legal, in place; playouts use this form."""
    agenda = state.agenda
    state.agenda = agenda[:-1]
    try:
        agenda[-1].apply(state, action)  # type: ignore[attr-defined]  # settle() leaves a decision on top
        agenda = state.agenda
        while agenda and (step := agenda[-1]).automatic:
            state.agenda = agenda[:-1]
            step.run(state)
            agenda = state.agenda
    except GameFinished:
        return


def play_with_stops(before: S, action: Action, wanted: Callable[[Step], bool]) -> tuple[S, list[S]]:
    """Return the position after a legal action, and the positions before each wanted step on the way to it.

    The action is applied once. Raises IllegalActionError if the action is not legal here.
    """
    if action not in legal_actions(before):
        raise IllegalActionError(action.text)
    state = before.clone()
    state.agenda = before.agenda[:-1]
    stops: list[S] = []
    try:
        before.agenda[-1].apply(state, action)  # type: ignore[attr-defined]  # see advance
        while state.agenda and (step := state.agenda[-1]).automatic:
            if wanted(step):
                stops.append(state.clone())
            state.agenda = state.agenda[:-1]
            step.run(state)
    except GameFinished:
        pass
    return state, stops


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
