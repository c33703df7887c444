"""The values of the pages in resources/text: numbers from the tables, and the options in groups."""

from __future__ import annotations

from furyqt.rules.fury2.catalog import ENCOUNTERS, EVENTS, ITEMS
from furyqt.rules.fury2.decks import (
    Power,
)
from furyqt.rules.fury2.options import OPTIONS, Fury2Options
from furyqt.rules.fury2.tables import (
    BRIDES_ENCOUNTER_HAND,
    CATACOMB_TILES,
    CATACOMBS,
    DEFEAT_VAMPIRES,
    DRACULA,
    DRACULA_EVENT_LIMIT,
    ENCOUNTER_HAND,
    EVENT_LIMIT,
    FIGURE_IDS,
    HEALTH,
    HILDESHEIM_EVENT_LIMIT,
    HUNTERS,
    LIVES,
    MOST_BLOOD,
    MOST_RESOLVE,
    MOST_VAMPIRES,
    PLACES,
    PORTS,
    TRAIL,
)
from furyqt.rules.fury2.tactics.results import result_table
from furyqt.views.reference.document import Values
from furyqt.views.reference.tables import option_rows

_DRACULA = frozenset(
    {
        *("turn_back", "placing", "castle_catacombs", "dark_call", "double_back_sea", "wolf_combined"),
        *("swiftness", "control_storms", "ambush", "desecrated_soil"),
    }
)
_COMBAT = frozenset(
    {
        *(
            "killed",
            "heroic_leap",
            "repel",
            "lair",
            "group_fight",
            "mina_bite",
            "hunter_dodge",
            "enemy_dodge",
        ),
        *("strength_breaks", "holy_water_row", "bat_rows", "unbeaten_agent", "initiative"),
    }
)
_SERVANT = frozenset(
    {option.name for option in OPTIONS if option.name.startswith("servant_")} | {"transfusion", "brood"}
)


_SPECIAL = _DRACULA | _COMBAT | _SERVANT
_STANDARD = Fury2Options()

VALUES: Values = {
    "brides_hand": BRIDES_ENCOUNTER_HAND,
    "catacomb_tiles": CATACOMB_TILES,
    "catacombs": CATACOMBS,
    "defeat_vampires": DEFEAT_VAMPIRES,
    "dracula_event_cards": sum(EVENTS[card].copies for card in EVENTS.of[DRACULA]),
    "dracula_events": DRACULA_EVENT_LIMIT,
    "encounter_hand": ENCOUNTER_HAND,
    "event_cards": sum(EVENTS.copies),
    "events": EVENT_LIMIT,
    "hildesheim_events": HILDESHEIM_EVENT_LIMIT,
    "hunter_event_cards": sum(EVENTS[card].copies for card in EVENTS.of[HUNTERS]),
    "item_cards": sum(ITEMS.copies),
    "items": _STANDARD.most_items,
    "lives": LIVES,
    "location_cards": len(PLACES) - 1,  # the hospital has none
    "most_blood": MOST_BLOOD,
    "most_resolve": MOST_RESOLVE,
    "most_vampires": MOST_VAMPIRES,
    "ports": len(PORTS),
    "power_cards": len(Power),
    "results": len(result_table(_STANDARD)),
    "tiles": sum(ENCOUNTERS.copies),
    "trail": TRAIL,
    **{f"{figure}_health": health for figure, health in zip(FIGURE_IDS, HEALTH, strict=False)},
    "dracula_option_rows": option_rows(option for option in OPTIONS if option.name in _DRACULA),
    "combat_option_rows": option_rows(option for option in OPTIONS if option.name in _COMBAT),
    "servant_option_rows": option_rows(option for option in OPTIONS if option.name in _SERVANT),
    "general_option_rows": option_rows(option for option in OPTIONS if option.name not in _SPECIAL),
}
