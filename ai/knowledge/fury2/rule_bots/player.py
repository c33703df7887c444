"""The habits of the rule bots, and a rule bot as an agent: the rules of thumb with one habit.

A habit has other weights for the rules of thumb; some teams also believe something else.
"""

from __future__ import annotations

import random

from ai.agent import AgentDecision, Stop
from ai.knowledge.fury2.policy import Fury2Guide
from ai.knowledge.fury2.policy.dracula_moves import USUAL_HABIT as USUAL_DRACULA
from ai.knowledge.fury2.policy.dracula_moves import DraculaHabit
from ai.knowledge.fury2.policy.hunter_moves import USUAL_HABIT as USUAL_HUNTERS
from ai.knowledge.fury2.policy.hunter_moves import HunterHabit
from ai.knowledge.protocols import AnyKnowledge
from furyqt.rules.fury2.determinize import determinize
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import NOWHERE

HUNTERS: dict[str, HunterHabit] = {
    "chaser": HunterHabit(approach=1.5, unarmed=0.0, hurt=0.3),
    "tracker": HunterHabit(approach=1.2),
    "armorer": HunterHabit(unarmed=1.0, item=2.0, room=1.5, wait=0.4),
    "nurse": HunterHabit(hurt=1.3, rest=1.2, wait=0.2),
    "pack": HunterHabit(group=3.0, approach=1.2),
    "loner": HunterHabit(group=-3.0, unarmed=0.0, hurt=0.0),
    "camper": HunterHabit(approach=0.0, wait=2.5, rail=-2.0, card=0.6),
    "reader": HunterHabit(event=3.0, resolve=2.0, card=2.0),
    "walker": HunterHabit(approach=0.0, noise=4.0, rail=0.0),
    "rider": HunterHabit(rail=1.2, sail=0.3),
}
"""Each team's habit by its name."""
DRACULAS: dict[str, DraculaHabit] = {
    "runner": DraculaHabit(distance=3.0, second=0.0, exits=0.0),
    "shy": DraculaHabit(distance=0.8, second=2.0, noise=0.5),
    "sailor": DraculaHabit(sea=1.2, weak_at_sea=-4.0, land=-0.5),
    "landsman": DraculaHabit(sea=-9.0, land=4.0),
    "hider": DraculaHabit(hide=3.0, stay_shown=-1.0),
    "doubler": DraculaHabit(back=2.0, wolf=1.0),
    "feeder": DraculaHabit(feed=2.5, hide=0.5, stay_shown=0.0),
    "attacker": DraculaHabit(distance=-0.5, second=-0.3, hit=-1.0, hunt=4.0),
    "dweller": DraculaHabit(distance=0.8, castle=2.0, call=1.0, sea=-4.0),
    "gambler": DraculaHabit(noise=6.0),
}
"""Each Dracula's habit by its name."""
NEWEST = frozenset({"chaser", "pack", "nurse", "rider"})
"""Teams that know only the newest open card of the trail."""


class NewestPlace:
    """A lead to the newest open card of the trail; without one there is no goal."""

    def place(self, state: Fury2State) -> int:
        """Return the place of the newest faceup card, or NOWHERE; cards of powers have no place."""
        return next((spot.place for spot in state.trail if spot.faceup and spot.place >= 0), NOWHERE)


class HabitBot:
    """Plays the second edition by one habit; by the usual one for the side that has no such habit."""

    def __init__(self, known: AnyKnowledge, name: str) -> None:
        self._knowledge = known
        self._name = name

    def decide(self, observation: Fury2Observation, seed: int, stop: Stop | None = None) -> AgentDecision:
        """Follow the habit; chance is drawn from the seed."""
        del stop
        rng = random.Random(seed)
        likeliest = self._knowledge.belief(observation).likeliest()
        state = determinize(observation, likeliest, rng.getrandbits(63))
        state.told = None
        guide = Fury2Guide(
            rng,
            0.0,
            NewestPlace() if self._name in NEWEST else None,
            hunters=HUNTERS.get(self._name, USUAL_HUNTERS),
            dracula=DRACULAS.get(self._name, USUAL_DRACULA),
        )
        return AgentDecision(index=observation.actions.index(guide.choose(state, observation.actions)))


RuleBot = HabitBot
