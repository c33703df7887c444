"""Placing roadblock tokens, one after another (R9.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.action_labels import line_text
from furyqt.rules.fury3.actions import LinkChoice
from furyqt.rules.fury3.decision import DraculaDecision
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.turn.tokens import add_roadblock, free_lines

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_unavailable = Texts("fury3.unavailable")

_BLOCK_ROAD = N_buttons("Block the road {line}")
_BLOCK_RAILWAY = N_buttons("Block the railway {line}")


class RoadblockChoice(DraculaDecision, frozen=True):
    """Dracula places one of `left` roadblock tokens."""

    left: int

    asks = N_questions("Which road or railway is blocked?")
    rules_page = "roadblocks"
    place_rule = N_unavailable("The roads and railways from here are listed under their other ends.")

    def actions(self, state: Fury3State) -> Sequence[LinkChoice]:
        return [LinkChoice(line) for line in free_lines(state)]

    def apply(self, state: Fury3State, action: LinkChoice) -> None:
        add_roadblock(state, action.line)
        place_roadblocks(state, self.left - 1)

    def label(self, position: Any, action: Action) -> Text:
        if isinstance(action, LinkChoice):
            return line_text(_BLOCK_ROAD, _BLOCK_RAILWAY, action)
        return super().label(position, action)


def place_roadblocks(state: Fury3State, number: int) -> None:
    """Place this many roadblock tokens, or as many as there are (R9.8)."""
    if number and free_lines(state):
        state.push(RoadblockChoice(number))
