"""The values of the pages in resources/text: the options in groups, so that none is missing."""

from __future__ import annotations

from furyqt.rules.fury2.options import OPTIONS
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
VALUES: Values = {
    "dracula_option_rows": option_rows(option for option in OPTIONS if option.name in _DRACULA),
    "combat_option_rows": option_rows(option for option in OPTIONS if option.name in _COMBAT),
    "servant_option_rows": option_rows(option for option in OPTIONS if option.name in _SERVANT),
    "general_option_rows": option_rows(option for option in OPTIONS if option.name not in _SPECIAL),
}
