"""Dracula's movement: he lays one card on the trail, and the oldest card may fall off (R5, R6, R7.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import Pick, Placement
from furyqt.rules.fury2.decision import DraculaDecision
from furyqt.rules.fury2.decks import NONE, ON_SPOT, Deck, Power
from furyqt.rules.fury2.events import BloodLaid, CardPlaced, MoveDenied
from furyqt.rules.fury2.piles import draw_encounter, tile_to_pool
from furyqt.rules.fury2.state import Fury2State, TrailSpot
from furyqt.rules.fury2.steps.trail.catacombs import TrailOverflow
from furyqt.rules.fury2.steps.trail.encounter_hand import EncounterLimit
from furyqt.rules.fury2.steps.trail.spots import (
    clear_trail,
    lay_first,
    leave,
    location_spot,
    new_id,
    replace_spot,
    reveal_location,
    spot_with_id,
    take_out,
)
from furyqt.rules.fury2.steps.travel.placements import (
    DARK_CALL_COST,
    WOLF_COST,
    against_place,
    legal_placements,
    refused_powers,
    sea_cost,
)
from furyqt.rules.fury2.tables import CASTLE, NOWHERE, SEAS
from furyqt.rules.fury2.words import place_text

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")

DARK_CALL_TILES = 10
CASTLE_BLOOD = 2


class DraculaMovement(Step, frozen=True):
    """Dracula's movement phase: one placement (R5.1), then the blood of Castle Dracula (R16.1)."""

    def run(self, state: Fury2State) -> None:
        """Show that there is no legal move, if it is so, and clear the trail first (R5.11)."""
        if not legal_placements(state):
            show_stranded(state)
            if not legal_placements(state):
                state.declared = NOWHERE
                state.push(MovementEnd())
                return
        state.push(PLACEMENT, MovementEnd())


def show_stranded(state: Fury2State) -> None:
    """Clear all locations but the newest, reveal the present place and lower the blood (R5.11)."""
    state.tell(MoveDenied)
    clear_trail(state, 1)
    spot = location_spot(state, state.present_place())
    if spot is not None:
        reveal_location(state, spot.id)
    state.lose_to_red_mark()


class CardPlacement(DraculaDecision, frozen=True):
    """Dracula lays a location card, a power card, or both (R5.1, R6.1)."""

    asks = N_questions("Which card does Dracula place on his trail?")
    stake = N_stakes(
        "The hunters see only the back of the card: land or sea. In a hunter's city you are revealed and "
        "fight; to put to sea costs 1 blood."
    )
    rules_page = "trail"

    def actions(self, state: Fury2State) -> Sequence[Placement]:
        return legal_placements(state)

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the power cards that cannot be used."""
        yield from refused_powers(position)

    def place_refusal(self, position: Any, place: int) -> Text:
        """Return why neither a move nor a power leads to a place."""
        return against_place(position, place).fill(place=place_text(place))

    def apply(self, state: Fury2State, action: Placement) -> None:
        place_card(state, action)


PLACEMENT = CardPlacement()


def place_card(state: Fury2State, placement: Placement) -> None:
    """Carry out a placement: its cost, the cards, and what follows it."""
    state.declared = NOWHERE
    if placement.wolf:
        state.lose_blood(WOLF_COST)
    if placement.power == Power.DOUBLE_BACK:
        _double_back(state, placement)
    elif placement.to == NOWHERE:
        _stay(state, placement)
    else:
        move_to(state, placement.to, "wolf" if placement.wolf else "walk", wolf=placement.wolf)


def move_to(state: Fury2State, place: int, way: str, *, wolf: bool = False, faceup: bool = False) -> None:
    """Lay a location card from the hand: the trail grows, and what is pushed off falls (R5.4)."""
    cost = sail(state, place) if way in ("walk", "start") else _land(state)
    faceup = faceup or place == CASTLE or _meets_hunter(state, place)
    spot = TrailSpot(new_id(state), place, faceup, wolf=wolf, blood=cost)
    lay_first(state, spot)
    state.tell(CardPlaced, spot.id, place, way, NONE, wolf, faceup)
    if cost:
        state.tell(BloodLaid, spot.id)
        state.lose_blood(cost)
    state.push(TrailOverflow())


def fly_to(state: Fury2State, place: int) -> None:
    """Fly as a bat: the new card, face down, replaces the newest one, whose tiles go to the pool (C8.2)."""
    old = state.trail[0]
    leave(state, old)
    spot = TrailSpot(new_id(state), place, place == CASTLE)
    lay_first(state, spot)
    state.tell(CardPlaced, spot.id, place, "bat", NONE, False, spot.faceup)


def _land(state: Fury2State) -> int:
    """End a voyage without cost."""
    state.port = state.wake = NOWHERE
    state.sailed = 0
    return 0


def _meets_hunter(state: Fury2State, place: int) -> bool:
    """Return whether a hunter is in a place on land, which shows Dracula there (R5.6)."""
    return place not in SEAS and any(sheet.place == place for sheet in state.hunters)


def sail(state: Fury2State, place: int) -> int:
    """Note a step of a voyage and return its cost in blood (R5.8, R4.6)."""
    start = state.present_place()
    cost = sea_cost(state, start, place) if start != NOWHERE else 0
    if place not in SEAS:
        return _land(state)
    if start in SEAS:
        state.wake, state.sailed = start, state.sailed + 1
    else:
        state.port, state.wake, state.sailed = start, NOWHERE, 0
    return cost


def _stay(state: Fury2State, placement: Placement) -> None:
    """Lay a power card without a location: Dark Call, Feed or Hide (R6.3, R6.5)."""
    here, power = state.present_place(), placement.power
    open_hide = here == CASTLE or _meets_hunter(state, here)
    faceup = power != Power.HIDE or open_hide
    under = here if power == Power.HIDE else NOWHERE
    spot = TrailSpot(new_id(state), NOWHERE, faceup, power, placement.wolf, under)
    lay_first(state, spot)
    state.tell(CardPlaced, spot.id, NOWHERE, "stay", power, placement.wolf, faceup)
    state.push(TrailOverflow())
    if power == Power.FEED:
        state.gain_blood(1)
    elif power == Power.DARK_CALL:
        state.lose_blood(DARK_CALL_COST)
        for _ in range(DARK_CALL_TILES):
            draw_encounter(state)
        state.push(EncounterLimit())


def _double_back(state: Fury2State, placement: Placement) -> None:
    """Bring a location of the trail or the catacombs back to the first slot (R6.3)."""
    old = location_spot(state, placement.to)
    assert old is not None
    way = "wolf" if placement.wolf else "back"
    cost = sail(state, placement.to)
    take_out(state, old.id)
    spot = replace(old, power=Power.DOUBLE_BACK, wolf=placement.wolf, blood=cost)
    lay_first(state, spot)
    state.tell(CardPlaced, spot.id, spot.place, way, Power.DOUBLE_BACK, placement.wolf, old.faceup)
    if _meets_hunter(state, spot.place):
        reveal_location(state, spot.id)
    if cost:
        state.tell(BloodLaid, spot.id)
        state.lose_blood(cost)
    state.push(TrailOverflow())
    if len(spot.tiles) > 1:
        state.push(KeptTile(spot.id))


class KeptTile(DraculaDecision, frozen=True):
    """Of two tiles from the catacombs only one stays on the card that comes back (Double Back)."""

    spot: int

    asks = N_questions("Double Back: which encounter stays with the card?")
    rules_page = "card:power:double_back"
    labels: ClassVar[Labels] = {Pick: N_buttons("Leave {card} on the card")}

    def actions(self, state: Fury2State) -> Sequence[Pick]:
        spot = spot_with_id(state, self.spot)
        assert spot is not None
        return [Pick(Deck.ENCOUNTER, card) for card in sorted({tile.card for tile in spot.tiles})]

    def apply(self, state: Fury2State, action: Pick) -> None:
        spot = spot_with_id(state, self.spot)
        assert spot is not None
        kept = next(tile for tile in spot.tiles if tile.card == action.card)
        gone = list(spot.tiles)
        gone.remove(kept)
        replace_spot(state, replace(spot, tiles=(kept,)))
        for tile in gone:
            tile_to_pool(state, tile.card, ON_SPOT + spot.id)


class MovementEnd(Step, frozen=True):
    """The end of the movement phase: at Castle Dracula blood returns (R16.1)."""

    def run(self, state: Fury2State) -> None:
        if state.present_place() == CASTLE:
            state.gain_blood(CASTLE_BLOOD)
