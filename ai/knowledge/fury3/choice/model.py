"""Dracula's choice of a place: a softmax over his options for each of several kinds of Dracula.

The kinds are learned from games (`python -m lab.train belief fury3`) and are in belief_weights.txt, one
column per kind. One more kind is the house's own Dracula as he is, who plays most games (house_weights.txt),
and one has no preferences. Which he is, this game must show (see `kinds`).
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ai.knowledge import weight_files
from ai.knowledge.fury3.choice.features import (
    CARD_AT,
    CROSS_NAMES,
    NAMES,
    SEA,
    STATE_NAMES,
    WIDTH,
    WOLF_MASK,
    beginnings,
    ground,
)
from ai.knowledge.fury3.choice.public_facts import BAT, HIDE, START, WOLF, DraculaChoice, PublicFacts
from ai.portable import Floats, exp, product
from furyqt.rules.fury3.hidden.trail_constraints import HIDE_BIT
from furyqt.rules.fury3.tables import PLACES

LEAST = 1e-4
"""The smallest weight: what seems impossible to the hunters may still be possible."""
EVEN = 0.05
"""The assumed share of Draculas without preferences."""
HOUSE_FLOORS = 0.05, 0.2
"""The shares of choices, and of first places, that are spread evenly for the house's own Dracula."""
REPEATS = {"been": 1.5, "been_close": 2.0}
"""The weights by which one more kind, who does what he did before, differs from the mean of the others."""
TRUST = 0.5
"""The trust in the evidence of this game for one kind or another, from 0 (none) to 1."""
_COUNT = len(PLACES)
Table = NDArray[np.float32]
Link = tuple[DraculaChoice, ...]


class ChoiceKinds(NamedTuple):
    """The parameters of the kinds of Dracula."""

    theta: Floats
    """Each kind's weights, shape (len(NAMES), kinds)."""
    floor: float
    """The share of each choice that is spread evenly over all of Dracula's options."""
    start_floor: float
    """The same for the first place, which people may choose differently from the players of our games."""
    house: Floats = np.zeros((len(NAMES), 0))
    """The weights of the house's own Dracula, not drawn to the mean: shape (len(NAMES), 1), or none."""


class Chances(NamedTuple):
    """The probability of each of Dracula's options in each place, for one set of facts and each kind."""

    walk: Floats
    """Shape (kinds, places, places): from, to."""
    wolf: Floats
    stay: dict[int, Floats]
    """Shape (kinds, places) for each card by which he stays."""


class ChoiceModel:
    """The choices of the learned kinds, of the kind that repeats itself, and of the one without preferences.

    All results are kept: the same choices are asked for in each decision of a game.
    """

    def __init__(self, kinds: ChoiceKinds) -> None:
        middle = kinds.theta.mean(axis=1, keepdims=True)
        repeats = middle + np.array([[REPEATS.get(name, 0.0)] for name in NAMES])
        self._theta = np.hstack([kinds.theta, repeats, kinds.house, 0 * middle])
        count = self._theta.shape[1]
        self.share = np.array([*np.full(count - 1, (1 - EVEN) / (count - 1)), EVEN])
        """The probability of each kind before a game."""
        usual, houses = kinds.theta.shape[1] + 1, kinds.house.shape[1]
        self._floor = np.repeat((kinds.floor, HOUSE_FLOORS[0], 1.0), (usual, houses, 1))
        self._start_floor = np.repeat((kinds.start_floor, HOUSE_FLOORS[1], 1.0), (usual, houses, 1))
        self.chances = lru_cache(maxsize=8)(self._chances)
        self.starts = lru_cache(maxsize=8)(self._starts)
        self.weights = lru_cache(maxsize=96)(self._weights)

    def _chances(self, facts: PublicFacts) -> Chances:
        """Return the model's probabilities, with the floor."""
        seen, theta = ground(facts), self._theta
        base = product(seen.places, theta[:WIDTH]).T
        liking = exp(base - base.max(axis=1, keepdims=True))
        crossing = exp(product(seen.cross, theta[WIDTH : WIDTH + len(CROSS_NAMES)]))
        swims = np.where(np.outer(SEA, SEA) > 0, crossing[:, None, None], 1.0)

        def card(kind: int) -> Floats:
            at = CARD_AT[kind]
            return exp(product(seen.state, theta[at : at + len(STATE_NAMES)])).T

        walk = seen.walk * liking[:, None, :] * swims
        wolf = seen.wolf * liking[:, None, :] * card(WOLF)[:, :, None]
        stay = {kind: can * liking * card(kind) for kind, can in seen.stay.items()}
        total = walk.sum(axis=2) + wolf.sum(axis=2) + sum(stay.values())
        count = seen.walk.sum(axis=1) + seen.wolf.sum(axis=1) + sum(seen.stay.values())
        scale = (1 - self._floor)[:, None] / np.maximum(total, 1e-12)
        even = self._floor[:, None] / np.maximum(count, 1)
        return Chances(
            scale[:, :, None] * walk + even[:, :, None] * seen.walk,
            scale[:, :, None] * wolf + even[:, :, None] * seen.wolf,
            {kind: scale * stay[kind] + even * can for kind, can in seen.stay.items()},
        )

    def _starts(self, facts: PublicFacts) -> Floats:
        """Return the probability of each starting place, with its floor; shape (kinds, places)."""
        options, rows = beginnings(facts)
        score = product(rows, self._theta).T
        liking = exp(score - score.max(axis=1, keepdims=True))
        floor = self._start_floor[:, None]
        found = np.zeros((len(self.share), _COUNT))
        found[:, [place for _, place in options]] = (1 - floor) * liking / liking.sum(
            axis=1, keepdims=True
        ) + floor / len(options)
        return found

    def _weights(self, link: Link) -> Table:
        """Return the weights of a link for each kind: (kinds, Dracula's place before, the faces of its card).

        The last row is for the first link of all, or of those that matter, before which he was nowhere.
        """
        first, *stays = link
        table = np.full((len(self.share), _COUNT + 1, HIDE_BIT + 1), LEAST)
        table[:, :_COUNT] = np.maximum(LEAST, self._step(first))
        table[:, _COUNT] = 1.0
        if first.kind == START:
            table[:, _COUNT, :_COUNT] = np.maximum(LEAST, self.starts(first.facts))
        for choice in stays:
            likely = np.maximum(LEAST, self.chances(choice.facts).stay[choice.kind])
            table[:, :, :_COUNT] *= likely[:, None, :]
            table[:, :_COUNT, HIDE_BIT] *= likely
        return table.astype(np.float32)

    def _step(self, choice: DraculaChoice) -> Floats:
        """Shape (kinds, places, places and Hide): the probability of each step that looks like this."""
        nothing = np.zeros((len(self.share), _COUNT, 1))
        if choice.kind == BAT:
            liking = WOLF_MASK * exp(product(ground(choice.facts).places, self._theta[:WIDTH])).T[:, None, :]
            step = liking / np.maximum(liking.sum(axis=2, keepdims=True), 1e-12)
            return np.concatenate((step, nothing), axis=2)
        found = self.chances(choice.facts)
        if choice.kind == WOLF:
            return np.concatenate((found.wolf, nothing), axis=2)
        return np.concatenate((found.walk, found.stay[HIDE][:, :, None]), axis=2)


@cache
def learned() -> ChoiceModel:
    """Return the model with the kinds from the files that training wrote."""
    known = weight_files.weight_rows("ai.knowledge.fury3", "belief_weights.txt")
    theta = np.array([known[name] for name in NAMES])
    house = weight_files.weights("ai.knowledge.fury3", "house_weights.txt")
    own = np.array([[house.get(name, 0.0)] for name in NAMES])
    return ChoiceModel(ChoiceKinds(theta, known["floor"][0], known["start_floor"][0], own))
