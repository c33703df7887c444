"""The mistakes of the weaker levels: bounded, never senseless, and repeatable."""

from __future__ import annotations

import random
from itertools import pairwise, permutations

import pytest
from msgspec.structs import replace

from ai.knowledge import knowledge
from ai.levels import LEVELS, Level, levels_of
from ai.mcts.mistakes import OUT, dulled, may_err, mistaken, regrets, weights
from ai.mcts.root_statistics import RootStatistics, SearchConfig, summed
from ai.mcts.search import SearchAgent, most_visited
from ai.mcts.tree import SearchContext, Tree
from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import Observation, ruleset
from furyqt.rules.fury3.tables import HUNTERS
from tests.rules.fury3.scenes import scene as fury3_scene

SEEDS = range(300)
VISITS, VALUES = (40, 30, 20, 10, 0), (0.6, 0.55, 0.5, 0.2, 0.0)


def tried(
    visits: tuple[int, ...] = VISITS,
    values: tuple[float, ...] = VALUES,
    dominated: frozenset[int] = frozenset(),
) -> RootStatistics:
    totals = tuple(count * value for count, value in zip(visits, values, strict=True))
    return RootStatistics(visits, totals, totals, (sum(visits),), dominated)


def drawn(statistics: RootStatistics, level: Level) -> list[int]:
    best = most_visited(statistics)
    return [mistaken(statistics, best, level, random.Random(seed)) for seed in SEEDS]


def mean_loss(level: Level) -> float:
    found = regrets(tried(), 0)
    return sum(found[index] for index in drawn(tried(), level)) / len(SEEDS)


def test_without_a_temperature_the_best_action_is_always_taken() -> None:
    assert set(drawn(tried(), Level(cap=1.0))) == {0}


def test_an_action_is_the_likelier_the_less_it_costs() -> None:
    found = drawn(tried(), Level(temperature=0.1, cap=1.0))
    counts = [found.count(index) for index in range(5)]
    assert counts == sorted(counts, reverse=True)
    assert counts[2] > 0


def test_a_higher_temperature_costs_more() -> None:
    losses = [mean_loss(Level(temperature=heat, cap=1.0)) for heat in (0.01, 0.03, 0.1, 0.3, 1.0)]
    assert losses == sorted(set(losses))


def test_nothing_that_costs_more_than_the_cap_is_taken() -> None:
    assert set(drawn(tried(), Level(temperature=9.0, cap=0.12))) == {0, 1, 2}
    assert set(drawn(tried(), Level(temperature=9.0, cap=0.0))) == {0}


def test_what_was_hardly_tried_or_is_dominated_is_never_taken() -> None:
    statistics = tried(dominated=frozenset({1}))
    assert regrets(statistics, 0)[1] == regrets(statistics, 0)[4] == OUT
    assert set(drawn(statistics, Level(temperature=9.0, cap=1.0))) == {0, 2, 3}


def test_few_lucky_visits_tempt_no_more_than_many_poor_ones() -> None:
    once, twice = tried((50, 1, 20), (0.6, 0.9, 0.2)), tried((50, 2, 20), (0.6, 0.7, 0.2))
    assert regrets(once, 0)[1] == OUT
    assert regrets(twice, 0)[1] > 0


def test_a_mistake_does_not_depend_on_the_order_of_actions() -> None:
    level = Level(temperature=0.1, cap=1.0)
    for seed in range(20):
        values = set()
        for order in permutations(range(5)):
            visits, means = tuple(VISITS[at] for at in order), tuple(VALUES[at] for at in order)
            statistics = tried(visits, means)
            index = mistaken(statistics, most_visited(statistics), level, random.Random(seed))
            values.add(means[index])
        assert len(values) == 1


def test_the_last_bits_of_values_decide_nothing() -> None:
    exact, rounded = tried(), tried(values=tuple(value + 1e-13 * at for at, value in enumerate(VALUES)))
    level = Level(temperature=0.1, cap=1.0)
    assert drawn(exact, level) == drawn(rounded, level)


def test_no_kind_of_decision_is_mistaken_in_two_turns_running() -> None:
    for kind in ("Turn 0", "Turn 1", "HunterAction 3"):
        allowed = [may_err(kind, turn) for turn in range(6)]
        assert allowed in ([True, False] * 3, [False, True] * 3)


def test_hunters_of_the_third_edition_err_on_every_other_day_and_in_every_other_night() -> None:
    """They did on every day and in no night, so one of them took supplies for a week."""
    state, known = fury3_scene("day"), knowledge(ruleset("fury3"))
    seen = ruleset("fury3").observe(state, HUNTERS)
    allowed = [may_err("HunterAction 0", known.turn(replace(seen, time=time))) for time in range(8)]
    for part in (allowed[::2], allowed[1::2]):
        assert part in ([True, False] * 2, [False, True] * 2)


def test_an_action_is_dominated_if_it_is_in_all_trees() -> None:
    one, other = tried(dominated=frozenset({1, 2})), tried(dominated=frozenset({2, 3}))
    assert summed([one, other]).dominated == {2}


def test_a_mixture_is_dulled_within_the_cap() -> None:
    shares, losses = (0.5, 0.5, 0.0, 0.0), (0.0, 0.0, 0.05, 0.4)
    assert dulled(shares, losses, Level(cap=1.0)) == list(shares)
    found = dulled(shares, losses, Level(temperature=0.1, cap=0.2))
    assert sum(found) == pytest.approx(1)
    assert found[0] == found[1] > found[2] > found[3] == 0
    assert weights([0.0], Level(temperature=0.1, cap=0.2)) == [1.0]


def some_decisions(game: str) -> list[Observation]:
    rules, rng = ruleset(game), random.Random(2)
    state, found = rules.setup(rules.checked_options({}), 2), []
    while len(found) < 6:
        player = player_to_move(state)
        assert player is not None
        actions = legal_actions(state)
        if len(actions) > 2 and rng.random() < 0.2:
            found.append(rules.observe(state, player))
        state = play(state, rng.choice(actions))
    return found


@pytest.mark.parametrize("game", game_names())
def test_a_levels_decision_repeats_itself_and_was_tried(game: str) -> None:
    level = levels_of(game)[LEVELS[0]]
    for seen in some_decisions(game):
        decisions = {SearchAgent(ruleset(game), level).decide(seen, 7).index for _ in range(2)}
        assert len(decisions) == 1
        decision = SearchAgent(ruleset(game), level).decide(seen, 7)
        if sum(choice.visits for choice in decision.choices) == decision.iterations:
            assert seen.actions[decision.index].text in {choice.action for choice in decision.choices}


def test_a_tree_finds_what_is_dominated() -> None:
    """An action that is worse in each world is found by the worlds that it shares with the best one."""
    rules, seen = ruleset("lite"), some_decisions("lite")[0]
    seeds, found = range(8), set()
    for seed in seeds:
        statistics = grown(rules.name, seen, seed).statistics
        lead = most_visited(statistics)
        assert lead not in statistics.dominated
        assert all(statistics.visits[index] for index in statistics.dominated)
        assert all(statistics.value(index) <= 1 for index in statistics.dominated)
        found |= statistics.dominated
    assert found


def grown(game: str, seen: Observation, seed: int) -> Tree:
    rules, known = ruleset(game), knowledge(ruleset(game))
    (tree,) = SearchContext(rules, known, seen, known.belief(seen), SearchConfig(0.7, 0.1)).trees(seed, [0])
    for _ in range(60):
        tree.iterate()
    return tree


@pytest.mark.parametrize("game", game_names())
def test_the_number_of_a_players_turn_rises_one_by_one(game: str) -> None:
    """Only a Dinner may come between two turns and count, too."""
    rules, rng, known = ruleset(game), random.Random(4), knowledge(ruleset(game))
    state = rules.setup(rules.checked_options({}), 4)
    turns: dict[int, list[int]] = {}
    for _ in range(200):
        player = player_to_move(state)
        if player is None:
            break
        turns.setdefault(player, []).append(known.turn(rules.observe(state, player)))
        state = play(state, rng.choice(legal_actions(state)))
    for numbers in turns.values():
        rises = [after - before for before, after in pairwise(numbers) if after != before]
        assert min(rises) == 1
        assert rises.count(1) >= 0.8 * len(rises)
