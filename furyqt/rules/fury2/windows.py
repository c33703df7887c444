"""The card windows, and the current phase."""

from __future__ import annotations

from typing import Any

from furyqt.rules.core.text import N_, Text
from furyqt.rules.core.windows import Moment
from furyqt.rules.fury2.decks import NONE
from furyqt.rules.fury2.observation import DECISIONS
from furyqt.rules.fury2.tables import DRACULA_FIGURE
from furyqt.rules.fury2.words import FIGURE_NAMES, TIME_NAMES

WINDOWS = tuple(window for kind in DECISIONS for window in kind.prompt_windows)
"""Every decision that a side makes only if it holds something for it, and can pass."""
BEFORE = N_("fury2.moments", "Before the first turn")
TURN = N_("fury2.moments", "{time}, turn of {figure}")


def moment(position: Any) -> Moment:
    """Return the turn: Dracula's is the first of a round, then those of the hunters and the Servant."""
    active = position.active
    if active == NONE:
        return Moment((0, NONE), BEFORE)
    rank = 0 if active == DRACULA_FIGURE else active + 1
    title: Text = TURN.fill(time=TIME_NAMES[position.time], figure=FIGURE_NAMES[active])
    return Moment((position.round, rank), title)
