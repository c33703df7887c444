"""Whole games in the neutral form: one object with chance and actions in, checkpoints and the result out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from furyqt.rules.core.ruleset import Option
from furyqt.rules.core.stage import Scene, SceneError
from furyqt.rules.core.zones import NONE
from furyqt.rules.dining.decks import BUS, GIFTS, TOURISTS, ScriptError
from furyqt.rules.dining.neutral import Plain, options, position, result
from furyqt.rules.dining.neutral_actions import NeutralError, played
from furyqt.rules.dining.options import OPTIONS, SWITCHES
from furyqt.rules.dining.setup import scripted_setup
from furyqt.rules.dining.spaces import LOCATIONS
from furyqt.rules.dining.stage import DiningPieces
from furyqt.rules.dining.stage import position as staged_position
from furyqt.rules.dining.state import DiningState, Script
from furyqt.rules.dining.table_rows import RESOURCES

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
        return staged_position(Scene(seed=SEED, options=chosen), _pieces(start, script))
    except (TypeError, ValueError, KeyError, AttributeError) as wrong:
        raise NeutralError(f"start: {wrong}") from None


def _is_start(start: Any) -> bool:
    return isinstance(start, dict) and isinstance(start.get("players"), list)


def _switch_options(switches: Any) -> dict[str, str]:
    """Return the options of switches by number; False is the other reading."""
    if not isinstance(switches, dict):
        raise NeutralError("switches is not an object")
    by_name: dict[str, Option] = {option.name: option for option in OPTIONS}
    found = {}
    for number, value in switches.items():
        if number not in SWITCHES or not isinstance(value, bool):
            raise NeutralError(f"{str(number)[:20]!r} is not a switch that is true or false")
        default, other = by_name[SWITCHES[number]].values
        found[SWITCHES[number]] = default if value else other
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


def _pieces(start: Mapping[str, Any], script: Script) -> DiningPieces:
    """Return the pieces of a position in the neutral form."""
    own: Sequence[Mapping[str, Any]] = start["players"]
    stands = {int(number): [seat - 1 for seat in seats] for number, seats in start.get("stands", {}).items()}
    active = start.get("active", 1)
    return DiningPieces(
        step=start.get("step", "hero"),
        active=max(active - 1, 0),
        first=start.get("first", 1) - 1,
        last=start["last"] - 1 if "last" in start else None,
        round=start.get("round", 1),
        clock=start.get("clock", 0),
        bus=start.get("bus", 0),
        tourists=start.get("tourists", []),
        heroes=start.get("heroes") or ["table"] * len(own),
        stands=stands,
        row_up=start["row_up"],
        row_down=start.get("row_down", []),
        tourist_deck=start.get("tourist_deck_order"),
        tourist_discard=_pile(start, "tourist_discard"),
        gift_deck=start.get("gift_deck_order"),
        gift_discard=_pile(start, "gift_discard"),
        resources=[_resources(player.get("res", {})) for player in own],
        favor=[player.get("favor", 0) for player in own],
        points=[player.get("vp", 0) for player in own],
        bites=[player.get("bites", 0) for player in own],
        kept=[player.get("kept", 0) for player in own],
        gifts=[player.get("gifts", []) for player in own],
        track=[player.get("track", []) for player in own],
        supply=start.get("supply"),
        favor_supply=start.get("favor_supply"),
        cubes=[player["cubes"] for player in own]
        if all(player.get("cubes") is not None for player in own)
        else None,
        conversions=start.get("left", 0),
        used=start.get("used", False),
        fetched=start.get("fetched", False),
        script=script,
    )


def _pile(start: Mapping[str, Any], name: str) -> list[int]:
    """Return the cards of a discard pile; a number only says how many there are, which then follows."""
    for key in (name, f"{name}_order", f"{name}s"):
        if isinstance(start.get(key), list):
            return list(start[key])
    return []


def _resources(given: Mapping[str, int]) -> dict[str, int]:
    return {name: given[name] for name in RESOURCES if name in given}
