"""Trees of an information-set Monte Carlo search, each from its own random stream.

One tree over many worlds: a node stands for what the searching player knows, so its own edges are its actions
and the other players' edges are what it is told of theirs.  In each world only the legal actions are
available, so UCB uses availability counts (Cowling, Powley, Whitehouse 2012).  The others' actions are chosen
by the game's policy, never by their value, and the play-out is cut at a horizon and evaluated.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Sequence
from math import sqrt

from ai.knowledge import Belief, Guide, Knowledge
from ai.tally import Manner, Tally, tree_seed
from furyqt.rules.core.agenda import Action, State, advance, is_over, legal_actions, player_to_move
from furyqt.rules.core.events import told_to
from furyqt.rules.core.ruleset import Observation, Ruleset

EVEN = 0.25
"""The share of the prior that is spread evenly; the rest goes by how often the policy proposes an action."""
CAUTION = 0.05
"""How much less than its node's mean an action is supposed to be worth before it is tried."""


class Node:
    """What the searching player may know after a sequence of edges."""

    __slots__ = ("children", "proposals", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.proposals: dict[Action, int] = {}
        self.children: dict[Hashable, Node] = {}


class Question:
    """What the trees of one decision have in common."""

    def __init__(
        self, rules: Ruleset, known: Knowledge, observation: Observation, belief: Belief, manner: Manner
    ) -> None:
        self.rules = rules
        self.knowledge = known
        self.observation = observation
        self.belief = belief
        self.manner = manner
        self.level: float | None = None
        """The points of the first tree's first play-out, from which all values are measured."""

    def trees(self, seed: int, numbers: Sequence[int]) -> list[Tree]:
        """Trees by their numbers, yet to grow; where the first is missing its first play-out is made now."""
        if self.level is None and 0 not in numbers:
            Tree(self, seed, 0).iterate()
        return [Tree(self, seed, number) for number in numbers]


class Tree:
    """One search: worlds, tree policy, play-out and backing up."""

    def __init__(self, question: Question, seed: int, number: int = 0) -> None:
        self.number = number
        self.root = Node()
        self.rng = random.Random(tree_seed(seed, number))
        self._question = question
        self._rules = question.rules
        self._knowledge = question.knowledge
        self._observation = question.observation
        self._player = question.observation.player
        self._belief = question.belief
        self._exploration = question.manner.exploration
        self._noise = question.manner.noise
        self._points = 0.0

    @property
    def tally(self) -> Tally:
        """What was found at the root."""
        actions = self._observation.actions
        nodes = [self.root.children.get(action) for action in actions]
        return Tally(
            tuple(node.visits if node else 0 for node in nodes),
            tuple(node.total if node else 0.0 for node in nodes),
            self._points,
            (self.root.visits,),
        )

    def iterate(self) -> None:
        """One world: down the tree, one new node, a play-out, and its value back up."""
        hidden = self._belief.sample(self.rng)
        state = self._rules.determinize(self._observation, hidden, self.rng.getrandbits(63))
        state.told = None
        guide = self._knowledge.guide(state, self._player, self._belief, self.rng, self._noise)
        path = self._descend(state, guide)
        self._play_out(state, guide)
        points = self._weigh(state, guide)
        if self._question.level is None:
            self._question.level = points
        self._points += points
        value = self._knowledge.squash(points, self._question.level)
        for node in path:
            node.visits += 1
            node.total += value

    def _weigh(self, state: State, guide: Guide) -> float:
        """What the end of the play-out is worth to the searching player, in the game's points."""
        points = guide.points(state)
        return self._knowledge.points(state, self._player) if points is None else points

    def _descend(self, state: State, guide: Guide) -> list[Node]:
        """Play down to a new node; returns the nodes passed."""
        node = self.root
        path = [node]
        while state.agenda:
            actions = legal_actions(state)
            edge: Hashable
            if player_to_move(state) == self._player:
                action = self._selected(node, actions, guide, state)
                advance(state, action)
                edge = action
            else:
                edge = self._watched(state, guide.choose(state, actions))
            child = node.children.get(edge)
            if child is None:
                path.append(node.children.setdefault(edge, Node()))
                break
            path.append(child)
            node = child
        return path

    def _selected(self, node: Node, actions: Sequence[Action], guide: Guide, state: State) -> Action:
        """The best action by its mean value and by how often the policy proposes it in these worlds."""
        proposed = guide.proposed(state, actions)
        node.proposals[proposed] = node.proposals.get(proposed, 0) + 1
        passes = node.visits + 1
        even = EVEN / len(actions)
        share = (1 - EVEN) / passes
        scale = self._exploration * sqrt(passes)
        untried = node.total / node.visits - CAUTION if node.visits else 0.5
        best, found = -1e9, actions[0]
        for action in actions:
            prior = even + share * node.proposals.get(action, 0)
            child = node.children.get(action)
            if child is None:
                worth = untried + scale * prior
            else:
                worth = child.total / child.visits + scale * prior / (1 + child.visits)
            if worth > best:
                best, found = worth, action
        return found

    def _watched(self, state: State, action: Action) -> Hashable:
        """Play another player's action; returns what the searching player is told of it."""
        state.told = ()
        advance(state, action)
        told = told_to(state.told, self._player)
        state.told = None
        return told

    def _play_out(self, state: State, guide: Guide) -> None:
        """Let everybody act by the game's policies up to the horizon."""
        choose, settled = guide.choose, guide.settled
        for _ in range(self._knowledge.horizon):
            if is_over(state) or settled(state):
                return
            advance(state, choose(state, legal_actions(state)))


def grow(trees: Sequence[Tree], shares: Sequence[int], is_up: Callable[[int], bool]) -> None:
    """An iteration of each tree in turn, until each has had its share or time is up after so many."""
    done, waiting = 0, [(tree, share) for tree, share in zip(trees, shares, strict=True) if share]
    while waiting:
        for tree, _ in waiting:
            if is_up(done):
                return
            tree.iterate()
            done += 1
        waiting = [(tree, share) for tree, share in waiting if tree.root.visits < share]
