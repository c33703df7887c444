"""The interfaces of a game's knowledge: belief, policies, evaluation."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from ai.agent import unhurried
from ai.knowledge.evaluation_terms import EvaluationTerms
from ai.reasons import ActionFact
from ai.whereabouts import Whereabouts
from furyqt.rules.core.agenda import Action, State
from furyqt.rules.core.observation import Observation
from furyqt.rules.core.text import Text

Check = Callable[[], None]
"""Called periodically by long calculations; it raises an error to end them."""

NEVER_CLEAR = 2.0

S = TypeVar("S", bound=State, contravariant=True)
O = TypeVar("O", bound=Observation, contravariant=True)  # noqa: E741
A = TypeVar("A", bound=Action)


class Belief(Protocol):
    """The possible hidden rows for one player, with their probabilities."""

    def sample(self, rng: random.Random) -> Any:
        """Draw a hidden row for the game's `determinize` by its weight."""
        ...

    def flattened(self, belief_flattening: float) -> Belief:
        """Return the same possibilities with weights flattened by this amount (0 to 1) toward equal ones."""
        ...

    def likeliest(self) -> Any:
        """Return the hidden row with the hidden piece at its likeliest place."""
        ...

    def places(self) -> dict[int, float]:
        """Return the probability of each place of the hidden piece, by the index of the place."""
        ...

    def whereabouts(self) -> Whereabouts:
        """Return what is known of the hidden piece's place now and at the end of each turn before."""
        ...


class Guide(Protocol[S, A]):
    """The policies of the pieces in one simulated game; each iteration makes its own."""

    def choose(self, state: S, actions: Sequence[A]) -> A:
        """Return the action that the player to move takes in a playout."""
        ...

    def proposed(self, state: S, actions: Sequence[A]) -> A:
        """Return the action that the search should examine first."""
        ...

    def decided(self, state: S, actions: Sequence[A]) -> A:
        """Return the action of a player who uses the game's knowledge without a search."""
        ...

    def settled(self, state: S) -> bool:
        """Return whether the playout may end here and the position be evaluated."""
        ...

    def play_out(self, state: S, horizon: int) -> None:
        """Play by the policy, in place, until the position is settled, for at most this number of actions."""
        ...

    def points(self, state: S) -> float | None:
        """Return the value to the observer if this simulated game knows more than the position."""
        ...


class Mixture(NamedTuple):
    """The probabilities of actions when several players choose at once."""

    shares: tuple[float, ...]
    """A probability for each action of the observation."""
    points: tuple[float, ...]
    """The value of each action against the best answers to the mixture, for the deciding player."""
    replies: tuple[tuple[Text, float], ...] = ()
    """The expected choices of the other side, the likeliest first."""


class Knowledge(Protocol[S, O, A]):
    """A game's belief, playout policy and evaluation."""

    horizon: int
    """Playouts are cut after this number of actions."""
    control_coefficient: float
    """The share of a world's effect on the most tried action that is assumed for every other one: 0 to 1."""

    clear_share: float
    """A tree ends early if its most tried action has this share of the iterations, and NEVER_CLEAR never."""
    reads_events: bool
    """Whether the guides read the events of the simulated games, which are not kept otherwise."""
    compares_with_root: bool
    """Whether `squash` uses the points of the root; if not, they are not estimated."""
    mixes: bool
    """Whether actions that are about equally good are mixed, so that the others cannot foresee the choice."""

    def belief(self, observation: O) -> Belief:
        """Return the belief of the observation's player; results of the last call make it faster."""
        ...

    def guide(self, state: S, observer: int, belief: Belief, rng: random.Random, noise: float) -> Guide[S, A]:
        """Return the policies for one simulated game in this world, from the observer's point of view."""
        ...

    def mixture(
        self,
        observation: O,
        belief: Belief,
        rng: random.Random,
        effort: int,
        check: Check = unhurried,
    ) -> Mixture | None:
        """Return the mixture if another player chooses at the same time; None for every other decision.

        `effort` is the number of search iterations that it may take; `check` is called periodically, and an
        error that it raises ends the calculation.
        """
        ...

    def acts_by_value(self, player: int) -> bool:
        """Return whether the search chooses for this other player by the player's own value (max^n).

        If not, the player follows the policy of the guide. True only if every player sees this player's
        actions.
        """
        ...

    def effort(self, observation: O) -> float:
        """Return the share of the budget that the pending decision is worth: less than 1 for a trivial one.

        It follows from the kind of decision alone, so that the time of an answer tells nothing.
        """
        ...

    def worth_trying(self, observation: O) -> Sequence[A]:
        """Return the legal actions without those that another one equals at a lower price."""
        ...

    def turn(self, observation: O) -> int:
        """Return the number of the observing player's turn, which rises by one from each to the next."""
        ...

    def leeway(self, observation: O) -> float:
        """Return how much less valuable than the best an action may be and still be chosen, 0 to 1."""
        ...

    def facts(self, observation: O, actions: Sequence[A]) -> Sequence[Sequence[ActionFact]]:
        """Return what the observing player can check about each action, the most important first."""
        ...

    def basis(self, observation: O) -> Sequence[Text]:
        """Return sentences about where the goal may be reached, beside the figure's likeliest places."""
        ...

    def terms(self, belief: Belief) -> EvaluationTerms[S, O] | None:
        """Return the words for these values, if they are not the game's usual ones."""
        ...

    def points(self, state: S, player: int) -> float:
        """Return the value of a position to a player, in points of the game."""
        ...

    def squash(self, points: float, root: float) -> float:
        """Return points as a value from 0 to 1 for the search, given those of the root."""
        ...

    def chance(self, points: float, observation: O) -> float:
        """Return the observing player's chance for these points, from 0 to 1: to win, or to reach the target.

        Only words for people follow from it, no decision.
        """
        ...


AnyGuide: TypeAlias = Guide[State, Action]
AnyKnowledge: TypeAlias = Knowledge[State, Observation, Action]
"""The guide and the knowledge of a game that is known by its name; they get only positions of this game."""
