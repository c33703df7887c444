"""What a game's knowledge can say about a decision: the aspects its evaluation is made of, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from ai.knowledge.parts import part
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.events import Event
from furyqt.rules.core.ruleset import Ruleset
from furyqt.rules.core.text import Text


class Aspect(NamedTuple):
    """Something a position has more or less of."""

    name: str
    helps: int
    """The player who profits from more of it; all others profit from less."""
    more: Text
    less: Text


class EvaluationTerms(Protocol):
    """How the evaluation of a game is put into words."""

    aspects: Sequence[Aspect]

    def measure(self, state: Any, player: int) -> Sequence[tuple[float, float]]:
        """How much there is of each aspect, and what that is worth to this player, in points.

        The sum is what the position is worth to him.
        """
        ...

    def believed(self, observation: Any) -> dict[int, float]:
        """Where the other players must believe the hidden piece to be, as far as the player can tell."""
        ...

    def headline(self, told: Sequence[Event], player: int) -> Text | None:
        """Another player's action in words, from the events that this player sees; None if unimportant."""
        ...

    def figure(self, state: Any) -> Text | None:
        """The figure whose decision it is, where the player has several."""
        ...

    def words(self, state: Any, action: Action, player: int) -> Text | None:
        """An action of the player's own in a simulated game; None for one that is not worth a word."""
        ...


class NoTerms:
    """A game without knowledge has no aspects; its actions are named by their notation."""

    aspects: Sequence[Aspect] = ()

    def measure(self, state: Any, player: int) -> Sequence[tuple[float, float]]:
        """Nothing is measured."""
        return ()

    def believed(self, observation: Any) -> dict[int, float]:
        """Nothing is believed."""
        return {}

    def headline(self, told: Sequence[Event], player: int) -> Text | None:
        """The first event."""
        return told[0].describe() if told else None

    def figure(self, state: Any) -> Text | None:
        """Nobody by name."""
        return None

    def words(self, state: Any, action: Action, player: int) -> Text | None:
        """The notation."""
        return Text("", action.text)


def evaluation_terms(rules: Ruleset) -> EvaluationTerms:
    """How this game's evaluation is put into words."""
    module = part(rules.name, "evaluation_terms")
    if module is None:
        return NoTerms()
    made: EvaluationTerms = module.TERMS
    return made
