"""Several actions in a row as one choice of a person: a record has each of them."""

from __future__ import annotations

from typing import Any

from furyqt.rules.core.action import Action
from furyqt.rules.core.text import Text


class Series(Action, frozen=True):
    """Actions for the pending decision and the next ones of its class, one after the other.

    It is not an action of the rules, which never see it.
    """

    title: Text
    actions: tuple[Any, ...]
    """The actions in order, at least two."""

    @property
    def text(self) -> str:
        """The tokens of the actions."""
        return " ".join(action.text for action in self.actions)


def no_series(observation: object, seats: frozenset[int]) -> tuple[Series, ...]:
    """Return no series: every decision is made by itself."""
    del observation, seats
    return ()
