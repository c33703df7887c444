"""Combat cards in simulated games, without solving each round.

A hunter plays the card that gains most against the enemy's usual cards, by the chances to win and the table
of results. The enemy's cards are drawn by how often they are good.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ai.knowledge.fury.turn_guide import Random, SimpleRule, best, mixed
from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.fury2.actions import Choose, Counter, Strike
from furyqt.rules.fury2.decks import ESCAPES, Item, Tactic
from furyqt.rules.fury2.options import Fury2Options
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_effects import fight_of
from furyqt.rules.fury2.steps.combat.combat_round import CounterChoice, StrikeChoice, TargetChoice, counters
from furyqt.rules.fury2.tables import HEALTH
from furyqt.rules.fury2.tactics.bonuses import enemy_bonus, hunters_bonus
from furyqt.rules.fury2.tactics.cards import HUNTER_CARDS, can_meet
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.rules.fury2.tactics.outlook import chance_to_win
from furyqt.rules.fury2.tactics.results import CombatResult, result_table

STRIKES: dict[int, float] = {
    **{Item.STAKE: 3.0, Item.SACRED_BULLETS: 2.5, Item.CRUCIFIX: 2.5, Item.HOLY_WATER: 2.5},
    **{Item.HEAVENLY_HOST: 2.0, Item.KNIFE: 2.5, Item.RIFLE: 2.0, Item.PISTOL: 1.8},
    **{Item.PUNCH: 1.0, Item.DODGE: 0.8, Item.ESCAPE: 0.4},
}
"""The frequency of each card of a usual hunter, relative to the others."""
COUNTERS: dict[int, float] = {
    **{Tactic.CLAWS: 2.0, Tactic.DODGE: 0.8, Tactic.ESCAPE_MAN: 1.0, Tactic.ESCAPE_BAT: 0.8},
    **{Tactic.ESCAPE_MIST: 0.8, Tactic.FANGS: 1.5, Tactic.MESMERIZE: 1.2, Tactic.STRENGTH: 1.5},
    **{Tactic.AGENT_PUNCH: 1.0, Tactic.AGENT_DODGE: 0.8, Tactic.AGENT_KNIFE: 1.5},
    **{Tactic.AGENT_PISTOL: 1.5, Tactic.AGENT_RIFLE: 1.7},
}
WEAK_BLOOD = 4
"""Dracula's blood from which down he prefers to escape."""
KILLED = {Enemy.DRACULA: 2.5, Enemy.AGENT: 1.0, Enemy.NEW_VAMPIRE: 5.0, Enemy.SERVANT: 1.5}
"""The worth of the result Killed by enemy, in units of Dracula's blood."""
HEALTH_LOST, EVENT_LOST, ITEMS_LOST, BITTEN = 0.35, 0.25, 1.5, 2.0
"""The cost of one health, of an event that a hunter may have, of all items, and of a bite."""
CARD_LOST = 0.7
"""The cost of the card itself."""
ADVANTAGE, REPELLED = 0.3, 0.4
ESCAPING = 1.5
"""The additional worth of Escape for a hunter with little health left against Dracula."""
DOUBT = 0.2
"""Cards that are nearly as good are chosen, too."""


def strike(random: Random, state: Fury2State, actions: Sequence[Strike]) -> Action:
    """Choose a hunter's card by what it is expected to gain; a weak hunter rather escapes from Dracula."""
    fight, hunter = fight_of(state), state.agenda[-1].hunter  # type: ignore[attr-defined]
    ahead = hunters_bonus(fight) - enemy_bonus(state, fight)
    gains = expected_gains(state.options, fight.enemy, tuple(counters(state)), ahead)
    is_weak = state.hunters[hunter].health <= HEALTH[hunter] / 3 and fight.enemy == Enemy.DRACULA

    def value(action: Strike) -> float:
        return gains[action.card] + ESCAPING * (is_weak and action.card == Item.ESCAPE)

    return best(random, actions, value, DOUBT)


@lru_cache(maxsize=4096)
def expected_gains(
    options: Fury2Options, enemy: Enemy, tactics: Sequence[int], ahead: int
) -> Mapping[int, float]:
    """Return what each card of a hunter gains on average in a round against the usual ones of these cards.

    `ahead` is the hunters' bonus less the enemy's. The unit is Dracula's blood.
    """
    table, whole = result_table(options), sum(COUNTERS[tactic] for tactic in tactics)
    gains: dict[int, float] = dict.fromkeys(HUNTER_CARDS, 0.0)
    for card in HUNTER_CARDS:
        for tactic in tactics:
            if can_meet(card, tactic):
                won, lost = (
                    _worth(table[card, tactic, hunters_win], enemy, hunters_win)
                    for hunters_win in (True, False)
                )
                chance = chance_to_win(options.initiative, ahead, card, tactic)
                gains[card] += COUNTERS[tactic] / whole * (chance * won + (1 - chance) * lost)
    return gains


def _worth(result: CombatResult, enemy: Enemy, hunters_won: bool) -> float:
    """Return the gain of a result."""
    gain = float(result.blood) if enemy == Enemy.DRACULA else 0.0
    gain += KILLED[enemy] * result.killed + REPELLED * result.repel
    gain += ADVANTAGE * result.advantage * (1 if hunters_won else -1)
    gain -= HEALTH_LOST * result.health + EVENT_LOST * result.event + BITTEN * result.bite
    return gain - ITEMS_LOST * result.items - CARD_LOST * result.destroyed


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
