"""Choices of a combat that an observer does not see, drawn at random for a whole position."""

from __future__ import annotations

import random

from furyqt.rules.core.zones import HIDDEN
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_round import counters, strikes
from furyqt.rules.fury2.tactics.fight import with_number


def draw_hidden_choices(state: Fury2State, rng: random.Random) -> None:
    """Replace every hidden choice by a legal one; the hunters' items must have been dealt."""
    if state.fight is None:
        return
    for hunter in state.fight.hunters:
        if state.fight.choices[hunter] == HIDDEN:
            card = rng.choice(strikes(state, hunter))
            state.update_fight(choices=with_number(state.fight.choices, hunter, card))
    if state.fight.choice == HIDDEN:
        state.update_fight(choice=rng.choice(counters(state)))
    if state.fight.target == HIDDEN:
        state.update_fight(target=rng.choice(state.fight.hunters))
