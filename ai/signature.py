"""A record's note on a computer's decision and its iterations: `search:200 200` beside the action.

If several trees did not get equal shares before the answer was wanted, the note has the iterations of each:
`search:300 152+148`. With the seed, which follows from the game's and the number of actions before, that
is enough to repeat the decision from the player's knowledge, however the search ended. The parameters of a
level may change from version to version, so a level's decision has a mark of them: `search:normal 40 5c0e`.
"""

from __future__ import annotations

import re

import msgspec

from ai.agent import AgentDecision
from ai.levels import parse_spec
from ai.mcts.root_statistics import are_even

_SIGNATURE = re.compile(r"(\S+)(?: ([0-9]{1,9}(?:\+[0-9]{1,9}){0,63})(?: ([0-9a-f]{4}))?)?")


class Signature(msgspec.Struct, frozen=True):
    """An agent's name, and the iterations it did."""

    agent: str
    iterations: int = 0
    """0 if there was only one action, and for agents that do not search."""
    trees: tuple[int, ...] = ()
    """The iterations of each tree, unless they are equal shares."""
    mark: str = ""
    """The mark of the level's parameters; empty for other agents."""

    @property
    def text(self) -> str:
        """The note."""
        counts = "+".join(map(str, self.trees or (self.iterations,)))
        mark = f" {self.mark}" if self.mark else ""
        return f"{self.agent} {counts}{mark}" if self.iterations else self.agent


def signature(game: str, agent: str, decision: AgentDecision) -> Signature:
    """Return the signature of a decision in this game by the agent with this name."""
    mark = parse_spec(agent).mark(game) if decision.iterations else ""
    trees = () if are_even(decision.trees) else decision.trees
    return Signature(agent, decision.iterations, trees, mark)


def read_signature(note: str) -> Signature | None:
    """Parse a note as a signature; None if it is not one, or not as the program writes it."""
    found = _SIGNATURE.fullmatch(note)
    if not found:
        return None
    trees = tuple(map(int, (found[2] or "0").split("+")))
    signed = Signature(found[1], sum(trees), () if are_even(trees) else trees, found[3] or "")
    return signed if note in (signed.text, f"{signed.agent} 0") else None
