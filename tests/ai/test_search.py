"""The search is repeatable, keeps its budget, does not know the truth, and finds obvious moves."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Sequence
from types import SimpleNamespace
from typing import ClassVar

import msgspec
import pytest

from ai.agent import AgentDecision, UnknownAgentError, decision_seed
from ai.agents import make_again, make_agent
from ai.knowledge import RulesOnly, knowledge
from ai.levels import Level
from ai.mcts.root_statistics import RootStatistics
from ai.mcts.search import FEWEST, SearchAgent, picked
from ai.mcts.tree import PILOTS
from ai.signature import signature
from furyqt.rules.core.agenda import State, is_over, legal_actions, play, player_to_move
from furyqt.rules.core.ruleset import Observation, ruleset
from furyqt.rules.fury3.steps.turn.phase import DraculaStart
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.steps.turn.windows import WindowChoice
from furyqt.rules.lite import RULES
from furyqt.rules.lite.course_notation import read
from furyqt.rules.lite.tables import DRACULA, HUNTERS

CHASE = "GGE.... SMR.... HMI.... MST.... DZU.V.. GZUVD.."
"""Dracula was met in Zurich and is still there; Dr. Seward in Marseilles is next."""


def untimed(decision: AgentDecision) -> AgentDecision:
    return msgspec.structs.replace(decision, seconds=0.0)


def some_positions(seed: int, plies: Sequence[int]) -> list[State]:
    rng = random.Random(seed)
    state = RULES.setup({}, seed)
    found = []
    for ply in range(max(plies) + 1):
        if ply in plies:
            found.append(state)
        if is_over(state):
            break
        state = play(state, rng.choice(legal_actions(state)))
    return found


@pytest.mark.parametrize("spec", ["random", "greedy", "search:40"])
def test_the_same_observation_and_seed_give_the_same_decision(spec: str) -> None:
    for state in some_positions(1, [0, 4, 7, 24, 33, 39]):
        for player in (HUNTERS, DRACULA):
            seen = RULES.observe(state, player)
            if seen.to_move == player:
                first = make_agent(RULES, spec).decide(seen, 5)
                assert untimed(make_agent(RULES, spec).decide(seen, 5)) == untimed(first)


def test_an_agents_memory_does_not_change_its_decision() -> None:
    agent = make_agent(RULES, "search:40")
    for state in some_positions(2, [5, 6, 7, 8, 15, 16, 27]):
        seen = RULES.observe(state, HUNTERS)
        assert untimed(agent.decide(seen, 9)) == untimed(make_agent(RULES, "search:40").decide(seen, 9))


def test_iterations_are_kept_exactly() -> None:
    seen = RULES.observe(some_positions(3, [11])[0], HUNTERS)
    decision = make_agent(RULES, "search:123").decide(seen, 1)
    assert decision.iterations == 123
    assert sum(choice.visits for choice in decision.choices) == 123


@pytest.mark.parametrize("seconds", [0.2, 0.6])
def test_seconds_are_kept_within_a_tenth(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of the test advances by a millisecond at each look."""
    ticks = itertools.count()
    monkeypatch.setattr("ai.agent.time", SimpleNamespace(perf_counter=lambda: next(ticks) / 1000))
    seen = RULES.observe(some_positions(3, [31])[0], HUNTERS)
    for seed in range(3):
        decision = SearchAgent(RULES, Level(), seconds=seconds).decide(seen, seed)
        assert seconds <= decision.seconds <= seconds * 1.1
        assert decision.iterations > seconds * 1000 / 4


def test_move_now_ends_the_thinking_with_an_answer() -> None:
    seen = RULES.observe(some_positions(3, [11])[0], HUNTERS)
    calls = iter([False] * 20 + [True] * 10)
    decision = SearchAgent(RULES, Level(), seconds=60).decide(seen, 1, stop=lambda: next(calls))
    assert 0 < decision.iterations <= 21


def test_a_single_action_needs_no_thinking() -> None:
    state = some_positions(3, [11])[0]
    seen = RULES.observe(state, HUNTERS)
    alone = msgspec.structs.replace(seen, actions=seen.actions[:1])
    assert SearchAgent(RULES, Level(), seconds=60).decide(alone, 1).iterations == 0


def test_hunters_go_to_draculas_known_place() -> None:
    seen = read(CHASE, HUNTERS)
    reach = {action.text for action in seen.actions}
    decision = make_agent(RULES, "search:400").decide(seen, 1)
    best = seen.actions[decision.index].text
    assert "ZU" in reach
    assert best == "ZU"
    assert decision.choices[0].action == "ZU"


@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_the_seed_matters_but_the_answer_is_always_legal(player: int) -> None:
    for ply in (4, 9, 13, 29):
        state = some_positions(4, [ply])[0]
        seen = RULES.observe(state, player)
        if seen.to_move != player:
            continue
        for seed in range(3):
            decision = make_agent(RULES, "search:20").decide(seen, seed)
            assert seen.actions[decision.index] in legal_actions(state)
            assert all(0 <= choice.value <= 1 for choice in decision.choices)


def test_a_game_without_knowledge_is_searched_by_its_rules_alone() -> None:
    seen: Observation = RULES.observe(some_positions(3, [16])[0], HUNTERS)
    agent = SearchAgent(RULES, Level(3))
    agent.knowledge = RulesOnly(RULES)
    assert agent.decide(seen, 1).iterations == 3
    assert agent.knowledge.belief(seen).places() == {}


@pytest.mark.parametrize(("compares", "playouts"), [(False, 3), (True, 3 + PILOTS)])
def test_the_level_is_estimated_only_if_values_depend_on_it(compares: bool, playouts: int) -> None:
    class Counted(RulesOnly):
        compares_with_root = compares
        ends: ClassVar[list[State]] = []

        def points(self, state: State, player: int) -> float:
            self.ends.append(state)
            return super().points(state, player)

    seen: Observation = RULES.observe(some_positions(3, [16])[0], HUNTERS)
    agent = SearchAgent(RULES, Level(3))
    agent.knowledge = counted = Counted(RULES)
    plain = SearchAgent(RULES, Level(3))
    plain.knowledge = RulesOnly(RULES)
    assert agent.decide(seen, 1).choices == plain.decide(seen, 1).choices
    assert len(counted.ends) == playouts


@pytest.mark.parametrize("spec", ["", "search", "search:", "cheat", "random:3", "greedy:1", "search:novicee"])
def test_an_agent_of_an_unknown_name_is_refused(spec: str) -> None:
    with pytest.raises(UnknownAgentError):
        make_agent(RULES, spec)


def test_seeds_of_decisions_come_from_game_and_ply() -> None:
    seeds = {decision_seed(game, ply) for game in range(30) for ply in range(30)}
    assert len(seeds) == 900
    assert all(0 <= seed < 1 << 63 for seed in seeds)
    assert decision_seed(1, 2) == decision_seed(1, 2)


# ------------------------------------------------------------------------------------------- the budget


def at_step(kind: type) -> Observation:
    """Return the next decision of this kind in a game of the third edition."""
    rules, rng = ruleset("fury3"), random.Random(4)
    state = rules.setup(rules.checked_options({"game": "advanced"}), 4)
    while not (isinstance(state.agenda[-1], kind) and len(legal_actions(state)) > 1):
        state = play(state, rng.choice(legal_actions(state)))
    player = player_to_move(state)
    assert player is not None
    return rules.observe(state, player)


def test_a_window_gets_a_tenth_of_the_budget_and_a_move_all_of_it() -> None:
    rules = ruleset("fury3")
    window, move = at_step(WindowChoice), at_step(HunterAction)
    agent = SearchAgent(rules, Level(1100))
    assert agent.decide(window, 1).iterations == 110
    assert SearchAgent(rules, Level(60)).decide(window, 1).iterations == 60
    assert SearchAgent(rules, Level(120)).decide(window, 1).iterations == FEWEST
    assert SearchAgent(rules, Level(120)).decide(move, 1).iterations == 120


def test_a_trivial_decision_is_repeated_from_its_signature() -> None:
    rules, window = ruleset("fury3"), at_step(WindowChoice)
    for spec in ("search:1100", "search:hard/8"):
        first = make_agent(rules, spec).decide(window, 3)
        signed = signature("fury3", spec, first)
        again = make_again(rules, signed).decide(window, 3)
        assert (again.index, again.choices, again.iterations) == (
            first.index,
            first.choices,
            first.iterations,
        )


def test_first_places_are_mixed_more_widely() -> None:
    statistics = RootStatistics((50, 25, 10, 2), (30.0, 14.0, 5.3, 1.2), (0.0,) * 4, (87,))
    usual = Counter(picked(statistics, random.Random(seed)) for seed in range(300))
    wide = Counter(picked(statistics, random.Random(seed), leeway=0.12) for seed in range(300))
    assert set(usual) == {0}
    assert set(wide) == {0, 1, 2}, "two visits are too few to trust a value"
    assert wide[0] > wide[1] > wide[2] > 0
    known = knowledge(ruleset("fury3"))
    assert known.leeway(at_step(DraculaStart)) > known.leeway(at_step(HunterAction))


def test_no_first_place_is_preferred_for_a_lucky_value() -> None:
    statistics = RootStatistics((50, 10), (30.0, 9.0), (0.0, 0.0), (60,))
    drawn = Counter(picked(statistics, random.Random(seed), leeway=0.12) for seed in range(400))
    assert 160 <= drawn[1] <= 240


def test_ten_games_with_the_same_hunters_begin_in_several_places() -> None:
    """A person who has met Dracula a few times cannot foretell where he begins."""
    rules = ruleset("fury3")
    begun = set()
    for game in range(10):
        state = rules.setup(rules.checked_options({"game": "advanced"}), game)
        for start in ("LO", "HA", "BR", "PA"):
            state = play(state, next(action for action in legal_actions(state) if action.text == start))
        assert isinstance(state.agenda[-1], DraculaStart)
        seen = rules.observe(state, DRACULA)
        begun.add(seen.actions[make_agent(rules, "search:60").decide(seen, game).index].text)
    assert len(begun) >= 3
