"""The Dracula phase and its steps in order (R3.6, R6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.action_labels import START, Labels
from furyqt.rules.fury3.actions import PLACE_CHOICES, PlaceChoice
from furyqt.rules.fury3.decision import DraculaDecision
from furyqt.rules.fury3.decks import NONE, EventCard
from furyqt.rules.fury3.event_timing import EventWindow, Lasting
from furyqt.rules.fury3.events import CardPlaced, MoveDenied, TrailSlid
from furyqt.rules.fury3.state import Fury3State, Hideout
from furyqt.rules.fury3.steps.search import hideouts
from furyqt.rules.fury3.steps.search.maturing import Departure
from furyqt.rules.fury3.steps.supply.allies import AllyTurn
from furyqt.rules.fury3.steps.travel.legal_placements import can_place_after_clearing
from furyqt.rules.fury3.steps.travel.placement import PLACEMENT, STARTS, STRANDED
from furyqt.rules.fury3.steps.turn.windows import CardWindow
from furyqt.rules.fury3.tables import DRACULA, TRAIL

N_ = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")


class DraculaStart(DraculaDecision, frozen=True):
    """After the hunters are placed Dracula chooses his starting city, without an encounter (R1.9)."""

    asks = N_("In which city does Dracula start?")
    stake = N_stakes("The hunters do not learn your city; it gets no encounter. You know where they begin.")
    rules_page = "setup"
    place_rule = N_unavailable("Dracula starts in a city without a hunter, not in Castle Dracula.")
    labels: ClassVar[Labels] = {PlaceChoice: START}

    def actions(self, state: Fury3State) -> Sequence[PlaceChoice]:
        """List every city except Castle Dracula, those of the hunters and of boxes, and closed ones."""
        boxes = (box.place for box in state.lairs if box is not None)
        taken = {*(hunter.place for hunter in state.hunters), *boxes, *state.chapter.closed}
        return [PLACE_CHOICES[place] for place in STARTS if place not in taken]

    def apply(self, state: Fury3State, action: PlaceChoice) -> None:
        spot = Hideout(hideouts.new_id(state), action.to)
        hideouts.put_on(state, 0, spot)
        state.tell(CardPlaced, spot.id, spot.place, NONE, NONE, False, False, True)


class DraculaPhase(Step, frozen=True):
    """Allies, movement step, encounter step, end of the phase."""

    def run(self, state: Fury3State) -> None:
        state.phase += 1
        state.push(*PHASE)


class Movement(Step, frozen=True):
    """The movement step: all hideouts slide, then Dracula places a card on the first space (R6.1)."""

    def run(self, state: Fury3State) -> None:
        """Test whether a placement is possible before the slide (R15.2)."""
        if can_move(state) or show_stranded(state):
            slide(state)
            state.push(Departure(), PLACEMENT)
        else:
            state.hurt_dracula(STRANDED)


class PhaseEnd(Step, frozen=True):
    """The end of the phase, and one more phase with Unearthly Swiftness."""

    def run(self, state: Fury3State) -> None:
        if state.lasts(Lasting.EXTRA_PHASE):
            state.end(Lasting.EXTRA_PHASE)
            state.push(DraculaPhase())


PHASE = (
    CardWindow(EventWindow.DRACULA_PHASE, DRACULA),
    AllyTurn(),
    Movement(),
    CardWindow(EventWindow.DRACULA_PHASE, DRACULA),
    CardWindow(EventWindow.END_OF_DRACULA_PHASE, DRACULA),
    PhaseEnd(),
)


def can_move(state: Fury3State) -> bool:
    """Return whether a placement is legal once the card on the sixth space has returned (R15.2).

    A lair he may clear first counts (R15.5): Wolf Form can then lead to its city.
    """
    return can_place_after_clearing(state, (None, *state.trail[: TRAIL - 1]))


def show_stranded(state: Fury3State) -> bool:
    """Show that Dracula cannot move, and clear his other hideouts; return whether he can move then (R6.8)."""
    state.tell(MoveDenied)
    for spot in state.trail:
        if spot is not None:
            hideouts.reveal_location(state, spot.id)
    if state.options.no_move == "stays":
        return False
    own = hideouts.current(state)
    for spot in state.trail:
        if spot is not None and (own is None or spot.id != own.id):
            hideouts.clear(state, spot.id)
    return can_move(state)


def slide(state: Fury3State) -> None:
    """Slide all hideouts by one space; Jonathan Harker sees the card on the sixth (R6.1)."""
    state.leaving = state.trail[-1]
    state.trail = (None, *state.trail[: TRAIL - 1])
    state.tell(TrailSlid)
    last = state.trail[-1]
    if last is not None and state.hunter_ally == EventCard.JONATHAN_HARKER:
        hideouts.reveal_location(state, last.id)
