"""Consecrated Ground and Stormy Seas: places that Dracula must leave (R14, R5.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import PLACE_CHOICES, PlaceChoice
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decision import DraculaDecision, HunterDecision
from furyqt.rules.fury2.decks import EventCard
from furyqt.rules.fury2.event_timing import EventWindow, Lasting, When
from furyqt.rules.fury2.events import MarkerPlaced, PresenceDenied
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.fight import StartFight
from furyqt.rules.fury2.steps.events.playing import EventEffect
from furyqt.rules.fury2.steps.trail.holy_markers import consecrate
from furyqt.rules.fury2.steps.trail.maturing import Maturing
from furyqt.rules.fury2.steps.trail.spots import location_spot, reveal_location, used_places
from furyqt.rules.fury2.steps.travel.dracula_moves import move_to, show_stranded
from furyqt.rules.fury2.steps.travel.journeys import sails
from furyqt.rules.fury2.steps.travel.move_steps import drop_move
from furyqt.rules.fury2.steps.travel.placements import is_open
from furyqt.rules.fury2.tables import FIGURES, HUNTERS, SEAS, STARTS, UNHOLY
from furyqt.rules.fury2.tactics.fight import Enemy, FightResult

N_buttons = Texts("fury2.buttons")
N_cards = Texts("fury2.cards")
N_questions = Texts("fury2.questions")
N_unavailable = Texts("fury2.unavailable")

STORM_ROUNDS = 2


@EVENTS.card(
    EventCard.CONSECRATED_GROUND,
    N_cards("Consecrated Ground"),
    N_cards(
        "Immediately: put the Consecrated Ground marker on any city except Castle Dracula, Galatz and "
        "Klausenburg. Dracula cannot enter it or pass through it. If it is in his trail or catacombs, it is "
        "revealed and its encounters are discarded."
    ),
    owner=HUNTERS,
    copies=1,
    when=(When.AT_ONCE,),
)
def consecrated_ground(state: Fury2State, effect: EventEffect) -> None:
    """Prompt for the city."""
    state.push(GroundChoice(effect.actor))


class GroundChoice(HunterDecision, frozen=True):
    """The hunter chooses the city that becomes Consecrated Ground (R14.5)."""

    asks = N_questions("{hunter}: which city becomes Consecrated Ground?")
    rules_page = "card:event:consecrated_ground"
    place_rule = N_unavailable(
        "Only a city outside Dracula's lands can be consecrated, and not the same again."
    )

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        return [PLACE_CHOICES[city] for city in STARTS if city not in UNHOLY and city != state.consecrated]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        consecrate(state, action.to)


@EVENTS.card(
    EventCard.STORMY_SEAS,
    N_cards("Stormy Seas"),
    N_cards(
        "On a hunter's turn: choose a sea zone. If Dracula is there, he is revealed and lands at once in a "
        "port next to it. He cannot enter the zone for two rounds."
    ),
    owner=HUNTERS,
    copies=1,
    when=(EventWindow.HUNTER_MOVE, EventWindow.HUNTER_ACTION),
)
def stormy_seas(state: Fury2State, effect: EventEffect) -> None:
    """Prompt for the sea zone."""
    state.push(StormChoice(effect.actor))


class StormChoice(HunterDecision, frozen=True):
    """The hunter chooses the sea zone of the storm."""

    asks = N_questions("{hunter} plays Stormy Seas: where does the storm rage?")
    rules_page = "card:event:stormy_seas"
    place_rule = N_unavailable("The storm rages in a sea zone.")

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        return [PLACE_CHOICES[sea] for sea in sorted(SEAS)]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        raise_storm(state, action.to)


def raise_storm(state: Fury2State, sea: int) -> None:
    """Close a sea zone to Dracula and drive him out of it (R5.12)."""
    state.storm, state.storm_time = sea, STORM_ROUNDS
    state.tell(MarkerPlaced, "storm", sea)
    if state.present_place() != sea:
        state.tell(PresenceDenied, sea)
        return
    spot = location_spot(state, sea)
    if spot is not None:
        reveal_location(state, spot.id)
    if not landings(state, sea):
        show_stranded(state)
    ports = landings(state, sea)
    if len(ports) == 1:
        land(state, ports[0])
    elif ports:
        state.push(ForcedLanding(sea))


def landings(state: Fury2State, sea: int) -> list[int]:
    """Return the ports at a sea zone where Dracula can land.

    If there are none, he shows it and clears his trail first (R5.11); without any even then he stays at sea.
    """
    used = used_places(state)
    ports = (place for place in sails(state, sea) if place not in SEAS)
    return [place for place in ports if place not in used and is_open(state, place)]


class ForcedLanding(DraculaDecision, frozen=True):
    """Dracula chooses the port to which the storm drives him."""

    sea: int

    asks = N_questions("Stormy Seas: in which port does Dracula land?")
    rules_page = "card:event:stormy_seas"
    place_rule = N_unavailable(
        "Dracula lands in a port beside his sea zone that he may enter and whose card is in his hand."
    )
    labels: ClassVar[Labels] = {PlaceChoice: N_buttons("Land {place:in}")}

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        return [PLACE_CHOICES[port] for port in landings(state, self.sea)]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        land(state, action.to)


def land(state: Fury2State, port: int) -> None:
    """Put Dracula ashore face up: he fights the hunters there, and what falls off the trail may mature."""
    state.push(LandingFight(port), Maturing())
    move_to(state, port, "landing", faceup=True)


class LandingFight(Step, frozen=True):
    """Dracula fights the hunters in the port to which the storm drove him (R5.6)."""

    port: int

    def run(self, state: Fury2State) -> None:
        prey = tuple(hunter for hunter in FIGURES if state.hunters[hunter].place == self.port)
        if prey:
            state.push(StartFight(prey, Enemy.DRACULA), LandingFought(prey))


class LandingFought(Step, frozen=True):
    """If the acting hunters fought, and no card prevented it, their turn is over (C7.6)."""

    hunters: tuple[int, ...]

    def run(self, state: Fury2State) -> None:
        took_place = state.fight_result != FightResult.PREVENTED
        if took_place and set(self.hunters) & set(state.group):
            drop_move(state)
            state.begin(Lasting.TURN_OVER)
