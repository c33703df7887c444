"""Positions of games with the Servant of Dracula for tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from furyqt.rules.core.agenda import settle
from furyqt.rules.core.chance import below, seeded
from furyqt.rules.core.ruleset import seat_to_move
from furyqt.rules.fury2.setup import setup
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import FIGURE_IDS, TRAIN_FACES
from tests.rules.fury2.scenes import do, pending, scene, tokens

AWAY = {"godalming": "athens", "seward": "athens", "helsing": "athens", "mina": "athens"}
"""The hunters, far away from everything that happens in these tests."""


def variant(turn: str = "servant", *, options: Mapping[str, str] | None = None, **given: Any) -> Fury2State:
    """Return the beginning of a turn: the Servant is in Strasbourg, the hunters are in Athens."""
    places = {**AWAY, "servant": "strasbourg", **given.pop("places", {})}
    sheet = given.pop("sheet", None)
    if sheet is not None:
        given["sheets"] = {**given.get("sheets", {}), "servant": sheet}
    return scene(turn, options={"variant": "servant", **(options or {})}, places=places, **given)


def opening(**options: str) -> Fury2State:
    """Return the opening position of a game with the Servant."""
    return setup({"variant": "servant", **options}, 1)


def seat(state: Fury2State) -> str:
    """Return the name of the seat that decides."""
    return FIGURE_IDS[seat_to_move(state)]


def train(state: Fury2State, face: str) -> Fury2State:
    """Take the train with this face of the die."""
    state = state.clone()
    wanted = TRAIN_FACES.index(face)
    state.chance = next(seed for seed in range(1000) if below(seeded(seed), 6)[0] == wanted)
    state.chance = seeded(state.chance)
    return do(state, "rail")


def moves(state: Fury2State, way: str) -> set[str]:
    """Return the codes of the places that the Servant can reach in one way."""
    return {token.partition(":")[2] for token in tokens(state) if token.startswith(f"{way}:")}


def passed(state: Fury2State) -> Fury2State:
    """Pass all windows up to the next other decision."""
    while pending(state) and "pass" in tokens(state):
        state = do(state, "pass")
    return state


def step(state: Fury2State, *steps: Any) -> Fury2State:
    """Return the position after these steps, up to a decision."""
    state = state.clone()
    state.push(*steps)
    settle(state)
    return state
