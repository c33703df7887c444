"""The windows of cards, and effects that last for some time (R12.8)."""

from __future__ import annotations

from enum import IntEnum

from furyqt.rules.fury2.decks import EventCard, Item


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


WINDOW_EVENTS: dict[EventWindow, frozenset[int]] = {
    EventWindow.HUNTER_MOVE: frozenset(
        {
            *(EventCard.BLOOD_TRANSFUSION, EventCard.GOOD_LUCK, EventCard.HYPNOSIS, EventCard.LONG_DAY),
            *(EventCard.MONEY_TRAIL, EventCard.STORMY_SEAS, EventCard.SENSE_OF_EMERGENCY),
            *(EventCard.EXCELLENT_WEATHER, EventCard.MYSTIC_RESEARCH),
        }
    ),
    EventWindow.HUNTER_ACTION: frozenset(
        {
            *(EventCard.BLOOD_TRANSFUSION, EventCard.GOOD_LUCK, EventCard.HYPNOSIS, EventCard.LONG_DAY),
            *(EventCard.MONEY_TRAIL, EventCard.STORMY_SEAS, EventCard.MYSTIC_RESEARCH),
        }
    ),
    EventWindow.COMBAT_START: frozenset(
        {
            *(EventCard.ADVANCE_PLANNING, EventCard.ESCAPE_ROUTE, EventCard.HEROIC_LEAP),
            *(EventCard.TRAP, EventCard.RAGE, EventCard.WILD_HORSES),
        }
    ),
    EventWindow.DRACULA_TURN: frozenset(
        {
            *(EventCard.DEVILISH_POWER, EventCard.ROADBLOCK, EventCard.TIME_RUNS_SHORT),
            EventCard.UNEARTHLY_SWIFTNESS,
        }
    ),
}
"""The windows' cards; cards that answer something else have decisions of their own."""
WINDOW_ITEMS: dict[EventWindow, frozenset[int]] = {
    EventWindow.HUNTER_MOVE: frozenset(
        {Item.DOGS, Item.FAST_HORSE, Item.HEAVENLY_HOST, Item.HOLY_WATER, Item.LOCAL_RUMORS}
    ),
    EventWindow.HUNTER_ACTION: frozenset({Item.DOGS, Item.HEAVENLY_HOST, Item.HOLY_WATER, Item.LOCAL_RUMORS}),
}
"""The items that the acting hunter, or a member of his group, may use in these windows."""


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
