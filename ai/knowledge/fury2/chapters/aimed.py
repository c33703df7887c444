"""The second edition as the search of the hunters plays it in a chapter: everything is about its goal."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, ClassVar

from ai.knowledge import Belief, Knowledge
from ai.knowledge.evaluation_terms import Aspect
from ai.knowledge.fury.aims import PERCENT, STEADY, AimedValues, AimFollower, CountedTerms, expected
from ai.knowledge.fury2.aspects import ASPECTS
from ai.knowledge.fury2.belief import Fury2Ways, RoundGuess
from ai.knowledge.fury2.chapters.facts import GoalFacts
from ai.knowledge.fury2.chapters.goals import chosen, house_places, laid_houses
from ai.knowledge.fury2.evaluation_terms import Fury2Terms
from ai.knowledge.fury2.knowledge import Fury2Knowledge
from ai.knowledge.fury2.policy import Fury2Guide
from ai.reasons import ActionFact, found_by
from furyqt.rules.core.agenda import Action, player_to_move
from furyqt.rules.core.campaign.aim import DAY, Aim
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.chapters.counters import ServantCount, counted_from
from furyqt.rules.fury2.events import LocationRevealed, PlaceDenied
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import HUNTERS

N_ = Texts("fury2.aims")

RATES = {
    "emptied": 0.6,
    "met": 0.8,
    "felled": 0.2,
    "struck": 0.6,
    "vampires": 0.3,
    "harm": 1.0,
    "turned": 0.8,
}
"""The average rise of each counter in a day of the measured games."""


class AimedWays(Fury2Ways):
    """Dracula's possible ways, and everything else that the events tell about the chapter."""

    @cached_property
    def count(self) -> ServantCount:
        """The counters of the chapter."""
        return counted_from(self._observation.events)

    @cached_property
    def known(self) -> frozenset[int]:
        """The places where the hunters know whether there is a house."""
        events = self._observation.events
        return frozenset(one.place for one in events if isinstance(one, LocationRevealed | PlaceDenied))

    @cached_property
    def laid(self) -> dict[int, tuple[int, ...]]:
        """The cities where each house may have been laid."""
        return laid_houses(self._observation.events)


class HouseFollower(AimFollower[ServantCount, Fury2State]):
    """The counters of a simulated game, and the houses that its hunters know."""

    def __init__(self, aim: Aim, belief: AimedWays, state: Fury2State) -> None:
        super().__init__(aim, belief.count, state, HUNTERS)
        self._laid, self._known = belief.laid, set(belief.known)

    def learn(self, event: Event) -> None:
        """Learn from an event that the hunters saw."""
        super().learn(event)
        if isinstance(event, LocationRevealed | PlaceDenied):
            self._known.add(event.place)

    def houses(self) -> Iterator[int]:
        """Yield the places of houses that hold a tile, and the cities that may still have a house."""
        return house_places(self.state, self._known, self._laid)

    @property
    def chance(self) -> float:
        """The chance to reach the goal."""
        if self.end is not None:
            return float(self.end == "goal")
        if self.state.winner >= 0:
            return float(self.state.winner == HUNTERS)
        counts = self.count.counts
        return expected(self.aim, counts, max(0.0, self.aim.days - counts[DAY] + 0.5), RATES)


class AimedHunters(Fury2Guide):
    """The policies of a simulated game in which the hunters play for the goal of a chapter."""

    def __init__(
        self, rng: random.Random, noise: float, belief: AimedWays, state: Fury2State, aim: Aim
    ) -> None:
        super().__init__(rng, STEADY * noise, RoundGuess(state, belief.believed_place, rng.random))
        self._follower = HouseFollower(aim, belief, state)

    def by_rule(self, state: Fury2State, actions: Sequence[Action]) -> Action:
        """Choose for the goal where the rule of thumb for goals has an action."""
        usual = super().by_rule(state, actions)
        if player_to_move(state) != HUNTERS:
            return usual
        self._follower.follow(state)
        return chosen(state, actions, usual, self._follower.aim.wanted.names, self._follower.houses)

    def settled(self, state: Fury2State) -> bool:
        """Return whether the chapter is over."""
        self._follower.follow(state)
        return self._follower.end is not None

    def points(self, state: Fury2State) -> float:
        """Return the chance to reach the goal, in percent."""
        self._follower.follow(state)
        return PERCENT * self._follower.chance


_ORDINARY = {aspect.name: aspect for aspect in ASPECTS}
CLEAN = N_("more houses made clean"), N_("fewer houses made clean")
FELLED = N_("more defeats of the Servant"), N_("fewer defeats of the Servant")
MET = N_("more combats with the Servant"), N_("fewer combats with the Servant")


class ServantTerms(CountedTerms[ServantCount], Fury2Terms):
    """The terms of a position's value in the chapter."""

    counted: ClassVar[dict[str, Aspect]] = {
        "emptied": Aspect("emptied", HUNTERS, *CLEAN),
        "felled": Aspect(
            "felled", HUNTERS, N_("more defeats of the Servant"), N_("fewer defeats of the Servant")
        ),
        "met": Aspect(
            "met", HUNTERS, N_("more combats with the Servant"), N_("fewer combats with the Servant")
        ),
        "vampires": _ORDINARY["vampires"],
        "harm": _ORDINARY["blood"],
    }


class ServantKnowledge(AimedValues, Fury2Knowledge):
    """The knowledge of the hunters in a chapter, whose points are chances of its goal in percent."""

    def __init__(self, aim: Aim) -> None:
        super().__init__()
        self._aim = aim

    def worth_trying(self, observation: Fury2Observation) -> Sequence[Action]:
        """Return all actions: a card may lead to a house, too."""
        return observation.actions

    def belief(self, observation: Fury2Observation) -> AimedWays:
        """Return the ways that agree with all events."""
        return AimedWays(observation)

    def guide(
        self, state: Fury2State, observer: int, belief: Belief, rng: random.Random, noise: float
    ) -> AimedHunters:
        """Return the policies for one simulated game."""
        assert isinstance(belief, AimedWays)
        return AimedHunters(rng, noise, belief, state, self._aim)

    def terms(self, belief: Belief) -> ServantTerms:  # type: ignore[override]
        """Return the words for the counters of the chapter."""
        assert isinstance(belief, AimedWays)
        return ServantTerms(self._aim, belief.count)

    def facts(
        self, observation: Fury2Observation, actions: Sequence[Action]
    ) -> Sequence[Sequence[ActionFact]]:
        """Return what the board and the sheets show for the goal."""
        expected = self._mixture.replies(observation)
        return found_by(GoalFacts(observation, self.belief(observation), self._aim, expected), actions)

    def basis(self, observation: Fury2Observation) -> Sequence[Text]:
        """Return where houses may be."""
        return tuple(GoalFacts(observation, self.belief(observation), self._aim).basis())


def knowledge(aim: Aim) -> Knowledge[Fury2State, Fury2Observation, Any]:
    """Return new knowledge with an empty memory."""
    return ServantKnowledge(aim)
