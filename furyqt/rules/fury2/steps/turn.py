"""The start of the game, the round, and the turns of hunters and Dracula (R1.9-R1.11, R2, R3, R7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.core.zones import NONE
from furyqt.rules.fury2.action_labels import START, Labels
from furyqt.rules.fury2.actions import PLACE_CHOICES, PlaceChoice
from furyqt.rules.fury2.decision import DraculaDecision, HunterDecision
from furyqt.rules.fury2.event_timing import EventWindow, Lasting
from furyqt.rules.fury2.events import ActionTaken, ChapterDay, MarkerRemoved, ResolveChanged, TimePassed
from furyqt.rules.fury2.state import Enemy, Fury2State
from furyqt.rules.fury2.steps.combat.fight import StartFight
from furyqt.rules.fury2.steps.encounters.quincey import QuinceyTurn
from furyqt.rules.fury2.steps.events.windows import CardWindow, HuntersWindow
from furyqt.rules.fury2.steps.servant.held_event import GiftOffer, ServantWindow
from furyqt.rules.fury2.steps.servant.servant_turn import ServantStart, ServantTurn
from furyqt.rules.fury2.steps.servant.transfusion import Transfusion
from furyqt.rules.fury2.steps.supply import ActionPhase
from furyqt.rules.fury2.steps.trail.catacombs import CatacombClearing
from furyqt.rules.fury2.steps.trail.encounter_hand import EncounterPlacement, EncounterRefill, can_place
from furyqt.rules.fury2.steps.trail.maturing import Maturing
from furyqt.rules.fury2.steps.trail.spots import used_places
from furyqt.rules.fury2.steps.travel.answers import StormOffer
from furyqt.rules.fury2.steps.travel.dracula_moves import DraculaMovement, move_to
from furyqt.rules.fury2.steps.travel.groups import followers, join
from furyqt.rules.fury2.steps.travel.hunter_moves import MoveEnd, MovePhase
from furyqt.rules.fury2.steps.travel.journeys import move_hunter
from furyqt.rules.fury2.tables import (
    DAWN,
    DRACULA,
    DRACULA_FIGURE,
    FIGURES,
    MOST_RESOLVE,
    NOWHERE,
    SEAS,
    SMALL_HOURS,
    STARTS,
    TIMES,
)

N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_unavailable = Texts("fury2.unavailable")

# ----------------------------- Dracula's turn: movement, attack or encounter, maturing, refill (R2.2, R3, R7)


class DraculaTurn(Step, frozen=True):
    """Dracula's whole turn (R2.2)."""

    def run(self, state: Fury2State) -> None:
        state.round += 1
        state.active, state.group = DRACULA_FIGURE, ()
        state.moved = state.resolved = 0
        for hunter in FIGURES:
            if state.hunters[hunter].follows != NONE:
                state.update_hunter(hunter, follows=NONE)
        if state.chapter.has_days:
            state.tell(ChapterDay, state.round + 1)
        state.push(*DRACULA_TURN)


class StormCountdown(Step, frozen=True):
    """A Time marker of Stormy Seas is removed; without any the storm ends (R2.4)."""

    def run(self, state: Fury2State) -> None:
        if state.storm_time:
            state.storm_time -= 1
            if not state.storm_time:
                state.tell(MarkerRemoved, "storm", state.storm)
                state.storm = NOWHERE


class Timekeeping(Step, frozen=True):
    """The time marker goes one step on, unless Dracula is at sea (R3.2)."""

    def run(self, state: Fury2State) -> None:
        if state.present_place() in SEAS:
            return
        if state.options.first_turn == "dawn" and state.round == 1:
            return
        pass_time(state)


def pass_time(state: Fury2State) -> None:
    """Move the time marker one step on; a new dawn gives a vampire point and resolve (R3.3)."""
    state.time = (state.time + 1) % len(TIMES)
    state.tell(TimePassed, state.time)
    if state.time == DAWN:
        state.update_servant(wolf=False)
        if state.resolve < MOST_RESOLVE:
            state.resolve += 1
            state.tell(ResolveChanged, state.resolve - 1, state.resolve)
        state.add_vampires(1)


def can_pass_time(state: Fury2State) -> bool:
    """Return whether a card may move the time marker forward: not to a new dawn (R3.5)."""
    return state.time < SMALL_HOURS


class DraculaAction(Step, frozen=True):
    """Dracula attacks the hunters in his place, or places an encounter; nothing at sea (R7.1-R7.3)."""

    def run(self, state: Fury2State) -> None:
        here = state.present_place()
        if here in SEAS or here == NOWHERE:
            return
        prey = tuple(hunter for hunter in FIGURES if state.hunters[hunter].place == here)
        if prey:
            state.group = prey
            state.push(StartFight(prey, Enemy.DRACULA), AttackEnd())
        elif can_place(state):
            state.push(EncounterPlacement())


class AttackEnd(Step, frozen=True):
    """After Dracula's attack the hunters are no longer a group (R15.1)."""

    def run(self, state: Fury2State) -> None:
        state.group = ()


class SecondMove(Step, frozen=True):
    """Unearthly Swiftness: a second move, and with the option a second action."""

    def run(self, state: Fury2State) -> None:
        if state.lasts(Lasting.SWIFTNESS):
            state.end(Lasting.SWIFTNESS)
            if state.options.swiftness == "two_actions":
                state.push(DraculaAction(), DraculaMovement())
            else:
                state.push(DraculaMovement())


DRACULA_TURN: tuple[Step, ...] = (
    QuinceyTurn(),
    Transfusion(),
    GiftOffer(),
    CardWindow(EventWindow.DRACULA_TURN, DRACULA),
    ServantWindow(),
    CatacombClearing(),
    Timekeeping(),
    DraculaMovement(),
    SecondMove(),
    DraculaAction(),
    Maturing(),
    EncounterRefill(),
    StormCountdown(),
)
"""The steps of Dracula's turn; cards may put their own steps before them."""

# ----------------------------------------------------------------------------------------------------- rounds

# -------------------------------------------------------------- a hunter's turn: movement, then action (R2.3)


class HunterTurn(Step, frozen=True):
    """A hunter moves and acts, alone or with a group, unless he has moved in another turn (R2.3, R15.2)."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        hunter = self.hunter
        if state.moved >> hunter & 1:
            return
        state.moved |= 1 << hunter
        state.active, state.declined, state.lasting = hunter, 0, ()
        sheet = state.hunters[hunter]
        if sheet.missing == state.round:
            state.update_hunter(hunter, missing=NONE)
            state.tell(ActionTaken, hunter, "missed")
            release(state, followers(state, hunter))
            return
        state.group = (hunter,)
        waiting = followers(state, hunter)
        release(state, [other for other in waiting if state.hunters[other].place != sheet.place])
        for other in followers(state, hunter):
            join(state, other, hunter)
        state.push(
            StormOffer(hunter),
            MovePhase(hunter),
            MoveEnd(),
            HuntersWindow(hunter, sheet.place),
            ActionPhase(hunter),
            HuntersWindow(hunter),
            HunterTurnEnd(hunter),
        )


def release(state: Fury2State, waiting: Sequence[int]) -> None:
    """Give their own turns to hunters who waited for one who cannot lead them any more (R15.2)."""
    for hunter in waiting:
        state.update_hunter(hunter, follows=NONE)
    state.push(*map(HunterTurn, waiting))


class HunterTurnEnd(Step, frozen=True):
    """The turn is over: the group breaks up, and effects that lasted for it end."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        state.group = ()
        state.lasting = tuple(what for what in state.lasting if what not in FOR_A_TURN)


FOR_A_TURN = frozenset(
    {
        *(Lasting.FAST_HORSE, Lasting.EXCELLENT_WEATHER, Lasting.TURN_OVER),
        *(Lasting.BEATEN, Lasting.LANDED, Lasting.BORDER, Lasting.RESOLVED),
    }
)

# ----------------------------------------------------------------------------------------------------- rounds


class StartCity(HunterDecision, frozen=True):
    """A hunter starts in any city; hunters may share one (R1.9)."""

    asks = N_questions("In which city does {hunter} start?")
    stake = N_stakes("Dracula chooses his city after the hunters, and knows theirs.")
    rules_page = "setup"
    place_rule = N_unavailable("A hunter starts in a city, not at sea, in the hospital or in Castle Dracula.")
    labels: ClassVar[Labels] = {PlaceChoice: START}

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        """Return all cities, by an option without the Servant's (S1.8)."""
        barred = state.servant.place if state.options.servant_share == "avoided" else NOWHERE
        return [PLACE_CHOICES[place] for place in STARTS if place != barred]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        move_hunter(state, self.hunter, "start", action.to)


class DraculaStart(DraculaDecision, frozen=True):
    """Dracula secretly starts in a city without a hunter (R1.10), and without a chapter's house."""

    asks = N_questions("In which city does Dracula start?")
    stake = N_stakes("The hunters do not learn your city; it gets no encounter. You know where they begin.")
    rules_page = "setup"
    place_rule = N_unavailable("Dracula starts in a city without a hunter.")
    labels: ClassVar[Labels] = {PlaceChoice: START}

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        taken = {sheet.place for sheet in state.hunters} | used_places(state)
        return [PLACE_CHOICES[place] for place in STARTS if place not in taken]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        move_to(state, action.to, "start")


class Round(Step, frozen=True):
    """A round: Dracula, then the hunters in turn order (R2.1)."""

    def run(self, state: Fury2State) -> None:
        state.push(*round_steps(state.options.has_servant))


HUNTER_TURNS = tuple(HunterTurn(hunter) for hunter in FIGURES)
_START_CITIES = tuple(StartCity(hunter) for hunter in FIGURES)
_ROUND: tuple[Step, ...] = (DraculaTurn(), *HUNTER_TURNS, Round())
_SERVANT_ROUND: tuple[Step, ...] = (DraculaTurn(), *HUNTER_TURNS, ServantTurn(), Round())


def round_steps(has_servant: bool) -> tuple[Step, ...]:
    """Return the turns of a round, the Servant's after Mina's (S2.1), and the next round."""
    return _SERVANT_ROUND if has_servant else _ROUND


def opening_steps(has_servant: bool) -> tuple[Step, ...]:
    """Return the start: Dracula's placement is his first turn, and Lord Godalming moves first (R1.11).

    The Servant is the first to choose a city (S1.5).
    """
    first = (ServantStart(),) if has_servant else ()
    return (*first, *_START_CITIES, DraculaStart(), *round_steps(has_servant)[1:])


def chapter_steps(has_servant: bool) -> tuple[Step, ...]:
    """Return the start of a campaign chapter, whose hunters and Servant have their places already."""
    return (DraculaStart(), *round_steps(has_servant)[1:])
