"""The belief, policies and evaluation of the second edition, as the search uses them."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ai.agent import unhurried
from ai.knowledge import Alike, Belief, Check, Knowledge, Mixture
from ai.knowledge.fury.simultaneous import LastMixture
from ai.knowledge.fury.styles import USUAL, Taste, taste_of
from ai.knowledge.fury2.belief import Fury2Ways, RoundGuess, RumoredPlace
from ai.knowledge.fury2.combat import mixture
from ai.knowledge.fury2.combat.combat_points import combat_points
from ai.knowledge.fury2.combat.rounds import Estimate
from ai.knowledge.fury2.combat_facts import fighters
from ai.knowledge.fury2.dracula_facts import DraculaFacts
from ai.knowledge.fury2.facts import Facts
from ai.knowledge.fury2.needless import is_needless
from ai.knowledge.fury2.policy import Fury2Guide
from ai.knowledge.fury2.policy.hunter_moves import is_ride, saves_time
from ai.knowledge.fury2.servant_facts import SERVANT_STEPS, ServantFacts
from ai.knowledge.fury2.value import WON, points
from ai.knowledge.point_scale import FittedChances, PointScale, log_odds
from ai.reasons import ActionFact, found_by
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text
from furyqt.rules.fury2.determinize import determinize
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import HUNTERS

SCALE = PointScale(spread=10.0)
PER_BLOOD = 2.0
"""The points of the value for one blood, which is the unit of combats."""
LIKELY = 0.1
"""The chance of a place from which a card may be used to come nearer to it."""


class Fury2Knowledge(FittedChances[Fury2Observation], Alike[Fury2Observation]):
    """Weighted ways, hunters who chase and arm themselves, a Dracula who flees, and a linear evaluation."""

    package = "ai.knowledge.fury2"
    horizon = 20
    control_coefficient = 0.8

    def __init__(self, taste: Taste = USUAL) -> None:
        self._taste = taste
        self._mixture = LastMixture()

    def belief(self, observation: Fury2Observation) -> Fury2Ways:
        """Return the ways that agree with all events, weighted by Dracula's likely choices."""
        return Fury2Ways(observation)

    def facts(
        self, observation: Fury2Observation, actions: Sequence[Action]
    ) -> Sequence[Sequence[ActionFact]]:
        """Return what the map and the sheets show to the player."""
        if isinstance(observation.agenda[-1], SERVANT_STEPS):
            return found_by(ServantFacts(observation), actions)
        if observation.player != HUNTERS:
            return found_by(DraculaFacts(observation, self._mixture.replies(observation)), actions)
        belief, expected = self.belief(observation), self._mixture.replies(observation)
        return found_by(Facts(observation, belief, expected), actions)

    def basis(self, observation: Fury2Observation) -> Sequence[Text]:
        """Return how the fighters in a combat are."""
        return tuple(fighters(observation))

    def guide(
        self, state: Fury2State, observer: int, belief: Belief, rng: random.Random, noise: float
    ) -> Fury2Guide:
        """Return the policies for one simulated game.

        In Dracula's simulations the hunters follow the belief that he derives from his knowledge. In their
        own simulations they follow a guess for now, and later know his place in this world.
        """
        assert isinstance(belief, Fury2Ways)
        if observer == HUNTERS:
            return Fury2Guide(rng, noise, RoundGuess(state, belief.believed_place, rng.random))
        return Fury2Guide(rng, noise, RumoredPlace(belief.believed_place, rng.random), self._taste)

    def mixture(
        self,
        observation: Fury2Observation,
        belief: Belief,
        rng: random.Random,
        effort: int,
        check: Check = unhurried,
    ) -> Mixture | None:
        """Return the mixture of combat cards, or the best answer in a combat."""
        if observation.fight is None:
            return None
        estimate = self._combat_estimate(observation, belief)
        found = mixture(observation, belief, rng, effort, check, estimate)
        return self._mixture.keep(observation, found)

    def _combat_estimate(self, observation: Fury2Observation, belief: Belief) -> Estimate:
        """Return the value of this position, changed by what the combat changes: a quick estimate."""
        start = determinize(observation, belief.likeliest(), 0)
        taste = USUAL if observation.player == HUNTERS else self._taste
        base = points(start, taste) - PER_BLOOD * combat_points(start)
        return lambda state: base + PER_BLOOD * combat_points(state)

    def worth_trying(self, observation: Fury2Observation) -> Sequence[Action]:
        """Return the actions without those that gain nothing, such as a Fast Horse that leads no nearer to
        Dracula.
        """
        actions = [action for action in observation.actions if not is_needless(observation, action)]
        if not any(map(is_ride, actions)):
            return actions
        likely = [place for place, chance in self.belief(observation).places().items() if chance >= LIKELY]
        return [
            action
            for action in actions
            if not is_ride(action) or any(saves_time(observation, action, actions, place) for place in likely)
        ]

    def turn(self, observation: Fury2Observation) -> int:
        """Return the number of the round."""
        return observation.round

    def acts_by_value(self, player: int) -> bool:
        """Return False: both sides have secrets, so the other side follows the policy."""
        return False

    def points(self, state: Fury2State, player: int) -> float:
        """Return points for the hunters, or their opposite for Dracula."""
        return points(state) if player == HUNTERS else -points(state, self._taste)

    def squash(self, points: float, root: float) -> float:
        """Return points relative to those of the root as a value between 0 and 1."""
        return SCALE.value(points, root)

    def standing(self, points: float, observation: Fury2Observation) -> float:
        """Return the log odds of the share of the way from a lost to a won game."""
        del observation
        return log_odds((1 + points / WON) / 2)


def knowledge(style: str) -> Knowledge[Fury2State, Fury2Observation, Action]:
    """Return new knowledge with an empty memory."""
    return Fury2Knowledge(taste_of(style))
