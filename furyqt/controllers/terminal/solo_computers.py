"""The agents of a game in the terminal, which think in the same process."""

from __future__ import annotations

from msgspec.structs import replace

from ai.agent import Agent, AgentDecision, decision_seed
from ai.agents import make_agent
from ai.knowledge import knowledge
from ai.mcts.explain import explain
from furyqt.controllers.computer.ai_client import HINT_SPEC
from furyqt.controllers.session.header import GameHeader
from furyqt.controllers.session.history import History
from furyqt.controllers.session.seats import PAPER, aids_of, persons_view
from furyqt.controllers.session.shown_position import ShownPosition


class SoloComputers:
    """Decides for the computers, and advises the person."""

    def __init__(self, history: History, shown: ShownPosition) -> None:
        self._history, self._shown = history, shown
        (self._player,) = history.persons
        self._agents: dict[tuple[str, int], Agent] = {}

    @property
    def is_on_paper(self) -> bool:
        """Whether the game is played without hints and deduction aids."""
        return aids_of(self._history.record.tags) == PAPER

    @property
    def has_hints(self) -> bool:
        """Whether hints may be asked for."""
        return GameHeader(self._history).has_hints

    def hint(self) -> AgentDecision:
        """Return the full-strength search's decision for the person, with reasons."""
        decision, rules = self.decide(self._player, HINT_SPEC), self._history.rules
        seed = decision_seed(self._history.record.seed, self._history.ply)
        seen = self._shown.observation(self._player)
        decision = replace(decision, why=explain(rules, knowledge(rules), seen, decision, seed))
        view = persons_view(rules, self._history.table, self._history.seats, seen)
        return decision if view is seen else decision.without_plans()

    def places(self) -> dict[int, float]:
        """Return the chances of the hidden figure's possible places in the person's view."""
        return knowledge(self._history.rules).belief(self._shown.observation(self._player)).places()

    def decide(self, player: int, spec: str) -> AgentDecision:
        """Return the decision of the agent with this name for a player in the newest position."""
        key = (spec, player)
        if key not in self._agents:
            self._agents[key] = make_agent(self._history.rules, spec)
        seed = decision_seed(self._history.record.seed, self._history.ply)
        return self._agents[key].decide(self._history.observation(player), seed)
