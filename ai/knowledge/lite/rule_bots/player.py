"""A rule bot as an agent: a rule by its name, and the memory that its belief needs."""

from __future__ import annotations

import random
from collections.abc import Callable

from ai.agent import AgentDecision, Stop
from ai.knowledge import knowledge
from ai.knowledge.lite.rule_bots import draculas, hunters
from ai.knowledge.lite.rule_bots.bot_view import BotView
from ai.rule_bot_names import DRACULAS, HUNTERS, PREFIX
from furyqt.rules.core.ruleset import Ruleset
from furyqt.rules.lite.actions import TrailMove
from furyqt.rules.lite.observation import LiteObservation
from furyqt.rules.lite.tables import FIGURES, NOWHERE

HUNTERS_HABITS: dict[str, Callable[[BotView], TrailMove]] = {name: getattr(hunters, name) for name in HUNTERS}
DRACULAS_HABITS: dict[str, Callable[[BotView, TrailMove, int], float]] = {
    name: getattr(draculas, name) for name in DRACULAS
}


class RuleBot:
    """Plays the simplified game by one habit; for the side that has no such habit, at random."""

    def __init__(self, rules: Ruleset, spec: str) -> None:
        self._name = spec.removeprefix(PREFIX)
        self._knowledge = knowledge(rules)

    def decide(self, observation: LiteObservation, seed: int, stop: Stop | None = None) -> AgentDecision:
        """What the habit says; chance decides between equals."""
        del stop
        scene = BotView(observation, random.Random(seed), self._knowledge)
        return AgentDecision(index=observation.actions.index(self._action(scene)))

    def _action(self, scene: BotView) -> TrailMove:
        if scene.figure in FIGURES and self._name in HUNTERS_HABITS:
            return hunters.start(scene) if scene.here == NOWHERE else HUNTERS_HABITS[self._name](scene)
        if scene.figure not in FIGURES and self._name in DRACULAS_HABITS:
            return scene.best(DRACULAS_HABITS[self._name])
        return scene.rng.choice(scene.moves)
