"""Enemies in the place of a search: Dracula and the Servant (R8.4, S5.16, S8.7, S8.9)."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.actions import NO, YES, Word
from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.state import Enemy, FightResult, Fury2State
from furyqt.rules.fury2.steps.combat.fight import StartFight
from furyqt.rules.fury2.steps.events.playing import to_both
from furyqt.rules.fury2.steps.servant.servant_actions import fight_servant, is_here
from furyqt.rules.fury2.steps.travel.answers import CustomsOffer
from furyqt.rules.fury2.tables import VAN_HELSING
from furyqt.rules.mechanisms.interruptions import drop_all, pending

N_ = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")

LOST = (FightResult.ESCAPED, FightResult.DEFEATED)
"""Results after which the hunters meet no other enemy in their turn (C1.5)."""


class TileMeetings(Step, frozen=True):
    """The tiles that are still to be met in the place."""


def enemies_of(state: Fury2State, place: int) -> list[EnemyMeeting]:
    """Return the meetings with enemies in their order: the Servant, then Dracula (S8.9)."""
    found = [EnemyMeeting(place)]
    if is_here(state, place):
        found.append(ServantMeeting(place))
        if state.options.servant_order == "servant_first":
            found.reverse()
    return found


def offer_customs(state: Fury2State) -> None:
    """Nothing was met: Dracula or the Servant may play Customs Search (R9.7)."""
    state.push(*to_both(state, CustomsOffer(state.group[0])))


class EnemyMeeting(Step, frozen=True):
    """Dracula himself is in the place: the hunters fight him (R8.4, R9.5)."""

    place: int

    def run(self, state: Fury2State) -> None:
        if state.group and state.present_place() == self.place:
            state.push(StartFight(state.group, Enemy.DRACULA), DraculaMet())


class DraculaMet(Step, frozen=True):
    """Hunters who escaped from Dracula, or were defeated, do not meet the Servant after him (S8.9)."""

    def run(self, state: Fury2State) -> None:
        if state.fight_result in LOST:
            drop_all(state, lambda step: isinstance(step, EnemyMeeting))


class ServantMeeting(EnemyMeeting, frozen=True):
    """The Servant is in the place: the hunters fight him, by an option only if they like (S5.16, S8.7)."""

    def run(self, state: Fury2State) -> None:
        """Begin the combat, unless Dracula's Wild Horses have carried the hunters away."""
        are_there = any(state.hunters[hunter].place == self.place for hunter in state.group)
        if are_there and is_here(state, self.place):
            if state.options.servant_entered == "may":
                state.push(ServantChallenge(state.group[0]))
            else:
                meet_servant(state)


class ServantChallenge(HunterDecision, frozen=True):
    """The hunters fight the Servant in their place, or let him be (S5.16, an option)."""

    asks = N_("{hunter}: fight Dracula's Servant?")
    stake = N_stakes("A combat with the Servant ends the turn. If the hunters let him be, they may act.")
    rules_page = "servant_fight"

    def actions(self, state: Fury2State) -> Sequence[Word]:
        return (YES, NO)

    def apply(self, state: Fury2State, action: Word) -> None:
        if action == YES:
            meet_servant(state)
        elif pending(state, SearchEnd) is None:
            offer_customs(state)


def meet_servant(state: Fury2State) -> None:
    """Begin the acting hunters' combat with the Servant, which ends their turn (S5.16)."""
    ends = () if pending(state, SearchEnd) else (SearchEnd(has_dracula=False),)
    state.push(ServantMet(), *ends)
    fight_servant(state, state.group)


class ServantMet(Step, frozen=True):
    """After the combat with the Servant: the hunters may have beaten him, or lost (S7.6, S8.9)."""

    def run(self, state: Fury2State) -> None:
        if state.servant.skull:
            state.begin(Lasting.BEATEN)
        else:
            state.end(Lasting.BEATEN)
        if state.fight_result in LOST:
            drop_all(state, lambda step: isinstance(step, EnemyMeeting))
            state.begin(Lasting.TURN_OVER)
        if state.fight_result == FightResult.DEFEATED:
            drop_all(state, lambda step: isinstance(step, TileMeetings))


class SearchEnd(Step, frozen=True):
    """A search that found tiles or Dracula ends the turn; Van Helsing is the exception (R8.3)."""

    has_dracula: bool

    def run(self, state: Fury2State) -> None:
        if self.has_dracula or not is_relentless(state):
            state.begin(Lasting.TURN_OVER)
        else:
            state.begin(Lasting.BEATEN)


def is_relentless(state: Fury2State) -> bool:
    """Return whether Van Helsing may still act after an encounter on his turn (Relentless)."""
    if state.active != VAN_HELSING or VAN_HELSING not in state.group:
        return False
    return state.options.relentless == "survived" or state.lasts(Lasting.BEATEN)
