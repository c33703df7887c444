"""Lists taken from the tables of the game, so that they always agree with the rules."""

from __future__ import annotations

from collections.abc import Iterable

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import RULES, words
from furyqt.rules.fury3.catalog import COMBAT, EVENTS, ITEMS
from furyqt.rules.fury3.decks import ICONS, TICKET_COPIES, TICKETS, Combat, Item
from furyqt.rules.fury3.event_timing import EventWindow, When
from furyqt.rules.fury3.tables import (
    BATS_TOKENS,
    FIGURES,
    FOG_TOKENS,
    HOST_TOKENS,
    MOST_DESPAIR,
    NOWHERE,
    ROADBLOCK_TOKENS,
    RUMOR_TOKENS,
    STARTS,
    STORM_TOKENS,
)
from furyqt.views.reference.options import option_terms
from furyqt.views.reference.page import PageTable, Terms

N_ = Texts("fury3.reference")


def event_names(events: Iterable[int]) -> Text:
    """Return the names of event cards, one after another."""
    return words.joined([EVENTS[event].name for event in sorted(events)])


def number(value: int) -> Text:
    """Return a number as a cell of a table."""
    return N_("{number}").fill(number=value)


REGION_LIST = words.joined([name for region, name in words.REGION_NAMES.items() if region != NOWHERE])
HUNTER_LIST = words.joined([words.FIGURE_NAMES[hunter] for hunter in FIGURES])
START_CITIES = tuple(
    N_("{hunter} {city:in}").fill(hunter=words.FIGURE_NAMES[hunter], city=words.place_text(STARTS[hunter]))
    for hunter in FIGURES
)

WINDOW_NAMES = {
    EventWindow.DAWN: N_("Dawn"),
    EventWindow.DAY: N_("Day"),
    EventWindow.DUSK: N_("Dusk"),
    EventWindow.DRACULA_PHASE: N_("Dracula's phase"),
    EventWindow.END_OF_DRACULA_PHASE: N_("End of Dracula's phase"),
    EventWindow.COMBAT_START: N_("Start of a combat"),
}
WINDOWS = Terms(tuple((name, event_names(EVENTS.at[window])) for window, name in WINDOW_NAMES.items()))

BY_DAY = N_("By day")
BY_NIGHT = N_("By night")
BY_BOTH = N_("By day or night")
_DAY, _NIGHT = EVENTS.at[When.DAY_ACTION], EVENTS.at[When.NIGHT_ACTION]
ACTION_CARDS = Terms(
    (
        (BY_DAY, event_names(_DAY - _NIGHT)),
        (BY_NIGHT, event_names(_NIGHT - _DAY)),
        (BY_BOTH, event_names(_DAY & _NIGHT)),
    )
)

CANCELS = PageTable(
    (N_("Hunter card"), N_("Cancels")),
    tuple(
        (ITEMS[item].name, words.joined([COMBAT[icon].name for icon in sorted(icons)]))
        for item, icons in sorted(ICONS.items())
    ),
)


def cancelers(combat: int) -> Text:
    """Return the hunter cards that cancel one of Dracula's."""
    return words.joined([ITEMS[item].name for item in Item if combat in ICONS.get(item, ())])


CANCELED_BY = PageTable(
    (N_("Dracula card"), N_("Is canceled by")),
    tuple((COMBAT[combat].name, cancelers(combat)) for combat in Combat),
    signs=tuple(f"icons/{combat.name.lower()}" for combat in Combat),
)

TICKET_TABLE = PageTable(
    (
        N_("White railways"),
        N_("With yellow railways"),
        N_("Tickets"),
    ),
    tuple(
        (number(white), number(yellow), number(copies))
        for (white, yellow), copies in zip(TICKETS, TICKET_COPIES, strict=True)
    ),
)

_TOKENS = ("fog", "storm", "roadblock_road", "bats", "consecrated", "host", "rumor", "despair")
TOKEN_TABLE = PageTable(
    (N_("Token"), N_("Number")),
    (
        (N_("Fog"), number(FOG_TOKENS)),
        (N_("Storm"), number(STORM_TOKENS)),
        (N_("Roadblock"), number(ROADBLOCK_TOKENS)),
        (N_("Bats"), number(BATS_TOKENS)),
        (N_("Consecrated Ground"), number(1)),
        (N_("Heavenly Host"), number(HOST_TOKENS)),
        (N_("Rumor"), number(RUMOR_TOKENS)),
        (N_("Despair"), number(MOST_DESPAIR)),
    ),
    signs=tuple(f"tokens/{token}" for token in _TOKENS),
)

OPTION_TERMS = option_terms(RULES.options)
