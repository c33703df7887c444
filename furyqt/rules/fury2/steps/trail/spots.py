"""The cards on Dracula's trail and in his catacombs: finding, laying, revealing, removing (R5, R7, R17)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from furyqt.rules.fury2.chapters.overlay import is_house
from furyqt.rules.fury2.decks import NONE, ON_SPOT, Deck
from furyqt.rules.fury2.events import (
    CardShown,
    HideEnded,
    HideRevealed,
    LocationRevealed,
    SpotLeft,
    SpotSpared,
)
from furyqt.rules.fury2.piles import drop_tiles
from furyqt.rules.fury2.state import Fury2State, PlacedTile, TrailSpot


def spots(state: Fury2State) -> Iterator[TrailSpot]:
    """Yield the spots of the trail, the newest first, then those of the catacombs."""
    yield from state.trail
    for spot in state.catacombs:
        if spot is not None:
            yield spot


def spot_with_id(state: Fury2State, number: int) -> TrailSpot | None:
    """Return the spot with an id, None if it is gone."""
    return next((spot for spot in spots(state) if spot.id == number), None)


def location_spot(state: Fury2State, place: int) -> TrailSpot | None:
    """Return the spot with the location card of a place, None if it is in Dracula's hand."""
    return next((spot for spot in spots(state) if spot.place == place), None)


def hide_over(state: Fury2State, place: int) -> TrailSpot | None:
    """Return Hide, if it was played in a place."""
    return next((spot for spot in state.trail if spot.under == place and spot.is_hide), None)


def spots_of(state: Fury2State, place: int) -> list[TrailSpot]:
    """Return the spots whose tiles are met in a place: its location card, and Hide on it (R17.4)."""
    found = (location_spot(state, place), hide_over(state, place))
    return [spot for spot in found if spot is not None]


def used_places(state: Fury2State) -> set[int]:
    """Return the places whose location cards are on the trail or in the catacombs (R5.2)."""
    found = {spot.place for spot in state.trail}
    for spot in state.catacombs:
        if spot is not None:
            found.add(spot.place)
    return found


def houses(state: Fury2State) -> set[int]:
    """Return the cities with a chapter's house, to which Dracula does not return."""
    return {spot.place for spot in state.catacombs if spot is not None and is_house(spot.id)}


def is_power_used(state: Fury2State, power: int) -> bool:
    """Return whether a power card, except Wolf Form, is on the trail (R6.2)."""
    return any(spot.power == power for spot in state.trail)


def is_wolf_used(state: Fury2State) -> bool:
    """Return whether Wolf Form is on the trail."""
    return any(spot.wolf for spot in state.trail)


def is_revealed(state: Any) -> bool:
    """Return whether Dracula's figure is on the board: all cards since his last move are face up (R17.2)."""
    for spot in state.trail:
        if spot.place != NONE:
            return bool(spot.place >= 0 and spot.faceup)
        if spot.is_hide and not spot.faceup:
            return False
    return False


def new_id(state: Fury2State) -> int:
    """Return the id of the next spot."""
    state.placed += 1
    return state.placed - 1


def lay_first(state: Fury2State, spot: TrailSpot) -> None:
    """Lay a spot on the first slot; the others slide by one, perhaps beyond the sixth (R5.4)."""
    state.trail = (spot, *state.trail)


def replace_spot(state: Fury2State, spot: TrailSpot) -> None:
    """Put a changed spot in place of the one with its id."""
    number = spot.id
    state.trail = tuple([spot if old.id == number else old for old in state.trail])
    if any(old is not None and old.id == number for old in state.catacombs):
        state.catacombs = tuple(  # type: ignore[assignment]
            spot if old is not None and old.id == number else old for old in state.catacombs
        )


def take_out(state: Fury2State, number: int) -> None:
    """Take a spot out of the trail, which closes up, or out of the catacombs."""
    state.trail = tuple([spot for spot in state.trail if spot.id != number])
    state.catacombs = tuple(  # type: ignore[assignment]
        None if spot is not None and spot.id == number else spot for spot in state.catacombs
    )


def reveal_location(state: Fury2State, number: int) -> None:
    """Turn up the location card of a spot, and Hide on it (R17.1, R17.4)."""
    spot = spot_with_id(state, number)
    if spot is None or spot.place < 0:
        return
    if not spot.faceup:
        replace_spot(state, replace(spot, faceup=True))
        state.tell(LocationRevealed, number, spot.place)
    hide = hide_over(state, spot.place)
    if hide is not None and not hide.faceup:
        reveal_hide(state, hide)


def reveal_hide(state: Fury2State, hide: TrailSpot) -> None:
    """Turn up Hide (R6.6)."""
    replace_spot(state, replace(hide, faceup=True))
    state.tell(HideRevealed, hide.id, hide.under)


def reveal_tile(state: Fury2State, number: int, card: int) -> None:
    """Turn up a tile on a spot, which stays there (R9.3)."""
    spot = spot_with_id(state, number)
    assert spot is not None
    tiles = list(spot.tiles)
    if PlacedTile(card) in tiles:
        tiles[tiles.index(PlacedTile(card))] = PlacedTile(card, True)
        replace_spot(state, replace(spot, tiles=tuple(tiles)))
        state.tell(CardShown, Deck.ENCOUNTER, card, ON_SPOT + number)


def reveal_tiles(state: Fury2State, number: int) -> None:
    """Turn up all tiles on a spot."""
    spot = spot_with_id(state, number)
    for tile in spot.tiles if spot else ():
        reveal_tile(state, number, tile.card)


def take_tile(state: Fury2State, number: int, card: int) -> None:
    """Take a tile off a spot without reporting it: the caller reports the target."""
    spot = spot_with_id(state, number)
    assert spot is not None
    tiles = list(spot.tiles)
    tiles.remove(next(tile for tile in tiles if tile.card == card))
    replace_spot(state, replace(spot, tiles=tuple(tiles)))


def leave(state: Fury2State, spot: TrailSpot) -> None:
    """Return the cards of a spot to Dracula's hand, its tiles to the pool, and Hide on it (R6.6, R7.8)."""
    drop_tiles(state, spot)
    take_out(state, spot.id)
    state.tell(SpotLeft, spot.id)
    end_hide(state, spot.place)


def end_hide(state: Fury2State, place: int) -> None:
    """Remove Hide if it was played in a place whose card has left the trail (R6.6)."""
    hide = hide_over(state, place) if place >= 0 else None
    if hide is not None and all(spot.place != place for spot in state.trail):
        drop_tiles(state, hide)
        take_out(state, hide.id)
        state.tell(HideEnded, hide.id)


def clear_trail(state: Fury2State, kept: int) -> None:
    """Clear the trail to its newest cards; the present location always stays (R7.9)."""
    present = state.present_place()
    for spot in reversed(state.trail[kept:]):
        if spot.place == present:
            state.tell(SpotSpared, spot.id)
        elif spot_with_id(state, spot.id) is not None:
            leave(state, spot)
