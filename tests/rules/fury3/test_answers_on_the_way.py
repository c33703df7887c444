"""Cards that answer moves, tickets and events (R15.8, R15.13, R15.16, R15.18)."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury3.decks import DISCARD, TABLE, EventCard, Item
from furyqt.rules.fury3.events import (
    CardMoved,
    EventCanceled,
    HunterDelayed,
    HunterMoved,
    LocationRevealed,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from tests.rules.fury3.meetings import ambush, is_next, meeting, walk
from tests.rules.fury3.scenes import at, do, events_of, pending, scene, tokens

# ------------------------------------------------------------------------------------------------ Wild Horses


def horses(**fields: object) -> Fury3State:
    return walk("+rats", events={"dracula": ["wild_horses"]}, **fields)


def test_event_wild_horses__only_the_new_place_is_revealed() -> None:
    state = horses()
    assert tokens(state) == ["pass", "dracula>wild_horses"]
    assert not events_of(state, LocationRevealed)
    state = do(state, "dracula>wild_horses")
    assert sorted(tokens(state)) == sorted(["BR", "NU", "VI"])
    state = do(state, "BR")
    assert state.hunters[0].place == at("berlin")
    assert events_of(state, HunterMoved)[-1] == HunterMoved(0, "forced", at("berlin"))
    assert not events_of(state, LocationRevealed)
    assert state.event_discard == (EventCard.WILD_HORSES,)
    assert is_next(state)


def test_event_wild_horses__passing_lets_the_hunter_arrive() -> None:
    state = do(horses(), "pass")
    assert events_of(state, LocationRevealed) == [LocationRevealed(0, at("prague"))]
    assert pending(state) == "AmbushChoice"


def test_event_wild_horses__dracula_can_ambush_in_the_new_place() -> None:
    state = scene(
        places={"godalming": "vienna"}, trail=("rome", "berlin+rats"), events={"dracula": ["wild_horses"]}
    )
    state = do(state, "road:PR", "dracula>wild_horses", "BR")
    assert events_of(state, LocationRevealed) == [LocationRevealed(0, at("berlin"))]
    assert pending(state) == "AmbushChoice"
    assert is_next(do(state, "pass"))


@pytest.mark.parametrize("move", ["railBD", "search"])
def test_event_wild_horses__only_after_a_road(move: str) -> None:
    state = meeting(
        "!+hoax",
        "prague" if move == "search" else "vienna",
        events={"dracula": ["wild_horses"]},
        tickets={"godalming": ["3/2"]},
    )
    state = do(state, move if move == "search" else "rail3/2:BD")
    assert is_next(state)


def test_event_wild_horses__with_fog_around_only_the_way_back_is_open() -> None:
    fog = tuple(sorted((at("berlin"), at("nuremberg"))))
    state = do(horses(fog=fog), "dracula>wild_horses")
    assert state.hunters[0].place == at("vienna")
    assert not events_of(state, LocationRevealed)
    assert is_next(state)


# --------------------------------------------------------------------------------------------- Customs Search

BORDER = {"events": {"dracula": ["customs_search"]}}


def customs(**fields: object) -> Fury3State:
    """Move Godalming from Vienna (Austria-Hungary) to Munich (Germania)."""
    return do(meeting("+rats", "vienna", **BORDER, **fields), "road:MU")  # type: ignore[arg-type]


def test_event_customs_search__costs_all_items_or_three_damage() -> None:
    state = customs(items={"godalming": ["rifle", "knife"]})
    assert tokens(state) == ["pass", "dracula>customs_search"]
    state = do(state, "dracula>customs_search")
    assert events_of(state, HunterDelayed) == [HunterDelayed(0)]
    assert player_to_move(state) == HUNTERS
    assert tokens(state) == ["discard_items", "suffer"]
    lost = do(state, "discard_items")
    assert (lost.hunters[0].items, lost.hunters[0].damage) == ((), 0)
    assert lost.item_discard == (Item.RIFLE, Item.KNIFE)
    assert is_next(lost)
    hurt = do(state, "suffer")
    assert (len(hurt.hunters[0].items), hurt.hunters[0].damage) == (2, 3)
    assert is_next(hurt)


def test_event_customs_search__without_items_three_damage() -> None:
    state = do(customs(), "dracula>customs_search")
    assert (state.hunters[0].damage, state.hunters[0].delayed) == (3, True)
    assert is_next(state)


def test_event_customs_search__may_be_kept() -> None:
    state = do(customs(), "pass")
    assert state.events == (EventCard.CUSTOMS_SEARCH,)
    assert is_next(state)


def test_event_customs_search__not_within_a_region() -> None:
    assert is_next(do(meeting("", "vienna", **BORDER), "road:BD"))  # type: ignore[arg-type]


def test_event_customs_search__also_answers_a_railway_move() -> None:
    state = do(meeting("", "vienna", tickets={"godalming": ["3/2"]}, **BORDER), "rail3/2:VE")  # type: ignore[arg-type]
    assert pending(state) == "MoveAnswerChoice"


def test_event_customs_search__also_answers_a_move_by_a_card() -> None:
    events = {"dracula": ["customs_search"], "godalming": ["sense_of_emergency"]}
    state = do(meeting("", "vienna", events=events), "godalming>sense_of_emergency", "road:MU")
    assert tokens(state) == ["pass", "dracula>customs_search"]


def test_event_customs_search__at_sea_only_by_option() -> None:
    assert is_next(do(meeting("", "london", **BORDER), "sea:EC"))  # type: ignore[arg-type]
    state = meeting("", "london", options={"sea_region": "crossing"}, **BORDER)  # type: ignore[arg-type]
    assert pending(do(state, "sea:EC")) == "MoveAnswerChoice"
    state = meeting("", "EC", options={"sea_region": "crossing"}, **BORDER)  # type: ignore[arg-type]
    assert is_next(do(state, "sea:NS"))


def test_event_customs_search__not_out_of_a_hospital() -> None:
    state = meeting("", "HB", options={"sea_region": "crossing"}, **BORDER)  # type: ignore[arg-type]
    assert is_next(do(state, "door:BD"))


def test_r15_16_customs_search_comes_before_the_reveal() -> None:
    state = scene(places={"godalming": "vienna"}, trail=("rome", "munich+rats"), **BORDER)  # type: ignore[arg-type]
    state = do(state, "road:MU")
    assert pending(state) == "MoveAnswerChoice"
    assert not events_of(state, LocationRevealed)
    state = do(state, "dracula>customs_search")
    assert events_of(state, LocationRevealed) == [LocationRevealed(0, at("munich"))]
    assert pending(state) == "AmbushChoice"


def test_r15_16_both_answers_may_follow_one_move() -> None:
    state = meeting("+rats", "vienna", events={"dracula": ["customs_search", "wild_horses"]})
    state = do(state, "road:MU", "dracula>customs_search")
    assert tokens(state) == ["pass", "dracula>wild_horses"]
    assert is_next(do(state, "dracula>wild_horses", "ZU"))


# -------------------------------------------------------------------------------------------------- False Tip


def ride(**fields: object) -> Fury3State:
    """Return a position: Godalming goes from Vienna to Budapest by a 3/2 ticket; Dracula has False Tip."""
    events = {"dracula": ["false_tip"], **fields.pop("events", {})}  # type: ignore[call-overload]
    tickets = {"godalming": ["3/2"]}
    return do(meeting("", "vienna", events=events, tickets=tickets, **fields), "rail3/2:BD")  # type: ignore[arg-type]


def test_event_false_tip__dracula_chooses_the_way() -> None:
    state = ride()
    assert tokens(state) == ["pass", "dracula>false_tip"]
    state = do(state, "dracula>false_tip")
    assert (pending(state), player_to_move(state)) == ("MisguidedRide", DRACULA)
    state = do(state, "VE")
    assert state.hunters[0].place == at("venice")
    assert state.event_discard == (EventCard.FALSE_TIP,)
    assert state.hunters[0].tickets == ()
    assert is_next(state)


def test_event_false_tip__may_be_kept() -> None:
    state = do(ride(), "pass")
    assert (state.hunters[0].place, state.events) == (at("budapest"), (EventCard.FALSE_TIP,))
    assert is_next(state)


def test_r15_18_within_the_limits_of_the_ticket() -> None:
    state = do(ride(), "dracula>false_tip")
    assert {"BD", "VE", "PR", "SZ", "BR", "GO"} <= set(tokens(state))
    assert not {"FL", "MI", "VI", "BC", "PA"} & set(tokens(state))


def test_r15_18_false_tip_is_not_offered_if_the_ticket_leads_to_one_city() -> None:
    state = scene(
        places={"godalming": "plymouth"}, tickets={"godalming": ["1"]}, events={"dracula": ["false_tip"]}
    )
    assert tokens(do(state, "rail1:LO")) == ["pass"]


CARRIAGE = {"events": {"dracula": ["false_tip"], "godalming": ["chartered_carriage"]}}


def test_event_false_tip__cancels_chartered_carriage() -> None:
    state = meeting("", "vienna", tickets={"godalming": ["3/2"]}, **CARRIAGE)  # type: ignore[arg-type]
    state = do(state, "godalming>chartered_carriage", "dracula>false_tip")
    assert events_of(state, EventCanceled) == [EventCanceled(EventCard.CHARTERED_CARRIAGE)]
    assert state.hunters[0].place == at("vienna")
    assert state.hunters[0].tickets == ()
    assert sorted(state.event_discard) == [EventCard.CHARTERED_CARRIAGE, EventCard.FALSE_TIP]
    assert is_next(state)


def test_r15_8_the_carriage_is_lost_with_its_ticket() -> None:
    state = meeting("", "vienna", tickets={"godalming": ["1"]}, **CARRIAGE)  # type: ignore[arg-type]
    state = do(state, "godalming>chartered_carriage", "dracula>false_tip")
    assert (state.hunters[0].tickets, state.hunters[0].events) == ((), ())
    assert is_next(state)


@pytest.mark.parametrize("holder", ["godalming", "mina"])
def test_r15_13_any_hunters_good_luck_cancels_false_tip(holder: str) -> None:
    state = ride(events={holder: ["good_luck"]})
    state = do(state, "dracula>false_tip")
    assert tokens(state) == ["pass", f"{holder}>good_luck"]
    assert player_to_move(state) == HUNTERS
    state = do(state, f"{holder}>good_luck")
    assert events_of(state, EventCanceled) == [EventCanceled(EventCard.FALSE_TIP)]
    assert state.hunters[0].place == at("budapest")
    assert sorted(state.event_discard) == [EventCard.GOOD_LUCK, EventCard.FALSE_TIP]
    assert is_next(state)


def test_r15_13_good_luck_may_be_kept() -> None:
    state = do(ride(events={"mina": ["good_luck"]}), "dracula>false_tip", "pass", "VE")
    assert state.hunters[3].events == (EventCard.GOOD_LUCK,)
    assert is_next(state)


def test_r15_13_good_luck_saves_the_carriage() -> None:
    events = {**CARRIAGE["events"], "mina": ["good_luck"]}
    state = meeting("", "vienna", tickets={"godalming": ["1"]}, events=events)
    state = do(state, "godalming>chartered_carriage", "dracula>false_tip", "mina>good_luck")
    assert pending(state) == "CarriageRide"


def test_r15_13_a_second_false_tip_may_follow() -> None:
    state = ride(events={"dracula": ["false_tip", "false_tip"], "mina": ["good_luck"]})
    state = do(state, "dracula>false_tip", "mina>good_luck")
    assert pending(state) == "TipChoice"
    assert is_next(do(state, "dracula>false_tip", "VE"))


# --------------------------------------------------------------------------------------- Sensationalist Press


@pytest.mark.parametrize("card", ["local_rumors", "hired_scouts", "newspaper_reports", "evil_presence"])
def test_event_sensationalist_press__cancels_drawn_reports(card: str) -> None:
    state = scene(events={"dracula": ["sensationalist_press"]}, top=[card], places={"godalming": "vienna"})
    state = do(state, "supply")
    if card == "newspaper_reports":
        state = do(state, "play")
    assert tokens(state) == ["pass", "dracula>sensationalist_press"]
    state = do(state, "dracula>sensationalist_press")
    assert events_of(state, EventCanceled) == [EventCanceled(EventCard[card.upper()])]
    assert sorted(state.event_discard) == sorted((EventCard[card.upper()], EventCard.SENSATIONALIST_PRESS))
    assert state.event_buried == ()
    assert is_next(state)


def test_event_sensationalist_press__may_be_kept() -> None:
    state = scene(
        events={"dracula": ["sensationalist_press"]},
        top=["local_rumors", "sister_agatha"],
        places={"godalming": "vienna"},
    )
    state = do(state, "supply", "pass")
    assert state.events == (EventCard.SENSATIONALIST_PRESS,)
    assert not events_of(state, EventCanceled)


def test_event_sensationalist_press__cancels_no_other_card() -> None:
    state = scene(events={"dracula": ["sensationalist_press"]}, top=["rufus_smith"])
    assert pending(do(state, "supply")) != "CancelChoice"


def test_played_answers_are_shown_on_the_table() -> None:
    state = do(ambush("rats", events={"godalming": ["forewarned"]}), "godalming>forewarned")
    moves = [
        event
        for event in events_of(state, CardMoved)
        if event.card == EventCard.FOREWARNED and event.deck == 1
    ]
    assert [(event.source, event.target) for event in moves] == [(3, TABLE), (TABLE, DISCARD)]
