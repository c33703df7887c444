"""An Ambush that matures in a hunter's turn: a storm or Evasion has pushed it off the trail (R5.12, R7.6)."""

from __future__ import annotations

from typing import Any

from furyqt.rules.fury2.decks import Encounter
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import GODALMING, HOSPITAL, MINA, SEWARD, VAN_HELSING
from tests.rules.fury2.scenes import at, do, lost, pending, scene, with_dice

VOYAGE = ("adriatic_sea", "venice", "milan", "genoa", "florence", "rome+ambush")
"""A trail whose last card falls off when Stormy Seas drives Dracula from the Adriatic Sea to Bari."""
HAND = ("plague", "wolves", "bats", "spy", "saboteur")
PAIR = {"seward": "madrid", "mina": "madrid"}


def stormy(*moves: str, **position: Any) -> Fury2State:
    """Return the choice of the ambushed hunter, after moves before Dr. Seward's Stormy Seas."""
    given = {"places": {"seward": "madrid"}, "port": "venice", "encounters": HAND, **position}
    state = scene("seward", trail=VOYAGE, events={"seward": ["stormy_seas"]}, **given)
    state = do(state, *moves, "seward>stormy_seas", "AS", "return", "yes")
    assert pending(state) == "AmbushedHunter"
    return state


def test_matured_ambush__in_a_hunters_turn_lets_the_hunter_go_on() -> None:
    state = do(stormy(), "mina", "encounter:plague")
    assert (pending(state), state.group) == ("HunterMove", (SEWARD,))
    state = do(state, "road:SR")
    assert (lost(state), state.hunters[SEWARD].place) == ({MINA: 2}, at("saragossa"))
    assert pending(state) == "HunterAction"


def test_matured_ambush__that_does_not_end_the_turn_leaves_the_acting_hunter_the_move() -> None:
    state = do(stormy(), "seward", "encounter:plague", "road:SR")
    assert (lost(state), state.hunters[SEWARD].place) == ({SEWARD: 2}, at("saragossa"))


def test_matured_ambush__with_bats_ends_the_turn_of_the_acting_hunter() -> None:
    state = do(stormy(), "seward", "encounter:bats")
    assert (state.active, pending(state)) == (VAN_HELSING, "HunterMove")
    assert state.hunters[SEWARD].place == at("madrid")
    assert state.hunters[SEWARD].tiles == (Encounter.BATS,)


def test_matured_ambush__with_bats_on_another_hunter_does_not_end_the_turn() -> None:
    state = do(stormy(), "godalming", "encounter:bats")
    assert state.hunters[GODALMING].tiles == (Encounter.BATS,)
    assert (state.group, Lasting.TURN_OVER in state.lasting) == ((SEWARD,), False)


def test_matured_ambush__a_member_who_is_stopped_leaves_the_group() -> None:
    state = do(stormy("mina", "yes", places=PAIR), "mina", "encounter:saboteur")
    assert state.group == (SEWARD,)
    state = do(state, "road:SR", "nothing", "stay", "nothing")
    assert (state.active, state.hunters[MINA].place) == (4, at("madrid")), "Mina's turn is over"


def test_matured_ambush__a_member_who_is_defeated_leaves_the_group() -> None:
    sheets = {"mina": {"health": 2}}
    state = do(stormy("mina", "yes", places=PAIR, sheets=sheets), "mina", "encounter:plague")
    assert (state.group, state.hunters[MINA].place) == ((SEWARD,), HOSPITAL)


def test_matured_ambush__the_defeat_of_the_acting_hunter_ends_the_turn() -> None:
    state = do(stormy(sheets={"seward": {"health": 2}}), "seward", "encounter:plague")
    assert (state.active, state.hunters[SEWARD].place) == (VAN_HELSING, HOSPITAL)


def test_matured_ambush__on_another_hunter_does_not_end_the_search() -> None:
    state = scene(
        "seward",
        places={"seward": "vienna"},
        trail=["paris", "nantes", "milan", "genoa", "florence", "rome+ambush"],
        catacombs=["prague+desecrated_soil+rats"],
        next_events=["evasion"],
        encounters=HAND,
    )
    state = do(state, "road:PR", "#a:desecrated_soil", "MA", "return", "pass", "yes", "godalming")
    state = do(with_dice(state, 6, 6, 1, 1), "encounter:bats")
    assert state.hunters[GODALMING].tiles == (Encounter.BATS,)
    assert (lost(state), state.active) == ({SEWARD: 2}, VAN_HELSING), "the Rats are met"
