"""Playing event cards: cancel chains, and cards drawn, kept and played at once (R12.1, R12.2, R12.7)."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.core.zones import HIDDEN
from furyqt.rules.fury2.decks import NONE, EventCard
from furyqt.rules.fury2.events import CardMoved, EventCanceled
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, GODALMING, HUNTERS, MINA, SEWARD
from tests.rules.fury2.scenes import (
    NOON,
    discarded,
    do,
    event,
    events_of,
    faceup,
    held,
    pending,
    plays,
    scene,
    tokens,
)

FAR = {"mina": "rome"}


def long_day(**events: list[str]) -> Fury2State:
    """Return a position in which Dr. Seward has just played Long Day at noon."""
    hands = {"seward": ["long_day"], **events}
    return do(scene("seward", time=NOON, events=hands, places=FAR), "seward>long_day")


# ------------------------------------------------------------------------------------------------- canceling


def test_event_devilish_power__cancels_an_event_of_the_hunters() -> None:
    state = long_day(dracula=["devilish_power"])
    assert (pending(state), player_to_move(state)) == ("CancelChoice", DRACULA)
    assert do(state, "pass").time == NOON - 1
    state = do(state, "dracula>devilish_power")
    assert state.time == NOON
    assert [found.event for found in events_of(state, EventCanceled)] == [EventCard.LONG_DAY]
    assert sorted(discarded(state)) == ["devilish_power", "long_day"]
    assert (state.table, state.events) == ((), ())


def test_event_good_luck__cancels_a_cancel() -> None:
    state = do(long_day(dracula=["devilish_power"], mina=["good_luck"]), "dracula>devilish_power")
    assert (pending(state), player_to_move(state)) == ("CancelChoice", HUNTERS)
    state = do(state, "mina>good_luck")
    assert state.time == NOON - 1
    assert sorted(discarded(state)) == ["devilish_power", "good_luck", "long_day"]


def test_r12_7_a_chain_of_four_cards() -> None:
    hands = {"dracula": ["devilish_power", "devilish_power"], "mina": ["good_luck"]}
    state = do(long_day(**hands), "dracula>devilish_power", "mina>good_luck", "dracula>devilish_power")
    assert state.time == NOON
    canceled = [found.event for found in events_of(state, EventCanceled)]
    assert canceled == [EventCard.GOOD_LUCK, EventCard.LONG_DAY]
    assert (len(discarded(state)), state.table) == (4, ())


def test_r12_7_nobody_is_asked_without_a_cancel_card() -> None:
    state = long_day(dracula=["trap", "seduction"])
    assert pending(state) == "HunterMove"
    assert state.time == NOON - 1


def test_event_good_luck__cancels_an_event_that_dracula_draws() -> None:
    position = {"next_events": ["night_visit"], "events": {"godalming": ["good_luck"]}}
    state = do(scene("seward", places=FAR, **position), "stay", "event")
    assert tokens(state) == ["pass", "godalming>good_luck"]
    state = do(state, "godalming>good_luck")
    assert state.hunters[MINA].health == 8
    assert sorted(discarded(state)) == ["good_luck", "night_visit"]


def test_event_devilish_power__cancels_an_ally() -> None:
    position = {"next_events": ["rufus_smith"], "events": {"dracula": ["devilish_power"]}}
    state = do(scene("seward", **position), "stay", "event", "dracula>devilish_power")
    assert state.hunter_ally == NONE
    assert sorted(discarded(state)) == ["devilish_power", "rufus_smith"]


# --------------------------------------------------------------------------------------- drawing and keeping


def draw(card: str, **position: Any) -> Fury2State:
    """Return a position after Dr. Seward drew an event card in Lisbon."""
    return do(scene("seward", next_events=[card], **position), "stay", "event")


def test_r12_1_a_keep_card_of_the_hunters_goes_to_the_one_who_draws_it() -> None:
    state = draw("long_day")
    assert held(state, SEWARD) == ["long_day"]
    moved = [found for found in events_of(state, CardMoved) if found.card == EventCard.LONG_DAY]
    assert [found.shown_to(DRACULA).card for found in moved] == [HIDDEN, HIDDEN]


def test_r12_1_a_card_of_dracula_goes_to_him_unseen() -> None:
    state = draw("trap")
    assert state.events == (EventCard.TRAP,)
    moved = [found for found in events_of(state, CardMoved) if found.card == EventCard.TRAP]
    assert [found.shown_to(HUNTERS).card for found in moved] == [HIDDEN, HIDDEN]
    assert [found.shown_to(DRACULA).card for found in moved] == [EventCard.TRAP] * 2


@pytest.mark.parametrize(("way", "kept"), [("immediate", False), ("keep", True)])
def test_event_mystic_research__is_immediate_or_kept_by_option(way: str, kept: bool) -> None:
    options = {"mystic_research": way}
    state = draw("mystic_research", options=options, events={"dracula": ["trap"]})
    assert held(state, SEWARD) == (["mystic_research"] if kept else [])
    shown = [found for found in events_of(state, CardMoved) if found.card == EventCard.TRAP]
    assert shown == []


def test_r8_6_rest_discards_cards_of_the_hunters_and_then_heals() -> None:
    sheets = {"mina": {"health": 3}}
    position = {"next_events": ["long_day", "trap"], "places": {"mina": "rome"}, "sheets": sheets}
    state = do(scene("mina", **position), "stay", "rest")
    assert discarded(state) == ["long_day"]
    assert state.events == (EventCard.TRAP,)
    assert state.hunters[MINA].health == 5
    assert held(state, MINA) == []


def test_r8_6_an_immediate_card_of_dracula_is_resolved_before_the_rest_heals() -> None:
    sheets = {"mina": {"health": 2}}
    position = {"next_events": ["long_day", "night_visit"], "places": {"mina": "rome"}, "sheets": sheets}
    state = do(scene("mina", **position), "stay", "rest")
    assert state.vampires == 2
    assert state.hunters[MINA].health == 8


def test_ability_careful_rest__draws_one_card_where_seward_is() -> None:
    position = {"next_events": ["trap", "rage"], "places": {"godalming": "lisbon"}}
    state = do(scene("godalming", **position), "stay", "rest")
    assert state.events == (EventCard.TRAP,)
    assert held(state, GODALMING) == []


# ------------------------------------------------------------------------------------------------- reshuffles


def test_r12_6_the_last_card_is_shuffled_with_the_discards_at_once() -> None:
    position = {"next_events": ["long_day", "trap"], "event_discard": ["escape_route", "forewarned"]}
    state = scene("seward", **position).clone()
    state.event_deck = state.event_deck[:2]
    state = do(state, "stay", "event")
    assert held(state, SEWARD) == ["long_day"]
    assert sorted(state.event_deck) == sorted(map(event, ("escape_route", "forewarned", "trap")))
    assert state.event_discard == ()


def test_r12_8_events_are_played_on_the_turns_of_others() -> None:
    hands = {"mina": ["long_day", "good_luck"], "helsing": ["sense_of_emergency"]}
    state = scene("seward", time=NOON, events=hands, places=FAR, dracula_ally="draculas_brides")
    assert plays(state) == ["mina>long_day"]
    assert pending(do(state, "mina>long_day")) == "HunterMove"


def test_r12_8_a_card_may_be_played_between_the_move_and_the_search() -> None:
    hands = {"seward": ["long_day"]}
    state = do(scene("seward", time=NOON, events=hands, trail=["prague", "madrid+plague"]), "road:MA")
    assert pending(state) == "HuntersWindowChoice"
    state = do(state, "seward>long_day")
    assert state.time == NOON - 1
    assert faceup(state) == ["madrid"]


def test_r12_8_a_card_may_be_played_at_the_end_of_a_turn_without_an_action() -> None:
    hands = {"seward": ["long_day"]}
    state = do(scene("seward", time=NOON, events=hands, trail=["prague", "lisbon+plague"]), "stay")
    assert pending(state) == "HuntersWindowChoice"
    assert pending(do(state, "pass")) == "HunterMove"
    assert do(state, "seward>long_day").time == NOON - 1


def test_r12_2_a_canceled_immediate_card_of_the_drawer_does_nothing() -> None:
    position = {"events": {"dracula": ["devilish_power"]}, "trail": ["prague", "berlin"]}
    state = do(draw("newspaper_reports", **position), "dracula>devilish_power")
    assert faceup(state) == []
    assert state.events == ()
