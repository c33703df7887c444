"""A person who plays only the Servant sees Dracula's cards only with his leave (S8.3)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from furyqt.rules.core.agenda import advance, is_over, legal_actions
from furyqt.rules.core.zones import HIDDEN
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.observation import Fury2Observation, observe
from furyqt.rules.fury2.seat_view import known_spots, seat_view
from furyqt.rules.fury2.setup import setup
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.summary import summarize
from furyqt.rules.fury2.tables import (
    CITY_BACK,
    DRACULA,
    DRACULA_FIGURE,
    HUNTERS,
    NOWHERE,
    SEA_BACK,
    SERVANT_FIGURE,
)
from tests.rules.fury2.scenes import at, do
from tests.rules.fury2.servants import passed, variant

SERVANT, BOTH = frozenset({SERVANT_FIGURE}), frozenset({DRACULA_FIGURE, SERVANT_FIGURE})


def seen(state: Fury2State) -> Fury2Observation:
    """Return what a person who plays only the Servant sees."""
    return seat_view(observe(state, DRACULA), SERVANT)


def hiding(**given: Any) -> Fury2State:
    """Return the Servant's turn while Dracula hides something everywhere."""
    return variant(
        trail=["zurich+rats", "munich", "adriatic_sea"],
        catacombs=["rome+fog+hoax"],
        events={"dracula": ["rage", "devilish_power"]},
        **given,
    )


def test_only_the_servants_seat_alone_sees_less() -> None:
    own = observe(hiding(), DRACULA)
    assert seat_view(own, BOTH) is own
    assert seat_view(own, frozenset({DRACULA_FIGURE})) is own
    assert seat_view(own, frozenset()) is own
    hunters = observe(hiding(), HUNTERS)
    assert seat_view(hunters, frozenset({0})) is hunters


def test_s8_3_without_leave_he_sees_the_backs_of_draculas_cards() -> None:
    view = seen(hiding())
    assert [spot.place for spot in view.trail] == [CITY_BACK, CITY_BACK, SEA_BACK]
    assert view.trail[0].tiles[0].card == HIDDEN
    assert view.catacombs[0] is not None
    assert view.catacombs[0].place == CITY_BACK
    assert set(view.dracula_events) == set(view.encounters) == {HIDDEN}
    assert (view.port, view.wake) == (NOWHERE, NOWHERE)


def test_s8_3_with_draculas_leave_he_sees_the_newest_location_only() -> None:
    state = do(hiding(), "look", "yes")
    view = seen(state)
    assert [spot.place for spot in view.trail] == [at("zurich"), CITY_BACK, SEA_BACK]
    assert view.trail[0].tiles[0].card == HIDDEN
    assert known_spots(view) == {state.trail[0].id}


def test_s8_3_a_newer_card_is_hidden_and_the_one_he_saw_stays_known() -> None:
    state = do(hiding(), "look", "yes", "stay", "nothing")
    state = passed(state)
    while type(state.agenda[-1]).__name__ != "CardPlacement":
        state = do(state, legal_actions(state)[0].text)
    state = do(state, "@MI")
    view = seen(state)
    assert [spot.place for spot in view.trail[:3]] == [CITY_BACK, at("zurich"), CITY_BACK]


def test_s8_3_the_newest_card_can_be_hide() -> None:
    state = do(variant(trail=["hide/zurich", "zurich", "munich"]), "look", "yes")
    view = seen(state)
    assert view.trail[0].is_hide
    assert view.trail[1].place == CITY_BACK
    assert not seen(variant(trail=["hide/zurich", "zurich", "munich"])).trail[0].is_hide


def test_s8_3_a_look_at_hide_tells_nothing_of_the_place_under_it() -> None:
    """Two games that differ only in the place where Dracula hides look the same to the Servant."""
    looked = [
        seen(do(variant(trail=[f"hide/{place}", place, "munich"]), "look", "yes"))
        for place in ("prague", "zurich")
    ]
    assert all(view.trail[0].is_hide for view in looked)
    assert looked[0] == looked[1]


def test_s8_3_option_servant_sees_always_includes_the_place_of_hide() -> None:
    view = seen(variant(trail=["hide/zurich", "zurich", "munich"], options={"servant_sees": "always"}))
    assert view.trail[0].under == at("zurich")


@pytest.mark.parametrize(("option", "known"), [("always", True), ("never", False), ("request", False)])
def test_s8_3_option_servant_sees_decides_what_he_sees_without_asking(option: str, known: bool) -> None:
    view = seen(hiding(options={"servant_sees": option}))
    assert (view.trail[0].place == at("zurich")) == known
    assert (view.trail[1].place == at("munich")) == known


def test_s8_2_he_sees_his_own_event_and_the_cards_that_hunters_show() -> None:
    state = do(variant(events={"dracula": ["trap"], "mina": ["good_luck"]}), "event:trap")
    view = seen(state)
    assert view.servant.event == state.servant.event
    assert view.events == observe(state, DRACULA).events
    assert view.hunters == observe(state, DRACULA).hunters


def test_while_dracula_decides_his_choices_are_not_shown() -> None:
    state = passed(variant("dracula"))
    while type(state.agenda[-1]).__name__ != "CardPlacement":
        state = do(state, legal_actions(state)[0].text)
    assert observe(state, DRACULA).actions
    assert seen(state).actions == ()
    own = variant()
    assert seen(own).actions == tuple(legal_actions(own))


def test_after_the_game_everything_is_seen() -> None:
    state = hiding()
    state.winner, state.agenda = HUNTERS, ()
    assert seen(state) == observe(state, DRACULA)


def game(seed: int) -> list[Fury2State]:
    """Return positions of a random game with the Servant."""
    rng = random.Random(seed)
    state = setup({"variant": "servant"}, seed)
    found = []
    for number in range(700):
        if is_over(state):
            break
        advance(state, rng.choice(legal_actions(state)))
        if number % 20 == 0:
            found.append(state.clone())
    return found


@pytest.fixture(scope="module")
def positions() -> list[Fury2State]:
    return [state for seed in range(3) for state in game(seed) if not is_over(state)]


def test_the_view_can_be_told_and_has_as_many_events(positions: list[Fury2State]) -> None:
    for state in positions:
        view, own = seen(state), observe(state, DRACULA)
        assert len(view.events) == len(own.events)
        assert all("{" not in str(event.describe()) for event in view.events[-20:])
        assert bool(summarize(view)["trail"]) == bool(state.trail)


def other_trails(state: Fury2State) -> Fury2State:
    """Return a position with other facedown locations, tiles and hands of Dracula."""
    other = state.clone()
    other.trail = tuple(
        replace(spot, place=at("athens")) if not spot.faceup and spot.place >= 0 else spot
        for spot in state.trail
    )
    other.encounters = state.encounters[::-1]
    other.events = (0,) * len(state.events)
    return other


def blind(state: Fury2State) -> bool:
    """Return whether every facedown card of the trail is a city that the Servant does not know."""
    spots = [spot for spot in observe(state, HUNTERS).trail if not spot.faceup]
    known = known_spots(observe(state, DRACULA))
    return all(spot.place == CITY_BACK and not spot.power >= 0 and spot.id not in known for spot in spots)


def test_s8_3_other_cards_of_dracula_look_the_same(positions: list[Fury2State]) -> None:
    states = [state for state in positions if blind(state) and not any(spot.is_hide for spot in state.trail)]
    assert len(states) >= 10
    for state in states:
        assert seen(other_trails(state)).trail == seen(state).trail
        assert seen(other_trails(state)).encounters == seen(state).encounters
        assert seen(other_trails(state)).dracula_events == seen(state).dracula_events


def test_s8_3_a_planted_leak_is_found(positions: list[Fury2State]) -> None:
    states = [state for state in positions if blind(state) and any(not spot.faceup for spot in state.trail)]
    assert any(
        observe(other_trails(state), DRACULA).trail != observe(state, DRACULA).trail for state in states
    )


def test_the_ruleset_offers_the_view() -> None:
    assert RULES.seat_view is seat_view
