"""The combats of the third edition as games of simultaneous choice."""

from __future__ import annotations

import random

import pytest

from ai.agents import make_again, make_agent
from ai.knowledge import Mixture
from ai.knowledge.fury3.combat import mixture, plan
from ai.knowledge.fury3.combat.card_frequencies import COUNTERS, STRIKES, counter_situation
from ai.knowledge.fury3.combat.combat_value import FEATURES, WEIGHTS, features
from ai.knowledge.fury3.combat.rounds import Rounds, round_value
from ai.knowledge.fury3.knowledge import Fury3Knowledge
from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.fury3.value import points, price_of_influence
from ai.signature import Signature
from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.decks import ESCAPES, Combat, Item
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from tests.rules.fury3.duels import battle, fight_of, vampire_fight
from tests.rules.fury3.scenes import do, scene, tokens

KNOWN = Fury3Knowledge()
ARMS = {"godalming": ("knife", "crucifix"), "seward": ("pistol", "rifle"), "helsing": ("garlic",)}


def mixed(state: Fury3State, effort: int = 25, seed: int = 1) -> dict[str, float]:
    """Return the mixture of the deciding player, by token."""
    found = asked(state, effort, seed)
    assert found is not None
    return dict(zip(tokens(state), found.shares, strict=True))


def asked(state: Fury3State, effort: int = 25, seed: int = 1) -> Mixture | None:
    player = player_to_move(state)
    assert player is not None
    observation = observe(state, player)
    return mixture(observation, KNOWN.belief(observation), random.Random(seed), effort)


def later(state: Fury3State, number: int) -> Fury3State:
    """The same combat in this round: Dracula has played cards from his deck until then."""
    fight = fight_of(state)
    gone = number - 1
    state.update_fight(played=fight.deck[:gone], deck=fight.deck[gone:], round=number)
    return state


def last_round(state: Fury3State) -> Fury3State:
    """The same combat when Dracula has played five cards."""
    return later(state, 6)


@pytest.mark.parametrize("hunters", [("mina",), ("godalming", "seward"), ("godalming", "seward", "helsing")])
def test_every_facedown_choice_has_a_mixture(hunters: tuple[str, ...]) -> None:
    state = battle(*hunters, items={name: ARMS[name] for name in hunters if name in ARMS})
    for _ in range(len(hunters) + 1 + (len(hunters) > 1)):
        found = asked(state)
        assert found is not None
        assert len(found.shares) == len(found.points) == len(legal_actions(state))
        assert min(found.shares) >= 0
        assert sum(found.shares) == pytest.approx(1)
        state = play(state, legal_actions(state)[0])


def test_the_other_side_of_an_encounter_mixes_too() -> None:
    state = vampire_fight("mina")
    assert sum(mixed(state).values()) == pytest.approx(1)
    assert sum(mixed(do(state, "!punch")).values()) == pytest.approx(1)


def test_other_decisions_have_no_mixture() -> None:
    assert asked(scene("day")) is None


def test_the_same_seed_gives_the_same_mixture() -> None:
    state = battle("godalming", "seward", items=ARMS)
    assert asked(state, seed=3) == asked(state, seed=3)


def test_a_mixture_does_not_depend_on_the_facedown_card() -> None:
    state = battle("godalming", items=ARMS)
    assert asked(do(state, "!knife")) == asked(do(state, "!dodge"))


def test_a_cell_is_the_result_of_the_two_cards_by_the_rules() -> None:
    state = last_round(battle("godalming", items=ARMS))
    table = Rounds(HUNTERS).table(state, 1)
    for line, strike in zip(table.payoffs, table.cards[0], strict=True):
        for pay, (counter, _) in zip(line, table.replies, strict=True):
            after = do(state, f"!{Item(strike).name.lower()}", f"!{Combat(counter).name.lower()}")
            if after.fight is None:
                assert pay == pytest.approx(points(after, HUNTERS))


def test_in_the_last_round_looking_further_ahead_changes_nothing() -> None:
    state = last_round(battle("godalming", items=ARMS))
    for player in (HUNTERS, DRACULA):
        near, far = (round_value(Rounds(player).table(state, depth), player) for depth in (1, 3))
        assert near == pytest.approx(far)


def test_hunters_who_assume_careless_draculas_expect_more() -> None:
    state = last_round(battle("godalming", "seward", items=ARMS, damage=8))
    table = Rounds(HUNTERS).table(state, 1)
    assert round_value(table, HUNTERS) > round_value(table, DRACULA)


def test_hunters_go_for_the_last_point_of_damage() -> None:
    """Any damage destroys Dracula, so a card without damage is useless in the last round."""
    shares = mixed(last_round(battle("godalming", items=ARMS, damage=14)), effort=100)
    assert shares["!dodge"] + shares["!escape"] < 0.1


def test_dracula_flees_from_destruction_if_he_can() -> None:
    hand = ("escape_as_mist", "plotting", "fangs", "plotting", "claws")
    state = battle("godalming", "seward", items=ARMS, hand=hand, damage=13)
    later(state, 3)
    shares = mixed(do(state, "!knife", "!rifle"), effort=100)
    assert shares["!escape_as_mist"] > 0.5


def test_both_sides_mix_several_cards() -> None:
    state = battle("godalming", items=ARMS)
    assert max(mixed(state, effort=100).values()) < 0.999
    assert max(mixed(do(state, "!knife"), effort=100).values()) < 0.8


def test_a_decision_about_open_cards_has_one_best_answer() -> None:
    """Plotting turned against a Punch that would destroy Dracula."""
    state = last_round(battle("godalming", damage=14, hand=("fangs", "claws", "mesmerize")))
    state.update_fight(plotting=1)
    assert mixed(do(state, "!punch", "!fangs")) == {"yes": 1.0, "no": 0.0}


def test_a_larger_budget_looks_further_or_at_more_worlds() -> None:
    plans = [plan(1, effort) for effort in (25, 100, 400, 1600, 6400)]
    assert plans == sorted(plans, key=lambda found: found[0])
    assert plans[0][0] == 1
    assert plans[-1][0] == 3


def test_the_search_draws_its_card_from_the_mixture() -> None:
    state = battle("godalming", items=ARMS)
    seen = RULES.observe(state, 0)
    agent = make_agent(RULES, "search:40")
    decisions = [agent.decide(seen, seed) for seed in range(10)]
    assert all(decision.iterations == 40 for decision in decisions)
    assert all(len(decision.choices) == len(seen.actions) for decision in decisions)
    for decision in decisions[:3]:
        again = make_agent(RULES, "search:40").decide(seen, decisions.index(decision))
        assert (again.index, again.choices) == (decision.index, decision.choices)
        best = decision.choices[0]
        assert sum(choice.visits for choice in decision.choices) == pytest.approx(40, abs=4)
        assert best.value == pytest.approx(max(choice.value for choice in decision.choices))


def test_every_situation_has_its_weights() -> None:
    assert all(len(weights) == len(Item) and min(weights) > 0 for weights in STRIKES.values())
    assert all(len(weights) == len(Combat) and min(weights) > 0 for weights in COUNTERS.values())
    assert STRIKES.keys() == COUNTERS.keys()
    assert len(STRIKES) == 72
    for kinds in WEIGHTS:
        assert len(kinds) == 24
        assert all(len(weights) == len(FEATURES) for weights in kinds.values())
    assert len(features(battle("godalming", "seward", items=ARMS), 0.0, HUNTERS)) == len(FEATURES)


def test_a_simulated_dracula_flees_more_often_when_he_is_weak() -> None:
    fresh, weak = (battle("godalming", items=ARMS, damage=damage) for damage in (0, 12))
    for state in (fresh, weak):
        later(state, 3)
    often = [
        sum(COUNTERS[counter_situation(state)][card] for card in ESCAPES)
        / sum(COUNTERS[counter_situation(state)])
        for state in (fresh, weak)
    ]
    assert often[0] < often[1]


def test_the_policy_plays_whole_combats() -> None:
    rng = random.Random(1)
    for seed in range(20):
        state = battle("godalming", "seward", items=ARMS)
        state.told, state.chance = None, seed
        guide = PolicyGuide(rng, 0.0)
        while state.fight is not None and state.agenda:
            state = play(state, guide.choose(state, legal_actions(state)))


def test_a_hurried_combat_is_answered_with_the_smallest_effort() -> None:
    state = battle("godalming", "seward", "helsing", items=ARMS)
    seen = RULES.observe(state, 0)
    decision = make_agent(RULES, "search:master").decide(seen, 4, stop=lambda: True)
    assert decision.iterations == 1
    again = make_again(RULES, Signature("search:master", 1)).decide(seen, 4)
    assert (again.index, again.choices) == (decision.index, decision.choices)


def test_an_agent_that_may_be_hurried_but_is_not_decides_the_same() -> None:
    seen = RULES.observe(battle("godalming", items=ARMS), 0)
    decision = make_agent(RULES, "search:40").decide(seen, 4, stop=lambda: False)
    again = make_agent(RULES, "search:40").decide(seen, 4)
    assert (again.index, again.choices) == (decision.index, decision.choices)
    assert decision.iterations == again.iterations == 40


def test_the_price_of_influence_is_what_the_position_loses() -> None:
    state = battle("godalming", items=ARMS)
    for more in (1, 3, 5):
        dearer = state.clone()
        dearer.influence += more
        for player in (HUNTERS, DRACULA):
            price = price_of_influence(state.influence, dearer.influence, player)
            assert price == pytest.approx(points(state, player) - points(dearer, player))
