"""A rule bot as an agent: a rule by its name, and the memory that its belief needs."""

from __future__ import annotations

import random
from collections.abc import Callable

from ai.agent import AgentDecision, Stop
from ai.knowledge.lite.rule_bots import DRACULAS, HUNTERS, draculas, hunters
from ai.knowledge.lite.rule_bots.bot_view import BotView
from ai.knowledge.protocols import AnyKnowledge
from furyqt.rules.lite.actions import TrailMove
from furyqt.rules.lite.observation import LiteObservation
from furyqt.rules.lite.tables import FIGURES, NOWHERE

HUNTER_RULES: dict[str, Callable[[BotView], TrailMove]] = {name: getattr(hunters, name) for name in HUNTERS}
DRACULA_RULES: dict[str, Callable[[BotView, TrailMove, int], float]] = {
    name: getattr(draculas, name) for name in DRACULAS
}


class RuleBot:
    """Plays the simplified game by one rule; at random for the side that has no such rule."""

    def __init__(self, known: AnyKnowledge, name: str) -> None:
        self._name = name
        self._knowledge = known

    def decide(self, observation: LiteObservation, seed: int, stop: Stop | None = None) -> AgentDecision:
        """Follow the rule; ties are drawn at random."""
        del stop
        view = BotView(observation, random.Random(seed), self._knowledge)
        return AgentDecision(index=observation.actions.index(self._action(view)))

    def _action(self, view: BotView) -> TrailMove:
        if view.figure in FIGURES and self._name in HUNTER_RULES:
            return hunters.start(view) if view.here == NOWHERE else HUNTER_RULES[self._name](view)
        if view.figure not in FIGURES and self._name in DRACULA_RULES:
            return view.best(DRACULA_RULES[self._name])
        return view.rng.choice(view.moves)
