"""The Servant's setup, movement and action (S1-S4)."""

from __future__ import annotations

import pytest

from furyqt.rules.core.chance import seeded
from furyqt.rules.core.ruleset import asked_player
from furyqt.rules.fury2.decks import EventCard, Tactic
from furyqt.rules.fury2.events import (
    ActionTaken,
    EventHandedOver,
    HunterMoved,
    ServantArmed,
    ServantLives,
    TrainDeclared,
)
from furyqt.rules.fury2.game import table
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import (
    ATLAS,
    DRACULA,
    FIGURES,
    HOSPITAL,
    HUNTERS,
    LIVES,
    NOWHERE,
    ROADS,
    SERVANT_FIGURE,
    SMALL,
    SMALL_HOURS,
)
from furyqt.rules.fury2.tactics.cards import servant_cards
from tests.rules.fury2.scenes import (
    DAWN,
    NOON,
    TWILIGHT,
    at,
    do,
    event,
    events_of,
    held,
    pending,
    scene,
    tokens,
)
from tests.rules.fury2.servants import AWAY, moves, opening, passed, seat, train, variant

# ------------------------------------------------------------------------------------------------- S1: setup


def test_s1_1_the_servant_is_a_seat_of_draculas_player() -> None:
    rules = table({"variant": "servant", "north_sea": "joined"})
    assert [seat_.name for seat_ in rules.seats][-2:] == ["dracula", "servant"]
    assert {seat_.player for seat_ in rules.seats[-2:]} == {DRACULA}
    assert len(table({"variant": "base", "north_sea": "joined"}).seats) == 5


def test_s1_2_s1_3_his_sheet_begins_with_three_lives_and_an_unused_wolf() -> None:
    servant = opening().servant
    assert (servant.lives, servant.skull, servant.wolf, servant.weapons) == (LIVES, 0, False, 0)


def test_s1_4_he_begins_with_punch_and_dodge_of_the_agents() -> None:
    own = set(servant_cards(opening().servant.weapons, night=False))
    assert own - {Tactic.ESCAPE_MAN} == {Tactic.AGENT_PUNCH, Tactic.AGENT_DODGE}


def test_s1_5_he_chooses_a_small_city_before_the_hunters_and_dracula() -> None:
    state = opening()
    assert (pending(state), seat(state), asked_player(state)) == ("ServantStart", "servant", DRACULA)
    assert {at(token) for token in tokens(state)} == SMALL
    state = do(state, "ST")
    order = []
    while pending(state) in ("StartCity", "DraculaStart"):
        order.append(seat(state))
        state = do(state, tokens(state)[-1])
    assert order == ["godalming", "seward", "helsing", "mina", "dracula"]


def test_s1_6_his_place_is_public() -> None:
    state = do(opening(), "ST")
    (moved,) = events_of(state, HunterMoved)
    assert (moved.hunter, moved.place) == (SERVANT_FIGURE, at("strasbourg"))
    assert moved.shown_to(0) == moved


def test_s1_7_the_first_hunter_begins() -> None:
    state = do(opening(), "ST", "AM", "AM", "AM", "AM", "PA")
    assert (pending(state), seat(state)) == ("HunterMove", "godalming")


@pytest.mark.parametrize(("option", "shared"), [("allowed", True), ("avoided", False)])
def test_s1_8_option_servant_share_hunters_may_begin_in_his_city(option: str, shared: bool) -> None:
    state = do(opening(servant_share=option), "ST")
    assert ("ST" in tokens(state)) == shared


# -------------------------------------------------------------------------------------------------- S2: turn


def test_s2_1_he_acts_after_mina_and_before_dracula() -> None:
    state = variant("mina")
    state = passed(do(state, "stay", "nothing"))
    assert (pending(state), seat(state)) == ("ServantMove", "servant")
    state = passed(do(state, "stay", "nothing"))
    assert seat(state) == "dracula"
    assert state.round == 6


def test_s2_2_he_moves_and_then_acts() -> None:
    state = do(variant(), "road:ZU")
    assert (pending(state), state.servant.place) == ("ServantAction", at("zurich"))


def test_s2_the_base_game_has_no_turn_of_his() -> None:
    state = do(scene("mina", places=AWAY), "stay", "nothing")
    assert seat(state) == "dracula"


# ---------------------------------------------------------------------------------------------- S3: movement


def test_s3_1_by_day_he_stays_goes_one_road_or_takes_the_train() -> None:
    state = variant(time=NOON)
    names = {ATLAS.places[place].code for place in ROADS[at("strasbourg")]}
    assert moves(state, "road") == names
    assert {"stay", "rail"} <= set(tokens(state))
    assert not moves(state, "wolf")


def test_s3_1_he_obeys_the_train_die() -> None:
    state = train(variant(time=NOON), "2")
    assert events_of(state, TrainDeclared)[-1].hunter == SERVANT_FIGURE
    assert pending(state) == "ServantRide"
    assert moves(state, "rail") == {"CO", "FR", "LI", "MI", "ZU"}
    assert do(state, "rail:MI").servant.place == at("milan")


def test_s3_1_x_ends_his_turn_even_beside_a_hunter() -> None:
    state = train(variant(time=NOON, places={"mina": "strasbourg"}), "X")
    assert state.fight is None
    assert seat(state) == "dracula"


@pytest.mark.parametrize("goal", ["wolf:MU", "wolf:NU"], ids=["one road", "two roads"])
def test_s3_2_by_night_he_can_run_two_roads_as_a_wolf_once(goal: str) -> None:
    state = do(variant(time=TWILIGHT), goal)
    assert state.servant.wolf
    again = variant(time=TWILIGHT, sheet={"wolf": True})
    assert not moves(again, "wolf")
    assert moves(again, "road")


def test_s3_2_dawn_gives_the_wolf_back() -> None:
    state = variant("dracula", time=SMALL_HOURS, sheet={"wolf": True})
    state = passed(state)
    assert (state.time, state.servant.wolf) == (DAWN, False)


@pytest.mark.parametrize(
    ("option", "ways"),
    [
        ("wolf_or_road", {"stay", "road", "wolf"}),
        ("wolf_only", {"stay", "wolf"}),
        ("all", {"stay", "road", "wolf", "rail"}),
    ],
)
def test_s3_3_option_servant_night_decides_his_ways_by_night(option: str, ways: set[str]) -> None:
    state = variant(time=TWILIGHT, options={"servant_night": option})
    assert {token.partition(":")[0] for token in tokens(state)} - {"look"} == ways


def test_s3_4_he_sails_like_a_hunter_and_never_back() -> None:
    state = do(variant(places={"servant": "galway"}), "sea:AO")
    assert (state.servant.port, state.servant.wake) == (at("galway"), NOWHERE)
    at_sea = variant(places={"servant": "atlantic_ocean"}, sheet={"port": "galway"}, time=TWILIGHT)
    assert "stay" not in tokens(at_sea)
    assert "GW" not in moves(at_sea, "sea")
    assert {"LS", "IR"} <= moves(at_sea, "sea")
    assert not moves(at_sea, "wolf")
    landed = do(at_sea, "sea:LS")
    assert (landed.servant.port, landed.blood) == (NOWHERE, at_sea.blood)


def test_s3_5_s8_5_the_hospital_is_closed_to_him_also_on_the_way() -> None:
    state = variant(places={"servant": "szeged"}, time=TWILIGHT)
    assert HOSPITAL in ROADS[at("szeged")]
    assert not {"JM"} & (moves(state, "road") | moves(state, "wolf"))
    around = {ATLAS.places[place].code for place in ROADS[HOSPITAL]}
    near = {code for code in around if at(code) in ROADS[at("szeged")]}
    through = {
        ATLAS.places[place].code
        for road in ROADS[at("szeged")]
        if road != HOSPITAL
        for place in (road, *ROADS[road])
    }
    assert near <= moves(state, "wolf") <= through


def test_s3_6_a_missed_train_leaves_him_without_road_search_or_rest() -> None:
    state = train(variant(time=NOON), "0")
    assert state.servant.place == at("strasbourg")
    assert seat(state) == "dracula"


def test_s3_7_markers_do_not_bind_him_but_a_roadblock_on_a_railway_does() -> None:
    zurich = at("zurich")
    state = variant(time=NOON, hosts=("zurich",), consecrated=at("geneva"))
    assert {"ZU", "GE"} <= moves(state, "road")
    rail = next(
        n
        for n, way in enumerate(ATLAS.links)
        if way.kind == "rail" and {way.a, way.b} == {zurich, at("strasbourg")}
    )
    road = next(
        n
        for n, way in enumerate(ATLAS.links)
        if way.kind == "road" and {way.a, way.b} == {zurich, at("strasbourg")}
    )
    assert "ZU" in moves(variant(time=NOON, roadblock=road), "road")
    assert moves(train(variant(time=NOON), "1"), "rail") == {"FR", "ZU"}
    assert moves(train(variant(time=NOON, roadblock=rail), "1"), "rail") == {"FR"}


# ------------------------------------------------------------------------------------------------ S4: action


def test_s4_1_he_must_attack_hunters_in_his_place_as_a_group() -> None:
    state = passed(do(variant(places={"mina": "zurich", "seward": "zurich"}), "road:ZU"))
    assert state.fight is not None
    assert state.fight.hunters == (1, 3)
    assert pending(state) == "StrikeChoice"


def test_s4_1_option_servant_group_lets_him_attack_one_hunter() -> None:
    places = {"mina": "zurich", "seward": "zurich"}
    state = do(variant(places=places, options={"servant_group": "one"}), "road:ZU")
    assert (pending(state), tokens(state)) == ("ServantTarget", ["seward", "mina"])
    state = passed(do(state, "mina"))
    assert state.fight is not None
    assert state.fight.hunters == (3,)


def test_s4_1_after_the_attack_draculas_turn_follows() -> None:
    state = passed(do(variant(places={"mina": "zurich"}), "road:ZU"))
    state = do(state, "!escape")
    while state.fight is not None:
        state = do(state, tokens(state)[0])
    assert pending(state) != "ServantAction"
    assert state.group == ()


@pytest.mark.parametrize(
    ("card", "receiver"), [("long_day", "hunter"), ("trap", "dracula"), ("rage", "dracula")]
)
def test_s4_2_a_search_gives_the_event_to_its_side(card: str, receiver: str) -> None:
    state = do(variant(next_events=[card]), "road:ZU", "event")
    number = event(card)
    assert (number in state.events) == (receiver == "dracula")
    assert any(number in sheet.events for sheet in state.hunters) == (receiver == "hunter")
    assert [taken.action for taken in events_of(state, ActionTaken)][:1] == ["search"]


def test_s4_2_the_hunter_with_the_fewest_events_gets_it() -> None:
    hands = {"godalming": ["good_luck"], "seward": ["long_day"], "mina": ["escape_route"]}
    state = do(variant(next_events=["forewarned"], events=hands), "road:ZU", "event")
    assert held(state, 2) == ["forewarned"]


def test_s4_2_a_tie_is_decided_by_chance() -> None:
    state = do(variant(next_events=["long_day"], events={"seward": ["good_luck"]}), "road:ZU")
    receivers = set()
    for chance in range(0, 4000, 97):
        other = state.clone()
        other.chance = chance
        other = do(other, "event")
        receivers |= {hunter for hunter in FIGURES if EventCard.LONG_DAY in other.hunters[hunter].events}
    assert receivers == {0, 2, 3}


@pytest.mark.parametrize("card", ["good_luck", "surprising_return", "jonathan_harker"])
def test_s4_2_everybody_learns_who_gets_the_card(card: str) -> None:
    for seed in range(6):
        state = variant(next_events=[card])
        state.chance = seeded(seed)
        state = do(state, "road:ZU", "event")
        (told,) = events_of(state, EventHandedOver)
        assert told.shown_to(HUNTERS) == told
        assert str(told.describe()).startswith("The event card goes to ")
        kept = [hunter for hunter, sheet in enumerate(state.hunters) if sheet.events]
        assert kept == ([told.hunter] if card == "good_luck" else [])


def test_s4_2_of_draculas_card_nothing_is_told() -> None:
    state = do(variant(next_events=["trap"]), "road:ZU", "event")
    assert events_of(state, EventHandedOver) == []


def test_s4_2_in_a_large_city_he_can_take_a_weapon_instead() -> None:
    small, large = do(variant(), "road:ZU"), do(variant(), "road:MU")
    assert tokens(small) == ["nothing", "event"]
    assert tokens(large) == ["nothing", "event", "weapon"]
    armed = do(large, "weapon")
    assert armed.servant.weapons == 1
    assert [found.tactic for found in events_of(armed, ServantArmed)] == [Tactic.AGENT_KNIFE]
    assert armed.event_deck == large.event_deck


def test_s4_3_a_rest_needs_a_lost_life_and_no_movement() -> None:
    hurt = variant(sheet={"lives": 1})
    assert "rest" not in tokens(do(hurt, "road:ZU"))
    assert "rest" not in tokens(do(variant(), "stay"))
    deck = hurt.event_deck
    state = do(hurt, "stay", "rest")
    assert (state.servant.lives, state.event_deck) == (2, deck)
    assert [found.lives for found in events_of(state, ServantLives)] == [2]


@pytest.mark.parametrize("way", ["wolf", "rail"])
@pytest.mark.parametrize(("option", "attacks"), [("attacks", True), ("rests", False)])
def test_s4_4_option_servant_attack_decides_an_attack_after_wolf_or_train(
    way: str, option: str, attacks: bool
) -> None:
    time = TWILIGHT if way == "wolf" else NOON
    state = variant(time=time, places={"mina": "zurich"}, options={"servant_attack": option})
    state = do(state, "wolf:ZU") if way == "wolf" else do(train(state, "1"), "rail:ZU")
    assert (state.fight is not None) == attacks


@pytest.mark.parametrize("way", ["wolf", "rail"])
def test_s4_4_after_wolf_or_train_he_neither_searches_nor_rests(way: str) -> None:
    state = variant(time=TWILIGHT if way == "wolf" else NOON, sheet={"lives": 1})
    state = do(state, "wolf:ZU") if way == "wolf" else do(train(state, "1"), "rail:ZU")
    assert seat(state) == "dracula"


def test_s4_4_after_landing_he_attacks_but_does_not_search() -> None:
    sea = {"servant": "atlantic_ocean"}
    assert seat(do(variant(places=sea), "sea:LS")) == "dracula"
    assert do(variant(places={**sea, "mina": "lisbon"}), "sea:LS").fight is not None


def test_s4_5_at_sea_he_has_no_action() -> None:
    state = do(variant(places={"servant": "galway", "mina": "atlantic_ocean"}), "sea:AO")
    assert (state.fight, seat(state)) == (None, "dracula")


@pytest.mark.parametrize("card", ["jonathan_harker", "re_equip", "newspaper_reports"])
def test_s4_6_immediate_cards_and_allies_are_resolved_by_the_hunter(card: str) -> None:
    state = do(variant(next_events=[card], items={name: ["knife"] for name in AWAY}), "road:ZU", "event")
    if card == "jonathan_harker":
        assert state.hunter_ally == event(card)
    elif card == "re_equip":
        assert asked_player(state) == 0
    assert all(event(card) not in sheet.events for sheet in state.hunters)


def test_s4_7_the_receiver_obeys_the_limit() -> None:
    hands = {name: ["good_luck", "long_day", "escape_route"] for name in ("godalming", "helsing")}
    hands |= {"seward": ["advance_planning", "forewarned", "forewarned"]}
    hands["mina"] = ["chartered_carriage", "chartered_carriage", "chartered_carriage"]
    state = do(variant(next_events=["excellent_weather"], events=hands), "road:ZU")
    full: Fury2State | None = None
    for chance in range(0, 4000, 97):
        other = state.clone()
        other.chance = chance
        other = do(other, "event")
        if pending(other) == "DiscardChoice":
            full = other
    assert full is not None
    assert asked_player(full) == 0


def test_s4_8_his_search_reveals_nothing() -> None:
    state = do(variant(trail=["zurich+rats", "munich"]), "road:ZU", "event")
    assert not any(spot.faceup for spot in state.trail)
    assert not any(tile.faceup for spot in state.trail for tile in spot.tiles)
