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
from ai.knowledge import Belief, Mixture
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


def mixture(observation: Observation, belief: Belief, rng: random.Random, effort: int) -> Mixture | None:
    """How to mix the actions; None where no card is laid facedown and no hunter engaged."""
    step = observation.agenda[-1]
    if not isinstance(step, StrikeChoice | CounterChoice | EngagedChoice):
        return None
    assert observation.fight is not None
    depth, worlds = plan(len(observation.fight.hunters), effort)
    tables = [Rounds().table(round_of(observation, belief, rng), depth) for _ in range(worlds)]
    if isinstance(step, StrikeChoice):
        return striking(tables, observation.fight.hunters.index(step.hunter))
    replies, mixed = tables[0].replies, countering(tables)
    if isinstance(step, CounterChoice):
        cards = [action.card for action in observation.actions]  # type: ignore[union-attr]
        return _by_card(cards, replies, mixed)
    chosen = [at for at, (card, _) in enumerate(replies) if card == observation.fight.choice]
    return _engaging([mixed.shares[at] for at in chosen], [mixed.points[at] for at in chosen])


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


def striking(tables: Sequence[Table], place: int) -> Mixture:
    """How one hunter mixes his cards, the hunters together being safest against Dracula's unknown hand."""
    blocks = tuple(map(len, tables[0].cards))
    whole = _safest(blocks, [(1 / len(tables), table.payoffs) for table in tables])
    parts = list(pairwise(accumulate(blocks, initial=0)))
    start, stop = parts.pop(place)
    others = sum(
        share * pay for a, b in parts for share, pay in zip(whole.shares[a:b], whole.points[a:b], strict=True)
    )
    return Mixture(whole.shares[start:stop], tuple(pay + others for pay in whole.points[start:stop]))


def countering(tables: Sequence[Table]) -> Mixture:
    """How Dracula mixes his replies, safest against hunters with unknown items, who answer one by one."""
    kinds = []
    for table in tables:
        for start, stop in pairwise(accumulate(map(len, table.cards), initial=0)):
            block = table.payoffs[start:stop]
            kinds.append((1 / len(tables), [[-pay for pay in column] for column in zip(*block, strict=True)]))
    return _safest((len(tables[0].replies),), kinds)


def _safest(blocks: Sequence[int], kinds: Sequence[tuple[float, Sequence[Sequence[float]]]]) -> Mixture:
    """The best mixture of the rows, and what each row pays against the answers to it."""
    found = solve_blocks(blocks, kinds)
    payoffs = [
        sum(
            weight * sum(pay * share for pay, share in zip(matrix[row], reply, strict=True))
            for (weight, matrix), reply in zip(kinds, found.columns, strict=True)
        )
        for row in range(sum(blocks))
    ]
    return Mixture(found.rows, tuple(payoffs))


def _by_card(cards: Sequence[int], replies: Sequence[tuple[int, int]], mixed: Mixture) -> Mixture:
    """A mixture of Dracula's cards alone."""
    shares, payoffs = [], []
    for card in cards:
        own = [at for at, reply in enumerate(replies) if reply[0] == card]
        shares.append(sum(mixed.shares[at] for at in own))
        payoffs.append(max(mixed.points[at] for at in own))
    return Mixture(tuple(shares), tuple(payoffs))


def _engaging(shares: Sequence[float], payoffs: Sequence[float]) -> Mixture:
    """A mixture of the hunters to engage, after a card that perhaps should not have been chosen."""
    whole = sum(shares)
    if whole <= 0:
        shares, whole = [float(pay == max(payoffs)) for pay in payoffs], 1.0
    return Mixture(tuple(share / whole for share in shares), tuple(payoffs))
