"""Defaults for parts that a game's knowledge need not write, and the knowledge of a game without any."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from ai.agent import unhurried
from ai.knowledge.protocols import NEVER_CLEAR, Belief, Check, Guide, Mixture
from ai.reasons import ActionFact
from ai.tables import is_always_open
from ai.whereabouts import Whereabouts
from furyqt.rules.core.agenda import Action, State, advance
from furyqt.rules.core.ruleset import AnyRuleset, Observation
from furyqt.rules.core.text import Text

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Observation)  # noqa: E741
A = TypeVar("A", bound=Action)

TIE = 0.02
"""Actions with a smaller difference in value and about equal visits are mixed."""


class Plain(Generic[S, A]):
    """The optional methods of a guide."""

    def choose(self, state: S, actions: Sequence[A]) -> A:
        """Follow the guide's policy."""
        raise NotImplementedError

    def proposed(self, state: S, actions: Sequence[A]) -> A:
        """Propose the policy's choice."""
        return self.choose(state, actions)

    def decided(self, state: S, actions: Sequence[A]) -> A:
        """Follow the policy without a search, too."""
        return self.choose(state, actions)

    def settled(self, state: S) -> bool:
        """Every position is equally settled."""
        return False

    def play_out(self, state: S, horizon: int) -> None:
        """Choose one action after another."""
        choose, settled = self.choose, self.settled
        for _ in range(horizon):
            if not state.agenda or settled(state):
                return
            advance(state, choose(state, state.agenda[-1].actions(state)))  # type: ignore[attr-defined]  # a decision

    def points(self, state: S) -> float | None:
        """Leave the evaluation to the game's knowledge."""
        return None


class NoBelief:
    """A belief about nothing: the game's own uniform sampler draws what is hidden."""

    def sample(self, rng: random.Random) -> None:
        """Leave everything to the sampler."""

    def flattened(self, belief_flattening: float) -> Belief:
        """Nothing is weighted."""
        return self

    def likeliest(self) -> None:
        """Leave everything to the sampler."""

    def places(self) -> dict[int, float]:
        """No piece is hidden."""
        return {}

    def whereabouts(self) -> Whereabouts:
        """No piece is hidden."""
        return Whereabouts()


class _AnyAction(Plain[State, Action]):
    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, state: State, actions: Sequence[Action]) -> Action:
        return actions[int(self._rng.random() * len(actions))]

    def play_out(self, state: State, horizon: int) -> None:
        chance = self._rng.random
        for _ in range(horizon):
            if not state.agenda:
                return
            actions = state.agenda[-1].actions(state)  # type: ignore[attr-defined]  # a decision, see advance
            advance(state, actions[int(chance() * len(actions))])


class Alike(Generic[O]):
    """The optional parts of knowledge that treats all decisions alike."""

    clear_share = NEVER_CLEAR
    compares_with_root = True
    reads_events = False
    mixes = True

    def effort(self, observation: O) -> float:
        """Every decision is worth the whole budget."""
        return 1.0

    def worth_trying(self, observation: O) -> Sequence[Any]:
        """Every action may be worth trying."""
        return observation.actions

    def turn(self, observation: O) -> int:
        """Count no turns."""
        return 0

    def terms(self, belief: Belief) -> None:
        """The values are the game's usual ones."""

    def facts(self, observation: O, actions: Sequence[Any]) -> Sequence[Sequence[ActionFact]]:
        """The words of an action say it all."""
        return [()] * len(actions)

    def basis(self, observation: O) -> Sequence[Text]:
        """The likeliest places say it all."""
        return ()

    def leeway(self, observation: O) -> float:
        """Only actions that are as good as equal are mixed."""
        return TIE


class InTurn(Alike[O]):
    """The optional methods of knowledge: players act one after another, and the others follow the policy."""

    control_coefficient = 0.5

    def mixture(
        self,
        observation: O,
        belief: Belief,
        rng: random.Random,
        effort: int,
        check: Check = unhurried,
    ) -> Mixture | None:
        """Return None: no decision is simultaneous."""
        return None

    def acts_by_value(self, player: int) -> bool:
        """Leave other players' actions to the policy: the search would reveal the player's secrets."""
        return False


class RulesOnly(InTurn[Observation]):
    """Knowledge of a game without a knowledge package: random playouts to the end."""

    compares_with_root = False

    def __init__(self, rules: AnyRuleset) -> None:
        self._rules = rules
        self._is_open = is_always_open(rules)
        self.horizon = rules.longest

    def belief(self, observation: Observation) -> Belief:
        """All hidden rows are equally likely."""
        return NoBelief()

    def guide(
        self, state: State, observer: int, belief: Belief, rng: random.Random, noise: float
    ) -> Guide[State, Action]:
        """Return a guide by which all players act at random."""
        return _AnyAction(rng)

    def acts_by_value(self, player: int) -> bool:
        """Return whether the game hides nothing; then all players act by value."""
        return self._is_open

    def points(self, state: State, player: int) -> float:
        """Return the value of the end, or 0.5 before it."""
        outcome = self._rules.outcome(state)
        return outcome.values[player] if outcome else 0.5

    def squash(self, points: float, root: float) -> float:
        """Return the points, which are values already."""
        return points

    def chance(self, points: float, observation: Observation) -> float:
        """Return the points, which are chances already."""
        del observation
        return points
