"""The search agent: grows trees, adds up the statistics of their roots, and chooses.

If both sides choose at once, the game's knowledge is asked for a mixture first, and no tree is grown.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from ai.agent import AgentDecision, Budget, Choice, HurriedError, Stop, unhurried
from ai.gc_pause import gc_pause
from ai.knowledge import TIE, AnyKnowledge, Belief, Check, Mixture, knowledge
from ai.levels import Level
from ai.mcts.helper_pool import HelperPool
from ai.mcts.mistakes import dulled, may_err, mistaken
from ai.mcts.root_parallel import RootParallelSearch
from ai.mcts.root_statistics import UNLIMITED, RootStatistics, SearchConfig, even_shares
from ai.mcts.tree import SearchContext
from ai.search_progress import SearchProgress
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.ruleset import AnyRuleset, Observation, seat_to_move

EXPLORATION = 0.7
NOISE = 0.1
"""The share of random actions in playouts."""
OFTEN, RARELY = 0.75, 0.05
"""The share of the most visits that counts as about equal, and that makes a value trustworthy."""
FEWEST, SHORTEST = 100, 0.15
"""The iterations and seconds that a trivial decision gets at least, if the budget has so many."""
PER_SECOND = 400
"""The iterations per second that are assumed for decisions that are solved without a tree."""


class Solved(NamedTuple):
    """A mixture, the effort it took, and the random stream to draw from it."""

    mixture: Mixture
    effort: int
    rng: random.Random


class Begun(NamedTuple):
    """The search of a position before anybody has asked for the decision."""

    observation: Observation
    seed: int
    search: RootParallelSearch


class SearchAgent:
    """The agent that searches; it receives only observations."""

    def __init__(
        self,
        rules: AnyRuleset,
        level: Level,
        *,
        seconds: float = 0.0,
        style: str = "",
        exploration: float = EXPLORATION,
        noise: float = NOISE,
        shares: tuple[int, ...] = (),
        pool: HelperPool | None = None,
        exact: bool = False,
        aim: Aim | None = None,
    ) -> None:
        """`shares` are the iterations of each tree if they are not even; a pool grows some of the trees.

        With `exact` every decision gets the whole budget, even a trivial one. With `aim` the search plays for
        the goal of a chapter.
        """
        self._rules = rules
        self._level = level
        self._seconds = seconds
        self._config = SearchConfig(exploration, noise, level.belief_flattening, style, aim)
        self._shares = shares
        self._exact = exact
        self._pool = pool
        self._begun: Begun | None = None
        self.knowledge: AnyKnowledge = knowledge(rules, style, aim)

    @gc_pause()
    def decide(
        self,
        observation: Observation,
        seed: int,
        stop: Stop | None = None,
        progress: SearchProgress | None = None,
    ) -> AgentDecision:
        """Choose the action tried most often, or one of those that are nearly as good.

        A search that was begun for this observation and seed is continued. `progress` gets the progress; it
        does not change the decision.
        """
        search = self._begun.search if self.has_begun(observation, seed) and self._begun else None
        self._begun = None
        share = 1.0 if self._exact else self.knowledge.effort(observation)
        seconds = max(self._seconds * share, min(self._seconds, SHORTEST))
        iterations = self._iterations(share)
        clock = Budget(iterations, seconds, stop)
        if len(observation.actions) == 1:
            return AgentDecision(index=0, seconds=clock.seconds)
        if search is None:
            belief = self._belief(observation)
            solved = self._solved(observation, belief, seed, clock, progress)
            if solved is not None:
                return self._drawn(solved, observation, clock)
            search = self._search(observation, belief, seed, iterations)

        def report(share: float) -> None:
            if progress is not None:
                progress.report(share, lambda: self._best_so_far(search.statistics, observation, clock))

        statistics = search.grow(clock, report)
        leeway = self.knowledge.leeway(observation)
        rng = search.trees[0].rng
        index = picked(statistics, rng, self.knowledge.mixes, leeway)
        if self._may_err(observation):
            index = mistaken(statistics, index, self._level, rng)
        return self._decision(statistics, index, observation, clock)

    def begin(self, observation: Observation, seed: int) -> None:
        """Prepare the search of a position that may come, unless its decision needs no tree."""
        belief = self._belief(observation)
        iterations = self._iterations(self.knowledge.effort(observation))
        self._begun = Begun(observation, seed, self._search(observation, belief, seed, iterations))

    def has_begun(self, observation: Observation, seed: int) -> bool:
        """Return whether the search of this decision has begun."""
        return self._begun is not None and self._begun[:2] == (observation, seed)

    @gc_pause()
    def grow_ahead(self, iterations: int, stop: Stop) -> None:
        """Continue the search that has begun by so many iterations, at least one."""
        if self._begun is not None:
            self._begun.search.grow_ahead(Budget(iterations, 0.0, stop))

    def full_iterations(self, observation: Observation) -> int | None:
        """Return the iterations of a decision that nothing ends early; None if only its time is limited."""
        if len(observation.actions) == 1:
            return 0
        if self.is_solved(observation):
            return self._effort
        return self._iterations(self.knowledge.effort(observation)) or None

    def is_solved(self, observation: Observation) -> bool:
        """Return whether a decision needs no tree: it takes all its iterations, or one if it ends early."""
        belief = self._belief(observation)
        return self.knowledge.mixture(observation, belief, random.Random(0), 1, unhurried) is not None

    def _belief(self, observation: Observation) -> Belief:
        return self.knowledge.belief(observation).flattened(self._level.belief_flattening)

    def _search(
        self, observation: Observation, belief: Belief, seed: int, iterations: int
    ) -> RootParallelSearch:
        context = SearchContext(self._rules, self.knowledge, observation, belief, self._config)
        shares = self._shares or even_shares(iterations or UNLIMITED, self._level.trees)
        return RootParallelSearch(context, seed, shares, self._pool)

    def _iterations(self, share: float) -> int:
        """Return the iterations of a decision that gets this share of the budget."""
        return max(int(self._level.iterations * share), min(self._level.iterations, FEWEST))

    def _may_err(self, observation: Observation) -> bool:
        """Return whether this decision may be mistaken: not a trivial one, and not in each turn alike."""
        if not self._level.temperature or self.knowledge.effort(observation) < 1:
            return False
        kind = f"{type(observation.agenda[-1]).__name__} {seat_to_move(observation)}"
        return may_err(kind, self.knowledge.turn(observation))

    def _best_so_far(
        self, statistics: RootStatistics, observation: Observation, clock: Budget
    ) -> AgentDecision:
        """Return the decision for the most visited action, without drawing a random number."""
        return self._decision(statistics, most_visited(statistics), observation, clock)

    def _decision(
        self, statistics: RootStatistics, index: int, observation: Observation, clock: Budget
    ) -> AgentDecision:
        points = statistics.mean_points(index)
        value = self.knowledge.chance(points, observation)
        choices = self._choices(statistics, observation)
        trees = statistics.trees if len(statistics.trees) > 1 else ()
        return AgentDecision(index, statistics.iterations, clock.seconds, value, points, choices, trees)

    def _choices(self, statistics: RootStatistics, observation: Observation) -> tuple[Choice, ...]:
        """Return the tried actions, the most visited first."""
        tried = [index for index, visits in enumerate(statistics.visits) if visits]
        tried.sort(key=lambda index: (-statistics.visits[index], -statistics.totals[index]))
        return tuple(
            Choice(
                observation.actions[index].text,
                statistics.visits[index],
                statistics.value(index),
                self.knowledge.chance(statistics.mean_points(index), observation),
            )
            for index in tried
        )

    def _solved(
        self,
        observation: Observation,
        belief: Belief,
        seed: int,
        clock: Budget,
        progress: SearchProgress | None,
    ) -> Solved | None:
        """Return the mixture if both sides choose at once.

        If an early answer may be wanted, a mixture with little effort is calculated first.
        """
        found: Solved | None = None
        check: Check = unhurried
        for effort in (1, self._effort) if clock.may_be_late else (self._effort,):
            rng = random.Random(seed)
            try:
                mixture = self.knowledge.mixture(observation, belief, rng, effort, check)
            except HurriedError:
                break
            if mixture is None:
                return None
            found, check = Solved(mixture, effort, rng), clock.check
            if progress is not None:
                progress.report(effort / self._effort, partial(self._likeliest, found, observation, clock))
        return found

    @property
    def _effort(self) -> int:
        """The iterations that a decision may take without a tree."""
        most = max(1, int(self._seconds * PER_SECOND)) if self._seconds else self._level.iterations
        return min(self._level.iterations or most, most)

    def _drawn(self, solved: Solved, observation: Observation, clock: Budget) -> AgentDecision:
        """Draw an action from the mixture, which the weaker levels know less sharply."""
        mixture = solved.mixture
        shares: Sequence[float] = mixture.shares
        if self._may_err(observation):
            best = max(mixture.points)
            losses = [0.5 - self.knowledge.squash(pay, best) for pay in mixture.points]
            shares = dulled(shares, losses, self._level)
        index = solved.rng.choices(range(len(shares)), weights=shares)[0]
        return self._mixed(solved, index, observation, clock)

    def _likeliest(self, solved: Solved, observation: Observation, clock: Budget) -> AgentDecision:
        """Return the decision for the action with the largest share, without drawing a random number."""
        shares = solved.mixture.shares
        return self._mixed(solved, shares.index(max(shares)), observation, clock)

    def _mixed(self, solved: Solved, index: int, observation: Observation, clock: Budget) -> AgentDecision:
        mixture, effort, _ = solved
        points = sum(share * pay for share, pay in zip(mixture.shares, mixture.points, strict=True))
        rows = zip(observation.actions, mixture.shares, mixture.points, strict=True)
        choices = [
            Choice(
                action.text,
                round(share * effort),
                self.knowledge.squash(pay, points),
                self.knowledge.chance(pay, observation),
            )
            for action, share, pay in rows
        ]
        choices.sort(key=lambda choice: (-choice.visits, -choice.value))
        chance = self.knowledge.chance(points, observation)
        return AgentDecision(index, effort, clock.seconds, chance, points, tuple(choices))


def most_visited(statistics: RootStatistics) -> int:
    """Return the action that was tried most often."""
    indices = range(len(statistics.visits))
    return max(indices, key=lambda index: (statistics.visits[index], statistics.totals[index]))


def picked(statistics: RootStatistics, rng: random.Random, mixes: bool = True, leeway: float = TIE) -> int:
    """Return the most visited action, or one nearly as good.

    With more leeway than usual the weight of an action falls from its value to nothing at the leeway's end,
    so that a player cannot be foretold. A player who `mixes` nothing takes the highest value of those that
    were visited often.
    """
    indices = range(len(statistics.visits))
    best = most_visited(statistics)
    if not mixes:
        often = [index for index in indices if statistics.visits[index] >= OFTEN * statistics.visits[best]]
        return max(often, key=statistics.value)
    floor, wide = statistics.value(best) - leeway, leeway > TIE
    near = [
        index
        for index, visits in enumerate(statistics.visits)
        if visits
        and visits >= statistics.visits[best] * (RARELY if wide else OFTEN)
        and statistics.value(index) >= floor
    ]
    if wide:
        weights = [min(leeway, statistics.value(index) - floor) for index in near]
    else:
        weights = [statistics.visits[index] for index in near]
    return rng.choices(near, weights=weights)[0]
