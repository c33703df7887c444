"""The fast player of the second edition's chapter goes to houses, and fights the Servant."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ai.knowledge.fury2.chapters.goals import choose, sites
from furyqt.rules.core.agenda import Action, legal_actions, play
from furyqt.rules.fury2.actions import Go, Play, Strike, Word
from furyqt.rules.fury2.decks import EventCard, Item
from furyqt.rules.fury2.events import LocationRevealed, PlaceDenied
from furyqt.rules.fury2.observation import Fury2Observation, observe
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.travel.hunter_moves import HunterMove
from furyqt.rules.fury2.tables import ATLAS, HUNTERS
from tests.rules.fury2.chapters.servant_chapters import staged
from tests.rules.fury2.scenes import at

STAY = Word("stay")
BOTH = ("emptied", "felled")


def moving(**servant: Any) -> Fury2State:
    """Return the chapter at the first move of Lord Godalming, who is in Brussels."""
    state = staged(2)
    while not isinstance(state.agenda[-1], HunterMove):
        state = play(state, legal_actions(state)[0])  # type: ignore[assignment]
    state.update_servant(place=at("zurich"), **servant)
    return state


def chosen(state: Fury2State, *goals: str, greedy: Action = STAY) -> Action:
    return choose(observe(state, HUNTERS), greedy, goals, {})


def seen(state: Fury2State, *more: Any) -> Fury2Observation:
    return observe_with(state, more)


def observe_with(state: Fury2State, more: tuple[Any, ...]) -> Fury2Observation:
    found = observe(state, HUNTERS)
    return replace(found, events=(*found.events, *more))


def test_a_hunter_goes_to_the_nearest_city_that_may_have_a_house() -> None:
    action = chosen(moving(), "emptied")
    assert isinstance(action, Go)
    assert ATLAS.places[action.to].code == "CO"


def test_without_a_goal_of_the_chapter_the_greedy_action_stays() -> None:
    assert chosen(moving(), "harm") == STAY
    card = Play(EventCard.GOOD_LUCK, 0)
    assert chosen(moving(), *BOTH, greedy=card) == card


def test_the_servant_is_followed_while_he_is_on_the_board() -> None:
    action = chosen(moving(), "felled")
    assert isinstance(action, Go | Word)
    assert action != STAY
    assert chosen(moving(skull=1), "felled") == STAY


def test_cities_that_were_denied_or_turned_are_not_searched_again() -> None:
    state = moving()
    known = set(sites(seen(state)))
    assert {at("cologne"), at("berlin")} < known
    assert known - set(sites(seen(state, PlaceDenied(at("cologne"))))) == {at("cologne")}
    assert known - set(sites(seen(state, LocationRevealed(3, at("berlin"))))) == {at("berlin")}


def test_a_known_house_is_a_site_until_it_is_empty() -> None:
    state = moving()
    house = state.catacombs[0]
    assert house is not None
    state.catacombs = (replace(house, faceup=True), None, None)
    assert list(sites(observe(state, HUNTERS))) == [house.place]
    state.catacombs = (replace(house, faceup=True, tiles=()), None, None)
    assert list(sites(observe(state, HUNTERS))) == []


def test_a_vampire_that_is_awake_is_left_alone_by_night() -> None:
    state = moving()
    house = next(spot for spot in state.catacombs if spot and spot.tiles[0].card == 16)
    tiles = (replace(house.tiles[0], faceup=True),)
    state.catacombs = (replace(house, faceup=True, tiles=tiles), None, None)
    assert list(sites(observe(state, HUNTERS))) == []
    state.time = 1
    assert list(sites(observe(state, HUNTERS))) == [house.place]


def test_a_healthy_hunter_does_not_run_from_the_servant() -> None:
    state = moving()
    state.update_hunter(0, place=state.servant.place)
    state.update_servant(place=state.hunters[0].place)
    state = play(state, STAY)  # type: ignore[assignment]
    observation = observe(state, HUNTERS)
    assert Strike(Item.ESCAPE) in observation.actions
    best = choose(observation, Strike(Item.ESCAPE), BOTH, {})
    assert best == Strike(Item.STAKE)
    assert choose(observation, Strike(Item.ESCAPE), ("emptied",), {}) == Strike(Item.ESCAPE)
    weak = replace(observation, hunters=(replace(observation.hunters[0], health=2), *observation.hunters[1:]))
    assert choose(weak, Strike(Item.ESCAPE), BOTH, {}) == Strike(Item.ESCAPE)
