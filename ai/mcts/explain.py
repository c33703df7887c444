"""Why a decision was taken: the best choices looked at once more, in the same worlds, side by side.

For each of them a tree grows that begins with it.  As all trees see the same worlds, what differs between the
positions at their ends is due to the choice: of the aspects of the game's evaluation those that differ most
are the reasons.  All this happens after the decision and leaves it alone.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Sequence
from math import sqrt
from typing import cast

import numpy as np
from numpy.typing import NDArray

from ai.agent import AgentDecision, Stop
from ai.knowledge import Guide, Knowledge, Mixture
from ai.knowledge.evaluation_terms import EvaluationTerms, evaluation_terms
from ai.mcts.node import Node
from ai.mcts.replies import ReplyEdge
from ai.mcts.root_statistics import SearchConfig
from ai.mcts.search import EXPLORATION, NOISE
from ai.mcts.tree import SearchContext, Tree
from ai.reasons import Explanation, LineStep, Reason, Share, Weighed
from furyqt.rules.core.agenda import Action, State
from furyqt.rules.core.events import Event
from furyqt.rules.core.ruleset import Observation, Ruleset
from furyqt.rules.core.text import Text

BEST = 3
"""So many choices are explained."""
PLACES = 3
FEWEST, MOST = 60, 320
"""Worlds in which the choices are compared."""
PART = 20
"""The part of the decision's iterations that is spent on each choice."""
ANSWERS = 16
"""The part of them that is spent on the other side's answers where both sides choose at once."""
HURRIED = 12
"""Worlds that are looked at even when the answer is wanted at once."""
LUCK = 2.0
"""Standard errors within which two choices may be equally good."""
SURE = 2.5
"""Standard errors by which an aspect must stand out: many are looked at, and none should do so by luck."""
LEAST_POINTS = 0.1
"""Points below which a difference is not worth a word."""
REASONS = 4
RARE = 0.02
"""A line is followed as long as it was played in this part of the worlds."""
LINE = 4
DEEPEST = 40
HEARD = 5
"""Answers of the other side that must have been heard to say which is expected."""
LEAST_SHARE = 0.03
"""The smallest share of a mixture that is told."""

Matrix = NDArray[np.float64]


def explain(
    rules: Ruleset,
    known: Knowledge,
    observation: Observation,
    decision: AgentDecision,
    seed: int,
    stop: Stop | None = None,
) -> Explanation | None:
    """What speaks for a search's decision; None where there was nothing to choose, or no search."""
    if not decision.choices:
        return None
    says, rng = evaluation_terms(rules), random.Random(seed)
    belief = known.belief(observation)
    effort = min(MOST, max(FEWEST, decision.iterations // PART))
    mixture = known.mixture(observation, belief, rng, max(FEWEST, decision.iterations // ANSWERS))
    places = _likeliest(says.believed(observation))
    if mixture is not None:
        answers = tuple(Share(words, share) for words, share in mixture.replies if share >= LEAST_SHARE)
        return Explanation(_paid(known, observation, decision, mixture), places, _mixed(decision), answers)
    context = SearchContext(rules, known, observation, belief, SearchConfig(EXPLORATION, NOISE))
    context.level = decision.points
    branches = [_Branch(context, seed, says, action) for action in _best(observation, decision)]
    done = 0
    while done < effort and (done < HURRIED or stop is None or not stop()):
        for branch in branches:
            branch.iterate()
        done += 1
    return Explanation(_weighed(known, decision, branches), places)


def _best(observation: Observation, decision: AgentDecision) -> list[Action]:
    """The choice taken, and the best of the others."""
    by_token = {action.text: action for action in observation.actions}
    chosen = observation.actions[decision.index]
    others = (by_token[choice.action] for choice in decision.choices if choice.action != chosen.text)
    return [chosen, *others][:BEST]


def _likeliest(places: dict[int, float]) -> tuple[tuple[int, float], ...]:
    ranked = sorted(places.items(), key=lambda item: (-item[1], item[0]))
    return tuple(ranked[:PLACES])


def _mixed(decision: AgentDecision) -> tuple[tuple[str, float], ...]:
    """The shares of a mixture; none where one action is simply the best."""
    shares = [(choice.action, choice.visits / max(1, decision.iterations)) for choice in decision.choices]
    told = tuple((action, share) for action, share in shares if share >= LEAST_SHARE)
    return told if len(told) > 1 else ()


def _paid(
    known: Knowledge, observation: Observation, decision: AgentDecision, mixture: Mixture
) -> tuple[Weighed, ...]:
    """The estimates of a mixture's actions, so that the mixture is worth what the decision says."""
    mean = sum(share * pay for share, pay in zip(mixture.shares, mixture.points, strict=True))
    pays = dict(zip(observation.actions, mixture.points, strict=True))
    points = [(action, decision.points + pays[action] - mean) for action in _best(observation, decision)]
    return tuple(Weighed(action.text, known.chance(worth), worth) for action, worth in points)


class _Branch(Tree):
    """A tree whose first action is given, which keeps what its positions are made of."""

    def __init__(self, context: SearchContext, seed: int, says: EvaluationTerms, action: Action) -> None:
        super().__init__(context, seed)
        self.says, self.action = says, action
        self.player = context.observation.player
        self.points: list[float] = []
        self.found: list[Sequence[tuple[float, float]]] = []
        self.answers: Counter[Text] = Counter()
        self._is_unanswered = True
        self.moments: dict[tuple[Node, Hashable], State] = {}
        """A position in which each choice at a node was made; other worlds may have other decisions there."""

    def _first(self) -> Action:
        self._is_unanswered = True
        return self.action

    def _selected(self, node: Node, actions: Sequence[Action], guide: Guide, state: State) -> Action:
        action = super()._selected(node, actions, guide, state)
        if (node, action) not in self.moments:
            self.moments[node, action] = state.clone()
        return action

    def _watched(self, state: State, action: Action) -> Hashable:
        told = super()._watched(state, action)
        if self._is_unanswered:
            self._answered(self.says.headline(cast("tuple[Event, ...]", told), self.player))
        return told

    def _replied(
        self, node: Node, player: int, actions: Sequence[Action], guide: Guide, state: State
    ) -> ReplyEdge:
        before = state.clone()
        reply = super()._replied(node, player, actions, guide, state)
        self.moments.setdefault((node, reply), before)
        if self._is_unanswered:
            self._answered(self.says.words(before, reply.action, self.player))
        return reply

    def _answered(self, words: Text | None) -> None:
        """Count the first answer of the others that is worth a word."""
        if words is not None:
            self.answers[words] += 1
            self._is_unanswered = False

    def _play_out(self, state: State, guide: Guide) -> None:
        super()._play_out(state, guide)
        self.points.append(self._weigh(state, guide))
        self.found.append(self.says.measure(state, self.player))


def _weighed(known: Knowledge, decision: AgentDecision, branches: Sequence[_Branch]) -> tuple[Weighed, ...]:
    """What the branches have found, measured from the first, which is worth what the decision says."""
    first = np.array(branches[0].points)
    found = np.array([branch.found for branch in branches])
    weighed = []
    for number, branch in enumerate(branches):
        ahead = np.array(branch.points) - first
        points = decision.points + float(ahead.mean())
        others = np.delete(found, number, axis=0)
        reasons = _reasons(branch, found[number] - others.mean(axis=0)) if len(others) else ()
        told = reasons, _line(branch), _answer(branch)
        weighed.append(Weighed(branch.action.text, known.chance(points), points, LUCK * _error(ahead), *told))
    return tuple(weighed)


def _answer(branch: _Branch) -> Share | None:
    """The commonest first answer of the other side, if it was heard often enough to say so."""
    whole = branch.answers.total()
    if whole < HEARD:
        return None
    words, often = branch.answers.most_common(1)[0]
    return Share(words, often / whole)


def _error(differences: Matrix) -> float:
    """The standard error of their mean."""
    return float(differences.std()) / sqrt(len(differences))


def _reasons(branch: _Branch, ahead: Matrix) -> tuple[Reason, ...]:
    """The aspects that differ most; `ahead` has the shape (worlds, aspects, amount and points).

    An aspect whose weight says the opposite of what its words promise explains nothing.
    """
    found = []
    for number, aspect in enumerate(branch.says.aspects):
        amount, points = (float(mean) for mean in ahead[:, number].mean(axis=0))
        is_more = amount > 0
        is_plain = (points > 0) == (is_more == (aspect.helps == branch.player))
        if is_plain and abs(points) >= max(LEAST_POINTS, SURE * _error(ahead[:, number, 1])):
            found.append(Reason(aspect.name, is_more, points, aspect.more if is_more else aspect.less))
    found.sort(key=lambda reason: -abs(reason.points))
    return tuple(found[:REASONS])


def _line(branch: _Branch) -> tuple[LineStep, ...]:
    """The most visited continuation, a few steps of it."""
    steps: list[LineStep] = []
    node: Node
    node, least = branch.root_actions[branch.action], max(2.0, RARE * branch.root.visits)
    for _ in range(DEEPEST):
        if not node.children or len(steps) == LINE:
            break
        step, often, node = _followed(branch, node)
        if often < least:
            break
        steps += [step] if step else []
    return tuple(steps)


def _followed(branch: _Branch, node: Node) -> tuple[LineStep | None, int, Node]:
    """What followed most often, how often, and where it leads; events that read the same count as one."""
    groups: dict[Hashable, list[Node]] = {}
    for edge, child in node.children.items():
        told = (
            edge
            if isinstance(edge, Action | ReplyEdge)
            else branch.says.headline(cast("tuple[Event, ...]", edge), branch.player)
        )
        groups.setdefault(told, []).append(child)
    edge, nodes = max(groups.items(), key=lambda group: sum(child.visits for child in group[1]))
    often, whole = (sum(child.visits for child in some) for some in (nodes, node.children.values()))
    step = _told(branch, node, edge, often / max(1, whole))
    return step, often, max(nodes, key=lambda child: child.visits)


def _told(branch: _Branch, node: Node, edge: Hashable, share: float) -> LineStep | None:
    """A step in words; None for one that is not worth any."""
    if isinstance(edge, Text):
        return LineStep(False, None, edge, share)
    if not isinstance(edge, Action | ReplyEdge):
        return None
    state = branch.moments[node, edge]
    if isinstance(edge, ReplyEdge):
        reply = branch.says.words(state, edge.action, branch.player)
        return None if reply is None else LineStep(False, None, reply, share)
    words = branch.says.words(state, edge, branch.player)
    return None if words is None else LineStep(True, branch.says.figure(state), words, share)
