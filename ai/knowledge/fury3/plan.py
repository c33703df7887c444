"""The hunters' plan for the next two days, as proposals to the search.

Hunters who come one by one lose their fights. So in half of the worlds the search is shown the actions of
a plan: the first waits until a second can arrive at the same time, and the farthest of three or more guards
a port if Dracula may sail. Whether a proposal is good the search finds out.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.fury3.ways import CATCH_DAYS, DAYS_AWAY, PORTS_OF
from furyqt.rules.core.agenda import Action
from furyqt.rules.fury3.actions import Go
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import FIGURES, SEAS, WALKS

PLANNED = 0.5
"""The share of worlds in which the plan proposes an action."""
WAITING = 0.6
"""The share of those in which a hunter who waits stays where he is; in others he comes nearer."""
SOON = 2
"""The days within which a second hunter must be able to arrive to be waited for."""
FEWEST = 3
"""The number of hunters from which one of them guards a port."""


class Role(Enum):
    """A hunter's part in the plan."""

    MEET = "meet"
    WAIT = "wait"
    GUARD = "guard"


def role(state: Fury3State, hunter: int, goal: int) -> Role:
    """Return a hunter's part if Dracula is at this place."""
    days = {
        one: CATCH_DAYS[goal][state.hunters[one].place]
        for one in FIGURES
        if state.hunters[one].place >= 0 and not state.hunters[one].defeated
    }
    order = sorted(days, key=lambda one: (days[one], one))
    if len(order) > 1 and hunter == order[0] and days[hunter] < days[order[1]] <= SOON:
        return Role.WAIT
    if len(order) >= FEWEST and hunter == order[-1] and ports_around(goal):
        return Role.GUARD
    return Role.MEET


def ports_around(goal: int) -> frozenset[int]:
    """Return the other ports in which he may land after one night at sea."""
    seas = [sea for sea in WALKS[goal] if sea in SEAS]
    return frozenset(port for sea in seas for port in PORTS_OF[sea]) - {goal}


class PlanningGuide(PolicyGuide):
    """The policies of the hunters' own simulations, with the plan among their proposals."""

    def proposed(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Propose the plan's action in half of the worlds, and the policy's in the others."""
        step = state.agenda[-1]
        if type(step) is HunterAction and self._random() < PLANNED:
            goal = self._goal(state)
            found = self._planned(state, actions, step.hunter, goal) if goal >= 0 else None
            if found is not None:
                return found
        usual: Action = super().proposed(state, actions)
        return usual

    def _planned(self, state: Fury3State, actions: Sequence[Action], hunter: int, goal: int) -> Action | None:
        """Return the action of this hunter's part; None if the plan needs no particular one."""
        journeys = [action for action in actions if isinstance(action, Go)]
        if not journeys:
            return None
        part, here = role(state, hunter, goal), state.hunters[hunter].place
        if part is Role.MEET:
            return min(journeys, key=lambda go: CATCH_DAYS[goal][go.to] + 0.5 * self._random())
        others = [action for action in actions if not isinstance(action, Go)]
        if part is Role.GUARD:
            port = min(sorted(ports_around(goal)), key=lambda port: DAYS_AWAY[here][port])
            if here != port:
                return min(journeys, key=lambda go: DAYS_AWAY[go.to][port] + 0.5 * self._random())
        elif self._random() >= WAITING:
            beside = [go for go in journeys if CATCH_DAYS[goal][go.to] == 1]
            if beside:
                return beside[int(self._random() * len(beside))]
        return self.act(state, others) if others else None
