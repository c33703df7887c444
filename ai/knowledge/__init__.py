"""What a search knows of a game beyond its rules; a game without a module here is played by rules alone."""

from __future__ import annotations

import pkgutil
import random
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from ai.agent import unhurried
from ai.styles import taste_of
from furyqt.rules.core.agenda import Action, State
from furyqt.rules.core.ruleset import Observation, Ruleset
from furyqt.rules.core.text import Text

Check = Callable[[], None]
"""Called now and then by what takes time; it raises an error if the work is to end."""


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
    """How the pieces act in one simulated game; made anew for each iteration."""

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
    """How to draw an action where both sides choose at once."""

    shares: tuple[float, ...]
    """A probability for each action of the observation."""
    points: tuple[float, ...]
    """What each action promises against the best answers to the mixture, for the deciding player."""
    replies: tuple[tuple[Text, float], ...] = ()
    """What the other side is expected to choose, the likeliest first."""


class Plain:
    """What a guide need not say of its own."""

    def choose(self, state: Any, actions: Any) -> Any:
        """The guide's policy."""
        raise NotImplementedError

    def proposed(self, state: Any, actions: Any) -> Any:
        """What the policy would do."""
        return self.choose(state, actions)

    def settled(self, state: Any) -> bool:
        """No moment is better than another."""
        return False

    def points(self, state: Any) -> float | None:
        """The game's knowledge says it."""
        return None


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
        """How to decide where the other side chooses at the same time; None for every other decision.

        `effort` is a number of iterations of the search that may be spent on it; `check` is called now and
        then, and what it raises ends the work.
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


class _NoBelief:
    """The game's own uniform sampler draws the hidden row."""

    def sample(self, rng: random.Random) -> Any:
        return None

    def flattened(self, belief_flattening: float) -> Belief:
        return self

    def likeliest(self) -> Any:
        return None

    def places(self) -> dict[int, float]:
        return {}

    def places_by_turn(self) -> tuple[dict[int, float], ...]:
        return ()


class _AnyAction(Plain):
    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, state: Any, actions: Sequence[Action]) -> Action:
        return actions[int(self._rng.random() * len(actions))]


class InTurn:
    """What the knowledge of a game need not say where nobody chooses at the same time as another."""

    control_coefficient = 0.5

    def mixture(
        self,
        observation: Any,
        belief: Belief,
        rng: random.Random,
        effort: int,
        check: Check = unhurried,
    ) -> Mixture | None:
        """No decision is of that kind."""
        return None


class RulesOnly(InTurn):
    """Knowledge of a game that has no module here: random play-outs to the end."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self.horizon = rules.longest

    def belief(self, observation: Observation) -> Belief:
        """Nothing is preferred."""
        return _NoBelief()

    def guide(self, state: State, observer: int, belief: Belief, rng: random.Random, noise: float) -> Guide:
        """Everybody acts at random."""
        return _AnyAction(rng)

    def points(self, state: State, player: int) -> float:
        """What the end is worth; a half before it."""
        outcome = self._rules.outcome(state)
        return outcome.values[player] if outcome else 0.5

    def squash(self, points: float, root: float) -> float:
        """Points are values already."""
        return points

    def chance(self, points: float) -> float:
        """Points are chances already."""
        return points


def knowledge(rules: Ruleset, style: str = "") -> Knowledge:
    """A new knowledge of this game, with no memory yet, and with the taste of one of Dracula's styles."""
    if rules.name in (module.name for module in pkgutil.iter_modules(__path__)):
        made: Knowledge = import_module(f"ai.knowledge.{rules.name}").knowledge(taste_of(style))
        return made
    return RulesOnly(rules)
