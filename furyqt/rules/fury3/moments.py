"""When event cards may be played, and what lasts for some time (R12.1)."""

from __future__ import annotations

from enum import IntEnum

from furyqt.rules.fury3.decks import Event


class Window(IntEnum):
    """The moments at which an event card may be played without being an action (R12.1)."""

    DAWN = 0
    DUSK = 1
    DAY = 2
    DRACULA_PHASE = 3
    END_OF_DRACULA_PHASE = 4
    COMBAT_START = 5


WINDOW_EVENTS: dict[Window, frozenset[int]] = {
    Window.DAWN: frozenset(
        {
            Event.NEWSPAPER_REPORTS,
            Event.LONG_NIGHT,
            Event.SURPRISING_RETURN,
            Event.SPEEDY_TELEGRAPH,
            Event.RENEWED_VIGOR,
        }
    ),
    Window.DUSK: frozenset({Event.NEWSPAPER_REPORTS, Event.SURPRISING_RETURN}),
    Window.DAY: frozenset({Event.GOOD_LUCK}),
    Window.DRACULA_PHASE: frozenset({Event.DEVILISH_POWER, Event.UNEARTHLY_SWIFTNESS}),
    Window.END_OF_DRACULA_PHASE: frozenset(
        {
            Event.HIDDEN_SCHEMES,
            Event.SUMMON_STORMS,
            Event.ROADBLOCK,
            Event.DARKNESS_RETURNS,
            Event.NOCTURNAL_VISIT,
        }
    ),
    Window.COMBAT_START: frozenset(
        {
            Event.ESCAPE_ROUTE,
            Event.PLANNED_AMBUSH,
            Event.LUCKY_FIND,
            Event.LUCYS_REVENGE,
            Event.HEROIC_LEAP,
        }
    ),
}
"""Cards that answer something else (Forewarned, False Tip, ...) are asked for where it happens."""
DAY_ACTIONS = frozenset(
    {
        Event.EXCELLENT_WEATHER,
        Event.SENSE_OF_EMERGENCY,
        Event.VAMPIRE_LAIR,
        Event.BLOOD_TRANSFUSION,
        Event.MYSTIC_RESEARCH,
        Event.WAX_CYLINDERS,
        Event.HYPNOSIS,
        Event.MONEY_TRAIL,
    }
)
NIGHT_ACTIONS = frozenset(
    {
        Event.CONSECRATED_GROUND,
        Event.BLOOD_TRANSFUSION,
        Event.MYSTIC_RESEARCH,
        Event.WAX_CYLINDERS,
        Event.HYPNOSIS,
        Event.MONEY_TRAIL,
    }
)
IMMEDIATE_ONLY = frozenset(
    {
        Event.HIRED_SCOUTS,
        Event.LOCAL_RUMORS,
        Event.EVIL_PRESENCE,
        Event.RUFUS_SMITH,
        Event.JONATHAN_HARKER,
        Event.SISTER_AGATHA,
        Event.BEHIND_THE_VEIL,
        Event.VAMPIRIC_INFLUENCE,
        Event.DRACULAS_BRIDES,
        Event.GREAT_WOLF,
        Event.IMMANUEL_HILDESHEIM,
    }
)
"""Resolved when drawn, never in a hand."""
IMMEDIATE_OR_KEPT = frozenset({Event.NEWSPAPER_REPORTS, Event.SUMMON_STORMS, Event.ROADBLOCK})


class Lasting(IntEnum):
    """What a card changed for some time."""

    NO_SUPPLY_NEXT = 0
    """Devilish Power: no supply actions in the next hunter phase."""
    NO_SUPPLY = 1
    """The same, in the present hunter phase."""
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
