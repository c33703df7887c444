"""Events that reveal cards of the trail and the catacombs, and Sensationalist Press."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury2.events import LocationRevealed, NothingRevealed, PlaceDenied
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, HUNTERS, SEWARD
from tests.rules.fury2.scenes import (
    at,
    discarded,
    do,
    events_of,
    faceup,
    held,
    pending,
    scene,
    tiles_in,
    tokens,
)

TRAIL = ("prague", "berlin", "leipzig", "hamburg", "cologne", "brussels")


def drawn(card: str, **position: Any) -> Fury2State:
    """Return a position after Dr. Seward, by default in Lisbon, drew an event card."""
    return do(scene("seward", next_events=[card], **position), "stay", "event")


# ----------------------------------------------------------------------------------------- Newspaper Reports


def test_event_newspaper_reports__reveals_the_oldest_hidden_location() -> None:
    state = drawn("newspaper_reports", trail=[*TRAIL[:5], "brussels!"])
    assert faceup(state) == ["cologne", "brussels"]
    assert discarded(state) == ["newspaper_reports"]
    assert pending(state) == "SecondDraw"


def test_event_newspaper_reports__never_reveals_the_present_place() -> None:
    state = drawn("newspaper_reports", trail=["prague", "berlin!"])
    assert faceup(state) == ["berlin"]
    assert len(events_of(state, NothingRevealed)) == 1


def test_event_newspaper_reports__passes_over_hide() -> None:
    state = drawn("newspaper_reports", trail=["vienna", "hide/prague", "prague", "berlin!"])
    assert faceup(state) == ["prague", "berlin"]
    lone = drawn("newspaper_reports", trail=["vienna", "feed", "berlin!", "rome!"])
    assert faceup(lone) == ["berlin", "rome"]


def test_event_newspaper_reports__reveals_nothing_on_a_trail_that_is_open() -> None:
    state = drawn("newspaper_reports", trail=["prague!", "berlin!"])
    assert len(events_of(state, NothingRevealed)) == 1
    assert not events_of(state, LocationRevealed)


# ---------------------------------------------------------------------------------------------- Hired Scouts


def test_event_hired_scouts__names_two_cities_before_dracula_answers() -> None:
    state = drawn("hired_scouts", trail=["prague", "berlin+rats", "leipzig"])
    assert player_to_move(state) == HUNTERS
    assert len(tokens(state)) == 59
    asked = "Dr. Seward plays Hired Scouts: which city do they search"
    assert str(state.agenda[-1].prompt(state)) == f"{asked} first?"
    state = do(state, "BR")
    assert str(state.agenda[-1].prompt(state)) == f"{asked} second?"
    assert "BR" not in tokens(state)
    assert faceup(state) == []
    state = do(state, "PA")
    assert faceup(state) == ["berlin"]
    assert tiles_in(state, "berlin") == [("rats", True)]
    assert [found.place for found in events_of(state, PlaceDenied)] == [at("lisbon"), at("paris")]


def test_event_hired_scouts__search_the_catacombs_too() -> None:
    state = do(drawn("hired_scouts", catacombs=["rome+fog+wolves"]), "RO", "PR")
    assert faceup(state) == ["prague", "rome"]
    assert tiles_in(state, "rome") == [("fog", True), ("wolves", True)]


def test_event_hired_scouts__turn_up_hide_with_its_tile() -> None:
    state = do(drawn("hired_scouts", trail=["hide/prague+rats", "prague+fog"]), "PR", "PA")
    assert state.trail[0].faceup
    assert state.trail[0].tiles[0].faceup
    assert tiles_in(state, "prague") == [("fog", True)]


# ------------------------------------------------------------------------------------------ Telegraph Ahead


def test_event_telegraph_ahead__reveals_the_cities_one_road_away() -> None:
    state = drawn(
        "telegraph_ahead",
        trail=["prague", "madrid+rats", "granada", "cadiz", "santander!"],
        catacombs=["barcelona"],
    )
    assert faceup(state) == ["madrid", "cadiz", "santander"]
    assert tiles_in(state, "madrid") == [("rats", False)]


def test_r9_3_telegraph_ahead_leaves_the_tiles_face_down() -> None:
    state = drawn("telegraph_ahead", trail=["prague"], catacombs=["madrid+rats+fog"])
    assert faceup(state) == ["madrid"]
    assert tiles_in(state, "madrid") == [("rats", False), ("fog", False)]


# ---------------------------------------------------------------------------------------------- Money Trail


def test_event_money_trail__reveals_all_sea_zones_of_the_trail() -> None:
    trail = ["prague", "venice", "adriatic_sea", "ionian_sea", "athens"]
    state = scene("seward", events={"mina": ["money_trail"]}, trail=trail, places={"mina": "rome"})
    state = do(state, "mina>money_trail")
    assert faceup(state) == ["adriatic_sea", "ionian_sea"]
    assert pending(state) == "HunterMove"


@pytest.mark.parametrize("trail", [["prague", "venice"], ["prague", "venice", "adriatic_sea!"]])
def test_event_money_trail__needs_a_facedown_sea_card(trail: list[str]) -> None:
    state = scene("seward", events={"seward": ["money_trail"]}, trail=trail)
    assert "seward>money_trail" not in tokens(state)


# ------------------------------------------------------------------------------------ Sensationalist Press

PRESS = {"dracula": ["sensationalist_press"]}


def test_event_sensationalist_press__stops_one_reveal() -> None:
    state = drawn("newspaper_reports", trail=TRAIL, events=PRESS)
    assert (pending(state), player_to_move(state)) == ("PressChoice", DRACULA)
    assert faceup(do(state, "pass")) == ["brussels"]
    state = do(state, "dracula>sensationalist_press")
    assert faceup(state) == []
    assert discarded(state) == ["sensationalist_press", "newspaper_reports"]


def test_event_sensationalist_press__stops_only_one_of_two_cities() -> None:
    state = do(drawn("hired_scouts", trail=["prague", "berlin+rats"], events=PRESS), "BR", "PR")
    state = do(state, "dracula>sensationalist_press")
    assert faceup(state) == ["prague"]
    assert tiles_in(state, "berlin") == [("rats", False)]


def test_event_sensationalist_press__does_not_protect_the_catacombs_or_open_cards() -> None:
    state = do(
        drawn("hired_scouts", trail=["prague", "berlin!+rats"], catacombs=["rome"], events=PRESS), "BR"
    )
    state = do(state, "RO")
    assert faceup(state) == ["berlin", "rome"]
    assert pending(state) == "SecondDraw"


def test_event_sensationalist_press__does_not_stop_a_search() -> None:
    state = scene("seward", places={"seward": "vienna"}, trail=TRAIL, events=PRESS)
    state = do(state, "road:PR")
    assert faceup(state)[:1] == ["prague"]


def test_event_sensationalist_press__can_be_canceled() -> None:
    events = {**PRESS, "mina": ["good_luck"]}
    state = drawn("newspaper_reports", trail=TRAIL, events=events, places={"mina": "rome"})
    state = do(state, "dracula>sensationalist_press", "mina>good_luck")
    assert faceup(state) == ["brussels"]
    assert held(state, SEWARD) == []


# -------------------------------------------------------------------------------------------------- resolve


def test_r13_2_resolve_reads_the_newspaper() -> None:
    state = do(scene("seward", trail=TRAIL, resolve=2), "resolve:newspaper_reports")
    assert (faceup(state), state.resolve) == (["brussels"], 1)
    assert pending(state) == "HunterMove"
    assert "resolve:newspaper_reports" not in tokens(state)


def test_r13_1_each_effect_only_once_a_round() -> None:
    state = scene("seward", trail=TRAIL, resolve=2, sheets={"seward": {"health": 5}})
    state = do(state, "resolve:inner_strength", "stay", "nothing")
    assert state.hunters[SEWARD].health == 9
    state = do(state, "resolve:newspaper_reports", "stay", "nothing")
    assert [token for token in tokens(state) if token.startswith("resolve")] == []
    assert "resolve:newspaper_reports" not in tokens(do(scene("seward", trail=["prague!"], resolve=1)))
