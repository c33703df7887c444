"""The card windows, and the current phase."""

from __future__ import annotations

from typing import Any

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import Moment
from furyqt.rules.fury2.actions import PASS, Play
from furyqt.rules.fury2.decks import NONE
from furyqt.rules.fury2.events import (
    DiceRolled,
    GroupAwaited,
    GroupJoined,
    HunterMoved,
    PlaceDenied,
    TrainDeclared,
)
from furyqt.rules.fury2.observation import DECISIONS, Fury2Observation
from furyqt.rules.fury2.tables import DRACULA_FIGURE
from furyqt.rules.fury2.words import FIGURE_NAMES, TIME_NAMES

N_ = Texts("fury2.moments")

WINDOWS = tuple(window for kind in DECISIONS for window in kind.prompt_windows)
"""Every decision that a side makes only if it holds something for it, and can pass."""
_USUAL = (DiceRolled, GroupAwaited, GroupJoined, HunterMoved, PlaceDenied, TrainDeclared)
"""The events of a hunter's way to a place where nothing is found."""
BEFORE = N_("Before the first turn")
TURN = N_("{time}, turn of {figure}")


def moment(position: Any) -> Moment:
    """Return the turn: Dracula's is the first of a round, then those of the hunters and the Servant."""
    active = position.active
    if active == NONE:
        return Moment((0, NONE), BEFORE)
    rank = 0 if active == DRACULA_FIGURE else active + 1
    title: Text = TURN.fill(time=TIME_NAMES[position.time], figure=FIGURE_NAMES[active])
    return Moment((position.round, rank), title)


def is_repeated(before: Fury2Observation, chosen: Action, now: Fury2Observation) -> bool:
    """Return whether a window offers only event cards that were declined earlier in this turn.

    Something has changed if anything happened since but the hunters' own way. Items are used where a hunter
    is, so each new place is something new for them.
    """
    offered = [action for action in now.actions if action != PASS]
    if isinstance(chosen, Play) or not all(isinstance(action, Play) for action in offered):
        return False
    is_same = set(offered).issubset(before.actions)
    return is_same and all(isinstance(event, _USUAL) for event in now.events[len(before.events) :])
