"""Notation by a table: every action has one token that is read without looking at the position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from furyqt.rules.core.agenda import Action, State

A = TypeVar("A", bound=Action)


class TokenTable(Generic[A]):
    """All actions of a game by their tokens; ValueError if two actions share a token.

    `unknown` is the message for a token that no action has.
    """

    def __init__(self, actions: Iterable[A], unknown: str) -> None:
        self.every = tuple(actions)
        self._by_token = {action.text: action for action in self.every}
        self._unknown = unknown
        if len(self._by_token) < len(self.every):
            shared = next(a.text for a in self.every if self._by_token[a.text] is not a)
            raise ValueError(f"two actions are written {shared!r}")

    def read(self, token: str) -> A:
        """Return the action of a token; ValueError if there is none."""
        if token not in self._by_token:
            raise ValueError(self._unknown)
        return self._by_token[token]


def write(before: State, action: Action, after: State) -> str:
    """Return the token of an action in a game whose chance results follow from the seed."""
    return action.text
