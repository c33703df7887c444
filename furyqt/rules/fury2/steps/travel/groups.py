"""Groups: hunters in one place who move and act together (R15)."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.agenda import Position
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import NONE
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.actions import HUNTER_CHOICES, NO, YES, Await, Choose, Word
from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.events import GroupAwaited, GroupJoined
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.declarations import binding_goal
from furyqt.rules.fury2.steps.travel.journeys import group_sails
from furyqt.rules.fury2.steps.travel.served_moves import is_served, served_moves
from furyqt.rules.fury2.tables import FIGURES, NOWHERE, SEAS

N_ = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")


def can_join(state: Fury2State, other: int, leader: int) -> bool:
    """Return whether a hunter could move with the leader: same place, not moved yet, not held (R15.1)."""
    sheet = state.hunters[other]
    if other in state.group or state.moved >> other & 1 or sheet.missing == state.round:
        return False
    if sheet.place != state.hunters[leader].place or sheet.hindered or sheet.follows != NONE:
        return False
    return _has_common_way(state, (*state.group, other, *followers(state, other)))


def _has_common_way(state: Fury2State, group: tuple[int, ...]) -> bool:
    """Return whether declared moves (R5.13) and the voyages so far (R4.6) allow these hunters one move.

    After Fast Horse or Excellent Weather it must be a move that the card serves.
    """
    if is_served(state) and not served_moves(state, group):
        return False
    goals = {binding_goal(state, hunter) for hunter in group} - {NOWHERE}
    at_sea = state.hunters[group[0]].place in SEAS
    return len(goals) < 2 and not (at_sea and not group_sails(state, group))


def bound_goal(state: Fury2State) -> int:
    """Return the place to which a declared move binds the acting group, or NOWHERE (R5.13)."""
    goals = (binding_goal(state, hunter) for hunter in state.group)
    return next((goal for goal in goals if goal != NOWHERE), NOWHERE)


def companions(state: Fury2State, leader: int, *, can_wait: bool) -> list[Choose | Await]:
    """Return the invitations, and the later hunters that a lone hunter may wait for (R15.1, R15.2).

    Who is held by Fog cannot wait: the hunter would move with the other one (R4.8). Who is awaited by
    another hunter leads that group and is not invited.
    """
    others = [other for other in FIGURES if can_join(state, other, leader)]
    if not others:
        return []
    free = [other for other in others if not _was_asked(state, other) and not followers(state, other)]
    found: list[Choose | Await] = [HUNTER_CHOICES[other] for other in free]
    if can_wait and len(state.group) == 1 and set(state.lasting) <= {Lasting.RESOLVED}:
        found += [Await(other) for other in others if other > leader]
    return found


def _was_asked(state: Fury2State, other: int) -> bool:
    return bool(state.declined >> other & 1)


class GroupInvitation(HunterDecision, frozen=True):
    """A hunter joins the group of the hunter whose turn it is, or does not (R15.1)."""

    leader: int

    asks = N_("Does {hunter} move with {leader}?")
    stake = N_stakes(
        "A hunter who comes along has no other move this round. The group has one action and fights together."
    )
    rules_page = "groups"

    def actions(self, state: Fury2State) -> Sequence[Word]:
        return (YES, NO)

    def apply(self, state: Fury2State, action: Word) -> None:
        if action == YES:
            join(state, self.hunter, self.leader)
        else:
            state.declined |= 1 << self.hunter

    def prompt(self, position: Position) -> Text:
        names = words.FIGURE_NAMES
        return self.asks.fill(hunter=names[self.hunter], leader=names[self.leader])


def join(state: Fury2State, hunter: int, leader: int) -> None:
    """Add a hunter to the acting group; he has no turn of his own in this round (R15.2)."""
    state.group += (hunter,)
    state.moved |= 1 << hunter
    state.update_hunter(hunter, follows=NONE)
    state.tell(GroupJoined, hunter, leader)


def wait_for(state: Fury2State, hunter: int, leader: int) -> None:
    """Note that a hunter moves in the turn of a later one (R15.2)."""
    state.group = ()
    state.update_hunter(hunter, follows=leader)
    state.moved &= ~(1 << hunter)
    state.begin(Lasting.TURN_OVER)
    state.tell(GroupAwaited, hunter, leader)


def followers(state: Fury2State, leader: int) -> list[int]:
    """Return the hunters who wait for the turn of this one."""
    return [hunter for hunter in FIGURES if state.hunters[hunter].follows == leader]
