"""The words of a button, and the reason why nobody can go to a place."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import action_label
from furyqt.rules.lite import RULES
from furyqt.rules.lite.actions import action
from furyqt.rules.lite.observation import observe, reason
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import DRACULA, HUNTERS, NUMBERS
from tests.scenes.lite import after, scene

START = scene("G", hunters="-- -- -- --")
HUNT = scene("G", trail="PA", hunters="LO GW GW GW", faults="course")
PROWL = scene("D", trail="PA ST")


@pytest.mark.parametrize(
    ("state", "player", "code", "words"),
    [
        (START, HUNTERS, "LO", "Start in London"),
        (HUNT, HUNTERS, "LO", "Rest in London"),
        (HUNT, HUNTERS, "MN", "Go to Manchester"),
        (HUNT, HUNTERS, "--", "Make no move (disqualified)"),
        (after(START, "GW", "GW", "GW", "GW"), DRACULA, "CD", "Start in Castle Dracula"),
        (PROWL, DRACULA, "GE", "Go to Geneva"),
        (PROWL, DRACULA, "HI", "Hide in Strasbourg"),
        (PROWL, DRACULA, "D2", "Double Back 2 (Paris)"),
        (scene("D", trail="GA KL TP"), DRACULA, "CD", "Stay in Castle Dracula"),
        (scene("D", trail="AT VA IO D1 AT HI"), DRACULA, "TP", "Teleport to Castle Dracula"),
    ],
)
def test_what_an_action_does(state: LiteState, player: int, code: str, words: str) -> None:
    seen = observe(state, player)
    assert action(code) in seen.actions
    assert str(action_label(seen, action(code))) == words


@pytest.mark.parametrize(
    ("state", "player", "code", "words"),
    [
        (HUNT, HUNTERS, "MN", "None"),
        (HUNT, HUNTERS, "CD", "It is too far to Castle Dracula this turn."),
        (PROWL, DRACULA, "GE", "None"),
        (PROWL, DRACULA, "CD", "It is too far to Castle Dracula this turn."),
        (PROWL, DRACULA, "JM", "Dracula never enters the hospital."),
        (scene("D"), DRACULA, "JM", "Dracula cannot start in the hospital."),
        (
            scene("D", trail="ST D1 PA"),
            DRACULA,
            "ST",
            "The move to Strasbourg is still among Dracula's last five moves.",
        ),
    ],
)
def test_why_nobody_goes_to_a_place(state: LiteState, player: int, code: str, words: str) -> None:
    assert str(reason(observe(state, player), NUMBERS[code])) == words


def test_an_estimate_is_the_end_score_seen_from_either_side() -> None:
    assert str(RULES.estimate(340.6, 0)) == "Expected final score: 341"
    assert str(RULES.estimate(-340.6, 1)) == "Expected final score: 341"
    assert str(RULES.estimate(-12.0, 0)) == "Expected final score: 0"
    assert str(RULES.estimate(-999.0, 1)) == "Expected final score: 366"
