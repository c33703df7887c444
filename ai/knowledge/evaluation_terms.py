"""The terms of a game's evaluation in words, for explanations of decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from ai.knowledge.optional_modules import optional_module
from furyqt.rules.core.agenda import Action, Position, State, action_label, pending_decision, play
from furyqt.rules.core.events import Event
from furyqt.rules.core.numerals import decimal
from furyqt.rules.core.ruleset import AnyRuleset, Observation
from furyqt.rules.core.text import Text, Texts

S = TypeVar("S", bound=State, contravariant=True)
O = TypeVar("O", bound=Observation, contravariant=True)  # noqa: E741

N_ = Texts("reasons")

_BY = N_("{words} (by {amount})")
OWN, RIVALS = -1, -2
"""In place of a player: the deciding player, and all others."""


class Aspect(NamedTuple):
    """A quantity that a position has more or less of."""

    name: str
    helps: int
    """The player who profits from more of it (or OWN, RIVALS); all others profit from less."""
    more: Text
    """A brace {amount} is filled with the difference in whole numbers."""
    less: Text
    unit: Callable[[int], Text | int] = int
    """The words for a number of it, such as "2 Sheep"."""
    is_reason: bool = True
    """Whether it may speak for an action: what only the length of simulated games changes does not."""
    is_counted: bool = False
    """Whether its amount is a number that a person can count, such as damage, and has a decimal in words."""

    def in_words(self, amount: float) -> Text:
        """Return the words for more or less; a number in them is rounded, and never below 1."""
        words = self.more if amount > 0 else self.less
        if self.is_counted and round(10 * abs(amount)):
            return _BY.fill(words=words, amount=decimal(amount))
        count = max(1, round(abs(amount)))
        return words.fill(amount=self.unit(count)) if "{amount}" in words.source else words

    def is_good(self, player: int) -> bool:
        """Return whether this player profits from more of it."""
        return self.helps in (player, OWN)


def unsaid(name: str, helps: int) -> Aspect:
    """Return an aspect, such as the time, that a person would not call a reason."""
    return Aspect(name, helps, Text("", ""), Text("", ""), is_reason=False)


class EvaluationTerms(Protocol[S, O]):
    """The words for the evaluation of a game."""

    aspects: Sequence[Aspect]

    def measure(self, state: S, player: int) -> Sequence[tuple[float, float]]:
        """Return the amount of each aspect and its value to this player, in points.

        The sum of the values is the value of the position.
        """
        ...

    def believed(self, observation: O) -> dict[int, float]:
        """Return the chance of each place of the hidden piece in the other players' view, as far as known."""
        ...

    def headline(self, told: Sequence[Event], player: int) -> Text | None:
        """Return another player's action in words, from the visible events; None if it is unimportant."""
        ...

    def figure(self, position: S | O) -> Text | None:
        """Return the figure that decides, if the player has several."""
        ...

    def words(self, state: S, action: Action, player: int) -> Text | None:
        """Return the player's own action in a simulated game in words; None if it is not worth mentioning."""
        ...

    def sentence(self, state: S, action: Action) -> Text | None:
        """Return the action as a sentence about its figure; None if it is not worth mentioning."""
        ...


AnyEvaluationTerms: TypeAlias = EvaluationTerms[State, Observation]
"""The words for a game that is known by its name; they get only the positions of this game."""


class NoTerms:
    """A game without knowledge has no aspects; its actions are named by their notation."""

    aspects: Sequence[Aspect] = ()

    def measure(self, state: State, player: int) -> Sequence[tuple[float, float]]:
        """Return no aspects."""
        return ()

    def believed(self, observation: Observation) -> dict[int, float]:
        """Return no places."""
        return {}

    def headline(self, told: Sequence[Event], player: int) -> Text | None:
        """Return the text of the first event, whatever it is; None if nothing happened."""
        return told[0].describe() if told else None

    def figure(self, position: State | Observation) -> Text | None:
        """Return None: without terms of its own, a game has no figure to name."""
        return None

    def words(self, state: State, action: Action, player: int) -> Text | None:
        """Return the notation."""
        return Text("", action.text)

    def sentence(self, state: State, action: Action) -> Text | None:
        """Return None: the notation is not a sentence."""
        return None


_ANSWERED = N_("{question} {answer}")


def action_words(position: Position, action: Action, bare: Text) -> Text:
    """Return an action's label; the bare answer "Yes" comes after its question."""
    label, decision = action_label(position, action), pending_decision(position)
    if label == bare and decision is not None:
        return _ANSWERED.fill(question=decision.prompt(position), answer=label)
    return label


def deed(state: Any, action: Action, player: int, kinds: tuple[type[Event], ...]) -> Text | None:
    """Return the first event of these kinds that an action causes, as the log tells this player."""
    told: Any = state.clone()
    told.told = ()
    for event in play(told, action).told or ():
        shown = event.shown_to(player)
        if isinstance(shown, kinds):
            return shown.describe()
    return None


def evaluation_terms(rules: AnyRuleset) -> AnyEvaluationTerms:
    """Return the words for this game's evaluation."""
    module = optional_module(rules.name, "evaluation_terms")
    if module is None:
        return NoTerms()
    made: AnyEvaluationTerms = module.TERMS
    return made
