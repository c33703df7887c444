"""The value of a position in points for the hunters, as far as a combat can change it.

The numbers are set by hand: a point is one blood of Dracula. `Rounds` takes any other estimate.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from furyqt.rules.core.zones import Cards
from furyqt.rules.fury2.decks import NONE, Item
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.trail.spots import is_revealed
from furyqt.rules.fury2.tables import FIGURES, HEALTH, HUNTERS, MOST_BLOOD, OWN_BITES
from furyqt.rules.fury2.tactics.fight import FightResult

WON = 40.0
VAMPIRE = 5.0
"""A point of the vampire track."""
HEALTHY = 4.0
"""A hunter with full health; the first losses cost less than the last."""
BITE = 2.0
EVENT = 0.5
ITEMS: dict[int, float] = {
    **{Item.STAKE: 1.2, Item.SACRED_BULLETS: 1.0, Item.CRUCIFIX: 1.0, Item.HOLY_WATER: 1.0},
    **{Item.HEAVENLY_HOST: 0.8, Item.KNIFE: 0.8, Item.GARLIC: 0.7, Item.RIFLE: 0.6, Item.PISTOL: 0.5},
}
OTHER_ITEM = 0.4
REVEALED = 1.5
"""Dracula's place is known."""
LIFE = 1.5
"""A life of the Servant."""
AGENT = 1.0
"""An agent who was killed, when the combat is over."""


def combat_points(state: Fury2State) -> float:
    """Return the points for the hunters in units of Dracula's blood; a won game outweighs everything."""
    if state.winner != NONE:
        return WON if state.winner == HUNTERS else -WON
    points = MOST_BLOOD - state.blood - VAMPIRE * state.vampires - EVENT * len(state.events)
    for hunter in FIGURES:
        sheet = state.hunters[hunter]
        points += _hunter_points(hunter, sheet.health, sheet.bites, sheet.items, len(sheet.events))
    points += REVEALED * is_revealed(state) - LIFE * state.servant.lives
    if state.fight is None and state.fight_result == FightResult.KILLED:
        points += AGENT
    return points


@lru_cache(maxsize=4096)
def _hunter_points(hunter: int, health: int, bites: int, items: Cards, events: int) -> float:
    in_hand = sum(ITEMS.get(card, OTHER_ITEM) for card in items)
    return (
        HEALTHY * sqrt(health / HEALTH[hunter])
        + in_hand
        + EVENT * events
        - BITE * (bites - OWN_BITES[hunter])
    )
