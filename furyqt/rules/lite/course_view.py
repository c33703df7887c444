"""The course's view: everything that can be computed from a play string (L12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from furyqt.rules.lite.actions import Teleport
from furyqt.rules.lite.events import HunterMoved
from furyqt.rules.lite.observation import LiteObservation, destination
from furyqt.rules.lite.tables import (
    ATLAS,
    BOATS,
    CODES,
    DRACULA,
    DRACULA_FIGURE,
    FIGURES,
    HOSPITAL,
    LINKED,
    NOWHERE,
    RAILS,
    REACH,
    ROADS,
    TRAIL,
    UNKNOWN,
    UNKNOWN_CITY,
    rail_hops,
)

SIGHTS = ("CD", "LS", "MN", "AT", "HA", "CG")
"""Far corners of the map; the view contains each hunter's distance to them."""


def answers(observation: LiteObservation) -> dict[str, Any]:
    """Return the view as plain values, for the player to move.

    Raises ValueError for another player, or after the end.
    """
    if observation.to_move != observation.player:
        raise ValueError("a view is for the player who is to move")
    own = _for_dracula(observation) if observation.player == DRACULA else _for_hunters(observation)
    return {
        "round": observation.round,
        "player": observation.figure,
        "score": observation.score,
        "health": [*observation.lives, max(0, observation.blood)],
        "location": [_code(place) for place in (*observation.places, _dracula_place(observation))],
        "vampire": _vampire(observation),
        "dracula_moves": [CODES[move] for move in observation.moves],
        "dracula_locations": [CODES[lair] for lair in observation.lairs],
        "trail_moves": [CODES[move] for move in observation.moves[-TRAIL:]],
        "trail_locations": [CODES[lair] for lair in observation.lairs[-TRAIL:]],
        "hunter_moves": _hunter_moves(observation),
        "reachable_next_turn": _reachable(observation),
        "reachable_next_turn_rail_only": {
            str(h): _codes(RAILS[_hops(observation, h)][observation.places[h]]) for h in _placed(observation)
        },
        **own,
    }


def _for_hunters(observation: LiteObservation) -> dict[str, Any]:
    figure, here = observation.figure, observation.places[observation.figure]
    ways = {"": REACH[_hops(observation, figure)], "_road": ROADS, "_rail": RAILS[_hops(observation, figure)]}
    return {
        **{
            f"where_can_i_go{way}": _codes({here, *rows[here]}) if here != NOWHERE else []
            for way, rows in {**ways, "_boat": BOATS}.items()
        },
        "last_known_dracula": _last_known(observation),
        "shortest_path_turns": {str(h): _turns_to_sights(observation, h) for h in _placed(observation)},
        "where_can_they_go": {"4": [], **_reachable(observation)},
    }


def _for_dracula(observation: LiteObservation) -> dict[str, Any]:
    here = _dracula_place(observation)
    legal = [a for a in observation.actions if observation.moves and not isinstance(a, Teleport)]
    targets = {destination(observation, action) for action in legal}
    reachable = _reachable(observation)
    return {
        "traps": _codes(observation.lairs[-1 - age] for age in range(TRAIL) if observation.traps >> age & 1),
        "valid_moves": sorted(action.text for action in legal),
        "where_can_i_go": _codes(targets),
        "where_can_i_go_road": _codes(targets & {here, *ROADS[here]}),
        "where_can_i_go_boat": _codes(targets & {here, *BOATS[here]}),
        "where_can_they_go": {h: places for h, places in reachable.items() if h != str(DRACULA_FIGURE)},
    }


def _reachable(observation: LiteObservation) -> dict[str, list[str]]:
    """Return the places each player can reach with their next move, ignoring the trail (L12.8)."""
    found = {
        str(h): _codes(REACH[_hops(observation, h)][observation.places[h]]) for h in _placed(observation)
    }
    here = _dracula_place(observation)
    if here != NOWHERE and here not in UNKNOWN:
        found[str(DRACULA_FIGURE)] = _codes(LINKED[here] - {HOSPITAL})
    return found


def _placed(observation: LiteObservation) -> list[int]:
    return [hunter for hunter in FIGURES if observation.places[hunter] != NOWHERE]


def _next_round(observation: LiteObservation, hunter: int) -> int:
    """Return the round of this hunter's next move: this one, unless he has moved already."""
    return observation.round + (hunter < observation.figure)


def _hops(observation: LiteObservation, hunter: int) -> int:
    return rail_hops(_next_round(observation, hunter), hunter)


def _dracula_place(observation: LiteObservation) -> int:
    return observation.lairs[-1] if observation.lairs else NOWHERE


def _vampire(observation: LiteObservation) -> str | None:
    if not observation.vampires:
        return None
    lair = observation.lairs[-observation.vampires.bit_length()]
    return CODES[UNKNOWN_CITY if lair in UNKNOWN else lair]


def _hunter_moves(observation: LiteObservation) -> dict[str, list[str]]:
    moved = [event for event in observation.events if isinstance(event, HunterMoved)]
    return {str(h): [CODES[event.place] for event in moved if event.hunter == h] for h in FIGURES}


def _last_known(observation: LiteObservation) -> dict[str, Any] | None:
    for round_ in range(len(observation.lairs) - 1, -1, -1):
        if observation.lairs[round_] not in UNKNOWN:
            return {"location": CODES[observation.lairs[round_]], "round": round_}
    return None


def _turns_to_sights(observation: LiteObservation, hunter: int) -> dict[str, int]:
    """Return the fewest turns to each of SIGHTS (L12.10)."""
    round_ = _next_round(observation, hunter)
    turns = {observation.places[hunter]: 0}
    while len(turns) < len(ATLAS.places):
        rows = REACH[rail_hops(round_, hunter)]
        farther = {to for place in turns for to in rows[place]} - turns.keys()
        round_ += 1
        turns |= dict.fromkeys(farther, round_ - _next_round(observation, hunter))
    return {code: turns[ATLAS.index[code]] for code in SIGHTS}


def _code(place: int) -> str | None:
    return None if place == NOWHERE else CODES[place]


def _codes(places: Iterable[int]) -> list[str]:
    return sorted(CODES[place] for place in places)
