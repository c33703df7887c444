"""The thread and the process: death, hanging, canceling, and a clean end."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ai.agent import AgentDecision
from ai.reasons import MOST_WORK
from ai.whereabouts import Whereabouts
from ai.worker.process import Engine
from furyqt.controllers.computer.ai_client import FAILS
from furyqt.controllers.engine import ai_worker, supervisor
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.engine.supervisor import LATE, REPLACED, SECONDS_PER_ITERATION, EngineRequest, budget
from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.ruleset import Observation, ruleset
from furyqt.rules.core.text import Text
from tests.controllers.fakes import FakeEngine, play_on, run_loop, settled, wait_until

New = Callable[..., GameSession]


def observation() -> Observation:
    rules = ruleset("lite")
    return rules.observe(rules.setup(rules.checked_options({}), 5), 0)


def troubles(session: GameSession) -> list[str]:
    found: list[str] = []
    session.trouble.connect(lambda text: found.append(str(text)))
    session.thinking_changed.connect(lambda text: found.append(str(text)))
    return found


def test_a_process_that_dies_is_replaced_and_asked_again(new_session: New, engines: list[FakeEngine]) -> None:
    session = new_session()
    said = troubles(session)
    settled(session)
    engines[0].deaths = 1
    play_on(session, 4)
    assert session.ply == 5
    assert [len(engine.asked) for engine in engines] == [1, 1]
    assert engines[0].asked == engines[1].asked
    assert said == [str(supervisor.RESTARTED)]
    play_on(session, 4)
    assert session.ply == 10


def test_a_process_that_hangs_is_ended_and_replaced(
    new_session: New, engines: list[FakeEngine], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor, "LATE", 0.6)
    monkeypatch.setattr(supervisor, "GRACE", -0.55)
    session = new_session()
    said = troubles(session)
    settled(session)
    engines[0].hangs = 1
    play_on(session, 4)
    assert session.ply == 5
    assert len(engines) == 2
    assert said == [str(supervisor.RESTARTED)]


def test_a_process_that_hangs_does_not_hold_up_an_undo(
    new_session: New, engines: list[FakeEngine], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ai_worker, "MOST_STOP_REQUESTS", 4)
    session = new_session()
    said = troubles(session)
    settled(session)
    engines[0].hangs = 1
    for _ in range(4):
        session.act(session.observation.actions[0])
    wait_until(lambda: engines[0].asked)
    session.undo_stack.undo()
    assert session.ply == 3
    play_on(session, 1)
    assert session.ply == 5
    assert [engine.is_alive for engine in engines] == [False, True]
    assert said == []


def test_after_two_failures_a_rule_of_thumb_decides_and_is_reported(qtbot: QtBot) -> None:
    def engine() -> FakeEngine:
        made = FakeEngine()
        made.deaths = 1
        return made

    worker = AiWorker(engine)
    found = []
    for _ in range(2):
        session = GameSession.new("lite", {}, 5, ("human", "search:20"), worker=worker)
        said = troubles(session)
        play_on(session, 4)
        assert session.ply == 5
        assert said == [str(supervisor.RESTARTED), str(FAILS)]
        found.append(session.observation.events)
        session.close()
    assert found[0] == found[1], "by the decision's seed"
    worker.close()


def test_the_failure_lasts_until_the_search_decides_again(
    new_session: New, engines: list[FakeEngine], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session("human", "search:20")
    lasting: list[Text | None] = []
    session.thinking_changed.connect(lasting.append)
    settled(session)
    with monkeypatch.context() as broken:
        broken.setattr(FakeEngine, "think", died)
        play_on(session, 4)
        assert (session.ply, lasting) == (5, [FAILS])
    play_on(session, 4)
    assert (session.ply, lasting) == (10, [FAILS, None])
    play_on(session, 4)
    assert lasting == [FAILS, None], "said once"


def died(*_: object, **__: object) -> None:
    raise RuntimeError("the process died")


def test_an_answer_that_is_not_an_action_is_a_failure(new_session: New, engines: list[FakeEngine]) -> None:
    session = new_session()
    settled(session)
    engines[0].answer = lambda observation, seed: 1000
    play_on(session, 4)
    assert session.ply == 5
    assert len(engines) == 2


def test_progress_is_told_and_a_best_action_only_to_the_person_who_asked(
    new_session: New, engines: list[FakeEngine]
) -> None:
    session = new_session()
    moves: list[float] = []
    hints: list[tuple[float, int]] = []
    session.computer.progressed.connect(moves.append)
    session.advice.hint_progressed.connect(lambda share, best: hints.append((share, best.index)))
    settled(session)
    engines[0].partial = [(0.25, 1), (0.75, 0)]
    session.advice.request_hint()
    settled(session)
    wait_until(lambda: not session.advice.is_hinting)
    assert (moves, hints) == ([], [(0.25, 1), (0.75, 0)])
    session.act(session.observation.actions[0])
    play_on(session, 4)
    assert len(hints) == 2
    assert moves[:2] == [0.25, 0.75]


def test_nothing_is_told_of_a_canceled_hint(new_session: New, engines: list[FakeEngine]) -> None:
    session = new_session()
    told: list[float] = []
    session.advice.hint_progressed.connect(lambda share, best: told.append(share))
    session.hinted.connect(lambda decision: told.append(1.0))
    settled(session)
    engines[0].hold()
    engines[0].partial = [(0.5, 0)]
    session.advice.request_hint()
    session.computer.cancel()
    assert not session.advice.is_hinting
    assert session.advice.can_hint
    run_loop(0.3)
    assert told == []
    assert not session.computer.is_paused


@pytest.mark.parametrize(
    ("spec", "seconds"),
    [
        ("search:2s", 2),
        ("search:400", 4),
        ("search:1600@3s", 3),
        ("search:20000@600s", 200),
        ("greedy", 0),
        ("", 0),
    ],
)
def test_a_budget_is_the_time_limit_or_a_slow_machine_s_time_for_the_iterations(
    spec: str, seconds: float
) -> None:
    seen = observation()
    assert budget(EngineRequest(1, 1, "lite", spec, seen)) == pytest.approx(seconds)
    explained = EngineRequest(1, 1, "lite", spec, seen, explain=True)
    reasons = MOST_WORK * SECONDS_PER_ITERATION if seconds else 0
    assert budget(explained) == pytest.approx(seconds + reasons), "the reasons have a time of their own"


def test_the_promised_bound_is_kept_by_two_processes() -> None:
    assert LATE + REPLACED < 5


def test_closing_ends_a_process_that_ignores_requests(qtbot: QtBot) -> None:
    engines: list[FakeEngine] = []

    def engine() -> FakeEngine:
        engines.append(FakeEngine())
        engines[-1].hold()
        engines[-1].obeys_cancel = False
        return engines[-1]

    worker = AiWorker(engine)
    session = GameSession.new("lite", {}, 5, ("random", "human"), worker=worker)
    session.start()
    wait_until(lambda: engines)
    assert engines[0].begun.wait(5)
    worker.close()
    worker.close()
    assert not engines[0].is_alive
    assert len(engines) == 1


def test_a_forgotten_worker_is_closed(qtbot: QtBot) -> None:
    made = FakeEngine()
    worker = AiWorker(lambda: made)
    wait_until(lambda: made.is_alive)
    del worker
    gc.collect()
    assert not made.is_alive


@pytest.mark.parametrize("milliseconds", [0, 1000])
def test_a_program_that_closes_nothing_ends(home: Path, milliseconds: int) -> None:
    code = (
        f"import time; milliseconds = {milliseconds};"
        "from PySide6.QtCore import QCoreApplication; application = QCoreApplication([]);"
        "from furyqt.controllers.session.game_session import GameSession;"
        "session = GameSession.new('lite', {}, 1, ('search:600s', 'human')); session.start();"
        "[application.processEvents() or time.sleep(0.001) for _ in range(milliseconds)]"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=30, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_closed_worker_never_starts_a_process(qtbot: QtBot) -> None:
    def slow() -> FakeEngine:
        time.sleep(0.1)
        return made

    made = FakeEngine()
    worker = AiWorker(slow)
    worker.close()
    assert not made.is_alive


class Looking(FakeEngine):
    """Takes its time for the possible places."""

    def __init__(self) -> None:
        super().__init__()
        self.found = threading.Event()

    def places(self, *args: object, **kwargs: object) -> Whereabouts:
        self.looked.append(b"")
        self.found.wait()
        return Whereabouts()


def test_a_request_to_move_now_waits_for_its_search(qtbot: QtBot) -> None:
    """The request comes while the process still looks for the possible places."""
    engine, decided = Looking(), []
    worker = AiWorker(lambda: engine)
    worker.decided.connect(lambda ticket, decision: decided.append(ticket))
    seen = observation()
    worker.places("lite", seen)
    wait_until(lambda: engine.looked)
    ticket = worker.think("lite", "search:20", seen, 1)
    worker.move_now()
    engine.hold()
    engine.found.set()
    wait_until(lambda: decided)
    assert (decided, engine.hurries) == ([ticket], 2)
    engine.hold()
    worker.think("lite", "search:20", seen, 1)
    run_loop(0.3)
    assert engine.hurries == 2
    worker.close()


class Late(FakeEngine):
    """Is hurried just before it knows what it is to think about."""

    worker: AiWorker

    def think(self, *args: Any, **kwargs: Any) -> AgentDecision:
        self.worker.move_now()
        self.hold()
        return super().think(*args, **kwargs)


def test_a_request_to_move_now_is_repeated_for_a_search_that_did_not_know_it_yet(qtbot: QtBot) -> None:
    engine, decided = Late(), []
    engine.worker = worker = AiWorker(lambda: engine)
    worker.decided.connect(lambda ticket, decision: decided.append(ticket))
    ticket = worker.think("lite", "search:64000", observation(), 1)
    wait_until(lambda: decided)
    assert (decided, engine.hurries) == ([ticket], 2)
    worker.close()


class Noted(Engine):
    """The real process, which the test can find."""

    made: list[Noted]

    def start(self) -> None:
        super().start()
        self.made.append(self)


@pytest.fixture
def real(qtbot: QtBot) -> Iterator[AiWorker]:
    Noted.made = []
    before = set(threading.enumerate())
    worker = AiWorker(Noted)
    wait_until(lambda: Noted.made and Noted.made[0].pid)
    yield worker
    worker.close()
    assert all(not engine.is_alive for engine in Noted.made)
    wait_until(
        lambda: not {t for t in set(threading.enumerate()) - before if t.is_alive() and not _is_from_qt(t)}
    )


def _is_from_qt(thread: threading.Thread) -> bool:
    """Return whether this is Python's object for a thread that Qt started."""
    return thread.name.startswith("Dummy-")


def test_the_real_process_plays(real: AiWorker) -> None:
    session = GameSession.new("lite", {}, 5, ("human", "search:200"), worker=real)
    said = troubles(session)
    play_on(session, 8)
    assert (session.ply, said) == (10, [])
    hints = []
    session.hinted.connect(hints.append)
    places = []
    session.places.connect(places.append)
    session.advice.request_possible_places()
    wait_until(lambda: places)
    assert sum(places[0].now.values()) == pytest.approx(1)
    session.close()


def test_the_real_process_is_killed_and_the_game_goes_on(real: AiWorker) -> None:
    session = GameSession.new("lite", {}, 5, ("human", "search:600s"), worker=real)
    said = troubles(session)
    settled(session)
    for _ in range(4):
        session.act(session.observation.actions[3])
    run_loop(0.3)
    os.kill(Noted.made[0].pid, signal.SIGKILL)
    wait_until(lambda: said)
    wait_until(lambda: len(Noted.made) == 2)
    run_loop(1.0)
    session.computer.move_now()
    settled(session)
    assert session.ply == 5
    assert said == [str(supervisor.RESTARTED)]
    session.close()


def test_the_real_process_is_canceled(real: AiWorker) -> None:
    session = GameSession.new("lite", {}, 5, ("human", "search:600s"), worker=real)
    settled(session)
    for _ in range(4):
        session.act(session.observation.actions[3])
    run_loop(0.5)
    session.undo_stack.undo()
    answers = []
    session.places.connect(answers.append)
    session.advice.request_possible_places()
    wait_until(lambda: answers)
    assert session.ply == 3
    session.close()
