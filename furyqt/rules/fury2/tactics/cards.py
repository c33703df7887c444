"""The combat cards of both sides and of each enemy (C3)."""

from __future__ import annotations

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
