"""The windows of cards, and effects that last for some time (R12.8)."""

from __future__ import annotations

from enum import IntEnum


class EventWindow(IntEnum):
    """The moments when a side may play a kept card without being asked for it by another card."""

    HUNTER_MOVE = 0
    """In a hunter's movement decision, before he moves."""
    HUNTER_ACTION = 1
    """In a hunter's action decision, after the search."""
    DRACULA_TURN = 2
    """The start of Dracula's turn (R2.4)."""
    COMBAT_START = 3
    """Before a combat, one card for each player (C2.1)."""


class When(IntEnum):
    """The other times at which an event card is played; their numbers differ from those of windows."""

    AT_ONCE = 10
    """When it is drawn (R12.2)."""


class Lasting(IntEnum):
    """An effect that lasts for some time."""

    FAST_HORSE = 0
    """The moving hunter may use two roads."""
    EXCELLENT_WEATHER = 1
    """The moving hunter has four sea moves."""
    SWIFTNESS = 2
    """Dracula moves twice in this turn."""
    TURN_OVER = 3
    """The acting hunter's turn ends."""
    BEATEN = 4
    """Van Helsing has beaten what he met, and may still act by himself (Relentless)."""
    LANDED = 5
    """The moving hunter came from the sea to a port (Customs Search)."""
    BORDER = 6
    """The moving hunter crossed the border between west and east on land (Customs Search)."""
    RESOLVED = 7
    """The acting hunter has used a point of resolve in this turn (R13.1)."""
