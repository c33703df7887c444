"""Messages between a program and its worker process: msgpack, each after its length in four bytes.

Only an observation, a player's name, a seed and a budget are sent to the worker, and a decision comes back.
"""

from __future__ import annotations

import re
import struct
import traceback
from pathlib import Path
from typing import IO, Any

import msgspec

from ai.agent import AgentDecision
from ai.mcts.root_statistics import RootStatistics, SearchConfig
from ai.whereabouts import Whereabouts
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.ruleset import Observation

MOST_BYTES = 4_000_000
"""The size limit of a message; the observation of a long game has some 100,000 bytes."""
_REASON = re.compile(r"\w{1,60}( at [\w.]{1,60}:[0-9]{1,6})?")
_LENGTH = struct.Struct(">I")


class WireError(ValueError):
    """The other side does not follow the protocol."""


class Think(msgspec.Struct, frozen=True, tag=True):
    """Decide for the player with this observation."""

    id: int
    game: str
    spec: str
    observation: bytes
    seed: int
    explain: bool = False
    """Whether reasons are wanted, too; they do not change the decision."""
    wants_best: bool = False
    """Whether the best action so far is wanted while the search runs; it does not change the decision."""
    aim: Aim | None = None
    """The aim of the chapter, if this player has one: it is in no observation."""


class FindPlaces(msgspec.Struct, frozen=True, tag=True):
    """Return where the hidden piece may be and have been, for the observation's player."""

    id: int
    game: str
    observation: bytes


class Order(msgspec.Struct, frozen=True):
    """Some trees of a decision for the player with this observation, to be grown by a helper."""

    game: str
    config: SearchConfig
    observation: bytes
    seed: int
    numbers: tuple[int, ...]
    shares: tuple[int, ...]
    """The iterations of each."""


class Grow(msgspec.Struct, frozen=True, tag=True):
    """A request to grow some trees of a search and to return their statistics at the root."""

    id: int
    order: Order


class MoveNow(msgspec.Struct, frozen=True, tag=True):
    """End the search for this request with the best action so far."""

    id: int


class Thought(msgspec.Struct, frozen=True, tag=True):
    """The answer to Think."""

    id: int
    decision: AgentDecision


class PlacesFound(msgspec.Struct, frozen=True, tag=True):
    """The answer to FindPlaces."""

    id: int
    places: Whereabouts


class Grown(msgspec.Struct, frozen=True, tag=True):
    """The answer to Grow: the statistics of each tree."""

    id: int
    statistics: tuple[RootStatistics, ...]


class Failed(msgspec.Struct, frozen=True, tag=True):
    """The request could not be answered.

    The reason is the name of an error and its line in the program, and no other text: the message of an error
    may contain what a player knows.
    """

    id: int
    why: str

    def __post_init__(self) -> None:
        if not _REASON.fullmatch(self.why):
            raise ValueError("a reason that is more than an error's name and line")


class Progress(msgspec.Struct, frozen=True, tag=True):
    """Sent when the process is ready, and several times per second while it works on a request."""

    steps: int = 0
    """The number of the search's stop checks: it grows as long as the search does not hang."""


class Partial(msgspec.Struct, frozen=True, tag=True):
    """Sent several times per second while a decision is searched for."""

    id: int
    share: float
    """The used share of the search's budget, from 0 to 1."""
    best: AgentDecision | None = None
    """The decision so far, if it was requested and something is found."""


Asked = Think | FindPlaces | Grow
Request = Asked | MoveNow
Answer = Thought | PlacesFound | Grown | Failed
Report = Answer | Progress | Partial


def packed(observation: Observation) -> bytes:
    """Encode an observation as JSON, because a mask with a bit per round exceeds msgpack's integers."""
    return msgspec.json.encode(observation)


def unpacked(data: bytes, observation_type: Any) -> Any:
    """Decode the JSON of an observation; msgspec.ValidationError if it is not of this type."""
    return msgspec.json.decode(data, type=observation_type)


def send(pipe: IO[bytes], message: Request | Report) -> None:
    """Write one message and flush it; WireError if it is too long."""
    data = msgspec.msgpack.encode(message)
    if len(data) > MOST_BYTES:
        raise WireError(f"a message of {len(data)} bytes is too long")
    pipe.write(_LENGTH.pack(len(data)) + data)
    pipe.flush()


def receive_request(pipe: IO[bytes]) -> Request | None:
    """Read the next request, or None when the other side is gone; WireError if it is not one."""
    data = _receive(pipe)
    return None if data is None else _decoded(data, Request)


def receive_report(pipe: IO[bytes]) -> Report | None:
    """Read the next report, or None when the other side is gone; WireError if it is not one."""
    data = _receive(pipe)
    return None if data is None else _decoded(data, Report)


def reason(error: Exception) -> str:
    """Return the name of an error and the line that raised it."""
    name, frames = type(error).__name__, traceback.extract_tb(error.__traceback__)
    place = f"{name} at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else name
    return place if _REASON.fullmatch(place) else name


def _receive(pipe: IO[bytes]) -> bytes | None:
    head = pipe.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    length = _LENGTH.unpack(head)[0]
    if length > MOST_BYTES:
        raise WireError(f"a message of {length} bytes is announced")
    data = pipe.read(length)
    return data if len(data) == length else None


def _decoded(data: bytes, kind: Any) -> Any:
    try:
        return msgspec.msgpack.decode(data, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as wrong:
        raise WireError(f"a message cannot be read ({type(wrong).__name__})") from None
