"""Options and seed -> the opening position (D2)."""

from __future__ import annotations

from collections.abc import Mapping

from furyqt.rules.core.agenda import settle
from furyqt.rules.core.chance import below, seeded
from furyqt.rules.core.zones import NONE
from furyqt.rules.dining.decks import GIFTS, TOURISTS, deal_row, draw_gift, shuffle
from furyqt.rules.dining.events import FirstPlayerChosen
from furyqt.rules.dining.options import OPTIONS, box_of, switches
from furyqt.rules.dining.spaces import TABLE
from furyqt.rules.dining.state import FREE, DiningState, Script
from furyqt.rules.dining.steps.rounds import NextTurn, run_bus
from furyqt.rules.dining.supply import gain
from furyqt.rules.dining.table_rows import RESOURCES

VP_CUBES = 1
"""The cubes of each player that mark VP."""


def setup(options: Mapping[str, str], seed: int) -> DiningState:
    """Return the opening position: everything is dealt, and the First Player is to move."""
    return scripted_setup(options, seed, FREE)


def scripted_setup(options: Mapping[str, str], seed: int, script: Script, opener: int = NONE) -> DiningState:
    """Return the opening position with cards and perhaps a First Player fixed in advance."""
    state = empty_table(options, seed)
    state.script = script
    drawn, state.chance = below(state.chance, state.players)
    state.opener = state.first = drawn if opener == NONE else opener
    state.last = (state.first - 1) % state.players
    state.tell(FirstPlayerChosen, state.first)
    tables = state.tables
    state.tourist_deck = shuffle(state, TOURISTS, tuple(range(1, len(tables.abilities))))
    deal_row(state)
    state.gift_deck = shuffle(state, GIFTS, tuple(range(1, len(tables.gifts))))
    for seat in range(state.players):
        for _ in range(tables.components.gifts_at_start):
            draw_gift(state, (state.first + seat) % state.players)
    run_bus(state)
    if state.options.snacks:
        _serve_snacks(state)
    state.push(NextTurn(state.first))
    settle(state)
    return state


def empty_table(options: Mapping[str, str], seed: int) -> DiningState:
    """Return a state before anything is dealt: all tokens are in the supply."""
    players = int(options.get("players", OPTIONS[0].default))
    state = DiningState(options=switches(options), box=box_of(options), chance=seeded(seed))
    tables = state.tables
    nothing = (0,) * players
    state.heroes = (TABLE,) * players
    state.supply, state.favor_supply = tables.tokens, tables.components.favor_tokens
    state.resources = ((0,) * len(RESOURCES),) * players
    state.favor = state.points = state.bites = state.kept = state.track = nothing
    state.cubes = (tables.components.cubes_per_player - VP_CUBES,) * players
    state.gifts = ((),) * players
    return state


def _serve_snacks(state: DiningState) -> None:
    """Give later seats their welcome snacks from the supply (D2.9)."""
    for seat in range(state.players):
        for resource, amount in state.tables.snacks.get((state.players, seat + 1), ()):
            gain(state, (state.first + seat) % state.players, resource, amount)
