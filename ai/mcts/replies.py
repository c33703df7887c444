"""Other players who choose by their own value (max^n, Luckhardt and Irani 1986) in a tree.

Every node keeps the searching player's total. A node that another player chose also keeps that player's
total, by which that player chooses again: the vector of values has an entry for each player who chose on the
way.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

import msgspec

from ai.mcts.node import Node
from furyqt.rules.core.agenda import Action

Key = TypeVar("Key", bound=Hashable)


class ReplyEdge(msgspec.Struct, frozen=True):
    """The edge of an action that another player chose by that player's own value."""

    player: int
    action: Action


class ReplyNode(Node):
    """A node that another player chose."""

    __slots__ = ("own_total", "player")

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.own_total = 0.0
        """The sum of its values for that player."""


class Select(Protocol):
    """Selects the best edge of a node, given the means of the edges that were tried."""

    def __call__(
        self,
        node: Node,
        actions: Sequence[Key],
        means: Mapping[Key, float],
        tried: Mapping[Key, Node],
        usual: float,
    ) -> Key: ...


def select_reply(
    node: Node, player: int, actions: Sequence[Action], proposed: Action, select: Select
) -> ReplyEdge:
    """Return the reply of a player to examine next; `proposed` is the policy's choice for that player."""
    node.propose(ReplyEdge(player, proposed))
    replies = [ReplyEdge(player, action) for action in actions]
    tried: dict[ReplyEdge, ReplyNode] = {}
    for reply in replies:
        child = node.children.get(reply)
        if isinstance(child, ReplyNode):
            tried[reply] = child
    means = {reply: child.own_total / child.visits for reply, child in tried.items()}
    visits = sum(child.visits for child in tried.values())
    usual = sum(child.own_total for child in tried.values()) / max(1, visits)
    return select(node, replies, means, tried, usual)


def back_up_replies(path: Iterable[Node], value: Callable[[int], float]) -> None:
    """Add the value of the playout's end to the totals of the other players who chose the nodes."""
    values: dict[int, float] = {}
    for node in path:
        if isinstance(node, ReplyNode):
            if node.player not in values:
                values[node.player] = value(node.player)
            node.own_total += values[node.player]
