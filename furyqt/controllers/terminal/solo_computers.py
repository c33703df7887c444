"""The agents of a game in the terminal; what takes time is done by a worker process, as in the window."""

from __future__ import annotations

import weakref
from collections.abc import Callable

from ai.agent import Agent, AgentDecision
from ai.agents import make_agent
from ai.levels import SEARCH, parse_spec
from ai.whereabouts import Whereabouts
from ai.worker.process import Engine, ready_engine
from furyqt.controllers.computer.ai_client import HINT_SPEC
from furyqt.controllers.engine.engine_host import EngineFactory, EngineHost
from furyqt.controllers.engine.supervisor import Asker, EngineRequest, Supervisor
from furyqt.controllers.session.header import GameHeader
from furyqt.controllers.session.history import History, seed_for
from furyqt.controllers.session.seats import HUMAN, PAPER, aids_of, persons_view
from furyqt.controllers.session.shown_position import ShownPosition
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import Text


class SoloComputers:
    """Decides for the computers, and advises the person; every answer comes in time."""

    def __init__(
        self, history: History, shown: ShownPosition, new_engine: EngineFactory | None = None
    ) -> None:
        self._history, self._shown = history, shown
        (self._player,) = history.persons
        self._agents: dict[tuple[str, int], Agent] = {}
        self._host = EngineHost(new_engine or Engine, new_engine or ready_engine)
        self._supervisor = Supervisor(self._host)
        self.trouble: Callable[[Text], object] = lambda text: None
        """Gets a sentence for the person when the worker process fails."""
        self.close = weakref.finalize(self, self._host.close)
        """Ends the worker process; it also ends with the program."""
        if any(seat != HUMAN and parse_spec(seat).kind == SEARCH for seat in history.seats):
            self._host.running()

    @property
    def is_on_paper(self) -> bool:
        """Whether the game is played without hints and deduction aids."""
        return aids_of(self._history.record.tags) == PAPER

    @property
    def has_hints(self) -> bool:
        """Whether hints may be asked for."""
        return GameHeader(self._history).has_hints

    def hint(self) -> AgentDecision | None:
        """Return the full-strength search's decision for the person, with reasons; None if it failed."""
        history, seen = self._history, self._shown.observation(self._player)
        known, aim = history.observation(self._player), history.aim_of(self._player)
        found = self._asked(HINT_SPEC, known, aim, explain=True)
        if not isinstance(found, AgentDecision):
            return None
        view = persons_view(history.rules, history.table, history.seats, seen)
        return found if view is seen else found.without_plans()

    def places(self) -> Whereabouts:
        """Return the possible places of the hidden figure in the person's view."""
        seen = self._shown.observation(self._player)
        found = self._asked("", seen)
        if found == Whereabouts():
            found = self._asked("", seen)  # by a new process, if the first one failed
        assert isinstance(found, Whereabouts)
        return found

    def decide(self, player: int, spec: str) -> AgentDecision:
        """Return the decision of the agent with this name for a player in the newest position."""
        seen = self._history.observation(player)
        if parse_spec(spec).kind == SEARCH:
            found = self._asked(spec, seen, self._history.aim_of_agent(player))
            assert isinstance(found, AgentDecision)
            return found
        key = (spec, player)
        if key not in self._agents:
            self._agents[key] = make_agent(self._history.rules, spec)
        return self._agents[key].decide(seen, seed_for(self._history, player))

    def _asked(
        self, spec: str, seen: Observation, aim: Aim | None = None, explain: bool = False
    ) -> AgentDecision | Whereabouts | None:
        game, seed = self._history.record.game, seed_for(self._history, seen.player)
        request = EngineRequest(0, 0, game, spec, seen, seed, explain, aim=aim)
        return self._supervisor.answer(request, Asker(trouble=self.trouble))
