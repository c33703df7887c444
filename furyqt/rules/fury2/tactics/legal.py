"""The cards that a side may choose in a round (C3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from furyqt.rules.fury2.decks import BASIC, COMBAT_ITEMS, ESCAPES, HOLY_ITEMS, Item, Tactic
from furyqt.rules.fury2.tactics.cards import ATTACKS, COSTLY, DODGES
from furyqt.rules.fury2.tactics.fight import Enemy, Fight

AGATHA_BLOOD = 2
"""Dracula's payment for Fangs or an escape while Sister Agatha is in play (C3.9)."""


def hunter_cards(fight: Fight, hunter: int, items: Sequence[int], options: Any) -> Sequence[int]:
    """Return the cards that a hunter with these items may choose, in order; never empty.

    Holy items have no effect on agents (C3.2), and no card may be chosen twice in a row (C3.5).
    """
    barred = {fight.before[hunter]}
    if fight.round <= 1 and options.hunter_dodge == "barred":
        barred.add(Item.DODGE)
    if not may_use_holy_items(fight, options):
        barred |= HOLY_ITEMS
    held = sorted(COMBAT_ITEMS.intersection(items))
    return [card for card in (*BASIC, *held) if card not in barred]


def may_use_holy_items(fight: Fight, options: Any) -> bool:
    """Return whether Crucifix, Heavenly Host and Holy Water may be chosen (C3.2, S5.10)."""
    if fight.enemy == Enemy.SERVANT:
        return bool(options.servant_holy == "borrowed")
    return fight.enemy != Enemy.AGENT


def enemy_cards(fight: Fight, blood: int, options: Any, *, agatha: bool) -> Sequence[int]:
    """Return the cards that the enemy may choose, in order; never empty.

    If no card is left, the same card may be chosen twice in a row, then Repel is ignored, then everything
    else (C3.10).
    """
    own = fight.cards
    barred = _always_barred(fight, blood, options, agatha=agatha)
    repelled = _repelled(options) if fight.repelled else frozenset()
    before = {fight.before_enemy}
    for ban in (barred | repelled | before, barred | repelled, barred):
        if free := [card for card in own if card not in ban]:
            return free
    return own


def _always_barred(fight: Fight, blood: int, options: Any, *, agatha: bool) -> frozenset[int]:
    """Return the cards barred by the round, by Garlic and Rage, and by a price that Dracula cannot pay."""
    barred: frozenset[int] = frozenset()
    if fight.round <= 1 and options.enemy_dodge == "barred":
        barred |= DODGES
    if fight.round <= fight.no_escape:
        barred |= ESCAPES
    if agatha and fight.enemy == Enemy.DRACULA and blood <= AGATHA_BLOOD:
        barred |= COSTLY
    return barred


def _repelled(options: Any) -> frozenset[int]:
    """Return the cards that Repel bars: every attack, by an option without Claws (C3.7)."""
    return ATTACKS - {Tactic.CLAWS} if options.repel == "claws" else ATTACKS
