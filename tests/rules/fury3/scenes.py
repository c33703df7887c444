"""Positions for tests: a test names the pieces that matter, and the rest is dealt in order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any

from furyqt.rules.core.agenda import Action, action_label, legal_actions, play
from furyqt.rules.core.stage import Scene
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.decks import Deck
from furyqt.rules.fury3.stage import MiddlePieces, stage
from furyqt.rules.fury3.stage import hideout as hideout
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import ATLAS
from furyqt.rules.mechanisms.deck_setup import numbers

PIECES = {field.name for field in fields(MiddlePieces)}
SHORT = {"top": "top_events", "bottom": "bottom_events"}


def at(place: str) -> int:
    """Return a place's index by its key or code."""
    return ATLAS.index[place]


def cards(deck: Deck, names: Iterable[str]) -> tuple[int, ...]:
    """Return card numbers by their ids, sorted."""
    return tuple(sorted(numbers(CARD_IDS[deck], names)))


def scene(part: str = "day", *, options: Mapping[str, str] | None = None, **given: Any) -> Fury3State:
    """Return a position at the beginning of a part of the round: "dawn", "day", "dusk", "night" or "dracula".
    The pieces are those of `MiddlePieces`; every other name is a field of the state.
    """
    named = {SHORT.get(name, name): value for name, value in given.items() if value is not None}
    pieces = {name: value for name, value in named.items() if name in PIECES}
    other = {name: value for name, value in named.items() if name not in PIECES}
    return stage(Scene(options=options, part=part, fields=other, **pieces))


def do(state: Fury3State, *tokens: str) -> Fury3State:
    """Play actions by their tokens; an unknown token fails with the list of legal ones."""
    for token in tokens:
        state = play(state, option(state, token))
    return state


def option(state: Fury3State, token: str) -> Action:
    """Return the legal action with this token, after checking that every legal action has a button label."""
    for action in legal_actions(state):
        assert "{" not in str(action_label(state, action))
    found = [action for action in legal_actions(state) if action.text == token]
    assert found, f"{token!r} is not among {tokens(state)} of {state.agenda[-1:]!r}"
    return found[0]


def tokens(state: Fury3State) -> list[str]:
    """Return the tokens of all legal actions."""
    return [action.text for action in legal_actions(state)]


def pending(state: Fury3State) -> str:
    """Return the name of the pending decision, "" at the end of the game."""
    return type(state.agenda[-1]).__name__ if state.agenda else ""


def events_of(state: Fury3State, kind: type) -> list[Any]:
    """Return all events of a kind."""
    return [event for event in state.told or () if isinstance(event, kind)]
