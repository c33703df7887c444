"""A refusal: a possibility of the game that a decision does not offer now, and the rule that forbids it."""

from __future__ import annotations

import msgspec

from furyqt.rules.core.action import Action
from furyqt.rules.core.text import Text


class Refusal(msgspec.Struct, frozen=True):
    """A possibility that is closed now; it is made only when a player looks for it."""

    what: Action | str
    """The action, or the word of a kind of actions, such as "rail"."""
    name: Text
    reason: Text
