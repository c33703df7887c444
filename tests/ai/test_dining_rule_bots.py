"""The rule bots of Dining with Dracula: each has its habit, and they know what is open only."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ai.agent import AgentDecision
from ai.knowledge.dining.knowledge import DiningKnowledge
from ai.knowledge.dining.resource_values import USUAL
from ai.knowledge.dining.rule_bots import ALL, BOTS, TESTING, TUNING
from ai.knowledge.dining.rule_bots.player import HABITS, RuleBot
from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.dining import RULES
from furyqt.rules.dining.actions import Activate, CompleteGift, PlaceHero
from furyqt.rules.dining.game import PLAYERS
from furyqt.rules.dining.spaces import is_stand, location_of
from furyqt.rules.dining.state import DiningState
from lab.dining.score_training import KINDS
from tests.rules.dining.scenes import opening, scene


def bot(name: str) -> RuleBot:
    return RuleBot(DiningKnowledge(), name)


def decided(state: DiningState, name: str, seed: int = 1) -> AgentDecision:
    player = player_to_move(state)
    assert player is not None
    return bot(name).decide(RULES.observe(state, player), seed)  # type: ignore[arg-type]


def test_every_name_has_habits_and_every_seat_can_have_any_bot() -> None:
    assert set(HABITS) == set(ALL)
    assert set(BOTS) == {info.name for info in PLAYERS}
    assert {tuple(names) for names in BOTS.values()} == {tuple(ALL)}


def test_one_half_takes_part_in_the_training_and_the_other_only_in_tests() -> None:
    assert not TUNING.keys() & TESTING.keys()
    assert len(TUNING) == len(TESTING) == 2
    assert {HABITS[name] for name in TUNING} == set(KINDS) - {USUAL}


def test_the_habits_differ() -> None:
    assert len({*HABITS.values(), USUAL}) == len(HABITS) + 1


@pytest.mark.parametrize("name", ALL)
def test_a_bot_plays_whole_games_and_the_same_again(name: str) -> None:
    state, first = opening(2, 3), decided(opening(2, 3), name)
    assert decided(state, name).index == first.index
    for _ in range(40):
        state = play(state, legal_actions(state)[decided(state, name).index])
    assert state.turn > 5


@pytest.mark.parametrize("name", ALL)
def test_a_bot_knows_no_order_of_the_decks(name: str) -> None:
    state = opening(3, 9)
    for ply in range(30):
        twin = state.clone()
        twin.tourist_deck, twin.gift_deck = state.tourist_deck[::-1], state.gift_deck[::-1]
        twin.chance = state.chance ^ 0xFFFF
        index = decided(state, name, ply).index
        assert decided(twin, name, ply).index == index
        state = play(state, legal_actions(state)[index])


def habit(name: str, games: int = 3) -> Counter[str]:
    """Count what a bot does in the first seat against a player who plays at random."""
    found: Counter[str] = Counter()
    for seed in range(games):
        state = opening(2, seed, snacks="on")
        rng = random.Random(seed)
        while state.agenda:
            actions = legal_actions(state)
            if player_to_move(state) == 0:
                action = actions[decided(state, name, seed).index]
                note(found, state, action)
            else:
                action = rng.choice(actions)
            state = play(state, action)
    return found


def note(found: Counter[str], state: DiningState, action: object) -> None:
    if isinstance(action, PlaceHero):
        found["turns"] += 1
        found["repairs"] += is_stand(action.space)
        rivals = {location_of(space) for space in state.heroes[1:] if space >= 0}
        found["meetings"] += location_of(action.space) in rivals
    elif isinstance(action, Activate):
        found["tourists"] += 1
    elif isinstance(action, CompleteGift):
        found["gifts"] += 1


@pytest.fixture(scope="module")
def habits() -> dict[str, Counter[str]]:
    return {name: habit(name) for name in ALL}


def test_the_builder_repairs_most_and_the_giver_gives_most(habits: dict[str, Counter[str]]) -> None:
    def share(name: str, what: str) -> float:
        return habits[name][what] / habits[name]["turns"]

    assert max(ALL, key=lambda name: share(name, "repairs")) == "builder"
    assert share("giver", "gifts") > 2 * share("builder", "gifts")
    assert share("builder", "repairs") > 1.2 * share("giver", "repairs")


def test_the_loner_uses_no_tourist_and_meets_hardly_anybody(habits: dict[str, Counter[str]]) -> None:
    assert habits["loner"]["tourists"] == 0
    assert all(habits[name]["tourists"] for name in ALL if name != "loner")
    assert min(ALL, key=lambda name: habits[name]["meetings"] / habits[name]["turns"]) == "loner"


def test_the_hoarder_repairs_little(habits: dict[str, Counter[str]]) -> None:
    assert habits["hoarder"]["repairs"] < habits["builder"]["repairs"] / 2


def test_a_forced_decision_is_made() -> None:
    state = scene(step="convert", conversions=1, gifts=[(), ()])
    assert [one.text for one in legal_actions(state)] == ["end"]
    assert decided(state, "loner").index == 0
