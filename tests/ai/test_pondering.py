"""Thinking on the opponents' time: which positions are expected, and what their searches are worth."""

from __future__ import annotations

import random
from functools import cache

import pytest
from msgspec import structs

from ai.agent import AgentDecision
from ai.agents import make_agent
from ai.mcts.pondering import CHUNK, Expected, Pondering, outcomes
from ai.mcts.search import SearchAgent
from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.lite import RULES
from furyqt.rules.lite.observation import LiteObservation, observe
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import DRACULA, HUNTERS
from tests.stops import Count

SEED = 3
PLAYERS = (HUNTERS, DRACULA)


def never() -> bool:
    return False


@cache
def positions(player: int) -> tuple[LiteObservation, ...]:
    """A player's knowledge at three decisions in a row in a random game."""
    state, rng, found = RULES.setup({}, 5), random.Random(5), list[LiteObservation]()
    while len(found) < 3:
        if state.round > 8 and player_to_move(state) == player:
            found.append(observe(state, player))
        state = play(state, rng.choice(legal_actions(state)))
    return tuple(found)


def searching() -> SearchAgent:
    """An agent whose thinking only its caller ends."""
    agent = make_agent(RULES, "search:3000s")
    assert isinstance(agent, SearchAgent)
    return agent


def found(decision: AgentDecision) -> object:
    """Everything but the time that a decision took."""
    return decision.index, decision.iterations, decision.points, decision.choices


@pytest.mark.parametrize("player", PLAYERS)
def test_the_players_next_decision_is_expected(player: int) -> None:
    seen = positions(player)[0]
    states = list(outcomes(RULES, searching().knowledge, seen, seen.actions[0], SEED, 20))
    assert states
    for state in states:
        assert isinstance(state, LiteState)
        later = observe(state, player)
        assert later.to_move == player
        assert later.events[: len(seen.events)] == seen.events
        assert len(later.events) > len(seen.events)


@pytest.mark.parametrize("player", PLAYERS)
def test_a_continued_search_is_as_if_it_had_never_stopped(player: int) -> None:
    seen, agent = positions(player)[1], searching()
    agent.begin(seen, SEED)
    agent.grow_ahead(24, never)
    agent.grow_ahead(6, never)
    assert found(agent.decide(seen, SEED, Count(20))) == found(searching().decide(seen, SEED, Count(50)))


def test_another_position_or_seed_is_searched_from_the_beginning() -> None:
    first, second, _ = positions(DRACULA)
    for asked in ((second, SEED), (first, SEED + 1)):
        agent = searching()
        agent.begin(first, SEED)
        agent.grow_ahead(16, never)
        assert not agent.has_begun(*asked)
        assert found(agent.decide(*asked, Count(20))) == found(searching().decide(*asked, Count(20)))


def test_a_search_is_continued_only_once() -> None:
    seen, agent = positions(DRACULA)[0], searching()
    agent.begin(seen, SEED)
    agent.grow_ahead(16, never)
    assert agent.decide(seen, SEED, Count(10)).iterations == 26
    assert agent.decide(seen, SEED, Count(10)).iterations == 10


def test_the_agent_that_expected_a_position_decides_in_it() -> None:
    agents = [searching() for _ in range(2)]
    pondering, (first, second, third) = Pondering(agents), positions(DRACULA)
    pondering.expect([Expected(first, SEED, 1), Expected(second, SEED, 1)])
    pondering.think(never, 4 * CHUNK)
    assert [pondering.agent(seen, SEED) for seen in (first, second, third)] == [*agents, agents[0]]
    assert pondering.agent(second, SEED).decide(second, SEED, Count(5)).iterations == 2 * CHUNK + 5


def test_likely_positions_get_more_iterations_and_unlikely_ones_none() -> None:
    pondering, (first, second, third) = Pondering([searching() for _ in range(2)]), positions(DRACULA)
    pondering.expect([Expected(first, SEED, 10), Expected(second, SEED, 30), Expected(third, SEED, 5)])
    pondering.think(never, 16 * CHUNK)
    assert pondering.done == [12 * CHUNK, 4 * CHUNK]
    assert pondering.agent(second, SEED).has_begun(second, SEED)
    assert not pondering.agent(third, SEED).has_begun(third, SEED)


def test_a_position_without_a_choice_is_not_searched() -> None:
    seen = positions(DRACULA)[0]
    forced = structs.replace(seen, actions=seen.actions[:1])
    pondering = Pondering([searching()])
    pondering.expect([Expected(forced, SEED, 1)])
    pondering.think(never, CHUNK)
    assert pondering.done == []


@pytest.mark.parametrize("polls", [1, 2, 7])
def test_thinking_ends_when_an_answer_is_wanted(polls: int) -> None:
    """The first poll is before any work, and there is one after each iteration."""
    pondering, wanted = Pondering([searching()]), Count(polls)
    pondering.expect([Expected(positions(DRACULA)[0], SEED, 1)])
    pondering.think(wanted)
    assert wanted.left <= 0
    assert wanted.left >= -1
    assert sum(pondering.done) == (CHUNK if polls > 1 else 0)
