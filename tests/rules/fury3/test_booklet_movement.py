"""The booklet's examples of despair, Dracula's movement and maturing; test_travel.py has the hunters'
movement.
"""

from __future__ import annotations

from furyqt.rules.core.agenda import settle
from furyqt.rules.fury3.decks import HIDDEN
from furyqt.rules.fury3.events import (
    CardPlaced,
    DespairPlaced,
    DraculaHurt,
    HideoutLeft,
    TimePassed,
    TrailSlid,
)
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import HUNTERS, LAND_BACK
from tests.rules.fury3.scenes import at, do, events_of, pending, scene, tokens

BORDEAUX = ("bordeaux+rats", "clermont_ferrand+spy", "nantes")
SIX = ("toulouse+spy", "bordeaux+rats", "clermont_ferrand", "paris", "brussels", "amsterdam+new_vampire")


def trail_of(state: Fury3State) -> list[int | None]:
    return [spot and spot.place for spot in state.trail]


def test_r3_2_2_the_booklets_despair_token_comes_between_sunday_night_and_monday() -> None:
    state = scene("night", started=False)
    state.time = 13
    settle(state)
    state = do(state, "pass", "pass", "pass", "pass", "@NU", "#1:hoax")
    assert events_of(state, TimePassed) == [TimePassed(14)]
    assert events_of(state, DespairPlaced) == [DespairPlaced(1)]
    assert (state.despair, pending(state), state.is_night()) == (1, "HunterAction", False)


def test_r6_2_the_booklets_ways_out_of_bordeaux() -> None:
    state = scene("dracula", trail=BORDEAUX)
    assert set(tokens(state)) == {"@TO", "@SN", "@NAT"}
    assert pending(state) == "CardPlacement"


def test_r6_1_the_booklets_move_to_santander() -> None:
    state = do(scene("dracula", trail=BORDEAUX), "@SN")
    places = [at(name) for name in ("santander", "bordeaux", "clermont_ferrand", "nantes")]
    assert trail_of(state) == [*places, None, None]
    assert len(events_of(state, TrailSlid)) == 1
    assert events_of(state, DraculaHurt) == []
    assert pending(state) == "EncounterPlacement"
    state = do(state, "#1:wolves")
    seen = observe(state, HUNTERS)
    spot = seen.trail[0]
    assert spot is not None
    assert spot.place == LAND_BACK
    assert [placed.card for placed in spot.contents] == [HIDDEN]
    assert [event.place for event in seen.events if isinstance(event, CardPlaced)] == [LAND_BACK]
    assert pending(state) == "HunterAction"


def test_r6_14_the_booklets_sixth_hideout_matures() -> None:
    state = scene("dracula", trail=SIX)
    assert pending(state) == "DepartureChoice"
    assert trail_of(state) == [None, *(at(name.split("+")[0]) for name in SIX[:5])]
    state = do(state, "encounter:new_vampire")
    assert state.influence == 3
    assert len(events_of(state, HideoutLeft)) == 1
    assert pending(state) == "CardPlacement"
    assert state.table == ()


def test_r6_14_five_hideouts_do_not_mature() -> None:
    state = scene("dracula", trail=(*SIX[:4], "amsterdam+new_vampire"))
    assert pending(state) == "CardPlacement"
    assert events_of(state, HideoutLeft) == []
