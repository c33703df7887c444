"""Information-set Monte Carlo tree search over determinizations drawn from an observation.

One tree over many worlds: a node stands for what the searching player knows, so its own edges are its actions
and the other players' edges are what it is told of theirs.  In each world only the legal actions are
available, so UCB uses availability counts (Cowling, Powley, Whitehouse 2012).  The others' actions are chosen
by the game's policy, never by their value, and the play-out is cut at a horizon and evaluated.

Where both sides choose at once the game's knowledge is asked for a mixture first, and no tree is grown.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from math import sqrt

from ai.agent import Choice, Clock, Decision, Stop
from ai.knowledge import Belief, Guide, Knowledge, Mixture, knowledge
from ai.levels import Level
from furyqt.rules.core.agenda import Action, State, advance, is_over, legal_actions, player_to_move
from furyqt.rules.core.events import told_to
from furyqt.rules.core.ruleset import Observation, Ruleset

EXPLORATION = 0.7
NOISE = 0.1
"""The share of random actions in play-outs."""
EVEN = 0.25
"""The share of the prior that is spread evenly; the rest goes by how often the policy proposes an action."""
CAUTION = 0.05
"""How much less than its node's mean an action is supposed to be worth before it is tried."""
TIE = 0.02
"""Two actions whose values differ by less than this, tried about equally often, are mixed."""

PER_SECOND = 400
"""Iterations that a second is taken for where simultaneous choices are solved and no tree is grown."""
ERRORS = 0.25
"""The share of choices drawn evenly, at temperature 1, where simultaneous choices are solved."""


class Node:
    """What the searching player may know after a sequence of edges."""

    __slots__ = ("children", "proposals", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.proposals: dict[Action, int] = {}
        self.children: dict[Hashable, Node] = {}


class Search:
    """The agent that thinks; it is handed observations and nothing else."""

    def __init__(
        self,
        rules: Ruleset,
        level: Level,
        *,
        seconds: float = 0.0,
        style: str = "",
        exploration: float = EXPLORATION,
        noise: float = NOISE,
    ) -> None:
        self._rules = rules
        self._level = level
        self._seconds = seconds
        self._exploration = exploration
        self._noise = noise
        self.knowledge: Knowledge = knowledge(rules, style)

    def decide(self, observation: Observation, seed: int, stop: Stop | None = None) -> Decision:
        """The action tried most often, or one of those that are as good as equal."""
        clock = Clock(self._level.iterations, self._seconds, stop)
        if len(observation.actions) == 1:
            return Decision(index=0, seconds=clock.seconds)
        rng = random.Random(seed)
        belief = self.knowledge.belief(observation).doubted(self._level.doubt)
        effort = self._effort
        mixture = self.knowledge.mixture(observation, belief, rng, effort)
        if mixture is not None:
            return self._drawn(mixture, observation.actions, effort, rng, clock)
        root = Node()
        search = _Tree(self._rules, self.knowledge, observation, belief, rng, self._exploration, self._noise)
        done = 0
        while not clock.is_up(done):
            search.iterate(root)
            done += 1
        index = _picked(root, observation.actions, self._level.temperature, rng)
        points = search.mean_points
        value = self.knowledge.chance(points)
        return Decision(index, done, clock.seconds, value, points, _choices(root, observation.actions))

    @property
    def _effort(self) -> int:
        """The iterations that a decision may take without growing a tree."""
        most = max(1, int(self._seconds * PER_SECOND)) if self._seconds else self._level.iterations
        return min(self._level.iterations or most, most)

    def _drawn(
        self, mixture: Mixture, actions: Sequence[Action], effort: int, rng: random.Random, clock: Clock
    ) -> Decision:
        """An action by its probability, or at the weaker levels now and then any."""
        err = ERRORS * self._level.temperature / len(actions)
        weights = [(1 - ERRORS * self._level.temperature) * share + err for share in mixture.shares]
        index = rng.choices(range(len(actions)), weights=weights)[0]
        points = sum(share * pay for share, pay in zip(mixture.shares, mixture.points, strict=True))
        rows = zip(actions, mixture.shares, mixture.points, strict=True)
        choices = [
            Choice(action.text, round(share * effort), self.knowledge.squash(pay, points))
            for action, share, pay in rows
        ]
        choices.sort(key=lambda choice: (-choice.visits, -choice.value))
        chance = self.knowledge.chance(points)
        return Decision(index, effort, clock.seconds, chance, points, tuple(choices))


class _Tree:
    """One search: worlds, tree policy, play-out and backing up."""

    def __init__(
        self,
        rules: Ruleset,
        known: Knowledge,
        observation: Observation,
        belief: Belief,
        rng: random.Random,
        exploration: float,
        noise: float,
    ) -> None:
        self._rules = rules
        self._knowledge = known
        self._observation = observation
        self._player = observation.player
        self._rng = rng
        self._exploration = exploration
        self._noise = noise
        self._belief = belief
        self._root_points: float | None = None
        self._points = 0.0
        self._count = 0

    @property
    def mean_points(self) -> float:
        """The mean of all evaluations, in the game's points."""
        return self._points / max(1, self._count)

    def iterate(self, root: Node) -> None:
        """One world: down the tree, one new node, a play-out, and its value back up."""
        hidden = self._belief.sample(self._rng)
        state = self._rules.determinize(self._observation, hidden, self._rng.getrandbits(63))
        state.told = None
        guide = self._knowledge.guide(state, self._player, self._belief, self._rng, self._noise)
        path = self._descend(root, state, guide)
        self._play_out(state, guide)
        points = self._knowledge.points(state, self._player)
        if self._root_points is None:
            self._root_points = points
        self._points += points
        self._count += 1
        value = self._knowledge.squash(points, self._root_points)
        for node in path:
            node.visits += 1
            node.total += value

    def _descend(self, root: Node, state: State, guide: Guide) -> list[Node]:
        """Play down to a new node; returns the nodes passed."""
        node, path = root, [root]
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
        proposed = guide.choose(state, actions)
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
        choose = guide.choose
        for _ in range(self._knowledge.horizon):
            if is_over(state):
                return
            advance(state, choose(state, legal_actions(state)))


def _choices(root: Node, actions: Sequence[Action]) -> tuple[Choice, ...]:
    """The actions tried, the most visited first."""
    tried = [(action, root.children[action]) for action in actions if action in root.children]
    ranked = sorted(tried, key=lambda pair: (-pair[1].visits, -pair[1].total))
    return tuple(Choice(action.text, node.visits, node.total / node.visits) for action, node in ranked)


def _picked(root: Node, actions: Sequence[Action], temperature: float, rng: random.Random) -> int:
    """The index of the most visited action, of those within noise of it, or one drawn more loosely."""
    nodes = [root.children.get(action) for action in actions]
    if temperature:
        most = max(node.visits for node in nodes if node)
        weights = [(node.visits / most) ** (1 / temperature) if node else 0.0 for node in nodes]
        return rng.choices(range(len(nodes)), weights=weights)[0]
    best = max((node for node in nodes if node), key=lambda node: (node.visits, node.total))
    floor = best.total / max(1, best.visits) - TIE
    near = [
        (index, node.visits)
        for index, node in enumerate(nodes)
        if node and node.visits * 4 >= best.visits * 3 and node.total / max(1, node.visits) >= floor
    ]
    return rng.choices([index for index, _ in near], weights=[visits for _, visits in near])[0]
