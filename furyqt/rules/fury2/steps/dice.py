"""Dice: every roll is an event, and the record writes it with the action that caused it."""

from __future__ import annotations

from furyqt.rules.core import chance
from furyqt.rules.fury2.events import DiceRolled
from furyqt.rules.fury2.state import Fury2State


def roll(state: Fury2State, die: str, count: int = 1) -> tuple[int, ...]:
    """Roll dice with six sides and report them; `die` is one of events.board.DICE."""
    faces = []
    for _ in range(count):
        face, state.chance = chance.below(state.chance, 6)
        faces.append(face + 1)
    state.tell(DiceRolled, die, tuple(faces))
    return tuple(faces)


def roll_train(state: Fury2State, *, is_open: bool = False) -> int:
    """Roll the train die and report it: an index of TRAIN_FACES (R4.3); an open roll may be repeated."""
    face, state.chance = chance.below(state.chance, 6)
    state.tell(DiceRolled, "train", (face,), is_open)
    return face
