"""The policies of both sides in a simulated game: a rule of thumb for every important decision."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from ai.knowledge.fury.styles import USUAL, Taste
from ai.knowledge.fury.turn_guide import Lead, Random, SimpleRule, TurnGuide, source
from ai.knowledge.fury2.policy import (
    combat_cards,
    dracula_cards,
    dracula_moves,
    hunter_cards,
    hunter_moves,
    servant_moves,
)
from ai.knowledge.fury2.policy.dracula_moves import DraculaHabit
from ai.knowledge.fury2.policy.hunter_moves import HunterHabit
from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.core.zones import NONE
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.windows import HuntersWindowChoice
from furyqt.rules.fury2.steps.supply import HunterAction
from furyqt.rules.fury2.steps.travel.dracula_moves import CardPlacement
from furyqt.rules.fury2.steps.travel.groups import GroupInvitation
from furyqt.rules.fury2.steps.travel.hunter_moves import HunterMove
from furyqt.rules.fury2.steps.travel.turn_start import TurnStartChoice


class Fury2Guide(TurnGuide[Fury2State]):
    """The policies for one simulated game; without `belief` its hunters know where Dracula is."""

    def __init__(
        self,
        rng: random.Random,
        noise: float,
        belief: Lead[Fury2State] | None = None,
        taste: Taste = USUAL,
        hunters: HunterHabit = hunter_moves.USUAL_HABIT,
        dracula: DraculaHabit = dracula_moves.USUAL_HABIT,
    ) -> None:
        super().__init__(rng, noise)
        self._belief = belief
        self._taste = taste
        self._hunters = hunters
        self._dracula = dracula

    def luck(self, seed: int) -> Random:
        """Return numbers from a table, which is much quicker than seeding a generator."""
        return source(seed)

    def turn_of(self, state: Fury2State) -> tuple[int, int]:
        """Return the round, and the figure that decides."""
        step = state.agenda[-1]
        return state.round, getattr(step, "hunter", getattr(step, "actor", NONE))

    def by_rule(self, state: Fury2State, actions: Sequence[Action]) -> Action:
        """Choose by the rule of thumb for the pending decision; without one at random."""
        kind = type(state.agenda[-1])
        if rule := RULES.get(kind):
            return rule(self, state, actions)
        if simple_rule := SIMPLE_RULES.get(kind):
            return simple_rule(self._random, state, actions)
        return self._any(actions)

    def proposed(self, state: Fury2State, actions: Sequence[Action]) -> Action:
        """Propose the rule of thumb's choice, for hunters that of a team that avoids hopeless fights."""
        usual, self._hunters = self._hunters, hunter_moves.careful(self._hunters)
        found = self.choose(state, actions)
        self._hunters = usual
        return found

    def goal(self, state: Fury2State) -> int:
        """Return the place where the hunters believe Dracula is."""
        return state.present_place() if self._belief is None else self._belief.place(state)

    def travel(self, state: Fury2State, actions: Sequence[Action]) -> Action:
        """Choose a hunter's move."""
        return hunter_moves.travel(self._random, state, actions, self.goal(state), self._hunters)

    def ride(self, state: Fury2State, actions: Sequence[Action]) -> Action:
        """Choose the place nearest to Dracula."""
        return hunter_moves.toward(self._random, state, actions, self.goal(state))

    def act(self, state: Fury2State, actions: Sequence[Action]) -> Action:
        """Choose a hunter's action."""
        return hunter_moves.act(self._random, state, actions, self.goal(state), self._hunters)

    def join(self, state: Fury2State, actions: Sequence[Action]) -> Action:
        """Join a group near Dracula."""
        return hunter_moves.join(state, actions, self.goal(state), self._hunters)

    def answer_window(self, state: Fury2State, actions: Sequence[Action]) -> Action:
        """Choose whether the hunters play a card before or after a move, or at the end of a turn."""
        return hunter_moves.answer_window(self._random, state, actions, self.goal(state))

    def place_card(self, state: Fury2State, actions: Sequence[Action]) -> Action:
        """Choose Dracula's move."""
        return dracula_moves.place_card(self._random, state, actions, self._dracula, self._taste)


RULES: dict[type[Step], Callable[[Fury2Guide, Any, Sequence[Action]], Action]] = {
    HunterMove: Fury2Guide.travel,
    HunterAction: Fury2Guide.act,
    GroupInvitation: Fury2Guide.join,
    HuntersWindowChoice: Fury2Guide.answer_window,
    TurnStartChoice: Fury2Guide.answer_window,
    CardPlacement: Fury2Guide.place_card,
    **dict.fromkeys(hunter_moves.JOURNEYS, Fury2Guide.ride),
}
"""Rules that depend on the place where Dracula is believed to be, or on habits."""
SIMPLE_RULES: dict[type[Step], SimpleRule] = {
    **hunter_cards.SIMPLE_RULES,
    **dracula_cards.SIMPLE_RULES,
    **servant_moves.SIMPLE_RULES,
    **combat_cards.SIMPLE_RULES,
}
AT_RANDOM: frozenset[type[Step]] = hunter_cards.AT_RANDOM | dracula_cards.AT_RANDOM
"""Decisions that are made at random; every other decision has a rule."""
