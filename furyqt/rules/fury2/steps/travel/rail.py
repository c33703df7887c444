"""The train: declared first, then the die, then the goal (R4.3-R4.5, R15.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import GO_ACTIONS, NO, YES, Go, Word
from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.events import TrainDeclared
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.dice import roll_train
from furyqt.rules.fury2.steps.events.playing import to_both
from furyqt.rules.fury2.steps.travel.answers import CarriageOffer, TipOffOffer
from furyqt.rules.fury2.steps.travel.groups import bound_goal
from furyqt.rules.fury2.steps.travel.journeys import move_group, rail_reach, road_reach
from furyqt.rules.fury2.tables import GODALMING, TRAIN_FACES

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_unavailable = Texts("fury2.unavailable")

STAY = Word("stay")


def declare_train(state: Fury2State, hunter: int) -> None:
    """Declare a journey by rail; cards that answer it put their steps before the roll (R4.3)."""
    state.tell(TrainDeclared, hunter)
    state.push(CarriageOffer(hunter), *to_both(state, TipOffOffer(hunter)), TrainRoll(hunter))


class TrainRoll(Step, frozen=True):
    """The train die is rolled; Lord Godalming may roll it again (R4.3, R15.3)."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        has_second = GODALMING in state.group
        face = roll_train(state, is_open=has_second)
        state.push((RollAgain if has_second else TrainDeparture)(self.hunter, face))


class RollAgain(HunterDecision, frozen=True):
    """Lord Godalming may roll the train die again; the second roll stands."""

    face: int

    asks = N_questions("Does Lord Godalming roll the train die again?")
    stake = N_stakes("The train die shows {face}. The second roll counts, even if it is worse.")
    rules_page = "rail"
    labels: ClassVar[Labels] = {
        YES: N_buttons("Roll again"),
        NO: N_buttons("Keep the result"),
    }

    def at_stake(self, position: Any) -> Text:
        """Return what the die shows, and that the second roll counts."""
        return self.stake.fill(face=TRAIN_FACES[self.face])

    def actions(self, state: Fury2State) -> Sequence[Word]:
        return (NO, YES)

    def apply(self, state: Fury2State, action: Word) -> None:
        face = roll_train(state) if action == YES else self.face
        state.push(TrainDeparture(self.hunter, face))


class TrainDeparture(Step, frozen=True):
    """The result of the train die: a ride, one road (0) or the end of the turn (X) (R4.3)."""

    hunter: int
    face: int

    def run(self, state: Fury2State) -> None:
        face = TRAIN_FACES[self.face]
        if face == "X":
            state.begin(Lasting.TURN_OVER)
        elif face == "0":
            if state.options.train_zero == "road":
                state.push(MissedTrain(self.hunter))
        elif rail_reach(state, state.hunters[self.hunter].place, face):
            state.push(TrainRide(self.hunter, self.face))


class TrainRide(HunterDecision, frozen=True):
    """A hunter who catches the train must ride, at least one railway (R4.3, R4.5)."""

    face: int

    asks = N_questions("Where does the train take {hunter}?")
    stake = N_stakes("A hunter who catches the train has to ride. Places on the way are not searched.")
    rules_page = "rail"
    place_rule = N_unavailable("This train does not go there.")

    def actions(self, state: Fury2State) -> Sequence[Go]:
        """List the goals; a declared goal binds if the ride reaches it (R5.13)."""
        goals = rail_reach(state, state.hunters[self.hunter].place, TRAIN_FACES[self.face])
        bound = bound_goal(state)
        return [GO_ACTIONS["rail"][place] for place in goals if place == bound or bound not in goals]

    def apply(self, state: Fury2State, action: Go) -> None:
        move_group(state, "rail", action.to)


class MissedTrain(HunterDecision, frozen=True):
    """A hunter who missed the train may still go by one road (R4.3)."""

    asks = N_questions("{hunter} missed the train: go by road?")
    stake = N_stakes("The train die shows 0. One road is still allowed.")
    rules_page = "rail"
    place_rule = N_unavailable("After a missed train only one road can be used.")
    labels: ClassVar[Labels] = {STAY: N_buttons("Stay")}

    def actions(self, state: Fury2State) -> Sequence[Word | Go]:
        start = state.hunters[self.hunter].place
        return (STAY, *(GO_ACTIONS["road"][place] for place in road_reach(state, start, 1)))

    def apply(self, state: Fury2State, action: Word | Go) -> None:
        if isinstance(action, Go):
            move_group(state, "road", action.to)
