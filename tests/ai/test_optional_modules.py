"""The parts of a game's knowledge, and the defaults of a game without it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from ai.agent import UnknownAgentError
from ai.agents import make_agent
from ai.knowledge import RulesOnly, knowledge
from ai.knowledge.evaluation_terms import NoTerms, evaluation_terms
from ai.knowledge.fury3.knowledge import Fury3Knowledge
from ai.knowledge.lite.knowledge import LiteKnowledge
from ai.knowledge.optional_modules import MissingModuleError, optional_module, required_module
from ai.knowledge.protocols import Belief
from ai.levels import parse_spec
from ai.mcts.search import SearchAgent
from ai.rule_bots import all_bots_of, is_rule_bot
from ai.simple import GreedyAgent, RandomAgent
from ai.styles import all_styles, styles_of
from furyqt.rules.core.agenda import is_over, play, player_to_move
from furyqt.rules.core.games import VARIABLE
from furyqt.rules.core.ruleset import Ruleset, ruleset
from tests.ai.trios import PAYOFFS, Pick, setup, trio

RULES_SOURCE = '''
"""A game of another package."""
from dataclasses import replace
from tests.ai.trios import trio
RULES = replace(trio(is_open={is_open}), name="{name}")
'''
KNOWLEDGE_SOURCE = '''
"""Knowledge whose policy always takes the last action."""
from ai.knowledge import Plain, RulesOnly
from furyqt.rules.core.ruleset import ruleset

class Last(Plain):
    def choose(self, state, actions):
        return actions[-1]

class LastKnowledge(RulesOnly):
    style = ""
    def guide(self, state, observer, belief, rng, noise):
        return Last()

def knowledge(style):
    made = LastKnowledge(ruleset("{name}"))
    made.style = style
    return made
'''
Install = Callable[..., str]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Write a package with a game and some modules of its knowledge; return the game's name."""

    def write(name: str, is_open: bool, modules: Mapping[str, str] = {}) -> str:
        folder = tmp_path / name
        folder.mkdir()
        (folder / "__init__.py").write_text(RULES_SOURCE.format(is_open=is_open, name=name))
        for path, source in modules.items():
            file = folder / path
            file.parent.mkdir(exist_ok=True, parents=True)
            file.write_text(source.replace("{name}", name))
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.setenv(VARIABLE, name)
        return name

    return write


@pytest.mark.parametrize(("game", "kind"), [("lite", LiteKnowledge), ("fury3", Fury3Knowledge)])
def test_a_game_of_the_program_has_its_own_knowledge(game: str, kind: type) -> None:
    assert isinstance(knowledge(ruleset(game)), kind)
    assert not isinstance(evaluation_terms(ruleset(game)), NoTerms)


@pytest.mark.parametrize("game", ["lite", "fury3"])
@pytest.mark.parametrize("player", [0, 1])
def test_in_games_with_hidden_information_the_others_follow_the_policy(game: str, player: int) -> None:
    assert not knowledge(ruleset(game)).acts_by_value(player)


def test_a_missing_part_is_none_or_an_error() -> None:
    assert optional_module("lite", "rule_bots.player") is not None
    assert optional_module("fury3", "rule_bots.nobody") is None
    assert optional_module("nosuch", "knowledge") is None
    assert optional_module("../lite", "knowledge") is None
    with pytest.raises(MissingModuleError, match=r"lite cannot take part: .* no module nothing"):
        required_module("lite", "nothing")


def test_styles_belong_to_games() -> None:
    assert set(styles_of("lite")) == {"cautious", "bold", "seafarer", "brood_keeper"}
    assert styles_of("nosuch") == ()
    assert set(styles_of("fury3")) <= set(all_styles())
    assert len(all_styles()) == len(set(all_styles()))


def test_a_game_of_another_package_may_have_no_knowledge(install: Install) -> None:
    rules = ruleset(install("plaintrio", is_open=True))
    assert isinstance(knowledge(rules), RulesOnly)
    assert isinstance(evaluation_terms(rules), NoTerms)
    assert styles_of(rules.name) == all_bots_of(rules.name) == ()
    with pytest.raises(UnknownAgentError, match="plaintrio has no style “bold”"):
        make_agent(rules, "search:20+bold")
    with pytest.raises(UnknownAgentError, match="lite only, not plaintrio"):
        make_agent(rules, "bot:chaser")
    assert finished(rules, ("search:300", "search:300", "search:300")) == "crl"


def test_a_game_of_another_package_may_have_knowledge_in_one_module(install: Install) -> None:
    rules = ruleset(install("onemodule", is_open=False, modules={"knowledge.py": KNOWLEDGE_SOURCE}))
    assert type(knowledge(rules)).__name__ == "LastKnowledge"
    assert isinstance(evaluation_terms(rules), NoTerms)
    assert optional_module("onemodule", "levels") is None
    observation = rules.observe(setup({}, 0), 0)
    assert GreedyAgent(rules).decide(observation, 1).index == 2
    decision = SearchAgent(rules, parse_spec("search:90").thinking(rules.name)).decide(observation, 1)
    found = {choice.action: choice.value for choice in decision.choices}
    assert found == {"a": pytest.approx(0.2), "b": pytest.approx(0.3), "c": pytest.approx(0.0)}


def test_a_game_of_another_package_may_have_a_package_of_knowledge(install: Install) -> None:
    name = install(
        "packaged",
        is_open=False,
        modules={
            "knowledge/__init__.py": "",
            "knowledge/knowledge.py": KNOWLEDGE_SOURCE,
            "knowledge/levels.py": 'STYLES = {"sly": 1}',
            "knowledge/rule_bots/__init__.py": "",
        },
    )
    rules = ruleset(name)
    assert styles_of(name) == ("sly",)
    assert parse_spec("search:5+sly").style == "sly"
    agent = make_agent(rules, "search:5+sly")
    assert isinstance(agent, SearchAgent)
    assert agent.knowledge.style == "sly"  # type: ignore[attr-defined]
    with pytest.raises(UnknownAgentError, match="has no style “sly”"):
        make_agent(ruleset("lite"), "search:5+sly")


def finished(rules: Ruleset, specs: tuple[str, ...]) -> str:
    """The course of a game between three agents."""
    agents = [make_agent(rules, spec) for spec in specs]
    state = rules.setup({}, 0)
    while not is_over(state):
        player = player_to_move(state)
        assert player is not None
        seen = rules.observe(state, player)
        state = play(state, seen.actions[agents[player].decide(seen, 7).index])
    return str(state.course)  # type: ignore[attr-defined]


@pytest.mark.parametrize("text", ["bot:", "bot:nobody", "chaser", "bot:chaser ", "search:bot:chaser"])
def test_only_the_listed_rule_bots_are_rule_bots(text: str) -> None:
    assert not is_rule_bot(text)


class TestRulesOnly:
    """The knowledge of a game without a knowledge package."""

    def test_its_belief_samples_what_the_rules_sample(self) -> None:
        belief: Belief = RulesOnly(trio(is_open=False)).belief(trio(is_open=False).observe(setup({}, 0), 0))
        assert belief.sample(random.Random(1)) is None
        assert belief.likeliest() is None
        assert belief.places() == {}
        assert belief.whereabouts().chances == ()
        assert belief.flattened(0.5) is belief

    def test_points_are_the_values_of_the_end(self) -> None:
        known, state = RulesOnly(trio(is_open=True)), setup({}, 0)
        assert known.points(state, 2) == 0.5
        for letter in "crl":
            state = play(state, Pick(letter))
        assert [known.points(state, player) for player in range(3)] == [*PAYOFFS["crl"]]
        assert known.squash(0.7, 0.2) == known.chance(0.7, trio(is_open=True).observe(state, 0)) == 0.7

    def test_the_others_act_by_value_only_in_an_open_game(self) -> None:
        assert RulesOnly(trio(is_open=True)).acts_by_value(1)
        assert not RulesOnly(trio(is_open=False)).acts_by_value(1)

    def test_its_guide_plays_each_action_equally_often(self) -> None:
        known, state = RulesOnly(trio(is_open=True)), setup({}, 0)
        guide = known.guide(state, 0, known.belief(None), random.Random(3), 0.0)  # type: ignore[arg-type]
        actions = [Pick(letter) for letter in "abc"]
        counts = [sum(guide.choose(state, actions) == action for _ in range(600)) for action in actions]
        assert all(150 < count < 250 for count in counts)
        assert guide.proposed(state, actions) in actions
        assert not guide.settled(state)
        assert guide.points(state) is None

    def test_no_decision_is_simultaneous(self) -> None:
        known = RulesOnly(trio(is_open=True))
        assert known.mixture(None, known.belief(None), random.Random(1), 5) is None  # type: ignore[arg-type]


def test_a_random_agent_draws_evenly_and_repeats() -> None:
    seen = trio(is_open=True).observe(setup({}, 0), 0)
    picks = [RandomAgent().decide(seen, seed).index for seed in range(300)]
    assert picks == [RandomAgent().decide(seen, seed).index for seed in range(300)]
    assert all(70 < picks.count(index) < 130 for index in range(3))
