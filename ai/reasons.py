"""What a search can say for its decision, as values that can be sent: estimates, reasons, a line, a belief.

The words are the game's own texts, to be rendered in the reader's language; nothing here is known that the
deciding player does not know.
"""

from __future__ import annotations

import msgspec

from furyqt.rules.core.text import Text


class Reason(msgspec.Struct, frozen=True):
    """One thing of which there is more, or less, after this choice than after the others."""

    aspect: str
    """The name of what is compared, one of the game's aspects."""
    is_more: bool
    points: float
    """What the difference is worth in the game's points; above 0 it speaks for the choice."""
    words: Text


class LineStep(msgspec.Struct, frozen=True):
    """One step of what the search thinks likeliest to follow."""

    is_own: bool
    who: Text | None
    """Whose decision an own step is, where it is one figure's; what others do tells itself who does it."""
    words: Text
    share: float
    """How often it followed what comes before it, from 0 to 1."""


class Share(msgspec.Struct, frozen=True):
    """How often something is played."""

    words: Text
    share: float


class Weighed(msgspec.Struct, frozen=True):
    """One of the best choices."""

    action: str
    chance: float
    """The chance to win, from 0 to 1."""
    points: float
    """What is expected in the game's own points, from the deciding player's side."""
    margin: float = 0.0
    """The points by which it may differ from the choice taken by mere luck of the search."""
    reasons: tuple[Reason, ...] = ()
    """The weightiest first."""
    line: tuple[LineStep, ...] = ()
    """What follows, as far as it was played often enough."""
    answer: Share | None = None
    """What the other side does most often as soon as it is to act."""


class Explanation(msgspec.Struct, frozen=True):
    """Why a decision was taken."""

    choices: tuple[Weighed, ...] = ()
    """The choice taken, then the best of the others."""
    places: tuple[tuple[int, float], ...] = ()
    """The likeliest places of the hidden figure by what the other side was told, with their chances."""
    mixed: tuple[tuple[str, float], ...] = ()
    """Where both sides choose at once: the shares of the actions in the mixture, the largest first."""
    answers: tuple[Share, ...] = ()
    """Where both sides choose at once: what the other side is expected to play."""
