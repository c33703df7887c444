"""The movement of the Servant, and Control Storms on him at sea (S3, S6.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury2.action_labels import NO_CARD, SEND, Labels
from furyqt.rules.fury2.actions import GO_ACTIONS, NO, PASS, PLACE_CHOICES, YES, Go, PlaceChoice, Play, Word
from furyqt.rules.fury2.decision import DraculaDecision, ServantDecision
from furyqt.rules.fury2.decks import EventCard
from furyqt.rules.fury2.events import HunterMoved, ServantLooked, TrainDeclared
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.dice import roll_train
from furyqt.rules.fury2.steps.events.playing import held_by_dracula, play_event
from furyqt.rules.fury2.steps.servant.servant_actions import ServantActing
from furyqt.rules.fury2.steps.travel.journeys import drift, has_railway, rail_reach, sea_reach, voyage
from furyqt.rules.fury2.tables import (
    DRACULA,
    DRACULA_FIGURE,
    HOSPITAL,
    ROADS,
    SEAS,
    SERVANT_FIGURE,
    TRAIN_FACES,
)
from furyqt.rules.mechanisms.interruptions import drop
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_unavailable = Texts("fury2.unavailable")
N_windows = Texts("fury2.windows")

STAY, RAIL, LOOK = Word("stay"), Word("rail"), Word("look")
WOLF_ROADS = 2


def servant_roads(start: int, most: int) -> tuple[int, ...]:
    """Return the places up to `most` roads away, never through the hospital (S3.5); no marker binds him."""
    found = rim = {start}
    for _ in range(most):
        rim = {to for at in rim for to in ROADS[at] if to != HOSPITAL}
        found = found | rim
    return tuple(sorted(found - {start}))


def ways_now(state: Fury2State) -> frozenset[str]:
    """Return his ways on land at this time of day (S3.1-S3.3)."""
    if not state.is_night():
        return frozenset({"road", "rail"})
    ways = set() if state.servant.wolf else {"wolf"}
    if state.options.servant_night != "wolf_only":
        ways.add("road")
    if state.options.servant_night == "all":
        ways.add("rail")
    return frozenset(ways)


class ServantMove(ServantDecision, frozen=True):
    """The Servant moves, or stays on land (S3)."""

    has_asked: bool = False
    """Whether he has asked to see where Dracula is."""

    asks = N_questions("How does Dracula's Servant move?")
    stake = N_stakes("After one road he may still search; after a ride or as a wolf he can only attack.")
    rules_page = "servant_movement"
    place_rule = N_unavailable("The Servant cannot get there with one move.")
    labels: ClassVar[Labels] = {
        STAY: N_buttons("Stay"),
        RAIL: N_buttons("Take the train: roll the train die"),
        LOOK: N_buttons("Ask to see where Dracula is"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word | Go]:
        place = state.servant.place
        found: list[Word | Go] = [] if place in SEAS else [STAY]
        ways = ways_now(state)
        if "road" in ways:
            found += [GO_ACTIONS["road"][to] for to in servant_roads(place, 1)]
        if "wolf" in ways and place not in SEAS:
            found += [GO_ACTIONS["wolf"][to] for to in servant_roads(place, WOLF_ROADS)]
        found += [GO_ACTIONS["sea"][to] for to in sea_reach(state, SERVANT_FIGURE)]
        if "rail" in ways and has_railway(state, place):
            found.append(RAIL)
        if not self.has_asked and may_look(state):
            found.append(LOOK)
        return found or [STAY]

    def apply(self, state: Fury2State, action: Word | Go) -> None:
        if action == LOOK:
            state.push(ServantMove(has_asked=True))
            state.push(LookConsent())
        elif action == RAIL:
            state.tell(TrainDeclared, SERVANT_FIGURE)
            state.push(ServantTrain())
        elif isinstance(action, Go):
            move_servant(state, action.way, action.to)
            state.push(ServantActing(action.way))
        else:
            state.tell(HunterMoved, SERVANT_FIGURE, "stay", state.servant.place)
            state.push(ServantActing("stay"))


def move_servant(state: Fury2State, way: str, place: int) -> None:
    """Move the Servant and note his voyage, and that he was a wolf in this night (S3.2, S3.4)."""
    servant = state.servant
    port, wake = voyage(servant.place, servant.port, place)
    state.update_servant(place=place, port=port, wake=wake, wolf=servant.wolf or way == "wolf")
    state.tell(HunterMoved, SERVANT_FIGURE, way, place)


class ServantTrain(Step, frozen=True):
    """The train die: X ends his turn, 0 leaves him without a ride (S3.1, S3.6)."""

    def run(self, state: Fury2State) -> None:
        face = roll_train(state)
        if TRAIN_FACES[face] == "X":
            return
        if rail_reach(state, state.servant.place, TRAIN_FACES[face]):
            state.push(ServantRide(face))
        else:
            state.push(ServantActing("rail"))


class ServantRide(ServantDecision, frozen=True):
    """The Servant has caught the train and has to ride (S3.1)."""

    face: int

    asks = N_questions("Where does Dracula's Servant ride?")
    stake = N_stakes("He has caught the train and has to ride; afterwards he can only attack.")
    rules_page = "servant_movement"
    place_rule = N_unavailable("This train does not go there.")

    def actions(self, state: Fury2State) -> Sequence[Go]:
        reach = rail_reach(state, state.servant.place, TRAIN_FACES[self.face])
        return [GO_ACTIONS["rail"][place] for place in reach]

    def apply(self, state: Fury2State, action: Go) -> None:
        move_servant(state, "rail", action.to)
        state.push(ServantActing("rail"))


# ------------------------------------------------------------------------------------------- Dracula's place


def may_look(position: Any) -> bool:
    """Return whether the Servant may ask to see the newest card of the trail (S8.3)."""
    if position.options.servant_sees != "request" or not position.trail:
        return False
    newest = position.trail[0]
    return newest.id != position.servant.seen and not newest.faceup


class LookConsent(DraculaDecision, frozen=True):
    """Dracula lets the Servant look at the newest card of his trail, or does not (S8.3)."""

    asks = N_questions("Dracula's Servant asks to see your newest card: do you agree?")
    stake = N_stakes("The hunters see that he looks, but not what he sees.")
    rules_page = "servant_cases"
    consent = YES

    def actions(self, state: Fury2State) -> Sequence[Word]:
        return (YES, NO)

    def apply(self, state: Fury2State, action: Word) -> None:
        if action == YES:
            state.update_servant(seen=state.trail[0].id)
            state.tell(ServantLooked, state.trail[0].id)


# ---------------------------------------------------------------------------------------------- storms (S6.5)


class ServantStormOffer(Opportunity, frozen=True):
    """Dracula may move the Servant, who is at sea, with Control Storms."""

    asks_holder = DRACULA

    def choice(self, state: Fury2State) -> ServantStormChoice:
        return ServantStormChoice()


class ServantStormChoice(OptionalChoice, DraculaDecision, frozen=True):
    """Dracula plays Control Storms on the Servant, or lets him sail."""

    asks = N_questions("Your Servant is at sea: play Control Storms?")
    rules_page = "card:event:control_storms"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (PromptWindow("servant_storm", N_windows("Dracula's Servant is at sea"), DRACULA, PASS),)

    def options(self, state: Fury2State) -> Sequence[Play]:
        return held_by_dracula(state, EventCard.CONTROL_STORMS)

    def use(self, state: Fury2State, action: Play) -> None:
        play_event(state, action.card, DRACULA_FIGURE, SERVANT_FIGURE)


def drive_servant(state: Fury2State) -> None:
    """Replace the Servant's movement by one of Dracula's choice."""
    if drop(state, ServantMove) is not None:
        state.push(ServantDrift())


class ServantDrift(DraculaDecision, frozen=True):
    """Dracula chooses the port to which the storm drives the Servant."""

    asks = N_questions("Control Storms: in which port does your Servant land?")
    rules_page = "card:event:control_storms"
    place_rule = N_unavailable("The storm drives to the ports within its reach only.")
    labels: ClassVar[Labels] = {PlaceChoice: SEND}

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        return [PLACE_CHOICES[port] for port in drift(state, state.servant.place)]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        move_servant(state, "forced", action.to)
        state.push(ServantActing("sea"))
