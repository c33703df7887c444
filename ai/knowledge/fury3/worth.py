"""What a position of the third edition is worth, in points for the hunters."""

from __future__ import annotations

from ai.knowledge.fury3.ways import DAYS_AWAY
from ai.styles import USUAL, Taste
from furyqt.rules.fury3.decks import VAMPIRE_INFLUENCE, WEAPONS
from furyqt.rules.fury3.state import Hideout, State
from furyqt.rules.fury3.tables import (
    DRACULA_HEALTH,
    FIGURES,
    HEALTH,
    HUNTERS,
    MOST_INFLUENCE,
    NOWHERE,
    SEAS,
    TRAIL,
)

INFLUENCE: dict[int, float] = {int(card): gain for card, gain in VAMPIRE_INFLUENCE.items()}
WON = 60.0
"""More than any position that is not won: fourteen damage are worth 43, twelve influence 42."""
PER_DAMAGE = 1.6
PER_INFLUENCE = 1.8
PER_DAY_AWAY = (0.8, 0.5, 0.3, 0.2)
"""Points for each day that the nearest, second, third and fourth hunter are away from Dracula."""
PER_WEAPON = 0.35
PER_ITEM = 0.15
PER_EVENT = 0.15
PER_TICKET = 0.1
PER_WOUND = 0.12
PER_BITE = 1.0
PER_ROUND = 0.15
"""Points that time costs the hunters."""
HATCHES = tuple(0.12 + 0.1 * space for space in range(TRAIL))
"""The part of a vampire's influence that is counted while it lies on a space of the trail."""
HATCHES_IN_LAIR = 0.15
PER_SEA = 2.5
"""Points that the sea is worth to a Dracula who is drawn to it."""


def points(state: State, taste: Taste = USUAL) -> float:
    """Points for the hunters: damage done, influence gained and to come, the chase, and what they carry.

    A taste shifts what matters to the Dracula who weighs a position.
    """
    if state.winner >= 0:
        return WON if state.winner == HUNTERS else -WON
    return (
        taste.damage * PER_DAMAGE * state.damage * (1 + state.damage / DRACULA_HEALTH)
        - PER_INFLUENCE
        * (state.influence * (1 + state.influence / MOST_INFLUENCE) + taste.brood * brood(state))
        - taste.distance * chase(state)
        - taste.sea * PER_SEA * (dracula_place(state) in SEAS)
        + sum(strength(state, hunter) for hunter in FIGURES)
        - PER_ROUND * state.phase
    )


def brood(state: State) -> float:
    """The influence that vampires on the trail and in lairs may still bring."""
    total = 0.0
    for share, hideout in zip(HATCHES, state.trail, strict=True):
        if hideout is not None and hideout.lurkers:
            total += share * _vampires(hideout)
    for lair in state.lairs:
        if lair is not None:
            total += HATCHES_IN_LAIR * _vampires(lair)
    return total


def _vampires(hideout: Hideout) -> float:
    return sum(INFLUENCE.get(lurker.card, 0.0) for lurker in hideout.lurkers)


def dracula_place(state: State) -> int:
    """Where Dracula is in this world; NOWHERE before he has placed himself."""
    for hideout in state.trail:
        if hideout is not None and hideout.place >= 0:
            return hideout.place
    return NOWHERE


def chase(state: State) -> float:
    """How far the hunters are from Dracula, in points."""
    place = dracula_place(state)
    if place == NOWHERE:
        return 0.0
    away = sorted(
        DAYS_AWAY[sheet.place][place] if sheet.place >= 0 and not sheet.defeated else 8
        for sheet in state.hunters
    )
    return sum(cost * days for cost, days in zip(PER_DAY_AWAY, away, strict=True))


def strength(state: State, hunter: int) -> float:
    """What a hunter carries and has suffered."""
    sheet = state.hunters[hunter]
    weapons = sum(item in WEAPONS for item in sheet.items)
    return (
        PER_WEAPON * weapons
        + PER_ITEM * (len(sheet.items) - weapons)
        + PER_EVENT * len(sheet.events)
        + PER_TICKET * len(sheet.tickets)
        - PER_WOUND * sheet.damage * (1 + sheet.damage / HEALTH[hunter])
        - PER_BITE * sheet.bites
    )
