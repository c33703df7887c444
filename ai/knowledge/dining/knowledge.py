"""The policies and the value of *Dining with Dracula* as the search uses them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from ai.knowledge import Belief, InTurn, Knowledge
from ai.knowledge.defaults import NoBelief
from ai.knowledge.dining.facts import DiningFacts
from ai.knowledge.dining.look_ahead import RootPlan
from ai.knowledge.dining.policy import DiningGuide
from ai.knowledge.dining.value import chance_of_points, chances, points_of_chance
from ai.reasons import ActionFact, found_by
from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.dining.actions import PlaceHero, Send
from furyqt.rules.dining.observation import DiningObservation
from furyqt.rules.dining.spaces import is_stand, location_of
from furyqt.rules.dining.state import DiningState

SLOPE = 1.33
"""The difference of the search's values for a difference of chances to win."""


class Valued(NamedTuple):
    """A position that was valued; every action gives a state another agenda."""

    state: DiningState | None
    agenda: tuple[Step, ...]
    chances: list[float]


NOWHERE = Valued(None, (), [])


class DiningKnowledge(InTurn[DiningObservation]):
    """An open game: all players maximize their own chance to win, and only the decks are unknown."""

    horizon = 300
    control_coefficient = 0.8
    clear_share = 0.65
    mixes = False

    def __init__(self) -> None:
        self._plan = RootPlan()
        self._valued = NOWHERE

    def belief(self, observation: DiningObservation) -> Belief:
        """All orders of the decks are equally likely."""
        return NoBelief()

    def facts(
        self, observation: DiningObservation, actions: Sequence[Action]
    ) -> Sequence[Sequence[ActionFact]]:
        """Return what the board and the cards show about each action."""
        return found_by(DiningFacts(observation), actions)

    def guide(
        self, state: DiningState, observer: int, belief: Belief, rng: random.Random, noise: float
    ) -> DiningGuide:
        """Return the policies for one simulated game, which ends a few turns later or on the next Day.

        They have no noise: the decks bring chance enough, and a random turn costs more than most choices.
        """
        del noise
        return DiningGuide(
            rng, 0.0, plan=self._plan, root=state, chosen=self._plan.chosen, checks_turn_end=True
        )

    def worth_trying(self, observation: DiningObservation) -> Sequence[Action]:
        """Return the actions without a Hero's or Tourist's smaller yield where the larger one is free."""
        sent = [action.space for action in observation.actions if isinstance(action, PlaceHero | Send)]
        collected = {space: observation.tables.printed_yield(space) for space in sent if not is_stand(space)}

        def is_less(action: Action) -> bool:
            return isinstance(action, PlaceHero | Send) and any(
                location_of(space) == location_of(action.space)
                and amount > collected.get(action.space, amount)
                for space, amount in collected.items()
            )

        return [action for action in observation.actions if not is_less(action)]

    def turn(self, observation: DiningObservation) -> int:
        """Return the number of turns and Dinners that each player has had."""
        return observation.turn // len(observation.heroes)

    def acts_by_value(self, player: int) -> bool:
        """Return True: no player hides anything."""
        return True

    def points(self, state: DiningState, player: int) -> float:
        """Return the log odds to win, in points; the last position is remembered for the other players."""
        if self._valued.agenda is not state.agenda or self._valued.state is not state:
            self._valued = Valued(state, state.agenda, chances(state))
        return points_of_chance(self._valued.chances[player])

    def squash(self, points: float, root: float) -> float:
        """Return the chance to win relative to that of the root as a value between 0 and 1."""
        return min(1.0, max(0.0, 0.5 + SLOPE * (chance_of_points(points) - chance_of_points(root))))

    def chance(self, points: float, observation: DiningObservation) -> float:
        """Return the chance to win of the player with these points."""
        del observation
        return chance_of_points(points)


def knowledge(style: str) -> Knowledge[DiningState, DiningObservation, Action]:
    """Return new knowledge; there are no styles."""
    del style
    return DiningKnowledge()
