"""Fights for which a hunter is too weak, and cards that would be wasted now."""

from __future__ import annotations

from furyqt.rules.core.agenda import Action
from furyqt.rules.fury2.actions import Play
from furyqt.rules.fury2.decks import AGENTS, COMBAT_ITEMS, EventCard
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import SEAS

WEAK = 3
"""The health up to which a hunter avoids fights by night."""


def is_unfit(state: Fury2State, hunter: int) -> bool:
    """Return whether a hunter has no weapon, or too little health for a fight by night."""
    sheet = state.hunters[hunter]
    if not COMBAT_ITEMS.intersection(sheet.items):
        return True
    return sheet.health <= WEAK and state.is_night()


def is_peril(state: Fury2State, place: int, goal: int) -> bool:
    """Return whether there is a fight in a place: with Dracula, who is believed at the goal, or an agent."""
    return place == goal or any(
        tile.faceup and tile.card in AGENTS
        for spot in (*state.trail, *state.catacombs)
        if spot is not None and spot.place == place
        for tile in spot.tiles
    )


def is_wasted(action: Action, goal: int) -> bool:
    """Return whether a card would do nothing: Stormy Seas while Dracula is believed on land."""
    return isinstance(action, Play) and action.card == EventCard.STORMY_SEAS and goal not in SEAS
