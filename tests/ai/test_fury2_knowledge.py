"""The search's knowledge of the second edition: values, honest decisions, and the search itself."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from ai.agents import make_agent
from ai.knowledge.fury.styles import STYLES, USUAL, taste_of
from ai.knowledge.fury2.features import NAMES, features, unseen
from ai.knowledge.fury2.knowledge import Fury2Knowledge, knowledge
from ai.knowledge.fury2.value import WON, points, weights
from furyqt.rules.core.agenda import legal_actions, player_to_move
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.observation import observe
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, HUNTERS
from tests.ai.fury2_positions import SERVANT, game
from tests.rules.fury2.duels import combat
from tests.rules.fury2.scenes import do, scene

HERE: dict[str, Any] = {"trail": ("prague", "vienna", "munich")}


# ---------------------------------------------------------------------------------------------- features


def measured(turn: str = "mina", **given: Any) -> dict[str, float]:
    return dict(zip(NAMES, features(scene(turn, **{**HERE, **given})), strict=True))


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("blood", {"blood": 5}),
        ("vampires", {"vampires": 3}),
        ("vampire1", {"trail": ("prague", "vienna+new_vampire")}),
        ("tiles", {"trail": ("prague", "vienna+hoax")}),
        ("tiles", {"catacombs": ("rome+new_vampire",)}),
        ("vampires_near", {"trail": ("prague", "lisbon+new_vampire")}),
        ("vampires_in_hand", {"encounters": ("new_vampire", "hoax")}),
        ("pressure", {"places": {"mina": "prague"}, "items": {"mina": ("stake",)}}),
        ("bare", {"places": {"mina": "prague"}}),
        ("revealed", {"trail": ("prague!", "vienna")}),
        ("weapons", {"items": {"mina": ("stake", "knife")}}),
        ("armed", {"items": {"mina": ("stake",)}}),
        ("items", {"items": {"mina": ("dogs",)}}),
        ("events", {"events": {"mina": ("long_day",)}}),
        ("wounds", {"sheets": {"mina": {"health": 3}}}),
        ("bites", {"sheets": {"helsing": {"bites": 1}}}),
        ("held", {"sheets": {"seward": {"tiles": ("bats",)}}}),
        ("dracula_events", {"events": {"dracula": ("trap",)}}),
        ("resolve", {"resolve": 3}),
        ("night", {"time": 4}),
        ("sea", {"trail": ("north_sea", "london")}),
        ("castle", {"trail": ("castle_dracula", "galatz")}),
        ("ally", {"hunter_ally": "rufus_smith"}),
        ("dracula_ally", {"dracula_ally": "draculas_brides"}),
        ("hosts", {"hosts": ("rome",)}),
        ("lives", {"options": {"variant": "servant"}}),
    ],
)
def test_a_feature_rises_with_its_piece(name: str, given: dict[str, Any]) -> None:
    assert measured(**given)[name] > measured()[name]


def test_distances_are_sorted_and_a_known_card_gets_old() -> None:
    found = measured(places={"godalming": "prague", "seward": "munich"})
    row = [found[f"away{number}"] for number in range(4)]
    assert row == sorted(row)
    assert row[0] == 0.0
    assert [unseen(scene("mina", trail=row)) for row in (("prague!",), ("rome", "bari!"))] == [0, 1]


def test_a_combat_with_dracula_is_a_feature_and_one_with_an_agent_is_not() -> None:
    for enemy, fights in (("dracula", 1.0), ("assassin", 0.0)):
        found = dict(zip(NAMES, features(combat(enemy, "seward knife")), strict=True))
        assert found["fight"] == fights


# ------------------------------------------------------------------------------------------------ values


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"blood": 5}, {"blood": 12}),
        ({"vampires": 1}, {"vampires": 4}),
        ({"items": {"mina": ("stake", "knife")}}, {}),
        ({}, {"sheets": {"mina": {"health": 1}}}),
    ],
)
def test_points_are_higher_for_the_hunters(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert points(scene("mina", **HERE, **better)) > points(scene("mina", **HERE, **worse))


def test_a_won_game_is_worth_more_than_any_other() -> None:
    for winner, value in ((HUNTERS, WON), (DRACULA, -WON)):
        over = scene("mina").clone()
        over.winner = winner
        assert points(over) == value
    for state in game(2):
        assert state.winner >= 0 or abs(points(state)) < WON


def test_the_points_of_the_sides_are_opposite() -> None:
    known, state = knowledge(""), scene("mina", blood=9, vampires=2)
    assert known.points(state, HUNTERS) == -known.points(state, DRACULA)
    for value in (-1e9, -8.0, 0.0, 8.0, 1e9):
        assert known.squash(value, value) == 0.5


@pytest.mark.parametrize("style", STYLES)
def test_a_style_changes_draculas_points_and_not_the_hunters(style: str) -> None:
    given = {"trail": ("north_sea", "london+new_vampire"), "blood": 8}
    state, plain, styled = scene("mina", **given), knowledge(""), knowledge(style)
    assert styled.points(state, DRACULA) != plain.points(state, DRACULA)
    assert styled.points(state, HUNTERS) == plain.points(state, HUNTERS)
    assert len(weights(taste_of(style))) == len(weights(USUAL)) == len(NAMES)


# --------------------------------------------------------------------------------------------- decisions


def decided(spec: str, seen: Observation, seed: int = 5) -> Any:
    """Return an agent's decision; a search or the policy in the likeliest world."""
    agent: Any = make_agent(RULES, spec)
    agent.knowledge = Fury2Knowledge()
    return replace(agent.decide(seen, seed), seconds=0.0)


def some_positions(seed: int, options: dict[str, str], share: float) -> list[Fury2State]:
    rng = random.Random(seed)
    return [s for s in game(seed, options) if s.agenda and len(legal_actions(s)) > 1 and rng.random() < share]


@pytest.mark.parametrize("options", [{}, SERVANT], ids=["base", "servant"])
@pytest.mark.parametrize("spec", ["greedy", "search:12"])
def test_agents_decide_legally_and_repeat(spec: str, options: dict[str, str]) -> None:
    found = some_positions(8, options, 0.1 if spec == "greedy" else 0.03)
    assert {player_to_move(state) for state in found} == {HUNTERS, DRACULA}
    for state in found:
        seen = RULES.observe(state, player_to_move(state) or 0)
        first = decided(spec, seen)
        assert 0 <= first.index < len(seen.actions)
        assert decided(spec, seen) == first


@pytest.mark.parametrize("spec", ["greedy", "search:12"])
def test_worlds_that_look_alike_get_the_same_decision(spec: str) -> None:
    """Twins: the decision may depend on what the player knows, and on nothing else."""
    rng, different = random.Random(1), 0
    for state in some_positions(13, {}, 0.1):
        player = player_to_move(state) or 0
        seen = RULES.observe(state, player)
        twin = RULES.determinize(seen, None, rng.getrandbits(60))
        assert decided(spec, RULES.observe(twin, player)) == decided(spec, seen)
        different += twin.trail != state.trail or twin.hunters != state.hunters
    assert different > 5


def met() -> Fury2State:
    """A hunter has found Dracula by night."""
    held = {"seward": ("knife", "stake")}
    return do(scene("seward", places={"seward": "prague"}, items=held, time=4, **HERE), "stay")


def test_combat_cards_are_a_mixture_for_both_sides() -> None:
    state, known = met(), Fury2Knowledge()
    for token in ("", "!knife"):
        state = do(state, token) if token else state
        seen = observe(state, player_to_move(state) or 0)
        mixed = known.mixture(seen, known.belief(seen), random.Random(1), 60)
        assert mixed is not None
        assert sum(mixed.shares) == pytest.approx(1)
    quiet = observe(scene("mina"), HUNTERS)
    assert known.mixture(quiet, known.belief(quiet), random.Random(1), 60) is None


def test_the_points_of_a_combat_are_near_those_of_the_position() -> None:
    state, known = do(met(), "!knife"), Fury2Knowledge()
    seen = observe(state, DRACULA)
    mixed = known.mixture(seen, known.belief(seen), random.Random(1), 60)
    assert mixed is not None
    best = max(mixed.points)
    assert abs(best - known.points(state, DRACULA)) < 12


def test_a_style_values_draculas_combats_by_its_own_weights() -> None:
    seen = observe(do(met(), "!knife"), DRACULA)
    found = []
    for style in ("bold", "cautious"):
        known = knowledge(style)
        found.append(known.mixture(seen, known.belief(seen), random.Random(1), 60))
    assert found[0] != found[1]
