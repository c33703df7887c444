"""Placing roadblock tokens, one after another (R9.5)."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import Decision
from furyqt.rules.core.text import Text
from furyqt.rules.fury3 import questions
from furyqt.rules.fury3.actions import On
from furyqt.rules.fury3.state import State
from furyqt.rules.fury3.steps.tokens import add_roadblock, free_lines
from furyqt.rules.fury3.tables import COUNT


class RoadblockChoice(Decision, frozen=True):
    """Dracula places a roadblock token; so many are left to place."""

    left: int

    def player(self, state: State) -> int:
        """Dracula."""
        return state.side(COUNT)

    def actions(self, state: State) -> Sequence[On]:
        """The lines without a roadblock."""
        return [On(line) for line in free_lines(state)]

    def apply(self, state: State, action: On) -> None:
        """Place it, then the next."""
        add_roadblock(state, action.line)
        place_roadblocks(state, self.left - 1)

    def prompt(self, position: State) -> Text:
        """The question."""
        return questions.PLACE_ROADBLOCK


def place_roadblocks(state: State, number: int) -> None:
    """Dracula places so many roadblock tokens, or as many as there are (R9.8)."""
    if number and free_lines(state):
        state.push(RoadblockChoice(number))
