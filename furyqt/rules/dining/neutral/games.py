"""Whole games in the neutral form: one object with chance and actions in, checkpoints and the result out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from furyqt.rules.core.fitting import MisfitError, fitted
from furyqt.rules.core.ruleset import Option
from furyqt.rules.core.stage import Scene, SceneError
from furyqt.rules.core.text import shortened
from furyqt.rules.dining.box import FIRST as FIRST_BOX
from furyqt.rules.dining.decks import BUS, GIFTS, TOURISTS, ScriptError
from furyqt.rules.dining.neutral.actions import NeutralError, played
from furyqt.rules.dining.neutral.positions import STEP_NAMES, Plain, half, options, position, result
from furyqt.rules.dining.neutral.starts import StartPosition, pieces
from furyqt.rules.dining.options import OPTIONS, SWITCHED_ON, SWITCHES
from furyqt.rules.dining.setup import scripted_setup
from furyqt.rules.dining.spaces import LOCATIONS
from furyqt.rules.dining.stage import position as staged_position
from furyqt.rules.dining.state import DiningState, Script

EVERY = 10
"""The number of actions between two checkpoints."""
SHUFFLES = {"tourists": TOURISTS, "gifts": GIFTS, "bus": BUS}
FIRST = "first"
SEED = 0
Card = Annotated[int, Meta(ge=1, le=99)]
Location = Annotated[int, Meta(ge=1, le=len(LOCATIONS))]
Place = Annotated[int, Meta(ge=0, le=3)]
"""A place at the table."""


class Draws(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards in the order in which they are drawn, and the First Player."""

    first: Place | None = None
    tourist: tuple[Card, ...] | None = None
    gift: tuple[Card, ...] | None = None
    bus: tuple[Location, ...] | None = None


Cards, Locations = tuple[Card, ...], tuple[Location, ...]


class NeutralGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as it is given."""

    players: Literal[2, 3, 4] | None = None
    """The number of players; with a start it may be missing."""
    switches: dict[str, bool] = {}
    draws: Draws | None = None
    chance: tuple[Any, ...] | None = None
    """Instead of draws the result of each shuffle: pairs of a name and an order."""
    start: StartPosition | None = None
    actions: tuple[Any, ...] = ()


def answer(game: Any) -> Plain:
    """Return the checkpoints and the result of a game, or its error with the checkpoints so far."""
    checkpoints: list[Plain] = []
    number = 0
    try:
        given = _given(game)
        state = _set_up(given)
        checkpoints.append(checkpoint(state, 0))
        for number, action in enumerate(given.actions, start=1):
            state = played(state, action)
            if number % EVERY == 0 or number == len(given.actions):
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
    return _set_up(_given(game))


def _given(game: Any) -> NeutralGame:
    try:
        return fitted(game, NeutralGame, str_keys=True)
    except MisfitError as wrong:
        raise NeutralError(str(wrong)) from None


def _set_up(game: NeutralGame) -> DiningState:
    players = game.players or (len(game.start.players) if game.start else 0)
    if not players:
        raise NeutralError("players is 2, 3 or 4")
    chosen = {"players": str(players), "box": FIRST_BOX, **_switch_options(game.switches)}
    script, opener = _chance(game)
    if opener >= players:
        raise NeutralError(f"{FIRST} is a place at the table from 0 to {players - 1}")
    if game.start is None:
        if game.draws is None and game.chance is None:
            raise NeutralError("draws or chance is missing")
        return scripted_setup(chosen, SEED, script, opener)
    state = staged_position(Scene(seed=SEED, options=chosen), pieces(game.start, script))
    _check_derived(state, game.start)
    return state


def _check_derived(state: DiningState, start: StartPosition) -> None:
    """Test what follows from other fields."""
    if start.half not in (None, half(state, start.clock)):
        raise NeutralError(f"start.half: it is not {start.half} when the clock is {start.clock}")
    phases = {step: phase for phase, step in STEP_NAMES.values()}
    if start.phase not in (None, phases.get(start.step, start.phase)):
        raise NeutralError(f"start.phase: it is not {start.phase} at the step {start.step}")


def _switch_options(switches: Mapping[str, bool]) -> dict[str, str]:
    """Return the options of switches by number; False is the other reading, a missing one is true."""
    by_name: dict[str, Option] = {option.name: option for option in OPTIONS}
    found = {name: SWITCHED_ON[name] for name in SWITCHES.values()}
    for number, value in switches.items():
        if number not in SWITCHES:
            raise NeutralError(f"there is no switch {shortened(number)!r} (switches: {', '.join(SWITCHES)})")
        name = SWITCHES[number]
        if not value:
            found[name] = next(other for other in by_name[name].values if other != SWITCHED_ON[name])
    return found


def _chance(game: NeutralGame) -> tuple[Script, int]:
    """Return the cards fixed in advance, and the place at the table of the First Player."""
    draws = game.draws or Draws()
    drawn = {TOURISTS: draws.tourist, GIFTS: draws.gift, BUS: draws.bus}
    fixed = [(deck, _numbers(deck, cards)) for deck, cards in drawn.items() if cards is not None]
    opener, orders = draws.first or 0, []
    for number, shuffle in enumerate(game.chance or ()):
        match shuffle:
            case [name, order] if name == FIRST:
                opener = _fitted(order, Place, number)
            case [str(name), order] if name in SHUFFLES:
                deck = SHUFFLES[name]
                cards = _fitted(order, Locations if deck == BUS else Cards, number)
                orders.append((deck, _numbers(deck, cards)))
            case _:
                known = ", ".join((FIRST, *SHUFFLES))
                raise NeutralError(f"chance[{number}] is not the result of a shuffle (shuffles: {known})")
    return Script(tuple(fixed), tuple(orders)), opener


def _fitted(value: Any, kind: Any, number: int) -> Any:
    try:
        return fitted(value, kind, f"chance[{number}][1]")
    except MisfitError as wrong:
        raise NeutralError(str(wrong)) from None


def _numbers(deck: str, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return cards as the game numbers them: Bus Location cards are locations, from 0."""
    return tuple(card - (deck == BUS) for card in cards)
