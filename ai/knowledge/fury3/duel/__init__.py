"""Combats as games of simultaneous choice: how to mix the cards of a round, by what one player knows.

The deciding side knows its own cards; the other side's are drawn in many worlds, and each world's opponent is
a kind that answers the mixture as well as its own cards allow.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import accumulate, pairwise

from msgspec.structs import replace

from ai.duel import solve_blocks
from ai.knowledge import Belief
from ai.knowledge.fury3.duel.rounds import Rounds, Table
from furyqt.rules.core.agenda import settle
from furyqt.rules.core.zones import with_card
from furyqt.rules.fury3.decks import NONE
from furyqt.rules.fury3.determinize import determinize
from furyqt.rules.fury3.observation import Observation
from furyqt.rules.fury3.state import State
from furyqt.rules.fury3.steps.duel import (
    NO_CHOICES,
    CombatRound,
    CounterChoice,
    EngagedChoice,
    Reveal,
    StrikeChoice,
)
from furyqt.rules.fury3.steps.melee import fight_of

LEAST_WORLDS, MOST_WORLDS = 6, 24
CELLS = 20
"""Outcomes of rounds that are played for each iteration of the budget."""
DEEPEST = 3
MERGED = 0.7
"""The share of a round's outcomes that differ in their future."""


def mixture(
    observation: Observation, belief: Belief, rng: random.Random, effort: int
) -> tuple[float, ...] | None:
    """A probability for each action; None where no card is laid facedown and no hunter engaged."""
    step = observation.agenda[-1]
    if not isinstance(step, StrikeChoice | CounterChoice | EngagedChoice):
        return None
    assert observation.fight is not None
    depth, worlds = plan(len(observation.fight.hunters), effort)
    tables = [Rounds().table(round_of(observation, belief, rng), depth) for _ in range(worlds)]
    if isinstance(step, StrikeChoice):
        return strike_shares(tables, observation.fight.hunters.index(step.hunter))
    replies, shares = tables[0].replies, reply_shares(tables)
    if isinstance(step, CounterChoice):
        cards = [action.card for action in observation.actions]  # type: ignore[union-attr]
        return tuple(
            sum(share for share, reply in zip(shares, replies, strict=True) if reply[0] == card)
            for card in cards
        )
    chosen = [
        share for share, reply in zip(shares, replies, strict=True) if reply[0] == observation.fight.choice
    ]
    whole = sum(chosen)
    return tuple(share / whole if whole > 0 else 1 / len(chosen) for share in chosen)


def plan(hunters: int, effort: int) -> tuple[int, int]:
    """How many rounds ahead and in how many worlds a budget of iterations lets a combat be looked at."""
    budget = CELLS * effort
    cells = (1 + 5 * hunters) * 5 * hunters
    costs = [cells * (MERGED * cells) ** ahead for ahead in range(DEEPEST)]
    depth = max((n for n, cost in enumerate(costs, 1) if cost * LEAST_WORLDS <= budget), default=1)
    return depth, int(min(MOST_WORLDS, max(LEAST_WORLDS, budget // costs[depth - 1])))


def round_of(observation: Observation, belief: Belief, rng: random.Random) -> State:
    """A world that fits the observation, at the beginning of the round: nobody has chosen a card."""
    state = determinize(observation, belief.sample(rng), rng.getrandbits(63))
    state.told = None
    fight = fight_of(state)
    hand = fight.hand if fight.choice == NONE else with_card(fight.hand, fight.choice)
    state.fight = replace(fight, choices=NO_CHOICES, choice=NONE, engaged=NONE, hand=hand)
    below = next(at for at, step in enumerate(state.agenda) if isinstance(step, Reveal))
    state.agenda = (*state.agenda[:below], CombatRound())
    settle(state)
    return state


def strike_shares(tables: Sequence[Table], place: int) -> tuple[float, ...]:
    """How one hunter mixes his cards, the hunters together being safest against Dracula's unknown hand."""
    blocks = tuple(map(len, tables[0].cards))
    found = solve_blocks(blocks, [(1 / len(tables), table.payoffs) for table in tables])
    start, stop = list(pairwise(accumulate(blocks, initial=0)))[place]
    return found.rows[start:stop]


def reply_shares(tables: Sequence[Table]) -> tuple[float, ...]:
    """How Dracula mixes his replies, safest against hunters with unknown items, who answer one by one."""
    kinds = []
    for table in tables:
        for start, stop in pairwise(accumulate(map(len, table.cards), initial=0)):
            block = table.payoffs[start:stop]
            kinds.append((1 / len(tables), [[-pay for pay in column] for column in zip(*block, strict=True)]))
    return solve_blocks((len(tables[0].replies),), kinds).rows
