"""Reasons for a decision: the best choices are compared again in the same worlds.

For each choice a tree grows that begins with it. As all trees use the same worlds, differences between the
positions at their ends are due to the choice: the aspects of the game's evaluation that differ most are the
reasons. A search spreads its worlds over all actions, so a decision with reasons takes another choice if that
is clearly better here, and among equals none that checkable facts speak against.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from math import sqrt
from typing import NamedTuple, cast

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from ai.agent import AgentDecision, Choice, Stop
from ai.knowledge import AnyGuide, AnyKnowledge, Mixture
from ai.knowledge.evaluation_terms import AnyEvaluationTerms, evaluation_terms
from ai.mcts.node import Node
from ai.mcts.replies import ReplyEdge
from ai.mcts.root_statistics import SearchConfig
from ai.mcts.search import EXPLORATION, NOISE
from ai.mcts.tree import SearchContext, Tree
from ai.reasons import (
    BEST,
    LEAST_TRIES,
    WORLDS,
    ActionFact,
    Explanation,
    LineStep,
    Reason,
    Share,
    Weighed,
    is_as_good,
    is_preferable,
    told_apart,
)
from furyqt.rules.core.agenda import Action, State
from furyqt.rules.core.events import Event
from furyqt.rules.core.ruleset import AnyRuleset, Observation
from furyqt.rules.core.text import Text

PLACES = 3
FEWEST = 120
"""The least effort for the answers if both sides choose at once."""
ANSWERS = 16
"""The share of them for the other side's answers, if both sides choose at once, is one in this number."""
HURRIED = 12
"""The number of worlds even if the answer is wanted at once."""
ERROR_WIDTH = 2.0
"""The standard errors within which two choices may be equally good."""
SURE = 2.5
"""The standard errors by which an aspect must stand out; many are compared, so a few is too little."""
LEAST_POINTS = 0.1
"""Smaller differences in points are not mentioned."""
NEARLY = 0.1
"""A lead of less in the simulated games is measured more exactly if facts speak against it."""
LEAST_AMOUNT = 0.25
"""Smaller differences in what can be counted, such as 0.2 items, are not mentioned."""
REASONS = 4
RARE = 0.02
"""A line ends where it was played in less than this share of the worlds."""
LINE = 4
DEEPEST = 40
FEWEST_REPLIES = 5
"""The number of the other side's answers that is needed to name the expected one."""
LEAST_SHARE = 0.03
"""The smallest share of a mixture that is mentioned."""

Matrix = NDArray[np.float64]


def explain(
    rules: AnyRuleset,
    known: AnyKnowledge,
    observation: Observation,
    decision: AgentDecision,
    seed: int,
    stop: Stop | None = None,
    tell: Callable[[float], object] = lambda share: None,
) -> Explanation | None:
    """Return the reasons for a search's decision; None for a forced action or without a search.

    `tell` gets the share of the work that is done.

    The first choice of the explanation may be another one that does better (`reconsidered`).
    """
    if not decision.choices:
        return None
    belief, rng = known.belief(observation), random.Random(seed)
    says = known.terms(belief) or evaluation_terms(rules)
    mixture = known.mixture(observation, belief, rng, max(FEWEST, decision.iterations // ANSWERS))
    places = _likeliest(says.believed(observation))
    basis = tuple(known.basis(observation))
    if mixture is not None:
        answers = tuple(Share(words, share) for words, share in mixture.replies if share >= LEAST_SHARE)
        weighed = _paid(known, observation, decision, mixture)
        return Explanation(weighed, places, _mixed(decision), answers, basis)
    context = SearchContext(rules, known, observation, belief, SearchConfig(EXPLORATION, NOISE))
    context.level = decision.points
    best = _best(observation, decision)
    best += _alternatives(context, seed, best)
    branches = [_Branch(context, seed, says, action) for action in best]
    facts = known.facts(observation, best)
    done, effort = 0, WORLDS
    while done < effort and (done < HURRIED or stop is None or not stop()):
        for branch in branches:
            branch.iterate()
        done += 1
        tell(min(1.0, done / WORLDS))
        if done == WORLDS and _are_contradicted(_measured(known, decision, branches), facts):
            effort = 2 * WORLDS
    return Explanation(_weighed(known, decision, branches, facts), places, basis=basis)


def reconsidered(observation: Observation, decision: AgentDecision, why: Explanation) -> AgentDecision:
    """Return the decision for the first choice of an explanation, with its value and the reasons."""
    best, tokens = why.choices[0], [action.text for action in observation.actions]
    index = tokens.index(best.action)
    if why.mixed or why.answers:
        return replace(decision, why=why)
    return replace(decision, index=index, value=best.chance, points=best.points, why=why)


def _best(observation: Observation, decision: AgentDecision) -> list[Action]:
    """Return at most BEST actions: the chosen one, then others that were tried often by their chances."""
    by_token = {action.text: action for action in observation.actions}
    chosen = observation.actions[decision.index]
    others = sorted(decision.choices, key=lambda choice: -choice.chance * (choice.visits >= LEAST_TRIES))
    return [chosen, *(by_token[one.action] for one in others if one.action != chosen.text)][:BEST]


def _alternatives(context: SearchContext, seed: int, best: Sequence[Action]) -> list[Action]:
    """Return what else is to be explained if the search tried too little.

    These are the actions that the policy would choose then, or else any that are worth trying.
    """
    left = [action for action in context.actions if action not in best]
    wanted = min(BEST - len(best), len(left))
    found = Counter(Tree(context, seed).alternatives(left)) if wanted > 0 else Counter()
    proposed = [action for action, _ in found.most_common() if action in left]
    others = [action for action in left if action not in proposed]
    random.Random(seed).shuffle(others)
    return [*proposed, *others][: max(0, wanted)]


def _likeliest(places: dict[int, float]) -> tuple[tuple[int, float], ...]:
    ranked = sorted(places.items(), key=lambda item: (-item[1], item[0]))
    return tuple(ranked[:PLACES])


def _mixed(decision: AgentDecision) -> tuple[tuple[str, float], ...]:
    """Return the shares of a mixture; an empty tuple if one action is simply the best."""
    shares = [(choice.action, choice.visits / max(1, decision.iterations)) for choice in decision.choices]
    told = tuple((action, share) for action, share in shares if share >= LEAST_SHARE)
    return told if len(told) > 1 else ()


def _paid(
    known: AnyKnowledge, observation: Observation, decision: AgentDecision, mixture: Mixture
) -> tuple[Weighed, ...]:
    """Return the estimates of a mixture's actions, shifted so that their mean is the decision's value."""
    mean = sum(share * pay for share, pay in zip(mixture.shares, mixture.points, strict=True))
    pays = dict(zip(observation.actions, mixture.points, strict=True))
    best = _best(observation, decision)
    best[1:] = sorted(best[1:], key=lambda action: -pays[action])
    found = []
    for action, told in zip(best, told_apart(known.facts(observation, best)), strict=True):
        points = decision.points + pays[action] - mean
        weighed = Weighed(action.text, known.chance(points, observation), points)
        found.append(replace(weighed, **told._asdict()))
    return tuple(found)


class Answers:
    """The other side's first answers in many worlds; until one comes that is worth words, it is quiet."""

    def __init__(self) -> None:
        self._found: Counter[Text | None] = Counter()
        """The number of worlds for each answer; None for those in which all were quiet."""
        self.is_open = self._is_quiet = False

    def begin(self) -> None:
        """Begin another world."""
        self.is_open, self._is_quiet = True, False

    def hear(self, words: Text | None) -> None:
        """Count an answer, unless this world had its first one; None is a quiet one."""
        if not self.is_open:
            return
        if words is not None:
            self._found[words] += 1
            self._found[None] -= self._is_quiet
            self.is_open = False
        elif not self._is_quiet:
            self._found[None] += 1
            self._is_quiet = True

    def end(self) -> None:
        """Hear nothing more in this world: the player decides again, so what follows answers that."""
        if self.is_open:
            self.hear(None)
            self.is_open = False

    def likeliest(self) -> Share | None:
        """Return the most frequent answer, if there were enough and being quiet is rarer."""
        whole = self._found.total()
        if whole < FEWEST_REPLIES:
            return None
        words, often = self._found.most_common(1)[0]
        return None if words is None else Share(words, often / whole)


class _Branch(Tree):
    """A tree with a given first action, which keeps the terms of its positions."""

    def __init__(self, context: SearchContext, seed: int, says: AnyEvaluationTerms, action: Action) -> None:
        super().__init__(context, seed)
        self.says, self.action = says, action
        self.seen, self.player = context.observation, context.observation.player
        self.points: list[float] = []
        self.found: list[Sequence[tuple[float, float]]] = []
        self.answers = Answers()
        self.moments: dict[tuple[Node, Hashable], State] = {}
        """A position in which each choice at a node was made; other worlds may have other decisions there."""

    def _first(self) -> Action:
        self.answers.begin()
        return self.action

    def _selected(self, node: Node, actions: Sequence[Action], guide: AnyGuide, state: State) -> Action:
        self.answers.end()
        action = super()._selected(node, actions, guide, state)
        if (node, action) not in self.moments:
            self.moments[node, action] = state.clone()
        return action

    def _watched(self, state: State, action: Action) -> Hashable:
        told = super()._watched(state, action)
        if self.answers.is_open:
            self.answers.hear(self.says.headline(cast("tuple[Event, ...]", told), self.player))
        return told

    def _replied(
        self, node: Node, player: int, actions: Sequence[Action], guide: AnyGuide, state: State
    ) -> ReplyEdge:
        before = state.clone()
        reply = super()._replied(node, player, actions, guide, state)
        self.moments.setdefault((node, reply), before)
        if self.answers.is_open:
            self.answers.hear(self.says.words(before, reply.action, self.player))
        return reply

    def _play_out(self, state: State, guide: AnyGuide) -> None:
        super()._play_out(state, guide)
        self.points.append(self.weigh(state, guide))
        self.found.append(self.says.measure(state, self.player))


class _Measured(NamedTuple):
    """The values of the branches' actions, and their chances."""

    tried: list[Choice | None]
    """The actions' own results in the search."""
    worlds: int
    values: Matrix
    chances: list[float]


def _measured(known: AnyKnowledge, decision: AgentDecision, branches: Sequence[_Branch]) -> _Measured:
    """Return what the branches have found so far.

    The value of the decision's action is the mean of all its simulated games, here and in the search.
    """
    points = np.array([branch.points for branch in branches])
    tried = {choice.action: choice for choice in decision.choices}
    own = [tried.get(branch.action.text) for branch in branches]
    worlds, visits = points.shape[1], 0 if own[0] is None else own[0].visits
    base = (visits * decision.points + worlds * points[0].mean()) / (visits + worlds)
    values = base + (points - points[0]).mean(axis=1)
    chances = [known.chance(float(value), branches[0].seen) for value in values]
    return _Measured(own, worlds, values, chances)


def _are_contradicted(measured: _Measured, facts: Sequence[Sequence[ActionFact]]) -> bool:
    """Return whether facts speak for another choice than the simulated games, which lead by little only."""
    best = recommended(measured.tried, measured.worlds, measured.chances, facts)
    leads = [measured.chances[best] - chance for chance in measured.chances]
    return any(
        number != best and lead < NEARLY and is_preferable(facts[number], facts[best])
        for number, lead in enumerate(leads)
    )


def _weighed(
    known: AnyKnowledge,
    decision: AgentDecision,
    branches: Sequence[_Branch],
    facts: Sequence[Sequence[ActionFact]],
) -> tuple[Weighed, ...]:
    """Return the findings of the branches, the best first.

    The reasons for the first are relative to the others, which follow by their chances.
    """
    points = np.array([branch.points for branch in branches])
    found = np.array([branch.found for branch in branches])
    own, worlds, values, chances = _measured(known, decision, branches)
    best = recommended(own, worlds, chances, facts)
    others = [number for number in range(len(branches)) if number != best]
    order = [best, *sorted(others, key=lambda number: -chances[number])]
    told = told_apart([facts[number] for number in order])
    weighed = []
    for number, beside in zip(order, told, strict=True):
        branch, ahead = branches[number], points[number] - points[best]
        rivals = found[order[1:]] if number == best else found[[best]]
        reasons, than = _compared_reasons(branch, found[number], rivals)
        one = Weighed(
            branch.action.text,
            chances[number],
            float(values[number]),
            ERROR_WIDTH * _error(ahead),
            reasons,
            _line(branch),
            branch.answers.likeliest(),
            than=than,
        )
        weighed.append(replace(one, **beside._asdict()))
    return tuple(weighed)


def recommended(
    tried: Sequence[Choice | None],
    worlds: int,
    chances: Sequence[float],
    facts: Sequence[Sequence[ActionFact]],
) -> int:
    """Return the number of the choice to be recommended: the first, which is the decision's, or a better one.

    Each has the mean of its chances in so many worlds and in the search, if it was tried there. If facts
    speak for a choice that is about as good as the best, and none against it, it is preferred.
    """
    means = [
        chance if own is None else (worlds * chance + own.visits * own.chance) / (worlds + own.visits)
        for own, chance in zip(tried, chances, strict=True)
    ]
    best = 0 if is_as_good(means[0], max(means)) else means.index(max(means))
    for number, chance in enumerate(chances):
        is_equal = is_as_good(chance, chances[best])
        best = number if is_equal and is_preferable(facts[number], facts[best]) else best
    return best


def _error(differences: Matrix) -> float:
    """Return the standard error of the mean."""
    return float(differences.std()) / sqrt(len(differences))


def _compared_reasons(branch: _Branch, own: Matrix, rivals: Matrix) -> tuple[tuple[Reason, ...], int]:
    """Return the reasons against all rivals together, and 0; or against the first that has some in favor.

    The number of that rival is from 1 on.
    """
    whole = _reasons(branch, own - rivals.mean(axis=0)) if len(rivals) else ()
    if any(reason.points > 0 for reason in whole):
        return whole, 0
    for number, rival in enumerate(rivals if len(rivals) > 1 else (), 1):
        found = _reasons(branch, own - rival)
        if any(reason.points > 0 for reason in found):
            return found, number
    return whole, 0


def _reasons(branch: _Branch, ahead: Matrix) -> tuple[Reason, ...]:
    """Return the aspects that differ most; `ahead` has the shape (worlds, aspects, amount and points).

    An aspect whose weight contradicts its words is left out, and so is the time.
    """
    found = []
    for number, aspect in enumerate(branch.says.aspects):
        amount, points = (float(mean) for mean in ahead[:, number].mean(axis=0))
        is_more = amount > 0
        is_plain = aspect.is_reason and (points > 0) == (is_more == aspect.is_good(branch.player))
        is_seen = not aspect.is_counted or abs(amount) >= LEAST_AMOUNT
        if is_plain and is_seen and abs(points) >= max(LEAST_POINTS, SURE * _error(ahead[:, number, 1])):
            found.append(Reason(aspect.name, is_more, points, aspect.in_words(amount)))
    found.sort(key=lambda reason: -abs(reason.points))
    return tuple(found[:REASONS])


def _line(branch: _Branch) -> tuple[LineStep, ...]:
    """Return the first steps of the most visited continuation."""
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
    """Return the most frequent continuation, its frequency and its node; events with equal words are one."""
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
    """Return a step in words; None for one that is not worth mentioning, or another own figure's."""
    if isinstance(edge, Text):
        return LineStep(False, None, edge, share)
    if not isinstance(edge, Action | ReplyEdge):
        return None
    state = branch.moments[node, edge]
    if isinstance(edge, ReplyEdge):
        reply = branch.says.words(state, edge.action, branch.player)
        return None if reply is None else LineStep(False, None, reply, share)
    told, who = branch.says.sentence(state, edge), branch.says.figure(state)
    is_plan = told is not None and who == branch.says.figure(branch.seen)
    return LineStep(True, who, told, share) if is_plan and told is not None else None
