"""Dracula's turn: timekeeping, movement, attack or encounter, maturing, refill (R2.2, R3, R7)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.zones import NONE
from furyqt.rules.fury2.event_timing import EventWindow, Lasting
from furyqt.rules.fury2.events import ChapterDay, MarkerRemoved, ResolveChanged, TimePassed
from furyqt.rules.fury2.state import Enemy, Fury2State
from furyqt.rules.fury2.steps.combat.fight import StartFight
from furyqt.rules.fury2.steps.encounters.quincey import QuinceyTurn
from furyqt.rules.fury2.steps.events.windows import CardWindow
from furyqt.rules.fury2.steps.servant.held_event import GiftOffer, ServantWindow
from furyqt.rules.fury2.steps.servant.transfusion import Transfusion
from furyqt.rules.fury2.steps.trail.catacombs import CatacombClearing
from furyqt.rules.fury2.steps.trail.encounter_hand import EncounterPlacement, EncounterRefill, can_place
from furyqt.rules.fury2.steps.trail.maturing import Maturing
from furyqt.rules.fury2.steps.travel.dracula_moves import DraculaMovement
from furyqt.rules.fury2.tables import (
    DAWN,
    DRACULA,
    DRACULA_FIGURE,
    FIGURES,
    MOST_RESOLVE,
    NOWHERE,
    SEAS,
    SMALL_HOURS,
    TIMES,
)


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
