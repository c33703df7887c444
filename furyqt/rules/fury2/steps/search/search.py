"""The search that begins a hunter's action phase: the location, its tiles, the enemies there (R8.2-R8.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import SlotChoice
from furyqt.rules.fury2.catalog import ENCOUNTERS
from furyqt.rules.fury2.decision import DraculaDecision
from furyqt.rules.fury2.decks import NONE, ON_SPOT, TABLE, Encounter
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.events import PlaceDenied
from furyqt.rules.fury2.piles import tile_to_pool
from furyqt.rules.fury2.state import Fury2State, TrailSpot
from furyqt.rules.fury2.steps.encounters.tile_answers import TileAnswerOffer
from furyqt.rules.fury2.steps.search.enemy_meetings import (
    EnemyMeeting,
    SearchEnd,
    ServantMeeting,
    TileMeetings,
    enemies_of,
    meet_servant,
    offer_customs,
)
from furyqt.rules.fury2.steps.servant.servant_actions import is_here
from furyqt.rules.fury2.steps.trail.catacombs import MetTile
from furyqt.rules.fury2.steps.trail.spots import (
    location_spot,
    reveal_location,
    reveal_tile,
    spot_with_id,
    spots_of,
    take_tile,
)
from furyqt.rules.fury2.tables import HOSPITAL, SEAS, TRAIL
from furyqt.rules.mechanisms.interruptions import drop, drop_all, pending

N_ = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_unavailable = Texts("fury2.unavailable")


class Search(Step, frozen=True):
    """The hunters name their place; what is there is turned up and met (R8.2)."""

    place: int

    def run(self, state: Fury2State) -> None:
        """Reveal the location; tiles and enemies there end the turn (R8.3, R8.4)."""
        place = self.place
        if place in SEAS:
            return
        spot = location_spot(state, place)
        if spot is not None:
            reveal_location(state, spot.id)
        elif place != HOSPITAL:
            state.tell(PlaceDenied, place)
        has_tiles = any(found.tiles for found in spots_of(state, place))
        has_dracula = spot is not None and state.present_place() == place
        if has_tiles or has_dracula:
            state.push(Meetings(place), *enemies_of(state, place), SearchEnd(has_dracula))
        elif is_here(state, place):
            state.push(ServantMeeting(place))
        else:
            offer_customs(state)


class Meetings(TileMeetings, frozen=True):
    """The tiles in the place are met one after another, in the order that Dracula chooses (R8.3)."""

    place: int

    def run(self, state: Fury2State) -> None:
        if not state.group:
            return
        tiles = tiles_to_meet(state, self.place)
        if not tiles and has_brood(state, self.place):
            drop(state, ServantMeeting)
            state.push(self)
            meet_servant(state)
        elif len(tiles) == 1:
            meet(state, *tiles[0])
        elif tiles:
            state.push(NextMeeting(self.place))


def has_brood(state: Fury2State, place: int) -> bool:
    """Return whether the Servant is about to be met and guards a New Vampire there (S9.2)."""
    if state.options.brood == "off" or pending(state, ServantMeeting) is None:
        return False
    return any(tile.card == Encounter.NEW_VAMPIRE for spot in spots_of(state, place) for tile in spot.tiles)


def tiles_to_meet(state: Fury2State, place: int) -> list[tuple[TrailSpot, int]]:
    """Return the tiles that can be met now; a New Vampire that the Servant guards comes last (S9.2)."""
    tiles = [(spot, tile.card) for spot in spots_of(state, place) for tile in spot.tiles]
    if has_brood(state, place):
        return [found for found in tiles if found[1] != Encounter.NEW_VAMPIRE]
    return tiles


class NextMeeting(DraculaDecision, frozen=True):
    """Dracula chooses which of several tiles is met next (R8.3)."""

    place: int

    asks = N_("Which encounter is met first?")
    stake = N_stakes(
        "The hunters meet all encounters there, one after another, until one of them ends the turn."
    )
    rules_page = "search"
    place_rule = N_unavailable("Only the encounters where the hunters are can be met.")
    labels: ClassVar[Labels] = {}

    def actions(self, state: Fury2State) -> Sequence[SlotChoice]:
        found = {(slot_of(state, spot), card) for spot, card in tiles_to_meet(state, self.place)}
        return [SlotChoice(slot, card) for slot, card in sorted(found)]

    def apply(self, state: Fury2State, action: SlotChoice) -> None:
        spot = (*state.trail, *state.catacombs)[_flat(state, action.slot)]
        assert spot is not None
        meet(state, spot, action.card)


def slot_of(state: Fury2State, spot: TrailSpot) -> int:
    """Return the slot of a spot: 0-5 on the trail, 6-8 in the catacombs."""
    if spot in state.trail:
        return state.trail.index(spot)
    return TRAIL + state.catacombs.index(spot)


def _flat(state: Fury2State, slot: int) -> int:
    return slot if slot < TRAIL else len(state.trail) + slot - TRAIL


def meet(state: Fury2State, spot: TrailSpot, card: int) -> None:
    """Turn up a tile and carry out its effect; afterwards it returns to the pool (R9.1, R9.2)."""
    reveal_tile(state, spot.id, card)
    place = spot.place if spot.place >= 0 else spot.under
    state.push(
        TileAnswerOffer(card),
        EncounterEffect(card, spot.id),
        TileReturn(card, spot.id),
        Meetings(place),
    )


class EncounterEffect(Step, frozen=True):
    """A tile hits every member of the group that meets it (R9.1); without a location card `spot` is -1."""

    card: int
    spot: int = NONE

    def run(self, state: Fury2State) -> None:
        ENCOUNTERS[self.card].effect(state, self)


class TileReturn(MetTile, frozen=True):
    """A tile that was met returns to the pool, unless its effect dropped this step (R9.2)."""

    def run(self, state: Fury2State) -> None:
        if self.spot == NONE:
            state.met = NONE
            tile_to_pool(state, self.card, TABLE)
            return
        spot = spot_with_id(state, self.spot)
        if spot is not None and any(tile.card == self.card for tile in spot.tiles):
            take_tile(state, self.spot, self.card)
            tile_to_pool(state, self.card, ON_SPOT + self.spot)


def stop_search(state: Fury2State, spot: int) -> None:
    """End the search and the turn: nothing else in the place is met (R9.4).

    A tile of an Ambush, which lies on no spot, does not end the search of other hunters.
    """
    if spot != NONE:
        drop_all(state, lambda step: isinstance(step, Meetings | EnemyMeeting))
    state.begin(Lasting.TURN_OVER)
