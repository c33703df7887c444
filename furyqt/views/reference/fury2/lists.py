"""The options of the game in groups, taken from its table so that none is missing."""

from __future__ import annotations

from furyqt.rules.fury2 import RULES
from furyqt.views.reference.options import option_terms
from furyqt.views.reference.page import Terms

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
    {option.name for option in RULES.options if option.name.startswith("servant_")} | {"transfusion", "brood"}
)


def _terms(names: frozenset[str]) -> Terms:
    return option_terms(option for option in RULES.options if option.name in names)


DRACULA_OPTIONS, COMBAT_OPTIONS, SERVANT_OPTIONS = map(_terms, (_DRACULA, _COMBAT, _SERVANT))
GENERAL_OPTIONS = _terms(frozenset(option.name for option in RULES.options) - _DRACULA - _COMBAT - _SERVANT)
"""The other options: the game, the hunters and their cards."""
