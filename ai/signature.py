"""How a record says which computer decided and how long it thought: `search:normal 400` beside the action.

Where several trees grew and had not all had their share when the answer was wanted, the iterations of each
are said: `search:hard 130+128`.

Together with the seed, which comes from the game's and the number of actions before, that is all it takes to
repeat the decision from what its player knew, however its thinking was ended.
"""

from __future__ import annotations

import re

import msgspec

from ai.agent import AgentDecision
from ai.mcts.root_statistics import are_even

_SIGNATURE = re.compile(r"(\S+)(?: ([0-9]{1,9}(?:\+[0-9]{1,9}){0,63}))?")


class Signature(msgspec.Struct, frozen=True):
    """An agent's name, and the iterations it did."""

    agent: str
    iterations: int = 0
    """0 where there was nothing to think about, and for agents that do not search."""
    trees: tuple[int, ...] = ()
    """The iterations of each tree, unless they are as many as if the trees had taken turns."""

    @property
    def text(self) -> str:
        """The note."""
        counts = "+".join(map(str, self.trees or (self.iterations,)))
        return f"{self.agent} {counts}" if self.iterations else self.agent


def signature(agent: str, decision: AgentDecision) -> Signature:
    """The agent with this name has decided."""
    return Signature(agent, decision.iterations, () if are_even(decision.trees) else decision.trees)


def read_signature(note: str) -> Signature | None:
    """The signature that a note is, or None."""
    found = _SIGNATURE.fullmatch(note)
    if not found:
        return None
    trees = tuple(map(int, (found[2] or "0").split("+")))
    return Signature(found[1], sum(trees), trees if len(trees) > 1 else ())
