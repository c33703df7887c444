"""The dice of the second edition: the last roll, with its use."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.fury2 import events
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import TRAIN_FACES
from furyqt.views.picture import DicePanel, Die

N_ = Texts("fury2.board")

_RECENT = 12
"""A roll is shown until so many more events have happened."""
_OF_HUNTERS = ("hunters", "hunter")
_WHITE = tuple(f"dice/white_{face}" for face in range(1, 7))
_BLACK = tuple(f"dice/black_{face}" for face in range(1, 7))
_TRAIN_SIDES = tuple("dice/train_" + name.lower().replace("/", "_") for name in TRAIN_FACES)


def dice(observation: Fury2Observation) -> DicePanel | None:
    """Return the last roll while it matters: a die, or in a combat those of both sides."""
    told = observation.events
    recent = told[-_RECENT:]
    rolls = [at for at, event in enumerate(recent) if isinstance(event, events.DiceRolled)]
    if not rolls:
        return None
    last = recent[rolls[-1]]
    assert isinstance(last, events.DiceRolled)
    before = recent[rolls[-1] - 1] if rolls[-1] else None
    number = len(told) - len(recent) + rolls[-1] + 1
    if isinstance(before, events.DiceRolled) and before.die == "hunters" != last.die:
        return DicePanel((*_dice(before), *_dice(last)), _NOTE, number)
    return DicePanel(tuple(_dice(last)), last.describe(), number)


def _dice(roll: events.DiceRolled) -> list[Die]:
    """Return the dice of a roll: light ones of hunters, dark ones of enemies, or the train die."""
    if roll.die == "train":
        return [_train_die(face) for face in roll.faces]
    sides = _WHITE if roll.die in _OF_HUNTERS else _BLACK
    return [_die(face, sides) for face in roll.faces]


def combat_dice(hunters: int, enemy: int) -> tuple[Die, Die]:
    """Return the dice of a round of combat, the hunters' first."""
    return _die(hunters, _WHITE), _die(enemy, _BLACK)


def _die(face: int, sides: tuple[str, ...]) -> Die:
    return Die(face, art=sides[face - 1], sides=sides)


def _train_die(face: int) -> Die:
    name = TRAIN_FACES[face]
    return Die(face + 1, art=_TRAIN_SIDES[face], face=_TRAIN.fill(face=name), sides=_TRAIN_SIDES)


_TRAIN = N_("train {face}")
_NOTE = N_("Light die: hunters. Dark die: their enemy.")
