"""The policy of simulated hunters: its rules for cards and places, and its choices in simulated games."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from ai.knowledge.fury3 import hunter_policy
from ai.knowledge.fury3.features import dracula_place
from ai.knowledge.fury3.hunter_policy import begin, discard, first, toward, yes
from ai.knowledge.fury3.policy_weights import PolicyWeights, learned
from ai.knowledge.fury3.ways import CATCH_DAYS, DAYS_AWAY
from furyqt.rules.core.agenda import legal_actions
from furyqt.rules.fury3.actions import Go, Pick, Word
from furyqt.rules.fury3.cards.blessings import GroundChoice, HostChoice
from furyqt.rules.fury3.cards.encounters import BribeChoice, ChaseChoice
from furyqt.rules.fury3.cards.journeys import Voyage
from furyqt.rules.fury3.catalog import ITEMS
from furyqt.rules.fury3.decks import Deck, Encounter, EventCard, Item
from furyqt.rules.fury3.steps.combat.harm import PreventChoice
from furyqt.rules.fury3.steps.combat.preparation import WreathChoice
from furyqt.rules.fury3.steps.search.meetings import AmbushAnswer
from furyqt.rules.fury3.steps.search.scouting import Scouting
from furyqt.rules.fury3.steps.search.searching import AidChoice
from furyqt.rules.fury3.steps.supply.item_reveals import ItemRevealChoice
from furyqt.rules.fury3.steps.supply.supply import SecondTicket
from furyqt.rules.fury3.steps.travel.rides import CarriageRide, RoadRide
from furyqt.rules.fury3.steps.turn.limits import DiscardChoice
from furyqt.rules.fury3.steps.turn.rounds import StartCity
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import CITIES, LARGE, SEAS
from tests.ai.fury3_positions import Asked, chosen, positions
from tests.rules.fury3.scenes import do, scene


@pytest.fixture(scope="module")
def games() -> dict[type, list[Asked]]:
    return positions()


def holding(items: tuple[int, ...]) -> Any:
    """Return a position in which the first hunter must discard."""
    return SimpleNamespace(agenda=(SimpleNamespace(actor=0),), hunters=(SimpleNamespace(items=items),))


def item(card: int) -> Pick:
    return Pick(Deck.ITEM, card)


def still() -> float:
    """Return the random number without an effect."""
    return 0.0


def chance(seed: int = 1) -> Any:
    return random.Random(seed).random


def worth(card: int) -> float:
    """The value of an item in a hand."""
    return ITEMS[card].worth


@pytest.mark.parametrize("kept", sorted(Item, key=worth)[6:])
def test_the_item_with_the_smallest_value_is_discarded(kept: int) -> None:
    worst = min(Item, key=worth)
    actions = [item(kept), item(worst)]
    for seed in range(10):
        assert discard(chance(seed), holding((kept, worst)), actions) == item(worst)


def test_a_second_copy_has_a_smaller_value() -> None:
    one, two = Item.GARLIC, Item.CRUCIFIX
    assert worth(two) > worth(one) > worth(two) - hunter_policy.SECOND
    actions = [item(one), item(two)]
    assert discard(still, holding((one, two)), actions) == item(one)
    assert discard(still, holding((one, two, two)), actions) == item(two)


def test_strong_events_are_kept() -> None:
    actions = [Pick(Deck.EVENT, EventCard.GREAT_STRENGTH), Pick(Deck.EVENT, EventCard.ESCAPE_ROUTE)]
    assert discard(chance(), holding(()), actions) == actions[1]


def test_yes_chooses_anything_but_passing() -> None:
    actions = [Word("pass"), Word("yes"), Word("no")]
    assert {yes(chance(seed), holding(()), actions) for seed in range(9)} == {Word("yes")}
    assert yes(chance(), holding(()), actions[:1]) == Word("pass")
    assert first(chance(), holding(()), actions) == Word("pass")


def starting(places: list[int]) -> Any:
    return SimpleNamespace(hunters=tuple(SimpleNamespace(place=place) for place in places))


def test_hunters_start_near_all_cities_and_mostly_in_large_ones() -> None:
    actions = [Go("road", place) for place in sorted(CITIES)]
    places: list[int] = []
    for _ in range(4):
        chosen = begin(chance(len(places)), starting([*places, -1]), actions)
        places.append(chosen.place)
    assert len(set(places)) == 4
    assert sum(place in LARGE for place in places) >= 3
    rng, towns = random.Random(4), sorted(CITIES)

    def days(starts: list[int]) -> int:
        """Return the sum of the days from each city to its nearest start."""
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


def test_without_a_goal_any_place_is_chosen() -> None:
    actions = [Go("road", place) for place in sorted(CITIES)[:5]]
    assert {toward(-1, chance(seed), actions) for seed in range(60)} == set(actions)


# ----------------------------------------------------------------- in simulated games


def test_hunters_ride_to_the_place_nearest_to_dracula(games: dict[type, list[Asked]]) -> None:
    """A difference of half a day is within the noise, a whole day is not."""
    seen = 0
    for kind in (CarriageRide, RoadRide, Voyage, Scouting, GroundChoice, HostChoice):
        for state, actions in games[kind]:
            goal = dracula_place(state)
            places = [action.place for action in actions if action.place >= 0]
            if goal < 0 or not places:
                continue
            nearest = min(CATCH_DAYS[goal][place] for place in places)
            for action in chosen((state, actions), 3):
                if action.place >= 0:
                    assert CATCH_DAYS[goal][action.place] <= nearest + 1
                    seen += 1
    assert seen > 100


def test_a_hunter_who_only_approaches_never_goes_away(games: dict[type, list[Asked]]) -> None:
    """All other weights and the noise are zero."""
    quiet = PolicyWeights(**dict.fromkeys(PolicyWeights.__struct_fields__, 0.0))
    quiet = replace(quiet, approach=1.0)
    seen = 0
    for state, actions in games[HunterAction]:
        hunter, goal = state.agenda[-1].hunter, dracula_place(state)  # type: ignore[attr-defined]
        if goal < 0:
            continue
        here = state.hunters[hunter].place
        away = CATCH_DAYS[goal]
        days = min([away[here]] + [away[a.to] for a in actions if isinstance(a, Go)])
        (action,) = set(chosen((state, actions), 3, policy_weights=quiet))
        after = action.to if isinstance(action, Go) else here
        assert away[after] == days
        seen += isinstance(action, Go)
    assert seen > 5


def test_a_large_weight_of_searching_makes_a_hunter_search() -> None:
    eager, places = replace(learned(), search=50.0), {"godalming": "vienna", "seward": "madrid"}
    state = scene(places=places, trail=("prague", "vienna!+rats"))
    assert set(chosen((state, legal_actions(state)), 4, policy_weights=eager)) == {Word("search")}


@pytest.mark.parametrize(
    ("weight", "word"),
    [("supply", "supply"), ("rest", "rest"), ("reserve", "reserve"), ("wait", "pass")],
)
def test_a_large_weight_makes_hunters_do_that(games: dict[type, list[Asked]], weight: str, word: str) -> None:
    eager, seen = replace(learned(), **{weight: 50.0}), 0
    for state, actions in games[HunterAction]:
        sheet = state.hunters[state.agenda[-1].hunter]  # type: ignore[attr-defined]
        if Word(word) not in actions or (word == "rest" and not sheet.damage) or len(sheet.tickets) > 1:
            continue
        assert set(chosen((state, actions), 4, policy_weights=eager)) == {Word(word)}
        seen += 1
    assert seen > 2


def test_a_vampire_in_the_city_is_searched_for_with_a_large_weight() -> None:
    hunting = replace(learned(), search=0.0, search_vampire=60.0)
    for hidden, wanted in (("vienna!+new_vampire", True), ("vienna!+rats", False)):
        state = scene(places={"godalming": "vienna"}, trail=("lisbon", hidden))
        found = chosen((state, legal_actions(state)), policy_weights=hunting)
        assert (Word("search") in found) == wanted


def test_a_full_hand_loses_its_least_valuable_card(games: dict[type, list[Asked]]) -> None:
    """Dogs are discarded before a knife, with any other cards."""
    seen = 0
    for state, actions in games[DiscardChoice]:
        if {Pick(Deck.ITEM, Item.KNIFE), Pick(Deck.ITEM, Item.DOGS)} <= set(actions):
            sheet = state.hunters[state.agenda[-1].actor]  # type: ignore[attr-defined]
            if sheet.items.count(Item.KNIFE) == 1:
                assert Pick(Deck.ITEM, Item.KNIFE) not in chosen((state, actions))
                seen += 1
    assert seen


def test_hunters_use_helpful_cards(games: dict[type, list[Asked]]) -> None:
    declined = {Word("pass"), Word("no"), Word("done")}
    for kind in (ItemRevealChoice, WreathChoice, ChaseChoice, PreventChoice, SecondTicket, AidChoice):
        assert games[kind]
        for state, actions in games[kind]:
            if set(actions) - declined:
                assert not declined & set(chosen((state, actions)))


def test_hunters_do_not_bribe(games: dict[type, list[Asked]]) -> None:
    assert games[BribeChoice]
    for state, actions in games[BribeChoice]:
        assert set(chosen((state, actions))) == {actions[0]}


def test_hunters_give_a_spare_weapon_to_one_without_a_weapon_and_nothing_else() -> None:
    for items, given in (
        ({"mina": ("rifle", "knife", "dogs"), "seward": ("dogs",)}, {"mina+item:rifle", "mina+item:knife"}),
        ({"mina": ("dogs",), "seward": ("rifle", "knife")}, {"seward+item:rifle", "seward+item:knife"}),
        ({"mina": ("rifle", "dogs"), "seward": ("dogs",)}, {"done"}),
        ({"mina": ("rifle", "knife"), "seward": ("pistol",)}, {"done"}),
    ):
        state = scene("night", places={"mina": "paris", "seward": "paris"}, items=items)
        state = do(state, "pass", "pass", "pass", "trade")
        assert {action.text for action in chosen((state, legal_actions(state)))} <= given


def test_an_escape_is_used_for_a_dangerous_ambush_only(games: dict[type, list[Asked]]) -> None:
    """Hunters escape from wolves and other fighters, not from rats and rumors."""
    fought = (Encounter.NEW_VAMPIRE, Encounter.SZGANY_BODYGUARDS, Encounter.WOLVES, Encounter.BATS)
    state, actions = games[AmbushAnswer][0]
    for card in Encounter:
        met = state.clone()
        met.agenda = (*state.agenda[:-1], replace(state.agenda[-1], card=int(card)))
        passed = {action == actions[0] for action in chosen((met, actions))}
        if card in fought:
            assert passed == {False}
        if card in (Encounter.RATS, Encounter.HOAX, Encounter.SABOTEUR):
            assert passed == {True}


def test_hunters_start_apart_from_one_another(games: dict[type, list[Asked]]) -> None:
    for state, actions in games[StartCity]:
        others = [sheet.place for sheet in state.hunters if sheet.place >= 0]
        for action in chosen((state, actions), 3):
            assert all(DAYS_AWAY[action.place][place] >= 1 for place in others)
