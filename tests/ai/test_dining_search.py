"""The search in Dining with Dracula: max^n over an open game, honest about the decks, with reasons."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from ai.agent import Agent, AgentDecision
from ai.knowledge.dining.evaluation_terms import TERMS
from ai.knowledge.dining.knowledge import DiningKnowledge, knowledge
from ai.knowledge.dining.policy import DiningGuide
from ai.knowledge.evaluation_terms import OWN, RIVALS, Aspect
from ai.levels import Level
from ai.mcts.explain import explain
from ai.mcts.root_statistics import SearchConfig
from ai.mcts.search import SearchAgent
from ai.mcts.tree import EARLY, SearchContext, Tree
from ai.simple import GreedyAgent
from furyqt.rules.core.agenda import advance, legal_actions, play, player_to_move
from furyqt.rules.core.text import Text
from furyqt.rules.dining import RULES
from furyqt.rules.dining.actions import CompleteGift, PlaceHero, Send, read
from furyqt.rules.dining.observation import DiningObservation, observe
from furyqt.rules.dining.spaces import SLOTS
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.table_rows import RESOURCES
from furyqt.rules.dining.words import PLAYERS
from tests.rules.dining.scenes import do, opening, scene

NONE = ((), ())


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search has its knowledge of the game whether or not menus list it."""
    for module in ("ai.mcts.search", "ai.simple"):
        monkeypatch.setattr(f"{module}.knowledge", lambda rules, style="", aim=None: knowledge(style))
    monkeypatch.setattr("ai.mcts.explain.evaluation_terms", lambda rules: TERMS)


def seen(state: DiningState) -> DiningObservation:
    """Return what the player to move sees."""
    player = player_to_move(state)
    assert player is not None
    return RULES.observe(state, player)  # type: ignore[return-value]


def search(iterations: int, trees: int = 1) -> SearchAgent:
    return SearchAgent(RULES, Level(iterations, trees=trees))


def decided(state: DiningState, agent: Agent, seed: int = 5) -> tuple[str, AgentDecision]:
    observation = seen(state)
    decision = agent.decide(observation, seed)
    return observation.actions[decision.index].text, decision


def with_other_decks(state: DiningState) -> DiningState:
    found = state.clone()
    found.tourist_deck, found.gift_deck = state.tourist_deck[::-1], state.gift_deck[::-1]
    found.chance = state.chance ^ 0xFFFF
    return found


POSITIONS = {
    "an opening": lambda: opening(3, 4),
    "the last card of a row": lambda: do(
        scene(row_up=(30,), row_down=tuple(range(1, 8)), tourists=["R1.1", "R2.1"]), "R1.2 use:R1.1"
    ),
    "a new Gift to draw": lambda: do(
        scene(row_up=(30, *range(1, 8)), tourists=["R1.1"]), "R1.2 use:R1.1 to:R9.1 card:30 take:wood"
    ),
    "a Dinner": lambda: do(
        scene(step="bribe", clock=24, favor=[2], kept=[1], gifts=[(2,), ()], resources=[{"sheep": 2}]),
        "attend",
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_d14_1_the_order_of_the_decks_decides_nothing(name: str) -> None:
    state = POSITIONS[name]()
    twin = with_other_decks(state)
    assert twin != state
    assert seen(twin) == seen(state)
    for agent in (lambda: search(12), lambda: GreedyAgent(RULES)):
        first, again = decided(state, agent())[1], decided(twin, agent())[1]
        assert (first.index, first.choices, first.points) == (again.index, again.choices, again.points)


@pytest.mark.mass(2)
@pytest.mark.parametrize(
    ("seed", "snacks"), [(3, "off"), (8, "on"), (11, "off"), (3, "on"), (8, "off"), (11, "on")]
)
def test_a_new_agent_repeats_the_decisions_of_one_that_has_played(seed: int, snacks: str) -> None:
    """Its memory makes an agent faster and changes nothing, so that a game can be audited."""
    played, state = search(10), opening(2, seed, snacks=snacks)
    for ply in range(7):
        again = decided(state, search(10), seed=ply)[1]
        found = decided(state, played, seed=ply)[1]
        assert (found.index, found.choices) == (again.index, again.choices)
        state = play(state, legal_actions(state)[found.index])


def test_trees_of_their_own_repeat_those_that_take_turns() -> None:
    """A helper process grows a tree alone, with knowledge of its own."""
    observation = seen(opening(2, 3))
    config = SearchConfig(0.7, 0.1)

    def grown(*numbers: int) -> list[Any]:
        known_here = DiningKnowledge()
        belief = known_here.belief(observation)
        context = SearchContext(RULES, known_here, observation, belief, config)
        trees = context.trees(5, numbers)
        for tree in trees:
            for _ in range(6):
                tree.iterate()
        return [tree.statistics for tree in trees]

    together = grown(0, 1)
    assert together == [*grown(0), *grown(1)]


@pytest.mark.parametrize(
    ("pieces", "best"),
    [
        ({"step": "bribe", "favor": [4], "kept": [1]}, "attend"),
        ({"step": "convert", "conversions": 1, "favor": [4], "gifts": [(3,), ()],
          "resources": [{"wood": 1, "holy_water": 1, "doughnut": 1}]}, "gift:3"),
        ({"step": "convert", "conversions": 1, "favor": [4]}, "favor"),
    ],
)  # fmt: skip
def test_the_search_finds_the_best_end(pieces: dict[str, Any], best: str) -> None:
    state = scene(**{"round": 4, "clock": 24, "gifts": NONE, "points": [5, 6], **pieces})
    assert decided(state, search(30))[0] == best


def test_the_search_repairs_the_stand_that_wins() -> None:
    """The third stand gives two Favor and the majority; with an hour less only a collection is possible."""
    state = scene(
        round=4, clock=22, gifts=NONE, kept=[1], stands={9: [0, 1]}, points=[5, 6],
        resources=[{"wood": 1, "metal": 1}], heroes=["R1.1", "R2.1"],
    )  # fmt: skip
    assert decided(state, search(60))[0] == "S9.3"
    assert decided(state, GreedyAgent(RULES))[0] == "S9.3"


def test_greedy_looks_one_turn_ahead_and_policy_alone_does_not() -> None:
    different = 0
    for seed in range(8):
        state = opening(2, seed)
        policy = DiningGuide(random.Random(1), 0.0).choose(state, legal_actions(state)).text
        different += decided(state, GreedyAgent(RULES))[0] != policy
    assert different > 0


def test_every_player_acts_by_value() -> None:
    here = DiningKnowledge()
    assert all(here.acts_by_value(player) for player in range(4))


def test_a_playout_ends_after_the_next_dinner() -> None:
    state, here = opening(3, 2), DiningKnowledge()
    state.told = None
    guide = here.guide(state, 0, here.belief(seen(state)), random.Random(1), 0.0)
    while not guide.settled(state):
        advance(state, guide.choose(state, legal_actions(state)))
    assert (state.round, state.clock) == (2, 0)


def test_a_clear_decision_takes_few_iterations() -> None:
    """A Gift can be completed with the only conversion; to end the Dinner would lose it."""
    state = scene(step="convert", conversions=1, gifts=[[1], [5]], resources=[dict.fromkeys(RESOURCES, 2)])
    decision = search(400).decide(seen(state), 1)
    assert EARLY < decision.iterations < 100
    assert isinstance(legal_actions(state)[decision.index], CompleteGift)


def test_a_close_decision_takes_all_iterations() -> None:
    assert search(80).decide(seen(opening(2, 7)), 1).iterations == 80


def test_a_decision_that_ended_early_is_repeated_alike() -> None:
    """A record keeps the number of iterations, and an audit searches with that number."""
    state = scene(step="convert", conversions=1, gifts=[[1], [5]], resources=[dict.fromkeys(RESOURCES, 2)])
    first = search(400).decide(seen(state), 1)
    again = search(first.iterations).decide(seen(state), 1)
    assert again.choices == first.choices


def test_the_value_of_a_position_is_remembered_for_the_other_players_only() -> None:
    here, state = DiningKnowledge(), scene(gifts=NONE, points=[6, 1])
    assert here.points(state, 0) > 0 > here.points(state, 1)
    state.points = (1, 6)
    state.agenda = (*state.agenda,)[:]
    later = state.clone()
    assert here.points(later, 0) < 0 < here.points(later, 1)


def test_points_chances_and_values_agree() -> None:
    here = DiningKnowledge()
    assert here.squash(2.0, 2.0) == 0.5
    assert here.squash(3.0, 2.0) > here.squash(2.5, 2.0) > 0.5
    state = scene(gifts=NONE, points=[6, 1])
    seen = [observe(state, player) for player in range(2)]
    assert here.chance(0.0, seen[0]) == 0.5
    assert sum(here.chance(here.points(state, one.player), one) for one in seen) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tree_examines_the_replies_of_the_others(players: int) -> None:
    state = opening(players, 3)
    here = DiningKnowledge()
    observation = seen(state)
    context = SearchContext(RULES, here, observation, here.belief(observation), SearchConfig(0.7, 0.1))
    tree = Tree(context, 1)
    context.level = 0.0
    for _ in range(40):
        tree.iterate()
    assert sum(tree.statistics.visits) == 40
    assert len(tree.root_actions) > 2


# Reasons


def test_an_aspect_says_whom_it_helps() -> None:
    own = Aspect("a", OWN, Text("", "more"), Text("", "less"))
    red = Aspect("a", 0, Text("", "more"), Text("", "less"))
    other = Aspect("a", RIVALS, Text("", "more"), Text("", "less"))
    assert [one.is_good(0) for one in (own, red, other)] == [True, True, False]
    assert [one.is_good(1) for one in (own, red, other)] == [True, False, False]


def reasons(state: DiningState, iterations: int = 60) -> tuple[AgentDecision, Sequence[str]]:
    observation, here = seen(state), DiningKnowledge()
    decision = search(iterations).decide(observation, 5)
    why = explain(RULES, here, observation, decision, 5)
    assert why is not None
    assert why.choices[0].action == observation.actions[decision.index].text
    return decision, [str(fact) for choice in why.choices for fact in choice.facts]


def test_a_hint_gives_facts_in_words() -> None:
    state = scene(round=2, gifts=NONE, resources=[{"metal": 1}], stands={9: [1, 0]}, tourists=["R3.1"])
    _, found = reasons(state)
    assert found
    assert not [words for words in found if "{" in words]


def test_the_expected_line_names_actions_but_no_ends_of_turns() -> None:
    state = opening(2, 6)
    ends = do(scene(tourists=["R1.1"]), "R1.2")
    assert TERMS.words(ends, legal_actions(ends)[-1], 0) is None
    first, player = legal_actions(state)[0], player_to_move(state) or 0
    own, other = (str(TERMS.words(state, first, viewer)) for viewer in (player, 1 - player))
    assert own == "you collect 2 Wood at Forest Shed" == str(TERMS.sentence(state, first))
    assert other == f"{PLAYERS[player]} collects 2 Wood at Forest Shed"
    assert TERMS.figure(state) is None
    assert TERMS.believed(seen(state)) == {}
    told = play(state, first).told
    assert told is not None
    assert TERMS.headline(told[len(state.told or ()) :], 1) == told[len(state.told or ())].describe()
    assert TERMS.headline((), 1) is None


def test_every_kind_of_action_that_is_worth_mentioning_is_said() -> None:
    rich = scene(
        clock=22,
        tourists=["R1.1"],
        bus=1,
        favor=[1],
        gifts=[(5,), (1,)],
        resources=[{"wood": 3, "brick": 2, "beer": 2, "doughnut": 1, "sheep": 4}, {}],
    )
    turn = do(rich, "R1.2")
    found = [str(TERMS.words(turn, read(token), 0)) for token in ("ticket:beer",)]
    at_bus = do(turn, "ticket:beer")
    found += [str(TERMS.words(at_bus, read(token), 0)) for token in ("keep", "to:R4.1", "to:S4.1")]
    assert found == [
        "you fetch a Tourist from the Bus",
        "you keep the Tourist as a Bribe",
        "you send a Tourist to Baa Boutique and collect 2 Sheep",
        "you send a Tourist to repair stand 1 of Baa Boutique for 1 Favor",
    ]
    dinner = do(at_bus, "to:R4.1 card:1 end")
    while player_to_move(dinner) != 0 or "attend" not in [one.text for one in legal_actions(dinner)]:
        dinner = play(dinner, legal_actions(dinner)[-1])
    found = [str(TERMS.words(dinner, read(token), 1)) for token in ("attend", "skip")]
    dinner = do(dinner, "attend")
    found += [str(TERMS.words(dinner, read("bribe:sheep"), 1))]
    dinner = do(dinner, "bribe:sheep bribe:sheep bribe:sheep done")
    found += [str(TERMS.words(dinner, read("gift:5"), 1))]
    assert found == [
        "Red attends the Dinner",
        "Red stays away from the Dinner",
        "Red pays a Bribe (Sheep)",
        "Red completes Edible Brick for 2 VP",
    ]


@pytest.mark.parametrize(
    ("points", "words"),
    [
        (0.3, "About level with the best rival."),
        (2.6, "About 3 VP ahead of the best rival."),
        (-1.2, "About 1 VP behind the best rival."),
    ],
)
def test_the_estimate_is_a_lead(points: float, words: str) -> None:
    assert str(RULES.estimate(points, 1)) == words


def test_no_tourist_takes_less_than_is_to_be_had_in_the_same_place() -> None:
    rng, found = random.Random(3), 0
    state = opening()
    while (player := player_to_move(state)) is not None:
        observation = observe(state, player)
        offered, tried = set(observation.actions), set(DiningKnowledge().worth_trying(observation))
        for action in offered - tried:
            assert isinstance(action, PlaceHero | Send)
            better = type(action)(action.space - 1)
            assert better in tried
            assert state.tables.printed_yield(better.space) > state.tables.printed_yield(action.space)
            found += 1
        for action in tried:
            if isinstance(action, PlaceHero | Send) and action.space % SLOTS == 1:
                assert type(action)(action.space - 1) not in offered
        state = play(state, rng.choice(legal_actions(state)))
    assert found
