"""The third edition's rules of thumb: cards that hunters keep, where they begin, and whole games."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from ai.knowledge.fury3 import hunter_policy
from ai.knowledge.fury3.dracula_policy import best
from ai.knowledge.fury3.hunter_policy import ITEMS, begin, discard, first, toward, yes
from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.fury3.ways import DAYS_AWAY
from furyqt.rules.core.agenda import advance, is_over, legal_actions, player_to_move
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import Go, Pick, Word
from furyqt.rules.fury3.decks import Deck, EventCard, Item
from furyqt.rules.fury3.tables import CITIES, LARGE, SEAS


def holding(items: tuple[int, ...]) -> Any:
    """A position in which the first hunter must discard."""
    return SimpleNamespace(agenda=(SimpleNamespace(actor=0),), hunters=(SimpleNamespace(items=items),))


def item(card: int) -> Pick:
    return Pick(Deck.ITEM, card)


def still() -> float:
    """Chance that blurs nothing."""
    return 0.0


def chance(seed: int = 1) -> Any:
    return random.Random(seed).random


@pytest.mark.parametrize("kept", sorted(ITEMS, key=lambda card: ITEMS[card])[6:])
def test_the_item_that_is_worth_least_is_discarded(kept: int) -> None:
    worst = min(ITEMS, key=lambda card: ITEMS[card])
    actions = [item(kept), item(worst)]
    for seed in range(10):
        assert discard(chance(seed), holding((kept, worst)), actions) == item(worst)


def test_a_second_copy_is_kept_less_gladly() -> None:
    one, two = Item.GARLIC, Item.CRUCIFIX
    assert ITEMS[two] > ITEMS[one] > ITEMS[two] - hunter_policy.SECOND
    actions = [item(one), item(two)]
    assert discard(still, holding((one, two)), actions) == item(one)
    assert discard(still, holding((one, two, two)), actions) == item(two)


def test_strong_events_are_kept() -> None:
    actions = [Pick(Deck.EVENT, EventCard.GREAT_STRENGTH), Pick(Deck.EVENT, EventCard.ESCAPE_ROUTE)]
    assert discard(chance(), holding(()), actions) == actions[1]


def test_yes_is_whatever_is_more_than_passing() -> None:
    actions = [Word("pass"), Word("yes"), Word("no")]
    assert {yes(chance(seed), holding(()), actions) for seed in range(9)} == {Word("yes")}
    assert yes(chance(), holding(()), actions[:1]) == Word("pass")
    assert first(chance(), holding(()), actions) == Word("pass")


def starting(places: list[int]) -> Any:
    return SimpleNamespace(hunters=tuple(SimpleNamespace(place=place) for place in places))


def test_hunters_begin_where_every_city_is_near_and_rather_in_large_ones() -> None:
    actions = [Go("road", place) for place in sorted(CITIES)]
    places: list[int] = []
    for _ in range(4):
        chosen = begin(chance(len(places)), starting([*places, -1]), actions)
        places.append(chosen.place)
    assert len(set(places)) == 4
    assert sum(place in LARGE for place in places) >= 3
    rng, towns = random.Random(4), sorted(CITIES)

    def days(starts: list[int]) -> int:
        """The days to the nearest start, from all cities together."""
        return sum(min(DAYS_AWAY[start][town] for start in starts) for town in towns)

    assert days(places) < sum(days(rng.sample(towns, 4)) for _ in range(50)) / 50


def test_a_hunter_goes_to_the_place_nearest_to_the_goal() -> None:
    rng = random.Random(2)
    towns = sorted(CITIES)
    for _ in range(40):
        goal, *offered = rng.sample(towns, 5)
        chosen = toward(goal, chance(rng.randrange(99)), [Go("road", place) for place in offered])
        least = min(DAYS_AWAY[place][goal] for place in offered)
        assert DAYS_AWAY[chosen.place][goal] <= least + 1
        assert chosen.place not in SEAS


def test_without_a_goal_any_place_will_do() -> None:
    actions = [Go("road", place) for place in sorted(CITIES)[:5]]
    assert {toward(-1, chance(seed), actions) for seed in range(60)} == set(actions)


def test_the_best_action_is_drawn_among_those_nearly_as_good() -> None:
    actions = [Go("road", place) for place in range(4)]
    values = {0: 1.0, 1: 5.0, 2: 4.9, 3: 0.0}

    def value(action: Any) -> float:
        return values[action.place]

    assert {best(chance(seed), actions, value, 0.05).place for seed in range(40)} == {1}
    assert {best(chance(seed), actions, value).place for seed in range(40)} == {1, 2}


@pytest.mark.parametrize("variant", ["base", "advanced"])
@pytest.mark.parametrize("noise", [0.0, 0.3])
def test_a_guide_plays_whole_games_with_legal_actions(variant: str, noise: float) -> None:
    state = RULES.setup(RULES.checked_options({"game": variant}), 5)
    state.told = None
    guide, length, seen = PolicyGuide(random.Random(3), noise), 0, set()
    while not is_over(state):
        actions = legal_actions(state)
        chosen = guide.choose(state, actions)
        assert chosen in actions
        assert guide.proposed(state, actions) in actions
        seen.add(player_to_move(state))
        advance(state, chosen)
        length += 1
        assert length < 5000
    assert seen == {0, 1}
    assert RULES.outcome(state) is not None
