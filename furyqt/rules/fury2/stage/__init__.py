"""Positions set up from a description: openings with chosen starts, or the beginning of a figure's turn."""

from __future__ import annotations

from furyqt.rules.core.stage import Scene
from furyqt.rules.fury2.notation import read
from furyqt.rules.fury2.stage.middle import MiddlePieces, middle
from furyqt.rules.fury2.stage.opening import OpeningPieces, opening
from furyqt.rules.fury2.state import Fury2State


def stage(scene: Scene) -> Fury2State:
    """Build the position of a scene; ValueError if it does not fit the rules.

    With the piece `turn` it is the beginning of a figure's turn, else the opening of a game.
    """
    if "turn" in scene.pieces:
        state = middle(scene.pieces_as(MiddlePieces), scene.options)
    else:
        state = opening(scene.pieces_as(OpeningPieces), scene.options, scene.seed)
    return scene.played(state, read)
