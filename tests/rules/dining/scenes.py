"""Positions for tests: a test names the pieces that matter; the board is empty otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from furyqt.rules.core.agenda import action_label, legal_actions, play
from furyqt.rules.core.stage import Scene
from furyqt.rules.dining import RULES
from furyqt.rules.dining.actions import read
from furyqt.rules.dining.stage import stage
from furyqt.rules.dining.state import DiningState, Script
from furyqt.rules.dining.table_rows import RESOURCES

ROW = (1, 2, 3, 4, 5, 6, 7, 8)
EMPTY: dict[str, Any] = {
    "heroes": "table", "resources": {}, "favor": 0, "points": 0, "bites": 0, "kept": 0, "track": (),
    "gifts": (),
}  # fmt: skip
"""The pieces of a player that a scene does not mention."""


def opening(players: int = 2, seed: int = 1, **options: str) -> DiningState:
    """Return the opening position of a game."""
    state = RULES.setup(RULES.checked_options({"players": str(players), **options}), seed)
    assert isinstance(state, DiningState)
    return state


def scene(players: int = 2, options: Mapping[str, str] | None = None, **pieces: Any) -> DiningState:
    """Return a position; by default nobody has anything, and all Tourists are in the Bus beside the board."""
    empty: dict[str, Any] = {
        "resources": [{}] * players,
        "tourists": [],
        "bus": 0,
        "row_up": ROW,
        "gifts": [(3 * player + 1, 3 * player + 2, 3 * player + 3) for player in range(players)],
    }
    own = {name: padded(name, value, players) for name, value in pieces.items()}
    return stage(Scene(options={"players": str(players), **(options or {})}, **{**empty, **own}))


def padded(name: str, value: Any, players: int) -> Any:
    """Return a list of players' pieces with the missing ones empty; other values as they are."""
    return [*value, *[EMPTY[name]] * (players - len(value))] if name in EMPTY else value


def drawing(**cards: tuple[int, ...]) -> Script:
    """Return a script with the next cards of decks."""
    return Script(draws=tuple(cards.items()))


def do(state: DiningState, tokens: str) -> DiningState:
    """Play actions by their tokens, after checking that every legal action has a label."""
    for token in tokens.split():
        for action in legal_actions(state):
            assert "{" not in str(action_label(state, action))
        assert token in legal(state), f"{token} is not among {legal(state)}"
        state = play(state, read(token))
    return state


def legal(state: DiningState) -> list[str]:
    """Return the tokens of the legal actions."""
    return [action.text for action in legal_actions(state)]


def own(state: DiningState, player: int = 0) -> dict[str, int]:
    """Return the resources of a player."""
    return {name: count for name, count in zip(RESOURCES, state.resources[player], strict=True) if count}


def supply(state: DiningState, resource: str) -> int:
    """Return the tokens of a resource in the supply."""
    return state.supply[RESOURCES.index(resource)]


def kinds(state: DiningState) -> list[str]:
    """Return the names of the events so far."""
    return [type(event).__name__ for event in state.told or ()]
