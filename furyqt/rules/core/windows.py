"""Moments of a game: its phases, and the windows in which a player can act or pass."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from furyqt.rules.core.action import Action
from furyqt.rules.core.text import Text


@dataclass(frozen=True)
class PromptWindow:
    """A decision that comes only if a player holds something for it, and that the player can pass.

    `name` is unique in its game, `title` says which window it is, and `passing` is the action that passes it.
    """

    name: str
    title: Text
    player: int
    passing: Action


def never_repeated(before: object, chosen: Action, now: object) -> bool:
    """Every window prompts, whatever was declined before."""
    del before, chosen, now
    return False


class Moment(msgspec.Struct, frozen=True):
    """A phase of the game: `key` changes whenever a phase ends, `title` is its name."""

    key: tuple[int, ...]
    title: Text
