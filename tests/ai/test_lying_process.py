"""A process that lies, stops or hangs is noticed and killed; its callers are never kept waiting."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ai.agent import AgentDecision
from ai.mcts.helper_pool import HelperPool
from ai.mcts.root_statistics import SearchConfig
from ai.worker import watchdog
from ai.worker.connection import Connection, ConnectionLostError
from ai.worker.process import CancelledError, Engine, EngineDiedError, TooLateError
from ai.worker.wire import Order, packed
from furyqt.rules.lite.course_notation import read
from furyqt.rules.lite.tables import HUNTERS
from tests.ai.lying_process import LIES

SEEN = read("GGE.... SGO.... HMI.... MST.... DC?.V..", HUNTERS)
POSIX = pytest.mark.skipif(os.name != "posix", reason="sends a POSIX signal")


@pytest.fixture
def liar() -> Iterator[Callable[[str], Engine]]:
    made: list[Engine] = []

    def start(how: str) -> Engine:
        made.append(Engine((sys.executable, "-m", "tests.ai.lying_process", how)))
        made[-1].start()
        return made[-1]

    yield start
    for engine in made:
        engine.close()


@pytest.fixture
def engine() -> Iterator[Engine]:
    """The real process, which has answered once."""
    found = Engine()
    found.start()
    found.think("lite", "search:5", SEEN, 3, timeout=60)
    yield found
    found.close()


def fails(call: Callable[[], object], error: type[Exception], match: str | None = None) -> None:
    """Check that the call fails with this; an unnoticed fault fails with "no answer within 60 seconds"."""
    with pytest.raises(error, match=match):
        call()


def think(engine: Engine, spec: str = "search:600s", wants_best: bool = False) -> object:
    return engine.think("lite", spec, SEEN, 3, timeout=60, wants_best=wants_best)


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("how", LIES)
def test_a_lie_kills_the_process_at_once(liar: Callable[[str], Engine], how: str) -> None:
    engine = liar(how)
    pid = engine.pid
    fails(lambda: think(engine), EngineDiedError, "ended|protocol|answers")
    assert not engine.is_alive
    assert is_gone(pid)
    fails(lambda: think(engine), EngineDiedError, "not running")
    engine.close()


def test_a_long_message_is_refused_unread(liar: Callable[[str], Engine]) -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    fails(lambda: think(liar("too long")), EngineDiedError, "4294967295 bytes")
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000


@pytest.mark.parametrize("how", ["deaf", "no progress", "only progress", "only partial results"])
def test_a_cancel_is_obeyed_within_a_second(liar: Callable[[str], Engine], how: str) -> None:
    engine = liar(how)
    if how.startswith("only"):
        fails(lambda: think(engine), EngineDiedError, "warm")
    threading.Timer(0.3, engine.cancel).start()
    fails(lambda: think(engine, wants_best=True), CancelledError)


def test_of_many_partial_results_the_newest_are_told(liar: Callable[[str], Engine]) -> None:
    engine = liar("only partial results")
    fails(lambda: think(engine), EngineDiedError, "warm")
    told: list[tuple[float, AgentDecision | None]] = []

    def tell(share: float, best: AgentDecision | None) -> None:
        told.append((share, best))
        if len(told) == 3:
            engine.cancel()

    fails(lambda: engine.think("lite", "search:600s", SEEN, 3, 60, True, True, tell), CancelledError)
    assert {(share, best and best.index in (0, 1)) for share, best in told} == {(0.5, True)}


def test_an_error_in_what_is_told_ends_the_call(liar: Callable[[str], Engine]) -> None:
    engine = liar("only partial results")
    fails(lambda: think(engine), EngineDiedError, "warm")

    def refuse(share: float, best: AgentDecision | None) -> None:
        raise ValueError("refused")

    fails(lambda: engine.think("lite", "search:600s", SEEN, 3, 60, True, True, refuse), ValueError, "refused")


def test_a_search_reports_its_progress_and_the_best_action_only_if_wanted(engine: Engine) -> None:
    for wanted in (True, False):
        told: list[tuple[float, AgentDecision | None]] = []

        def tell(share: float, best: AgentDecision | None, told: Any = told) -> None:
            told.append((share, best))

        decision = engine.think("lite", "search:1s", SEEN, 3, 60, False, wanted, tell)
        assert told == sorted(told, key=lambda found: found[0])
        assert told[-1][0] > 0
        bests = [best for _, best in told if best is not None]
        assert bool(bests) == wanted
        assert all(best.iterations <= decision.iterations for best in bests)


@pytest.mark.parametrize("how", ["deaf", "only progress"])
def test_a_process_that_does_not_hurry_is_killed_within_a_second(
    liar: Callable[[str], Engine], how: str
) -> None:
    engine = liar(how)
    if how == "only progress":
        fails(lambda: think(engine), EngineDiedError, "warm")
    threading.Timer(0.3, engine.move_now).start()
    fails(lambda: think(engine), TooLateError)
    assert not engine.is_alive


def test_a_new_process_may_be_late_with_its_first_answer(
    liar: Callable[[str], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchdog, "FIRST_HURRY", 2.0)
    engine = liar("no progress")
    threading.Timer(0.3, engine.move_now).start()
    fails(lambda: think(engine), TooLateError)


def test_closing_ends_the_wait_for_a_process_that_ignores_requests(liar: Callable[[str], Engine]) -> None:
    engine = liar("deaf")
    threading.Timer(0.3, engine.close).start()
    fails(lambda: think(engine), EngineDiedError, "closed")


def test_a_process_that_never_begins_is_noticed(
    liar: Callable[[str], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchdog, "STARTUP", 0.5)
    fails(lambda: think(liar("deaf")), EngineDiedError, "does not report")


def test_a_search_that_hangs_is_noticed(
    liar: Callable[[str], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchdog, "STALL", 0.5)
    fails(lambda: think(liar("no progress")), EngineDiedError, "does not get on")


def test_a_slow_search_is_not_killed_as_hanging(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchdog, "STALL", 1.5)
    monkeypatch.setattr(watchdog, "SILENCE", 1.5)
    assert engine.think("lite", "search:4s", SEEN, 3, timeout=60).seconds >= 4


@POSIX
def test_a_stopped_process_is_noticed_long_before_its_limit(engine: Engine) -> None:
    threading.Timer(0.3, os.kill, (engine.pid, signal.SIGSTOP)).start()
    fails(lambda: think(engine), EngineDiedError, "does not report")
    assert not engine.is_alive


@POSIX
def test_a_stopped_process_delays_no_caller(engine: Engine) -> None:
    for wish, error in ((Engine.cancel, CancelledError), (Engine.move_now, TooLateError)):
        os.kill(engine.pid, signal.SIGSTOP)
        threading.Timer(0.3, wish, (engine,)).start()
        fails(lambda: think(engine), error)
        engine.start()
        engine.think("lite", "search:5", SEEN, 3, timeout=60)


@POSIX
def test_a_request_that_a_stopped_process_does_not_read_blocks_no_caller(engine: Engine) -> None:
    os.kill(engine.pid, signal.SIGSTOP)
    threading.Timer(0.3, engine.cancel).start()
    spec = "x" * 1_000_000  # more than a pipe takes
    fails(lambda: think(engine, spec), CancelledError)
    engine.close()
    assert not engine.is_alive


@POSIX
def test_closing_a_connection_ends_a_wait_with_an_error() -> None:
    connection = Connection((sys.executable, "-m", "tests.ai.lying_process", "no progress"))
    connection.close()
    with pytest.raises(ConnectionLostError, match="closed"):
        connection.receive(60)


@POSIX
def test_the_wait_for_a_stopped_helper_ends() -> None:
    pool = HelperPool(1)
    order = Order("lite", SearchConfig(0.7, 0.1, 0.0, ""), packed(SEEN), 3, (0, 1), (5, 5))
    assert [number for number, _ in pool.share_out(order).results(lambda: False)] == [1]
    assignment = pool.share_out(Order("lite", order.config, order.observation, 3, (0, 1), (10**8, 10**8)))
    os.kill(pool.pids()[0], signal.SIGSTOP)
    assert list(assignment.results(lambda: False)) == []
    pool.close()
