"""The values of the pages in resources/text: numbers and lists from the tables of the game."""

from __future__ import annotations

from collections.abc import Iterable

from furyqt.rules.core.text import Text
from furyqt.rules.fury3 import RULES, words
from furyqt.rules.fury3.catalog import COMBAT, EVENTS, ITEMS
from furyqt.rules.fury3.decks import (
    ICONS,
    TICKET_COPIES,
    TICKETS,
    VAMPIRE_HEALTH,
    VAMPIRE_INFLUENCE,
    Combat,
    Encounter,
    Item,
)
from furyqt.rules.fury3.event_timing import EventWindow, When
from furyqt.rules.fury3.tables import (
    BATS_TOKENS,
    BITE_SPACES,
    COMBAT_HAND,
    DRACULA_EVENT_LIMIT,
    DRACULA_HEALTH,
    ENCOUNTER_HAND,
    EVENT_LIMIT,
    FIGURE_IDS,
    FIGURES,
    FOG_TOKENS,
    GODALMING,
    HEALTH,
    HOST_TOKENS,
    ITEM_LIMIT,
    LAIRS,
    MOST_COMBAT_CARDS,
    MOST_DESPAIR,
    MOST_INFLUENCE,
    NOWHERE,
    ROADBLOCK_TOKENS,
    RUMOR_TOKENS,
    SEWARD,
    STARTS,
    STORM_TOKENS,
    TICKET_LIMIT,
    TRAIL,
)
from furyqt.views.reference.document import Values
from furyqt.views.reference.tables import option_rows, rows


def event_names(events: Iterable[int]) -> Text:
    """Return the names of event cards, one after another."""
    return words.joined([EVENTS[event].name for event in sorted(events)])


def cancelers(combat: int) -> Text:
    """Return the hunter cards that cancel one of Dracula's."""
    return words.joined([ITEMS[item].name for item in Item if combat in ICONS.get(item, ())])


def _canceled(icons: Iterable[int]) -> Text:
    return words.joined([COMBAT[icon].name for icon in sorted(icons)])


_DAY, _NIGHT = EVENTS.at[When.DAY_ACTION], EVENTS.at[When.NIGHT_ACTION]
VALUES: Values = {
    "combat_hand": COMBAT_HAND,
    "dracula_events": DRACULA_EVENT_LIMIT,
    "dracula_health": DRACULA_HEALTH,
    "encounter_hand": ENCOUNTER_HAND,
    "events": EVENT_LIMIT[GODALMING],
    "items": ITEM_LIMIT[GODALMING],
    "lairs": LAIRS,
    "most_combat_cards": MOST_COMBAT_CARDS,
    "most_despair": MOST_DESPAIR,
    "most_influence": MOST_INFLUENCE,
    "new_vampire_health": VAMPIRE_HEALTH[Encounter.NEW_VAMPIRE],
    "new_vampire_influence": VAMPIRE_INFLUENCE[Encounter.NEW_VAMPIRE],
    "reckless_vampire_health": VAMPIRE_HEALTH[Encounter.RECKLESS_VAMPIRE],
    "reckless_vampire_influence": VAMPIRE_INFLUENCE[Encounter.RECKLESS_VAMPIRE],
    "seward_events": EVENT_LIMIT[SEWARD],
    "seward_items": ITEM_LIMIT[SEWARD],
    "tickets": TICKET_LIMIT,
    "trail": TRAIL,
    **{FIGURE_IDS[hunter]: words.FIGURE_NAMES[hunter] for hunter in FIGURES},
    **{f"{FIGURE_IDS[hunter]}_start": words.place_text(STARTS[hunter]) for hunter in FIGURES},
    **{f"{FIGURE_IDS[hunter]}_health": HEALTH[hunter] for hunter in FIGURES},
    **{f"{FIGURE_IDS[hunter]}_bites": BITE_SPACES[hunter] for hunter in FIGURES if BITE_SPACES[hunter]},
    "hunters": words.joined([words.FIGURE_NAMES[hunter] for hunter in FIGURES]),
    "regions": words.joined([name for region, name in words.REGION_NAMES.items() if region != NOWHERE]),
    # tokens
    "bats_tokens": BATS_TOKENS,
    "despair_tokens": MOST_DESPAIR,
    "fog_tokens": FOG_TOKENS,
    "host_tokens": HOST_TOKENS,
    "roadblock_tokens": ROADBLOCK_TOKENS,
    "rumor_tokens": RUMOR_TOKENS,
    "storm_tokens": STORM_TOKENS,
    # lists of cards
    **{f"{window.name.lower()}_cards": event_names(EVENTS.at[window]) for window in EventWindow},
    "day_action_cards": event_names(_DAY - _NIGHT),
    "night_action_cards": event_names(_NIGHT - _DAY),
    "any_action_cards": event_names(_DAY & _NIGHT),
    # tables
    "cancel_rows": rows((ITEMS[item].name, _canceled(icons)) for item, icons in sorted(ICONS.items())),
    "canceled_by_rows": rows(
        ((COMBAT[combat].name, cancelers(combat)) for combat in Combat),
        [f"icons/{combat.name.lower()}" for combat in Combat],
    ),
    "option_rows": option_rows(RULES.options),
    "ticket_rows": rows((*ticket, copies) for ticket, copies in zip(TICKETS, TICKET_COPIES, strict=True)),
}
