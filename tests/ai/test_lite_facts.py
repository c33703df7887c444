"""The facts about the hunters' moves in the simplified game are true on the map."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pytest

from ai.knowledge.fury.chances import LEAST
from ai.knowledge.fury.nearness import LEAST_NEAR
from ai.knowledge.lite.evaluation_terms import ASPECTS, TERMS
from ai.knowledge.lite.facts import Facts
from ai.knowledge.lite.trail_belief import BeliefMemory
from ai.reasons import ActionFact
from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.lite.actions import Go
from furyqt.rules.lite.observation import observe
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import (
    DRACULA,
    HUNTERS,
    LIFE_PER_MEETING,
    LIFE_PER_TRAP,
    NOWHERE,
    REACH,
    SEAS,
    rail_hops,
)

Found = tuple[LiteState, Any, Any, Go, dict[str, ActionFact]]


@cache
def moves() -> tuple[Found, ...]:
    """Return moves of hunters in random games with the belief and the facts."""
    return tuple(_moves())


def _moves() -> Iterator[Found]:
    rules = ruleset("lite")
    for seed in range(3):
        rng, memory = random.Random(seed), BeliefMemory()
        state = cast("LiteState", rules.setup(rules.checked_options({}), seed))
        for ply in range(220):
            if not state.agenda:
                break
            actions = legal_actions(state)
            if player_to_move(state) == HUNTERS and ply > 8 and ply % 3 == 0:
                seen = observe(state, HUNTERS)
                belief = memory.update(seen)
                finder = Facts(seen, belief)
                for move in (one for one in seen.actions[:5] if isinstance(one, Go)):
                    yield state, seen, belief, move, {fact.about: fact for fact in finder.found(move)}
            state = play(state, rng.choice(actions))


def test_the_vampire_is_where_the_belief_has_it() -> None:
    told = [(state, move, facts["vampire"]) for state, _, _, move, facts in moves() if "vampire" in facts]
    assert told
    for state, move, fact in told:
        assert state.vampires
        assert "costs 13 points" in str(fact.words)
        if "with a chance" not in str(fact.words):
            assert state.vampires & state.trail_bits(move.to)


def test_a_meeting_is_said_with_its_price_and_a_weak_hunter_with_the_danger() -> None:
    words = set()
    for _, seen, belief, move, facts in moves():
        fact = facts.get("meeting")
        there = belief.whereabouts().now.get(move.to, 0.0)
        if fact is None:
            assert there < LEAST or move.to in SEAS or move.to == seen.places[seen.figure]
            continue
        assert there >= LEAST
        is_weak = seen.lives[seen.figure] <= LIFE_PER_MEETING + LIFE_PER_TRAP
        assert (fact.merit == -1.0) == is_weak
        words.add(str(fact.words).partition(" ")[0])
    assert "If" in words


def test_two_turns_reach_what_the_railways_and_roads_allow() -> None:
    told = 0
    for state, seen, belief, move, facts in moves():
        if "two turns" not in facts or NOWHERE in state.places:
            continue
        told += 1
        now, then = (REACH[rail_hops(seen.round + turn, seen.figure)] for turn in (1, 2))
        places = {there for one in now[move.to] for there in then[one]} - SEAS
        chances = belief.whereabouts().now
        share = sum(chances.get(place, 0.0) for place in places) / sum(chances.values())
        assert cast("float", facts["two turns"].value) == pytest.approx(share, abs=1e-5)
        assert share >= LEAST_NEAR
    assert told


def test_the_only_aspect_is_the_final_score_in_points() -> None:
    (aspect,) = ASPECTS
    assert str(aspect.in_words(-2.6)) == "a final score about 3 point(s) lower"
    assert aspect.is_good(HUNTERS)
    assert not aspect.is_good(DRACULA)
    state = moves()[0][0]
    (ours,), (theirs,) = (TERMS.measure(state, player) for player in (HUNTERS, DRACULA))
    assert ours == (theirs[0], -theirs[1])
