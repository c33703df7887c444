"""The bonuses of the dice in a combat (C5)."""

from __future__ import annotations

from typing import Any

from furyqt.rules.fury2.tables import CASTLE, GODALMING, MINA
from furyqt.rules.fury2.tactics.fight import ENEMY_ADVANTAGE, Enemy, Fight

AGENTS = (Enemy.AGENT, Enemy.SERVANT)
"""The enemies that Godalming fights with +1 (S5.9)."""


def hunter_bonus(fight: Fight, hunter: int) -> int:
    """Return the bonus of one hunter: Strong Body, Advance Planning, and +1 from the last round."""
    strong = hunter == GODALMING and fight.enemy in AGENTS
    return strong + fight.planned[hunter] + (fight.advantage == hunter)


def hunters_bonus(fight: Fight) -> int:
    """Return the hunters' bonus: all those of one member, the one with the most (C4.3)."""
    return max(hunter_bonus(fight, hunter) for hunter in fight.hunters)


def enemy_bonus(position: Any, fight: Fight) -> int:
    """Return the enemy's bonus in a state or an observation.

    Traps and +1 from the last round help every enemy; a bitten hunter and the castle help only Dracula.
    """
    bonus = fight.traps + (fight.advantage == ENEMY_ADVANTAGE)
    if fight.enemy == Enemy.DRACULA:
        bonus += is_bitten_party(position, fight)
        bonus += position.hunters[fight.hunters[0]].place == CASTLE
    return bonus


def is_bitten_party(position: Any, fight: Fight) -> bool:
    """Return whether Dracula fights a bitten hunter or a group with one.

    Mina's own bite does not count when she is alone, and in a group only by an option.
    """
    bitten = [hunter for hunter in fight.hunters if position.hunters[hunter].bites]
    if len(fight.hunters) > 1 and position.options.mina_bite == "counts":
        return bool(bitten)
    return any(hunter != MINA for hunter in bitten)
