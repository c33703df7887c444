"""Combat cards in simulated games: drawn by how often they are good, without solving each round."""

from __future__ import annotations

from collections.abc import Sequence

from ai.knowledge.fury.turn_guide import Random, SimpleRule, mixed
from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.fury2.actions import Choose, Counter, Strike
from furyqt.rules.fury2.decks import ESCAPES, HOLY_ITEMS, Item, Tactic
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_effects import fight_of
from furyqt.rules.fury2.steps.combat.combat_round import CounterChoice, StrikeChoice, TargetChoice
from furyqt.rules.fury2.tables import HEALTH
from furyqt.rules.fury2.tactics.fight import Enemy

STRIKES: dict[int, float] = {
    **{Item.STAKE: 3.0, Item.SACRED_BULLETS: 2.5, Item.CRUCIFIX: 2.5, Item.HOLY_WATER: 2.5},
    **{Item.HEAVENLY_HOST: 2.0, Item.KNIFE: 2.5, Item.RIFLE: 2.0, Item.PISTOL: 1.8},
    **{Item.PUNCH: 1.0, Item.DODGE: 0.8, Item.ESCAPE: 0.4},
}
"""The frequency of each card of a hunter, relative to the others."""
ESCAPING = 1.5
"""The same for Escape, for a hunter with little health left against Dracula."""
COUNTERS: dict[int, float] = {
    **{Tactic.CLAWS: 2.0, Tactic.DODGE: 0.8, Tactic.ESCAPE_MAN: 1.0, Tactic.ESCAPE_BAT: 0.8},
    **{Tactic.ESCAPE_MIST: 0.8, Tactic.FANGS: 1.5, Tactic.MESMERIZE: 1.2, Tactic.STRENGTH: 1.5},
    **{Tactic.AGENT_PUNCH: 1.0, Tactic.AGENT_DODGE: 0.8, Tactic.AGENT_KNIFE: 1.5},
    **{Tactic.AGENT_PISTOL: 1.5, Tactic.AGENT_RIFLE: 1.7},
}
WEAK_BLOOD = 4
"""Dracula's blood from which down he prefers to escape."""


def strike(random: Random, state: Fury2State, actions: Sequence[Strike]) -> Action:
    """Draw a hunter's card; holy items only against those who fear them."""
    fight, hunter = fight_of(state), state.agenda[-1].hunter  # type: ignore[attr-defined]
    is_weak = state.hunters[hunter].health <= HEALTH[hunter] / 3

    def weight(card: int) -> float:
        if card == Item.ESCAPE and is_weak and fight.enemy == Enemy.DRACULA:
            return ESCAPING
        if card in HOLY_ITEMS and fight.enemy in (Enemy.AGENT, Enemy.SERVANT):
            return 0.1
        return STRIKES[card]

    return mixed(random, actions, [weight(action.card) for action in actions])


def counter(random: Random, state: Fury2State, actions: Sequence[Counter]) -> Action:
    """Draw an enemy's card; a weak Dracula rather escapes."""
    factor = 3.0 if state.blood <= WEAK_BLOOD else 1.0
    weights = [COUNTERS[action.card] * (factor if action.card in ESCAPES else 1.0) for action in actions]
    return mixed(random, actions, weights)


def target(random: Random, state: Fury2State, actions: Sequence[Choose]) -> Choose:
    """Choose the hunter who is nearest to defeat."""
    return min(actions, key=lambda action: state.hunters[action.hunter].health + random())


SIMPLE_RULES: dict[type[Step], SimpleRule] = {
    StrikeChoice: strike,
    CounterChoice: counter,
    TargetChoice: target,
}
