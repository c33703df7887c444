"""The worker process `python -m ai.worker.service`: answers `ai.worker.wire` messages on standard streams."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import sys
import threading
import time
from functools import partial
from typing import IO

from ai.agent import Agent, AgentDecision
from ai.agents import make_agent
from ai.gc_pause import gc_pause
from ai.knowledge import AnyKnowledge, knowledge
from ai.mcts.explain import explain, reconsidered
from ai.mcts.helper_pool import HELPER, HelperPool, spare_cores
from ai.mcts.root_statistics import RootStatistics
from ai.mcts.search import SearchAgent
from ai.mcts.tree import SearchContext, grow
from ai.reasons import WORK
from ai.search_progress import SearchProgress
from ai.worker.process import READY
from ai.worker.wire import (
    Answer,
    Asked,
    Failed,
    FindPlaces,
    Grow,
    Grown,
    MoveNow,
    Partial,
    PlacesFound,
    Progress,
    Report,
    Think,
    Thought,
    reason,
    receive_request,
    send,
    unpacked,
)
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.ruleset import AnyRuleset, Observation, ruleset

NICENESS = 10
"""The process lowers its own priority by this (`os.nice`)."""
REPORT_EVERY = 0.15
"""The seconds between two reports of progress."""


def _search_share(agent: Agent, observation: Observation) -> float:
    """Return the share of the search in the work on a decision with reasons."""
    iterations = agent.full_iterations(observation) if isinstance(agent, SearchAgent) else None
    return 0.5 if iterations is None else iterations / (iterations + WORK)


class Service:
    """Agents with their memories, the current request, and the helpers if there are some."""

    def __init__(self, pool: HelperPool | None = None) -> None:
        self._pool = pool
        self._agents: dict[tuple[str, str, int, Aim | None], Agent] = {}
        self._knowledge: dict[tuple[str, str, int, Aim | None], AnyKnowledge] = {}
        self._watched: tuple[int, SearchProgress] | None = None
        self._hurried = -1
        self.steps = 0
        """The number of times that a search has checked whether it should stop."""

    def hurry(self, request: int) -> None:
        """End this request and those before it; called by the reading thread."""
        self._hurried = request

    def _is_hurried(self, request: int) -> bool:
        self.steps += 1
        return request <= self._hurried

    def answer(self, request: Asked) -> Answer:
        """Handle a request; any error becomes a message."""
        try:
            if isinstance(request, Grow):
                return Grown(request.id, self._grown(request))
            rules = ruleset(request.game)
            observation = unpacked(request.observation, rules.observation_type)
            if isinstance(request, FindPlaces):
                belief = self._known(rules, "", observation.player).belief(observation)
                return PlacesFound(request.id, belief.whereabouts())
            return Thought(request.id, self._decided(request, rules, observation))
        except Exception as wrong:
            return Failed(request.id, reason(wrong))

    def _decided(self, request: Think, rules: AnyRuleset, observation: Observation) -> AgentDecision:
        """Return the decision of the agent that is asked for, with reasons if they are wanted."""
        key = (request.game, request.spec, observation.player, request.aim)
        if key not in self._agents:
            self._agents[key] = make_agent(rules, request.spec, self._pool, request.aim)
        agent, stop = self._agents[key], partial(self._is_hurried, request.id)
        progress = SearchProgress(
            request.wants_best, _search_share(agent, observation) if request.explain else 1.0
        )
        self._watched = request.id, progress
        if isinstance(agent, SearchAgent):
            decision = agent.decide(observation, request.seed, stop, progress)
        else:
            decision = agent.decide(observation, request.seed, stop)
        if request.explain:
            progress.finish(decision)
            known = self._known(rules, "", observation.player, request.aim)
            why = explain(rules, known, observation, decision, request.seed, stop, progress.explain)
            decision = decision if why is None else reconsidered(observation, decision, why)
        return decision

    @property
    def found_so_far(self) -> Partial | None:
        """The partial result of the search that runs or ran last."""
        if self._watched is None:
            return None
        request, progress = self._watched
        return Partial(request, progress.share, progress.best)

    @gc_pause()
    def _grown(self, request: Grow) -> tuple[RootStatistics, ...]:
        """Return the statistics of some trees of a decision that another process makes."""
        order = request.order
        rules = ruleset(order.game)
        observation = unpacked(order.observation, rules.observation_type)
        known = self._known(rules, order.config.style, observation.player, order.config.aim)
        belief = known.belief(observation).flattened(order.config.belief_flattening)
        trees = SearchContext(rules, known, observation, belief, order.config).trees(
            order.seed, order.numbers
        )
        grow(trees, order.shares, lambda done: self._is_hurried(request.id))
        return tuple(tree.statistics for tree in trees)

    def _known(self, rules: AnyRuleset, style: str, player: int, aim: Aim | None = None) -> AnyKnowledge:
        key = (rules.name, style, player, aim)
        if key not in self._knowledge:
            self._knowledge[key] = knowledge(rules, style, aim)
        return self._knowledge[key]


class Reporter:
    """Writes answers, and the progress of the current request."""

    def __init__(self, service: Service, pipe: IO[bytes]) -> None:
        self._service = service
        self._pipe = pipe
        self._writing = threading.Lock()
        self._is_working = threading.Event()
        self._request = -1
        """The request that is not answered yet."""
        self._send(Progress())
        threading.Thread(target=self._report, daemon=True).start()

    def answer(self, request: Asked) -> None:
        """Answer a request; partial results that would arrive after the answer are dropped."""
        self._request = request.id
        self._is_working.set()
        answer = self._service.answer(request)
        self._is_working.clear()
        with self._writing:  # no partial result follows the answer
            self._request = -1
        self._send(answer)

    def _send(self, message: Report, only_for: int | None = None) -> None:
        """Write a message; a partial result is dropped if its request is answered already."""
        try:
            with self._writing:
                if only_for in (None, self._request):
                    send(self._pipe, message)
        except OSError:
            os._exit(0)  # the program that asked is gone

    def _report(self) -> None:
        while True:
            self._is_working.wait()
            self._send(Progress(self._service.steps))
            self._send_partial()
            time.sleep(REPORT_EVERY)

    def _send_partial(self) -> None:
        found = self._service.found_so_far
        if found is not None:
            self._send(found, only_for=found.id)


def lower_priority() -> None:
    """Lower the priority of this process below interactive programs, such as the window.

    On Linux a batch process never interrupts another, and at this niceness a process that wakes interrupts it
    at once. It still gets about a tenth of a core that others keep busy; `SCHED_IDLE` would leave it a
    three-hundredth, and a computer player on a busy machine would hardly ever decide.
    """
    if sys.platform == "win32":
        return
    os.nice(NICENESS)
    if sys.platform == "linux":
        with contextlib.suppress(OSError):  # some sandboxes forbid it: the niceness is enough
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def main(*, is_helper: bool, is_ready: bool) -> None:
    """Answer until the other side closes the stream; Ctrl-C in a terminal is for the parent program.

    On a busy machine that program has priority, too; a helper has the low priority of its parent. A process
    that must be ready soon has low priority after its first answer.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if not (is_helper or is_ready):
        lower_priority()
    service = Service(None if is_helper else HelperPool(spare_cores()))
    waiting: queue.SimpleQueue[Asked] = queue.SimpleQueue()

    def read() -> None:
        try:
            while (request := receive_request(sys.stdin.buffer)) is not None:
                if isinstance(request, MoveNow):
                    service.hurry(request.id)
                else:
                    waiting.put(request)
        finally:
            os._exit(0)  # the program that asked is gone: no process waits for the answer

    threading.Thread(target=read, daemon=True).start()
    reporter = Reporter(service, sys.stdout.buffer)
    reporter.answer(waiting.get())
    if is_ready:
        lower_priority()
    while True:
        reporter.answer(waiting.get())


if __name__ == "__main__":
    main(is_helper=HELPER in sys.argv[1:], is_ready=READY in sys.argv[1:])
