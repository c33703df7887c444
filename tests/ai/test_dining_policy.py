"""Rules of thumb of Dining with Dracula: the worth of tokens, spaces and cards, and all decisions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from ai.knowledge.dining.action_values import best_card_gains, card_gains, several, work_gains
from ai.knowledge.dining.policy import TURNS, DiningGuide
from ai.knowledge.dining.resource_values import ENOUGH, USUAL, Habits, resource_values
from ai.knowledge.dining.rules_of_thumb import RULES_OF_THUMB
from furyqt.rules.core.agenda import Action, Decision, advance, kinds_of, legal_actions, play
from furyqt.rules.dining.actions import UseCard, read
from furyqt.rules.dining.spaces import NUMBERS
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.abilities import AbilityCard
from furyqt.rules.dining.steps.turns import HeroTurn
from furyqt.rules.dining.table_rows import RESOURCES
from tests.rules.dining.scenes import do, legal, opening, scene

WOOD, BRICK, METAL, SHEEP, BLOOD, WATER, BEER, DOUGHNUT, GARLIC = range(len(RESOURCES))
NO_GIFTS: tuple[tuple[int, ...], ...] = ((), ())


def guide(noise: float = 0.0, habits: Habits = USUAL, seed: int = 1) -> DiningGuide:
    return DiningGuide(random.Random(seed), noise, habits)


def chosen(state: DiningState, habits: Habits = USUAL) -> str:
    """Return the policy's choice as a token."""
    return guide(habits=habits).choose(state, legal_actions(state)).text


# The worth of tokens


def test_a_token_that_a_gift_needs_is_worth_more() -> None:
    without, needed = scene(gifts=[(), ()]), scene(gifts=[(2,), ()])  # Woolly Wreath: Sheep, Beer, Garlic
    more = [b > a for a, b in zip(resource_values(without, 0), resource_values(needed, 0), strict=True)]
    assert [RESOURCES[one] for one, found in enumerate(more) if found] == ["sheep", "beer", "garlic"]


def test_the_last_missing_token_is_worth_most() -> None:
    begun = scene(gifts=[(2,), ()], resources=[{"sheep": 1}])
    nearly = scene(gifts=[(2,), ()], resources=[{"sheep": 1, "beer": 1}])
    assert resource_values(nearly, 0)[GARLIC] > resource_values(begun, 0)[GARLIC]


def test_many_tokens_of_a_kind_are_worth_less_each() -> None:
    found = [resource_values(scene(gifts=NO_GIFTS, resources=[{"garlic": n}]), 0)[GARLIC] for n in range(6)]
    enough = ENOUGH[GARLIC]
    assert len(set(found[:enough])) == 1
    assert found[enough - 1] > found[enough] > found[enough + 1]


def test_tokens_lose_their_worth_in_the_last_round() -> None:
    hours = [resource_values(scene(gifts=NO_GIFTS, round=4, clock=clock), 0) for clock in (0, 12, 23)]
    assert all(early > late for early, late in zip(hours[0], hours[2], strict=True) if early != late)
    assert hours[0][WOOD] > hours[1][WOOD] > hours[2][WOOD] > 0


def test_bribes_are_worth_more_while_they_are_lacking() -> None:
    poor = resource_values(scene(gifts=NO_GIFTS, favor=[3]), 0)
    rich = resource_values(scene(gifts=NO_GIFTS, favor=[3], kept=[3]), 0)
    assert poor[BLOOD] > rich[BLOOD]
    assert poor[WOOD] == rich[WOOD]


def test_the_worth_of_several_tokens_grows_slower_than_their_number() -> None:
    assert several(1.0, 0) == 0
    assert several(1.0, 1) == 1
    assert 1.5 < several(1.0, 2) < 2


# The worth of an action


def test_collecting_is_worth_what_the_supply_gives() -> None:
    full, empty = scene(gifts=NO_GIFTS), scene(gifts=NO_GIFTS, supply={"wood": 0})
    worths, spaces = resource_values(full, 0), (NUMBERS["R1.1"], NUMBERS["R1.2"])
    first, second = work_gains(full, 0, spaces, worths, USUAL)
    assert first > second
    assert work_gains(empty, 0, spaces, worths, USUAL)[0] < 0


def test_repairing_is_worth_its_favor_and_the_control() -> None:
    state = scene(gifts=NO_GIFTS, resources=[{"wood": 1}], stands={9: [0], 4: [1]})
    worths, spaces = resource_values(state, 0), (NUMBERS["S9.2"],)
    [plain] = work_gains(state, 0, spaces, worths, USUAL)
    lover = msgspec.structs.replace(USUAL, favor=2 * USUAL.favor)
    assert work_gains(state, 0, spaces, worths, lover)[0] == pytest.approx(plain + USUAL.favor)
    held = msgspec.structs.replace(state, stands=(*state.stands[:8], (1,)))
    assert work_gains(held, 0, spaces, worths, USUAL)[0] > plain  # control is taken from the rival


@pytest.mark.parametrize(
    ("card", "space", "clock", "more_of"),
    [
        (1, "R1.1", 1, WOOD),
        (12, "R9.1", 1, GARLIC),
        (13, "R2.1", 1, BRICK),
        (17, "R4.1", 11, SHEEP),
        (18, "R4.1", 12, SHEEP),
        (10, "R7.1", 1, BEER),
    ],
)
def test_a_card_is_worth_more_of_what_it_brings(card: int, space: str, clock: int, more_of: int) -> None:
    state = scene(row_up=(card, *range(22, 29)), clock=clock)
    rich = tuple(5.0 if one == more_of else 1.0 for one in range(len(RESOURCES)))
    assert card_gains(state, 0, NUMBERS[space], rich)[card] > 4


@pytest.mark.parametrize(
    ("card", "space", "clock"),
    [(1, "R2.1", 1), (12, "R1.1", 1), (17, "R4.1", 12), (18, "R4.1", 11), (27, "R4.1", 1), (10, "S4.1", 2)],
)
def test_a_card_that_does_not_work_is_worth_nothing(card: int, space: str, clock: int) -> None:
    state = scene(row_up=(card,), clock=clock)
    assert card_gains(state, 0, NUMBERS[space], (1.0,) * 9)[card] == 0


def test_every_card_is_worth_something_where_it_works() -> None:
    """Compare the scores with what the rules give: a token, Favor or a Bite less has a worth."""
    rng, brought, useless = random.Random(3), Counter[bool](), 0
    for seed in range(12):
        state = opening(players=3, seed=seed)
        while state.agenda:
            actions = legal_actions(state)
            step = state.agenda[-1]
            if isinstance(step, AbilityCard) and 1 < state.round < 4:
                for action in actions:
                    assert isinstance(action, UseCard)
                    scored = guide().scores(state, [action])[0]
                    real = brings(state, action, step.diner)
                    useless += not real and not scored
                    if real:
                        brought[scored > 0] += 1
            state = play(state, rng.choice(actions))
    assert brought[True] > 50
    assert useless > 50
    assert brought[False] == 0


def brings(state: DiningState, action: Action, player: int) -> bool:
    """Return whether a card gives the player something without a further choice."""
    after = play(state, action)
    before = (sum(state.resources[player]), state.favor[player], -state.bites[player])
    now = (sum(after.resources[player]), after.favor[player], -after.bites[player])
    return sum(now) > sum(before)


def test_the_best_card_is_the_one_with_the_largest_gain() -> None:
    state = scene(row_up=(1, 10, 13, 20, 27, 28, 29, 30))
    worths, space = resource_values(state, 0), NUMBERS["R1.1"]
    gains = card_gains(msgspec.structs.replace(state, clock=1), 0, space, worths)
    assert list(gains) == list(state.row_up)
    assert best_card_gains(state, 0, (space,), worths) == [max(gains.values())]
    assert max(gains, key=lambda card: gains[card]) == 13  # two more Wood


# A turn


def test_every_decision_of_the_game_has_a_rule_of_thumb() -> None:
    kinds = {kind for kind in kinds_of(Decision, "furyqt.rules.dining") if not kind.__subclasses__()}
    assert kinds == set(RULES_OF_THUMB)


def test_a_hero_goes_where_a_tourist_can_act_for_the_player() -> None:
    free = chosen(scene(gifts=NO_GIFTS))
    other = "R9.1" if free[1] != "9" else "R8.1"
    assert chosen(scene(gifts=NO_GIFTS, tourists=[other])) == other


def test_a_hero_goes_to_the_bus_with_a_snack() -> None:
    scores = [
        guide().scores(scene(gifts=NO_GIFTS, bus=bus, resources=[{"beer": 1}]), [read("R9.1")])[0]
        for bus in (0, 8, 9)
    ]
    assert scores[0] == scores[1] < scores[2]


def test_no_tourist_counts_when_no_hour_is_left_for_one() -> None:
    early = guide().scores(scene(gifts=NO_GIFTS, tourists=["R9.1"]), [read("R9.1")])
    late = guide().scores(scene(gifts=NO_GIFTS, tourists=["R9.1"], clock=23), [read("R9.1")])
    assert early[0] - late[0] == pytest.approx(USUAL.tourist)


def test_a_tourist_is_used_before_the_turn_ends() -> None:
    state = do(scene(tourists=["R1.2"]), "R1.1")
    assert chosen(state) == "use:R1.2"


def test_who_likes_no_tourists_ends_the_turn() -> None:
    state = do(scene(tourists=["R1.2"]), "R1.1")
    assert chosen(state, Habits(tourist=-1.0)) == "end"


def test_who_avoids_rivals_goes_elsewhere() -> None:
    state = scene(heroes=["table", "R1.2"], gifts=NO_GIFTS)
    shy = Habits(rivals=-5.0)
    scores = guide(habits=shy).scores(state, legal_actions(state))
    near = [one.text for one, score in zip(legal_actions(state), scores, strict=True) if score < -3]
    assert near == ["R1.1"]


def test_a_first_tourist_from_the_bus_is_worth_keeping_more_than_a_third() -> None:
    values = []
    for kept in range(3):
        state = do(scene(bus=9, kept=[kept], resources=[{"beer": 1, "doughnut": 1}]), "R9.1 ticket:beer")
        actions = legal_actions(state)
        values.append(guide().scores(state, actions)[[one.text for one in actions].index("keep")])
    assert values == sorted(values, reverse=True)
    assert values[0] > values[2]


def test_a_ticket_costs_the_token_that_is_worth_less() -> None:
    state = do(scene(bus=9, gifts=[(2,), ()], resources=[{"beer": 1, "doughnut": 1}]), "R9.1")
    assert chosen(state) == "ticket:doughnut"  # the Woolly Wreath needs the Beer


def test_a_bite_is_cured_with_a_token_that_nothing_needs() -> None:
    state = scene(
        bites=[1], resources=[{"garlic": 4}], gifts=NO_GIFTS, step="extra", heroes=["R1.1", "table"]
    )
    assert chosen(state) == "cure:garlic"
    needed = scene(
        bites=[1],
        resources=[{"garlic": 1, "sheep": 1}],
        gifts=[(2,), ()],
        step="extra",
        heroes=["R1.1", "table"],
    )
    assert chosen(needed) == "end"


@pytest.mark.parametrize(
    ("row", "tokens", "best"),
    [
        ((24, *range(1, 8)), "R4.1 use:R4.2 to:R9.1 card:24", "take:beer"),
        ((22, *range(1, 8)), "R4.1 use:R4.2 to:R9.1 card:22", "take:beer"),
    ],
)
def test_a_choice_of_resources_takes_what_a_gift_needs(row: Any, tokens: str, best: str) -> None:
    wish = scene(
        gifts=[(17,), ()],  # needs 2 Beer, no Doughnut and no Blood Pack
        row_up=row,
        tourists=["R1.1"],
        resources=[{"sheep": 1, "holy_water": 2, "garlic": 2, "beer": 1}],
        kept=[2],
    )
    state = do(wish, "R1.2 use:R1.1 " + tokens.split(maxsplit=2)[2])
    assert chosen(state) == best


def test_the_gift_farthest_from_complete_is_exchanged() -> None:
    state = scene(gifts=[(2, 23), ()], row_up=(30, *range(1, 8)), tourists=["R1.1"], resources=[{"sheep": 1}])
    state = do(state, "R1.2 use:R1.1 to:R9.1 card:30 take:wood")
    assert chosen(state) == "discard:23"


# Chance and the end


class MadePlan:
    """A plan that likes the last of the first actions, and one way on."""

    def __init__(self, way: str) -> None:
        self.way = way

    def values(self, state: DiningState, actions: Sequence[Action]) -> list[float]:
        return [0.0] * (len(actions) - 1) + [1.0]

    def line(self, state: DiningState) -> Action | None:
        return read(self.way) if self.way in legal(state) else None


def test_without_a_plan_the_policy_proposes_its_choice() -> None:
    state = scene(gifts=NO_GIFTS)
    assert {guide(seed=n).proposed(state, legal_actions(state)).text for n in range(20)} == {chosen(state)}
    assert guide().decided(state, legal_actions(state)).text == chosen(state)


def test_proposals_at_the_root_follow_the_values_of_the_plan() -> None:
    state = scene(gifts=NO_GIFTS)
    planned = DiningGuide(random.Random(4), 0.0, plan=MadePlan("end"), root=state)
    actions = legal_actions(state)
    counts = Counter(planned.proposed(state, actions).text for _ in range(400))
    assert counts.most_common(1)[0][0] == actions[-1].text
    assert len(counts) > 8
    assert planned.decided(state, actions) == actions[-1]


def test_the_turn_goes_on_as_planned_and_later_turns_by_policy() -> None:
    state = do(scene(tourists=["R1.2"]), "R1.1")
    planned = DiningGuide(random.Random(4), 0.0, plan=MadePlan("end"), root=scene())
    assert chosen(state) == "use:R1.2"
    assert planned.choose(state, legal_actions(state)).text == "end"
    assert planned.proposed(state, legal_actions(state)).text == "end"
    state.turn += 1
    assert planned.choose(state, legal_actions(state)).text == "use:R1.2"


def test_noise_is_the_share_of_random_choices() -> None:
    state = scene(gifts=NO_GIFTS)
    assert {guide(1.0, seed=n).choose(state, legal_actions(state)).text for n in range(60)} > {"R9.1", "R1.1"}
    assert {guide(0.0, seed=n).choose(state, legal_actions(state)).text for n in range(60)} == {chosen(state)}


def test_a_single_action_takes_no_random_number() -> None:
    state = do(scene(), "R1.1")
    with_one, without = guide(0.5), guide(0.5)
    assert with_one.choose(state, legal_actions(state)[:1]).text == "end"
    many = scene()
    assert with_one.choose(many, legal_actions(many)) == without.choose(many, legal_actions(many))


@pytest.mark.parametrize("players", [3, 4])
def test_a_playout_settles_where_the_next_day_begins(players: int) -> None:
    state = opening(players)
    policy = DiningGuide(random.Random(1), 0.1, root=state.clone())
    while not policy.settled(state):
        assert state.round == 1
        advance(state, policy.choose(state, legal_actions(state)))
    assert (state.round, state.clock) == (2, 0)


@pytest.mark.parametrize("noise", [0.0, 0.1])
def test_a_playout_of_two_settles_after_a_few_turns_or_where_the_next_day_begins(noise: float) -> None:
    ends = set()
    state = opening(2)
    state.told = None
    while state.round == 1:
        end = state.clone()
        policy = DiningGuide(random.Random(1), noise, root=state.clone())
        policy.play_out(end, 300)
        assert policy.settled(end)
        assert isinstance(end.agenda[-1], HeroTurn)
        if end.round == 1:
            assert end.turn == state.turn + TURNS[2]
        else:
            assert (end.round, end.clock) == (2, 0)
            assert end.turn <= state.turn + TURNS[2] + len(end.heroes)
        ends.add(end.round)
        advance(state, policy.choose(state, legal_actions(state)))
    assert ends == {1, 2}


@pytest.mark.parametrize(("players", "least"), [(2, 28), (3, 16), (4, 10)])
def test_the_policy_scores_far_more_than_random_play(players: int, least: int) -> None:
    """Random players end with 14, 7 and 5 VP on average; about 33, 20 and 13 are usual for the policy."""
    scored: list[int] = []
    for seed in range(3):
        state = opening(players, seed)
        state.told = None
        policy = guide(seed=seed)
        while state.agenda:
            advance(state, policy.choose(state, legal_actions(state)))
        scored += state.points
    assert sum(scored) / len(scored) > least
