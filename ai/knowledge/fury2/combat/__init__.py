"""Combats as simultaneous games: the mixture of cards in a round, given one player's knowledge.

The enemy's cards are public, so the hunters solve one exact game over cards and dice. Dracula does not know
the hunters' items: they are sampled in many worlds, and each world's hunters answer his mixture as well as
their own cards allow. Choices with all cards face up are not simultaneous: the action with the best mean over
the worlds is taken.
"""

from __future__ import annotations

import random
from functools import partial

from msgspec.structs import replace

from ai.agent import unhurried
from ai.knowledge import Belief, Check, Mixture
from ai.knowledge.fury.simultaneous import by_card, countering, engaging, spread, striking
from ai.knowledge.fury2.combat.combat_points import combat_points
from ai.knowledge.fury2.combat.rounds import Estimate, Rounds, following
from furyqt.rules.core.zones import NONE
from furyqt.rules.fury2.decks import Deck
from furyqt.rules.fury2.determinize import determinize
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_effects import fight_of
from furyqt.rules.fury2.steps.combat.combat_results import EventLossChoice
from furyqt.rules.fury2.steps.combat.combat_rolls import AppliedChoice
from furyqt.rules.fury2.steps.combat.combat_round import CounterChoice, StrikeChoice, TargetChoice
from furyqt.rules.fury2.steps.combat.offers import OfferChoice
from furyqt.rules.fury2.tables import HUNTERS
from furyqt.rules.fury2.tactics.fight import NO_CHOICES, Fight
from furyqt.rules.fury2.words import card_text, tactic_text

FACEDOWN = (StrikeChoice, CounterChoice, TargetChoice)
"""Decisions of a round that are made before the cards are turned up."""
OPEN = (OfferChoice, AppliedChoice, EventLossChoice)
"""Decisions of a combat in which only the cards in hand are hidden."""
CELLS = 50
"""The cells of matrices that are calculated for each iteration of the budget, about 30 microseconds each."""
LEAST_WORLDS, MOST_WORLDS = 6, 24
USUAL_CARDS = 4
"""The number of cards of a hunter for which the cost of a matrix is estimated."""
CARELESS, LATER = 0.8, 0.5
"""The shares of enemies that hunters expect to play the usual cards in this round, and in later ones.

Dracula expects the safest cards of the hunters.
"""
GROWTH = (1.1, 12.0)
"""The cells of the second round for each of the first, and of the third for each of the second."""


def mixture(
    observation: Fury2Observation,
    belief: Belief,
    rng: random.Random,
    effort: int,
    check: Check = unhurried,
    estimate: Estimate = combat_points,
) -> Mixture | None:
    """Return the mixture of actions for a decision in a combat; None for every other decision."""
    step, fight = observation.agenda[-1], observation.fight
    if fight is None or not isinstance(step, (*FACEDOWN, *OPEN)):
        return None
    careless, later = (CARELESS, LATER) if observation.player == HUNTERS else (0.0, 0.0)
    if isinstance(step, OPEN):
        looks = plan(fight, observation.player, effort // len(observation.actions))
        return _best(observation, belief, rng, looks, Rounds(check, estimate, later))
    depth, worlds = plan(fight, observation.player, effort)
    rounds = [Rounds(check, estimate, later) for _ in range(worlds)]
    tables = [each.table(round_of(observation, belief, rng), depth) for each in rounds]
    if isinstance(step, StrikeChoice):
        return spread(striking(tables, fight.hunters.index(step.hunter), careless, tactic_text))
    replies = tables[0].replies
    mixed = countering(tables, careless, partial(card_text, Deck.ITEM))
    if isinstance(step, CounterChoice):
        cards = [action.card for action in observation.actions]  # type: ignore[union-attr]
        return spread(by_card(cards, replies, mixed))
    chosen = [at for at, (card, _) in enumerate(replies) if card == fight.choice]
    targets = engaging([mixed.shares[at] for at in chosen], [mixed.points[at] for at in chosen])
    return spread(targets)._replace(replies=mixed.replies)


def _best(
    observation: Fury2Observation, belief: Belief, rng: random.Random, looks: tuple[int, int], rounds: Rounds
) -> Mixture:
    """Return the action that is best on average when all cards are known."""
    (depth, worlds), sign = looks, 1.0 if observation.player == HUNTERS else -1.0
    payoffs = [0.0] * len(observation.actions)
    for _ in range(worlds):
        state = world(observation, belief, rng)
        for at, action in enumerate(observation.actions):
            payoffs[at] += sign * rounds.value(following(state, action), depth) / worlds
    best = payoffs.index(max(payoffs))
    return Mixture(tuple(float(at == best) for at in range(len(payoffs))), tuple(payoffs))


def plan(fight: Fight, player: int, effort: int) -> tuple[int, int]:
    """Return the number of rounds to look ahead and the number of worlds for a budget of iterations.

    The hunters know all cards of a combat, so they need one world.
    """
    number = len(fight.hunters)
    cells = (1 + USUAL_CARDS * number) * len(fight.cards) * number
    costs = [float(cells), GROWTH[0] * cells * cells]
    costs.append(GROWTH[1] * costs[1])
    budget, least = CELLS * effort, 1 if player == HUNTERS else LEAST_WORLDS
    depth = max((rounds for rounds, cost in enumerate(costs, 1) if cost * least <= budget), default=1)
    if player == HUNTERS:
        return depth, 1
    return depth, int(min(MOST_WORLDS, max(1, min(least, effort), budget // costs[depth - 1])))


def world(observation: Fury2Observation, belief: Belief, rng: random.Random) -> Fury2State:
    """Sample a complete state that fits the observation."""
    state = determinize(observation, belief.sample(rng), rng.getrandbits(63))
    state.told = None
    return state


def round_of(observation: Fury2Observation, belief: Belief, rng: random.Random) -> Fury2State:
    """Sample a state that fits the observation, with all choices of this round taken back."""
    state = world(observation, belief, rng)
    fight = fight_of(state)
    target = fight.hunters[0] if len(fight.hunters) == 1 else NONE
    state.fight = replace(fight, choices=NO_CHOICES, choice=NONE, target=target)
    return state
