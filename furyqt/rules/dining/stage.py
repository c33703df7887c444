"""Positions set up from a description, for lessons, tests and the command `dining-state`.

Players are numbered from 0 in the order of the seats, spaces have their codes, and locations their numbers
from 1.  Whatever a scene does not mention is as in the opening position of its seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from furyqt.rules.core.agenda import Step, settle
from furyqt.rules.core.stage import Scene, SceneError
from furyqt.rules.core.zones import Cards
from furyqt.rules.dining.actions import read
from furyqt.rules.dining.setup import VP_CUBES, scripted_setup
from furyqt.rules.dining.spaces import LOCATIONS, NOWHERE, NUMBERS, TABLE, location_of
from furyqt.rules.dining.state import FREE, DiningState, Script
from furyqt.rules.dining.steps.conversions import Conversion
from furyqt.rules.dining.steps.dinner import DinnerChoice
from furyqt.rules.dining.steps.rounds import NextDinner, NextRound, NextTurn
from furyqt.rules.dining.steps.tourists import TouristSteps
from furyqt.rules.dining.steps.turns import HeroTurn
from furyqt.rules.dining.table_rows import RESOURCES

STEPS = ("hero", "extra", "bribe", "convert", "-")
"""The first decision of a scene: a Hero's turn, the rest of it, a Dinner, its conversions, none."""


@dataclass(frozen=True, kw_only=True)
class DiningPieces:
    """The pieces of a position; a list of players has one entry per player."""

    step: str = "hero"
    active: int = 0
    """The player to move."""
    first: int = 0
    last: int | None = None
    """The player with the last turn; by default the one before the First Player."""
    round: int = 1
    clock: int = 0
    bus: int | None = None
    """The location of the Bus, 0 beside the board."""
    bus_tourists: int | None = None
    """The Tourists in the Bus; by default all that are neither on the board nor kept."""
    tourists: Sequence[str] | None = None
    heroes: Sequence[str] | None = None
    """The space of each Hero, or "table"."""
    stands: Mapping[int, Sequence[int]] | None = None
    """Location -> the players who repaired its stands, from left to right."""
    row_up: Sequence[int] | None = None
    row_down: Sequence[int] = ()
    tourist_deck: Sequence[int] | None = None
    """The cards from the top; by default all that lie nowhere else, shuffled."""
    tourist_discard: Sequence[int] | None = None
    """The discard pile; by default nothing, or with an order of the deck all cards that lie nowhere else."""
    gift_deck: Sequence[int] | None = None
    gift_discard: Sequence[int] | None = None
    resources: Sequence[Mapping[str, int]] | None = None
    favor: Sequence[int] | None = None
    points: Sequence[int] | None = None
    bites: Sequence[int] | None = None
    kept: Sequence[int] | None = None
    gifts: Sequence[Sequence[int]] | None = None
    track: Sequence[Sequence[int]] | None = None
    """The occupied spaces of each Gifts track, from 1."""
    supply: Mapping[str, int] | None = None
    """The supply if it does not follow from what the players have, which makes a short supply possible."""
    favor_supply: int | None = None
    cubes: Sequence[int] | None = None
    conversions: int = 0
    """The conversions left at the step "convert"."""
    used: bool = False
    fetched: bool = False
    """Whether a Tourist of the location was used and one was fetched before the step "extra"."""
    script: Script = FREE
    """Cards and shuffles that are fixed in advance."""


def stage(scene: Scene) -> DiningState:
    """Build the position of a scene; SceneError if it does not fit the rules."""
    return scene.played(position(scene, scene.pieces_as(DiningPieces)), read)


def position(scene: Scene, pieces: DiningPieces) -> DiningState:
    """Build a position from its pieces; SceneError names the first fault."""
    try:
        state = scripted_setup(scene.options, scene.seed, FREE, opener=0)
        _check_lists(state, pieces)
        _set_board(state, pieces)
        _set_players(state, pieces)
        _set_cards(state, pieces)
        _set_supplies(state, pieces)
    except (KeyError, IndexError) as wrong:
        raise SceneError(f"{wrong.args[0]!r} does not exist") from None
    state.told, state.turn, state.script = (), 1, pieces.script
    state.agenda = tuple(reversed(_agenda(state, pieces)))
    settle(state)
    return state


def _check_lists(state: DiningState, pieces: DiningPieces) -> None:
    players = range(state.players)
    for name in ("heroes", "resources", "favor", "points", "bites", "kept", "gifts", "track", "cubes"):
        given = getattr(pieces, name)
        if given is not None and len(given) != len(players):
            raise SceneError(f"{name} has {len(given)} entries for {len(players)} players")
    last = pieces.first if pieces.last is None else pieces.last
    owners = (player for own in (pieces.stands or {}).values() for player in own)
    if not {pieces.active, pieces.first, last, *owners} <= set(players):
        raise SceneError(f"a player is not one of the {len(players)} at the table")
    if pieces.step not in STEPS:
        raise SceneError(f"the step is one of {', '.join(STEPS)}, not {pieces.step!r}")


def _set_board(state: DiningState, pieces: DiningPieces) -> None:
    tables = state.tables
    state.opener, state.first = 0, pieces.first
    state.last = (pieces.first - 1) % state.players if pieces.last is None else pieces.last
    state.round, state.clock = pieces.round, pieces.clock
    if not (1 <= state.round <= tables.components.rounds and 0 <= state.clock <= tables.clock.hours):
        raise SceneError("the round or the clock is out of range")
    if pieces.bus is not None:
        state.bus = NOWHERE if pieces.bus == 0 else LOCATIONS[pieces.bus - 1]
    if pieces.heroes is not None:
        state.heroes = tuple(TABLE if code == "table" else NUMBERS[code] for code in pieces.heroes)
    _check_different([code for code in pieces.heroes or () if code != "table"], "{}")
    _check_different(pieces.tourists or (), "{}")
    if pieces.tourists is not None:
        state.tourists = sum(1 << NUMBERS[code] for code in pieces.tourists)
    if pieces.stands is not None:
        state.stands = tuple(tuple(pieces.stands.get(location + 1, ())) for location in LOCATIONS)
        if any(len(own) > most for own, most in zip(state.stands, tables.stand_counts, strict=True)):
            raise SceneError("a location has more cubes than stands")


def _check_different(spaces: Sequence[object], name: str) -> None:
    for space, count in Counter(spaces).items():
        if count > 1:
            raise SceneError(f"{name.format(space)} is taken twice")


def _set_players(state: DiningState, pieces: DiningPieces) -> None:
    tables = state.tables
    if pieces.resources is not None:
        for own in pieces.resources:
            _check_names(own)
        state.resources = tuple(tuple(own.get(name, 0) for name in RESOURCES) for own in pieces.resources)
    for name in ("favor", "points", "bites", "kept"):
        if (given := getattr(pieces, name)) is not None:
            setattr(state, name, tuple(given))
    if max(state.bites) > tables.bites.maximum:
        raise SceneError(f"a player has more than {tables.bites.maximum} bites")
    if pieces.track is not None:
        for occupied in pieces.track:
            _check_different(occupied, "space {} of the Gifts track")
        slots = range(len(tables.awards))
        state.track = tuple(sum(1 << slots[slot - 1] for slot in own) for own in pieces.track)
    start = state.tables.components.cubes_per_player - VP_CUBES
    used = Counter(player for own in state.stands for player in own)
    placed = (used[player] + track.bit_count() for player, track in enumerate(state.track))
    state.cubes = tuple(pieces.cubes or (start - count for count in placed))
    elsewhere = state.tourists.bit_count() + sum(state.kept)
    left = state.tables.components.tourists - elsewhere
    state.bus_tourists = left if pieces.bus_tourists is None else pieces.bus_tourists


def _set_cards(state: DiningState, pieces: DiningPieces) -> None:
    tables = state.tables
    if pieces.row_up is not None:
        state.row_up = _known(pieces.row_up, len(tables.abilities))
    state.row_down = _known(pieces.row_down, len(tables.abilities))
    if pieces.gifts is not None:
        state.gifts = tuple(_known(hand, len(tables.gifts)) for hand in pieces.gifts)
    row = (*state.row_up, *state.row_down)
    hands = tuple(card for hand in state.gifts for card in hand)
    state.tourist_deck, state.tourist_discard = _piles(
        state.tourist_deck, pieces.tourist_deck, pieces.tourist_discard, row, len(tables.abilities)
    )
    state.gift_deck, state.gift_discard = _piles(
        state.gift_deck, pieces.gift_deck, pieces.gift_discard, hands, len(tables.gifts)
    )


def _known(cards: Sequence[int], end: int) -> Cards:
    """Return cards sorted; SceneError for one that does not exist or is there twice."""
    if not set(cards) <= set(range(1, end)) or len(set(cards)) < len(cards):
        raise SceneError(f"the cards {list(cards)} are not different cards from 1 to {end - 1}")
    return tuple(sorted(cards))


def _piles(
    dealt: Cards, deck: Sequence[int] | None, discard: Sequence[int] | None, elsewhere: Cards, end: int
) -> tuple[Cards, Cards]:
    """Return deck and discard pile, the cards of which lie nowhere else."""
    given = (*elsewhere, *(discard or ()), *(deck or ()))
    _known(given, end)
    rest = [card for card in range(1, end) if card not in given]
    if deck is not None:
        return tuple(deck[::-1]), tuple(rest if discard is None else discard)
    order = {card: at for at, card in enumerate(dealt)}
    return tuple(sorted(rest, key=lambda card: order.get(card, -card))), tuple(discard or ())


def _set_supplies(state: DiningState, pieces: DiningPieces) -> None:
    tables = state.tables
    owned = tuple(map(sum, zip(*state.resources, strict=True)))
    if pieces.supply is not None:
        _check_names(pieces.supply)
        state.supply = tuple(pieces.supply.get(name, 0) for name in RESOURCES)
    elif state.options.supply:
        state.supply = tuple(all_ - own for all_, own in zip(tables.tokens, owned, strict=True))
    favor = tables.components.favor_tokens - sum(state.favor) * state.options.supply
    state.favor_supply = favor if pieces.favor_supply is None else pieces.favor_supply
    counts = (*state.supply, state.favor_supply, *state.cubes, state.bus_tourists, *state.favor, *state.kept)
    if state.options.supply and min(*counts, *state.bites, *(n for own in state.resources for n in own)) < 0:
        raise SceneError("there are more tokens, cubes or Tourists than in the box")


def _check_names(amounts: Mapping[str, int]) -> None:
    if unknown := sorted(set(amounts) - set(RESOURCES)):
        raise SceneError(f"there is no resource {unknown[0]!r}")


def _agenda(state: DiningState, pieces: DiningPieces) -> list[Step]:
    """Return what is left to do, the next step first."""
    player, players = pieces.active, state.players
    if pieces.step == "-":
        return []
    if pieces.step in ("hero", "extra"):
        return [_turn(state, pieces), NextTurn((player + 1) % players)]
    now = DinnerChoice(player)
    served = (player - state.first) % players + 1
    later = [NextDinner((state.first + seat) % players) for seat in range(served, players)]
    if pieces.step == "convert":
        return [Conversion(player, pieces.conversions, pieces.conversions), *later, NextRound()]
    return [now, *later, NextRound()]


def _turn(state: DiningState, pieces: DiningPieces) -> Step:
    if pieces.step == "hero":
        return HeroTurn(pieces.active)
    if state.heroes[pieces.active] == TABLE:
        raise SceneError("the Hero of a turn that has begun is on a space")
    assert location_of(state.heroes[pieces.active]) in LOCATIONS
    return TouristSteps(pieces.active, pieces.used, pieces.fetched)
