"""A hunter's turn: movement, then action (R2.3)."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.zones import NONE
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.events import ActionTaken
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.windows import HuntersWindow
from furyqt.rules.fury2.steps.supply.actions import ActionPhase
from furyqt.rules.fury2.steps.travel.answers import StormOffer
from furyqt.rules.fury2.steps.travel.groups import followers, join
from furyqt.rules.fury2.steps.travel.hunter_moves import MoveEnd, MovePhase


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
