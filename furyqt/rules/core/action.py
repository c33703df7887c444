"""An action, which a player can choose in a decision, and the refusal of one."""

from __future__ import annotations

import msgspec

from furyqt.rules.core.text import Text


class Action(msgspec.Struct, frozen=True, tag=True):
    """One choice of one player."""

    @property
    def text(self) -> str:
        """The action as one token of the game's notation."""
        raise NotImplementedError

    @property
    def place(self) -> int:
        """The index of the place on the map that the action names, or -1."""
        return -1


class Refusal(msgspec.Struct, frozen=True):
    """A possibility that is closed now; it is made only when a player looks for it."""

    what: Action | str
    """The action, or the word of a kind of actions, such as "rail"."""
    name: Text
    reason: Text
