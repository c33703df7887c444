"""Everything one player knows of a game of the second edition, and nothing else (R19)."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Annotated

from msgspec.structs import replace

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.events import Event, events_seen_by
from furyqt.rules.core.ruleset import Observation, Outcome
from furyqt.rules.core.zones import Cards, with_card
from furyqt.rules.fury2 import cards, steps, words
from furyqt.rules.fury2.actions import Fury2Action
from furyqt.rules.fury2.chapters.overlay import ChapterRules
from furyqt.rules.fury2.decision import Fury2Decision
from furyqt.rules.fury2.decks import HIDDEN, NONE, Item
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.options import Fury2Options
from furyqt.rules.fury2.piles import owner_of
from furyqt.rules.fury2.state import Fight as Fight
from furyqt.rules.fury2.state import FightResult, Fury2State
from furyqt.rules.fury2.state import Hunter as Hunter
from furyqt.rules.fury2.state import PlacedTile as PlacedTile
from furyqt.rules.fury2.state import Servant as Servant
from furyqt.rules.fury2.state import TrailSpot as TrailSpot
from furyqt.rules.fury2.tables import (
    CITY_BACK,
    DRACULA,
    HUNTERS,
    MOST_BLOOD,
    MOST_VAMPIRES,
    NOWHERE,
    SEA_BACK,
    SEAS,
)
from furyqt.rules.fury2.tactics.fight import masked_fight
from furyqt.rules.mechanisms.masking import Computed, Public, Seen, Unseen, common_fields, declared, of_owner
from furyqt.rules.mechanisms.subclasses import import_all, sorted_kinds, union_of

_PACKAGE = "furyqt.rules.fury2"
import_module(f"{_PACKAGE}.setup")
import_all(steps, cards)
DECISIONS: tuple[type[Fury2Decision], ...] = tuple(
    kind for kind in sorted_kinds(Fury2Decision, _PACKAGE) if not kind.__subclasses__()
)
"""Every decision that is put on the agenda; the classes that they derive from are not."""
if TYPE_CHECKING:
    AnyStep = Step
    AnyEvent = Event
else:
    AnyStep = union_of(Step, _PACKAGE)
    AnyEvent = union_of(Event, _PACKAGE)


def _hunters(state: Fury2State, player: int) -> tuple[Hunter, ...]:
    return state.hunters if player == HUNTERS else tuple(masked_hunter(sheet) for sheet in state.hunters)


def masked_hunter(sheet: Hunter) -> Hunter:
    """Return a hunter's sheet as Dracula sees it: only the cards that lie face up (R11.3, R19.3)."""
    items = masked(sheet.items, (sheet.shown_item, *[Item.DOGS] * sheet.dogs))
    return replace(sheet, items=items, events=masked(sheet.events, (sheet.shown_event,)))


def masked(hand: Cards, shown: Cards) -> Cards:
    """Return a hand of which others see only some cards; it stays sorted, HIDDEN first."""
    seen: Cards = ()
    for card in shown:
        if card != NONE and hand.count(card) > seen.count(card):
            seen = with_card(seen, card)
    return (HIDDEN,) * (len(hand) - len(seen)) + seen


def _servant(state: Fury2State, player: int) -> Servant:
    servant = state.servant
    if player == DRACULA or servant.event == NONE:
        return servant
    return replace(servant, event=HIDDEN)


def _trail(state: Fury2State, player: int) -> tuple[TrailSpot, ...]:
    return state.trail if player == DRACULA else tuple([masked_spot(spot) for spot in state.trail])


def _catacombs(state: Fury2State, player: int) -> tuple[TrailSpot | None, ...]:
    if player == DRACULA:
        return state.catacombs
    return tuple([None if spot is None else masked_spot(spot) for spot in state.catacombs])


def masked_spot(spot: TrailSpot) -> TrailSpot:
    """Return a spot as the hunters see it: the backs of facedown cards and tiles."""
    place, power, under = spot.place, spot.power, spot.under
    if not spot.faceup:
        if spot.is_hide:
            place, power, under = CITY_BACK, NONE, NOWHERE
        elif place >= 0:
            place = SEA_BACK if place in SEAS else CITY_BACK
    tiles = _tiles(spot.tiles)
    if place == spot.place and tiles is spot.tiles:
        return spot
    return replace(spot, place=place, power=power, under=under, tiles=tiles)


def _tiles(tiles: tuple[PlacedTile, ...]) -> tuple[PlacedTile, ...]:
    if all(tile.faceup for tile in tiles):
        return tiles
    return tuple([tile if tile.faceup else PlacedTile(HIDDEN) for tile in tiles])


def _fallen(state: Fury2State, player: int) -> tuple[PlacedTile, ...]:
    return state.fallen if player == DRACULA else _tiles(state.fallen)


def _port(state: Fury2State, player: int) -> int:
    """Return Dracula's port of departure; the hunters see by the cards' backs only that he is at sea."""
    return state.port if player == DRACULA or state.port == NOWHERE else CITY_BACK


def _wake(state: Fury2State, player: int) -> int:
    return state.wake if player == DRACULA or state.wake == NOWHERE else SEA_BACK


def _drawn(state: Fury2State, player: int) -> Cards:
    """Return the cards just drawn, seen by the side of their back."""
    return tuple([card if owner_of(card) == player else HIDDEN for card in state.drawn])


def _gifts(state: Fury2State, player: int) -> tuple[tuple[int, int, int], ...]:
    return state.gifts if player == HUNTERS else tuple((side, deck, HIDDEN) for side, deck, _ in state.gifts)


def _fight(state: Fury2State, player: int) -> Fight | None:
    return masked_fight(state.fight, player)


class Fury2Observation(Observation, frozen=True, kw_only=True):
    """One player's knowledge: the fields of a state, with hidden cards masked.

    A card this player cannot see is HIDDEN, a location card CITY_BACK or SEA_BACK. A facedown Hide looks like
    a city. Dracula's event hand is called `dracula_events` here, because `events` is the player's list of
    events.
    """

    agenda: tuple[AnyStep, ...]
    actions: tuple[Fury2Action, ...]
    events: tuple[AnyEvent, ...]
    options: Public[Fury2Options]
    hunters: Annotated[tuple[Hunter, Hunter, Hunter, Hunter], Seen(_hunters)]
    servant: Annotated[Servant, Seen(_servant)]
    blood: Public[int]
    time: Public[int]
    vampires: Public[int]
    resolve: Public[int]
    resolved: Public[int]
    round: Public[int]
    winner: Public[int]
    active: Public[int]
    group: Public[tuple[int, ...]]
    moved: Public[int]
    declined: Public[int]
    trail: Annotated[tuple[TrailSpot, ...], Seen(_trail)]
    catacombs: Annotated[tuple[TrailSpot | None, TrailSpot | None, TrailSpot | None], Seen(_catacombs)]
    placed: Public[int]
    fallen: Annotated[tuple[PlacedTile, ...], Seen(_fallen)]
    port: Annotated[int, Seen(_port)]
    wake: Annotated[int, Seen(_wake)]
    sailed: Public[int]
    declared: Public[int]
    item_deck: Unseen[Cards]
    item_discard: Public[Cards]
    event_deck: Unseen[Cards]
    top_back: Computed[int]
    """The owner of the top event card by its back: HUNTERS, DRACULA, or NONE without a card (R1.7)."""
    event_discard: Public[Cards]
    dracula_events: Annotated[Cards, of_owner("events", DRACULA)]
    drawn: Annotated[Cards, Seen(_drawn)]
    gifts: Annotated[tuple[tuple[int, int, int], ...], Seen(_gifts)]
    pool: Unseen[Cards]
    encounters: Annotated[Cards, of_owner("encounters", DRACULA)]
    met: Public[int]
    hunter_ally: Public[int]
    dracula_ally: Public[int]
    table: Public[Cards]
    hosts: Public[tuple[int, ...]]
    consecrated: Public[int]
    roadblock: Public[int]
    storm: Public[int]
    storm_time: Public[int]
    lasting: Public[tuple[Lasting, ...]]
    fight: Annotated[Fight | None, Seen(_fight)]
    fight_result: Public[FightResult]
    chapter: Public[ChapterRules]

    @property
    def position(self) -> Fury2State:
        """Return a state with what the player knows; the hidden cards in it are HIDDEN."""
        return MASK.known(Fury2State, self, {"events": "dracula_events"})


MASK = declared(Fury2Observation)


def observe(state: Fury2State, player: int) -> Fury2Observation:
    """Return everything this player knows."""
    return Fury2Observation(
        outcome=outcome(state),
        top_back=owner_of(state.event_deck[-1]) if state.event_deck else NONE,
        **common_fields(state, player),
        **MASK.seen(state, player),
    )


def outcome(state: Fury2State) -> Outcome | None:
    """Return the outcome (R18); the score is Dracula's remaining blood.

    A defeat is worth up to a half, depending on the loser's progress; the values of winner and loser add up
    to one.
    """
    if state.winner == NONE:
        return None
    if state.winner == HUNTERS:
        lost = 0.5 * max(state.vampires, 0) / MOST_VAMPIRES
        return Outcome((HUNTERS,), words.HUNTERS_WIN, (1 - lost, lost), state.blood)
    lost = 0.5 * (MOST_BLOOD - state.blood) / MOST_BLOOD
    return Outcome((DRACULA,), words.DRACULA_WINS, (lost, 1 - lost), state.blood)


def as_hunters_know(observation: Fury2Observation) -> Fury2Observation:
    """Return the hunters' knowledge of Dracula's way, derived from his own.

    Their own cards stay hidden; the result is good only for their belief.
    """
    return replace(
        observation,
        player=HUNTERS,
        events=events_seen_by(observation.events, HUNTERS),
        trail=tuple(map(masked_spot, observation.trail)),
        catacombs=tuple(None if spot is None else masked_spot(spot) for spot in observation.catacombs),
        port=NOWHERE if observation.port == NOWHERE else CITY_BACK,
        wake=NOWHERE if observation.wake == NOWHERE else SEA_BACK,
    )
