"""The process that thinks: `python -m ai.service` answers messages of `ai.wire` on its standard streams."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import sys
import threading

import msgspec

from ai.agent import Agent
from ai.agents import make_agent
from ai.knowledge import Knowledge, knowledge
from ai.wire import (
    Answer,
    Failed,
    FindPlaces,
    Hurry,
    PlacesFound,
    Request,
    Think,
    Thought,
    receive,
    send,
    unpacked,
)
from furyqt.rules.core.ruleset import ruleset

COURTESY = 10
"""How much the process lowers its own priority (`os.nice`)."""


class Service:
    """Agents with their memories, and the request in hand."""

    def __init__(self) -> None:
        self._agents: dict[tuple[str, str, int], Agent] = {}
        self._knowledge: dict[str, Knowledge] = {}
        self._hurried = -1

    def hurry(self, request: int) -> None:
        """Called by the reading thread: the request is to be ended."""
        self._hurried = request

    def answer(self, request: Think | FindPlaces) -> Answer:
        """Think; whatever goes wrong becomes a message."""
        try:
            rules = ruleset(request.game)
            observation = unpacked(request.observation, rules.observation_type)
            if isinstance(request, FindPlaces):
                known = self._knowledge.setdefault(request.game, knowledge(rules))
                return PlacesFound(request.id, known.belief(observation).places_by_turn())
            key = (request.game, request.spec, observation.player)
            if key not in self._agents:
                self._agents[key] = make_agent(rules, request.spec)
            decision = self._agents[key].decide(
                observation, request.seed, stop=lambda: self._hurried == request.id
            )
            return Thought(request.id, decision)
        except Exception as wrong:
            return Failed(request.id, f"{type(wrong).__name__}: {wrong}")


def give_way() -> None:
    """Let whoever wakes for a moment, such as the window that was sent a key, go before the search.

    On Linux a batch process never interrupts another, and at this niceness one that wakes interrupts it at
    once.  It still gets about a tenth of a core that others keep busy; `SCHED_IDLE` would leave it a
    three-hundredth, and a computer that plays beside other work would hardly ever come to a decision.
    """
    if sys.platform == "win32":
        return
    os.nice(COURTESY)
    if sys.platform == "linux":
        with contextlib.suppress(OSError):  # some sandboxes forbid it: the niceness is enough
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def main() -> None:
    """Answer until the other side closes the stream; Ctrl-C in a terminal is for the program that asks.

    On a busy machine that program comes first, too.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    give_way()
    service = Service()
    waiting: queue.SimpleQueue[Think | FindPlaces] = queue.SimpleQueue()

    def read() -> None:
        while (data := receive(sys.stdin.buffer)) is not None:
            request = msgspec.msgpack.decode(data, type=Request)
            if isinstance(request, Hurry):
                service.hurry(request.id)
            else:
                waiting.put(request)
        os._exit(0)  # the program that asked is gone: nobody waits for what is being thought

    threading.Thread(target=read, daemon=True).start()
    while True:
        send(sys.stdout.buffer, service.answer(waiting.get()))


if __name__ == "__main__":
    main()
