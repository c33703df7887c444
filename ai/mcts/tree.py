"""Trees of an information-set Monte Carlo search, each from its own random stream.

One tree covers many worlds: a node is the searching player's knowledge, so its own edges are that player's
actions and the other players' edges are the information about theirs. In each world only the legal actions
are available, so UCB uses availability counts (Cowling, Powley, Whitehouse 2012). The game's knowledge
decides for each other player whether the actions are chosen by the game's policy or, in an open game, by that
player's own value (`ai.mcts.replies`). The playout is cut at a horizon and evaluated.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from math import sqrt

from ai.knowledge import AnyGuide, AnyKnowledge, Belief
from ai.mcts.node import Node, RootAction
from ai.mcts.replies import Key, ReplyEdge, ReplyNode, back_up_replies, select_reply
from ai.mcts.root_statistics import RootStatistics, SearchConfig, tree_seed
from furyqt.rules.core.agenda import Action, State, advance, legal_actions, player_to_move
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.core.ruleset import AnyRuleset, Observation

EVEN = 0.25
"""The share of the prior that is uniform; the remainder is proportional to the policy's proposals."""
FIRST_PLAY_REDUCTION = 0.05
"""The assumed value of an untried action is this much less than its node's mean."""
EARLY = 40
"""The iterations that do not count when a decision may be clear: with fewer, a good action may be untried."""
PILOTS = 8
"""The number of worlds in which only the policy plays, before any action is examined."""


class SearchContext:
    """The common data of the trees of one decision."""

    def __init__(
        self,
        rules: AnyRuleset,
        known: AnyKnowledge,
        observation: Observation,
        belief: Belief,
        config: SearchConfig,
    ) -> None:
        self.rules = rules
        self.knowledge = known
        self.observation = observation
        self.actions: Sequence[Action] = known.worth_trying(observation)
        """The actions that the root examines."""
        self.belief = belief
        self.config = config
        self.level: float | None = None if known.compares_with_root else 0.0
        """The usual points of this position, the zero of all values; the first tree finds them."""
        self._ends: tuple[State, ...] = ()

    def level_of(self, player: int) -> float:
        """Return the usual points of this position for another player."""
        if not self.knowledge.compares_with_root:
            return 0.0
        if not self._ends:
            self._ends = tuple(state for state, _ in Tree(self, 0).pilots())
        return sum(self.knowledge.points(end, player) for end in self._ends) / len(self._ends)

    def trees(self, seed: int, numbers: Sequence[int]) -> list[Tree]:
        """Return new trees; the first time, the level of the position is estimated by games of the policy."""
        trees = [Tree(self, seed, number) for number in numbers]
        if self.level is None:
            self.level = self._usual(trees[0] if 0 in numbers[:1] else Tree(self, seed, 0))
        return trees

    def _usual(self, tree: Tree) -> float:
        """Return the mean points of a few games in which the policy is followed, and keep their ends."""
        points = []
        for state, guide in tree.pilots():
            points.append(tree.weigh(state, guide))
            self._ends += (state,)
        return sum(points) / len(points)


class Tree:
    """One search: worlds, tree policy, playout and backup.

    The worlds are numbered, and every action of the root uses them in the same order and with the same random
    numbers, so that no action looks better because of an easier world.
    """

    def __init__(self, context: SearchContext, seed: int, number: int = 0) -> None:
        self.number = number
        self.root = Node()
        self.rng = random.Random(tree_seed(seed, number))
        self._dice = random.Random()
        self._first_dice = self.rng.getrandbits(62)
        self._worlds: list[State] = []
        self.root_actions: dict[Action, RootAction] = {}
        """The actions of the root that were tried."""
        self._context = context
        self._rules = context.rules
        self._knowledge = context.knowledge
        self._observation = context.observation
        self._player = context.observation.player
        self._actions = context.actions
        self._belief = context.belief
        self._exploration = context.config.exploration
        self._noise = context.config.noise
        self._has_replies = False
        self._levels: dict[int, float] = {}
        """The usual points of other players who choose by their own value."""

    @property
    def statistics(self) -> RootStatistics:
        """Visits and totals by the index of the action, with zeros for actions that were never tried."""
        root_actions = [self.root_actions.get(action) for action in self._observation.actions]
        tried = [root_action for root_action in root_actions if root_action]
        lead = max(tried, key=lambda root_action: (root_action.visits, root_action.total), default=None)
        return RootStatistics(
            tuple(root_action.visits if root_action else 0 for root_action in root_actions),
            tuple(root_action.total if root_action else 0.0 for root_action in root_actions),
            tuple(root_action.points if root_action else 0.0 for root_action in root_actions),
            (self.root.visits,),
            frozenset(
                index
                for index, root_action in enumerate(root_actions)
                if lead and root_action and root_action.is_dominated_by(lead)
            ),
        )

    @property
    def is_clear(self) -> bool:
        """Whether one action was tried so often that others are not worth more iterations."""
        visits, share = self.root.visits, self._knowledge.clear_share
        if share >= 1 or visits <= EARLY:
            return False
        most = max(root_action.visits for root_action in self.root_actions.values())
        return visits - most <= (1 - share) * (visits - EARLY)

    def iterate(self) -> None:
        """Run an action's next world: down the tree, one new node, a playout, and the backup of its value."""
        action = self._first()
        root_action = self.root_actions.get(action) or self.root_actions.setdefault(action, RootAction())
        state, guide = self._world(root_action.visits)
        advance(state, action)
        path = [
            self.root,
            root_action,
            *(self._descend(state, guide, root_action) if root_action.visits else ()),
        ]
        self._play_out(state, guide)
        points = self.weigh(state, guide)
        value = self._knowledge.squash(points, self._context.level or 0.0)
        for node in path:
            node.visits += 1
            node.total += value
        if self._has_replies:
            back_up_replies(path, lambda player: self._value(state, player))
        root_action.points += points
        root_action.sums.append(root_action.total)

    def pilots(self) -> Iterator[tuple[State, AnyGuide]]:
        """Yield the ends of a few games in which all players follow the policy."""
        for number in range(PILOTS):
            state, guide = self._world(number)
            advance(state, guide.proposed(state, self._actions))
            self._play_out(state, guide)
            yield state, guide

    def alternatives(self, actions: Sequence[Action]) -> Iterator[Action]:
        """Yield what the policy proposes of these actions of the root in a few worlds."""
        for number in range(PILOTS):
            state, guide = self._world(number)
            yield guide.proposed(state, actions)

    def _world(self, number: int) -> tuple[State, AnyGuide]:
        """Return the world with this number and the policies for it, always with the same random numbers."""
        while len(self._worlds) <= number:
            self._worlds.append(self._drawn())
        self._dice.seed(self._first_dice + number)
        state = self._worlds[number].clone()
        return state, self._guide(state, self._dice)

    def _drawn(self) -> State:
        """Draw a new world, in which the policy proposes an action."""
        hidden = self._belief.sample(self.rng)
        state = self._rules.determinize(self._observation, hidden, self.rng.getrandbits(63))
        state.told = () if self._knowledge.reads_events else None
        self.root.propose(self._guide(state, self.rng).proposed(state, self._actions))
        return state

    def _guide(self, state: State, rng: random.Random) -> AnyGuide:
        return self._knowledge.guide(state, self._player, self._belief, rng, self._noise)

    def weigh(self, state: State, guide: AnyGuide) -> float:
        """Return the value of the playout's end to the searching player, in points of the game."""
        points = guide.points(state)
        return self._knowledge.points(state, self._player) if points is None else points

    def _value(self, state: State, player: int) -> float:
        """Return the value of the playout's end to another player, from 0 to 1."""
        points = self._knowledge.points(state, player)
        if player not in self._levels:
            self._levels[player] = self._context.level_of(player)
        return self._knowledge.squash(points, self._levels[player])

    def _descend(self, state: State, guide: AnyGuide, node: Node) -> list[Node]:
        """Play down from a node to a new one; return the nodes on the way."""
        path = []
        while state.agenda:
            actions, player = legal_actions(state), player_to_move(state)
            assert player is not None
            edge: Hashable
            if player == self._player:
                edge = action = self._selected(node, actions, guide, state)
                advance(state, action)
            elif self._knowledge.acts_by_value(player):
                edge = self._replied(node, player, actions, guide, state)
            else:
                edge = self._watched(state, guide.choose(state, actions))
            child = node.children.get(edge)
            if child is None:
                new = ReplyNode(edge.player) if isinstance(edge, ReplyEdge) else Node()
                path.append(node.children.setdefault(edge, new))
                break
            path.append(child)
            node = child
        return path

    def _first(self) -> Action:
        """Return the action of the root to examine."""
        if len(self._worlds) < PILOTS:
            self._world(PILOTS - 1)
        root_actions = self.root_actions
        lead = max(root_actions.values(), key=lambda root_action: root_action.visits, default=RootAction())
        control_coefficient = self._knowledge.control_coefficient
        means = {
            action: root_action.mean(lead, control_coefficient)
            for action, root_action in root_actions.items()
        }
        usual = sum(root_action.visits * means[action] for action, root_action in root_actions.items()) / max(
            1, self.root.visits
        )
        return self._upper(self.root, self._actions, means, root_actions, usual)

    def _selected(self, node: Node, actions: Sequence[Action], guide: AnyGuide, state: State) -> Action:
        """Return the action to examine below the root, among those that are legal in this world."""
        node.propose(guide.proposed(state, actions))
        tried = {action: child for action in actions if (child := node.children.get(action))}
        means = {action: child.total / child.visits for action, child in tried.items()}
        return self._upper(node, actions, means, tried, node.total / max(1, node.visits))

    def _replied(
        self, node: Node, player: int, actions: Sequence[Action], guide: AnyGuide, state: State
    ) -> ReplyEdge:
        """Play the action that another player chooses by that player's own value."""
        self._has_replies = True
        reply = select_reply(node, player, actions, guide.proposed(state, actions), self._upper)
        advance(state, reply.action)
        return reply

    def _upper(
        self,
        node: Node,
        actions: Sequence[Key],
        means: Mapping[Key, float],
        tried: Mapping[Key, Node],
        usual: float,
    ) -> Key:
        """Return the best edge by its mean value and the policy's proposals in these worlds."""
        even, share = EVEN / len(actions), (1 - EVEN) / node.asked
        scale = self._exploration * sqrt(node.visits + 1)
        best, found = -1e9, actions[0]
        for action in actions:
            bonus = scale * (even + share * node.proposals.get(action, 0))
            if action in tried:
                bound = means[action] + bonus / (1 + tried[action].visits)
            else:
                bound = usual - FIRST_PLAY_REDUCTION + bonus
            if bound > best:
                best, found = bound, action
        return found

    def _watched(self, state: State, action: Action) -> Hashable:
        """Play another player's action; return the searching player's information about it."""
        before, state.told = state.told, ()
        advance(state, action)
        told = state.told
        state.told = None if before is None else before + told
        return events_seen_by(told, self._player)

    def _play_out(self, state: State, guide: AnyGuide) -> None:
        """Play by the game's policies up to the horizon."""
        guide.play_out(state, self._knowledge.horizon)


def grow(trees: Sequence[Tree], shares: Sequence[int], is_up: Callable[[int], bool]) -> None:
    """Iterate the trees in turn, until each has had its share or is clear, or time is up."""
    done, waiting = 0, [(tree, share) for tree, share in zip(trees, shares, strict=True) if share]
    while waiting:
        for tree, _ in waiting:
            if is_up(done):
                return
            tree.iterate()
            done += 1
        waiting = [(tree, share) for tree, share in waiting if tree.root.visits < share and not tree.is_clear]
