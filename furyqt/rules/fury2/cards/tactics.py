"""The tactics cards of both sides; what they do is in the table of results (C3, C6)."""

from __future__ import annotations

from typing import Any

from furyqt.rules.core.text import N_, Text
from furyqt.rules.fury2.catalog import ITEMS, TACTICS
from furyqt.rules.fury2.decks import Item, Tactic
from furyqt.rules.fury2.state import Fury2State


def _in_combat(state: Fury2State, effect: Any) -> None:
    """Do nothing: a combat card works through the table of results."""


_EVERY_HUNTER = {
    Item.PUNCH: (
        N_("fury2.items", "Punch"),
        N_("fury2.items", "Combat card of every hunter. It kills an agent who also punches."),
    ),
    Item.DODGE: (
        N_("fury2.items", "Dodge"),
        N_(
            "fury2.items",
            "Combat card of every hunter. If it beats an attack, you add 1 in the next round.",
        ),
    ),
    Item.ESCAPE: (
        N_("fury2.items", "Escape"),
        N_("fury2.items", "Combat card of every hunter. If it wins the round, the combat ends."),
    ),
}
_BY_DAY_AND_NIGHT = N_("fury2.tactics", "Dracula's combat card by day and by night.")
_BY_NIGHT = N_("fury2.tactics", "Dracula's combat card by night only.")
_EVERY_AGENT = N_("fury2.tactics", "Combat card of every agent.")
_ARMED_AGENT = N_("fury2.tactics", "Combat card of an agent whose tile shows it.")
_ENEMIES: dict[Tactic, tuple[Text, Text]] = {
    Tactic.CLAWS: (N_("fury2.tactics", "Claws"), _BY_DAY_AND_NIGHT),
    Tactic.DODGE: (N_("fury2.tactics", "Dodge"), _BY_DAY_AND_NIGHT),
    Tactic.ESCAPE_MAN: (N_("fury2.tactics", "Escape (Man)"), _BY_DAY_AND_NIGHT),
    Tactic.ESCAPE_BAT: (
        N_("fury2.tactics", "Escape (Bat)"),
        N_(
            "fury2.tactics",
            "Dracula's combat card by night only. If it wins, he flies to a city up to two roads away.",
        ),
    ),
    Tactic.ESCAPE_MIST: (N_("fury2.tactics", "Escape (Mist)"), _BY_NIGHT),
    Tactic.FANGS: (
        N_("fury2.tactics", "Fangs"),
        N_(
            "fury2.tactics",
            "Dracula's combat card by night only. It can bite a hunter; then Dracula may fly off as a bat.",
        ),
    ),
    Tactic.MESMERIZE: (
        N_("fury2.tactics", "Mesmerize"),
        N_(
            "fury2.tactics",
            "Dracula's combat card by night only. It can bite a hunter and take all of the hunter's items.",
        ),
    ),
    Tactic.STRENGTH: (
        N_("fury2.tactics", "Strength"),
        N_("fury2.tactics", "Dracula's combat card by night only. It hits hard and can destroy an item."),
    ),
    Tactic.AGENT_PUNCH: (N_("fury2.tactics", "Punch"), _EVERY_AGENT),
    Tactic.AGENT_DODGE: (N_("fury2.tactics", "Dodge"), _EVERY_AGENT),
    Tactic.AGENT_KNIFE: (N_("fury2.tactics", "Knife"), _ARMED_AGENT),
    Tactic.AGENT_PISTOL: (N_("fury2.tactics", "Pistol"), _ARMED_AGENT),
    Tactic.AGENT_RIFLE: (N_("fury2.tactics", "Rifle"), _ARMED_AGENT),
}

for _item, (_name, _text) in _EVERY_HUNTER.items():
    ITEMS.card(_item, _name, _text)(_in_combat)
for _tactic, (_name, _text) in _ENEMIES.items():
    TACTICS.card(_tactic, _name, _text)(_in_combat)
