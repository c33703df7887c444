"""The combat cards of both sides, and those that a side may choose in a round (C3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from furyqt.rules.fury2.decks import (
    BASIC,
    COMBAT_ITEMS,
    DRACULA_BY_DAY,
    DRACULA_BY_NIGHT,
    ESCAPES,
    HOLY_ITEMS,
    Item,
    Tactic,
)
from furyqt.rules.fury2.tactics.fight import Enemy, Fight

HUNTER_CARDS = (*BASIC, *sorted(COMBAT_ITEMS))
"""The hunters' combat cards in the order in which they are listed."""
HUNTER_CARD_IDS = {Item(card).name.lower(): Item(card) for card in HUNTER_CARDS}
TACTIC_IDS = {card.name.lower(): card for card in Tactic}

DODGES = frozenset({Tactic.DODGE, Tactic.AGENT_DODGE})
ATTACKS = frozenset(Tactic) - DODGES - ESCAPES
COSTLY = ESCAPES | {Tactic.FANGS}
"""The cards for which Dracula pays while Sister Agatha is the hunters' ally (C3.9)."""
WEAPONS = (Tactic.AGENT_KNIFE, Tactic.AGENT_RIFLE, Tactic.AGENT_PISTOL)
"""The Servant's weapons in the order in which he finds them (S5.1)."""


def dracula_cards(*, night: bool) -> tuple[Tactic, ...]:
    """Return Dracula's cards (C3.3)."""
    return DRACULA_BY_NIGHT if night else DRACULA_BY_DAY


def vampire_cards(*, night: bool, escapes: bool) -> tuple[Tactic, ...]:
    """Return the cards of Vampire Lair's New Vampire: Dracula's, usually without the escapes (C10.1)."""
    return tuple(card for card in dracula_cards(night=night) if escapes or card not in ESCAPES)


def servant_cards(weapons: int, *, night: bool) -> tuple[Tactic, ...]:
    """Return the cards of the Servant, who has found this number of weapons (S5.5, S5.6).

    By night Claws replace Punch and the Rifle is set aside.
    """
    attack = Tactic.CLAWS if night else Tactic.AGENT_PUNCH
    armed = (card for card in WEAPONS[:weapons] if not (night and card == Tactic.AGENT_RIFLE))
    return tuple(sorted((attack, Tactic.AGENT_DODGE, Tactic.ESCAPE_MAN, *armed)))


def can_meet(hunter: int, enemy: int) -> bool:
    """Return whether the table of results has a row for this pair of cards (C3.2, C12)."""
    return hunter not in HOLY_ITEMS or enemy < Tactic.AGENT_PUNCH


# ------------------------------------------------------------------------------------- legal cards in a round

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
