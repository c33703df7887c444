"""Reasons for a decision: their content, what they make of it, and that they reveal nothing."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from ai.agent import AgentDecision, Choice, decision_seed
from ai.agents import make_agent
from ai.knowledge import knowledge
from ai.knowledge.evaluation_terms import evaluation_terms
from ai.knowledge.fury.styles import USUAL
from ai.knowledge.fury3 import evaluation_terms as fury3_terms
from ai.knowledge.fury3.features import NAMES
from ai.knowledge.lite.knowledge import expected_score
from ai.knowledge.optional_modules import required_module
from ai.mcts.explain import BEST, LINE, REASONS, Answers, explain, recommended, reconsidered
from ai.reasons import ActionFact, Explanation, Share, is_preferable
from ai.worker.service import Service
from ai.worker.wire import Think, Thought, packed
from furyqt.rules.core.agenda import State, legal_actions, play, player_to_move
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import Observation, ruleset
from furyqt.rules.core.text import Text
from tests.contract.games import played
from tests.contract.twins import Census, check_twins

GAMES = tuple(game_names())
SIDES = [(name, player) for name in GAMES for player in (0, 1)]
BLIND = [side for side in SIDES if side != ("lite", 1)]
SPEC = "search:40"


def asked(name: str, player: int, seed: int = 3, most: int = 160, every: int = 5) -> list[State]:
    """Positions of a random game in which the player has a choice."""
    rules = ruleset(name)
    states = played(rules, rules.checked_options({}), seed, most=most).states
    choices = [s for s in states if player_to_move(s) == player and len(legal_actions(s)) > 1]
    return choices[::every]


def fights(player: int) -> list[State]:
    """Positions in the combats of random games in which the player has a choice."""
    found = [state for seed in range(6) for state in asked("fury3", player, seed, 250, 1)]
    return [state for state in found if state.fight is not None][:4]  # type: ignore[attr-defined]


def decided(
    name: str, seen: Observation, seed: int = 5, is_hurried: bool = True
) -> tuple[AgentDecision, Explanation | None]:
    rules = ruleset(name)
    """A decision and its reasons, in hardly any worlds if the answer is wanted at once."""
    decision = make_agent(rules, SPEC).decide(seen, seed)
    return decision, explain(rules, knowledge(rules), seen, decision, seed, stop=lambda: is_hurried)


def decision_token(seen: Observation, decision: AgentDecision) -> str:
    token: str = seen.actions[decision.index].text
    return token


@pytest.mark.parametrize(("name", "player"), SIDES)
def test_the_best_choices_are_explained(name: str, player: int) -> None:
    rules, explained, reasons, answers = ruleset(name), 0, 0, 0
    is_quiet = name in ("fury2", "fury3") and player == 0
    """Nearly always Dracula's first answer is a card of which the hunters see the back."""
    has_reasons = bool(evaluation_terms(rules).aspects)
    for state in asked(name, player)[1:17]:
        if (reasons or not has_reasons) and (answers or is_quiet):
            break
        seen = rules.observe(state, player)
        decision, why = decided(name, seen, is_hurried=False)
        if not decision.choices:
            continue
        assert why is not None
        explained += 1
        tokens = [choice.action for choice in why.choices]
        second = reconsidered(seen, decision, why)
        assert tokens[0] == seen.actions[second.index].text
        assert second.value == pytest.approx(why.choices[0].chance, abs=0.01)
        assert len(tokens) == len(set(tokens)) >= min(BEST, len(decision.choices))
        if getattr(state, "fight", None) is None:
            assert second.points == pytest.approx(why.choices[0].points)
        for choice in why.choices:
            assert 0 <= choice.chance <= 1
            assert len(choice.reasons) <= REASONS
            assert all(reason.words.source for reason in choice.reasons), "the time is no reason"
            assert len(choice.line) <= LINE
            assert all(0 < step.share <= 1 for step in choice.line)
            sizes = [abs(reason.points) for reason in choice.reasons]
            assert sizes == sorted(sizes, reverse=True)
            reasons += len(choice.reasons)
            answers += choice.answer is not None
            assert choice.answer is None or 0 < choice.answer.share <= 1
        assert all(0 < chance <= 1 for _, chance in why.places)
    assert explained
    assert reasons or not has_reasons
    assert answers or is_quiet


def test_an_answer_is_named_only_if_silence_is_rarer() -> None:
    loud, answers = Text("", "he flies"), Answers()

    def hear(*words: Text | None) -> None:
        answers.begin()
        for said in words:
            answers.hear(said)

    for _ in range(4):
        hear(None, None)
    hear(None, loud, loud)
    hear(loud, None)
    assert answers.likeliest() is None
    for _ in range(3):
        hear(None, loud)
    assert answers.likeliest() == Share(loud, 5 / 9)


def test_what_follows_the_next_own_decision_is_no_answer() -> None:
    answers = Answers()
    for is_late in (False, True, True, True, False):
        answers.begin()
        if is_late:
            answers.end()
        answers.hear(Text("", "he flies"))
        answers.end()
    assert answers.likeliest() is None, "in most worlds there was none"


@pytest.mark.parametrize("player", [0, 1])
def test_in_a_combat_the_mixture_and_the_expected_answers_are_explained(player: int) -> None:
    rules, told = ruleset("fury3"), 0
    for state in fights(player):
        decision, why = decided("fury3", rules.observe(state, player))
        if why is None or not why.answers:
            continue
        told += 1
        assert sum(answer.share for answer in why.answers) <= 1 + 1e-9
        assert all(share > 0 for _, share in why.mixed)
        mean = sum(c.visits for c in decision.choices)
        assert mean == pytest.approx(decision.iterations, abs=len(decision.choices))
        assert why.basis, "the health of the fighters"
        assert all(choice.facts for choice in why.choices[:1])
    assert told


@pytest.mark.mass(3)
@pytest.mark.parametrize(("name", "player"), SIDES[::-1])
def test_reasons_may_only_lead_to_another_of_the_explained_choices(name: str, player: int) -> None:
    rules = ruleset(name)
    plain, asking = Service(), Service()
    for number, state in enumerate(asked(name, player)[:3] + (fights(player)[:2] if name == "fury3" else [])):
        seen = packed(rules.observe(state, player))
        thoughts = [
            service.answer(Think(number, name, SPEC, seen, number, service is asking))
            for service in (plain, asking)
        ]
        found = []
        for thought in thoughts:
            assert isinstance(thought, Thought), thought
            found.append(thought.decision)
        first, second = found
        assert first.why is None
        assert first.choices == second.choices
        if second.why is None:
            assert first.index == second.index
            continue
        assert decision_token(rules.observe(state, player), second) == second.why.choices[0].action
        assert decision_token(rules.observe(state, player), first) in [c.action for c in second.why.choices]


def fact(about: str, merit: float | None) -> ActionFact:
    return ActionFact(about, merit, Text("", about), merit)


def test_a_choice_is_preferable_if_more_speaks_for_it() -> None:
    reach, less = [fact("reach", 3.0)], [fact("reach", 1.5)]
    assert is_preferable(reach, less)
    assert not is_preferable(less, reach)
    assert not is_preferable(reach, [fact("reach", 2.6)]), "hardly a difference"
    assert not is_preferable(reach, [*less, fact("weapon", 1.5)]), "something else speaks for the other"
    assert is_preferable(reach, [*less, fact("card", None)]), "what only tells what it does has no weight"
    assert is_preferable(reach, [*less, fact("event", -1.0)])
    assert not is_preferable([*reach, fact("ticket", -1.5)], less), "it costs something"
    assert not is_preferable([*reach, fact("rest", 0.0)], [*less, fact("rest", 2.0)])
    assert not is_preferable([], [])


def test_the_recommended_choice_leads_in_all_worlds_together_or_by_facts() -> None:
    none: list[tuple[ActionFact, ...]] = [(), ()]
    often, rarely = Choice("a", 300, 0.5, 0.6), Choice("b", 5, 0.4, 0.4)
    assert recommended([often, rarely], 60, [0.6, 0.66], none) == 1
    assert recommended([often, rarely], 60, [0.6, 0.64], none) == 0
    assert recommended([often, Choice("b", 200, 0.4, 0.4)], 60, [0.6, 0.7], none) == 0
    told = [(fact("reach", 1.0),), (fact("reach", 4.0),)]
    assert recommended([often, rarely], 60, [0.6, 0.58], told) == 1
    assert recommended([often, rarely], 60, [0.6, 0.55], told) == 0


@pytest.mark.mass(2)
@pytest.mark.parametrize(("name", "player"), BLIND)
def test_indistinguishable_worlds_have_the_same_reasons(name: str, player: int) -> None:
    rules, census = ruleset(name), Census()

    def reasons(seen: Any, seed: int) -> Any:
        decision = make_agent(rules, "search:12").decide(seen, seed)
        return explain(rules, knowledge(rules), seen, decision, seed, stop=lambda: True)

    for seed in range(20):
        check_twins(rules, {}, seed, player, census, (reasons,), plies=40)
        if census.decisions > 3:
            break
    assert census.decisions > 3


@pytest.mark.mass(len(GAMES))
@pytest.mark.parametrize(("name", "player"), sorted(SIDES, key=lambda side: side[1]))
def test_reasons_survive_the_wire_and_repeat(name: str, player: int) -> None:
    seen = ruleset(name).observe(asked(name, player)[4], player)
    why, again = decided(name, seen)[1], decided(name, seen)[1]
    assert why is not None
    assert why == again
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(why), type=Explanation) == why


def test_without_a_search_there_are_no_reasons() -> None:
    rules = ruleset("lite")
    seen = rules.observe(asked("lite", 0)[2], 0)
    decision = make_agent(rules, "greedy").decide(seen, 1)
    assert explain(rules, knowledge(rules), seen, decision, 1) is None


def test_every_feature_of_the_third_edition_belongs_to_an_aspect_with_words() -> None:
    features = [name.lstrip("-") for names in fury3_terms.ABOUT.values() for name in names]
    assert sorted(features) == sorted(set(NAMES) - {"one"})
    assert [aspect.name for aspect in fury3_terms.ASPECTS] == [*fury3_terms.ABOUT, "end"]


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("name", [name for name in GAMES if evaluation_terms(ruleset(name)).aspects])
def test_the_aspects_add_up_to_the_value_of_a_position(name: str, player: int) -> None:
    rules = ruleset(name)
    says = evaluation_terms(rules)
    for seed in range(4):
        states = played(rules, rules.checked_options({}), seed).states
        for state in (*states[::40], states[-1]):
            measured = says.measure(state, player)
            assert len(measured) == len(says.aspects)
            total = sum(part for _, part in measured)
            sign = 1 if player == 0 else -1
            if name == "lite":
                assert sign * total == pytest.approx(expected_score(state))  # type: ignore[arg-type]
            else:
                constant = required_module(name, "value").weights(USUAL)[0]
                assert total + sign * constant == pytest.approx(knowledge(rules).points(state, player))


def test_a_game_without_words_is_explained_in_its_notation() -> None:
    from dataclasses import replace

    says = evaluation_terms(replace(ruleset("lite"), name="unknown"))
    state = asked("lite", 0)[0]
    assert says.measure(state, 0) == ()
    assert says.believed(None) == {}
    assert says.headline((), 0) is None
    action = legal_actions(state)[0]
    assert str(says.words(state, action, 0)) == action.text


def test_every_step_of_a_line_has_the_words_of_its_decision() -> None:
    """At one node of a tree the decisions may differ between worlds, and each has its own words.

    Here a line contains "reserve", which the decision that came first at its node does not know.
    """
    rules, rng = ruleset("fury3"), random.Random(1)
    state = rules.setup(rules.checked_options({}), 1)
    for _ in range(130):
        state = play(state, rng.choice(legal_actions(state)))
    while player_to_move(state) != 0 or len(legal_actions(state)) < 2:
        state = play(state, rng.choice(legal_actions(state)))
    seen = rules.observe(state, 0)
    decision = make_agent(rules, "search:40").decide(seen, decision_seed(1, 130))
    why = explain(rules, knowledge(rules), seen, decision, 1)
    assert why is not None
    assert all(str(step.words) for choice in why.choices for step in choice.line)


def test_other_choices_are_compared_even_if_the_policy_always_proposes_the_same() -> None:
    rules = ruleset("lite")
    state = next(s for s in asked("lite", 1, every=1) if len(legal_actions(s)) > BEST)
    seen = rules.observe(state, 1)
    decision, why = decided("lite", seen)
    assert why is not None
    actions = [choice.action for choice in why.choices]
    assert len(set(actions)) == len(actions) == BEST
    alone = msgspec.structs.replace(decision, choices=decision.choices[:1])
    again = explain(rules, knowledge(rules), seen, alone, 5, stop=lambda: True)
    assert again is not None
    assert len({choice.action for choice in again.choices}) == BEST


def test_dining_compares_other_choices_when_the_search_tried_one() -> None:
    rules = ruleset("dining")
    for state in asked("dining", 0)[:4]:
        seen = rules.observe(state, 0)
        decision = make_agent(rules, SPEC).decide(seen, 5)
        alone = msgspec.structs.replace(decision, choices=decision.choices[:1])
        if decision.choices and len(seen.actions) >= BEST:
            why = explain(rules, knowledge(rules), seen, alone, 5, stop=lambda: True)
            assert why is not None
            assert len(why.choices) > 1
