"""A position in the neutral form of the command `dining-state`: seats, codes and names instead of numbers."""

from __future__ import annotations

from typing import Any

from furyqt.rules.core.agenda import is_over, legal_actions, pending_decision
from furyqt.rules.dining.actions import ATTEND, CompleteGift, Cure, PlaceHero
from furyqt.rules.dining.scoring import majorities, ranking, ranking_keys
from furyqt.rules.dining.spaces import CODES, LOCATIONS, NOWHERE, TABLE, spaces_in
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.conversions import Conversion
from furyqt.rules.dining.steps.dinner import DinnerChoice, holdings, most_bribes
from furyqt.rules.dining.steps.tourists import TouristSteps
from furyqt.rules.dining.steps.turns import HeroTurn
from furyqt.rules.dining.steps.workplaces import targets
from furyqt.rules.dining.supply import pay
from furyqt.rules.dining.table_rows import RESOURCES

Plain = dict[str, Any]
STEP_NAMES: dict[type[Any], tuple[str, str]] = {
    HeroTurn: ("day", "hero"),
    TouristSteps: ("day", "extra"),
    DinnerChoice: ("dinner", "bribe"),
    Conversion: ("dinner", "convert"),
}
"""The decisions between two actions of the neutral form -> phase and step."""


def seat_of(state: DiningState, player: int) -> int:
    """Return the seat of a player: seat 1 is the First Player of round 1."""
    return (player - state.opener) % state.players + 1


def player_at(state: DiningState, seat: int) -> int:
    """Return the player of a seat."""
    return (seat - 1 + state.opener) % state.players


def by_seat(state: DiningState) -> list[int]:
    """Return the players in the order of their seats."""
    return [player_at(state, seat + 1) for seat in range(state.players)]


def position(state: DiningState) -> Plain:
    """Return the position."""
    decision, limited = pending_decision(state), state.options.supply
    phase, step = STEP_NAMES[type(decision)] if decision else ("over", "-")
    return {
        "round": state.round,
        "clock": state.clock,
        "half": half(state, state.clock),
        "phase": phase,
        "step": step,
        "first": seat_of(state, state.first),
        "active": seat_of(state, decision.player(state)) if decision else 0,
        "row_up": list(state.row_up),
        "row_down": list(state.row_down),
        "tourist_deck": len(state.tourist_deck),
        "tourist_discard": len(state.tourist_discard),
        "gift_deck": len(state.gift_deck),
        "gift_discard": len(state.gift_discard),
        "bus": 0 if state.bus == NOWHERE else state.bus + 1,
        "bus_tourists": state.bus_tourists,
        "tourists": codes(spaces_in(state.tourists)),
        "heroes": [space_code(state.heroes[player]) for player in by_seat(state)],
        "stands": {
            str(location + 1): [seat_of(state, player) for player in state.stands[location]]
            for location in LOCATIONS
        },
        "supply": dict(zip(RESOURCES, state.supply, strict=True)) if limited else None,
        "favor_supply": state.favor_supply if limited else None,
        "players": [_player(state, player) for player in by_seat(state)],
    }


def half(state: DiningState, clock: int) -> str:
    """Return the half of the Tower Clock at an hour."""
    return "sun" if clock < state.tables.clock.sun_hours else "moon"


def _player(state: DiningState, player: int) -> Plain:
    own = zip(RESOURCES, state.resources[player], strict=True)
    return {
        "res": {name: count for name, count in own if count},
        "favor": state.favor[player],
        "vp": state.points[player],
        "bites": state.bites[player],
        "gifts": list(state.gifts[player]),
        "track": [slot + 1 for slot in spaces_in(state.track[player])],
        "cubes": state.cubes[player] if state.options.supply else None,
        "kept": state.kept[player],
    }


def space_code(space: int) -> str:
    """Return the code of a space or of Dracula's table."""
    return "table" if space == TABLE else CODES[space]


def codes(spaces: list[int]) -> list[str]:
    """Return the codes of spaces in alphabetical order."""
    return sorted(CODES[space] for space in spaces)


def options(state: DiningState) -> Plain:
    """Return what is legal, without cards."""
    decision, legal = pending_decision(state), legal_actions(state)
    cures = sorted(RESOURCES[action.resource] for action in legal if isinstance(action, Cure))
    if isinstance(decision, HeroTurn):
        return {
            "hero": codes([action.space for action in legal if isinstance(action, PlaceHero)]),
            "cure": cures,
        }
    if isinstance(decision, TouristSteps):
        return {**_tourist_options(state, decision), "cure": cures}
    if isinstance(decision, DinnerChoice):
        player, can_attend = decision.diner, ATTEND in legal
        return {
            "cure": cures,
            "attend_sets": bribe_sets(state, player),
            "attend_most": most_bribes(state, player) if can_attend else 0,
        }
    if isinstance(decision, Conversion):
        gifts = [action.gift for action in legal if isinstance(action, CompleteGift)]
        return {"favor": decision.can_convert_favor(state), "gifts": gifts}
    return {}


def _tourist_options(state: DiningState, step: TouristSteps) -> Plain:
    player = step.diner
    reach = codes([send.space for send in targets(state, player)])
    tickets = sorted(ticket.resource for ticket in step.tickets(state))
    after = {}
    for resource in tickets:
        paid = state.clone()
        pay(paid, player, ((resource, state.tables.bus.ticket_amount),))
        after[RESOURCES[resource]] = codes([send.space for send in targets(paid, player)])
    return {
        "tourist": {CODES[space]: reach for space in step.usable_tourists(state)},
        "bus_keep": [RESOURCES[resource] for resource in tickets],
        "bus_use": {name: spaces for name, spaces in after.items() if spaces},
    }


def bribe_sets(state: DiningState, player: int) -> int:
    """Return the number of different sets of Bribes that pay the entrance fee."""
    tables = state.tables
    values = [0]
    for count, value in zip(holdings(state, player), tables.bribe_values, strict=True):
        values = [before + value * number for before in values for number in range(count + 1)]
    return sum(value >= tables.bribe.minimum for value in values)


def result(state: DiningState) -> Plain | None:
    """Return the end of the game, or None before it."""
    if not is_over(state):
        return None
    keys = ranking_keys(state)
    groups = [sorted(seat_of(state, player) for player in group) for group in ranking(state)]
    return {
        "vp": [state.points[player] for player in by_seat(state)],
        "keys": [list(keys[player]) for player in by_seat(state)],
        "ranking": groups,
        "winners": groups[0],
        "majority": {
            str(location + 1): seat_of(state, player) for location, player in majorities(state).items()
        },
    }
