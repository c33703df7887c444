"""Contracts 6 and 7: a determinization fits a player's knowledge, and events determine the knowledge."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from furyqt.rules.core.agenda import State, advance, is_over, legal_actions, player_to_move
from furyqt.rules.core.chance import choice
from furyqt.rules.core.ruleset import Observation, Ruleset, ruleset
from furyqt.rules.core.table import PlayerInfo
from tests.contract.facts import facts
from tests.contract.games import GAMES, added_toys, short_games, variants
from tests.contract.twins import Census, check_twins

with added_toys():
    MASKING = [name for name in GAMES if not ruleset(name).default_table.is_open]
"""The games with events that some players see in another form, or not at all."""
ENOUGH = 100
"""The twins that a run must reach for players with hidden information."""
FEW = 3
"""The variants of a game that are tried in any case; `make soak` tries all."""
APART = 3
"""The actions between decisions that are compared."""
MANY = 2000
"""The same for whole games, in `make soak`."""


@pytest.mark.parametrize("name", GAMES)
def test_6_a_determinization_gives_the_same_observation_and_the_same_options(name: str) -> None:
    rules = ruleset(name)
    for game in short_games(name)[::2]:
        for number, state in enumerate(game.sample(29)):
            for player in game.players:
                seen = rules.observe(state, player)
                for seed in range(2):
                    world = rules.determinize(seen, None, 1000 * number + seed)
                    assert rules.observe(world, player) == seen
                    assert player_to_move(world) == player_to_move(state)
                    if seen.to_move == player:
                        assert tuple(legal_actions(world)) == seen.actions == tuple(legal_actions(state))


@pytest.mark.parametrize("name", GAMES)
def test_6_a_determinization_is_a_position_that_plays_on_to_the_end(name: str) -> None:
    rules = ruleset(name)
    for game in short_games(name):
        for player in game.players:
            world = rules.determinize(rules.observe(game.states[-1], player), None, game.seed)
            chance = game.seed
            for _ in range(rules.longest):
                if is_over(world):
                    break
                action, chance = choice(chance, legal_actions(world))
                advance(world, action)
            assert is_over(world)


@pytest.mark.parametrize("name", GAMES)
def test_6_the_seed_decides_the_determinization(name: str) -> None:
    rules = ruleset(name)
    seen = rules.observe(short_games(name)[0].states[-1], 0)
    assert rules.determinize(seen, None, 7) == rules.determinize(seen, None, 7)
    assert len({repr(rules.determinize(seen, None, seed)) for seed in range(8)}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_6_nobody_sees_the_stream_of_chance(name: str) -> None:
    rules = ruleset(name)
    state = short_games(name)[0].states[len(short_games(name)[0].states) // 2]
    other = state.clone()
    other.chance ^= 0xFFFF
    for player in range(len(rules.default_table.players)):
        assert rules.observe(other, player) == rules.observe(state, player)


@pytest.mark.parametrize("name", GAMES)
def test_7_told_is_known(name: str, record_property: Callable[[str, object], None]) -> None:
    rules = ruleset(name)
    deciders, enough = _deciders(rules), facts(name).decisions
    for player, info in _knowing(rules):
        census = Census()
        for seed, options in enumerate(variants(rules)):
            if seed >= FEW and census.twins >= ENOUGH and census.decisions >= enough:
                break
            shown = deciders if census.decisions < enough else ()
            check_twins(rules, options, seed, player, census, shown, apart=APART)
        print(f"{name}, {info.name}: {census}")
        record_property(f"twins of {info.name}", str(census))
        if info.name not in facts(name).all_knowing:
            assert census.twins >= ENOUGH
            assert census.decisions >= enough


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_7_told_is_known_in_whole_games(name: str, record_property: Callable[[str, object], None]) -> None:
    rules = ruleset(name)
    for player, info in _knowing(rules):
        census = Census()
        for seed in range(2 * len(variants(rules))):
            options = variants(rules)[seed % len(variants(rules))]
            check_twins(rules, options, 1000 + seed, player, census, (), plies=500)
        print(f"{name}, {info.name}: {census}; after {dict(census.unseen.most_common(30))}")
        record_property(f"twins of {info.name}", str(census))
        if info.name not in facts(name).all_knowing:
            assert census.twins >= MANY
            assert {
                kind for kind in facts(name).unseen.get(info.name, ()) if not census.unseen[kind]
            } == set()


def _knowing(rules: Ruleset) -> list[tuple[int, PlayerInfo]]:
    """Return the players with a knowledge of their own; in an open game all players know the same."""
    players = list(enumerate(rules.default_table.players))
    return players[:1] if rules.default_table.is_open else players


def _deciders(rules: Ruleset) -> tuple[Callable[[Observation, int], Any], ...]:
    """Return new agents for each decision, because the barrier checks their input."""
    from ai.agents import make_agent

    return tuple(
        lambda seen, seed, spec=spec: msgspec.structs.replace(
            make_agent(rules, spec).decide(seen, seed), seconds=0.0
        )
        for spec in facts(rules.name).agents
    )


@pytest.mark.parametrize("name", MASKING)
def test_7_a_leaked_event_is_found(name: str) -> None:
    rules = ruleset(name)

    def leaky(state: State, player: int) -> Observation:
        return msgspec.structs.replace(rules.observe(state, player), events=state.told)

    with pytest.raises(AssertionError, match="knows more than it was told"):
        check_twins(replace(rules, observe=leaky), {}, 0, _blind_player(rules), Census(), ())


@pytest.mark.parametrize("name", GAMES)
def test_7_a_leaked_trace_of_a_hidden_field_is_found(name: str) -> None:
    rules = ruleset(name)

    def leaky(state: State, player: int) -> Observation:
        seen = rules.observe(state, player)
        parity = sum(repr(state).encode()) % 2
        return msgspec.structs.replace(seen, actions=seen.actions[parity:])

    with pytest.raises(AssertionError, match="knows more than it was told"):
        check_twins(replace(rules, observe=leaky), {}, 0, _blind_player(rules), Census(), ())


@pytest.mark.parametrize("name", GAMES)
def test_7_an_agent_that_remembers_the_truth_is_found(name: str) -> None:
    rules = ruleset(name)
    calls = iter(range(10**9))
    with pytest.raises(AssertionError, match="decides by more than it was told"):
        check_twins(rules, {}, 0, _blind_player(rules), Census(), (lambda seen, seed: next(calls),))


def _blind_player(rules: Ruleset) -> int:
    """Return a player with hidden information."""
    known = facts(rules.name).all_knowing
    return next(i for i, info in enumerate(rules.default_table.players) if info.name not in known)
