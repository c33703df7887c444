"""Hunters' events about moving and the order and number of actions, and Fast Horses."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import legal_actions, player_to_move
from furyqt.rules.fury3.actions import Go
from furyqt.rules.fury3.decks import DISCARD, HAND, NONE, PILE, Deck, EventCard, Item
from furyqt.rules.fury3.event_timing import Lasting
from furyqt.rules.fury3.events import CardMoved, CardShown, EffectStarted, HunterMoved, LocationRevealed
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import (
    ATLAS,
    FIGURE_IDS,
    GODALMING,
    HUNTERS,
    MINA,
    RAIL_KINDS,
    SEWARD,
    WITHIN_ROADS,
)
from tests.rules.fury3.scenes import at, do, events_of, option, pending, scene, tokens


def turn_of(who: str, place: str, part: str = "day", **position: Any) -> Fury3State:
    """Return the turn of a hunter who is in a place."""
    state = scene(part, places={who: place}, **position)
    return do(state, *["pass"] * FIGURE_IDS.index(who))


def destinations(state: Fury3State) -> set[int]:
    """Return the destinations of the pending decision's moves."""
    return {action.to for action in legal_actions(state) if isinstance(action, Go)}


def moves(state: Fury3State, hunter: int) -> list[tuple[str, int]]:
    """Return a hunter's moves as (way, place)."""
    return [(event.way, event.place) for event in events_of(state, HunterMoved) if event.hunter == hunter]


# ---------------------------------------------------------------------------------------- Chartered Carriage


def carriage(*tickets: str, place: str = "paris", **position: Any) -> Fury3State:
    """Return a position: Lord Godalming has Chartered Carriage."""
    events = {"godalming": ["chartered_carriage"], **position.pop("events", {})}
    return turn_of("godalming", place, events=events, tickets={"godalming": tickets}, **position)


def test_event_chartered_carriage__moves_one_to_four_railways_of_any_color() -> None:
    state = do(carriage("1"), "godalming>chartered_carriage")
    assert destinations(state) == set(ATLAS.within(4, *RAIL_KINDS, itself=False)[at("paris")])
    assert {at("hamburg"), at("le_havre")} < destinations(state)
    assert {at("paris"), at("munich")}.isdisjoint(destinations(state))
    assert player_to_move(state) == HUNTERS
    state = do(state, "rail:HA")
    assert state.hunters[GODALMING].place == at("hamburg")
    assert moves(state, GODALMING) == [("rail", at("hamburg"))]
    assert state.hunters[GODALMING].tickets == ()
    assert state.event_discard == (EventCard.CHARTERED_CARRIAGE,)
    assert pending(state) == "HunterAction"
    assert state.table == ()


def test_event_chartered_carriage__reveals_only_its_destination() -> None:
    state = carriage("1", trail=["prague", "hamburg", "cologne", "brussels"])
    state = do(state, "godalming>chartered_carriage", "rail:HA")
    assert [event.place for event in events_of(state, LocationRevealed)] == [at("hamburg")]


def test_event_chartered_carriage__returns_a_chosen_ticket_faceup() -> None:
    state = do(carriage("3/2", "1"), "godalming>chartered_carriage")
    assert tokens(state) == ["ticket:3/2", "ticket:1"]
    pool = len(state.tickets)
    state = do(state, "ticket:1")
    assert state.hunters[GODALMING].tickets == (0,)
    assert len(state.tickets) == pool + 1
    *_, spent = events_of(state, CardMoved)
    assert (spent.deck, spent.card, spent.source, spent.target, spent.faceup) == (
        Deck.TICKET,
        4,
        HAND[GODALMING],
        PILE,
        True,
    )


@pytest.mark.parametrize(
    ("tickets", "place", "fog"),
    [((), "paris", ()), (("3/2",), "athens", ()), (("3/2",), "paris", ("paris",))],
)
def test_event_chartered_carriage__needs_a_ticket_and_a_railway(
    tickets: tuple[str, ...], place: str, fog: tuple[str, ...]
) -> None:
    state = carriage(*tickets, place=place, fog=tuple(at(city) for city in fog))
    assert "godalming>chartered_carriage" not in tokens(state)


def test_event_chartered_carriage__is_a_move_by_day() -> None:
    events, tickets = {"godalming": ["chartered_carriage"]}, {"godalming": ["1"]}
    state = turn_of("godalming", "paris", "night", events=events, tickets=tickets)
    assert "godalming>chartered_carriage" not in tokens(state)


def test_event_chartered_carriage__is_stopped_by_fog_and_roadblocks() -> None:
    way = frozenset({at("paris"), at("le_havre")})
    blocked = tuple(
        n for n, line in enumerate(ATLAS.links) if {line.a, line.b} == way and line.kind in RAIL_KINDS
    )
    state = carriage("1", roadblocks=blocked, fog=(at("brussels"),))
    state = do(state, "godalming>chartered_carriage")
    assert {at("le_havre"), at("brussels"), at("hamburg")}.isdisjoint(destinations(state))
    assert at("marseilles") in destinations(state)


def test_r15_8_false_tip_cancels_the_carriage_and_the_ticket_is_lost() -> None:
    state = carriage("3/2", "1", events={"dracula": ["false_tip"]})
    state = do(state, "godalming>chartered_carriage", "ticket:3/2")
    assert player_to_move(state) != HUNTERS
    state = do(state, "dracula>false_tip")
    assert state.hunters[GODALMING].place == at("paris")
    assert state.hunters[GODALMING].tickets == (4,)
    assert moves(state, GODALMING) == []
    assert sorted(state.event_discard) == [EventCard.CHARTERED_CARRIAGE, EventCard.FALSE_TIP]
    assert state.table == ()
    assert pending(state) == "HunterAction"
    assert state.agenda[-1].hunter == SEWARD  # type: ignore[attr-defined]  # a HunterAction


def test_r15_8_without_false_tip_the_carriage_moves() -> None:
    state = carriage("1", events={"dracula": ["false_tip"]})
    state = do(state, "godalming>chartered_carriage", "pass", "rail:BU")
    assert state.hunters[GODALMING].place == at("brussels")


def test_event_good_luck__saves_the_carriage_from_false_tip() -> None:
    state = carriage("1", events={"dracula": ["false_tip"], "mina": ["good_luck"]})
    state = do(state, "godalming>chartered_carriage", "dracula>false_tip", "mina>good_luck", "rail:BU")
    assert state.hunters[GODALMING].place == at("brussels")
    assert sorted(state.event_discard) == [
        EventCard.CHARTERED_CARRIAGE,
        EventCard.GOOD_LUCK,
        EventCard.FALSE_TIP,
    ]
    assert state.table == ()
    assert pending(state) == "HunterAction"


# ----------------------------------------------------------------------------------------- Excellent Weather


def weather(place: str, part: str = "day", **position: Any) -> Fury3State:
    """Return a position: Lord Godalming has Excellent Weather."""
    return turn_of("godalming", place, part, events={"godalming": ["excellent_weather"]}, **position)


def test_event_excellent_weather__moves_twice_by_sea() -> None:
    state = do(weather("london"), "godalming>excellent_weather")
    assert destinations(state) == {at("english_channel")}
    state = do(state, "sea:EC")
    assert pending(state) == "Voyage"
    assert destinations(state) == {
        at(to) for to in ("le_havre", "london", "plymouth", "north_atlantic", "north_sea")
    }
    state = do(state, "sea:LE")
    assert state.hunters[GODALMING].place == at("le_havre")
    assert moves(state, GODALMING) == [("sea", at("english_channel")), ("sea", at("le_havre"))]
    assert state.event_discard == (EventCard.EXCELLENT_WEATHER,)
    assert state.table == ()
    assert pending(state) == "HunterAction"


def test_event_excellent_weather__a_port_on_the_way_reveals_nothing() -> None:
    state = weather("english_channel", trail=["prague", "le_havre", "paris"])
    state = do(state, "godalming>excellent_weather", "sea:LE", "sea:EC")
    assert not events_of(state, LocationRevealed)
    state = do(weather("london", trail=["prague", "le_havre"]), "godalming>excellent_weather")
    state = do(state, "sea:EC", "sea:LE")
    assert [event.place for event in events_of(state, LocationRevealed)] == [at("le_havre")]


def test_event_excellent_weather__ends_if_no_second_move_is_possible() -> None:
    sheets = {"godalming": {}}
    state = weather("english_channel", storms=(at("english_channel"),), sheets=sheets)
    state = do(state, "godalming>excellent_weather", "sea:LE")
    assert state.hunters[GODALMING].place == at("le_havre")
    assert pending(state) == "HunterAction"


def test_event_excellent_weather__takes_a_hunter_at_sea_to_land_and_back_to_sea() -> None:
    state = weather("english_channel")
    assert "godalming>excellent_weather" in tokens(state)
    state = do(state, "godalming>excellent_weather", "sea:NS", "sea:HA")
    assert state.hunters[GODALMING].place == at("hamburg")


def test_event_excellent_weather__is_one_move_across_a_border() -> None:
    state = weather("london")
    state = do(state, "godalming>excellent_weather", "sea:EC", "sea:LE")
    assert pending(state) == "HunterAction"
    events = {"godalming": ["excellent_weather"], "dracula": ["customs_search"]}
    for place, to, asked in (("london", "LE", True), ("plymouth", "LO", False)):
        state = turn_of("godalming", place, events=events)
        state = do(state, "godalming>excellent_weather", "sea:EC")
        assert pending(state) == "Voyage"
        state = do(state, f"sea:{to}")
        assert ("dracula>customs_search" in tokens(state)) is asked


@pytest.mark.parametrize(
    ("place", "fields"),
    [("paris", {}), ("london", {"storms": "english_channel"}), ("london", {"fog": "london"})],
)
def test_event_excellent_weather__needs_a_link_by_sea(place: str, fields: dict[str, str]) -> None:
    state = weather(place, **{name: (at(where),) for name, where in fields.items()})
    assert "godalming>excellent_weather" not in tokens(state)


def test_event_excellent_weather__is_a_day_action() -> None:
    assert "godalming>excellent_weather" not in tokens(weather("london", "night"))


# ---------------------------------------------------------------------------------------- Sense of Emergency


def emergency(place: str, part: str = "day", damage: int = 0, **position: Any) -> Fury3State:
    """Return a position: Mina has Sense of Emergency."""
    events = {"mina": ["sense_of_emergency"]}
    sheets = {"mina": {"damage": damage}}
    return turn_of("mina", place, part, events=events, sheets=sheets, **position)


def test_event_sense_of_emergency__costs_2_damage_and_moves_up_to_three_roads() -> None:
    state = do(emergency("athens"), "mina>sense_of_emergency")
    assert state.hunters[MINA].damage == 2
    assert destinations(state) == set(WITHIN_ROADS[3][at("athens")])
    assert {at("valona"), at("belgrade")} < destinations(state)
    assert at("athens") not in destinations(state)
    state = do(state, "road:BE")
    assert state.hunters[MINA].place == at("belgrade")
    assert moves(state, MINA) == [("road", at("belgrade"))]
    assert EventCard.SENSE_OF_EMERGENCY in state.event_discard
    assert state.table == ()


@pytest.mark.parametrize(("damage", "stays"), [(6, False), (7, True), (8, True)])
def test_event_sense_of_emergency__a_defeated_hunter_does_not_move(damage: int, stays: bool) -> None:
    state = do(emergency("athens", damage=damage), "mina>sense_of_emergency")
    assert state.hunters[MINA].defeated is stays
    assert (pending(state) == "RoadRide") is not stays
    assert state.hunters[MINA].place == at("athens")


@pytest.mark.parametrize(
    ("place", "fog"), [("cagliari", ()), ("athens", ("athens",)), ("athens", ("valona",))]
)
def test_event_sense_of_emergency__needs_a_road(place: str, fog: tuple[str, ...]) -> None:
    state = emergency(place, fog=tuple(at(city) for city in fog))
    assert "mina>sense_of_emergency" not in tokens(state)


def test_event_sense_of_emergency__is_a_day_action() -> None:
    assert "mina>sense_of_emergency" not in tokens(emergency("athens", "night"))


# ------------------------------------------------------------------------------------- what lasts for a while

LASTING = {
    "long_night": Lasting.NIGHT_ROADS,
    "speedy_telegraph": Lasting.ANY_ORDER,
    "renewed_vigor": Lasting.EXTRA_ACTION,
}


def played_at_dawn(card: str) -> Fury3State:
    """Return a position after Dr. Seward played the card at dawn."""
    state = scene("dawn", events={"seward": [card]})
    assert pending(state) == "WindowChoice"
    state = do(state, f"seward>{card}")
    assert state.lasting == (LASTING[card],)
    assert [event.what for event in events_of(state, EffectStarted)] == [LASTING[card]]
    assert state.table == ()
    assert len(state.event_discard) == 1
    return state


def pass_the_day(state: Fury3State) -> Fury3State:
    """Pass with all hunters until night."""
    while not (state.is_night() and pending(state) == "HunterAction"):
        state = do(state, "pass")
    return state


@pytest.mark.parametrize("card", LASTING)
def test_event_long_night__and_the_other_lasting_events_do_not_stack(card: str) -> None:
    state = scene("dawn", events={"seward": [card, card]})
    state = do(state, f"seward>{card}")
    assert state.lasting == (LASTING[card],)
    assert f"seward>{card}" not in tokens(state)


@pytest.mark.parametrize("card", LASTING)
def test_event_long_night__and_the_other_lasting_events_are_played_at_dawn(card: str) -> None:
    for part in ("day", "dusk", "night"):
        state = scene(part, events={"godalming": [card]})
        assert pending(state) == "HunterAction"
        assert f"godalming>{card}" not in tokens(state)


def test_event_long_night__allows_hunters_to_move_by_road_at_night() -> None:
    state = played_at_dawn("long_night")
    assert pending(state) == "HunterAction"
    state = pass_the_day(state)
    assert destinations(state) == {at("manchester"), at("plymouth"), at("swansea")}
    assert {action.way for action in legal_actions(state) if isinstance(action, Go)} == {"road"}


def test_event_long_night__each_move_draws_the_bottom_card() -> None:
    bottom = ["false_tip", "hypnosis"]
    state = pass_the_day(
        do(scene("dawn", events={"seward": ["long_night"]}, bottom=bottom), "seward>long_night")
    )
    state = do(state, "road:SW")
    assert state.events == (EventCard.FALSE_TIP,)
    state = do(state, "road:MA")
    assert state.events == (EventCard.FALSE_TIP,)
    assert state.event_discard[-1] == EventCard.HYPNOSIS


def test_event_long_night__ends_with_the_night() -> None:
    state = pass_the_day(played_at_dawn("long_night"))
    while state.is_night() and pending(state) == "HunterAction":
        state = do(state, "pass")
    assert state.lasting == ()


def test_event_speedy_telegraph__hunters_act_in_any_order() -> None:
    state = played_at_dawn("speedy_telegraph")
    assert tokens(state) == list(FIGURE_IDS[:4])
    state = do(state, "mina", "pass")
    assert tokens(state) == list(FIGURE_IDS[:3])


def test_event_renewed_vigor__allows_a_second_other_action() -> None:
    state = played_at_dawn("renewed_vigor")
    assert pending(state) == "HunterAction"
    assert state.waiting == (1, 2, 3)
    state = do(state, "reserve", "no")
    assert state.agenda[-1].hunter == GODALMING  # type: ignore[attr-defined]  # a HunterAction
    assert "reserve" not in tokens(state)
    assert "supply" in tokens(state)


def test_event_speedy_telegraph__with_renewed_vigor_a_hunter_takes_both_actions_together() -> None:
    state = scene("day", lasting=(Lasting.ANY_ORDER, Lasting.EXTRA_ACTION), sheets={"mina": {"damage": 3}})
    state = do(state, "mina", "rest")
    assert (pending(state), state.agenda[-1].hunter) == ("HunterAction", MINA)  # type: ignore[attr-defined]
    assert "rest" not in tokens(state)
    state = do(state, "supply")
    while pending(state) != "NextHunter":
        state = do(state, tokens(state)[0])
    assert tokens(state) == ["godalming", "seward", "helsing"]


def test_event_renewed_vigor__cannot_be_played_if_the_day_is_skipped() -> None:
    state = scene("dawn", events={"seward": ["renewed_vigor"]}, lasting=(Lasting.NO_DAY,))
    assert pending(state) != "WindowChoice"


# ----------------------------------------------------------------------------------------------- Fast Horses


def horses(ticket: int, place: str = "prague", **position: Any) -> Fury3State:
    """Return a position: Lord Godalming uses Fast Horses, and the pool has one kind of ticket."""
    position = {"trail": ["hamburg"], "items": {"godalming": ["fast_horses"]}, **position}
    state = turn_of("godalming", place, **position)
    state = state.clone()
    state.tickets = (ticket,) * 3
    return do(state, "horses")


@pytest.mark.parametrize(("ticket", "roads"), [(0, 2), (1, 2), (2, 1), (3, 1)])
def test_item_fast_horses__move_by_the_yellow_value_and_are_kept(ticket: int, roads: int) -> None:
    state = horses(ticket)
    assert destinations(state) == set(WITHIN_ROADS[roads][at("prague")])
    shown = [(event.deck, event.card) for event in events_of(state, CardShown)]
    assert shown == [(Deck.ITEM, Item.FAST_HORSES), (Deck.TICKET, ticket)]
    state = do(state, "road:BR")
    assert state.hunters[GODALMING].place == at("berlin")
    assert moves(state, GODALMING) == [("road", at("berlin"))]
    assert state.hunters[GODALMING].items == (Item.FAST_HORSES,)
    assert len(state.tickets) == 3
    assert state.item_discard == ()
    assert pending(state) == "HunterAction"


def test_item_fast_horses__without_a_yellow_value_move_one_road_and_are_discarded() -> None:
    state = horses(4)
    assert destinations(state) == set(WITHIN_ROADS[1][at("prague")])
    state = do(state, "road:BR")
    assert state.hunters[GODALMING].items == ()
    assert state.item_discard == (Item.FAST_HORSES,)
    *_, gone = [event for event in events_of(state, CardMoved) if event.deck == Deck.ITEM]
    assert (gone.card, gone.target) == (Item.FAST_HORSES, DISCARD)
    assert len(state.tickets) == 3
    assert pending(state) == "HunterAction"


def test_item_fast_horses__a_weakened_hunter_then_reveals_another_item() -> None:
    sheets = {"godalming": {"bites": 1, "shown_item": Item.FAST_HORSES}}
    state = horses(4, items={"godalming": ["fast_horses", "knife"]}, sheets=sheets)
    assert state.hunters[GODALMING].shown_item == Item.KNIFE
    assert pending(state) == "RoadRide"


def test_item_fast_horses__reveal_their_destination() -> None:
    state = do(horses(0, trail=["hamburg", "leipzig", "berlin"]), "road:LI")
    assert [event.place for event in events_of(state, LocationRevealed)] == [at("leipzig")]


def test_item_fast_horses__need_the_day_a_road_and_the_card() -> None:
    items = {"godalming": ["fast_horses"]}
    assert "horses" in tokens(turn_of("godalming", "prague", items=items))
    assert "horses" not in tokens(turn_of("godalming", "prague"))
    assert "horses" not in tokens(turn_of("godalming", "prague", "night", items=items))
    assert "horses" not in tokens(turn_of("godalming", "cagliari", items=items))
    assert "horses" not in tokens(turn_of("godalming", "prague", items=items, fog=(at("prague"),)))


def test_item_fast_horses__with_an_empty_pool_move_one_road() -> None:
    state = turn_of("godalming", "prague", items={"godalming": ["fast_horses"]}).clone()
    state.tickets = ()
    state = do(state, "horses")
    assert destinations(state) == set(WITHIN_ROADS[1][at("prague")])
    assert [event.deck for event in events_of(state, CardShown)] == [Deck.ITEM]
    assert option(state, "road:VI")
    assert NONE not in destinations(state)
