"""Every request is answered within five seconds after its budget, in the window and in the terminal."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from time import monotonic

import pytest
from pytestqt.qtbot import QtBot

from ai.agent import AgentDecision
from ai.simple import GreedyAgent, RandomAgent
from ai.whereabouts import Whereabouts
from ai.worker.process import Engine, EngineDiedError
from furyqt.controllers.computer.ai_client import FAILS
from furyqt.controllers.engine import supervisor
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.engine.engine_host import EngineHost
from furyqt.controllers.engine.supervisor import (
    BY_RULE,
    NO_HINT,
    RESTARTED,
    Asker,
    EngineRequest,
    Supervisor,
    budget,
)
from furyqt.controllers.review.audit import answered, cases, question
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import new_history
from furyqt.controllers.terminal.solo import SoloGame
from furyqt.rules.core.ruleset import Observation, ruleset
from furyqt.rules.core.text import Text
from tests.controllers.fakes import FakeEngine, play_on, settled, wait_until

POSIX = pytest.mark.skipif(os.name != "posix", reason="sends a POSIX signal")
BOUND = 5.0
LOADED = 10.0
"""Seconds more on a machine with many other programs; faults took up to two minutes before."""
FAULTS = ("deaf", "no progress", "growing", "late", "a flood", "cut off", "no such action")


def seen() -> Observation:
    rules = ruleset("lite")
    return rules.observe(rules.setup(rules.checked_options({}), 5), 0)


class Clock:
    """The time of the supervisor and of its processes, and what went wrong with these."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        self.engines: list[Timed] = []
        self.said: list[str] = []
        monkeypatch.setattr(supervisor, "monotonic", lambda: self.now)

    def ask(
        self, spec: str, *takes: float, waited: float = 0.0, hurried: bool = False, explain: bool = False
    ) -> object:
        """Ask processes that take so many seconds one after the other, or hang after the last of them."""
        coming = iter(takes)

        def engine() -> Timed:
            self.engines.append(Timed(self, next(coming, 10**9)))
            return self.engines[-1]

        request = EngineRequest(1, 1, "lite", spec, seen(), 7, explain, asked_at=self.now - waited)
        hurried_at = self.now if hurried else None
        asker = Asker(hurried_at=lambda: hurried_at, trouble=lambda text: self.said.append(str(text)))
        return Supervisor(EngineHost(engine)).answer(request, asker)


class Timed(FakeEngine):
    """Answers after a time, unless its limit is over before."""

    def __init__(self, clock: Clock, takes: float) -> None:
        super().__init__()
        self.clock, self.takes = clock, takes

    def _work(self, timeout: float | None) -> None:
        assert timeout is not None
        self.clock.now += min(timeout, self.takes)
        if self.takes > timeout:
            raise EngineDiedError("no answer")

    def think(self, *args: object, timeout: float | None = None, **more: object) -> AgentDecision:
        self._work(timeout)
        return AgentDecision(1, iterations=7)

    def places(self, *args: object, timeout: float | None = None) -> Whereabouts:
        self._work(timeout)
        return Whereabouts(({3: 1.0},))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.mark.parametrize(
    "spec", ["search:20", "search:normal", "search:3s", "search:hard@2s", "greedy", "random"]
)
@pytest.mark.parametrize("waited", [0.0, 2.4, 60.0])
@pytest.mark.parametrize("first", [0.0, 1.0, 10**9])
def test_two_processes_end_in_time(clock: Clock, spec: str, waited: float, first: float) -> None:
    """The first one lies after some time or hangs, the second one hangs; earlier requests took time, too."""
    start, limit = clock.now, budget(EngineRequest(1, 1, "lite", spec, seen()))
    assert clock.ask(spec, waited=waited) == instead(spec)
    assert clock.now - start < max(0.0, limit - waited) + BOUND
    assert clock.said == [str(RESTARTED)] + [str(BY_RULE)] * spec.startswith("search")


def instead(spec: str) -> AgentDecision:
    """Return what is played if no process answers: by the rule of thumb in place of a search."""
    agent = RandomAgent() if spec == "random" else GreedyAgent(ruleset("lite"))
    return agent.decide(seen(), 7)


def test_a_move_is_drawn_only_if_the_rule_of_thumb_fails_too(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GreedyAgent, "decide", lambda *args: {}["no belief"])
    assert clock.ask("search:normal") == instead("random")


def test_a_second_process_searches_in_the_time_that_is_left(clock: Clock) -> None:
    assert clock.ask("search:600s", 10**9, 500.0) == instead("search:600s")
    assert clock.ask("search:600s", 1.0) == AgentDecision(1, iterations=7)
    assert clock.ask("search:20", 10**9, 2.0) == AgentDecision(1, iterations=7)


def test_a_person_who_wants_the_move_now_has_it_in_time(clock: Clock) -> None:
    start = clock.now
    clock.ask("search:600s", hurried=True)
    assert clock.now - start < BOUND


def test_unknown_places_are_not_waited_for(clock: Clock) -> None:
    start = clock.now
    assert clock.ask("") == Whereabouts()
    assert (clock.now - start < BOUND, clock.said) == (True, [])


def test_a_failed_hint_is_no_move(clock: Clock) -> None:
    assert clock.ask("search:master", explain=True) is None
    assert clock.said == [str(RESTARTED), str(NO_HINT)]


class Liars:
    """Worker processes that lie, or the real ones after the first few."""

    def __init__(self, how: str, lying: int = 9) -> None:
        self._how, self._lying = how, lying
        self.engines: list[Engine] = []

    def __call__(self) -> Engine:
        lies = len(self.engines) < self._lying
        command = (sys.executable, "-m", "tests.ai.lying_process", self._how)
        self.engines.append(Engine(command) if lies else Engine())
        return self.engines[-1]


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[Callable[[Liars], AiWorker]]:
    made: list[AiWorker] = []

    def new(liars: Liars) -> AiWorker:
        made.append(AiWorker(liars))
        return made[-1]

    yield new
    for one in made:
        one.close()


@pytest.mark.mass(2)
@pytest.mark.parametrize("how", FAULTS)
def test_the_game_in_the_window_goes_on(
    worker: Callable[[Liars], AiWorker], how: str, caplog: pytest.LogCaptureFixture
) -> None:
    """All processes fail: the person hears two sentences, and the move is drawn."""
    session = GameSession.new("lite", {}, 5, ("human", "search:1s"), worker=worker(Liars(how)))
    said: list[str] = []
    session.trouble.connect(lambda text: said.append(str(text)))
    session.thinking_changed.connect(lambda text: said.append(str(text)))
    settled(session)
    with caplog.at_level(logging.INFO):
        end = monotonic() + 1 + BOUND + LOADED
        play_on(session, 4)
    assert monotonic() < end
    assert said == [str(RESTARTED), str(FAILS)]
    assert session.ply == 5
    assert max(len(record.getMessage()) for record in caplog.records) < 200
    session.close()


@pytest.mark.mass(2)
@pytest.mark.parametrize("how", FAULTS)
def test_the_game_in_the_terminal_goes_on(qtbot: QtBot, how: str) -> None:
    liars, said = Liars(how), []
    game = SoloGame(new_history("lite", {}, 5, ("human", "search:1s")), new_engine=liars)
    game.computers.trouble = lambda text: said.append(str(text))
    while (seat := game.computer_to_move) is None:
        game.act(game.observation.actions[0])
    end = monotonic() + 1 + BOUND + LOADED
    game.let_computer_act(seat)
    assert monotonic() < end
    assert said == [str(RESTARTED), str(BY_RULE)]
    assert game.history.record.notes[-1] == "search:1s"
    game.computers.close()
    assert not any(engine.is_alive for engine in liars.engines)


@pytest.mark.mass
@pytest.mark.parametrize("how", FAULTS)
def test_a_replaced_process_searches_and_the_audit_repeats_it(qtbot: QtBot, how: str) -> None:
    """A restarted search is signed with the iterations that it did."""
    said: list[Text] = []
    game = SoloGame(new_history("lite", {}, 5, ("human", "search:9s")), new_engine=Liars(how, lying=1))
    game.computers.trouble = said.append
    while (seat := game.computer_to_move) is None:
        game.act(game.observation.actions[0])
    while not game.computers.decide(game.history.table.seats[seat].player, "search:40").iterations:
        assert len(said) < 9, "no process answers"
    assert said[0] == RESTARTED
    said.clear()
    game.let_computer_act(seat)
    assert said == []
    history = game.history
    [case] = [one for one in cases(history.record, history.states) if one.ply == history.ply - 1]
    assert case.signature.iterations > 0
    assert answered(question(history.record, history.states, case)).token == case.token
    game.computers.close()


@POSIX
def test_a_stopped_process_is_replaced_in_the_terminal(qtbot: QtBot) -> None:
    liars, said = Liars("", lying=0), []
    game = SoloGame(new_history("lite", {}, 5, ("human", "search:20")), new_engine=liars)
    game.computers.trouble = lambda text: said.append(str(text))
    while game.computer_to_move is None:
        game.act(game.observation.actions[0])
    while not game.computers.decide(1, "search:5").iterations:
        assert len(liars.engines) < 9, "no process answers"
    said.clear()
    os.kill(liars.engines[-1].pid, signal.SIGSTOP)
    end = monotonic() + BOUND + LOADED
    assert game.computers.decide(1, "search:20").iterations
    assert monotonic() < end
    assert said == [str(RESTARTED)]
    game.computers.close()


@POSIX
def test_closing_the_game_with_a_stopped_process_is_quick(worker: Callable[[Liars], AiWorker]) -> None:
    liars = Liars("deaf")
    one = worker(liars)
    wait_until(lambda: liars.engines and liars.engines[0].is_alive)
    one.think("lite", "search:600s", seen(), 1)
    wait_until(lambda: liars.engines[0].is_alive)
    os.kill(liars.engines[0].pid, signal.SIGSTOP)
    end = monotonic() + BOUND
    one.close()
    assert monotonic() < end


def test_an_error_of_the_process_is_named_without_its_words(caplog: pytest.LogCaptureFixture) -> None:
    class Failing(FakeEngine):
        def think(self, *args: object, **more: object) -> AgentDecision:
            raise ValueError(f"{seen()!r} is wrong")

    with caplog.at_level(logging.INFO):
        found = Supervisor(EngineHost(Failing)).answer(
            EngineRequest(1, 1, "lite", "search:5", seen()), Asker()
        )
    assert isinstance(found, AgentDecision)
    assert "ValueError" in caplog.text
    assert "Observation" not in caplog.text
