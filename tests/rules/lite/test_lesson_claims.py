"""The claims of the hunters' lesson, each checked in the position in which it is made."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import legal_actions, play
from furyqt.rules.core.lesson import Ask, Run
from furyqt.rules.core.ruleset import staged
from furyqt.rules.lite.actions import action
from furyqt.rules.lite.lessons import CHASE
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import (
    ATLAS,
    BLOOD_PER_MEETING,
    GODALMING,
    HARKER,
    LINKED,
    MATURED_COST,
    NUMBERS,
    PAR,
    SEWARD,
    VAN_HELSING,
    rail_hops,
)


@pytest.fixture
def states() -> dict[str, LiteState]:
    """The position after each move of the lesson, by its number and code, such as "1 TO"."""
    state, found, number = staged(CHASE.game, CHASE.scene), dict[str, LiteState](), 0
    found["0"] = state
    for step in CHASE.steps:
        codes = step.accepts if isinstance(step, Ask) else step.tokens if isinstance(step, Run) else ()
        for code in codes:
            state, number = play(state, action(code)), number + 1
            found[f"{number} {code}"] = state
    return found


def linked(one: str, other: str) -> bool:
    return NUMBERS[other] in LINKED[NUMBERS[one]]


def test_the_moves_are_those_of_the_text(states: dict[str, LiteState]) -> None:
    assert list(states) == [
        "0", "1 TO", "2 CF", "3 ST", "4 PR", "5 BD", "6 MR", "7 CF", "8 MU", "9 BD", "10 KL",
    ]  # fmt: skip


def test_only_godalming_prevents_that_the_vampire_matures(states: dict[str, LiteState]) -> None:
    saved, lost = states["0"], states["0"]
    assert (saved.vampires, states["1 TO"].vampires) == (1 << 5, 0)
    for code in ("BA", "CF", "ST", "PR", "BD"):
        lost = play(lost, action(code))
    assert states["5 BD"].score - lost.score == MATURED_COST == 13


def test_roads_and_railways_are_as_the_text_says(states: dict[str, LiteState]) -> None:
    start = states["0"]
    assert rail_hops(start.round, SEWARD) == 0
    assert rail_hops(start.round, HARKER) == 2
    assert rail_hops(states["5 BD"].round, HARKER) == 3
    assert linked("BA", "TO")
    assert linked("GE", "CF")
    assert all(linked(between, end) for between in ("PA", "GE") for end in ("CF", "ST"))
    assert all(linked("ST", east) for east in ("MU", "NU"))
    assert all(linked("MU", between) and linked(between, "BD") for between in ("VI", "ZA"))
    assert not linked("BR", "BD")


def test_traps_rest_and_the_meeting_cost_what_the_text_says(states: dict[str, LiteState]) -> None:
    assert states["1 TO"].lives[GODALMING] == 9
    assert (states["2 CF"].lives[SEWARD], states["7 CF"].lives[SEWARD]) == (7, 9)
    assert (states["3 ST"].lives[VAN_HELSING], states["8 MU"].lives[VAN_HELSING]) == (7, 5)
    before, end = states["8 MU"], states["9 BD"]
    assert before.blood - end.blood == BLOOD_PER_MEETING == 10
    assert (before.blood, before.lives[HARKER] - end.lives[HARKER]) == (40, 2 + 4)
    assert states["0"].score - end.score == 1
    assert states["10 KL"].lairs[-1] == NUMBERS["KL"], "he has moved on"


def test_every_search_reveals_a_move(states: dict[str, LiteState]) -> None:
    counts = {key: state.revealed.bit_count() for key, state in states.items()}
    assert counts["2 CF"] == counts["0"] + 1
    assert counts["3 ST"] == counts["2 CF"] + 1
    assert counts["8 MU"] == counts["3 ST"] + 1
    assert counts["9 BD"] == counts["8 MU"] + 1
    places = [ATLAS.places[lair].code for lair in states["9 BD"].lairs[-6:]]
    assert places == ["CF", "PA", "ST", "MU", "VI", "BD"]


def test_the_score_to_beat_is_that_of_the_text() -> None:
    assert PAR == 290
    assert "290" in str(CHASE.steps[0].text)  # type: ignore[union-attr]


def test_dracula_could_go_where_he_goes(states: dict[str, LiteState]) -> None:
    assert action("BD") in legal_actions(states["4 PR"])
