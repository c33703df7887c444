"""The windows of event cards, and effects that last for some time (R12.1)."""

from __future__ import annotations

from enum import IntEnum

from furyqt.rules.core.text import Text, Texts

N_ = Texts("fury3.moments")


class EventWindow(IntEnum):
    """The moments when an event card may be played without being an action (R12.1)."""

    DAWN = 0
    DUSK = 1
    DAY = 2
    DRACULA_PHASE = 3
    END_OF_DRACULA_PHASE = 4
    COMBAT_START = 5


class When(IntEnum):
    """The other times at which an event card is played; their numbers differ from those of windows."""

    AT_ONCE = 10
    """When it is drawn; without any window or action the card is never in a hand."""
    DAY_ACTION = 11
    NIGHT_ACTION = 12


MOMENTS: dict[tuple[int, ...], Text] = {
    (When.AT_ONCE,): N_("At once when drawn"),
    (When.AT_ONCE, EventWindow.END_OF_DRACULA_PHASE): N_(
        "At once when drawn, or at the end of Dracula's phase"
    ),
    (When.DAY_ACTION,): N_("Action by day"),
    (When.NIGHT_ACTION,): N_("Action by night"),
    (When.DAY_ACTION, When.NIGHT_ACTION): N_("Action by day or night"),
    (EventWindow.DAWN,): N_("At dawn"),
    (EventWindow.DAWN, EventWindow.DUSK): N_("At dawn or dusk"),
    (EventWindow.DRACULA_PHASE,): N_("In Dracula's phase"),
    (EventWindow.END_OF_DRACULA_PHASE,): N_("At the end of Dracula's phase"),
    (EventWindow.COMBAT_START,): N_("At the start of a combat"),
}
"""The short line below a card's name, by its moments."""
ALLY_MOMENT = N_("At once when drawn, or as an ally")


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
