"""Whole games in the neutral form: one object with chance and actions in, checkpoints and the result out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from furyqt.rules.core.ruleset import Option
from furyqt.rules.core.stage import Scene, SceneError
from furyqt.rules.core.zones import NONE
from furyqt.rules.dining.decks import BUS, GIFTS, TOURISTS, ScriptError
from furyqt.rules.dining.neutral.actions import NeutralError, played
from furyqt.rules.dining.neutral.positions import Plain, options, position, result
from furyqt.rules.dining.neutral.starts import pieces
from furyqt.rules.dining.options import OPTIONS, SWITCHED_ON, SWITCHES
from furyqt.rules.dining.setup import scripted_setup
from furyqt.rules.dining.spaces import LOCATIONS
from furyqt.rules.dining.stage import position as staged_position
from furyqt.rules.dining.state import DiningState, Script

EVERY = 10
"""The number of actions between two checkpoints."""
DRAWS = {"tourist": TOURISTS, "gift": GIFTS, "bus": BUS}
SHUFFLES = {"tourists": TOURISTS, "gifts": GIFTS, "bus": BUS}
FIRST = "first"
SEED = 0
MOST_CARD = 99


def answer(game: Any) -> Plain:
    """Return the checkpoints and the result of a game, or its error with the checkpoints so far."""
    checkpoints: list[Plain] = []
    number = 0
    try:
        state = opening(game)
        actions = game.get("actions", [])
        if not isinstance(actions, list):
            raise NeutralError("actions is not an array")
        checkpoints.append(checkpoint(state, 0))
        for number, action in enumerate(actions, start=1):
            state = played(state, action)
            if number % EVERY == 0 or number == len(actions):
                checkpoints.append(checkpoint(state, number))
    except (NeutralError, ScriptError, SceneError) as wrong:
        where = f"action {number}: " if number else ""
        return {"error": f"{where}{wrong}", "checkpoints": checkpoints}
    return {"checkpoints": checkpoints, "result": result(state)}


def checkpoint(state: DiningState, after: int) -> Plain:
    """Return a position with what is legal in it."""
    return {"after": after, "state": position(state), "options": options(state)}


def opening(game: Any) -> DiningState:
    """Return the position in which a game begins; NeutralError if its description is wrong."""
    if not isinstance(game, dict):
        raise NeutralError("a game is a JSON object")
    start: Any = game.get("start")
    players = game.get("players", len(start["players"]) if _is_start(start) else None)
    if type(players) is not int or str(players) not in OPTIONS[0].values:
        raise NeutralError("players is 2, 3 or 4")
    chosen = {"players": str(players), **_switch_options(game.get("switches", {}))}
    script, opener = _chance(game)
    if start is None:
        if "draws" not in game and "chance" not in game:
            raise NeutralError("draws or chance is missing")
        return scripted_setup(chosen, SEED, script, opener % players)
    if not _is_start(start):
        raise NeutralError("start is not a position")
    try:
        return staged_position(Scene(seed=SEED, options=chosen), pieces(start, script))
    except msgspec.ValidationError as wrong:
        raise NeutralError(f"start: {wrong}") from None


def _is_start(start: Any) -> bool:
    return isinstance(start, dict) and isinstance(start.get("players"), list)


def _switch_options(switches: Any) -> dict[str, str]:
    """Return the options of switches by number; False is the other reading, and a missing one is true."""
    if not isinstance(switches, dict):
        raise NeutralError("switches is not an object")
    by_name: dict[str, Option] = {option.name: option for option in OPTIONS}
    found = {name: SWITCHED_ON[name] for name in SWITCHES.values()}
    for number, value in switches.items():
        if number not in SWITCHES or not isinstance(value, bool):
            raise NeutralError(f"{str(number)[:20]!r} is not a switch that is true or false")
        name = SWITCHES[number]
        if not value:
            found[name] = next(other for other in by_name[name].values if other != SWITCHED_ON[name])
    return found


def _chance(game: Mapping[str, Any]) -> tuple[Script, int]:
    """Return the cards fixed in advance, and the place at the table of the First Player."""
    draws, shuffles = game.get("draws") or {}, game.get("chance") or []
    if not isinstance(draws, dict) or not isinstance(shuffles, list):
        raise NeutralError("draws is an object and chance an array")
    fixed = [(deck, _cards(draws[name], name)) for name, deck in DRAWS.items() if name in draws]
    opener, orders = draws.get(FIRST, NONE), []
    for shuffle in shuffles:
        match shuffle:
            case [name, order] if name == FIRST:
                opener = order
            case [str(name), order] if name in SHUFFLES:
                orders.append((SHUFFLES[name], _cards(order, name)))
            case _:
                raise NeutralError(f"{str(shuffle)[:60]} is not the result of a shuffle")
    if type(opener) is not int:
        raise NeutralError(f"{FIRST} is not a number")
    return Script(tuple(fixed), tuple(orders)), max(opener, 0)


def _cards(given: Any, name: str) -> tuple[int, ...]:
    """Return the cards of a list; Bus Location cards are locations, which the game numbers from 0."""
    highest = len(LOCATIONS) if name == BUS else MOST_CARD
    if not isinstance(given, list) or any(type(card) is not int or not 0 < card <= highest for card in given):
        raise NeutralError(f"the cards of {name} are not numbers from 1 to {highest}")
    return tuple(card - (name == BUS) for card in given)
