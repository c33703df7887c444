"""The game continues without long waits if the thinking process lies, stops or hangs."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from ai.agent import AgentDecision
from ai.simple import GreedyAgent
from ai.whereabouts import Whereabouts
from ai.worker.process import Engine
from furyqt.controllers.engine import supervisor
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.ruleset import Observation, ruleset
from tests.ai.lying_process import LIES
from tests.controllers.fakes import run_loop, settled, wait_until

POSIX = pytest.mark.skipif(os.name != "posix", reason="sends a POSIX signal")
IMPOSSIBLE = (
    *("no such action", "no number", "no such choice", "a choice without value", "a reason without number"),
    *("a reason for no action", "a mixture of no actions", "a place off the map", "a place before the map"),
)


class Liars:
    """Makes workers whose first process, or every one, lies."""

    def __init__(self) -> None:
        self.engines: list[Engine] = []
        self.workers: list[AiWorker] = []
        self.said: list[str] = []

    def worker(self, how: str, lying: int = 1) -> AiWorker:
        def engine() -> Engine:
            lies = len(self.engines) < lying
            command = (sys.executable, "-m", "tests.ai.lying_process", how)
            self.engines.append(Engine(command) if lies else Engine())
            return self.engines[-1]

        worker = AiWorker(engine)
        worker.trouble.connect(lambda text: self.said.append(str(text)))
        self.workers.append(worker)
        wait_until(lambda: self.engines and self.engines[0].is_alive)
        return worker


@pytest.fixture
def liars(qtbot: QtBot) -> Iterator[Liars]:
    found = Liars()
    yield found
    for worker in found.workers:
        worker.close()
    assert not any(engine.is_alive for engine in found.engines)


def observation() -> Observation:
    rules = ruleset("lite")
    return rules.observe(rules.setup(rules.checked_options({}), 5), 0)


def decided(worker: AiWorker) -> list[AgentDecision]:
    found: list[AgentDecision] = []
    worker.decided.connect(lambda ticket, decision: found.append(decision))
    return found


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the second process as long as a busy machine needs; these tests are not about its limit."""
    monkeypatch.setattr(supervisor, "REPLACED", 60.0)


@pytest.mark.mass(6)
@pytest.mark.usefixtures("patience")
@pytest.mark.parametrize("how", [*IMPOSSIBLE, *LIES])
def test_a_lying_process_is_replaced_at_once(liars: Liars, how: str) -> None:
    worker = liars.worker(how)
    answers = decided(worker)
    worker.think("lite", "search:60", observation(), 1)
    wait_until(lambda: answers)
    assert answers[0].iterations == 60
    assert len(liars.engines) == 2
    assert liars.said == [str(supervisor.RESTARTED)]


@pytest.mark.usefixtures("patience")
@pytest.mark.parametrize("how", ["a best action that is none", "a best action without value"])
def test_an_impossible_best_action_is_never_shown(liars: Liars, how: str) -> None:
    worker = liars.worker(how)
    answers, shown = decided(worker), []
    worker.progressed.connect(lambda ticket, share, best: shown.append(best))
    worker.think("lite", "search:60", observation(), 1, explain=True, wants_best=True)
    wait_until(lambda: answers)
    assert answers[0].iterations == 60
    assert len(liars.engines) == 2
    assert all(best is None or 0 <= best.index < len(observation().actions) for best in shown)
    assert liars.said == [str(supervisor.RESTARTED)]


@pytest.mark.usefixtures("patience")
def test_places_off_the_map_are_not_shown(liars: Liars) -> None:
    worker, found = liars.worker("places off the map"), list[Whereabouts]()
    worker.placed.connect(lambda ticket, places: found.append(places))
    worker.places("lite", observation())
    wait_until(lambda: found)
    assert found == [Whereabouts()]


def test_a_rule_of_thumb_decides_at_once_if_all_processes_lie(liars: Liars) -> None:
    worker = liars.worker("no msgpack", lying=9)
    answers = decided(worker)
    worker.think("lite", "search:600s", observation(), 1)
    wait_until(lambda: answers)
    assert answers == [GreedyAgent(ruleset("lite")).decide(observation(), 1)]
    assert liars.said == [str(supervisor.RESTARTED), str(supervisor.BY_RULE)]


def test_move_now_works_even_if_the_process_ignores_it(liars: Liars) -> None:
    worker = liars.worker("deaf", lying=9)
    answers = decided(worker)
    worker.think("lite", "search:600s", observation(), 1)
    run_loop(0.3)
    worker.move_now()
    wait_until(lambda: answers)
    assert answers == [GreedyAgent(ruleset("lite")).decide(observation(), 1)]
    assert liars.said == [str(supervisor.RESTARTED), str(supervisor.BY_RULE)]


@pytest.fixture
def stopped(liars: Liars) -> Callable[[], AiWorker]:
    """Makes a worker whose real process has answered once, and is then stopped."""

    def made() -> AiWorker:
        worker = liars.worker("", lying=0)
        answers = decided(worker)
        worker.think("lite", "search:60", observation(), 1)
        wait_until(lambda: answers)
        os.kill(liars.engines[0].pid, signal.SIGSTOP)
        return worker

    return made


@POSIX
def test_move_now_does_not_wait_for_a_stopped_process(stopped: Callable[[], AiWorker]) -> None:
    """This also holds if the process should find the possible places first."""
    worker = stopped()
    answers, placed = decided(worker), []
    worker.placed.connect(lambda ticket, places: placed.append(places))
    worker.places("lite", observation())
    worker.think("lite", "search:600s", observation(), 1)
    run_loop(0.2)
    worker.move_now()
    wait_until(lambda: answers)
    assert placed == [Whereabouts()]


@POSIX
def test_a_canceled_request_to_a_stopped_process_does_not_delay_the_next(
    stopped: Callable[[], AiWorker], liars: Liars, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor, "LATE", 60.0)  # the new process may start on a busy machine
    worker = stopped()
    answers = decided(worker)
    worker.think("lite", "search:600s", observation(), 1)
    run_loop(0.2)
    worker.cancel()
    worker.think("lite", "search:5", observation(), 1)
    wait_until(lambda: len(liars.engines) == 2)
    wait_until(lambda: answers)
    assert len(answers) == 1
    assert answers[0].iterations == 5
    assert liars.said == []


@POSIX
def test_a_game_with_a_stopped_process_can_be_closed(stopped: Callable[[], AiWorker], liars: Liars) -> None:
    worker = stopped()
    session = GameSession.new("lite", {}, 5, ("human", "search:600s"), worker=worker)
    settled(session)
    for _ in range(4):
        session.act(session.observation.actions[3])
    run_loop(0.2)
    session.close()
    worker.close()
    assert not liars.engines[0].is_alive
