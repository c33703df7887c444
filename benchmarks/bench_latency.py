"""Measure how soon a thinking process obeys: `pytest benchmarks/bench_latency.py --benchmark-only`.

The goals (issue 18, F2): "move now", cancel and close within 1 s, also if the process is stopped; a process
that breaks the protocol is noticed within 1 s, one that is stopped within 5 s.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from ai.agents import make_agent
from ai.worker.process import CancelledError, Engine, EngineDiedError
from furyqt.commands.lite_bot import Deadline
from furyqt.rules.lite import RULES
from furyqt.rules.lite.course_notation import read
from furyqt.rules.lite.tables import HUNTERS

SEEN = read("GGE.... SGO.... HMI.... MST.... DC?.V..", HUNTERS)
ROUNDS = 5
LATER = 0.3
"""Seconds until the wish is sent."""


@pytest.fixture
def engine() -> Iterator[Engine]:
    """A process that has answered once."""
    found = Engine()
    yield found
    found.close()


def started(engine: Engine, *, is_stopped: bool = False) -> None:
    """Start the process, let it answer once, and stop it if wanted."""
    engine.start()
    engine.think("lite", "search:5", SEEN, 3, timeout=60)
    if is_stopped:
        os.kill(engine.pid, signal.SIGSTOP)


def think(engine: Engine) -> None:
    """Ask for a decision that takes longer than the benchmark."""
    with suppress(CancelledError, EngineDiedError):
        engine.think("lite", "search:600s", SEEN, 3, timeout=60)


@pytest.mark.parametrize("is_stopped", [False, True])
@pytest.mark.parametrize("wish", [Engine.move_now, Engine.cancel, Engine.close])
def test_a_wish(
    benchmark: BenchmarkFixture, engine: Engine, wish: Callable[[Engine], None], is_stopped: bool
) -> None:
    """Measure from the request to its end; the wish is sent 0.3 s after the request."""

    def ready() -> None:
        started(engine, is_stopped=is_stopped)
        threading.Timer(LATER, wish, (engine,)).start()

    benchmark.pedantic(lambda: think(engine), setup=ready, rounds=ROUNDS)
    assert benchmark.stats.stats.max < LATER + 1


@pytest.mark.parametrize("how", ["no msgpack", "too long", "cut off"])
def test_a_lie(benchmark: BenchmarkFixture, how: str) -> None:
    """Measure until a process that breaks the protocol is given up."""
    engine = Engine((sys.executable, "-m", "tests.ai.lying_process", how))
    benchmark.pedantic(lambda: think(engine), setup=engine.start, rounds=ROUNDS)
    assert benchmark.stats.stats.max < 1


def test_a_stopped_process(benchmark: BenchmarkFixture, engine: Engine) -> None:
    """Measure until a process that was stopped is noticed."""
    benchmark.pedantic(lambda: think(engine), setup=lambda: started(engine, is_stopped=True), rounds=ROUNDS)
    assert benchmark.stats.stats.max < 5


@pytest.mark.parametrize("seconds", [0.2, 0.6])
def test_the_seconds_of_a_search(benchmark: BenchmarkFixture, seconds: float) -> None:
    """Measure how long a search takes that was given so many seconds; a tenth more is allowed."""
    agent = make_agent(RULES, f"search:{seconds}s")
    agent.decide(SEEN, 1)
    benchmark.pedantic(lambda: agent.decide(SEEN, 1), rounds=ROUNDS)
    assert seconds * 0.99 <= benchmark.stats.stats.min <= seconds * 1.1


def test_a_deadline(benchmark: BenchmarkFixture) -> None:
    """Measure a deadline of 0.2 s of which the question has taken 0.05 s."""

    def wait() -> None:
        late = Deadline(0.2)
        while not late():
            pass

    benchmark.pedantic(wait, rounds=ROUNDS)
    assert benchmark.stats.stats.min < 0.21
