"""The search of the hunters plays for the goal of a chapter; Dracula's side never learns of it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from ai.agents import make_agent
from ai.knowledge import knowledge, knows_aims
from ai.knowledge.fury.aims import at_least
from ai.knowledge.fury3.chapters.aimed import AimedKnowledge, AimedTerms, Follower, chance
from ai.knowledge.fury3.chapters.trail_memory import TrailMemory, row_of
from ai.knowledge.fury3.value import WON
from ai.mcts.root_statistics import SearchConfig
from ai.worker.service import Service
from ai.worker.wire import Failed, Grow, Grown, Order, Think, Thought, packed
from furyqt.controllers.chapters.beginning import chapter_history, chapter_record
from furyqt.controllers.chapters.measuring import (
    ChapterMatch,
    agents_of,
    chapter_game_of,
    match_record,
    play_chapter,
)
from furyqt.rules.core.agenda import legal_actions, play
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import Go
from furyqt.rules.fury3.chapters.counters import counted_from
from furyqt.rules.fury3.determinize import determinize
from furyqt.rules.fury3.events import (
    CardPlaced,
    DraculaRevealed,
    HideoutCleared,
    HunterMoved,
    LocationRevealed,
    TrailSlid,
)
from furyqt.rules.fury3.observation import Fury3Observation, observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import ATLAS, DRACULA, HUNTERS, LAND_BACK, SEA_BACK, SEAS, TRAIL
from tests.contract.twins import Census, check_twins
from tests.rules.fury3.chapters.chapters import rules_of

FIND = Aim(goal="turned>=3", days=8, loss="defeated>=1")
NAME = Aim(goal="revealed>=2 or sealed>=1", days=6, loss="moves>=13 or defeated>=2", seal_places=1)
PARIS, BRUSSELS, LONDON, SOFIA = (ATLAS.index[code] for code in ("PA", "BR", "LO", "SO"))


def hunting(number: int = 1, seed: int = 1) -> Fury3State:
    """Return a chapter at the first action of a hunter."""
    state: Any = rules_of(number).setup({}, seed)
    while not isinstance(state.agenda[-1], HunterAction):
        state = play(state, legal_actions(state)[0])
    assert isinstance(state, Fury3State)
    return state


def follower(state: Fury3State, aim: Aim = FIND) -> Follower:
    belief = AimedKnowledge(aim).belief(observe(state, HUNTERS))
    state.told = ()
    return Follower(aim, belief, state)


# --------------------------------------------------------------------------------------------------- the aim


@pytest.mark.parametrize(
    ("counts", "end"),
    [
        ({"turned": 3, "defeated": 1, "day": 9}, "goal"),
        ({"turned": 2, "defeated": 1, "day": 9}, "loss"),
        ({"turned": 2, "day": 9}, "clock"),
        ({"turned": 2, "day": 8}, None),
    ],
)
def test_a_chapter_ends_by_its_goal_then_its_loss_then_its_clock(
    counts: dict[str, int], end: str | None
) -> None:
    assert FIND.end(counts) == end


def test_the_aim_of_a_chapter_is_what_its_file_says() -> None:
    game = chapter_game_of(ChapterMatch("fury3", "shadow-06", "iron", "typical", "goal", "greedy", 1))
    assert game.aim == Aim(
        goal="revealed>=2 or sealed>=1", days=5, loss="moves>=13 or defeated>=2", seal_places=1, seal_from=4
    )
    assert game.aim.limits == {"moves": 13, "defeated": 2}


@pytest.mark.parametrize(("preset", "places"), [("story", 2), ("hunter", 1), ("helsing", 1), ("iron", 1)])
def test_a_preset_may_allow_more_places(preset: str, places: int) -> None:
    game = chapter_game_of(ChapterMatch("fury3", "shadow-06", preset, "typical", "goal", "greedy", 1))
    assert game.aim.seal_places == game.seal_places == places


def test_only_the_players_side_has_the_aim() -> None:
    game = chapter_game_of(ChapterMatch("fury3", "shadow-01", "hunter", "typical", "goal", "greedy", 1))
    history = chapter_history(chapter_record(game, 1, ["search:20"] * 5))
    assert history.aim_of(HUNTERS) == history.aim_of_agent(HUNTERS) == game.aim
    assert history.aim_of(DRACULA) is history.aim_of_agent(DRACULA) is None
    for player in (HUNTERS, DRACULA):
        assert b"turned>=" not in packed(history.observation(player))


def test_computers_of_older_records_played_without_the_aim() -> None:
    game = chapter_game_of(ChapterMatch("fury3", "shadow-01", "hunter", "typical", "goal", "greedy", 1))
    record = chapter_record(game, 1, ["search:20"] * 5)
    record.tags.pop("Aim")
    history = chapter_history(record)
    assert history.aim_of_agent(HUNTERS) is None
    assert history.aim_of(HUNTERS) == game.aim


# ----------------------------------------------------------------------------------------------- the chances


@pytest.mark.parametrize(("number", "mean", "expected"), [(1, 1.0, 0.632), (2, 1.0, 0.264), (3, 0.0, 0.0)])
def test_the_chance_of_at_least_so_many(number: int, mean: float, expected: float) -> None:
    assert at_least(number, mean) == pytest.approx(expected, abs=0.001)


def test_more_progress_is_better_and_less_time_is_worse() -> None:
    state = hunting()
    known = follower(state)
    counts = known.count.counts
    start = chance(known, known.memory)
    counts["turned"] = 1
    nearer = chance(known, known.memory)
    counts["day"] = 7
    late = chance(known, known.memory)
    assert 0 < late < start < nearer < 1
    known.end = "goal"
    assert chance(known, known.memory) == 1
    known.end = "loss"
    assert chance(known, known.memory) == 0


def memory_of(*rows: Mapping[int, float]) -> TrailMemory:
    """Return what is known if the newest cards, with the numbers 8 and less, may show these places."""
    cards = [(8 - age, row_of(row)) for age, row in enumerate(rows)]
    return TrailMemory(cards[0][1], cards, ())


def test_the_final_answer_is_worth_the_likeliest_place() -> None:
    state = hunting(6)
    known = follower(state, NAME)
    known.count.counts["day"] = 6
    known.memory = memory_of({PARIS: 0.7, BRUSSELS: 0.3})
    assert chance(known, known.memory) > 0.6
    known.memory = memory_of({PARIS: 0.2, BRUSSELS: 0.2, LONDON: 0.6})
    assert chance(known, known.memory) < 0.7


def test_a_final_answer_with_two_places_is_worth_the_two_likeliest() -> None:
    found = memory_of({PARIS: 0.2, BRUSSELS: 0.2, LONDON: 0.6})
    assert [found.surest(most) for most in (1, 2, 3)] == pytest.approx([0.6, 0.8, 1.0])
    chances = []
    for places in (1, 2):
        known = follower(hunting(6), replace(NAME, seal_places=places))
        known.count.counts["day"] = 6
        known.memory = found
        chances.append(chance(known, known.memory))
    assert chances[0] < chances[1] <= 0.8


# ---------------------------------------------------------------- the hunters' knowledge in a simulated game


def memory() -> TrailMemory:
    return memory_of({PARIS: 0.5, LONDON: 0.5}, {BRUSSELS: 0.4, PARIS: 0.6})


def test_a_visited_place_is_ruled_out() -> None:
    found = memory()
    found.learn(HunterMoved(0, "road", PARIS), hunting())
    assert found.cards(frozenset()) == {LONDON: 1.0, BRUSSELS: 1.0}
    assert found.surest() == 1.0


def test_a_new_card_is_one_way_on_and_agrees_with_its_back() -> None:
    found = memory()
    found.learn(TrailSlid(), hunting())
    found.learn(CardPlaced(9, SEA_BACK), hunting())
    assert set(found.cards(frozenset())) == {PARIS, LONDON, BRUSSELS}, "the sea is no hideout"
    found = memory()
    found.learn(TrailSlid(), hunting())
    found.learn(CardPlaced(9, LAND_BACK), hunting())
    assert not set(found.cards(frozenset())) & SEAS
    assert len(found.cards(frozenset())) > 3


def test_a_card_that_is_turned_is_looked_for_no_more_and_the_next_one_begins_there() -> None:
    state, found = hunting(), memory()
    found.learn(LocationRevealed(7, PARIS), state)
    assert PARIS not in found.cards(frozenset({PARIS}))
    found.learn(DraculaRevealed(BRUSSELS), state)
    assert found.surest() == 1.0


def test_a_card_that_has_left_the_trail_is_looked_for_no_more() -> None:
    state, found = hunting(), memory()
    found.learn(HideoutCleared(8), state)
    assert set(found.cards(frozenset())) == {BRUSSELS, PARIS}
    for _ in range(TRAIL - 1):
        found.learn(TrailSlid(), state)
    assert found.cards(frozenset()) == {}


def test_worlds_that_look_the_same_are_remembered_alike() -> None:
    """The memory never asks for the truth: two worlds with the same news give the same chances."""
    seen = observe(hunting(4), HUNTERS)
    worlds = [determinize(seen, None, seed) for seed in (1, 2)]
    cards = []
    for world in worlds:
        known = follower(world)
        known.follow(world)
        cards.append((known.cards(), known.sites(), known.moves()))
    assert cards[0] == cards[1]


# ------------------------------------------------------------------------------------------------ the search


def decided(seen: Fury3Observation, aim: Aim | None, spec: str = "search:40") -> Any:
    return make_agent(RULES, spec, aim=aim).decide(seen, 5)


def test_hints_are_about_the_goal() -> None:
    """The ordinary game knows nothing of the chapter: its chance is that of an ordinary first day."""
    state = hunting()
    seen = observe(state, HUNTERS)
    ordinary, aimed = decided(seen, None), decided(seen, FIND)
    assert ordinary.value < 0.4
    assert aimed.value > 0.5
    assert isinstance(seen.actions[aimed.index], Go)
    assert all(0 <= choice.chance <= 1 for choice in aimed.choices)


def test_the_clock_and_the_progress_change_the_chance() -> None:
    seen = observe(hunting(), HUNTERS)
    values = [
        decided(seen, replace(FIND, goal=goal, days=days)).value
        for goal, days in (("turned>=1", 8), ("turned>=3", 8), ("turned>=3", 3))
    ]
    assert values == sorted(values, reverse=True)
    assert values[0] > values[-1] + 0.2


def test_the_other_sides_decisions_do_not_change() -> None:
    """The process keeps its agents: a search for the hunters' goal leaves Dracula's search alone."""
    state: Any = hunting()
    dracula = observe(state, HUNTERS)
    while dracula.player != DRACULA or len(dracula.actions) < 2:
        state = play(state, legal_actions(state)[0])
        dracula = observe(state, DRACULA)
    alone = make_agent(RULES, "search:20").decide(dracula, 3)
    service = Service()
    hunters = observe(hunting(), HUNTERS)
    assert isinstance(service.answer(Think(1, "fury3", "search:5", packed(hunters), 3, aim=FIND)), Thought)
    answer = service.answer(Think(2, "fury3", "search:20", packed(dracula), 3))
    assert isinstance(answer, Thought)
    assert replace(answer.decision, seconds=0.0) == replace(alone, seconds=0.0)


def test_an_agent_with_an_aim_is_not_the_one_without() -> None:
    seen, service = observe(hunting(), HUNTERS), Service()
    values = []
    for number, aim in enumerate((FIND, None, replace(FIND, days=2), FIND)):
        answer = service.answer(Think(number, "fury3", "search:30", packed(seen), 3, aim=aim))
        assert not isinstance(answer, Failed)
        assert isinstance(answer, Thought)
        values.append(answer.decision.value)
    assert values[0] == values[3]
    assert len(set(values)) == 3


def test_a_helper_grows_the_same_trees_for_a_goal() -> None:
    seen = observe(hunting(), HUNTERS)
    grown = [
        Service().answer(
            Grow(1, Order("fury3", SearchConfig(0.7, 0.1, aim=aim), packed(seen), 4, (0,), (20,)))
        )
        for aim in (FIND, FIND, None)
    ]
    assert all(isinstance(one, Grown) for one in grown)
    assert grown[0] == grown[1] != grown[2]


@pytest.mark.mass
@pytest.mark.parametrize("number", [1, 4])
def test_twins_get_equal_hints(number: int) -> None:
    aim = {1: FIND, 4: Aim(goal="emptied>=3", days=6, loss="influence>=11")}[number]
    agent, census = make_agent(RULES, "search:6", aim=aim), Census()

    def untimed(seen: Any, seed: int) -> Any:
        return replace(agent.decide(seen, seed), seconds=0.0)

    check_twins(rules_of(number), {}, number, HUNTERS, census, (untimed,), plies=30)
    assert census.decisions > 0


def test_the_reasons_are_about_the_goal() -> None:
    seen = observe(hunting(), HUNTERS)
    answer = Service().answer(
        Think(1, "fury3", "search:60", packed(seen), 3, explain=True, aim=Aim(goal="turned>=1", days=3))
    )
    assert isinstance(answer, Thought)
    assert answer.decision.why is not None
    told = {reason.aspect for one in answer.decision.why.choices for reason in one.reasons}
    assert told <= {"turned", "defeated"}
    assert answer.decision.why.basis


def test_the_terms_count_the_simulated_events_on_top_of_the_real_ones() -> None:
    state = hunting()
    terms = AimedTerms(FIND, counted_from(observe(state, HUNTERS).events))
    state.told = (LocationRevealed(3, SOFIA),)
    found = dict(zip((aspect.name for aspect in terms.aspects), terms.measure(state, HUNTERS), strict=True))
    assert found["turned"] == (1.0, 0.0), "the only counter of the goal: its chance says it already"
    assert found["goal"] == (0.0, 0.0)
    assert found["damage"] == (0.0, 0.0)
    both = AimedTerms(replace(FIND, goal="turned>=3 and revealed>=1"), terms.start)
    assert both.measure(state, HUNTERS)[0] == (1.0, pytest.approx(100 / 3))


@pytest.mark.parametrize(("game", "expected"), [("fury3", True), ("fury2", True), ("lite", False)])
def test_games_that_know_aims(game: str, expected: bool) -> None:
    assert knows_aims(ruleset(game)) is expected


def test_the_search_of_the_second_edition_plays_for_its_goal() -> None:
    match = ChapterMatch("fury2", "shadow-10b", "hunter", "typical", "search:10", "greedy", 1)
    game = chapter_game_of(match)
    history = chapter_history(match_record(match, game, ruleset("fury2")))
    agents = agents_of(match, game)
    while history.table.seats[history.seat_to_move].player != HUNTERS:
        player = history.table.seats[history.seat_to_move].player
        seen = history.observation(player)
        history.add(seen.actions[agents[player].decide(seen, 1).index])
    seen = history.observation(HUNTERS)
    houses = replace(game.aim, goal="emptied>=1")
    values = [
        make_agent(ruleset("fury2"), "search:40", aim=aim).decide(seen, 2).value
        for aim in (houses, replace(houses, days=1), game.aim)
    ]
    assert values[0] > values[1]
    assert values[0] > values[2]
    answer = Service().answer(Think(1, "fury2", "search:20", packed(seen), 3, explain=True, aim=houses))
    assert isinstance(answer, Thought)
    assert answer.decision.why is not None


def test_the_goal_of_the_ordinary_game_keeps_its_value_until_the_days_are_over() -> None:
    state = hunting(12)
    known = knowledge(RULES, aim=Aim(goal="destroyed>=1", days=9))
    ordinary = knowledge(RULES)
    assert known.points(state, HUNTERS) == ordinary.points(state, HUNTERS)
    belief = known.belief(RULES.observe(state, HUNTERS))
    guides = [each.guide(state, HUNTERS, belief, random.Random(1), 0.0) for each in (known, ordinary)]
    assert guides[0].points(state) == guides[1].points(state)
    state.time += 2 * 9
    assert known.points(state, HUNTERS) == guides[0].points(state) == -WON
    state.winner = HUNTERS
    assert known.points(state, HUNTERS) == WON


@pytest.mark.mass
@pytest.mark.parametrize("seeds", [(1, 2), (3, 4)])
def test_the_search_names_the_place_on_the_last_day(seeds: tuple[int, ...]) -> None:
    """It ends the chapter by an answer if that is more promising than to go on."""
    results = [
        play_chapter(ChapterMatch("fury3", "shadow-06", "iron", "typical", "search:8", "greedy", seed))
        for seed in seeds
    ]
    assert {result.reason for result in results} & {"seal", "goal"}
    assert "clock" not in {result.reason for result in results}
