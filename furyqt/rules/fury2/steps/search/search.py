"""The search that begins a hunter's action phase: the location, its tiles, the enemies there (R8.2-R8.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import N_
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import SlotChoice
from furyqt.rules.fury2.catalog import ENCOUNTERS
from furyqt.rules.fury2.decision import DraculaDecision
from furyqt.rules.fury2.decks import NONE, ON_SPOT, TABLE
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.events import PlaceDenied
from furyqt.rules.fury2.piles import tile_to_pool
from furyqt.rules.fury2.state import Enemy, Fury2State, Spot
from furyqt.rules.fury2.steps.combat.fight import StartFight
from furyqt.rules.fury2.steps.encounters.tile_answers import TileAnswerOffer
from furyqt.rules.fury2.steps.trail.spots import (
    location_spot,
    reveal_location,
    reveal_tile,
    spot_with_id,
    spots_of,
    take_tile,
)
from furyqt.rules.fury2.steps.travel.answers import CustomsOffer
from furyqt.rules.fury2.tables import HOSPITAL, SEAS, TRAIL, VAN_HELSING
from furyqt.rules.mechanisms.interruptions import drop_all


class Search(Step, frozen=True):
    """The hunters name their place; what is there is turned up and met (R8.2)."""

    place: int

    def run(self, state: Fury2State) -> None:
        """Reveal the location; tiles and enemies there end the turn (R8.3, R8.4)."""
        place = self.place
        if place in SEAS:
            return
        spot = location_spot(state, place)
        if spot is None:
            if place != HOSPITAL:
                state.tell(PlaceDenied, place)
            state.push(CustomsOffer(state.group[0]))
            return
        reveal_location(state, spot.id)
        has_tiles = any(found.tiles for found in spots_of(state, place))
        has_dracula = state.present_place() == place
        if has_tiles or has_dracula:
            state.push(Meetings(place), EnemyMeeting(place), SearchEnd(has_dracula))
        else:
            state.push(CustomsOffer(state.group[0]))


class Meetings(Step, frozen=True):
    """The tiles in the place are met one after another, in the order that Dracula chooses (R8.3)."""

    place: int

    def run(self, state: Fury2State) -> None:
        if not state.group:
            return
        tiles = [(spot, tile.card) for spot in spots_of(state, self.place) for tile in spot.tiles]
        if len(tiles) == 1:
            meet(state, *tiles[0])
        elif tiles:
            state.push(NextMeeting(self.place))


class NextMeeting(DraculaDecision, frozen=True):
    """Dracula chooses which of several tiles is met next (R8.3)."""

    place: int

    asks = N_("fury2.questions", "Which encounter is met first?")
    rules_page = "search"
    labels: ClassVar[Labels] = {}

    def actions(self, state: Fury2State) -> Sequence[SlotChoice]:
        return [
            SlotChoice(slot_of(state, spot), card)
            for spot in spots_of(state, self.place)
            for card in sorted({tile.card for tile in spot.tiles})
        ]

    def apply(self, state: Fury2State, action: SlotChoice) -> None:
        spot = (*state.trail, *state.catacombs)[_flat(state, action.slot)]
        assert spot is not None
        meet(state, spot, action.card)


def slot_of(state: Fury2State, spot: Spot) -> int:
    """Return the slot of a spot: 0-5 on the trail, 6-8 in the catacombs."""
    if spot in state.trail:
        return state.trail.index(spot)
    return TRAIL + state.catacombs.index(spot)


def _flat(state: Fury2State, slot: int) -> int:
    return slot if slot < TRAIL else len(state.trail) + slot - TRAIL


def meet(state: Fury2State, spot: Spot, card: int) -> None:
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
    """A tile hits every member of the group that meets it (R9.1); `spot` is NONE for a tile on no card."""

    card: int
    spot: int = NONE

    def run(self, state: Fury2State) -> None:
        ENCOUNTERS[self.card].effect(state, self)


class TileReturn(Step, frozen=True):
    """A tile that was met returns to the pool, unless its effect dropped this step (R9.2)."""

    card: int
    spot: int

    def run(self, state: Fury2State) -> None:
        if self.spot == NONE:
            state.met = NONE
            tile_to_pool(state, self.card, TABLE)
            return
        spot = spot_with_id(state, self.spot)
        if spot is not None and any(tile.card == self.card for tile in spot.tiles):
            take_tile(state, self.spot, self.card)
            tile_to_pool(state, self.card, ON_SPOT + self.spot)


class EnemyMeeting(Step, frozen=True):
    """Dracula himself is in the place: the hunters fight him (R8.4, R9.5)."""

    place: int

    def run(self, state: Fury2State) -> None:
        if state.group and state.present_place() == self.place:
            state.push(StartFight(state.group, Enemy.DRACULA))


class SearchEnd(Step, frozen=True):
    """A search that found tiles or Dracula ends the turn; Van Helsing is the exception (R8.3)."""

    has_dracula: bool

    def run(self, state: Fury2State) -> None:
        if self.has_dracula or not is_relentless(state):
            state.begin(Lasting.TURN_OVER)


def is_relentless(state: Fury2State) -> bool:
    """Return whether Van Helsing may still act after an encounter on his turn (Relentless)."""
    if state.active != VAN_HELSING or VAN_HELSING not in state.group:
        return False
    return state.options.relentless == "survived" or state.lasts(Lasting.BEATEN)


def stop_search(state: Fury2State) -> None:
    """End the search and the turn: nothing else in the place is met (R9.4)."""
    drop_all(state, lambda step: isinstance(step, Meetings | EnemyMeeting))
    state.begin(Lasting.TURN_OVER)
