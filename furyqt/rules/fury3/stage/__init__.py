"""Positions set up from a description: openings dealt by the rules, or the middle of a game."""

from __future__ import annotations

from furyqt.rules.core.stage import Scene
from furyqt.rules.fury3.notation import TOKENS
from furyqt.rules.fury3.stage.middle import MiddlePieces, middle
from furyqt.rules.fury3.stage.opening import OpeningPieces, opening
from furyqt.rules.fury3.state import Fury3State


def stage(scene: Scene) -> Fury3State:
    """Build the position of a scene; ValueError if it does not fit the rules.

    With the piece `part` it is a part of a round, else the opening of a game.
    """
    if "part" in scene.pieces:
        state = middle(scene.pieces_as(MiddlePieces), scene.options)
    else:
        state = opening(scene.pieces_as(OpeningPieces), scene.options, scene.seed)
    return scene.played(state, TOKENS.read)
