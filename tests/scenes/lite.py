"""Positions of the simplified game for tests, in the codes of its notation."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from furyqt.rules.core.agenda import legal_actions, play
from furyqt.rules.core.events import Event
from furyqt.rules.core.stage import Scene
from furyqt.rules.lite.actions import action
from furyqt.rules.lite.observation import observe
from furyqt.rules.lite.stage import LitePieces, stage
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import CODES, HUNTERS, LETTERS

PIECES = {field.name for field in fields(LitePieces)}


def scene(turn: str = "G", **given: Any) -> LiteState:
    """Return a position at a figure's turn; names are pieces of `LitePieces`, others are options."""
    pieces = {name: value for name, value in given.items() if name in PIECES}
    options = {name: value for name, value in given.items() if name not in PIECES}
    return stage(Scene(options=options, turn=turn, **{"score": 300, **pieces}))


def after(state: LiteState, *codes: str) -> LiteState:
    """Return the position after these moves, one per turn."""
    for code in codes:
        state = play(state, action(code))
    return state


def legal(state: LiteState) -> set[str]:
    """Return the codes of the legal moves."""
    return {choice.text for choice in legal_actions(state)}


def events_of(state: LiteState, kind: type[Event]) -> list[Event]:
    """Return all events of a kind."""
    return [event for event in state.told or () if isinstance(event, kind)]


def seen(state: LiteState) -> str:
    """Return Dracula's moves as the hunters know them."""
    return " ".join(CODES[move] for move in observe(state, HUNTERS).moves)


def place(state: LiteState, letter: str) -> str:
    """Return the code of the place of a hunter, or of Dracula."""
    here = state.lairs[-1] if letter == "D" else state.places[LETTERS.index(letter)]
    return CODES[here]


def trail(state: LiteState) -> str:
    """Return the trail in the form that `scene` reads."""
    marked = []
    for age in range(min(6, len(state.moves))):
        mark = ":T" if state.traps >> age & 1 else ":V" if state.vampires >> age & 1 else ""
        marked.append(CODES[state.moves[-1 - age]] + mark)
    return " ".join(reversed(marked))
