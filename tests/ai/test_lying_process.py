"""A process that lies, stops or hangs is noticed and killed; who waits for it is never kept waiting."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator

import pytest

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
SOON = 5.0
"""Seconds: far less than any limit that is not meant, far more than a busy machine needs."""


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


def seconds(call: Callable[[], object], error: type[Exception], match: str | None = None) -> float:
    """How long it takes until the call fails like this."""
    start = time.monotonic()
    with pytest.raises(error, match=match):
        call()
    return time.monotonic() - start


def think(engine: Engine, spec: str = "search:60s") -> object:
    return engine.think("lite", spec, SEEN, 3, timeout=300)


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
    assert seconds(lambda: think(engine), EngineDiedError) < SOON
    assert not engine.is_alive
    assert is_gone(pid)
    assert seconds(lambda: think(engine), EngineDiedError, "not running") < 1
    engine.close()


def test_a_long_message_is_not_waited_for_nor_stored(liar: Callable[[str], Engine]) -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    seconds(lambda: think(liar("too long")), EngineDiedError, "4294967295 bytes")
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000


@pytest.mark.parametrize("how", ["deaf", "no progress", "only progress"])
def test_a_cancel_is_obeyed_within_a_second(liar: Callable[[str], Engine], how: str) -> None:
    engine = liar(how)
    if how == "only progress":
        seconds(lambda: think(engine), EngineDiedError, "warm")
    threading.Timer(0.3, engine.cancel).start()
    assert seconds(lambda: think(engine), CancelledError) < 0.3 + 1


@pytest.mark.parametrize("how", ["deaf", "only progress"])
def test_a_process_that_does_not_hurry_is_given_up_within_a_second(
    liar: Callable[[str], Engine], how: str
) -> None:
    engine = liar(how)
    if how == "only progress":
        seconds(lambda: think(engine), EngineDiedError, "warm")
    threading.Timer(0.3, engine.move_now).start()
    assert seconds(lambda: think(engine), TooLateError) < 0.3 + 1
    assert not engine.is_alive


def test_a_new_process_may_be_late_with_its_first_answer(
    liar: Callable[[str], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchdog, "FIRST_HURRY", 2.0)
    engine = liar("no progress")
    threading.Timer(0.3, engine.move_now).start()
    assert 1.9 < seconds(lambda: think(engine), TooLateError) < 2 + 1


def test_closing_ends_the_wait_for_a_deaf_process(liar: Callable[[str], Engine]) -> None:
    engine = liar("deaf")
    threading.Timer(0.3, engine.close).start()
    assert seconds(lambda: think(engine), EngineDiedError, "closed") < 0.3 + 1


def test_a_process_that_never_begins_is_noticed(
    liar: Callable[[str], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchdog, "STARTUP", 0.5)
    assert seconds(lambda: think(liar("deaf")), EngineDiedError, "does not report") < SOON


def test_a_search_that_hangs_is_noticed(
    liar: Callable[[str], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchdog, "STALL", 0.5)
    assert seconds(lambda: think(liar("no progress")), EngineDiedError, "does not get on") < SOON


def test_a_slow_search_is_not_taken_for_a_hanging_one(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchdog, "STALL", 1.5)
    monkeypatch.setattr(watchdog, "SILENCE", 1.5)
    assert engine.think("lite", "search:4s", SEEN, 3, timeout=60).seconds >= 4


@POSIX
def test_a_stopped_process_is_noticed_long_before_its_limit(engine: Engine) -> None:
    threading.Timer(0.3, os.kill, (engine.pid, signal.SIGSTOP)).start()
    assert seconds(lambda: think(engine), EngineDiedError, "does not report") < 0.3 + 5
    assert not engine.is_alive


@POSIX
def test_a_stopped_process_keeps_nobody_waiting(engine: Engine) -> None:
    for wish, error in ((Engine.cancel, CancelledError), (Engine.move_now, TooLateError)):
        os.kill(engine.pid, signal.SIGSTOP)
        threading.Timer(0.3, wish, (engine,)).start()
        assert seconds(lambda: think(engine), error) < 0.3 + 1
        engine.start()
        engine.think("lite", "search:5", SEEN, 3, timeout=60)


@POSIX
def test_a_request_that_a_stopped_process_does_not_take_blocks_nobody(engine: Engine) -> None:
    os.kill(engine.pid, signal.SIGSTOP)
    threading.Timer(0.3, engine.cancel).start()
    spec = "x" * 1_000_000  # more than a pipe takes
    assert seconds(lambda: think(engine, spec), CancelledError) < 0.3 + 1
    start = time.monotonic()
    engine.close()
    assert time.monotonic() - start < 1


@POSIX
def test_a_program_that_was_stopped_itself_does_not_count_that_time() -> None:
    connection = Connection((sys.executable, "-m", "tests.ai.lying_process", "no progress"))
    watching = watchdog.Watchdog(connection, 60)
    assert watching.look(is_hurried=True) == ""
    watching._looked -= 1_000
    assert watching.look(is_hurried=True) == ""
    assert not watching.is_too_late
    connection.close()
    with pytest.raises(ConnectionLostError):
        connection.receive(1)


@POSIX
def test_a_stopped_helper_is_not_waited_for_for_ever() -> None:
    crew = HelperPool(1)
    order = Order("lite", SearchConfig(0.7, 0.1, 0.0, ""), packed(SEEN), 3, (0, 1), (5, 5))
    assert [number for number, _ in crew.share_out(order).harvest(lambda: False)] == [1]
    shift = crew.share_out(Order("lite", order.manner, order.observation, 3, (0, 1), (10**8, 10**8)))
    os.kill(crew._helpers[0]._engine.pid, signal.SIGSTOP)
    start = time.monotonic()
    assert list(shift.harvest(lambda: False)) == []
    assert time.monotonic() - start < 5
    crew.close()
