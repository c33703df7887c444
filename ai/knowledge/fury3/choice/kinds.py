"""Which kind of Dracula this one is: Bayes' weights of the kinds, by everything that this game has shown.

The way is followed place by place for each kind (a forward filter), within the conditions on all cards. That
no two cards of the trail show the same place is left out: it concerns all kinds alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from ai.knowledge.fury3.choice.model import TRUST, ChoiceModel, Link, Table
from ai.portable import Floats, exp, log
from furyqt.rules.fury3.hidden.trail_constraints import HIDE_BIT, SHAPE
from furyqt.rules.fury3.hidden.trail_sampler import Fury3TrailSampler
from furyqt.rules.fury3.tables import PLACES

TINY = 1e-30
_COUNT = len(PLACES)


@lru_cache(maxsize=512)
def flags(mask: int) -> Floats:
    """Return 1 for each place in a bit mask, and 0 for the others; shape (places,)."""
    return np.array([float(mask >> place & 1) for place in PLACES])


_WAYS = {way: np.stack([flags(mask) for mask in rows]).astype(np.float32) for way, rows in SHAPE.ways.items()}


class Followed(NamedTuple):
    """His place as each kind, and the evidence for each kind."""

    places: Floats
    """The chance of each place now, shape (kinds, places)."""
    evidence: Floats
    """The logarithm of the probability of everything seen, shape (kinds,)."""


def followed(model: ChoiceModel, chain: Fury3TrailSampler, links: Sequence[Link]) -> Followed:
    """Follow his way from the first link to the newest, for each kind."""
    evidence = np.zeros(len(model.share))
    now = np.ones((len(model.share), _COUNT))
    for number, (link, choices) in enumerate(zip(chain.links, links, strict=True)):
        table, may = model.weights(choices), chain.cards[link.card].may
        after = flags(chain.after[number])
        if number == 0:
            moved = table[:, _COUNT, :_COUNT] * flags(may)
        else:
            step = table[:, :_COUNT, :_COUNT] * _WAYS[link.way]
            moved = np.einsum("ki,kij->kj", now.astype(np.float32), step) * flags(may)
            if may >> HIDE_BIT & 1:
                moved += now * table[:, :_COUNT, HIDE_BIT] * flags(link.stay)
        now = moved * after
        whole = now.sum(axis=1, keepdims=True)
        evidence += log(np.maximum(whole[:, 0], TINY))
        now = np.where(whole > 0, now / np.maximum(whole, TINY), after / max(1.0, after.sum()))
    return Followed(now, evidence)


def shares_of(model: ChoiceModel, chain: Fury3TrailSampler, links: Sequence[Link]) -> Floats:
    """Return the probability of each kind after this game; as before it if his whole trail is known."""
    return posterior(model, followed(model, chain, links).evidence) if chain.after else model.share


def posterior(model: ChoiceModel, evidence: Floats) -> Floats:
    """Return the probability of each kind after this evidence, which is trusted in part only."""
    score = log(model.share) + TRUST * evidence
    chance = exp(score - score.max())
    return np.asarray(chance / chance.sum())


def mean_table(model: ChoiceModel, link: Link, shares: Floats) -> Table:
    """Return the weights of one link, averaged over the kinds."""
    return np.asarray(np.einsum("k,kij->ij", shares.astype(np.float32), model.weights(link)))
