"""The features of a position of the third edition that predict the winner."""

from __future__ import annotations

import numpy as np

from ai.knowledge.fury3.ways import CATCH_DAYS, DAYS_AWAY, PORTS_OF
from ai.portable import Floats, product
from furyqt.rules.fury3.decks import VAMPIRE_INFLUENCE, VAMPIRES, WEAPONS
from furyqt.rules.fury3.state import Fury3State, Hideout, Hunter
from furyqt.rules.fury3.tables import (
    CASTLE,
    DRACULA_HEALTH,
    FIGURES,
    HEALTH,
    MOST_INFLUENCE,
    NOWHERE,
    PLACES,
    SEAS,
    TRAIL,
)

INFLUENCE: dict[int, float] = {int(card): gain for card, gain in VAMPIRE_INFLUENCE.items()}
PER_FEATURE = 4
"""The influence that counts as one in a feature of the vampires."""
RUMOR = 3.0
"""The influence that a rumor adds to a vampire that matures (R6.15)."""
FAR = 6
"""The distance in days beyond which further days do not matter."""
CLEARED = 3
"""The number of hideouts after a maturing vampire's that it clears (R6.16)."""
NEAR = 1
"""The days within which a hunter can find a hideout before it leaves."""
DAMAGE = ("damage", "damage_square")
VAMPIRE_TERMS = (
    *(f"vampire{space}" for space in range(TRAIL)),
    "vampires_in_lairs",
    "vampires_near",
    "vampires_in_hand",
    "lurkers",
    "vampires_doomed",
)
DISTANCE = ("away0", "away1", "away2", "away3", "pressure", "bare")
NAMES = (
    *("one", "influence", "influence_square", *DAMAGE, *VAMPIRE_TERMS, *DISTANCE),
    *("revealed", "unseen", "weapons", "armed", "items", "events", "tickets", "wounds", "wounds_square"),
    *(
        "bites",
        "defeated",
        "dracula_events",
        "rounds",
        "night",
        "despair",
        "sea",
        "castle",
        "ally",
        "servant",
    ),
    *("fight", "fight_wounds"),
    *("exposed", "hunters_at_sea", "ports_held"),
)
"""The features in order; weights are for the hunters."""


def features(state: Fury3State, chances: Floats | None = None) -> tuple[float, ...]:
    """Return the features of a position that is not over, most of them between 0 and 2.

    With the chances of Dracula's place those that depend on it are means, and his true place is not asked.
    """
    place = dracula_place(state) if chances is None else NOWHERE
    at_sea, at_castle, held = (
        (float(place in SEAS), float(place == CASTLE), _ports_held(state, place))
        if chances is None
        else _mean_whereabouts(state, chances)
    )
    damage, influence = state.damage / DRACULA_HEALTH, state.influence / MOST_INFLUENCE
    return (
        *(1.0, influence, influence * influence, damage, damage * damage),
        *_vampire_terms(state),
        *(_distance(state, place) if chances is None else _mean_distance(state, chances)),
        *(float(state.revealed), _unseen(state) / TRAIL),
        *_strength(state),
        len(state.events) / 4,
        *(state.phase / 20, float(state.is_night()), state.despair / 3),
        *(at_sea, at_castle),
        *(float(state.hunter_ally >= 0), float(state.dracula_ally >= 0)),
        *_fight(state),
        *(_exposed(state, place), sum(sheet.place in SEAS for sheet in _up(state)) / 4, held),
    )


def dracula_place(state: Fury3State) -> int:
    """Return Dracula's place in this world; NOWHERE before he has placed himself."""
    for hideout in state.trail:
        if hideout is not None and hideout.place >= 0:
            return hideout.place
    return NOWHERE


def _vampire_terms(state: Fury3State) -> list[float]:
    """Return the influence that may mature in hideouts and lairs, its part in reach, and Dracula's hand."""
    places = [sheet.place for sheet in state.hunters if sheet.place >= 0 and not sheet.defeated]
    found, near, contents, doomed = [], 0.0, 0, 0.0
    safe_until = 0
    for space in range(TRAIL - 1, -1, -1):
        hideout, gain = state.trail[space], 0.0
        if hideout is not None and hideout.contents:
            gain, contents = maturing_influence(hideout), contents + len(hideout.contents)
            if gain and hideout.place >= 0 and any(DAYS_AWAY[p][hideout.place] <= NEAR for p in places):
                near += gain / PER_FEATURE
            if gain and space >= safe_until > 0:
                doomed, gain = doomed + gain / PER_FEATURE, 0.0
            elif gain:
                safe_until = space - CLEARED
        found.append(gain / PER_FEATURE)
    found.reverse()
    lairs = sum(maturing_influence(lair) for lair in state.lairs if lair is not None) / PER_FEATURE
    in_hand = sum(card in VAMPIRES for card in state.encounters) / 3
    return [*found, lairs, near, in_hand, contents / 5, doomed]


def maturing_influence(hideout: Hideout) -> float:
    """Return the influence that the vampires of a hideout bring if they mature."""
    gain = 0.0
    for placed in hideout.contents:
        gain += INFLUENCE.get(placed.card, 0.0)
    return gain + RUMOR if gain and hideout.rumor else gain


def _distance(state: Fury3State, place: int) -> list[float]:
    """Return each hunter's days to Dracula, nearest first, and the near hunters with and without weapons."""
    if place == NOWHERE:
        return [0.75, 1.0, 1.25, 1.5, 0.0, 0.0]
    away, pressure, bare = [], 0.0, 0.0
    for sheet in state.hunters:
        days = FAR
        if sheet.place >= 0 and not sheet.defeated:
            days = min(FAR, CATCH_DAYS[place][sheet.place])
            if days < 3:
                if any(item in WEAPONS for item in sheet.items):
                    pressure += (3 - days) / 3
                else:
                    bare += (3 - days) / 3
        away.append(days / 4)
    return [*sorted(away), pressure, bare]


def _unseen(state: Fury3State) -> int:
    """Return the number of turns since the newest location that the hunters know was placed."""
    for age, hideout in enumerate(state.trail):
        if hideout is not None and hideout.faceup and hideout.place >= 0:
            return age
    return TRAIL


def _strength(state: Fury3State) -> list[float]:
    """Return the hunters' cards and damage."""
    weapons = armed = items = events = tickets = bites = defeated = 0
    wounds = square = 0.0
    for hunter in FIGURES:
        sheet = state.hunters[hunter]
        guns = sum(item in WEAPONS for item in sheet.items)
        weapons, armed, items = weapons + guns, armed + (guns > 0), items + len(sheet.items)
        events, tickets = events + len(sheet.events), tickets + len(sheet.tickets)
        bites, defeated = bites + sheet.bites, defeated + sheet.defeated
        hurt = sheet.damage / HEALTH[hunter]
        wounds, square = wounds + hurt, square + hurt * hurt
    return [weapons / 4, armed / 4, items / 4, events / 4, tickets / 4, wounds, square, bites, defeated]


def _fight(state: Fury3State) -> tuple[float, float]:
    """Return whether Dracula himself is in combat, and the damage of the hunters in it."""
    fight = state.fight
    if fight is None:
        return 0.0, 0.0
    wounds = sum(state.hunters[hunter].damage / HEALTH[hunter] for hunter in fight.hunters)
    return float(fight.vampire is None), wounds


def _up(state: Fury3State) -> list[Hunter]:
    """Return the sheets of the hunters who are on the board and not defeated."""
    return [sheet for sheet in state.hunters if sheet.place >= 0 and not sheet.defeated]


def _exposed(state: Fury3State, place: int) -> float:
    """Return the armed hunters within a day of a revealed Dracula, in pairs."""
    if not state.revealed or place < 0:
        return 0.0
    row = CATCH_DAYS[place]
    armed = (s for s in _up(state) if any(item in WEAPONS for item in s.items))
    return sum(row[sheet.place] <= 1 for sheet in armed) / 2


def _ports_held(state: Fury3State, place: int) -> float:
    """Return the share of the ports around a sailing Dracula that a hunter reaches within a day."""
    if place not in SEAS:
        return 0.0
    up, ports = _up(state), PORTS_OF[place]
    return sum(any(DAYS_AWAY[sheet.place][port] <= NEAR for sheet in up) for port in ports) / len(ports)


# ------------------------------------------------------------------ means over the chances of Dracula's place

CLOSE = 3
"""The days within which a hunter counts as near."""
MATTERS = 0.2
"""A smaller chance that he is at sea is not worth looking at the ports."""
_AWAY = np.array([[min(FAR, CATCH_DAYS[goal][place]) for goal in PLACES] for place in PLACES], np.float64)
"""The days from each place to each goal."""
_NEARNESS = np.clip(CLOSE - _AWAY, 0, None)
_LOST = np.full((len(FIGURES), len(PLACES)), float(FAR))
_SEAS = tuple(sorted(SEAS))


def _mean_distance(state: Fury3State, chances: Floats) -> list[float]:
    """Return the means of the features of `_distance`."""
    up = _up(state)
    places = [sheet.place for sheet in up]
    away = np.concatenate([_AWAY[places], _LOST[len(up) :]]) if len(up) < len(_LOST) else _AWAY[places]
    away.sort(axis=0)
    pressure = bare = 0.0
    for sheet, nearness in zip(up, product(_NEARNESS[places], chances).tolist(), strict=True):
        if any(item in WEAPONS for item in sheet.items):
            pressure += nearness / CLOSE
        else:
            bare += nearness / CLOSE
    return [*(days / 4 for days in product(away, chances).tolist()), pressure, bare]


def _mean_whereabouts(state: Fury3State, chances: Floats) -> tuple[float, float, float]:
    """Return the chances that he is at sea and in his castle, and the mean share of the ports held."""
    at_sea = {place: chance for place in _SEAS if (chance := chances.item(place))}
    whole = sum(at_sea.values())
    held = 0.0
    if whole > MATTERS:
        held = sum(chance * _ports_held(state, place) for place, chance in at_sea.items())
    return whole, chances.item(CASTLE), held
