"""Combats as simultaneous games: the mixture of cards in a round, given one player's knowledge.

The deciding side knows its own cards; the other side's are sampled in many worlds, and each world's opponent
is a kind that answers the mixture as well as its own cards allow. Decisions with all cards face up are not
simultaneous: the action with the best mean over the worlds is taken.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from ai.agent import unhurried
from ai.knowledge import Belief, Check, Mixture
from ai.knowledge.fury import simultaneous
from ai.knowledge.fury.simultaneous import PayoffTable, by_card, engaging, spread
from ai.knowledge.fury3.combat.rounds import Rounds, after
from furyqt.rules.core.agenda import settle
from furyqt.rules.core.zones import with_card
from furyqt.rules.fury3.cards.combat import ClawsChoice, TutorChoice
from furyqt.rules.fury3.cards.items import CircleChoice
from furyqt.rules.fury3.decks import NONE, Deck
from furyqt.rules.fury3.determinize import determinize
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.card_effects import BulletsChoice, RevengeChoice
from furyqt.rules.fury3.steps.combat.combat_effects import fight_of
from furyqt.rules.fury3.steps.combat.combat_round import (
    NO_CHOICES,
    CombatRound,
    CounterChoice,
    EngagedChoice,
    Reveal,
    StrikeChoice,
    SwapChoice,
)
from furyqt.rules.fury3.steps.combat.icon_comparison import EnragedChoice, PlottingChoice
from furyqt.rules.fury3.steps.combat.preparation import WreathChoice
from furyqt.rules.fury3.tables import HUNTERS
from furyqt.rules.fury3.words import card_text, combat_text

FACEDOWN = (StrikeChoice, CounterChoice, EngagedChoice)
"""Decisions of a round that are made before the cards are turned up."""
OPEN = (
    *(WreathChoice, SwapChoice, PlottingChoice, EnragedChoice, RevengeChoice),
    *(TutorChoice, ClawsChoice, BulletsChoice, CircleChoice),
)
"""Decisions of a combat in which only the cards in hand are hidden."""
LEAST_WORLDS, MOST_WORLDS = 6, 24
CELLS = 20
"""The outcomes of rounds that are played for each iteration of the budget."""
CARELESS = 0.8, 0.4
"""The share of Draculas, and of hunters, who are assumed to play the usual cards in this round.

Without them no hunter would strike at an opponent who can parry, however rarely he does.
"""
DEEPEST = 3
MERGED = 0.7
"""The assumed share of a round's outcomes that differ in their future."""


def mixture(
    observation: Fury3Observation, belief: Belief, rng: random.Random, effort: int, check: Check = unhurried
) -> Mixture | None:
    """Return the mixture of actions for a decision in a combat; None for every other decision."""
    step, fight = observation.agenda[-1], observation.fight
    if fight is None or not isinstance(step, (*FACEDOWN, *OPEN)):
        return None
    if isinstance(step, OPEN):
        looks = plan(len(fight.hunters), effort // len(observation.actions))
        return _best(observation, belief, rng, looks, check)
    depth, worlds = plan(len(fight.hunters), effort)
    player, careless = observation.player, CARELESS[observation.player]
    tables = [Rounds(player, check).table(round_of(observation, belief, rng), depth) for _ in range(worlds)]
    if isinstance(step, StrikeChoice):
        return spread(striking(tables, fight.hunters.index(step.hunter), careless))
    replies, mixed = tables[0].replies, countering(tables, careless)
    if isinstance(step, CounterChoice):
        cards = [action.card for action in observation.actions]  # type: ignore[union-attr]
        return spread(by_card(cards, replies, mixed))
    chosen = [at for at, (card, _) in enumerate(replies) if card == fight.choice]
    engaged = engaging([mixed.shares[at] for at in chosen], [mixed.points[at] for at in chosen])
    return spread(engaged)._replace(replies=mixed.replies)


def _best(
    observation: Fury3Observation, belief: Belief, rng: random.Random, looks: tuple[int, int], check: Check
) -> Mixture:
    """Return the action that is best on average when all cards are known."""
    (depth, worlds), sign = looks, 1.0 if observation.player == HUNTERS else -1.0
    payoffs = [0.0] * len(observation.actions)
    for _ in range(worlds):
        rounds, state = Rounds(observation.player, check), world(observation, belief, rng)
        for at, action in enumerate(observation.actions):
            payoffs[at] += sign * rounds.value(after(state, action), depth) / worlds
    best = payoffs.index(max(payoffs))
    return Mixture(tuple(float(at == best) for at in range(len(payoffs))), tuple(payoffs))


def plan(hunters: int, effort: int) -> tuple[int, int]:
    """Return the number of rounds to look ahead and the number of worlds for a budget of iterations."""
    budget = CELLS * effort
    cells = (1 + 5 * hunters) * 5 * hunters
    costs = [cells * (MERGED * cells) ** ahead for ahead in range(DEEPEST)]
    depth = max((n for n, cost in enumerate(costs, 1) if cost * LEAST_WORLDS <= budget), default=1)
    least = max(1, min(LEAST_WORLDS, effort))
    return depth, int(min(MOST_WORLDS, max(least, budget // costs[depth - 1])))


def world(observation: Fury3Observation, belief: Belief, rng: random.Random) -> Fury3State:
    """Sample a complete state that fits the observation."""
    state = determinize(observation, belief.sample(rng), rng.getrandbits(63))
    state.told = None
    return state


def round_of(observation: Fury3Observation, belief: Belief, rng: random.Random) -> Fury3State:
    """Sample a state that fits the observation, at the start of the round, before any card is chosen."""
    state = world(observation, belief, rng)
    fight = fight_of(state)
    hand = fight.hand if fight.choice == NONE else with_card(fight.hand, fight.choice)
    state.fight = replace(fight, choices=NO_CHOICES, choice=NONE, engaged=NONE, hand=hand)
    below = next(at for at, step in enumerate(state.agenda) if isinstance(step, Reveal))
    state.agenda = (*state.agenda[:below], CombatRound())
    settle(state)
    return state


def striking(tables: Sequence[PayoffTable], place: int, careless: float) -> Mixture:
    """Return a hunter's mixture of cards; the hunters together play safest against Dracula's unknown hand."""
    return simultaneous.striking(tables, place, careless, combat_text)


def countering(tables: Sequence[PayoffTable], careless: float) -> Mixture:
    """Return Dracula's mixture of replies, safest against hunters with unknown items."""
    return simultaneous.countering(tables, careless, partial(card_text, Deck.ITEM))
