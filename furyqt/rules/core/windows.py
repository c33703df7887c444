"""Moments of a game: the phases that pass, and the windows in which a player may act or let them go by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.core.text import Text


@dataclass(frozen=True)
class PromptWindow:
    """A decision that comes only if a player holds something for it, and that can be let go by.

    `name` is unique in its game, `title` says which window it is, and `passing` is the action by which its
    player lets it go by.
    """

    name: str
    title: Text
    player: int
    passing: Action


class Moment(msgspec.Struct, frozen=True):
    """A phase of the game: `key` is another one whenever a phase has ended, `title` is its name."""

    key: tuple[int, ...]
    title: Text


def no_window(position: Any) -> str:
    """No decision is a window."""
    del position
    return ""


def asks_nobody(step: Step) -> int:
    """No step asks only whom it may concern."""
    del step
    return -1
