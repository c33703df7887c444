"""Placing roadblock tokens, one after another (R9.5)."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import Decision
from furyqt.rules.core.text import Text
from furyqt.rules.fury3 import prompts
from furyqt.rules.fury3.actions import LinkChoice
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.turn.tokens import add_roadblock, free_lines
from furyqt.rules.fury3.tables import DRACULA_FIGURE


class RoadblockChoice(Decision, frozen=True):
    """Dracula places a roadblock token; so many are left to place."""

    left: int

    def player(self, state: Fury3State) -> int:
        """Dracula."""
        return state.side(DRACULA_FIGURE)

    def actions(self, state: Fury3State) -> Sequence[LinkChoice]:
        """The lines without a roadblock."""
        return [LinkChoice(line) for line in free_lines(state)]

    def apply(self, state: Fury3State, action: LinkChoice) -> None:
        """Place it, then the next."""
        add_roadblock(state, action.line)
        place_roadblocks(state, self.left - 1)

    def prompt(self, position: Fury3State) -> Text:
        """The question."""
        return prompts.PLACE_ROADBLOCK


def place_roadblocks(state: Fury3State, number: int) -> None:
    """Dracula places so many roadblock tokens, or as many as there are (R9.8)."""
    if number and free_lines(state):
        state.push(RoadblockChoice(number))
