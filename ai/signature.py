"""How a record says which computer decided and how long it thought: `search:normal 400` beside the action.

Together with the seed, which comes from the game's and the number of actions before, that is all it takes to
repeat the decision from what its player knew, however its thinking was ended.
"""

from __future__ import annotations

import re

import msgspec

from ai.agent import Decision

_SIGNATURE = re.compile(r"(\S+)(?: ([0-9]{1,9}))?")


class Signature(msgspec.Struct, frozen=True):
    """An agent's name, and the iterations it did."""

    agent: str
    iterations: int = 0
    """0 where there was nothing to think about, and for agents that do not search."""

    @property
    def text(self) -> str:
        """The note."""
        return f"{self.agent} {self.iterations}" if self.iterations else self.agent


def signature(agent: str, decision: Decision) -> Signature:
    """The agent with this name has decided."""
    return Signature(agent, decision.iterations)


def read_signature(note: str) -> Signature | None:
    """The signature that a note is, or None."""
    found = _SIGNATURE.fullmatch(note)
    return Signature(found[1], int(found[2] or 0)) if found else None
