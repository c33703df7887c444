"""Watching a search: its progress and the best action so far, without any effect on the decision."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from ai.agent import AgentDecision
from ai.agents import make_agent
from ai.mcts.search import SearchAgent
from ai.search_progress import EVERY, FIRST, SearchProgress
from furyqt.rules.core.agenda import legal_actions, player_to_move
from furyqt.rules.core.ruleset import Observation, ruleset
from tests.contract.games import played


class Recorder(SearchProgress):
    """Records everything that the search writes; its clock advances at every report."""

    def __init__(self, wants_best: bool = True) -> None:
        self.now = 0.0
        super().__init__(wants_best, clock=self._tick)
        self.shares: list[float] = []
        self.found: list[AgentDecision] = []

    def _tick(self) -> float:
        self.now += 0.02
        return self.now

    def report(self, share: float, best: Callable[[], AgentDecision]) -> None:
        super().report(share, best)
        self.shares.append(self.share)
        if self.best is not None and (not self.found or self.best is not self.found[-1]):
            self.found.append(self.best)


def positions(game: str) -> list[Observation]:
    """Two decisions of each player, which have several choices."""
    rules = ruleset(game)
    states = played(rules, rules.checked_options({}), 4, most=120).states
    return [
        rules.observe(choices[place], player)
        for player in (0, 1)
        for choices in [[s for s in states if player_to_move(s) == player and len(legal_actions(s)) > 1]]
        for place in (len(choices) // 2, -1)
    ]


def untimed(decision: AgentDecision) -> AgentDecision:
    return msgspec.structs.replace(decision, seconds=0.0)


@pytest.mark.parametrize("game", ["lite", "fury3"])
def test_a_search_that_reports_decides_as_one_that_does_not(game: str) -> None:
    for seen in positions(game):
        agent = make_agent(ruleset(game), "search:hard/16")
        assert isinstance(agent, SearchAgent)
        progress = Recorder()
        plain = make_agent(ruleset(game), "search:hard/16").decide(seen, 3)
        assert untimed(agent.decide(seen, 3, None, progress)) == untimed(plain)
        assert progress.found


def test_the_share_grows_to_the_whole_budget_and_the_best_action_improves() -> None:
    seen = positions("lite")[0]
    agent = make_agent(ruleset("lite"), "search:120")
    assert isinstance(agent, SearchAgent)
    progress = Recorder()
    decision = agent.decide(seen, 3, None, progress)
    assert progress.shares == sorted(progress.shares)
    assert progress.shares[0] == pytest.approx(1 / 120)
    assert progress.shares[-1] == pytest.approx(119 / 120)
    counts = [found.iterations for found in progress.found]
    assert counts == sorted(set(counts))
    assert counts[0] < 10
    assert counts[-1] <= decision.iterations == 120
    for found in progress.found:
        assert found.choices[0].action == seen.actions[found.index].text
        assert sum(choice.visits for choice in found.choices) == found.iterations


def test_the_best_action_is_calculated_only_if_wanted_and_not_more_often_than_needed() -> None:
    now, calls = [0.0], []

    def best() -> AgentDecision:
        calls.append(now[0])
        return AgentDecision(0)

    plain, progress = SearchProgress(False, clock=lambda: now[0]), SearchProgress(True, clock=lambda: now[0])
    for tenth in range(11):
        now[0] = tenth * FIRST / 2
        plain.report(0.5, best)
    assert not calls
    assert plain.best is None
    for step in range(5):
        now[0] = 1 + step * EVERY / 2
        progress.report(0.1, best)
    assert calls == [1, 1 + EVERY, 1 + 2 * EVERY]


def test_the_share_never_decreases_and_leaves_room_for_reasons() -> None:
    progress = SearchProgress(False, most=0.8)
    for share, expected in ((0.5, 0.4), (0.25, 0.4), (3.0, 0.8)):
        progress.report(share, lambda: AgentDecision(0))
        assert progress.share == pytest.approx(expected)
    progress.finish(AgentDecision(1))
    assert progress.share == 0.8
    assert progress.best is None
    for share, expected in ((0.5, 0.9), (0.25, 0.9), (1.0, 1.0)):
        progress.explain(share)
        assert progress.share == pytest.approx(expected)


def test_the_decision_is_the_best_action_while_reasons_are_found() -> None:
    progress = SearchProgress(True, most=0.8)
    progress.finish(AgentDecision(1))
    assert progress.best == AgentDecision(1)
