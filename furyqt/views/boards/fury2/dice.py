"""The dice of the second edition: the last roll, with its use."""

from __future__ import annotations

from furyqt.rules.core.text import N_, Text
from furyqt.rules.fury2 import events
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.views.picture import DicePanel, Die

_WHITE, _DARK = 0, 5
"""The colors of the hunters' dice and of the enemy's."""
_RECENT = 12
"""A roll is shown until so many more events have happened."""


def dice(observation: Fury2Observation) -> DicePanel | None:
    """Return the last roll of ordinary dice while it matters; the train die stands in the log."""
    recent = observation.events[-_RECENT:]
    rolls = [event for event in recent if isinstance(event, events.DiceRolled) and event.die != "train"]
    if not rolls:
        return None
    last = rolls[-2:] if observation.fight is not None else rolls[-1:]
    shown = [
        Die(face, color=_WHITE if event.die in ("hunters", "hunter") else _DARK)
        for event in last
        for face in event.faces
    ]
    note: Text = _NOTE if observation.fight is not None else last[-1].describe()
    return DicePanel(tuple(shown), note)


_NOTE = N_("fury2.board", "Light die: hunters. Dark die: their enemy.")
