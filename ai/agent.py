"""What an agent is, what it answers, and how long it may think."""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from ai.reasons import Explanation
from furyqt.rules.core.ruleset import Observation

Stop = Callable[[], bool]
"""Asked between iterations; True ends the thinking early ("move now")."""


class UnknownAgentError(ValueError):
    """Nobody answers to that name."""


class HurriedError(Exception):
    """The answer is wanted before what was begun is worked out."""


def unhurried() -> None:
    """What is worked out may take its time."""


class Choice(msgspec.Struct, frozen=True):
    """One action the agent looked at: its token, how often it was tried, and its mean value.

    The value runs from 0 to 1, where a half is what the position promised before the search.
    """

    action: str
    visits: int
    value: float


class AgentDecision(msgspec.Struct, frozen=True):
    """An agent's answer: the action's index among the observation's, and how it came to it."""

    index: int
    iterations: int = 0
    seconds: float = 0.0
    value: float = 0.5
    """The chance to win that the agent sees for its player, from 0 to 1."""
    points: float = 0.0
    """What it expects in the game's own points, from its player's side."""
    choices: tuple[Choice, ...] = ()
    """The best first."""
    trees: tuple[int, ...] = ()
    """The iterations of each tree, if there were several."""
    why: Explanation | None = None
    """What speaks for it, where that was asked for."""


class Agent(Protocol):
    """A player that is not a person."""

    def decide(self, observation: Observation, seed: int, stop: Stop | None = None) -> AgentDecision:
        """One of the observation's actions; the same observation and seed give the same answer."""
        ...


def decision_seed(game_seed: int, ply: int) -> int:
    """The seed of one decision, from the game's seed and the number of actions before it (63 bits)."""
    digest = hashlib.blake2b(f"{game_seed}:{ply}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1


def by_chance(actions: int, seed: int) -> AgentDecision:
    """One of so many actions, drawn evenly."""
    return AgentDecision(random.Random(seed).randrange(actions))


class Budget:
    """Says when thinking ends: after so many iterations, so many seconds (0 is no limit), or on demand."""

    def __init__(self, iterations: int, seconds: float, stop: Stop | None) -> None:
        self.start = time.perf_counter()
        self._iterations = iterations or 1 << 60
        self._end = self.start + seconds if seconds else float("inf")
        self._stop = stop

    def is_up(self, done: int) -> bool:
        """Whether thinking ends after so many iterations; at least one is always done."""
        return done >= self._iterations or (done > 0 and self.is_late)

    @property
    def may_be_late(self) -> bool:
        """Whether anything but the number of iterations can end the thinking."""
        return self._stop is not None or self._end < float("inf")

    @property
    def is_late(self) -> bool:
        """Whether the time is used up, or the answer wanted now."""
        return time.perf_counter() >= self._end or (self._stop is not None and self._stop())

    def check(self) -> None:
        """HurriedError if it is late."""
        if self.is_late:
            raise HurriedError

    @property
    def seconds(self) -> float:
        """The time used so far."""
        return time.perf_counter() - self.start
