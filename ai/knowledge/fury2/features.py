"""The features of a position of the second edition that predict the winner."""

from __future__ import annotations

from ai.knowledge.fury2.ways import TURNS_AWAY
from furyqt.rules.fury2.decks import COMBAT_ITEMS, NONE, Encounter
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.trail.spots import is_revealed
from furyqt.rules.fury2.tables import (
    CASTLE,
    FIGURES,
    HEALTH,
    LIVES,
    MOST_BLOOD,
    MOST_RESOLVE,
    MOST_VAMPIRES,
    NOWHERE,
    OWN_BITES,
    SEAS,
    TIMES,
    TRAIL,
)
from furyqt.rules.fury2.tactics.fight import Enemy

VAMPIRE = Encounter.NEW_VAMPIRE
FAR = 6.0
"""The distance in turns beyond which further turns do not matter."""
CLOSE = 2.5
"""The turns within which a hunter threatens Dracula."""
NEAR = 1.5
"""The turns within which a hunter can find a vampire before it matures."""
BLOOD = ("blood", "blood_square")
TRACK = ("vampires", "vampires_square")
VAMPIRE_TERMS = (
    *(f"vampire{slot}" for slot in range(TRAIL)),
    *("vampires_falling", "vampires_near", "vampires_in_hand"),
)
DISTANCE = ("away0", "away1", "away2", "away3", "pressure", "bare")
NAMES = (
    *("one", *BLOOD, *TRACK, *VAMPIRE_TERMS, "tiles", *DISTANCE),
    *("revealed", "unseen", "weapons", "armed", "items", "events", "wounds", "wounds_square", "bites"),
    *("held", "dracula_events", "resolve", "day", "night", "sea", "castle", "ally", "dracula_ally", "lives"),
    *("hosts", "fight", "fight_wounds"),
)
"""The features in order; weights are for the hunters."""


def features(state: Fury2State) -> tuple[float, ...]:
    """Return the features of a position that is not over, most of them between 0 and 2."""
    place = state.present_place()
    lost, track = 1.0 - state.blood / MOST_BLOOD, state.vampires / MOST_VAMPIRES
    return (
        *(1.0, lost, lost * lost, track, track * track),
        *_vampire_terms(state),
        *_distance(state, place),
        *(float(is_revealed(state)), unseen(state) / TRAIL),
        *_strength(state),
        *(len(state.events) / 4, state.resolve / MOST_RESOLVE),
        *(state.time / len(TIMES), float(state.is_night())),
        *(float(place in SEAS), float(place == CASTLE)),
        *(float(state.hunter_ally != NONE), float(state.dracula_ally != NONE)),
        state.servant.lives / LIVES if state.options.has_servant else 0.0,
        (len(state.hosts) + (state.consecrated != NOWHERE)) / 2,
        *_fight(state),
    )


def unseen(state: Fury2State) -> int:
    """Return the number of cards laid since the newest location that the hunters know."""
    for age, spot in enumerate(state.trail):
        if spot.faceup and spot.place >= 0:
            return age
    return TRAIL


def _vampire_terms(state: Fury2State) -> list[float]:
    """Return the vampires on each slot, off the trail, in reach and in hand, and the number of all tiles."""
    places = [sheet.place for sheet in state.hunters if sheet.place >= 0]
    on_slot, near, tiles = [0.0] * TRAIL, 0.0, 0
    for slot, spot in enumerate(state.trail[:TRAIL]):
        tiles += len(spot.tiles)
        if any(tile.card == VAMPIRE for tile in spot.tiles):
            on_slot[slot] = 1.0
            at = spot.place if spot.place >= 0 else spot.under
            near += at >= 0 and any(TURNS_AWAY[here][at] <= NEAR for here in places)
    falling = sum(tile.card == VAMPIRE for tile in state.fallen)
    tiles += sum(len(spot.tiles) for spot in state.catacombs if spot is not None)
    in_hand = state.encounters.count(VAMPIRE)
    return [*on_slot, float(falling), near, in_hand / 3, tiles / TRAIL]


def _distance(state: Fury2State, place: int) -> list[float]:
    """Return each hunter's turns to Dracula, nearest first, and the near hunters with and without weapons."""
    if place == NOWHERE:
        return [0.75, 1.0, 1.25, 1.5, 0.0, 0.0]
    away, pressure, bare = [], 0.0, 0.0
    for sheet in state.hunters:
        turns = min(FAR, TURNS_AWAY[sheet.place][place]) if sheet.place >= 0 else FAR
        if turns < CLOSE:
            if any(item in COMBAT_ITEMS for item in sheet.items):
                pressure += (CLOSE - turns) / CLOSE
            else:
                bare += (CLOSE - turns) / CLOSE
        away.append(turns / 4)
    return [*sorted(away), pressure, bare]


def _strength(state: Fury2State) -> list[float]:
    """Return the hunters' cards, the health they lost, their bites, and the tiles that hold them up."""
    weapons = armed = items = events = bites = held = 0
    wounds = square = 0.0
    for hunter in FIGURES:
        sheet = state.hunters[hunter]
        arms = sum(item in COMBAT_ITEMS for item in sheet.items)
        weapons, armed, items = weapons + arms, armed + (arms > 0), items + len(sheet.items)
        events, held = events + len(sheet.events), held + len(sheet.hindered)
        bites += sheet.bites - OWN_BITES[hunter]
        lost = 1.0 - sheet.health / HEALTH[hunter]
        wounds, square = wounds + lost, square + lost * lost
    return [weapons / 8, armed / 4, items / 8, events / 4, wounds, square, float(bites), float(held)]


def _fight(state: Fury2State) -> tuple[float, float]:
    """Return whether Dracula himself is in a combat, and the health that the hunters in it have lost."""
    fight = state.fight
    if fight is None or fight.enemy != Enemy.DRACULA:
        return 0.0, 0.0
    return 1.0, sum(1.0 - state.hunters[hunter].health / HEALTH[hunter] for hunter in fight.hunters)
