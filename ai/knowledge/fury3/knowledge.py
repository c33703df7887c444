"""The belief, policies and evaluation of the third edition, as the search uses them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import cast

from ai.agent import unhurried
from ai.knowledge import TIE, Alike, Belief, Check, Knowledge, Mixture
from ai.knowledge.fury.simultaneous import LastMixture
from ai.knowledge.fury.styles import USUAL, Taste, taste_of
from ai.knowledge.fury3 import hunter_policy
from ai.knowledge.fury3.belief import BelievedLocation, WaysBelief
from ai.knowledge.fury3.chapters.goals import ObservedFacts
from ai.knowledge.fury3.combat import mixture
from ai.knowledge.fury3.combat.combat_value import prospect
from ai.knowledge.fury3.combat_facts import fighters
from ai.knowledge.fury3.dracula_facts import DraculaFacts, growing
from ai.knowledge.fury3.facts import Facts
from ai.knowledge.fury3.needless import without_needless, without_vain_questions
from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.fury3.team_guide import TeamGuide
from ai.knowledge.fury3.value import WON
from ai.knowledge.point_scale import FittedChances, PointScale, log_odds
from ai.reasons import ActionFact, found_by
from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.text import Text
from furyqt.rules.fury3.actions import PlaceChoice
from furyqt.rules.fury3.cards.escapes import FlightChoice
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.combat_round import CounterChoice, EngagedChoice, StrikeChoice
from furyqt.rules.fury3.steps.search.arrivals import AmbushChoice
from furyqt.rules.fury3.steps.search.encounter_placement import EncounterPlacement, RumorPlacement
from furyqt.rules.fury3.steps.search.maturing import DepartureChoice
from furyqt.rules.fury3.steps.search.scouting import Scouting
from furyqt.rules.fury3.steps.travel.placement import CardPlacement
from furyqt.rules.fury3.steps.turn.phase import DraculaStart
from furyqt.rules.fury3.steps.turn.rounds import StartCity
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import HUNTERS

TRIVIAL = 0.1
"""The share of the budget for windows, and for choices such as a drawn card to keep."""
VARIETY = 0.12
"""The leeway for the first places, which a person who has played ten games cannot foretell."""
WORTHY: frozenset[type[Step]] = frozenset(
    {
        *hunter_policy.JOURNEYS,
        *(HunterAction, CardPlacement, EncounterPlacement, DepartureChoice, AmbushChoice, FlightChoice),
        *(DraculaStart, StartCity, RumorPlacement, StrikeChoice, CounterChoice, EngagedChoice),
    }
)
"""The decisions that are worth the whole budget."""
SCALE = PointScale(spread=10.0)
VICTORY = Aim("destroyed>=1", days=99)
"""The hunters' aim in the ordinary game."""


class Fury3Knowledge(FittedChances[Fury3Observation], Alike[Fury3Observation]):
    """Weighted ways, hunters who chase, a Dracula who flees and places vampires, and a linear evaluation."""

    package = "ai.knowledge.fury3"
    horizon = 20
    control_coefficient = 0.8

    def __init__(self, taste: Taste = USUAL) -> None:
        self._taste = taste
        self._mixture = LastMixture()

    def belief(self, observation: Fury3Observation) -> WaysBelief:
        """Return the ways that agree with all events, weighted by Dracula's learned choices."""
        return WaysBelief(observation)

    def facts(
        self, observation: Fury3Observation, actions: Sequence[Action]
    ) -> Sequence[Sequence[ActionFact]]:
        """Return what the map and the sheets show to the player."""
        if observation.player != HUNTERS:
            return found_by(DraculaFacts(observation, self._mixture.replies(observation)), actions)
        return found_by(self.hunter_facts(observation, VICTORY), actions)

    def hunter_facts(self, observation: Fury3Observation, aim: Aim) -> Facts:
        """Return the facts of the hunters, for a goal."""
        return Facts(observation, self.belief(observation), aim, self._mixture.replies(observation))

    def basis(self, observation: Fury3Observation) -> Sequence[Text]:
        """Return how the fighters in a combat are, or for Dracula which vampires may mature."""
        own = growing(observation) if observation.player != HUNTERS else ()
        return (*fighters(observation), *own)

    def guide(
        self, state: Fury3State, observer: int, belief: Belief, rng: random.Random, noise: float
    ) -> PolicyGuide:
        """Return the policies for one simulated game.

        In Dracula's simulations the hunters chase a place of the belief that he derives from his knowledge.
        In their own simulations they act on their belief, as it follows from what they see there.
        """
        assert isinstance(belief, WaysBelief)
        if observer == HUNTERS:
            return TeamGuide(rng, noise, belief, state)
        return PolicyGuide(rng, noise, BelievedLocation(belief.believed_place, rng.random), self._taste)

    def mixture(
        self,
        observation: Fury3Observation,
        belief: Belief,
        rng: random.Random,
        effort: int,
        check: Check = unhurried,
    ) -> Mixture | None:
        """Return the mixture of combat cards, or of the hunters that Dracula engages."""
        return self._mixture.keep(observation, mixture(observation, belief, rng, effort, check))

    def effort(self, observation: Fury3Observation) -> float:
        """Return the whole budget for moves, encounters and combats, and a tenth of it for all else."""
        return 1.0 if type(observation.agenda[-1]) in WORTHY else TRIVIAL

    def worth_trying(self, observation: Fury3Observation) -> Sequence[Action]:
        """Return the actions that a player might take."""
        if isinstance(observation.agenda[-1], Scouting):
            cards = ObservedFacts(observation, self.belief(observation)).cards()
            return without_vain_questions(cast("Sequence[PlaceChoice]", observation.actions), cards)
        return without_needless(observation)

    def leeway(self, observation: Fury3Observation) -> float:
        """Return more leeway for the first places."""
        return VARIETY if type(observation.agenda[-1]) in (DraculaStart, StartCity) else TIE

    def turn(self, observation: Fury3Observation) -> int:
        """Return the number of the day; for hunters a night counts to the next day.

        So what is mistaken on one day is not mistaken on the next one, and the same by night.
        """
        return (observation.time + (observation.player == HUNTERS)) // 2

    def acts_by_value(self, player: int) -> bool:
        """Return False: both sides have secrets, so the other side follows the policy."""
        return False

    def points(self, state: Fury3State, player: int) -> float:
        """Return points for the hunters, or their opposite for Dracula."""
        return prospect(state, player) if player == HUNTERS else -prospect(state, player, self._taste)

    def squash(self, points: float, root: float) -> float:
        """Return points relative to those of the root as a value between 0 and 1."""
        return SCALE.value(points, root)

    def standing(self, points: float, observation: Fury3Observation) -> float:
        """Return the log odds of the share of the way from a lost to a won game."""
        del observation
        return log_odds((1 + points / WON) / 2)


def knowledge(style: str) -> Knowledge[Fury3State, Fury3Observation, Action]:
    """Return new knowledge with an empty memory."""
    return Fury3Knowledge(taste_of(style))
