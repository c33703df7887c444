"""Combats as simultaneous games: the mixture of cards in a round, given one player's knowledge.

The deciding side knows its own cards; the other side's are sampled in many worlds, and each world's opponent
is a kind that answers the mixture as well as its own cards allow. Decisions with all cards face up are not
simultaneous: the action with the best mean over the worlds is taken.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import exp
from typing import NamedTuple

from msgspec.structs import replace

from ai.agent import unhurried
from ai.knowledge import Belief, Check, Mixture
from ai.knowledge.fury3.combat.rounds import PayoffTable, Rounds, after
from ai.matrix_game import solve_blocks
from furyqt.rules.core.agenda import settle
from furyqt.rules.core.text import Text
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

Payoffs = Sequence[Sequence[float]]


class CombatGame(NamedTuple):
    """A round against one opponent, from the side that chooses a mixture."""

    payoffs: Payoffs
    usual: Sequence[float]
    """The usual frequency of each of the opponent's cards; those of one hunter, or of Dracula, sum to one."""
    names: Sequence[Text]
    """The opponent's cards."""


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
RARE = 1e-6
"""A card with a smaller share in the solution was drawn by the spread mixture."""
SPREAD = 0.3
"""The share of a mixture that is spread over actions that are nearly as good."""
NOISE = 0.5
"""The error in points of an action's estimated value."""
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
        return _spread(striking(tables, fight.hunters.index(step.hunter), careless))
    replies, mixed = tables[0].replies, countering(tables, careless)
    if isinstance(step, CounterChoice):
        cards = [action.card for action in observation.actions]  # type: ignore[union-attr]
        return _spread(_by_card(cards, replies, mixed))
    chosen = [at for at, (card, _) in enumerate(replies) if card == fight.choice]
    engaged = _engaging([mixed.shares[at] for at in chosen], [mixed.points[at] for at in chosen])
    return _spread(engaged)._replace(replies=mixed.replies)


def _spread(mixed: Mixture) -> Mixture:
    """Spread a share of the mixture over all actions that are nearly as good: the payoffs are estimates."""
    best = max(mixed.points)
    weights = [exp((pay - best) / NOISE) for pay in mixed.points]
    whole = sum(weights)
    shares = [
        (1 - SPREAD) * share + SPREAD * weight / whole
        for share, weight in zip(mixed.shares, weights, strict=True)
    ]
    return mixed._replace(shares=tuple(shares))


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
    blocks = tuple(map(len, tables[0].cards))
    games = [
        CombatGame(table.payoffs, table.usual_replies, [combat_text(card) for card, _ in table.replies])
        for table in tables
    ]
    whole = _safest(blocks, games, len(tables), careless)
    parts = list(pairwise(accumulate(blocks, initial=0)))
    start, stop = parts.pop(place)
    others = sum(
        share * pay for a, b in parts for share, pay in zip(whole.shares[a:b], whole.points[a:b], strict=True)
    )
    points = tuple(pay + others for pay in whole.points[start:stop])
    return Mixture(whole.shares[start:stop], points, whole.replies)


def countering(tables: Sequence[PayoffTable], careless: float) -> Mixture:
    """Return Dracula's mixture of replies, safest against hunters with unknown items."""
    games = []
    for table in tables:
        parts = pairwise(accumulate(map(len, table.cards), initial=0))
        for cards, (start, stop) in zip(table.cards, parts, strict=True):
            turned = [[-pay for pay in column] for column in zip(*table.payoffs[start:stop], strict=True)]
            names = [card_text(Deck.ITEM, card) for card in cards]
            games.append(CombatGame(turned, table.usual_strikes[start:stop], names))
    return _safest((len(tables[0].replies),), games, len(tables), careless)


def _safest(blocks: Sequence[int], games: Sequence[CombatGame], worlds: int, careless: float) -> Mixture:
    """Return the safest mixture of the rows, and the payoff of each row against the best answers to it.

    The careless, as one kind of opponent, play the usual cards; the others play best responses.
    """
    usual = [
        [sum(pay * share for pay, share in zip(row, game.usual, strict=True)) for row in game.payoffs]
        for game in games
    ]
    blindly = [[sum(row) / worlds] for row in zip(*usual, strict=True)]
    kinds = [((1 - careless) / worlds, game.payoffs) for game in games] + [(careless, blindly)]
    found = solve_blocks(blocks, kinds)
    payoffs = [
        sum(
            weight * sum(pay * share for pay, share in zip(matrix[row], reply, strict=True))
            for (weight, matrix), reply in zip(kinds, found.columns, strict=True)
        )
        for row in range(sum(blocks))
    ]
    return Mixture(found.rows, tuple(payoffs), _expected(games, found.columns, careless))


def _expected(
    games: Sequence[CombatGame], columns: Sequence[Sequence[float]], careless: float
) -> tuple[tuple[Text, float], ...]:
    """Return the other side's expected play over all worlds, the likeliest first."""
    shares = dict.fromkeys((name for game in games for name in game.names), 0.0)
    for game, column in zip(games, columns, strict=False):  # the last column is that of the careless
        for name, best, usual in zip(game.names, column, game.usual, strict=True):
            shares[name] += ((1 - careless) * best + careless * usual) / len(games)
    return tuple(sorted(shares.items(), key=lambda item: -item[1]))


def _by_card(cards: Sequence[int], replies: Sequence[tuple[int, int]], mixed: Mixture) -> Mixture:
    """Return the mixture of Dracula's cards without the engaged hunters."""
    shares, payoffs = [], []
    for card in cards:
        own = [at for at, reply in enumerate(replies) if reply[0] == card]
        shares.append(sum(mixed.shares[at] for at in own))
        payoffs.append(max(mixed.points[at] for at in own))
    return Mixture(tuple(shares), tuple(payoffs), mixed.replies)


def _engaging(shares: Sequence[float], payoffs: Sequence[float]) -> Mixture:
    """Return the mixture of the hunters to engage, after a card that may be one to avoid."""
    whole = sum(shares)
    if whole < RARE:
        shares, whole = [float(pay == max(payoffs)) for pay in payoffs], 1.0
    return Mixture(tuple(share / whole for share in shares), tuple(payoffs))
