"""The windows of event cards, and effects that last for some time (R12.1)."""

from __future__ import annotations

from enum import IntEnum

from furyqt.rules.fury3.decks import EventCard


class EventWindow(IntEnum):
    """The moments when an event card may be played without being an action (R12.1)."""

    DAWN = 0
    DUSK = 1
    DAY = 2
    DRACULA_PHASE = 3
    END_OF_DRACULA_PHASE = 4
    COMBAT_START = 5


WINDOW_EVENTS: dict[EventWindow, frozenset[int]] = {
    EventWindow.DAWN: frozenset(
        {
            EventCard.NEWSPAPER_REPORTS,
            EventCard.LONG_NIGHT,
            EventCard.SURPRISING_RETURN,
            EventCard.SPEEDY_TELEGRAPH,
            EventCard.RENEWED_VIGOR,
        }
    ),
    EventWindow.DUSK: frozenset({EventCard.NEWSPAPER_REPORTS, EventCard.SURPRISING_RETURN}),
    EventWindow.DAY: frozenset({EventCard.GOOD_LUCK}),
    EventWindow.DRACULA_PHASE: frozenset({EventCard.DEVILISH_POWER, EventCard.UNEARTHLY_SWIFTNESS}),
    EventWindow.END_OF_DRACULA_PHASE: frozenset(
        {
            EventCard.HIDDEN_SCHEMES,
            EventCard.SUMMON_STORMS,
            EventCard.ROADBLOCK,
            EventCard.DARKNESS_RETURNS,
            EventCard.NOCTURNAL_VISIT,
        }
    ),
    EventWindow.COMBAT_START: frozenset(
        {
            EventCard.ESCAPE_ROUTE,
            EventCard.PLANNED_AMBUSH,
            EventCard.LUCKY_FIND,
            EventCard.LUCYS_REVENGE,
            EventCard.HEROIC_LEAP,
        }
    ),
}
"""The windows' cards; answers to something else (Forewarned, False Tip, ...) have their own steps."""
DAY_ACTIONS = frozenset(
    {
        EventCard.EXCELLENT_WEATHER,
        EventCard.SENSE_OF_EMERGENCY,
        EventCard.VAMPIRE_LAIR,
        EventCard.BLOOD_TRANSFUSION,
        EventCard.MYSTIC_RESEARCH,
        EventCard.WAX_CYLINDERS,
        EventCard.HYPNOSIS,
        EventCard.MONEY_TRAIL,
    }
)
NIGHT_ACTIONS = frozenset(
    {
        EventCard.CONSECRATED_GROUND,
        EventCard.BLOOD_TRANSFUSION,
        EventCard.MYSTIC_RESEARCH,
        EventCard.WAX_CYLINDERS,
        EventCard.HYPNOSIS,
        EventCard.MONEY_TRAIL,
    }
)
IMMEDIATE_ONLY = frozenset(
    {
        EventCard.HIRED_SCOUTS,
        EventCard.LOCAL_RUMORS,
        EventCard.EVIL_PRESENCE,
        EventCard.RUFUS_SMITH,
        EventCard.JONATHAN_HARKER,
        EventCard.SISTER_AGATHA,
        EventCard.BEHIND_THE_VEIL,
        EventCard.VAMPIRIC_INFLUENCE,
        EventCard.DRACULAS_BRIDES,
        EventCard.GREAT_WOLF,
        EventCard.IMMANUEL_HILDESHEIM,
    }
)
"""Cards that are resolved when drawn, and are never in a hand."""
IMMEDIATE_OR_KEPT = frozenset({EventCard.NEWSPAPER_REPORTS, EventCard.SUMMON_STORMS, EventCard.ROADBLOCK})


class Lasting(IntEnum):
    """An effect of a card that lasts for some time."""

    NO_SUPPLY_NEXT = 0
    """Devilish Power: no supply actions in the next hunter phase."""
    NO_SUPPLY = 1
    """The same, in the current hunter phase."""
    NIGHT_ROADS = 2
    """Long Night: road moves in the coming night."""
    ANY_ORDER = 3
    """Speedy Telegraph: free order of activation in this hunter phase."""
    EXTRA_ACTION = 4
    """Renewed Vigor: one more action by day."""
    NO_DAY = 5
    """Darkness Returns: the next hunter phase has no day."""
    NOCTURNAL = 6
    """Nocturnal Visit: combats of the next dawn and day count as night."""
    EXTRA_PHASE = 7
    """Unearthly Swiftness: one more Dracula phase."""
