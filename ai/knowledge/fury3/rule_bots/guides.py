"""The policies of the rule bots: the rules of thumb of the playouts, with a habit of their own."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from ai.knowledge.fury.turn_guide import Lead, best, mixed
from ai.knowledge.fury3.combat.card_frequencies import counter_weights
from ai.knowledge.fury3.features import dracula_place
from ai.knowledge.fury3.policy import HURT, NO_WAY, PolicyGuide
from ai.knowledge.fury3.rule_bots.habits import Character, TeamHabit, WanderHabit, homeward
from ai.knowledge.fury3.ways import CATCH_DAYS, DAYS_AWAY
from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.fury3.actions import Go, PlaceChoice, Play
from furyqt.rules.fury3.decks import ESCAPES, WEAPONS
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.combat_round import CounterChoice
from furyqt.rules.fury3.steps.turn.phase import DraculaStart
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.steps.turn.windows import WindowChoice
from furyqt.rules.fury3.tables import ATLAS, CITIES, HEALTH, LARGE, NOWHERE, PORTS, STEPS_APART

TEAM_DAYS = 1
"""The days within which another hunter counts as company."""
MOST_DAYS = 4
SPREAD = 1.0
"""The noise of his first place, in days."""


class NewestSight:
    """A lead to the newest open card of the trail; without one there is no goal."""

    def place(self, state: Fury3State) -> int:
        """Return the place of the newest faceup card, or NOWHERE; cards of powers have no place."""
        return next((spot.place for spot in state.trail if spot and spot.faceup and spot.place >= 0), NOWHERE)


def station(habit: TeamHabit, hunter: int, place: int, others: Sequence[int]) -> float:
    """Return what a team's habit makes a place worth to a hunter, in days."""
    company = sum(DAYS_AWAY[place][other] <= TEAM_DAYS for other in others)
    post = CATCH_DAYS[ATLAS.index[habit.posts[hunter]]][place] if habit.posts else 0
    return habit.group * company - habit.post * post


def fondness(habit: WanderHabit, to: int, near: int, been: Sequence[int]) -> float:
    """Return what Dracula's habit says a place is worth, in days.

    `near` are the days from the nearest hunter, and `been` the places where he was.
    """
    value = habit.coast * (to in PORTS) + habit.small * (to in CITIES and to not in LARGE)
    value -= habit.pull * homeward(habit.home)[to] + habit.again * (to not in been)
    if habit.beside:
        value -= habit.beside * abs(min(near, MOST_DAYS) - habit.apart)
    if habit.onward and len(been) > 1:
        value += habit.onward * STEPS_APART[to][been[-2]]
    return value


class CharacterGuide(PolicyGuide):
    """The rules of thumb with the numbers of one rule bot; `been` are the places Dracula was in."""

    def __init__(
        self,
        rng: random.Random,
        noise: float,
        character: Character,
        lead: Lead[Fury3State] | None = None,
        been: Sequence[int] = (),
    ) -> None:
        super().__init__(rng, noise, lead, policy_weights=character.weights)
        self._character = character
        self._been = list(been)
        self._near: Sequence[float] = ()

    def by_rule(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Choose by the habit if it has a rule for the pending decision."""
        rule = _RULES.get(type(state.agenda[-1]))
        return rule(self, state, actions) if rule else super().by_rule(state, actions)

    # ------------------------------------------------------------------------------------------- the hunters

    def hunt(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Choose a hunter's action by what it is worth to be in each place."""
        hunter = state.agenda[-1].hunter  # type: ignore[attr-defined]
        sheet, weights, habit = state.hunters[hunter], self._policy_weights, self._character.team
        goal = self._goal(state)
        to_goal = CATCH_DAYS[goal] if goal >= 0 else NO_WAY
        hurt = sheet.damage > HURT * HEALTH[hunter]
        armed = any(item in WEAPONS for item in sheet.items)
        approach = weights.approach - weights.approach_unarmed * (not armed) - weights.approach_hurt * hurt
        others = [
            other.place for number, other in enumerate(state.hunters) if number != hunter and other.place >= 0
        ]

        def worth(place: int) -> float:
            value = station(habit, hunter, place, others)
            if goal >= 0:
                value -= approach * abs(to_goal[place] - habit.keep)
            return value

        here = worth(sheet.place)

        def value(action: Action) -> float:
            if isinstance(action, Go):
                arrives = weights.arrive * (to_goal[action.to] == habit.keep)
                way = weights.sail if action.way == "sea" else weights.ticket * (action.ticket >= 0)
                return worth(action.to) - here + arrives + way
            if isinstance(action, Play):
                return weights.event
            return self._word_value(action, state, hunter, armed, hurt)

        return best(self._random, actions, value, weights.hunters_noise)

    # ------------------------------------------------------------------------------------------- Dracula

    def place_card(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Remember where he is, then choose a card."""
        here = dracula_place(state)
        if here >= 0 and here not in self._been[-1:]:
            self._been.append(here)
        return super().place_card(state, actions)

    def _place_value(
        self, state: Fury3State, to: int, rows: Sequence[Sequence[int]], taken: set[int]
    ) -> float:
        near = min((row[to] for row in rows), default=MOST_DAYS)
        liked = fondness(self._character.dracula, to, near, self._been)
        return super()._place_value(state, to, rows, taken) + liked

    def begin(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Choose his first place."""
        habit = self._character.dracula
        places = [sheet.place for sheet in state.hunters if sheet.place >= 0]

        def value(action: Action) -> float:
            assert isinstance(action, PlaceChoice)
            to = action.to
            near = min((min(MOST_DAYS, DAYS_AWAY[place][to]) for place in places), default=MOST_DAYS)
            return (
                habit.start_distance * near
                - max(0, near - habit.start_keep)
                - max(0, habit.start_keep - near) * (habit.start_keep < MOST_DAYS)
                - habit.start_pull * homeward(habit.home)[to]
                + habit.start_coast * (to in PORTS)
                + habit.start_small * (to not in LARGE)
            )

        return best(self._random, actions, value, SPREAD)

    def counter(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Draw a combat card; the habit counts for the escapes."""
        weights, flee = counter_weights(state), self._character.dracula.flee
        shares = [weights[card] * (flee if card in ESCAPES else 1.0) for card in (a.card for a in actions)]  # type: ignore[attr-defined]
        return mixed(self._random, actions, shares if any(shares) else [1.0] * len(actions))

    # ------------------------------------------------------------------------------------------- both

    def play(self, state: Fury3State, actions: Sequence[Action]) -> Action:
        """Play a card as often as the habit says."""
        cards = [action for action in actions if isinstance(action, Play)]
        return self._any(cards) if cards and self._random() < self._character.plays else actions[0]


_RULES: dict[type[Step], Callable[[CharacterGuide, Any, Sequence[Action]], Action]] = {
    HunterAction: CharacterGuide.hunt,
    DraculaStart: CharacterGuide.begin,
    CounterChoice: CharacterGuide.counter,
    WindowChoice: CharacterGuide.play,
}
