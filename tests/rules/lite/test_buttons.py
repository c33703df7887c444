"""The labels of buttons, and the reasons why a place cannot be reached."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import action_label
from furyqt.rules.core.guidance import place_reason
from furyqt.rules.lite.actions import action
from furyqt.rules.lite.observation import destination, observe
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import DRACULA, HUNTERS, NUMBERS
from tests.scenes.lite import after, scene

START = scene("G", hunters="-- -- -- --")
HUNT = scene("G", trail="PA", hunters="LO GW GW GW", faults="course")
PLACEMENT = scene("D", trail="PA ST")


@pytest.mark.parametrize(
    ("state", "player", "code", "words"),
    [
        (START, HUNTERS, "LO", "Start in London"),
        (HUNT, HUNTERS, "LO", "Rest in London"),
        (HUNT, HUNTERS, "MN", "Go to Manchester"),
        (HUNT, HUNTERS, "--", "Make no move (disqualified)"),
        (after(START, "GW", "GW", "GW", "GW"), DRACULA, "CD", "Start in Castle Dracula"),
        (PLACEMENT, DRACULA, "GE", "Go to Geneva"),
        (PLACEMENT, DRACULA, "HI", "Hide in Strasbourg"),
        (PLACEMENT, DRACULA, "D2", "Double Back 2 (Paris)"),
        (scene("D", trail="GA KL TP"), DRACULA, "CD", "Stay in Castle Dracula"),
        (scene("D", trail="AT VA IO D1 AT HI"), DRACULA, "TP", "Teleport to Castle Dracula"),
    ],
)
def test_the_label_of_an_action(state: LiteState, player: int, code: str, words: str) -> None:
    seen = observe(state, player)
    assert action(code) in seen.actions
    assert str(action_label(seen, action(code))) == words


@pytest.mark.parametrize(
    ("state", "player", "code", "words"),
    [
        (HUNT, HUNTERS, "MN", "None"),
        (HUNT, HUNTERS, "CD", "It is too far to Castle Dracula this turn: 9 moves by road or sea."),
        (PLACEMENT, DRACULA, "GE", "None"),
        (PLACEMENT, DRACULA, "CD", "It is too far to Castle Dracula this turn: 5 moves by road or sea."),
        (PLACEMENT, DRACULA, "JM", "Dracula never enters the hospital."),
        (scene("D"), DRACULA, "JM", "Dracula cannot start in the hospital."),
        (
            scene("D", trail="ST D1 PA"),
            DRACULA,
            "ST",
            "The move to Strasbourg is still among Dracula's last five moves.",
        ),
    ],
)
def test_the_reason_why_a_place_cannot_be_reached(
    state: LiteState, player: int, code: str, words: str
) -> None:
    assert str(place_reason(destination, observe(state, player), NUMBERS[code])) == words
