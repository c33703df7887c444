"""The hunters' moves, what forbids a way (R5.5), and their forced moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury3 import piles
from furyqt.rules.fury3.action_labels import SEND, Labels
from furyqt.rules.fury3.actions import PLACE_CHOICES, Go, PlaceChoice
from furyqt.rules.fury3.decision import DecisionKind, DraculaHunterDecision
from furyqt.rules.fury3.decks import NONE, PILE, TICKETS
from furyqt.rules.fury3.events import HunterMoved, RideAnnounced
from furyqt.rules.fury3.state import Fury3State, Hunter
from furyqt.rules.fury3.steps.search.arrivals import Arrival
from furyqt.rules.fury3.steps.supply.supply import draw_event
from furyqt.rules.fury3.steps.travel.answers import MoveAnswer, TicketAnswer
from furyqt.rules.fury3.steps.travel.rail import rail_targets, road_targets
from furyqt.rules.fury3.tables import DRACULA_FIGURE, PORTS, RAILS, ROADS, SAILS, SEAS

N_ = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")


def sea_targets(state: Fury3State, place: int) -> tuple[int, ...]:
    """Return ports and sea zones one step away by sea: no storm, no fog (R5.5.3)."""
    fog, storms = state.fog, state.storms
    closed = state.chapter.closed
    if not fog and not storms and not closed:
        return SAILS[place]
    if place in fog:
        return ()
    return tuple(to for to in SAILS[place] if to not in fog and to not in storms and to not in closed)


def against_road(state: Fury3State, place: int) -> Text | None:
    """Return the rule by which no road can be used from a place (R5.5.1, R5.5.5)."""
    if road_targets(state, place):
        return None
    if place in state.fog:
        return FOG_HERE
    if not ROADS[place]:
        return NO_ROAD
    is_clear = not state.fog and not state.roadblocks
    return CLOSED_WAYS if state.chapter.closed and is_clear else CLOSED_ROADS


def against_sea(state: Fury3State, place: int) -> Text | None:
    """Return the rule by which no sea route can be used from a place (R5.5.3)."""
    if sea_targets(state, place):
        return None
    if not SAILS[place]:
        return NO_PORT
    if place in state.fog:
        return FOG_HERE
    is_calm = not state.fog and not state.storms
    return CLOSED_WAYS if state.chapter.closed and is_calm else CLOSED_SEA


def against_rail(state: Fury3State, sheet: Hunter) -> Text | None:
    """Return the rule by which a hunter cannot use a railway (R5.5.2)."""
    if not RAILS[sheet.place]:
        return NO_RAILWAY
    if "rail" in state.chapter.forbid:
        return NO_TRAINS
    if not sheet.tickets:
        return NO_TICKET
    if any(rail_targets(state, sheet.place, *TICKETS[ticket]) for ticket in kinds(sheet.tickets)):
        return None
    return FOG_HERE if sheet.place in state.fog else CLOSED_RAIL


FOG_HERE = N_unavailable("There is fog {place:in}.")
NO_ROAD = N_unavailable("No road leads from here.")
NO_PORT = N_unavailable("{place} is not a port.")
NO_RAILWAY = N_unavailable("No railway leads from here.")
NO_TRAINS = N_unavailable("This challenge is played without trains.")
NO_TICKET = N_unavailable("{hunter} has no ticket.")
CLOSED_ROADS = N_unavailable("Fog or roadblocks close all roads.")
CLOSED_SEA = N_unavailable("Fog or storms close the sea.")
CLOSED_WAYS = N_unavailable("All these ways are closed.")
CLOSED_RAIL = N_unavailable("With these tickets no railway is open from here.")


def relocate(state: Fury3State, hunter: int, to: int, way: str) -> None:
    """Put a hunter on a place and push the steps that follow: answers, then Arrival."""
    came_from = state.hunters[hunter].place
    state.update_hunter(hunter, place=to)
    state.tell(HunterMoved, hunter, way, to)
    if way not in _QUIET_WAYS:
        state.push(MoveAnswer(hunter, came_from, way), Arrival(hunter))


_QUIET_WAYS = frozenset({"start", "hospital"})


def go(state: Fury3State, hunter: int, move: Go) -> None:
    """Perform a hunter's move action (R5.5)."""
    if move.way == "rail":
        piles.return_ticket(state, hunter, move.ticket, faceup=True)
        state.tell(RideAnnounced, hunter, move.to)
        state.push(TicketAnswer(hunter, move.ticket), RailRide(hunter, move.ticket, move.to))
        return
    relocate(state, hunter, move.to, move.way)
    if state.is_night():
        state.push(NightDraw())


class RailRide(Step, frozen=True):
    """A hunter who has spent a ticket rides to a city within its limits (R5.5.2)."""

    hunter: int
    ticket: int
    to: int

    def run(self, state: Fury3State) -> None:
        relocate(state, self.hunter, self.to, "rail")


class NightDraw(Step, frozen=True):
    """After a move in a Long Night the bottom event card is drawn, before anything is revealed (R15.16)."""

    def run(self, state: Fury3State) -> None:
        card = piles.take_event(state, bottom=True)
        if card == NONE:
            return
        if piles.is_dracula_event(card):
            draw_event(state, DRACULA_FIGURE, card, PILE)
        else:
            piles.discard_from_deck(state, card)


def adjacent_cities(state: Fury3State, place: int) -> tuple[int, ...]:
    """Return the cities a hunter can be moved to: one road away, from a sea zone its ports (R4.1, R4.2,
    R9.4).
    """
    if place in SEAS:
        return tuple(to for to in sea_targets(state, place) if to in PORTS)
    return road_targets(state, place)


class ForcedMove(Step, frozen=True):
    """Dracula moves a hunter to an adjacent city of his choice (R9.3, Wild Horses, Vampiric Influence)."""

    hunter: int

    def run(self, state: Fury3State) -> None:
        """Prompt Dracula, unless there is at most one such city (R15.10)."""
        sheet = state.hunters[self.hunter]
        targets = () if sheet.defeated else adjacent_cities(state, sheet.place)
        if len(targets) == 1:
            relocate(state, self.hunter, targets[0], "forced")
        elif targets:
            state.push(ForcedChoice(self.hunter))


class ForcedChoice(DraculaHunterDecision, frozen=True):
    """Dracula chooses the city a hunter is moved to."""

    asks = N_("To which city is {hunter} moved?")
    stake = N_stakes(
        "The hunter does not move freely: this counts as a move, so hideouts there are found and you may "
        "ambush."
    )
    rules_page = "bats_token"
    place_rule = N_unavailable("The hunter is moved along one open road, or from the sea to a port.")
    labels: ClassVar[Labels] = {PlaceChoice: SEND}
    kind = DecisionKind.BATS

    def actions(self, state: Fury3State) -> Sequence[PlaceChoice]:
        return [PLACE_CHOICES[to] for to in adjacent_cities(state, state.hunters[self.hunter].place)]

    def apply(self, state: Fury3State, action: PlaceChoice) -> None:
        relocate(state, self.hunter, action.to, "forced")
