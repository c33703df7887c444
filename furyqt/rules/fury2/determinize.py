"""A complete position that fits a player's knowledge."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from furyqt.rules.core.chance import seeded
from furyqt.rules.core.zones import Cards
from furyqt.rules.fury2.decks import DRAWN, FALLEN, HAND, HIDDEN, NONE, ON_SPOT, PILE, Power
from furyqt.rules.fury2.hidden import trail_sampler
from furyqt.rules.fury2.hidden.deal_constraints import FALLEN_FIRST, PILE_TOP, constraints
from furyqt.rules.fury2.hidden.trail_conditions import HIDE_BIT
from furyqt.rules.fury2.observation import MASK, Fury2Observation
from furyqt.rules.fury2.state import Fury2State, Hunter, PlacedTile, TrailSpot
from furyqt.rules.fury2.steps.combat.combat_round import draw_hidden_choices
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE, NOWHERE, SEAS, SERVANT_FIGURE
from furyqt.rules.mechanisms.deal_constraints import Deal
from furyqt.rules.mechanisms.deals import deal
from furyqt.rules.mechanisms.event_fold import IdentityCache
from furyqt.rules.mechanisms.facedown_cards import Faces
from furyqt.rules.mechanisms.masking import unmasked_hand, with_faces


def determinize(observation: Fury2Observation, hidden: Faces | None, seed: int) -> Fury2State:
    """Return a position that this player cannot distinguish from the true one.

    `hidden` is what the facedown location cards show (see trail_sampler.sample); without it they are drawn.
    """
    rng = random.Random(seed)
    items, events, encounters = (deal(unseen, rng) for unseen in constraints(observation))
    state = _seen(observation).clone()
    state.chance = seeded(rng.getrandbits(64))
    if observation.player == DRACULA:
        state.hunters = tuple(  # type: ignore[assignment]
            _hunter(sheet, _dealt(items, HAND[hunter]), _dealt(events, HAND[hunter]))
            for hunter, sheet in enumerate(observation.hunters)
        )
        state.events, state.encounters = observation.dracula_events, observation.encounters
    else:
        ways = dict(hidden if hidden is not None else trail_sampler.sample(observation, rng))
        _lay_trail(observation, state, ways, encounters)
        state.events = unmasked_hand(observation.dracula_events, _dealt(events, HAND[DRACULA_FIGURE]))
        state.encounters = unmasked_hand(observation.encounters, _dealt(encounters, HAND[DRACULA_FIGURE]))
        if observation.servant.event == HIDDEN:
            state.update_servant(event=_dealt(events, HAND[SERVANT_FIGURE])[0])
    state.item_deck = _dealt(items, PILE)
    state.event_deck = (*_dealt(events, PILE), *_dealt(events, PILE_TOP))
    state.drawn = with_faces(observation.drawn, iter(_dealt(events, DRAWN)))
    state.pool = tuple(sorted(_dealt(encounters, PILE)))
    draw_hidden_choices(state, rng)
    if observation.gifts:
        state.gifts = tuple(_gifts(observation, state, rng))
    return state


def _known(observation: Fury2Observation) -> Fury2State:
    return Fury2State(
        agenda=observation.agenda,
        told=observation.events,
        hunters=observation.hunters,
        servant=observation.servant,
        trail=observation.trail,
        catacombs=observation.catacombs,
        fallen=observation.fallen,
        port=observation.port,
        wake=observation.wake,
        fight=observation.fight,
        **MASK.shared(observation),
    )


_seen: IdentityCache[Fury2State] = IdentityCache(_known)
"""observation -> the fields that all positions that fit it have in common."""


def _dealt(dealt: Deal, zone: int) -> Cards:
    return tuple(dealt.get(zone, ()))


def _hunter(sheet: Hunter, items: Cards, events: Cards) -> Hunter:
    if not (items or events):
        return sheet
    return replace(sheet, items=unmasked_hand(sheet.items, items), events=unmasked_hand(sheet.events, events))


# ------------------------------------------------------------------------------------------------- the trail


def _lay_trail(
    observation: Fury2Observation, state: Fury2State, ways: Mapping[int, int], encounters: Deal
) -> None:
    """Turn up all cards and tiles of the trail and the catacombs, and the voyage that they show."""
    state.trail = tuple([_spot(spot, ways, encounters) for spot in observation.trail])
    state.catacombs = tuple(  # type: ignore[assignment]
        None if spot is None else _spot(spot, ways, encounters) for spot in observation.catacombs
    )
    _lay_hide(observation, state)
    fallen = iter((*_dealt(encounters, FALLEN_FIRST), *_dealt(encounters, FALLEN)))
    state.fallen = tuple(_face(tile, fallen) for tile in observation.fallen)
    if observation.port != NOWHERE:
        _board(observation, state)


def _face(tile: PlacedTile, dealt: Iterator[int]) -> PlacedTile:
    return PlacedTile(next(dealt)) if tile.card == HIDDEN else tile


def _spot(spot: TrailSpot, ways: Mapping[int, int], encounters: Deal) -> TrailSpot:
    """Return a spot with its location card and its tiles."""
    dealt = iter(encounters.get(ON_SPOT + spot.id, ()))
    tiles = tuple([_face(tile, dealt) for tile in spot.tiles])
    shown = ways.get(spot.id)
    if shown == HIDE_BIT:
        return replace(spot, place=NOWHERE, power=Power.HIDE, tiles=tiles)
    return replace(spot, place=spot.place if shown is None else shown, tiles=tiles)


def _lay_hide(observation: Fury2Observation, state: Fury2State) -> None:
    """Note the place of a facedown Hide: that of the card laid before it."""
    for spot in state.trail:
        if spot.is_hide and spot.under == NOWHERE:
            before = _before(observation, spot.id)
            places = {other.id: other.place for other in (*state.trail, *state.catacombs) if other}
            under = places.get(before, NOWHERE)
            state.trail = tuple(
                [replace(old, under=under) if old.id == spot.id else old for old in state.trail]
            )


def _before(observation: Fury2Observation, number: int) -> int:
    """Return the id of the card that was laid before the first placement of a card; NONE if unknown."""
    links = trail_sampler.recall(observation).links
    at = next((n for n, link in enumerate(links) if link.card == number), 0)
    return links[at - 1].card if at else NONE


def _board(observation: Fury2Observation, state: Fury2State) -> None:
    """Note the port of the voyage and the last sea zone, if their cards are still there (R4.6)."""
    places = [spot.place for spot in state.trail if spot.place >= 0]
    if observation.wake != NOWHERE and len(places) > 1 and places[1] in SEAS:
        state.wake = places[1]
    ashore = [place for place in places if place not in SEAS]
    if ashore and len(places) > observation.sailed + 1 and places[observation.sailed + 1] == ashore[0]:
        state.port = ashore[0]


# ------------------------------------------------------------------------------------------- secret choices


def _gifts(
    observation: Fury2Observation, state: Fury2State, rng: random.Random
) -> Iterator[tuple[int, int, int]]:
    """Return the gifts of a trade: items that are now in the receiver's hand."""
    traders: Any = observation.agenda[-1]
    for side, deck, card in observation.gifts:
        if card == HIDDEN:
            held = state.hunters[traders.hunter if side else traders.partner].items
            card = rng.choice(held) if held else NONE
        yield side, deck, card
