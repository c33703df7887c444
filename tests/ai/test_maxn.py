"""The search with three players: each maximizes his own value in an open game, or follows the policy."""

from __future__ import annotations

import pytest

from ai.agent import AgentDecision
from ai.knowledge import knowledge
from ai.levels import Level
from ai.mcts.explain import explain
from ai.mcts.node import Node
from ai.mcts.replies import ReplyEdge, ReplyNode, back_up_replies, select_reply
from ai.mcts.search import SearchAgent
from furyqt.rules.core.agenda import play
from tests.ai.trios import PAYOFFS, Pick, TrioState, setup, trio


def decided(
    course: str, *, is_open: bool, iterations: int = 600, trees: int = 1
) -> tuple[str, AgentDecision]:
    """Return the choice of the player who decides after this course."""
    rules = trio(is_open=is_open)
    state = after(course)
    seen = rules.observe(state, state.agenda[-1].player(state))  # type: ignore[attr-defined]
    decision = SearchAgent(rules, Level(iterations, trees=trees)).decide(seen, 5)
    return seen.actions[decision.index].text, decision


def after(course: str) -> TrioState:
    state = setup({}, 0)
    for letter in course:
        state = play(state, Pick(letter))
    return state


def test_in_an_open_game_the_others_choose_what_is_best_for_themselves() -> None:
    choice, decision = decided("", is_open=True)
    assert choice == "c"
    assert decision.value == pytest.approx(PAYOFFS["crl"][0], abs=0.1)
    found = {each.action: each.value for each in decision.choices}
    assert found["a"] < 0.4  # the second player takes `ar`
    assert found["b"] == pytest.approx(PAYOFFS["bl"][0], abs=0.05)


def test_in_a_game_with_hidden_information_the_others_follow_the_policy() -> None:
    choice, decision = decided("", is_open=False)
    assert choice == "a"
    found = {each.action: each.value for each in decision.choices}
    assert found["a"] == pytest.approx((PAYOFFS["al"][0] + PAYOFFS["ar"][0]) / 2, abs=0.06)


@pytest.mark.parametrize(("course", "best"), [("a", "r"), ("b", "l"), ("c", "r"), ("cr", "l")])
def test_every_player_finds_his_own_best_reply(course: str, best: str) -> None:
    assert decided(course, is_open=True)[0] == best


def test_several_trees_agree_and_repeat() -> None:
    first, again = (decided("", is_open=True, trees=3) for _ in range(2))
    assert first[0] == "c"
    assert first[1].trees == (200, 200, 200)
    assert first[1].choices == again[1].choices


def test_the_expected_line_contains_the_replies_of_the_others() -> None:
    rules = trio(is_open=True)
    seen = rules.observe(setup({}, 0), 0)
    decision = SearchAgent(rules, Level(600)).decide(seen, 5)
    why = explain(rules, knowledge(rules), seen, decision, 5)
    assert why is not None
    best = why.choices[0]
    assert best.action == "c"
    assert [(step.is_own, str(step.words)) for step in best.line] == [(False, "r"), (False, "l")]
    assert best.answer is not None
    assert str(best.answer.words) == "r"


def test_a_reply_is_selected_by_the_replying_players_own_total() -> None:
    node, asked = Node(), []

    def select(
        node: Node, actions: object, means: dict[ReplyEdge, float], tried: object, usual: float
    ) -> ReplyEdge:
        asked.append((means, usual))
        return max(means, key=lambda reply: means[reply])

    for letter, total, visits in (("l", 1.0, 4), ("r", 3.0, 4)):
        child = node.children[ReplyEdge(2, Pick(letter))] = ReplyNode(2)
        child.own_total, child.total, child.visits = total, 4.0 - total, visits
    node.children[ReplyEdge(1, Pick("l"))] = ReplyNode(1)
    chosen = select_reply(node, 2, [Pick("l"), Pick("r")], Pick("l"), select)  # type: ignore[arg-type]
    assert chosen == ReplyEdge(2, Pick("r"))
    assert asked == [({ReplyEdge(2, Pick("l")): 0.25, ReplyEdge(2, Pick("r")): 0.75}, 0.5)]
    assert (node.asked, node.proposals) == (1, {ReplyEdge(2, Pick("l")): 1})


def test_values_of_replying_players_are_backed_up_and_calculated_once() -> None:
    path = [Node(), ReplyNode(1), ReplyNode(2), ReplyNode(1)]
    worked_out = []

    def value(player: int) -> float:
        worked_out.append(player)
        return player / 4

    back_up_replies(path, value)
    assert worked_out == [1, 2]
    assert [node.own_total for node in path[1:] if isinstance(node, ReplyNode)] == [0.25, 0.5, 0.25]
