"""The worker process: requests, hurrying, canceling, killing, and its restriction to observations."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator

import msgspec
import pytest

from ai.agent import AgentDecision
from ai.agents import make_agent
from ai.worker.process import COMMAND, CancelledError, Engine, EngineDiedError
from ai.worker.service import NICENESS
from ai.worker.wire import Request, Think, Thought, packed, receive_report, send, unpacked
from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.lite import RULES
from furyqt.rules.lite.course_notation import read
from furyqt.rules.lite.tables import HUNTERS

SEEN = read("GGE.... SGO.... HMI.... MST.... DC?.V..", HUNTERS)


@pytest.fixture
def engine() -> Iterator[Engine]:
    found = Engine()
    found.start()
    yield found
    found.close()


def untimed(decision: AgentDecision) -> AgentDecision:
    return msgspec.structs.replace(decision, seconds=0.0)


def test_the_process_decides_as_the_agent_does(engine: Engine) -> None:
    there = engine.think("lite", "search:50", SEEN, 3, timeout=60)
    assert untimed(there) == untimed(make_agent(RULES, "search:50").decide(SEEN, 3))
    assert sum(engine.places("lite", SEEN, timeout=60).now.values()) == pytest.approx(1)


def test_observations_after_round_64_can_be_sent(engine: Engine) -> None:
    """`revealed` has a bit for each round, and msgpack's integers have 64."""
    state, rng = RULES.setup(RULES.checked_options({}), 3), random.Random(3)
    while not state.revealed >> 64 or player_to_move(state) != HUNTERS:
        state = play(state, rng.choice(legal_actions(state)))
    seen = RULES.observe(state, HUNTERS)
    there = engine.think("lite", "search:5", seen, 3, timeout=60)
    assert untimed(there) == untimed(make_agent(RULES, "search:5").decide(seen, 3))
    assert sum(engine.places("lite", seen, timeout=60).now.values()) == pytest.approx(1)


def test_it_can_be_hurried(engine: Engine) -> None:
    engine.think("lite", "search:1", SEEN, 3, timeout=60)
    threading.Timer(0.2, engine.move_now).start()
    decision = engine.think("lite", "search:600s", SEEN, 3, timeout=60)
    assert decision.iterations > 0


def test_it_can_be_canceled_and_asked_again(engine: Engine) -> None:
    engine.think("lite", "search:1", SEEN, 3, timeout=60)
    threading.Timer(0.2, engine.cancel).start()
    with pytest.raises(CancelledError):
        engine.think("lite", "search:60s", SEEN, 3, timeout=60)
    assert engine.think("lite", "search:5", SEEN, 3, timeout=60).iterations == 5


def test_a_killed_process_is_noticed_and_replaced(engine: Engine) -> None:
    threading.Timer(0.2, os.kill, (engine.pid, signal.SIGKILL)).start()
    with pytest.raises(EngineDiedError):
        engine.think("lite", "search:60s", SEEN, 3, timeout=60)
    assert not engine.is_alive
    engine.start()
    assert engine.think("lite", "search:5", SEEN, 3, timeout=60).iterations == 5


def test_a_hanging_process_is_ended() -> None:
    engine = Engine((sys.executable, "-c", "import time; time.sleep(60)"))
    engine.start()
    with pytest.raises(EngineDiedError, match="no answer"):
        engine.think("lite", "search:5", SEEN, 3, timeout=0.3)
    assert not engine.is_alive


def test_a_wrong_name_is_answered_and_does_not_end_the_process(engine: Engine) -> None:
    with pytest.raises(EngineDiedError, match="UnknownAgentError"):
        engine.think("lite", "search:nobody", SEEN, 3, timeout=60)
    assert engine.think("lite", "search:5", SEEN, 3, timeout=60).iterations == 5


@pytest.mark.skipif(os.name != "posix", reason="sends a POSIX signal")
def test_ctrl_c_does_not_end_the_process(engine: Engine) -> None:
    engine.think("lite", "search:1", SEEN, 3, timeout=60)
    os.kill(engine.pid, signal.SIGINT)
    assert engine.think("lite", "search:5", SEEN, 3, timeout=60).iterations == 5


def test_the_process_ends_with_the_program_that_asked() -> None:
    """Its standard input ends then."""
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        send(process.stdin, Think(1, "lite", "search:1", packed(SEEN), 3))
        while not isinstance(receive_report(process.stdout), Thought):
            pass
        process.stdin.close()
        assert process.wait(timeout=60) == 0


def test_the_message_holds_the_observation_and_nothing_else() -> None:
    think = Think(1, "lite", "random", packed(SEEN), 3)
    sent = msgspec.msgpack.decode(msgspec.msgpack.encode(think), type=Request)
    assert isinstance(sent, Think)
    assert unpacked(sent.observation, RULES.observation_type) == SEEN
    assert set(Think.__struct_fields__) == {
        "id",
        "game",
        "spec",
        "observation",
        "seed",
        "explain",
        "wants_best",
        "aim",
    }
    assert sent.aim is None


@pytest.mark.skipif(sys.platform != "linux", reason="other systems know no batch processes")
def test_it_has_a_low_priority_but_is_not_an_idle_process(engine: Engine) -> None:
    engine.think("lite", "search:1", SEEN, 3, timeout=60)
    assert engine.pid is not None
    assert os.sched_getscheduler(engine.pid) == os.SCHED_BATCH
    assert os.getpriority(os.PRIO_PROCESS, engine.pid) >= NICENESS
