"""The reasons why a combat card is canceled, and the causes of harm in a combat (R10)."""

from __future__ import annotations

from enum import IntEnum


class CancelReason(IntEnum):
    """The reasons why Dracula's combat card is canceled; all but the icon are for escapes only."""

    ICON = 0
    """The engaged hunter's card shows its icon (R10.4.4)."""
    LUCYS_REVENGE = 1
    ENRAGED = 2
    """Enraged was played in an earlier round."""
    PRIDE = 3
    """Too few of Dracula's cards have been played for the number of despair tokens (R10.7)."""
    TOO_EARLY = 4
    """A vampire encounter may not flee yet (R10.8)."""


class Cause(IntEnum):
    """The card that causes harm in a combat."""

    NONE = 0
    """There is no combat."""
    COUNTER = 1
    """Dracula's combat card (R10.4.5)."""
    STRIKE = 2
    """A hunter's combat card (R10.4.6)."""
    HOLY_BULLETS = 3
    GARLIC_WREATH = 4
    SISTER_AGATHA = 5
    HEROIC_LEAP = 6
