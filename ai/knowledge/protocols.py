"""What the search asks of a game's knowledge: a belief, policies, an evaluation."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from ai.agent import unhurried
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text

Check = Callable[[], None]
"""Called periodically by long calculations; it raises an error to end them."""


class Belief(Protocol):
    """What may be hidden from one player, by how likely it is."""

    def sample(self, rng: random.Random) -> Any:
        """One hidden row for the game's `determinize`, drawn by its weight."""
        ...

    def flattened(self, belief_flattening: float) -> Belief:
        """The same possibilities, their weights flattened by so much towards even ones (0 to 1)."""
        ...

    def likeliest(self) -> Any:
        """The hidden row that stands where the hidden piece most probably is."""
        ...

    def places(self) -> dict[int, float]:
        """Where the hidden piece may be: index of the place -> probability."""
        ...

    def places_by_turn(self) -> tuple[dict[int, float], ...]:
        """Where it may be now, where it may have been at the end of its last turn but one, and so on.

        All by what is known now; empty where nothing is hidden.
        """
        ...


class Guide(Protocol):
    """How the pieces act in one simulated game; each iteration makes its own."""

    def choose(self, state: Any, actions: Sequence[Action]) -> Action:
        """The action the player to move takes in a play-out."""
        ...

    def proposed(self, state: Any, actions: Sequence[Action]) -> Action:
        """The action that the search should look at first where it chooses."""
        ...

    def settled(self, state: Any) -> bool:
        """Whether this is a good moment to end the play-out and weigh the position."""
        ...

    def points(self, state: Any) -> float | None:
        """What the position is worth to the observer, if this simulated game tells more than the position."""
        ...


class Mixture(NamedTuple):
    """How to draw an action if several players choose at once."""

    shares: tuple[float, ...]
    """A probability for each action of the observation."""
    points: tuple[float, ...]
    """What each action promises against the best answers to the mixture, for the deciding player."""
    replies: tuple[tuple[Text, float], ...] = ()
    """The expected choices of the other side, the likeliest first."""


class Knowledge(Protocol):
    """A game's belief, play-out policy and evaluation."""

    horizon: int
    """Play-outs are cut after this many actions."""
    control_coefficient: float
    """How much of what a world does to the most tried action it is taken to do to every other: 0 to 1."""

    def belief(self, observation: Any) -> Belief:
        """What may be hidden from the observation's player; made faster by what the last one left."""
        ...

    def guide(self, state: Any, observer: int, belief: Belief, rng: random.Random, noise: float) -> Guide:
        """The policies for one simulated game in this world, as the observer imagines them."""
        ...

    def mixture(
        self,
        observation: Any,
        belief: Belief,
        rng: random.Random,
        effort: int,
        check: Check = unhurried,
    ) -> Mixture | None:
        """How to decide if another player chooses at the same time; None for every other decision.

        `effort` is the number of search iterations that it may take; `check` is called periodically, and an
        error that it raises ends the work.
        """
        ...

    def acts_by_value(self, player: int) -> bool:
        """Whether the search chooses for this other player by his own value, as it does for its own (max^n).

        If not, he follows the policy of the guide. True only where every player sees the actions of this one.
        """
        ...

    def points(self, state: Any, player: int) -> float:
        """What a position is worth to a player, in points of the game."""
        ...

    def squash(self, points: float, root: float) -> float:
        """Points as a value from 0 to 1 for the search, given those of the root."""
        ...

    def chance(self, points: float) -> float:
        """The chance to win that such points stand for, from 0 to 1."""
        ...
