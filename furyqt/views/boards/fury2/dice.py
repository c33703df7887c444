"""The dice of the second edition: the last roll, with its use."""

from __future__ import annotations

from furyqt.rules.core.text import N_
from furyqt.rules.fury2 import events
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import TRAIN_FACES
from furyqt.views.picture import DicePanel, Die

_RECENT = 12
"""A roll is shown until so many more events have happened."""
_OF_HUNTERS = ("hunters", "hunter")


def dice(observation: Fury2Observation) -> DicePanel | None:
    """Return the last roll while it matters: a die, or in a combat those of both sides."""
    recent = observation.events[-_RECENT:]
    rolls = [at for at, event in enumerate(recent) if isinstance(event, events.DiceRolled)]
    if not rolls:
        return None
    last = recent[rolls[-1]]
    assert isinstance(last, events.DiceRolled)
    before = recent[rolls[-1] - 1] if rolls[-1] else None
    if isinstance(before, events.DiceRolled) and before.die == "hunters" != last.die:
        return DicePanel((*_dice(before), *_dice(last)), _NOTE)
    return DicePanel(tuple(_dice(last)), last.describe())


def _dice(roll: events.DiceRolled) -> list[Die]:
    """Return the dice of a roll: light ones of hunters, dark ones of enemies, or the train die."""
    if roll.die == "train":
        return [_train_die(face) for face in roll.faces]
    color = "white" if roll.die in _OF_HUNTERS else "black"
    return [Die(face, art=f"dice/{color}_{face}") for face in roll.faces]


def _train_die(face: int) -> Die:
    name = TRAIN_FACES[face]
    art = name.lower().replace("/", "_")
    return Die(face + 1, art=f"dice/train_{art}", face=_TRAIN.fill(face=name))


_TRAIN = N_("fury2.board", "train {face}")
_NOTE = N_("fury2.board", "Light die: hunters. Dark die: their enemy.")
