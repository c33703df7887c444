"""The tactics cards of both sides; what they do is in the table of results (C3, C6)."""

from __future__ import annotations

from typing import Any

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.catalog import ITEMS, TACTICS
from furyqt.rules.fury2.decks import Item, Tactic
from furyqt.rules.fury2.state import Fury2State

N_items = Texts("fury2.items")
N_tactics = Texts("fury2.tactics")


def _in_combat(state: Fury2State, effect: Any) -> None:
    """Do nothing: a combat card works through the table of results."""


_EVERY_HUNTER = {
    Item.PUNCH: (
        N_items("Punch"),
        N_items("Combat card of every hunter. It kills an agent who also punches."),
    ),
    Item.DODGE: (
        N_items("Dodge"),
        N_items("Combat card of every hunter. If it beats an attack, you add 1 in the next round."),
    ),
    Item.ESCAPE: (
        N_items("Escape"),
        N_items("Combat card of every hunter. If it wins the round, the combat ends."),
    ),
}
_BY_DAY_AND_NIGHT = N_tactics("Dracula's combat card by day and by night.")
_BY_NIGHT = N_tactics("Dracula's combat card by night only.")
_EVERY_AGENT = N_tactics("Combat card of every agent.")
_ARMED_AGENT = N_tactics("Combat card of an agent whose tile shows it.")
_ENEMIES: dict[Tactic, tuple[Text, Text]] = {
    Tactic.CLAWS: (N_tactics("Claws"), _BY_DAY_AND_NIGHT),
    Tactic.DODGE: (N_tactics("Dodge"), _BY_DAY_AND_NIGHT),
    Tactic.ESCAPE_MAN: (N_tactics("Escape (Man)"), _BY_DAY_AND_NIGHT),
    Tactic.ESCAPE_BAT: (
        N_tactics("Escape (Bat)"),
        N_tactics(
            "Dracula's combat card by night only. If it wins, he flies to a city up to two roads away."
        ),
    ),
    Tactic.ESCAPE_MIST: (N_tactics("Escape (Mist)"), _BY_NIGHT),
    Tactic.FANGS: (
        N_tactics("Fangs"),
        N_tactics(
            "Dracula's combat card by night only. It can bite a hunter; then Dracula may fly off as a bat."
        ),
    ),
    Tactic.MESMERIZE: (
        N_tactics("Mesmerize"),
        N_tactics(
            "Dracula's combat card by night only. It can bite a hunter and take all of the hunter's items."
        ),
    ),
    Tactic.STRENGTH: (
        N_tactics("Strength"),
        N_tactics("Dracula's combat card by night only. It hits hard and can destroy an item."),
    ),
    Tactic.AGENT_PUNCH: (N_tactics("Punch"), _EVERY_AGENT),
    Tactic.AGENT_DODGE: (N_tactics("Dodge"), _EVERY_AGENT),
    Tactic.AGENT_KNIFE: (N_tactics("Knife"), _ARMED_AGENT),
    Tactic.AGENT_PISTOL: (N_tactics("Pistol"), _ARMED_AGENT),
    Tactic.AGENT_RIFLE: (N_tactics("Rifle"), _ARMED_AGENT),
}

for _item, (_name, _text) in _EVERY_HUNTER.items():
    ITEMS.card(_item, _name, _text, copies=0)(_in_combat)
for _tactic, (_name, _text) in _ENEMIES.items():
    TACTICS.card(_tactic, _name, _text)(_in_combat)
