"""The interface of agents: decisions, the values in them, and thinking time."""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from ai.reasons import Explanation
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import TextError

Stop = Callable[[], bool]
"""Called between iterations; True ends the thinking early ("move now")."""


class UnknownAgentError(TextError):
    """There is no agent with this name."""


class HurriedError(Exception):
    """The answer is needed before the calculation is complete."""


def unhurried() -> None:
    """Do nothing: the calculation may take its time."""


class Choice(msgspec.Struct, frozen=True):
    """An action that the agent examined: its token, its visits and its mean value.

    The value is between 0 and 1; 0.5 is the expectation before the search.
    """

    action: str
    visits: int
    value: float
    chance: float = 0.5
    """The player's chance to win after this action, from 0 to 1."""


class AgentDecision(msgspec.Struct, frozen=True):
    """An agent's answer: the index of the action among the observation's, and the findings behind it."""

    index: int
    iterations: int = 0
    seconds: float = 0.0
    value: float = 0.5
    """The player's chance to win in the agent's opinion, from 0 to 1."""
    points: float = 0.0
    """The expected result in points of the game, from the player's side."""
    choices: tuple[Choice, ...] = ()
    """In descending order of visits."""
    trees: tuple[int, ...] = ()
    """The iterations of each tree if there were several."""
    why: Explanation | None = None
    """The reasons for the decision, if they were requested."""

    def without_plans(self) -> AgentDecision:
        """Return the decision without what is expected to follow it, which names plans of other seats."""
        if self.why is None:
            return self
        choices = tuple([msgspec.structs.replace(one, line=(), answer=None) for one in self.why.choices])
        return msgspec.structs.replace(self, why=msgspec.structs.replace(self.why, choices=choices))


class Agent(Protocol):
    """A computer player."""

    def decide(self, observation: Observation, seed: int, stop: Stop | None = None) -> AgentDecision:
        """Choose one of the observation's actions; the same observation and seed give the same answer."""
        ...


def decision_seed(game_seed: int, ply: int) -> int:
    """Return the 63-bit seed of a decision, from the game's seed and the number of actions before it."""
    digest = hashlib.blake2b(f"{game_seed}:{ply}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1


def by_chance(actions: int, seed: int) -> AgentDecision:
    """Draw one of this number of actions uniformly."""
    return AgentDecision(random.Random(seed).randrange(actions))


class Budget:
    """The end of thinking: a number of iterations, a time in seconds (0 means unlimited), or on demand."""

    def __init__(self, iterations: int, seconds: float, stop: Stop | None) -> None:
        self.start = time.perf_counter()
        self._iterations = iterations or 1 << 60
        self._end = self.start + seconds if seconds else float("inf")
        self._stop = stop

    def is_up(self, done: int) -> bool:
        """Return whether thinking ends after this number of iterations; at least one is always done."""
        return done >= self._iterations or (done > 0 and self.is_late)

    def share(self, done: int, most: int) -> float:
        """Return the used share of the budget after `done` of `most` iterations, or of the time."""
        time_used = self.seconds / (self._end - self.start) if self._end < float("inf") else 0.0
        return max(done / most, time_used)

    @property
    def may_be_late(self) -> bool:
        """Whether anything besides the number of iterations can end the thinking."""
        return self._stop is not None or self._end < float("inf")

    @property
    def is_late(self) -> bool:
        """Whether the time is used up, or the answer is wanted now."""
        return time.perf_counter() >= self._end or (self._stop is not None and self._stop())

    def check(self) -> None:
        """Raise HurriedError if the time is used up, or the answer is wanted now."""
        if self.is_late:
            raise HurriedError

    @property
    def seconds(self) -> float:
        """The seconds used so far."""
        return time.perf_counter() - self.start
