"""Levels, styles and the names of agents."""

from __future__ import annotations

import hashlib
import random
from itertools import pairwise
from operator import mul

import msgspec
import pytest

from ai.agent import UnknownAgentError
from ai.agents import make_agent
from ai.knowledge import knowledge
from ai.knowledge.fury.styles import STYLES, USUAL, taste_of
from ai.levels import LEVELS, Level, Spec, levels_of, parse_spec
from ai.mcts.root_statistics import RootStatistics
from ai.mcts.search import SearchAgent, picked
from furyqt.rules.core.agenda import State, legal_actions, play, player_to_move
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import Observation, ruleset
from furyqt.rules.lite import RULES

SPECS = {
    "random": Spec("random"),
    "greedy": Spec("greedy"),
    "search:normal": Spec(level="normal"),
    "search:200": Spec(iterations=200),
    "search:0.5s": Spec(seconds=0.5),
    "search:hard/8": Spec(level="hard", divisor=8),
    "search:200/3@1.25s+brood_keeper": Spec(iterations=200, divisor=3, seconds=1.25, style="brood_keeper"),
    "search:master@2s": Spec(level="master", seconds=2.0),
    "search:0.5s+bold": Spec(seconds=0.5, style="bold"),
    "search:1e-05s": Spec(seconds=1e-5),
}
WRONG = [
    "", "search", "search:", "cheat", "random:3", "random+bold", "greedy:1", "search:novicee", "search:0",
    "search:-1", "search:1.5", "search:0s", "search:-2s", "search:nans", "search:infs", "search:1e9s",
    "search:s", "search:99999s", "search:²", "search:1_0", "search: 5", "search:hard/", "search:hard/0",
    "search:hard/x", "search:0.5s/2", "search:hard@", "search:hard@2", "search:hard@0s", "search:0.5s@2s",
    "search:hard+", "search:hard+brave", "search:hard+bold+bold", "search:/2", "search:@2s", "search:+bold",
    "search:hard@2s/2", "search:5\n", "human",
]  # fmt: skip


@pytest.mark.parametrize("text", SPECS)
def test_a_name_is_parsed_and_written_unchanged(text: str) -> None:
    assert parse_spec(text) == SPECS[text]
    assert SPECS[text].text == text


@pytest.mark.parametrize("seconds", [0.1, 0.1 + 0.2, 1e-7, 1.4, 3599.9, 7.0])
def test_any_time_in_pythons_notation_is_understood(seconds: float) -> None:
    assert parse_spec(f"search:{seconds}s").seconds == seconds


@pytest.mark.parametrize("text", WRONG)
def test_an_unknown_name_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(UnknownAgentError) as wrong:
        make_agent(RULES, text)
    assert "\n" not in str(wrong.value)


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_all_levels_and_they_rise(game: str) -> None:
    levels = levels_of(game)
    assert tuple(levels) == LEVELS
    for weaker, stronger in pairwise(levels.values()):
        assert weaker.iterations <= stronger.iterations
        assert weaker.temperature > stronger.temperature
        assert weaker.cap > stronger.cap
        assert weaker.belief_flattening >= stronger.belief_flattening
    best = levels["master"]
    assert best == Level(best.iterations, trees=best.trees, revision=best.revision)
    assert [parse_spec(f"search:{name}").thinking(game) for name in LEVELS] == list(levels.values())


def test_another_belief_changes_the_mark_and_none_keeps_that_of_older_records() -> None:
    numbers = b'{"iterations":240,"trees":1,"belief_flattening":0.0,"temperature":0.0,"cap":0.0}'
    assert Level(240).mark == hashlib.blake2b(numbers, digest_size=2).hexdigest()
    assert len({Level(240, revision=revision).mark for revision in range(3)}) == 3


def test_a_game_without_a_table_has_the_usual_levels() -> None:
    assert tuple(levels_of("no such game")) == LEVELS


def test_a_fraction_of_a_level_keeps_its_mistakes() -> None:
    easy = levels_of("lite")["easy"]
    half = msgspec.structs.replace(easy, iterations=easy.iterations // 2)
    assert parse_spec("search:easy/2").thinking("lite") == half
    assert parse_spec("search:novice/1000").thinking("lite").iterations == 1
    assert parse_spec("search:0.5s").thinking("lite") == Level()
    assert parse_spec("search:200").thinking("lite") == Level(200)


def test_a_mark_tells_one_levels_parameters_from_another() -> None:
    marks = {parse_spec(f"search:{name}").mark(game) for game in ("lite", "dining") for name in LEVELS}
    assert len(marks) == 2 * len(LEVELS)
    assert parse_spec("search:200").mark("lite") == parse_spec("greedy").mark("lite") == ""


def test_a_player_who_mixes_nothing_takes_the_best_of_those_that_were_visited_often() -> None:
    values = (0.5, 0.6, 0.9)
    statistics = RootStatistics((40, 30, 29), tuple(map(mul, (40, 30, 29), values)), (0.0, 0.0, 0.0), (99,))
    assert {picked(statistics, random.Random(n), mixes=False) for n in range(20)} == {1}
    assert picked(statistics, random.Random(1)) == 0


def test_an_untried_action_has_the_mean_value_of_all() -> None:
    statistics = RootStatistics((3, 1, 0), (1.5, 0.5, 0.0), (9.0, -1.0, 0.0), (4,))
    assert [statistics.mean_points(index) for index in range(3)] == [3.0, -1.0, 2.0]


def _asked(game: str, player: int, plies: int) -> Observation:
    rules, rng = ruleset(game), random.Random(3)
    state: State = rules.setup(rules.checked_options({}), 3)
    for _ in range(plies):
        state = play(state, rng.choice(legal_actions(state)))
    while player_to_move(state) != player:
        state = play(state, rng.choice(legal_actions(state)))
    return rules.observe(state, player)


@pytest.mark.parametrize("game", ["lite", "fury3"])
def test_a_flattened_belief_has_the_same_possibilities(game: str) -> None:
    belief = knowledge(ruleset(game)).belief(_asked(game, 0, 60))
    sure, unsure = belief.places(), belief.flattened(1.0).places()
    assert sure.keys() == unsure.keys()
    assert sum(unsure.values()) == pytest.approx(1)
    assert max(unsure.values()) <= max(sure.values()) + 1e-9


def test_a_fully_flattened_belief_has_equal_weights() -> None:
    belief = knowledge(RULES).belief(_asked("lite", 0, 60)).flattened(1.0)
    assert belief.weights.max() == pytest.approx(belief.weights.min())  # type: ignore[attr-defined]
    assert belief.weights.sum() == pytest.approx(1)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", ["lite", "fury3"])
def test_a_style_changes_draculas_values_and_not_the_hunters(game: str) -> None:
    rules, rng = ruleset(game), random.Random(5)
    state = rules.setup(rules.checked_options({}), 5)
    moved: set[str] = set()
    for _ in range(250):
        state = play(state, rng.choice(legal_actions(state)))
        if not state.agenda:
            break
        for style in STYLES:
            known, usual = knowledge(rules, style), knowledge(rules)
            assert known.points(state, 0) == usual.points(state, 0)
            if known.points(state, 1) != usual.points(state, 1):
                moved.add(style)
    assert moved == set(STYLES)


def test_styles_are_different_tastes() -> None:
    assert taste_of("") == USUAL
    assert len({USUAL, *STYLES.values()}) == len(STYLES) + 1


def test_a_style_repeats_itself() -> None:
    seen = _asked("lite", 1, 40)
    decisions = [
        msgspec.structs.replace(make_agent(RULES, "search:60+bold").decide(seen, 7), seconds=0.0)
        for _ in range(2)
    ]
    assert decisions[0] == decisions[1]


def test_a_limit_of_time_ends_a_level() -> None:
    seen = _asked("lite", 1, 40)
    decision = SearchAgent(RULES, Level(10**8), seconds=0.05).decide(seen, 1)
    assert 0 < decision.iterations < 10**6
