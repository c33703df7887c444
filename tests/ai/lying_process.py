"""A process that speaks the protocol wrongly: `python -m tests.ai.lying_process HOW`."""

from __future__ import annotations

import os
import struct
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

LIES = (
    "no msgpack",
    "no message",
    "too long",
    "cut off",
    "another kind",
    "another request",
    "an answer unasked",
    "text",
    "a part of another request",
    "a share beyond the whole",
    "no share",
    "a share that is text",
    "a best action unasked",
    "a reason with a secret",
    "a flood",
)
"""Lies that are noticed at once."""


def say(data: bytes) -> None:
    sys.stdout.buffer.write(struct.pack(">I", len(data)) + data)
    sys.stdout.buffer.flush()


def tell(**message: Any) -> None:
    say(msgspec.msgpack.encode(message))


def hear() -> Any:
    head = sys.stdin.buffer.read(4)
    return msgspec.msgpack.decode(sys.stdin.buffer.read(struct.unpack(">I", head)[0]))


def decide(index: int = 0, **more: Any) -> None:
    tell(type="Thought", id=hear()["id"], decision={"index": index, **more})


def announce(length: bytes, sent: int) -> None:
    sys.stdout.buffer.write(length + bytes(sent))
    sys.stdout.buffer.flush()


def cut_off() -> None:
    announce(struct.pack(">I", 90), 9)
    os.close(sys.stdout.fileno())


def report(most: int) -> None:
    for number in range(10**6):
        tell(type="Progress", steps=min(number, most))
        time.sleep(0.05)


def unasked() -> None:
    tell(type="Failed", id=7, why="")
    hear()


def flood() -> None:
    """Report progress as fast as a pipe takes it."""
    message = msgspec.msgpack.encode({"type": "Progress", "steps": 10**6})
    many = (struct.pack(">I", len(message)) + message) * 1000
    hear()
    for _ in range(10**6):
        sys.stdout.buffer.write(many)
        sys.stdout.buffer.flush()


def growing() -> None:
    """Report a search that gets on and never ends, and ignore everything else."""
    hear()
    report(10**6)


def late() -> None:
    """Report a search that gets on, and answer half a minute later."""
    request = hear()["id"]
    for number in range(600):
        tell(type="Progress", steps=number)
        time.sleep(0.05)
    tell(type="Thought", id=request, decision={"index": 0, "iterations": 20})


def partly(**wrong: Any) -> None:
    """Report a partial result with a fault before the answer."""
    request = hear()["id"]
    tell(**{"type": "Partial", "id": request, "share": 0.5, **wrong})
    time.sleep(0.3)
    tell(type="Thought", id=request, decision={"index": 0})


def only_partial() -> None:
    """Report partial results without end, whatever is requested."""
    tell(type="Failed", id=hear()["id"], why="warm")
    request = hear()["id"]
    for number in range(10**6):
        tell(type="Progress", steps=number)
        tell(type="Partial", id=request, share=0.5, best={"index": number % 2})
        time.sleep(0.001)


def only_progress() -> None:
    tell(type="Failed", id=hear()["id"], why="warm")
    report(10**6)


PARIS = {"action": "PA", "chance": 0.5, "points": 0.0}
FAULTS: dict[str, Callable[[], object]] = {
    "deaf": lambda: None,
    "no msgpack": lambda: (hear(), say(b"\xc1\xc1\xc1")),
    "no message": lambda: (hear(), tell(type="Thought", id="one")),
    "too long": lambda: (hear(), announce(b"\xff\xff\xff\xff", 100)),
    "cut off": lambda: (hear(), cut_off()),
    "another kind": lambda: tell(type="Grown", id=hear()["id"], statistics=[]),
    "another request": lambda: tell(type="Failed", id=hear()["id"] + 1, why=""),
    "an answer unasked": unasked,
    "text": lambda: (hear(), print("Hello, I am a warning of some library.", flush=True)),
    "a reason with a secret": lambda: tell(type="Failed", id=hear()["id"], why='{"player":1,"hand":[3]}'),
    "a flood": flood,
    "growing": growing,
    "late": late,
    "no progress": lambda: (hear(), report(5)),
    "only progress": only_progress,
    "only partial results": only_partial,
    "a part of another request": lambda: partly(id=77),
    "a share beyond the whole": lambda: partly(share=1.5),
    "no share": lambda: partly(share=float("nan")),
    "a share that is text": lambda: partly(share="half"),
    "a best action unasked": lambda: partly(best={"index": 0}),
    "a best action that is none": lambda: partly(best={"index": 1000}),
    "a best action without value": lambda: partly(best={"index": 0, "value": float("nan")}),
    "no such action": lambda: decide(index=1000),
    "no number": lambda: decide(value=float("nan")),
    "a choice without value": lambda: decide(choices=[{"action": "PA", "visits": 1, "value": float("nan")}]),
    "a reason without number": lambda: decide(why={"choices": [{**PARIS, "margin": float("inf")}]}),
    "a reason for no action": lambda: decide(why={"choices": [{**PARIS, "action": "nowhere"}]}),
    "a mixture of no actions": lambda: decide(why={"mixed": [["nowhere", 0.5]]}),
    "a place off the map": lambda: decide(why={"places": [[10_000, 0.5]]}),
    "a place before the map": lambda: decide(why={"places": [[-1, 0.5]]}),
    "places off the map": lambda: tell(
        type="PlacesFound", id=hear()["id"], places={"chances": [{10_000: 0.5}]}
    ),
    "no such choice": lambda: decide(choices=[{"action": "nowhere", "visits": 1, "value": 0.5}]),
}


if __name__ == "__main__":
    FAULTS[sys.argv[1]]()
    time.sleep(600)
