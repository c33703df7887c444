"""Hand limits with a legal play first, and the faceup cards of bitten hunters (R11.3, R12.3, R12.4)."""

from __future__ import annotations

import pytest

from furyqt.rules.fury2.decks import NONE, EventCard, Item
from furyqt.rules.fury2.events import CardShown
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import GODALMING, MINA, SEWARD
from tests.rules.fury2.scenes import NOON, discarded, do, events_of, held, pending, scene, tokens, with_dice

GUNS = ["knife", "pistol", "rifle"]
KEPT = ["escape_route", "forewarned", "secret_weapon"]


def drawing(hunter: str, place: str, items: list[str], events: list[str], draw: str = "event") -> Fury2State:
    """Return a position after a hunter with these cards drew Stake or Great Strength."""
    position = {"items": {hunter: items}, "events": {hunter: events}, "places": {hunter: place}}
    state = scene(hunter, next_events=["great_strength"], next_items=["stake"], time=NOON, **position)
    return do(state, "stay", draw)


def test_r12_3_a_fourth_event_is_discarded() -> None:
    state = drawing("godalming", "paris", [], KEPT)
    assert pending(state) == "DiscardChoice"
    assert "event:great_strength" in tokens(state)
    state = do(state, "event:forewarned")
    assert held(state, GODALMING) == ["escape_route", "great_strength", "secret_weapon"]


@pytest.mark.parametrize(("limit", "asked"), [("three", True), ("four", False)])
def test_r12_3_the_item_limit_is_an_option(limit: str, asked: bool) -> None:
    position = {"items": {"godalming": GUNS}, "places": {"godalming": "paris"}, "next_items": ["stake"]}
    state = do(scene("godalming", options={"item_limit": limit}, **position), "stay", "item")
    assert (pending(state) == "DiscardChoice") is asked
    if asked:
        assert tokens(state) == ["item:knife", "item:pistol", "item:rifle", "item:stake"]


def test_ability_resourceful__seward_holds_one_card_more() -> None:
    assert pending(drawing("seward", "lisbon", GUNS, KEPT)) == "SecondDraw"
    assert pending(drawing("seward", "lisbon", GUNS, KEPT, "item")) == "SecondDraw"


def test_ability_resourceful__not_an_item_and_an_event() -> None:
    state = drawing("seward", "lisbon", [*GUNS, "knife"], KEPT)
    found = ["item:knife", "item:pistol", "item:rifle"]
    assert tokens(state) == [
        *found,
        *("event:escape_route", "event:forewarned", "event:great_strength", "event:secret_weapon"),
    ]
    assert pending(do(state, "item:knife")) == "SecondDraw"


def test_ability_resourceful__never_five_events() -> None:
    state = drawing("seward", "lisbon", [], [*KEPT, "advance_planning"])
    assert {token.split(":")[0] for token in tokens(state)} == {"event"}


def test_r12_4_a_legal_play_comes_before_the_discard() -> None:
    state = drawing("godalming", "paris", [], ["long_day", "escape_route", "forewarned"])
    assert [token for token in tokens(state) if ">" in token] == ["godalming>long_day"]
    state = do(state, "godalming>long_day")
    assert state.time == NOON - 1
    assert held(state, GODALMING) == ["escape_route", "forewarned", "great_strength"]


def test_r12_4_an_item_may_be_used_before_the_discard() -> None:
    items = ["dogs", "fast_horse", "holy_water"]
    position = {"items": {"godalming": items}, "places": {"godalming": "paris"}, "next_items": ["stake"]}
    state = do(scene("godalming", sheets={"godalming": {"bites": 1}}, **position), "stay", "item")
    assert [token for token in tokens(state) if ">" in token] == ["godalming>>holy_water"]
    state = do(with_dice(state, 6), "godalming>>holy_water")
    assert state.hunters[GODALMING].bites == 0
    assert held(state, GODALMING) == ["dogs", "fast_horse", "stake"]


def test_r12_4_dracula_has_no_play_on_the_turn_of_a_hunter() -> None:
    events = {"dracula": ["roadblock", "time_runs_short", "trap", "rage"]}
    state = do(scene("seward", next_events=["seduction"], events=events), "stay", "event")
    assert tokens(state) == [
        "event:rage",
        "event:roadblock",
        "event:seduction",
        "event:time_runs_short",
        "event:trap",
    ]
    state = do(state, "event:rage")
    assert EventCard.RAGE not in state.events
    assert discarded(state) == ["rage"]


# ------------------------------------------------------------------------------------------- bitten hunters


def test_r11_3_a_bitten_hunter_lays_an_item_and_an_event_face_up() -> None:
    state = drawing("mina", "rome", ["dogs", "knife", "pistol"], [], "event")
    assert pending(state) == "ShownChoice"
    assert tokens(state) == ["item:knife", "item:pistol"]
    state = do(state, "item:pistol")
    assert state.hunters[MINA].shown_item == Item.PISTOL
    assert state.hunters[MINA].shown_event == EventCard.GREAT_STRENGTH
    assert [found.card for found in events_of(state, CardShown)] == [Item.PISTOL, EventCard.GREAT_STRENGTH]


def test_r11_3_dogs_do_not_count() -> None:
    state = drawing("mina", "rome", ["dogs"], [], "event")
    assert state.hunters[MINA].shown_item == NONE


def test_r11_3_another_card_is_shown_when_the_first_is_gone() -> None:
    hands = {"mina": ["long_day", "escape_route"]}
    sheets = {"mina": {"shown_event": EventCard.LONG_DAY}}
    state = do(scene("mina", time=NOON, events=hands, sheets=sheets), "mina>long_day")
    assert state.hunters[MINA].shown_event == EventCard.ESCAPE_ROUTE


def test_r11_3_a_cured_hunter_takes_the_cards_back() -> None:
    sheets = {"seward": {"bites": 1, "shown_item": Item.KNIFE, "shown_event": EventCard.LONG_DAY}}
    hands = {"items": {"seward": ["knife", "holy_water"]}, "events": {"seward": ["long_day"]}}
    state = do(with_dice(scene("seward", sheets=sheets, **hands), 5), "seward>>holy_water")
    assert state.hunters[SEWARD].bites == 0
    assert (state.hunters[SEWARD].shown_item, state.hunters[SEWARD].shown_event) == (NONE, NONE)
